"""Kaigan's rulebook, what players decide about: the aim, preparation, cards and actions."""

from __future__ import annotations

from ...core.rulebook import Clause

AIM = (
    Clause(
        "KAI-GOAL-01",
        "Introduction",
        "Artistic skill and good relations with the government bring money, and money pays "
        "for surveyors and mapping.",
    ),
    Clause("KAI-GOAL-02", "Introduction", "After five rounds the player with most Honor wins."),
    Clause(
        "KAI-COMP-01",
        "Components",
        "One gameboard: the action grid, and the tracks Honor, Artistic, Government and Travel.",
    ),
    Clause(
        "KAI-COMP-02",
        "Components",
        "One map outline, which also shows the phases and the rounds.",
    ),
    Clause(
        "KAI-COMP-03",
        "Components",
        "24 tiles (Travel 8, Government 9, Artistic 7) with sizes from 2 to 4.",
    ),
    Clause("KAI-COMP-04", "Components", "Four colors: red, yellow, blue, green."),
    Clause("KAI-COMP-05", "Components", "Three surveyors per color, and never more."),
    Clause("KAI-COMP-06", "Components", "Eight mapping markers per color; they are no limit."),
    Clause("KAI-COMP-07", "Components", "Five discs per color."),
    Clause("KAI-COMP-08", "Components", "Six action cards per color."),
    Clause("KAI-COMP-09", "Components", "Twenty neutral markers; they are no limit."),
    Clause("KAI-COMP-10", "Components", "One round marker, one Quadrant Card and three dice."),
    Clause(
        "KAI-COMP-11",
        "Components",
        "Coins: 54 of value 1 and 30 of value 5; they are no limit.",
    ),
)

PREPARATION = (
    Clause(
        "KAI-SET-01",
        "Preparation",
        "The gameboard lies in the middle, the map outline beside it.",
        moot="where things lie on a table does not matter on a screen",
    ),
    Clause("KAI-SET-02", "Preparation", "Round marker on the first round space (years 1800-1804)."),
    Clause(
        "KAI-SET-03",
        "Preparation",
        "Tiles are shuffled; ten random ones go face up on the marked squares of the outline.",
    ),
    Clause("KAI-SET-04", "Preparation", "The other fourteen form a face-down draw pile."),
    Clause("KAI-SET-05", "Preparation", "Each player starts with 20 Ryo."),
    Clause("KAI-SET-06", "Preparation", "Everybody gets all pieces of one color."),
    Clause("KAI-SET-07", "Preparation", "A player's money is secret during play."),
    Clause(
        "KAI-SET-08",
        "Preparation",
        "With three players the fourth color goes back in the box.",
    ),
    Clause(
        "KAI-SET-09",
        "Preparation",
        "Dice, neutral markers and the rest of the money lie beside the board.",
        moot="supplies beside the board are not pieces that anybody counts",
    ),
    Clause(
        "KAI-SET-10",
        "Preparation",
        "One disc of each player starts on the first space of Honor.",
    ),
    Clause(
        "KAI-SET-11",
        "Preparation",
        "One disc of each player starts on the leftmost space of each of Artistic, "
        "Government and Travel.",
    ),
    Clause(
        "KAI-SET-12",
        "Preparation",
        "The fifth disc stays with the player's surveyors and markers (used for claiming).",
    ),
    Clause(
        "KAI-SET-13",
        "Preparation",
        "The Quadrant Card starts on its picture: row 1, third space.",
    ),
    Clause(
        "KAI-SET-14",
        "Preparation",
        "Whoever made or used a map last begins round 1; at this table the option `first` "
        "names the seat.",
    ),
    Clause("KAI-FLOW-01", "Overview", "Five rounds of six phases each."),
    Clause(
        "KAI-FLOW-02",
        "Overview",
        "The phases in order: cards and claims, actions, neutral markers, scoring, income, honor.",
    ),
    Clause("KAI-FLOW-03", "Overview", "Income does not take place in round 5."),
    Clause("KAI-FLOW-04", "Overview", "The honor phase takes place in rounds 2 and 4 only."),
)

CARDS = (
    Clause(
        "KAI-P1-01",
        "Phase 1, cards",
        "First to act: the start player in round 1, afterwards the holder of the Quadrant Card.",
    ),
    Clause(
        "KAI-P1-02",
        "Phase 1, cards",
        "A turn opens with one card of one's own, laid face up on a free space of the grid.",
    ),
    Clause("KAI-P1-03", "Phase 1, cards", "Spaces with a printed action take no card."),
    Clause("KAI-P1-04", "Phase 1, cards", "Spaces that have a card take no other."),
    Clause("KAI-P1-05", "Phase 1, cards", "Rows claimed by another player take no card."),
    Clause(
        "KAI-P1-06",
        "Phase 1, cards",
        "Instead of laying a card, the holder of the Quadrant Card may put it back on row 1, "
        "space 3.",
    ),
    Clause(
        "KAI-P1-07",
        "Phase 1, cards",
        "After this opening the player either stops or claims one row.",
    ),
    Clause(
        "KAI-P1-08",
        "Phase 1, cards",
        "To claim is to put one's disc on the vacant circle at the left end of a row.",
    ),
    Clause("KAI-P1-09", "Phase 1, cards", "Not claiming ends the turn."),
    Clause(
        "KAI-P1-10",
        "Phase 1, cards",
        "Next comes the nearest seat, clockwise, that has no row yet.",
    ),
    Clause(
        "KAI-P1-11", "Phase 1, cards", "After claiming a player lays no more cards in this phase."
    ),
    Clause("KAI-P1-12", "Phase 1, cards", "Laying one's last card obliges one to claim at once."),
    Clause("KAI-P1-13", "Phase 1, cards", "The phase is over when every player has a row."),
    Clause(
        "KAI-P1-14",
        "Phase 1, cards",
        "With three players row 4 is neither claimed nor given cards.",
    ),
    Clause("KAI-P1-15", "Phase 1, cards", "With four players all four rows are open."),
    Clause(
        "KAI-P1-16",
        "Phase 1, cards",
        "A Quadrant Card that was not spent goes back to row 1, space 3 when the phase ends.",
    ),
)

ACTING = (
    Clause(
        "KAI-P2-01",
        "Phase 2, actions",
        "The actions are study, government contacts, travel, side income and mapping.",
    ),
    Clause(
        "KAI-P2-02",
        "Phase 2, actions",
        "A row's cards and printed spaces are used by its claimer, no matter who laid the cards.",
    ),
    Clause(
        "KAI-P2-03",
        "Phase 2, actions",
        "Resolution begins in the leftmost column with the top row.",
    ),
    Clause("KAI-P2-04", "Phase 2, actions", "On a card the claimer may carry out the main action."),
    Clause(
        "KAI-P2-05",
        "Phase 2, actions",
        "Or the claimer turns the card and uses its back: pay 2 Ryo to put or move one "
        "surveyor onto a tile.",
    ),
    Clause("KAI-P2-06", "Phase 2, actions", "Or the claimer passes and does neither."),
    Clause(
        "KAI-P2-07",
        "Phase 2, actions",
        "Afterwards, acted or passed, the card goes back to the player it belongs to.",
    ),
    Clause(
        "KAI-P2-08",
        "Phase 2, actions",
        "Then the next row down acts in the same column, and so forth.",
    ),
    Clause(
        "KAI-P2-09",
        "Phase 2, actions",
        "A column is finished top to bottom before the next column to the right begins.",
    ),
    Clause(
        "KAI-P2-10",
        "Phase 2, actions",
        "An empty space means no action; play moves to the next row.",
    ),
    Clause(
        "KAI-P2-11",
        "Phase 2, actions",
        "On a printed space the claimer carries out that action or passes.",
    ),
    Clause("KAI-P2-12", "Phase 2, actions", "A printed space has no secondary action."),
    Clause(
        "KAI-P2-13",
        "Phase 2, actions",
        "Row 1, space 3: the claimer takes the Quadrant Card, and row 2 goes on.",
    ),
    Clause("KAI-P2-14", "Phase 2, actions", "No marker may be added to a complete tile."),
    Clause(
        "KAI-P2-15",
        "Phase 2, actions",
        "Own, foreign and neutral markers all count when a tile is checked for being complete.",
    ),
    Clause(
        "KAI-P2-16",
        "Phase 2, actions",
        "Markers and money never run out; use substitutes if needed.",
    ),
    Clause("KAI-P2-17", "Phase 2, actions", "The phase ends once every space has had its chance."),
)

EACH_ACTION = (
    Clause("KAI-ACT-01", "Actions (1)", "Artistic: one's own Artistic disc goes one space right."),
    Clause(
        "KAI-ACT-02",
        "Actions (2)",
        "Government: one's own Government disc goes one space right.",
    ),
    Clause(
        "KAI-ACT-03",
        "Actions (3)",
        "Single surveyor: pay 2 Ryo and bring one's own surveyor to a tile.",
    ),
    Clause(
        "KAI-ACT-04",
        "Actions (3)",
        "This surveyor comes from the supply or from another tile.",
    ),
    Clause("KAI-ACT-05", "Actions (4)", "Side job: get 5 Ryo."),
    Clause("KAI-ACT-06", "Actions (5)", "Reputation: get 2 Honor."),
    Clause(
        "KAI-ACT-07",
        "Actions (6)",
        "Dispatch, small: pay 5 Ryo, two own surveyors go to two different tiles.",
    ),
    Clause(
        "KAI-ACT-08",
        "Actions (6)",
        "Dispatch, large: pay 8 Ryo, all three own surveyors go to three different tiles.",
    ),
    Clause(
        "KAI-ACT-09",
        "Actions (6)",
        "Dispatched surveyors may come from supply or from other tiles.",
    ),
    Clause(
        "KAI-ACT-10",
        "Actions (7)",
        "Mapping, single: pay 2 Ryo, put one marker on a tile where a surveyor of yours is.",
    ),
    Clause(
        "KAI-ACT-11",
        "Actions (7)",
        "Mapping, double: pay 6 Ryo, put two markers on a tile where a surveyor of yours is.",
    ),
    Clause("KAI-ACT-12", "Actions (7)", "Markers on a tile may never exceed its size."),
    Clause(
        "KAI-ACT-13",
        "Actions (8)",
        "Great map, plain: pay 3, 6 or 9 Ryo to put one marker on each of one, two or "
        "three tiles with own surveyors, one marker per surveyor at most.",
    ),
    Clause(
        "KAI-ACT-14",
        "Actions (8)",
        "Great map, rich: pay 10, 20 or 30 Ryo to put one or two markers on each of one, "
        "two or three tiles with own surveyors, one or two per surveyor.",
    ),
    Clause("KAI-ACT-15", "Actions (7),(8)", "The alternatives of an action exclude one another."),
    Clause("KAI-ACT-16", "Actions (9)", "Flexible, first way: get 3 Ryo."),
    Clause(
        "KAI-ACT-17",
        "Actions (9)",
        "Flexible, second way: pay 3 Ryo for one step on Artistic, Government or Travel.",
    ),
    Clause("KAI-ACT-18", "Actions (9)", "Flexible, third way: pay 8 Ryo for four steps on Honor."),
    Clause("KAI-ACT-19", "Actions (9)", "Flexible: only one of the three ways per use."),
    Clause("KAI-ACT-20", "Actions (10)", "Quadrant: take the Quadrant Card."),
    Clause("KAI-ACT-21", "Actions (10)", "Its holder lays the first card of the coming round."),
    Clause(
        "KAI-ACT-22",
        "Actions (10)",
        "It gives its holder a single pass in the card phase of the coming round.",
    ),
    Clause("KAI-ACT-23", "Actions (10)", "Who holds it at the end of the game gets 1 Honor."),
)

CLAUSES = (*AIM, *PREPARATION, *CARDS, *ACTING, *EACH_ACTION)
