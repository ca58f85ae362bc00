"""The analysis board of a review: lines tried out from any position, kept as a tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as ipw

from japanboards.core.game import play
from japanboards.core.match import Match
from japanboards.core.story import line as told_line
from japanboards.core.viewer import Viewer

from .home import HomePage
from .review_lines import is_line, moves_of, shared, tree, where
from .review_parts import button
from .stage import style_with
from .table import Table


class LinesPage(HomePage):
    """The tree of lines, and the way back."""

    _css: Any = style_with("review.css")


class Analysis(ipw.VBox):  # type: ignore[misc]
    """A table for all sides, set at a position of a game, below the tree of what was tried out.

    Every line is kept with the game as it is played; ``kept`` hears of it, ``leave`` of the way
    back.
    """

    def __init__(
        self,
        game_played: Match[Any, Any],
        line: int,
        at: int,
        kept: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self.played, self.kept, self.leave = game_played, kept, leave
        played = game_played
        self.match: Match[Any, Any] = Match(
            played.game,
            played.players,
            board=played.board,
            options=played.options,
            policy="teaching",
        )
        self._set(line, at)
        self.lines = LinesPage()
        for look in ("jbt", "jb-review", "jb-analysis"):  # not the table's, which has its own
            self.lines.add_class(look)
        self.lines.on_msg(self._receive)
        self.table = Table(self.match, viewer=Viewer(shared=False))
        super().__init__([self.lines, self.table])
        self.table.session.listeners.append(self._changed)
        self.show()

    def _set(self, line: int, at: int) -> None:
        """Put a line on the table, at one of its positions."""
        moves, game = moves_of(self.played, line), self.played.game
        same = shared(moves, self.played.moves)
        states = list(self.played.states[: same + 1])
        for move in moves[same:]:
            states.append(play(game, states[-1], move))
        self.match.states, self.match.moves = states, moves
        self.match.go_to(at)

    def go_to(self, line: int, at: int) -> None:
        """Look at a position of the tree."""
        self.table.session.auto_players.stop()
        self._set(line, at)
        self.table.session.go_to(at)

    @property
    def at(self) -> int:
        """The last position of the game on the way to what is on the table."""
        return shared(self.match.moves[: self.match.at], self.played.moves)

    def _changed(self, what: str) -> None:
        """Another position: what is new is kept, and the tree drawn again."""
        if what != "position":
            return
        match, played = self.match, self.played
        if is_line(played, match.moves, match.states):
            before, since = list(played.variations), shared(match.moves, played.moves)
            played.keep_variation(since, match.moves[since:])
            if played.variations != before:
                self.kept()
        self.show()

    def show(self) -> None:
        """The tree, and in words where one is."""
        match = self.match
        moves = match.moves[: match.at]
        told = told_line(match, match.at - 1, -2).text if match.at else ""
        self.lines.html = (
            f'<div class="analysis"><div class="row">{button("Back to the review", "back")}'
            f'<p>{where(self.played, moves, told)}</p><p class="soft sm">Play for all sides. '
            f"Every line is kept with the game; a number leads there.</p></div>"
            f"{tree(self.played, moves)}</div>"
        )

    def _receive(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        match content:
            case {"act": "back"}:
                self.leave()
            case {"act": "line", "value": str(value)}:
                line, at = map(int, value.split())
                self.table.session.guarded(self.go_to)(line, at)
