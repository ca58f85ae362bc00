"""What never changes on the table: ground, mat, beam and cords, paper, desks and plates."""

from __future__ import annotations

import random

from ...core.boards import remembered
from ..board import Board
from ..cards import WILD
from .layout import HEAD, PLACES, ROWS, WIDE, Box, Layout, Row
from .plaques import diploma_places, legend_place
from .shapes import n, part, short, stamp, use, word
from .signs import ICONS
from .studio import REST, TRAY

BRIEF = {"buildings": "build.", "characters": "charac.", "landscapes": "landsc."}  # little room
KEY_STEP = 17.5  # from line to line of the legend
SKETCHES = ("ocean-1", "forest-1", "mountain-1", "plain-1", "ocean-3", "mountain-2")


def rect(look: str, box: Box, round_: float = 0) -> str:
    """A rectangle with a look."""
    corners = f' rx="{n(round_)}"' if round_ else ""
    place = f'x="{n(box.x)}" y="{n(box.y)}" width="{n(box.w)}" height="{n(box.h)}"'
    return f'<rect class="{look}" {place}{corners}/>'


def line(look: str, data: str) -> str:
    """A path with a look."""
    return f'<path class="{look}" d="{short(data)}"/>'


def text(words: str, x: float, y: float, size: float, look: str) -> str:
    """Words that never change."""
    return f'<text class="{look}" x="{n(x)}" y="{n(y)}" font-size="{n(size)}">{words}</text>'


@remembered
def backdrop(board: Board, plan: Layout) -> str:
    """The table before anything lies on it."""
    rng = random.Random(1)
    fibers = "".join(
        f"M{rng.uniform(0, WIDE):.0f} {rng.uniform(HEAD, plan.height):.0f}"
        f"q{rng.uniform(-12, 12):.0f} {rng.uniform(-5, 5):.0f} {rng.uniform(-24, 24):.0f} 3"
        for _ in range(40)
    )
    drawn = line("fibers", fibers) + rect("banner", Box(0, 0, WIDE, HEAD))
    drawn += mat(board, plan) + rect("sheet", plan.hand, 5) + hanging(board, plan)
    return drawn + "".join(row(each, plan, at) for at, each in enumerate(plan.rows))


def mat(board: Board, plan: Layout) -> str:
    """The School: a straw mat, unrolled as far as there are players."""
    x, y, w, h = plan.mat.x - 4, plan.mat.y, plan.mat.w + 8, plan.mat.h
    drawn = rect("shade", Box(x + 3, y + 4, w + (14 if plan.seats < 4 else 0), h), 2) + rect(
        "tatami", Box(x, y, w, h)
    )
    drawn += rect("heri", Box(x, y, w, 8)) + rect("heri", Box(x, y + h - 8, w, 8))
    marks = "".join(
        f"M{a} {b}l4-3 4 3-4 3Z"
        for a in range(int(x) + 6, int(x + w) - 8, 16)
        for b in (y + 4, y + h - 4)
    )
    drawn += line("herimark", marks) + rect("matedge", Box(x, y, w, h))
    if plan.seats < 4:
        drawn += line("roll", f"M{x + w} {y - 2}h8q6 0 6 6v{h - 8}q0 6-6 6h-8Z")
        drawn += line("rollline", f"M{x + w + 4} {y}v{h}M{x + w + 9} {y}v{h}")
    for at in range(plan.seats):
        left, _ = plan.square(at, 0)
        drawn += text(f"Column {at + 1}", left, y + 14.5, 12, "onmat title")
        for down in range(ROWS):
            drawn += square(plan, at, down, board.school[down][at] == "D")
    return drawn


def square(plan: Layout, column: int, row: int, shut: bool) -> str:
    """A place on the mat where a card will lie open or hidden."""
    (x, y), w, h = plan.square(column, row), 108 * plan.card, 74 * plan.card
    drawn = rect("square shut" if shut else "square", Box(x - w / 2, y - h / 2, w, h), 4)
    return drawn + use("face-down" if shut else "face-up", x, y - 2)


def hanging(board: Board, plan: Layout) -> str:
    """The beam, the cords of the diplomas, the names of their categories, and a legend."""
    room, places = plan.diplomas, diploma_places(board, plan)
    drawn, cords = "", ""
    for category, group in board.by_category.items():
        x, low, size = places[group[-1].id]
        cords += "".join(f"M{x + side * 16 * size} {room.y + 8}V{low - 20}" for side in (-1, 1))
        word_size = min(11.5, 1.9 * room.w / max(7, len(board.by_category)) / len(category))
        drawn += text(category, x, room.y + 8.4, max(11, word_size), "light minor")
        drawn += text(BRIEF.get(category, category[:8]), x, room.y + 8.4, 16.4, "light brief")
    return (
        line("cord", cords)
        + rect("beam", Box(room.x - 2, room.y, room.w + 4, 16), 3)
        + drawn
        + legend(board, plan)
    )


def legend(board: Board, plan: Layout) -> str:
    """What the signs on a diploma mean, where two cords beside each other end early."""
    place = legend_place(board, plan)
    return keys(*place) if place else ""


def keys(x: float, y: float) -> str:
    """The lines of the legend."""
    two, three, four = y + KEY_STEP, y + 2 * KEY_STEP, y + 3 * KEY_STEP
    another = use("chip1", x + 9, two, 0.95) + text("2", x + 9, two + 0.4, 11, "light strong")
    lines = (
        (use("pips2", x + 8.5, y), "your progress", "yours"),
        (another, "another's", "theirs"),
        (use("crest0", x + 8, three, 0.72), "its owner", "owner"),
        (line("strike", f"M{x + 1} {four + 4}l14-8"), "closed to you", "closed"),
    )
    return "".join(
        sign
        + text(words, x + 21, y + KEY_STEP * at, 11.5, "soft left minor")
        + text(brief, x + 23, y + KEY_STEP * at, 17.5, "soft left brief")
        for at, (sign, words, brief) in enumerate(lines)
    )


def row(each: Row, plan: Layout, at: int) -> str:
    """A player's plate, paper with the key lines of what may come, and desk."""
    drawn = rect("sheet", each.plate, 5) + rect("sheet", each.print)
    drawn += f'<g class="blank">{use("sketch", each.print.x, each.print.y, each.size)}</g>'
    folds = "".join(
        f"M{each.print.x + 100 * each.size * k} {each.print.y}v{each.print.h}"
        for k in range(1, each.places)
    )
    drawn += line("folds", folds) + rect("edge", each.print)
    if at:
        return drawn + desk(each.desk)
    x, y, high = each.desk.x + 4, each.desk.y + 3, each.desk.h - 6
    words = text("Harmony", each.plate.x + 38, each.plate.y + 57, 12.5, "soft left minor")
    trays = Box(x, y, TRAY, high), Box(each.desk.right - REST - 4, y, REST, high)
    return drawn + words + desk(each.desk) + "".join(rect("tray", tray, 5) for tray in trays)


def desk(top: Box) -> str:
    """A desk of wood."""
    shade, half = Box(top.x + 2, top.y + 3, top.w, top.h), top.w / 2
    grain = "".join(
        f"M{top.x} {top.y + y}q{half / 2} {5 - 11 * (y % 2)} {half} 0t{half} 0"
        for y in range(7, int(top.h) - 2, 9)
    )
    return rect("shade", shade, 4) + rect("desk", top, 4) + line("deskgrain", grain)


def key_stamps(board: Board) -> str:
    """Signs of the legend, to the left of their words; badges, and other signs of the table."""
    drawn = stamp(
        "mini",
        '<g clip-path="url(#mini-window)"><g transform="scale(.18)translate(0 -30)">'
        + use("first-summer")
        + use("mountain-1")
        + "</g></g>",
    )
    drawn += '<clipPath id="mini-window"><rect width="18" height="18"/></clipPath>'
    tray = '<rect class="st-tray" x="-22" y="-10" width="34" height="20" rx="4"/>'
    drawn += stamp("spare", tray + use("brush", -13, 0, 0.6))
    drawn += stamp("storms", use("storm", -15, 0, 0.9))
    drawn += stamp(
        "sketch", "".join(use(SKETCHES[k % len(SKETCHES)], 100 * k) for k in range(PLACES))
    )
    lid = "M-10-1C-6 4.6 6 4.6 10-1M-6.4 2.4l-2 3M0 3.6v3.6M6.4 2.4l2 3"
    drawn += stamp("face-up", part("eye", ICONS["open"]))
    drawn += stamp("face-down", part("eye-shut", lid))
    drawn += stamp("can", '<circle class="st-can" r="10.5"/>' + use("brush", 1, 2, 0.6))
    drawn += stamp("soon", '<circle class="st-soon" r="10"/>' + use("brush", 1, 2, 0.6))
    card = '<rect class="st-backrim" x="-9" y="-10" width="18" height="20" rx="3"/>'
    drawn += stamp("held", card)
    return drawn + "".join(stamp(f"key-{name}", body) for name, body in signs_of(board).items())


def signs_of(board: Board) -> dict[str, str]:
    """The signs of the legend by their names; what is the same in two shapes shows both."""
    wild = board.icons.index(WILD) if WILD in board.icons else 0
    ground = '<rect class="st-key-{}" x="-28" y="-8.5" width="20" height="17" rx="3"/>'
    return {
        "wood": '<rect class="st-strip" x="-27" y="-9" width="18" height="18" rx="2"/>',
        "picture": '<rect class="st-frame" x="-27" y="-9" width="18" height="18"/>'
        + use("mini", -27, -9),
        "need": use("dish0", -18, 0, 0.88),
        "season": use("seal0", -18, 0, 0.88),
        "harmony": use("ring", -18, 0, 0.92) + word("+1", -18, 0.4, 12),
        "can": use("can", -18, 0, 0.84),
        "soon": use("soon", -18, 0, 0.84),
        **{name: use(f"skill-{name}", -18, 0, 0.88) for name in ("brush", "arrow", "keep")},
        "assistant": use("skill-assistant", -24.5, 0, 0.8) + use("assistant", -10, 1, 0.5),
        "master": use("master", -18, 1.2, 0.62),
        "wild": use(f"dish{wild}", -18, 0, 0.88),
        "storm": use(f"seal{len(board.seasons)}", -25, 0, 0.76) + use("storm", -9.6, 0, 0.68),
        "up": ground.format("up") + use("face-up", -18, 0, 0.78),
        "down": ground.format("down") + use("face-down", -18, -1, 0.78),
    }
