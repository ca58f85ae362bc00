"""A table to play at: the board, whose turn it is, why not, the log, the score, time and saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards.core.boards import FromData
from japanboards.core.match import Match

from . import show
from .board import Board, Said, said, with_picture
from .chooser import Chooser, nearest
from .eyes import Eyes
from .forms import TimeBar, button
from .games import seat_of
from .later import Later
from .others import Others
from .position import position, status
from .side import Side


class Table(ipw.VBox):  # type: ignore[misc]
    """One match on the screen. It shows and asks; the game decides."""

    def __init__(
        self, match: Match[Any, Any], pause: float = 0.4, folder: Path | None = None
    ) -> None:
        self.match, self.pause, self.folder = match, pause, folder or Path()
        self.last_error: Exception | None = None
        self.on_position: list[Callable[[], None]] = []  # told of every new position
        self.others = Others(self)
        self._note: tuple[Said, ...] = ()
        self.eyes = Eyes(match)
        if match.live:  # a recorded game is looked at from its start, and goes on at its end
            self.others.set_up()
        self.chooser: Chooser[Any] = Chooser(())
        self.board = Board(self.eyes.scene())
        self.board.on_picks = self._guard(self._picked)
        self.board.on_touch = self._guard(self._touched)
        self.board.on_press = self._guard(self._pressed)
        self.board.on_clause = self._guard(self.explain)
        self._build()
        super().__init__([self.turn_line, self.main, self.asides_box])
        self.add_class("jb-table")
        self._around = Later(self._guard(self.show_around))
        self.refresh()
        self.show_around()
        if match.live:
            self.others.go_on()

    def _build(self) -> None:
        """The widgets around the board."""
        self.turn_line = ipw.HTML()
        self.turn_line.add_class("jb-turn")
        guard = self._guard
        self.time = TimeBar(
            guard(self.undo), guard(self.redo), guard(self.to_now), guard(self.go_to)
        )
        self.hint = button("Hint", "What a bot would do, and why", guard(self.advise))
        self.time.children[0].children += (self.hint,)
        self.side = Side(self.match, guard(self.save), guard(self.load), guard(self.begin))
        self.cover = button("", "Only for this player's eyes", guard(self.uncover))
        center = ipw.VBox([self.cover, self.board, self.time])
        side = ipw.VBox([self.side])
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
                self.failed("Not possible", error)
            except Exception as error:
                self.failed("Something went wrong", error)

        return guarded

    def failed(self, what: str, error: Exception) -> None:
        """Show what was raised, and keep it."""
        self.last_error = error
        self.say(Said(f"{what}: {error}"))

    # --- what is shown ---

    def uncover(self) -> None:
        """The person to move is alone at the screen: show what only they may see."""
        self.eyes.uncover()
        self.refresh()

    def may_move(self) -> bool:
        """A person may make a move in the position on the screen."""
        return self.eyes.may_move()

    def refresh(self) -> None:
        """Show the position: the board first, and when it is painted everything around it."""
        now = position(self.eyes, self._note)
        self.chooser = now.chooser
        self.board.show(now.scene, now.offers, now.status)
        if self.eyes.covered():
            self.show_around()
        else:
            self._around()
        for tell in self.on_position:
            tell()

    def show_around(self) -> None:
        """Everything around the board."""
        match = self.match
        self.turn_line.value = show.turn(match)
        self.cover.layout.display = "" if self.eyes.covered() else "none"
        self.cover.description = f"Player {self.eyes.viewer() + 1}: show what only I may see"
        self._show_asides()
        self.time.show(match, self.others.halted)
        self.hint.disabled = not self.may_move()
        self.side.show(match, self.eyes.seat())

    def _show_asides(self) -> None:
        """The others' sheets, small."""
        scenes = self.eyes.side_scenes()
        if len(scenes) != len(self.asides):
            self.asides = [Board(scene, small=True) for scene in scenes]
            self.asides_box.children = self.asides
            return
        for board, scene in zip(self.asides, scenes, strict=True):
            if scene != board.scene:
                board.show(scene)

    def say(self, *sentences: Said) -> None:
        """Say something in the status line; it stays until the next move."""
        self._note = sentences
        self.board.say(*status(self.eyes, sentences))

    def explain(self, clause: str) -> None:
        """Say what a clause says, and open the rulebook there."""
        found = self.match.game.BOOK[clause]
        self.say(Said(f"{found.section}: {found.text}", (clause,)))
        self.side.open_rule(clause)

    def advise(self) -> None:
        """Say what a bot would do, and why."""
        if self.may_move():
            self.others.advise()

    # --- what is done ---

    def _pressed(self, picks: list[str]) -> None:
        """Somebody is about to make a move: tell the board what it would lead to."""
        move = Chooser(self.chooser.spelled, tuple(picks)).move()
        if move is not None:
            then = position(self.eyes.after(move))
            self.board.foresee(picks, then.scene, then.offers, then.status)

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
        refused = nearest(game, state, picks)
        if refused is None:
            return [Said("Touch something that is lit.")]
        told = game.notation.tell(state, refused)
        return [Said(f"Not possible: {told}"), *said(game.breaches(state, refused))]

    def play(self, move: Any) -> None:
        """A person's move, then everybody else's until a person has to decide again."""
        self.accept(move)
        self.others.go_on()

    def accept(self, move: Any) -> None:
        """Anybody's move, checked, made and shown."""
        self._note = ()
        self.match.play(move)
        self.refresh()

    def undo(self) -> None:
        """Take back a move."""
        self._travel(self.match.undo)

    def redo(self) -> None:
        """Play it again."""
        self._travel(self.match.redo)

    def to_now(self) -> None:
        """Return to the newest position, and go on."""
        self.go_to(len(self.match.moves))

    def go_to(self, at: int) -> None:
        """Look at another position of the history."""
        self._travel(lambda: self.match.go_to(at))

    def _travel(self, how: Callable[[], None]) -> None:
        how()
        self.others.stop()  # they wait while somebody looks at the past
        self._note = ()
        self.refresh()
        if self.match.live:
            self.others.go_on()

    def save(self) -> None:
        """Write the game to the file."""
        self.match.save(self.side.files.path(self.folder))
        self.side.files.note.value = f"Saved {len(self.match.moves)} moves."

    def load(self) -> None:
        """Continue the game in the file; if it is refused, this one goes on unchanged."""
        self.match.load(self.side.files.path(self.folder))
        self.side.files.note.value = f"Loaded {len(self.match.moves)} moves."
        self._note = ()
        self.refresh()
        self.others.go_on()

    def begin(
        self, players: int, seats: Sequence[str], board: str | FromData, options: dict[str, Any]
    ) -> None:
        """A new game at this table."""
        who = [seat_of(seat) for seat in seats]
        old = self.match
        self.match = Match(old.game, players, who, board=board, options=options, policy=old.policy)
        self.match.set_up()
        self.eyes = Eyes(self.match)
        self.others.stop()
        self._note = ()
        self.side.selected_index = 0
        self.refresh()
        self.others.go_on()

    def __repr__(self) -> str:
        match = self.match
        return f"Table({match.game.TITLE}, players: {match.players}, moves: {len(match.moves)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**kwargs), repr(self), self.board.scene)
