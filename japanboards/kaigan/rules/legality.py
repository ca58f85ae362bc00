"""Kaigan: the cited rules of phases, tiles, dice, cards and claims.

Those of the actions stand in ``legality_actions.py`` and ``legality_mapping.py``.

Each function under ``@BOOK.rule`` enforces one clause: it returns a complaint with the
particulars when a move offends it, and nothing when it does not. Of several decorators the
lowest is cited first.
"""

from __future__ import annotations

from ...core.rulebook import Breach
from ...core.words import listed
from ..book import BOOK
from ..cards import QUADRANT, TITLES
from . import legality_mapping
from .legality_actions import ACTING
from .moves import Claim, Great, Lay, Map, Move, Quadrant, Reveal, Roll, Send, Stop
from .state import ACTIONS, CARDS, NEUTRAL, NO_SEAT, OVER, SCORING, TILES, Laid, State

__all__ = ["breaches", "legality_mapping"]

PHASES = {
    TILES: "tiles are laid out",
    CARDS: "cards are laid and rows claimed",
    ACTIONS: "the rows act",
    NEUTRAL: "dice are rolled for neutral markers",
    SCORING: "complete tiles are scored and replaced",
}
NAMES = {
    TILES: "setup and scoring",
    CARDS: "phase 1, cards",
    ACTIONS: "phase 2, actions",
    NEUTRAL: "phase 3, neutral markers",
}
LAYING = (Lay, Quadrant, Claim, Stop)
WHEN = {
    **dict.fromkeys(LAYING, (CARDS,)),
    **dict.fromkeys(ACTING, (ACTIONS,)),
    Roll: (NEUTRAL,),
    Reveal: (TILES, SCORING),
}


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends, with the particulars; none when it is legal."""
    return BOOK.breaches(state, move) or unsaid(move)


def unsaid(move: Move) -> list[Breach]:
    """A move that leaves something open is refused, too, where nothing else is against it."""
    match move:
        case Lay(card, row, space) if not (card and row and space):
            return [Breach(BOOK["KAI-P1-02"], "a card is laid on a space: both have to be named")]
        case Send(origin, tile) if not (origin and tile):
            return [Breach(BOOK["KAI-ACT-04"], "where a surveyor comes from and goes to is named")]
        case Map("", _):
            return [Breach(BOOK["KAI-ACT-10"], "the tile for the markers has to be named")]
    return []


@BOOK.rule("KAI-END-01", Reveal, Roll, *LAYING, *ACTING)
def the_game_is_not_over(state: State, move: Move) -> str | None:
    if state.phase == OVER:
        return "the last round has been played"


@BOOK.rule("KAI-FLOW-02", Reveal, Roll, *LAYING, *ACTING)
def every_move_has_its_phase(state: State, move: Move) -> str | None:
    when = WHEN[type(move)]
    if state.phase not in (*when, OVER):
        return f"{meant(move)} in {NAMES[when[0]]}; now {PHASES[state.phase]}"


def meant(move: Move) -> str:
    """What a move would do, as what is done in its phase."""
    match move:
        case Lay(card, _, _):
            return f"{TITLES.get(card, card) or 'a card'} is laid"
        case Claim(row):
            return f"row {row} is claimed"
        case Send(_, tile) if tile:
            return f"surveyors go to {tile}"
        case Map(tile, _) if tile:
            return f"{tile} is marked"
        case Great(_, tiles) if tiles:
            verb = "is" if len(set(tiles)) == 1 else "are"
            return f"{listed(list(dict.fromkeys(tiles)), 9)} {verb} marked"
        case Reveal():
            return "tiles are revealed"
        case Roll():
            return "dice are rolled"
    return "that is done"


# --- chance ---


@BOOK.rule("KAI-SET-04", Reveal)
def a_tile_comes_from_the_draw_pile(state: State, move: Reveal) -> str | None:
    if move.tile not in state.pile:
        return f"{move.tile} is not in the draw pile"


@BOOK.rule("KAI-COMP-10", Roll)
def a_die_shows_one_to_six(state: State, move: Roll) -> str | None:
    if move.value not in range(1, 7):
        return f"no die shows {move.value}; the faces are 1 to 6"


# --- laying cards ---


def in_phase(state: State) -> bool:
    """Cards are laid now, so the rules of laying and claiming can be asked."""
    return state.phase == CARDS


def exists(state: State, move: Lay) -> bool:
    """The space is on the board."""
    return 1 <= move.row <= state.board.rows and 1 <= move.space <= state.board.spaces


def open_rows(state: State) -> list[int]:
    """The rows, counted from 1, that are in use and vacant."""
    used = range(1, state.seats + 1)
    return [row for row in used if state.claims[row - 1] == NO_SEAT]


def opener(state: State) -> str:
    """What a turn of this player may open with, in words."""
    holds = state.quadrant == state.seat
    return "a card or with putting the Quadrant Card back" if holds else "a card"


def nothing_can_be_laid(state: State) -> bool:
    """No card is in hand, or no free space is left in the vacant rows."""
    board = state.board
    spaces = [board.space(r, s) for r in open_rows(state) for s in range(1, board.spaces + 1)]
    free = [at for at in spaces if not board.printed[at] and not state.grid[at]]
    return not free or not state.player.cards


@BOOK.rule("KAI-COMP-01", Lay)
def the_space_exists(state: State, move: Lay) -> str | None:
    if not exists(state, move) and (move.row or move.space):
        return f"there is no row {move.row}, space {move.space} on the board"


@BOOK.rule("KAI-COMP-08", Lay)
def the_card_is_in_ones_hand(state: State, move: Lay) -> str | None:
    if not in_phase(state) or move.card in ("", *state.player.cards):
        return None
    who, card = f"player {state.seat + 1}", TITLES.get(move.card, move.card)
    if any(laid and laid == Laid(state.seat, move.card) for laid in state.grid):
        return f"the {card} card of {who} lies on the grid already"
    held = listed([TITLES[card] for card in state.player.cards], 6)
    return f"{who} has no {card} card in hand{f', only {held}' if held else ''}"


@BOOK.rule("KAI-P1-03", Lay)
def a_printed_space_takes_no_card(state: State, move: Lay) -> str | None:
    if exists(state, move) and (
        action := state.board.printed[state.board.space(move.row, move.space)]
    ):
        return f"{TITLES[action]} is printed there, in row {move.row}, so no card is laid on it"


@BOOK.rule("KAI-RULING-08", Lay)
def the_quadrants_space_stays_closed_while_it_is_away(state: State, move: Lay) -> str | None:
    if not exists(state, move) or state.quadrant == NO_SEAT:
        return None
    if state.board.printed[state.board.space(move.row, move.space)] == QUADRANT:
        return "the Quadrant Card is away, but its space is still a printed one"


@BOOK.rule("KAI-P1-04", Lay)
def a_space_takes_one_card(state: State, move: Lay) -> str | None:
    if exists(state, move) and (laid := state.grid[state.board.space(move.row, move.space)]):
        return f"{TITLES[laid.card]} of player {laid.owner + 1} lies there already"


@BOOK.rule("KAI-P1-05", Lay)
def a_claimed_row_takes_no_card(state: State, move: Lay) -> str | None:
    if exists(state, move) and (owner := state.claims[move.row - 1]) != NO_SEAT:
        return f"row {move.row} is claimed by player {owner + 1}"


@BOOK.rule("KAI-P1-14", Lay, Claim)
def three_players_leave_row_four_alone(state: State, move: Lay | Claim) -> str | None:
    if state.seats < move.row <= state.board.rows:
        return f"with {state.seats} players row {move.row} is not in use"


@BOOK.rule("KAI-P1-02", Lay)
def a_turn_opens_with_one_card(state: State, move: Lay) -> str | None:
    if in_phase(state) and state.opened:
        return "this turn's card was played already; what is left is to claim a row or to stop"


# --- the Quadrant Card as a pass ---


@BOOK.rule("KAI-RULING-11", Quadrant)
@BOOK.rule("KAI-P1-06", Quadrant)
def only_its_holder_puts_the_quadrant_card_back(state: State, move: Quadrant) -> str | None:
    if in_phase(state) and state.quadrant != state.seat:
        return f"player {state.seat + 1} does not hold the Quadrant Card"


@BOOK.rule("KAI-P1-06", Quadrant)
def the_quadrant_card_stands_in_for_a_card(state: State, move: Quadrant) -> str | None:
    if in_phase(state) and state.opened:
        return "this turn's card was played already; the Quadrant Card would stand in for it"


@BOOK.rule("KAI-RULING-07", Quadrant)
def nobody_has_a_pass_in_the_first_round(state: State, move: Quadrant) -> str | None:
    if in_phase(state) and state.round == 1 and state.quadrant == NO_SEAT:
        return "nobody holds the Quadrant Card in the first round"


# --- claiming ---


@BOOK.rule("KAI-P1-08", Claim)
def a_claimed_row_is_vacant_before(state: State, move: Claim) -> str | None:
    if not 1 <= move.row <= state.board.rows:
        return f"there is no row {move.row} to claim"
    if (owner := state.claims[move.row - 1]) != NO_SEAT:
        return f"row {move.row} is claimed by player {owner + 1} already"


@BOOK.rule("KAI-RULING-09", Claim)
@BOOK.rule("KAI-P1-07", Claim)
def a_claim_follows_a_card(state: State, move: Claim) -> str | None:
    if in_phase(state) and not state.opened and not nothing_can_be_laid(state):
        return f"a turn opens with {opener(state)}; only then may a row be claimed"


@BOOK.rule("KAI-RULING-02", Stop)
@BOOK.rule("KAI-P1-02", Stop)
def nobody_stops_before_laying_a_card(state: State, move: Stop) -> str | None:
    if in_phase(state) and not state.opened and not nothing_can_be_laid(state):
        return f"a turn opens with {opener(state)}; only then may one stop"


@BOOK.rule("KAI-P1-12", Stop)
def the_last_card_obliges_to_claim(state: State, move: Stop) -> str | None:
    if in_phase(state) and state.opened and not state.player.cards:
        return "the last card is laid, so a row has to be claimed at once"


@BOOK.rule("KAI-RULING-04", Stop)
def who_can_lay_nothing_has_to_claim(state: State, move: Stop) -> str | None:
    if in_phase(state) and not state.opened and nothing_can_be_laid(state):
        holds = state.quadrant == state.seat
        instead = ", or the Quadrant Card put back" if holds else ""
        return f"no card can be laid, so a row has to be claimed{instead}"
