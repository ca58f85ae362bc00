"""Two moves on the board of a review: the better one in gold, the one made in gray dots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from japanboards.bots.review_judging import Judgment
from japanboards.core.preview import preview
from japanboards.core.protocol import Game
from japanboards.core.scene import Light, Mark, Scene, is_away

BETTER, MADE = "better", "made"  # what they look like
AS_GOOD = "as good"  # what the best is called where it cannot be told from the one made
MOST = 8  # pale pieces of a move; more of them say nothing
NEAR = 30.0  # between two places that need no arrow
COVERED = 26.0  # between two pieces of which one hides the other


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is drawn over a board: lines around places, arrows, pieces where they would stand."""

    lights: tuple[Light, ...] = ()
    arrows: tuple[tuple[str, str, str], ...] = ()
    ghosts: tuple[Mark, ...] = ()


def both_moves(
    game: Game[Any, Any],
    state: Any,
    scene: Scene,
    judged: Judgment,
    made_by: str,
    only_made: bool = False,
) -> Drawn:
    """The move made, and the better one if there is one and it may be seen."""
    read = game.notation.read_move
    made = one_move(game, state, scene, judged.seat, read(judged.made), MADE, made_by)
    if judged.best is judged.own or only_made:
        return made
    tag = best_called(judged)
    best = one_move(game, state, scene, judged.seat, read(judged.best.move), BETTER, tag)
    taken = {mark.id for mark in best.ghosts}
    shared = {light.who for light in best.lights} & {light.who for light in made.lights}
    return Drawn(
        # Where both begin at the same place, one line around it is enough.
        (*best.lights, *(light for light in made.lights if light.who not in shared or light.tag)),
        best.arrows + made.arrows,
        (*best.ghosts, *(mark for mark in made.ghosts if mark.id not in taken)),
    )


def best_called(judged: Judgment) -> str:
    """Better is said only where it is: what may as well be equal is as good."""
    return BETTER if judged.loss.low > 0 else AS_GOOD


def one_move(
    game: Game[Any, Any], state: Any, scene: Scene, seat: int, move: Any, look: str, tag: str
) -> Drawn:
    """A move as what is touched for it, from the first place to the last, and what would stand."""
    touched = marks_of(scene, game.scene.picks(move))
    lights = [Light(look, mark.id) for mark in touched[:-1]]
    lights += [Light(look, mark.id, tag) for mark in touched[-1:]]
    coming = preview(game, state, seat, move).ghosts
    standing = [mark for mark in scene.marks if not is_away(mark)]
    # Pieces among others are not drawn, not one of them: the line around their goal says it.
    hidden = {kind(mark) for mark in coming if any(covers(other, mark) for other in standing)}
    ghosts = [replace(mark, look=f"{mark.look} {look}") for mark in coming]
    ghosts = [mark for mark in ghosts if kind(mark) not in hidden]
    drawn = any("trail" in mark.look.split() for mark in ghosts)  # the game draws the way itself
    arrows = [] if drawn or not is_apart(touched) else [(touched[0].id, touched[-1].id, look)]
    return Drawn(tuple(lights), tuple(arrows), tuple(ghosts) if len(ghosts) <= MOST else ())


def covers(one: Mark, other: Mark) -> bool:
    """Two marks of a kind stand so near to each other that only one of them can be seen."""
    (x, y), (at_x, at_y) = one.at, other.at
    return kind(one) == kind(other) and (x - at_x) ** 2 + (y - at_y) ** 2 < COVERED**2


def kind(mark: Mark) -> str:
    """What a mark is: the first word of its look."""
    return mark.look.partition(" ")[0]


def marks_of(scene: Scene, picks: Iterable[str]) -> list[Mark]:
    """The marks on the board that these touches mean; buttons beside it have none.

    Where several marks share a touch, there are as many as were touched.
    """
    by_pick: dict[str, list[Mark]] = {}
    for mark in scene.marks:
        if mark.pick and not is_away(mark):
            by_pick.setdefault(mark.pick, []).append(mark)
    left = {pick: iter(marks) for pick, marks in by_pick.items()}
    touched = (next(left[pick], None) for pick in picks if pick in left)
    return [mark for mark in touched if mark is not None]


def is_apart(touched: list[Mark]) -> bool:
    """The way from the first to the last is long enough for an arrow."""
    if len(touched) < 2:
        return False
    (x, y), (to_x, to_y) = touched[0].at, touched[-1].at
    return (x - to_x) ** 2 + (y - to_y) ** 2 > NEAR**2
