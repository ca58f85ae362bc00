"""Rolling Japan, learned by doing: the levels, in chapters that follow a turn.

Data and predicates only; the widget that puts them on the screen knows no rule.
"""

from __future__ import annotations

from ...core.lesson import PLACES, Level, Mistake, Predicate, Signs, Windows
from .lessons_change import CHANGE, HOUSE_RULES
from .lessons_dice import PURPLE_DIE, ROUNDS, TWO_DICE
from .lessons_well import PLAY_WELL, WHOLE_TURN
from .predicates import crosses, in_area, skips, writes

KANTO = "dice: red 4, green 2\nwriting: player 1, red 4"
anything: Predicate = writes()

WRITING = (
    Level(
        "Writing a number",
        "Your first number",
        KANTO,
        "Write the red 4: touch a prefecture of Kanto, the red area.",
        anything,
        ("ROL-OVR-01", "ROL-DIE-01"),
        "Kanto lies around Tokyo. Every lit prefecture is a right answer.",
        ("write red Tokyo",),
        "A die's color names the area, and you choose the prefecture.",
        mistakes=(Mistake("write red Osaka", "ROL-DIE-01"),),
        lights=True,
    ),
    Level(
        "Writing a number",
        "Every color has its area",
        "dice: white 3, red 5\nwriting: player 1, white 3, red 5",
        "Kyushu, the big island in the south west, is still blank. Write a number there.",
        in_area("white"),
        ("ROL-DIE-01", "ROL-COMP-03", "ROL-COMP-01"),
        "Letters on the sea name the colors: W is white, G is green.",
        ("write white Kagoshima",),
        "White is Kyushu & Okinawa. The letters on the map say it without the color.",
        astray=("write red Tokyo",),
        worse=(
            ("write red", "The red die belongs to Kanto, around Tokyo. Kyushu is still blank."),
            ("change", "No change is needed: one of the dice has the color of Kyushu."),
        ),
        mistakes=(
            Mistake("write white Tokyo", "ROL-DIE-01"),
            Mistake("write white Atlantis", "ROL-COMP-03"),
            Mistake("write pink Oita", "ROL-COMP-01"),
        ),
    ),
    Level(
        "Writing a number",
        "What is written stays",
        "dice: red 3, green 2\nwriting: player 1, red 3, green 2\n"
        "sheet: Tokyo 3, Saitama 3, Chiba 4, Kanagawa 2, Ibaraki 3, Tochigi X",
        "One area is nearly full. Which die, and where, makes it complete?",
        writes("Gunma"),
        ("ROL-DIE-01", "ROL-RULING-17"),
        "A blank has an empty disc beside its name, no number and no X.",
        ("write red Gunma",),
        "Numbers and X are permanent: a die always needs a blank.",
        astray=("write green Hiroshima",),
        worse=(
            ("write green", "The green area has many blanks: one number does not complete it."),
            ("change", "No change is needed: one of the dice has the color of that area."),
        ),
        mistakes=(
            Mistake("write red Tokyo", "ROL-DIE-01"),
            Mistake("write red Tochigi", "ROL-RULING-17"),
        ),
    ),
    Level(
        "Writing a number",
        "Across a border",
        "dice: red 4, yellow 4\nwriting: player 1, red 4, yellow 4\nsheet: Tokyo 4",
        "Tokyo has one neighbor that is not in Kanto. Write a number there.",
        writes("Yamanashi"),
        ("ROL-DIE-01", "ROL-OVR-01"),
        "Follow the border of Tokyo to the west. What color is the land behind it?",
        ("write yellow Yamanashi",),
        "Yamanashi is in Chubu, the yellow area, and beside Tokyo: borders do not end at an area.",
        astray=("write red Saitama", "write yellow Nagano"),
        worse=(
            ("write red", "The red die stays in Kanto."),
            ("write yellow", "That is Chubu, but it does not touch Tokyo."),
            ("change", "No change is needed: one of the dice has the right color."),
        ),
    ),
)

NEIGHBORS = (
    Level(
        "Neighbors",
        "One apart at most",
        "dice: red 4, green 2\nwriting: player 1, red 4\nsheet: Tokyo 3",
        "Write the 4 right beside the 3 in Tokyo.",
        writes("Saitama", "Chiba", "Kanagawa"),
        ("ROL-OVR-02", "ROL-ADJ-01"),
        "Prefectures that share a border are neighbors.",
        ("write red Saitama",),
        "3 and 4 are one apart, so they may be neighbors.",
        astray=("write red Tochigi",),
        but="It fits there as well, but Tokyo is no neighbor of it.",
    ),
    Level(
        "Neighbors",
        "Too far",
        "dice: red 4, green 2\nwriting: player 1, red 4\nsheet: Saitama 1",
        "Write the 4 where no neighbor is too far away from it.",
        anything,
        ("ROL-ADJ-01",),
        "Saitama touches every prefecture of Kanto but one.",
        ("write red Kanagawa",),
        "4 and 1 are three apart: all around Saitama the 4 is shut out.",
        mistakes=(Mistake("write red Tokyo", "ROL-ADJ-01"),),
    ),
    Level(
        "Neighbors",
        "Blanks and X do not mind",
        "dice: red 6, green 2\nwriting: player 1, red 6\n"
        "sheet: Saitama X, Chiba 1, Ibaraki X, Kanagawa 5, Gunma 2, Tochigi X",
        "Only Tokyo is blank, and beside it stand a 1, a 5 and X. Try the 6 there.",
        crosses("Tokyo"),
        ("ROL-ADJ-03", "ROL-X-01"),
        "Blanks and X have no number: only the 1 and the 5 matter.",
        ("cross red Tokyo",),
        "X and 5 were no obstacle, the 1 in Chiba was. What fits nowhere becomes an X.",
        mistakes=(Mistake("write red Tokyo", "ROL-ADJ-01"),),
        free=("ROL-ADJ-01",),
    ),
    Level(
        "Neighbors",
        "Borders between areas count too",
        "dice: red 5, green 2\nwriting: player 1, red 5\nsheet: Nagano 1, Fukushima 2",
        "Nagano and Fukushima are not in Kanto. Write the 5 in Kanto where they do not disturb it.",
        anything,
        ("ROL-ADJ-04",),
        "Stay away from the northern and western border of Kanto.",
        ("write red Tokyo",),
        "A neighbor of another color is a neighbor.",
        mistakes=(
            Mistake("write red Gunma", "ROL-ADJ-04"),
            Mistake("write red Tochigi", "ROL-ADJ-01"),
        ),
    ),
    Level(
        "Neighbors",
        "Between two numbers",
        "dice: yellow 4, red 2\nwriting: player 1, yellow 4\n"
        "sheet: Toyama 3, Ishikawa 3, Gifu 4, Shiga 5, Nagano 4, Niigata X, Yamanashi X, Aichi 5, "
        "Kanagawa 6",
        "Exactly one blank of Chubu takes a 4. Find it.",
        writes("Fukui"),
        ("ROL-ADJ-01", "ROL-MAND-02"),
        "Between a 3 and a 5 a 4 is just right; a 6 is too far from a 4.",
        ("write yellow Fukui",),
        "Where two neighbors differ by two, a single number is left.",
        mistakes=(Mistake("write yellow Shizuoka", "ROL-ADJ-01"),),
    ),
)

SEA = (
    Level(
        "Over the sea",
        "A blue line joins",
        "dice: blue 5, green 2\nwriting: player 1, blue 5\nsheet: Aomori 2",
        "Hokkaido is an island, but a blue line leads to Aomori. Write the 5 where it fits.",
        anything,
        ("ROL-ADJ-02", "ROL-RULING-02"),
        "A blue line makes neighbors of two shores. What stands beside the 2?",
        ("write blue Fukushima",),
        "Prefectures joined by a blue line are neighbors.",
        mistakes=(
            Mistake("write blue Hokkaido", "ROL-ADJ-02"),
            Mistake("write blue Iwate", "ROL-ADJ-01"),
        ),
        show=("link:Hokkaido-Aomori",),
    ),
    Level(
        "Over the sea",
        "Only one neighbor",
        "dice: blue 1, green 2\nwriting: player 1, blue 1\nsheet: Aomori 2, Miyagi 4, Akita 3",
        "Write the 1 into the prefecture with a single neighbor.",
        writes("Hokkaido"),
        ("ROL-ADJ-02",),
        "Its only neighbor is Aomori, over the sea.",
        ("write blue Hokkaido",),
        "Hokkaido hangs on one blue line: it is easy to fill, keep it for an extreme number.",
        mistakes=(Mistake("write blue Iwate", "ROL-ADJ-01"),),
    ),
    Level(
        "Over the sea",
        "From Shikoku to Honshu",
        "dice: green 6, red 2\nwriting: player 1, green 6\n"
        "sheet: Okayama 4, Hiroshima 5, Yamaguchi X, Hyogo 3, Shimane X, Tottori X",
        "Shikoku is blank, but three bridges lead there. Where does a 6 fit?",
        writes("Ehime", "Kochi"),
        ("ROL-ADJ-02", "ROL-ADJ-04"),
        "Follow the blue lines: from Okayama to Kagawa, from Hyogo to Tokushima, "
        "from Hiroshima to Ehime.",
        ("write green Kochi",),
        "Ehime is joined to a 5, which a 6 tolerates; Kochi is joined to nobody.",
        mistakes=(
            Mistake("write green Kagawa", "ROL-ADJ-02"),
            Mistake("write green Tokushima", "ROL-ADJ-04"),
        ),
    ),
)

MUST = (
    Level(
        "You must write",
        "No X while it fits",
        "dice: red 2, green 2\nwriting: player 1, red 2\nsheet: Saitama 5, Tochigi 4, Fukushima X",
        "An X in Chiba would suit you. But the 2 fits somewhere, and there it must go: find it.",
        anything,
        ("ROL-MAND-01", "ROL-MAND-02", "ROL-RULING-16"),
        "A 2 beside a 5 or a 4 is too far: look for a blank beside neither.",
        ("write red Kanagawa",),
        "Writing is a duty whenever it is possible.",
        mistakes=(
            Mistake("cross red Chiba", "ROL-MAND-02"),
            Mistake("cross red Gunma", "ROL-RULING-16"),
            Mistake("skip red", "ROL-MAND-01"),
        ),
    ),
    Level(
        "You must write",
        "Nowhere: then an X",
        "dice: red 1, green 2\nwriting: player 1, red 1\n"
        "sheet: Saitama 4, Tokyo 4, Nagano X, Yamanashi X",
        "A 1 fits nowhere in Kanto. Put an X into one of its blanks.",
        crosses(),
        ("ROL-X-01", "ROL-X-02", "ROL-X-03"),
        "What fits nowhere costs a blank, and you choose which.",
        ("cross red Chiba",),
        "An X costs a prefecture, but it shuts nobody out.",
        mistakes=(
            Mistake("write red Chiba", "ROL-ADJ-01"),
            Mistake("cross red Nara", "ROL-X-02"),
            Mistake("cross red Tokyo", "ROL-X-01"),
            Mistake("skip red", "ROL-X-03"),
        ),
    ),
    Level(
        "You must write",
        "A well chosen X",
        "dice: red 1, green 2\nwriting: player 1, red 1\n"
        "sheet: Saitama 4, Tokyo 5, Chiba 4, Gunma 5, Tochigi 4, Shizuoka 2, Yamanashi X, Nagano X",
        "Two blanks are left in Kanto. Put the X where no number could ever be written.",
        crosses("Kanagawa"),
        ("ROL-X-02", "ROL-RULING-24"),
        "What could stand beside a 2 and a 5 at once?",
        ("cross red Kanagawa",),
        "Between 2 and 5 nothing fits: that blank was lost already, so the X is free.",
        astray=("cross red Ibaraki",),
        but="Ibaraki can still take a number: an X there costs you more.",
    ),
    Level(
        "You must write",
        "A full area",
        "dice: black 3, green 2\nwriting: player 1, black 3\n"
        "sheet: Mie 3, Shiga 3, Kyoto X, Osaka 2, Hyogo 2, Nara 3, Wakayama X",
        "Kinki, the black area, is full. What is left to do with the black 3?",
        skips,
        ("ROL-X-03",),
        "There is nothing to write: a button beside the board says so.",
        ("skip black",),
        "Without a blank a die does nothing, and costs nothing.",
        mistakes=(
            Mistake("write black Tokyo", "ROL-DIE-01"),
            Mistake("cross black Kyoto", "ROL-X-01"),
        ),
        lights=True,
    ),
)

LEVELS = (
    *WRITING,
    *NEIGHBORS,
    *SEA,
    *MUST,
    *PURPLE_DIE,
    *TWO_DICE,
    *CHANGE,
    *ROUNDS,
    *HOUSE_RULES,
    *PLAY_WELL,
    *WHOLE_TURN,
)

KANTO_CELLS = ("Tokyo", "Saitama", "Chiba", "Kanagawa", "Gunma", "Tochigi", "Ibaraki")
KYUSHU_CELLS = ("Kagoshima", "Okinawa", "Nagasaki", "Fukuoka", "Oita")
EAST = (*(f"cell:{name}" for name in KANTO_CELLS), "count:red", "count:yellow", "count:black")
WEST = (*(f"cell:{name}" for name in KYUSHU_CELLS), "count:white", "count:green")
WINDOWS: Windows = {  # by chapter or level: what of the board is shown; a plate with its letter
    "Writing a number: Your first number": (*EAST, "cell:Kyoto"),
    "Writing a number: Every color has its area": (*WEST, "cell:Hyogo"),
    "Writing a number: What is written stays": (*EAST, "cell:Tottori"),
    "Writing a number": (PLACES,),
    "Neighbors": (PLACES,),
    "Over the sea": (PLACES,),
    "You must write": (PLACES,),
    "Play well": (PLACES,),
}

SIGNS: Signs = {  # by chapter: the beginning of a mark's id, and what the mark means
    "Writing a number": (("label:", "a blank: it takes one number, or an X"),),
    "Color change": (
        ("change:", "a color change; you have three in a game"),
        ("color:", "a color that the die may count as"),
    ),
    "Rounds and the end": (
        ("round:", "a round; eight of them are a game"),
        ("bag:yellow", "a die in the bag"),
    ),
    "Over the sea": (("link:", "a ferry: the prefectures at its ends are neighbors"),),
}
