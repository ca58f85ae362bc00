"""Home: what was done so far in all games, and a way into each of them, right here."""

from __future__ import annotations

import base64
import time
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets as ipw
import traitlets

from japanboards import GAMES
from japanboards.bots import BOTS
from japanboards.core import home as told
from japanboards.core.game import Game
from japanboards.core.keeping import FOLDER, Keeper, name_of
from japanboards.core.match import HUMAN, Match
from japanboards.core.practice_session import Practice
from japanboards.core.record import board_of

from .board import HERE
from .home_page import Page, bar_above, cover, page_html
from .lesson import Lesson
from .practice import PracticeRoom
from .script import joined
from .stage import style_with
from .table import Table

FILE = "japanboards-progress.json"
STORED = (
    "<p><b>To begin, run this cell: click it, then press Shift and Enter.</b> "
    "Until then these are only pictures of the five games.</p>"
)


class HomePage(anywidget.AnyWidget):
    """A page of HTML, and what is pressed in it."""

    _esm = joined(HERE / "js" / "home.js")
    _css: Any = style_with("home.css")
    html: Any = traitlets.Unicode().tag(sync=True)


class Home(ipw.VBox):  # type: ignore[misc]
    """The home page; what is opened from it stands in its place, and Home leads back."""

    def __init__(self, folder: Path, games: dict[str, Game[Any, Any]]) -> None:
        self.folder, self.games = folder, games
        self.said = self.refused = ""
        self.last_error: Exception | None = None
        self.nth = 0  # of the tables that were left, which one is shown
        self.shelves: list[told.Shelf] = []
        self.page, self.place = HomePage(), ipw.VBox([])
        self.page.on_msg(self._receive)
        super().__init__([self.page, self.place])
        for look in ("jb-table", "jbt", "jb-home"):
            self.add_class(look)
        self.show()

    def show(self) -> None:
        """Read what is kept, and tell it."""
        self._close()
        self.shelves = [told.shelf(self.folder, game) for game in self.games.values()]
        tables = sorted((x for each in self.shelves for x in each.tables), key=lambda x: -x.at)
        left = tables[self.nth % len(tables)] if tables else None
        now = int(time.time())
        advice = told.advise(self.shelves, now)
        five = told.five_minutes(self.shelves, left.game if left else advice.game)
        self.page.html = page_html(
            Page(self.shelves, advice, five, left, now, self.said, self.refused)
        )

    def _close(self) -> None:
        """What was opened is put away."""
        for widget in self.place.children:
            widget.close()
        self.place.children = ()

    def _open(self, title: str, widget: ipw.Widget) -> None:
        """Something in the place of the page."""
        self.page.html = bar_above(title)
        self.place.children = (widget,)

    def _receive(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        if content.get("act") != "shown":  # what was answered stays until something is pressed
            self.said = self.refused = ""
        try:
            match content:
                case {"act": "file", "value": str(text)}:
                    self.said = told.taken_back(self.shelves, text)
                    self.show()
                case {"act": str(act), "value": str(value)}:
                    self.do(act, value)
        except ValueError as error:
            self.refused = f"{str(error)[:1].upper()}{str(error)[1:]}. Nothing was changed."
            self.show()
        except Exception as error:
            self.last_error, self.refused = error, f"Something went wrong: {error}"
            self.show()

    def do(self, act: str, value: str) -> None:
        """Something on the page was pressed."""
        match act:
            case "learn" | "practice" | "play" | "watch" if value in self.games:
                getattr(self, f"_{act}")(self.games[value])
            case "resume":
                self._resume(Path(value))
            case "others":
                self.nth += 1
                self.show()
            case "export":
                self.page.send({"file": told.exported(self.shelves), "name": FILE})
            case "anew" if any(Path(value) == path for x in self.shelves for path, _ in x.troubles):
                self.said = f"It is kept as {told.put_aside(Path(value)).name}."
                self.show()
            case "home":
                self.show()
            case "shown" if not self.place.children:
                self.show()

    def _learn(self, game: Game[Any, Any]) -> None:
        """The lesson, at the first level that is not done."""
        folder = told.folder_of(self.folder, game)
        file = told.file_of(folder, game, "progress")
        self._open(f"{game.TITLE}: learn", Lesson(game, game.LEVELS, file))

    def _practice(self, game: Game[Any, Any]) -> None:
        """Ten minutes of questions."""
        folder = told.folder_of(self.folder, game)
        practice = Practice(game, told.file_of(folder, game, "practice"), BOTS["gentle"])
        self._open(f"{game.TITLE}: practice", PracticeRoom(practice))

    def _play(self, game: Game[Any, Any]) -> None:
        """A small game against bots of the level that comes next."""
        shelf = next(each for each in self.shelves if each.game is game)
        bot = told.LEVELS_OF_BOTS[min(shelf.beaten, len(told.LEVELS_OF_BOTS) - 1)]
        names = [HUMAN] + [bot] * (max(2, game.PLAYERS[0]) - 1)
        match = Match(game, len(names), [BOTS.get(x, x) for x in names], board=game.BOARDS[-1])
        keeper = Keeper(shelf.folder / FOLDER, name_of(match), names)
        self._open(f"{game.TITLE}: a small game against a {bot} bot", Table(match, keeper=keeper))

    def _watch(self, game: Game[Any, Any]) -> None:
        """A small game between bots, to look at."""
        count = max(2, game.PLAYERS[0])
        match = Match(game, count, [BOTS["gentle"]] * count, board=game.BOARDS[-1])
        self._open(f"{game.TITLE}: two bots play", Table(match, pause=1.2))

    def _resume(self, path: Path) -> None:
        """The table that was left, as it was left."""
        left = next(x for each in self.shelves for x in each.tables if x.path == path)
        game, record = self.games[left.game], left.record
        seats = [BOTS.get(name, name if name == HUMAN else BOTS["gentle"]) for name in record.seats]
        board = board_of(game, record.board)
        match = Match(game, record.players, seats, board=board, options=record.options)
        match.resume(record)
        keeper = Keeper(path.parent, path.stem, record.seats)
        self._open(f"{game.TITLE}: your game", Table(match, keeper=keeper))

    def __repr__(self) -> str:
        return f"Home({', '.join(game.TITLE for game in self.games.values())})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        cells = "".join(f"<td>{image(game)}</td>" for game in self.games.values())
        shown = {"text/plain": repr(self), "text/html": f"{STORED}<table><tr>{cells}</tr></table>"}
        return {**(data or {}), **shown}, metadata


def image(game: Game[Any, Any]) -> str:
    """A cover as an image, which an untrusted clone shows, too."""
    data = base64.b64encode(cover(game.NAME).encode()).decode()
    return f'<img width="160" alt="{game.TITLE}" src="data:image/svg+xml;base64,{data}">'


def home(folder: str | Path = ".") -> Home:
    """Home: all games, what you have done in them, and what to do next."""
    return Home(Path(folder), GAMES)
