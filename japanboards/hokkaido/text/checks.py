"""Is this a position that can be? Asked of every one that is read."""

from __future__ import annotations

from ...core.secrets import known
from ...core.words import counted, listed, minus
from ..rules.generator import chance_moves, legal_moves
from ..rules.memory import IN_DECK, fitting
from ..rules.scoring import cards_of
from ..rules.state import (
    ACT,
    BOTH,
    DEAL,
    DECK,
    DRAW,
    FREE,
    KEEP,
    KINDS,
    OVER,
    PLACE,
    SAME,
    State,
)
from ..rules.views import hidden_places, view


def checked(state: State) -> State:
    """The position, unless it cannot be: then a ValueError says why, with the clause."""
    for check in CHECKS:
        check(state)
    return state


def refuse(text: str, clause: str) -> None:
    """Raise the ValueError of a position that offends a clause."""
    raise ValueError(f"{text} [HOK-{clause}]")


def check_deck(state: State) -> None:
    """The deck has as many cards as can be in it."""
    if state.deck > len(state.pool) + len(state.back) or len(state.back) > state.deck:
        raise ValueError(f"deck: {counted(state.deck, 'card')} cannot be in it")
    if state.step == DEAL:
        dealt = len(state.public) + sum(len(player.hand) for player in state.players)
        if state.deck != state.board.setup[state.seats].cards - dealt:
            refuse(
                f"deck: with {counted(dealt, 'card')} dealt it cannot have {state.deck}", "SETUP-16"
            )


def check_drawing(state: State) -> None:
    """Cards are drawn by somebody who has paid for it."""
    if state.drawn and state.step not in (KEEP, DRAW):
        raise ValueError("drawn: nobody is drawing now")
    if state.drawn and len(state.drawn) + state.due != 2:
        raise ValueError("drawn: two cards are drawn, some of them may be 'to come'")
    if state.due > state.deck:
        raise ValueError(f"to come: {counted(state.due, 'card')}, but the deck has {state.deck}")
    if state.step in (DRAW, KEEP) and not state.spent[DECK]:
        raise ValueError("turn: whoever draws has spent an action, 'draw 1'")


def check_turn(state: State) -> None:
    """The actions of the turn were allowed, and one is left to be taken."""
    if state.step == ACT and not state.left:
        raise ValueError("turn: no action is left, so it is the next player's turn")
    for kind, times in zip(KINDS, state.spent, strict=True):
        if times > SAME:
            refuse(f"turn: {kind} {times}, but no kind of action is taken three times", "TURN-05")
    if state.spent[BOTH] > min(1, state.spent[DECK]):
        refuse("turn: both cards are kept once at most, and of a draw", "DRAW-06")


def check_time(state: State) -> None:
    """Turns are counted from the first, and the end has not gone by."""
    if state.step in (DEAL, PLACE) and (state.turns or state.until):
        refuse("turns: the first turn comes after the last placement", "SETUP-14")
    if state.step == OVER and state.until and state.turns != state.until:
        refuse(
            f"until: the game is over after {counted(state.until, 'turn')}, not {state.turns}",
            "END-05",
        )
    if state.step in (ACT, DRAW, KEEP) and 0 < state.until <= state.turns:
        refuse(f"until: after {counted(state.until, 'turn')} the game was over", "END-05")


def check_pieces(state: State) -> None:
    """Nobody has more pieces than the game gives."""
    most = state.board.setup[state.seats].pieces
    for seat, player in enumerate(state.players):
        on_cards = sum(seat in (row.first, row.second) for row in state.public)
        if player.stock + sum(player.pieces) + len(player.revealed) + on_cards > most:
            refuse(f"pieces {seat + 1}: everybody has {most}", f"SETUP-0{state.seats - 1}")


def check_placing(state: State) -> None:
    """Starting pieces come from the last seat to the first, and nothing is done before."""
    if state.step not in (DEAL, PLACE):
        return
    back = state.back or any(who.returned.cards for who in state.players)
    used = any(who.revealed or who.scored is not None for who in state.players)
    used = used or any(row.first != FREE for row in state.public)
    if back or used:
        refuse("turn: cards are put back, claimed and revealed once all have placed", "SETUP-14")
    for seat in reversed(range(state.seats)):
        put = state.step == PLACE and seat > state.seat
        if sum(state.players[seat].pieces) != put:
            said = "one piece is placed by now" if put else "none is placed yet"
            refuse(f"pieces {seat + 1}: {said}, from the last player to the first", "SETUP-12")


def check_scored(state: State) -> None:
    """Whoever had the last turn has counted every own card, each for what it can bring."""
    for seat, player in enumerate(state.players):
        if player.scored is None:
            continue
        worth = {
            name: (number, -number if where == "hand" else 0)
            for name, where, number in cards_of(state, seat)
        }
        if {name for name, _ in player.scored} != set(worth) or len(player.scored) != len(worth):
            said = listed([*worth], 6) or "none"
            refuse(f"scored {seat + 1}: the cards of player {seat + 1} are: {said}", "SCORE-01")
        for name, points in player.scored:
            if points not in worth[name]:
                high, low = worth[name]
                refuse(f"scored {seat + 1}: {name} brings {high} or {minus(low)}", "SCORE-01")


def check_cards(state: State) -> None:
    """What is known of hands is true of them."""
    for seat, who in enumerate(state.players, 1):
        if not set(who.known) <= set(known(who.hand)):
            raise ValueError(f"hand {seat}: a card with a star is one of the hand")


def check_memory(state: State) -> None:
    """Cards put back are where they may be: in the deck or in hidden hands, and there is room."""
    held = {card: seat for seat, player in enumerate(state.players) for card in player.hand}
    placed = dict.fromkeys((*state.back, *known(state.drawn)), IN_DECK) | held
    for seat, player in enumerate(state.players):
        memory, key = player.returned, f"returned {seat + 1}"
        seen = view(state, seat)
        if not set(memory.cards) <= set(seen.pool):
            raise ValueError(f"{key}: a card was put back and not seen again since")
        if memory.cards and not fitting(memory, hidden_places(seen, seat)).cards:
            refuse(f"{key}: there is no room for these cards", "RULING-10")
        real = [placed.get(card) for card in memory.cards]
        worlds = [zip(real, places, strict=True) for places, _ in memory.worlds]
        if not any(all(at in (None, place) for at, place in world) for world in worlds):
            refuse(f"{key}: the cards are in other places", "RULING-10")


def check_going_on(state: State) -> None:
    """Something may happen next, unless the game is over."""
    if state.step == PLACE and not legal_moves(state):
        refuse("turn: no city is free to start in", "SETUP-13")
    if state.step in (ACT, KEEP) and not legal_moves(state):
        text = f"turn: player {state.seat + 1} can do nothing, so the turn is over"
        refuse(text, "RULING-15")
    if state.step in (DEAL, DRAW) and not chance_moves(state):
        raise ValueError("deck: there is no card to be dealt")


CHECKS = (
    check_deck,
    check_drawing,
    check_turn,
    check_time,
    check_placing,
    check_pieces,
    check_cards,
    check_scored,
    check_memory,
    check_going_on,
)
