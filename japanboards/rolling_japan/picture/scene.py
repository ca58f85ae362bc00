"""Rolling Japan as a picture, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..board import Board
from ..heuristics import boundary as even
from ..rules.generator import legal_moves
from ..rules.moves import Cross, Move, Skip
from ..rules.state import State
from .closing import closing, source_colors
from .land import HEIGHT, WIDTH, frame, kind
from .layout import GRIDS, HEAD, LOOKS, around, layout, sheets
from .leaves import Offer, offer
from .others import other_marks, side_scene
from .refusing import against
from .scenery import backdrop, defs
from .sheet import map_marks
from .table import round_heading, standing, table_marks
from .touch import intended_moves, picks, prompt, tell_mover, ways

__all__ = [
    "IN_VAIN",
    "OWN_LINES",
    "SEAT_COLORS",
    "SINCE_THEN",
    "WHOLE_TURNS",
    "against",
    "closing",
    "even",
    "intended_moves",
    "picks",
    "prompt",
    "round_heading",
    "scene",
    "side_scenes",
    "source_colors",
    "standing",
    "tell_mover",
    "unlit",
    "ways",
]

HALF, LOW = WIDTH / 2, 642  # half of a narrow board, and where it goes on below the map
BESIDE = ((HALF, LOW), (HALF, LOW + 236))  # where sheets of others go, beside the bag
BESIDE_THREE = ((HALF, LOW), (0, LOW + 280), (HALF, LOW + 280))
SEAT_COLORS = ("#5d5348",) * 8  # colors belong to the areas here: seats have their crests in ink
OWN_LINES = frozenset({"ROL-RND-05", "ROL-TURN-03"})  # a round begins, dice are rolled
SINCE_THEN = "new dice have been rolled"
WHOLE_TURNS = True  # both dice of a turn are told together
IN_VAIN = (Cross, Skip)


def scene(state: State, seat: Seat) -> Scene:
    """One player's map, the table, and the other players' sheets."""
    moves = tuple(legal_moves(state)) if state.waiting and state.seat == seat else ()
    return drawn(state, seat, moves, offer(state, moves), says_what_fits=True)


def unlit(state: State, seat: Seat) -> Scene:
    """The same without a word on what fits where: that is the question."""
    moves = tuple(legal_moves(state)) if state.waiting and state.seat == seat else ()
    return drawn(state, seat, moves, Offer(), says_what_fits=False)


@remembered
def zones(board: Board, players: int) -> tuple[Zone, ...]:
    """On a narrow board: the map with larger dice, below it the bag, the others and the legend."""
    match kind(board):
        case "west":
            return tuple(west_zones(board, players - 1))
        case "whole":
            return tuple(whole_zones(board, players - 1))
    return ()


def whole_zones(board: Board, others: int) -> Iterator[Zone]:
    """The dice stand in the empty sea of the map; all else has half the width below it."""
    yield Zone((0, 0, WIDTH, HEIGHT), (0, 0), 1)
    yield Zone((6, 60, 278, 130), (6, 60), 2)
    yield Zone((6, 190, 278, 160), (0, LOW), HALF / 278)
    if others:
        boxes = [around(box) for box in sheets(board, others) or (layout(board).others,)]
        spots = BESIDE_THREE if others == GRIDS else BESIDE
        for box, spot in zip(boxes, spots, strict=False):
            yield Zone(box, spot, HALF / box[2])
    if others not in (0, 1, GRIDS):
        yield Zone(around(layout(board).legend), (40, LOW + 284), 2.2)


def west_zones(board: Board, others: int) -> Iterator[Zone]:
    """Dice, bag and changes, then the map, then the others; each as wide as the board."""
    panels, low = (0, HEAD, 505, 168), HEAD + 168 * WIDTH / 505
    yield Zone((0, HEAD + 168, WIDTH, HEIGHT - HEAD - 168), (0, low), 1)
    yield Zone((0, 0, WIDTH, HEAD), (0, 0), 1)
    yield Zone(panels, (0, HEAD), WIDTH / 505)
    if others:
        box = around(*sheets(board, others) or (layout(board).others,))
        scale = min(2.6, WIDTH / box[2])
        yield Zone(box, ((WIDTH - box[2] * scale) / 2, low + HEIGHT - HEAD - 168), scale)


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """The sheets of other players that have but a row on the board, as small pictures."""
    count = state.seats - 1
    if sheets(state.board, count):
        return []
    return [side_scene(state, (seat + 1 + n) % state.seats) for n in range(count)]


def drawn(
    state: State, seat: Seat, moves: tuple[Move, ...], offered: Offer, says_what_fits: bool
) -> Scene:
    """The scene with what is offered in it."""
    board = state.board
    return Scene(
        frame(board),
        (
            *map_marks(board, state.sheets[seat], offered.may, says_what_fits),
            *table_marks(state, seat, moves),
            *other_marks(state, seat),
        ),
        LOOKS,
        f"Rolling Japan, sheet of player {seat + 1}",
        offered.captions,
        offered.dashed,
        offered.previews,
        defs(board),
        backdrop(board, state.seats),
        zones(board, state.seats),
        costly=offered.costly,
        poor=offered.poor,
    )
