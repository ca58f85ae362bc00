"""Kanagawa, learned by doing: the studio, brushes, the print, and cards that are kept."""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from .predicates import adds, both_ways, finishes, paints, places, shifts

DESK, BRUSHES, PRINT = "The studio", "Brushes", "The print"

STUDIO = (
    Level(
        DESK,
        "A card for the studio",
        "step: work\nschool: -, R01\nplayer 1: forest; hand G05",
        "Add your card to your studio: touch the card, then the button.",
        adds("G05"),
        ("KAN-STUDIO-01", "KAN-WORK-01", "KAN-CARD-02", "KAN-SCHOOL-10"),
        "The left strip of the card shows what it brings: an ocean icon.",
        ("studio G05",),
        "Any card may go to the studio. Its left half counts there, its right half never will.",
        mistakes=(
            Mistake("done", "KAN-WORK-01"),
            Mistake("studio G04", "KAN-WORK-01"),
            Mistake("take 2", "KAN-SCHOOL-10"),
            Mistake("studio X99", "KAN-COMP-02"),
        ),
        lights=True,
    ),
    Level(
        DESK,
        "A new brush",
        "step: work\nplayer 1: forest; hand G14",
        "You have two brushes and want a third. The left strip of your card shows one.",
        adds("G14"),
        ("KAN-STUDIO-04", "KAN-STUDIO-05", "KAN-CARD-04"),
        "Supplies act at once: watch the number beside your brush.",
        ("studio G14",),
        "You took a brush from the reserve: three are yours now.",
    ),
    Level(
        DESK,
        "The Assistant",
        "step: work\nassistant: player 2\nplayer 1: forest; hand G02",
        "Player 2 has the Assistant. A card that shows it brings it along: how do you get it?",
        adds("G02"),
        ("KAN-STUDIO-06", "KAN-ROUND-03", "KAN-TOK-05"),
        "The Assistant comes with the card as soon as it joins your studio.",
        ("studio G02",),
        "Whoever has the Assistant when the round ends becomes Grand Master and begins the next.",
    ),
    Level(
        DESK,
        "Done for today",
        "step: work\nplayer 1: forest; studio G05; fresh 1 2",
        "All cards are played: finish your work.",
        finishes,
        ("KAN-WORK-02", "KAN-RULING-26", "KAN-RULING-40"),
        "The button stands on the right.",
        ("done",),
        "Brushes stay where they are; arrows and brushes are fresh again next round.",
        lights=True,
    ),
)

BRUSH = (
    Level(
        BRUSHES,
        "Your first brush",
        "step: work\nplayer 1: forest",
        "Place a brush on your forest icon: touch the brush, then the icon.",
        places("forest"),
        ("KAN-BRUSH-01", "KAN-BRUSH-03", "KAN-BRUSH-06", "KAN-CARD-03"),
        "Your two brushes wait beside the word Studio.",
        ("place forest",),
        "A brush on a forest icon can paint forests. Placing is free.",
        mistakes=(
            Mistake("place ocean", "KAN-BRUSH-03"),
            Mistake("place lake", "KAN-CARD-03"),
            Mistake("place forest", "KAN-BRUSH-06", "step: work\nplayer 1: forest; fresh 1"),
            Mistake(
                "place ocean", "KAN-BRUSH-01", "step: work\nplayer 1: forest; studio G05; brushes 0"
            ),
        ),
        lights=True,
    ),
    Level(
        BRUSHES,
        "New icons work at once",
        "step: work\nplayer 1: forest; hand G05; fresh 1",
        "Have a brush on an ocean in this round. The card in your hand brings one.",
        places("ocean"),
        ("KAN-STUDIO-03", "KAN-WORK-05", "KAN-BRUSH-02"),
        "A new icon can be used in the same round.",
        ("studio G05", "place ocean"),
        "Studio cards and brushes may be mixed in any order.",
        goes_on=adds("G05"),
    ),
    Level(
        BRUSHES,
        "Moving a brush",
        "step: work\nplayer 1: forest; studio G05; fresh 1; brushes 0",
        "Move your brush from the forest to the ocean: touch the brush, then the icon.",
        shifts("ocean"),
        ("KAN-BRUSH-04", "KAN-BRUSH-05", "KAN-START-04", "KAN-RULING-28"),
        "Your starting tile has an arrow: one move each round.",
        ("shift forest ocean",),
        "Each arrow moves one brush once a round.",
        mistakes=(
            Mistake("shift mountain ocean", "KAN-BRUSH-04"),
            Mistake(
                "shift forest ocean",
                "KAN-BRUSH-05",
                "step: work\narrows used: 1\nplayer 1: forest; studio G05; fresh 1; brushes 0",
            ),
        ),
        lights=True,
    ),
)

PAINTING = (
    Level(
        PRINT,
        "Your first painting",
        "step: work\nplayer 1: forest; hand G01; fresh 1",
        "Your card needs a forest, and your brush stands on one: paint it.",
        paints("G01"),
        ("KAN-PRINT-01", "KAN-CARD-07", "KAN-RULING-30"),
        "Touch the card, then Paint it.",
        ("print G01",),
        "The card joins the open end of your print. Its left half is covered for good.",
        astray=("studio G01",),
        mistakes=(
            Mistake("print G04", "KAN-PRINT-01", "step: work\nplayer 1: forest; hand G04; fresh 1"),
            Mistake("print G04", "KAN-CARD-07", "step: work\nplayer 1: forest; hand G04; fresh 1"),
        ),
        lights=True,
    ),
    Level(
        PRINT,
        "Brush first",
        "step: work\nplayer 1: forest; hand G01 G05",
        "Paint the winter tree. It needs a forest, and both your brushes lie beside the studio.",
        paints("G05"),
        ("KAN-BRUSH-01", "KAN-PRINT-01"),
        "A brush beside the studio paints nothing.",
        ("place forest", "print G05"),
        "A brush on the right icon, and the card may be painted.",
        goes_on=places("forest"),
        astray=("studio G05",),
        but="In the studio its picture is covered for good.",
    ),
    Level(
        PRINT,
        "Two landscapes, two brushes",
        "step: work\nplayer 1: forest; studio G02; hand G12; fresh 1; brushes 1",
        "Your card needs two forests. Paint its three trees.",
        paints("G12"),
        ("KAN-PRINT-02", "KAN-RULING-29"),
        "Each landscape on the card takes a brush of its own.",
        ("place forest", "print G12"),
        "Each landscape takes a brush of its own.",
        goes_on=places("forest"),
        mistakes=(Mistake("print G12", "KAN-PRINT-02"),),
    ),
    Level(
        PRINT,
        "Move, then paint",
        "step: work\nplayer 1: forest; studio G05; hand G08; fresh 1; brushes 0",
        "Your card needs an ocean, and your only brush stands on a forest. Paint it all the same.",
        paints("G08"),
        ("KAN-BRUSH-04", "KAN-BRUSH-05"),
        "An arrow moves a brush, once a round.",
        ("shift forest ocean", "print G08"),
        "Plan your arrows: they come back only next round.",
        goes_on=shifts("ocean"),
    ),
    Level(
        PRINT,
        "The golden rules",
        "step: work\nplayer 1: forest; studio G05; hand B13 G01; fresh 1; brushes 0",
        "Two cards, two forests, one brush: paint one card, then add the other to your studio.",
        both_ways,
        ("KAN-BRUSH-07", "KAN-BRUSH-08", "KAN-RULING-27", "KAN-RULING-26"),
        "A brush paints once a round, and an icon serves once a round.",
        ("print G01", "studio B13"),
        "Neither moving the brush nor another brush on that icon would have helped.",
        goes_on=paints("B13", "G01"),
        astray=("studio B13",),
        mistakes=(
            Mistake(
                "print B13",
                "KAN-BRUSH-07",
                "step: work\nplayer 1: forest; hand B13; spent 1; used 1",
            ),
            Mistake(
                "print B13",
                "KAN-BRUSH-08",
                "step: work\narrows used: 1\n"
                "player 1: forest; studio G05; hand B13; fresh 1; spent 2; used 1",
            ),
        ),
    ),
    Level(
        PRINT,
        "A wild icon",
        "step: work\nplayer 1: forest; studio G18; hand G04; fresh 1 2",
        "Your card needs an ocean. Paint it with the brush on the wild icon.",
        paints("G04"),
        ("KAN-RULING-41", "KAN-RULING-43"),
        "A wild icon stands for any one landscape.",
        ("print G04 ocean",),
        "A wild icon is any one landscape a round; but it costs 2 Harmony at the end.",
        mistakes=(Mistake("print G04 forest", "KAN-RULING-41"),),
    ),
    Level(
        PRINT,
        "What is played stays",
        "step: work\nplayer 1: forest; print G01; studio G05; hand R07; fresh 2",
        "Cards lie in your print, your studio and your hand. Which can still join the studio?",
        adds("R07"),
        ("KAN-WORK-04", "KAN-CARD-01"),
        "Cards in a print or a studio never move.",
        ("studio R07",),
        "Print or studio is a decision for good.",
        mistakes=(Mistake("studio G01", "KAN-WORK-04"), Mistake("print G05", "KAN-WORK-04")),
    ),
    Level(
        PRINT,
        "Keep it for later",
        "step: work\nplayer 1: forest; studio G17; hand G03; fresh 1",
        "Your card needs two oceans that you do not have. Finish your work without wasting it.",
        finishes,
        ("KAN-WORK-03", "KAN-RULING-25"),
        "Your studio has a keep symbol: one card may wait in your hand.",
        ("done",),
        "Each keep symbol holds one card back, for a later round's work.",
        astray=("studio G03",),
        mistakes=(
            Mistake(
                "done", "KAN-WORK-03", "step: work\nplayer 1: forest; studio G17; hand G03 G06"
            ),
            Mistake(
                "done", "KAN-RULING-25", "step: work\nplayer 1: forest; studio G17; hand G03 G06"
            ),
        ),
        but="In the studio its picture is covered for good.",
    ),
)

WORK = (*STUDIO, *BRUSH, *PAINTING)
