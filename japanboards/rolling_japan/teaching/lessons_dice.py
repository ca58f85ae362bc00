"""Rolling Japan, learned by doing: the levels about the purple die, both dice and the rounds."""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from ..board import BOARD
from .predicates import both_numbers, crosses, in_area, ticked, writes

OVER = "rounds: 8\nsheet: " + ", ".join(f"{name} X" for name in BOARD)

PURPLE_DIE = (
    Level(
        "The purple die",
        "Anywhere you like",
        "dice: purple 6, green 2\nwriting: player 1, purple 6\nsheet: Tokyo 3, Osaka 2, Gifu 3",
        "Purple is wild: it goes into any area. Write its 6 in the blue area, in the north.",
        in_area("blue"),
        ("ROL-DIE-02",),
        "Any area is open to it. What stands beside the blank still counts.",
        ("write purple Hokkaido",),
        "The purple die goes into any area, the rule about neighbors stays.",
        astray=("write purple Okinawa",),
        mistakes=(
            Mistake("write purple Saitama", "ROL-ADJ-01"),
            Mistake("write purple Tokyo", "ROL-DIE-02"),
        ),
    ),
    Level(
        "The purple die",
        "Its area is the whole map",
        "board: small\ndice: purple 1, green 5\nwriting: player 1, purple 1\n"
        "sheet: Fukuoka 5, Kumamoto 4, Miyazaki 4, Saga 5, Kagoshima 3, Okayama 5, Tottori 4, "
        "Hiroshima 4, Ehime 3, Kagawa 4, Kyoto 4, Nara 4, Osaka 3, Oita X, Nagasaki X, Shimane X, "
        "Yamaguchi X, Hyogo X, Shiga X, Tokushima X, Kochi X, Mie X",
        "Only Okinawa and Wakayama are blank, and a 1 fits neither. What does purple cost you?",
        crosses(),
        ("ROL-RULING-06", "ROL-MAND-01"),
        "An X with the purple die may go anywhere, once the number fits nowhere.",
        ("cross purple Wakayama",),
        "Only when the whole map refuses the number does purple cost an X.",
        mistakes=(
            Mistake(
                "cross purple Chiba",
                "ROL-RULING-06",
                "dice: purple 1, green 2\nwriting: player 1, purple 1\nsheet: Tokyo 5, Saitama 4",
            ),
        ),
    ),
)

TWO_DICE = (
    Level(
        "Two dice",
        "One after the other",
        "dice: red 4, blue 2\nwriting: player 1, red 4, blue 2",
        "Both dice are yours, each once and in the order you like. Use them.",
        both_numbers,
        ("ROL-TURN-04", "ROL-TURN-05", "ROL-TURN-06"),
        "Each die goes into the area of its color.",
        ("write blue Akita", "write red Tokyo"),
        "Everybody uses both dice, each once, in the order of their own choice.",
        goes_on=writes(),
        astray=("change blue red",),
        mistakes=(Mistake("write green Kochi", "ROL-TURN-04"),),
    ),
    Level(
        "Two dice",
        "The order matters",
        "dice: purple 3, red 5\nwriting: player 1, purple 3, red 5\n"
        "sheet: Saitama 4, Chiba 4, Ibaraki 4, Tochigi 4, Gunma 4, Kanagawa X, Yamanashi X, "
        "Shizuoka 2, Nagano 3",
        "Tokyo takes either die, but the red 5 fits nowhere else. Write both numbers.",
        both_numbers,
        ("ROL-TURN-06", "ROL-TURN-07", "ROL-RULING-03", "ROL-RULING-05"),
        "Which of the two dice has other places to go?",
        ("write red Tokyo", "write purple Aichi"),
        "The second die is judged on the sheet that the first one left.",
        goes_on=lambda state, move, after: (
            (writes("Tokyo")(state, move, after) and move.die == "red")
            or (writes()(state, move, after) and move.cell != "Tokyo")
        ),
        astray=("write purple Tokyo",),
    ),
)

ROUNDS = (
    Level(
        "Rounds and the end",
        "The third turn",
        "bag: player 1, yellow\ndice: green 3, black 4\nwriting: player 1, black 4",
        "Four dice lie outside, these two make six. Write the black 4 and see the round end.",
        ticked,
        ("ROL-RND-01", "ROL-RND-04", "ROL-RND-05", "ROL-TURN-01", "ROL-TURN-02", "ROL-RULING-01"),
        "Any blank of Kinki will do; watch the round column and the bag.",
        ("write black Nara",),
        "Six dice are outside: all seven return to the bag, and everybody ticks a round.",
        mistakes=(
            Mistake("draw yellow", "ROL-TURN-01"),
            Mistake("roll 4", "ROL-TURN-02"),
            Mistake("roll 7", "ROL-RULING-01"),
        ),
    ),
    Level(
        "Rounds and the end",
        "The last die",
        "rounds: 7\nbag: player 1, red\ndice: green 3, black 4\nwriting: player 1, black 4\n"
        "sheet: Tokyo 3, Saitama 3, Nara 4, Osaka 3",
        "This is the last die of the game. Write it, and count your blanks as X.",
        lambda state, move, after: after.ticks == after.board.rounds,
        ("ROL-RND-06", "ROL-END-01", "ROL-END-02", "ROL-END-03"),
        "Kinki still has blanks beside its 3 and 4.",
        ("write black Kyoto",),
        "After eight rounds every blank becomes an X; the fewest X win.",
        mistakes=(Mistake("write black Kyoto", "ROL-RND-06", OVER),),
    ),
)
