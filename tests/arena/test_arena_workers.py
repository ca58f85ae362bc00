"""Where games are played: in bundles, in processes that may die, on a Dask cluster."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

import pytest

from japanboards import rolling_japan, takamatsu
from japanboards.arena import OneByOne, tournament, workers
from japanboards.bots import choose_at_random, choose_greedily

BOTS = {"one look": partial(choose_greedily, samples=1), "any": choose_at_random}
PAIR = ["random", "random"]


def timeless(results):
    """The rows of a tournament without what no two runs share."""
    return [replace(row, seconds=0) for row in results.rows]


def raising(game, view, seat, rng):
    raise RuntimeError("no idea")


def leaving(game, view, seat, rng):
    sys.exit("I am off")


def dying(game, view, seat, rng):
    os._exit(3)


def cheating(game, view, seat, rng):
    return rolling_japan.Write("red", ["Tokyo"])


class Counting(OneByOne):
    """Notes how many games each bundle has."""

    def __init__(self):
        self.sizes = []

    def submit(self, fn, /, *args, **kwargs):
        self.sizes.append(len(args[0]))
        return super().submit(fn, *args, **kwargs)


def test_many_games_travel_in_bundles_and_few_one_by_one(monkeypatch):
    monkeypatch.setattr(workers, "BUNDLES", 4)
    monkeypatch.setattr(workers, "HAND_IN", float("inf"))  # however slow the machine
    many, few = Counting(), Counting()
    played = tournament(takamatsu, PAIR, 10, many, board="small")
    tournament(takamatsu, PAIR, 3, few, board="small")

    assert many.sizes == [2, 2, 2, 2, 2]
    assert few.sizes == [1, 1, 1]
    assert [row.number for row in played.rows[::2]] == list(range(10))


def test_slow_games_come_back_one_by_one_and_the_others_are_handed_out_again(monkeypatch):
    serial = tournament(takamatsu, PAIR, 6, OneByOne(), board="small")
    monkeypatch.setattr(workers, "BUNDLES", 2)
    monkeypatch.setattr(workers, "HAND_IN", -1)
    slow = Counting()

    assert timeless(tournament(takamatsu, PAIR, 6, slow, board="small")) == timeless(serial)
    assert sorted(slow.sizes) == [1, 1, 1, 1, 3, 3]


def test_a_worker_hands_in_after_a_while_and_never_nothing(monkeypatch):
    clock = [0.0]

    def play(job):
        clock[0] += job
        return [job]

    monkeypatch.setattr(workers, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(workers, "play_game", play)
    assert workers.play_games([0.1, 0.1, 0.1]) == [[0.1], [0.1], [0.1]]
    assert workers.play_games([30, 30, 30]) == [[30]]
    assert workers.play_games([0.2, 0.4, 0.2]) == [[0.2], [0.4]]


def test_no_more_than_so_many_bundles_are_handed_out_ahead(monkeypatch):
    monkeypatch.setattr(workers, "BUNDLES_AHEAD", 2)
    results = tournament(takamatsu, PAIR, 5, OneByOne(), board="small")
    assert len(results.rows) == 10


def test_a_dask_cluster_gives_the_same_table_as_one_process():
    from distributed import Client, LocalCluster

    serial = tournament(takamatsu, BOTS, 6, OneByOne(), seed=5, board="small")
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,
        Client(cluster) as client,
    ):
        executor = client.get_executor()
        spread = tournament(takamatsu, BOTS, 6, executor, seed=5, board="small")
    assert timeless(spread) == timeless(serial)
    timed = {"ms per move": 0.0}
    assert [row | timed for row in spread.standings()] == [
        row | timed for row in serial.standings()
    ]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (raising, "raised RuntimeError: no idea"),
        (leaving, "raised SystemExit: I am off"),
        (cheating, "chose Write(die='red', cell=['Tokyo']): that is no move of this game"),
    ],
)
def test_a_bot_at_fault_in_another_process_loses_and_the_tournament_goes_on(bot, reason):
    bots = {"bad": bot, "good": choose_at_random}
    with ProcessPoolExecutor(2) as pool:
        results = tournament(rolling_japan, bots, 2, pool, board="small", seed=1)

    assert [(row.won, row.reason) for row in results.of("bad")] == [(0, reason)] * 2
    assert [(row.won, row.reason) for row in results.of("good")] == [(1, "")] * 2


def test_a_bot_that_ends_its_process_is_told_in_a_sentence():
    with pytest.raises(RuntimeError, match="a worker process died in the middle of a game"):
        tournament(takamatsu, {"bad": dying, "good": choose_at_random}, 2, board="small")


def test_a_bot_that_cannot_be_sent_is_found_wherever_it_sits():
    bots = {"a": choose_at_random, "b": choose_at_random, "c": lambda *_: 1}
    with pytest.raises(ValueError, match=r"cannot be sent .* or hand in executor=OneByOne\(\)"):
        tournament(takamatsu, bots, 1, players=2)
    with ProcessPoolExecutor(1) as pool, pytest.raises(ValueError, match="cannot be sent"):
        tournament(takamatsu, bots, 1, pool, players=2)
    assert len(tournament(takamatsu, bots, 1, OneByOne(), players=2, board="small").rows) == 2


def test_a_bot_of_a_notebook_is_refused_where_new_processes_do_not_know_it(monkeypatch):
    monkeypatch.setattr(choose_greedily, "__module__", "__main__")
    monkeypatch.setattr("__main__.choose_greedily", choose_greedily, raising=False)
    monkeypatch.setattr(workers, "forked", lambda: False)
    with pytest.raises(ValueError, match="the bot choose_greedily was written in a notebook"):
        tournament(takamatsu, BOTS, 1)


PROGRAM = """
import multiprocessing, sys
from japanboards import takamatsu
from japanboards.arena import tournament, workers
begin = workers.go_with_parent

def told():
    begin()
    print(multiprocessing.current_process().pid, flush=True)

workers.go_with_parent = told
tournament(takamatsu, ["random", "random"], 100_000, seed=3, file=sys.argv[1])
"""


def test_a_kill_takes_the_workers_along_and_keeps_the_finished_games(tmp_path):
    file = tmp_path / "cup.jsonl"
    command = [sys.executable, "-c", PROGRAM, str(file)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    first = int(run.stdout.readline())
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        time.sleep(0.01)
    run.kill()
    try:
        run.communicate(timeout=60)  # they hold the pipe open, so that its end is theirs
    except subprocess.TimeoutExpired:
        os.kill(first, signal.SIGKILL)
        raise

    finished = file.read_bytes().count(b"\n") - 1
    again = tournament(takamatsu, PAIR, finished, OneByOne(), seed=3, file=file)
    assert len(again.rows) == 2 * finished
    assert timeless(again)[:2] == timeless(tournament(takamatsu, PAIR, 1, OneByOne(), seed=3))
