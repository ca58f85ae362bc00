"""The command that runs the peers' suites at full size says which passed."""

import sys

import pytest

from japanboards import GAMES
from tools import peers


class Pool:
    """Stands for a pool of processes."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def map(self, function, *lists):
        return map(function, *lists)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    def fine(name, players):
        print("noise")

    def wrong(name, players):
        raise ValueError("a leak")

    monkeypatch.setattr(peers, "SUITES", {"fine": fine, "wrong": wrong})
    monkeypatch.setattr(peers, "ProcessPoolExecutor", Pool)


def test_every_game_has_every_number_of_players():
    assert {name: sum(at == name for at, _ in peers.TABLES) for name in GAMES} == {
        name: len(game.PLAYERS) for name, game in GAMES.items()
    }


def test_a_suite_that_fails_is_told_with_the_reason_and_ends_the_command_with_one(
    monkeypatch, capfd
):
    monkeypatch.setattr(sys, "argv", ["peers.py", "--game", "kaigan"])
    assert peers.main() == 1
    said = capfd.readouterr().out.splitlines()
    assert [line.split()[0] for line in said[:-1]] == ["kaigan"] * 4
    assert said[0].endswith("passed")
    assert said[1].endswith("FAILED ValueError: a leak")
    assert said[-1] == "2 of 4 suites passed"


def test_a_suite_makes_no_noise(capfd):
    assert peers.told("fine", "kaigan", 3)[0]
    assert capfd.readouterr().out == ""
