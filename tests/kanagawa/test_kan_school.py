"""School: rows are dealt, players pass or take, rounds go on."""

import pytest
from kanagawa_toy import after, cited, dealt, lesson, may, painter, read, told

from japanboards import kanagawa
from japanboards.core.game import CHANCE
from japanboards.kanagawa.rules.state import updated


@pytest.mark.clause("KAN-SCHOOL-04", "KAN-SCHOOL-05", "KAN-SCHOOL-08", "KAN-ROUND-01")
def test_a_player_at_school_passes_or_takes_and_then_works():
    state = lesson("G01, B05")
    assert may(state) == ["pass", "take 1", "take 2"]
    assert after(state, "pass").seat == 1
    working = after(state, "take 1")
    assert (working.step, working.seat) == ("work", 0)
    assert cited(working, "pass") == {"KAN-SCHOOL-08"}
    assert cited(state, "studio G01") == {"KAN-SCHOOL-04"}


@pytest.mark.clause("KAN-RULING-11")
def test_nobody_places_brushes_while_at_school():
    assert cited(lesson("G01, B05"), "place forest") == {"KAN-SCHOOL-04", "KAN-RULING-11"}


@pytest.mark.clause("KAN-RULING-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_as_many_columns_as_players_the_leftmost_ones(players):
    state = dealt(players)
    assert len(state.school) == players
    up = [column for column in range(players) if "UUDU"[column] == "U"]
    for _ in up:
        move, _ = kanagawa.chance_moves(state)[0]
        state = kanagawa.apply(state, move)
    assert state.step == "school"
    assert len(state.deck) == 72 - players
    assert cited(state, f"take {players + 1}") == {"KAN-RULING-01"}


@pytest.mark.clause("KAN-RULING-02", "KAN-SCHOOL-12", "KAN-SCHOOL-02", "KAN-TOK-07")
def test_a_column_keeps_its_place_and_its_squares_say_up_or_down():
    state = after(
        lesson("G01, G04, red", "deck: YBRY", players=3),
        *("pass", "take 1", "studio G01", "done", "pass"),
    )
    assert state.step == "turn"  # column 2, row 2 is face down; column 3, row 2 is face up
    assert state.school == ((), ("G04", "yellow"), ("red",))
    assert state.due == (2,)


@pytest.mark.clause("KAN-RULING-03")
def test_those_who_passed_choose_again_in_the_same_order_and_the_first_player_deals():
    state = lesson("G01, G04, red", "master: player 2\ndeck: GBRYG", players=3)
    state = after(state, "take 1", "studio G01", "done", "pass", "pass")
    assert state.waiting == (2, 0)
    assert told(state) == ["2 cards are dealt to row 2 [KAN-SCHOOL-11]"]


@pytest.mark.clause("KAN-RULING-05", "KAN-SCHOOL-13", "KAN-SCHOOL-14", "KAN-SCHOOL-15")
def test_everybody_may_pass_twice_and_then_nobody():
    state = after(lesson("G01, G04", "deck: GBRYGBRY"), "pass", "pass", "turn G02")
    assert state.school == (("G01", "G02"), ("G04", "blue"))
    assert "pass" in may(state)
    state = after(state, "pass", "pass", "turn Y01")
    assert state.school == (("G01", "G02", "red"), ("G04", "blue", "Y01"))
    assert may(state) == ["take 1", "take 2"]
    assert cited(state, "pass") == {"KAN-SCHOOL-15", "KAN-RULING-05"}


@pytest.mark.clause("KAN-RULING-04", "KAN-SCHOOL-06")
def test_alone_in_the_second_row_there_is_no_third():
    state = after(lesson("G01, G04", "deck: GBRY"), "pass", "take 1", "studio G01", "done")
    assert (state.alone, state.seat, state.row) == (True, 0, 2)
    assert cited(state, "pass") == {"KAN-SCHOOL-06", "KAN-RULING-04"}


@pytest.mark.clause("KAN-RULING-06", "KAN-SCHOOL-09")
def test_an_empty_column_cannot_be_taken_and_nobody_leaves_without_need():
    state = lesson("-, G04", "waiting: 1\nalone: no\ndeck: GB")
    assert cited(state, "take 1") == {"KAN-SCHOOL-09"}
    assert cited(state, "depart") == {"KAN-RULING-06"}


@pytest.mark.clause("KAN-SCHOOL-16", "KAN-SCHOOL-17", "KAN-RULING-07", "KAN-RULING-06")
def test_the_last_cards_go_left_to_right_and_who_finds_none_leaves_with_nothing():
    state = lesson("-, -, -", "row: 1\nstep: work\nseat: 3\ndeck: GB", players=3)
    state = after(state, "done", "turn G01", "turn B05")

    assert state.school == (("G01",), ("B05",), ())
    assert told(state)[-1] == "the deck is empty: nobody may pass any more [KAN-SCHOOL-16]"
    assert "pass" not in may(state)

    state = after(state, "take 2", "studio B05", "done", "take 1", "studio G01", "done")
    assert may(state) == ["depart"]
    state = after(state, "depart")
    assert (state.step, may(state)) == ("work", ["done", "place mountain"])
    assert kanagawa.to_move(after(state, "done")) is None


@pytest.mark.clause("KAN-RULING-07", "KAN-SCHOOL-17")
def test_a_short_second_row_makes_one_column_longer():
    state = after(lesson("G01, G04", "deck: G"), "pass", "pass", "turn G02")
    assert state.school == (("G01", "G02"), ("G04",))


@pytest.mark.clause("KAN-RULING-08", "KAN-SCHOOL-16")
def test_a_deck_used_up_exactly_forces_everybody_too():
    state = after(lesson("G01, G04", "deck: GB"), "pass", "pass", "turn G02")
    assert state.deck == ()
    assert cited(state, "pass") == {"KAN-SCHOOL-16", "KAN-RULING-08"}


@pytest.mark.clause("KAN-RULING-10")
def test_the_taker_sees_a_face_down_card_and_nobody_else_does():
    state = after(lesson("G01, G04, red", players=3), "take 3")
    assert (state.step, kanagawa.to_move(state)) == ("peek", CHANCE)
    assert cited(state, "studio R01") >= {"KAN-RULING-10"}
    state = after(state, "peek R01")
    assert painter(state).secret == ("R01",)
    assert "studio R01" in may(state)
    assert kanagawa.view(state, 1).painters[0].secret == ("red",)
    told_of = kanagawa.notation.tell(updated(state, peeks=("red",)), kanagawa.Peek("R01"))
    assert told_of == "Player 1 looks at a red card that nobody else sees."


@pytest.mark.clause("KAN-ROUND-02", "KAN-ROUND-03", "KAN-ROUND-04", "KAN-TOK-04", "KAN-TOK-05")
def test_the_assistant_makes_the_next_first_player_when_all_have_worked():
    state = read("step: work\nseat: 2\nassistant: player 2\ndeck: GB")
    assert state.master == 0
    state = after(state, "done")
    assert (state.master, state.assistant, state.rounds) == (1, 1, 2)
    assert told(state) == [
        "everybody has taken cards: round 1 is over [KAN-ROUND-02]",
        "player 2 has the Grand Master now [KAN-ROUND-03]",
        "2 cards are dealt to row 1 [KAN-SCHOOL-01]",
    ]
    assert (state.waiting, state.row) == ((1, 0), 1)


@pytest.mark.clause("KAN-RULING-24")
def test_if_nobody_takes_the_assistant_the_first_player_begins_again():
    state = after(read("step: work\nseat: 2\ndeck: GB"), "done")
    assert (state.master, state.assistant) == (0, 0)


@pytest.mark.clause("KAN-TOK-05", "KAN-STUDIO-06")
def test_the_assistant_moves_at_once_the_grand_master_does_not():
    state = read("step: work\nseat: 2\nplayer 1: forest\nplayer 2: ocean; hand G02")
    state = after(state, "studio G02")
    assert (state.assistant, state.master) == (1, 0)


@pytest.mark.clause("KAN-RULING-40")
def test_a_players_whole_work_ends_before_the_next_one_chooses():
    state = after(lesson("G05, G04"), "take 1")
    assert kanagawa.to_move(state) == 0
    state = after(state, "studio G05")
    assert kanagawa.to_move(state) == 0
    assert kanagawa.to_move(after(state, "done")) == 1


def test_news_are_of_the_last_move_alone():
    state = read(
        "school: -, B05\nstep: work\nseat: 1\nwaiting: 2\nalone: no\nrow: 1\npassed: \n"
        "player 1: forest; studio G17; hand G03\nplayer 2: ocean"
    )
    state = after(state, "done")
    assert told(state) == ["player 1 keeps a card for a later round [KAN-WORK-03]"]
    assert told(after(state, "pass"))[0].startswith("a card is dealt to row 2")
