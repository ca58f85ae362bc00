"""The pictures of the gallery, the README and the home page show what the games draw today."""

import xml.etree.ElementTree as ET

import pytest

from japanboards import GAMES
from japanboards.core.looks import COMMA, blocks
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


def strangers(text):
    """The selectors of a picture's styles that other pictures on a page would hear of, too."""
    root = ET.fromstring(text.replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    board = root.attrib["class"].split()[-1]
    heads = [head for head, _ in blocks(root.findtext("style"))]
    outer = [head for head in heads if not head.startswith("@")]
    return [one for head in outer for one in COMMA.split(head) if f".{board}" not in one]


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_dresses_nothing_but_itself(name):
    """Kaigan's cover had once painted the yellow and blue rooms of Takamatsu in another tab."""
    assert strangers(cover(name)) == []
    assert strangers(drawn(GAMES[name])) == []


def test_a_stranger_is_found():
    assert strangers('<svg class="a b"><style>.b:is(.c,.d){x:y}.b e,.f{x:y}</style></svg>') == [
        ".f"
    ]
