"""What holds for all tests."""

import gc


def pytest_collection_finish():
    """What was loaded stays to the end: to look through it again and again for garbage is slow."""
    gc.collect()
    gc.freeze()
