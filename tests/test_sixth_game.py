"""A game of somebody else's package is as good as ours, and a house rule is really played."""

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from types import ModuleType, SimpleNamespace

import house_rules
import pytest
import sixth_game

from japanboards import rolling_japan, takamatsu
from japanboards.adapters.spiel import register
from japanboards.adapters.zoo import env
from japanboards.arena import OneByOne, tournament
from japanboards.bots import BOTS, choose_by_search, choose_greedily, hints
from japanboards.core.game import Game, play, playout
from japanboards.core.lesson import answer
from japanboards.core.match import Match
from japanboards.rolling_japan import Change
from tools import clauses


def greedy_for_changes(game, view, seat, rng):
    """Change a color wherever the game allows it; say when it does."""
    moves = game.legal_moves(view)
    found = [move for move in moves if isinstance(move, Change)]
    return found[0] if found else moves[0]


def scores_of(game, executor):
    bots = {"a": greedy_for_changes, "b": greedy_for_changes}
    results = tournament(game, bots, 2, executor, board="small", seed=1)
    return [replace(row, seconds=0) for row in results.rows]


def namespace(**changed):
    """Rolling Japan as a namespace, with something else in it."""
    return SimpleNamespace(**{**vars(rolling_japan), **changed})


def test_a_sixth_game_satisfies_the_protocol_and_is_played_to_its_end():
    game: Game = sixth_game
    *_, (_, _, last) = playout(game, game.new_game(2), random.Random(1))
    assert game.to_move(last) is None


@pytest.mark.parametrize("bot", [choose_greedily, partial(choose_by_search, iterations=9)])
def test_every_bot_plays_it(bot):
    match = Match(sixth_game, 2, [bot, BOTS["random"]], seed=1)
    match.advance()
    assert match.turn() is None


def test_hints_are_given_for_it():
    state = sixth_game.notation.read("at: Kita, Kita\ngoals: Nishi, ?\nwind: yes\nturns: 6")
    best, *_ = hints(sixth_game, state, 0, random.Random(1), budget=60)
    assert str(best.move) == "Sail(island='Nishi')"


@pytest.mark.parametrize("executor", [OneByOne, lambda: None])
def test_tournaments_play_it_here_and_in_processes(executor):
    results = tournament(sixth_game, ["random", "gentle"], 4, executor(), seed=2)
    assert [row.reason for row in results.rows] == [""] * 8


def test_a_dask_cluster_plays_it_and_refuses_what_its_workers_do_not_find(monkeypatch):
    from distributed import Client, LocalCluster

    here = tournament(sixth_game, ["random", "random"], 4, OneByOne(), seed=2)
    with (
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0") as cluster,
        Client(cluster) as client,
    ):
        executor = client.get_executor()
        there = tournament(sixth_game, ["random", "random"], 4, executor, seed=2)
        with pytest.raises(ValueError, match="is no module that another process can import"):
            tournament(namespace(), ["random", "random"], 1, executor, board="small")
        monkeypatch.setattr(rolling_japan, "legal_moves", house_rules.legal_moves)
        with pytest.raises(ValueError, match="a worker finds another legal_moves in japanboards"):
            tournament(rolling_japan, ["random", "random"], 1, executor, board="small")
    timeless = [[replace(row, seconds=0) for row in each.rows] for each in (here, there)]
    assert timeless[0] == timeless[1]


def test_a_house_rule_is_played_wherever_it_can_be():
    plain = scores_of(rolling_japan, OneByOne())
    here = scores_of(house_rules, OneByOne())
    with ProcessPoolExecutor(1) as pool:
        there = scores_of(house_rules, pool)
    loose = scores_of(namespace(legal_moves=house_rules.legal_moves), OneByOne())

    assert here == there == loose
    assert here != plain


def own_module():
    """A module made by hand, which nobody can import."""
    made = ModuleType("made_by_hand")
    vars(made).update({**vars(rolling_japan), "__name__": "made_by_hand"})
    return made


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (namespace(), "is no module that another process can import; hand in executor=OneByOne()"),
        (own_module(), "is no module that another process can import"),
    ],
)
def test_what_cannot_travel_is_refused_before_the_first_game(tmp_path, game, said):
    file = tmp_path / "cup.jsonl"
    with pytest.raises(ValueError, match="no module that another process") as refused:
        tournament(game, ["random", "random"], 1, board="small", file=file)
    assert said in str(refused.value)
    assert not file.exists()
    assert len(tournament(game, ["random"] * 2, 1, OneByOne(), board="small").rows) == 2


def test_a_patched_module_is_refused_where_workers_would_not_know_it(monkeypatch):
    monkeypatch.setattr(takamatsu, "legal_moves", lambda state: [])
    with pytest.raises(ValueError, match=r"legal_moves was replaced by a function that no other"):
        tournament(takamatsu, ["random", "random"], 1)


def test_a_game_written_in_a_notebook_is_told_what_to_do(monkeypatch):
    made = own_module()
    made.__name__ = "__main__"
    monkeypatch.setitem(sys.modules, "__main__", made)
    with pytest.raises(ValueError, match="was written in a notebook or script"):
        tournament(made, ["random", "random"], 1, board="small")


def test_open_spiel_and_pettingzoo_take_the_module():
    pyspiel = pytest.importorskip("pyspiel")
    assert register(sixth_game) == ["japanboards_ferries"]
    pyspiel.random_sim_test(
        pyspiel.load_game("japanboards_ferries"), num_sims=2, serialize=False, verbose=False
    )
    pytest.importorskip("pettingzoo")
    sea = env(sixth_game)
    sea.reset(seed=1)
    assert sea.unwrapped.metadata["name"] == "japanboards_ferries_v0"


def test_its_clauses_are_counted_by_the_same_command(tmp_path):
    marked = '@pytest.mark.clause("FER-1", "FER-2", "FER-3", "FER-4")\ndef test_a(): ...\n'
    (tmp_path / "test_it.py").write_text(marked)
    lines, complete = clauses.report({"ferries": sixth_game}, tmp_path)
    assert lines == ["ferries: 4/5 clauses, 0/0 rulings", "no test tries FER-5"]
    assert not complete


def test_its_lesson_can_be_done():
    (level,) = sixth_game.LEVELS
    state = sixth_game.notation.read(level.position)
    move = sixth_game.notation.read_move(level.solution[0])
    assert answer(sixth_game, level, state, move).verdict == "done"
    for mistake in level.mistakes:
        start = sixth_game.notation.read(mistake.position or level.position)
        move = sixth_game.notation.read_move(mistake.move)
        assert mistake.clause in {b.clause.id for b in sixth_game.breaches(start, move)}


def test_a_board_and_a_save_of_its_own(tmp_path):
    match = Match(sixth_game, 2, ["human", BOTS["random"]], seed=3, board="pond")
    match.set_up()
    match.save(tmp_path / "game.json")
    again = Match(sixth_game, 1)
    again.load(tmp_path / "game.json")
    assert again.state == match.state
    assert play(sixth_game, again.state, sixth_game.legal_moves(again.state)[0])
