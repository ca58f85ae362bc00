"""The cards of a position from text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...core.secrets import HIDDEN, Hidden
from ...core.text import number, quoted, split
from ..board import COLORS
from ..board_checks import SLOTS
from ..cards import OPEN, SHUT, Card, Cards, Down, Hands, Held, sure_top
from ..rules.state import DEAL, NO_SEAT, START, State

Batches = tuple[tuple[int, ...], ...]


def read_cards(state: State, given: Mapping[str, str]) -> tuple[Cards, Hands]:
    """All cards; the deck is what is nowhere else, unless it is said."""
    board = state.board
    used, spent = read_used(given.get("used", ""))
    left = tuple(sorted((Counter(board.hidden_cards) - Counter(spent)).elements()))
    batches = read_batches(given["hidden"]) if "hidden" in given else (left,)
    display = read_display(state, given, len(batches))
    taken = read_card(given["taken"], "taken", len(batches)) if "taken" in given else None
    held = read_held(state, given.get("held", ""), len(batches))
    lying = [card for card in (*display, taken) if isinstance(card, int)]
    down = sum(isinstance(card, Down) for card in (*display, taken)) + sum(map(len, held))
    rest = Counter(board.open_cards) - Counter(lying) - Counter(used)
    deck, shut = tuple(sorted(rest.elements())), sum(map(len, batches)) - down
    top = OPEN if display and deck else sure_top(deck, shut)
    if "deck" in given:
        deck, shut, top = read_deck(given["deck"])
    return Cards(deck, shut, batches, display, top, taken, used, spent), held


def numbers(text: str, key: str) -> tuple[int, ...]:
    """Values in a row, sorted."""
    try:
        return tuple(sorted(map(int, text.split())))
    except ValueError:
        raise ValueError(f"{key}: values in a row are expected, not {quoted(text)}") from None


def read_used(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Open and hidden cards of the used pile: ``3 3, hidden 5``."""
    spent = [word for word in split(text) if word.startswith("hidden ")]
    rest = [word for word in split(text) if not word.startswith("hidden ")]
    hidden = " ".join(word.removeprefix("hidden ") for word in spent)
    return numbers(" ".join(rest), "used"), numbers(hidden, "used: hidden")


def read_batches(text: str) -> Batches:
    """Hidden values not used, batch by batch: ``2 5 | 1 3 4``."""
    words = [word.strip() for word in text.split("|")]
    return tuple(numbers("" if word == "none" else word, "hidden") for word in words)


def read_deck(text: str) -> tuple[tuple[int, ...], int, str]:
    """Open values, number of hidden cards, back of the top: ``1 2 2, hidden 1, top open``."""
    values: tuple[int, ...] = ()
    shut, top = 0, ""
    for word in split("" if text == "none" else text):
        if word.startswith("hidden "):
            shut = number(word.removeprefix("hidden "), "deck: hidden", 0, 99)
        elif word.startswith("top "):
            top = word.removeprefix("top ")
        else:
            values = numbers(word, "deck")
    top = top or sure_top(values, shut)
    if top not in ("", OPEN, SHUT) or (top == OPEN and not values) or (top == SHUT and not shut):
        raise ValueError(
            f"deck: its top card cannot be {quoted(top)}; it is open or hidden, as it has"
        )
    return values, shut, top


def read_display(state: State, given: Mapping[str, str], batches: int) -> tuple[Card, ...]:
    """The display; if nothing is said, the middle ones of the open cards."""
    if "display" not in given and state.step in (DEAL, START):
        return ()
    if "display" not in given:
        values = state.board.open_cards
        start = (len(values) - SLOTS) // 2
        return values[start : start + SLOTS]
    text = "" if given["display"] == "none" else given["display"]
    return tuple(read_card(word, "display", batches) for word in split(text))


def read_card(word: str, key: str, batches: int) -> Card:
    """A value, or ``?`` for a hidden card, with ``of 1`` if its batch is not the newest."""
    if word.startswith("?"):
        return Down(read_batch(word.removeprefix("?"), key, batches))
    values = numbers(word, key)
    if len(values) != 1:
        raise ValueError(f"{key}: one card is a value or '?', not {quoted(word)}")
    return values[0]


def read_batch(text: str, key: str, batches: int) -> int:
    """`` of 1`` as the first batch; nothing as the newest."""
    if not text:
        return batches - 1
    if not text.startswith(" of "):
        raise ValueError(f"{key}: a hidden card is like '?' or '? of 1', not {quoted('?' + text)}")
    return number(text.removeprefix(" of "), f"{key}: batch", 1, batches) - 1


def read_held(state: State, text: str, batches: int) -> Hands:
    """Hidden cards in front of players: ``red 3 5, blue ? of 1``."""
    hands: list[list[Held]] = [[] for _ in COLORS]
    for word in split(text):
        name, _, rest = word.partition(" ")
        value, of, batch = rest.partition(" of ")
        if name not in COLORS or state.owners[COLORS.index(name)] == NO_SEAT:
            raise ValueError(f"held: {quoted(word)} does not begin with a color in play")
        values = (HIDDEN,) if value == "?" else numbers(value, "held")
        if not values:
            raise ValueError(f"held: {quoted(word)} has no card, like 'red 3'")
        number = read_batch(of + batch, "held", batches)
        hands[COLORS.index(name)] += [Held(value, number) for value in values]
    return tuple(tuple(sorted(hand, key=in_order)) for hand in hands)


def in_order(card: Held) -> tuple[int, int]:
    """Hands are sorted by batch, then by value."""
    return card.batch, 0 if isinstance(card.value, Hidden) else card.value
