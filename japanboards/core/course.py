"""A lesson under way: levels one after another, what was tried, and what is done. No screen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from .around import button_alone, button_for, choices_of
from .choosing import decisive, nearest
from .frame import Frame, frame_of
from .game import Game
from .lesson import Answer, Level, Progress, answer, chapters
from .match import Match
from .session import Session, shortened
from .told import Told, hinted, judged, not_tried, nothing_there, pressed, reminded, strange
from .unlit import asks_only, unlit, yours
from .viewer import Viewer, scene_at
from .window import given, openers, window_in, windowed

TASK = ("refused", "not the task", "missed")  # verdicts that cost the star
LEADS_ON = ("done", "on the way")  # verdicts that change the position


class Course:
    """Levels one after another. Wrong but legal is told what happened, illegal its clauses."""

    def __init__(
        self, game: Game[Any, Any], levels: Sequence[Level], file: Path | None, chapter: str = ""
    ) -> None:
        self.game, self.levels, self.file = game, tuple(levels), file
        self.warning = ""  # about the file of the progress
        self.progress = self._progress()
        self.at = self._first(chapter)
        self.ended = False  # the end of a chapter is shown, not a level
        self.queue: list[int] = []  # levels to be tried again, after this one
        self.hints = 0
        self.session = Session(self._match(), Viewer(shared=False))
        self._judged: tuple[object, Answer] | None = None
        self._set_up()

    @property
    def level(self) -> Level:
        """The level to be done."""
        return self.levels[self.at]

    @property
    def state(self) -> Any:
        """The position."""
        return self.session.match.state

    @property
    def finished(self) -> bool:
        """The level is done."""
        return self.session.closed

    @property
    def lit(self) -> bool:
        """What the task needs is lit: not where it would be the answer."""
        return self.level.lights and not self.finished

    @property
    def clean(self) -> bool:
        """No mistake and no hint since this level was first shown."""
        return self.level.id not in self.progress.missed

    def chapter(self) -> list[int]:
        """The levels of the chapter that is learned."""
        return self.of_chapter(self.level.chapter)

    def of_chapter(self, chapter: str) -> list[int]:
        """The levels of a chapter, by number."""
        return [i for i, level in enumerate(self.levels) if level.chapter == chapter]

    def _first(self, chapter: str) -> int:
        """Where to begin: the first level that is not done, of a chapter if one is named."""
        among = self.of_chapter(chapter) if chapter else list(range(len(self.levels)))
        return next((i for i in among if self.levels[i].id not in self.progress.stars), among[0])

    def _progress(self) -> Progress:
        """What was done before; a damaged file is left alone, and nothing is saved over it."""
        if self.file is None:
            return Progress({})
        try:
            return Progress.load(self.file)
        except ValueError as error:
            self.file = None
            self.warning = (
                f"{error}; you start afresh, and nothing is saved until it is moved away."
            )
            return Progress({})

    def _match(self) -> Match[Any, Any]:
        """The level's position, at which one person makes everybody's moves."""
        start = self.game.notation.read(self.level.position)
        count = max(start.seats, self.game.PLAYERS[0])
        return Match(self.game, count, policy="teaching", start=start)

    def _set_up(self) -> None:
        self.session.closed, self.hints, self.session.note = False, 0, ()
        self.told = not_tried(self.level, self.clean)
        self.spared = False  # something wrong was tried, and cost nothing
        self.touched: list[str] = []  # of the board, by the move that has done the level
        self.causes: dict[str, str] = {}  # of a refusal, by touch: what stands against it, in short
        match = self.session.match
        viewer = replace(self.session.viewer, turns=True).following(match)
        viewer = replace(viewer, turns=False)  # what comes of a move is seen by who made it
        self.session.viewer, self.learner = viewer, viewer.seat
        self.whole = scene_at(match, match.at, viewer)
        self.window = window_in(self.game, self.level, self.state, self.whole, self._buttons())
        here = (self.game, self.level, self.state)
        self.has_buttons = self._ever_has_buttons()  # room is kept for them
        self.given = given(*here) if self.in_part else []  # every such move has it
        self.beside = openers(*here) if self.in_part else []  # shown beside the task

    @property
    def in_part(self) -> bool:
        """Not all of the board is shown."""
        return self.window != self.whole.frame

    def frame(self) -> Frame:
        """What is shown."""
        session = self.session
        return self.asking(session.frame, session.match, session.viewer)

    # --- from level to level ---

    def again(self) -> None:
        """Set the level up anew; what was missed in it stays missed."""
        self.ended = False
        self.session.match = self._match()
        self._set_up()
        self.session.moved()

    def go_to(self, at: int) -> None:
        """Another level."""
        self.at, self.queue = at, []
        self.again()

    def following(self) -> int | None:
        """The level after this one; none at the end of the chapter."""
        if self.queue:
            return self.queue[0]
        after = [i for i in self.chapter() if i > self.at]
        undone = [i for i in after if self.levels[i].id not in self.progress.stars]
        return next(iter(undone), None)

    def next(self) -> None:
        """The next level of the chapter; after its last one, what was learned in it."""
        after = self.following()
        if after is None:
            return self.end()
        self.at, self.queue = after, self.queue[1:]
        return self.again()

    def end(self) -> None:
        """The end of a chapter: what was learned, and the way on."""
        self.ended, self.queue = True, []
        self.session.changed("position")

    def next_chapter(self) -> str:
        """The chapter after this one; none after the last."""
        names = chapters(self.levels)
        after = names[names.index(self.level.chapter) + 1 :]
        return after[0] if after else ""

    def begin(self, chapter: str) -> None:
        """Another chapter, from its first level that is not done."""
        self.go_to(self._first(chapter))

    def title(self, at: int) -> str:
        """The name of a level that is done: before, it would give the answer away."""
        level = self.levels[at]
        return "" if self.progress.look(level) == "todo" else level.title

    def left(self) -> list[int]:
        """The levels of this chapter that are not done, or else those that have no star."""
        looks = {i: self.progress.look(self.levels[i]) for i in self.chapter()}
        todo = [i for i, look in looks.items() if look == "todo"]
        return todo or [i for i, look in looks.items() if look == "done"]

    def retry(self) -> None:
        """What is left of the chapter, one level after another."""
        self.at, *self.queue = self.left() or self.chapter()
        self.again()

    # --- what is touched ---

    def miss(self) -> None:
        """A mistake or a hint: the star is lost, and stays lost."""
        if not self.finished and self.clean:
            self.progress.miss(self.level)
            self._keep()

    def hint(self) -> None:
        """Say the hint, then show where to begin, then an answer; the star is lost."""
        if self.finished:
            return
        self.miss()
        self.hints = min(self.hints + 1, 3)
        self.say(hinted(self.level, self.hints))

    def pointed(self) -> list[str]:
        """What a second hint lights, the first touch of the model solution, and a third, all."""
        if self.finished or self.hints < 2:
            return []
        return self._touches()[:1] if self.hints == 2 else self._touches()

    def way(self) -> list[tuple[str, str]]:
        """What a third hint draws: from the first touch of the model solution to its goal."""
        shown = self._touches() if self.hints == 3 and not self.finished else []
        picks = [pick for pick in shown if pick not in self._buttons()]
        return [(picks[0], picks[-1])] if len(picks) > 1 else []

    def _touches(self) -> list[str]:
        """The touches of the model solution's next move, as far as there is something to touch."""
        session, scene = self.session, self.game.scene
        there = {mark.pick for mark in self.frame().scene.marks}
        there |= {each.pick for each in choices_of(session.match, session.viewer)}
        legal = set(self.game.legal_moves(self.state))
        moves = [self.game.notation.read_move(text) for text in self.level.solution]
        picks = next((scene.picks(move) for move in moves if move in legal), ())
        return [pick for pick in picks if pick in there]

    def say(self, told: Told, refused: Sequence[str] = ()) -> None:
        """Answer; the position stays."""
        self.causes = {}
        self._say(told, refused)

    def _say(self, told: Told, refused: Sequence[str] = ()) -> None:
        """A hint that was given stays below what is answered."""
        if self.hints and told.kind in ("refused", "but"):
            told = reminded(told, self.level)
        self.told, self.session.note, self.session.refused = told, (), tuple(refused)
        self.session.changed("note")

    def judge(self, move: Any) -> Answer:
        """What is to be said to a move; what was judged while it was pressed is kept."""
        asked = (self.at, self.state, move)
        if self._judged is None or self._judged[0] != asked:
            self._judged = (asked, answer(self.game, self.level, self.state, move))
        return self._judged[1]

    def press(self, picks: Sequence[str]) -> tuple[Frame, Told] | None:
        """Somebody is about to make a move: what it would lead to, if it leads on."""
        move = self.session.move_of(picks)
        if move is None or (given := self.judge(move)).verdict not in LEADS_ON:
            return None
        match = self.session.match.after(*given.line[0])
        self._go_on(match, given)
        viewer = self.session.viewer.following(match)
        frame = frame_of(match, viewer, (), closed=given.verdict == "done")
        return self.asking(frame, match, viewer), self._judgement(given, move)

    def asking(self, frame: Frame, match: Match[Any, Any], viewer: Viewer) -> Frame:
        """A frame through the level's window; where nothing is lit, it gives no answer away.

        Nothing is pinned: there is no list of news for the numbers to point at.
        """
        frame = replace(frame, around=replace(frame.around, pins=()))
        if self.level.lights:
            shown = windowed(yours(frame.scene, self.learner), self.window)
            return replace(asks_only(self.game, self.level, match.state, frame), scene=shown)
        draw = getattr(self.game.scene, "unlit", None)
        view = match.view(viewer.sees(match))
        scene = draw(view, viewer.seat) if draw else frame.scene
        shown = unlit(yours(scene, self.learner))
        return replace(frame, status=(), scene=windowed(shown, self.window))

    def pick(self, picks: Sequence[str]) -> None:
        """Touches that spell a move make it; others are answered."""
        move = self.session.move_of(picks)
        if move is None:
            self.refuse(picks)
        else:
            self.play(move, picks)

    def refuse(self, picks: Sequence[str]) -> None:
        """Something that is not on offer: the clauses against what was most likely meant."""
        if self.finished:
            return
        if not picks:
            return self.say(nothing_there(self.level, self.clean))
        refused = nearest(self.game, self.state, picks)
        if refused is None:
            button = button_for(self.session.match, self.session.viewer, picks)
            choices = choices_of(self.session.match, self.session.viewer)
            reason = next((each.reason for each in choices if each.pick == picks[-1]), "")
            named = [*map(self._called, picks)]
            self.say(strange(self.clean, named, reason, button, self.lit), picks)
        else:
            self.play(refused, picks)

    def _called(self, pick: str) -> str:
        """What was touched, in the words on the button or of its mark."""
        buttons = choices_of(self.session.match, self.session.viewer)
        words = [each.text for each in buttons if each.pick == pick]
        words += [mark.title for mark in self.frame().scene.marks if mark.pick == pick]
        return shortened(next(filter(None, words), "that"))

    def play(self, move: Any, picks: Sequence[str] = ()) -> Answer:
        """Judge a move and answer it; what was only begun costs nothing."""
        given = self.judge(move)
        if given.breaches and (some := decisive(self.game, self.state, picks)):
            given = replace(given, breaches=tuple(some))
        if given.verdict in TASK and not self._only_begun(move, picks):
            self._count(given)
        told = self._judgement(given, move)
        if given.breaches and self._only_begun(move, picks):  # nobody asked for all of it
            told = replace(told, head="Not possible now")
        if given.verdict == "missed":
            self.session.match = self._match()
            self._tell(told)
            return given
        if given.verdict not in LEADS_ON:
            against = getattr(self.game, "causes", None)
            self.causes = against(self.state, move) if against and given.breaches else {}
            own = button_alone(self.session.match, self.session.viewer, move, picks)
            if given.breaches and own:
                self.causes, told = {}, pressed(told, own.text, own.reason)
            self._say(told, picks)
            return given
        if given.verdict == "done":
            buttons = self._buttons()
            goal = [x for x in self.game.scene.picks(move) if x not in buttons]
            self.touched = list(self.level.seen) or goal[-1:]
            self._finish()
        self.session.match.play(*given.line[0])
        self._go_on(self.session.match, given)
        self._tell(told)
        return given

    def _only_begun(self, move: Any, picks: Sequence[str]) -> bool:
        """Not all of a move was touched: its goal is missing, or there is only its button."""
        word = list(self.game.scene.picks(move))
        if not picks or list(picks) == word:
            return False
        buttons = self._buttons()
        return word[-1] not in picks or (len(picks) == 1 and picks[0] in buttons)

    def _buttons(self, match: Match[Any, Any] | None = None) -> set[str]:
        """What is touched beside the board, now or at another position."""
        own = choices_of(match or self.session.match, self.session.viewer)
        return {each.pick for each in own if each.pick}

    def _ever_has_buttons(self) -> bool:
        """Buttons stand beside the board now, or at a step of the model solution."""
        match = self.session.match
        for move in map(self.game.notation.read_move, self.level.solution):
            if self._buttons(match):
                return True
            for step in answer(self.game, self.level, match.state, move).line:
                match = match.after(*step)
        return False

    def _go_on(self, match: Match[Any, Any], given: Answer) -> None:
        """What chance does after a move; nobody is asked about it."""
        for step in given.line[1:]:
            match.play(*step)
        if given.verdict == "done":
            self._settle(match)

    def _settle(self, match: Match[Any, Any]) -> None:
        """What a move brings is seen to its end, where a game says that it is still under way."""
        still = getattr(self.game, "settling", None)
        rng = random.Random(self.level.id)  # the same whenever the level is done
        while still and still(match.state):
            moves, weights = zip(*self.game.chance_moves(match.state), strict=True)
            match.play(rng.choices(moves, weights)[0])

    def _count(self, given: Answer) -> None:
        """A mistake costs the star, unless the task tells you to try it or the level is lit."""
        told_to = any(breach.clause.id in self.level.free for breach in given.breaches)
        if told_to or self.level.lights:
            self.spared = True
        else:
            self.miss()

    def _tell(self, told: Told) -> None:
        """Answer, in another position."""
        self.told = told
        self.session.note = ()
        self.session.moved()

    def _judgement(self, given: Answer, move: Any) -> Told:
        spared = self.spared
        return judged(self.game, self.level, self.state, move, given, self.clean, spared)

    def _finish(self) -> None:
        self.session.closed = True
        self.progress.finish(self.level)
        self._keep()

    def _keep(self) -> None:
        """Write down what is done."""
        if self.file is None:
            return
        try:
            self.progress.save(self.file)
        except ValueError as error:
            self.file, self.warning = None, f"{error}; you can go on, but nothing is kept."
