"""What never changes: the ground, verandas, the garden with its track, and the side sheet."""

from __future__ import annotations

from random import Random

from ...core.boards import remembered
from ..board import Board
from .ink import Box, box, group, line, path, tag, words
from .layout import FRAME, PALACE, boxes, garden, has_plan, middle, plan
from .rooms import arrows, doors, draw_room, signs
from .sheet import draw_sheet
from .track import GOAL, STONE, fields, gate, past_word, place, pond_scale

NONE = {"fill": "none"}


@remembered
def backdrop(board: Board, seats: int) -> str:
    """Everything below the pieces."""
    return paper() + palace(board) + draw_sheet(board, seats)


@remembered
def palace(board: Board) -> str:
    """The palace and its garden."""
    houses = "".join(draw_room(board, room) for room in range(len(board.names)))
    ground = box(PALACE, fill="var(--gravel)") + box(PALACE, fill="url(#gravel)")
    green = draw_garden(board) + island(board) + track(board)
    return ground + verandas(board) + green + arrows(board) + houses + doors(board) + signs(board)


def paper() -> str:
    """Paper with some fibres."""
    rnd = Random(7)
    fibres = "".join(
        f"M{rnd.random() * 960:.0f} {rnd.random() * 640:.0f}q{rnd.random() * 16 - 8:.0f} "
        f"{rnd.random() * 12 - 6:.0f} {rnd.random() * 34 - 17:.0f} {rnd.random() * 20 - 10:.0f}"
        for _ in range(60)
    )
    sheet = box(FRAME, fill="var(--sea)")
    return sheet + path(fibres, **NONE, stroke="var(--edge)", stroke_width=0.6, opacity=0.5)


def verandas(board: Board) -> str:
    """Planks the way one walks; without a plan, strips of planks from room to room."""
    if not has_plan(board):
        return strips(board)
    body = ""
    for each in plan()["verandas"]:
        edge = f"{line(each['edge'])}z"
        body += path(edge, fill="var(--wood)") + path(edge, fill=f"url(#planks-{each['along']})")
        body += path(edge, **NONE, stroke="var(--lip)", stroke_width=1.6)
    return body


def strips(board: Board) -> str:
    """Strips of planks from room to room."""
    wide = min(56, boxes(board)[0][2] * 0.6)
    ways = "".join(
        line([middle(board, here), middle(board, there)])
        for here, following in enumerate(board.following)
        for there in following
    )
    return "".join(
        path(ways, **NONE, stroke=color, stroke_width=width, stroke_linecap="round", **more)
        for color, width, more in (
            ("var(--lip)", wide + 3, {}),
            ("var(--wood)", wide, {}),
            ("var(--grain)", wide, {"stroke_dasharray": "1 13"}),
        )
    )


POND = (
    "M-20 -72C40 -92 84 -48 70 -6C62 22 84 42 52 72C18 100 -34 84 -62 66C-88 44 -66 14 -74 -14"
    "C-84 -46 -52 -62 -20 -72z"
)
CARP = "M-8 0Q-1 -4.6 7 0Q-1 4.6 -8 0L-13 -3.6V3.6z"
LILY = "M0 0L9 -4A9.6 9.6 0 1 0 9 4z"


def draw_garden(board: Board) -> str:
    """Moss and tufts, the pond, and pines in the corners."""
    x, y, w, h = at = garden(board)
    edge = box(at, fill="var(--moss)") + box(at, fill="url(#dusk)")
    shade = path(f"M{x + 3:g} {y + h:g}V{y + 3:g}H{x + w:g}", k="garden-shade")
    pines = ((20, 44, 1.1), (w - 22, 44, 1.0), (24, h - 8, 1.1), (w - 24, h - 10, 1.25))
    trees = "".join(pine(x + a, y + b, s) for a, b, s in pines if h > 200)
    water = group(pond(), (round(x + w / 2), round(y + h / 2 + 4)), round(pond_scale(board), 2))
    return edge + shade + tufts(at) + water + trees


def tufts(at: Box) -> str:
    """Grass."""
    (x, y, w, h), rnd = at, Random(4)
    spots = [
        (x + 8 + rnd.random() * (w - 16), y + 8 + rnd.random() * (h - 16))
        for _ in range(int(w * h / 800))
    ]
    blades = "q1 -4 0 -6m0 6q2.4 -2.6 3 -4.6m-3 4.6q-2.4 -2.6 -3 -4.6"
    grass = "".join(f"M{a:.0f} {b:.0f}{blades}" for a, b in spots)
    return path(grass, **NONE, stroke="var(--tuft)", stroke_width=0.9, stroke_linecap="round")


def pond() -> str:
    """Water with a rim of stones, carp and lilies, around (0, 0)."""
    rim = path(POND, fill="var(--stone)", stroke="var(--rock)", stroke_width=6,
               stroke_dasharray="9 3", stroke_linejoin="round")  # fmt: skip
    water = path(POND, fill="url(#pond)") + path(POND, fill="url(#waves)", opacity=0.55)
    fish = "".join(
        group(path(CARP, fill="#e8643c", stroke="#fff", stroke_width=0.8), (a, b), 1, turn)
        for a, b, turn in ((-40, 46, -30), (34, 54, 20), (-14, 62, 200))
    )
    leaves = "".join(
        group(path(LILY, fill="#7f9c5a", stroke="var(--outline)", stroke_width=0.6), (a, b), s)
        for a, b, s in ((44, -34, 1), (56, -22, 0.7), (-50, 14, 0.8))
    )
    return rim + water + path(POND, **NONE, stroke="var(--rock)") + fish + leaves


def pine(x: float, y: float, s: float) -> str:
    """A garden pine seen from the side: three clouds of needles on a bent trunk."""
    trunk = path("M0 0Q4 -8 -1 -14Q-4 -20 2 -26", **NONE, stroke="var(--trunk)", stroke_width=3)
    clouds = "".join(
        path(
            f"M{a - w:g} {b:g}q{w * 0.2:g} {-h:g} {w:g} {-h:g}t{w:g} {h:g}"
            f"q{-w:g} {h * 0.5:g} {-2 * w:g} 0z",
            fill="var(--needle)",
            stroke="var(--outline)",
            stroke_width=0.7,
        )
        for a, b, w, h in ((-7, -13, 9, 5), (7, -18, 9, 5), (1, -26, 10, 6))
    )
    return group(trunk + clouds, (round(x, 1), round(y, 1)), s)


def island(board: Board) -> str:
    """Beyond the goal: a bridge from the last stone to an island in the pond."""
    x, y, w, h = garden(board)
    cx, cy, s = x + w / 2, y + h / 2 + 12, pond_scale(board)
    (sx, sy), _ = place(board, board.goal)
    land = "M-40 2C-42 -24 34 -28 42 0C46 30 -36 32 -40 2z"
    body = group(path(land, fill="var(--moss)", stroke="var(--rock)", stroke_width=2), (cx, cy), s)
    way = f"M{sx:g} {sy + 15:g}Q{(sx + cx) / 2 - 8:g} {(sy + cy) / 2:g} {cx - 6:g} {cy - 16 * s:g}"
    for color, wide, dash in (("torii", 13, "none"), ("wood", 9, "none"), ("grain", 9, "1 4")):
        paint = {"stroke": f"var(--{color})", "stroke_width": wide, "stroke_dasharray": dash}
        body += path(way, **NONE, **paint)
    torii = path(TORII, fill="var(--torii)", stroke="var(--outline)", stroke_width=0.8)
    body += group(torii, gate(board))
    return body + words(past_word(board), f"past {board.goal}", 12, k="past-word minor")


TORII = (
    "M-15 -18Q0 -14.6 15 -18L16.6 -21Q0 -17.4 -16.6 -21zM-11 -17h3.4v17h-4.4zM11 -17h-3.4v17h4.4z"
    "M-13 -11.4h26v2.6h-26z"
)


def track(board: Board) -> str:
    """Stones with their points, and small ones between them."""
    whole = line([place(board, n)[0] for n in range(board.goal + 1)])
    body = path(whole, k="gravel-path")
    for n in fields(board):
        (x, y), _ = place(board, n)
        last = n == board.goal
        r = GOAL if last else STONE
        body += tag("circle", k="goal" if last else "stone", cx=x, cy=y, r=r)
        strong = " five" if n % 5 == 0 else ""
        body += words((x, y), str(n), 12, k=f"field{strong}")
    return body
