"""The pictures of the gallery, the README and the home page show what the games draw today."""

import xml.etree.ElementTree as ET

import pytest

from japanboards import GAMES
from tools.covers import COVERS, cover
from tools.pictures import PICTURES, drawn

LARGEST = 25_000  # bytes of a cover


@pytest.mark.parametrize("name", GAMES)
def test_the_picture_of_a_game_is_up_to_date(name):
    """If it is not, and on purpose: ``python -m tools.pictures`` draws it anew."""
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == drawn(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_the_cover_of_a_game_is_up_to_date_small_and_whole(name):
    """If it is not, and on purpose: ``python -m tools.covers`` draws it anew."""
    text = cover(name)
    assert (COVERS / f"{name}.svg").read_text(encoding="utf-8") == text
    assert len(text.encode()) < LARGEST
    root = ET.fromstring(text)
    ids = {element.get("id") for element in root.iter()}
    used = {element.get("href", "#")[1:] for element in root.iter() if "href" in element.attrib}
    assert used
    assert used <= ids
