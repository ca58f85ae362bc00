"""Path data made by code: small shapes, and a shorter way to write any path."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
TOKEN = re.compile(r"[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?")
TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def n(value: float, digits: int = 1) -> str:
    """A number as short as SVG likes it.

    >>> n(-0.52), n(3.0), n(0.04)
    ('-.5', '3', '0')
    """
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    text = "0" if text in ("", "-0", "-") else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def short(data: str, digits: int = 1) -> str:
    """The same path with steps instead of places, rounded to a tenth or to whole units.

    >>> short("M10 20L12.04 20V30H10Z")
    'm10 20l2 0v10h-2z'
    """
    out, x, y, left, top = list[str](), 0.0, 0.0, 0.0, 0.0
    for letter, numbers in pieces(data):
        kind = letter.lower()
        steps = relative(kind, numbers, 0 if letter == kind else x, 0 if letter == kind else y)
        told = [n(step, digits) for step in steps]
        out.append(kind + joined(told))
        x, y = (left, top) if kind == "z" else moved(kind, [float(step) for step in told], x, y)
        if kind == "m":
            left, top = x, y
    return "".join(out)


def pieces(data: str) -> Iterable[tuple[str, list[float]]]:
    """A path's commands, each with as many numbers as it takes."""
    letter, numbers = "", list[float]()
    for token in TOKEN.findall(data):
        if token.isalpha():
            letter = token
            if token in "zZ":
                yield letter, []
            continue
        numbers.append(float(token))
        if len(numbers) == TAKES[letter.lower()]:
            yield letter, numbers
            letter = {"M": "L", "m": "l"}.get(letter, letter)
            numbers = []


def relative(kind: str, numbers: Sequence[float], x: float, y: float) -> list[float]:
    """Numbers of a command as steps from here."""
    if kind == "v":
        return [numbers[0] - y]
    if kind == "a":
        return [*numbers[:5], numbers[5] - x, numbers[6] - y]
    return [value - (y if at % 2 else x) for at, value in enumerate(numbers)]


def moved(kind: str, steps: Sequence[float], x: float, y: float) -> Point:
    """Where a command ends."""
    if kind == "h":
        return x + steps[0], y
    return (x, y + steps[0]) if kind == "v" else (x + steps[-2], y + steps[-1])


def joined(numbers: Sequence[str]) -> str:
    """Numbers with a space only where they would run together."""
    out = ""
    for text in numbers:
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def point(x: float, y: float) -> Point:
    """A place, rounded to a tenth, and written without a fraction where it has none.

    >>> point(3.04, 2.25)
    (3, 2.2)
    """
    a, b = round(x, 1), round(y, 1)
    return int(a) if a == int(a) else a, int(b) if b == int(b) else b


def disc(x: float, y: float, r: float) -> str:
    """A circle."""
    return f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"


def bar(x: float, y: float, w: float, h: float) -> str:
    """A band with round ends: the mist of painted scrolls."""
    r = h / 2
    return f"M{x} {y}h{w}a{r} {r} 0 0 1 0 {h}h{-w}a{r} {r} 0 0 1 0 {-h}Z"


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle."""
    return f"M{x} {y}h{w}v{h}h{-w}Z"


def puff(x: float, y: float, rx: float, ry: float, bumps: int = 9) -> str:
    """A scalloped ellipse: blossom, pine pad, cloud."""
    turn = math.tau / bumps
    angles = [turn * k - 1.2 for k in range(bumps + 1)]
    at = [(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles]
    data = f"M{at[0][0]:.2f} {at[0][1]:.2f}"
    for (x0, y0), (x1, y1) in pairwise(at):
        a, b = (x0 + x1) / 2 + 0.8 * (y1 - y0), (y0 + y1) / 2 - 0.8 * (x1 - x0)
        data += f"Q{a:.2f} {b:.2f} {x1:.2f} {y1:.2f}"
    return data + "Z"


def cedar(x: float, y: float, h: float, w: float, tiers: int = 3) -> str:
    """A cedar in tiers, its foot here."""
    right = [
        (w / 2 * (0.3 + 0.7 * k / tiers), y - h + 0.86 * h * k / tiers) for k in range(1, tiers + 1)
    ]
    down = "".join(
        f"L{x + half:.2f} {low:.2f}" + (f"l{-0.5 * half:.2f} -1" if k < tiers else "")
        for k, (half, low) in enumerate(right, 1)
    )
    up = "".join(
        (f"L{x - 0.5 * half:.2f} {low - 1:.2f}" if k < tiers else "") + f"L{x - half:.2f} {low:.2f}"
        for k, (half, low) in reversed(list(enumerate(right, 1)))
    )
    foot = right[-1][1] - 1
    return f"M{x} {y - h}{down}L{x + 1.4:.2f} {foot:.2f}V{y}h-2.8V{foot:.2f}{up}Z"


def along(curve: tuple[Point, Point, Point, Point], t: float) -> Point:
    """A point of a cubic curve."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def part(look: str, data: str, more: str = "", digits: int = 1) -> str:
    """A path of a stamp; its look is a class of the stylesheet that begins with st-.

    A look that begins with two hyphens is the name of a color, and nothing but its ground.
    """
    paint = f'fill="var({look})"' if look.startswith("--") else f'class="st-{look}"'
    return f'<path {paint} d="{short(data, digits)}"{more}/>'


def stamp(name: str, body: str, more: str = "") -> str:
    """A stamp: drawn around (0, 0), printed by name."""
    return f'<g id="{name}"{more}>{body}</g>'


def use(name: str, x: float = 0, y: float = 0, size: float = 1, look: str = "") -> str:
    """A stamp printed inside another drawing."""
    place = f"translate({n(x)} {n(y)})" if x or y else ""
    place += f"scale({n(size, 3)})" if size != 1 else ""
    given = f' transform="{place}"' if place else ""
    return f'<use href="#{name}"{f" class={chr(34)}st-{look}{chr(34)}" if look else ""}{given}/>'


def word(text: str, x: float, y: float, size: float, look: str = "num") -> str:
    """A number or a letter in a stamp."""
    return f'<text class="st-{look}" x="{n(x)}" y="{n(y)}" font-size="{n(size)}">{text}</text>'
