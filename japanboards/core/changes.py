"""What changed between two pictures of a game, found by comparing their marks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .scene import Mark, Scene, is_away

# Looks of what is no part of the position: buttons, names, and what goes with something else.
QUIET = frozenset(
    ["button", "choice", "skip", "swatch", "name", "pips", "soft", "prompt", "phase", "info"]
)
# Words of a look that only say whose turn it is, or what may be used now.
PASSING = frozenset(
    {
        "now",
        "next",
        "strong",
        "pale",
        "used",
        "spent",
        "closed",
        "free",
        "off",
        "own",
        "itself",
        "later",
    }
)
MOST = 16  # places that are marked at once; where more change, it is another page of the game


@dataclass(frozen=True, slots=True)
class Changes:
    """Ids of marks that came, moved or look otherwise; and the marks that went."""

    changed: tuple[str, ...] = ()
    gone: tuple[Mark, ...] = ()


def is_quiet(mark: Mark) -> bool:
    """Whether nobody needs to be told of a mark: it is a button, or goes with another mark."""
    looks = mark.look.split()
    return "held" not in looks and (not mark.title or not QUIET.isdisjoint(looks))


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
        if mark is was or is_quiet(mark) or (was is not None and same(was, mark)):
            continue
        if not is_away(mark):
            changed.append(mark.id if mark.shape else place_below(mark, after))
        elif was is not None and not is_away(was) and not is_quiet(was):
            gone.append(was)
    return Changes(tuple(dict.fromkeys(filter(None, changed))), tuple(gone))


def place_below(word: Mark, scene: Scene) -> str:
    """The mark that a word without a shape of its own stands on; "" if there is none."""
    name = word.id.partition(":")[2]
    places = [mark for mark in scene.marks if mark.shape and mark.pick]
    own = [mark for mark in places if mark.at == word.at]
    named = [mark for mark in places if name and mark.pick.partition(":")[2] == name]
    return next((mark.id for mark in own + named), "")


def same(was: Mark, mark: Mark) -> bool:
    """Two marks that say the same; that others made room for them does not count.

    A mark that is moved is called otherwise than before, unless it only moved up.
    """
    if is_away(was) or is_away(mark):
        return is_away(was) and is_away(mark)
    if lasting(was) != lasting(mark):
        return False
    if said_on(was) != said_on(mark) and (mark.pick or not mark.shape):
        return False
    return was.title == mark.title or (was.at, was.shape) == (mark.at, mark.shape)


def said_on(mark: Mark) -> str:
    """The words on a mark; those below the first line may be a note, which is no news."""
    return mark.text.partition("\n")[0] if "noted" in mark.look.split() else mark.text


def lasting(mark: Mark) -> set[str]:
    """The words of a look that say what a mark is, not where it lies or how it is drawn for now."""
    looks = mark.look.split()
    return {word for word in looks if not word.startswith(("zone-", "fits-", "as-"))} - PASSING


def joined(all_changes: list[Changes], after: Scene) -> Changes:
    """What several moves changed, as far as it is still so at their end."""
    there = {mark.id for mark in after.marks if not is_away(mark)}
    changed = dict.fromkeys(name for each in all_changes for name in each.changed if name in there)
    gone = {mark.id: mark for each in all_changes for mark in each.gone if mark.id not in there}
    if len(changed) > MOST:
        changed = {}
    return Changes(tuple(changed), tuple(gone.values())[:MOST])
