"""Takamatsu, learned by doing: the levels, in chapters that follow a turn.

Data and predicates only; the widget that puts them on the screen knows no rule.
"""

from __future__ import annotations

from ...core.lesson import Level, Mistake, Signs
from .lessons_cards import HIDDEN_CARDS, HOME, THE_END, TWO_PLAYERS
from .lessons_well import PLAY_WELL, WHOLE_TURN
from .predicates import marches

THREE = "colors: red, blue, yellow\n"

MARCHING = (
    Level(
        "Marching",
        "One samurai, one room",
        f"{THREE}rooms: outer purple R1, stairs B2, court Y2",
        "You are red. Touch your samurai, then the next room along the arrows.",
        marches(),
        ("TAK-TURN-03", "TAK-MOVE-01", "TAK-MOVE-11", "TAK-RULING-03"),
        "The arrow out of outer purple leads to outer hall.",
        ("march outer purple: R1 to outer hall",),
        "A party of one goes one room, always the way the arrows point.",
        mistakes=(
            Mistake("march outer purple: R1 to outer yellow", "TAK-MOVE-01"),
            Mistake("march outer purple: R1 to gate", "TAK-MOVE-11"),
            Mistake("march outer purple: nobody to outer hall", "TAK-TURN-03"),
            Mistake("wait", "TAK-RULING-03"),
        ),
        lights=True,
    ),
    Level(
        "Marching",
        "As many rooms as samurai",
        f"{THREE}rooms: outer purple R2, stairs B2, court Y2",
        "You want to be in the gate this turn. How many samurai do you send?",
        marches("gate"),
        ("TAK-MOVE-11", "TAK-TURN-04"),
        "Count the rooms from outer purple to the gate, along the arrows.",
        ("march outer purple: R2 to gate",),
        "A party goes exactly as many rooms as it has samurai, neither more nor fewer.",
        astray=("march outer purple: R1 to outer hall",),
        mistakes=(
            Mistake("march outer purple: R2 to outer hall", "TAK-MOVE-11"),
            Mistake("march outer purple: R3 to court", "TAK-TURN-04"),
            Mistake("march kitchen: R1 to gate", "TAK-TURN-04"),
        ),
        but="One samurai goes one room: it comes to outer hall, not to the gate.",
    ),
    Level(
        "Marching",
        "Three of them",
        f"{THREE}rooms: outer yellow R3, stairs B2, court Y2",
        "Three red samurai. You want to be in outer hall: how many do you send, how many stay?",
        marches("outer hall"),
        ("TAK-MOVE-11", "TAK-MOVE-09"),
        "Outer purple is one room away, outer hall two, the gate three.",
        ("march outer yellow: R2 to outer hall",),
        "Those who march are counted, not those who stand in the room.",
        astray=("march outer yellow: R1 to outer purple",),
        mistakes=(
            Mistake("march outer yellow: R2 to gate", "TAK-MOVE-11"),
            Mistake("march outer yellow: R2 to outer purple", "TAK-MOVE-11"),
            Mistake("march outer yellow: R3 to gate", "TAK-MOVE-09"),
        ),
        but="One samurai goes one room: it comes to outer purple, not to outer hall.",
    ),
    Level(
        "Marching",
        "Behind the stairs",
        "colors: purple, blue, yellow\nrooms: court P2, gate B2, outer hall Y2",
        "You want to be in the inner ring this turn. Which way, and with how many?",
        marches("inner red"),
        ("TAK-MOVE-03", "TAK-MOVE-02"),
        "Behind the stairs one way leads around the inner ring, the other around the outer.",
        ("march court: P2 to inner red",),
        "The way is chosen once, for the whole party.",
        astray=("march court: P2 to outer blue", "march court: P1 to stairs"),
        worse=(("march court: P1", "One samurai comes to the stairs, where the way only parts."),),
        mistakes=(
            Mistake("march court: P2 to court", "TAK-MOVE-03"),
            Mistake("march court: P2 to attic", "TAK-MOVE-03"),
        ),
        but="That is the outer ring.",
    ),
)

COMPANY = (
    Level(
        "Company",
        "One of your own",
        f"{THREE}rooms: outer purple R1 B1 Y1, stairs B1",
        "You are red, and three stand together. Send off a party that you may lead.",
        marches(),
        ("TAK-MOVE-05",),
        "Your own samurai has to be among them.",
        ("march outer purple: R1 B1 to gate",),
        "You move the others only together with one of yours.",
        mistakes=(Mistake("march outer purple: B1 Y1 to gate", "TAK-MOVE-05"),),
    ),
    Level(
        "Company",
        "Somebody comes along",
        f"{THREE}rooms: outer purple R1 B1, stairs Y2",
        "Your samurai shares a room with a blue one. Try to leave.",
        marches(),
        ("TAK-MOVE-06",),
        "Where others stand, one of them comes along.",
        ("march outer purple: R1 B1 to gate",),
        "Where others stand, one of them comes along, wanted or not.",
        mistakes=(Mistake("march outer purple: R1 to outer hall", "TAK-MOVE-06"),),
        free=("TAK-MOVE-06",),
    ),
    Level(
        "Company",
        "Somebody stays",
        f"{THREE}rooms: outer purple R1 B1 Y1, stairs B1",
        "All three together would reach the court. Is that allowed? Move whom you may.",
        marches(),
        ("TAK-MOVE-09", "TAK-RULING-22"),
        "Of three or more, one has to stay.",
        ("march outer purple: R1 Y1 to gate",),
        "A room of three is never emptied in one move.",
        mistakes=(
            Mistake("march outer purple: R1 B1 Y1 to court", "TAK-MOVE-09"),
            Mistake("march outer purple: R1 B1 Y1 to court", "TAK-RULING-22"),
        ),
        free=("TAK-MOVE-09", "TAK-RULING-22"),
    ),
    Level(
        "Company",
        "Five ways to go",
        f"{THREE}rooms: outer blue R2 B1 Y1, stairs B1",
        "Four stand together, two of them yours. Send off three, among them both of yours.",
        lambda state, move, after: marches(size=3)(state, move, after) and move.party[3] == 2,
        ("TAK-MOVE-05", "TAK-MOVE-06", "TAK-MOVE-09"),
        "Both red samurai and one of the others: three rooms.",
        ("march outer blue: R2 B1 to outer yellow",),
        "Two reds, a blue and a yellow can leave as five different parties.",
        astray=("march outer blue: R1 B1 to outer red",),
    ),
)

BONUS = (
    Level(
        "Bonus rooms",
        "One more",
        f"{THREE}rooms: +1 R1, stairs B2, court Y2",
        "Your samurai stands in the +1 room. Go as far as you may.",
        marches("inner purple"),
        ("TAK-MOVE-12",),
        "The room adds to the steps of a party that sets out from it.",
        ("march +1: R1 to inner purple",),
        "Out of +1 a party may go one room more.",
        astray=("march +1: R1 to inner black",),
        mistakes=(Mistake("march +1: R1 to inner yellow", "TAK-MOVE-12"),),
        but="The party could go one room further.",
    ),
    Level(
        "Bonus rooms",
        "Two more",
        f"{THREE}rooms: +2 R1, stairs B2, court Y2",
        "Now out of the +2 room. Go as far as you may.",
        marches("inner black"),
        ("TAK-MOVE-13",),
        "A room for each samurai, and two for the place they leave.",
        ("march +2: R1 to inner black",),
        "Out of +2 a party may go one or two rooms more.",
        astray=("march +2: R1 to inner blue",),
        mistakes=(Mistake("march +2: R1 to inner purple", "TAK-MOVE-13"),),
        but="The party could go further.",
    ),
    Level(
        "Bonus rooms",
        "Only where you set out",
        f"{THREE}rooms: inner blue R1, stairs B2, court Y2",
        "The +1 room lies ahead. Does it carry you on? Move your samurai.",
        marches("+1"),
        ("TAK-MOVE-14",),
        "A bonus is for those who set out from it.",
        ("march inner blue: R1 to +1",),
        "A bonus counts only in the room a party sets out from.",
        mistakes=(Mistake("march inner blue: R1 to inner black", "TAK-MOVE-14"),),
        free=("TAK-MOVE-14",),
    ),
    Level(
        "Bonus rooms",
        "A crowd",
        f"{THREE}rooms: stairs R4 B4 Y2",
        "Ten samurai crowd the stairs. Nine could walk full circle. Send off just three.",
        marches(size=3),
        ("TAK-RULING-26",),
        "One of yours and two others: three rooms.",
        ("march stairs: R1 B1 Y1 to outer red",),
        "A party never ends in the room it left, however large it is.",
        astray=("march stairs: R1 B1 to outer black",),
        mistakes=(Mistake("march stairs: R4 B4 Y1 to stairs", "TAK-RULING-26"),),
    ),
)

LEVELS = (
    *MARCHING,
    *COMPANY,
    *BONUS,
    *HOME,
    *HIDDEN_CARDS,
    *TWO_PLAYERS,
    *THE_END,
    *PLAY_WELL,
    *WHOLE_TURN,
)

SIGNS: Signs = {  # by chapter: the beginning of a mark's id, and what the mark means
    "Marching": (
        ("samurai:red:0", "a samurai of yours"),
        ("arrow:", "the only way to walk"),
    ),
    "Company": (("samurai:blue:0", "a samurai of somebody else: they come along, or stay"),),
    "Bonus rooms": (
        ("room:+1", "a party that sets out here walks one room more"),
        ("room:+2", "and here two more"),
    ),
    "Coming home": (
        ("display:0", "the next card: points for the color that comes home"),
        ("pagoda:red", "your points; 20 of them end the game"),
        ("room:outer red", "a home of red; there are two of each color"),
    ),
    "Hidden cards": (("display:0", "the next card, open or face down"),),
    "Two players": (("samurai:red:0", "a samurai of yours; your other color is yours as well"),),
    "Play well": (
        ("display:0", "the next card: points for the color that comes home"),
        ("pagoda:", "points; 20 of them end the game"),
    ),
}
