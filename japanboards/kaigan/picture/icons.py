"""Small pictures for the actions and kinds of tiles, as path data around a point."""

from __future__ import annotations

from functools import lru_cache

# Each in a box from -5 to 5; "a" and "q" parts are relative, so only the first point is moved.
SHAPES = {
    "artistic": ((-4, 4), "l1.5 -4 5.5 -5.5 2.5 2.5 -5.5 5.5z"),  # a brush
    "government": ((-5, -1), "l5 -4 5 4h-1.5v5h-7v-5z"),  # a house
    "travel": ((-5, 2), "h10l-2 3h-6zm4.4 -1v-6l4.6 6z"),  # a boat
    "surveyor": ((-4, 5), "l2.6 -5.5a2.6 2.6 0 1 1 2.8 0l2.6 5.5z"),  # a person
    "job": ((-5, 0), "a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zm3.5 -1.5h3v3h-3z"),  # a coin
    "reputation": (
        (0, -5),
        "l1.4 3.3 3.6 .3 -2.7 2.4 .8 3.6 -3.1 -1.9 -3.1 1.9 .8 -3.6 -2.7 -2.4 3.6 -.3z",
    ),  # a star
    "dispatch": ((-5, -1.5), "h5v-3l5 4.5 -5 4.5v-3h-5z"),  # an arrow
    "mapping": ((-3.5, 5), "v-10l8 3 -6.5 3v4z"),  # a flag
    "great": ((-5, 5), "v-9l5 2v-3l6 2.5 -5 2.5v5h-1.2v-5l-3.4 1v4z"),  # two flags
    "flexible": ((-1.6, -5), "h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4z"),  # a plus
    "quadrant": ((-4, 4), "v-8a8 8 0 0 1 8 8z"),  # a quarter of a circle
}


@lru_cache(1 << 12)
def icon(name: str, x: float, y: float) -> str:
    """The picture of an action at a point; without a name a dot that is not seen."""
    if name not in SHAPES:
        return "M0 0"
    (dx, dy), rest = SHAPES[name]
    return f"M{x + dx:g} {y + dy:g}{rest}"


@lru_cache(1 << 12)
def boxed(x: float, y: float, width: float, height: float) -> str:
    """A rectangle with soft corners around a point, as path data."""
    r, w, h = 4, width - 8, height - 8
    start = f"M{x - w / 2:g} {y - height / 2:g}"
    turns = f"h{w:g}q{r} 0 {r} {r}v{h:g}q0 {r} -{r} {r}h-{w:g}q-{r} 0 -{r} -{r}v-{h:g}"
    return f"{start}{turns}q0 -{r} {r} -{r}z"
