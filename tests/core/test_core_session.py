"""A session without a screen and without waiting: what is touched, foreseen, shown and covered."""

from functools import partial
from itertools import pairwise

import pytest

from japanboards import GAMES, hokkaido, takamatsu
from japanboards import rolling_japan as rj
from japanboards.bots import choose_at_random
from japanboards.core import session as sessions
from japanboards.core.course import Course
from japanboards.core.match import Match
from japanboards.core.preview import Preview
from japanboards.core.scene import Mark
from japanboards.core.session import Session
from japanboards.core.story import since_deciding
from japanboards.core.viewer import Viewer

TWO_DICE = "writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1, Chiba 2"


class Time:
    """An event loop and a clock that are wound by hand."""

    def __init__(self):
        self.now, self.waiting = 0.0, []

    def call_later(self, delay, callback, *args):
        self.waiting.append((self.now + delay, callback, args))

    def clock(self):
        self.now += 0.02
        return self.now

    def run(self, most=10**6):
        """Let whatever waits happen, the earliest first."""
        while self.waiting and most:
            self.waiting.sort(key=lambda each: each[0])
            at, callback, args = self.waiting.pop(0)
            self.now = max(self.now, at)
            callback(*args)
            most -= 1


def timed(match, time, **settings):
    return Session(match, loop=lambda: time, clock=time.clock, pause=1, **settings)


def first(game, view, seat, rng):
    return game.legal_moves(view)[0]


def any_word(session, nth=0):
    spelled = session.frame.chooser.spelled
    return spelled[nth % len(spelled)][0]


def ponders(bot, game, view, seat, rng):
    for step in range(100):
        yield step / 100
    return bot(game, view, seat, rng)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_bots_can_be_seen_and_nobody_waits_for_long(name):
    game, time, seen = GAMES[name], Time(), []
    seats = ["human", *[first] * max(1, game.PLAYERS[0] - 1)]
    match = Match(game, len(seats), seats, seed=2)
    session = Session(match, loop=lambda: time, clock=lambda: time.now)
    session.listeners.append(lambda what: seen.append((time.now, match.at)))
    for nth in range(12):
        if not match.human_turn():
            break
        begun = time.now
        session.pick(any_word(session, nth))
        seen.clear()
        while session.auto_players.busy or session.auto_players.summing:
            if session.auto_players.summing:
                begun = time.now  # it is read for as long as somebody likes
                session.auto_players.read()
            time.run(1)
        assert time.now - begun < 4.5
        bots = [now for now, at in seen if match.game.to_move(match.states[at - 1]) > 0]
        assert all(later - now >= 0.1 for now, later in pairwise(dict.fromkeys(bots)))
    assert nth > 3


def test_bots_move_with_pauses_and_nothing_waits_for_them():
    time, heard = Time(), []
    session = timed(Match(rj, 2, ["human", first], seed=1), time)
    session.listeners.append(heard.append)
    for _ in range(2):
        session.pick(any_word(session))
    assert session.auto_players.busy
    assert session.match.turn() == 1
    session.refuse(["cell:Tokyo"])
    assert [said.text for said in session.note] == ["It is not your turn yet."]
    time.run()
    assert session.match.human_turn()
    assert not session.auto_players.busy
    assert heard[-1] == "rest"
    assert time.now > 2


def test_a_thinking_bot_is_seen_in_slices_and_can_be_stopped():
    time, shares = Time(), []
    session = timed(Match(rj, 2, ["human", first], seed=1), time, think=ponders)
    session.listeners.append(lambda what: what == "thinking" and shares.append(session.thinking))
    for _ in range(2):
        session.pick(any_word(session))
    time.run(most=20)
    assert shares[0][0] == "Player 2 (bot) is thinking"
    assert [share for _, share in shares] == sorted(share for _, share in shares)
    session.undo()
    time.run()
    assert session.match.human_turn()
    assert session.thinking is None


@pytest.mark.parametrize("name", GAMES)
def test_what_is_computed_when_pressed_is_not_computed_at_the_click(name, monkeypatch):
    game = GAMES[name]
    session = Session(Match(game, max(2, game.PLAYERS[0]), seed=3), Viewer(shared=False))
    frames = []
    monkeypatch.setattr(
        sessions, "frame_of", lambda *a, real=sessions.frame_of: frames.append(a) or real(*a)
    )
    for nth in range(4):
        word = any_word(session, nth)
        then, count = session.press(word), len(frames)
        after = session._ahead.after
        session.accept(session.move_of(word))
        assert session.frame is then
        assert session.match.state is after
        assert len(frames) == count
        session.go_on()


def test_pressing_and_reading_change_nothing():
    session = Session(Match(hokkaido, 2, seed=4), pause=0)
    viewer, frame, state = session.viewer, session.frame, session.match.state
    for _ in range(2):
        session.is_covered(), session.may_move(), session.why_not(["wait"])
        session.press(["nothing"])
    assert (session.viewer, session.frame, session.match.state) == (viewer, frame, state)


def test_a_refused_move_keeps_what_is_shown_and_says_why():
    session = Session(Match(rj, 1, start=rj.notation.read(TWO_DICE)))
    scene = session.frame.scene
    session.pick(["die:red", "cell:Saitama"])
    assert session.frame.scene is scene
    assert session.note[0].clauses == ("ROL-ADJ-01",)
    session.pick(["die:red", "cell:Gunma"])
    assert session.note == ()


def test_who_looks_alone_is_never_covered_and_keeps_one_place():
    match = Match(takamatsu, 3, seed=1)
    session = Session(match, Viewer(seat=1, shared=False, turns=False), pause=0)
    for _ in range(8):
        assert not session.is_covered()
        assert session.viewer.seat == 1
        session.accept(session.match.game.legal_moves(session.match.state)[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_course_judges_a_pressed_move_once(name, monkeypatch):
    game = GAMES[name]
    course, judged = Course(game, game.LEVELS, None), []
    import japanboards.core.course as courses

    real = courses.answer
    monkeypatch.setattr(courses, "answer", lambda *a: judged.append(a) or real(*a))
    for at in range(6):
        course.go_to(at)
        for text in course.level.solution:
            move = game.notation.read_move(text)
            word = next(w for w, m in course.session.frame.chooser.spelled if m == move)
            then, count = course.press(word), len(judged)
            course.pick(word)
            assert len(judged) == count
            assert (course.frame(), course.told) == then
        assert course.finished


def test_what_happens_by_itself_waits_to_be_read():
    time, told = Time(), 0
    session = timed(Match(GAMES["kaigan"], 3, [first, "human", first], seed=5), time)
    session.go_on()
    for _ in range(400):
        time.run()
        if session.match.turn() is None or told == 2:
            break
        if session.auto_players.summing:
            told += 1
            at = session.match.at
            assert len(session.match.state.news) >= 5
            assert any("\n" in line.text for line in session.frame.around.lines)
            session.auto_players.read()
            assert not session.note
            time.run(most=3)
            assert session.match.at > at
            assert all(line.at >= at for line in session.frame.around.lines)
            assert not session.frame.around.points
            assert not any(strip.gain for strip in session.frame.around.strips)
        else:
            session.pick(any_word(session))
    assert told == 2
    session.auto_players.hurry()
    time.run()
    assert not session.auto_players.summing


def test_what_was_read_is_told_again_in_the_past_and_to_another_person():
    match = Match(GAMES["kaigan"], 3, ["human"] * 3, seed=5)
    while match.at < 60:
        match.play(match.game.legal_moves(match.state)[0]) if match.turn() >= 0 else match.step()
    seat = next(each for each in range(3) if each != match.turn())
    viewer = Viewer(seat, read=match.at - 1, turns=False)
    assert since_deciding(match, seat, viewer.read) == [match.at - 1]
    match.go_to(match.at - 1)
    assert since_deciding(match, seat, viewer.read) == since_deciding(match, seat)
    assert viewer.following(match) == viewer
    other = next(each for each in range(3) if each != match.turn())
    assert Viewer(other, read=viewer.read).following(match).read == 0
    assert Viewer(seat, read=1000, turns=False).following(match).read == 0


@pytest.mark.parametrize("seats", [["human", first], [first, "human"]])
def test_the_last_moves_of_others_wait_to_be_read_before_the_end_is_shown(seats):
    time = Time()
    session = timed(Match(hokkaido, 2, seats, seed=5, options={"turn_cap": 12}), time)
    session.go_on()
    for nth in range(80):
        time.run()
        if session.match.turn() is None:
            break
        if session.auto_players.summing:
            session.auto_players.read()
        else:
            session.pick(any_word(session, nth))
    assert session.match.turn() is None
    assert session.auto_players.summing is (seats[1] is first)
    session.auto_players.read()
    assert not session.auto_players.summing
    assert session.note == ()


def test_a_hint_that_is_late_is_not_told():
    time, told = Time(), []
    session = timed(Match(rj, 2, ["human", first], seed=1), time)
    steps = ponders(partial(lambda *a: "hint"), None, None, 0, None)
    session.auto_players.ponder("Looking", steps, told.append)
    time.run(most=3)
    session.pick(any_word(session))
    time.run()
    assert told == []


def test_the_last_round_is_looked_at_once_more():
    time = Time()
    session = timed(Match(rj, 2, ["human", first], seed=1), time)
    for _ in range(2):
        session.pick(any_word(session))
    time.run()
    at, seen = session.match.at, []
    session.listeners.append(lambda what: what == "position" and seen.append(session.match.at))
    session.replay()
    time.run()
    assert seen == list(range(5, at + 1))
    assert session.may_move()


@pytest.mark.parametrize(
    ("seats", "words"),
    [(["human", "random"], "to you"), (["human", "human"], "to player 1")],
)
def test_what_a_move_would_change_is_said_to_whoever_is_alone(monkeypatch, seats, words):
    coming = Preview(ghosts=(Mark("receiver", "right", (0, 0), "", "to player 1"),))
    monkeypatch.setattr(sessions, "preview", lambda *position: coming)
    who = [each if each == "human" else choose_at_random for each in seats]
    session = Session(Match(rj, 2, who, seed=1), pause=0)
    while not session.match.human_turn():
        session.match.step()
    move = rj.legal_moves(session.match.state)[0]
    found = session.look(rj.scene.picks(move))
    assert [mark.text for mark in found.ghosts] == [words]
