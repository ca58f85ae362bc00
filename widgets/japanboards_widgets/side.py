"""What lies beside a board: the log, the score sheet, the odds, the rulebook, files, a new game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import ipywidgets as ipw

from japanboards.core.around import colors, name_of
from japanboards.core.game import CHANCE
from japanboards.core.news import own_steps
from japanboards.core.session import Session
from japanboards.core.story import Line, groups, is_told, line, round_of
from japanboards.core.viewer import seen

from . import show
from .forms import Act, Files, NewGame
from .rulebook import RulebookPanel

LOG, SCORE, ODDS, RULES, FILES, NEW = range(6)
LONG_SETUP = 12  # moves of chance before the first decision that are still told one by one


class Side(ipw.Tab):  # type: ignore[misc]
    """Tabs beside the board. Only the one in front is kept up to date, the others are empty."""

    def __init__(
        self,
        session: Session,
        save: Act,
        load: Act,
        begin: Callable[..., None],
        do: Callable[..., None],
    ) -> None:
        game = session.match.game
        self.session = session
        self.log_box, self.score_box, self.odds_box = ipw.HTML(), ipw.HTML(), ipw.HTML()
        self.files = Files(f"{game.NAME}.save.json", save, load)
        self._begin, self._do = begin, do
        self._rules_page, self._new_page = ipw.VBox(), ipw.VBox()
        for page in (self._rules_page, self._new_page):
            page.add_class("jb-page")
        self._lines: list[Line] = []
        self._headings: list[str] = []
        self._logged: list[Any] = []  # for whom, and the positions the log was written for
        pages = [
            self.log_box,
            self.score_box,
            self.odds_box,
            self._rules_page,
            self.files,
            self._new_page,
        ]
        titles = ("Log", "Score", "Odds", "Rules", "Files", "New game")
        super().__init__(pages, titles=titles, selected_index=LOG)
        self.add_class("jb-tabs")
        self.observe(lambda change: self.show(), "selected_index")

    @cached_property
    def rules(self) -> RulebookPanel:
        """The rulebook; made when it is first looked at, so that a table is there sooner."""
        panel = RulebookPanel(self.session.match.game)
        self._rules_page.children = (panel,)
        return panel

    @cached_property
    def new_game(self) -> NewGame:
        """The form for a new game; made when it is first looked at, as the rulebook."""
        match = self.session.match
        form = NewGame(match.game, self._begin, match, self._do)
        self._new_page.children = (form,)
        return form

    def wonder(self, why: str) -> None:
        """Ask in the form, where it was sent, before a game is given up."""
        if "new_game" in vars(self):
            self.new_game.wonder(why)

    def show(self) -> None:
        """Bring the tab in front up to date; what is not in front keeps nobody's secrets."""
        match, viewer = self.session.match, self.session.viewer
        seat, front = viewer.sees(match), self.selected_index
        covered = self.session.is_covered()
        # A form has more room: whoever begins anew reads no news.
        (self.add_class if front == NEW else self.remove_class)("jb-forming")
        # The log tells the news once more; what tells something else has more room than the news.
        (self.add_class if front in (SCORE, ODDS, RULES) else self.remove_class)("jb-reading")
        self.log_box.value = self._log() if front == LOG else ""
        names = [name_of(match, viewer, seat) for seat in range(match.players)]
        view = seen(match.game, match.state, seat)
        self.score_box.value = show.score_sheet(match.game, view, names) if front == SCORE else ""
        made = front == NEW or "new_game" in vars(self)
        if made and bool(self.new_game.picture.value) != (front == NEW):
            self.new_game.show_picture(front == NEW)
        if front == RULES or "rules" in vars(self):
            otherwise = getattr(match.game.scene, "otherwise", None)
            self.rules.say_here(otherwise(view) if otherwise and front == RULES else "")
        odds = front == ODDS and not covered
        self.odds_box.value = show.odds(match.game.forecast(view, seat)) if odds else ""

    def open_rule(self, clause: str) -> None:
        """Bring the rulebook to the front, at a clause."""
        self.rules.open_at(clause)
        self.selected_index = RULES

    def _log(self) -> str:
        """The log up to the position on the screen; only what is new is put into words."""
        match, seat = self.session.match, self.session.viewer.seat
        now = [seat, *match.states[1 : match.at + 1]]
        same = [a is b for a, b in zip(self._logged, now, strict=False)]
        known = max(0, (same.index(False) if False in same else len(same)) - 1)
        if not same or not same[0]:
            known = 0
        del self._lines[known:], self._headings[known:]
        for at in range(known, match.at):
            self._lines.append(line(match, at, seat))
            self._headings.append(round_of(match.game, match.states[at]))
        self._logged = now
        return show.log(list(groups(*self._shortened())), colors(match.game, match.state))

    def _shortened(self) -> tuple[list[Line], list[str]]:
        """What is worth a line; what chance does before the first decision is told in one.

        What another player did by rule, between the moves of others, stands under their own name.
        """
        match = self.session.match
        first = next((at for at in range(match.at) if not match.by_chance(at)), match.at)
        seat = self.session.viewer.seat
        start = first if first > LONG_SETUP else 0
        told = [at for at in range(start, match.at) if is_told(match, at, seat)]
        steps = [(at, step) for at in told for step in own_steps(match, seat, self._lines[at])]
        lines, headings = [step for _, step in steps], [self._headings[at] for at, _ in steps]
        if not start:
            return lines, headings
        whole = Line(CHANCE, "The game is set up", first - 1)
        return [whole, *lines], [self._headings[first - 1], *headings]
