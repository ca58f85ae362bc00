"""Through whose eyes a match is seen, and when secrets are covered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .game import NOBODY, Seat
from .match import HUMAN, Match
from .scene import Scene


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whoever looks at a match. At a shared screen secrets wait until they are asked for."""

    seat: Seat = 0  # the place that is looked from
    uncovered: bool = False  # the secrets of this seat have been asked for
    shared: bool = True  # people pass the screen on; else one person looks for all of them
    turns: bool = True  # looks from the place of whoever is to move

    def following(self, match: Match[Any, Any]) -> Viewer:
        """The viewer of the match as it is now: the person to move, else the last one who was."""
        people, seat = seats_of_people(match), match.turn()
        if not (self.turns and seat in people):
            seat = self.seat if self.seat in people else people[0]
        return self if seat == self.seat else replace(self, seat=seat, uncovered=False)

    def covers(self, match: Match[Any, Any]) -> bool:
        """Several people share the screen, and this one has not yet asked for the secrets."""
        if not self.shared or self.uncovered or len(seats_of_people(match)) < 2:
            return False
        return bool(match.view(self.seat) != match.view(NOBODY))

    def sees(self, match: Match[Any, Any]) -> Seat:
        """Whose secrets may be shown now: the viewer's, or nobody's."""
        return NOBODY if self.covers(match) else self.seat

    def may_move(self, match: Match[Any, Any]) -> bool:
        """A person may make a move in the position on the screen."""
        free = match.live or match.policy == "teaching"
        return match.human_turn() and free and not self.covers(match)


def seats_of_people(match: Match[Any, Any]) -> list[Seat]:
    """The seats of people; an onlooker's place is the first."""
    return [seat for seat, who in enumerate(match.seats) if who == HUMAN] or [0]


def scene_for(viewer: Viewer, match: Match[Any, Any]) -> Scene:
    """The position as it may be shown now."""
    return match.game.scene.scene(match.view(viewer.sees(match)), viewer.seat)


def side_scenes_for(viewer: Viewer, match: Match[Any, Any]) -> list[Scene]:
    """What the others have."""
    found = match.game.scene.side_scenes(match.view(viewer.sees(match)), viewer.seat)
    return [scene for _, scene in found]
