"""What lies beside a board: the log, the score sheet, the odds, the rulebook, files, a new game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as ipw

from japanboards.core.game import NOBODY, Seat
from japanboards.core.match import Match

from . import show
from .forms import Act, Files, NewGame
from .rulebook import RulebookPanel

LOG, SCORE, ODDS, RULES = range(4)
LONG_SETUP = 12  # moves of chance before the first decision that are still told one by one


class Side(ipw.Tab):  # type: ignore[misc]
    """Tabs beside the board. Only the one in front is kept up to date."""

    def __init__(
        self, match: Match[Any, Any], save: Act, load: Act, begin: Callable[..., None]
    ) -> None:
        game = match.game
        self.match, self.seat = match, NOBODY
        self.log_box, self.score_box, self.odds_box = ipw.HTML(), ipw.HTML(), ipw.HTML()
        self.rules = RulebookPanel(game)
        self.files = Files(f"{game.NAME}.save.json", save, load)
        self.new_game = NewGame(game, begin, match.board)
        self._log: list[str] = []
        self._logged: list[Any] = []  # positions the log was written for
        pages = [
            self.log_box,
            self.score_box,
            self.odds_box,
            self.rules,
            self.files,
            self.new_game,
        ]
        titles = ("Log", "Score", "Odds", "Rules", "Files", "New")
        super().__init__(pages, titles=titles, selected_index=LOG)
        self.observe(lambda change: self.show(self.match, self.seat), "selected_index")

    def show(self, match: Match[Any, Any], seat: Seat) -> None:
        """Bring the tab in front up to date, for the eyes of one seat."""
        self.match, self.seat = match, seat
        if self.selected_index == LOG:
            self._write_log()
        elif self.selected_index == SCORE:
            names = [f"Player {seat + 1}" for seat in range(match.players)]
            self.score_box.value = show.score_sheet(match.game, match.view(seat), names)
        elif self.selected_index == ODDS:
            self.odds_box.value = show.odds(match.game.forecast(match.view(seat), seat))

    def open_rule(self, clause: str) -> None:
        """Bring the rulebook to the front, at a clause."""
        self.rules.open_at(clause)
        self.selected_index = RULES

    def _shorten_setup(self) -> None:
        """Before the first decision chance may do a lot: that is told in one sentence."""
        match = self.match
        first = next((at for at in range(match.at) if not match.by_chance(at)), match.at)
        if first > LONG_SETUP:
            self._log[:first] = ["" for _ in range(first - 1)] + [
                show.log_entry(f"Chance sets the game up in {first} moves.", ())
            ]

    def _write_log(self) -> None:
        """The log up to the position on the screen; only what is new is put into words."""
        match, game = self.match, self.match.game
        same = [a is b for a, b in zip(self._logged, match.states[1 : match.at + 1], strict=False)]
        known = same.index(False) if False in same else len(same)
        del self._log[known:], self._logged[known:]
        for at in range(known, match.at):
            after = match.states[at + 1]
            sentence = game.notation.tell(match.states[at], match.moves[at])
            self._log.append(show.log_entry(sentence, after.news))
            self._logged.append(after)
        self._shorten_setup()
        self.log_box.value = show.log(self._log)
