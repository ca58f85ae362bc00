"""Why a touch of Rolling Japan is no move: one or two short sentences, the real reason first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.rulebook import Breach
from ...core.words import listed
from ..board import X
from ..book import BOOK
from ..rules.areas import in_hand
from ..rules.generator import color_of
from ..rules.legality import already_filled, breaches, outside_the_area, too_far
from ..rules.moves import Cross, Write
from ..rules.state import State
from .sheet import span, spread
from .touch import intended_moves, spelled

Mark = Write | Cross


def against(state: State, touched: Sequence[str]) -> list[Breach]:
    """What speaks against touches with a prefecture; nothing where the rules say it as shortly."""
    said = spelled(touched)
    here = state.board.index.get(said.get("cell", ""), -1)
    if not state.waiting or (here < 0 and "color" not in said):
        return []
    if "color" in said and "die" not in said and len(touched) > 1 and not held_at(state, here):
        return [Breach(BOOK["ROL-CC-03"], which_die(state, said["color"]))]
    meant = [move for move in intended_moves(state, touched) if isinstance(move, Mark)]
    if any(is_out_of_turn(state, move) for move in meant):
        return []
    return list(dict.fromkeys(shortly(state, meant, here)))


def held_at(state: State, here: int) -> int:
    """What stands in a prefecture; nothing in none."""
    return state.sheet.cells[here] if here >= 0 else 0


def is_out_of_turn(state: State, move: Mark) -> bool:
    """Whether its die is used already, or waits for another: that is a reason by itself."""
    begun = state.waiting[0].color if state.taken_as else move.die
    return in_hand(state, move) is None or move.die != begun


def which_die(state: State, color: str) -> str:
    """That a color was touched, and no die that takes it."""
    dice = " or ".join(f"the {die}" for die in state.waiting)
    return f"first touch {dice}, to be taken as {color}"


def shortly(state: State, meant: Sequence[Mark], here: int) -> Iterator[Breach]:
    """The breaches of all that may be meant, where those of a kind are said as one."""
    found = [(move, breach) for move in meant for breach in breaches(state, move)]
    strange = [move for move in meant if outside_the_area(state, move)]
    far = [move for move in meant if move not in strange and clashes(state, move)]
    for move, breach in found:
        if held_at(state, here):
            if breach.complaint == already_filled(state, move):
                yield breach
        elif move in strange:
            if breach.complaint == outside_the_area(state, move):
                yield Breach(breach.clause, elsewhere(state, strange, here))
        elif not far:
            yield breach
        else:
            why = beside if strange else narrowed
            yield Breach(breach.clause, why(state, far, here))


def clashes(state: State, move: Mark) -> list[int]:
    """Neighbors that a number is too far from."""
    return too_far(state, move) if isinstance(move, Write) else []


def neither(state: State, moves: Sequence[Mark], one: str, none: str) -> str:
    """The dice of these moves, after a word for one or for none of several."""
    dice = [spoken(state, move) for move in moves]
    return f"{none} {' nor '.join(dice)}" if len(dice) > 1 else f"{one}{dice[0]}"


def spoken(state: State, move: Mark) -> str:
    """A die with its number, and the color it counts as."""
    die, color = in_hand(state, move), color_of(state, move.die)
    return f"the {die}" + (f" as {color}" if color != move.die else "")


def elsewhere(state: State, moves: Sequence[Mark], here: int) -> str:
    """That dice are for other areas: "Nagano is yellow: the red 4 does not go there"."""
    board, does_not = state.board, "does not go" if len(moves) == 1 else "goes"
    dice = neither(state, moves, "", "neither")
    return f"{board.names[here]} is {board.colors[here]}: {dice} {does_not} there"


def narrowed(state: State, moves: Sequence[Mark], here: int) -> str:
    """Why dice do not go into a blank prefecture of their area: what its neighbors leave it."""
    board, cells, name = state.board, state.sheet.cells, state.board.names[here]
    faces = span(spread(board, state.sheet.fits, here)).replace("-", " to ")
    if faces == "none":
        around = [n for n in board.neighbors[here] if 0 < cells[n] < X]
        return f"no number fits {name} beside {numbers_in(state, around)}"
    far = sorted({n for move in moves for n in clashes(state, move)})
    held = [f"{board.names[n]} is {cells[n]}" for n in far]
    dice = neither(state, moves, "not ", "neither")
    return f"{listed(held, 8)}, so {name} takes {faces}: {dice}"


def beside(state: State, moves: Sequence[Mark], here: int) -> str:
    """The same in short, after another reason: which neighbors it differs too much from."""
    far = sorted({n for move in moves for n in clashes(state, move)})
    return f"{spoken(state, moves[0])} does not fit beside {numbers_in(state, far)}"


def numbers_in(state: State, places: Sequence[int]) -> str:
    """Prefectures with their numbers, in words."""
    return listed([f"{state.board.names[n]} {state.sheet.cells[n]}" for n in places], 8)
