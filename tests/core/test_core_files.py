"""Files: written wholly or not at all, read within limits, refused in short sentences."""

import json
import os
import stat
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from talk import refusal

from japanboards import GAMES, rolling_japan
from japanboards.core import files
from japanboards.core.files import LARGEST, read_json, read_text, short, write_text
from japanboards.core.lesson import Progress
from japanboards.core.match import Match, NotOurs
from tools import kills


def test_a_file_that_is_missing_or_no_json_is_refused_in_a_sentence(tmp_path):
    path = tmp_path / "snow.json"
    assert refusal(read_json, "the file", path) == (
        "the file snow.json cannot be read: No such file or directory"
    )
    path.write_text("{", encoding="utf-8")
    said = refusal(read_json, "the file", path)
    assert said.startswith("the file snow.json is damaged, it is not complete JSON: Expec")
    path.write_text('{"snow": 1}', encoding="utf-8")
    assert read_json("the file", path) == {"snow": 1}


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
def test_what_never_ends_or_is_no_file_is_neither_read_nor_written(device):
    assert refusal(read_text, "the save", device).endswith("is no ordinary file")
    assert refusal(write_text, "the save", device, "").endswith("no ordinary file")


def test_long_files_deep_ones_and_long_refusals_are_kept_short(tmp_path):
    path = tmp_path / "save.json"
    path.write_bytes(b" " * (LARGEST + 1))
    assert refusal(read_text, "the save", path) == (
        f"the save save.json is too long: {LARGEST:,} bytes at most"
    )
    for deep in ("[" * 60 + "]" * 60, "[" * 900_000, '{"a":' * 60 + "1" + "}" * 60):
        path.write_text(deep)
        assert len(refusal(read_json, "the save", path)) < 250
    assert short("\ud800" * 300).startswith("\\ud800")
    assert len(short("x" * 10**6)) == files.SHORT


def test_a_text_that_cannot_be_written_leaves_the_old_one(tmp_path):
    path = tmp_path / "save.json"
    write_text("the save", path, "old")
    assert refusal(write_text, "the save", path, "\ud800").startswith("the save cannot be written")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["save.json"]


def test_a_full_disk_leaves_the_old_text_and_nothing_beside_it(tmp_path, monkeypatch):
    path = tmp_path / "save.json"
    write_text("the save", path, "old")

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert refusal(write_text, "the save", path, "new") == (
        "the save save.json cannot be written: No space left on device"
    )
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["save.json"]


def test_a_file_keeps_its_rights_and_a_new_one_has_those_of_any_other(tmp_path):
    path, plain = tmp_path / "save.json", tmp_path / "plain"
    plain.write_text("")
    write_text("the save", path, "one")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o600)
    write_text("the save", path, "two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def begun():
    match = Match(rolling_japan, 1, seed=1)
    match.set_up()
    return match


def test_a_save_asks_before_it_overwrites_what_is_not_one(tmp_path):
    path, match = tmp_path / "game.json", begun()
    path.write_text('{"shopping": ["rice"]}')
    with pytest.raises(NotOurs, match=r"game\.json is there already and no save of Rolling Japan"):
        match.save(path)
    assert path.read_text() == '{"shopping": ["rice"]}'
    match.save(path, overwrite=True)
    match.save(path)
    assert json.loads(path.read_text())["game"] == "rolling_japan"


def test_a_save_follows_no_link_out_of_its_folder(tmp_path):
    (tmp_path / "here").mkdir()
    out, link = tmp_path / "other.json", tmp_path / "here" / "game.json"
    begun().save(out)
    before = out.read_text()
    link.symlink_to(out)
    assert refusal(begun().save, link) == "game.json is a link out of its folder"
    assert refusal(begun().save, link, True) == "game.json is a link out of its folder"
    assert (out.read_text(), link.is_symlink()) == (before, True)


def test_a_link_to_itself_and_a_name_that_cannot_be_are_refused_in_a_sentence(tmp_path):
    loop, long = tmp_path / "loop.json", tmp_path / f"{'x' * 300}.json"
    loop.symlink_to(loop)
    match, looped = begun(), "the save loop.json is a link that leads to itself"
    assert (refusal(match.save, loop), refusal(match.load, loop)) == (looped, looped)
    for name in (long, tmp_path / "a\0.json", tmp_path / "\ud800.json"):
        for act in (match.save, match.load, Progress({"a": True}).save):
            said = refusal(act, name)
            assert len(said) < 120
            assert "cannot be" in said
            assert "Errno" not in said
    assert refusal(match.save, long).endswith("… cannot be written: File name too long")
    assert refusal(Progress({"a": True}).save, loop) == (
        "the progress file loop.json is a link that leads to itself"
    )
    assert os.listdir(tmp_path) == ["loop.json"]


def test_a_save_of_a_million_moves_is_refused_at_once(tmp_path):
    path, match = tmp_path / "game.json", begun()
    match.save(path)
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "moves": ["draw red"] * 50_000}))
    assert refusal(match.load, path) == "the save is too long: 20,000 moves at most"
    path.write_text(json.dumps({**data, "moves": ["draw red"] * 1_000_000}))
    assert "is too long" in refusal(match.load, path)


def test_a_save_with_an_empty_board_is_refused_and_changes_nothing(tmp_path):
    path, match = tmp_path / "game.json", begun()
    five = Match(rolling_japan, 5, seed=2)
    five.save(path)
    path.write_text(json.dumps({**json.loads(path.read_text()), "board": {}}))
    before = {**vars(match), "states": list(match.states)}
    assert "a board of its own, which is refused" in refusal(match.load, path)
    assert {**vars(match)} == before


def test_who_loads_a_save_again_gets_no_second_roll(tmp_path):
    path, rolls = tmp_path / "game.json", []
    match = Match(rolling_japan, 1, seed=None)
    match.save(path)
    for _ in range(3):
        match.load(path)
        match.set_up()
        rolls.append(match.moves)
    other = Match(rolling_japan, 1, seed=5)
    other.load(path)
    other.set_up()
    assert rolls == [other.moves] * 3
    damaged = json.loads(path.read_text()) | {"luck": "AAAA"}
    path.write_text(json.dumps(damaged))
    assert refusal(match.load, path) == "the save's luck is damaged"
    del damaged["luck"]  # an older save
    path.write_text(json.dumps(damaged))
    match.load(path)
    assert match.moves == []


def add_levels(path, names):
    for name in names:
        progress = Progress({})
        progress.merge({name: name.endswith("0")})
        progress.save(path)


def test_two_lessons_keep_each_others_levels(tmp_path):
    path = tmp_path / "game.progress.json"
    one, two = Progress.load(path), Progress.load(path)
    one.merge({"a": True})
    two.merge({"b": False, "a": False})
    one.save(path)
    two.save(path)
    assert Progress.load(path).stars == two.stars == {"b": False, "a": True}


def test_two_kernels_keep_each_others_levels(tmp_path):
    path = tmp_path / "game.progress.json"
    names = [[f"{who}{n}" for n in range(20)] for who in "ab"]
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(add_levels, [path] * 2, names))
    assert sorted(Progress.load(path).stars) == sorted(names[0] + names[1])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"version": 2, "done": []}', "has version 2, this program reads 1"),
        ('{"done": []}', "has version None, this program reads 1"),
        ("[]", "is damaged (it has no list of what is done)"),
        ('{"version": 1, "done": [["a", true]]}', "is damaged (a level and a star a row)"),
        ('{"version": 1, "done": ' + "[" * 60 + "]" * 60 + "}", "is nested too deeply"),
    ],
)
def test_a_progress_file_that_is_not_one_is_refused_and_stays(tmp_path, text, said):
    path = tmp_path / "p.json"
    path.write_text(text)
    assert said in refusal(Progress.load, path)
    assert said in refusal(Progress({"a": True}).save, path)
    assert path.read_text() == text


def test_where_nothing_can_be_written_progress_says_so(tmp_path):
    path = tmp_path / "none" / "p.json"
    assert "cannot be written" in refusal(Progress({"a": True}).save, path)


@pytest.mark.parametrize("what", ["save", "progress"])
def test_a_kill_at_any_moment_loses_nothing(tmp_path, what):
    assert kills.lost(what, 6, tmp_path) == 0


def test_a_killed_table_has_lost_nothing_but_the_move_under_way(tmp_path):
    assert kills.lost_at_tables(len(GAMES), tmp_path) == 0


def test_the_kills_are_a_command():
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(
        [sys.executable, "-m", "tools.kills", "1"], cwd=root, capture_output=True, text=True
    )
    whats = ("save", "progress", "table")
    assert run.stdout.splitlines() == [f"{what}: 1 kills, 0 lost" for what in whats]
