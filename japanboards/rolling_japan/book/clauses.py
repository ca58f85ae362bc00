"""The clauses of Rolling Japan's rulebook in our own words, in its order."""

from __future__ import annotations

from ...core.rulebook import Clause

GENERAL = (
    Clause("ROL-GEN-01", "Title", "One to eight people play."),
    Clause(
        "ROL-OVR-01",
        "Overview",
        "A die's color names an area; each turn two dice are drawn and rolled, "
        "and their values go into prefectures of those areas.",
    ),
    Clause("ROL-OVR-02", "Overview", "Numbers in neighboring prefectures differ by one at most."),
    Clause("ROL-OVR-03", "Overview", "The most prefectures holding a number win."),
    Clause(
        "ROL-COMP-01",
        "Contents",
        "There are seven dice: purple, which is wild, and white, black, yellow, green, blue, red.",
    ),
    Clause(
        "ROL-COMP-02",
        "Contents",
        "Eight pens, a pad of 100 sheets, a bag and a rule sheet.",
        moot="pens and paper are not needed on a screen",
    ),
    Clause("ROL-COMP-03", "Contents", "A sheet shows the 47 prefectures."),
    Clause("ROL-COMP-04", "Contents", "The prefectures form six areas."),
    Clause("ROL-PREP-01", "Preparations", "Everybody begins with an empty sheet."),
    Clause("ROL-PREP-02", "Preparations", "All dice begin in the bag."),
    Clause(
        "ROL-START-01",
        "Flow",
        "Whoever was in Japan last begins; at this table the option `first` names the seat.",
    ),
    Clause(
        "ROL-START-02",
        "Flow",
        "Among several, the youngest begins.",
        moot="nobody's age is known to the program; the option `first` names the seat",
    ),
    Clause("ROL-START-03", "Flow", "The first player holds the bag."),
)

TURN = (
    Clause("ROL-TURN-01", "Play", "Two dice are drawn from the bag without looking."),
    Clause("ROL-TURN-02", "Play", "Both drawn dice are rolled."),
    Clause("ROL-TURN-03", "Play", "Colors and values are announced to everybody."),
    Clause("ROL-TURN-04", "Play", "Everybody, not only the roller, uses both dice."),
    Clause("ROL-TURN-05", "Play", "The dice are dealt with one after the other."),
    Clause("ROL-TURN-06", "Play", "Either die may come first."),
    Clause("ROL-TURN-07", "Play", "Choosing the order excuses nobody from a rule of writing."),
    Clause("ROL-DIE-01", "Plain dice", "The value goes into a blank prefecture of the die's area."),
    Clause("ROL-DIE-02", "Purple die", "The value goes into a blank prefecture of any area."),
    Clause(
        "ROL-ADJ-01",
        "Writing, first rule",
        "A number fits where every neighbor is blank, has an X, or a number at most one away.",
    ),
    Clause(
        "ROL-ADJ-02",
        "Writing, first rule",
        "Prefectures joined by a blue line over the sea are neighbors.",
    ),
    Clause(
        "ROL-ADJ-03",
        "Writing, first rule, example",
        "A 2 may stand beside blanks, X, 1, 2 and 3.",
    ),
    Clause("ROL-ADJ-04", "Writing, first rule, note", "A neighbor of another area counts too."),
    Clause("ROL-MAND-01", "Writing, second rule", "A number that can be written must be written."),
    Clause(
        "ROL-MAND-02",
        "Writing, second rule",
        "If the number fits somewhere in the die's area, it has to go there.",
    ),
    Clause(
        "ROL-X-01",
        "Writing, third rule",
        "If it fits nowhere in the area, one of the area's blanks gets an X.",
    ),
    Clause("ROL-X-02", "Writing, third rule", "The player chooses which blank of the area."),
    Clause("ROL-X-03", "Writing, third rule", "In an area without a blank the die does nothing."),
)

CHANGE = (
    Clause("ROL-CC-01", "Color change", "Each player has three color changes for the game."),
    Clause("ROL-CC-02", "Color change", "Using one is up to the player."),
    Clause(
        "ROL-CC-03", "Color change", "The die in hand then counts as any color the player names."
    ),
    Clause("ROL-CC-04", "Color change", "Every use is marked on the sheet."),
)

END = (
    Clause(
        "ROL-RND-01",
        "End of a turn",
        "When everybody has dealt with both dice, the dice outside the bag are counted.",
    ),
    Clause("ROL-RND-02", "End of a turn", "Fewer than six outside stay outside."),
    Clause(
        "ROL-RND-03",
        "End of a turn",
        "The bag with the rest goes clockwise to the next player, who draws and rolls two.",
    ),
    Clause("ROL-RND-04", "End of a round", "With six outside, all dice return to the bag."),
    Clause("ROL-RND-05", "End of a round", "Everybody ticks the next place of the round column."),
    Clause("ROL-RND-06", "End of a round", "The game lasts until eight places are ticked."),
    Clause("ROL-END-01", "End of the game", "Every blank that is left gets an X."),
    Clause("ROL-END-02", "End of the game", "Everybody counts the X on the own sheet."),
    Clause("ROL-END-03", "End of the game", "The fewest X win."),
    Clause("ROL-SOLO-01", "Solo play", "One person may play alone for the best result."),
)

CLAUSES = (*GENERAL, *TURN, *CHANGE, *END)
