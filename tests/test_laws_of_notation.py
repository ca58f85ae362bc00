"""Laws of every game's notation: nonsense is refused by a short sentence, whatever it is."""

import random
import re
from functools import cache

import pytest
from law_games import positions

from japanboards import GAMES
from japanboards.core.game import CHANCE

SHORT = 320  # characters of a refusal, with all that would have been accepted
LONG = 30_000  # characters of what is refused
NO_OPTIONS = (
    *("board=small", "players=3", "count=2", "state=1", "text=1", "x=1", "=", "first="),
    *("q" * LONG, f"first={'9' * LONG}", f"{'q' * LONG}=1"),
)
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def written(name):
    """Positions and moves of random games, as text."""
    game, rng = GAMES[name], random.Random(1)
    texts, moves = [], set()
    for _, state in positions(game, 4, every=7):
        texts.append(game.notation.write(state))
        turn = game.to_move(state)
        if turn is not None:
            listed = [move for move, _ in game.chance_moves(state)] if turn == CHANCE else []
            for move in listed or game.legal_moves(state):
                moves.add(game.notation.write_move(move))
    return rng.sample(texts, min(30, len(texts))), sorted(moves)


def lines_by_key(texts):
    """A few positions for every key that stands in one."""
    found = {}
    for text in texts:
        for at, line in enumerate(text.splitlines()):
            found.setdefault(line.partition(":")[0], []).append((text.splitlines(), at))
    return {key: places[:: max(1, len(places) // 3)][:3] for key, places in found.items()}


def junk(value):
    """A value with something long in it: instead of it, around it, or for each of its words."""
    yield from ("q" * LONG, "9" * LONG, "1 " * LONG, ", " * LONG, "; " * LONG, "-" * LONG)
    yield from (f"{value}{'q' * LONG}", f"{value} {'q' * LONG}", f"{'q' * LONG} {value}")
    yield from (f"{value}, {'q' * LONG}", f"{value}; {'q' * LONG}", f"{value}, " * 4000)
    words = re.split(r"([ ,;:+/|]+)", value)
    for at in range(0, min(len(words), 14), 2):
        for long in ("q" * LONG, "8" * 4000, "7" * 5000, f"{words[at]}{'q' * LONG}"):
            yield "".join([*words[:at], long, *words[at + 1 :]])


def complaint(read, text):
    """The refusal of a text, or nothing if it is accepted; any other exception fails the test."""
    try:
        read(text)
    except ValueError as error:
        return str(error)
    return ""


@each_game
def test_whatever_a_line_of_a_position_says_the_refusal_is_short(name):
    read, seen = GAMES[name].notation.read, set()
    for key, places in lines_by_key(written(name)[0]).items():
        for lines, at in places:
            for value in junk(lines[at].partition(":")[2].strip()):
                said = complaint(
                    read, "\n".join([*lines[:at], f"{key}: {value}", *lines[at + 1 :]])
                )
                assert len(said) <= SHORT, (key, value[:60], said[:200])
                seen.add((key, bool(said)))
    assert (key, True) in seen


@each_game
def test_whatever_a_move_says_the_refusal_is_short(name):
    game, (_, moves) = GAMES[name].notation, written(name)
    verbs = {move.partition(" ")[0]: move for move in moves}
    for move in verbs.values():
        for text in (*junk(move), f"{move} {'q ' * LONG}"):
            said = complaint(game.read_move, text)
            assert len(said) <= SHORT, (text[:60], said[:200])


@each_game
def test_whatever_is_played_each_complaint_is_short(name):
    game, rng = GAMES[name], random.Random(3)
    verbs = {move.partition(" ")[0]: move for move in written(name)[1]}
    states = [game.notation.read(text) for text in rng.sample(written(name)[0], 6)]
    for move in verbs.values():
        for text in junk(move):
            if not complaint(game.notation.read_move, text):
                for state in states:
                    for breach in game.breaches(state, game.notation.read_move(text)):
                        assert len(str(breach)) <= SHORT, (text[:60], str(breach)[:200])


@each_game
@pytest.mark.parametrize("option", NO_OPTIONS)
def test_what_is_no_option_of_a_position_is_refused(name, option):
    read = GAMES[name].notation.read
    colors = "colors: red, blue, yellow\n" * (name == "takamatsu")
    said = complaint(read, f"{colors}options: {option}")
    assert 0 < len(said) <= SHORT, said[:200]
    assert said.startswith(("options: ", "the option first")), said


@each_game
def test_what_is_no_line_of_a_position_is_refused_shortly(name):
    read = GAMES[name].notation.read
    for text in ("q" * LONG, f"{'q' * LONG}: 1", f"board: {'q' * LONG}", f"player {'9' * LONG}: 1"):
        assert 0 < len(complaint(read, text)) <= SHORT
