"""Lessons that answer back: a prepared position, a task, and the live board to do it on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards.core.around import Button
from japanboards.core.course import Course
from japanboards.core.frame import Frame, Sentence
from japanboards.core.game import Game
from japanboards.core.lesson import Level, chapters
from japanboards.core.session import Change

from .board import with_picture
from .forms import button
from .games import game_called
from .stage import Stage, stored


class Lesson(ipw.VBox):  # type: ignore[misc]
    """A course on the screen: the task, the board, and what was answered."""

    def __init__(self, game: Game[Any, Any], levels: Sequence[Level], file: Path | None) -> None:
        self.course = course = Course(game, levels, file)
        self.session = course.session
        guarded = self.session.guarded
        self.board = Stage(game, self.session.frame.scene)
        self.board.on_picks, self.board.on_touch = guarded(course.pick), guarded(course.refuse)
        self.board.on_press, self.board.on_clause = guarded(self._press), guarded(self._explain)
        self.board.on_look = guarded(self._look)
        self.board.on_act = guarded(lambda act, value: course.next() if act == "next" else None)
        self.task = ipw.HTML()
        self.menu = ipw.Dropdown(
            options=[(level.id, i) for i, level in enumerate(levels)],
            value=course.at,
            description="Level",
            layout={"width": "98%"},
        )
        self.menu.observe(lambda change: course.go_to(change["new"]), "value")
        self.hint_button = button("Hint", "Show a hint; the star is lost", guarded(self.hint))
        self.again_button = button("Start again", "Set the position up again", course.again)
        self.next_button = button("Next level", "Go on", course.next, button_style="primary")
        self.time = ipw.Box([self.hint_button, self.again_button, self.next_button, self.menu])
        self.time.add_class("jb-time")
        self.task.add_class("jb-tasks")
        grid = ipw.Box([self.task, self.board, self.time])
        grid.add_class("jb-grid")
        super().__init__([grid])
        for look in ("jb-table", "jbt", "jb-lesson"):
            self.add_class(look)
        self.session.listeners.append(self._changed)
        self.show()

    def _changed(self, what: Change) -> None:
        if what == "position":
            self.show()
        elif what == "note":
            self.board.answer(self.session.frame.status, self.session.refused)

    def show(self, arrows: Sequence[tuple[str, str]] = ()) -> None:
        """The position, the task, what was answered, and what may be touched."""
        course, now = self.course, self.session.frame
        point = () if course.finished else course.level.show
        self.board.show_frame(now, self._beside(now), point, arrows)
        self.menu.value = course.at
        self.task.value = self._task()
        self.next_button.disabled = not course.finished
        self.hint_button.disabled = course.finished

    def _beside(self, frame: Frame) -> dict[str, Any]:
        """A lesson is nobody's game: no players, and the level in place of the turn."""
        ask = [asdict(button) for button in frame.around.ask if button.pick]
        if self.course.finished:
            ask = [asdict(Button("Next level", act="next", look="go"))]
        level = self.course.level
        place = f"level {self.course.at + 1} of {len(self.course.levels)}"
        return {
            "turn": level.title,
            "small": place,
            "strips": [],
            "lines": [],
            "ask": ask,
            "more": 0,
        }

    def _task(self) -> str:
        """Progress, the level's title and its task."""
        course = self.course
        stars, level = course.progress.stars, course.level
        dots = " ".join(
            "★" if stars.get(x.id) else "●" if x.id in stars else "○" for x in course.levels
        )
        done = sum(x.id in stars for x in course.levels)
        note = f'<p class="jb-note">{escape(course.warning)}</p>' if course.warning else ""
        return (
            f'{note}<div class="jb-note" aria-label="{done} of {len(course.levels)} levels done">'
            f"{dots}</div><div class='jb-note'>{escape(level.chapter)}</div>"
            f'<div class="jb-task" role="note">{escape(level.task)}</div>'
        )

    def hint(self) -> None:
        """Say the hint, and show the touches of a solution as an arrow."""
        self.course.hint()
        self.show(arrows=self.course.way())

    def _press(self, picks: list[str]) -> None:
        """Somebody is about to make a move: tell the board what it would lead to."""
        if then := self.course.press(picks):
            self.board.foresee_frame(picks, then, self._beside(then))

    def _look(self, picks: list[str]) -> None:
        """Somebody looks at a move: show what it would change."""
        if found := self.session.look(picks):
            self.board.preview(picks, found.lights, found.ghosts)

    def _explain(self, clause: str) -> None:
        found = self.course.game.BOOK[clause]
        self.session.say(Sentence(f"{found.section}: {found.text}", (clause,)))

    def __repr__(self) -> str:
        course = self.course
        title = course.level.title
        return f"Lesson({course.game.TITLE}, levels: {len(course.levels)}, at: {title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored(with_picture(bundle, repr(self), self.board.scene))


def lesson(game: str | Game[Any, Any], chapter: str = "", *, save: bool = True) -> Lesson:
    """The lesson of a game, or one chapter of it; progress is kept beside the notebook."""
    module = game_called(game)
    names = chapters(module.LEVELS)
    if chapter and chapter not in names:
        raise ValueError(f"there is no chapter {chapter!r}; the chapters are: {', '.join(names)}")
    levels = [level for level in module.LEVELS if chapter in ("", level.chapter)]
    file = Path(f"{module.NAME}.progress.json") if save else None
    return Lesson(module, levels, file)
