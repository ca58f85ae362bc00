"""What changed between two pictures of a game, found by comparing their marks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .scene import Mark, Scene

# Looks of what is no part of the position: buttons, names, and what goes with something else.
QUIET = frozenset({"button", "choice", "skip", "swatch", "name", "pips", "soft", "prompt"})
MOST = 16  # places that are marked at once; where more change, it is another page of the game


@dataclass(frozen=True, slots=True)
class Changes:
    """Ids of marks that came, moved or look otherwise; and the marks that went."""

    changed: tuple[str, ...] = ()
    gone: tuple[Mark, ...] = ()


def is_away(mark: Mark) -> bool:
    """Whether a mark is not there."""
    return "away" in mark.look.split()


def is_quiet(mark: Mark) -> bool:
    """Whether nobody needs to be told of a mark."""
    return not QUIET.isdisjoint(mark.look.split())


@lru_cache(maxsize=256)
def by_id(scene: Scene) -> dict[str, Mark]:
    """The marks of a scene by their ids."""
    return {mark.id: mark for mark in scene.marks}


def changes(before: Scene, after: Scene) -> Changes:
    """What came, moved, changed or went, in drawing order."""
    old = by_id(before)
    changed, gone = [], []
    for mark in after.marks:
        was = old.get(mark.id)
        if mark is was or is_quiet(mark) or (was and same(was, mark)):
            continue
        if not is_away(mark):
            changed.append(mark.id)
        elif was and not is_away(was):
            gone.append(was)
    return Changes(tuple(changed), tuple(gone))


def same(one: Mark, other: Mark) -> bool:
    """Two marks that look alike where they stand; words that only explain them do not count."""
    if is_away(one) and is_away(other):
        return True
    return (one.look, one.at, one.shape, one.text) == (
        other.look,
        other.at,
        other.shape,
        other.text,
    )


def joined(all_changes: list[Changes], after: Scene) -> Changes:
    """What several moves changed, as far as it is still so at their end."""
    there = {mark.id for mark in after.marks if not is_away(mark)}
    changed = dict.fromkeys(name for each in all_changes for name in each.changed if name in there)
    gone = {mark.id: mark for each in all_changes for mark in each.gone if mark.id not in there}
    if len(changed) > MOST:
        changed = {}
    return Changes(tuple(changed), tuple(gone.values())[:MOST])
