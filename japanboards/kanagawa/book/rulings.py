"""Kanagawa's rulings: what we decided where the book is silent or can be read in two ways."""

from __future__ import annotations

from ...core.rulebook import Clause


def ruling(number: int, topic: str, text: str) -> Clause:
    """A decision of ours."""
    return Clause(f"KAN-RULING-{number:02d}", topic, text, kind="ruling")


RULINGS = (
    ruling(
        1,
        "Players and columns",
        "Two to four play, for there are four tiles. As many columns are used as there are "
        "players, the leftmost ones; which squares lie face down is data.",
    ),
    ruling(
        2,
        "Where later cards go",
        "A column keeps its place when its neighbors are gone; nothing slides. Up or down is "
        "a matter of the square, by row and column.",
    ),
    ruling(
        3,
        "Order of choosing again",
        "Clockwise from the first player, without those who have left. The first player goes "
        "on dealing after leaving.",
    ),
    ruling(
        4,
        "The last one at School",
        "Tested once, when players begin to choose. Who becomes alone after that may still "
        "pass, and must leave in the next row. Who is alone in row 2 must leave: there is no "
        "row 3 then.",
    ),
    ruling(
        5,
        "Everybody passes",
        "Allowed in rows 1 and 2 while two or more are at School; as many cards as players "
        "are dealt again. In row 3 nobody may pass.",
    ),
    ruling(
        6,
        "An empty column",
        "It cannot be chosen while another column has cards. If none has any, the player "
        "leaves without cards and still works, with kept cards, brushes and arrows.",
    ),
    ruling(
        7,
        "A short deal",
        "The last cards go to the columns due a card from left to right; the others get none.",
    ),
    ruling(
        8,
        "The deck is used up exactly",
        "Nobody may pass as soon as the last card lies on the board, also when every column "
        "got its card.",
    ),
    ruling(
        9,
        "Which backs are open",
        "The backs of the whole deck, in order, and of all face-down cards at School; faces "
        "stay hidden. The option `deck_backs` shows the top card's back only.",
    ),
    ruling(
        10,
        "Face-down cards",
        "The taker sees them once the column is taken, the others when they are played. Until"
        " then only the back is known.",
    ),
    ruling(
        11,
        "Passing is only passing",
        "Brushes are placed and moved during work, not while one passes.",
    ),
    ruling(
        12,
        "Seven categories",
        "The studio diplomas form three categories, brushes, arrows and landscapes, beside "
        "the four of the print: so each category is ordered by Harmony, and a player may own "
        "up to seven diplomas.",
    ),
    ruling(
        13,
        "Studio diplomas",
        "They are decided the moment the symbol or brush is there, like those of the print.",
    ),
    ruling(
        14,
        "Extras of the first two animal diplomas",
        "A brush for both: so 15 brushes and 3 storm tokens come out even. The option "
        "`animal_rewards` plays what one scanned text says: nothing for animals A, a storm "
        "token for animals B.",
    ),
    ruling(
        15,
        "Brushes that count",
        "For the brush diplomas count brushes that stand on icons. The option `brush_diploma`"
        " counts all a player owns.",
    ),
    ruling(
        16,
        "The starting tile counts",
        "Its arrow and its icon count for the studio diplomas; its print part has no subject.",
    ),
    ruling(
        17,
        "Several diplomas at once",
        "Within a category they are asked one by one, from the least Harmony up; after one is"
        " taken the rest of the category is skipped. Categories follow the order of the list.",
    ),
    ruling(
        18,
        "Diplomas that are gone",
        "A diploma somebody has taken is not asked about. What was met stays met, so each "
        "diploma is asked once at most per player.",
    ),
    ruling(
        19,
        "Leaving and easier ones",
        "Only the diploma that was declined is closed; others of its category may be taken later.",
    ),
    ruling(
        20,
        "Deciding later",
        "Not possible: take or leave comes before any other move. A diploma that was left "
        "stays on the table for others.",
    ),
    ruling(
        21,
        "Counting subjects",
        "Trees are added up, a card may have one to three. Different means kinds; identical "
        "means the most of one kind; animals are named, one of each.",
    ),
    ruling(
        22,
        "Storm tokens run out",
        "Three diplomas give one and there are three. If a fourth diploma gives one, its "
        "taker gets the diploma and its Harmony, but no token.",
    ),
    ruling(
        23,
        "Brushes run out",
        "The reserve begins with 11, 9 or 7 brushes for 2, 3 or 4 players and lasts. If it is"
        " empty on other data, a symbol or diploma gives none, and playing the card stays "
        "legal.",
    ),
    ruling(
        24,
        "The Assistant",
        "Who has it already keeps it. Taking it is not optional. If nobody takes it, the "
        "first player keeps both pawns and begins again; who takes the Grand Master keeps the"
        " Assistant.",
    ),
    ruling(
        25,
        "Keep symbols",
        "At the end of the work there may be as many cards in hand as there are keep symbols "
        "in the studio, one added this turn included. A kept card may be kept on, is played "
        "in one's own work only, and is worth nothing at the end.",
    ),
    ruling(
        26,
        "Once a round",
        "Used arrows, painted icons and spent brushes are marked during one work and wiped "
        "off after it. Brushes stay where they are.",
    ),
    ruling(
        27,
        "What is used",
        "Painting marks a brush and its icon, nothing else does. A brush that has painted may"
        " move but not paint again; an icon that has served cannot serve again, whatever "
        "brush comes.",
    ),
    ruling(
        28,
        "Moving brushes",
        "To any other empty icon, of any kind. A brush may move again with another arrow. "
        "Brushes do not swap, do not go back to the supply; arrows are not saved up; one "
        "added now works now, and brushes may move after the last card.",
    ),
    ruling(
        29,
        "None or several landscapes",
        "A print that shows no landscape needs nothing; one that shows different ones needs a"
        " brush on an icon of each.",
    ),
    ruling(
        30,
        "Where a print card goes",
        "At the open end, next to the last card; the starting tile is first.",
    ),
    ruling(
        31,
        "A run of seasons",
        "Neighboring cards of one season; the longest single run counts.",
    ),
    ruling(
        32,
        "Storm on the starting tile",
        "Storm tokens go on lesson cards only. The option `storm_on_tile` allows the tile too.",
    ),
    ruling(
        33,
        "Where storms go",
        "The program places them best: for each season the longest stretch in which no more "
        "places show another season than there are tokens.",
    ),
    ruling(
        34,
        "Eleven cards",
        "Lesson cards, without the tile. The option `end_counts_tile` counts it too.",
    ),
    ruling(
        35,
        "When eleven cards end the game",
        "Tested after the whole round and after the pawns are handed over; nobody is cut short.",
    ),
    ruling(
        36,
        "Who has the Grand Master at the end",
        "The pawns are handed over first, then points are counted: the Assistant's holder "
        "gets the 2 Harmony.",
    ),
    ruling(
        37,
        "The printed example",
        "Its parts 13 + 7 + 3 - 1 + 14 + 2 make 38, the printed total is 36: the parts are "
        "the rule, the total is an error.",
    ),
    ruling(
        38,
        "A category that is closed",
        "Who owns a diploma of a category is not asked about the others of it.",
    ),
    ruling(
        39,
        "Extras act at once",
        "A brush won may be placed and paint in the same work; the Assistant changes hands at"
        " once.",
    ),
    ruling(
        40,
        "One after the other",
        "A player's whole work ends before the next player chooses.",
    ),
    ruling(
        41,
        "Wild icons",
        "A brush on a wild icon paints any one landscape per round, one of two equal ones at "
        "most. How many of a print's landscapes are painted on wild icons is the player's "
        "choice. For the landscape diplomas a wild icon counts for nothing, unless the option"
        " `wild_counts_as_landscape` says so.",
    ),
    ruling(
        42,
        "Printed storms",
        "A print card with a storm has any season at the end; it needs no token and takes none.",
    ),
    ruling(
        43,
        "Harmony in the studio",
        "Studio halves carry -2 (two crossed-out symbols), +1 or +2 Harmony or nothing, print"
        " halves 0 or +1; all of it counts.",
    ),
)
