"""Draws the covers of the games: a small window on a board, with nothing that is not seen in it.

    python -m tools.covers

A cover is one SVG text to be put into a page. It follows the theme of the notebook around it, or
the class ``dark`` on itself. Its classes and ids begin with ``jbc-``.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from japanboards import GAMES
from japanboards.core.looks import COMMA, blocks
from japanboards.core.scene import name_of, svg
from tools.pictures import middle

COVERS = Path(__file__).parent.parent / "widgets" / "japanboards_widgets" / "covers"
WINDOWS = {  # players, and x, y and width of a window on their board
    "rolling_japan": (2, 446, 399, 324),
    "takamatsu": (2, 392, 92, 300),
    "hokkaido": (3, 14, 286, 310),
    "kaigan": (3, 548, 54, 332),
    "kanagawa": (2, 246, 317, 180),
}
WIDE, HIGH = 320, 200  # of the cover
MOMENT = 0.8  # of the game, when there is much to see
OUTLINE = 300  # letters of a path that is worth a closer look
HIDDEN = {"away", "hit", "blank", "trail"}  # paper that is painted over, ways gone
STILL = "translate(0 0)"
READABLE = 12.4  # smaller words are not readable on a cover, and left out
THEME = ':is(body[data-jp-theme-light="false"], html[theme="dark"], body.vscode-dark)'
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
STEP = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
STRAIGHT = re.compile("M[^a-zA-Z]+l[^a-zA-Z]+z?")
TAKES = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "q": 4, "s": 4, "c": 6, "a": 7}

Box = tuple[float, float, float, float]  # left, top, right, bottom
Matrix = tuple[float, float, float, float, float, float]


def cover(name: str) -> str:
    """The cover of a game."""
    game, (players, x, y, wide) = GAMES[name], WINDOWS[name]
    high = wide * HIGH / WIDE
    scene = game.scene.scene(game.view(middle(game, players, MOMENT), 0), 0)
    drawn = svg(scene).replace(name_of(scene), f"jbc-{list(GAMES).index(name)}")
    root = ET.fromstring(re.sub(r' xmlns="[^"]*"', "", drawn))
    window = (x, y, x + wide, y + high)
    unfold(root, definitions(root))
    prune(root, window, (1, 0, 0, 1, 0, 0), definitions(root))
    keep_what_is_used(root)
    for path in outlines(root):
        path.set("d", near(path.attrib["d"], window))
    size = {"viewBox": f"{x} {y} {wide} {high:g}", "width": str(WIDE), "height": str(HIGH)}
    root.attrib.update({"xmlns": "http://www.w3.org/2000/svg", **size, "aria-hidden": "true"})
    for attribute in ("role", "aria-label"):
        del root.attrib[attribute]
    for element in root.iter():
        for key in {"d", "transform", "x", "y"} & set(element.attrib):
            digits = 3 if "scale" in element.attrib[key] else 1
            element.set(key, rounded(element.attrib[key], digits))
    return ET.tostring(root, encoding="unicode") + "\n"


def unfold(root: ET.Element, stamps: dict[str, ET.Element]) -> None:
    """Draw a stamp that is used once where it is used, so that a part of it may be left out."""
    text = ET.tostring(root, encoding="unicode")
    for use in [each for each in root.iter("use") if len(each.attrib) == 1]:
        name = use.attrib["href"]
        if stamps[name].tag == "g" and len(re.findall(rf'{name}["\)]', text)) == 1:
            use.tag, use.attrib = "g", {k: v for k, v in stamps[name].items() if k != "id"}
            use.extend(stamps[name])


def outlines(root: ET.Element) -> list[ET.Element]:
    """Long paths that lie on the board as their numbers say."""
    moved = [each for each in root.iter() if each.attrib.get("transform", STILL) != STILL]
    stamps = [each for each in root.iter() if each.tag in ("g", "symbol") and "id" in each.attrib]
    elsewhere = {path for group in moved + stamps for path in group.iter("path")}
    long = [path for path in root.iter("path") if len(path.attrib["d"]) > OUTLINE]
    return [path for path in long if path not in elsewhere]


def near(path: str, window: Box) -> str:
    """A path without the pieces that lie outside the window; see ``near_lines``, too.

    >>> near("M5 5q5 5 9 9M200 0q5 5 9 9", (0, 0, 10, 10))
    'M5 5q5 5 9 9'
    """
    pieces = re.findall("M[^M]*", path) if path.startswith("M") else [path]
    drawn = []
    for piece in pieces:
        if frozenset.intersection(*(side(point, window) for point in points_of(piece))):
            continue
        drawn.append(near_lines(piece, window) if STRAIGHT.fullmatch(piece) else piece)
    return "".join(drawn)


def near_lines(piece: str, window: Box) -> str:
    """Straight lines in whole numbers, without points that lie outside as those beside them do.

    >>> near_lines("M5 5l200 0 50 5-50 5-200 0z", (0, 0, 10, 10))
    'M5 5l200 0 0 10-200 0z'
    """
    points = [point for nth, point in enumerate(points_of(piece)) if nth % 2]
    sides, last = [side(point, window) for point in points], frozenset[str]()
    kept = []
    for (x, y), this, after in zip(points, sides, [*sides[1:], last], strict=True):
        if not last & this & after:
            kept.append((round(x), round(y)))
            last = this
    ways = [f"{c - a} {d - b}" for (a, b), (c, d) in pairwise(kept) if (a, b) != (c, d)]
    lines = f"M{kept[0][0]} {kept[0][1]}l{' '.join(ways or ['0 0'])}".replace(" -", "-")
    return lines + "z" * piece.endswith("z")


def side(point: tuple[float, float], window: Box, line: float = 24) -> frozenset[str]:
    """On which sides of the window a point is, with the breadth of a line; none if it is inside."""
    (x, y), (left, top, right, bottom) = point, window
    beyond = {"left": left - x, "right": x - right, "top": top - y, "bottom": y - bottom}
    return frozenset(name for name, far in beyond.items() if far > line)


def definitions(root: ET.Element) -> dict[str, ET.Element]:
    """What may be used, by its id."""
    return {f"#{each.attrib['id']}": each for each in root.iter() if "id" in each.attrib}


def prune(root: ET.Element, window: Box, matrix: Matrix, stamps: dict[str, ET.Element]) -> None:
    """Take away what is not seen in the window."""
    for child in list(root):
        if child.tag in ("style", "defs"):
            continue
        here = times(matrix, transform(child))
        if is_nothing(child) or not meet(window, bounds(child, matrix, stamps)):
            root.remove(child)
        elif child.tag == "g":
            prune(child, window, here, stamps)
            if not len(child):
                root.remove(child)


def is_nothing(element: ET.Element) -> bool:
    """Whether an element is not seen on a cover: it is away, words for the ears, or too small."""
    classes = element.attrib.get("class", "").split()
    small = element.tag == "text" and float(element.attrib.get("font-size", 99)) < READABLE
    return element.tag == "title" or small or not HIDDEN.isdisjoint(classes)


def bounds(element: ET.Element, matrix: Matrix, stamps: dict[str, ET.Element]) -> Box | None:
    """The box around an element, as its numbers say; a curve stays between its control points."""
    matrix = times(matrix, transform(element))
    if element.tag == "use" and "width" not in element.attrib:
        shift = (1, 0, 0, 1, number(element, "x"), number(element, "y"))
        return bounds(stamps[element.attrib["href"]], times(matrix, shift), stamps)
    if clip := element.attrib.get("clip-path"):
        return around(bounds(child, matrix, stamps) for child in stamps[clip[4:-1]])
    if element.tag in ("g", "symbol"):
        return around(bounds(child, matrix, stamps) for child in element)
    points = [applied(matrix, point) for point in corners(element)]
    if not points:
        return None
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)


def corners(element: ET.Element) -> list[tuple[float, float]]:
    """Points that an element lies between."""
    if element.tag == "path":
        return list(points_of(element.attrib["d"]))
    if element.tag in ("circle", "ellipse"):
        x, y = number(element, "cx"), number(element, "cy")
        a = number(element, "rx") or number(element, "r")
        b = number(element, "ry") or number(element, "r")
        return [(x - a, y - b), (x + a, y + b), (x - a, y + b), (x + a, y - b)]
    x, y = number(element, "x"), number(element, "y")
    wide, high = number(element, "width"), number(element, "height")
    if element.tag == "text":
        wide, high = 8.0 * len("".join(element.itertext())), 10.0
        return [(x - wide, y - high), (x + wide, y + high)]
    return [(x, y), (x + wide, y + high), (x, y + high), (x + wide, y)]


def points_of(path: str) -> Iterator[tuple[float, float]]:
    """The points of path data, those that steer its curves among them."""
    x, y, start = 0.0, 0.0, (0.0, 0.0)
    for letter, rest in STEP.findall(path):
        kind, relative = letter.lower(), letter.islower()
        if kind == "z":
            x, y = start
            continue
        numbers, takes = [float(word) for word in NUMBER.findall(rest)], TAKES[kind]
        for nth in range(0, len(numbers) - takes + 1, takes):
            step, (left, top) = numbers[nth : nth + takes], (x, y) if relative else (0.0, 0.0)
            if kind == "h":
                x = left + step[0]
            elif kind == "v":
                y = top + step[0]
            else:
                pairs = step[-2:] if kind == "a" else step
                for a, b in zip(pairs[::2], pairs[1::2], strict=True):
                    x, y = left + a, top + b
                    yield x, y
            if kind == "m" and nth == 0:
                start = x, y
            yield x, y


def number(element: ET.Element, name: str) -> float:
    """An attribute as a number; 0 if it is not there."""
    found = NUMBER.match(element.attrib.get(name, ""))
    return float(found[0]) if found else 0.0


def around(boxes: Iterable[Box | None]) -> Box | None:
    """The box around boxes."""
    known = [box for box in boxes if box]
    if not known:
        return None
    left, top, right, bottom = zip(*known, strict=True)
    return min(left), min(top), max(right), max(bottom)


def meet(window: Box, box: Box | None, line: float = 3) -> bool:
    """Whether something is seen in a window, with the line around it."""
    return box is not None and (
        box[0] - line < window[2]
        and window[0] < box[2] + line
        and box[1] - line < window[3]
        and window[1] < box[3] + line
    )


def transform(element: ET.Element) -> Matrix:
    """The place of an element; what is turned is taken as it lies."""
    found: Matrix = (1, 0, 0, 1, 0, 0)
    for kind, inside in re.findall(r"(\w+)\(([^)]*)\)", element.attrib.get("transform", "")):
        numbers = [float(word) for word in NUMBER.findall(inside)]
        if kind == "translate":
            found = times(found, (1, 0, 0, 1, numbers[0], numbers[1] if numbers[1:] else 0))
        elif kind == "scale":
            found = times(found, (numbers[0], 0, 0, numbers[-1], 0, 0))
    return found


def times(one: Matrix, other: Matrix) -> Matrix:
    """One transform after another, neither of which turns."""
    return (
        one[0] * other[0],
        0,
        0,
        one[3] * other[3],
        one[0] * other[4] + one[4],
        one[3] * other[5] + one[5],
    )


def applied(matrix: Matrix, point: tuple[float, float]) -> tuple[float, float]:
    """A point brought to its place."""
    return matrix[0] * point[0] + matrix[4], matrix[3] * point[1] + matrix[5]


def keep_what_is_used(root: ET.Element) -> None:
    """Keep of stylesheet and definitions what is needed by something seen."""
    style, defs = root.find("style"), root.find("defs")
    assert style is not None
    assert defs is not None
    root.remove(defs)
    stamps = {f"#{each.attrib.get('id')}": each for each in defs}
    used: dict[str, ET.Element] = {}
    while True:
        style_now = needed_rules(style.text or "", [root, *used.values()])
        text = style_now + "".join(ET.tostring(each, "unicode") for each in (root, *used.values()))
        found = {name for name in re.findall(r'(?:url\(|href=")(#[\w-]+)', text) if name in stamps}
        if found == set(used):
            break
        used = {name: stamps[name] for name in stamps if name in found | set(used)}
    kept = ET.Element("defs")
    kept.extend(used.values())
    root.insert(1, kept)
    style.text = needed_colors(style_now, root)


def needed_rules(css: str, roots: Iterable[ET.Element]) -> str:
    """The rules that mean something of what is drawn."""
    known = {"dark"}
    for element in (each for root in roots for each in root.iter()):
        known |= {element.tag, *element.attrib.get("class", "").split()}
    rules = []
    for head, body in blocks(css):
        heads = [one.strip() for one in COMMA.split(head) if not head.startswith("@")]
        wanted = [one for one in heads if set(words_of(one)) <= known]
        if wanted:
            rules.append(f"{','.join(wanted)}{{{' '.join(body.split())}}}")
    return "".join(rules)


def words_of(selector: str) -> list[str]:
    """Classes and elements that a selector asks for; what stands in brackets, it may ask for."""
    plain = re.sub(r"\([^)]*\)", "", selector)
    return re.findall(r"\.([\w-]+)", plain) + re.findall(r"(?<![\w.:-])[a-z]+(?![\w-])", plain)


def needed_colors(css: str, root: ET.Element) -> str:
    """Rules without custom properties that nobody asks for, the dark ones for a dark notebook."""
    drawing = "".join(ET.tostring(each, "unicode") for each in root if each.tag != "style")
    while True:
        asked = set(re.findall(r"var\((--[\w-]+)", css + drawing))
        idle = set(re.findall(r"(--[\w-]+)\s*:", css)) - asked
        if not idle:
            break
        css = re.sub(rf"(?:{'|'.join(sorted(idle))})\s*:[^;}}]*;?\s*", "", css)
    css = re.sub(r"(\.jbc-\d)\.dark\b([^,{]*)", rf"\1.dark\2,{THEME} \1\2", css)
    css = re.sub(r"[^{}]+\{\s*\}", "", css)
    return re.sub(r"\s*([{};,])\s*|(?<=[\w-]:) ", lambda found: found[1] or "", css)


def rounded(text: str, digits: int = 1) -> str:
    """The same numbers with one digit, which is all that is seen; sizes need more.

    >>> rounded("M1.04.25-3")
    'M1 0.2-3'
    """
    found = [f"{round(float(number), digits):g}" for number in NUMBER.findall(text)]
    gaps = NUMBER.split(text)
    pairs = zip(gaps[1:], [*found[1:], ""], strict=True)
    glue = [gap or (" " if after[:1] not in ("-", "") else "") for gap, after in pairs]
    return gaps[0] + "".join(map("".join, zip(found, glue, strict=True))).replace(" -", "-")


def main() -> None:
    """Write one cover per game."""
    COVERS.mkdir(exist_ok=True)
    for name in GAMES:
        drawn = cover(name)
        (COVERS / f"{name}.svg").write_text(drawn, encoding="utf-8")
        print(f"{name}.svg: {len(drawn.encode()) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
