"""Positions and moves as text: both ways, and what is refused in a sentence."""

import pytest
from kanagawa_toy import after, read, toy, working, write
from talk import refusal

from japanboards import kanagawa
from japanboards.kanagawa.text.notation import read_move, tell, write_move

MOVES = [
    *("pass", "take 2", "depart", "studio G01", "print G01", "print G03 ocean ocean"),
    *("place ocean", "place ocean-used", "shift forest-used-spent ocean", "claim trees-A"),
    *("leave trees-A", "done", "tile ocean", "back green", "turn G01", "peek G01"),
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_reads_as_it_is_written(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize(
    "text", ["", "take", "take 1 2", "fly", "print", "studio", "done now", "shift forest"]
)
def test_what_is_no_move_is_refused_with_the_moves_there_are(text):
    said = refusal(read_move, text)
    assert said.startswith(f"{text!r} is not a move; moves are: pass, take N")


def test_a_column_is_a_number():
    assert refusal(read_move, "take two") == "'take two' is not a move; a column is a number"


def test_a_short_position_is_completed_as_at_the_start():
    state = read("school: G01, B05")
    assert (state.step, state.seat, state.waiting, state.row) == ("school", 0, (0, 1), 1)
    assert [painter.tile for painter in state.painters] == ["forest", "ocean"]
    assert (len(state.deck), state.deck[:4]) == (70, ("green", "blue", "red", "yellow"))
    assert (state.brushes, state.storms, len(state.table)) == (11, 3, 19)


def test_a_position_is_written_in_full_and_read_back():
    state = after(
        working("forest; print R01; studio G05 G17; hand G03 G01; fresh 1; brushes 1"), "print G01"
    )
    text = write(state)
    assert "player 1: forest; print R01 G01; studio G05 G17; hand G03; spent 1; used 1" in text
    assert repr(state) == text
    assert read(text) == state


def test_gained_brushes_and_storms_need_not_be_said():
    state = working("forest; studio G14; fresh 1; took animals-A trees-B")
    assert (state.painters[0].brushes, state.painters[0].storms) == (3, 1)


BAD = [
    ("color: red", "'color' is not part of a position; the keys are: board, options"),
    ("school", "line 1, 'school': a line is 'key: value', each key once"),
    ("player 1: lake", "player: 'lake' is not a tile; they are: forest, ocean"),
    ("player 1: forest; house G01", "player: 'house G01' is not a part of a player's line"),
    ("player 1: forest; print Q1", "print: there is no card 'Q1'"),
    ("player 1: forest; print green", "print: there is no card 'green'"),
    ("player 1: forest; fresh 2", "player: fresh: a number from 1 to 1 is expected, not '2'"),
    ("player 1: forest; fresh 1; spent 1", "player: icon 1 has two brushes"),
    ("player 1: forest; brushes 15", "player: there are 15 brushes and 3 storm tokens in all"),
    ("player 1: forest; took trees-Q", "took: 'trees-Q' is not a diploma, or stands there twice"),
    (
        "player 1: forest; took trees-A\nplayer 2: ocean; took trees-A",
        "player: a diploma is taken by two players",
    ),
    ("school: G01, G01", "the card G01 is in two places"),
    ("school: G01, G02, G03", "school: 2 players have as many columns, no more"),
    ("school: G01, lake", "school: there is no card 'lake'"),
    ("step: sleep", "step: 'sleep' is not one of tile, back, turn, peek, school, work, over"),
    ("waiting: 2\nseat: 1", "waiting: the first who waits at School is the seat that chooses"),
    ("waiting: 9", "waiting: a number from 1 to 2 is expected, not '9'"),
    ("master: player 5", "master: player: a number from 1 to 2 is expected, not '5'"),
    ("row: 4", "row: a number from 0 to 3 is expected, not '4'"),
    ("arrows used: 2", "arrows used: a number from 0 to 1 is expected, not '2'"),
    ("deck: XYZ", "deck: backs are G, B, R, Y, not 'XYZ'"),
    ("deck: GB, 3 more", "deck: 70 more cards are not accounted for, not '3 more'"),
    ("peeks: pink", "peeks: backs are green, blue, red, yellow, not 'pink'"),
    ("board: big", "there is no board 'big'; the boards are: school, small"),
    ("options: luck=1", "there is no option 'luck'"),
]


@pytest.mark.parametrize(("text", "said"), BAD, ids=[said[:40] for _, said in BAD])
def test_a_bad_position_is_refused_in_a_sentence_that_names_the_line(text, said):
    assert refusal(read, text).startswith(said)


def test_too_many_backs_of_a_color_are_refused():
    text = "deck: " + "G" * 19
    assert "more cards are not accounted for" in refusal(read, text)
    hidden = "player 1: forest; secret " + "green " * 19
    assert refusal(read, hidden) == "deck: more backs of a color lie about than there are"


def test_a_board_of_ones_own_is_handed_in():
    mine = toy()
    state = read("school: G01, B05", mine)
    assert read(write(state), mine) == state
    assert refusal(read, "board: school", mine) == "board: 'school' is not the board 'toy'"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tile forest", "Player 1 gets the forest tile."),
        ("back green", "The next card of the deck has a green back."),
        ("turn G01", "G01 (tree, spring) is dealt face up."),
        ("depart", "Player 1 leaves School without cards."),
        ("print G16", "Player 1 paints G16 (no subject, storm)."),
        ("print G03 ocean", "Player 1 paints G03 (tree, spring), an ocean on wild icons."),
        ("claim trees-B", "Player 1 takes the diploma trees-B (4 Harmony, storm)."),
        ("claim trees-Q", "Player 1 takes the diploma trees-Q."),
        ("shift forest ocean", "Player 1 moves a brush from forest to ocean."),
        ("print Q9", "Player 1 paints Q9."),
    ],
)
def test_a_move_is_told_as_a_sentence(text, said):
    assert tell(working(), read_move(text)) == said


def test_what_is_no_move_is_not_told():
    assert "is not a move of Kanagawa" in refusal(tell, working(), "jump")


def test_the_record_of_a_game_says_which_move_is_damaged():
    from japanboards.core.record import Record, replay

    saved = Record("kanagawa", 2, ("tile forest", "tile forest"))
    assert refusal(replay, kanagawa, saved).startswith(
        "move 2, 'tile forest', is illegal: player 1"
    )
