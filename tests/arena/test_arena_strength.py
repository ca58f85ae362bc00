"""The command that measures the bots prints a line per bar, and fails when one is missed."""

import sys

import pytest

from japanboards import GAMES, kaigan, takamatsu
from japanboards.bots import choose_at_random
from tools import strength


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Everybody plays at random, on this processor."""
    everybody = dict.fromkeys(strength.PLAYERS, choose_at_random)
    monkeypatch.setattr(strength, "PLAYERS", everybody)
    played = strength.tournament

    def here(game, bots, games, executor=None, **more):
        return played(game, bots, games, strength.OneByOne(), **more)

    monkeypatch.setattr(strength, "tournament", here)


def test_a_game_has_the_bars_its_number_of_players_allows():
    assert [bar.name for bar in strength.bars_for(takamatsu, "greedy")] == [
        "greedy over 1 random",
        "greedy over 2 random",
    ]
    assert {bar.players for bar in strength.bars_for(kaigan, "")} == {3}


def test_every_game_has_a_bar():
    assert all(list(strength.bars_for(game, "")) for game in GAMES.values())


def test_a_line_has_the_rate_its_interval_and_the_bar(capsys):
    bar = strength.Bar("greedy", "random", 3, 0.0)
    assert strength.measure(takamatsu, bar, 2, None)
    assert not strength.measure(takamatsu, strength.Bar("greedy", "random", 3, 1.1), 2, None)
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("takamatsu      greedy over 2 random")
    assert " bar 0% cleared " in first
    assert " bar 110% MISSED " in second


def test_the_speed_of_two_processes_is_told_beside_its_bar(monkeypatch, capsys):
    spent = iter([(4.0, 4.0), (2.0, 4.4), (4.0, 4.0), (2.5, 4.4), (4.0, 4.0), (2.0, 4.4)])
    monkeypatch.setattr(strength, "ROUNDS", 3)
    monkeypatch.setattr(strength, "timed", lambda executor: next(spent))
    monkeypatch.setattr(strength, "COUNT", 10)
    assert strength.arena()
    said = capsys.readouterr().out
    assert "play 2.00 times as fast as one [1.60 to 2.00] bar 1.7 cleared with 1.10 times" in said


def test_both_ways_of_playing_are_on_the_clock():
    clock, work = strength.timed(strength.OneByOne(), 1)
    assert clock > 0
    assert work >= 0


def test_the_command_ends_with_one_when_a_bar_is_missed(monkeypatch, capsys, tmp_path):
    args = ["strength.py", "1", "--game", "takamatsu", "--bar", "s", "--keep", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", args)
    monkeypatch.setattr(strength, "BARS", (strength.Bar("search 200", "random", 2, 1.1),))
    assert strength.main() == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "1 of 2 bars cleared"
    assert "strong thinks" in said[-2]
    assert [path.name for path in tmp_path.iterdir()] == [
        "takamatsu search 200 over 1 random.jsonl"
    ]
