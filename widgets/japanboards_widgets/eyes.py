"""Through whose eyes a table is seen, and when secrets are covered."""

from __future__ import annotations

from copy import copy
from typing import Any

from japanboards.core.game import NOBODY, Seat
from japanboards.core.match import HUMAN, Match
from japanboards.core.scene import Scene


class Eyes:
    """The viewer of a match. At a shared screen secrets wait until they are asked for."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self._viewer: Seat = 0
        self._uncovered: Seat = NOBODY  # whose secrets are on the screen

    def people(self) -> list[Seat]:
        """The seats of people; an onlooker's place is the first."""
        return [seat for seat, who in enumerate(self.match.seats) if who == HUMAN] or [0]

    def viewer(self) -> Seat:
        """The person to move, else the last one who was."""
        people, seat = self.people(), self.match.turn()
        if seat in people:
            self._viewer = seat
        viewer = self._viewer if self._viewer in people else people[0]
        if viewer != self._uncovered:
            self._uncovered = NOBODY
        return viewer

    def covered(self) -> bool:
        """Several people share the screen, and the viewer has not yet asked for the secrets."""
        seat = self.viewer()
        if len(self.people()) < 2 or self._uncovered == seat:
            return False
        return bool(self.match.view(seat) != self.match.view(NOBODY))

    def may_move(self) -> bool:
        """A person may make a move in the position on the screen."""
        free = self.match.live or self.match.policy == "teaching"
        return self.match.human_turn() and free and not self.covered()

    def after(self, move: Any) -> Eyes:
        """These eyes as they would be after a move."""
        other = copy(self)
        other.match = self.match.after(move)
        return other

    def uncover(self) -> None:
        """The viewer is alone at the screen."""
        self._uncovered = self.viewer()

    def seat(self) -> Seat:
        """Whose secrets may be shown now: the viewer's, or nobody's."""
        return NOBODY if self.covered() else self.viewer()

    def scene(self) -> Scene:
        """The position as it may be shown now."""
        return self.match.game.scene.scene(self.match.view(self.seat()), self.viewer())

    def side_scenes(self) -> list[Scene]:
        """What the others have, small."""
        found = self.match.game.scene.side_scenes(self.match.view(self.seat()), self.viewer())
        return [scene for _, scene in found]
