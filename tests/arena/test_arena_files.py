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
from japanboards.arena import OneByOne, tournament
from japanboards.bots import choose_at_random, choose_greedily


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
    with pytest.raises(ValueError, match="cannot be written: No space left on device; the 1 games"):
        tournament(takamatsu, BOTS, 2, OneByOne(), board="small", file=file)
    assert file.read_bytes() == before
