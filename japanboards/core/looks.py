"""Looks that stay on their own board: styles and drawings that no other board on a page can meet.

A game writes its stylesheet and its stamps as if it were alone on the page. ``stylesheet`` puts
every rule under ``.jb-scene``; ``scoped`` and ``safe`` then rename what is public on a page (that
class, ids, and classes that begin with ``st-``), so that they begin with the board's own name.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import lru_cache
from hashlib import sha1
from pathlib import Path

COMMON = Path(__file__).parent / "scene.css"
COMMENT = re.compile(r"/\*.*?\*/", re.S)
COMMA = re.compile(r",(?![^()]*\))")  # between selectors, not inside :is(...)
WHOLE = re.compile(r":root|\.jb-scene\b")  # the board itself
NESTED = ("@media", "@container", "@supports")
ADDRESS = re.compile(r"""url\(\s*["']?#""")
STAMP_CLASS = re.compile(r"(?<![\w-])st-")
ROOMS = {"data", "picture"}  # folders of a game that hold its stylesheet
SHAPES = ("g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
PAINTS = ("pattern", "clipPath", "mask", "linearGradient", "radialGradient", "stop")
ELEMENTS = {*SHAPES, *PAINTS, "use", "symbol", "text", "tspan", "title"}


@lru_cache
def stylesheet(style: Path) -> str:
    """The common looks and a game's own, every rule under ``.jb-scene``."""
    return "\n".join(
        compact(gathered(file.read_text(encoding="utf-8"))) for file in (COMMON, style)
    )


def compact(css: str) -> str:
    """A stylesheet without spaces that say nothing: it is sent with every board.

    >>> compact(".a, .b { fill: red; stroke: blue; }")
    '.a,.b{fill:red;stroke:blue}'
    """
    return re.sub(r"\s*([{};,])\s*|(?<=[\w-])(:)\s+", r"\1\2", css).replace(";}", "}")


def gathered(css: str) -> str:
    """A stylesheet whose rules all begin with ``.jb-scene``.

    >>> print(gathered(":root { --a: red } .dark .b, .c path { fill: red }"))
    .jb-scene { --a: red }
    .jb-scene.dark .b, .jb-scene .c path { fill: red }
    """
    lines = []
    for head, body in blocks(COMMENT.sub("", css)):
        if not head.startswith("@"):
            lines.append(f"{', '.join(map(gather, COMMA.split(head)))} {{ {body.strip()} }}")
        elif head.startswith(NESTED):
            lines.append(f"{head} {{\n{gathered(body)}\n}}")
        else:
            raise ValueError(f"a game's stylesheet has {head!r}; of these only {NESTED} may be")
    return "\n".join(lines)


def gather(selector: str) -> str:
    """One selector under ``.jb-scene``; what is inside a stamp is reached by no other class.

    >>> gather(" .st-leaf"), gather(".jb-scene > g"), gather(".dark")
    ('.st-leaf', '.jb-scene > g', '.jb-scene.dark')
    """
    selector = selector.strip()
    if selector.startswith(".st-"):
        return selector
    if whole := WHOLE.match(selector):
        return f".jb-scene{selector[whole.end() :]}"
    glue = "" if re.match(r"\.dark\b(?!-)", selector) else " "
    return f".jb-scene{glue}{selector}"


def blocks(css: str) -> list[tuple[str, str]]:
    """The outermost blocks of a stylesheet: what stands before the brace, and inside.

    >>> blocks("a { b: c } @media print { d { e: f } }")
    [('a', ' b: c '), ('@media print', ' d { e: f } ')]
    """
    found, depth, start, head = [], 0, 0, ""
    for at, letter in enumerate(css):
        if letter == "{":
            if depth == 0:
                head, start = css[start:at].strip(), at + 1
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                found.append((head, css[start:at]))
                start = at + 1
    if depth or css[start:].strip():
        raise ValueError(f"a stylesheet ends in the middle of a rule: {css[start:][:60]!r}")
    return found


@lru_cache(maxsize=64)
def scope(style: Path, *drawings: str) -> str:
    """The name of a board on a page: its game, and a few letters that stand for how it looks."""
    game = next((part for part in reversed(style.parts[:-1]) if part not in ROOMS), "")
    text = "\0".join((stylesheet(style), *drawings))
    return f"jb-{re.sub(r'[^a-z0-9]+', '-', game.lower())}-{sha1(text.encode()).hexdigest()[:6]}"


@lru_cache(maxsize=64)
def scoped(style: Path, name: str) -> str:
    """A game's looks, for the board of this name alone."""
    css = re.sub(r"\.jb-scene\b", f".{name}", stylesheet(style))
    return STAMP_CLASS.sub(f"{name}-st-", ADDRESS.sub(f"url(#{name}-", css))


@lru_cache(maxsize=64)
def safe(drawing: str, name: str) -> str:
    """Drawings as SVG text, checked, with ids that belong to the board of this name.

    >>> safe('<g id="a"><use href="#b"/></g>', "x")
    '<g id="x-a"><use href="#x-b" /></g>'
    >>> safe("<script/>", "x")
    Traceback (most recent call last):
    ...
    ValueError: a drawing may not have <script>
    """
    root = ET.fromstring(f"<g>{drawing}</g>")
    for element in root.iter():
        if element.tag not in ELEMENTS:
            raise ValueError(f"a drawing may not have <{element.tag}>")
        for key, value in element.attrib.items():
            element.set(key, attribute(key, value, name))
    return "".join(ET.tostring(part, encoding="unicode") for part in root).strip()


def attribute(key: str, value: str, name: str) -> str:
    """The value of an attribute, with ids and stamp classes of this board."""
    if key == "id":
        return f"{name}-{value}"
    if key == "class":
        return STAMP_CLASS.sub(f"{name}-st-", value)
    if key == "href" and value.startswith("#"):
        return f"#{name}-{value[1:]}"
    value = ADDRESS.sub(f"url(#{name}-", value)
    if key.startswith("on") or key == "href" or re.search(rf"url\((?!#{name}-)|javascript:", value):
        raise ValueError(f"a drawing may not have {key}={value!r}")
    return value
