"""Kaigan's rulings: what we decided where the book is silent or can be read in two ways."""

from __future__ import annotations

from ...core.rulebook import Clause


def ruling(number: int, topic: str, text: str) -> Clause:
    """A decision of ours."""
    return Clause(f"KAI-RULING-{number:02d}", topic, text, kind="ruling")


RULINGS = (
    ruling(1, "Players", "Three or four play; any other number is refused."),
    ruling(
        2,
        "Phase 1, cards",
        "Laying a card is a duty, unless the Quadrant Card is put back instead or no space "
        "is left.",
    ),
    ruling(
        3,
        "Phase 1, cards",
        "Putting the Quadrant Card back replaces only the card, so a row may still be "
        "claimed in that turn; option `quadrant_pass_then_claim`.",
    ),
    ruling(
        4,
        "Phase 1, cards",
        "Who can lay no card, since no space is free in the vacant rows, has to claim a row; "
        "a holder of the Quadrant Card may once put it back instead.",
    ),
    ruling(
        5,
        "Phase 1, cards",
        "Any vacant row that is in use may be claimed, with or without cards, not only the "
        "one just used.",
    ),
    ruling(
        6,
        "Phase 1, cards",
        "The last player without a row goes on alone, card after card, until a row is claimed.",
    ),
    ruling(
        7,
        "Phase 1, cards",
        "In round 1 nobody holds the Quadrant Card, so nobody has a pass; the option `first` "
        "names who begins.",
    ),
    ruling(
        8,
        "Phase 1, cards",
        "The space of the Quadrant Card is a printed one also while the card is away.",
    ),
    ruling(9, "Phase 1, cards", "First the card, then the claim, never the other way round."),
    ruling(
        10,
        "Phase 1, cards",
        "Cards in hand are open: all sets are alike and all cards are laid face up.",
    ),
    ruling(
        11,
        "Phase 1, cards",
        "The pass works once and for the holder only: the card has left their hands then.",
    ),
    ruling(
        12,
        "Phase 1, cards",
        "The holder of the Quadrant Card acts first, even if they only want to pass.",
    ),
    ruling(
        13,
        "Phase 2, actions",
        "The claimer acts, pays and gains; whoever laid the card just gets it back.",
    ),
    ruling(
        14,
        "Phase 2, actions",
        "The Quadrant Card is taken in any case; row 1 always has a claimer, so somebody "
        "always rolls.",
    ),
    ruling(
        15, "Phase 2, actions", "Nobody goes into debt: what cannot be paid in full cannot be done."
    ),
    ruling(
        16,
        "Phase 2, actions",
        "All or nothing: what is announced has to be placed. Two markers need two free "
        "places; the rich tariff with one marker is allowed.",
    ),
    ruling(
        17,
        "Phase 2, actions",
        "A Great map counts different tiles; two own surveyors on one tile do not make "
        "two. Its two tariffs are never mixed.",
    ),
    ruling(
        18,
        "Phase 2, actions",
        "Several own surveyors may stand on one tile; only the tiles of one dispatch have to "
        "differ.",
    ),
    ruling(
        19,
        "Phase 2, actions",
        "A surveyor that moves changes its tile. Two that swap tiles are legal and void.",
    ),
    ruling(
        20,
        "Phase 2, actions",
        "Surveyors go only to squares with a tile, also a complete one, and never back to "
        "the supply by choice.",
    ),
    ruling(
        21,
        "Phase 2, actions",
        "A tile completed by an action is scored only in phase 4; until then it takes no "
        "more markers.",
    ),
    ruling(
        22,
        "Tracks",
        "A disc stops at the last space of its track. A step that does not exist cannot be "
        "paid for; a free one has no effect. Honor has no end.",
    ),
    ruling(23, "Tracks", "Honor may fall below zero."),
    ruling(
        24,
        "Phase 2, actions",
        "The single surveyor is the back of every card; where a board prints it on a space, "
        "it is the main action there.",
    ),
    ruling(
        25,
        "Phase 2, actions",
        "The secondary action needs a card; empty and printed spaces have none.",
    ),
    ruling(26, "Phase 2, actions", "A card gives its main or its secondary action, never both."),
    ruling(
        27,
        "Phase 2, actions",
        "With three players row 4 has no claimer, and its printed action is left out.",
    ),
    ruling(
        28,
        "Phase 2, actions",
        "Markers and coins never run out; three surveyors and six cards are real limits.",
    ),
    ruling(
        29,
        "Phase 3, neutral markers",
        "A die that names a column with a gap serves only the tiles that are there.",
    ),
    ruling(
        30,
        "Phase 3, neutral markers",
        "A tile with one free place takes one of two neutral markers; the other stays in the "
        "supply.",
    ),
    ruling(
        31,
        "Phase 4, scoring",
        "A tile completed by neutral markers alone is scored for nobody, removed and "
        "replaced; surveyors go home.",
    ),
    ruling(32, "Phase 4, scoring", "In a column the top tile is scored first."),
    ruling(33, "Phase 4, scoring", "A new tile is empty and cannot score in the same phase."),
    ruling(
        34,
        "Phase 4, scoring",
        "Tiles are replaced in the last round too. After it every surveyor and marker on the "
        "map stands on an incomplete tile.",
    ),
    ruling(
        35,
        "Phase 6, honor",
        "Places are judged by the position of the discs, and 0 is a place: all at 0 tie for first.",
    ),
    ruling(
        36,
        "Phase 6, honor",
        "One leader, one second, two tied third: 2, 1, 0, 0. Three tied for first: 2, 2, 2, 0.",
    ),
    ruling(
        37,
        "Phase 6, honor",
        "Income comes before the reset of Government, so rounds 2 and 4 still pay it.",
    ),
    ruling(38, "End", "Two tied for first on Travel: the next gets 2 as printed, not 5."),
    ruling(
        39,
        "End",
        "Three tied for first on Travel: the last still gets 2, for the text says so.",
    ),
    ruling(
        40,
        "End",
        "One leader, one second, two tied third on Travel: 2 Honor to each of the third.",
    ),
    ruling(41, "End", "All tied on Travel: 8 each. Two tied first and two tied next: 8, 8, 2, 2."),
    ruling(42, "End", "All with equal money have the most and the least: 5 Honor and 3 lost."),
    ruling(
        43,
        "End",
        "Own markers are added up over all incomplete tiles, then halved and rounded down.",
    ),
    ruling(
        44,
        "End",
        "The order of the end scoring does not matter; the money that breaks a tie is the "
        "money that was counted.",
    ),
    ruling(
        45,
        "End",
        "Round 5 has no honor phase: Artistic and Government count once at the end, not twice.",
    ),
    ruling(
        46,
        "Secrets",
        "Money is hidden from the others until the end, though who remembers every payment "
        "knows it; option `open_money`.",
    ),
)
