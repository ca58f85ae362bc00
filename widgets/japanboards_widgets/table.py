"""A table to play at: the board, whose turn it is, why not, the log, the score, time and saves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards.bots import level_of, thinking
from japanboards.bots.search import budget_of
from japanboards.core.boards import FromData
from japanboards.core.frame import Sentence
from japanboards.core.match import Match
from japanboards.core.session import Change, Session
from japanboards.core.viewer import Viewer, side_scenes_for

from . import show
from .advice import advising
from .board import Board, with_picture
from .debounced import Debounced
from .forms import TimeBar, button
from .games import seat_of
from .side import Side


def takes_time(bot: Any) -> bool:
    """A bot that searches is seen to think."""
    return budget_of(bot) is not None


class Table(ipw.VBox):  # type: ignore[misc]
    """A session on the screen. It shows and asks; the game decides."""

    def __init__(
        self,
        match: Match[Any, Any],
        pause: float = 0.4,
        folder: Path | None = None,
        viewer: Viewer | None = None,
    ) -> None:
        self.folder = folder or Path()
        auto = {"pause": pause, "think": thinking, "takes_time": takes_time, "level_of": level_of}
        self.session = Session(match, viewer, **auto)
        session, guarded = self.session, self.session.guarded
        self.board = Board(session.frame.scene)
        self.board.on_picks = guarded(session.pick)
        self.board.on_touch = guarded(session.refuse)
        self.board.on_press = guarded(self._press)
        self.board.on_clause = guarded(self.explain)
        self._build()
        super().__init__([self.turn_line, self.main, self.side_boards_box])
        self.add_class("jb-table")
        self._around = Debounced(guarded(self.show_around))
        self.refresh()
        self.show_around()
        session.listeners.append(self._changed)
        session.go_on()

    @property
    def match(self) -> Match[Any, Any]:
        """The match at this table."""
        return self.session.match

    @property
    def last_error(self) -> Exception | None:
        """What was raised last."""
        return self.session.last_error

    def _build(self) -> None:
        """The widgets around the board."""
        self.turn_line = ipw.HTML()
        self.turn_line.add_class("jb-turn")
        session, guarded = self.session, self.session.guarded
        self.time = TimeBar(
            guarded(session.undo),
            guarded(session.redo),
            guarded(session.to_now),
            guarded(session.go_to),
        )
        self.hint = button("Hint", "What a bot would do, and why", guarded(self.advise))
        self.time.children[0].children += (self.hint,)
        self.side = Side(self.match, guarded(self.save), guarded(self.load), guarded(self.begin))
        self.cover = button("", "Only for this player's eyes", guarded(session.uncover))
        center = ipw.VBox([self.cover, self.board, self.time])
        side = ipw.VBox([self.side])
        self.main, self.side_boards_box = ipw.Box([center, side]), ipw.Box([])
        self.side_boards: list[Board] = []
        for box, look in (
            (center, "jb-center"),
            (side, "jb-side"),
            (self.main, "jb-main"),
            (self.side_boards_box, "jb-asides"),
        ):
            box.add_class(look)

    # --- what is shown ---

    def _changed(self, what: Change) -> None:
        if what == "position":
            self.refresh()
        elif what == "note":
            self.board.say(*self.session.frame.status)
            self._around()
        elif what == "thinking" and self.session.thinking:
            self.turn_line.value = show.thinking(*self.session.thinking)
        else:
            self.show_around()

    def refresh(self) -> None:
        """Show the position: the board first, and when it is painted everything around it."""
        now = self.session.frame
        self.board.show(now.scene, now.offers, now.status)
        if self.session.is_covered():
            self.show_around()
        else:
            self._around()

    def show_around(self) -> None:
        """Everything around the board."""
        match, session = self.match, self.session
        if session.thinking is None:
            self.turn_line.value = show.turn(match)
        self.cover.layout.display = "" if session.is_covered() else "none"
        self.cover.description = f"Player {session.viewer.seat + 1}: show what only I may see"
        self._show_side_boards()
        self.time.show(match, session.auto_players.halted)
        self.hint.disabled = not session.may_move()
        self.side.show(match, session.viewer.sees(match))

    def _show_side_boards(self) -> None:
        """The others' sheets, small."""
        scenes = side_scenes_for(self.session.viewer, self.match)
        if len(scenes) != len(self.side_boards):
            self.side_boards = [Board(scene, small=True) for scene in scenes]
            self.side_boards_box.children = self.side_boards
            return
        for board, scene in zip(self.side_boards, scenes, strict=True):
            if scene != board.scene:
                board.show(scene)

    def explain(self, clause: str) -> None:
        """Say what a clause says, and open the rulebook there."""
        found = self.match.game.BOOK[clause]
        self.session.say(Sentence(f"{found.section}: {found.text}", (clause,)))
        self.side.open_rule(clause)

    def advise(self) -> None:
        """Say what a bot would do, and why."""
        if self.session.may_move():
            found = advising(self.match)
            tell = self.session.say
            self.session.auto_players.ponder("Looking for a hint", found, lambda hint: tell(*hint))

    # --- what is done ---

    def _press(self, picks: list[str]) -> None:
        """Somebody is about to make a move: tell the board what it would lead to."""
        if then := self.session.press(picks):
            self.board.foresee(picks, then.scene, then.offers, then.status)

    def save(self) -> None:
        """Write the game to the file."""
        self.match.save(self.side.files.path(self.folder))
        self.side.files.note.value = f"Saved {len(self.match.moves)} moves."

    def load(self) -> None:
        """Continue the game in the file; if it is refused, this one goes on unchanged."""
        self.session.load(self.side.files.path(self.folder))
        self.side.files.note.value = f"Loaded {len(self.match.moves)} moves."

    def begin(
        self, players: int, seats: Sequence[str], board: str | FromData, options: dict[str, Any]
    ) -> None:
        """A new game at this table."""
        who = [seat_of(seat) for seat in seats]
        old = self.match
        match = Match(old.game, players, who, board=board, options=options, policy=old.policy)
        self.side.selected_index = 0
        self.session.begin(match)

    def __repr__(self) -> str:
        match = self.match
        return f"Table({match.game.TITLE}, players: {match.players}, moves: {len(match.moves)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**kwargs), repr(self), self.board.scene)
