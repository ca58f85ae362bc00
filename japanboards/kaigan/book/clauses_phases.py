"""Kaigan's rulebook, the phases that nobody decides: neutral markers to the end of the game."""

from __future__ import annotations

from ...core.rulebook import Clause

NEUTRAL = (
    Clause("KAI-P3-01", "Phase 3, neutral markers", "The Quadrant holder rolls."),
    Clause("KAI-P3-02", "Phase 3, neutral markers", "Three players: three dice."),
    Clause("KAI-P3-03", "Phase 3, neutral markers", "Four players: two dice."),
    Clause(
        "KAI-P3-04",
        "Phase 3, neutral markers",
        "Each die names the column above its number; every tile of that column gets one "
        "neutral marker per die.",
    ),
    Clause(
        "KAI-P3-05",
        "Phase 3, neutral markers",
        "Example: a 2 and a 5 give one neutral marker to each of the two tiles in column 2 "
        "and in column 5.",
    ),
    Clause(
        "KAI-P3-06",
        "Phase 3, neutral markers",
        "Equal dice add up: two 4s put two neutral markers on each tile of column 4.",
    ),
    Clause("KAI-P3-07", "Phase 3, neutral markers", "A 6 places nothing."),
    Clause(
        "KAI-P3-08",
        "Phase 3, neutral markers",
        "A complete tile takes no more; what would exceed its size stays in the supply.",
    ),
)

SCORING = (
    Clause(
        "KAI-P4-01", "Phase 4, scoring", "Columns of the outline are gone through from the left."
    ),
    Clause("KAI-P4-02", "Phase 4, scoring", "Every complete tile is scored."),
    Clause(
        "KAI-P4-03",
        "Phase 4, scoring",
        "Each player with one own marker or more on it gets Honor equal to its size.",
    ),
    Clause("KAI-P4-04", "Phase 4, scoring", "A surveyor need not be present for that."),
    Clause(
        "KAI-P4-05",
        "Phase 4, scoring",
        "Artistic tile: one's Artistic disc advances by the number of own markers on it.",
    ),
    Clause(
        "KAI-P4-06",
        "Phase 4, scoring",
        "Government tile: one's Government disc advances by the number of own markers on it.",
    ),
    Clause(
        "KAI-P4-07",
        "Phase 4, scoring",
        "Travel tile: its Honor is the size plus the number of own markers.",
    ),
    Clause(
        "KAI-P4-08",
        "Phase 4, scoring",
        "Travel tile: one's Travel disc advances by the number of own markers on it.",
    ),
    Clause(
        "KAI-P4-09",
        "Phase 4, scoring",
        "A surveyor without own marker there earns neither Honor nor steps.",
    ),
    Clause(
        "KAI-P4-10",
        "Phase 4, scoring",
        "Neutral markers on a scored tile go back to the common supply.",
    ),
    Clause(
        "KAI-P4-11",
        "Phase 4, scoring",
        "Surveyors and player markers on it go back to their owners.",
    ),
    Clause("KAI-P4-12", "Phase 4, scoring", "The scored tile leaves the game."),
    Clause("KAI-P4-13", "Phase 4, scoring", "A tile from the draw pile fills the gap."),
    Clause("KAI-P4-14", "Phase 4, scoring", "With an empty pile the gap remains."),
    Clause(
        "KAI-P4-15",
        "Phase 4, scoring",
        "Example: an Artistic tile of size 2 with one red and one blue marker gives 2 Honor "
        "and 1 Artistic step to each.",
    ),
    Clause(
        "KAI-P4-16",
        "Phase 4, scoring",
        "Example: a Government tile of size 3 with two red and one blue marker gives 3 Honor "
        "each, red 2 and blue 1 Government steps.",
    ),
    Clause(
        "KAI-P4-17",
        "Phase 4, scoring",
        "Example: a Travel tile of size 4 with two red and one yellow marker gives red 6 "
        "Honor and 2 Travel steps, yellow 5 Honor and 1 step.",
    ),
)

INCOME = (
    Clause(
        "KAI-P5-01",
        "Phase 5, income",
        "Everybody gets the number at the Artistic disc plus the number at the Government "
        "disc in Ryo.",
    ),
    Clause(
        "KAI-P5-02",
        "Phase 5, income",
        "Income from Government rises and falls during the game, for its discs go back to 0.",
    ),
    Clause("KAI-P5-03", "Phase 5, income", "No income in round 5."),
    Clause(
        "KAI-P5-04",
        "Phase 5, income",
        "Example: green 1 + 3 = 4, yellow 1 + 7 = 8, red 2 + 5 = 7, blue 3 + 5 = 8.",
    ),
)

HONOR = (
    Clause("KAI-P6-01", "Phase 6, honor", "No honor phase in rounds 1, 3 and 5."),
    Clause(
        "KAI-P6-02", "Phase 6, honor", "Everybody gets the number at the Artistic disc in Honor."
    ),
    Clause("KAI-P6-03", "Phase 6, honor", "Farthest on Government: 2 Honor."),
    Clause("KAI-P6-04", "Phase 6, honor", "Second on Government: 1 Honor."),
    Clause(
        "KAI-P6-05",
        "Phase 6, honor",
        "A tie for first on Government: 2 Honor to each of them, nothing for second.",
    ),
    Clause(
        "KAI-P6-06",
        "Phase 6, honor",
        "One leader and several tied for second: 1 Honor to each of those.",
    ),
    Clause(
        "KAI-P6-07", "Phase 6, honor", "Then all Government discs go back to the first space, 0."
    ),
    Clause("KAI-P6-08", "Phase 6, honor", "Example, Artistic: blue 3, red 2, green 1, yellow 1."),
    Clause(
        "KAI-P6-09",
        "Phase 6, honor",
        "Example, Government: blue 2, red and yellow 1 each, green nothing.",
    ),
    Clause(
        "KAI-P6-10",
        "Phase 6, honor",
        "Example, Government: green and yellow 2 each, blue and red nothing.",
    ),
    Clause("KAI-EOR-01", "End of the Round", "Claim discs return to their owners."),
    Clause("KAI-EOR-02", "End of the Round", "Round marker advances."),
    Clause(
        "KAI-EOR-03",
        "End of the Round",
        "The Quadrant holder is start player of the next round.",
    ),
)

END = (
    Clause("KAI-END-01", "End of Game", "The game is over after round 5."),
    Clause(
        "KAI-END-02",
        "End of Game",
        "Artistic and Government are scored for Honor once more, as in phase 6.",
    ),
    Clause("KAI-END-03", "End of Game", "Travel: first 8 Honor."),
    Clause("KAI-END-04", "End of Game", "Travel: second 5 Honor."),
    Clause("KAI-END-05", "End of Game", "Travel: third 2 Honor."),
    Clause("KAI-END-06", "End of Game", "Travel, tie for first: 8 Honor to each of them."),
    Clause(
        "KAI-END-07",
        "End of Game",
        "Travel, tie for first: those on the next place get 2 Honor (not 5).",
    ),
    Clause("KAI-END-08", "End of Game", "Travel, tie for first: nothing for third."),
    Clause(
        "KAI-END-09",
        "End of Game",
        "Travel, one leader and a tie for second: 5 Honor to each of those, nothing for third.",
    ),
    Clause("KAI-END-10", "End of Game", "Most money: 5 Honor."),
    Clause("KAI-END-11", "End of Game", "A tie for most money: 5 Honor to each."),
    Clause("KAI-END-12", "End of Game", "Least money: 3 Honor are lost, by everybody tied there."),
    Clause("KAI-END-13", "End of Game", "Each own surveyor on an incomplete tile: 1 Honor."),
    Clause("KAI-END-14", "End of Game", "Every two own markers on incomplete tiles: 1 Honor."),
    Clause("KAI-END-15", "End of Game", "Example: 2 surveyors and 7 markers give 2 + 3 = 5 Honor."),
    Clause("KAI-END-16", "End of Game", "Quadrant holder: 1 Honor."),
    Clause("KAI-END-17", "End of Game", "Most Honor wins."),
    Clause(
        "KAI-END-18",
        "End of Game",
        "A tie in Honor: of those tied the one with more money wins.",
    ),
    Clause("KAI-END-19", "End of Game", "Still level: victory is shared."),
)

PHASES = (*NEUTRAL, *SCORING, *INCOME, *HONOR, *END)
