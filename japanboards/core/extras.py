"""Packages that are optional: where one is missing, a sentence says how to get it."""

from __future__ import annotations

from types import TracebackType


class needs:
    """Imports of an extra; one that fails is answered with its name and what to type.

    >>> with needs("matplotlib", "plot"):
    ...     raise ImportError("No module named 'matplotlib'")
    Traceback (most recent call last):
    ImportError: matplotlib is not installed: pip install 'japanboards[plot]'
    """

    def __init__(self, what: str, extra: str) -> None:
        self.what, self.extra = what, extra

    def __enter__(self) -> None:
        """Nothing is to be done before."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if isinstance(error, ImportError):
            remedy = f"pip install 'japanboards[{self.extra}]'"
            raise ImportError(f"{self.what} is not installed: {remedy}") from error
