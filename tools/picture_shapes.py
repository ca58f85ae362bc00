"""Measures in a browser how well shapes stand out from what is behind them, in either theme.

What says something is taken away, and the picture compared with what was behind it. A shape is
seen if more than half of its outline, or as much of what is drawn in it, has enough contrast.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from japanboards.core.changes import PASSING

CONTRAST = 3.0
# Areas and painted scenery are told by borders, names, patterns and seals; what is not there now,
# or taken, is pale on purpose.
QUIET = PASSING | {"place", "spot", "gone"}
OUTLINE, APART, LEAST = 0.6, 6, 12  # of half a box's outline; px between two shapes; px of a shape
NOISE = 8  # of 255: two screenshots differ so much by themselves
BOXES = """all => all.map((g) => {
  const { left, top, right, bottom } = g.getBoundingClientRect();
  return {
    look: g.getAttribute("class") ?? "",
    says: g.matches(".glow, :has(> title)") && getComputedStyle(g).visibility === "visible",
    box: [left, top, right, bottom],
  };
})"""
SWITCH = """(all, [which, how]) => {
  for (const nth of which) all[nth].style.visibility = how;
}"""

Box = Sequence[float]


def faint(page: Page) -> dict[str, float]:
    """Looks of marks and lights of the picture on this page that stand out too little."""
    groups = page.locator("svg > g:not(.backdrop)")
    found = groups.evaluate_all(BOXES)
    todo, whole, seen = samples(found), screen(page), dict[str, list[float]]()
    while todo:
        batch = apart(todo, found)
        todo = [nth for nth in todo if nth not in batch]
        groups.evaluate_all(SWITCH, [batch, "hidden"])
        without = screen(page)
        groups.evaluate_all(SWITCH, [batch, ""])
        for nth in batch:
            contrast = standing_out(whole, without, found[nth]["box"])
            look = " ".join(word for word in found[nth]["look"].split() if "zone-" not in word)
            seen.setdefault(look, []).append(contrast)
    # A light may be below another one, and is the same everywhere; of marks the palest counts.
    least = {look: (max if "glow" in look else min)(each) for look, each in seen.items()}
    return {look: contrast for look, contrast in least.items() if contrast < CONTRAST}


def samples(found: Sequence[dict[str, Any]]) -> list[int]:
    """A few groups of every look that says something; where there are lights, only these."""
    by_look: dict[str, list[int]] = {}
    lit = any(group["look"].startswith("glow") for group in found)
    for nth, group in enumerate(found):
        words = group["look"].split()
        if group["says"] and QUIET.isdisjoint(words) and ("glow" in words) == lit:
            by_look.setdefault(group["look"], []).append(nth)
    some = (dict.fromkeys((all[0], all[len(all) // 2], all[-1])) for all in by_look.values())
    return [nth for few in some for nth in few]


def apart(todo: Sequence[int], found: Sequence[dict[str, Any]]) -> list[int]:
    """Groups that are so far from each other that they can be taken away together."""
    batch: list[int] = []
    for nth in todo:
        if not any(meet(found[nth]["box"], found[other]["box"]) for other in batch):
            batch.append(nth)
    return batch


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes are near each other."""
    return (
        one[0] < other[2] + APART
        and other[0] < one[2] + APART
        and one[1] < other[3] + APART
        and other[1] < one[3] + APART
    )


def screen(page: Page) -> Any:
    """The picture as an array of colors."""
    shot = page.locator("svg").first.screenshot()
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"))


def standing_out(whole: Any, without: Any, box: Box) -> float:
    """The contrast that enough of a shape has; what is not seen at all is no shape."""
    left, top = (max(0, int(value) - 3) for value in box[:2])
    right, bottom = (int(value) + 4 for value in box[2:])
    one, other = whole[top:bottom, left:right], without[top:bottom, left:right]
    differs = (abs(one.astype(int) - other) > NOISE).any(axis=2)
    if differs.sum() < LEAST:
        return 21.0
    a, b = brightness(one)[differs], brightness(other)[differs]
    contrasts = np.sort((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05))[::-1]
    wide, high = box[2] - box[0], box[3] - box[1]
    return float(contrasts[int(min(OUTLINE * (wide + high), len(contrasts) / 2))])


def brightness(colors: Any) -> Any:
    """The relative luminance of every color, as in ``picture_checks``."""
    shares = colors / 255
    linear = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])
