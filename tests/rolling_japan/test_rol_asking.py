"""Prompts offer just the legal moves, and a refusal is about what was touched."""

import random

import pytest
from rolling_japan_toy import after, facing, on_toy, read

from japanboards import rolling_japan
from japanboards.core.game import playout
from japanboards.rolling_japan import Change, Cross, Skip, Write

prompt, ways = rolling_japan.scene.prompt, rolling_japan.scene.ways
intended_moves, against = rolling_japan.scene.intended_moves, rolling_japan.scene.against
WORDS = {"write ": Write, "X": Cross, "Nothing to": Skip, "change ": Change}
FULL_RED = "R1 X, R2 X, R3 X"


def positions(games, **options):
    """Positions of random games in which somebody has to write."""
    for seed in range(games):
        board = ("small", "japan")[seed % 5 == 0]
        start = rolling_japan.new_game(1 + seed % 2, board=board, **options)
        for state, _, _ in playout(rolling_japan, start, random.Random(seed)):
            if state.waiting:
                yield state


@pytest.mark.parametrize("purple_area", ["map", "each"])
def test_a_prompt_names_whatever_may_be_done_and_nothing_else(purple_area):
    kinds = set()
    for state in positions(40, purple_area=purple_area):
        found, asked = ways(state), prompt(state)
        offered = [move for way in found for move in way.moves]
        assert sorted(offered, key=repr) == sorted(rolling_japan.legal_moves(state), key=repr)
        assert all(way.moves and way.phrase[1:] in asked for way in found)
        assert len({way.phrase for way in found}) == len(found)
        for word, kind in (
            (" lit", Write),
            ("X", Cross),
            ("Nothing to", Skip),
            ("change ", Change),
        ):
            assert (word in asked) == any(isinstance(move, kind) for move in offered), asked
            kinds |= {kind} if word in asked else set()
    assert kinds == {Write, Cross, Skip, Change}


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (
            on_toy("red 4, blue 2"),
            "Write the red 4 or the blue 2 in a lit prefecture, or change a color (3 left).",
        ),
        (
            on_toy("red 4", f"{FULL_RED}; changes 3"),
            'Press "Nothing to write" for the red 4: Red has no blank.',
        ),
        (
            on_toy("red 4, blue 2", f"{FULL_RED}; changes 3"),
            'Write the blue 2 where it is lit. Press "Nothing to write" for the red 4: Red has '
            "no blank.",
        ),
        (
            on_toy("red 1", "R2 6; changes 3"),
            "The red 1 fits nowhere: put an X.",
        ),
        (
            on_toy("purple 1", "R2 6, B2 6, G1 X; changes 3"),
            "The purple 1 fits nowhere: put an X.",
        ),
        (
            after(on_toy("red 4, blue 2"), "change blue white"),
            'The blue 2 counts as white: press "Nothing to write", as White has no blank.',
        ),
        (
            on_toy("purple 1, red 1", "R2 6; changes 3", purple_area="each"),
            "Write the purple 1 where it is lit. The purple 1 fits nowhere in some areas and the "
            'red 1 fits nowhere: put an X. Press "Nothing to write" for the purple 1: Yellow, '
            "Black and White have no blank.",
        ),
        (
            on_toy("purple 3, red 3", cc_on_purple=False),
            "Write the purple 3 (any area) or the red 3 in a lit prefecture, or change the color "
            "of the red 3 (3 left).",
        ),
        (rolling_japan.new_game(1), ""),
    ],
)
def test_a_prompt_says_what_to_touch_and_why(state, asked):
    assert prompt(state) == asked


def answers(state, *touched):
    """What is said to these touches: the refusals of the moves they may have meant."""
    meant = intended_moves(state, touched)
    return [[str(b) for b in rolling_japan.breaches(state, move)] for move in meant]


CHANGED = after(on_toy("red 4, blue 2"), "change red green")


@pytest.mark.parametrize(
    ("state", "touched", "said"),
    [
        (
            CHANGED,
            ["die:blue"],
            [
                [
                    "the red die was changed to green and is finished first [ROL-TURN-05]",
                    "the red die was changed to green and is finished first [ROL-RULING-04]",
                ]
            ],
        ),
        (
            after(on_toy("red 4, blue 2"), "write blue B1"),
            ["die:blue"],
            [["the blue die is used already; still to use: red 4 [ROL-TURN-04]"]],
        ),
        (
            on_toy("red 4, blue 2"),
            ["die:green"],
            [["the green die is not of this turn; still to use: red 4 and blue 2 [ROL-TURN-04]"]],
        ),
        (
            on_toy("red 1", "R2 6"),
            ["cell:B1"],
            [["B1 is not in Red, where the red die goes [ROL-X-02]"]],
        ),
        (
            on_toy("red 1", "R2 6"),
            ["die:red", "cell:R2"],
            [
                [
                    "R2 is filled: it holds 6 [ROL-X-01]",
                    "R2 is filled: it holds 6 [ROL-RULING-17]",
                ]
            ],
        ),
        (
            on_toy("red 4", "; changes 3"),
            ["color:blue"],
            [["all 3 color changes are used [ROL-CC-01]"]],
        ),
        (
            on_toy("red 4"),
            ["skip"],
            [
                [
                    "Red has blanks left, so red 4 cannot be skipped [ROL-X-03]",
                    "4 fits R1, R2 and R3, so it is written [ROL-MAND-01]",
                    "4 fits R1, R2 and R3, so it is written [ROL-MAND-02]",
                ]
            ],
        ),
        (rolling_japan.new_game(1), ["cell:Tokyo"], []),
    ],
)
def test_a_refusal_is_about_what_was_touched(state, touched, said):
    assert answers(state, *touched) == said


def test_every_touch_is_answered_about_the_thing_touched():
    """Whatever is drawn to be touched leads to moves about just this thing."""
    for state in positions(4):
        marks = rolling_japan.scene.scene(state, state.seat).marks
        for pick in (mark.pick for mark in marks if mark.pick):
            meant = intended_moves(state, [pick])
            kind, _, what = pick.partition(":")
            about = {"cell": "cell", "color": "to", "die": "die"}.get(kind)
            assert meant
            if about:
                assert {getattr(move, about) for move in meant} == {what}


@pytest.mark.clause("ROL-X-03")
def test_the_button_for_nothing_says_full_only_where_it_is():
    def button(state):
        marks = rolling_japan.scene.scene(state, state.seat).marks
        return next(mark.title for mark in marks if mark.id == "skip")

    before = on_toy("red 4, blue 2")
    assert "only when" in button(before)
    assert "no blank is left for the die" in button(after(before, "change blue white"))
    assert "only when" not in button(after(before, "change blue white"))


@pytest.mark.clause("ROL-X-03", "ROL-RULING-27")
def test_a_die_that_does_nothing_says_which_area_is_full():
    done = after(on_toy("red 4, blue 2"), "change blue white", "skip blue")
    assert str(done.news[0]) == (
        "the blue die, taken as white, does nothing: White has no blank [ROL-X-03]"
    )
    each = after(on_toy("purple 4, red 3", purple_area="each"), "skip purple")
    assert str(each.news[0]) == "the purple die does nothing: Yellow has no blank [ROL-X-03]"
    full = "R1 X, R2 X, R3 X, B1 X, B2 X, G1 X"
    assert str(after(on_toy("purple 4, red 3", full), "skip purple").news[0]) == (
        "the purple die does nothing: the map has no blank [ROL-X-03]"
    )


@pytest.mark.clause("ROL-X-01", "ROL-RULING-06")
def test_an_x_is_told_with_the_area_where_the_number_fits_nowhere():
    def told(state, move):
        return rolling_japan.notation.tell(state, rolling_japan.notation.read_move(move))

    state = facing("red 1", "Saitama 4, Tokyo 4, Nagano X, Yamanashi X")
    assert told(state, "cross red Chiba") == (
        "Player 1 puts an X in Chiba: the red 1 fits nowhere in Kanto."
    )
    taken = after(state, "change red blue")
    assert told(taken, "cross red Akita").endswith("fits nowhere in Hokkaido & Tohoku.")
    assert told(read(""), "cross pink Q1") == "Player 1 puts an X in Q1: the pink die fits nowhere."
