"""Rolling Japan's rulebook: every clause and ruling in our own words, by the id the rules cite."""

from __future__ import annotations

from ..core.rulebook import Clause, Rulebook


def ruling(number: int, topic: str, text: str) -> Clause:
    """What we decided where the book is silent or can be read in two ways."""
    return Clause(f"ROL-RULING-{number:02d}", topic, text, kind="ruling")


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

RULINGS = (
    ruling(1, "Faces", "Dice have the faces 1 to 6, all equally likely; 6 and 1 are five apart."),
    ruling(
        2,
        "Neighbors",
        "Neighbors are a symmetric fact of the board: shared borders and blue lines. "
        "A prefecture without neighbors takes any number.",
    ),
    ruling(3, "Order of the dice", "Every player chooses the order alone."),
    ruling(
        4,
        "Order of the dice",
        "The second die is judged on the sheet the first one left; "
        "a die that was begun is finished before the other is touched.",
    ),
    ruling(
        5,
        "Order of the dice",
        "A player may choose so that the second die no longer fits anywhere.",
    ),
    ruling(
        6,
        "Purple",
        "The area of the purple die is the whole map: an X only if the value fits nowhere at all.",
    ),
    ruling(7, "Color change", "The purple die may be changed like any other."),
    ruling(
        8,
        "Color change",
        "The table offers changes into area colors only; a stated change into purple is accepted.",
    ),
    ruling(9, "Color change", "The die's own color is not a change."),
    ruling(
        10,
        "Color change",
        "A change may be used to dodge an X; afterwards every duty is that of the new color.",
    ),
    ruling(
        11,
        "Color change",
        "A die may be changed into a full area: it does nothing, and the mark is spent.",
    ),
    ruling(12, "Color change", "A change is allowed even if the value fits in the die's own area."),
    ruling(
        13,
        "Color change",
        "Both dice of a turn may be changed, even into one color; one die is changed once.",
    ),
    ruling(14, "Color change", "A change is declared before anything is written for that die."),
    ruling(15, "Color change", "Nobody has to use a change to avoid an X."),
    ruling(16, "X", "No X while the number fits."),
    ruling(17, "X", "An X only has to be blank and in the area; X and numbers are permanent."),
    ruling(
        18,
        "The seventh die",
        "A round uses six dice and leaves one of the seven unrolled, each equally likely.",
    ),
    ruling(19, "New round", "The bag goes on clockwise; a new round does not begin anew."),
    ruling(
        20,
        "Length",
        "Always eight rounds of three turns: 48 dice for 47 prefectures, even if a sheet is full.",
    ),
    ruling(21, "Simultaneous play", "Sheets do not touch: writing one after another is exact."),
    ruling(22, "Ties", "Equal X totals share the win; unused changes do not count."),
    ruling(23, "Solo score", "The solo score is the number of prefectures without an X."),
    ruling(24, "Hopeless blanks", "A blank nothing can fill stays blank until the end."),
    ruling(25, "Color change", "A change that did nothing is spent all the same."),
    ruling(26, "More players", "More than eight players are not offered."),
    ruling(27, "X", "After a change the area in question is that of the named color."),
    ruling(
        28,
        "Neighbors",
        "Since neighbors are mutual and numbers stay, no two neighbors ever differ by two.",
    ),
)

BOOK = Rulebook.of((*GENERAL, *TURN, *CHANGE, *END, *RULINGS))
