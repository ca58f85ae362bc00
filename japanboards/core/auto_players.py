"""Chance and bots in a session: they move by themselves, and think without holding anything up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .frame import Sentence, player
from .game import CHANCE, CIRCLE, Seat
from .guard import Interrupted, words
from .match import HUMAN, Think, at_once
from .news import just_settled

if TYPE_CHECKING:
    from .session import Session

T = TypeVar("T")
Steps = Generator[float, None, T]  # yields the share that is done, returns what was found
Waits = Generator[float, None, None]  # yields the seconds to wait until it goes on

SLOW, USUAL = 1.4, 0.8  # seconds between two moves, so that each can be seen
PATIENCE = 3.0  # seconds that somebody waits for all the others together, at the usual pace
BRIEF = 0.12  # seconds between two moves where there are many
SLICE = 0.03  # seconds of thinking before somebody else has a turn
INTERRUPTED = Sentence("Interrupted. Press Now to let the others go on.")
SUMMARY = Sentence("Read what happened, then press Continue.")
CIRCLING = Sentence(
    f"One position has come {CIRCLE} times. Press Now to let them go on all the same."
)


class Loop(Protocol):
    """As much of an event loop as is needed; a test may bring its own, with its own time."""

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Any: ...


def running_loop() -> Loop | None:
    """The event loop of a notebook; None in a plain script, where nothing can be put off."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class AutoPlayers:
    """Everybody in a session but the people, and whoever is asked for a hint."""

    def __init__(
        self,
        session: Session,
        pause: float = USUAL,
        think: Think = at_once,
        takes_time: Callable[[Any], bool] = lambda bot: False,
        level_of: Callable[[Any], str] = lambda bot: "",
        loop: Callable[[], Loop | None] = running_loop,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.session, self.pause = session, pause
        self.think, self.takes_time, self.level_of = think, takes_time, level_of
        self.loop, self.clock = loop, clock
        self.paused = False  # nobody moves unless asked to
        self._usual = pause  # seconds between two moves at the usual pace
        self.halted = False  # somebody failed or was interrupted, and can be asked to go on
        self.summing = False  # a lot happened by itself, and waits to be read
        self._waits: Waits | None = None  # what is under way

    @property
    def busy(self) -> bool:
        """Somebody thinks, or is about to move."""
        return self._waits is not None

    def stop(self) -> None:
        """Whoever thinks, or is about to move, does so no more."""
        self._waits, self.halted, self.summing = None, False, False

    @property
    def pace(self) -> str:
        """How fast the others move, in a word."""
        if self.paused:
            return "Pause"
        return "Instant" if not self.pause else "Slow" if self.pause >= SLOW else "Usual"

    def set_pace(self, pace: str) -> None:
        """Let the others move faster or slower, or not at all."""
        self.paused = pace == "Pause"
        if not self.paused:
            self.pause = {"Slow": SLOW, "Instant": 0.0}.get(pace, self._usual or USUAL)
        self.stop()
        self.session.go_on()

    def step(self) -> None:
        """Let one of them move."""
        self.stop()
        if self.must_move():
            self._begin(self._moves(most=1))

    def read(self) -> None:
        """What happened by itself was read: go on and tell what is new, or look back at it all."""
        self.session.viewer = replace(self.session.viewer, read=self.session.match.at)
        self.stop()
        self.session.say()
        self.go_on()
        if self.session.match.turn() is None:
            self.session.note = ()
            self.session.moved()

    def _has_much_to_tell(self) -> bool:
        """Much happened by itself, and a person is there who has not read it."""
        match, read = self.session.match, self.session.viewer.read
        told = just_settled(match) or self._ended_by_others()
        return match.at > read and HUMAN in match.seats and told

    def _ended_by_others(self) -> bool:
        """The game is over, and it was not a person who decided last."""
        match = self.session.match
        if match.turn() is not None:
            return False
        movers = (match.game.to_move(state) for state in reversed(match.states[: match.at]))
        last = next((seat for seat in movers if seat not in (CHANCE, None)), None)
        return last is not None and match.seats[last] != HUMAN

    def hurry(self) -> None:
        """Come to the next decision of a person without pauses."""
        self.stop()
        if self.must_move():
            self._begin(self._moves(quick=True))

    def look_on(self, pause: float = 0) -> None:
        """Go through the history from here to its end, at the pace of the others or a given one."""
        self.stop()
        self._begin(self._history(pause or self.pause or USUAL))

    def _history(self, pause: float) -> Waits:
        while not self.session.match.live:
            yield pause
            self.session.show_at(self.session.match.at + 1)

    def must_move(self) -> bool:
        """Chance or a bot has to move before a person may."""
        match = self.session.match
        return match.turn() is not None and not match.human_turn()

    def set_up(self) -> None:
        """Come at once to the first move of a person, or of a bot that takes time to think.

        Where nobody but bots sits, somebody watches them from the first move on.
        """
        match = self.session.match
        match.set_up()
        since = match.at
        try:
            while HUMAN in match.seats and self.must_move() and not self._is_slow(match.turn()):
                match.step()
        except Interrupted:
            raise
        except Exception as error:  # ``go_on`` asks once more, and says so
            self.session.last_error = error
        self.session.note = self._lapses(since)

    def _is_slow(self, seat: Seat | None) -> bool:
        """A bot to move that takes its time."""
        seats = self.session.match.seats
        return seat is not None and seat != CHANCE and self.takes_time(seats[seat])

    def go_on(self) -> None:
        """Let chance and bots move: with pauses where there is an event loop, else at once."""
        self.stop()
        if not self.must_move() or self.paused:
            return
        if self.pause and self.loop():
            self._begin(self._moves())
        else:
            self._move_at_once()

    def ponder(self, who: str, steps: Steps[T], tell: Callable[[T], None]) -> None:
        """Think about something else, such as a hint; what is found is told unless it is late."""
        self.stop()
        self._begin(self._ponder(who, steps, tell))

    def _begin(self, waits: Waits) -> None:
        self._waits = waits
        loop = self.loop()
        if loop:
            self._advance(loop, waits)
        else:
            for _ in waits:
                pass
            self._waits = None

    def _advance(self, loop: Loop, waits: Waits) -> None:
        """One step of what is under way, unless nobody waits for it any more."""
        if self._waits is not waits:
            return waits.close()
        seconds = next(waits, None)
        if self._waits is not waits:
            return waits.close()
        if seconds is None:
            self._waits = None
            self.session.changed("rest")
        else:
            loop.call_later(seconds, self._advance, loop, waits)

    def _move_at_once(self) -> None:
        since = self.session.match.at
        try:
            self.session.match.advance()
        except Interrupted:  # by hand: somebody thinks too long
            self._halt(INTERRUPTED)
        except Exception as error:
            self._stuck(error)
        else:
            if self.must_move():
                self._halt(CIRCLING)
        self.session.note = (*self._lapses(since), *self.session.note)
        self.session.moved()

    def _moves(self, quick: bool = False, most: int = 10**9) -> Waits:
        """One move of chance or a bot after another, visibly; where it is quick, without pauses."""
        session, since, waited = self.session, self.session.match.at, 0.0
        try:
            while self.must_move() and most > 0:
                if not quick and self._sums_up():
                    break
                chance = session.match.turn() == CHANCE
                most -= not chance
                waits = 0 if quick else self.wait_before(chance, waited)
                waited += waits
                yield waits
                session.accept((yield from self._choice()))
                if lapses := self._lapses(since):
                    session.say(*lapses)
                if self.must_move() and session.match.circling(since):
                    self._halt(CIRCLING)
                    break
            if not quick and session.match.turn() is None:
                self._sums_up()
        except Interrupted:
            self._halt(INTERRUPTED)
        except Exception as error:
            self._stuck(error)

    def _sums_up(self) -> bool:
        """Stop where there is much to read."""
        if self._has_much_to_tell():
            self.summing = True
            self.session.say(SUMMARY)
        return self.summing

    def wait_before(self, chance: bool, waited: float) -> float:
        """How long the next move is put off: each is seen, and nobody waits for long.

        Slowly, or where nobody waits for a turn, all are put off by the same.
        """
        pause = self.pause / 3 if chance else self.pause
        if self.pause >= SLOW or HUMAN not in self.session.match.seats:
            return pause
        return min(pause, max(BRIEF, (PATIENCE - waited) / 3))

    def _lapses(self, since: int) -> tuple[Sentence, ...]:
        """Who was late since then, and what came of it; each is told once."""
        match = self.session.match
        found = {
            (player(match, match.game.to_move(match.states[at]) or 0), why): at
            for at, why in match.lapses.items()
            if at >= since
        }
        return tuple(Sentence(f"{who} {why}.") for who, why in found)

    def _choice(self) -> Steps[Any]:
        """What chance or the bot to move decides."""
        match = self.session.match
        seat, steps = match.turn(), match.deciding(self.think)
        if seat is None or seat == CHANCE:
            return (yield from steps)
        level = f"{self.level_of(match.seats[seat])} bot".strip()
        return (yield from self._in_slices(f"Player {seat + 1} ({level}) is thinking", steps))

    def _ponder(self, who: str, steps: Steps[T], tell: Callable[[T], None]) -> Waits:
        try:
            found = yield from self._in_slices(who, steps)
        except Exception as error:
            self.session.failed("No hint was found", error)
        else:
            tell(found)

    def _in_slices(self, who: str, steps: Steps[T]) -> Steps[T]:
        """Thinking that is seen, in slices between which touches are answered."""
        end = self.clock() + SLICE
        while True:
            try:
                share = next(steps)
            except StopIteration as done:
                found: T = done.value
                return found
            if self.clock() >= end and self.loop():
                self.session.is_thinking(who, share)
                yield 0
                end = self.clock() + SLICE

    def _stuck(self, error: Exception) -> None:
        """A bot raised, or chose what is not allowed: say who, and keep the position."""
        match = self.session.match
        seat = match.turn()
        who = "Chance" if seat in (CHANCE, None) else player(match, seat)
        self._halt(Sentence(f"{who} cannot move: {words(error)}"))
        self.session.last_error = error

    def _halt(self, why: Sentence) -> None:
        """Nobody moves until they are asked to go on."""
        self.halted = True
        self.session.say(why)
