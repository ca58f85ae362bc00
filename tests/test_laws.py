"""Laws that every game keeps, over random games; a new game is tested by being listed in GAMES."""

import json
import os
import pickle
import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from law_checks import to_touch
from law_games import EVERY, NearMisses, games, listed, positions, tables
from law_tables import CONSERVED, LASTING, UNLISTED

from japanboards.core.choosing import Chooser
from japanboards.core.game import CHANCE, playout, scores
from japanboards.core.record import Record, record, replay, sheet

WITNESSED, STOPS = 100, 10  # random games for each number of players, stopped so often
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


@pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, n, id=f"{name}-{n}") for name, game in EVERY.items() for n in game.PLAYERS],
)
def test_both_witnesses_of_legality_agree(game, players):
    """Every listed move has no breach; every near miss that is not listed has one.

    Each game is stopped at some of its positions, drawn at random.
    """
    near, unlisted = NearMisses(game), UNLISTED.get(game.NAME, set())
    for number, (_, played) in enumerate(games(game, WITNESSED, players)):
        passed = [state for state, _, _ in played]
        for at, state in enumerate(
            random.Random(number).sample(passed, min(STOPS, len(passed))), number * STOPS
        ):
            moves = listed(game, state)
            near.remember(moves)
            assert [move for move in moves if game.breaches(state, move)] == []
            misses = [move for move in near.of(moves, at) if not game.breaches(state, move)]
            assert [move for move in misses if move not in unlisted] == []


@every_game
def test_once_the_game_is_over_every_move_is_refused(game):
    near, ends = NearMisses(game), []
    for _, state in positions(game, 5):
        near.remember(listed(game, state))
        if game.to_move(state) is None:
            ends.append(state)
    assert len(ends) == 5
    for state in ends:
        assert [move for move in near.seen if not game.breaches(state, move)] == []


@every_game
def test_what_is_never_listed_is_accepted_at_times(game):
    unlisted, accepted = UNLISTED.get(game.NAME, set()), set()
    for _, state in positions(game, 40, every=5):
        assert unlisted.isdisjoint(listed(game, state))
        accepted |= {move for move in unlisted if not game.breaches(state, move)}
    assert accepted == unlisted


@every_game
def test_somebody_can_move_until_the_game_is_over(game):
    for players, state in positions(game, 40):
        open_to = bool(game.legal_moves(state)), bool(game.chance_moves(state))
        match game.to_move(state):
            case None:
                assert open_to == (False, False)
            case turn if turn == CHANCE:
                assert open_to == (False, True)
            case seat:
                assert open_to == (True, False)
                assert seat in range(players)


@every_game
def test_no_move_is_listed_twice_and_weights_are_positive_integers(game):
    for _, state in positions(game, 40):
        moves = listed(game, state)
        assert len(set(moves)) == len(moves)
        weights = [weight for _, weight in game.chance_moves(state)]
        assert [weight for weight in weights if type(weight) is not int or weight < 1] == []


@every_game
def test_a_view_reveals_nothing_and_resampling_keeps_it(game):
    rng = random.Random(1)
    for players, state in positions(game, 20, every=5):
        for seat in range(players):
            seen = game.view(state, seat)
            other = game.resample(seen, seat, rng)  # differs from the state in secrets only
            assert game.view(other, seat) == seen
            assert game.view(seen, seat) == seen
            assert game.to_move(other) == game.to_move(seen) == game.to_move(state)


@every_game
def test_the_seat_to_move_needs_only_its_view_to_know_its_moves(game):
    for _, state in positions(game, 20, every=3):
        seat = game.to_move(state)
        if seat is not None and seat != CHANCE:
            assert list(game.legal_moves(game.view(state, seat))) == listed(game, state)


@every_game
def test_records_replay_to_the_same_positions_also_from_json(game):
    for players, options, rng in tables(game, 20):
        board = options.pop("board")
        start = game.new_game(players, board=board, **options)
        played = list(playout(game, start, rng))
        states = [start, *(after for _, _, after in played)]
        moves = [move for _, move, _ in played]
        kept = record(game, players, moves, board, options, sheet(game, states[-1]))
        again = Record.from_json(kept.to_json())
        assert again == kept
        assert json.loads(kept.to_json())["moves"] == list(kept.moves)
        assert replay(game, again) == (states, moves)


@every_game
def test_notation_round_trips_for_every_position_and_move_and_tells_sentences(game):
    note = game.notation
    for _, state in positions(game, 12):
        again = note.read(note.write(state))
        assert (again, note.write(again)) == (state, note.write(state))
        for move in listed(game, state):
            assert note.read_move(note.write_move(move)) == move
            told = note.tell(state, move)
            assert (told[:1].isupper(), told[-1:], told.count("\n")) == (True, ".", 0)


@every_game
def test_earlier_positions_are_unchanged_by_later_moves(game):
    for _, played in games(game, 12):
        kept = [(state, hash(state), repr(state)) for state, _, _ in played]
        assert [(hash(state), repr(state)) for state, _, _ in kept] == [was[1:] for was in kept]


@every_game
def test_positions_rebuilt_are_equal_hash_alike_and_survive_pickling(game):
    again = positions(game, 8)
    for at, (_, state) in enumerate(positions(game, 8)):
        _, other = next(again)
        assert (state, hash(state)) == (other, hash(other))
        if at % 25 == 0:
            assert pickle.loads(pickle.dumps(state)) == state


@every_game
def test_the_same_seed_gives_the_same_game_for_any_hash_seed(game):
    program = (
        "import importlib, random, sys\n"
        "from japanboards.core.game import playout\n"
        "game = importlib.import_module(sys.argv[1])\n"
        "start = game.new_game(game.PLAYERS[-1])\n"
        "for state, move, after in playout(game, start, random.Random(7)):\n"
        "    print(game.notation.write_move(move), *after.news)\n"
        "print(game.notation.write(after))\n"
    )
    path = os.pathsep.join(sys.path)
    printed = [
        subprocess.run(
            [sys.executable, "-c", program, game.__name__],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert len(printed[0]) > 200


@every_game
def test_every_point_and_event_cites_a_clause_and_the_lines_add_up(game):
    for players, state in positions(game, 20, every=4):
        lines = game.tally(state)
        assert {line.clause.id for line in lines} <= game.BOOK.clauses.keys()
        assert {event.clause.id for event in state.news} <= game.BOOK.clauses.keys()
        assert all(event.text.strip() for event in state.news)
        assert scores(game, state, players) == tuple(
            sum(line.points for line in lines if line.seat == seat) for seat in range(players)
        )


@every_game
def test_the_game_ends_and_the_winners_are_seats(game):
    for players, played in games(game, 40):
        *_, (_, _, last) = played
        best = game.winners(last)
        assert game.to_move(last) is None
        with pytest.raises(ValueError, match=f"{game.TITLE} is not over, so nobody has won yet"):
            game.winners(game.new_game(players))
        assert list(best) == sorted(set(best) & set(range(players)))
        assert best


@every_game
def test_what_must_stay_the_same_does(game):
    keeps = CONSERVED.get(game.NAME, lambda state: state.seats)
    lasts = LASTING.get(game.NAME, lambda before, after: True)
    for _, played in games(game, 12):
        first = None
        for state, _, after in played:
            first = first or keeps(state)
            assert keeps(after) == first
            assert lasts(state, after)


@every_game
def test_every_move_is_spelled_by_touches_of_things_that_are_drawn(game):
    for players, state in positions(game, 12, every=2):
        seat = game.to_move(state)
        marks = game.scene.scene(state, players - 1).marks
        assert len({mark.id for mark in marks}) == len(marks)
        if seat is None or seat == CHANCE:
            continue
        drawn = {pick for pick in to_touch(game, state, seat) if pick}
        spelled = [tuple(game.scene.picks(move)) for move in game.legal_moves(state)]
        assert len(set(spelled)) == len(spelled)
        assert all(spelled)
        for word in spelled:  # what is not drawn goes without saying
            touched = tuple(pick for pick in word if pick in drawn)
            if touched != word:
                chooser = Chooser(tuple((each, each) for each in spelled), touched)
                assert chooser.move() == word


@every_game
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_line_of_play_can_be_noted_recorded_and_replayed(game, data):
    players = data.draw(st.sampled_from(game.PLAYERS), label="players")
    board = data.draw(st.sampled_from(game.BOARDS), label="board")
    states, moves = [game.new_game(players, board=board)], []
    for choice in data.draw(st.lists(st.integers(0, 999), max_size=60), label="choices"):
        if options := listed(game, states[-1]):
            moves.append(options[choice % len(options)])
            states.append(game.apply(states[-1], moves[-1]))
    kept = Record.from_json(record(game, players, moves, board).to_json())
    assert replay(game, kept) == (states, moves)
    assert game.notation.read(game.notation.write(states[-1])) == states[-1]
    assert [game.notation.read_move(text) for text in kept.moves] == moves


def test_the_games_import_nothing_of_jupyter_and_no_numbers_package():
    program = "import sys, japanboards, japanboards.bots; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    heavy = {"numpy", "matplotlib", "pandas", "scipy", "IPython", "ipywidgets", "anywidget"}
    assert loaded & (heavy | {"traitlets", "jupyterlab", "jupyter_client", "ipykernel"}) == set()
    assert "networkx" in loaded
