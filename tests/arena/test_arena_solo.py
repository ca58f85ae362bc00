"""The command that plays Rolling Japan alone, and the numbers it left for the notebook."""

import json

import pytest

from japanboards.bots import choose_at_random
from tools import solo


@pytest.fixture
def quick(monkeypatch):
    """Everybody plays at random, on this processor."""
    from japanboards.arena import OneByOne

    played = solo.tournament
    monkeypatch.setattr(solo, "PLAYERS", dict.fromkeys(solo.PLAYERS, choose_at_random))
    monkeypatch.setattr(solo, "tournament", lambda *args, **more: played(*args, OneByOne(), **more))


def test_the_command_writes_its_numbers_with_their_provenance(quick, tmp_path, capsys):
    file = tmp_path / "data" / "solo.json"
    assert solo.main(["2", "--file", str(file), "--keep", str(tmp_path)]) == 0
    kept = json.loads(file.read_text())

    assert kept["provenance"]["command"] == "python tools/solo.py 2"
    assert list(kept["filled"]) == ["random", "greedy", "search", "bound"]
    assert {len(numbers) for numbers in kept["filled"].values()} == {2}
    assert capsys.readouterr().out.count("of 47") == 4
    assert (tmp_path / "solo greedy.jsonl").exists()


def test_in_the_kept_games_nobody_beats_the_bound():
    kept = json.loads(solo.FILE.read_text())
    filled = kept["filled"]

    assert kept["provenance"]["seed"] == solo.SEED
    for name in solo.PLAYERS:
        assert len(filled[name]) == 1000
        assert all(n <= most for n, most in zip(filled[name], filled["bound"], strict=True))


def test_the_kept_bounds_are_what_the_function_says():
    kept = json.loads(solo.FILE.read_text())
    assert kept["filled"]["bound"][:3] == solo.bounds(3)
