"""The controls around a board: time, files, and the form for a new game. They only ask."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Any, cast

import ipywidgets as ipw

from japanboards.bots import BOTS, level_of
from japanboards.core.boards import SHELVES
from japanboards.core.game import NOBODY, Game, Seat
from japanboards.core.match import HUMAN, Match
from japanboards.core.rulebook import rule_name
from japanboards.core.scene import svg
from japanboards.core.session import Session
from japanboards.core.story import moves_before, round_number, set_up
from japanboards.core.words import capital

WIDE = {"width": "98%"}
STYLE = {"description_width": "56px"}


Act = Callable[[], None]


def button(text: str, tip: str, act: Act, **looks: Any) -> ipw.Button:
    """A button that does one thing."""
    made = ipw.Button(description=text, tooltip=tip, layout={"width": "auto"}, **looks)
    made.on_click(lambda _: act())
    return made


PACE_TIPS = (
    "Nobody moves by themselves; Space lets the next one move",
    "The others move one after another, with a pause before each",
    "The others move with pauses that are shorter where there are many moves",
    "The others move at once",
)
PACES = ("Pause", "Slow", "Usual", "Instant")


class TimeBar(ipw.Box):  # type: ignore[misc]
    """Undo, redo, a slider over the history, the pace of the others, and a hint.

    ``do`` is called with what was pressed, by name, and perhaps a value.
    """

    def __init__(self, do: Callable[..., None]) -> None:
        self._do = do
        self.undo = button("Undo", "Take back the last move", lambda: do("undo"))
        self.redo = button("Redo", "Play it again", lambda: do("redo"))
        self.now = button("Now", "Return to the newest position, and go on", lambda: do("now"))
        self.slider = ipw.IntSlider(
            min=0, max=1, readout=False, layout={"width": "auto", "margin": "0"}
        )
        self.slider.observe(self._slid, "value")
        self.marks = ipw.HTML(layout={"margin": "0"})
        way = ipw.VBox([self.slider, self.marks])
        way.add_class("jb-way")
        self.where = ipw.Label()
        self.pace = ipw.ToggleButtons(
            options=PACES, tooltips=PACE_TIPS, style={"button_width": "auto"}
        )
        self.pace.observe(self._paced, "value")
        self.hint = button("Hint", "What a bot would do, and why", lambda: do("hint"))
        self._showing = False
        tools = [self.undo, self.redo, self.now, way, self.where, self.pace, self.hint]
        super().__init__(tools)
        self.add_class("jb-time")

    def show(self, match: Match[Any, Any], session: Session) -> None:
        """Show where in its history the match is, and what may be taken back or go on."""
        auto = session.auto_players
        why = why_no_undo(match)
        (self.undo.add_class if why else self.undo.remove_class)("jb-off")  # pressed, it says why
        self.undo.tooltip = why or "Take back the last move"
        self.redo.disabled = not match.may_redo()
        self.now.disabled = match.live and not auto.halted
        self.hint.disabled = not session.viewer.sees_decision(match)
        self._showing = True
        first = set_up(match)
        self.slider.disabled = first == len(match.moves)
        # Sent one after the other: a value beyond the old end would be cut, and sent back.
        self.slider.min = 0
        self.slider.max = max(1, len(match.moves))
        self.slider.min = first
        self.slider.value = max(first, match.at)
        self.marks.value = marks_of(match, session.viewer.seat)
        self.where.value = where_in(match)
        self.pace.value = auto.pace
        alone = all(who == HUMAN for who in match.seats)
        self.pace.layout.display = "none" if alone else ""
        self._showing = False

    def _slid(self, change: dict[str, Any]) -> None:
        if not self._showing:  # moved by hand
            self._do("at", change["new"])

    def _paced(self, change: dict[str, Any]) -> None:
        if not self._showing:
            self._do("pace", change["new"])


def where_in(match: Match[Any, Any]) -> str:
    """How far the history has been gone through: by rounds, which a player counts, and by moves."""
    number = round_number(match.game, match.state)
    moves = f"move {moves_before(match, match.at)} of {moves_before(match, len(match.moves))}"
    return f"round {number}, {moves}" if number else moves


def why_no_undo(match: Match[Any, Any]) -> str:
    """Why nothing can be taken back, as a sentence; "" where it can."""
    return "" if match.may_undo() else f"{capital(match.why_no_undo())}."


def marks_of(match: Match[Any, Any], seat: Seat) -> str:
    """The rounds below the slider, and the moves of whoever looks as dots that lead there."""
    first = set_up(match)
    whole = max(1, len(match.moves) - first)
    parts = [
        f'<span class="round" style="left:{100 * max(0, at - first) / whole:.2f}%">'
        f"{escape(name)}</span>"
        for at, name in round_starts(match)
    ]
    parts += [
        f'<a class="own" data-at="{at + 1}" title="Your move, {at + 1 - first}" '
        f'style="left:{100 * (at + 1 - first) / whole:.2f}%"></a>'
        for at in range(len(match.moves))
        if match.game.to_move(match.states[at]) == seat
    ]
    return f'<div class="jb-marks" aria-hidden="true">{"".join(parts)}</div>'


CLOSE = 0.12  # of the slider's length: two names that are closer would run together


def round_starts(match: Match[Any, Any]) -> list[tuple[int, str]]:
    """Where in the history the rounds begin; of many only some are named, far enough apart."""
    begun: dict[str, int] = {}
    for at, state in enumerate(match.states[:-1]):
        begun.setdefault(round_number(match.game, state), at)
    begun.pop("", None)
    first = set_up(match)
    apart = CLOSE * max(1, len(match.moves) - first)
    found: list[tuple[int, str]] = []
    for name, at in begun.items():
        place = max(at, first)
        if not found or place - max(found[-1][0], first) >= apart:
            found.append((at, name))
    return found


class Files(ipw.VBox):  # type: ignore[misc]
    """Save to and load from a file beside the notebook."""

    def __init__(self, name: str, save: Act, load: Act) -> None:
        self.name = ipw.Text(value=name, description="File", layout=WIDE)
        self.note = ipw.HTML()
        saving = button("Save", "Write the game to this file", save)
        loading = button("Load", "Continue the game in this file", load)
        super().__init__([self.name, ipw.HBox([saving, loading]), self.note])

    def keep_note(self, trouble: str) -> None:
        """Say so where a game cannot be kept while it is played."""
        if trouble:
            self.note.value = escape(trouble)

    def path(self, folder: Path) -> Path:
        """The file in the folder; a name that leads elsewhere, or to a notebook, is refused."""
        name = str(self.name.value).strip()
        if Path(name).name != name or "\\" in name or not name.endswith(".json"):
            raise ValueError("the file is a name without folders, like game.save.json")
        return folder / name


WHO = {
    HUMAN: "a person",
    "random": "random bot: any move",
    "gentle": "gentle bot: one move ahead",
    "fair": "fair bot: thinks for 0.5 s",
    "strong": "strong bot: thinks for 1.5 s",
}


def in_words(name: str, choice: object) -> str:
    """What may be chosen for an option, in words.

    >>> in_words("open_money", True), in_words("first", 0), in_words("draw_cap", "as_scanned")
    ('yes', 'player 1', 'as scanned')
    """
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    if name == "first" and isinstance(choice, int):
        return f"player {choice + 1}"
    return "never" if choice == 0 else str(choice).replace("_", " ")


RULINGS = "Where the rulebook is silent we have decided; your table may decide otherwise."


def title_of(game: Game[Any, Any], name: str) -> str:
    """What a board that comes with a game is called."""
    shelf = SHELVES.get(game.Board)
    return str(shelf[name].title) if shelf else name.replace("_", " ")


def short_title(game: Game[Any, Any], name: str) -> str:
    """The same in a list: without its numbers, and with the word that notebooks have for it."""
    title = title_of(game, name).partition(":")[0]
    return f"{title} ({name})" if name == "small" else title


class NewGame(ipw.VBox):  # type: ignore[misc]
    """A form; ``begin(players, seats, board, options)`` is called when it is sent.

    It begins as the table is now. Who plays on a board of one's own can do so again: it is the
    first on the list.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        begin: Callable[..., None],
        match: Match[Any, Any] | None = None,
        do: Callable[[str], None] = lambda act: None,
    ) -> None:
        self.game, self._begin = game, begin
        count = match.players if match else max(game.PLAYERS[0], 2)
        # Every number that is allowed is seen, and no other can be given.
        self.players = ipw.ToggleButtons(
            options=[(str(number), number) for number in game.PLAYERS],
            value=count,
            description="Players",
            style={**STYLE, "button_width": "auto"},
        )
        self.seats = [self._seat(seat, match) for seat in range(game.PLAYERS[-1])]
        board = match.board if match else ""
        own = [] if isinstance(board, str) else [(str(board.data["title"]), board)]
        boards = own + [(short_title(game, name), name) for name in game.BOARDS]
        self.board = ipw.Dropdown(options=boards, description="Board", style=STYLE, layout=WIDE)
        if isinstance(board, str) and board in game.BOARDS:
            self.board.value = board
        self.picture = ipw.HTML()
        self.board.observe(lambda change: self.show_picture(), "value")
        given = match.options if match else {}
        self.options = {name: self._option(name, given) for name in game.OPTIONS}
        self.players.observe(lambda change: self._show_seats(), "value")
        start = button("Start", "Begin a new game", self.send_form, button_style="primary")
        self.start, self.question = start, ipw.HTML()
        sure = button("Yes, do it", "Begin a new game", lambda: do("sure"))
        unsure = button("No, go on playing", "Keep this game", lambda: do("unsure"))
        self.sure = ipw.VBox([self.question, ipw.HBox([sure, unsure])])
        self.sure.add_class("jb-sure")
        self.wonder("")
        self._rulings = ipw.VBox(list(self.options.values()), layout={"display": "none"})
        self._rulings.add_class("jb-options")
        # Not an accordion: that of ipywidgets cannot be opened by keyboard.
        self.fold = ipw.ToggleButton(description="Rulings", tooltip="Show what a table may decide")
        self.fold.observe(lambda change: self._show_rulings(change["new"]), "value")
        folded = [self.fold, ipw.HTML(RULINGS), self._rulings] if self.options else []
        self._box = ipw.VBox()
        super().__init__(
            [self.players, self._box, self.board, self.picture, *folded, self.sure, start]
        )
        self.add_class("jb-form")
        self._show_seats()

    def _seat(self, seat: int, match: Match[Any, Any] | None) -> ipw.Dropdown:
        now: Any = HUMAN if seat == 0 else "gentle"
        if match and seat < match.players:
            who = match.seats[seat]
            now = HUMAN if who == HUMAN else level_of(who) or who
        own = [] if isinstance(now, str) else [("the bot that sits here", now)]
        return ipw.Dropdown(
            options=[*own, *((WHO.get(name, name), name) for name in (HUMAN, *BOTS))],
            value=now,
            description=f"Player {seat + 1}",
            style=STYLE,
            layout=WIDE,
        )

    def _option(self, name: str, given: Mapping[str, Any]) -> ipw.Dropdown:
        option = self.game.OPTIONS[name]
        now = given.get(name, option.default)
        own = [] if now in option.choices else [(str(now), now)]
        return ipw.Dropdown(
            options=own + [(in_words(name, choice), choice) for choice in option.choices],
            value=now,
            description=f"{option.question} ({rule_name(option.clause)})",
            description_allow_html=False,
            tooltip=f"{option.question} ({rule_name(option.clause)})",
            layout=WIDE,
        )

    def show_picture(self, shown: bool = True) -> None:
        """A small picture of the board that is chosen; it is drawn only while it is seen."""
        if not shown:
            self.picture.value = ""
            return
        state = self.game.new_game(cast(int, self.players.value), board=self.board.value)
        drawn = self.game.scene.scene(self.game.view(state, NOBODY), 0)
        data = base64.b64encode(svg(drawn, (), 260).encode()).decode()
        source = f"data:image/svg+xml;base64,{data}"
        board = self.board.value
        title = title_of(self.game, board) if isinstance(board, str) else str(board.data["title"])
        img = f'<img width="260" alt="The board" src="{source}">'
        self.picture.value = f"{img}{escape(title)}"

    def wonder(self, why: str) -> None:
        """Ask where it was sent, before a game is given up; nothing to ask, and it may be sent."""
        self.question.value = escape(why)
        self.sure.layout.display = None if why else "none"
        self.start.layout.display = "none" if why else None

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
