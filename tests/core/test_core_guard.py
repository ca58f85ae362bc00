"""Bots under a guard: late ones, interrupted ones, and those that raise whatever they like."""

import os
import random
import signal
import threading
import time

import pytest

from japanboards import rolling_japan
from japanboards.core import guard
from japanboards.core.game import roll
from japanboards.core.match import Match

ALONE = rolling_japan.new_game(1)


def asked(bot, limit=5.0):
    return guard.ask(bot, rolling_japan, ALONE, 0, random.Random(1), limit)


def endless(game, view, seat, rng):
    while True:
        pass


def asleep(game, view, seat, rng):
    time.sleep(60)


def stubborn(game, view, seat, rng):
    began = time.monotonic()
    while time.monotonic() < began + 60:
        try:
            while True:
                pass
        except Exception:
            pass


def raising(error):
    def bot(game, view, seat, rng):
        raise error

    return bot


@pytest.mark.parametrize("bot", [endless, asleep, stubborn])
def test_a_bot_that_is_late_is_stopped(bot):
    began = time.monotonic()
    with pytest.raises(guard.Late, match=r"took more than 0\.1 seconds for a move"):
        asked(bot, 0.1)
    assert time.monotonic() - began < 5


def test_a_late_bot_is_stopped_in_any_thread():
    said = []

    def run():
        try:
            asked(endless, 0.1)
        except guard.Late as late:
            said.append(str(late))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(10)
    assert said == ["took more than 0.1 seconds for a move"]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (SystemExit("I am off"), "raised SystemExit: I am off"),
        (KeyboardInterrupt(), "raised KeyboardInterrupt"),
        (GeneratorExit(), "raised GeneratorExit"),
    ],
)
def test_nothing_a_bot_raises_ends_the_program(error, said):
    with pytest.raises(guard.Failed, match=f"^{said}$"):
        asked(raising(error))


def test_an_ordinary_error_stays_what_it_is():
    with pytest.raises(ZeroDivisionError):
        asked(raising(ZeroDivisionError()))


@pytest.mark.parametrize("before", [signal.SIG_IGN, signal.default_int_handler])
def test_the_button_always_works_and_everything_is_put_back(before):
    """A kernel ignores it between cells, where the bots of a table think."""
    old, alarm = signal.signal(signal.SIGINT, before), signal.getsignal(signal.SIGALRM)
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        with pytest.raises(guard.Interrupted):
            asked(endless)
        assert signal.getsignal(signal.SIGINT) is before
        assert signal.getsignal(signal.SIGALRM) is alarm
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    finally:
        signal.signal(signal.SIGINT, old)


def test_a_limit_within_a_limit():
    def asks(game, view, seat, rng):
        with pytest.raises(guard.Late):
            asked(endless, 0.05)
        return endless(game, view, seat, rng)

    with pytest.raises(guard.Late, match=r"0\.3"):
        asked(asks, 0.3)


def test_thinking_in_steps_has_one_limit_for_all_of_them():
    def steps():
        while True:
            time.sleep(0.03)
            yield 0.5

    with pytest.raises(guard.Late):
        for _ in guard.stepping(steps(), 0.2):
            pass


def test_a_late_bot_loses_its_turn_to_a_random_move_and_the_match_says_why():
    match = Match(rolling_japan, 1, [endless], seed=1, limit=0.05)
    match.set_up()
    at = match.at
    match.step()
    why = "took more than 0.05 seconds for a move; a random move was made instead"
    assert match.lapses == {at: why}
    assert len(match.moves) == at + 1


def test_a_bot_has_a_generator_that_foretells_nothing():
    seen, rolled = [], []

    def spy(game, view, seat, rng):
        copy = random.Random()
        copy.setstate(rng.getstate())
        seen.append(copy)
        return game.legal_moves(view)[0]

    match = Match(rolling_japan, 1, [spy], seed=7)
    while len(rolled) < 40 and match.turn() is not None:
        if match.turn() == -1:
            outcomes = [move for move, _ in rolling_japan.chance_moves(match.state)]
            if len(outcomes) > 1 and seen:
                guess = roll(rolling_japan, match.state, seen[-1])
                rolled.append((guess, match.step(), len(outcomes)))
                continue
        match.step()
    right = sum(guess == made for guess, made, _ in rolled)
    assert right < 15
    same = Match(rolling_japan, 1, [spy], seed=7)
    assert same.own_rng(0).getstate() == Match(rolling_japan, 1, seed=7).own_rng(0).getstate()
    assert same.own_rng(0).getstate() != random.Random(7).getstate()


def test_two_seats_and_two_matches_have_generators_of_their_own():
    match = Match(rolling_japan, 2)
    states = {match.own_rng(seat).getstate() for seat in range(2)}
    states.add(Match(rolling_japan, 2).own_rng(0).getstate())
    assert len(states) == 3


class Unspeakable(Exception):
    """An exception that fails at its own words."""

    def __init__(self, act):
        self.act = act

    def __str__(self):
        return self.act()


def leave():
    raise SystemExit("off")


def for_ever():
    while True:
        pass


@pytest.mark.parametrize("act", [leave, for_ever, lambda: 5, lambda: 1 / 0])
def test_an_exception_that_fails_at_its_own_words_fails_nobody_else(act, monkeypatch):
    monkeypatch.setattr(guard, "A_WORD", 0.1)
    error = Unspeakable(act)
    assert guard.words(error) == "an exception that cannot say what it is"
    assert guard.fault(error) == "raised an exception that cannot say what it is"

    class Leaving(BaseException):
        __str__ = lambda self: act()  # noqa: E731

    with pytest.raises(guard.Failed, match=r"^raised an exception that cannot say what it is$"):
        asked(raising(Leaving()))


def trap(act):
    """A bot whose move does something whenever anybody looks at it."""

    def bot(game, view, seat, rng):
        class Trap:
            def __eq__(self, other):
                return act()

            def __getattribute__(self, name):
                return object.__getattribute__(self, name) if name[:2] == "__" else act()

            def __repr__(self):
                return act()

            __hash__ = None

        return Trap()

    return bot


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (leave, "raised SystemExit: off"),
        (lambda: 1 / 0, "division by zero"),
        (lambda: False, "that is no move of this game"),
    ],
)
def test_what_a_bot_hands_back_is_looked_at_under_the_guard(act, said):
    match = Match(rolling_japan, 1, [trap(act)], seed=1)
    match.set_up()
    before = match.state
    with pytest.raises((guard.Failed, guard.Unfit, ZeroDivisionError)) as failed:
        match.step()
    assert said in guard.words(failed.value)
    assert match.state is before


def test_a_move_that_never_ends_to_be_looked_at_is_late():
    match = Match(rolling_japan, 1, [trap(for_ever)], seed=1, limit=0.1)
    match.set_up()
    match.step()
    assert list(match.lapses) == [match.at - 1]


def test_the_move_that_is_made_is_ours_and_not_the_bots():
    class Mine(rolling_japan.Write):
        __slots__ = ()

        def __eq__(self, other):
            return True

        __hash__ = rolling_japan.Write.__hash__

    def bot(game, view, seat, rng):
        rng.choice = lambda moves: leave()  # its own generator is of no use to anybody else
        return Mine("red", "Atlantis")

    match = Match(rolling_japan, 1, [bot], seed=1)
    match.set_up()
    match.step()
    assert type(match.moves[-1]) is rolling_japan.Write


def test_a_late_bot_does_not_choose_the_random_move_by_its_generator():
    def bot(game, view, seat, rng):
        rng.choice = lambda moves: leave()
        for_ever()

    match = Match(rolling_japan, 1, [bot], seed=1, limit=0.05)
    match.set_up()
    match.step()
    assert list(match.lapses) == [match.at - 1]


def test_a_seed_that_nobody_gave_cannot_be_found_by_trying():
    seeds = [Match(rolling_japan, 1)._seed for _ in range(4)]
    assert len(set(seeds)) == 4
    assert max(seeds).bit_length() > 64


def test_a_match_with_a_bot_that_leaves_keeps_its_position():
    match = Match(rolling_japan, 1, [raising(SystemExit("off"))], seed=1)
    match.set_up()
    before = match.state
    with pytest.raises(guard.Failed):
        match.step()
    assert match.state is before
