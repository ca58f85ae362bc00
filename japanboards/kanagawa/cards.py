"""Lesson cards, starting tiles and diplomas: what is printed on them.

A card is named by its id. Where only a back can be seen, the back's color stands for the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from reprlib import repr as shortly

from ..core.words import counted, listed, signed

WILD, STORM = "wild", "storm"  # a landscape icon that is any landscape, a season that is any season
BACKS = ("green", "blue", "red", "yellow")
HINTS = {"green": "trees", "blue": "animals", "red": "characters", "yellow": "buildings"}
REWARDS = ("", "brush", "storm", "assistant")
REWARDS_IN_WORDS = {"brush": "a brush", "storm": "a storm token", "assistant": "the Assistant"}
STUDIO_CATEGORIES = ("brushes", "arrows", "landscapes")
MANY = {"lady": "ladies", "butterfly": "butterflies", "brush": "brushes"}


@dataclass(frozen=True, slots=True)
class Card:
    """A lesson card: the right half is for the print, the left half for the studio."""

    id: str
    back: str
    needs: tuple[str, ...]  # print: a landscape per brush it takes
    subject: str  # print: "tree", "boar", ...; "" for none
    count: int  # print: trees may come in twos and threes
    season: str  # print: a season, or "storm" for any
    bonus: int  # print: Harmony
    icons: tuple[str, ...]  # studio: landscapes, or "wild"
    brush: int
    assistant: int
    arrows: int
    keeps: int
    harmony: int  # studio: from -2 to +2


@dataclass(frozen=True, slots=True)
class Tile:
    """A starting tile: the first place of a print, and the first icon and arrow of a studio."""

    id: str
    season: str
    landscape: str
    brushes: int
    arrows: int


@dataclass(frozen=True, slots=True)
class Diploma:
    """A diploma: what it asks for, and what it gives."""

    id: str
    category: str
    counts: str  # trees, different, identical, each of, brushes, arrows
    needs: tuple[str, ...]  # the animals it names
    least: int
    harmony: int
    reward: str  # "", brush, storm or assistant
    scanned: str  # the same as one scanned text has it


def count_of(number: int, word: str) -> str:
    """A number of things in words.

    >>> count_of(2, "forest"), count_of(1, "ocean")
    ('2 forests', 'an ocean')
    """
    if number == 1:
        return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"
    return f"{number or 'no'} {MANY.get(word, word + 's')}"


def in_words(things: Sequence[str]) -> str:
    """A multiset of landscapes in words.

    >>> in_words(("ocean", "ocean"))
    '2 oceans'
    """
    return listed([count_of(n, word) for word, n in Counter(things).items()]) or "nothing"


def subject_in_words(card: Card) -> str:
    """The subject, counted where there is more than one of it."""
    return count_of(card.count, card.subject) if card.count > 1 else card.subject or "no subject"


def called(card: Card) -> str:
    """A card by its back and its subject, as short as one tells it from others."""
    return f"{card.back} card ({subject_in_words(card)})"


def on_card(card: Card) -> str:
    """What is on a card's picture, and what it needs to be painted."""
    return f"{subject_in_words(card)}, needs {in_words(card.needs)}"


def the_card(cards: Mapping[str, Card], name: str) -> str:
    """A card in a sentence; what is no card as it was written."""
    if name not in cards:
        return f"the card {shortly(name)}"
    return f"the {cards[name].back} card ({on_card(cards[name])})"


def print_half(card: Card) -> str:
    """What the card brings to a print, and what it needs for it."""
    return f"{on_card(card)}, {season_and_bonus(card)}"


def season_and_bonus(card: Card) -> str:
    """The season of a card and the Harmony on its picture."""
    bonus = f", +{card.bonus} Harmony" if card.bonus else ""
    return f"{'storm: any season' if card.season == STORM else card.season}{bonus}"


def studio_half(card: Card) -> str:
    """What the card brings to a studio."""
    symbols = [f"{icon} icon" for icon in card.icons]
    for symbol, number in (
        ("a brush", card.brush),
        ("an arrow", card.arrows),
        ("may keep a card", card.keeps),
        ("the Assistant", card.assistant),
    ):
        symbols += [symbol] * number
    symbols += [f"{signed(card.harmony)} Harmony"] * bool(card.harmony)
    return listed(symbols, 5) or "nothing"


def about(card: Card) -> str:
    """Both halves, for hover texts and screen readers."""
    picture = f"needs {in_words(card.needs)}, {season_and_bonus(card)}"
    return f"a {called(card)}: {picture}; for the studio: {studio_half(card)}"


def in_a_column(card: Card) -> str:
    """The same in brackets, where several cards are told of together."""
    return f"a {card.back} card ({print_half(card)}; for the studio: {studio_half(card)})"


def icon_in_words(name: str) -> str:
    """A class of icons as moves name it, in words.

    >>> icon_in_words("ocean-used"), icon_in_words("wild")
    ('ocean icon that has served this round', 'wild icon')
    """
    kind, *marks = name.split("-")
    return f"{kind} icon{' that has served this round' if 'used' in marks else ''}"


def asks(diploma: Diploma, owned: bool = False) -> str:
    """What a diploma asks for, in words; brushes count on icons, or all that are owned."""
    what = diploma.category
    match diploma.counts:
        case "each of":
            return listed([count_of(1, animal) for animal in diploma.needs])
        case "different" | "identical":
            what = "landscape icons" if what == "landscapes" else what
            return f"{diploma.least} {diploma.counts} {what}"
        case "brushes" if not owned:
            return f"{counted(diploma.least, 'brush', 'brushes')} on icons"
    return f"{diploma.least} {what}"


def gives(diploma: Diploma, reward: str) -> str:
    """What a diploma is worth, in words."""
    return f"{diploma.harmony} Harmony" + (f" and {REWARDS_IN_WORDS[reward]}" if reward else "")
