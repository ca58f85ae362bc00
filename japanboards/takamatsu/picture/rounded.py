"""Places along a rectangle with round corners, clockwise from the middle of its upper side."""

from __future__ import annotations

from math import cos, pi, sin

from .ink import Box, Point


def along(box: Box, radius: float, share: float) -> tuple[Point, Point]:
    """The point after this share of the whole way, and the direction to the inside there.

    >>> along((0, 0, 40, 20), 5, 0) == ((20, 0), (0, 1))
    True
    """
    x, y, w, h = box
    r = min(radius, w / 2, h / 2)
    sides = (w - 2 * r, h - 2 * r)
    left = (share % 1) * length(box, radius) + sides[0] / 2
    middles = ((x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r))
    for corner in (0, 1, 2, 3, 0):
        straight, angle = sides[corner % 2], (corner - 1) * pi / 2
        if left < straight + r * pi / 2:
            break
        left -= straight + r * pi / 2
    back = max(0.0, straight - left)  # still before the corner
    angle += max(0.0, left - straight) / r if r else 0
    (cx, cy), (c, s) = middles[corner], (cos(angle), sin(angle))
    at = cx + r * c + back * s, cy + r * s - back * c
    return (round(at[0], 1), round(at[1], 1)), (round(-c, 3), round(-s, 3))


def length(box: Box, radius: float) -> float:
    """How long the way around is."""
    r = min(radius, box[2] / 2, box[3] / 2)
    return 2 * (box[2] + box[3]) - 8 * r + 2 * pi * r
