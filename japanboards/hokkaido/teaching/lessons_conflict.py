"""Lessons of Hokkaido about conflict: limits, ties and the ladder."""

from __future__ import annotations

from ...core.lesson import Level
from .predicates import both, count, over_and, plays, stands

LAST = "turn: player 1, draw 1, take 1\n"
CONFLICT = (
    Level(
        "Conflict",
        "One against one",
        LAST + "pieces 1: Sorachi 1\npieces 2: Furano 1, Kasai 1",
        "With two players a province holds one piece. Attack Furano and see what is left.",
        over_and(plays("land Sorachi Furano")),
        ("HOK-CONF-03", "HOK-CONF-04", "HOK-CONF-09", "HOK-CONF-10", "HOK-CONF-14"),
        "Whoever has the fewest there removes one. And if both have equally many?",
        ("land Sorachi Furano",),
        "Equal numbers remove one each, at the same time: Furano is empty.",
    ),
    Level(
        "Conflict",
        "The warning",
        "turn: player 1, draw 1\npieces 1: Sorachi 1, Yubari 1\npieces 2: Kasai 1",
        "Two actions are left. Be in Uryu as well, and lose no piece: a province holds one.",
        over_and(stands("Uryu", "Sorachi", "Yubari")),
        ("HOK-GROW-03", "HOK-CONF-08", "HOK-CONF-02"),
        "Conflict comes after the last action, so there is time to move away.",
        ("grow Sorachi", "land Sorachi Uryu"),
        "What is too much in the middle of a turn does no harm; what is too much at its end goes.",
        goes_on=both(plays("grow Sorachi"), count("Sorachi", 2)),
    ),
    Level(
        "Conflict",
        "A city holds more",
        LAST + "pieces 1: Sorachi 1\npieces 2: Ishikari 1",
        "Join player 2 in Sapporo without a conflict.",
        over_and(plays("land Sorachi Ishikari")),
        ("HOK-CONF-13", "HOK-RULING-24"),
        "With two players a province with a city holds two pieces.",
        ("land Sorachi Ishikari",),
        "Within the limit, pieces of several players stand together.",
    ),
    Level(
        "Conflict",
        "The fewest go first",
        LAST + "pieces 1: Ishikari 2, Sorachi 1\npieces 2: Ishikari 1, Kasai 1\npieces 3: Kato 1",
        "Three players: Sapporo holds three. Drive player 2 out of it.",
        over_and(plays("land Sorachi Ishikari", "grow Ishikari"), count("Ishikari", 3)),
        ("HOK-CONF-05", "HOK-CONF-09", "HOK-CONF-12"),
        "Where too many stand, the fewest have to go.",
        ("land Sorachi Ishikari",),
        "The player with the fewest pieces removes one, and that was enough.",
    ),
    Level(
        "Conflict",
        "The ladder",
        LAST
        + "players: 4\npieces 1: Kato 2, Ashoro 1\npieces 2: Kato 2, Kasai 1\n"
        + "pieces 3: Ishikari 1\npieces 4: Kameda 1",
        "Four players: Kato holds three. Move in with a third piece; who keeps how many?",
        over_and(plays("land Ashoro Kato"), count("Kato", 2)),
        ("HOK-CONF-06", "HOK-CONF-11", "HOK-RULING-21", "HOK-CONF-16"),
        "Five pieces, two too many: the fewest remove one, then the next fewest.",
        ("land Ashoro Kato",),
        "After the fewest removed one, the duty climbed to you: two for you, one for player 2.",
    ),
    Level(
        "Conflict",
        "Too many of your own",
        LAST + "pieces 1: Ishikari 2\npieces 2: Kasai 1",
        "Grow in Sapporo beyond its limit of two, and see what becomes of the third piece.",
        over_and(plays("grow Ishikari")),
        ("HOK-CONF-15", "HOK-CONF-16"),
        "The limit holds for you alone as well.",
        ("grow Ishikari",),
        "Also a player alone shrinks to the limit. The piece returns to your stock.",
    ),
)
