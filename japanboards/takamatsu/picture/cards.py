"""The cards on the sheet: the display, the deck, and hidden cards of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...core.boards import remembered
from ...core.game import NOBODY, Seat
from ...core.scene import Mark
from ...core.secrets import Hidden
from ...core.words import signed
from ..board import COLORS, LETTERS, Board
from ..board_checks import SLOTS
from ..cards import OPEN, Card, Cards, Down
from ..rules.state import AFTER, BEFORE, State, colors_of
from .ink import Point, box, path, words
from .touch import on_card

LEFT, RIGHT = 756, 934  # of what is written on the sheet
HELD = 12  # values of one's own hidden cards that are drawn, in two rows
PILES, OWN, OWN_HIGH = 128, 196, 118  # from the display down to the piles, to one's own cards
KINDS, REST = 6, 556  # kinds of cards that are counted, and where
LARGE, MIDDLING, SMALL = "64 88", "32 44", "23 34"  # sizes of cards
LIT_SMALL, LIT_PILE = "box 27 38", "box 27 39"  # where cards are lit: they stand close to others
Earned = tuple[tuple[int, tuple[str, ...]], ...]  # values, and the colors that earned them


def row_height(seats: int) -> float:
    """Room for a player."""
    return {2: 52, 3: 44, 4: 38}.get(seats, 34)


def top(seats: int) -> float:
    """Where the display begins, below the players."""
    return 58 + seats * row_height(seats)


def card_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Everything about cards that may change."""
    at = top(state.seats)
    yield from display(state.cards.display, at)
    yield from piles(state.cards, at + 162)
    yield from counted(state.board, state.cards.deck, state.cards.shut)
    asked = state.asked == seat and state.step in (BEFORE, AFTER)
    yield from own_cards(earned(state, seat), seat == NOBODY, asked, at + 213)
    yield from on_its_way(state, at + 245)


def kinds_of_cards(board: Board) -> tuple[Card, ...]:
    """What a card of the deck may be: a value, or hidden."""
    hidden = (Down(),) * bool(board.hidden_cards)
    return (*dict.fromkeys(board.open_cards), *hidden)


def chip_at(nth: int) -> tuple[float, float]:
    """Where the deck's cards of a kind are counted."""
    return LEFT + 14 + 30 * nth, REST + 38


def draw_rest(board: Board) -> str:
    """A small card for each kind of card in the deck."""
    body = path(f"M{LEFT} {REST}H{RIGHT}", fill="none", stroke="var(--edge)")
    body += words((LEFT, REST + 15), "Still in the deck", 12.5, k="left b told")
    for n, card in enumerate(kinds_of_cards(board)):
        (x, y), shut = chip_at(n), isinstance(card, Down)
        paint = {"fill": "var(--indigo)" if shut else "var(--card)", "stroke": "var(--card-line)"}
        body += box((x - 13, y - 9, 26, 18), **paint, rx=3)
        look = "chip shut" if shut else "chip minus" if on_card(card)[0] == "−" else "chip"
        body += words((x, y + 0.5), on_card(card), 12, k=look)
    return body


@remembered
def counted(board: Board, deck: tuple[int, ...], hidden: int) -> tuple[Mark, ...]:
    """How many cards of each kind are still in the deck."""
    kinds, marks = kinds_of_cards(board), []
    for n, card in enumerate(kinds if len(kinds) <= KINDS else ()):
        shut = isinstance(card, Down)
        count = hidden if shut else deck.count(card)
        (x, y), look = chip_at(n), "strong" if count else "soft"
        kind = "hidden" if shut else f"with {on_card(card)}"
        title = f"{count} card{'s' * (count != 1)} {kind} still in the deck"
        place = x, y + 20
        marks.append(Mark(f"rest:{n}", f"{look} rest", place, "", f"{count}", 12.5, "", title))
    return tuple(marks)


def display(cards: tuple[Card, ...], at: float) -> Iterator[Mark]:
    """The cards on offer, the next one large."""
    yield Mark("frame", "frame pips", (LEFT + 34, at + 74), "box 62 86")
    for n in range(SLOTS):  # only the newest card is news: the others move up
        place = place_of(n), at + 74
        there = n < len(cards)
        card = cards[n] if there else Down()
        yield card_mark(f"display:{n}", card, place, n, there)


def place_of(nth: int) -> float:
    """How far to the right a card of the display lies; the newest one has room for its light."""
    if nth in (0, SLOTS - 1):
        return RIGHT - 9 if nth else LEFT + 34
    return LEFT + 84 + 24.5 * (nth - 1)


@lru_cache(1 << 10)
def card_mark(name: str, card: Card, at: Point, nth: int, there: bool) -> Mark:
    """A card: its value, or a back that shows no more than its kind."""
    first, edge = nth == 0, LIT_SMALL if nth == SLOTS - 1 else ""
    next_one = ", the next to be taken" if first else ""
    kind = "a hidden card" if isinstance(card, Down) else f"card {on_card(card)}"
    shape = "back" if isinstance(card, Down) else "front"
    shape = f"use {shape} {LARGE if first else SMALL}"
    minus = not isinstance(card, Down) and card < 0
    look = f"card {'shut' if isinstance(card, Down) else 'minus' if minus else 'open'}"
    look += " first" * first + " info" * (nth < SLOTS - 1)
    text = on_card(card)
    size = (30 if len(text) < 4 else 24) if first else 13 if len(text) < 3 else 11.5
    away = "" if there else " away"
    return Mark(name, look + away, at, shape, text, size, "", kind + next_one, edge)


def piles(cards: Cards, y: float) -> Iterator[Mark]:
    """Deck and used cards."""
    count, used = len(cards.deck) + cards.shut, len(cards.used) + len(cards.spent)
    kind = {OPEN: "open", "hidden": "hidden"}.get(cards.top, "")
    top_card = f", its top card has {'an open' if kind == 'open' else 'a hidden'} value"
    title = f"deck of {count} card{'s' * (count != 1)}{top_card if kind else ''}"
    shape = "gap" if not count else "hidden-pile" if kind == "hidden" else "pile"
    sign = {"open": "○", "hidden": "?"}.get(kind, "")
    look = f"card {'shut' if kind == 'hidden' else 'open'}"
    shape = f"use {shape} {MIDDLING}"
    yield Mark("deck", look, (LEFT + 16, y), shape, sign, 15, "", title, LIT_PILE)
    yield Mark("deck size", "strong left", (LEFT + 78, y - 8), "", f"{count}", 12.5)
    below = {"open": "top: a value", "hidden": "top: hidden"}.get(kind, "")
    yield Mark("deck top", "soft left minor", (LEFT + 38, y + 9), "", below, 11.5)
    seen = ", ".join(
        (*map(on_card, cards.used), *(f"hidden {signed(value)}" for value in cards.spent))
    )
    shape = f"use {'pile' if used else 'gap'} {MIDDLING}"
    title = f"{used} used card{'s' * (used != 1)}{': ' * bool(seen)}{seen}"
    yield Mark("used", "card open", (LEFT + 123, y), shape, "", 14, "", title, LIT_PILE)
    yield Mark("used size", "strong left", (LEFT + 144, y + 9), "", f"{used}", 12.5)


def earned(state: State, seat: Seat) -> Earned:
    """The hidden cards of whoever looks, by value."""
    held: dict[int, tuple[str, ...]] = {}
    for color in colors_of(state.owners, seat):
        for card in state.held[color]:
            if not isinstance(card.value, Hidden):
                held[card.value] = (*held.get(card.value, ()), COLORS[color])
    return tuple(sorted(held.items()))


@lru_cache(1 << 10)
def own_cards(held: Earned, onlooker: bool, asked: bool, y: float) -> tuple[Mark, ...]:
    """The hidden cards of the player who looks, and a way to keep them."""
    note = "Your hidden cards" if held else "No hidden cards of yours"
    note = "Hidden cards: owners only" if onlooker else note
    note = "Use a hidden card now?" if asked else note
    look = f"{'strong' if held else 'soft'} left told"
    return (
        Mark("own cards", look, (LEFT, y), "", note, 12.5),
        *(own_card(n, held[n : n + 1], y) for n in range(HELD)),
    )


def own_card(nth: int, held: Earned, y: float) -> Mark:
    """A hidden card of one's own, with its value; several of a value lie on each other."""
    row, column = divmod(nth, HELD // 2)
    at = (LEFT + 14 + 30 * column, y + 32 + 44 * row)
    if not held:
        return Mark(f"hidden:{nth}", "card own away", at, "use back 32 44")
    ((value, earners),) = held
    text = signed(value) if len(earners) == 1 else f"{signed(value)}\n×{len(earners)}"
    many = f"{len(earners)} hidden cards" if len(earners) > 1 else "hidden card"
    by = " and ".join(dict.fromkeys(earners))
    title = f"your {many} {signed(value)}, earned by {by}"
    size = 15 if len(text) < 3 else 12
    pick, shape = f"card:{value}", f"use own {MIDDLING}"
    return Mark(f"hidden:{nth}", "card own", at, shape, text, size, pick, title, "box 28 40")


def on_its_way(state: State, y: float) -> Iterator[Mark]:
    """The card that was taken, and whom it is for."""
    taken = state.cards.taken
    at, figure = (RIGHT - 16, y), (RIGHT - 52, y)
    if taken is None or not state.due:
        yield Mark("taken", "card open away", at, "use front 32 44")
        yield Mark("receiver", "right away", (RIGHT, y + 32), "", "", 12)
        yield Mark("receiver figure", "samurai pips away", figure, "use sam-red 0.8")
        return
    color, shut = state.due[0], isinstance(taken, Down)
    who, name = f"to player {state.owners[color] + 1}", COLORS[color]
    more = f", {len(state.due) - 1} more to come" if len(state.due) > 1 else ""
    kind = "a hidden card" if shut else f"card {on_card(taken)}"
    title = f"{kind} on its way {who}, for {name}{more}"
    shape = f"use {'back' if shut else 'front'} 32 44"
    yield Mark(
        "taken", f"card {'shut' if shut else 'open'}", at, shape, on_card(taken), 15, "", title
    )
    yield Mark("receiver", "right strong", (RIGHT, y + 32), "", who, 12)
    shape = f"use sam-{name} 0.8"
    yield Mark("receiver figure", f"samurai pips {name}", figure, shape, LETTERS[color], 11)
