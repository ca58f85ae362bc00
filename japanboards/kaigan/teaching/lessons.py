"""Kaigan, learned by doing: the levels, in chapters that follow a round phase by phase.

Data and predicates only; the widget that puts them on the screen knows no rule.
"""

from __future__ import annotations

from ...core.lesson import Level, Mistake, Signs, Windows
from ..rules.moves import Lay, Quadrant, Stop
from .lessons_actions import ACTIONS, MAPPING, SENDING
from .lessons_rounds import GOAL, HOUSE_RULES, ROUNDS
from .lessons_well import PLAY_WELL, WHOLE_TURN
from .predicates import claims, does, lays_in

HOLDER = "round: 2\nquadrant: red\n"
FULL = (
    "row 1: yellow\nrow 2: blue\nrow 3: green\n"
    "row 4: free; 1 dispatch of yellow; 2 mapping of blue; 3 great of green; 4 mapping of green"
)

CARDS = (
    Level(
        "Cards and rows",
        "Your first card",
        "turn: red",
        "Lay any card on a free space: touch a card, then a space of the grid.",
        does(Lay),
        ("KAI-P1-01", "KAI-P1-02", "KAI-P1-03", "KAI-COMP-01", "KAI-COMP-08"),
        "Gray spaces have a printed action; every other one is free.",
        ("lay mapping 2 1",),
        "A turn opens with a card. Whoever claims its row will use it, not whoever laid it.",
        mistakes=(
            Mistake("lay mapping 1 1", "KAI-P1-03"),
            Mistake("lay mapping 1 9", "KAI-COMP-01"),
            Mistake("lay job 2 1", "KAI-COMP-08"),
            Mistake("stop", "KAI-P1-02"),
        ),
        lights=True,
    ),
    Level(
        "Cards and rows",
        "One card on a space",
        "row 2: free; 1 mapping of yellow; 3 dispatch of blue; 4 great of green",
        "Row 2 looks rich already. Lay a card of yours in it, too.",
        lays_in(2),
        ("KAI-P1-04", "KAI-P1-03"),
        "A space takes one card; printed spaces take none.",
        ("lay flexible 2 5",),
        "A space takes one card, whoever laid it.",
        astray=("lay flexible 3 1",),
        mistakes=(
            Mistake("lay flexible 2 1", "KAI-P1-04"),
            Mistake("lay flexible 2 2", "KAI-P1-03"),
        ),
        but="That is another row.",
    ),
    Level(
        "Cards and rows",
        "First the card, then the row",
        "row 2: free; 1 mapping of yellow; 3 dispatch of blue",
        "You want row 2 before somebody else takes it. Lay a card in it, then claim it.",
        claims(2),
        ("KAI-P1-07", "KAI-P1-08", "KAI-RULING-09", "KAI-P1-02"),
        "Touch a card and space 14 or 18, in row 2, then the circle at the left end of the row.",
        ("lay great 2 4", "claim 2"),
        "The row is yours: you will act on every space of it, in order.",
        goes_on=lays_in(2),
        astray=("lay artistic 3 1",),
        mistakes=(
            Mistake("claim 2", "KAI-P1-07"),
            Mistake("claim 2", "KAI-RULING-09"),
            Mistake(
                "lay mapping 3 1",
                "KAI-P1-02",
                "turn: red, opened\nrow 2: free; 4 great of red",
            ),
        ),
        lights=True,
    ),
    Level(
        "Cards and rows",
        "Or wait",
        "turn: red, opened\nrow 3: free; 1 mapping of red",
        "You laid a card, and no row is good enough yet. Claim none and end your turn.",
        does(Stop),
        ("KAI-P1-09", "KAI-P1-10", "KAI-RULING-02"),
        'The button "Claim no row yet" ends your turn without a claim.',
        ("stop",),
        "Waiting makes the rows richer, but somebody else may take yours.",
        astray=("claim 1",),
        mistakes=(Mistake("stop", "KAI-RULING-02", "turn: red"),),
        lights=True,
    ),
    Level(
        "Cards and rows",
        "A claimed row is closed",
        "row 2: yellow; 1 mapping of yellow; 3 dispatch of blue\nrow 1: blue\nturn: red, opened",
        "You want a row now, and two are gone. Which can you have?",
        claims(3, 4),
        ("KAI-P1-05", "KAI-P1-08", "KAI-RULING-05"),
        "A row that is free shows its number in the circle.",
        ("claim 3",),
        "Any vacant row may be claimed, even one without a single card.",
        mistakes=(
            Mistake("claim 2", "KAI-P1-08"),
            Mistake("lay great 2 4", "KAI-P1-05"),
        ),
    ),
    Level(
        "Cards and rows",
        "Three players",
        "players: 3\nturn: red, opened\nrow 1: yellow\nrow 2: free; 1 great of red",
        "With three players one row is not used. Claim one of those that are left.",
        claims(2, 3),
        ("KAI-P1-14",),
        "There are as many rows as players.",
        ("claim 2",),
        "There are always as many rows as players, so everybody gets one.",
        mistakes=(
            Mistake("claim 4", "KAI-P1-14"),
            Mistake("lay mapping 4 1", "KAI-P1-14"),
        ),
    ),
    Level(
        "Cards and rows",
        "The last card",
        "turn: red, opened\nrow 2: free; 1 mapping of red; 3 dispatch of red; 4 great of red\n"
        "row 3: free; 1 artistic of red; 2 government of red; 3 flexible of red",
        "All six cards of yours are laid. Find out what you have to do now.",
        claims(),
        ("KAI-P1-12",),
        "Who has no card left cannot wait for a better row.",
        ("claim 3",),
        "Who lays the last card claims a row at once.",
        mistakes=(Mistake("stop", "KAI-P1-12"),),
        free=("KAI-P1-12",),
    ),
    Level(
        "Cards and rows",
        "No space left",
        f"turn: red\n{FULL}",
        "Only row 4 is left, and there is no space for a card in it. What now?",
        claims(4),
        ("KAI-RULING-04", "KAI-RULING-06"),
        "No card can be laid, so the claim comes first for once.",
        ("claim 4",),
        "Who can lay nothing has to claim.",
        mistakes=(Mistake("stop", "KAI-RULING-04"),),
    ),
)

QUADRANT_CARD = (
    Level(
        "The Quadrant Card",
        "A pass",
        f"{HOLDER}row 2: free; 1 dispatch of blue",
        "You hold the Quadrant Card. Put it back instead of laying a card.",
        does(Quadrant),
        ("KAI-P1-06", "KAI-ACT-22", "KAI-RULING-12", "KAI-RULING-11", "KAI-RULING-07"),
        "Its holder may pass once, in place of a card.",
        ("quadrant",),
        "You kept all your cards, and you may still claim a row in this turn.",
        astray=("lay mapping 2 3",),
        mistakes=(
            Mistake("quadrant", "KAI-P1-06", f"{HOLDER}turn: blue"),
            Mistake("quadrant", "KAI-RULING-11", "round: 2\nturn: red"),
            Mistake("quadrant", "KAI-RULING-07", "turn: red"),
        ),
        lights=True,
    ),
    Level(
        "The Quadrant Card",
        "Its space stays closed",
        f"{HOLDER}turn: red",
        "The Quadrant Card lies before you, and its space looks empty. Lay a card in row 1.",
        lays_in(1),
        ("KAI-RULING-08", "KAI-P1-03"),
        "Printed spaces never take a card.",
        ("lay mapping 1 2",),
        "The space of the Quadrant Card is printed and never takes another card.",
        mistakes=(Mistake("lay mapping 1 3", "KAI-RULING-08"),),
    ),
)

LEVELS = (
    *GOAL,
    *CARDS,
    *QUADRANT_CARD,
    *ACTIONS,
    *SENDING,
    *MAPPING,
    *ROUNDS,
    *HOUSE_RULES,
    *PLAY_WELL,
    *WHOLE_TURN,
)

SIGNS: Signs = {  # by chapter: the beginning of a mark's id, and what the mark means
    "What you play for": (
        ("slot:1:", "a place for a marker: a tile has as many as its size"),
        ("pawn:", "a surveyor of yours; markers go where one stands"),
        ("disc:artistic:0", "your disc on a track"),
        ("money:0", "your Ryo"),
    ),
    "Cards and rows": (
        ("space:0", "a printed space: nobody lays a card there"),
        ("row:", "claim the row; you act on all its spaces, in order"),
        ("card:mapping", "a card of yours: what it does, and what that costs"),
    ),
    "The Quadrant Card": (("space:8", "its place in row 1: whoever claims the row takes it"),),
    "Actions": (
        ("now", "the space that is resolved now"),
        ("money:0", "your Ryo; nobody goes into debt"),
        ("disc:artistic:0", "your disc on a track: each step raises what it pays"),
    ),
    "Surveyors": (
        ("supply:0", "your surveyors at home"),
        ("square:0", "a tile of the coast"),
        ("money:0", "your Ryo"),
    ),
    "Mapping": (
        ("slot:", "a place for a marker; a tile is complete when all are taken"),
        ("pawn:", "a surveyor: without one no marker"),
    ),
    "Dice and scoring": (
        ("plate:0", "a tile's kind: its track goes up by one for each marker of yours"),
        ("slot:", "a place for a marker: the size is the Honor for everybody who has one"),
        ("column:", "a die fills a place on both tiles of its column"),
    ),
    "Income and honor": (
        ("disc:artistic:0", "Artistic: its number is Ryo every round, Honor after rounds 2 and 4"),
        (
            "disc:government:0",
            "Government: Ryo; first and second get Honor, then it is 0",
        ),
    ),
    "Play well": (
        ("plate:1", "a tile's kind; Travel pays Honor for each marker of yours as well"),
        ("disc:artistic:0", "Artistic: its number is Ryo every round, Honor after rounds 2 and 4"),
    ),
    "The end": (
        (
            "disc:travel:0",
            "Travel at the end: 8, 5 and 2 Honor for the first three",
        ),
        ("money:0", "the least Ryo costs 3 Honor"),
    ),
}

WINDOWS: Windows = {  # by chapter: what of the board is shown
    "Cards and rows": ("row:", "space:", "card:"),
    "The Quadrant Card": ("row:", "space:", "card:"),
    "Mapping": ("square:", "column:"),
}
