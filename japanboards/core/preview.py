"""What a move would change, shown while somebody looks at it. Nothing hidden is given away."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from .changes import QUIET
from .game import Game, Seat
from .protocol import M, S
from .scene import Light, Mark, Scene, is_away

WORLDS = (1, 2, 3)  # seeds of the positions that are tried: what is hidden differs in them
MOST = 12  # lights; where more would change, it is another page of the game
LONGEST = 4  # letters of a tag


@dataclass(frozen=True, slots=True)
class Preview:
    """Places that would change, and pieces where they would stand."""

    lights: tuple[Light, ...] = ()
    ghosts: tuple[Mark, ...] = ()
    aside: tuple[Mark, ...] = ()  # pieces that make room for the ghosts where they would come


def preview(game: Game[S, M], state: S, seat: Seat, move: M) -> Preview:
    """What a seat can know of what its move would change.

    The move is made in several positions that look alike to the seat: what differs afterwards
    depends on something hidden, and is not shown.
    """
    view = game.view(state, seat)
    before = game.scene.scene(view, seat)
    after = [outcome(game, view, seat, move, seed) for seed in WORLDS]
    picks = tuple(game.scene.picks(move))
    found = difference(before, certain(after), picks)
    said = before.previews.get(picks, ())
    shown = tuple(each for each in said if isinstance(each, Mark))
    lights = tuple(each for each in said if isinstance(each, Light))
    return replace(found, lights=lights, ghosts=shown or found.ghosts) if said else found


def outcome(game: Game[S, M], view: S, seat: Seat, move: M, seed: int) -> Scene:
    """What the seat would see after its move, if what is hidden from it were like this."""
    world = game.resample(view, seat, random.Random(seed))
    return game.scene.scene(game.view(game.apply(world, move), seat), seat)


def certain(scenes: Sequence[Scene]) -> list[Mark]:
    """The marks that are the same in all these pictures."""
    first, *others = ({mark.id: mark for mark in scene.marks} for scene in scenes)
    return [
        mark for name, mark in first.items() if all(other.get(name) == mark for other in others)
    ]


def difference(before: Scene, after: Iterable[Mark], picks: Collection[str] = ()) -> Preview:
    """What would come, go or be otherwise; that something goes which was touched needs no word."""
    was, lights, ghosts = {mark.id: mark for mark in before.marks}, [], []
    pairs = [(was[mark.id], mark) for mark in after if mark.id in was]
    elsewhere = {stamp(mark) for old, mark in pairs if shows(old) != shows(mark)} - {""}
    for old, mark in pairs:
        if mark is old or not QUIET.isdisjoint(f"{old.look} {mark.look}".split()):
            continue
        if is_away(mark):
            goes = not is_away(old) and old.pick not in picks and stamp(old) not in elsewhere
            lights += [Light("would", mark.id, "−")] if goes else []
        elif is_wordy(old, mark):
            continue  # words on words cannot be read
        elif is_away(old) or is_moved(old, mark) or is_drawn(old, mark):
            ghosts.append(mark)
        elif mark.text != old.text and len(mark.text) <= LONGEST:
            lights.append(Light("would", mark.id, mark.text))
    told = tuple(lights) if len(lights) <= MOST else ()
    if len(ghosts) > MOST:
        return Preview(told)
    return Preview(told, tuple(ghosts), tuple(making_room(pairs, ghosts)))


def making_room(pairs: Iterable[tuple[Mark, Mark]], ghosts: Iterable[Mark]) -> Iterator[Mark]:
    """Pieces that stay on a place where ghosts come, as they would stand then beside them."""
    places = {ghost.on for ghost in ghosts} - {""}
    for old, mark in pairs:
        stays = old.on == mark.on and shows(old) == shows(mark) and not is_away(mark)
        if stays and mark.on in places and (old.at, old.shape) != (mark.at, mark.shape):
            yield mark


def is_drawn(old: Mark, mark: Mark) -> bool:
    """Whether a mark gets other words on nothing, or a drawing where it had none."""
    return (mark.text != old.text and not mark.shape) or bool(stamp(mark) and not stamp(old))


def is_wordy(old: Mark, mark: Mark) -> bool:
    """Whether other words may stand where these go: words alone, or those of a card."""
    return bool(old.text) and not is_away(old) and (not mark.shape or len(mark.text) > LONGEST)


def stamp(mark: Mark) -> str:
    """The drawing that a mark is printed with, of whatever size: a card is the same elsewhere."""
    shape = "" if is_away(mark) else mark.shape
    return shape.split()[1] if shape.startswith("use ") else ""


def shows(mark: Mark) -> tuple[str, str]:
    """What a mark stands for, as far as one can see and read."""
    return stamp(mark), mark.title


def is_moved(old: Mark, mark: Mark) -> bool:
    """Whether a mark goes elsewhere: what is called as before only makes room for others.

    One that shows something else took the place of what has gone: a hand closes up.
    """
    return (
        mark.at != old.at
        and stamp(mark) == stamp(old)
        and (mark.title != old.title or not mark.title)
    )
