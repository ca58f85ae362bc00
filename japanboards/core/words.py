"""Lists of names as a person would say them."""

from __future__ import annotations

from collections.abc import Sequence


def listed(names: Sequence[str], most: int = 3) -> str:
    """The first few names, in words.

    >>> listed(["Tokyo", "Chiba", "Saitama", "Gunma", "Tochigi"])
    'Tokyo, Chiba, Saitama and 2 more'
    """
    shown = list(names[:most]) + ([f"{len(names) - most} more"] if len(names) > most else [])
    return f"{', '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else "".join(shown)
