"""Kanagawa: the cited rules of the lessons. What may be dealt, taken and passed, and why not.

Each function under ``@BOOK.rule`` enforces one clause: it returns a complaint with the
particulars when a move offends it, and nothing when it does not. Of several decorators the
lowest is cited first. The rules of the work stand in ``legality_work.py``.
"""

from __future__ import annotations

from reprlib import repr as shortly

from ...core.rulebook import Breach
from ...core.words import counted, listed
from ..board_checks import ROWS
from ..book import BOOK
from ..cards import BACKS, the_card
from ..rules import legality_work as work_rules
from .effects_work import cards_that_end
from .generator import deck_size
from .moves import (
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    Studio,
    Take,
    Tile,
    Turn,
)
from .state import BACK, OVER, PEEK, SCHOOL, TILE, TURN, WORK, State

__all__ = ["breaches", "work_rules"]

CHANCE_MOVES = (Tile, Back, Turn, Peek)
CHOICES = (Pass, Take, Depart)
CARD_MOVES = (Studio, Print)
BRUSH_MOVES = (Place, Shift)
ANSWERS = (Claim, Leave)
WORK_MOVES = (*CARD_MOVES, *BRUSH_MOVES, Done)
WAITS_FOR = {
    TILE: "a starting tile",
    BACK: "a back of the deck",
    TURN: "the face of a card that lies face up",
    PEEK: "the face of a card that was taken face down",
}


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends, with the particulars; none when it is legal."""
    return BOOK.breaches(state, move)


@BOOK.rule("KAN-END-03", *CHANCE_MOVES, *CHOICES, *WORK_MOVES, *ANSWERS)
def the_game_is_not_over(state: State, move: Move) -> str | None:
    if state.step == OVER:
        most = max(cards_that_end(state, painter) for painter in state.painters)
        why = (
            "the deck is empty" if not deck_size(state) else f"a print has {counted(most, 'card')}"
        )
        return f"the game is over: {why}"


@BOOK.rule("KAN-ROUND-01", *CHOICES, *WORK_MOVES, *ANSWERS)
def the_cards_are_dealt_first(state: State, move: Move) -> str | None:
    if state.step in (TILE, BACK, TURN):
        return f"cards are being dealt: chance has to show {WAITS_FOR[state.step]}"


@BOOK.rule("KAN-RULING-10", *CHOICES, *WORK_MOVES, *ANSWERS)
def the_taker_sees_the_cards_first(state: State, move: Move) -> str | None:
    if state.step == PEEK:
        return f"player {state.seat + 1} has yet to see the face of a {state.peeks[0]} card"


def unexpected(state: State, step: str) -> str | None:
    """A complaint if chance has something else to decide, or nothing."""
    if state.step not in (step, OVER):
        now = WAITS_FOR.get(state.step)
        return f"chance has to show {now}" if now else "chance has nothing to decide now"


@BOOK.rule("KAN-SETUP-03", Tile)
def each_player_gets_a_tile_of_their_own(state: State, move: Tile) -> str | None:
    if complaint := unexpected(state, TILE):
        return complaint
    for seat, painter in enumerate(state.painters):
        if painter.tile == move.tile:
            return f"player {seat + 1} has the tile {move.tile}"


@BOOK.rule("KAN-COMP-01", Tile)
def the_tile_exists(state: State, move: Tile) -> str | None:
    if move.tile not in state.board.tiles:
        known = listed(list(state.board.tiles), 9)
        return f"there is no tile {shortly(move.tile)}; the tiles are {known}"


@BOOK.rule("KAN-RULING-09", Back)
def a_back_is_shown_when_it_can_be_seen(state: State, move: Back) -> str | None:
    return unexpected(state, BACK)


@BOOK.rule("KAN-COMP-02", Back)
def the_deck_has_such_a_back(state: State, move: Back) -> str | None:
    if move.color not in BACKS:
        return f"there is no back {shortly(move.color)}; the backs are {listed(BACKS, 4)}"
    if not state.backs[BACKS.index(move.color)]:
        return f"no {move.color} back is left in the rest of the deck"


@BOOK.rule("KAN-SCHOOL-02", Turn)
def a_card_is_turned_on_a_face_up_square(state: State, move: Turn) -> str | None:
    return unexpected(state, TURN)


@BOOK.rule("KAN-RULING-10", Peek)
def a_face_is_seen_when_its_card_is_taken(state: State, move: Peek) -> str | None:
    return unexpected(state, PEEK)


@BOOK.rule("KAN-SETUP-05", Turn, Peek)
def the_face_is_one_that_nobody_has_seen(state: State, move: Turn | Peek) -> str | None:
    card = state.board.cards.get(move.card)
    if card is None:
        return f"there is no card {shortly(move.card)}"
    if card.id not in state.pool[BACKS.index(card.back)]:
        return f"{the_card(state.board.cards, card.id)} was seen already"


@BOOK.rule("KAN-SCHOOL-07", Turn, Peek)
def the_face_has_the_back_that_was_seen(state: State, move: Turn | Peek) -> str | None:
    expected = {TURN: state.deck[:1], PEEK: state.peeks[:1]}.get(state.step)
    card = state.board.cards.get(move.card)
    if expected and card and card.back != expected[0]:
        return f"{the_card(state.board.cards, card.id)} has no {expected[0]} back"


@BOOK.rule("KAN-SCHOOL-08", Pass, Depart)
def who_has_left_does_the_work_at_once(state: State, move: Pass | Depart) -> str | None:
    if state.step == WORK:
        return f"player {state.seat + 1} has left School and has to work"


@BOOK.rule("KAN-SCHOOL-10", Take)
def one_column_a_round(state: State, move: Take) -> str | None:
    if state.step == WORK:
        return f"player {state.seat + 1} has left School and gets no more cards this round"


def leaving(state: State) -> str:
    """How School can be left now."""
    return "take a column" if any(state.school) else "leave it without cards"


@BOOK.rule("KAN-SCHOOL-06", Pass)
def the_only_player_at_school_leaves(state: State, move: Pass) -> str | None:
    if state.step == SCHOOL and state.alone:
        since = f"alone at School since row {state.row} was dealt"
        return f"player {state.seat + 1} is {since} and has to {leaving(state)}"


@BOOK.rule("KAN-RULING-04", Pass)
def alone_from_the_beginning_of_the_step(state: State, move: Pass) -> str | None:
    if state.step == SCHOOL and state.alone and state.row < ROWS:
        return "no further row is dealt for one player alone"


@BOOK.rule("KAN-RULING-05", Pass)
@BOOK.rule("KAN-SCHOOL-15", Pass)
def in_the_third_row_nobody_passes(state: State, move: Pass) -> str | None:
    if state.step == SCHOOL and state.row == ROWS:
        return f"all {ROWS} rows are dealt: who is at School has to {leaving(state)}"


@BOOK.rule("KAN-RULING-08", Pass)
@BOOK.rule("KAN-SCHOOL-16", Pass)
def once_the_deck_is_empty_nobody_passes(state: State, move: Pass) -> str | None:
    if state.step == SCHOOL and not deck_size(state):
        return f"the deck is empty: who is at School has to {leaving(state)}"


@BOOK.rule("KAN-RULING-01", Take)
def there_are_as_many_columns_as_players(state: State, move: Take) -> str | None:
    if not 1 <= move.column <= len(state.school):
        return f"there is no column {move.column}; the columns are 1 to {len(state.school)}"


@BOOK.rule("KAN-SCHOOL-09", Take)
def a_column_with_cards_is_taken(state: State, move: Take) -> str | None:
    known = state.step == SCHOOL and 1 <= move.column <= len(state.school)
    if known and not state.school[move.column - 1]:
        return f"column {move.column} is empty, there is nothing to take"


@BOOK.rule("KAN-RULING-06", Depart)
def nobody_leaves_without_cards_while_there_are_any(state: State, move: Depart) -> str | None:
    full = [str(at) for at, column in enumerate(state.school, 1) if column]
    if state.step == SCHOOL and full:
        if len(full) == 1:
            return f"there are cards in column {full[0]}, which has to be taken"
        return f"there are cards in columns {listed(full, 4)}, and one of these has to be taken"


@BOOK.rule("KAN-SCHOOL-04", *WORK_MOVES)
def a_player_at_school_passes_or_leaves_first(state: State, move: Move) -> str | None:
    if state.step == SCHOOL:
        return f"player {state.seat + 1} is at School: take a column first"


@BOOK.rule("KAN-RULING-11", *BRUSH_MOVES)
def brushes_are_moved_during_work_only(state: State, move: Place | Shift) -> str | None:
    if state.step == SCHOOL:
        return "brushes are placed and moved during work, not at School"
