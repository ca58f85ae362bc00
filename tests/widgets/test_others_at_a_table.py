"""Bots that think at a table: they are seen to, nothing waits for them, and they can be stopped."""

import asyncio
import os
import random
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from circles import circle

from japanboards import GAMES
from japanboards.bots import BOTS, choose_by_search, choose_greedily, level_of
from japanboards.core.around import around_of
from japanboards.core.match import Match
from japanboards.core.story import line, set_up
from japanboards.core.viewer import Viewer
from japanboards_widgets import advice, table
from japanboards_widgets.table import Table

FOREVER = partial(choose_by_search, iterations=10**9)
A_WHILE = partial(choose_by_search, iterations=250)


def in_a_loop(play):
    """Run it in an event loop of its own, in a thread where none runs yet."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(play())).result()


def status(table):
    return [sentence["text"] for sentence in table.board.live["status"]]


def facing(bot, **settings):
    """A table for a person, who begins, and a bot."""
    return table("rolling_japan", seats=["human", bot], seed=1, pause=0.001, **settings)


def my_turn(table):
    """Play until it is the bot's turn."""
    while table.match.human_turn():
        table.session.play(table.match.game.legal_moves(table.match.state)[0])


async def settled(table):
    """Wait until nobody is about to move."""
    while table.session.auto_players.busy:
        await asyncio.sleep(0.001)


async def until_thinking(table):
    while table.session.thinking is None:
        await asyncio.sleep(0.001)


def thoughts(table):
    """Who thinks and how far, from now on."""
    told = []
    session = table.session
    session.listeners.append(lambda what: what == "thinking" and told.append(session.thinking))
    return told


def test_a_bot_that_searches_is_seen_thinking_and_its_move_arrives():
    async def play():
        one, sentences = facing(A_WHILE), []
        bars = thoughts(one)
        one.board.observe(lambda change: sentences.append(status(one)), "live")
        my_turn(one)
        await settled(one)
        return one, bars, sentences

    one, bars, sentences = in_a_loop(play)
    assert one.last_error is None
    assert one.match.human_turn()
    assert one.session.auto_players.must_move() is False
    assert bars
    assert {who for who, _ in bars} == {"Player 2 (bot) is thinking"}
    assert max(share for _, share in bars) <= 1
    assert not any("thinking" in each for said in sentences for each in said)
    assert status(one) == [one.match.game.scene.prompt(one.match.state)]


def test_a_level_of_the_table_is_named_and_a_quick_bot_says_nothing():
    async def play():
        one, sentences = facing("fair"), []
        my_turn(one)
        await until_thinking(one)
        line, _ = one.session.thinking
        one.begin(2, ["human", choose_greedily], "japan", {})
        one.do("sure")
        one.board.observe(lambda change: sentences.append(status(one)), "live")
        my_turn(one)
        await settled(one)
        return line, sentences

    line, sentences = in_a_loop(play)
    assert line == "Player 2 (fair bot) is thinking"
    assert sentences
    assert not any("thinking" in each for said in sentences for each in said)


def test_touches_are_answered_while_a_bot_thinks():
    async def play():
        one = facing(FOREVER)
        my_turn(one)
        await until_thinking(one)
        one.board._handle_custom_msg({"touch": ["cell:Tokyo"]}, [])
        said = status(one)
        one.session.auto_players.stop()
        await settled(one)
        return said

    assert in_a_loop(play) == ["It is not your turn yet."]


@pytest.mark.parametrize("policy", ["play", "teaching"])
def test_a_move_is_taken_back_while_a_bot_thinks(policy):
    async def play():
        one = facing(FOREVER, policy=policy)
        my_turn(one)
        made = len(one.match.moves)
        await until_thinking(one)
        one.session.undo()
        await settled(one)
        one.show_around()
        return one, made

    one, made = in_a_loop(play)
    assert one.last_error is None
    assert one.match.at == made - 1
    assert one.match.human_turn()
    own = made - set_up(one.match)
    assert one.stage.live["beside"]["turn"] in ("Your turn", f"Move {own - 1} of {own}")
    assert one.board.live["moves"]
    assert not any("thinking" in said for said in status(one))


def test_a_new_game_stops_a_bot_that_thinks():
    async def play():
        one = facing(FOREVER)
        my_turn(one)
        await until_thinking(one)
        one.begin(2, ["human", "random"], "japan", {})
        one.do("sure")
        await settled(one)
        return one

    one = in_a_loop(play)
    assert one.last_error is None
    assert one.match.human_turn()
    assert len(one.match.moves) == 4
    assert status(one) == [one.match.game.scene.prompt(one.match.state)]


def test_bots_that_begin_are_waited_for_on_the_screen():
    async def play():
        one = table("rolling_japan", seats=[A_WHILE, "human"], seed=1, pause=0.001)
        before = one.match.turn(), len(one.match.moves)
        await settled(one)
        return before, one.match.turn(), len(one.match.moves)

    before, turn, moves = in_a_loop(play)
    assert before == (0, 4)
    assert turn == 1
    assert moves > 4


def test_an_interrupted_bot_keeps_the_position_and_goes_on_when_asked():
    patience = iter([signal.SIGINT])

    def impatient(game, view, seat, rng):
        for button in patience:
            os.kill(os.getpid(), button)
        return game.legal_moves(view)[0]

    one = table("rolling_japan", seats=["human", impatient], seed=1, pause=0)
    my_turn(one)
    assert status(one) == ["Interrupted. Press Now to let the others go on."]
    assert one.match.turn() == 1
    assert not one.time.now.disabled
    one.time.now.click()
    assert one.match.human_turn()
    assert one.time.now.disabled
    assert one.last_error is None


CIRCLING = ["One position has come 4 times. Press Now to let them go on all the same."]


def test_bots_that_go_in_circles_rest_until_asked_to_go_on():
    async def watch():
        one = Table(circle(), pause=0.001)
        begun = len(one.match.moves)
        await settled(one)
        rested = len(one.match.moves), status(one), one.time.now.disabled
        one.time.now.click()
        await settled(one)
        return one, begun, rested

    one, begun, rested = in_a_loop(watch)
    assert (begun, rested) == (0, (6, CIRCLING, False))
    assert (len(one.match.moves), status(one)) == (12, CIRCLING)
    assert one.last_error is None


def test_bots_that_go_in_circles_rest_where_nobody_can_watch_too():
    one = Table(circle(), pause=0)
    assert (len(one.match.moves), status(one)) == (6, CIRCLING)


def test_a_hint_is_looked_for_while_the_table_can_be_used(monkeypatch):
    monkeypatch.setattr(advice, "ITERATIONS", 150)
    monkeypatch.setattr(advice, "SECONDS", 10**9)  # or a busy machine may find it in one slice

    async def play():
        one = facing("random")
        one.time.hint.click()
        while one.session.thinking is None:
            await asyncio.sleep(0.001)
        looking = one.session.thinking
        await settled(one)
        return one, looking

    one, looking = in_a_loop(play)
    assert looking[0] == "Looking for a hint"
    assert one.hint[0].text.startswith("Hint: ")
    assert one.stage.live["beside"]["turn"] == "Your turn"


def test_a_hint_that_comes_too_late_is_not_said(monkeypatch):
    monkeypatch.setattr(advice, "ITERATIONS", 10**9)
    monkeypatch.setattr(advice, "SECONDS", 10**9)

    async def play():
        one = facing("random")
        one.time.hint.click()
        await asyncio.sleep(0.05)
        one.session.play(one.match.game.legal_moves(one.match.state)[0])
        await settled(one)
        return one

    one = in_a_loop(play)
    assert one.hint == ()
    assert not any("hint" in said.lower() for said in status(one))


def test_a_hint_that_fails_says_so(monkeypatch):
    def fails(*arguments):
        raise RuntimeError("no idea")
        yield

    monkeypatch.setattr(advice, "hinting", fails)

    async def play():
        one = facing("random")
        one.time.hint.click()
        await settled(one)
        return one

    one = in_a_loop(play)
    assert status(one)[0] == "No hint was found: no idea."
    assert isinstance(one.last_error, RuntimeError)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_called_you_where_only_bots_play(name):
    count = max(2, GAMES[name].PLAYERS[0])
    match = Match(GAMES[name], count, [BOTS["random"]] * count, board=GAMES[name].BOARDS[-1])
    rng = random.Random(1)
    for _ in range(25):
        match.set_up()
        match.play(rng.choice(match.game.legal_moves(match.state)))
    told = [line(match, at, 0) for at in range(len(match.moves))]
    told += around_of(match, Viewer(), level_of).lines
    said = " ".join([text for each in told for text in (each.text, *dict(each.events))])
    assert not re.search(r"\b[Yy]ou", said)


def test_the_end_is_not_shown_before_the_last_moves_of_others_are_read():
    async def play():
        one = table("hokkaido", seats=["human", choose_greedily], seed=2, pause=0.001, turn_cap=12)
        rng, auto = random.Random(2), one.session.auto_players
        while one.match.turn() is not None:
            await settled(one)
            if auto.summing and one.match.turn() is not None:
                auto.read()
            elif one.match.human_turn():
                one.session.play(rng.choice(one.match.game.legal_moves(one.match.state)))
        one.show_around()
        waiting = dict(one.stage.live["beside"])
        one.do("read")
        one.show_around()
        return waiting, one.stage.live["beside"]

    waiting, then = in_a_loop(play)
    assert ([each["text"] for each in waiting["ask"]], waiting["told"]) == (["Continue"], False)
    assert waiting["lines"], "what happened is told beside the board"
    assert then["told"]
    assert then["ask"][0]["text"] == "Play again"
