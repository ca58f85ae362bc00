"""Refusals say what is true of the position, about what was touched, in one clause's words."""

import random
import re

import pytest
from kaigan_toy import acting, after, read, tiles, verdict

from japanboards import kaigan
from japanboards.core.game import CHANCE, playout
from japanboards.core.match import Match
from japanboards.core.session import Session
from japanboards.core.viewer import Viewer
from japanboards.kaigan.picture.scene import choices, intended_moves, scene
from japanboards.kaigan.rules.state import SUPPLY
from japanboards.kaigan.text.notation import tell

FULL = (
    "row 1: yellow\nrow 2: blue\nrow 3: green\n"
    "row 4: free; 1 dispatch of yellow; 2 mapping of blue; 3 great of green; 4 mapping of green"
)


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            acting("great", "red: 40 ryo; surveyors Ezo Mutsu", tiles(Ezo="red 2", Mutsu="red 4")),
            "great plain Ezo Mutsu",
            ["Ezo and Mutsu are complete [KAI-P2-14]"],
        ),
        (
            acting("great", "red: 40 ryo; surveyors Ezo Dewa"),
            "great plain Dewa Dewa Ezo Ezo",
            [
                "the plain tariff gives at most 1 on a tile, and Dewa and Ezo get more "
                f"[KAI-{clause}]"
                for clause in ("ACT-13", "RULING-17")
            ],
        ),
        (
            acting("mapping", "red: 40 ryo; surveyors Ezo", tiles(Ezo="red 2")),
            "map Ezo 1",
            ["Ezo is complete [KAI-P2-14]"],
        ),
        (
            acting("artistic", "red: surveyors Ezo Ezo Ezo"),
            "send supply Mutsu",
            ["player 1 has no surveyor in the supply [KAI-ACT-04]"],
        ),
        (
            acting("artistic"),
            "send supply supply",
            ["surveyors go to tiles, and not back to the supply by choice [KAI-RULING-20]"],
        ),
        (
            read(f"{FULL}\nround: 2\nquadrant: red"),
            "stop",
            [
                "no card can be laid, so a row has to be claimed, or the Quadrant Card put back "
                "[KAI-RULING-04]"
            ],
        ),
        (
            read(FULL),
            "stop",
            ["no card can be laid, so a row has to be claimed [KAI-RULING-04]"],
        ),
        (
            read("round: 2\nquadrant: red"),
            "stop",
            [
                "a turn opens with a card or with putting the Quadrant Card back; only then may "
                f"one stop [KAI-{clause}]"
                for clause in ("P1-02", "RULING-02")
            ],
        ),
        (
            read("row 2: free; 1 mapping of red"),
            "lay mapping 3 1",
            ["the Mapping card of player 1 lies on the grid already [KAI-COMP-08]"],
        ),
        (
            read("turn: red"),
            "lay job 3 1",
            [
                "player 1 has no Side job card in hand, only Artistic, Government, Dispatch, "
                "Mapping, Great map and Flexible [KAI-COMP-08]"
            ],
        ),
    ],
)
def test_complaints_in_words(state, move, said):
    assert verdict(state, move) == said


def refused(state, *touched):
    """What a table answers: the refused move that was most likely meant, and why not."""
    meant = [(kaigan.breaches(state, move), move) for move in intended_moves(state, touched)]
    broken, move = min((pair for pair in meant if pair[0]), key=lambda pair: len(pair[0]))
    return tell(state, move), [str(breach) for breach in broken]


LAID = read("turn: red, opened\nrow 2: free; 1 mapping of red")
PAID = after(acting("dispatch", "red: 20 ryo; surveyors Mutsu"), "dispatch 2", "send supply Dewa")


@pytest.mark.parametrize(
    ("state", "touched", "told", "first"),
    [
        (
            LAID,
            ["card:artistic", "card:mapping"],
            "Player 1 lays Mapping.",
            "the Mapping card of player 1 lies on the grid already [KAI-COMP-08]",
        ),
        (
            read("row 2: free; 1 mapping of red"),
            ["card:mapping"],
            "Player 1 lays Mapping.",
            "the Mapping card of player 1 lies on the grid already [KAI-COMP-08]",
        ),
        (
            read("turn: red"),
            ["space:1/1"],
            "Player 1 lays a card on Side job in row 1.",
            "Side job is printed there, in row 1, so no card is laid on it [KAI-P1-03]",
        ),
        (
            acting("artistic"),
            ["card:mapping"],
            "Player 1 lays Mapping.",
            "Mapping is laid in phase 1, cards; now the rows act [KAI-FLOW-02]",
        ),
        (
            acting("artistic", "red: 20 ryo; surveyors Mutsu Mutsu Mutsu"),
            ["tile:Mutsu"],
            "Player 1 pays 2 Ryo and leaves a surveyor on Mutsu.",
            "a surveyor on Mutsu goes to another tile [KAI-RULING-19]",
        ),
        (
            acting("artistic", "red: 20 ryo; surveyors Mutsu"),
            ["from:Mutsu", "tile:Mutsu"],
            "Player 1 pays 2 Ryo and leaves a surveyor on Mutsu.",
            "a surveyor on Mutsu goes to another tile [KAI-RULING-19]",
        ),
        (
            acting("artistic", "red: 1 ryo; surveyors Mutsu"),
            ["from:Mutsu"],
            "Player 1 pays 2 Ryo and sends a surveyor from Mutsu.",
            "that costs 2 Ryo, and player 1 has 1 [KAI-RULING-15]",
        ),
        (
            acting("artistic", "red: 1 ryo; surveyors Mutsu"),
            ["tile:Ezo"],
            "Player 1 pays 2 Ryo and sends a surveyor to Ezo.",
            "that costs 2 Ryo, and player 1 has 1 [KAI-RULING-15]",
        ),
        (
            PAID,
            ["from:Dewa"],
            "Player 1 sends a surveyor from Dewa.",
            "player 1 has no surveyor on Dewa that is yet to be sent [KAI-ACT-09]",
        ),
        (
            PAID,
            ["tile:Dewa"],
            "Player 1 sends a surveyor to Dewa.",
            "this dispatch has sent a surveyor to Dewa already [KAI-ACT-07]",
        ),
        (
            acting("mapping", "red: 20 ryo; surveyors Mutsu", tiles(Mutsu="red 4")),
            ["map:1"],
            "Player 1 pays 2 Ryo for 1 marker.",
            "Mutsu is complete [KAI-P2-14]",
        ),
        (
            acting("mapping", "red: 1 ryo; surveyors Mutsu Ezo"),
            ["from:Ezo", "map:1", "from:Mutsu"],
            "Player 1 pays 2 Ryo and sends a surveyor from Mutsu.",
            "that costs 2 Ryo, and player 1 has 1 [KAI-RULING-15]",
        ),
        (
            acting("great", "red: 20 ryo; surveyors Mutsu", tiles(Mutsu="red 4")),
            ["great:rich"],
            "Player 1 pays 10 Ryo per tile for markers.",
            "Mutsu is complete [KAI-P2-14]",
        ),
    ],
)
def test_a_refusal_is_about_what_was_touched(state, touched, told, first):
    said, why = refused(state, *touched)
    assert (said, why[0]) == (told, first)


def test_what_a_refusal_names_was_touched_or_is_the_players_own():
    """Over whole games: every touch is answered about itself, whatever it was."""
    rng = random.Random(8)
    for state, _, _ in playout(kaigan, kaigan.new_game(3), rng):
        seat = kaigan.to_move(state)
        if seat == CHANCE:
            continue
        found = {mark.pick for mark in scene(state, seat).marks if mark.pick.startswith("tile:")}
        tile = rng.choice(sorted(found))
        for move in intended_moves(state, [tile]):
            named = set(re.findall(r"[A-Z][a-z]+", tell(state, move))) & set(state.board.tile)
            own = {state.map[at].tile.name for at in state.player.surveyors if at != SUPPLY}
            assert named <= {tile[5:], *own}


def test_a_move_that_leaves_something_open_is_never_legal():
    state = acting("mapping", "red: 20 ryo; surveyors Mutsu")
    for move in (kaigan.Map("", 1), kaigan.Send("", "Ezo"), kaigan.Send("Mutsu", "")):
        assert [breach.clause.id for breach in kaigan.breaches(state, move)] != []
    start = read("turn: red")
    for move in (kaigan.Lay("mapping", 0, 0), kaigan.Lay("", 2, 1)):
        assert [str(breach) for breach in kaigan.breaches(start, move)] == [
            "a card is laid on a space: both have to be named [KAI-P1-02]"
        ]


def dimmed(state):
    """Every button that is dimmed, and why."""
    return {choice.pick: choice.reason for choice in choices(state, 0) if choice.reason}


@pytest.mark.parametrize(
    ("state", "reasons"),
    [
        (
            acting("mapping", "red: 20 ryo; surveyors Mutsu", tiles(Mutsu="red 4")),
            {"map:1": "Mutsu is complete", "map:2": "Mutsu is complete"},
        ),
        (
            acting(
                "mapping", "red: 20 ryo; surveyors Mutsu Ezo", tiles(Mutsu="red 4", Ezo="red 2")
            ),
            {"map:1": "Ezo and Mutsu are complete", "map:2": "Ezo and Mutsu are complete"},
        ),
        (
            acting(
                "mapping", "red: 20 ryo; surveyors Mutsu Dewa", tiles(Mutsu="red 4", Dewa="red 2")
            ),
            {"map:2": "Dewa takes 1 more marker, not 2"},
        ),
        (
            acting("mapping", "red: 20 ryo; surveyors Mutsu Dewa", tiles(Dewa="red 2")),
            {},
        ),
        (
            acting("mapping"),
            dict.fromkeys(("map:1", "map:2"), "player 1 has no surveyor on the map"),
        ),
        (
            acting("great", "red: 5 ryo; surveyors Mutsu"),
            {"great:rich": "that costs 10 Ryo, and player 1 has 5"},
        ),
        (
            acting("great", "red: 20 ryo; surveyors Mutsu", tiles(Mutsu="red 4")),
            dict.fromkeys(("great:plain", "great:rich", "done"), "Mutsu is complete"),
        ),
        (
            acting("great"),
            dict.fromkeys(
                ("great:plain", "great:rich", "done"), "player 1 has no surveyor on the map"
            ),
        ),
    ],
)
def test_a_dimmed_button_blames_what_is_to_blame(state, reasons):
    assert dimmed(state) == reasons


def test_the_first_reason_is_about_the_row_that_was_touched():
    match = Match(kaigan, 4, start=read("row 3: blue"))
    session = Session(match, Viewer(uncovered=True))
    told = [each.text for each in session.why_not(["row:3"])]
    assert told == ["Not possible: row 3 is claimed by Player 3 already"]


@pytest.mark.parametrize(
    ("touch", "said"),
    [
        ("tile:Ezo", "surveyors go to Ezo in phase 2, actions"),
        ("map:1", "that is done in phase 2, actions"),
    ],
)
def test_what_is_for_another_phase_is_named(touch, said):
    session = Session(Match(kaigan, 4, start=read("turn: red")), Viewer(uncovered=True))
    told = [each.text for each in session.why_not([touch])]
    assert told == [f"Not possible: {said}; now cards are laid and rows claimed"]


def test_in_another_phase_nothing_else_is_said():
    session = Session(Match(kaigan, 4, start=acting("artistic")), Viewer(uncovered=True))
    told = [each.text for each in session.why_not(["space:3/1"])]
    assert told == ["Not possible: a card is laid in phase 1, cards; now the rows act"]
