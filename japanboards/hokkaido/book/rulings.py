"""What we decided for Hokkaido where its book is silent or can be read in two ways."""

from __future__ import annotations

from ...core.rulebook import Clause


def ruling(number: int, topic: str, text: str) -> Clause:
    """A decision of ours."""
    return Clause(f"HOK-RULING-{number:02d}", topic, text, kind="ruling")


RULINGS = (
    ruling(
        1,
        "Where to start",
        "The story puts everybody in Sapporo, the setup in different cities: the setup counts.",
    ),
    ruling(
        2,
        "Order of placing",
        "From the last seat down to player 1, who then has the first turn; everybody has seen the "
        "public cards and the own ones.",
    ),
    ruling(
        3,
        "What stays in the box",
        "Only what is too much for this number of players. The cards among it are drawn at random "
        "and unseen; the deck has what is left after dealing. The starting piece is one of the "
        "pieces in stock.",
    ),
    ruling(
        4,
        "Whose piece",
        "Only the own pieces are moved, grown and put on cards; a Land Move begins on the island.",
    ),
    ruling(
        5,
        "Pieces for cards",
        "They come from the stock: without a piece in it there is no Grow, Claim or Reveal. "
        "They never come back.",
    ),
    ruling(
        6,
        "Draw, and the same action three times",
        "Actions spent on Draw count, so at most two: two single draws in any mix, or one with "
        "both cards kept. The option `draw_cap` counts otherwise: each way of drawing by itself, "
        "or draws instead of actions.",
    ),
    ruling(
        7,
        "When both cards are kept",
        "Whoever drew from the deck decides after seeing the cards and before anything else. It "
        "takes one more action, and one more that may be spent on Draw.",
    ),
    ruling(
        8,
        "A deck of one card",
        "It is drawn and kept, for one action, and the deck is empty. An empty deck gives nothing.",
    ),
    ruling(
        9,
        "A deck that is empty for a moment",
        "While two last cards are looked at the deck does not count as empty; only afterwards.",
    ),
    ruling(
        10,
        "Shuffling",
        "The deck has no order: a card is drawn at random. Players know the cards they put back.",
    ),
    ruling(
        11,
        "New public cards",
        "Public cards are never replaced: taking makes them fewer, discarding makes them more.",
    ),
    ruling(
        12,
        "Taking a card with an own piece",
        "A card with any piece on it stays, also with one's own.",
    ),
    ruling(
        13,
        "What is discarded",
        "Only a card still in hand. It is public at once: anybody may claim or take it, also the "
        "one who discarded it, also in the same turn.",
    ),
    ruling(
        14,
        "Size of a hand",
        "There is no limit, and a card just drawn may be revealed or discarded at once.",
    ),
    ruling(
        15,
        "Fewer than three actions",
        "As long as any action is possible one is taken; when none is, the rest of the turn "
        "lapses. Nobody has to look ahead to use all three, or to keep both cards.",
    ),
    ruling(
        16,
        "How many claims",
        "Two in a turn, on two cards.",
    ),
    ruling(
        17,
        "When At Sea is full",
        "It is judged at the moment of each Sea Move: the own piece there may leave first.",
    ),
    ruling(18, "At Sea and routes", "A piece At Sea belongs to no route."),
    ruling(
        19,
        "Growing in Sapporo",
        "Whether players are off the island is looked at once, when their turn begins. They may "
        "grow in Sapporo with their first action, whoever stands there; they need not. Leaving "
        "the island in mid-turn gives no such right.",
    ),
    ruling(
        20,
        "Control for a moment",
        "Claims and reveals look at the board as it is, overfull provinces included. Points and "
        "pieces on cards stay when conflict breaks the chain.",
    ),
    ruling(
        21,
        "The ladder of a conflict",
        "Upwards from the fewest, everybody removes one piece, equal ones together, until the "
        "province is within its limit; if it is not by then, once more from the bottom. With the "
        "option `conflict_order` at 'weakest' the fewest go on until they are gone.",
    ),
    ruling(22, "Who is fewest", "A player without a piece in the province is not asked."),
    ruling(
        23,
        "Which conflicts there are",
        "Only the player on turn adds pieces, so every overfull province has one of theirs; the "
        "order in which they are settled does not matter.",
    ),
    ruling(24, "Limits", "The table of limits counts, not what the board shows."),
    ruling(
        25,
        "No piece in stock",
        "It is enough once, for a moment, even if conflict returns pieces in the same turn. The "
        "turn is finished; whatever else would call the end no longer matters.",
    ),
    ruling(
        26,
        "The last turns",
        "One for each player in the usual order, beginning with the left neighbor of the one who "
        "called the end. The turn of the call is not among them.",
    ),
    ruling(
        27,
        "When cards are counted",
        "After the conflict of a player's own last turn. Nothing later changes these points, and "
        "the hand is open from then on.",
    ),
    ruling(28, "Below zero", "Scores may be negative."),
    ruling(29, "No pieces in a region", "Without a piece nobody has the most or the second most."),
    ruling(
        30,
        "Ties in a region",
        "Two who tie for the most take both places: nobody else is paid. Two who tie for the "
        "second most get 2 each beside the leader's 4, three get nothing. Three or four who tie "
        "for the most leave nothing for anybody. With the option `second_after_tied_first` the "
        "next player is paid as second all the same.",
    ),
    ruling(
        31,
        "What is in a region",
        "Pieces in its provinces, the city's among them; none overseas, at sea or on cards.",
    ),
    ruling(
        32,
        "Pieces on the board",
        "Those on the island, in the countries and At Sea, at the very end; not those on cards.",
    ),
    ruling(
        33,
        "The longest route",
        "Of all cards with a player's piece or shown from the hand, the longest whose route the "
        "player controls on the last board: provinces on a shortest chain of own ones, both ends "
        "included; a route overseas has length 1, no route 0. Still equal: they share the win.",
    ),
    ruling(
        34,
        "Keeping both with the last action",
        "The last action of a turn may be a draw from the deck, but both cards cannot be kept.",
    ),
    ruling(
        35,
        "Two players and a full card",
        "Both pieces on a card belong to both players then, so nobody is kept out by others.",
    ),
)
