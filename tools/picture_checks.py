"""Measures the pictures of a game in a browser, and writes them to look at. No notebook is needed.

    python -m tools.picture_checks kaigan --players 2 4 --out pictures

For positions of seeded random games: the smallest text, texts that overlap or leave the picture,
texts with little contrast to what is behind them, shapes that stand out little, marks that are
small to touch; in both themes and at several widths. Words inside stamps are measured like others.
"""

from __future__ import annotations

import argparse
import io
import itertools
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from japanboards import GAMES
from japanboards.core.game import playout
from japanboards.core.scene import Light, Scene, edge, is_away, svg
from tools.browser import find
from tools.lab_driver import browser_at
from tools.picture_shapes import faint

WIDTHS = (450, 900, 1400)
TEXT_PX, TARGET_PX, AT = 11, 24, 960  # at this width of the board
CONTRAST = 4.5
LONGEST = 600  # moves that are looked at
PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: {ground}; }}
.jb-board {{ width: {width}px; container-type: inline-size; position: relative; }}
.jb-board svg {{ display: block; width: 100%; height: auto; }}
</style><div class="jb-board">{drawn}</div>"""
UNFOLD, TEXTS = (
    Path(__file__).with_name(f"picture_{name}.js").read_text(encoding="utf-8")
    for name in ("unfold", "texts")
)
FAINT = 0.5  # what is paler is pale on purpose: taken, closed, not now
HIDE = "text { visibility: hidden !important; }"  # no ancestor: it reaches into stamps

Color = tuple[float, float, float]


@dataclass(frozen=True)
class Found:
    """What is wrong with a picture: nothing, we hope, and the smallest text is large enough."""

    smallest: float  # px
    smallest_text: str
    overlaps: tuple[tuple[str, str], ...]
    out: tuple[str, ...]  # texts that leave the picture
    pale: tuple[tuple[str, float], ...]  # texts and their contrast

    def __str__(self) -> str:
        lines = [f"smallest text {self.smallest:.1f} px ({self.smallest_text})"]
        lines += [f"  overlap: {one} | {other}" for one, other in self.overlaps]
        lines += [f"  leaves the picture: {text}" for text in self.out]
        lines += [f"  contrast {contrast:.1f}: {text}" for text, contrast in self.pale]
        return "\n".join(lines)


def positions(game: Any, players: int, count: int = 4, seed: int = 2026) -> Iterator[Any]:
    """Decisions of the first player, spread over a seeded random game, and its end."""
    line = playout(game, game.new_game(players), random.Random(seed))
    steps = list(itertools.islice(line, LONGEST))
    mine = [state for state, _, _ in steps if game.to_move(state) == 0]
    yield from (mine[nth * (len(mine) - 1) // max(1, count - 1)] for nth in range(count))
    yield steps[-1][2]


def scene_of(game: Any, state: Any, seat: int = 0) -> Scene:
    """What a player sees of a position."""
    scene: Scene = game.scene.scene(game.view(state, seat), seat)
    return scene


def lights_of(game: Any, state: Any) -> list[Light]:
    """The lights of a decision: all that may be touched first, and one of every other state."""
    words = [list(game.scene.picks(move)) for move in game.legal_moves(state)]
    first = list(dict.fromkeys(pick for word in words for pick in word))
    other = [Light(kind, who, tag) for who, (kind, tag) in zip(first[::-1], STATES, strict=False)]
    return [Light("", who) for who in first[: -len(other) or None]] + other


STATES = (("picked", ""), ("fresh", "1"), ("refused", ""), ("reason", "2 away"), ("dashed", ""))


def put(page: Page, scene: Scene, width: int, dark: bool, lights: Sequence[Light] = ()) -> None:
    """Show a picture on an empty page."""
    drawn = svg(scene, lights=lights, dark=dark, narrow=True)
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(PAGE.format(ground="#111" if dark else "#fff", width=width, drawn=drawn))


def check(
    page: Page, scene: Scene, width: int = AT, dark: bool = False, colors: bool = True
) -> Found:
    """Measure a picture; its colors, which do not change with the width, if they are asked for."""
    put(page, scene, width, dark)
    page.evaluate(UNFOLD)
    texts = page.evaluate(TEXTS)
    least = min(texts, key=lambda text: text["px"], default={"px": 99.0, "text": ""})
    pairs = itertools.combinations(texts, 2)
    seen = contrasts(page, texts) if colors else []
    return Found(
        least["px"],
        least["text"],
        tuple((named(one), named(other)) for one, other in pairs if overlap(one, other)),
        tuple(named(text) for text in texts if text["out"]),
        tuple((name, found) for name, found in seen if found < CONTRAST),
    )


def contrasts(page: Page, texts: Sequence[dict[str, Any]]) -> list[tuple[str, float]]:
    """The texts of the picture on a page that are not pale on purpose, with their contrast."""
    page.add_style_tag(content=HIDE)
    ground = Image.open(io.BytesIO(page.locator("svg").first.screenshot())).convert("RGB")
    return [(named(text), contrast(text, ground)) for text in texts if text["opacity"] > FAINT]


def named(text: dict[str, Any]) -> str:
    """A text and the classes of its mark."""
    return f"{text['text']!r} ({text['look']})"


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether letters meet: the box of a text is higher than its letters."""
    (a, b), slack = (one["box"], other["box"]), 0.2
    if one["text"] == other["text"] and max(abs(x - y) for x, y in zip(a, b, strict=True)) < 1:
        return False  # a word and the line around it
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide > 1 and high > 1 + slack * min(a[3] - a[1], b[3] - b[1])


def contrast(text: dict[str, Any], ground: Image.Image) -> float:
    """The contrast of a text to what is behind it, where that is rather bad."""
    (left, top, right, bottom), ink = text["box"], rgba(text["fill"])
    halo = rgba(text["halo"]) if text["halo"] else (0.0, 0.0, 0.0, 0.0)
    found = []
    for x, y in itertools.product(range(1, 8), range(1, 4)):
        at = int(left + (right - left) * x / 8), int(top + (bottom - top) * (y + 1) / 6)
        if not (0 <= at[0] < ground.width and 0 <= at[1] < ground.height):
            continue
        behind: Any = ground.getpixel(at)
        base = over(halo, behind)
        found.append(ratio(over((*ink[:3], ink[3] * text["opacity"]), base), base))
    return sorted(found)[len(found) // 5] if found else 21.0


def rgba(text: str) -> tuple[float, float, float, float]:
    """A computed color.

    >>> rgba("rgb(1, 2, 3)"), rgba("rgba(1, 2, 3, 0.5)")
    ((1.0, 2.0, 3.0, 1.0), (1.0, 2.0, 3.0, 0.5))
    """
    if not text.startswith("rgb"):
        return 0.0, 0.0, 0.0, 1.0
    numbers = [float(word) for word in text[text.index("(") + 1 : -1].split(",")]
    return numbers[0], numbers[1], numbers[2], numbers[3] if len(numbers) > 3 else 1.0


def over(paint: tuple[float, float, float, float], base: Color) -> Color:
    """A color with some transparency over another."""
    share = paint[3]
    r, g, b = (new * share + old * (1 - share) for new, old in zip(paint, base, strict=False))
    return r, g, b


def ratio(one: Color, other: Color) -> float:
    """The contrast of two colors, as WCAG reckons it.

    >>> round(ratio((0, 0, 0), (255, 255, 255)))
    21
    """
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def brightness(color: Color) -> float:
    """The relative luminance of a color."""
    shares = (value / 255 for value in color)
    r, g, b = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def small_targets(scene: Scene) -> list[str]:
    """Marks that are small to touch, at a board width of 960."""
    unit, found = AT / scene.frame[2], []
    for mark in scene.marks:
        kind, *sizes = edge(mark).split(" ")
        if mark.pick and not is_away(mark) and kind in ("disc", "box"):
            least = min(map(float, sizes)) * unit * (2 if kind == "disc" else 1)
            if least < TARGET_PX - 0.01:
                found.append(f"{mark.id}: {least:.0f} px")
    return found


def report(page: Page, game: Any, players: int, out: Path, count: int) -> None:
    """Print what was measured, and write pictures."""
    for nth, state in enumerate(positions(game, players, count)):
        scene = scene_of(game, state)
        name = f"{game.NAME}-{players}p-{nth}"
        drawn = svg(scene)
        print(f"== {name}: {len(scene.marks)} marks, {len(drawn.encode()) / 1000:.0f} kB")
        for target in small_targets(scene):
            print(f"  small to touch: {target}")
        for dark in (False, True):
            theme = "dark" if dark else "light"
            print(f"{theme} at {AT}: {check(page, scene, AT, dark)}")
            for width in WIDTHS:
                put(page, scene, width, dark)
                page.locator("svg").first.screenshot(path=out / f"{name}-{width}-{theme}.png")
            if game.to_move(state) is None:
                continue
            for lights in ((), lights_of(game, state)):
                put(page, scene, AT, dark, lights)
                for look, found in faint(page).items():
                    print(f"  shape with contrast {found:.1f}: {look}")
            page.locator("svg").first.screenshot(path=out / f"{name}-lit-{theme}.png")


def main(arguments: Sequence[str]) -> None:
    """Check the pictures of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--players", nargs="*", type=int)
    parser.add_argument(
        "--count", type=int, default=3, help="positions of each game, besides its end"
    )
    parser.add_argument("--out", type=Path, help="folder for the pictures")
    asked = parser.parse_args(arguments)
    out = asked.out or Path(tempfile.mkdtemp())
    out.mkdir(parents=True, exist_ok=True)
    path = find()
    assert path, "there is no browser"
    with browser_at(path) as browser:
        page = browser.new_page()
        for name in asked.games:
            for players in asked.players or [max(2, min(GAMES[name].PLAYERS))]:
                report(page, GAMES[name], players, out, asked.count)
    print(f"pictures are in {out}")


if __name__ == "__main__":
    main(sys.argv[1:])
