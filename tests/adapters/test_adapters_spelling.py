"""Moves spelled byte by byte: every legal move can be, and nothing else."""

import copy
import pickle
import random
import subprocess
import sys

import pytest

from japanboards import GAMES, rolling_japan, takamatsu
from japanboards.adapters import spelling
from japanboards.adapters.spelling import ACTIONS, END, Position, begin, opened
from japanboards.core.game import CHANCE

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def at(game, text):
    state = game.notation.read(text)
    return opened(Position(game, state.seats, state))


def spell(position, text):
    """Choose byte by byte what the text says, as often as there is a choice; then the state."""
    start = position.state
    while position.state is start:
        rest = text.encode()[len(position.typed) :]
        position = position.typing(rest[0] if rest else END)
    return position


@every_game
def test_every_legal_move_can_be_spelled_and_leads_where_it_should(game):
    rng, tried = random.Random(1), 0
    position = begin(game, game.PLAYERS[-1])
    while tried < 60 and (seat := position.turn) is not None:
        if seat == CHANCE:
            numbers, _ = zip(*position.outcomes(), strict=True)
            position = position.rolled(rng.choice(numbers))
            continue
        moves = list(game.legal_moves(position.state))
        text = game.notation.write_move(rng.choice(moves))
        wanted = game.apply(position.state, game.notation.read_move(text))
        position = spell(position, text)
        tried += 1
        if len(game.legal_moves(wanted)) > 1:  # else what is forced was made as well
            assert position.state == wanted


@every_game
def test_actions_are_sorted_bytes_with_different_words(game):
    rng, position = random.Random(2), begin(game, game.PLAYERS[0])
    for _ in range(150):
        seat = position.turn
        if seat is None:
            break
        if seat == CHANCE:
            outcomes = position.outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            position = position.rolled(rng.choice(outcomes)[0])
            continue
        actions = position.actions
        assert len(actions) > 1
        assert actions == sorted(set(actions))
        assert set(actions) <= set(range(ACTIONS))
        assert len({position.spelled(action) for action in actions}) == len(actions)
        position = position.typing(rng.choice(actions))


def test_only_what_differs_is_asked():
    position = at(rolling_japan, "writing: player 1, red 4\ndice: red 4, blue 2\nsheet 1: blank")
    position = position.typing(ord("w"))
    assert position.typed == b"write red "
    assert position.spelled(ord("T")) == "write red T…"


def test_a_move_that_begins_another_is_ended_by_zero():
    offers = {b"wait": 1, b"wait more": 2}
    position = Position(takamatsu, 2, None, b"wait", offers)
    assert position.actions == [END, ord(" ")]
    assert (position.spelled(END), position.spelled(32)) == ("wait", "wait …")


def test_what_is_spelled_is_seen_by_nobody_else():
    position = at(rolling_japan, "writing: player 1, red 4, blue 2\nsheet 1: blank\nsheet 2: blank")
    position = position.typing(ord("w"))
    assert "spelling: write " in position.seen(0)
    assert "spelling" not in position.seen(1)


def test_secrets_stay_secret():
    text = "colors: red, blue, yellow\nrooms: gate R2 B2 Y2\nheld: blue 3\nturn: player 1, round 1"
    position = at(takamatsu, text)
    seen = takamatsu.notation.write(takamatsu.view(position.state, 0))
    assert "held: blue ?" in position.seen(0).splitlines()
    assert position.seen(0).startswith(seen)
    assert "held: blue 3" in position.seen(1).splitlines()


def test_winners_share_the_win_and_a_lone_player_has_points():
    rng = random.Random(1)
    for players in (1, 2):
        position = begin(rolling_japan, players, board="small")
        while (seat := position.turn) is not None:
            assert position.returns() == [0.0] * players
            if seat == CHANCE:
                position = position.rolled(rng.choice(position.outcomes())[0])
            else:
                position = position.typing(rng.choice(position.actions))
        if players == 1:
            assert position.returns()[0] > 1
        else:
            assert sum(position.returns()) == 1


def test_a_game_without_end_is_ended(monkeypatch):
    monkeypatch.setattr(spelling, "LIMIT", 2)
    position = at(rolling_japan, "writing: player 1, red 4, blue 2\nsheet 1: blank\nsheet 2: blank")
    for _ in range(2):
        position = position.typing(position.actions[0])
    assert position.turn is None
    assert sum(position.returns()) == 1


def test_a_refused_byte_cites_the_clauses_of_a_move_it_begins():
    position = at(
        rolling_japan,
        "writing: player 1, red 4\ndice: red 4, blue 2\nsheet 1: Chiba 1; changes 3",
    )
    said = position.why_not(ord("T"), [b"write red Tokyo"])
    assert said.startswith("write red Tokyo: ")
    assert "[ROL-" in said
    assert position.why_not(ord("Q")) == "no legal move begins with 'write red Q'"


def test_positions_are_values_that_survive_pickling():
    position = begin(takamatsu, 2).rolled(0)
    assert copy.deepcopy(position) is position
    assert pickle.loads(pickle.dumps(position)) == position


@every_game
def test_an_observation_is_the_view_in_bytes_of_a_fixed_number(game):
    position = begin(game, game.PLAYERS[-1])
    data = position.observed(1)
    assert data.rstrip(b"\0").decode() == position.seen(1)
    assert len(data) == position.size == begin(game, game.PLAYERS[-1]).rolled(0).size


def test_an_observation_that_is_too_long_is_refused(monkeypatch):
    monkeypatch.setattr(spelling, "ROOM", (20, 1))
    with pytest.raises(ValueError, match="bytes does not fit into 22"):
        begin(takamatsu, 2).observed(0)


def test_what_is_told_changes_with_every_move():
    position = begin(takamatsu, 2)
    assert position.seen(0) == position.seen(0)
    assert position.rolled(0).seen(0) != position.seen(0)
    assert str(position.rolled(0)) != str(position)


def test_nothing_heavy_is_imported_before_it_is_used():
    program = (
        "import sys, japanboards.adapters.spiel, japanboards.adapters.zoo\nprint(*sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert loaded & {"numpy", "pyspiel", "pettingzoo", "gymnasium"} == set()
