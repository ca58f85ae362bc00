"""Kaigan: whether a position that was read can come about; if not, a sentence says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NoReturn

from ..cards import COLORS, DISPATCH_PRICES, QUADRANT
from ..rules.generator import legal_moves
from ..rules.setup import new_game
from ..rules.state import ACTIONS, CARDS, NEUTRAL, NO_SEAT, OVER, SCORING, TILES, State

WITH_ROWS = (ACTIONS, NEUTRAL, SCORING)  # phases in which everybody has a row
SETTLED = (CARDS, OVER)  # phases in which all complete tiles have been scored


def check_position(state: State) -> None:
    """Raise a ValueError, with the clause where there is one, unless the position can be."""
    for check in CHECKS:
        check(state)


def refuse(clause: str, text: str) -> NoReturn:
    """Say what cannot be, and which clause is against it."""
    raise ValueError(f"{text} [{clause}]")


def check_rounds(state: State) -> None:
    """Tiles are laid out before the first round; the end comes after the last one."""
    if state.phase == TILES and state.round != 1:
        refuse("KAI-SET-03", f"round: {state.round}, but tiles are laid out before the first")
    if state.phase == OVER and state.round != state.board.rounds:
        refuse("KAI-END-01", f"round: {state.round}, but the game ends after {state.board.rounds}")


def check_rows(state: State) -> None:
    """Who has a row when."""
    vacant = [row for row in range(state.seats) if state.claims[row] == NO_SEAT]
    if state.phase in WITH_ROWS and vacant:
        refuse("KAI-P1-13", f"row {vacant[0] + 1}: it is free, but everybody has a row by now")
    if state.phase in (TILES, OVER) and len(vacant) < state.seats:
        refuse("KAI-EOR-01", f"row: none is claimed in the phase {state.phase}")
    if state.phase == CARDS and state.seat in state.claims:
        refuse("KAI-P1-11", f"turn: {COLORS[state.seat]} has a row and is not on turn")


def check_cards(state: State) -> None:
    """Cards lie on the grid until their space is resolved; who laid the last one has a row."""
    laid = [at for at, card in enumerate(state.grid) if card]
    if state.phase == ACTIONS and laid and laid[0] < state.at:
        row, space = state.board.where(laid[0])
        refuse("KAI-P2-07", f"row {row}: the card on space {space} is back with its owner by now")
    if state.phase not in (CARDS, ACTIONS) and laid:
        refuse("KAI-P2-07", f"row: no card lies on the grid in the phase {state.phase}")
    for seat, player in enumerate(state.players):
        claims_now = seat == state.seat and state.opened
        if state.phase == CARDS and not (player.cards or seat in state.claims or claims_now):
            refuse("KAI-P1-12", f"row: {COLORS[seat]} laid the last card and has no row")


def check_space(state: State) -> None:
    """What is being resolved is an action that somebody decides about."""
    printed = state.board.printed[state.at]
    if state.phase == ACTIONS and (
        state.seat == NO_SEAT or printed == QUADRANT or not state.action
    ):
        raise ValueError("phase: the space being resolved has an action, and its row a claimer")


def check_quadrant(state: State) -> None:
    """Where the Quadrant Card is, from phase to phase."""
    held, early = state.quadrant != NO_SEAT, state.at < state.board.quadrant
    if held and (state.phase == TILES or (state.phase == CARDS and state.round == 1)):
        refuse("KAI-RULING-07", "quadrant: nobody holds it in the first round before row 1 acts")
    if held and state.phase == ACTIONS and early:
        refuse("KAI-P1-16", "quadrant: it is on the board until its space is resolved")
    taken = state.phase in (NEUTRAL, SCORING) or (state.phase == ACTIONS and not early)
    if taken and state.quadrant != state.claims[0]:
        refuse("KAI-P2-13", f"quadrant: {COLORS[state.claims[0]]}, who has row 1, has taken it")
    if state.phase == OVER and not held:
        refuse("KAI-P2-13", "quadrant: somebody has taken it by the end")


def gaps(state: State) -> list[int]:
    """The squares without a tile."""
    return [at for at, site in enumerate(state.map) if site is None]


def complete(state: State) -> Iterator[tuple[int, str]]:
    """The squares with a complete tile, and its name."""
    for at, site in enumerate(state.map):
        if site and not site.room:
            yield at, site.tile.name


def check_map(state: State) -> None:
    """Gaps are filled while tiles are left; complete tiles do not outlast their scoring."""
    phase, empty = state.phase, gaps(state)
    if phase in (TILES, SCORING):
        check_gap(state, empty)
    elif empty and state.pile:
        refuse("KAI-P4-13", "map: a gap is filled while tiles are left in the pile")
    for at, name in complete(state):
        if phase in SETTLED or (phase == SCORING and at < empty[0]):
            refuse("KAI-P4-02", f"map: {name} is complete and would have been scored")


def check_gap(state: State, empty: list[int]) -> None:
    """Chance has a gap to fill, and a tile for it."""
    phase = state.phase
    if not empty:
        raise ValueError(f"phase: {phase}, but the map has no gap")
    if phase == SCORING and not state.pile:
        refuse("KAI-P4-14", "phase: scoring, but the pile has no tile for the gap")
    if phase == SCORING and len(empty) > 1:
        refuse("KAI-P4-13", "map: each gap is filled before the next tile is scored")
    if phase == TILES and any(state.map[empty[0] :]):
        refuse("KAI-SET-03", "map: tiles are laid out square by square")


def check_start(state: State) -> None:
    """Before the first round nobody has done anything."""
    start = new_game(state.seats, state.board)
    bare = all(not any(site.markers) for site in state.map if site)
    laid_out = sum(site is not None for site in state.map)
    if state.phase == TILES and (state.players != start.players or not bare):
        refuse("KAI-SET-05", "phase: tiles are laid out before anybody moves, pays or gains")
    if state.phase == TILES and laid_out + len(state.pile) < len(state.board.tiles):
        refuse("KAI-SET-04", "box: it is empty before the first round")


def check_dice(state: State) -> None:
    """As many dice are rolled as the phase has seen."""
    count, rolled = state.board.dice[state.seats], len(state.dice)
    if rolled > {NEUTRAL: count - 1, SCORING: count}.get(state.phase, 0):
        raise ValueError("dice: that many are not rolled in this phase")
    if state.phase == SCORING and rolled < count:
        clause = "KAI-P3-02" if state.seats == 3 else "KAI-P3-03"
        refuse(clause, f"dice: {count} are rolled before the scoring, not {rolled}")


def check_sending(state: State) -> None:
    """A dispatch sends two or three surveyors, and each finds a tile."""
    if not state.sending:
        return
    if state.phase != ACTIONS:
        raise ValueError("sending: surveyors are sent in the phase of actions")
    if state.action != "dispatch" or state.sending + len(state.sent) not in DISPATCH_PRICES:
        refuse("KAI-ACT-07", "sending: only a dispatch sends surveyors, two or three of them")
    if not legal_moves(state):
        refuse("KAI-RULING-16", "sending: the announced surveyors find no tiles to go to")


def check_money(state: State) -> None:
    """At the end all money is counted openly."""
    hidden = [seat for seat, player in enumerate(state.players) if not isinstance(player.ryo, int)]
    if state.phase == OVER and hidden:
        refuse("KAI-END-10", f"{COLORS[hidden[0]]}: at the end money is counted, not hidden")


CHECKS: tuple[Callable[[State], None], ...] = (
    *(check_rounds, check_rows, check_space, check_cards, check_quadrant, check_map),
    *(check_start, check_dice, check_sending, check_money),
)
