"""The choices that have no place on Kaigan's picture: buttons of the table, with their prices.

What cannot be done stays in its place with the reason.
"""

from __future__ import annotations

import re

from ...core.asking import Choice
from ...core.game import Seat
from ...core.secrets import HIDDEN
from ...core.words import counted, listed
from ..board import SHELF
from ..cards import (
    CHOICELESS,
    DISPATCH_PRICES,
    FLEXIBLE_HONOR,
    FLEXIBLE_PRICES,
    FLEXIBLE_RYO,
    GREAT_PRICES,
    JOB_RYO,
    MAP_PRICES,
    REPUTATION_HONOR,
    TITLES,
)
from ..rules.generator import legal_moves, to_move
from ..rules.legality import breaches, nothing_can_be_laid
from ..rules.moves import Act, Dispatch, Flexible, Great, Map, Move, Pass, Quadrant, Stop
from ..rules.state import ACTIONS, CARDS, OVER, State
from .touch import must_claim, picks


def choices(state: State, seat: Seat) -> list[Choice]:
    """The buttons for whoever is to move.

    A covered screen has none: what can be paid would tell how much money there is.
    """
    if to_move(state) != seat or state.players[seat].ryo is HIDDEN:
        return []
    offered = {pick for move in legal_moves(state) for pick in picks(move)}
    return [
        Choice(pick, text, price, note, *(() if pick in offered else reasons(state, pick)))
        for pick, text, price, note in rows_of(state)
    ]


TILES_NOTE = "touch tiles, then Done"
GREAT = {"plain": "1 marker each", "rich": "1 or 2 each"}
Row = tuple[str, str, str, str]  # pick, text, price, note


def rows_of(state: State) -> list[Row]:
    """What belongs to this moment."""
    if state.phase == CARDS and state.opened:
        return [("stop", "Claim no row yet", "", stop_note(state))]
    if state.phase == CARDS and state.quadrant == state.seat:
        return [("quadrant", "Put the Quadrant back", "", "instead of laying a card")]
    if state.phase != ACTIONS or state.sending:
        return []
    return [*main_rows(state), ("pass", "Pass", "", "")]


def stop_note(state: State) -> str:
    """What follows if no row is claimed yet."""
    if not nothing_can_be_laid(state):
        return "lay another card next turn"
    return "no space is free: claim next turn" if must_claim(state) else "no space is free"


def main_rows(state: State) -> list[Row]:
    """What the space being resolved offers."""
    match state.action:
        case "flexible":
            return [flexible_row(state, choice) for choice in FLEXIBLE_PRICES]
        case "dispatch":
            return [
                (f"dispatch:{count}", f"Send {count} surveyors", f"{price} Ryo", "")
                for count, price in DISPATCH_PRICES.items()
            ]
        case "mapping":
            return [
                (f"map:{count}", f"Put {count} marker{'s' * (count > 1)}", f"{price} Ryo", "")
                for count, price in MAP_PRICES.items()
            ]
        case "great":
            return [
                (f"great:{tariff}", text, f"{GREAT_PRICES[tariff]} Ryo per tile", TILES_NOTE)
                for tariff, text in GREAT.items()
            ] + [("done", "Done", "", "after the tiles")]
    return [plain_row(state)] if state.action in CHOICELESS else []


def plain_row(state: State) -> Row:
    """An action without choices, named by what it does."""
    action = state.action
    if action == "job":
        return "act", f"Take {JOB_RYO} Ryo", "", ""
    if action == "reputation":
        return "act", f"Take {REPUTATION_HONOR} Honor", "", ""
    return "act", f"A step on {TITLES[action]}", "", step_note(state, action)


def flexible_row(state: State, choice: str) -> Row:
    """One of the flexible alternatives."""
    price = f"{FLEXIBLE_PRICES[choice]} Ryo" if FLEXIBLE_PRICES[choice] else ""
    if choice == "ryo":
        return "flexible:ryo", f"Take {FLEXIBLE_RYO} Ryo", price, ""
    if choice == "honor":
        return "flexible:honor", f"{FLEXIBLE_HONOR} Honor", price, ""
    return f"flexible:{choice}", choice.title(), price, f"a step: {step_note(state, choice)}"


def step_note(state: State, track: str) -> str:
    """What a step changes: "now 3, then 5", or that the track ends there."""
    board, at = state.board, getattr(state.player, track)
    if at == board.ends[track]:
        return "the track ends there"
    numbers = {"artistic": board.artistic, "government": board.government}
    row = numbers.get(track, range(board.travel))
    return f"now {row[at]}, then {row[at + 1]}"


def move_of(pick: str) -> Move:
    """What a button alone stands for: a move that may leave its tiles open."""
    kind, _, word = pick.partition(":")
    match kind:
        case "stop":
            return Stop()
        case "quadrant":
            return Quadrant()
        case "pass":
            return Pass()
        case "act":
            return Act()
        case "flexible":
            return Flexible(word)
        case "dispatch":
            return Dispatch(int(word))
        case "map":
            return Map("", int(word))
    return Great(word or "plain", ())


def reasons(state: State, pick: str) -> tuple[str, str]:
    """Why a choice cannot be made, in the words of the rule, and briefly: it shows its price."""
    said = breaches(state, move_of(pick))[0].complaint
    poor = COSTS.fullmatch(said)
    return said, f"{poor[1]} Ryo" if poor else ""


COSTS = re.compile(r"that costs \d+ Ryo, and (.+ has \d+)")


# --- words of the table around the picture ---

# What another player does by rule, between the moves of others: take or give back the Quadrant.
OWN_STEPS = frozenset({"KAI-P2-13", "KAI-P1-16"})


def ending(state: State) -> str:
    """Before the last round is over: what counts at its end."""
    if state.round < state.board.rounds or state.phase == OVER:
        return ""
    return "then Travel and money"


def otherwise(state: State) -> str:
    """What the rulebook says that is otherwise on this board."""
    board, printed = state.board, SHELF["japan"]
    if (board.rounds, board.honor_rounds) == (printed.rounds, printed.honor_rounds):
        return ""
    rounds = listed([str(each) for each in board.honor_rounds], 9)
    after = f"after round{'s' * (len(board.honor_rounds) > 1)} {rounds} and " if rounds else ""
    return f"On this board: {counted(board.rounds, 'round')}; phase 6, honor, {after}at the end."


def round_heading(state: State) -> str:
    """Round and phase, for the log and beside the turn."""
    phase = "" if state.phase == OVER else f", {state.phase}"
    return f"Round {state.round} of {state.board.rounds}{phase}"


def standing(state: State, seat: Seat) -> str:
    """What a player's strip says of them."""
    ryo = state.players[seat].ryo
    return "" if ryo is HIDDEN else f"{ryo} Ryo"
