"""A table to play at: the board, whose turn it is, why not, the log, the score, time and saves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards import GAMES
from japanboards.bots import BOTS
from japanboards.core.game import CHANCE, Game, Seat
from japanboards.core.match import HUMAN, Bot, Match, Policy
from japanboards.core.record import Record

from . import show
from .board import Board, Said, said, with_picture
from .chooser import Chooser
from .forms import Files, NewGame, TimeBar

Who = str | Bot


def seat_of(who: Who) -> Who:
    """A person or a bot, by name or as the function itself."""
    if callable(who) or who == HUMAN:
        return who
    if who not in BOTS:
        names = ", ".join([HUMAN, *BOTS])
        raise ValueError(f"nobody called {who!r} can sit here; seats are: {names}, or a function")
    return BOTS[who]


def game_called(name: str | Game[Any, Any]) -> Game[Any, Any]:
    """A game by its name, or the game itself."""
    if not isinstance(name, str):
        return name
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]


class Table(ipw.VBox):  # type: ignore[misc]
    """One match on the screen. It shows and asks; the game decides."""

    def __init__(
        self, match: Match[Any, Any], pause: float = 0.4, folder: Path | None = None
    ) -> None:
        self.match, self.pause, self.folder = match, pause, folder or Path()
        self.last_error: Exception | None = None
        self.on_clause: Callable[[str], None] = self.explain
        self._run = 0  # counts the runs of bots, so that an old one stops
        self._task: asyncio.Task[None] | None = None
        self._log: list[str] = []
        self._logged: list[Any] = []  # positions the log was written for
        self._note: tuple[Said, ...] = ()
        match.advance()
        self.chooser: Chooser[Any] = Chooser(())
        self.board = Board(self.scene())
        self.board.on_picks, self.board.on_touch = self._picked, self._touched
        self.board.on_clause = lambda clause: self.on_clause(clause)
        self._build()
        super().__init__([self.turn_line, self.main, self.asides_box])
        self.add_class("jb-table")
        self.refresh()

    def _build(self) -> None:
        """The widgets around the board."""
        self.turn_line, self.log_box, self.score_box = ipw.HTML(), ipw.HTML(), ipw.HTML()
        self.turn_line.add_class("jb-turn")
        guard = self._guard
        self.time = TimeBar(
            guard(self.undo), guard(self.redo), guard(self.to_now), guard(self.go_to)
        )
        name = f"{self.match.game.NAME}.save.json"
        self.files = Files(name, guard(self.save), guard(self.load))
        self.new_game = NewGame(self.match.game, guard(self.begin))
        self.tabs = ipw.Tab(
            [self.log_box, self.score_box, self.files, self.new_game],
            titles=("Log", "Score", "Files", "New"),
        )
        center, side = ipw.VBox([self.board, self.time]), ipw.VBox([self.tabs])
        self.main, self.asides_box = ipw.Box([center, side]), ipw.Box([])
        self.asides: list[Board] = []
        for box, look in (
            (center, "jb-center"),
            (side, "jb-side"),
            (self.main, "jb-main"),
            (self.asides_box, "jb-asides"),
        ):
            box.add_class(look)

    def _guard(self, act: Callable[..., None]) -> Callable[..., None]:
        """The same handler, but what it raises is shown and kept: ipywidgets would swallow it."""

        def guarded(*args: Any) -> None:
            try:
                act(*args)
            except ValueError as error:
                self.last_error = error
                self.say(Said(f"Not possible: {error}"))
            except Exception as error:
                self.last_error = error
                self.say(Said(f"Something went wrong: {error}"))

        return guarded

    # --- what is shown ---

    def viewer(self) -> Seat:
        """The seat whose eyes we look through: the person to move, else the last one who was."""
        people = [seat for seat, who in enumerate(self.match.seats) if who == HUMAN] or [0]
        seat = self.match.turn()
        if seat in people:
            self._viewer: Seat = seat
        return getattr(self, "_viewer", people[0]) if self.match.players > 1 else 0

    def scene(self) -> Any:
        """The position as the viewer sees it."""
        seat = self.viewer()
        return self.match.game.scene.scene(self.match.view(seat), seat)

    def may_move(self) -> bool:
        """A person may make a move in the position on the screen."""
        free = self.match.live or self.match.policy == "teaching"
        return self.match.human_turn() and free

    def refresh(self) -> None:
        """Show the position: the board first, then everything around it."""
        game, match = self.match.game, self.match
        moves = game.legal_moves(match.state) if self.may_move() else []
        self.chooser = Chooser.over(moves, game.scene.picks)
        labels = [game.notation.tell(match.state, move) for _, move in self.chooser.spelled]
        words = [word for word, _ in self.chooser.spelled]
        self.board.show(self.scene(), list(zip(words, labels, strict=True)), self.status())
        self.turn_line.value = show.turn(match)
        self._show_asides()
        self._write_log()
        names = [f"Player {seat + 1}" for seat in range(match.players)]
        self.score_box.value = show.score_sheet(game, match.state, names)
        self.time.show(match)

    def status(self) -> list[Said]:
        """The status line: what was answered last, and what is to be done."""
        lines = list(self._note)
        if not self.match.live:
            lines.append(Said(f"Position {self.match.at} of {len(self.match.moves)}."))
        if self.may_move():
            lines.append(Said(self.match.game.scene.prompt(self.match.state)))
        elif self.match.turn() is None:
            lines.append(Said(f"{show.result(self.match)}."))
        return lines

    def _show_asides(self) -> None:
        """The others' sheets, small."""
        seat = self.viewer()
        scenes = self.match.game.scene.asides(self.match.view(seat), seat)
        if len(scenes) != len(self.asides):
            self.asides = [Board(scene, small=True) for _, scene in scenes]
            self.asides_box.children = self.asides
            return
        for board, (_, scene) in zip(self.asides, scenes, strict=True):
            if scene != board.scene:
                board.show(scene)

    def _write_log(self) -> None:
        """The log up to the position on the screen; only what is new is put into words."""
        match, game = self.match, self.match.game
        known = 0
        while (
            known < min(len(self._logged), match.at)
            and self._logged[known] is match.states[known + 1]
        ):
            known += 1
        del self._log[known:], self._logged[known:]
        for at in range(known, match.at):
            sentence = game.notation.tell(match.states[at], match.moves[at])
            after = match.states[at + 1]
            self._log.append(show.log_entry(sentence, after.news))
            self._logged.append(after)
        self.log_box.value = show.log(self._log)

    def say(self, *sentences: Said) -> None:
        """Say something in the status line; it stays until the next move."""
        self._note = sentences
        self.board.say(*self.status())

    def explain(self, clause: str) -> None:
        """Say what a clause says."""
        found = self.match.game.BOOK[clause]
        self.say(Said(f"{found.section}: {found.text}", (clause,)))

    # --- what is done ---

    def _picked(self, picks: list[str]) -> None:
        """The touches spell a move that was on offer."""
        move = Chooser(self.chooser.spelled, tuple(picks)).move()
        if move is None:
            self._touched(picks)
        else:
            self.play(move)

    def _touched(self, picks: list[str]) -> None:
        """The touches spell nothing that is on offer: say which clauses stand against it."""
        self.say(*self.why_not(picks))

    def why_not(self, picks: Sequence[str]) -> list[Said]:
        """Why these touches are not a move: the breaches of what they most likely meant."""
        if self.match.turn() is None:
            return [Said("The game is over.")]
        if not self.match.live and not self.may_move():
            return [Said("This is the past: press Now to go on playing.")]
        if not self.may_move():
            return [Said("It is not your turn yet.")]
        game, state = self.match.game, self.match.state
        meant = game.scene.meant(state, picks)
        answers = [(move, game.breaches(state, move)) for move in meant]
        refused = sorted((pair for pair in answers if pair[1]), key=lambda pair: len(pair[1]))
        if not refused:
            return [Said("Touch something that is lit.")]
        move, broken = refused[0]
        return [Said(f"Not possible: {game.notation.tell(state, move)}"), *said(broken)]

    def play(self, move: Any) -> None:
        """A person's move, then everybody else's until a person has to decide again."""
        self._note = ()
        self.match.play(move)
        self.refresh()
        self.go_on()

    def go_on(self) -> None:
        """Let chance and bots move: with pauses where there is an event loop, else at once."""
        self._run += 1
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            loop = None
        if self.pause and loop:
            self._task = loop.create_task(self._go_on(self._run))
        else:
            self.match.advance()
            self.refresh()

    async def _go_on(self, run: int) -> None:
        """One move of chance or a bot after another, visibly."""
        try:
            while (
                run == self._run and self.match.turn() is not None and not self.match.human_turn()
            ):
                chance = self.match.turn() == CHANCE
                await asyncio.sleep(self.pause / 3 if chance else self.pause)
                if run == self._run:
                    self.match.step()
                    self.refresh()
        except Exception as error:
            self.last_error = error
            self.say(Said(f"Something went wrong: {error}"))

    def undo(self) -> None:
        """Take back a move."""
        self._travel(self.match.undo)

    def redo(self) -> None:
        """Play it again."""
        self._travel(self.match.redo)

    def to_now(self) -> None:
        """Return to the newest position, and go on."""
        self.go_to(len(self.match.moves))
        self.go_on()

    def go_to(self, at: int) -> None:
        """Look at another position of the history."""
        self._travel(lambda: self.match.go_to(at))

    def _travel(self, how: Callable[[], None]) -> None:
        self._run += 1
        self._note = ()
        how()
        self.refresh()

    def save(self) -> None:
        """Write the game to the file."""
        self.match.save(self.files.path(self.folder))
        self.files.note.value = f"Saved {len(self.match.moves)} moves."

    def load(self) -> None:
        """Continue the game in the file; if it is refused, this one goes on unchanged."""
        self._run += 1
        self.match.load(self.files.path(self.folder))
        self.files.note.value = f"Loaded {len(self.match.moves)} moves."
        self._note = ()
        self.refresh()
        self.go_on()

    def begin(
        self, players: int, seats: Sequence[str], board: str, options: dict[str, Any]
    ) -> None:
        """A new game at this table."""
        who = [seat_of(seat) for seat in seats]
        old = self.match
        self.match = Match(old.game, players, who, board=board, options=options, policy=old.policy)
        self._run += 1
        self._note = ()
        self.tabs.selected_index = 0
        self.refresh()
        self.go_on()

    def __repr__(self) -> str:
        match = self.match
        return f"Table({match.game.TITLE}, players: {match.players}, moves: {len(match.moves)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**kwargs), repr(self), self.board.scene)


def table(
    game: str | Game[Any, Any],
    players: int | None = None,
    seats: Sequence[Who] | None = None,
    *,
    board: str = "",
    seed: int | None = None,
    policy: Policy = "play",
    pause: float = 0.4,
    **options: Any,
) -> Table:
    """A table to play a game at: ``table("rolling_japan", seats=["human", "random"])``."""
    module = game_called(game)
    who = [seat_of(seat) for seat in seats] if seats is not None else None
    count = players if players is not None else len(who) if who else max(1, module.PLAYERS[0])
    match = Match(module, count, who, board=board, options=options, seed=seed, policy=policy)
    return Table(match, pause)


def replay(game: str | Game[Any, Any], path: str | Path) -> Table:
    """A recorded game to look through with the time slider."""
    module = game_called(game)
    match = Match(module, module.PLAYERS[0], policy="teaching")
    record = Record.from_json(Path(path).read_text(encoding="utf-8"))
    match.resume(record)
    match.go_to(0)
    return Table(match, pause=0)
