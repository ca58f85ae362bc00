"""The results file of a tournament: it goes on, loses nothing, and harms no other file."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from japanboards import rolling_japan, takamatsu
from japanboards.arena import OneByOne, Row, tournament
from japanboards.arena.ledger import Ledger, can_be
from japanboards.bots import choose_at_random, choose_greedily
from japanboards.core import guard


def timeless(results):
    """The rows of a tournament without what no two runs share."""
    return [replace(row, seconds=0) for row in results.rows]


BOTS = {"one look": partial(choose_greedily, samples=1), "any": choose_at_random}


def test_a_tournament_that_was_killed_goes_on_where_it_stopped(tmp_path):
    whole = timeless(tournament(takamatsu, BOTS, 4, OneByOne(), seed=3))
    file = tmp_path / "cup.jsonl"
    tournament(takamatsu, BOTS, 2, OneByOne(), seed=3, file=file)
    kept = file.read_text()
    file.write_text(kept + kept.splitlines()[-1][:40])  # killed while it was writing
    results = tournament(takamatsu, BOTS, 4, OneByOne(), seed=3, file=file)

    assert timeless(results) == whole
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 5
    assert all(json.loads(line) for line in file.read_text().splitlines())


def test_a_real_kill_loses_only_the_game_under_way(tmp_path):
    file = tmp_path / "cup.jsonl"
    program = (
        "import sys\n"
        "from japanboards import takamatsu\n"
        "from japanboards.arena import OneByOne, tournament\n"
        "tournament(takamatsu, ['random', 'random'], 500, OneByOne(), seed=3, file=sys.argv[1])\n"
    )
    run = subprocess.Popen([sys.executable, "-c", program, str(file)])
    while run.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    run.kill()
    run.wait()
    finished = file.read_bytes().count(b"\n") - 1
    resumed = tournament(
        takamatsu, ["random", "random"], finished + 2, OneByOne(), seed=3, file=file
    )
    whole = tournament(takamatsu, ["random", "random"], finished + 2, OneByOne(), seed=3)

    assert 2 <= finished < 500
    assert timeless(resumed) == timeless(whole)


def test_an_interrupt_leaves_the_finished_games_in_the_file(tmp_path):
    file, asked = tmp_path / "cup.jsonl", []

    def impatient(game, view, seat, rng):
        asked.append(seat)
        if len(asked) == 70:
            os.kill(os.getpid(), signal.SIGINT)  # as the button does
        return choose_at_random(game, view, seat, rng)

    bots = {"impatient": impatient, "any": choose_at_random}
    with pytest.raises(KeyboardInterrupt):
        tournament(rolling_japan, bots, 9, OneByOne(), board="small", file=file)
    assert 1 < len(file.read_text().splitlines()) < 9
    finished = tournament(rolling_japan, bots, 9, OneByOne(), board="small", file=file)
    assert len(finished.rows) == 18


def test_games_already_played_are_not_played_again(tmp_path):
    file = tmp_path / "cup.jsonl"
    first = tournament(takamatsu, BOTS, 2, OneByOne(), file=file)
    again = tournament(takamatsu, BOTS, 2, OneByOne(), file=file)

    assert again.rows == first.rows  # the seconds, too


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda lines: [lines[0].replace('"seed": 0', '"seed": 7'), *lines[1:]], "its seed is 7"),
        (lambda lines: [lines[0], "{oops", *lines[1:]], "line 2 of cup.jsonl is damaged"),
        (lambda lines: [lines[0], "3"], "line 2 of cup.jsonl is not an object"),
        (lambda lines: [lines[0], "{}"], "line 2 of cup.jsonl is not a game"),
    ],
)
def test_a_file_that_does_not_belong_here_is_refused(tmp_path, spoil, said):
    file = tmp_path / "cup.jsonl"
    tournament(takamatsu, BOTS, 1, OneByOne(), file=file)
    file.write_text("\n".join(spoil(file.read_text().splitlines())) + "\n")
    before = file.read_text()

    with pytest.raises(ValueError, match=said):
        tournament(takamatsu, BOTS, 1, OneByOne(), file=file)
    assert file.read_text() == before


def played(tmp_path, games=2):
    """A file with the results of a few games, and how to go on with it."""
    file = tmp_path / "cup.jsonl"
    tournament(takamatsu, BOTS, games, OneByOne(), board="small", file=file)
    return file, lambda: tournament(takamatsu, BOTS, games, OneByOne(), board="small", file=file)


@pytest.mark.parametrize(
    "content",
    [
        b"Dear diary,\ntoday I lost at Takamatsu",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00",
        b"no newline",
        b'{"shopping": "rice"}\n{"rows": [',
        b"3\n",
        b"[" * 5000,
        b"\xff\xfe\n",
        b'{"game": "somebody',
    ],
)
def test_a_file_that_is_not_of_a_tournament_keeps_every_byte(tmp_path, content):
    file = tmp_path / "cup.jsonl"
    file.write_bytes(content)
    with pytest.raises(ValueError, match=r"cup\.jsonl is no file of results; it is left as it is"):
        tournament(takamatsu, BOTS, 1, OneByOne(), board="small", file=file)
    assert file.read_bytes() == content


def test_a_first_line_that_a_kill_cut_off_is_written_anew(tmp_path):
    file, again = played(tmp_path, 1)
    whole = file.read_bytes()
    file.write_bytes(whole[:40])
    assert timeless(again()) == timeless(again())
    assert file.read_bytes().splitlines()[0] == whole.splitlines()[0]


@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero"])
def test_a_device_is_no_results_file(device):
    with pytest.raises(ValueError, match="is no ordinary file"):
        tournament(takamatsu, BOTS, 1, OneByOne(), board="small", file=device)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"extra": 1}, "a row has number, seat, bot, .* and nothing else"),
        ({"won": "1"}, "'1' is no won"),
        ({"won": 7}, "7 is no won"),
        ({"score": 2.5}, "2.5 is no score"),
        ({"seconds": float("inf")}, "inf is no seconds"),
        ({"bot": "somebody"}, "other bots play game 0"),
        ({"seat": 1}, "other bots play game 0"),
        ({"number": 1}, "other bots play game 1"),
        ({"won": 0.9}, "game 0 is told wrongly"),
        ({"reason": None}, "None is no reason"),
        ({"reason": "x" * 2000}, "'x+… is no reason"),
        ({"score": 10**4000}, "10+… is no score"),
        ({"moves": 10**9}, "1000000000 is no moves"),
    ],
)
def test_a_row_that_cannot_be_is_refused_and_nothing_is_touched(tmp_path, change, said):
    file, again = played(tmp_path)
    head, game, *rest = file.read_text().splitlines()
    data = json.loads(game)
    data["rows"][0] |= change
    file.write_text("\n".join([head, json.dumps(data), *rest]) + "\n")
    before = file.read_bytes()
    with pytest.raises(ValueError, match=f"line 2 of cup.jsonl: {said}"):
        again()
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "changes",
    [
        ({"won": 0}, {"won": 0}),
        ({"won": 0.3}, {"won": 0.7}),
        ({"won": 1, "score": -50}, {"won": 0, "score": 900}),
        ({"won": 1, "score": 5, "reason": "raised KeyError"}, {"won": 0, "score": 0}),
        ({"won": 0, "reason": "raised KeyError"}, {"won": 1, "reason": "raised KeyError"}),
        ({"won": 1, "score": 3, "reason": "broken off: x"}, {"won": 0, "score": 3}),
        (
            {"won": 1, "score": 3, "reason": "broken off: x"},
            {"won": 0, "score": 3, "reason": "broken off: x"},
        ),
    ],
)
def test_a_game_that_cannot_have_ended_so_is_refused(tmp_path, changes):
    file, again = played(tmp_path, 1)
    head, game = file.read_text().splitlines()
    data = json.loads(game)
    for row, change in zip(data["rows"], changes, strict=True):
        row.update(change)
    file.write_text(f"{head}\n{json.dumps(data)}\n")
    before = file.read_bytes()
    with pytest.raises(ValueError, match=r"line 2 of cup\.jsonl: game 0 is told wrongly"):
        again()
    assert file.read_bytes() == before


def test_how_games_may_end():
    def rows(*told):
        return [Row(0, seat, "a", *each) for seat, each in enumerate(told)]

    fault, early = "raised KeyError", "broken off: 4000 moves were made"
    for good in (
        rows((5, 1.0), (5, 0.0)),  # a tie that was broken
        rows((5, 0.5), (5, 0.5), (3, 0.0)),
        rows((9, 0.0, 3, 0.1, fault), (0, 1.0)),
        rows((9, 0.0, 3, 0.1, fault), (0, 0.5), (1, 0.5)),
        rows((9, 0.5, 3, 0.1, early), (9, 0.5, 3, 0.1, early)),
        rows((9, 0.0, 3, 0.1, fault)),
        rows((0, 1.0)),
    ):
        assert can_be(good, by_points=True)
    fewest = rows((5, 0.0), (3, 1.0))  # as some other game may say
    assert (can_be(fewest, True), can_be(fewest, False)) == (False, True)


def test_two_kernels_on_one_file_leave_every_game_in_it_once(tmp_path):
    file = tmp_path / "cup.jsonl"
    program = (
        "import sys\n"
        "from japanboards import takamatsu\n"
        "from japanboards.arena import OneByOne, tournament\n"
        "file, bots = sys.argv[1], ['random', 'random']\n"
        "tournament(takamatsu, bots, 60, OneByOne(), seed=3, board='small', file=file)\n"
    )
    runs = [subprocess.Popen([sys.executable, "-c", program, str(file)]) for _ in range(2)]
    assert [run.wait() for run in runs] == [0, 0]
    head, *games = [json.loads(line) for line in file.read_text().splitlines()]
    assert head["seed"] == 3
    assert sorted(game["rows"][0]["number"] for game in games) == list(range(60))


def test_what_another_kernel_adds_is_taken_over_and_what_it_left_half_is_cut(tmp_path):
    file, _ = played(tmp_path, 4)
    whole = file.read_bytes().splitlines(keepends=True)
    names = [["one look", "any"], ["any", "one look"]]
    file.write_bytes(b"".join(whole[:2]))
    ledger = Ledger(json.loads(whole[0]), names, file, by_points=True)
    file.write_bytes(b"".join(whole[:4]) + whole[4][:50])  # another one was killed in its fourth
    ledger.add([Row(**row) for row in json.loads(whole[2])["rows"]])  # which is there already
    ledger.add([Row(**row) for row in json.loads(whole[4])["rows"]])
    assert file.read_bytes() == b"".join(whole)
    assert sorted(ledger.games) == [0, 1, 2, 3]
    file.unlink()
    ledger.add([replace(row, number=4) for row in ledger.games[0]])
    assert file.read_bytes().startswith(whole[0])


def test_a_line_is_out_of_our_hands_before_the_next_game(tmp_path, monkeypatch):
    synced, real = [], os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (synced.append(handle), real(handle)))
    played(tmp_path, 3)
    assert len(synced) == 3


def test_a_link_to_itself_and_a_long_name_are_refused_before_the_first_game(tmp_path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "out").symlink_to(tmp_path / "nothing")
    for name in ("loop", "x" * 300, "out"):
        with pytest.raises(ValueError, match=r"^the results file .* cannot be used: ") as refused:
            tournament(takamatsu, [raising, raising], 1, OneByOne(), file=tmp_path / name)
        assert len(str(refused.value)) < 250
    assert not (tmp_path / "nothing").exists()


def raising(game, view, seat, rng):
    raise AssertionError("no game was to be played")


class Odd(Exception):
    """An exception that fails at its own words."""

    def __str__(self):
        raise SystemExit


def odd(game, view, seat, rng):
    raise Odd


def faking(game, view, seat, rng):
    raise guard.Failed("")


def test_a_bot_that_cannot_say_what_it_raised_does_not_end_the_tournament(tmp_path):
    file, bots = tmp_path / "cup.jsonl", {"odd": odd, "faking": faking}
    first = tournament(takamatsu, bots, 2, OneByOne(), board="small", file=file)
    again = tournament(takamatsu, bots, 2, OneByOne(), board="small", file=file)
    assert again.rows == first.rows
    assert {row.reason for row in first.rows if row.reason} <= {
        "raised an exception that cannot say what it is",
        "raised Failed",
    }


def babbling(game, view, seat, rng):
    raise RuntimeError("one\u2028two \ud800 three\n" * 100)


def test_whatever_a_bot_says_the_file_can_be_read_again(tmp_path):
    file = tmp_path / "cup.jsonl"
    bots = {"bad\u2028bot": babbling, "any": choose_at_random}
    first = tournament(takamatsu, bots, 2, OneByOne(), board="small", file=file)
    again = tournament(takamatsu, bots, 2, OneByOne(), board="small", file=file)
    assert again.rows == first.rows
    assert all(len(row.reason) < 300 for row in again.rows)


def test_a_full_disk_is_told_and_what_was_there_is_kept(tmp_path, monkeypatch):
    file, _ = played(tmp_path, 1)
    before = file.read_bytes()

    def full(path, mode="r"):
        raise OSError(28, "No space left on device")

    real = Path.open
    monkeypatch.setattr(
        Path, "open", lambda path, mode="r": real(path, mode) if mode == "rb" else full(path)
    )
    with pytest.raises(ValueError, match="No space left on device; 1 earlier game is kept"):
        tournament(takamatsu, BOTS, 2, OneByOne(), board="small", file=file)
    assert file.read_bytes() == before
