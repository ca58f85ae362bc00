"""The options: what a table may decide otherwise."""

import pytest
from kanagawa_toy import after, dealt, painter, read, told, working
from talk import refusal

from japanboards import kanagawa
from japanboards.core.game import CHANCE


@pytest.mark.clause("KAN-RULING-14", "KAN-TILE-10", "KAN-TILE-11", "KAN-RULING-22")
def test_animal_rewards_as_scanned_give_no_brush_but_a_storm_for_the_second():
    scanned = {"animal_rewards": "as_scanned"}
    first = working("forest; print B01; hand B13; fresh 1; brushes 1", **scanned)
    first = after(first, "print B13", "claim animals-A")
    assert (painter(first).brushes, painter(first).storms) == (1, 0)
    second = working("forest; print B10; hand B05; fresh 1; brushes 1", **scanned)
    second = after(second, "print B05", "claim animals-B")
    assert (painter(second).brushes, painter(second).storms, second.storms) == (1, 1, 2)


@pytest.mark.clause("KAN-RULING-22")
def test_the_fourth_storm_diploma_brings_no_token_but_its_harmony():
    state = working(
        "forest; print B10; hand B05; fresh 1",
        "ocean; took trees-B buildings-B characters-B",
        animal_rewards="as_scanned",
    )
    assert state.storms == 0
    state = after(state, "print B05", "claim animals-B")
    assert told(state) == ["no storm token is left [KAN-RULING-22]"]
    assert (painter(state).storms, painter(state).diplomas) == (0, ("animals-B",))


@pytest.mark.clause("KAN-RULING-15", "KAN-RULING-17")
def test_owned_brushes_count_for_brush_diplomas_if_the_table_says_so():
    owned = {"brush_diploma": "owned"}
    state = after(working("forest; hand G14", **owned), "studio G14")
    assert state.asked == ("brushes-A",)
    won = working("forest; print B01; hand B13; fresh 1; brushes 1", **owned)
    won = after(won, "print B13", "claim animals-A")
    assert won.asked == ("brushes-A",)
    assert after(working("forest; studio G05 G14; fresh 1", **owned), "place ocean").asked == ()


@pytest.mark.clause("KAN-RULING-09")
def test_only_the_top_back_is_known_if_the_table_says_so():
    state = dealt(2, deck_backs="top")
    assert (len(state.deck), sum(state.backs)) == (1, 71)
    state = after(state, f"turn {kanagawa.chance_moves(state)[0][0].card}")
    assert (state.step, len(state.deck)) == ("back", 0)
    while kanagawa.to_move(state) == CHANCE:
        state = kanagawa.apply(state, kanagawa.chance_moves(state)[0][0])
    assert (len(state.deck), sum(state.backs), state.step) == (1, 69, "school")


@pytest.mark.clause("KAN-RULING-34")
def test_the_tile_counts_for_the_end_if_the_table_says_so():
    nine = "G04 G07 G10 B04 B07 B10 R04 R07 R10"
    text = f"step: work\nplayer 1: forest; print {nine} Y04"
    assert kanagawa.to_move(after(read(text, end_counts_tile=True), "done")) is None
    assert kanagawa.to_move(after(read(text), "done")) == CHANCE


@pytest.mark.clause("KAN-RULING-41")
def test_wild_icons_count_for_landscape_diplomas_if_the_table_says_so():
    state = working("forest; hand G18", wild_counts_as_landscape=True)
    assert after(state, "studio G18").asked == ("landscapes-A",)


def test_every_option_names_a_clause_and_defaults_to_its_first_choice():
    for option in kanagawa.OPTIONS.values():
        assert option.clause in kanagawa.BOOK.clauses
        assert option.default == option.choices[0]
        assert option.question.endswith("?")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"luck": 1}, "there is no option 'luck'; the options are: animal_rewards, brush_diploma"),
        ({"deck_backs": "none"}, "the option deck_backs is one of 'all', 'top', not 'none'"),
        ({"storm_on_tile": 1}, "the option storm_on_tile is one of False, True, not 1"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_accepted(options, said):
    assert refusal(kanagawa.new_game, 2, **options).startswith(said)


def test_an_unknown_board_is_refused_with_the_boards_there_are():
    assert refusal(kanagawa.new_game, 2, board="big") == (
        "there is no board 'big'; the boards are: school, small"
    )
