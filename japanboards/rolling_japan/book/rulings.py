"""What we decided where the rulebook of Rolling Japan is silent or can be read in two ways."""

from __future__ import annotations

from ...core.rulebook import Clause


def ruling(number: int, topic: str, text: str) -> Clause:
    """What we decided where the book is silent or can be read in two ways."""
    return Clause(f"ROL-RULING-{number:02d}", topic, text, kind="ruling")


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
    ruling(
        17, "X", "Numbers and X go into blanks and stay for good; an X may stand beside any number."
    ),
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
