"""Kanagawa's rulebook, the material: components, cards, tiles, setup, and the 19 diplomas."""

from __future__ import annotations

from ...core.rulebook import Clause

COMPONENTS = (
    Clause(
        "KAN-COMP-01",
        "Contents",
        "One School board and four starting tiles, hence at most four players.",
    ),
    Clause("KAN-COMP-02", "Contents", "72 lesson cards: four back colors, 18 of each."),
    Clause("KAN-COMP-03", "Contents", "One Grand Master pawn, one Assistant pawn."),
    Clause("KAN-COMP-04", "Contents", "19 diploma tiles, each unique."),
    Clause("KAN-COMP-05", "Contents", "15 brush pawns in all."),
    Clause("KAN-COMP-06", "Contents", "3 storm tokens in all."),
    Clause(
        "KAN-COMP-07",
        "Overview",
        "Players build a studio, set brushes on its landscapes, extend a print and earn "
        "diplomas: for trees, animals, characters, buildings, and for the studio; seasons"
        " count too.",
    ),
    Clause("KAN-COMP-08", "Goal", "The aim is the most Harmony."),
)

CARDS = (
    Clause(
        "KAN-CARD-01",
        "Lesson cards",
        "A lesson card has two halves with separate uses, studio and print; only one is used.",
    ),
    Clause(
        "KAN-CARD-02",
        "Studio",
        "The left half serves the studio and can carry landscape, supplies and know-how symbols.",
    ),
    Clause(
        "KAN-CARD-03",
        "Studio",
        "A landscape icon tells which landscape can be painted by a brush standing on it.",
    ),
    Clause("KAN-CARD-04", "Studio", "Supplies act at once when the card joins the studio."),
    Clause(
        "KAN-CARD-05",
        "Studio",
        "Know-how is a lasting ability, usable each round from then on.",
    ),
    Clause("KAN-CARD-06", "Print", "The right half serves the print."),
    Clause(
        "KAN-CARD-07",
        "Print",
        "Its landscape(s) are a requirement: a brush must stand on a matching icon of your studio.",
    ),
    Clause("KAN-CARD-08", "Print", "Its main subject counts for diplomas."),
    Clause("KAN-CARD-09", "Print", "It shows a season."),
    Clause("KAN-CARD-10", "Print", "A Harmony bonus symbol on it is worth +1 Harmony at the end."),
    Clause(
        "KAN-CARD-11",
        "Backs",
        "The back hints at the subject: green at one to three trees, blue at an animal, "
        "red at a character, yellow at a building; it can be there, it need not.",
    ),
    Clause(
        "KAN-CARD-12",
        "Reminder",
        "A crossed-out Harmony symbol is worth -1 Harmony at the end.",
    ),
)

PIECES = (
    Clause(
        "KAN-TOK-01",
        "Brush pawns",
        "Brushes are supplies used to make the print; a brush symbol on a card refers to them.",
    ),
    Clause(
        "KAN-TOK-02",
        "Storm tokens",
        "Storm tokens come from certain diplomas and are a wild season.",
    ),
    Clause(
        "KAN-TOK-03",
        "Storm tokens",
        "At the end each is put on a card of your print, which then shows the season you name.",
    ),
    Clause(
        "KAN-TOK-04",
        "Pawns",
        "Grand Master marks the first player of this round, Assistant the first player to"
        " come; cards can show the Assistant symbol.",
    ),
    Clause(
        "KAN-TOK-05",
        "Pawns",
        "The Assistant may change owner during a round; the Grand Master only at round end.",
    ),
    Clause(
        "KAN-TOK-06",
        "Diploma tiles",
        "Diplomas are objectives about the print or the studio; they can be lost by waiting.",
    ),
    Clause(
        "KAN-TOK-07",
        "School board",
        "The School board tells, per number of players and stage of the round, whether a "
        "card lies face up or face down.",
    ),
)

TILES = (
    Clause(
        "KAN-START-01",
        "Starting tiles",
        "The tile is the first part of both your print and your studio.",
    ),
    Clause("KAN-START-02", "Starting tiles", "Its print part shows a season and no subject."),
    Clause(
        "KAN-START-03",
        "Starting tiles",
        "Its studio part stands for two brushes, which begin in front of you (not placed).",
    ),
    Clause("KAN-START-04", "Starting tiles", "It has one arrow."),
    Clause("KAN-START-05", "Starting tiles", "It has one landscape icon of a given type."),
)

SETUP = (
    Clause(
        "KAN-SETUP-01",
        "Setup 1",
        "The School board lies in the middle.",
        moot="on a screen everybody sees it equally well",
    ),
    Clause(
        "KAN-SETUP-02",
        "Setup 2",
        "The first player, found by any method, takes both pawns; at this table the "
        "option `first` names the seat.",
    ),
    Clause("KAN-SETUP-03", "Setup 3", "Starting tiles are dealt at random, one each."),
    Clause("KAN-SETUP-04", "Setup 3", "Each player begins with two brushes in front of them."),
    Clause("KAN-SETUP-05", "Setup 4", "All lesson cards are shuffled into one face-down deck."),
    Clause(
        "KAN-SETUP-06",
        "Setup 5",
        "Diplomas lie open, grouped by color, in two rows, each color ordered by Harmony.",
    ),
)

LIST = (
    Clause("KAN-TILE-01", "List", "Trees A: 3 Harmony; 3 trees."),
    Clause("KAN-TILE-02", "List", "Trees B: 4 Harmony and a storm token; 4 trees."),
    Clause("KAN-TILE-03", "List", "Trees C: 7 Harmony and the Assistant; 5 trees."),
    Clause("KAN-TILE-04", "List", "Buildings A: 3 Harmony; 2 different buildings."),
    Clause(
        "KAN-TILE-05",
        "List",
        "Buildings B: 4 Harmony and a storm token; 3 different buildings.",
    ),
    Clause(
        "KAN-TILE-06",
        "List",
        "Buildings C: 7 Harmony and the Assistant; 4 different buildings.",
    ),
    Clause("KAN-TILE-07", "List", "Characters A: 3 Harmony; 2 different characters."),
    Clause(
        "KAN-TILE-08",
        "List",
        "Characters B: 4 Harmony and a storm token; 3 different characters.",
    ),
    Clause("KAN-TILE-09", "List", "Characters C: 9 Harmony; 3 identical characters."),
    Clause("KAN-TILE-10", "List", "Animals A: 3 Harmony and a brush; a boar and a stag."),
    Clause("KAN-TILE-11", "List", "Animals B: 4 Harmony and a brush; a crane and a butterfly."),
    Clause(
        "KAN-TILE-12",
        "List",
        "Animals C: 7 Harmony and the Assistant; a boar, a butterfly and a stag.",
    ),
    Clause(
        "KAN-TILE-13",
        "List",
        "Brushes A: 1 Harmony and the Assistant; 3 brushes in the studio.",
    ),
    Clause("KAN-TILE-14", "List", "Brushes B: 3 Harmony; 4 brushes in the studio."),
    Clause("KAN-TILE-15", "List", "Arrows A: 1 Harmony and the Assistant; 2 arrows in the studio."),
    Clause("KAN-TILE-16", "List", "Arrows B: 3 Harmony; 3 arrows in the studio."),
    Clause(
        "KAN-TILE-17",
        "List",
        "Landscapes A: 2 Harmony; 2 equal landscape icons in the studio.",
    ),
    Clause("KAN-TILE-18", "List", "Landscapes B: 3 Harmony and a brush; 3 equal landscape icons."),
    Clause(
        "KAN-TILE-19",
        "List",
        "Landscapes C: 5 Harmony and the Assistant; 4 equal landscape icons.",
    ),
)
