"""What is drawn once and printed often: crests, samurai, pagodas, cards, and patterns."""

from __future__ import annotations

from functools import cache

from ..board import COLORS
from .ink import box, group, path, tag
from .track import TIERS, height

CRESTS = {  # stand on (0, 0), about 13 high: moon, horns, leaves, sun, fan
    "blue": "M5 -15A8 8 0 1 0 6.6 -2.2A6.9 6.9 0 1 1 5 -15z",
    "black": "M-2 0C-9.6 -1.6 -12.6 -8.6 -11 -16.4C-9 -10 -5.6 -6 0 -4.4"
    "C5.6 -6 9 -10 11 -16.4C12.6 -8.6 9.6 -1.6 2 0z",
    "purple": "M0 -15L3 -9L1.6 -3.6L7.6 -11L9 -5.4L2.4 0H-2.4L-9 -5.4L-7.6 -11L-1.6 -3.6L-3 -9z",
    "red": "M0 -13.4a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0 -12.4z",
    "yellow": "M0 0L-10 -8.4A13.4 13.4 0 0 1 10 -8.4z",
}
RIBS = "M0 0L-5 -11.2M0 0V-12.8M0 0L5 -11.2"  # of the fan
ROBE = {"fill": "var(--c)", "stroke": "var(--outline)", "stroke_width": 0.9}
SHADE = {"fill": "var(--d)", "stroke": "var(--outline)", "stroke_width": 0.9}
SKIN = {"fill": "var(--skin)", "stroke": "var(--outline)", "stroke_width": 0.7}
BRASS = {"fill": "var(--brass)", "stroke": "var(--outline)", "stroke_width": 0.9}
LIGHT = {"fill": "none", "stroke": "var(--rim)", "stroke_width": 3, "stroke_linejoin": "round"}
CARD = {"fill": "var(--card)", "stroke": "var(--card-line)"}
SCALES = ((10, 0), (0, 5), (20, 5), (10, 10), (0, 15), (20, 15))  # of the waves


@cache
def stamps() -> str:
    """All definitions of the board."""
    people = "".join(tag("g", samurai(color), id=f"sam-{color}") for color in COLORS)
    towers = "".join(tag("g", pagoda(tall), id=f"pagoda-{tall}") for tall in range(1, TIERS + 1))
    return people + towers + cards() + paints()


def samurai(color: str) -> str:
    """A figure 30 wide and 37 high around (0, 0): crest, helmet, face, armor."""
    crest = path(CRESTS[color], **BRASS)
    if color == "yellow":
        crest += path(RIBS, fill="none", stroke="var(--outline)", stroke_width=0.5)
    whole = (
        "M-12.6 16C-13.4 9 -11 5.4 -7 5L-12.6 3.6L-8.8 -5.6C-7 -10.6 7 -10.6 8.8 -5.6"
        "L12.6 3.6L7 5C11 5.4 13.4 9 12.6 16z"
    )
    flaps = (
        "M-8.8 -5.6L-12.6 3.8C-10 5.2 -7.6 5 -6 3.6L-5.6 -3zM8.8 -5.6L12.6 3.8C10 5.2 7.6 5 6 3.6"
        "L5.6 -3z"
    )
    face = "M-6.4 -3.4C-3 -5 3 -5 6.4 -3.4C7 1.6 4 5.2 0 5.4C-4 5.2 -7 1.6 -6.4 -3.4z"
    return (
        tag("ellipse", cy=16, rx=14, ry=3.6, fill="#000", opacity=0.22)
        + path(whole, **LIGHT)
        + group(path(CRESTS[color], **LIGHT), (0, -8.4), 0.8)
        + path("M-12.6 16C-13.4 8.4 -10.6 5 -7 4.4H7C10.6 5 13.4 8.4 12.6 16z", **ROBE)
        + path(flaps, **SHADE)
        + path(face, **SKIN)
        + path("M-5.9 1.2C-3 2.4 3 2.4 5.9 1.2C5 4 3 5.4 0 5.4C-3 5.4 -5 4 -5.9 1.2z", **SHADE)
        + path("M-4.8 -2.2L-1.4 -.9M4.8 -2.2L1.4 -.9", fill="none", stroke="#2a211c")
        + path("M-9 -4.6C-8.4 -13.4 8.4 -13.4 9 -4.6C4 -6.8 -4 -6.8 -9 -4.6z", **ROBE)
        + path("M-9.6 -3.6C-4 -6.8 4 -6.8 9.6 -3.6L9 -5.8C4 -8.6 -4 -8.6 -9 -5.8z", **BRASS)
        + group(crest, (0, -8.4), 0.8)
    )


def pagoda(tall: int) -> str:
    """A pagoda around (0, 0): room for a letter below, this many roofs, a spire."""
    body = box((-8.5, -13, 17, 13), **ROBE) + box((-10.5, -1.5, 21, 3), **SHADE)
    y = -13.0
    for tier in range(tall):
        wide = 14.5 - 1.5 * tier
        if tier:
            body += box((6.5 - wide, y - 2.4, 2 * wide - 13, 3), **SKIN)
            y -= 2.1
        roof = f"M{-wide:g} {y:g}Q{-wide * 0.62:g} {y - 1.2:g} {-wide * 0.42:g} {y - 5:g}"
        roof += f"H{wide * 0.42:g}Q{wide * 0.62:g} {y - 1.2:g} {wide:g} {y:g}"
        body += path(f"{roof}Q0 {y - 2.2:g} {-wide:g} {y:g}z", **SHADE)
        y -= 4.1
    spire = f"M0 {y:g}V{y - 5.5:g}M-2 {y - 2:g}h4M-1.4 {y - 3.8:g}h2.8"
    body += path(spire, stroke="var(--gold)", stroke_width=1.5, fill="none")
    ground = tag("ellipse", cy=1, rx=13, ry=2.6, fill="#000", opacity=0.22)
    return group(ground + body, (0, height(tall) / 2 - 1.5))


def cards() -> str:
    """An open card, the back of a hidden one, a pile, a place for cards, and a frame."""
    rim = box((2.5, 2.5, 23, 35), fill="none", stroke="var(--edge)", rx=1.5, stroke_width=0.8)
    front = box((0.5, 0.5, 27, 39), **CARD, rx=3) + rim
    back = box((0.5, 0.5, 27, 39), fill="var(--indigo)", stroke="var(--card-line)", rx=3)
    back += path(wave_rows(), fill="none", stroke="var(--foam)", stroke_width=0.9)
    below = "".join(box((at, -at, 27, 39), **CARD, rx=3) for at in (-1.6, -0.6))
    gap = box(
        (1, 1, 26, 38),
        fill="none",
        stroke="var(--soft)",
        stroke_width=1.6,
        stroke_dasharray="4 3",
        rx=3,
    )
    drawn = {"front": front, "back": back, "pile": below + front, "hidden-pile": below + back}
    value = box((4.5, 9, 19, 22), **CARD, rx=2)
    drawn |= {"gap": gap, "own": back + value}
    return "".join(tag("symbol", body, id=name, viewBox=VIEW) for name, body in drawn.items())


VIEW = "-2 -2 32 44"  # a card of 28 by 40 with some air


def wave_rows() -> str:
    """Scales on the back of a card."""
    arcs = ""
    for row in range(5):
        for column in range(4 - row % 2):
            arcs += f"M{3.5 + 5 * column + 2.5 * (row % 2) + 0.4:g} {9 + 6.5 * row:g}"
            arcs += "a2.5 2.9 0 0 1 5 0"
    return arcs


def paints() -> str:
    """Patterns and gradients."""
    scales = "".join(
        tag("circle", cx=cx, cy=cy, r=r, fill="var(--water)", stroke="var(--wave)")
        for cx, cy in SCALES
        for r in (10, 6.6, 3.2)
    )
    grain = {"stroke": "var(--grain)", "stroke_width": 0.8, "fill": "none"}
    across = path("M0 7H64M0 14H64M18 0V7M50 7V14", **grain)
    down = path("M7 0V64M14 0V64M0 18H7M7 50H14", **grain)
    rake = path("M0 4q10 -3 20 0t20 0", stroke="var(--rake)", fill="none")
    return (
        fade("pond", ("var(--deep)", 0, 1), ("var(--water)", 0.55, 1))
        + fade("dusk", ("var(--tuft)", 0, 0.75), ("var(--tuft)", 0.4, 0))
        + pattern("waves", 20, 10, scales)
        + pattern("planks-x", 64, 14, across)
        + pattern("planks-y", 14, 64, down)
        + pattern("gravel", 40, 8, rake)
    )


def pattern(name: str, wide: int, high: int, body: str) -> str:
    """Something that repeats itself."""
    size = {"width": wide, "height": high, "patternUnits": "userSpaceOnUse"}
    return tag("pattern", body, id=name, **size)


def fade(name: str, *stops: tuple[str, float, float]) -> str:
    """A gradient from above: colors, where, and how opaque."""
    body = "".join(
        tag("stop", offset=str(at), stop_color=color, stop_opacity=str(opaque))
        for color, at, opaque in stops
    )
    return tag("linearGradient", body, id=name, x1=0, y1=0, x2=0, y2=1)
