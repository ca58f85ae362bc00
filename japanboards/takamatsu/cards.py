"""The Shogun cards: display, deck, used pile, and what nobody has seen yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.bag import without
from ..core.secrets import Hidden, known
from ..core.values import make_copier
from .board import Board
from .board_checks import SLOTS

OPEN, SHUT = "open", "hidden"  # the two kinds of backs


@dataclass(frozen=True, slots=True)
class Down:
    """A card that lies face down. Its batch says which values it may have."""

    batch: int = 0


@dataclass(frozen=True, slots=True)
class Held:
    """A hidden card in front of a player, who alone knows its value."""

    value: int | Hidden
    batch: int = 0


Card = int | Down  # what lies in the display: an open value, or a back


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the cards are, except those that players hold. All of it is public.

    The deck has no order: chance shows the back of its top card, unless all backs are the same,
    and a value when somebody learns it. Hidden cards come in batches: those of one shuffled
    deck. ``batches`` has the values of each that are not used yet; which card has which is known
    to its holder at most.
    """

    deck: tuple[int, ...]  # values of its open cards, sorted
    shut: int  # how many hidden cards it has, all of the newest batch
    batches: tuple[tuple[int, ...], ...]
    display: tuple[Card, ...] = ()  # the uppermost first
    top: str = ""  # back of the deck's top card, once it can be seen
    taken: Card | None = None  # on its way to a player
    used: tuple[int, ...] = ()  # open cards, sorted
    spent: tuple[int, ...] = ()  # hidden cards, sorted


if TYPE_CHECKING:
    from dataclasses import replace as updated_cards
else:
    updated_cards = make_copier(Cards)


def full_deck(board: Board) -> Cards:
    """All cards, shuffled, nothing displayed."""
    hidden = board.hidden_cards
    top = sure_top(board.open_cards, len(hidden))
    return Cards(board.open_cards, len(hidden), (hidden,), top=top)


def wanting(cards: Cards) -> str:
    """What has to happen with the deck next; nothing once the display is full."""
    full = len(cards.display) == SLOTS
    if not cards.deck and not cards.shut:
        return "" if full else "shuffle"
    if not cards.top:
        return "back"
    if full:
        return ""
    return "flip" if cards.top == OPEN else "lay"


def sure_top(deck: tuple[int, ...], shut: int) -> str:
    """The back of the top card where nobody can doubt it: all of the deck have the same."""
    if deck and shut:
        return ""
    return OPEN if deck else SHUT if shut else ""


def topped(cards: Cards, kind: str) -> Cards:
    """The back of the deck's top card is seen."""
    return updated_cards(cards, top=kind)


def take_uppermost(cards: Cards) -> Cards:
    """The uppermost card leaves the display, the others slide up."""
    return updated_cards(cards, display=cards.display[1:], taken=cards.display[0])


def laid_open(cards: Cards, value: int) -> Cards:
    """The top card of the deck turned out to have this value; it lies in the display."""
    deck, display = without(cards.deck, value), (*cards.display, value)
    return updated_cards(cards, deck=deck, display=display, top=sure_top(deck, cards.shut))


def laid_down(cards: Cards) -> Cards:
    """The top card of the deck joins the display as it is, face down."""
    display, shut = (*cards.display, Down(len(cards.batches) - 1)), cards.shut - 1
    return updated_cards(cards, shut=shut, display=display, top=sure_top(cards.deck, shut))


def put_away(cards: Cards, value: int) -> Cards:
    """The open card that was taken joins the used cards."""
    return updated_cards(cards, taken=None, used=tuple(sorted((*cards.used, value))))


def handed_over(cards: Cards) -> Cards:
    """The hidden card that was taken is with its receiver."""
    return updated_cards(cards, taken=None)


def spend(cards: Cards, held: Held) -> Cards:
    """A hidden card that was activated joins the used cards."""
    assert isinstance(held.value, int)
    batches = list(cards.batches)
    batches[held.batch] = without(batches[held.batch], held.value)
    spent = tuple(sorted((*cards.spent, held.value)))
    return updated_cards(cards, batches=tuple(batches), spent=spent)


def unseen(cards: Cards, held: Iterable[Held], batch: int) -> tuple[int, ...]:
    """The values a face-down card of the batch may have, as far as can be told from here."""
    values = cards.batches[batch]
    for value in known(card.value for card in held if card.batch == batch):
        values = without(values, value)
    return values


Hands = tuple[tuple[Held, ...], ...]  # by color


def reshuffled(cards: Cards, hands: Hands) -> tuple[Cards, Hands]:
    """The used cards are the deck, a new batch; batches that are used up are forgotten."""
    kept = [at for at, batch in enumerate(cards.batches) if batch]
    batches = (*(cards.batches[at] for at in kept), cards.spent)
    display = tuple(moved_down(card, kept) for card in cards.display)
    taken = None if cards.taken is None else moved_down(cards.taken, kept)
    hands = tuple(
        tuple(Held(held.value, kept.index(held.batch)) for held in hand) for hand in hands
    )
    top = sure_top(cards.used, len(cards.spent))
    return Cards(cards.used, len(cards.spent), batches, display, top, taken), hands


def moved_down(card: Card, kept: list[int]) -> Card:
    """The card, its batch numbered among those that are kept."""
    return Down(kept.index(card.batch)) if isinstance(card, Down) else card
