"""Every clause of Takamatsu's rulebook in our own words, by the id the rules cite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core.rulebook import Clause

MOOT = {
    "TAK-COMP-01": "on a screen the palace comes in one piece",
    "TAK-COMP-02": "a reminder of the rules of movement, which the table gives at every move",
}


def part(section: str, clauses: Mapping[str, str]) -> Iterator[Clause]:
    """The clauses of one part of the book."""
    for number, text in clauses.items():
        yield Clause(f"TAK-{number}", section, text, moot=MOOT.get(f"TAK-{number}", ""))


COMPONENTS = part(
    "Components",
    {
        "COMP-01": "The board shows the palace and is laid out from six square parts.",
        "COMP-02": "Five cards sum up how samurai move; they do nothing in play.",
        "COMP-03": "The colors are blue, black, purple, red and yellow, and no others.",
        "COMP-04": "A color has two pagodas; there are ten.",
        "COMP-05": "A color has seven samurai; there are 35.",
        "COMP-06": "There are 18 Shogun cards, 13 with open and 5 with hidden values.",
    },
)
AIM = part(
    "Introduction",
    {
        "GOAL-01": "Players are daimyos, and make use of each other's samurai.",
        "GOAL-02": "A samurai that gets home, to a room of its color, moves its owner's pagoda on.",
        "GOAL-03": "20 points are the goal; put shortly, whoever is there first wins.",
    },
)
SETUP = part(
    "Setup",
    {
        "SET-01": "Every player has a color of their own and its pieces.",
        "SET-02": "Three players use seven samurai of each color.",
        "SET-03": "Four players use six samurai of each color.",
        "SET-04": "Five players use five samurai of each color.",
        "SET-05": "Two players have two colors each, with five samurai.",
        "SET-06": "Two players have all four pagodas of their two colors.",
        "SET-07": "Samurai above that number do not take part.",
        "SET-08": "Three samurai of a color begin in its exterior room.",
        "SET-09": "The others of the color begin in its interior room.",
        "SET-10": "A pagoda of each color begins on the first field of the track in the garden.",
        "SET-11": "The other pagoda lies before its player and shows the color.",
        "SET-12": "The Shogun cards are shuffled and form a deck, face down.",
        "SET-13": "Five cards from its top form the display beside the board.",
        "SET-14": "A displayed card of the open kind shows its value.",
        "SET-15": "A displayed card of the hidden kind stays face down.",
    },
)
TURN = part(
    "Gameplay",
    {
        "TURN-01": "The player who was near Japan most recently begins; here the option `first`.",
        "TURN-02": "Play goes round clockwise.",
        "TURN-03": "In a turn one samurai or more, as the player likes, go forward; nobody passes.",
        "TURN-04": "They all come out of one room.",
        "MOVE-01": "Samurai go clockwise, the way the arrows point, and never back.",
        "MOVE-02": "All of a party go equally far.",
        "MOVE-03": "A party leaves one room and arrives together in one other room.",
        "MOVE-04": "Within the other rules, how many go is the mover's decision.",
        "MOVE-05": "One samurai of the mover's own goes, at least.",
        "MOVE-06": "If the room has samurai of other players, one of those goes too, at least.",
        "MOVE-07": "More than one own and one other samurai are up to the mover.",
        "MOVE-08": "A room of one or two samurai may be left empty.",
        "MOVE-09": "Of three samurai or more in a room, one stays at least.",
        "MOVE-10": "Who stays, own or others, is the mover's decision.",
        "MOVE-11": "A party goes exactly as many rooms as it has samurai.",
    },
)
EXCEPTIONS = part(
    "Gameplay, exception",
    {
        "MOVE-12": "Out of the +1 room a party may go one room more, if the mover likes.",
        "MOVE-13": "Out of the +2 room a party may go one or two rooms more, if the mover likes.",
        "MOVE-14": "Only the room a party sets out from counts: no bonus for passing or arriving.",
    },
)
EXAMPLES = part(
    "Gameplay, examples",
    {
        "EX-01": "Two red samurai alone: one goes one room, or both go two.",
        "EX-02": "A red and another samurai: both go two rooms, nothing else is possible.",
        "EX-03": "Red, blue and yellow: red goes two rooms with blue or with yellow, one stays.",
        "EX-04": "In a fuller room red has the choice of five parties.",
        "EX-05": "In the +2 room red goes with one yellow, two, three or four rooms far.",
    },
)
EVALUATION = part(
    "Evaluation",
    {
        "EVAL-01": "For a samurai whose move ends in a room of its color, its owner gets the "
        "uppermost card of the display.",
        "EVAL-02": "A room that is only passed gives nothing.",
        "EVAL-03": "Every samurai that gets home counts: a card for each.",
        "EVAL-04": "Samurai of other colors that arrive there get nothing.",
        "EVAL-05": "Whose turn it is does not matter: the owner of the samurai gets the cards.",
        "EVAL-06": "Example: two yellow and three red stop in the red room; red gets three cards, "
        "yellow none.",
        "EVAL-07": "As soon as a card is taken, the others slide up.",
        "EVAL-08": "The free place at the end gets a card from the deck.",
        "EVAL-09": "If the deck is empty, the used cards are shuffled and are the new deck.",
        "EVAL-10": "A new card is turned up only if it is of the open kind.",
        "EVAL-11": "An open card moves the pagoda of whoever got it by its value.",
        "EVAL-12": "−2 moves the pagoda back, as far as there is track behind it.",
        "EVAL-13": "Used cards go to a pile of their own.",
        "EVAL-14": "Nobody refuses a card.",
        "HID-01": "A hidden card stays with whoever got it, seen by nobody else.",
        "HID-02": "Its holder alone decides when to use it.",
        "HID-03": "One card or all of them may be used.",
        "HID-04": "A hidden card that is used moves its holder's pagoda by its value.",
        "HID-05": "The point of it is to reach the goal and win; it has no condition.",
    },
)
END = part(
    "End of the game",
    {
        "END-01": "A pagoda at 20 points brings on the end.",
        "END-02": "The round is played out, so that all have had the same number of turns.",
        "END-03": "Then all hidden cards still held are shown.",
        "END-04": "The most points win.",
    },
)
TWO = part(
    "Two players",
    {
        "2P-01": "Samurai of the opponent in the room: one of them goes too, at least.",
        "2P-02": "Example: with both own colors and an opponent's, one own samurai of either color "
        "and one of the opponent's have to go; all else is free.",
        "2P-03": "Both own colors and nobody else in the room: one of each goes, at least.",
        "2P-04": "The two own colors need not take turns.",
        "2P-05": "One color may be moved again and again.",
        "2P-06": "One pagoda at the goal brings on the end; the round is played out.",
        "2P-07": "Both pagodas and the hidden cards make up a player's points.",
    },
)

CLAUSES = (
    *COMPONENTS,
    *AIM,
    *SETUP,
    *TURN,
    *EXCEPTIONS,
    *EXAMPLES,
    *EVALUATION,
    *END,
    *TWO,
)
