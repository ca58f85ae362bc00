"""The pictures of the gallery and the README show what the games draw today."""

import pytest

from japanboards import GAMES
from tools.pictures import PICTURES, drawn


@pytest.mark.parametrize("name", GAMES)
def test_the_picture_of_a_game_is_up_to_date(name):
    """If it is not, and on purpose: ``python tools/pictures.py`` draws it anew."""
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == drawn(GAMES[name])
