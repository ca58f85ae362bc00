"""Lessons that answer back: a prepared position, a task, and the live board to do it on."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards.core.game import Game
from japanboards.core.lesson import Answer, Level, Progress, answer, chapters

from .board import Board, Said, said, with_picture
from .chooser import Chooser, nearest
from .forms import button
from .games import game_called


class Lesson(ipw.VBox):  # type: ignore[misc]
    """Levels one after another. Wrong but legal is told what happened, illegal its clauses."""

    def __init__(self, game: Game[Any, Any], levels: Sequence[Level], file: Path | None) -> None:
        self.game, self.levels, self.file = game, tuple(levels), file
        self.last_error: Exception | None = None
        self.note = ""
        self.progress = self._progress()
        self.at = next((i for i, x in enumerate(levels) if x.id not in self.progress.stars), 0)
        self.state: Any = game.notation.read(self.level.position)
        self.chooser: Chooser[Any] = Chooser(())
        self.board = Board(self._scene())
        self.board.on_picks, self.board.on_touch = self._picked, self._touched
        self.board.on_clause = self._explain
        self.task = ipw.HTML()
        self.menu = ipw.Dropdown(
            options=[(level.id, i) for i, level in enumerate(levels)],
            value=self.at,
            description="Level",
            layout={"width": "98%"},
        )
        self.menu.observe(lambda change: self.go_to(change["new"]), "value")
        self.hint_button = button("Hint", "Show a hint; the star is lost", self.hint)
        self.again_button = button("Start again", "Set the position up again", self.again)
        self.next_button = button("Next level", "Go on", self.next, button_style="primary")
        buttons = ipw.HBox([self.hint_button, self.again_button, self.next_button])
        super().__init__([self.task, self.board, buttons, self.menu])
        self.add_class("jb-table")
        self.add_class("jb-lesson")
        self.again()

    @property
    def level(self) -> Level:
        """The level on the screen."""
        return self.levels[self.at]

    def _progress(self) -> Progress:
        """What was done before; a damaged file is left alone, and nothing is saved over it."""
        if self.file is None:
            return Progress({})
        try:
            return Progress.load(self.file)
        except ValueError as error:
            self.note = f"{error}; you start afresh, and nothing is saved until it is moved away."
            self.last_error, self.file = error, None
            return Progress({})

    def _scene(self) -> Any:
        seat = max(0, self.game.to_move(self.state) or 0)
        return self.game.scene.scene(self.game.view(self.state, seat), seat)

    def again(self) -> None:
        """Set the level up anew."""
        self.state = self.game.notation.read(self.level.position)
        self.clean, self.finished = True, False
        self.show()

    def go_to(self, at: int) -> None:
        """Another level."""
        if at != self.at:
            self.at = at
            self.menu.value = at
            self.again()

    def next(self) -> None:
        """The next level; after the last one, the first that is not done."""
        undone = [i for i, level in enumerate(self.levels) if level.id not in self.progress.stars]
        after = [i for i in undone if i > self.at] or undone or [(self.at + 1) % len(self.levels)]
        self.go_to(after[0])

    def show(self, *sentences: Said, arrows: Sequence[tuple[str, str]] = ()) -> None:
        """The position, the task, what was answered, and what may be touched."""
        moves = [] if self.finished else self.game.legal_moves(self.state)
        self.chooser = Chooser.over(moves, self.game.scene.picks)
        offers = [
            (word, self.game.notation.tell(self.state, move)) for word, move in self.chooser.spelled
        ]
        point = () if self.finished else self.level.show
        self.board.show(self._scene(), offers, sentences, point, arrows)
        self.task.value = self._task()
        self.next_button.disabled = not self.finished
        self.hint_button.disabled = self.finished

    def _task(self) -> str:
        """Progress, the level's title and its task."""
        stars = self.progress.stars
        dots = " ".join(
            "★" if stars.get(x.id) else "●" if x.id in stars else "○" for x in self.levels
        )
        done = sum(level.id in stars for level in self.levels)
        note = f'<p class="jb-note">{escape(self.note)}</p>' if self.note else ""
        return (
            f'{note}<div class="jb-note" aria-label="{done} of {len(self.levels)} levels done">'
            f"{dots}</div><div class='jb-note'>{escape(self.level.chapter)}</div>"
            f'<div class="jb-turn">{escape(self.level.title)}</div>'
            f'<div class="jb-task" role="note">{escape(self.level.task)}</div>'
        )

    def hint(self) -> None:
        """Say the hint, and show the touches of a solution as an arrow."""
        self.clean = False
        self.show(Said(f"Hint: {self.level.hint}"), arrows=self._arrow())

    def _arrow(self) -> list[tuple[str, str]]:
        """From the first touch to the goal of the model solution's next move."""
        legal = set(self.game.legal_moves(self.state))
        moves = [self.game.notation.read_move(text) for text in self.level.solution]
        picks = [self.game.scene.picks(move) for move in moves if move in legal]
        return [(picks[0][0], picks[0][-1])] if picks else []

    def _picked(self, picks: list[str]) -> None:
        move = Chooser(self.chooser.spelled, tuple(picks)).move()
        if move is None:
            self._touched(picks)
        else:
            self.play(move)

    def _touched(self, picks: list[str]) -> None:
        """Something that is not on offer: the clauses against what was most likely meant."""
        if self.finished:
            self.board.say(Said("This level is done: go on to the next one."))
            return
        refused = nearest(self.game, self.state, picks)
        if refused is None:
            self.board.say(Said("Touch something that is lit."))
        else:
            self.play(refused)

    def play(self, move: Any) -> Answer:
        """Judge a move and answer it."""
        told = self.game.notation.tell(self.state, move)
        given = answer(self.game, self.level, self.state, move)
        if given.verdict in ("refused", "not the task"):
            self.clean = False
        self.state = given.state
        if given.verdict == "done":
            self._finish(given)
        elif given.verdict == "refused":
            self.board.say(Said(f"Not possible: {told}"), *said(given.breaches))
        else:
            self.show(Said(given.text))
        return given

    def _finish(self, given: Answer) -> None:
        self.finished = True
        self.progress.finish(self.level, self.clean)
        if self.file is not None:
            self.progress.save(self.file)
        star = " ★" if self.clean else ""
        events = [Said(event.text, (event.clause.id,)) for event in given.state.news]
        self.show(Said(f"Done!{star} {given.text}", self.level.clauses), *events)

    def _explain(self, clause: str) -> None:
        found = self.game.BOOK[clause]
        self.board.say(Said(f"{found.section}: {found.text}", (clause,)))

    def __repr__(self) -> str:
        return f"Lesson({self.game.TITLE}, levels: {len(self.levels)}, at: {self.level.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**kwargs), repr(self), self.board.scene)


def lesson(game: str | Game[Any, Any], chapter: str = "", *, save: bool = True) -> Lesson:
    """The lesson of a game, or one chapter of it; progress is kept beside the notebook."""
    module = game_called(game)
    names = chapters(module.LEVELS)
    if chapter and chapter not in names:
        raise ValueError(f"there is no chapter {chapter!r}; the chapters are: {', '.join(names)}")
    levels = [level for level in module.LEVELS if chapter in ("", level.chapter)]
    file = Path(f"{module.NAME}.progress.json") if save else None
    return Lesson(module, levels, file)
