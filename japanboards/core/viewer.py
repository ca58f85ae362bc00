"""Through whose eyes a match is seen, and when secrets are covered."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from .game import NOBODY, Seat
from .match import HUMAN, Match
from .scene import Mark, Scene
from .story import to_you


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whoever looks at a match. At a shared screen secrets wait until they are asked for."""

    seat: Seat = 0  # the place that is looked from
    uncovered: bool = False  # the secrets of this seat have been asked for
    shared: bool = True  # people pass the screen on; else one person looks for all of them
    turns: bool = True  # looks from the place of whoever is to move
    read: int = 0  # the position up to which they have read what happened

    def following(self, match: Match[Any, Any]) -> Viewer:
        """The viewer of the match as it is now: the person to move, else the last one who was.

        Where the screen is handed over, that is done by hand: what came of a move is seen first.
        """
        people, seat = seats_of_people(match), match.turn()
        if self.read > len(match.moves):  # what was read has been taken back
            return replace(self, read=0).following(match)
        if self.seat not in people:
            return replace(self, seat=people[0], uncovered=False, read=0)
        if not self.turns or seat not in people or seat == self.seat or self.hands_over(match):
            return self
        return replace(self, seat=seat, uncovered=False, read=0)

    def hands_over(self, match: Match[Any, Any]) -> bool:
        """Another person is to move, and this one's secrets are on the screen."""
        seat, people = match.turn(), seats_of_people(match)
        if not (self.shared and self.turns and self.uncovered and seat in people):
            return False
        return seat != self.seat and self.has_secrets(match)

    def handed_over(self, match: Match[Any, Any]) -> Viewer:
        """The viewer after the screen was handed over."""
        return replace(self, uncovered=False).following(match)

    def has_secrets(self, match: Match[Any, Any]) -> bool:
        """This seat sees what an onlooker does not."""
        return bool(match.view(self.seat) != match.view(NOBODY))

    def covers(self, match: Match[Any, Any]) -> bool:
        """Several people share the screen, and this one has not yet asked for the secrets."""
        if not self.shared or self.uncovered or len(seats_of_people(match)) < 2:
            return False
        return match.turn() is not None and self.has_secrets(match)

    def sees(self, match: Match[Any, Any]) -> Seat:
        """Whose secrets may be shown now: the viewer's, or nobody's."""
        return NOBODY if self.covers(match) else self.seat

    def sees_decision(self, match: Match[Any, Any]) -> bool:
        """A person has to decide here, or had to, and it is this one's business."""
        own = match.human_turn() and match.turn() == self.seat
        return own and not self.covers(match)

    def may_move(self, match: Match[Any, Any]) -> bool:
        """A person may make a move in the position on the screen."""
        free = match.live or match.policy == "teaching"
        own = match.human_turn() and not self.hands_over(match)
        return own and free and not self.covers(match)


def seats_of_people(match: Match[Any, Any]) -> list[Seat]:
    """The seats of people; an onlooker's place is the first."""
    return [seat for seat, who in enumerate(match.seats) if who == HUMAN] or [0]


def is_alone(match: Match[Any, Any], seat: Seat) -> bool:
    """The only person at the table sits here: everything may be said to "you"."""
    return match.seats[seat] == HUMAN and len(seats_of_people(match)) == 1


def addressed(scene: Scene, seat: Seat) -> Scene:
    """A picture that says "you" where it would say the number of this player."""
    word = f"layer {seat + 1}"
    marks = (
        said(mark, seat) if word in mark.title or word in mark.text else mark
        for mark in scene.marks
    )
    return replace(scene, marks=tuple(marks))


@lru_cache(maxsize=1 << 12)
def said(mark: Mark, seat: Seat) -> Mark:
    """A mark whose words are said to this player."""
    return replace(mark, text=to_you(mark.text, seat), title=to_you(mark.title, seat))


def seen(game: Any, state: Any, sees: Seat) -> Any:
    """What a seat may see of a position; when the game is over, hands are laid open."""
    return state if game.to_move(state) is None else game.view(state, sees)


class Remembered:
    """The last few scenes that were drawn: a position is looked at before and after a move."""

    def __init__(self, most: int = 48) -> None:
        self.most = most
        self.scenes: OrderedDict[tuple[int, Seat, Seat, bool], tuple[Any, Scene]] = OrderedDict()

    def scene(self, game: Any, state: Any, sees: Seat, seat: Seat, alone: bool) -> Scene:
        """A position as somebody may see it."""
        key = id(state), sees, seat, alone
        held, scene = self.scenes.get(key, (None, None))
        if held is not state or scene is None:
            scene = game.scene.scene(seen(game, state, sees), seat)
            scene = addressed(scene, seat) if alone else scene
            self.scenes[key] = state, scene
            if len(self.scenes) > self.most:
                self.scenes.popitem(last=False)
        return scene


REMEMBERED = Remembered()


def scene_at(match: Match[Any, Any], at: int, viewer: Viewer) -> Scene:
    """A position of the history as it may be shown now."""
    sees = viewer.sees(match)
    alone = is_alone(match, viewer.seat)
    return REMEMBERED.scene(match.game, match.states[at], sees, viewer.seat, alone)


def side_scenes_for(viewer: Viewer, match: Match[Any, Any]) -> list[Scene]:
    """What the others have."""
    view = seen(match.game, match.state, viewer.sees(match))
    found = match.game.scene.side_scenes(view, viewer.seat)
    return [scene for _, scene in found]
