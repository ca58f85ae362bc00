"""Stamps of one school: the faces of its lesson cards, and its diplomas."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.boards import remembered
from ...core.words import signed
from ..board import Board
from ..cards import STORM, Card, Diploma, studio_half
from ..rules.diplomas import reward_of
from ..rules.state import Switches
from .landscapes import OTHER_SKY, SKIES, STANDING, land_of, lands, paints, skies
from .shapes import disc, n, part, stamp, use, word
from .signs import backs, dishes, inked, seals, tokens
from .subjects import STANDS, figures

CARD = (108.0, 74.0)
PLAQUE = (54.0, 76.0)
REWARD = {"storm": 0.95, "brush": 0.85, "assistant": 0.8}  # sizes
PIPS = 5  # as many find room on a diploma


def season_look(season: str) -> str:
    """The word for a season's colors."""
    return season if season in SKIES else OTHER_SKY


def subject_kinds(board: Board) -> tuple[str, ...]:
    """Every kind of subject, in order."""
    return tuple(kind for group in board.subjects.values() for kind in group)


@dataclass(frozen=True, slots=True)
class Scenery:
    """What one place of a print shows, as names of stamps."""

    look: str
    kind: str
    several: bool  # landscapes
    figure: str

    def land(self, at: int) -> str:
        """The stamp of the landscape; neighbors that are alike are mirrored."""
        return f"{self.kind}-{2 if self.several else at % 2 * 2 + 1}"

    def foot(self, at: int) -> tuple[float, float]:
        """Where the figure stands in the cell."""
        x = STANDING.get(self.kind, 50)
        return 100 - x if self.land(at).endswith("3") else x, 121 if self.kind == "ocean" else 123


@remembered
def scenery_of(board: Board, name: str) -> Scenery:
    """The scenery of a lesson card."""
    card = board.cards[name]
    kind, figure = land_of(card.needs), ""
    count = min(max(card.count, 1), max(STANDS)) if card.subject == "tree" else 1
    if card.subject:
        figure = f"group{subject_kinds(board).index(card.subject)}-{count}"
    return Scenery(season_look(card.season), kind, len(card.needs) > 1, figure)


def sheet_of(card: Card) -> tuple[object, ...]:
    """All that is printed on a card besides its figure; many cards share it."""
    extra = card.bonus if card.bonus > 1 else 0
    return card.needs, card.season, studio_half(card), extra


@remembered
def sheets_of(board: Board) -> dict[tuple[object, ...], Card]:
    """What is printed on cards, each once, with a card that shows it."""
    return {sheet_of(card): card for card in board.cards.values()}


@remembered
def card_stamp(board: Board, name: str) -> str:
    """The stamp of a card without its figure."""
    return f"card{list(sheets_of(board)).index(sheet_of(board.cards[name]))}"


def face(board: Board, nth: int, card: Card) -> str:
    """A lesson card: wood for the studio, a picture for the print; its colors are the mark's."""
    shown = scenery_of(board, card.id)
    body = use("base") + use(f"in-first-{shown.look}") + use(f"in-{shown.land(0)}")
    step = 16 / max(1, len(card.needs) - 1)
    for at, kind in enumerate(card.needs):
        body += use(f"dish{board.icons.index(kind)}", -11 + step * at, -24, 0.9)
    body += use(f"seal{(*board.seasons, STORM).index(card.season)}", 41, -24, 0.9)
    bonus = harmony(card.bonus, 23, -24, 0.87) if card.bonus > 1 else use("bonus")
    return stamp(f"card{nth}", body + bonus + studio_signs(board, card))


def harmony(points: int, x: float, y: float, size: float) -> str:
    """Harmony in its ring."""
    return use("ring", x, y, size) + word(signed(points), x, y + 0.4, 13.4)


def studio_signs(board: Board, card: Card) -> str:
    """The symbols on the strip of wood, one below the other."""
    symbols = [f"dish{board.icons.index(kind)}" for kind in card.icons]
    for name, count in (
        ("brush", card.brush),
        ("arrow", card.arrows),
        ("keep", card.keeps),
        ("assistant", card.assistant),
    ):
        symbols += [f"skill-{name}"] * count
    many = len(symbols) + bool(card.harmony)
    step = min(23, 66 / max(1, many))
    tops = [step * (at - (many - 1) / 2) for at in range(many)]
    size = min(1.05, step / 20)
    drawn = "".join(use(name, -37, y, size) for name, y in zip(symbols, tops, strict=False))
    return drawn + (harmony(card.harmony, -37, tops[-1], 1.05) if card.harmony else "")


def base() -> str:
    """Card and strip of wood, rimmed with the color of the back; and the window of the picture."""
    drawn = '<clipPath id="window"><rect x="-21" y="-34" width="72" height="68"/></clipPath>'
    body = '<rect class="st-shadow" x="-52.6" y="-35" width="108" height="74" rx="4"/>'
    body += '<rect class="st-lesson" x="-54" y="-37" width="108" height="74" rx="4"/>'
    body += '<rect class="st-strip" x="-51" y="-34" width="28" height="68" rx="2"/>'
    body += '<path class="st-grain" d="M-48-34v68M-42-34q2 30 0 68M-35-34q-2 32 1 68M-28-34v68"/>'
    body += '<rect class="st-frame" x="-21" y="-34" width="72" height="68"/>'
    bonus = f'<g class="st-plus">{harmony(1, 23, -24, 0.87)}</g>'
    return drawn + stamp("base", body) + stamp("bonus", bonus)


@remembered
def stamps(board: Board, switches: Switches) -> str:
    """All stamps of a game."""
    kinds = subject_kinds(board)
    shown = {scenery_of(board, name).figure for name in board.cards}
    drawn = (
        paints()
        + skies()
        + lands()
        + figures(kinds, frozenset(shown))
        + tokens()
        + backs()
        + base()
    )
    drawn += dishes(board.icons) + seals((*board.seasons, STORM))
    sheets = sheets_of(board).values()
    drawn += "".join(face(board, nth, card) for nth, card in enumerate(sheets))
    drawn += plaque() + "".join(pips(least) for least in range(1, PIPS + 1))
    return drawn + "".join(
        diploma(board, switches, nth, each) for nth, each in enumerate(board.diplomas.values())
    )


def plaque() -> str:
    """The wood of a diploma with the ring for its Harmony; and the stroke through a closed one."""
    wide, high = PLAQUE[0] / 2, PLAQUE[1] / 2
    shape = f"M{-wide:g} {5 - high:g}L0 {-high:g}L{wide:g} {5 - high:g}V{high:g}H{-wide:g}Z"
    ring = f'<g class="st-inner">{use("ring", -14, -20, 1.12)}</g>'
    strike = f"M{4 - wide:g} {high - 8:g}L{wide - 4:g} {12 - high:g}"
    return stamp("plaque", part("plaque", shape) + ring) + stamp("strike", part("strike", strike))


def diploma(board: Board, switches: Switches, nth: int, one: Diploma) -> str:
    """A wooden plaque: Harmony and what else it gives, what it asks for, and places for pips."""
    reward = reward_of(one, switches)
    inner = word(str(one.harmony), -14, -19.6, 15)
    inner += use(reward, 14, -19, REWARD[reward]) if reward else ""
    inner += need(board, one)
    places = use(f"pips{one.least}", 0, 19) if one.least <= PIPS else ""
    return stamp(
        f"diploma{nth}", f'{use("plaque")}<g class="st-inner">{inner}</g>{places}{use("strike")}'
    )


def pips(least: int) -> str:
    """Empty places for pips."""
    places = "".join(disc(x, 0, 4.2) for x in pip_places(least))
    return stamp(f"pips{least}", part("pip", places))


def pip_places(least: int) -> list[float]:
    """Where the pips of a diploma stand; none where there are too many."""
    return [10.0 * (at - (least - 1) / 2) for at in range(least)] if least <= PIPS else []


def need(board: Board, one: Diploma) -> str:
    """What a diploma asks for: small figures, and how many; unlike, alike, or each of them."""
    y, kinds = 2.0, subject_kinds(board)
    if one.counts == "each of":
        step, size = (24, 0.33) if len(one.needs) < 3 else (50 / len(one.needs), 0.26)
        left = -step * (len(one.needs) - 1) / 2
        return "".join(
            use(f"bare{kinds.index(kind)}", left + step * at, y + 10, size)
            for at, kind in enumerate(one.needs)
        )
    sign = {"identical": "=", "different": "≠"}.get(one.counts, "")
    number = word(f"{sign}{one.least}", 15, y + 0.6, 15 if sign else 18)
    if one.category == "brushes":
        return use("brush", -9, y + 1, 0.85) + number
    if one.category == "arrows":
        return f'<g transform="translate(-10 {n(y)})">{inked("arrow", "inksign", 1.1)}</g>' + number
    if one.category == "landscapes":
        return use("dish-any", -17, y) + use("dish-any", -7, y) + number
    group = board.subjects[one.category]
    pair = group[:1] if one.counts == "trees" else (group[0],) * 2 if sign == "=" else group[:2]
    places = (-9,) if len(pair) == 1 else (-18, -6)
    return number + "".join(
        use(f"bare{kinds.index(kind)}", x, y + 11, 0.32 if len(pair) == 1 else 0.27)
        for kind, x in zip(pair, places, strict=True)
    )
