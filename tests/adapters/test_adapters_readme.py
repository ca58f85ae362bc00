"""What the README shows of the adapters runs as it stands."""

import re
from pathlib import Path

import pytest

from japanboards import GAMES

README = Path(__file__).parents[2] / "README.md"


def block(word):
    """The README's block of code that has the word in it."""
    blocks = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.M | re.S)
    (found,) = [code for code in blocks if word in code]
    return found


def test_a_game_of_open_spiel_is_played(pyspiel, capsys):
    exec(block("pyspiel"), {})
    shares = [float(number) for number in re.findall(r"[\d.]+", capsys.readouterr().out)]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1)


def test_a_game_of_pettingzoo_is_played(pettingzoo):
    names = {}
    exec(block("zoo.env"), names)
    assert names["env"].agents == []


def test_the_games_named_are_games():
    named = set(re.findall(r"japanboards_(\w+)\(players", README.read_text(encoding="utf-8")))
    assert named
    assert named <= set(GAMES)
