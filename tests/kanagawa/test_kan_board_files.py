"""A school from a file: read back, or refused with the field that is wrong."""

import copy
import gc
import json
import pickle
import random
import weakref

import networkx as nx
import pytest
from kanagawa_toy import DATA, card, data
from talk import refusal

from japanboards import kanagawa
from japanboards.core.boards import kept
from japanboards.core.game import playout
from japanboards.core.record import Record, replay
from japanboards.core.scene import svg
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
    (changed(subjects={"trees": ["tree"]}), "card B01: subject: 'boar' is not one of"),
    (changed(subjects={"arrows": ["tree"]}), "subjects: arrows is a category of the studio"),
    (changed(colour="red"), "a school has no 'colour'; it has name, title"),
    (in_row("tiles", 0, colour="red"), "tile 1 has no 'colour'; it has id, season"),
    (in_row("diplomas", 0, colour="red"), "diploma 1 has no 'colour'; it has id, category"),
    (in_row("cards", 0, colour="red"), "a card has no 'colour'; it has id, back"),
    (in_card("print", colour="red"), "card G01: print has no 'colour'; it has landscapes"),
    (in_card("studio", colour="red"), "card G01: studio has no 'colour'; it has landscapes"),
    (changed(name="two\nlines"), "name: 'two\\nlines' is no name of letters and digits"),
    (changed(title="two\nlines"), "title: a text in one line, not 'two\\nlines'"),
    (changed(title="\ud800"), "title: a text in one line, not '\\ud800'"),
    (changed(provenance={"cards": [[]]}), "provenance: 'cards' is a text, not [[]]"),
    (changed(landscapes=["forest", "forest"]), "landscapes: the name 'forest' is taken"),
    (changed(landscapes=["wild"]), "landscapes: the name 'wild' is taken"),
    (changed(landscapes=["spare"]), "landscapes: the name 'spare' is taken"),
    (changed(landscapes=["high moor"]), "landscapes: 'high moor' is no name of letters and"),
    (changed(landscapes=["ocean-used"]), "landscapes: 'ocean-used' is no name of letters and"),
    (changed(seasons=["storm"]), "seasons: the name 'storm' is taken"),
    (changed(subjects={"trees": ["$a_{$"]}), "subjects: trees: '$a_{$' is no name of letters"),
    (in_row("tiles", 0, id="print"), "tiles: every one needs a name of its own, and 'print'"),
    (in_row("cards", 0, id="ocean"), "a landscape, season, subject or card: the name 'ocean'"),
    (in_card("print", landscapes=["ocean"] * 10), "card G01: a half shows at most 9 landscapes"),
    (in_row("diplomas", 0, least=0), "diploma trees-A: least: 1 to 99, not 0"),
    (in_row("diplomas", 2, harmony=10**6), "diploma trees-C: harmony: 0 to 99, not 1000000"),
    (in_row("diplomas", 9, needs=["boar"]), "diploma animals-A: needs: 2 different animals"),
    (in_row("diplomas", 0, needs=["boar"]), "diploma trees-A: needs: 0 different animals"),
    (changed(like="small", provenance=3), "a school needs 'provenance', an object"),
    (changed(like="big"), "like: 'big' is not one of school, small"),
]


@pytest.mark.parametrize(("make", "said"), BAD, ids=[said[:45] for _, said in BAD])
def test_wrong_data_are_refused_by_the_field(make, said):
    assert refusal(Board.of, make()).startswith(said)


def test_complaints_are_short_however_long_the_data():
    for make in (changed(seasons=["x" * 10**6]), in_row("cards", 0, id="x" * 10**6)):
        assert len(refusal(Board.of, make())) < 200


def test_a_school_that_is_too_long_for_a_save_is_refused_at_once():
    assert "a board in a save has" in refusal(Board.of, data(title="x" * 10**6))


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
    ("text", "said"), [("{", "it is not complete JSON"), (None, "cannot be read: No such file")]
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


def test_nothing_that_a_school_holds_can_be_changed():
    school = printed("school")
    for table in ("tiles", "diplomas", "cards", "subjects", "category", "by_category"):
        with pytest.raises(TypeError):
            getattr(school, table)["new"] = None
    with pytest.raises(nx.NetworkXError, match="Frozen graph"):
        school.graph.add_node("new")
    mine = Board.of(data())
    mine.data["title"] = "another"
    assert (mine.data["title"], mine.title) == ("A test school", "A test school")


def use(board):
    """Play a game on it, with all that bots and pictures ask for."""
    for state, _, _ in playout(kanagawa, kanagawa.new_game(2, board=board), random.Random(1)):
        seat = min(state.seat, 1)
        kanagawa.scene.scene(state, seat)
        kanagawa.heuristics.estimate(state, seat)
        kanagawa.tally(state)
        kanagawa.forecast(state, seat)
    kanagawa.chart.chart(state, {})


def test_a_school_of_ones_own_is_forgotten_with_all_that_was_drawn_and_counted():
    mine = Board.of(data())
    use(mine)
    here = weakref.ref(mine)
    del mine
    gc.collect()
    assert here() is None


def test_a_school_of_ones_own_is_the_same_again_after_pickling():
    mine = Board.of(data())
    kanagawa.tally(kanagawa.new_game(2, board=mine))
    again = pickle.loads(pickle.dumps(mine))
    assert (again.data, again.cards, list(again.graph)) == (mine.data, mine.cards, list(mine.graph))


VALUES = (
    *(
        "",
        "forest",
        "tree",
        "green",
        "wild",
        "storm",
        "x" * 50,
        "a b",
        "$a_{$",
        "\ud800",
        "\n",
        "-",
    ),
    *(0, 1, 2, 9, -1, 10**30, 1.5, True, None, [], {}, ["forest"], ["tree", "tree"], {"a": 1}),
)


def likely(rng, value):
    """Another value of the same kind, which may well be accepted."""
    match value:
        case bool():
            return not value
        case int():
            return rng.randint(-2, 12)
        case [*_] if value:
            return rng.choice((value[:-1], value[1:], value + value[:1], value[: len(value) // 3]))
        case str():
            return rng.choice(("forest", "ocean", "tree", "monk", "winter", "storm", "red", "Q1"))
    return value


def mutated(rng):
    """The printed data with one to three things in it changed, left out, doubled or added."""
    whole = data()
    for _ in range(rng.randint(1, 3)):
        place = whole
        while True:
            key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if not place[key] or not isinstance(place[key], dict | list) or rng.random() < 0.15:
                break
            place = place[key]
        match rng.randrange(12):
            case 0:
                del place[key]
            case 1 if isinstance(place, list):
                place.append(copy.deepcopy(place[key]))
            case 2 if isinstance(place, dict):
                place[rng.choice(("new", "id", "harmony"))] = rng.choice(VALUES)
            case 3:
                place[key] = copy.deepcopy(rng.choice(VALUES))
            case _:
                place[key] = likely(rng, place[key])
    return whole


def accepted(whole):
    """A school, or nothing if it is refused; the refusal is a short sentence."""
    try:
        return Board.of(whole)
    except ValueError as error:
        return None if len(str(error)) < 400 else pytest.fail(f"{error}")


@pytest.mark.parametrize("seed", range(120))
def test_a_school_that_is_accepted_can_be_played_saved_written_and_drawn(seed):
    rng = random.Random(seed)
    if not (mine := accepted(mutated(rng))):
        return
    start, moves = kanagawa.new_game(rng.randint(2, 4), board=mine), []
    for at, (state, move, after) in enumerate(playout(kanagawa, start, rng)):
        moves.append(kanagawa.notation.write_move(move))
        assert not kanagawa.breaches(state, move)
        if at % 10 == 0 or kanagawa.to_move(after) is None:
            last = kanagawa.notation.write(after)
            assert kanagawa.notation.read(last, mine) == after
            svg(kanagawa.scene.scene(after, min(after.seat, 1))).encode()
            kanagawa.forecast(after, 0)
    saved = Record("kanagawa", start.seats, tuple(moves), kept(mine)).to_json()
    states, _ = replay(kanagawa, Record.from_json(saved))
    assert kanagawa.notation.write(states[-1]) == last
