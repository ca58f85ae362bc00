"""What we decided where Takamatsu's book is silent or can be read in two ways."""

from __future__ import annotations

from ...core.rulebook import Clause

TEXTS = (
    ("Two players", "Five samurai of each of the two colors, three outside and two inside."),
    (
        "Winning",
        "The last part of the book decides: the round is finished and the most points win. "
        "Being first at the goal is worth nothing by itself.",
    ),
    ("Passing", "Nobody passes, and nobody has to: some party may always leave some room."),
    (
        "Several colors",
        "Only one color gets cards, for a room has one color at most. On a board where a room has "
        "two: the mover first, then clockwise, one player's cards before the next one's.",
    ),
    ("Several cards", "One by one; the sixth may be a card that was laid for the first."),
    (
        "Order within a card",
        "Take it, slide the others up, lay a new one; only then it takes effect and is used. "
        "So it is not yet among the used cards when these are shuffled.",
    ),
    ("Shuffling", "Used cards are shuffled when a card is needed and the deck is empty."),
    (
        "When to use hidden cards",
        "At any time between complete steps, also in turns of others: all holders are asked "
        "before a move and after its evaluation, the player on turn first, then clockwise. "
        "Nobody is asked again while nothing has happened since.",
    ),
    ("How many hidden cards to use", "Any number of those held, one after another."),
    ("-2 near the start", "A pagoda stops at 0: from 1 it goes to 0, from 0 nowhere."),
    ("-2 at the goal", "A pagoda that falls back under the goal does not call off the end."),
    ("Above the goal", "Points above the goal are counted."),
    (
        "The last round",
        "A round runs from the first player's turn to the last one's; being asked after the last "
        "turn belongs to the old round, being asked before the next move to the new one.",
    ),
    ("Whose pagoda", "Any pagoda may bring on the end, also of a player who is not on turn."),
    (
        "Hidden cards at the end",
        "With any number of players the hidden cards still held are added, and nobody may "
        "leave one out.",
    ),
    ("Ties", "Equal points share the win."),
    (
        "Two players, which pagoda",
        "An open card moves the pagoda of the samurai's color; a hidden card moves whichever of "
        "the two its holder names.",
    ),
    ("Two players, home", "A samurai is at home in its own color only, not in the other own one."),
    ("Two players, opponent", "One samurai of either color of the opponent is enough."),
    ("Two players, green", "The book's example speaks of green; it means any opponent's color."),
    (
        "Two players, one of each",
        "One of each own color has to go only where no samurai of the opponent is.",
    ),
    ("Who stays", "All samurai in the room count, not only the mover's own."),
    ("Bonus", "A bonus lengthens the way; it does not change how many samurai are needed."),
    (
        "Forks",
        "Where two arrows leave a room the mover chooses, once for the whole party. "
        "Two ways to the same room are one move.",
    ),
    ("Home rooms", "Exterior and interior room both count, also from one to the other."),
    ("Full circle", "A party never ends in the room it left; it may pass it."),
    ("Samurai of a color", "They are all the same: only how many go matters."),
    ("Colors not in play", "Their rooms are rooms like any other."),
    ("Already home", "Samurai that stood there or stayed there get no card."),
    ("Backs", "The back of a card shows its kind, so everybody knows that of the deck's top card."),
    ("Hidden cards that were used", "They are used cards and come back when those are shuffled."),
    ("Start", "The track begins at 0. Who begins is given, or left to chance."),
    (
        "When to use hidden cards",
        "Also in the last round, and also if the goal is not reached by it.",
    ),
    ("Bonus", "One distance for the whole party, the bonus included."),
)

RULINGS = tuple(
    Clause(f"TAK-RULING-{number:02d}", topic, text, kind="ruling")
    for number, (topic, text) in enumerate(TEXTS, 1)
)
