"""Colors of the board: words and shapes are seen against what is behind them, in both themes."""

import re

import pytest

from japanboards.core.looks import COMMON
from japanboards.rolling_japan.board import COLORS, PURPLE
from japanboards.rolling_japan.picture.layout import LOOKS
from tools.picture_checks import ratio

TEXT, SHAPE = 4.5, 3
ON_PAPER = [(ink, paper) for ink in ("ink", "soft") for paper in ("panel", "paper", "felt")]
SHAPES = [
    *(("soft", "felt"), ("rim", "felt"), ("outline", "disc"), ("lit", "disc"), ("lane", "halo")),
    *(("soft", "panel"), ("now", "panel"), ("panel", "soft"), ("panel", "now"), ("cross", "disc")),
]
ON_LAND = ("line", "lit", "chosen", "cross", "closed")


def tokens(dark):
    """The custom properties of a theme, those of an area by its color."""
    found = {}
    css = "".join(file.read_text(encoding="utf-8") for file in (COMMON, LOOKS))
    for head, body in re.findall(
        r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    ):
        who = re.fullmatch(r"(:root|\.dark|)\s*(?:\.(\w+))?(?:, .*\.as-\2)?", head.strip())
        if who and (dark or who[1] != ".dark"):
            pairs = re.findall(r"--([\w-]+): (#\w+)", body)
            found |= {f"{who[2]}-{name}" if who[2] else name: value for name, value in pairs}
    return found


def rgb(value):
    """A color without its transparency."""
    digits = value[1:7] if len(value) > 4 else "".join(2 * digit for digit in value[1:])
    return tuple(int(digits[n : n + 2], 16) for n in (0, 2, 4))


def pairs():
    """What is seen on what, and how well it must be."""
    yield from ((*pair, TEXT) for pair in ON_PAPER)
    yield from ((*pair, SHAPE) for pair in SHAPES)
    for color in COLORS:
        yield "ink", f"{color}-land", TEXT
        yield from ((what, f"{color}-land", SHAPE) for what in ON_LAND)
        yield f"{color}-pat", "panel", SHAPE
    yield from ((f"{color}-pip", f"{color}-die", TEXT) for color in (*COLORS, PURPLE))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everything_is_seen_against_what_is_behind_it(dark):
    found = tokens(dark)
    weak = {
        (one, other): round(ratio(rgb(found[one]), rgb(found[other])), 1)
        for one, other, least in pairs()
        if ratio(rgb(found[one]), rgb(found[other])) < least
    }
    assert weak == {}
