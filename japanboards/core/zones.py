"""The layout of a narrow board: parts of the picture, moved below each other and enlarged.

Each ``Zone`` is a box of the picture, and where it goes when the board is narrow. All marks whose
place is in the box go with it, and so do the backdrop in it and the lights. A stylesheet does it,
so that one board is shown wide and narrow; ``@container`` rules of a game have the last word. In
a low window the board stays wide: most of a tall one would be out of sight.

>>> css((Zone((0, 0, 600, 400), (0, 0), 1.6), Zone((600, 0, 360, 400), (0, 640), 1)), "jb")[:59]
'@media (min-height:640px){@container (max-width:600px){.jb{'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Box = tuple[float, float, float, float]  # x, y, width, height
SIZES = range(11, 21)  # of texts, those that may be too small on a narrow board
TAG = 11  # of the words on a tag
LEAST = 20.4  # units of a narrow board: 9.6 px where it is 450 px wide


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of a picture, and where its upper left corner goes on a narrow board, how large."""

    box: Box
    to: tuple[float, float]
    scale: float


def zone_at(zones: Sequence[Zone], x: float, y: float) -> str:
    """The class of what is at this place: the last zone that has it, or else the first."""
    for nth in reversed(range(len(zones))):
        left, top, wide, high = zones[nth].box
        if left <= x < left + wide and top <= y < top + high:
            return f"zone-{nth}"
    return "zone-0" if zones else ""


def hull(zones: Sequence[Zone]) -> Box:
    """The whole picture that the zones are parts of."""
    left, top = min(zone.box[0] for zone in zones), min(zone.box[1] for zone in zones)
    right = max(zone.box[0] + zone.box[2] for zone in zones)
    return left, top, right - left, max(zone.box[1] + zone.box[3] for zone in zones) - top


def narrow_size(zones: Sequence[Zone]) -> tuple[float, float]:
    """Width and height of the narrow picture."""
    wide = max(zone.to[0] + zone.box[2] * zone.scale for zone in zones)
    high = max(zone.to[1] + zone.box[3] * zone.scale for zone in zones)
    return round(wide), round(high)


def css(zones: Sequence[Zone], name: str) -> str:
    """The rules of a narrow board of this name."""
    if not zones:
        return ""
    wide, high = narrow_size(zones)
    rules = [
        f".{name}{{aspect-ratio:{wide}/{high}}}",
        f".{name} .whole,.{name} .arrow{{display:none}}.{name} .backdrop.parts{{display:inline}}",
    ]
    for nth, zone in enumerate(zones):
        rules.append(grown(f".{name} .zone-{nth} text", LEAST / zone.scale))
        x, y = (b - a * zone.scale for a, b in zip(zone.box, zone.to, strict=False))
        moved = f"translate:{x:.1f}px {y:.1f}px;scale:{zone.scale:g}"
        tag = max(1, LEAST / zone.scale / TAG)
        rules.append(f".{name} .zone-{nth}{{{moved};--tag:{tag:.3g}}}")
    return f"@media (min-height:640px){{@container (max-width:600px){{{''.join(rules)}}}}}"


def grown(texts: str, least: float) -> str:
    """The rules by which no text here is smaller than this; larger ones stay as they are.

    >>> grown("text", 19)
    'text:is([font-size^="11"],[font-size^="12"],[font-size^="13"],[font-size^="14"],\
[font-size^="15"],[font-size^="16"],[font-size^="17"],[font-size^="18"]){font-size:19px}\
text[font-size^="19"]{font-size:19px}text[font-size^="20"]{font-size:20px}'
    """
    small = ",".join(f'[font-size^="{size}"]' for size in SIZES if size < least)
    rule = f"{texts}:is({small}){{font-size:{least:.3g}px}}" if small else ""
    others = (f'{texts}[font-size^="{n}"]{{font-size:{n}px}}' for n in SIZES if n >= least)
    return rule + "".join(others)


def clips(zones: Sequence[Zone], name: str) -> str:
    """The boxes of the zones, for the backdrop of each."""
    boxes = (zone.box for zone in zones)
    return "".join(
        f'<clipPath id="{name}-zone-{nth}"><rect x="{x:g}" y="{y:g}" width="{w:g}" '
        f'height="{h:g}"/></clipPath>'
        for nth, (x, y, w, h) in enumerate(boxes)
    )
