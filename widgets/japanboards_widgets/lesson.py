"""Lessons that answer back: a prepared position, a task, and the live board to do it on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards import game_called
from japanboards.core.around import Button, choices_of
from japanboards.core.course import Course
from japanboards.core.frame import Frame
from japanboards.core.game import Game
from japanboards.core.lesson import Level, chapters
from japanboards.core.session import Change
from japanboards.core.told import Told
from japanboards.core.unlit import needed
from japanboards.core.words import unknown

from .board import HERE, lights, with_picture
from .chapter import clauses_of, page, plain
from .script import joined
from .stage import Stage, named_in, stored, style_with
from .tables import table

ONWARD = ("next", "level", "chapter", "onward", "retry")  # what leads from one level to another
SENT = ("unlit", "sure", "only")  # of what stands beside the board: what it has to know itself


class Classroom(Stage):
    """A board with a task above it and an answer beside it, in one widget."""

    _esm = joined(HERE / "js" / "lesson.js")
    _css: Any = style_with("lesson.css", "learn.css")

    def reply(
        self,
        beside: dict[str, Any],
        refused: Sequence[str] = (),
        reasons: Mapping[str, str] | None = None,
        highlights: Sequence[str] = (),
        arrows: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Answer a touch in the same position; what was refused is marked, and why by how much."""
        self._serial += 1
        self._beside = {**self._beside, "beside": beside}
        self.live = {
            **self.live,
            "serial": self._serial,
            "beside": beside,
            "highlights": list(highlights),
            "arrows": [list(arrow) for arrow in arrows],
            "lights": lights((), refused, (reasons or {}).items()),
            "kept": True,  # what was picked so far stays picked
        }

    def _message_beside(self, frame: Frame, beside: dict[str, Any]) -> dict[str, Any]:
        told = super()._message_beside(frame, {})
        return {**told, "beside": beside, **{key: beside[key] for key in SENT}}


class Lesson(ipw.VBox):  # type: ignore[misc]
    """A course on the screen: the task, the board, and what was answered."""

    def __init__(
        self, game: Game[Any, Any], levels: Sequence[Level], file: Path | None, chapter: str = ""
    ) -> None:
        self.course = course = Course(game, levels, file, chapter)
        self.session = course.session
        self._about = f"levels: {len(course.chapter() if chapter else levels)}"
        guarded = self.session.guarded
        self.board = board = Classroom(game, course.frame().scene)
        board.on_picks, board.on_touch = guarded(course.pick), guarded(course.refuse)
        board.on_press, board.on_look = guarded(self._press), guarded(self._look)
        board.on_act = guarded(self._act)
        self.grid = ipw.Box([board])
        self.grid.add_class("jb-grid")
        self.room = ipw.VBox([self.grid])  # a game that is played below has its own looks
        for look in ("jb-table", "jbt", "jb-lesson", "jb-learn"):
            self.room.add_class(look)
        super().__init__([self.room])
        self.session.listeners.append(self._changed)
        self.show()

    def _changed(self, what: Change) -> None:
        if what == "position":
            self.show()
        elif what == "note":
            self._answer()

    def show(self) -> None:
        """The position, the task and what was answered; or the end of a chapter."""
        frame, told = self.course.frame(), self.course.told
        self.board.show_frame(frame, self._beside(frame, told), self._pointed(), self.course.way())

    def _answer(self) -> None:
        """What was touched is answered; the position stays."""
        course, session = self.course, self.session
        told = course.told
        if session.note:  # something went wrong, and says so
            told = Told("but", session.note[0].text, session.note[1:])
        named = named_in(told.lines, self.board.scene, session.refused)
        reasons = dict.fromkeys(named, "") | course.causes
        refused = session.refused[-1:] if told.kind == "refused" else ()
        beside = self._beside(course.frame(), told)
        self.board.reply(beside, refused, reasons, self._pointed(), course.way())

    def _pointed(self) -> list[str]:
        """What the task or a hint points at."""
        course = self.course
        if course.finished:
            return []
        return [*course.level.show, *course.pointed(), *self._questioned()]

    def _questioned(self) -> list[str]:
        """What the game asks about in the middle of a turn, if only buttons answer."""
        course, session = self.course, self.session
        if not course.level.whole:
            return []
        buttons = {x.pick for x in choices_of(session.match, session.viewer) if x.pick}
        spelled = {tuple(course.game.scene.picks(x)) for x in course.game.legal_moves(course.state)}
        marks = {mark.pick for mark in session.frame.scene.marks}
        forced = len(spelled) > 1 and spelled <= {(pick,) for pick in buttons}
        return sorted(buttons & marks) if forced else []

    def _asked(self) -> str:
        """That question in words; it stands where the button of the step before was."""
        status = self.session.frame.status if self._questioned() else ()
        return status[0].text if status else ""

    def _beside(self, frame: Frame, told: Told) -> dict[str, Any]:
        """Everything around the board."""
        course, level = self.course, self.course.level
        names, mine = chapters(course.levels), course.chapter()
        return {
            "game": course.game.NAME,
            "state": "lesson",
            "chapter": f"{names.index(level.chapter) + 1} {level.chapter}",
            "level": f"level {mine.index(course.at) + 1} of {len(mine)}",
            "title": course.title(course.at),
            "at": course.at,
            "key": f"{course.at} {course.ended}",
            "dots": [self._dot(i) for i in mine],
            "task": level.task,
            "given": self._given(),
            "window": course.in_part,
            "told": self._told(told),
            "ask": [asdict(button) for button in self._choices(frame, told)],
            "hinted": course.pointed(),
            "touched": course.touched,
            "kept": bool(course.level.seen),
            "asked": "" if told.kind == "done" else self._asked(),
            "buttons": course.has_buttons,
            "does": [asdict(button) for button in self._does(told)],
            "need": signs(course.game, level.chapter, frame),
            "unlit": not course.lit,
            "sure": course.given,
            "only": needed(course.game, level, course.state) if course.lit else [],
            "warning": course.warning,
            "page": page(course) if course.ended else None,
        }

    def _dot(self, at: int) -> dict[str, Any]:
        """A level in the bar."""
        course = self.course
        look = course.progress.look(course.levels[at])
        said = {"star": "done, star", "done": "done, no star", "todo": "not done yet"}[look]
        name = course.title(at)
        return {"at": at, "title": name, "look": look, "said": said, "now": at == course.at}

    def _given(self) -> list[str]:
        """The marks outside of the window that the task speaks of."""
        course = self.course
        left, top, wide, high = course.window
        return [
            mark.id
            for mark in course.whole.marks
            if mark.pick in course.beside
            and not (left <= mark.at[0] <= left + wide and top <= mark.at[1] <= top + high)
        ]

    def _told(self, told: Told) -> dict[str, Any]:
        """What is said, with the words of every clause it cites."""
        game = self.course.game
        lines = [{"text": x.text, "clauses": clauses_of(game, x.clauses)} for x in told.lines]
        star = {"star": told.star, "has": told.has_star}
        return {"kind": told.kind, "head": told.head, "lines": lines, **star}

    def _choices(self, frame: Frame, told: Told) -> list[Button]:
        """The game's buttons: where some are lit these alone, elsewhere without a word on which."""
        course, session = self.course, self.session
        if told.kind == "done":
            return []
        if course.level.lights:
            only = needed(course.game, course.level, course.state)
            there = [button for button in frame.around.ask if button.pick]
            return [button for button in there if button.pick in only] or there
        own = choices_of(session.match, session.viewer)
        return [Button(x.text, x.pick, price=x.price, note=x.note) for x in own if x.pick]

    def _does(self, told: Told) -> list[Button]:
        """What leads on: a hint, or the next level by its number."""
        course = self.course
        if told.kind == "done":
            after = course.following()
            name = "the summary"
            if after is not None:
                mine = course.chapter()
                name = f"level {mine.index(after) + 1} of {len(mine)}"
            # Next stands where Start again comes, not the hint: a second press costs no star.
            return [
                Button("Once more", act="again", look="quiet"),
                Button("Next", act="next", note=name, look="go"),
            ]
        starred = course.clean and course.progress.look(course.level) == "todo"
        cost = "gives up the star" if starred else ""
        words = ("Hint", "Show where", "Show an answer", "Show an answer")[course.hints]
        hint = Button(words, act="hint", note=cost, look="quiet", off=course.hints == 3)
        return [hint, Button("Start again", act="again", look="quiet")]

    def _act(self, name: str, value: Any) -> None:
        """Something beside the board was pressed. A small game ends where the lesson goes on."""
        course = self.course
        if name in ONWARD and len(self.children) > 1:
            self._close_game()
        match name:
            case "next":
                course.next()
            case "again":
                course.again()
            case "hint":
                course.hint()
            case "level":
                course.go_to(int(value))
            case "chapter":
                course.begin(str(value))
            case "onward":
                course.begin(course.next_chapter())
            case "end":
                course.end()
            case "retry":
                course.retry()
            case "game":
                self._small_game()

    def _small_game(self) -> None:
        """A small game below the lesson, against gentle bots."""
        game = self.course.game
        seats = ["human"] + ["gentle"] * (max(2, game.PLAYERS[0]) - 1)
        below = table(game, seats=seats, board="small", policy="teaching")
        self.children = [self.room, below]

    def _close_game(self) -> None:
        """The small game goes away, and nobody moves in it any more."""
        self.children[1].session.auto_players.stop()
        self.children = [self.room]

    def _press(self, picks: list[str]) -> None:
        """Somebody is about to make a move: tell the board what it would lead to."""
        then = self.course.press(picks)
        if then and then[1].kind != "done":  # its end changes the dots and the buttons, too
            self.board.foresee_frame(picks, then[0], self._beside(*then))

    def _look(self, picks: list[str]) -> None:
        """Somebody looks at a move: show what it would change, unless that is the question."""
        if self.course.lit and (found := self.session.look(picks)):
            self.board.preview(picks, found.lights, found.ghosts, found.aside)

    def __repr__(self) -> str:
        course = self.course
        number = course.chapter().index(course.at) + 1
        return f"Lesson({course.game.TITLE}, {self._about}, at: {course.level.chapter}, {number})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored(with_picture(bundle, repr(self), self.board.scene))


def signs(game: Any, chapter: str, frame: Frame) -> list[dict[str, str]]:
    """The symbols on this board that a newcomer does not know, each shown by a mark that has it."""
    seen = [mark for mark in frame.scene.marks if plain(mark)]
    found = []
    for how, text in getattr(game, "SIGNS", {}).get(chapter, ()):
        shown = (mark.id for mark in seen if mark.id.startswith(how) or mark.shape == how)
        found += [{"id": id, "text": text} for id in list(shown)[:1]]
    return found


def lesson(game: str | Game[Any, Any], chapter: str = "", *, save: bool = True) -> Lesson:
    """The lesson of a game, from a chapter on; progress is kept beside the notebook.

    game: its name, or the module itself.
    chapter: the chapter to do; all of them, one after the other, unless it is given.
    save: False, and no progress is kept.
    """
    module = game_called(game)
    names = chapters(module.LEVELS)
    if chapter and chapter not in names:
        raise ValueError(unknown("chapter", chapter, names))
    file = Path(f"{module.NAME}.progress.json") if save else None
    return Lesson(module, module.LEVELS, file, chapter)
