"""A lesson under way: levels one after another, what was tried, and what is done. No screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from .choosing import nearest
from .frame import Frame, Sentence, complaints, frame_of, status_of
from .game import Game
from .lesson import Answer, Level, Progress, answer
from .match import Match
from .session import Session
from .viewer import Viewer

TASK = ("refused", "not the task")  # verdicts that cost the star


class Course:
    """Levels one after another. Wrong but legal is told what happened, illegal its clauses."""

    def __init__(self, game: Game[Any, Any], levels: Sequence[Level], file: Path | None) -> None:
        self.game, self.levels, self.file = game, tuple(levels), file
        self.warning = ""  # about the file of the progress
        self.progress = self._progress()
        self.at = next((i for i, x in enumerate(levels) if x.id not in self.progress.stars), 0)
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
        self.clean, self.session.closed = True, False
        self.session.note = ()

    def again(self) -> None:
        """Set the level up anew."""
        self.session.match = self._match()
        self._set_up()
        self.session.moved()

    def go_to(self, at: int) -> None:
        """Another level."""
        if at != self.at:
            self.at = at
            self.again()

    def next(self) -> None:
        """The next level; after the last one, the first that is not done."""
        undone = [i for i, level in enumerate(self.levels) if level.id not in self.progress.stars]
        after = [i for i in undone if i > self.at] or undone or [(self.at + 1) % len(self.levels)]
        self.go_to(after[0])

    def hint(self) -> None:
        """Say the hint; the star is lost."""
        self.clean = False
        self.session.say(Sentence(f"Hint: {self.level.hint}"))

    def way(self) -> list[tuple[str, str]]:
        """From the first touch to the goal of the model solution's next move."""
        legal = set(self.game.legal_moves(self.state))
        moves = [self.game.notation.read_move(text) for text in self.level.solution]
        picks = [self.game.scene.picks(move) for move in moves if move in legal]
        return [(picks[0][0], picks[0][-1])] if picks else []

    def judge(self, move: Any) -> Answer:
        """What is to be said to a move; what was judged while it was pressed is kept."""
        asked = (self.at, self.state, move)
        if self._judged is None or self._judged[0] != asked:
            self._judged = (asked, answer(self.game, self.level, self.state, move))
        return self._judged[1]

    def press(self, picks: Sequence[str]) -> Frame | None:
        """Somebody is about to make a move: what it would lead to, if it is one."""
        move = self.session.move_of(picks)
        if move is None:
            return None
        given = self.judge(move)
        note, done = self._spoken(given, move), given.verdict == "done"
        if given.state is self.state:
            status = status_of(self.session.match, self.session.viewer, note)
            return replace(self.session.frame, status=status)
        match = self.session.match.after(move, given.state)
        viewer = self.session.viewer.following(match)
        return frame_of(match, viewer, note, closed=done)

    def pick(self, picks: Sequence[str]) -> None:
        """Touches that spell a move make it; others are answered."""
        move = self.session.move_of(picks)
        if move is None:
            self.refuse(picks)
        else:
            self.play(move)

    def refuse(self, picks: Sequence[str]) -> None:
        """Something that is not on offer: the clauses against what was most likely meant."""
        refused = None if self.finished else nearest(self.game, self.state, picks)
        if self.finished:
            self.session.say(Sentence("This level is done: go on to the next one."))
        elif refused is None:
            self.session.say(Sentence("Touch something that is lit."))
        else:
            self.play(refused)

    def play(self, move: Any) -> Answer:
        """Judge a move and answer it."""
        given = self.judge(move)
        self.clean = self.clean and given.verdict not in TASK
        note = self._spoken(given, move)
        if given.verdict == "done":
            self._finish()
        if given.state is self.state:
            self.session.say(*note)
        else:
            self.session.match.play(move, given.state)
            self.session.note = tuple(note)
            self.session.moved()
        return given

    def _spoken(self, given: Answer, move: Any) -> list[Sentence]:
        """The answer to a move in sentences."""
        if given.verdict == "refused":
            told = self.game.notation.tell(self.state, move)
            return [Sentence(f"Not possible: {told}"), *complaints(given.breaches)]
        if given.verdict != "done":
            return [Sentence(given.text)]
        star = " ★" if self.clean else ""
        events = [Sentence(event.text, (event.clause.id,)) for event in given.state.news]
        return [Sentence(f"Done!{star} {given.text}", self.level.clauses), *events]

    def _finish(self) -> None:
        self.session.closed = True
        self.progress.finish(self.level, self.clean)
        if self.file is not None:
            try:
                self.progress.save(self.file)
            except ValueError as error:
                self.file, self.warning = None, f"{error}; you can go on, but nothing is kept."
