"""Takamatsu: how a game begins. Options, colors, samurai in their rooms."""

from __future__ import annotations

from typing import Any

from ...core.boards import remembered
from ...core.game import CHANCE, settle_first, settle_options, settle_players
from ...core.rulebook import Event, Option
from ...core.text import quoted
from ..board import COLORS, SHELF, Board
from ..book import BOOK
from ..cards import full_deck
from .effects_cards import supply
from .moves import NO_SAMURAI, Party
from .state import NO_SEAT, START, Figures, State, Switches, placed, updated

TITLE = "Takamatsu"
PLAYERS = range(2, 6)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "hidden_window",
            "any",
            ("any", "own_turn"),
            "TAK-RULING-08",
            "When may hidden cards be used: at any time, or in one's own turn?",
        ),
        Option(
            "hidden_2p",
            "choose",
            ("choose", "earned"),
            "TAK-RULING-17",
            "With two players, which pagoda does a hidden card move: one of the holder's choice, "
            "or that of the color which earned it?",
        ),
        Option(
            "colors",
            "chance",
            ("chance", "in order"),
            "TAK-SET-01",
            "Who has which color? Dealt by chance, in the book's order, or a list like "
            "'red, blue, yellow' (two players: 'red+blue, black+yellow').",
        ),
        Option(
            "first",
            "chance",
            ("chance", *range(PLAYERS[-1])),
            "TAK-RULING-32",
            "Which seat begins, if not left to chance?",
        ),
    )
}


def new_game(players: int, board: str | Board = "palace", **options: Any) -> State:
    """Everything in the box: chance deals colors, names the first player and lays out cards."""
    settle_players(TITLE, PLAYERS, players)
    listed = options.get("colors")
    if isinstance(listed, str) and listed not in OPTIONS["colors"].choices:
        options = {**options, "colors": "chance"}
        owners = listed_colors(listed, players)
    else:
        owners = (NO_SEAT,) * len(COLORS)
    settled = settle_options(OPTIONS, options)
    colors, first = settled.pop("colors"), settled.pop("first")
    if colors == "in order":
        owners = in_order(players)
    if first != "chance":
        settle_first(players, first)
    board = SHELF.called(board)
    state = State(
        board,
        players,
        owners,
        rooms=(NO_SAMURAI,) * len(board.names),
        pagodas=(0,) * len(COLORS),
        cards=full_deck(board),
        held=((),) * len(COLORS),
        first=NO_SEAT if first == "chance" else first,
        switches=Switches(**settled),
    )
    return prepare(state)


def colors_each(players: int) -> int:
    """Two players have two colors each, more have one."""
    return 2 if players == 2 else 1


def in_order(players: int) -> tuple[int, ...]:
    """Owners of the colors when these are given out in the book's order."""
    each = colors_each(players)
    return tuple(c // each if c < each * players else NO_SEAT for c in range(len(COLORS)))


def listed_colors(text: str, players: int) -> tuple[int, ...]:
    """Owners of the colors in a list by seat, like ``red, blue, yellow`` or ``red+blue, ...``.

    >>> listed_colors("red, blue, yellow", 3)
    (1, -1, -1, 0, 2)
    """
    seats = [seat.strip().split("+") for seat in text.split(",")]
    each, names = colors_each(players), [name.strip() for seat in seats for name in seat]
    if len(seats) != players or any(len(seat) != each for seat in seats):
        want = "two colors joined by + for each of 2 players" if each == 2 else "a color per player"
        raise ValueError(f"colors: {quoted(text)} should have {want}, or be 'chance' or 'in order'")
    for name in names:
        if name not in COLORS or names.count(name) > 1:
            raise ValueError(f"colors: {quoted(name)} is not one of {', '.join(COLORS)}, each once")
    owners = [NO_SEAT] * len(COLORS)
    for at, name in enumerate(names):
        owners[COLORS.index(name)] = at // each
    return tuple(owners)


def prepare(state: State) -> State:
    """What still has to be settled before the cards are laid out; chance does it."""
    in_play = state.seats * colors_each(state.seats)
    if len(COLORS) - state.owners.count(NO_SEAT) < in_play:
        return state
    if state.first == NO_SEAT:
        return updated(state, step=START, asked=CHANCE)
    state = place_samurai(state)
    return supply(state, state.cards, state.news)


def next_dealt(state: State) -> int:
    """The seat that gets the next color."""
    return (len(COLORS) - state.owners.count(NO_SEAT)) % state.seats


def deal(state: State, color: str) -> State:
    """A player gets a color and its pieces."""
    seat, at = next_dealt(state), COLORS.index(color)
    news = Event(BOOK["TAK-SET-01"], f"player {seat + 1} is {color}")
    owners = (*state.owners[:at], seat, *state.owners[at + 1 :])
    return prepare(updated(state, owners=owners, news=(news,)))


def start(state: State, seat: int) -> State:
    """It is settled who begins."""
    news = Event(BOOK["TAK-TURN-01"], f"player {seat + 1} begins")
    return prepare(updated(state, first=seat, seat=seat, news=(news,)))


def place_samurai(state: State) -> State:
    """Some of each color into its exterior room, the others into its interior room."""
    in_play = tuple(owner != NO_SEAT for owner in state.owners)
    rooms, figures, news = samurai_at_home(state.board, state.seats, in_play)
    return updated(state, rooms=rooms, seat=state.first, figures=figures, news=state.news + news)


@remembered
def samurai_at_home(
    board: Board, players: int, in_play: tuple[bool, ...]
) -> tuple[tuple[Party, ...], Figures, tuple[Event, ...]]:
    """The rooms as they are at the start, the figures in them, and what is told."""
    rooms, each = [list(NO_SAMURAI) for _ in board.names], board.samurai[players]
    for color, plays in enumerate(in_play):
        if plays:
            rooms[board.home(color, "exterior")][color] += board.outside
            rooms[board.home(color, "interior")][color] += each - board.outside
    news = (
        Event(BOOK["TAK-SET-08"], f"{board.outside} samurai of each color are outside"),
        Event(BOOK["TAK-SET-09"], f"{each - board.outside} samurai of each color are inside"),
    )
    parties = tuple(map(tuple, rooms))
    return parties, placed(parties), news
