"""Takamatsu, learned by doing: marches that are better than others, and whole turns."""

from __future__ import annotations

from ...core.lesson import Level, Well, Whole, never
from .predicates import goes_to, keeps_card, marched, marches, pagoda, party_of, plays

THREE = "colors: red, blue, yellow\n"
WELL, TURN = "Play well", "A whole turn"

PLAY_WELL = (
    Level(
        WELL,
        "Two at once",
        f"{THREE}rooms: gate B2, stairs R2 B2, outer yellow Y2, outer purple Y2, inner black R2\n"
        "points: red 5, blue 6, yellow 5\ndisplay: 4, 3, 1, 2, 1",
        "Three rooms from the stairs is your home. Which three go there?",
        plays("march stairs: B1 R2 to outer red"),
        ("TAK-EVAL-03", "TAK-MOVE-06"),
        "Each red samurai that arrives earns a card.",
        ("march stairs: B1 R2 to outer red",),
        "Two reds earn the 4 and the 3: 7 points. With one red it is only the 4.",
        astray=("march stairs: B2 R1 to outer red",),
        well=Well(
            2.2,
            100,
            (
                ("march stairs: B2 R1 to outer red", "One red earns 4; two would earn 7."),
                ("march stairs: B1 R1 to outer black", "Two walk past no home of yours."),
            ),
        ),
    ),
    Level(
        WELL,
        "At the fork",
        f"{THREE}rooms: gate Y2, court R1 B1, outer yellow R1, outer purple R1, outer hall B1, "
        "inner yellow B2\npoints: red 8, blue 9, yellow 8\ndisplay: 4, 1, 2, 3, 1",
        "The next card is 4. Where do you take the blue samurai?",
        marches("inner red"),
        ("TAK-EVAL-03", "TAK-EVAL-06"),
        "Two rooms on lie inner red and outer blue.",
        ("march court: B1 R1 to inner red",),
        "The 4 is yours: red is at home there. The other way blue would get it.",
        astray=("march court: B1 R1 to outer blue",),
        well=Well(
            3.5,
            100,
            (
                ("march court: B1 R1 to outer blue", "Blue comes home there and gets the 4."),
                ("march outer yellow: R1 to outer purple", "The 4 stays for whoever is next."),
            ),
        ),
    ),
    Level(
        WELL,
        "One is enough",
        f"{THREE}rooms: gate Y2, stairs R4 B2, outer purple Y2, inner yellow B2\n"
        "points: red 8, blue 9, yellow 10\ndisplay: 4, -2, 2, 3, 1",
        "Outer red is three rooms away. How many of yours should arrive?",
        plays("march stairs: B2 R1 to outer red"),
        ("TAK-EVAL-03", "TAK-EVAL-12"),
        "Count the cards: 4, then -2.",
        ("march stairs: B2 R1 to outer red",),
        "One red takes the 4 and leaves the -2 to somebody else.",
        astray=("march stairs: B1 R2 to outer red",),
        well=Well(
            1.1,
            100,
            (
                ("march stairs: B1 R2 to outer red", "The second red takes the -2: 2 points."),
                ("march stairs: B2 R2 to outer yellow", "Nobody of yours comes home."),
            ),
        ),
    ),
    Level(
        WELL,
        "Stay away",
        f"{THREE}rooms: gate B2, court Y2, outer black R1, outer yellow R1, outer purple R1, "
        "outer hall Y1, inner black B2\npoints: red 8, blue 8, yellow 8\ndisplay: -2, 4, 1, 2, 1",
        "The next card is -2. Which march keeps it away from you?",
        marches("outer purple", "outer hall"),
        ("TAK-EVAL-03", "TAK-EVAL-12"),
        "Your samurai in outer black stands before your home.",
        ("march outer yellow: R1 to outer purple",),
        "Nobody comes home, so the -2 waits for others, and the 4 comes after it.",
        astray=("march outer black: R1 to outer red",),
        well=Well(
            5.5,
            100,
            (("march outer black: R1 to outer red", "You come home and get the -2."),),
        ),
    ),
    Level(
        WELL,
        "Not with that company",
        f"{THREE}rooms: gate Y2, stairs B2, outer black R1 Y1, outer purple R2, inner yellow B2\n"
        "points: red 8, blue 9, yellow 17\ndisplay: 4, 1, 2, 3, 1",
        "Yellow has 17 points, and the next card is 4. Which march gives it to nobody?",
        marches("gate", "outer hall"),
        ("TAK-MOVE-06", "TAK-EVAL-06"),
        "Who would have to come along from outer black, and whose home is two rooms on?",
        ("march outer purple: R2 to gate",),
        "From outer black yellow would come along, home to 21. In outer purple yours are alone.",
        astray=("march outer black: R1 Y1 to outer yellow",),
        well=Well(
            5.5,
            100,
            (("march outer black: R1 Y1 to outer yellow", "Yellow comes home: 17 and 4 are 21."),),
        ),
    ),
    Level(
        WELL,
        "A gift",
        "colors: blue, yellow, black\nfirst: player 3\nturn: player 1, round 4\nrooms: gate Y1, "
        "outer blue B3, outer black K3, outer red K2, outer yellow Y3, inner red Y2, inner blue "
        "B2 K1, inner black B2 K1, inner yellow Y1\npoints: blue 3, black 3, yellow 0\n"
        "display: -2, ?, 1, 2, 1\ndeck: -2 2 2 3 4 4, hidden 3, top open\n"
        "used: -2 3 3, hidden 2\nhidden: 1 3 4 5",
        "You are blue, black is level with you, and the next card is -2. Make a gift of it.",
        plays("march inner blue: B1 K1 to inner black"),
        ("TAK-EVAL-06", "TAK-EVAL-12"),
        "A black samurai stands with yours, two rooms before a black home.",
        ("march inner blue: B1 K1 to inner black",),
        "Black comes home and goes back from 3 to 1. A march pays whoever is at home.",
        astray=("march outer blue: B1 to outer black",),
        well=Well(
            2.0,
            100,
            (
                ("march outer blue: B1 to outer black", "The -2 stays, and may come to you."),
                ("march inner black: B1 K1 to inner yellow", "Nobody comes home."),
            ),
        ),
    ),
    Level(
        WELL,
        "When to end it",
        f"{THREE}first: player 2\nturn: player 1, round 12\nrooms: gate B2, court R1, "
        "stairs Y2 B1, outer blue R1 Y1, outer purple Y1, outer hall R2\n"
        "points: red 18, blue 17, yellow 16\ndisplay: 3, 4, 1, 2, 1",
        "Player 2 began this round, so you are the last. You lead by one point. What now?",
        marches("outer red"),
        ("TAK-END-01", "TAK-END-02"),
        "Whoever reaches 20 makes this round the last.",
        ("march outer blue: R1 Y1 to outer red",),
        "21 points, and nobody has a turn left: the game ends with you in front.",
        astray=("march outer hall: R1 to gate",),
        well=Well(
            4.8,
            100,
            (
                ("march outer hall: R1 to gate", "Blue and yellow may take the 3 and the 4."),
                ("march court: R1 to stairs", "Blue and yellow may take the 3 and the 4."),
            ),
        ),
    ),
)

WHOLE_TURN = (
    Level(
        TURN,
        "Up to twenty",
        f"{THREE}first: player 2\nturn: player 1, round 12\n"
        "rooms: outer black R1, gate B1, court R1 B1, outer purple Y2\n"
        "points: red 14, blue 17, yellow 16\n"
        "display: 3, 4, 1, 2, 1\nheld: red 3\nasked: player 1, before",
        "You hold a hidden 3 and are last in the round. Reach 20 points in this turn.",
        never,
        ("TAK-HID-02", "TAK-EVAL-03", "TAK-END-01"),
        "The card first, then the march: 14 and 3 and 3.",
        ("activate 3 red", "march outer black: R1 to outer red"),
        "The card you kept and the one you earned, in the turn in which nobody can answer.",
        whole=Whole(
            marched,
            (
                ("Your hidden 3 counts: 17.", pagoda(red=17)),
                ("The next card, another 3, is yours.", goes_to("red")),
            ),
        ),
    ),
    Level(
        TURN,
        "The right moment",
        f"{THREE}rooms: outer black R1 Y1, stairs B2 R1, gate Y1\n"
        "points: red 9, blue 9, yellow 12\ndisplay: -2, 4, 1, 2, 1\n"
        "held: red 5\nasked: player 1, before",
        "You hold a hidden 5. End this turn in front of yellow, who has 12.",
        never,
        ("TAK-HID-02", "TAK-EVAL-06", "TAK-EVAL-12"),
        "Count the 5 now, and look who comes home with the -2.",
        ("activate 5 red", "march outer black: R1 Y1 to outer yellow"),
        "14 for you, and yellow carries the -2 home: 10.",
        whole=Whole(
            marched,
            (
                ("Your pagoda is at 14.", pagoda(red=14)),
                ("The -2 went to yellow.", goes_to("yellow")),
            ),
        ),
    ),
    Level(
        TURN,
        "Nothing lost, nothing given",
        f"{THREE}rooms: outer black R1 B1, stairs Y2, court R1 B1, outer purple R1\n"
        "points: red 11, blue 15, yellow 14\ndisplay: -2, 4, 1, 2, 1\n"
        "held: red 4\nasked: player 1, before",
        "Keep your hidden 4 secret, move at least two samurai, and let nobody get the -2.",
        never,
        ("TAK-HID-02", "TAK-MOVE-06", "TAK-EVAL-06"),
        "A hidden card may wait. Then look for two samurai that end in nobody's home.",
        ("wait", "march outer black: B1 R1 to outer yellow"),
        "Outer yellow is no home of red or blue, and your 4 still surprises everybody.",
        whole=Whole(
            marched,
            (
                ("Your hidden card is still in your hand.", keeps_card("red")),
                ("Nobody got a card.", goes_to()),
                ("Two samurai or more went.", party_of(2)),
            ),
        ),
    ),
)
