"""Positions are values: a changed one is a new one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


class Fixed(dict[K, V]):
    """A dictionary that nobody changes; as fast as any, and a copy of it is an ordinary one.

    A kind of it may fill itself, by ``dict.__setitem__`` in its ``__missing__``.

    >>> fixed = Fixed({"a": 1})
    >>> fixed["a"] = 2
    Traceback (most recent call last):
        ...
    TypeError: this table belongs to a board, and is not changed; copy() it first
    >>> fixed.copy() | {"a": 2}
    {'a': 2}
    """

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this table belongs to a board, and is not changed; copy() it first")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse
    __setattr__ = _refuse

    def __reduce__(self) -> Any:
        return dict, (dict(self),)


def make_copier(kind: type[T]) -> Callable[..., T]:
    """A function ``updated(value, **changes)`` that makes a changed copy of a dataclass.

    A copy keeps every field that is not named. It does what dataclasses.replace does at a fifth
    of its cost, and is where bots spend their time; for that it is compiled from text once per
    class, as the methods of dataclasses are. To have its uses checked, tell mypy that it is
    dataclasses.replace, by an import ``if TYPE_CHECKING``.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Coin:
    ...     side: str
    ...     tossed: bool = False
    >>> make_copier(Coin)(Coin("heads", True), side="tails")
    Coin(side='tails', tossed=True)
    """
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    gives = {name: f"value.{name} if {name} is keep else {name}" for name in names}
    made: dict[str, Any] = {"keep": object(), "kind": kind}
    if plainly_slotted(kind, names):
        # A frozen instance is slow to fill: a twin without the lock is filled, then locked.
        made["Twin"] = type("Twin", (), {"__slots__": tuple(names)})
        filled = "".join(f"    copy.{name} = {value}\n" for name, value in gives.items())
        body = f"    copy = Twin()\n{filled}    copy.__class__ = kind\n    return copy"
    else:
        body = f"    return kind({', '.join(gives.values())})"
    takes = ", ".join(f"{name}=keep" for name in names)
    exec(f"def updated(value, *, {takes}):\n{body}", made)
    updated: Callable[..., T] = made["updated"]
    return updated


def plainly_slotted(kind: type, names: list[str]) -> bool:
    """The fields are all there is to an instance: slots, no base class, nothing done on making."""
    slots = list(vars(kind).get("__slots__", ()))
    return kind.__bases__ == (object,) and slots == names and not hasattr(kind, "__post_init__")
