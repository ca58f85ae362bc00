"""A school from a file: read back, or refused with the field that is wrong."""

import copy
import json
import pickle

import pytest
from kanagawa_toy import DATA, card, data
from talk import refusal

from japanboards import kanagawa
from japanboards.kanagawa import Board
from japanboards.kanagawa.board import SHELF, printed


def changed(**fields):
    return lambda: data(**fields)


def in_row(part, at, **fields):
    def make():
        whole = data()
        whole[part][at] |= fields
        return whole

    return make


def in_card(half, **fields):
    def make():
        whole = data()
        whole["cards"][0][half] |= fields
        return whole

    return make


def without(key):
    def make():
        whole = data()
        del whole[key]
        return whole

    return make


BAD = [
    (lambda: [], "a school needs 'name', a text"),
    (without("cards"), "a school needs 'cards', a list"),
    (changed(ends="eleven"), "a school needs 'ends', a whole number"),
    (changed(ends=0), "ends: 1 to 99, not 0"),
    (changed(seasons=[1]), "seasons: a list of texts is needed, not [1]"),
    (changed(subjects={"trees": 1}), "subjects: trees: a list of texts is needed, not 1"),
    (changed(brushes=7), "brushes: the tiles give out more than there are"),
    (changed(school=["UUDU"]), "school: 3 rows of 4 squares, each U or D"),
    (changed(tiles=[]), "tiles: 4 players need 4 tiles, not 0"),
    (in_row("tiles", 0, season="monsoon"), "tile 1: season: 'monsoon' is not one of spring"),
    (in_row("tiles", 0, id="ocean"), "tiles: every one needs a name of its own, and 'ocean'"),
    (in_row("tiles", 0, id="the sea"), "tiles: 'the sea' is no name"),
    (in_row("cards", 0, back="pink"), "card G01: back: 'pink' is not one of green"),
    (in_row("cards", 0, id="green"), "cards: every one needs a name of its own, and 'green'"),
    (in_card("print", landscapes=["lake"]), "card G01: print landscapes: 'lake' is not one of"),
    (in_card("print", subject="whale"), "card G01: subject: 'whale' is not one of"),
    (in_card("print", count=0), "card G01: a subject is counted from 1"),
    (in_card("print", season=3), "card G01: print needs 'season', a text"),
    (in_card("studio", harmony=5), "card G01: studio harmony: -2 to 2, not 5"),
    (in_card("studio", landscapes=["lake"]), "card G01: studio landscapes: 'lake' is not one of"),
    (in_row("diplomas", 0, category="fish"), "diploma trees-A: category: 'fish' is not one of"),
    (in_row("diplomas", 0, counts="each of"), "diploma trees-A: counts: 'each of' is not one of"),
    (in_row("diplomas", 0, reward="gold"), "diploma trees-A: reward: 'gold' is not one of"),
    (in_row("diplomas", 9, needs=["fox"]), "diploma animals-A: needs: 'fox' is not one of"),
    (in_row("diplomas", 1, harmony=3), "diplomas: trees-B comes after trees-A and is worth more"),
    (in_row("diplomas", 18, category="arrows", counts="arrows"), "diplomas: those of a category"),
    (changed(subjects={"arrows": ["tree"]}), "card B01: subject: 'boar' is not one of"),
    (changed(like="small", provenance=3), "a school needs 'provenance', an object"),
    (changed(like="big"), "like: 'big' is not one of school, small"),
]


@pytest.mark.parametrize(("make", "said"), BAD, ids=[said[:45] for _, said in BAD])
def test_wrong_data_are_refused_by_the_field(make, said):
    assert refusal(Board.of, make()).startswith(said)


def test_a_category_of_the_studio_is_no_subject():
    whole = data(cards=[])
    whole["subjects"]["arrows"] = ["bow"]
    assert refusal(Board.of, whole) == (
        "subjects: arrows is a category of the studio, not of the print"
    )


def test_an_owner_of_the_box_can_hand_in_a_corrected_file(tmp_path):
    whole = data(cards=[*data()["cards"], card("X1", "forest")])
    (tmp_path / "mine.json").write_text(json.dumps(whole), encoding="utf-8")
    mine = Board.load(tmp_path / "mine.json")
    assert len(kanagawa.new_game(2, board=mine).pool[0]) == 19
    assert repr(mine) == "Board('A test school')"


def test_a_file_that_is_like_another_says_only_what_differs(tmp_path):
    small = json.loads((DATA / "small.json").read_text(encoding="utf-8"))
    assert set(small) == {"name", "like", "title", "ours", "ends", "provenance"}
    assert printed("small").graph.graph["provenance"].keys() > small["provenance"].keys()


@pytest.mark.parametrize(
    ("text", "said"), [("{", "is not JSON"), (None, "cannot be read: No such file")]
)
def test_a_file_that_cannot_be_read_is_refused_in_a_sentence(tmp_path, text, said):
    if text:
        (tmp_path / "mine.json").write_text(text)
    assert said in refusal(Board.load, tmp_path / "mine.json")


def test_a_printed_school_is_itself_again_after_copying():
    school = printed("school")
    assert copy.deepcopy(school) is school
    assert pickle.loads(pickle.dumps(school)) is school
    assert SHELF.called(school) is school
    mine = Board.of(data())
    assert copy.copy(mine).name == "toy"
