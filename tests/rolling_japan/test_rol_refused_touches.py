"""A refused touch is answered in a sentence or two: the real reason first, each clause once."""

from collections import Counter

import pytest
from rolling_japan_toy import after, facing
from test_rol_asking import positions

from japanboards import rolling_japan
from japanboards.core.match import Match
from japanboards.core.session import Session
from japanboards.rolling_japan import breaches
from japanboards_widgets.stage import named_in

intended_moves, against = rolling_japan.scene.intended_moves, rolling_japan.scene.against
SHORT = 120  # letters


def refusal(state, *touched):
    """What is said, each sentence with the numbers of its clauses."""
    told = Session(Match(rolling_japan, state.seats, start=state)).why_not(touched)
    return [
        (
            each.text.removeprefix("Not possible: ").removesuffix("."),
            " ".join(c[4:] for c in each.clauses),
        )
        for each in told
    ]


BESIDE_FIVE = facing("yellow 6, purple 1", "Hyogo 5")
WEST = facing("white 5, purple 4", "Yamaguchi 2, Okinawa 6", "small")
CHANGE = facing("green 4, black 4", "Saga 6", "small")


@pytest.mark.parametrize(
    ("state", "touched", "said"),
    [
        (
            BESIDE_FIVE,
            ["cell:Osaka"],
            [
                ("Osaka is black: the yellow 6 does not go there", "DIE-01"),
                ("The purple 1 does not fit beside Hyogo 5", "ADJ-01"),
            ],
        ),
        (
            facing("green 4, black 5"),
            ["cell:Nagano"],
            [("Nagano is yellow: neither the green 4 nor the black 5 goes there", "DIE-01")],
        ),
        (
            facing("red 5"),
            ["cell:Nagano"],
            [("Nagano is yellow: the red 5 does not go there", "DIE-01")],
        ),
        (
            after(facing("red 5"), "change red blue"),
            ["cell:Nagano"],
            [("Nagano is yellow: the red 5 as blue does not go there", "DIE-01 RULING-27")],
        ),
        (
            WEST,
            ["cell:Fukuoka"],
            [
                (
                    "Yamaguchi is 2, so Fukuoka takes 1 to 3: neither the white 5 nor the purple 4",
                    "ADJ-01 ADJ-02 ADJ-04",
                )
            ],
        ),
        (WEST, ["cell:Okinawa"], [("Okinawa is filled: it holds 6", "DIE-01 RULING-17 DIE-02")]),
        (CHANGE, ["die:green", "cell:Saga"], [("Saga is filled: it holds 6", "DIE-01 RULING-17")]),
        (
            CHANGE,
            ["color:white", "cell:Oita"],
            [("first touch the green 4 or the black 4, to be taken as white", "CC-03")],
        ),
        (
            CHANGE,
            ["color:white", "skip"],
            [("first touch the green 4 or the black 4, to be taken as white", "CC-03")],
        ),
        (
            CHANGE,
            ["color:white", "cell:Saga"],
            [("Saga is filled: it holds 6", "DIE-01 RULING-17")],
        ),
        (
            facing("purple 2, green 6", "Shimane 2, Okayama 5"),
            ["cell:Tottori"],
            [("no number fits Tottori beside Shimane 2 and Okayama 5", "ADJ-01")],
        ),
        (
            facing("green 6", "Shimane 2, Hyogo 3"),
            ["cell:Tottori"],
            [
                (
                    "Hyogo is 3 and Shimane is 2, so Tottori takes 2 to 3: not the green 6",
                    "ADJ-01 ADJ-04",
                )
            ],
        ),
        (
            after(facing("red 4, blue 2"), "write blue Akita"),
            ["die:blue", "cell:Iwate"],
            [("the blue die is used already; still to use: red 4", "TURN-04")],
        ),
    ],
)
def test_a_refusal_is_as_short_as_its_reason(state, touched, said):
    assert refusal(state, *touched) == said


def test_the_area_of_okinawa_is_not_okinawa():
    state = facing("white 6, black 1", "Saga 3", "small")
    scene = rolling_japan.scene.scene(state, 0)
    told = Session(Match(rolling_japan, 1, start=state)).why_not(["die:white", "skip"])
    assert "Kyushu & Okinawa" in told[0].text
    assert "cell:Okinawa" not in named_in(told, scene, ())
    near = Session(Match(rolling_japan, 1, start=state)).why_not(["cell:Fukuoka"])
    assert named_in(near, scene, ["cell:Fukuoka"]) == ["cell:Saga"]


def test_a_prefecture_says_its_color_and_the_dice_it_takes():
    marks = {mark.id: mark.title for mark in rolling_japan.scene.scene(facing("red 5"), 0).marks}
    assert marks["cell:Nagano"].endswith(": blank, 1 to 6 fit by a yellow or purple die")


def test_every_refusal_of_a_prefecture_is_short_and_cites_what_the_rules_say():
    for state in positions(3):
        for cell in state.board.names:
            touched = [f"cell:{cell}"]
            found = against(state, touched)
            meant = intended_moves(state, touched)
            cited = {b.clause.id for move in meant for b in breaches(state, move)}
            assert {breach.clause.id for breach in found} <= cited
            if all(breaches(state, move) for move in meant):
                said = refusal(state, *touched)
                assert 1 <= len(said) <= 2, said
                assert sum(len(text) for text, _ in said) <= SHORT, said
                clauses = Counter(clause for _, ids in said for clause in ids.split())
                assert set(clauses.values()) == {1}, said
