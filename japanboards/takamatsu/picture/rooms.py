"""The palace as a floor plan: rooms with their floors, doors, and arrows in the corridors."""

from __future__ import annotations

from math import atan2, degrees

from ..board import COLORS, LETTERS, Board
from .ink import Box, Point, box, group, line, path, tag
from .layout import PLATE, Corridor, boxes, corridor, middle
from .stamps import CRESTS

GRAIN = {"stroke": "var(--grain)", "stroke_width": 0.8, "fill": "none"}
LETTER, LARGE_LETTER = 6.2, 11  # width of a letter of a name, at most; on a small board


def kinds(board: Board, room: int) -> tuple[str, ...]:
    """The colors at home in a room, or that it is plain."""
    return tuple(COLORS[color] for color in board.homes[room]) or ("plain",)


def draw_room(board: Board, room: int) -> str:
    """A room: its floor, crest or chevrons, walls with posts, and the plate for its name."""
    at, home = boxes(board)[room], kinds(board, room)
    x, y, w, h = at
    body = floor(board, room) + crests(at, home)
    if board.bonus[room]:
        body += chevrons(board, room)
    body += box(at, fill="none", stroke="var(--wall)", stroke_width=3)
    body += plates(at, home)
    posts = "".join(f"M{a - 3:g} {b - 3:g}h6v6h-6z" for a in (x, x + w) for b in (y, y + h))
    body += path(posts, fill="var(--wall)")
    return tag("g", body, k=f"house {home[0] if len(home) == 1 else 'mixed'}")


def plates(at: Box, home: tuple[str, ...]) -> str:
    """The plate for the name, in the colors at home there."""
    x, y, w, _ = at
    wide = (w - 3) / len(home)
    return "".join(
        box((x + 1.5 + n * wide, y + 1.5, wide, PLATE - 1), k=f"plate {color}")
        for n, color in enumerate(home)
    )


def floor(board: Board, room: int) -> str:
    """Tatami at home, boards elsewhere; a court has raked gravel, stairs have steps."""
    x, y, w, h = boxes(board)[room]
    body = box((x, y, w, h), fill="var(--tint)")
    if board.homes[room]:
        return body + tatami((x, y + PLATE, w, h - PLATE))
    if board.names[room] == "court":
        ground = box((x, y, w, h), fill="var(--gravel)")
        return ground + path(ripples(x + w / 2, y + 56, w, h), fill="none", stroke="var(--rake)")
    if board.names[room] == "stairs":
        steps = "".join(f"M{x + i:g} {y:g}v{h:g}" for i in range(11, int(w), 11))
        return body + path(steps, **GRAIN | {"stroke_width": 1.4})
    planks = "".join(f"M{x:g} {y + i:g}h{w:g}" for i in range(8, int(h), 8))
    return body + path(planks, **GRAIN)


def ripples(x: float, y: float, wide: float, high: float) -> str:
    """Rings raked around a middle, as far as there is room."""
    return "".join(
        f"M{x - r * 2:g} {y:g}a{r * 2:g} {r * 0.9:g} 0 1 0 {4 * r:g} 0"
        f"a{r * 2:g} {r * 0.9:g} 0 1 0 {-4 * r:g} 0"
        for r in range(6, int(min(wide / 4, high / 2.3)), 6)
    )


def tatami(at: Box) -> str:
    """Mats with their weave, and their bands in the color of the room."""
    x, y, w, h = at
    columns, rows = max(1, round(w / 30)), max(1, round(h / 26))
    u, v = w / columns, h / rows
    weave = bands = seams = ""
    for cx, cy, cw, ch in mats(columns, rows):
        a, b, c, d = x + cx * u, y + cy * v, cw * u, ch * v
        seams += f"M{a:.1f} {b:.1f}h{c:.1f}v{d:.1f}h{-c:.1f}z"
        if cw >= ch:
            bands += "".join(f"M{a:.1f} {s:.1f}h{c:.1f}" for s in (b + 1.3, b + d - 1.3))
            weave += "".join(f"M{a + i:.0f} {b:.0f}v{d:.0f}" for i in range(5, int(c), 5))
        else:
            bands += "".join(f"M{s:.1f} {b:.1f}v{d:.1f}" for s in (a + 1.3, a + c - 1.3))
            weave += "".join(f"M{a:.0f} {b + i:.0f}h{c:.0f}" for i in range(5, int(d), 5))
    return path(weave, k="weave") + path(bands, k="heri") + path(seams, k="seam")


Mat = tuple[int, int, int, int]  # column, row, columns, rows


def mats(columns: int, rows: int) -> list[Mat]:
    """Mats of two to one, laid so that nowhere four corners meet; halves where it has to be.

    >>> len(mats(3, 3))
    5
    """
    for halves in range(columns * rows % 2, columns * rows + 1, 2):
        if found := laid(columns, rows, halves, []):
            return found
    return [(x, y, 1, 1) for y in range(rows) for x in range(columns)]


def laid(columns: int, rows: int, halves: int, before: list[Mat]) -> list[Mat]:
    """The mats laid before and those that fill the rest, or none."""
    owner = {(x + i, y + j): m for m in before for x, y, w, h in (m,)
             for i in range(w) for j in range(h)}  # fmt: skip
    cells = ((x, y) for y in range(rows) for x in range(columns))
    free = next((cell for cell in cells if cell not in owner), None)
    if free is None:
        return before
    x, y = free
    sizes = [(2, 1), (1, 2)][:: 1 if (x + y) % 2 == 0 else -1] + [(1, 1)] * (halves > 0)
    for w, h in sizes:
        fits = x + w <= columns and y + h <= rows and (w == 1 or (x + 1, y) not in owner)
        corner = {owner.get(c) for c in ((x - 1, y - 1), (x, y - 1), (x - 1, y))}
        if not fits or (None not in corner and len(corner) == 3):
            continue
        if found := laid(columns, rows, halves - (w * h == 1), [*before, (x, y, w, h)]):
            return found
    return []


def crests(at: Box, home: tuple[str, ...]) -> str:
    """The crests of those at home, large and pale on the floor."""
    if home == ("plain",):
        return ""
    x, y, w, h = at
    wide, high = w / len(home), h - PLATE
    s = min(wide, high) / 24
    return "".join(
        group(
            path(CRESTS[color], k=f"mon {color}"),
            (round(x + wide * (n + 0.5), 1), round(y + PLATE + high / 2 + 6.5 * s, 1)),
            s,
        )
        for n, color in enumerate(home)
    )


def chevrons(board: Board, room: int) -> str:
    """As many chevrons as the bonus, the way one walks; many are one and a number."""
    x, y, w, h = boxes(board)[room]
    ahead, here = middle(board, board.following[room][0]), middle(board, room)
    turn = degrees(atan2(ahead[1] - here[1], ahead[0] - here[0]))
    count = min(3, board.bonus[room])
    drawn = "".join(
        f"M{17 * (n - (count - 1) / 2) - 12:g} -17l17 17l-17 17h-9l17 -17l-17 -17z"
        for n in range(count)
    )
    scale = min(1.1, w / 60, (h - PLATE) / 60)
    at = round(x + w / 2, 1), round(y + PLATE + (h - PLATE) / 2, 1)
    return group(path(drawn, k="mon plain"), at, scale, round(turn / 90) * 90)


def name_fitting(board: Board, room: int) -> str:
    """The name of a room as its plate has it; a bonus says what it is for."""
    name, bonus = board.names[room], board.bonus[room]
    if bonus and name == f"+{bonus}":
        name = f"{name} room{'s' * (bonus > 1)}"
    most = int((boxes(board)[room][2] - 5) / LETTER)
    if len(name) <= most:
        return name
    return f"{name[: most - 1]}…" if most > 3 else ""


def brief(board: Board, room: int) -> str:
    """The name of a room in large letters, for a small board: "outer R"; "" if that is too long."""
    name, (_, _, w, _) = name_fitting(board, room), boxes(board)[room]
    for color in board.homes[room]:
        name = name.replace(f" {COLORS[color]}", f" {LETTERS[color]}")
    return name if len(name) * LARGE_LETTER <= w - 8 else ""


def has_sign(board: Board, room: int) -> bool:
    """Whether there is room for a small crest beside the name of a home."""
    wide = len(name_fitting(board, room)) * LETTER + 14
    return len(board.homes[room]) == 1 and wide <= boxes(board)[room][2] - 2


def signs(board: Board) -> str:
    """The small crests beside the names of homes."""
    body = ""
    for room, (x, y, w, _) in enumerate(boxes(board)):
        if has_sign(board, room):
            icon = x + w / 2 - 2.95 * len(name_fitting(board, room)) - 3
            crest = CRESTS[kinds(board, room)[0]]
            mark = path(crest, fill="var(--brass)", stroke="var(--outline)")
            body += group(mark, (round(icon, 1), y + 13.8), 0.58, k="sign")
    return body


def doors(board: Board) -> str:
    """Two sliding panels, pushed apart, wherever one may walk."""
    return "".join(
        door(at, way[1] != 0, min(17.0, boxes(board)[room][2] / 4))
        for here, following in enumerate(board.following)
        for there in following
        for lane in (corridor(board, here, there),)
        for at, way, room in ((lane.points[0], lane.out, here), (lane.points[-1], lane.into, there))
    )


def door(at: Point, flat: bool, half: float) -> str:
    """A gap in a wall with its two panels."""
    x, y = at
    wide = half * 0.76
    sill = f"M{x - half:g} {y:g}h{2 * half:g}" if flat else f"M{x:g} {y - half:g}v{2 * half:g}"
    first = (
        (x - half - wide / 2, y - 2.8, wide, 2.8)
        if flat
        else (x - 2.8, y - half - wide / 2, 2.8, wide)
    )
    second = (x + half - wide / 2, y, wide, 2.8) if flat else (x, y + half - wide / 2, 2.8, wide)
    panel = {"fill": "var(--door)", "stroke": "var(--wall)", "stroke_width": 0.8}
    return (
        path(sill, stroke="var(--door)", stroke_width=5)
        + box(first, **panel)
        + box(second, **panel)
    )


def arrows(board: Board) -> str:
    """An arrow in every corridor, with a rim of wood."""
    lines, heads = "", ""
    for here, following in enumerate(board.following):
        for there in following:
            shaft, head = arrow(corridor(board, here, there))
            lines, heads = lines + shaft, heads + head
    return path(lines, k="lane-rim") + path(lines, k="lane") + path(heads, fill="var(--arrow)")


def arrow(lane: Corridor) -> tuple[str, str]:
    """The shaft and the head of an arrow, as path data."""
    (x1, y1), *turn, (x2, y2) = lane.points
    bx, by = turn[-1] if turn else (x1, y1)
    far = max(1.0, ((x2 - bx) ** 2 + (y2 - by) ** 2) ** 0.5)
    hx, hy = (x2 - bx) / far, (y2 - by) / far
    s = min(1.0, far / 30)
    tip = x2 - hx * 4 * s, y2 - hy * 4 * s
    barbs = [(-14, 10), (-10, 0), (-14, -10)]
    back = [(tip[0] + s * (a * hx - b * hy), tip[1] + s * (a * hy + b * hx)) for a, b in barbs]
    ax, ay = lane.out if turn else (hx, hy)
    start, neck = (x1 + ax * 7 * s, y1 + ay * 7 * s), back[1]
    if not turn:
        return line([start, neck]), f"{line([tip, *back])}z"
    (tx, ty), r = turn[0], 22
    bend = (
        f"{line([start, (tx - ax * r, ty - ay * r)])}Q{tx:g} {ty:g} {tx + hx * r:g} {ty + hy * r:g}"
    )
    return f"{bend}L{neck[0]:g} {neck[1]:g}", f"{line([tip, *back])}z"
