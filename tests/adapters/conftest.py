"""OpenSpiel and PettingZoo, which `make test` installs; in CI they must be there."""

import importlib
import os

import pytest


def peer(module, name):
    try:
        return importlib.import_module(module)
    except ImportError:
        missing = f"{name} is not installed: pip install 'japanboards[adapters]'"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(missing)


@pytest.fixture
def pyspiel():
    return peer("pyspiel", "OpenSpiel")


@pytest.fixture
def pettingzoo():
    return peer("pettingzoo", "PettingZoo")
