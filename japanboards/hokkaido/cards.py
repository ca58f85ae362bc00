"""The trade cards: two ends and two numbers; and where a drawn card may come from."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Card:
    """A trade card. Its ends are places of the board by index; the first is always a city."""

    name: str
    ends: tuple[int, int]
    high: int
    low: int
    overseas: bool  # the second end is a country
    both: int = field(init=False, compare=False, repr=False)  # the ends as a bit set

    def __post_init__(self) -> None:
        object.__setattr__(self, "both", 1 << self.ends[0] | 1 << self.ends[1])

    def __str__(self) -> str:
        return f"{self.name} ({self.high}/{self.low})"


@lru_cache(4096)
def weights(pool: tuple[str, ...], back: tuple[str, ...], deck: int) -> tuple[tuple[str, int], ...]:
    """What the top card of the deck may be, by weight.

    The deck holds the cards in ``back`` for certain; its others are some of ``pool``, which also
    has those that stay in the box unseen.

    >>> weights(("Sapporo-China", "Sapporo-Korea"), ("Sapporo-Japan",), 2)
    (('Sapporo-China', 1), ('Sapporo-Japan', 2), ('Sapporo-Korea', 1))
    """
    unknown = deck - len(back)
    if not back:
        return tuple([(card, 1) for card in pool])
    from_pool = [(card, unknown) for card in pool] if unknown else []
    from_back = [(card, len(pool) if unknown else 1) for card in back]
    return tuple(sorted(from_pool + from_back))
