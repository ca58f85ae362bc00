"""Rolling Japan, learned by doing: places that are better than others, and whole turns.

A blank is closed when no number fits it any more: whatever is rolled, it becomes an X.
"""

from __future__ import annotations

from ...core.lesson import Level, Well, Whole, never
from .predicates import both_dice, closes_none, writes

WELL, TURN = "Play well", "A whole turn"

PLAY_WELL = (
    Level(
        WELL,
        "Keep the blanks open",
        "rounds: 1\ndice: green 2, red 3\nwriting: player 1, green 2\n"
        "sheet: Hyogo 5, Shimane 3, Kochi 6; changes 3",
        "The 2 fits three blanks. Write it where every other blank keeps a number that fits.",
        writes("Yamaguchi"),
        ("ROL-ADJ-01", "ROL-X-01"),
        "Between a 2 and a 5 nothing fits: look at the neighbors of each blank.",
        ("write green Yamaguchi",),
        "Beside Yamaguchi only a 3 stands. The other two places close three blanks each.",
        astray=("write green Hiroshima",),
        well=Well(
            2.2,
            130,
            (
                ("write green Hiroshima", "Tottori, Okayama and Ehime are closed by it."),
                ("write green Kagawa", "Okayama, Tokushima and Ehime are closed by it."),
            ),
        ),
    ),
    Level(
        WELL,
        "Like beside like",
        "rounds: 1\ndice: yellow 6, black 2\nwriting: player 1, yellow 6\n"
        "sheet: Kanagawa 2, Fukui 6, Shizuoka 2, Shiga 5; changes 3",
        "Where does the 6 do no harm?",
        writes("Ishikawa"),
        ("ROL-ADJ-01",),
        "In the south of Chubu the numbers are low, in the west they are high.",
        ("write yellow Ishikawa",),
        "Beside the 6 in Fukui it closes nothing: high numbers stay together.",
        astray=("write yellow Gifu",),
        well=Well(
            1.1,
            130,
            (
                ("write yellow Toyama", "Nagano lies between this 6 and the 2 in Shizuoka."),
                ("write yellow Niigata", "Nagano lies between this 6 and the 2 in Shizuoka."),
                ("write yellow Gifu", "Nagano and Aichi would be closed."),
            ),
        ),
    ),
    Level(
        WELL,
        "An extreme at the edge",
        "rounds: 1\ndice: green 6, white 3\nwriting: player 1, green 6\n"
        "sheet: Shimane 6, Kagawa 3; changes 3",
        "A 6 wants few neighbors. Which of the four blanks is best?",
        writes("Yamaguchi"),
        ("ROL-ADJ-01", "ROL-ADJ-02"),
        "Okayama and Ehime are joined to the 3 in Kagawa.",
        ("write green Yamaguchi",),
        "Yamaguchi lies at the end of Honshu, away from the 3.",
        astray=("write green Tottori",),
        well=Well(
            1.0,
            130,
            (
                ("write green Tottori", "Okayama would lie between a 6 and the 3 in Kagawa."),
                ("write green Hiroshima", "Okayama and Ehime would be closed."),
                ("write green Kochi", "Tokushima and Ehime would be closed."),
            ),
        ),
    ),
    Level(
        WELL,
        "The quiet corner",
        "rounds: 1\ndice: black 1, green 2\nwriting: player 1, black 1\n"
        "sheet: Okayama 4, Fukui 5, Tokushima 2; changes 3",
        "Where does a 1 spoil nothing in Kinki, nor over its borders?",
        writes("Wakayama"),
        ("ROL-ADJ-01", "ROL-ADJ-04"),
        "Kyoto touches the 5 in Fukui, Hyogo the 4 in Okayama.",
        ("write black Wakayama",),
        "Its neighbors are far from the 4 and the 5.",
        astray=("write black Osaka",),
        well=Well(
            0.9,
            130,
            (
                ("write black Nara", "Kyoto would lie between a 1 and the 5 in Fukui."),
                ("write black Osaka", "Kyoto and Hyogo would be closed."),
                ("write black Mie", "Gifu, Shiga and Kyoto would be closed."),
            ),
        ),
    ),
    Level(
        WELL,
        "Only one neighbor",
        "rounds: 1\ndice: white 1, green 2\nwriting: player 1, white 1\n"
        "sheet: Okinawa 3, Kagoshima 4, Yamaguchi 5; changes 3",
        "Put the 1 where it meets the fewest others.",
        writes("Nagasaki"),
        ("ROL-ADJ-01", "ROL-ADJ-02"),
        "Fukuoka is joined to the 5 in Yamaguchi.",
        ("write white Nagasaki",),
        "Nagasaki touches Saga alone, and Saga still takes a 1 or a 2.",
        astray=("write white Oita",),
        well=Well(
            0.8,
            130,
            (
                ("write white Saga", "Fukuoka would lie between a 1 and the 5 in Yamaguchi."),
                ("write white Oita", "Fukuoka, Kumamoto and Miyazaki would be closed."),
            ),
        ),
    ),
    Level(
        WELL,
        "High in the north",
        "rounds: 1\ndice: blue 6, green 2\nwriting: player 1, blue 6\n"
        "sheet: Fukushima 2, Hokkaido 5, Ibaraki 3; changes 3",
        "The 6 belongs to Tohoku. As far from what?",
        writes("Aomori"),
        ("ROL-ADJ-01", "ROL-ADJ-02"),
        "In the south stands a 2, in the north a 5.",
        ("write blue Aomori",),
        "Beside the 5 in Hokkaido, and two prefectures away from the 2 in Fukushima.",
        astray=("write blue Akita",),
        well=Well(
            0.7,
            130,
            (
                ("write blue Iwate", "Miyagi would lie between a 6 and the 2 in Fukushima."),
                ("write blue Akita", "Miyagi and Yamagata would be closed."),
            ),
        ),
    ),
)


def open_in(*areas: tuple[str, str]) -> Whole:
    """Two dice that close no blank in these areas, each a color and its name."""
    return Whole(
        both_dice,
        tuple((f"No blank of {name} is closed.", closes_none(color)) for color, name in areas),
    )


WHOLE_TURN = (
    Level(
        TURN,
        "Two dice, one plan",
        "rounds: 2\ndice: yellow 2, red 2\nwriting: player 1, yellow 2, red 2\nsheet: Aichi 3, "
        "Ibaraki 3, Ishikawa 3, Niigata 5, Toyama 4, Kanagawa 3; changes 3",
        "Write both dice, in any order, so that no blank is closed.",
        never,
        ("ROL-ADJ-01", "ROL-ADJ-04"),
        "Stay away from the 5 in Niigata and what lies beside it.",
        ("write yellow Fukui", "write red Chiba"),
        "A 2 in the west of Chubu, a 2 in the east of Kanto: the middle stays open.",
        whole=open_in(("yellow", "Chubu"), ("red", "Kanto")),
    ),
    Level(
        TURN,
        "High and low",
        "rounds: 2\ndice: yellow 2, black 6\nwriting: player 1, yellow 2, black 6\nsheet: "
        "Hyogo 6, Nagano 2, Gifu 1, Aichi 1, Niigata 2, Toyama 1; changes 3",
        "Chubu is low, Kinki begins high. Write both dice and close nothing between them.",
        never,
        ("ROL-ADJ-01", "ROL-ADJ-04"),
        "Shiga, Mie and Fukui lie between the areas: what may stand there?",
        ("write yellow Ishikawa", "write black Osaka"),
        "The 6 stays beside the 6 in Hyogo, away from the border.",
        whole=open_in(("yellow", "Chubu"), ("black", "Kinki")),
    ),
    Level(
        TURN,
        "Kyushu and Shikoku",
        "rounds: 2\ndice: white 6, green 5\nwriting: player 1, white 6, green 5\nsheet: "
        "Nagasaki 4, Miyazaki 6, Saga 3, Okayama 2, Yamaguchi 1, Okinawa 5; changes 3",
        "Write both dice so that no blank is closed. There is one place for each.",
        never,
        ("ROL-ADJ-01", "ROL-ADJ-02"),
        "Miyazaki's 6 has a neighbor in the south. In Shikoku, who is joined to nobody low?",
        ("write white Kagoshima", "write green Kochi"),
        "Two corners: Kagoshima beside the 6, Kochi away from Honshu.",
        whole=open_in(("white", "Kyushu"), ("green", "Chugoku and Shikoku")),
    ),
)
