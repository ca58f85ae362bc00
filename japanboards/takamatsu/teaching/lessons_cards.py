"""Takamatsu, learned by doing: the levels about coming home, cards, two players and the end."""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from .predicates import activates, earns, ends, marches, waits

THREE = "colors: red, blue, yellow\n"
HOLDING = f"{THREE}rooms: outer purple R1, stairs B2, court Y2\nheld: red 3"
ASKED = f"{HOLDING}\nasked: player 1, before"
TWO = "colors: red+blue, black+yellow\n"

HOME = (
    Level(
        "Coming home",
        "A card for your samurai",
        f"{THREE}rooms: outer black R1, stairs B2, court Y2\ndisplay: 3, 2, 1, 4, 2",
        "Red rooms are your homes. Bring your samurai home, and the next card is yours.",
        earns(red=1),
        ("TAK-EVAL-03", "TAK-EVAL-11"),
        "Homes are the two rooms in your color.",
        ("march outer black: R1 to outer red",),
        "Every samurai that ends a march at home earns its player the next card.",
    ),
    Level(
        "Coming home",
        "Passing is not arriving",
        f"{THREE}rooms: outer black R2, stairs B2, court Y2\ndisplay: 3, 2, 1, 4, 2",
        "Two red samurai stand before your home. Bring one of them in.",
        earns(red=1),
        ("TAK-EVAL-03", "TAK-EVAL-05"),
        "How many rooms do two go, and how many one?",
        ("march outer black: R1 to outer red",),
        "Only the room where a march ends counts.",
        astray=("march outer black: R2 to outer yellow",),
        but="They walk past your home: only the room where a march ends counts.",
    ),
    Level(
        "Coming home",
        "Two at once",
        f"{THREE}rooms: outer blue R2, stairs B2, court Y2\ndisplay: 3, 2, 1, 4, 2",
        "Bring both samurai home in one march: that is two cards.",
        earns(red=2),
        ("TAK-EVAL-03",),
        "Count the rooms from outer blue to your home.",
        ("march outer blue: R2 to outer red",),
        "A card for each samurai that gets home.",
        astray=("march outer blue: R1 to outer black",),
        but="That one is not home yet, and the other stayed.",
    ),
    Level(
        "Coming home",
        "Choose your way",
        f"{THREE}rooms: court R1 B1, gate B1, outer hall Y2\ndisplay: 4, 2, 1, 3, 2",
        "You have to take the blue one along. Go where the card is yours, not blue's.",
        earns(red=1),
        ("TAK-EVAL-03", "TAK-EVAL-06"),
        "Whose home is the room where each way ends?",
        ("march court: R1 B1 to inner red",),
        "A march pays whoever is at home where it ends, whoever made it.",
        astray=("march court: R1 B1 to outer blue",),
        but="Blue is at home there, and gets the card.",
    ),
    Level(
        "Coming home",
        "Give nothing away",
        f"{THREE}rooms: outer black R1 B1 Y1, stairs B1\ndisplay: 4, 2, 1, 3, 2",
        "Move on without giving anybody a card.",
        lambda state, move, after: marches()(state, move, after) and earns()(state, move, after),
        ("TAK-EVAL-06",),
        "Outer yellow is home to yellow: do not bring that one.",
        ("march outer black: R1 B1 to outer yellow",),
        "Before you touch the room, look whose home it is.",
        astray=("march outer black: R1 Y1 to outer yellow",),
        but="Yellow is at home there, and gets the card.",
    ),
    Level(
        "Coming home",
        "A card nobody wants",
        f"{THREE}rooms: outer black R1 B1 Y1, stairs B1\npoints: yellow 9\ndisplay: -2, 2, 1, 3, 2",
        "The next card is -2. Let yellow have it.",
        earns(yellow=1),
        ("TAK-EVAL-03", "TAK-EVAL-11"),
        "A card goes to the color that is at home where the march ends.",
        ("march outer black: R1 Y1 to outer yellow",),
        "Cards are not always a gift.",
        astray=("march outer black: R1 B1 to outer yellow",),
        but="Nobody in that party is at home there, so nobody gets the card.",
    ),
)

HIDDEN_CARDS = (
    Level(
        "Hidden cards",
        "One face down",
        f"{THREE}rooms: outer black R1, stairs B2, court Y2\ndisplay: ?, 2, 1, 4, 2",
        "The next card lies face down. Bring your samurai home and get it.",
        earns(red=1),
        ("TAK-HID-01", "TAK-RULING-30", "TAK-EVAL-10", "TAK-SET-01", "TAK-TURN-01"),
        "Outer red is the next room.",
        ("march outer black: R1 to outer red",),
        "A hidden card stays with you, and nobody else knows its value.",
        mistakes=(
            Mistake("peek 3", "TAK-HID-01"),
            Mistake("back open", "TAK-RULING-30"),
            Mistake("flip 3", "TAK-EVAL-10"),
            Mistake("deal red", "TAK-SET-01"),
            Mistake("start player 1", "TAK-TURN-01"),
        ),
    ),
    Level(
        "Hidden cards",
        "Use it now",
        ASKED,
        "You hold a hidden 3, and it is your moment. Activate it for your red pagoda.",
        activates,
        ("TAK-HID-02", "TAK-HID-04", "TAK-RULING-08", "TAK-COMP-03"),
        "Touch the card at the top right.",
        ("activate 3 red",),
        "The holder alone decides when a hidden card counts, even between the turns of others.",
        astray=("wait",),
        mistakes=(
            Mistake("activate 5 red", "TAK-HID-02"),
            Mistake("activate 3 blue", "TAK-HID-04"),
            Mistake("activate 3 pink", "TAK-COMP-03"),
            Mistake("march outer purple: R1 to outer hall", "TAK-RULING-08"),
        ),
        lights=True,
    ),
    Level(
        "Hidden cards",
        "Or later",
        ASKED,
        "The same moment. Keep your card for now.",
        waits,
        ("TAK-HID-02", "TAK-RULING-08"),
        "Whoever waits is asked again at the next moment.",
        ("wait",),
        "Whoever holds no hidden card is never asked.",
        astray=("activate 3 red",),
    ),
)

TWO_PLAYERS = (
    Level(
        "Two players",
        "Two colors each",
        f"{TWO}rooms: outer purple R1 B1 K1, stairs Y2",
        "You are red and blue, a black samurai is with you. Send off a party.",
        marches(),
        ("TAK-2P-01", "TAK-2P-02", "TAK-MOVE-06"),
        "One of yours of either color, and the black one.",
        ("march outer purple: R1 K1 to gate",),
        "Your other color is not another player: the opponent's samurai has to come along.",
        mistakes=(
            Mistake("march outer purple: R1 B1 to gate", "TAK-2P-01"),
            Mistake("march outer purple: R1 B1 to gate", "TAK-2P-02"),
        ),
    ),
    Level(
        "Two players",
        "Among yourselves",
        f"{TWO}rooms: outer purple R2 B1, stairs Y2",
        "Only your own two colors stand here. Who has to go?",
        marches(),
        ("TAK-2P-03",),
        "One of each color, at least; and somebody stays.",
        ("march outer purple: R1 B1 to gate",),
        "Alone with yourself, you take one of each color.",
        mistakes=(Mistake("march outer purple: R2 to gate", "TAK-2P-03"),),
    ),
    Level(
        "Two players",
        "Whose pagoda?",
        f"{TWO}options: hidden_2p=earned\nrooms: outer purple R1 B1, stairs K1 Y1\n"
        "held: red 3\nasked: player 1, before",
        "At this table a hidden card moves the pagoda that earned it. Activate yours.",
        activates,
        ("TAK-RULING-17",),
        "Red earned it.",
        ("activate 3 red",),
        "By our ruling you may name either of your pagodas; here you may not.",
        mistakes=(Mistake("activate 3 blue", "TAK-RULING-17"),),
    ),
)

THE_END = (
    Level(
        "The end",
        "The last march",
        f"{THREE}turn: player 3, round 9, last\nrooms: outer purple Y1, stairs B2, court R2\n"
        "points: red 21, blue 14, yellow 17",
        "Red has reached the goal, and you, yellow, are last in the round. Make the last march.",
        ends,
        ("TAK-END-01", "TAK-END-02", "TAK-END-04"),
        "Any march ends the game.",
        ("march outer purple: Y1 to outer hall",),
        "The round is played out, then the highest pagoda wins.",
        mistakes=(
            Mistake(
                "march court: R2 to inner red",
                "TAK-END-02",
                f"{THREE}turn: player 3, round 9, over\nrooms: outer hall Y1, stairs B2, court R2\n"
                "points: red 21, blue 14, yellow 17",
            ),
        ),
    ),
)
