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


def test_who_takes_the_quadrant_card_stands_under_their_own_name():
    seat = table("kaigan", seats=["human", "random", "random"], board="small", seed=2, pause=0)
    match, taken = seat.match, 0
    while match.turn() is not None and match.at < 90:
        seat.session.play(match.game.legal_moves(match.state)[0])
    lines, _ = seat.side._shortened()
    for line in lines:
        assert not any("Quadrant Card" in text and "takes" in text for text, _ in line.events)
        if line.text.endswith(("You take the Quadrant Card", "takes the Quadrant Card")):
            taken += 1
            assert line.text.startswith("You" if line.seat == 0 else f"Player {line.seat + 1} ")
    assert taken
