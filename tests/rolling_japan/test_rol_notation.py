"""Positions and moves as text, both ways; malformed text is refused with what is accepted."""

import pytest
from rolling_japan_toy import TOY, after, facing, on_toy, read, write
from talk import refusal

from japanboards import rolling_japan
from japanboards.rolling_japan import Change, Cross, Draw, Roll, Skip, Write
from japanboards.rolling_japan.text.notation import read_move, tell, write_move

EXAMPLE = """\
board: japan
rounds: 2
bag: player 2, black green purple white yellow
dice: red 4, blue 2
writing: player 1, red 4 as green, blue 2
sheet 1: Chiba X, Tokyo 4; changes 1
sheet 2: blank"""
MOVES = {
    "draw red": Draw("red"),
    "roll 4": Roll(4),
    "change red blue": Change("red", "blue"),
    "write red Tokyo": Write("red", "Tokyo"),
    "cross purple Chiba": Cross("purple", "Chiba"),
    "skip white": Skip("white"),
}
FORMS = (
    "is not a move; moves are: draw COLOR, roll N, change DIE COLOR, "
    "write DIE PREFECTURE, cross DIE PREFECTURE, skip DIE"
)
CROSSED_OUT = ", ".join(f"{name} X" for name in rolling_japan.BOARD)
ROLLED = "dice: red 4, blue 2"


def test_a_position_reads_and_writes_the_same():
    assert write(read(EXAMPLE)) == EXAMPLE
    assert repr(read(EXAMPLE)) == EXAMPLE


def test_what_is_left_out_is_as_at_the_start():
    assert read("") == rolling_japan.new_game(1)
    assert read("board: small\nsheet 1: blank\nsheet 2:") == rolling_japan.new_game(
        2, board="small"
    )
    assert read("bag: player 2\nsheet 1: blank\nsheet 2: blank") == rolling_japan.new_game(
        2, first=1
    )


def test_dice_left_out_are_those_to_be_used_and_are_not_in_the_bag():
    state = read("writing: red 4, blue 2")
    assert list(map(str, state.dice)) == ["red 4", "blue 2"]
    assert state.bag == ("black", "green", "purple", "white", "yellow")


def test_without_a_name_the_holder_of_the_bag_writes():
    text = "bag: player 2\nwriting: red 4, blue 2\nsheet 1: blank\nsheet 2: blank"
    assert rolling_japan.to_move(read(text)) == 1


def test_between_turns_a_position_reads_back_whoever_holds_the_bag():
    state = after(facing("red 4", table="sheet 2: blank"), "write red Tokyo")
    state = after(state, "write red Tokyo", "write green Kochi")
    assert state.holder == 1
    assert read(write(state)) == state


def test_an_empty_bag_reads_back():
    text = "board: small\nbag: empty\ndice: black 1, green 2\nwriting: black 1"
    assert read(text).bag == ()
    assert "bag: player 1, empty" in write(read(text)).splitlines()
    assert read(write(read(text))) == read(text)


def test_the_order_in_which_waiting_dice_are_named_does_not_matter():
    assert read(f"{ROLLED}\nwriting: blue 2, red 4") == read(f"{ROLLED}\nwriting: red 4, blue 2")


def test_dice_that_are_drawn_and_not_rolled_are_written_with_a_question_mark():
    state = after(rolling_japan.new_game(1), "draw red", "draw blue", "roll 4")
    assert "dice: red 4, blue ?" in write(state).splitlines()
    assert read(write(state)) == state


def test_the_end_of_a_game_reads_back():
    state = facing("red 4", table="rounds: 7\nbag: white")
    over = after(state, "write red Tokyo")
    assert rolling_japan.to_move(over) is None
    assert read(write(over)) == over


def test_the_name_of_a_prefecture_may_have_several_words():
    assert read_move("write red Old Edo Town") == Write("red", "Old Edo Town")


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_a_move_reads_and_writes_the_same(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("change red blue", "Player 1 takes the red 4 as blue."),
        ("write red Tokyo", "Player 1 writes the red 4 in Tokyo."),
        (
            "cross purple Chiba",
            "Player 1 puts an X in Chiba: the purple 2 fits nowhere on the map.",
        ),
        ("skip purple", "Player 1 does nothing with the purple 2."),
    ],
)
def test_a_move_is_told_as_a_sentence(move, sentence):
    assert tell(facing("red 4, purple 2"), read_move(move)) == sentence


@pytest.mark.parametrize(
    ("dice", "sheet", "move", "sentence"),
    [
        ("red 4, blue 2", "", "change red white", "as white, though White has no blank."),
        ("red 4, blue 2", "B1 X, B2 1", "change red blue", "as blue, though Blue has no blank."),
        ("red 4, blue 2", "B2 1", "change red blue", "as blue, though no 4 fits there."),
        ("purple 4, blue 2", "", "change purple red", "as red, though purple goes there anyway."),
        ("red 4, blue 2", "", "change red blue", "as blue."),
    ],
)
def test_what_speaks_against_a_color_change_is_told_with_it(dice, sheet, move, sentence):
    told = tell(on_toy(dice, sheet), read_move(move))
    assert told == f"Player 1 takes the {dice.split(',')[0]} {sentence}"


def test_a_die_that_is_left_under_another_color_is_told_without_a_loose_comma():
    state = after(on_toy("red 4, blue 2"), "change red white")
    assert tell(state, Skip("red")) == "Player 1 does nothing with the red 4, taken as white."


def test_chance_is_told_as_a_sentence():
    state = rolling_japan.new_game(1)
    assert tell(state, Draw("red")) == "The red die comes out of the bag."
    state = after(state, "draw red", "draw blue")
    assert tell(state, Roll(4)) == "The red die shows 4."
    assert tell(after(state, "roll 4"), Roll(2)) == "The blue die shows 2."


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "write red",
        "write",
        "draw",
        "draw red blue",
        "skip",
        "write  red Tokyo",
        "Roll 3",
    ],
)
def test_text_that_is_no_move_is_refused_with_the_forms_of_moves(text):
    assert refusal(read_move, text) == f"{text!r} {FORMS}"


@pytest.mark.parametrize("text", ["roll four", "roll -1", "roll 2.5"])
def test_a_roll_of_no_number_is_refused(text):
    said = f"{text!r} is not a move; value is a number, not {text.split()[1]!r}"
    assert refusal(read_move, text) == said


@pytest.mark.clause("ROL-COMP-03")
def test_a_prefecture_that_does_not_exist_is_refused_in_moves_and_positions():
    state = facing("red 4")
    assert [str(breach) for breach in rolling_japan.breaches(state, Write("red", "Edo"))] == [
        "there is no prefecture 'Edo' on this sheet [ROL-COMP-03]"
    ]
    assert refusal(read, "sheet: Edo 4") == (
        "sheet: 'Edo 4' is not a prefecture with a number or an X"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "line 1, 'hello': a line is 'key: value', each key once"),
        ("rounds: 1\nrounds: 2", "line 2, 'rounds: 2': a line is 'key: value', each key once"),
        ("sheet: blank\nsheet 1:", "'sheet' and 'sheet 1' are the same sheet: name it once"),
        (
            "weather: fine",
            "'weather' is not part of a position; the keys are: board, options, rounds, bag, "
            "dice, writing, and a sheet per player: sheet 1, sheet 2",
        ),
        (
            "sheet 2: blank",
            "'sheet 2' is not part of a position; the keys are: board, options, rounds, bag, "
            "dice, writing, and a sheet per player: sheet 1, sheet 2",
        ),
        ("board: tiny", "there is no board 'tiny'; the boards are: japan, small"),
        (
            "options: cc_on_red=True",
            "options: there is no option 'cc_on_red' (did you mean cc_on_purple?); the options "
            "are: cc_on_purple, cc_into_full, purple_area, first",
        ),
        (
            "options: cc_on_purple",
            "the option cc_on_purple is one of True, False, not ''",
        ),
        ("rounds: 9", "rounds: a number from 0 to 8 is expected, not '9'"),
        ("rounds: two", "rounds: a number from 0 to 8 is expected, not 'two'"),
        ("bag: player 2", "bag: player: a number from 1 to 1 is expected, not '2'"),
        ("bag: player 0", "bag: player: a number from 1 to 1 is expected, not '0'"),
        (
            "bag: player 1, pink red red",
            "bag: 'pink red red' cannot be in the bag now [ROL-COMP-01]",
        ),
        (
            f"{ROLLED}\nwriting: red 4\nbag: red",
            "bag: 'red' cannot be in the bag now [ROL-COMP-01]",
        ),
        (
            "bag: black green",
            "bag: an even number of dice, fewer than 6, lies outside before a turn, "
            "not 5 [ROL-RND-04]",
        ),
        (
            "bag: black",
            "bag: an even number of dice, fewer than 6, lies outside before a turn, "
            "not 6 [ROL-RND-04]",
        ),
        ("dice: pink 4", "'pink 4' is not a die of this board, like 'purple 4' or 'purple ?'"),
        ("dice: red 7", "'red 7' is not a die of this board, like 'purple 4' or 'purple ?'"),
        ("dice: red ?, red ?", "dice: a turn has two dice of different colors [ROL-TURN-01]"),
        (
            "dice: red ?, blue ?, black ?",
            "dice: a turn has two dice of different colors [ROL-TURN-01]",
        ),
        (
            "dice: red 4",
            "dice: once both are drawn and rolled, 'writing' says who uses which [ROL-TURN-04]",
        ),
        (
            "dice: red ?, blue 2",
            "dice: once both are drawn and rolled, 'writing' says who uses which [ROL-TURN-04]",
        ),
        (
            ROLLED,
            "dice: once both are drawn and rolled, 'writing' says who uses which [ROL-TURN-04]",
        ),
        (
            "writing: red 4",
            "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]",
        ),
        (
            "writing: player 1",
            "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]",
        ),
        (
            f"{ROLLED}\nwriting: player 1",
            "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]",
        ),
        (
            "dice: red 4, blue ?\nwriting: red 4",
            "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]",
        ),
        (
            f"{ROLLED}\nwriting: red 4, red 4",
            "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]",
        ),
        (
            f"{ROLLED}\nwriting: red 3",
            "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]",
        ),
        (
            f"{ROLLED}\nwriting: red 4 as pink",
            "writing: red 4 cannot be taken as 'pink' [ROL-CC-03]",
        ),
        (f"{ROLLED}\nwriting: red 4 as red", "writing: red 4 cannot be taken as 'red' [ROL-CC-03]"),
        (
            f"{ROLLED}\nwriting: red 4 as green",
            "writing: sheet 1 has no change marked, so no die changed [ROL-CC-04]",
        ),
        (
            f"{ROLLED}\nwriting: red 4, blue 2 as green",
            "'blue 2 as green' is not a die of this board, like 'purple 4' or 'purple ?'",
        ),
        (
            f"rounds: 8\n{ROLLED}\nwriting: red 4",
            "dice: after the last round no die is drawn or used [ROL-RND-06]",
        ),
        (
            "sheet 1: blank\nsheet 2: Tokyo 4, Chiba 2",
            "sheet 2: Chiba 2 and Tokyo 4 are neighbors, and differ by more than one "
            "[ROL-RULING-28]",
        ),
        (
            "sheet: Hokkaido 1, Aomori 6",
            "sheet 1: Hokkaido 1 and Aomori 6 are neighbors, and differ by more than one "
            "[ROL-RULING-28]",
        ),
        (
            "options: cc_on_purple=False\ndice: purple 4, red 1\nwriting: purple 4 as red\n"
            "sheet: blank; changes 1",
            "writing: at this table the purple die is never changed [ROL-RULING-07]",
        ),
        (
            f"options: cc_into_full=False\n{ROLLED}\nwriting: red 4 as black\n"
            "sheet: Mie X, Shiga X, Kyoto X, Osaka X, Hyogo X, Nara X, Wakayama X; changes 1",
            "writing: at this table no die is changed into a full area, and black is full "
            "[ROL-RULING-11]",
        ),
        (
            f"rounds: 8\nbag: black blue green purple red\nsheet: {CROSSED_OUT}",
            "bag: after the last round all dice are in the bag [ROL-RND-04]",
        ),
        (
            f"rounds: 8\nsheet 1: {CROSSED_OUT}\nsheet 2: {CROSSED_OUT.replace('Tokyo X, ', '')}",
            "sheet 2: Tokyo is blank, and after the last round every blank has an X [ROL-END-01]",
        ),
        ("sheet: Tokyo", "sheet: 'Tokyo' is not a prefecture with a number or an X"),
        ("sheet: Tokyo 7", "sheet: 'Tokyo 7' is not a prefecture with a number or an X"),
        ("sheet: Tokyo 4, Tokyo X", "sheet: Tokyo is filled twice"),
        ("sheet: Tokyo 4; changes 4", "changes: a number from 0 to 3 is expected, not '4'"),
        ("sheet: Tokyo 4; luck 1", "changes: a number from 0 to 3 is expected, not 'luck 1'"),
    ],
)
def test_a_malformed_position_is_refused_with_what_is_accepted(text, sentence):
    assert refusal(read, text) == sentence


def test_a_position_of_another_board_is_refused():
    assert refusal(read, EXAMPLE, TOY) == "board: 'japan' is not the board 'toy'"


def test_a_board_of_ones_own_is_handed_in_with_its_position():
    text = write(rolling_japan.new_game(1, board=TOY))
    assert read(text, TOY) == rolling_japan.new_game(1, board=TOY)
    assert refusal(read, text) == "there is no board 'toy'; the boards are: japan, small"


def test_a_refusal_is_short_however_long_the_text():
    long = "9" * 5000
    for text in (
        long,
        f"rounds: {long}",
        f"sheet: {long}",
        f"dice: {long}",
        f"bag: {long}",
        f"board: {long}",
        f"options: {long}=1",
        f"options: first={long}",
        f"{ROLLED}\nwriting: red 4 as {long}",
        f"{long}: 1",
    ):
        assert len(refusal(read, text)) < 250
    for text in (f"roll {long}", long, f"skip red {long}"):
        assert len(refusal(read_move, text)) < 250


def test_the_option_first_says_who_holds_the_bag():
    state = read("options: first=1\nsheet 1: blank\nsheet 2: blank")
    assert state == rolling_japan.new_game(2, first=1)
