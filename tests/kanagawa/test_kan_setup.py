"""What is in the box, and how a game begins."""

from collections import Counter

import pytest
from kanagawa_toy import after, dealt, may, painter, told, working
from talk import refusal

from japanboards import kanagawa
from japanboards.kanagawa.board import printed
from japanboards.kanagawa.rules.scoring import MASTER

SCHOOL = printed("school")
CARDS = SCHOOL.cards.values()


@pytest.mark.clause("KAN-COMP-02")
def test_there_are_72_cards_18_of_each_back():
    backs = Counter(card.back for card in CARDS)
    assert backs == {"green": 18, "blue": 18, "red": 18, "yellow": 18}


@pytest.mark.clause("KAN-COMP-04", "KAN-COMP-05", "KAN-COMP-06", "KAN-COMP-07", "KAN-SETUP-06")
def test_19_diplomas_in_seven_categories_each_worth_more_than_the_one_before():
    groups = SCHOOL.by_category
    assert list(groups) == [
        *("trees", "buildings", "characters", "animals", "brushes", "arrows", "landscapes")
    ]
    assert [len(group) for group in groups.values()] == [3, 3, 3, 3, 2, 2, 3]
    for group in groups.values():
        assert [d.harmony for d in group] == sorted({d.harmony for d in group})
    assert (SCHOOL.brushes, SCHOOL.storms) == (15, 3)
    assert kanagawa.new_game(3).table == tuple(SCHOOL.diplomas)


@pytest.mark.clause("KAN-CARD-11", "KAN-CARD-08", "KAN-CARD-09")
def test_a_back_hints_at_the_subject():
    hints = {"green": "trees", "blue": "animals", "red": "characters", "yellow": "buildings"}
    for card in CARDS:
        assert SCHOOL.category.get(card.subject) in (None, hints[card.back])
        assert card.season in (*SCHOOL.seasons, "storm")
    trees = {card.count for card in CARDS if card.subject == "tree"}
    assert trees == {1, 2, 3}
    assert {card.count for card in CARDS if card.subject and card.subject != "tree"} == {1}


@pytest.mark.clause("KAN-RULING-41", "KAN-RULING-42", "KAN-RULING-43", "KAN-CARD-02", "KAN-CARD-06")
def test_the_deck_has_the_rare_symbols_the_rulings_count():
    harmony = Counter(card.harmony for card in CARDS)
    assert (harmony[1], harmony[2], harmony[-2]) == (8, 4, 4)
    assert {card.harmony for card in CARDS if "wild" in card.icons} == {-2}
    assert sum("wild" in card.icons for card in CARDS) == 4
    assert sum(card.season == "storm" for card in CARDS) == 8
    assert {card.bonus for card in CARDS} == {0, 1}
    assert sum(card.brush for card in CARDS) == 4


@pytest.mark.clause("KAN-RULING-14", "KAN-RULING-22", "KAN-RULING-23")
def test_brushes_and_storms_come_out_even():
    rewards = Counter(diploma.reward for diploma in SCHOOL.diplomas.values())
    assert rewards["storm"] == SCHOOL.storms
    assert 8 + sum(card.brush for card in CARDS) + rewards["brush"] == SCHOOL.brushes


@pytest.mark.clause("KAN-COMP-01", "KAN-RULING-01")
@pytest.mark.parametrize("players", [0, 1, 5, "two", True])
def test_two_to_four_play(players):
    said = refusal(kanagawa.new_game, players)
    assert said == f"Kanagawa is for 2 to 4 players, not {players!r}"


@pytest.mark.clause("KAN-SETUP-03", "KAN-COMP-01", "KAN-START-01", "KAN-START-02")
def test_each_player_is_dealt_one_of_four_tiles():
    state = kanagawa.new_game(2)
    assert sorted(move.tile for move, _ in kanagawa.chance_moves(state)) == [
        *("forest", "mountain", "ocean", "plain")
    ]
    state = after(state, "tile plain")
    assert "plain" not in [move.tile for move, _ in kanagawa.chance_moves(state)]
    assert [tile.season for tile in SCHOOL.tiles.values()] == [
        *("winter", "summer", "autumn", "spring")
    ]
    begun = dealt()
    line = next(line for line in kanagawa.tally(begun) if line.clause.id == "KAN-SCORE-02")
    assert line.points == 1


@pytest.mark.clause(
    *("KAN-START-03", "KAN-START-04", "KAN-START-05", "KAN-SETUP-04", "KAN-RULING-23")
)
@pytest.mark.parametrize(("players", "reserve"), [(2, 11), (3, 9), (4, 7)])
def test_a_tile_brings_two_brushes_an_arrow_and_an_icon(players, reserve):
    state = after(kanagawa.new_game(players), "tile ocean")
    assert told(state) == ["player 1 begins with 2 brushes [KAN-SETUP-04]"]
    mine = painter(state)
    assert (mine.brushes, mine.arrows, len(mine.icons)) == (2, 1, 1)
    assert may(working("ocean")) == ["done", "place ocean"]
    assert dealt(players).brushes == reserve


@pytest.mark.clause("KAN-SETUP-02", "KAN-COMP-03", "KAN-TOK-04")
def test_the_first_player_has_both_pawns_and_chooses_first():
    state = dealt(3, first=2)
    assert (state.master, state.assistant, state.waiting) == (2, 2, (2, 0, 1))
    assert MASTER == 2
    assert refusal(kanagawa.new_game, 3, first=3) == (
        "the option first names a seat from 0 to 2, not 3"
    )


@pytest.mark.clause("KAN-SETUP-05", "KAN-SCHOOL-07", "KAN-RULING-09")
def test_the_deck_is_shuffled_back_by_back_and_every_back_is_open():
    state = after(kanagawa.new_game(2), "tile forest", "tile ocean")
    assert [(m.color, n) for m, n in kanagawa.chance_moves(state)] == [
        *(("green", 18), ("blue", 18), ("red", 18), ("yellow", 18))
    ]
    state = after(state, "back blue")
    assert {m.color: n for m, n in kanagawa.chance_moves(state)}["blue"] == 17
    whole = dealt()
    assert (len(whole.deck), whole.backs) == (72, (0, 0, 0, 0))
    assert len(kanagawa.chance_moves(whole)) == 18


@pytest.mark.clause("KAN-RULING-12")
def test_a_player_may_own_seven_diplomas():
    names = [group[0].id for group in SCHOOL.by_category.values()]
    state = working(f"forest; took {' '.join(names)}")
    assert len(painter(state).diplomas) == 7


def test_the_small_version_ends_at_six_cards_and_says_that_it_is_ours():
    small = printed("small")
    assert (small.ends, small.ours, SCHOOL.ends, SCHOOL.ours) == (6, True, 11, False)
    assert small.cards == SCHOOL.cards
    assert "Ours" in small.graph.graph["provenance"]["ends"]


def test_the_provenance_says_that_nobody_checked_the_box():
    said = kanagawa.BOARD.graph["provenance"]
    assert "Not checked" in said["cards"]
    assert {"cards", "tiles", "school", "diplomas", "names", "pieces"} <= set(said)
