"""Bots are other people's code: asked for a move under a time limit, whatever they do.

``ask`` is for whoever waits for the move, ``stepping`` for whoever does something else between
the steps of a search. Both raise a plain Exception: ``Late`` when the time is up, ``Interrupted``
when somebody pressed the interrupt button, ``Failed`` when the bot raised anything, be it
SystemExit. So nothing a bot raises ends the program it runs in.

What a bot hands back is its own code, too: under the same guard it is compared with the legal
moves, and the one of ours that equals it goes on. What it raises is put into ``words`` that way.

The limits of this: bots run in the process that asks them, so one that means harm can reach all
that Python can, and one that catches everything, or computes long without a step of Python, is
stopped late or never. A seed that somebody gave can be found by trying seeds, and with it what the
dice will show; where none is given, it has 128 bits of the system's own chance.
"""

from __future__ import annotations

import ctypes
import hashlib
import random
import signal
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from time import monotonic
from types import FrameType
from typing import Any, Final, TypeVar

from .files import short
from .protocol import Seat
from .rulebook import Breach, Illegal

SECONDS: Final = 30.0  # that a bot has for a move unless somebody says otherwise
IN_BROWSER: Final = sys.platform == "emscripten"  # neither alarms, threads nor processes
INSIST: Final = 0.1  # seconds after which a bot that did not listen is told again
A_WORD: Final = 1.0  # seconds that an exception of a bot has to say what it is
T = TypeVar("T")
Bot = Callable[[Any, Any, Seat, random.Random], Any]  # (game, view, seat, rng) -> move


class Late(Exception):
    """A bot took longer than it may."""


class Interrupted(Exception):
    """Somebody pressed the interrupt button while a bot was thinking."""


class Failed(Exception):
    """A bot raised something."""


class Unfit(Illegal):
    """A bot chose what is no move of the game, or not allowed here; ``move`` is a text."""

    def __init__(self, move: str, breaches: Sequence[Breach], why: str = "") -> None:
        super().__init__(move, breaches)
        if why:
            self.args = (why,)


class Stop(BaseException):
    """Raised inside a bot whose time is up; no ``except Exception`` of its own holds it."""


def own_rng(*about: object) -> random.Random:
    """A generator for one bot, from which nothing that it is made of can be had.

    ``random.Random`` keeps what it is seeded with in a form that can be undone; a digest cannot.
    """
    digest = hashlib.sha256("\0".join(map(str, ("a bot's own", *about))).encode()).digest()
    return random.Random(int.from_bytes(digest, "big"))


def ask(bot: Bot, game: Any, view: Any, seat: Seat, rng: random.Random, limit: float) -> Any:
    """The move of a bot that gets this many seconds for it."""
    return guarded(lambda: own_move(game, view, bot(game, view, seat, rng)), limit, limit)


def own_move(game: Any, view: Any, chosen: Any) -> Any:
    """The move of ours that equals what a bot chose, whose own code nobody else has to run."""
    for move in game.legal_moves(view):
        if move == chosen:
            return move
    try:
        broken = game.breaches(view, chosen)
    except ValueError as error:
        raise Unfit(quoted(chosen), (), short(error)) from None
    except Exception:
        raise Unfit(quoted(chosen), (), "that is no move of this game") from None
    if broken:
        raise Unfit(quoted(chosen), broken)
    return game.notation.read_move(game.notation.write_move(chosen))  # a legal one, told otherwise


def quoted(move: object) -> str:
    """What a bot chose, in short; it may be anything, and fail even at that."""
    try:
        return short(repr(move))
    except Exception:
        return f"a {short(type(move).__name__)}"


def words(error: BaseException) -> str:
    """What an exception says, in short; a bot's may fail, or never end, even at that."""
    return told(lambda: short(error))


def raised(error: BaseException) -> str:
    """That a bot raised something, and what: "raised ValueError: no idea"."""
    said = told(lambda: f"{short(type(error).__name__)}: {short(error)}")
    return f"raised {said.removesuffix(': ')}"


def told(say: Callable[[], str]) -> str:
    """What an exception says of itself, or that it cannot."""
    try:
        with kind_of_guard()(A_WORD):
            return say()
    except BaseException:
        return "an exception that cannot say what it is"


def fault(error: Exception) -> str:
    """What a bot did wrong, as it is told of it."""
    if type(error) in (Late, Failed):
        return words(error)
    return f"chose {error.move}: {words(error)}" if type(error) is Unfit else raised(error)


def stepping(steps: Generator[float, None, T], limit: float) -> Generator[float, None, T]:
    """The steps of somebody who thinks for this many seconds at most, pauses not counted."""
    left = limit
    while True:
        began = monotonic()
        try:
            share = guarded(lambda: next(steps), left, limit)
        except StopIteration as end:
            found: T = end.value
            return found
        left = max(0.001, left - (monotonic() - began))
        yield share


def guarded(function: Callable[[], T], seconds: float, limit: float) -> T:
    """What a function returns, unless its time is up, it is interrupted, or it raises."""
    guard = kind_of_guard()(seconds)
    try:
        with guard:
            return function()
    except Stop:
        raise Late(f"took more than {limit:g} second{'s' * (limit != 1)} for a move") from None
    except KeyboardInterrupt as error:
        if guard.pressed:
            raise Interrupted("interrupted while thinking") from None
        raise Failed("raised KeyboardInterrupt") from error
    except (Late, Failed) as error:  # of the bot's own making
        raise Failed(raised(error)) from error
    except Exception:
        raise
    except BaseException as error:
        raise Failed(raised(error)) from error


def kind_of_guard() -> type[Signals | Watchdog | Clock]:
    """How a time limit is kept here."""
    if IN_BROWSER:
        return Clock
    return Signals if in_main_thread() else Watchdog


def in_main_thread() -> bool:
    """Signals arrive here, on a system that has them."""
    return hasattr(signal, "setitimer") and (threading.current_thread() is threading.main_thread())


class Clock:
    """A time limit where there are neither alarms nor threads: asked when somebody is back."""

    pressed = False

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        self.began = monotonic()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None and monotonic() - self.began > self.seconds:
            raise Stop


class Signals:
    """A time limit by an alarm, and an ear for the interrupt button, which is noted.

    A kernel ignores the button between cells, where bots of a table think.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds, self.pressed, self.armed = seconds, False, True

    def __enter__(self) -> None:
        self.began, self.old = monotonic(), signal.getsignal(signal.SIGALRM)
        self.button = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGALRM, self._ring)
        signal.signal(signal.SIGINT, self._press)
        self.outer, self.again = signal.setitimer(signal.ITIMER_REAL, self.seconds, INSIST)

    def __exit__(self, *_: object) -> None:
        self.armed = False
        left = max(0.001, self.outer - (monotonic() - self.began)) if self.outer else 0.0
        signal.signal(signal.SIGINT, self.button)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self.old)
        signal.setitimer(signal.ITIMER_REAL, left, self.again)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.armed:
            raise Stop

    def _press(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True
        if self.armed:
            raise KeyboardInterrupt


class Watchdog:
    """A time limit for any other thread, where no signal arrives: another thread keeps it.

    What waits outside of Python, such as a long sleep, is not stopped before it comes back.
    """

    pressed = False

    def __init__(self, seconds: float) -> None:
        self.seconds, self.over, self.lock = seconds, threading.Event(), threading.Lock()
        self.thread = threading.get_ident()

    def __enter__(self) -> None:
        threading.Thread(target=self._watch, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        with self.lock:
            self.over.set()
            self._raise(None)  # what was told too late is taken back

    def _watch(self) -> None:
        wait = self.seconds
        while not self.over.wait(wait):
            with self.lock:
                if not self.over.is_set():
                    self._raise(Stop)
            wait = INSIST

    def _raise(self, what: type[BaseException] | None) -> None:
        thread = ctypes.c_ulong(self.thread)
        told = ctypes.py_object(what) if what else None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, told)
