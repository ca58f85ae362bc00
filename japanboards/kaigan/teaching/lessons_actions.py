"""Kaigan, learned by doing: the levels of the phase of actions."""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from ..rules.moves import Act, Flexible, Great, Map, Pass
from .predicates import completes, dispatched, does, marks_tiles, sends_to, under_way

ROW = "row 1: yellow\nrow 2: red; {}\nrow 3: blue\nrow 4: green\n"


def at(space: int, card: str, rest: str = "", owner: str = "red") -> str:
    """Red resolves a card on a space of row 2."""
    row = ROW.format(f"{space} {card} of {owner}")
    return f"phase: actions 2/{space}\n{row}{rest}"


ACTIONS = (
    Level(
        "Actions",
        "A step on Artistic",
        at(1, "artistic"),
        "The lit space of your row is resolved. Use the card: go a step on Artistic.",
        does(Act),
        ("KAI-P2-02", "KAI-P2-03", "KAI-P2-04", "KAI-ACT-01"),
        "Touch the button below the grid.",
        ("act",),
        "Artistic pays you every round, and in Honor as well.",
        astray=("pass",),
        mistakes=(Mistake("map Ezo 1", "KAI-P2-04"),),
        lights=True,
    ),
    Level(
        "Actions",
        "Somebody else's card",
        at(1, "flexible", owner="blue"),
        "Blue laid this card, but the row is yours: take 3 Ryo.",
        does(Flexible, choice="ryo"),
        ("KAI-P2-02", "KAI-P2-07", "KAI-RULING-13", "KAI-ACT-16"),
        "The first button.",
        ("flexible ryo",),
        "You gain; blue only gets the card back.",
        astray=("flexible travel",),
        lights=True,
    ),
    Level(
        "Actions",
        "A printed space",
        "phase: actions 2/2\nrow 1: yellow\nrow 2: red\nrow 3: blue\nrow 4: green\n",
        "Government is printed here. Can you send a surveyor instead? Try it, then go the step.",
        does(Act),
        ("KAI-P2-11", "KAI-P2-12", "KAI-RULING-25", "KAI-ACT-02"),
        "Only cards have a back.",
        ("act",),
        "Printed spaces are there every round, but have no secondary action.",
        astray=("pass",),
        mistakes=(
            Mistake("send supply Ezo", "KAI-P2-12"),
            Mistake("send supply Ezo", "KAI-RULING-25"),
            Mistake("dispatch 2", "KAI-P2-11"),
        ),
    ),
    Level(
        "Actions",
        "Nobody goes into debt",
        at(1, "flexible", "red: 5 ryo"),
        "Buy what you can pay: a step on Travel.",
        does(Flexible, choice="travel"),
        ("KAI-ACT-17", "KAI-ACT-18", "KAI-ACT-19", "KAI-RULING-15"),
        "What is dimmed costs more than your 5 Ryo.",
        ("flexible travel",),
        "Prices are paid in full, and only one of the ways is open per use.",
        astray=("flexible ryo",),
        mistakes=(
            Mistake("flexible honor", "KAI-RULING-15"),
            Mistake("flexible gold", "KAI-ACT-19"),
        ),
    ),
    Level(
        "Actions",
        "The end of a track",
        at(1, "flexible", "red: 20 ryo; artistic 15"),
        "Your Artistic disc is on its last space. Spend 3 Ryo where there is a step to buy.",
        does(Flexible, choice="government"),
        ("KAI-RULING-22", "KAI-ACT-17"),
        "Government is worth money, too.",
        ("flexible government",),
        "A step that does not exist cannot be bought.",
        astray=("flexible travel",),
        mistakes=(Mistake("flexible artistic", "KAI-RULING-22"),),
    ),
    Level(
        "Actions",
        "Pass",
        at(1, "mapping", "red: 1 ryo"),
        "One Ryo is not enough for anything here. Pass.",
        does(Pass),
        ("KAI-P2-06", "KAI-P2-07"),
        "The button at the right.",
        ("pass",),
        "The card goes back to its owner, used or not.",
        mistakes=(Mistake("send supply Ezo", "KAI-RULING-15"),),
        lights=True,
    ),
)

SENDING = (
    Level(
        "Surveyors",
        "The back of a card",
        at(1, "artistic"),
        "Every card has a back: for 2 Ryo send a surveyor from your supply to Ezo.",
        sends_to("Ezo"),
        ("KAI-P2-05", "KAI-ACT-03", "KAI-ACT-04", "KAI-RULING-26"),
        "Touch a surveyor in your panel below, then Ezo on the map.",
        ("send supply Ezo",),
        "Main action or back, never both.",
        astray=("act", "send supply Dewa"),
        mistakes=(Mistake("send Mutsu Ezo", "KAI-ACT-04"),),
        lights=True,
    ),
    Level(
        "Surveyors",
        "Moving on",
        at(1, "government", "red: 20 ryo; surveyors Ezo Ezo Noto"),
        "All three surveyors are out. Move the one on Noto to another tile.",
        sends_to(),
        ("KAI-ACT-04", "KAI-RULING-19", "KAI-RULING-20", "KAI-RULING-18"),
        "Touch your surveyor on Noto, then a tile.",
        ("send Noto Dewa",),
        "A surveyor that moves changes its tile, and it never goes home by choice.",
        mistakes=(
            Mistake("send Noto Noto", "KAI-RULING-19"),
            Mistake("send Noto Kii", "KAI-RULING-20"),
            Mistake("send supply Dewa", "KAI-ACT-04"),
        ),
    ),
    Level(
        "Surveyors",
        "A dispatch of two",
        at(1, "dispatch"),
        "Dispatch two surveyors for 5 Ryo, to two different tiles.",
        dispatched,
        ("KAI-ACT-07", "KAI-ACT-09", "KAI-RULING-16"),
        "First the button with the price, then surveyor and tile, twice.",
        ("dispatch 2", "send supply Ezo", "send supply Sado"),
        "Two for 5 Ryo: dearer than two backs of cards, but one space is enough.",
        goes_on=under_way,
        mistakes=(
            Mistake("dispatch 1", "KAI-ACT-07"),
            Mistake(
                "send supply Ezo",
                "KAI-ACT-07",
                at(1, "dispatch", "red: 15 ryo; surveyors Ezo\nsending: 1 more after Ezo"),
            ),
            Mistake(
                "send Ezo Sado",
                "KAI-ACT-09",
                at(1, "dispatch", "red: 15 ryo; surveyors Ezo\nsending: 1 more after Ezo"),
            ),
            Mistake(
                "pass",
                "KAI-RULING-16",
                at(1, "dispatch", "red: 15 ryo; surveyors Ezo\nsending: 1 more after Ezo"),
            ),
        ),
        lights=True,
    ),
    Level(
        "Surveyors",
        "A dispatch of three",
        at(1, "dispatch", "red: 9 ryo; surveyors Mutsu"),
        "Dispatch all three for 8 Ryo.",
        dispatched,
        ("KAI-ACT-08", "KAI-ACT-09"),
        "The one on Mutsu has to go as well, to another tile.",
        ("dispatch 3", "send supply Ezo", "send Mutsu Sado", "send supply Mutsu"),
        "Three surveyors, three different tiles.",
        goes_on=under_way,
        mistakes=(
            Mistake("dispatch 4", "KAI-ACT-08"),
            Mistake(
                "send supply Ezo",
                "KAI-ACT-08",
                at(1, "dispatch", "red: 1 ryo; surveyors Ezo\nsending: 2 more after Ezo"),
            ),
        ),
    ),
)

MAPPING = (
    Level(
        "Mapping",
        "Your first marker",
        at(1, "mapping", "red: 20 ryo; surveyors Mutsu"),
        "Put one marker on the tile where your surveyor stands.",
        does(Map, markers=1),
        ("KAI-ACT-10",),
        "Touch the button for 1 marker, then Mutsu.",
        ("map Mutsu 1",),
        "A marker needs a surveyor there, and stays when they move on.",
        astray=("map Mutsu 2",),
        mistakes=(Mistake("map Dewa 1", "KAI-ACT-10"),),
        lights=True,
    ),
    Level(
        "Mapping",
        "Two at once",
        at(1, "mapping", "red: 20 ryo; surveyors Ezo"),
        "Complete Ezo with two markers of yours for 6 Ryo.",
        completes("Ezo"),
        ("KAI-ACT-11", "KAI-P2-15", "KAI-RULING-21"),
        "Ezo has size 2.",
        ("map Ezo 2",),
        "A complete tile is scored at the end of the round.",
        astray=("map Ezo 1",),
        mistakes=(
            Mistake("map Ezo 3", "KAI-ACT-11"),
            Mistake("map Mutsu 2", "KAI-ACT-11"),
        ),
    ),
    Level(
        "Mapping",
        "One free place",
        at(
            1,
            "mapping",
            "red: 20 ryo; surveyors Dewa\nmap: Ezo; Mutsu; Rikuchu; "
            "Dewa blue 1 neutral 1; Sado; Echigo; Noto; Wakasa; Tango; Inaba",
        ),
        "Dewa has one free place. Would 6 Ryo for two markers do? Find out, then complete it.",
        completes("Dewa"),
        ("KAI-ACT-12", "KAI-RULING-16", "KAI-P2-15"),
        "One marker for 2 Ryo is enough.",
        ("map Dewa 1",),
        "What is announced has to be placed: all or nothing.",
        mistakes=(
            Mistake("map Dewa 2", "KAI-ACT-12"),
            Mistake("map Dewa 2", "KAI-RULING-16"),
        ),
    ),
    Level(
        "Mapping",
        "A complete tile is closed",
        at(
            1,
            "mapping",
            "red: 20 ryo; surveyors Dewa Sado\nmap: Ezo; Mutsu; Rikuchu; "
            "Dewa blue 2 neutral 1; Sado; Echigo; Noto; Wakasa; Tango; Inaba",
        ),
        "Dewa is complete already. Put a marker where there is room.",
        does(Map, tile="Sado"),
        ("KAI-P2-14",),
        "Your other surveyor stands on Sado.",
        ("map Sado 1",),
        "Whoever completes a tile shuts everybody else out.",
        mistakes=(Mistake("map Dewa 1", "KAI-P2-14"),),
    ),
    Level(
        "Mapping",
        "Great mapping",
        at(1, "great", "red: 10 ryo; surveyors Dewa Sado Noto"),
        "Put one marker on each of your three tiles, for 9 Ryo.",
        marks_tiles(3),
        ("KAI-ACT-13", "KAI-ACT-15", "KAI-RULING-17"),
        "Touch 3 Ryo each, the three tiles, then Done.",
        ("great plain Dewa Noto Sado",),
        "3 Ryo a tile, and one marker on each.",
        astray=("great plain Dewa",),
        mistakes=(
            Mistake("great plain Dewa Dewa", "KAI-ACT-13"),
            Mistake("great plain Dewa Dewa", "KAI-RULING-17"),
            Mistake("great cheap Dewa", "KAI-ACT-15"),
        ),
        lights=True,
    ),
    Level(
        "Mapping",
        "The rich tariff",
        at(1, "great", "red: 25 ryo; surveyors Dewa Sado"),
        "Two markers on each of your two tiles, for 20 Ryo.",
        does(Great, tariff="rich", tiles=("Dewa", "Dewa", "Sado", "Sado")),
        ("KAI-ACT-14", "KAI-RULING-15"),
        "Touch 10 each, both tiles twice, then Done.",
        ("great rich Dewa Dewa Sado Sado",),
        "One or two markers a tile for 10 Ryo each: dear, but it can complete a lot at once.",
        astray=("great plain Dewa Sado",),
        mistakes=(
            Mistake("great rich Dewa Dewa Dewa", "KAI-ACT-14"),
            Mistake("great rich Dewa Dewa Ezo", "KAI-ACT-14"),
        ),
    ),
)
