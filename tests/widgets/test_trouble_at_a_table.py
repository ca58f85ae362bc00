"""What goes wrong around a table: disks that are full or read-only, bots that are late."""

import asyncio
import json
import os
import tempfile

import pytest

from japanboards import rolling_japan as rj
from japanboards.core.match import Match
from japanboards_widgets import lesson, practice, table
from japanboards_widgets.table import Table

LATE = "Player {} (bot) took more than 0.05 seconds for a move; a random move was made instead."


def said(one):
    return [sentence["text"] for sentence in one.board.live["status"]]


def play_any(one):
    word, _ = one.session.frame.chooser.spelled[0]
    one.board._handle_custom_msg({"picks": list(word)}, [])


def endless(game, view, seat, rng):
    while True:
        pass


@pytest.fixture
def read_only(tmp_path, monkeypatch):
    """A folder to work in, in which nothing can be written."""

    def refuse(*_, **__):
        raise OSError(30, "Read-only file system")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    return tmp_path


def test_in_a_read_only_folder_a_lesson_goes_on_and_says_so(read_only):
    one = lesson("rolling_japan")
    one.board._handle_custom_msg({"picks": ["die:red", "cell:Tokyo"]}, [])
    assert one.course.finished
    warning = one.board.live["beside"]["warning"]
    assert warning.startswith("the progress file rolling_japan.progress.json cannot be written")
    assert warning.endswith("Read-only file system; you can go on, but nothing is kept.")
    assert os.listdir(read_only) == []


def test_in_a_read_only_folder_practice_goes_on_and_says_so(read_only):
    one = practice("rolling_japan", seed=1).practice
    first = one.question
    one.answer(None)
    assert one.warning.startswith("the practice file rolling_japan.practice.json cannot be written")
    assert one.warning.endswith("Read-only file system; you can go on, but nothing is kept.")
    one.next()
    assert one.question is not first


def test_where_the_disk_is_full_the_tab_does_not_say_saved(tmp_path, monkeypatch):
    one = table("rolling_japan", 1, board="small", seed=5, pause=0, keep=False)
    one.folder = tmp_path
    play_any(one)
    one.session.guarded(one.save)()
    assert one.side.files.note.value == "Saved 5 moves."
    [file] = tmp_path.iterdir()
    before = file.read_text()
    play_any(one)

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    one.session.guarded(one.save)()
    assert one.side.files.note.value == ""
    assert said(one)[0] == (
        "Not possible: the save rolling_japan.save.json cannot be written: No space left on device."
    )
    assert [(path, path.read_text()) for path in tmp_path.iterdir()] == [(file, before)]


def test_a_name_that_is_too_long_or_a_link_to_itself_is_refused_in_a_short_sentence(tmp_path):
    one = table("rolling_japan", 1, board="small", seed=5, pause=0, keep=False)
    one.folder = tmp_path
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    for name in (f"{'x' * 300}.json", "loop.json", "a\0.json"):
        one.side.files.name.value = name
        for act in (one.save, one.load):
            one.session.guarded(act)()
            assert said(one)[0].startswith("Not possible: the save ")
            assert len(said(one)[0]) < 140
    assert os.listdir(tmp_path) == ["loop.json"]


def test_the_time_that_somebodys_own_bot_has_is_shown():
    seats = ["human", endless]
    one = table("rolling_japan", seats=seats, seed=1, pause=0.001, keep=False)
    assert "own bot, 30 s a move" in json.dumps(one.stage.live["beside"])
    one = Table(Match(rj, 2, seats, seed=1, limit=0.5), pause=0)
    assert "own bot, 0.5 s a move" in json.dumps(one.stage.live["beside"])


@pytest.mark.parametrize("pause", [0, 0.001])
@pytest.mark.parametrize("begins", [True, False])
def test_a_table_says_why_a_late_bot_lost_its_turn(pause, begins):
    async def play():
        seats = [endless, "human"] if begins else ["human", endless]
        one = Table(Match(rj, 2, seats, board="small", seed=1, limit=0.05), pause=pause)
        while not begins and not one.match.lapses and one.match.human_turn():
            play_any(one)
        while one.session.auto_players.busy:
            await asyncio.sleep(0.001)
        return one

    one = asyncio.run(play())
    assert one.match.human_turn()
    assert said(one)[0] == LATE.format(1 if begins else 2)
    assert said(one).count(said(one)[0]) == 1


def test_a_bot_that_begins_and_fails_leaves_a_table_that_says_so():
    def unspeakable(game, view, seat, rng):
        class Odd(Exception):
            def __str__(self):
                raise SystemExit

        raise Odd

    one = Table(Match(rj, 2, [unspeakable, "human"], seed=1), pause=0)
    assert said(one)[0] == "Player 1 (bot) cannot move: an exception that cannot say what it is"
