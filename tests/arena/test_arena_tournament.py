"""Tournaments: seats rotated, the same table from any executor, faults told, stops survived."""

import random
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest
from circles import START, to_and_fro

from japanboards import rolling_japan, takamatsu
from japanboards.arena import OneByOne, duel, tournament
from japanboards.arena.tournament import name_of
from japanboards.bots import choose_at_random, choose_greedily


def timeless(results):
    """The rows of a tournament without what no two runs share."""
    return [replace(row, seconds=0) for row in results.rows]


def raising(game, view, seat, rng):
    raise RuntimeError("no idea")


def cheating(game, view, seat, rng):
    return rolling_japan.Write("red", "Tokyo")


def confused(game, view, seat, rng):
    return "a move"


BOTS = {"one look": partial(choose_greedily, samples=1), "any": choose_at_random}


@pytest.mark.parametrize("workers", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_gives_the_same_table(workers):
    serial = tournament(takamatsu, BOTS, 3, OneByOne(), seed=5)
    with workers(2) as executor:
        spread = tournament(takamatsu, BOTS, 3, executor, seed=5)

    assert timeless(spread) == timeless(serial)


def test_processes_are_the_default():
    assert timeless(tournament(takamatsu, BOTS, 2, seed=5)) == timeless(
        tournament(takamatsu, BOTS, 2, OneByOne(), seed=5)
    )


def test_another_seed_is_another_tournament():
    first, other = (tournament(takamatsu, BOTS, 2, OneByOne(), seed=n) for n in (1, 2))
    assert timeless(first) != timeless(other)


def test_everybody_sits_everywhere():
    results = tournament(takamatsu, dict.fromkeys("abc", choose_at_random), 3, OneByOne())
    by_game = [[row.bot for row in results.rows if row.number == n] for n in range(3)]

    assert by_game == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_with_more_bots_than_seats_everybody_meets_everybody():
    bots = dict.fromkeys("abc", choose_at_random)
    results = tournament(takamatsu, bots, 6, OneByOne(), players=2)
    met = ["".join(row.bot for row in results.rows if row.number == n) for n in range(6)]

    assert met == ["ab", "ba", "ac", "ca", "bc", "cb"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (raising, "raised RuntimeError: no idea"),
        (cheating, "chose Write(die='red', cell='Tokyo'): "),
        (confused, "chose 'a move': 'a move' is not a move of this game"),
    ],
)
def test_a_bot_at_fault_loses_with_the_reason_and_the_tournament_goes_on(bot, reason):
    bots = {"bad": bot, "good": choose_at_random}
    results = tournament(rolling_japan, bots, 2, OneByOne(), board="small", seed=1)
    bad, good = results.of("bad"), results.of("good")

    assert [row.won for row in bad] == [0, 0]
    assert [row.won for row in good] == [1, 1]
    assert all(row.reason.startswith(reason) for row in bad)
    assert [row.reason for row in good] == ["", ""]
    assert {row["bot"]: row["faults"] for row in results.standings()} == {"bad": 2, "good": 0}


def test_a_long_game_is_broken_off_and_judged(monkeypatch):
    ended = tournament(takamatsu, ["random", "random"], 4, OneByOne(), seed=2)
    monkeypatch.setattr(duel, "LONGEST_GAME", 20)
    broken = tournament(takamatsu, ["random", "random"], 4, OneByOne(), seed=2)

    assert {row.reason for row in ended.rows} == {""}
    assert {row.reason for row in broken.rows} == {"broken off: 20 moves were made"}
    assert sum(row.won for row in broken.rows) == 4


def test_a_game_that_goes_in_circles_is_broken_off_and_judged(monkeypatch):
    monkeypatch.setattr(takamatsu, "new_game", lambda players: START)
    broken = tournament(takamatsu, dict.fromkeys("ab", to_and_fro), 2, OneByOne())

    assert {row.reason for row in broken.rows} == {"broken off: one position came 4 times"}
    assert [row.moves for row in broken.rows] == [3, 3, 3, 3]
    assert sum(row.won for row in broken.rows) == 2


class Bar:
    """Stands for a progress bar."""

    def __init__(self, **about):
        self.about, self.steps = about, 0

    def __enter__(self):
        Bar.last = self
        return self

    def __exit__(self, *_):
        pass

    def update(self):
        self.steps += 1


@pytest.mark.parametrize(
    ("kernel", "switch", "hidden"), [(True, "", False), (False, "", None), (True, "1", True)]
)
def test_progress_is_shown_in_notebooks_and_where_somebody_looks(
    monkeypatch, tmp_path, kernel, switch, hidden
):
    monkeypatch.setenv("TQDM_DISABLE", switch)
    file = tmp_path / "cup.jsonl"
    tournament(takamatsu, BOTS, 1, OneByOne(), board="small", file=file)
    monkeypatch.setitem(sys.modules, "tqdm.auto", SimpleNamespace(tqdm=Bar))
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    if kernel:
        monkeypatch.setitem(sys.modules, "ipykernel", SimpleNamespace())
    tournament(takamatsu, BOTS, 3, OneByOne(), board="small", file=file)

    assert Bar.last.steps == 2
    assert {key: Bar.last.about[key] for key in ("total", "initial", "disable")} == {
        "total": 3,
        "initial": 1,
        "disable": hidden,
    }


def test_without_tqdm_a_tournament_is_played_all_the_same(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert len(tournament(takamatsu, BOTS, 1, OneByOne(), board="small").rows) == 2


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        (["nobody", "random"], {}, "there is no bot 'nobody'; the bots are: random, gentle"),
        ([3, "random"], {}, "a bot is a name or a function, not 3"),
        (["random"], {}, "Takamatsu is for 2 to 5 players, not 1"),
        (["random", "random"], {"players": 3}, "3 players need 3 bots, not 2"),
        (BOTS, {"board": "moon"}, "moon"),
        (BOTS, {"options": {"snow": True}}, "there is no option 'snow'; the options are: "),
        (BOTS, {"file": "nowhere/cup.jsonl"}, "the results file nowhere/cup.jsonl cannot be used"),
        (BOTS, {"executor": 4}, "an executor has a submit function, not 4"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(bots, more, said):
    with pytest.raises(ValueError, match=said):
        tournament(takamatsu, bots, 1, **more)


@pytest.mark.parametrize("games", [-1, 2.5, "ten", True])
def test_the_number_of_games_is_a_number(games):
    with pytest.raises(ValueError, match="games is a whole number of games, not "):
        tournament(takamatsu, BOTS, games)


def test_no_game_is_an_empty_table():
    assert tournament(takamatsu, BOTS, 0).standings() == []


def test_functions_play_under_their_names():
    assert name_of(choose_at_random) == "choose_at_random"
    assert name_of(BOTS["one look"]) == "choose_greedily(samples=1)"


def endless(game, view, seat, rng):
    while True:
        pass


def stopping(game, view, seat, rng):
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("bot", "said"),
    [(endless, "took more than 0.1 seconds for a move"), (stopping, "raised KeyboardInterrupt")],
)
@pytest.mark.parametrize("workers", [OneByOne, partial(ProcessPoolExecutor, 1)])
def test_a_run_away_bot_loses_its_game_with_the_reason(workers, bot, said):
    bots = {"bad": bot, "any": choose_at_random}
    with workers() as executor:
        results = tournament(takamatsu, bots, 1, executor, board="small", limit=0.1)
    assert [(row.won, row.reason) for row in results.of("bad")] == [(0, said)]
    assert [row.won for row in results.of("any")] == [1]


def spying(game, view, seat, rng):
    SEEN.append(rng.getstate())
    return choose_at_random(game, view, seat, rng)


SEEN = []


def test_a_bot_cannot_foretell_the_dice_from_its_generator():
    SEEN.clear()
    tournament(takamatsu, {"a": spying, "b": spying}, 1, OneByOne(), board="small", seed=4)
    known = {duel.luck_of(4, 0).getstate(), *(random.Random(f"4 0 {n}").getstate() for n in (0, 1))}
    assert not known & set(SEEN)
