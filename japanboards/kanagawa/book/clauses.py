"""Kanagawa's rulebook, how it is played: rounds, School, work, diplomas, the end, scoring."""

from __future__ import annotations

from ...core.rulebook import Clause

ROUND = (
    Clause(
        "KAN-ROUND-01",
        "Gameplay",
        "A round: cards are laid out, players pass or leave with a column, and a new "
        "lesson follows for those who passed.",
    ),
    Clause("KAN-ROUND-02", "New lesson", "When every player has taken cards the round is over."),
    Clause(
        "KAN-ROUND-03",
        "New lesson",
        "At round end, after all cards are played, the Assistant's holder takes the Grand"
        " Master and is first player next round.",
    ),
    Clause("KAN-ROUND-04", "New lesson", "Then a new round begins with a new first row."),
)

SCHOOL = (
    Clause("KAN-SCHOOL-01", "Step 1", "The first player draws one card per player onto row 1."),
    Clause("KAN-SCHOOL-02", "Step 1", "Each card lies up or down as its space says."),
    Clause("KAN-SCHOOL-03", "Step 1 example", "With four players row 1 lies up, up, down, up."),
    Clause(
        "KAN-SCHOOL-04",
        "Step 2",
        "From the first player on, clockwise, each player at School chooses: pass, or leave.",
    ),
    Clause(
        "KAN-SCHOOL-05",
        "Step 2",
        "Who passes takes no cards now and hopes for longer columns; others may take what"
        " was wanted.",
    ),
    Clause(
        "KAN-SCHOOL-06",
        "Step 2 note",
        "Whoever is the only player at School when this step begins must leave.",
    ),
    Clause(
        "KAN-SCHOOL-07",
        "Step 2 note",
        "The backs of the deck's cards may be looked at at any time.",
    ),
    Clause(
        "KAN-SCHOOL-08",
        "Step 2",
        "Leaving means, at once: choose a column, do your work, settle diplomas.",
    ),
    Clause("KAN-SCHOOL-09", "Choose a column", "You take every card of one column."),
    Clause("KAN-SCHOOL-10", "Choose a column", "After that you get no more cards this round."),
    Clause(
        "KAN-SCHOOL-11",
        "Step 3",
        "If players remain at School, the first player draws as many cards as there are "
        "such players.",
    ),
    Clause(
        "KAN-SCHOOL-12",
        "Step 3",
        "They go onto the next row, under the columns that still have cards, up or down "
        "as the spaces say.",
    ),
    Clause("KAN-SCHOOL-13", "Step 3", "Then those still at School choose again."),
    Clause(
        "KAN-SCHOOL-14",
        "Step 3",
        "After a second pass the third row is filled in the same manner, and those at "
        "School choose again.",
    ),
    Clause(
        "KAN-SCHOOL-15",
        "Step 3",
        "With three rows filled, everyone still at School must take a column and leave.",
    ),
    Clause(
        "KAN-SCHOOL-16",
        "Step 3 note",
        "Once the deck's last card is laid on the board, everyone still at School must "
        "take a column, in turn order.",
    ),
    Clause(
        "KAN-SCHOOL-17",
        "Step 3 note",
        "In that case there may be fewer cards than players at School, so some columns "
        "can be shorter; earlier players profit.",
    ),
)

WORK = (
    Clause(
        "KAN-WORK-01",
        "Continue your work",
        "All cards taken must be added at once to studio and/or print.",
    ),
    Clause("KAN-WORK-02", "Continue your work", "Any split, any order."),
    Clause(
        "KAN-WORK-03",
        "Continue your work",
        "Exception: for each keep symbol in your studio you may hold one card back, to be"
        " played in a later round's work.",
    ),
    Clause("KAN-WORK-04", "After Diplomas", "A card once played never moves."),
    Clause(
        "KAN-WORK-05",
        "Print",
        "Studio additions and brush moves may be interleaved in any order.",
    ),
)

STUDIO = (
    Clause("KAN-STUDIO-01", "Improve", "Any card may always go to the studio, without condition."),
    Clause(
        "KAN-STUDIO-02",
        "Improve",
        "It is tucked, studio half showing, below the starting tile or the earlier studio cards.",
    ),
    Clause(
        "KAN-STUDIO-03",
        "Improve",
        "Its symbols may be used straight away: a brush onto its icon, its arrow.",
    ),
    Clause("KAN-STUDIO-04", "Improve", "Brush and Assistant symbols act on entry, compulsorily."),
    Clause(
        "KAN-STUDIO-05",
        "Improve",
        "Brush symbol: take one brush from the reserve, unplaced, before you.",
    ),
    Clause(
        "KAN-STUDIO-06",
        "Improve",
        "Assistant symbol: take the Assistant pawn from wherever it is.",
    ),
)

BRUSHES = (
    Clause(
        "KAN-BRUSH-01",
        "Place",
        "An unplaced brush may be put on an empty icon of your studio at any point of "
        "your turn; free and optional.",
    ),
    Clause("KAN-BRUSH-02", "Place", "This holds for the two first brushes and all gained later."),
    Clause("KAN-BRUSH-03", "Place", "Placements are limited by empty icons only."),
    Clause("KAN-BRUSH-04", "Move", "A placed brush may move to another empty icon of your studio."),
    Clause(
        "KAN-BRUSH-05",
        "Move",
        "Each such move uses one arrow; each arrow works once per round; using it is optional.",
    ),
    Clause("KAN-BRUSH-06", "Golden rule", "One brush at most on an icon."),
    Clause(
        "KAN-BRUSH-07",
        "Golden rule",
        "A brush paints one landscape at most per round, moved or not.",
    ),
    Clause("KAN-BRUSH-08", "Print", "An icon serves for painting once at most per round."),
)

PRINT = (
    Clause(
        "KAN-PRINT-01",
        "Expand",
        "To add a card to the print, every landscape it shows must be matched by a brush "
        "on such an icon.",
    ),
    Clause(
        "KAN-PRINT-02",
        "Expand example",
        "A card with two equal landscapes needs two brushes on two such icons.",
    ),
)

DIPLOMAS = (
    Clause(
        "KAN-DIP-01",
        "Diplomas",
        "When you meet the requirement of a diploma still on the table you decide at "
        "once: take it or leave it.",
    ),
    Clause("KAN-DIP-02", "Take", "Taking: the tile goes beside your print."),
    Clause(
        "KAN-DIP-03",
        "Take",
        "One diploma per color (= category) per player; taking one bars the others of it.",
    ),
    Clause("KAN-DIP-04", "Leave", "Leaving keeps the harder ones of the category open to you."),
    Clause("KAN-DIP-05", "Leave", "A diploma you have declined is closed to you for good."),
    Clause(
        "KAN-DIP-06",
        "List",
        "Print diplomas come in four subject colors and look at your print; studio "
        "diplomas look at your studio.",
    ),
)

END = (
    Clause(
        "KAN-END-01",
        "End",
        "The deck is empty: the game stops at the end of that round, after all have taken"
        " and played.",
    ),
    Clause(
        "KAN-END-02",
        "End",
        "Somebody has 11 cards or more in the print at the end of a full round.",
    ),
    Clause("KAN-END-03", "End", "Either end suffices."),
)

SCORE = (
    Clause(
        "KAN-SCORE-01",
        "Scoring",
        "First every storm token is placed, changing the season of a print card to one of"
        " your choice.",
    ),
    Clause(
        "KAN-SCORE-02",
        "Scoring A",
        "1 Harmony per card of the print, the starting tile included.",
    ),
    Clause(
        "KAN-SCORE-03",
        "Scoring B",
        "1 Harmony per card of your longest run of one season, the starting tile included.",
    ),
    Clause(
        "KAN-SCORE-04",
        "Scoring C",
        "Harmony symbols on your print cards and studio cards: + or, if crossed out, -.",
    ),
    Clause("KAN-SCORE-05", "Scoring D", "The Harmony of your diplomas."),
    Clause("KAN-SCORE-06", "Scoring E", "2 Harmony for the holder of the Grand Master."),
    Clause("KAN-SCORE-07", "Scoring", "Most Harmony wins."),
    Clause("KAN-SCORE-08", "Scoring", "A tie is a shared victory."),
)
