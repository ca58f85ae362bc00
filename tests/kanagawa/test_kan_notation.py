"""Positions and moves as text: both ways, and what is refused in a sentence."""

import random

import pytest
from kanagawa_toy import after, read, toy, working, write
from talk import refusal

from japanboards import kanagawa
from japanboards.core.game import playout
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
    assert (
        refusal(read_move, "take two") == "'take two' is not a move; column is a number, not 'two'"
    )


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
    ("player 1: forest; brushes 15", "player: in all there are 15 brushes and 3 storm tokens"),
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
    ("options: luck=1", "options: there is no option 'luck'"),
    ("options: board=small", "options: there is no option 'board'"),
    ("options: players=3", "options: there is no option 'players'"),
    ("master: fox", "master: 'player 1' or another is expected, not 'fox'"),
    ("alone: maybe", "alone: yes or no is expected, not 'maybe'"),
    ("school: , G01", "school: a column without cards is written as -"),
]
IMPOSSIBLE = [
    (
        "player 1: forest\nplayer 2: forest",
        "player 2: somebody else has the tile forest",
        "SETUP-03",
    ),
    ("player 1: no tile\nplayer 2: ocean", "player 1: tiles are dealt before cards", "SETUP-03"),
    ("step: tile", "step: tiles are dealt in turn, to the seat that has none", "SETUP-03"),
    (
        "player 1: forest; took trees-A trees-B",
        "player 1: two diplomas for trees are taken",
        "DIP-03",
    ),
    (
        "player 1: forest; took trees-A; left trees-A",
        "player 1: trees-A is taken and left at once",
        "DIP-05",
    ),
    (
        "school: G01, B05\nplayer 1: forest; hand R01 R02 R03 R04",
        "player 1: 4 cards in hand, where 0 may be",
        "WORK-03",
    ),
    (
        "step: work\nplayer 1: forest; studio G17; hand R01 R02 R03 R04 R05",
        "player 1: 5 cards in hand, where 4 may be",
        "WORK-03",
    ),
    (
        "step: work\nplayer 1: forest\nplayer 2: ocean; studio G17; secret red red",
        "player 2: 2 cards in hand, where 1 may be",
        "WORK-03",
    ),
    (
        "step: work\nplayer 1: forest\nplayer 2: ocean; print G01; spent 1; used 1",
        "player 2: spent and used are marks of who is working",
        "RULING-26",
    ),
    (
        "step: work\nplayer 1: forest; studio G05; spent 1 2; used 1",
        "player 1: 2 brushes spent and an icon used; painting takes one of each",
        "RULING-27",
    ),
    ("arrows used: 1", "arrows used: arrows are used in a work", "RULING-26"),
    ("waiting: 1 1", "waiting: each player once, in turn from the Grand Master", "RULING-03"),
    ("waiting: 2 1", "waiting: each player once, in turn from the Grand Master", "RULING-03"),
    (
        "step: work\npassed: 2 2",
        "passed: each player once, in turn from the Grand Master",
        "RULING-03",
    ),
    ("waiting: 1 2\npassed: 2", "passed: who has passed is not waiting", "SCHOOL-04"),
    ("step: work\nwaiting: 1", "waiting: player 1 works and has left School", "SCHOOL-10"),
    ("alone: yes", "alone: 2 players are at School", "SCHOOL-06"),
    ("school: -, G01\nrow: 3\nwaiting: 2\npassed: 1", "passed: nobody may pass here", "SCHOOL-15"),
    ("school: G01 B01, -\nrow: 1", "row: column 1 has 2 cards", "SCHOOL-12"),
    ("school: G01, -\nstep: turn\ndue: 1", "due: column 1 gets no card in row 1", "SCHOOL-12"),
    ("step: turn\ndue: 1 1", "due: each column once, while cards are dealt", "SCHOOL-12"),
    ("due: 1", "due: each column once, while cards are dealt", "SCHOOL-12"),
    (
        "step: turn",
        "step: a card is turned when one is due and the deck has one",
        "SCHOOL-02",
    ),
    (
        "school: G01 G02, B01\nrow: 2\nstep: turn\ndue: 2",
        "step: the square in column 2 is face down",
        "SCHOOL-02",
    ),
    (
        "step: turn\ndue: 1 2\nseat: 2",
        "waiting: while cards are dealt all at School wait, the seat first",
        "SCHOOL-13",
    ),
    (
        "step: turn\ndue: 1 2\nwaiting: 1\npassed: 2",
        "waiting: while cards are dealt all at School wait, the seat first",
        "SCHOOL-13",
    ),
    (
        "step: turn\ndue: 1 2\nwaiting: 1\nalone: no",
        "alone: yes if a row is dealt for one player, else no",
        "SCHOOL-06",
    ),
    (
        "row: 2\nschool: Y01, Y10\nwaiting: 2\npassed: 1",
        "row: column 1 has no card in row 2",
        "SCHOOL-12",
    ),
    ("school: G01 B01, R01", "row: column 2 has no card in row 2", "SCHOOL-12"),
    ("step: peek", "peeks: faces are seen in the step peek, and only there", "RULING-10"),
    ("peeks: red", "peeks: faces are seen in the step peek, and only there", "RULING-10"),
    (
        "deck: G, 71 more",
        "deck: backs that can be seen are known, but for the step back",
        "RULING-09",
    ),
    ("step: back", "deck: backs that can be seen are known, but for the step back", "RULING-09"),
    ("row: 0", "row: a round begins with row 1", "SCHOOL-01"),
    ("step: over", "step: nothing has ended the game", "END-03"),
    ("asked: trees-A", "asked: diplomas are decided in a work", "DIP-01"),
    ("step: work\nasked: trees-A", "asked: trees-A is not met", "DIP-01"),
    (
        "step: work\nasked: trees-A\nplayer 1: forest; print G12\nplayer 2: ocean; took trees-A",
        "asked: trees-A is taken already",
        "RULING-18",
    ),
    (
        "step: work\nasked: trees-A\nplayer 1: forest; print G12; left trees-A",
        "asked: trees-A has been left for good",
        "DIP-05",
    ),
    (
        "step: work\nasked: trees-A\nplayer 1: forest; print G12; took trees-B",
        "asked: trees-A is closed by a diploma for trees",
        "DIP-03",
    ),
]


def test_where_the_deck_ran_out_columns_may_be_shorter_by_one():
    state = read("school: G01 B01, R01\ndeck: empty\nwaiting: 1 2")
    assert state.row == 2
    assert read(write(state)) == state


@pytest.mark.parametrize(("text", "said", "clause"), IMPOSSIBLE, ids=[s for _, s, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_clause(text, said, clause):
    assert refusal(read, text) == f"{said} [KAN-{clause}]"


def test_a_tile_that_is_not_named_is_one_that_nobody_has():
    state = read("player 1: ocean; fresh 1")
    assert [painter.tile for painter in state.painters] == ["ocean", "forest"]


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
        ("turn G05", "The green card (tree, needs a forest, winter) is dealt face up."),
        ("depart", "Player 1 leaves School without cards."),
        (
            "studio G14",
            "Player 1 adds the green card (2 trees, needs an ocean) to the studio: a brush.",
        ),
        (
            "print G16",
            "Player 1 paints the green card (no subject, needs a plain, storm: any season).",
        ),
        (
            "print G08 ocean",
            "Player 1 paints the green card (tree, needs an ocean, autumn), "
            "an ocean on a wild icon.",
        ),
        ("claim trees-B", "Player 1 takes the diploma for 4 trees (4 Harmony, a storm token)."),
        ("claim trees-Q", "Player 1 takes the diploma 'trees-Q'."),
        ("shift forest ocean", "Player 1 moves a brush from the forest icon to the ocean icon."),
        ("print Q9", "Player 1 paints the card 'Q9'."),
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


WORDS = (
    *("1", "2", "3", "0", "99", "-", "forest", "ocean", "G01", "B05", "green", "red", "trees-A"),
    *("work", "school", "turn", "peek", "back", "tile", "over", "yes", "empty", "G", "player 2"),
)


def damaged(text, rng):
    """A position's text with words changed, left out or doubled, and lines left out or mixed."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        key, _, value = lines[at].partition(": ")
        words = value.split(" ") or [""]
        word = rng.randrange(len(words))
        match rng.randrange(5):
            case 0:
                words[word] = rng.choice(WORDS)
            case 1:
                words.insert(word, rng.choice((*WORDS, *words)))
            case 2:
                del words[word]
            case 3:
                words = rng.choice(lines).partition(": ")[2].split(" ")
            case 4 if len(lines) > 1:
                del lines[at]
                continue
        lines[at] = f"{key}: {' '.join(words)}"
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_position_is_refused_in_a_sentence_or_can_be_played_to_the_end(seed):
    rng = random.Random(seed)
    states = [state for state, _, _ in playout(kanagawa, kanagawa.new_game(2 + seed % 3), rng)]
    for _ in range(10):
        text = damaged(write(rng.choice(states)), rng)
        try:
            state = read(text)
        except ValueError:
            continue
        assert read(write(state)) == state
        kanagawa.scene.scene(state, min(state.seat, 1))
        for before, move, _ in playout(kanagawa, state, rng):
            assert not kanagawa.breaches(before, move)
