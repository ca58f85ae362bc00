"""Kanagawa, learned by doing: decisions that are better than others, and whole turns."""

from __future__ import annotations

from ...core.lesson import Level, Well, Whole, never
from .predicates import (
    adds,
    done_working,
    either,
    has_assistant,
    has_diploma,
    leaves,
    paints,
    passes,
    places,
    print_of,
    run_of,
    shifts,
    takes,
    trees_of,
)

WELL, TURN = "Play well", "A whole turn"

PLAY_WELL = (
    Level(
        WELL,
        "The fourth tree is in your hand",
        "step: work\nasked: trees-A\n"
        "player 1: forest; print G01 G04 G07; studio G02; hand G05; fresh 1\n"
        "player 2: ocean; print B04",
        "Three trees are painted: 3 Harmony now. Do you take the diploma?",
        leaves("trees-A"),
        ("KAN-DIP-03", "KAN-DIP-04"),
        "One diploma of each category. What do four and five trees pay?",
        ("leave trees-A",),
        "Your next tree is in your hand, and player 2 has none: the better diplomas wait for you.",
        astray=("claim trees-A",),
        well=Well(
            3.5, 80, (("claim trees-A", "3 Harmony, and the category of trees is closed to you."),)
        ),
    ),
    Level(
        WELL,
        "Two brushes, three trees",
        "step: work\nplayer 1: forest; studio G01; hand G12; fresh 1; brushes 1\nplayer 2: ocean",
        "Your card paints three trees with two forests. What do you do first?",
        either(places("forest"), shifts("forest")),
        ("KAN-PRINT-02", "KAN-BRUSH-01"),
        "A second forest icon is free, and a second brush lies beside it.",
        ("place forest",),
        "The second brush makes it two forests: three trees at once, and a diploma with them.",
        astray=("studio G12",),
        well=Well(3.1, 80, (("studio G12", "The three trees are lost for a single plain icon."),)),
    ),
    Level(
        WELL,
        "Spring after spring",
        "step: work\nplayer 1: forest; print R01 G01 B01; hand Y01 Y05; fresh 1; brushes 0\n"
        "player 2: ocean; print B04",
        "One brush, two cards that need a forest. Which one is for the print?",
        either(paints("Y01"), adds("Y05")),
        ("KAN-SCORE-03", "KAN-STUDIO-06"),
        "Your print shows three springs in a row.",
        ("print Y01",),
        "Your row is four cards long now, and the card has 1 Harmony; the other has the Assistant.",
        astray=("print Y05",),
        well=Well(
            1.4,
            80,
            (
                ("print Y05", "Winter ends your row of springs."),
                ("studio Y01", "Its spring and its 1 Harmony are covered."),
            ),
        ),
    ),
    Level(
        WELL,
        "The Assistant at the end",
        "round: 9\nstep: work\nassistant: player 2\nplayer 1: forest; print G04 G07 G10 B04 B07 "
        "B10 R04 R07 R10 Y04; hand G05 R05; fresh 1; brushes 1; took trees-A animals-C; "
        "left characters-A characters-B\nplayer 2: ocean; print B01 B02 R01 R02 Y02",
        "Your last work: one card completes the print, the other goes to the studio. Which?",
        either(paints("G05"), adds("R05")),
        ("KAN-STUDIO-06", "KAN-SCORE-06"),
        "The monk's card has the Assistant on its left.",
        ("print G05",),
        "In the studio the monk brings the Assistant: you end as Grand Master, 2 Harmony.",
        astray=("print R05",),
        well=Well(
            3.9,
            80,
            (
                ("print R05", "Painted, it covers its Assistant: player 2 is Grand Master."),
                ("studio G05", "Then only the monk is left to paint, with the Assistant."),
            ),
        ),
    ),
    Level(
        WELL,
        "Wait, or go",
        "school: R04, G13\nplayer 1: forest; print G04 G05; fresh 1; brushes 1\n"
        "player 2: ocean; print G07 G10",
        "You have a brush on a forest and choose first. Take a card, or pass?",
        passes,
        ("KAN-SCHOOL-05", "KAN-SCHOOL-09"),
        "If you pass, player 2 takes one column or a second card comes to both.",
        ("pass",),
        "Whatever player 2 does, you still get a column, and probably a longer one.",
        astray=("take 2",),
        well=Well(
            2.1,
            80,
            (
                ("take 2", "Two trees now, but one card. Player 2 has no forest and leaves it."),
                ("take 1", "The monk needs an ocean that you do not have."),
            ),
        ),
    ),
    Level(
        WELL,
        "The last lesson",
        "deck: empty\nschool: R13 blue, B08 G15\n"
        "player 1: forest; print G05 B05 R05 Y05; studio G02; fresh 1 2\n"
        "player 2: ocean; print B04",
        "This round is the last. Which column brings more?",
        takes(2),
        ("KAN-END-01", "KAN-SCORE-06"),
        "Look at the left strips: where is the Assistant?",
        ("take 2",),
        "Both of its cards have the Assistant for the studio, and one more Harmony with it.",
        astray=("take 1",),
        well=Well(2.8, 80, (("take 1", "The farmer's autumn ends your row of winters."),)),
    ),
)

WHOLE_TURN = (
    Level(
        TURN,
        "Two cards, two brushes",
        "step: work\nplayer 1: forest; studio G05; hand G01 G04; fresh 1; brushes 1\n"
        "player 2: ocean",
        "Paint both cards, then finish your work.",
        never,
        ("KAN-PRINT-01", "KAN-BRUSH-01", "KAN-WORK-05"),
        "One card needs a forest, the other an ocean.",
        ("place ocean", "print G01", "print G04", "done"),
        "Each card found a brush on its landscape.",
        whole=Whole(
            done_working,
            (
                ("The pink tree is painted.", print_of("G01")),
                ("The snowy tree, too.", print_of("G04")),
            ),
        ),
    ),
    Level(
        TURN,
        "Studio first",
        "step: work\nplayer 1: forest; hand R03 G12; fresh 1; brushes 1\nplayer 2: ocean",
        "Paint three trees in this round, and take the diploma for them.",
        never,
        ("KAN-STUDIO-03", "KAN-PRINT-02", "KAN-DIP-01"),
        "The card with three trees needs two forests. The other card has one on its left.",
        (
            "studio R03",
            "leave landscapes-A",
            "place forest",
            "print G12",
            "claim trees-A",
            "done",
        ),
        "A new icon, a brush on it, and the large card: in this order, all in one round.",
        whole=Whole(
            done_working,
            (
                ("Your print shows three trees.", trees_of(3)),
                ("The diploma for three trees is yours.", has_diploma("trees-A")),
            ),
        ),
    ),
    Level(
        TURN,
        "The end of the work",
        "round: 9\nstep: work\nassistant: player 2\n"
        "player 1: forest; print G05 B05 Y05 R06 B06 Y06 G15; studio R04 B08; hand R05 G04; "
        "fresh 1; brushes 1; took trees-A; left animals-A landscapes-A landscapes-B landscapes-C\n"
        "player 2: ocean; print B01",
        "Lengthen your row of winters, hold the Assistant at the end, and finish your work.",
        never,
        ("KAN-SCORE-03", "KAN-STUDIO-06", "KAN-BRUSH-01"),
        "Both cards show winter. Only one of them has an Assistant, and it needs the studio.",
        ("studio R05", "place ocean", "print G04", "done"),
        "One card for the row, one for the Assistant. Both painted would have lost it.",
        whole=Whole(
            done_working,
            (
                ("Your row of one season is longer than before.", run_of),
                ("The Assistant is yours.", has_assistant),
            ),
        ),
    ),
)
