"""Simple icons of our own, drawn as paths: landscapes, seasons, subjects, symbols.

Each lies in a box from -10 to 10; ``glyph`` sets it where it is wanted.
"""

from __future__ import annotations

import re
from functools import lru_cache

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def disc(x: float, y: float, r: float) -> str:
    """A circle as curves."""
    k = 0.55 * r
    return (
        f"M{x - r:g} {y:g}C{x - r:g} {y - k:g} {x - k:g} {y - r:g} {x:g} {y - r:g}"
        f"C{x + k:g} {y - r:g} {x + r:g} {y - k:g} {x + r:g} {y:g}"
        f"C{x + r:g} {y + k:g} {x + k:g} {y + r:g} {x:g} {y + r:g}"
        f"C{x - k:g} {y + r:g} {x - r:g} {y + k:g} {x - r:g} {y:g}Z"
    )


ROBE = "M-6 10L-3 -1L3 -1L6 10Z"
LANDSCAPES = {
    "forest": "M0 -10L6 -1L3 -1L8 6L2 6L2 10L-2 10L-2 6L-8 6L-3 -1L-6 -1Z",
    "ocean": "M-10 3Q-6 -9 2 -5Q6 -2 3 1Q6 2 10 -1L10 9L-10 9Z",
    "mountain": "M-10 9L-2 -9L2 -2L4 -5L10 9Z",
    "plain": "M-10 9L10 9L10 6L-10 6Z M-7 5L-9 -4L-4 5Z M-2 5L0 -9L2 5Z M4 5L9 -4L7 5Z",
    "wild": "M0 -10L3 -3L10 -3L4 2L6 9L0 5L-6 9L-4 2L-10 -3L-3 -3Z",
}
SEASONS = {
    "spring": "".join(
        disc(x, y, 4) for x, y in ((0, -6), (5.7, -1.8), (3.5, 5), (-3.5, 5), (-5.7, -1.8))
    ),
    "summer": disc(0, 0, 5)
    + "M-1 -10L1 -10L0 -6Z M-1 10L1 10L0 6Z M-10 -1L-10 1L-6 0Z M10 -1L10 1L6 0Z"
    + "M-7.5 -6L-6 -7.5L-4 -4Z M7.5 -6L6 -7.5L4 -4Z M-7.5 6L-6 7.5L-4 4Z M7.5 6L6 7.5L4 4Z",
    "autumn": "M0 -10L2 -5L7 -7L5 -2L10 0L5 2L6 6L1 4L1 10"
    "L-1 10L-1 4L-6 6L-5 2L-10 0L-5 -2L-7 -7L-2 -5Z",
    "winter": "M-1 -10L1 -10L1 10L-1 10Z M-9 -4L-8 -6L9 4L8 6Z M9 -4L8 -6L-9 4L-8 6Z",
    "storm": "M3 -10L-7 2L-1 2L-3 10L7 -3L1 -3Z",
}
ANIMALS = {
    "boar": "M-10 1Q-8 -7 1 -6Q6 -6 7 -3L10 1L7 3L6 3L6 8L3 8L2 4L-4 4L-5 8L-8 8L-8 3Z",
    "stag": "M-3 1L3 1L2 10L-2 10Z M-2 1L-8 -3L-9 -10L-7 -10L-6 -5L-4 -9L-3 -8L-4 -3L0 1Z"
    "M2 1L8 -3L9 -10L7 -10L6 -5L4 -9L3 -8L4 -3L0 1Z",
    "crane": "M-10 3L-1 -2Q2 -9 6 -9L10 -7L6 -6Q4 -3 4 1Q2 5 -2 4L-1 10L-3 10L-4 4Z",
    "butterfly": "M0 -2Q-9 -11 -10 -3Q-9 1 -1 1Q-9 4 -6 9Q-1 10 0 2"
    "Q1 10 6 9Q9 4 1 1Q9 1 10 -3Q9 -11 0 -2Z",
}
CHARACTERS = {
    "warrior": disc(0, -5, 3) + ROBE + "M7 -10L9 -10L9 6L7 6Z M5 2L11 2L11 4L5 4Z",
    "farmer": "M-9 -3L0 -10L9 -3Z" + ROBE,
    "monk": disc(0, -5, 4) + ROBE + disc(8, -7, 2) + "M7.4 -5L8.6 -5L8.6 10L7.4 10Z",
    "lady": disc(0, -5, 3)
    + disc(0, -9, 1.8)
    + "M-9 4L-3 -1L3 -1L9 4L6 5L4 3L6 10L-6 10L-4 3L-6 5Z",
}
BUILDINGS = {
    "thatched house": "M-10 2L-6 -7L6 -7L10 2Z M-7 3L7 3L7 9L2 9L2 5L-2 5L-2 9L-7 9Z",
    "tiled house": "M-10 -1L-3 -7L3 -7L10 -1L10 1L-10 1Z M-8 2L-3 2L-3 9L-8 9Z M3 2L8 2L8 9L3 9Z",
    "tower": "M-2 -10L2 -10L5 -6L-5 -6Z M-3 -5L3 -5L6 -1L-6 -1Z"
    "M-4 0L4 0L7 4L-7 4Z M-4 5L4 5L4 10L-4 10Z",
    "palace": "M-6 -5Q0 -5 0 -10Q0 -5 6 -5L5 -2L-5 -2Z M-10 2Q-6 2 -5 -1L5 -1Q6 2 10 2L9 5L-9 5Z"
    "M-7 6L7 6L7 9L-7 9Z",
    "round house": "M-9 2Q-8 -8 0 -8Q8 -8 9 2Z M-7 3L7 3L7 9L2 9L2 5L-2 5L-2 9L-7 9Z",
    "temple": "M-10 -8L10 -8L8 -5L-8 -5Z M-8 -3L8 -3L8 -1L-8 -1Z M-6 -5L-4 -5L-4 10L-6 10Z"
    "M4 -5L6 -5L6 10L4 10Z",
}
SYMBOLS = {
    "tree": disc(0, -4, 6) + "M-1.5 1L1.5 1L2 10L-2 10Z",
    "brush": "M-1.5 -10L1.5 -10L1.5 2L4 4Q3 8 0 10Q-3 8 -4 4L-1.5 2Z",
    "arrow": "M-10 -2L2 -2L2 -7L10 0L2 7L2 2L-10 2Z",
    "keep": "M-9 1L-9 9L9 9L9 1L6 1L6 6L-6 6L-6 1Z M-4 4L-4 -9L4 -9L4 4Z",
    "assistant": disc(0, -5, 4) + "M-6 10L-2 0L2 0L6 10Z",
    "master": disc(0, -5, 4) + "M-7 10L-3 0L3 0L7 10Z M-8 -8L8 -8L8 -6.5L-8 -6.5Z",
    "back": "M-6 -9L6 -9L6 9L-6 9Z",
    "": "M0 0",
}
GLYPHS = {**LANDSCAPES, **SEASONS, **ANIMALS, **CHARACTERS, **BUILDINGS, **SYMBOLS}


@lru_cache(1 << 13)
def glyph(name: str, x: float, y: float, size: float) -> str:
    """An icon as path data, its middle here, ``size`` units wide; a star for what has no icon."""
    scale, at, out = size / 20, [x, y], list[str]()
    data, end = GLYPHS.get(name, GLYPHS["wild"]), 0
    for turn, found in enumerate(NUMBER.finditer(data)):
        out.append(data[end : found.start()])
        out.append(f"{float(found.group()) * scale + at[turn % 2]:.4g}")
        end = found.end()
    return "".join(out) + data[end:]


def row(names: tuple[str, ...], x: float, y: float, size: float) -> str:
    """Several icons side by side, as one path; nothing as an empty one."""
    left = x - size * (len(names) - 1) / 2
    return (
        "".join(glyph(name, left + size * at, y, size * 0.92) for at, name in enumerate(names))
        or "M0 0"
    )
