"""The controls around a board: time, files, and the form for a new game. They only ask."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards.bots import BOTS
from japanboards.core.boards import FromData
from japanboards.core.game import Game
from japanboards.core.match import HUMAN, Match

WIDE = {"width": "98%"}
STYLE = {"description_width": "90px"}


Act = Callable[[], None]


def button(text: str, tip: str, act: Act, **looks: Any) -> ipw.Button:
    """A button that does one thing."""
    made = ipw.Button(description=text, tooltip=tip, layout={"width": "auto"}, **looks)
    made.on_click(lambda _: act())
    return made


class TimeBar(ipw.VBox):  # type: ignore[misc]
    """Undo, redo, and a slider over the history."""

    def __init__(self, undo: Act, redo: Act, now: Act, go_to: Callable[[int], None]) -> None:
        self._go_to = go_to
        self.undo = button("Undo", "Take back the last move", undo)
        self.redo = button("Redo", "Play it again", redo)
        self.now = button("Now", "Return to the newest position, and go on", now)
        # The status line says the number; beside the slider it would cost a layout of the page.
        self.slider = ipw.IntSlider(min=0, max=1, description="Time", readout=False, layout=WIDE)
        self.slider.observe(self._slid, "value")
        self._showing = False
        super().__init__([ipw.HBox([self.undo, self.redo, self.now]), self.slider])

    def show(self, match: Match[Any, Any], halted: bool = False) -> None:
        """Show where in its history the match is, and what may be taken back or go on."""
        self.undo.disabled = not match.may_undo()
        self.redo.disabled = match.live
        self.now.disabled = match.live and not halted
        self._showing = True
        self.slider.disabled = not match.moves
        # Sent one after the other: a value beyond the old end would be cut, and sent back.
        self.slider.max = max(1, len(match.moves))
        self.slider.value = match.at
        self._showing = False

    def _slid(self, change: dict[str, Any]) -> None:
        if not self._showing:  # moved by hand
            self._go_to(change["new"])


class Files(ipw.VBox):  # type: ignore[misc]
    """Save to and load from a file beside the notebook."""

    def __init__(self, name: str, save: Act, load: Act) -> None:
        self.name = ipw.Text(value=name, description="File", layout=WIDE)
        self.note = ipw.HTML()
        saving = button("Save", "Write the game to this file", save)
        loading = button("Load", "Continue the game in this file", load)
        super().__init__([self.name, ipw.HBox([saving, loading]), self.note])

    def path(self, folder: Path) -> Path:
        """The file in the folder; a name that leads elsewhere, or to a notebook, is refused."""
        name = str(self.name.value).strip()
        if Path(name).name != name or "\\" in name or not name.endswith(".json"):
            raise ValueError("the file is a name without folders, like game.save.json")
        return folder / name


class NewGame(ipw.VBox):  # type: ignore[misc]
    """A form; ``begin(players, seats, board, options)`` is called when it is sent.

    Who plays on a board of one's own can do so again: it is the first on the list.
    """

    def __init__(
        self, game: Game[Any, Any], begin: Callable[..., None], board: str | FromData = ""
    ) -> None:
        self.game, self._begin = game, begin
        low, high = game.PLAYERS[0], game.PLAYERS[-1]
        self.players = ipw.BoundedIntText(
            value=max(low, 2), min=low, max=high, description="Players", style=STYLE, layout=WIDE
        )
        self.seats = [self._seat(seat) for seat in range(high)]
        own = [] if isinstance(board, str) else [(str(board.data["title"]), board)]
        boards = own + [(name, name) for name in game.BOARDS]
        self.board = ipw.Dropdown(options=boards, description="Board", style=STYLE, layout=WIDE)
        self.options = {name: self._option(name) for name in game.OPTIONS}
        self.players.observe(lambda change: self._show_seats(), "value")
        start = button("Start", "Begin a new game", self.send_form, button_style="primary")
        self._rulings = ipw.VBox(list(self.options.values()), layout={"display": "none"})
        # Not an accordion: that of ipywidgets cannot be opened by keyboard.
        self.fold = ipw.ToggleButton(description="Rulings", tooltip="Show what a table may decide")
        self.fold.observe(lambda change: self._show_rulings(change["new"]), "value")
        self._box = ipw.VBox()
        super().__init__([self.players, self._box, self.board, self.fold, self._rulings, start])
        self._show_seats()

    def _seat(self, seat: int) -> ipw.Dropdown:
        return ipw.Dropdown(
            options=[HUMAN, *BOTS],
            value=HUMAN if seat == 0 else "random",
            description=f"Player {seat + 1}",
            style=STYLE,
            layout=WIDE,
        )

    def _option(self, name: str) -> ipw.Dropdown:
        option = self.game.OPTIONS[name]
        return ipw.Dropdown(
            options=[(str(choice), choice) for choice in option.choices],
            value=option.default,
            description=name,
            description_allow_html=False,
            tooltip=f"{option.question} [{option.clause}]",
            style=STYLE,
            layout=WIDE,
        )

    def _show_rulings(self, shown: bool) -> None:
        self._rulings.layout.display = "flex" if shown else "none"

    def _show_seats(self) -> None:
        self._box.children = self.seats[: self.players.value]

    def send_form(self) -> None:
        """Begin with what the form says; only switches that differ from the ruling are named."""
        options = {
            name: field.value
            for name, field in self.options.items()
            if field.value != self.game.OPTIONS[name].default
        }
        count = self.players.value
        seats = [field.value for field in self.seats[:count]]
        self._begin(count, seats, self.board.value, options)
