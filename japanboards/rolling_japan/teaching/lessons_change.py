"""Rolling Japan, learned by doing: the levels about color changes and house rules."""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from .predicates import after_a_change, changes, crosses, writes

SPOILT = "sheet: Saitama 4, Tokyo 4, Nagano X, Yamanashi X"
IN_HAND = f"dice: red 1, green 2\nwriting: player 1, red 1 as black\n{SPOILT}; changes 1"

CHANGE = (
    Level(
        "Color change",
        "Another color",
        f"dice: red 1, green 2\nwriting: player 1, red 1\n{SPOILT}",
        "The red 1 fits nowhere in Kanto. Change its color and write it in another area.",
        after_a_change,
        ("ROL-CC-01", "ROL-CC-02", "ROL-CC-03", "ROL-CC-04", "ROL-RULING-10"),
        "Touch one of the colored squares under 'Color changes', then a lit prefecture.",
        ("change red black", "write red Nara"),
        "Three times a game a die may count as any color you name. One of three is used.",
        goes_on=lambda state, move, after: bool(after.taken_as),
        astray=("cross red Chiba",),
        mistakes=(Mistake("change red pink", "ROL-CC-03"),),
        lights=True,
        but="An X costs a blank. The die may count as another color first.",
    ),
    Level(
        "Color change",
        "The new color is binding",
        IN_HAND,
        "The red die counts as black now. Write the 1 where it belongs.",
        writes(),
        ("ROL-RULING-27", "ROL-RULING-14"),
        "Black is Kinki: all duties are now those of Kinki.",
        ("write red Osaka",),
        "After a change the area in question is that of the named color.",
        mistakes=(
            Mistake("write red Aomori", "ROL-RULING-27"),
            Mistake("cross red Chiba", "ROL-RULING-27"),
            Mistake("change green blue", "ROL-RULING-14"),
        ),
    ),
    Level(
        "Color change",
        "Once for a die, and to another color",
        f"dice: red 1, green 2\nwriting: player 1, red 1\n{SPOILT}",
        "The red 1 fits nowhere in Kanto. Chubu has room: let the die count as its color.",
        changes("yellow"),
        ("ROL-RULING-09", "ROL-RULING-13", "ROL-RULING-12"),
        "Chubu is the area west of Kanto; its color is on its plate.",
        ("change red yellow",),
        "A die changes once, and never into its own color.",
        astray=("change red blue",),
        mistakes=(
            Mistake("change red red", "ROL-RULING-09"),
            Mistake("change red white", "ROL-RULING-13", IN_HAND),
        ),
    ),
    Level(
        "Color change",
        "Finish what you began",
        "dice: red 1, green 2\nwriting: player 1, red 1 as black, green 2\nsheet: blank; changes 1",
        "You changed the red die to black, and the green one waits. Which comes first?",
        lambda state, move, after: writes()(state, move, after) and move.die == "red",
        ("ROL-TURN-05", "ROL-RULING-04"),
        "A die that was changed is finished before the other one.",
        ("write red Mie",),
        "A die that was begun is finished first.",
        mistakes=(
            Mistake("write green Kochi", "ROL-TURN-05"),
            Mistake("change green blue", "ROL-RULING-04"),
        ),
    ),
    Level(
        "Color change",
        "All used",
        f"dice: red 1, green 2\nwriting: player 1, red 1\n{SPOILT}; changes 3",
        "Your three changes are gone. What is left for the red 1?",
        crosses(),
        ("ROL-CC-01", "ROL-RULING-25", "ROL-RULING-15"),
        "It fits nowhere in Kanto, so it costs an X there.",
        ("cross red Ibaraki",),
        "Three marks, however they turned out.",
        mistakes=(Mistake("change red blue", "ROL-CC-01"),),
    ),
)

HOUSE_RULES = (
    Level(
        "House rules",
        "No change for purple",
        "options: cc_on_purple=False\ndice: purple 6, green 2\nwriting: player 1, purple 6\n"
        "sheet: Tokyo 3",
        "At this table the purple die is never changed. Write its 6 as it is.",
        writes(),
        ("ROL-RULING-07",),
        "Purple goes anywhere anyway.",
        ("write purple Hokkaido",),
        "Where the rulebook is silent we decide, and a table may decide otherwise.",
        mistakes=(Mistake("change purple blue", "ROL-RULING-07"),),
    ),
    Level(
        "House rules",
        "No change into a full area",
        "options: cc_into_full=False\ndice: red 1, green 2\nwriting: player 1, red 1\n"
        "sheet: Saitama 4, Tokyo 4, Nagano X, Yamanashi X, Mie 3, Shiga 3, Kyoto X, Osaka 2, "
        "Hyogo 2, Nara 3, Wakayama X",
        "Kinki is full, and at this table that is no way out. Turn to the far north.",
        changes("blue"),
        ("ROL-RULING-11",),
        "Hokkaido and Tohoku are blue.",
        ("change red blue",),
        "By our ruling a change into a full area is allowed and burns the die; here it is not.",
        astray=("change red green",),
        mistakes=(Mistake("change red black", "ROL-RULING-11"),),
    ),
)
