"""Kaigan, learned by doing: dice, scoring, income, honor, ties and the end.

Nobody decides anything in these phases, so a level ends one: its last move lets them happen.
"""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from ..board import printed
from ..rules.moves import Act, Flexible, Map, Quadrant, Send
from .predicates import does

LAST = "row 1: yellow\nrow 2: blue\nrow 3: red; 5 {} of red\nrow 4: green\n"


def last(card: str, rest: str, turn: str = "") -> str:
    """Red acts on the last card of the round; only the printed Reputation of row 4 follows."""
    return f"{turn}phase: actions 3/5\nquadrant: yellow\n{LAST.format(card)}{rest}"


def tiles(**marked: str) -> str:
    """The first ten tiles, some with markers on them."""
    names = [tile.name for tile in printed("japan").tiles[:10]]
    return "map: " + "; ".join(f"{name} {marked.get(name, '')}".strip() for name in names)


GOAL = (
    Level(
        "What you play for",
        "A tile of the coast",
        last("mapping", f"red: 8 ryo; surveyors Ezo\n{tiles(Ezo='red 1')}"),
        "You map the coast of Japan. Ezo lacks one marker: put it there.",
        does(Map, tile="Ezo", markers=1),
        ("KAI-P4-02", "KAI-P4-05"),
        "Touch the button for 1 marker, then Ezo.",
        ("map Ezo 1",),
        "Ezo is complete: at the end of the round it pays its size, 2 Honor. Most Honor wins.",
        lights=True,
    ),
    Level(
        "What you play for",
        "A card in your row",
        last("artistic", "red: 8 ryo"),
        "Cards on the grid are actions, and your next one is ringed. Use its main action.",
        does(Act),
        ("KAI-ACT-01", "KAI-P2-02"),
        "What the ringed card can do stands beside the board, its main action first.",
        ("act",),
        "The number at your disc is money every round, and Honor after rounds 2 and 4.",
        worse=(
            ("send", "That is the back of the card: 2 Ryo for a surveyor, and no step."),
            ("pass", "The card brings you nothing then."),
        ),
    ),
    Level(
        "What you play for",
        "Or for money",
        last("flexible", "red: 3 ryo"),
        "You want two markers with your next card: 6 Ryo. You have 3. How do you use this one?",
        does(Flexible, choice="ryo"),
        ("KAI-ACT-16", "KAI-END-10"),
        "A flexible card has three ways; what do they cost?",
        ("flexible ryo",),
        "3 and 3 are 6 Ryo. Money pays for surveyors and markers; the richest gets 5 Honor.",
        astray=("flexible artistic", "pass"),
        worse=(
            ("flexible", "A step costs your 3 Ryo: nothing is left for markers."),
            ("send", "A surveyor costs 2 Ryo: 1 is left, and no marker is so cheap."),
            ("pass", "You keep 3 Ryo, and 6 are wanted."),
        ),
    ),
    Level(
        "What you play for",
        "The tile that pays",
        last("mapping", f"red: 2 ryo; surveyors Mutsu Echigo\n{tiles(Echigo='yellow 2')}"),
        "2 Ryo, one marker. Your surveyors stand on Mutsu and Echigo: which tile pays this round?",
        does(Map, tile="Echigo"),
        ("KAI-P4-02", "KAI-P4-05"),
        "A tile pays when all its places are taken, no matter by whom.",
        ("map Echigo 1",),
        "Echigo is complete: 3 Honor for everybody who has a marker on it, for yellow as well.",
        astray=("map Mutsu 1", "pass"),
        worse=(
            ("map Mutsu", "Mutsu has four places: it stays incomplete, and pays nothing."),
            ("send", "A surveyor costs your 2 Ryo, and no tile is complete by one."),
            ("pass", "No tile is complete, and none pays."),
        ),
    ),
    Level(
        "What you play for",
        "The last action",
        last(
            "flexible",
            "red: 9 ryo; artistic 3\nyellow: 20 ryo\nblue: 0 ryo\ngreen: 0 ryo",
            "round: 5\n",
        ),
        "The last action of the game, and yellow is far richer. What brings you most Honor?",
        does(Flexible, choice="honor"),
        ("KAI-ACT-18", "KAI-END-10"),
        "Money is worth Honor to the richest only. What can you buy for 8 Ryo?",
        ("flexible honor",),
        "4 Honor for 8 Ryo. Yellow is the richest either way, and blue and green are poorer still.",
        astray=("flexible ryo", "flexible artistic"),
        worse=(
            ("flexible ryo", "12 Ryo: yellow is still the richest, and you get nothing for them."),
            ("flexible artistic", "One step on Artistic is worth 1 Honor now: 4 are to be had."),
            ("flexible", "A step here brings you no Honor: others share that track with you."),
            ("send", "A surveyor brings 1 Honor at the end, and costs 2 Ryo: 4 are to be had."),
            ("pass", "9 Ryo are worth nothing to you after the game."),
        ),
    ),
)

ROUNDS = (
    Level(
        "Dice and scoring",
        "Before the dice",
        last("mapping", f"red: 8 ryo; surveyors Rikuchu Sado\n{tiles(Rikuchu='blue 1')}"),
        "Soon the dice fill columns. Complete Rikuchu now, together with blue.",
        does(Map, tile="Rikuchu"),
        ("KAI-P4-02", "KAI-P4-03", "KAI-P4-05", "KAI-P4-15", "KAI-P3-04", "KAI-COMP-10"),
        "A tile is complete when all its places are taken.",
        ("map Rikuchu 1",),
        "In the scoring red and blue get 2 Honor each, the size, and a step on Artistic each.",
        astray=("map Sado 1",),
        mistakes=(Mistake("roll 7", "KAI-COMP-10", "phase: neutral\n"),),
    ),
    Level(
        "Dice and scoring",
        "Travel pays twice",
        last(
            "mapping",
            f"red: 8 ryo; surveyors Mutsu Dewa\n"
            f"{tiles(Mutsu='red 1 yellow 1', Dewa='red 1 yellow 1')}",
        ),
        "Mutsu and Dewa have a marker of yours. Where do two more bring the most Honor?",
        does(Map, tile="Mutsu", markers=2),
        ("KAI-P4-07", "KAI-P4-08", "KAI-P4-17"),
        "The kind of a tile stands at its name. Travel pays for each marker of yours, too.",
        ("map Mutsu 2",),
        "Size 4 plus three markers: 7 Honor and three steps on Travel.",
        astray=("map Dewa 1", "map Mutsu 1"),
        but="Another tile, or one marker more, brings more Honor.",
    ),
    Level(
        "Dice and scoring",
        "The draw pile",
        last("artistic", f"red: 8 ryo; surveyors Ezo\n{tiles(Ezo='red 1 blue 1')}"),
        "Ezo is complete: your surveyor there would go home. Have them on Sado in time.",
        does(Send, origin="Ezo", tile="Sado"),
        ("KAI-P4-04", "KAI-P4-11", "KAI-P4-12", "KAI-P4-13", "KAI-SET-04"),
        "A marker scores without its surveyor.",
        ("send Ezo Sado",),
        "Your marker on Ezo scores all the same; a tile from the pile will take its place.",
        astray=("act",),
        mistakes=(
            Mistake(
                "reveal Ezo",
                "KAI-SET-04",
                "phase: scoring\ndice: 1 6\nbox: Ezo\n"
                "map: empty; Mutsu; Rikuchu; Dewa; Sado; Echigo; Noto; Wakasa; Tango; Inaba",
            ),
        ),
        but="Your surveyor on Ezo goes home when the tile is scored.",
    ),
    Level(
        "Income and honor",
        "Income",
        last("flexible", "red: 3 ryo; artistic 2; government 2"),
        "Your discs stand at 2 and 5. Which step makes 9 Ryo of the income of 7?",
        does(Flexible, choice="government"),
        ("KAI-P5-01", "KAI-P5-02", "KAI-P5-04"),
        "Income is the sum of the two numbers at your discs. Which step is longer?",
        ("flexible government",),
        "Income is the number at Artistic plus the number at Government: 2 + 7.",
        astray=("flexible artistic", "flexible travel"),
        but="That step adds less to your income.",
    ),
    Level(
        "Income and honor",
        "Honor in round 2",
        last(
            "government",
            "red: 3 ryo; government 1\nyellow: government 2\nblue: government 1",
            "round: 2\n",
        ),
        "After this round Government is compared and reset. Catch up with yellow.",
        does(Act),
        ("KAI-P6-03", "KAI-P6-04", "KAI-P6-05", "KAI-P6-07", "KAI-RULING-37"),
        "Who is first on Government gets Honor, and equals share.",
        ("act",),
        "A tie for first: 2 Honor for each of you, and nothing for second.",
        astray=("pass",),
    ),
    Level(
        "Income and honor",
        "Artistic stays",
        last("flexible", "red: 3 ryo; artistic 3; government 3", "round: 4\n"),
        "All Government discs go back to 0 after this round. Buy the step that lasts.",
        does(Flexible, choice="artistic"),
        ("KAI-P6-02", "KAI-P6-07", "KAI-P6-08"),
        "Which of the two tracks is never reset?",
        ("flexible artistic",),
        "Artistic is never reset: 4 Honor now, and again at the end.",
        astray=("flexible government",),
        but="The Government disc goes back to 0 after this round.",
    ),
    Level(
        "The end",
        "The race on Travel",
        last("flexible", "red: 10 ryo; travel 4\nyellow: travel 5\nblue: travel 2", "round: 5\n"),
        "The last round. First on Travel gets 8 Honor, second 5. Tie with yellow for first.",
        does(Flexible, choice="travel"),
        ("KAI-END-03", "KAI-END-04", "KAI-END-06", "KAI-END-07"),
        "The discs on Travel say who is first.",
        ("flexible travel",),
        "Both get 8 now, and blue, next behind a tie, gets 2 instead of 5.",
        astray=("flexible honor",),
        but="It is worth less than a place on Travel.",
    ),
    Level(
        "The end",
        "The poorest",
        last(
            "flexible",
            "red: 6 ryo\nyellow: 7 ryo\nblue: 9 ryo\ngreen: 12 ryo",
            "round: 5\n",
        ),
        "Whoever has the least money loses 3 Honor. Do not let it be you.",
        does(Flexible, choice="ryo"),
        ("KAI-END-10", "KAI-END-11", "KAI-END-12"),
        "Compare the Ryo in the purses below.",
        ("flexible ryo",),
        "9 Ryo: now yellow is the poorest. The richest gets 5 Honor.",
        astray=("flexible artistic",),
        but="You stay the poorest, and lose 3 Honor.",
    ),
    Level(
        "The end",
        "What is left on the map",
        last(
            "mapping",
            f"red: 9 ryo; surveyors Mutsu Wakasa\n{tiles(Wakasa='red 2', Tango='red 3')}",
            "round: 5\n",
        ),
        "Surveyors on incomplete tiles are 1 Honor each, pairs of markers too. Make three pairs.",
        does(Map, markers=1),
        ("KAI-END-13", "KAI-END-14", "KAI-END-15", "KAI-RULING-43", "KAI-END-01"),
        "Five markers of yours are on the map; one more is enough.",
        ("map Mutsu 1",),
        "Two surveyors and three pairs: 5 Honor.",
        astray=("map Mutsu 2",),
        mistakes=(Mistake("map Mutsu 1", "KAI-END-01", "round: 5\nphase: over\nquadrant: red\n"),),
    ),
)

HOUSE_RULES = (
    Level(
        "House rules",
        "A pass is the whole turn",
        "options: quadrant_pass_then_claim=False\nround: 2\nquadrant: red\nturn: red",
        "At this table the pass ends the turn. Use it, and see who is next.",
        does(Quadrant),
        ("KAI-RULING-03", "KAI-FLOW-02"),
        "Its holder may pass once, in place of a card.",
        ("quadrant",),
        "Yellow is next. By our own ruling you could have claimed a row first.",
        mistakes=(Mistake("act", "KAI-FLOW-02"),),
    ),
)
