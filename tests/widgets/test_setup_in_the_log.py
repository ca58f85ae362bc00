"""A long setup by chance is told in one sentence, and is over before anybody waits for it."""

from japanboards_widgets import table


def test_seventy_two_backs_are_one_line_of_the_log():
    seat = table("kanagawa", seats=["human", "random"], seed=1, pause=0)

    assert seat.side.log_box.value.count("The game is set up") == 1
    assert seat.side.log_box.value.count("<p>") < 20


def test_a_short_setup_is_told_move_by_move():
    seat = table("rolling_japan", seats=["human"], seed=1, pause=0)

    assert "comes out of the bag" in seat.side.log_box.value
    assert "The game is set up" not in seat.side.log_box.value


def test_a_new_game_begins_where_somebody_decides():
    seat = table("kanagawa", seats=["human", "random"], seed=1, pause=0)
    seat.begin(2, ["human", "human"], "small", {})

    assert seat.match.turn() == 0
    assert len(seat.match.moves) > 12
