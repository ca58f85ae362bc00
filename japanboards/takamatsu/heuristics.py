"""What a position of Takamatsu still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from ..core.boards import remembered
from ..core.game import Seat
from ..core.secrets import known
from ..core.words import listed, signed
from .board import COLORS, Board, spoken
from .cards import Card, Cards
from .rules.effects import less, more
from .rules.effects_cards import arrivals as arrivals_of
from .rules.generator import marches
from .rules.moves import March, Move, Party, in_words
from .rules.state import MARCH, State, colors_of, updated

LIKELY = 3  # points of a hidden card
NEXT = 0.4  # how much of what one's next march could earn is still there when the turn comes


AHEAD = 0  # the tree holds the moves of all players


def points(state: State, seat: Seat) -> int:
    """Where one's pagodas stand."""
    return sum([state.pagodas[color] for color in colors_of(state.owners, seat)])


def estimate(state: State, seat: Seat) -> float:
    """Points to hope for: the hidden cards in hand, and the best march home."""
    mine = colors_of(state.owners, seat)
    held = sum(known(card.value for color in mine for card in state.held[color]))
    cards = [card if isinstance(card, int) else LIKELY for card in state.cards.display]
    pays = [0, *accumulate(cards)]  # by how many samurai get home
    return held + NEXT * max([best_arrival(state, color, pays) for color in mine])


def best_arrival(state: State, color: int, pays: Sequence[int]) -> int:
    """The most that the cards on display give for samurai of a color who get home in one march."""
    board, best, most = state.board, 0, len(pays) - 1
    for room, present in enumerate(state.rooms):
        if own := present[color]:
            for count in arrivals(board, room, color, own, sum(present)):
                best = max(best, pays[min(count, most)])
    return best


@remembered
def arrivals(board: Board, room: int, color: int, own: int, present: int) -> tuple[int, ...]:
    """How many samurai of a color can be in a party that marches from a room to a home of theirs.

    They may take any of the others along who are there.
    """
    others = present - own
    return tuple(
        count
        for count in range(1, own + 1)
        if any(
            color in board.homes[to]
            for size in range(count + (others > 0), count + others + 1)
            for to in board.targets[room][size]
        )
    )


Home = tuple[int, str]  # the points of a march home, and the march in words


def brings(state: State, seat: Seat, move: Move) -> str:
    """Which own samurai come home by a march, and for which cards; "" if none does."""
    if not isinstance(move, March):
        return ""
    mine = colors_of(state.owners, seat)
    due = arrivals_of(state, state.board.index[move.to], move.party)
    seen = [*map(named, state.cards.display), *("a card to come" for _ in due)]
    cards = [card for color, card in zip(due, seen, strict=False) if color in mine]
    home = tuple(n if color in mine else 0 for color, n in enumerate(at_home(due)))
    if not cards:
        return ""
    one, shown = len(cards) == 1, state.cards.display[: len(due)]
    told = f"{in_words(home)} {'comes' if one else 'come'} home: you take {listed(cards, 5)}"
    poor = not any(state.pagodas[color] for color in {*due} & {*mine})
    lost = len(shown) == len(due) and all(isinstance(card, int) and card < 0 for card in shown)
    if poor and lost:
        told += f", which {'costs' if one else 'cost'} nothing at 0 points"
    return told


def named(card: Card) -> str:
    """A card as one speaks of it."""
    return signed(card) if isinstance(card, int) else "a hidden card"


def reasons(state: State, seat: Seat, move: Move) -> list[str]:
    """What speaks for a march, as a player says it: who can come home next, and who no more."""
    if not isinstance(move, March):
        return []
    there = state.board.index[move.to]
    taken = len(arrivals_of(state, there, move.party))
    then = updated(state, rooms=walked(state, move), cards=without_cards(state.cards, taken))
    rival, told = (seat + 1) % state.seats, []
    own, theirs, before = best_home(then, seat), best_home(then, rival), best_home(state, rival)
    if own[0] > 0:
        told.append(f"next {own[1]}, if nobody moves them")
    elif not taken:
        told += nearer(state, seat, move)
    if before[0] > max(0, theirs[0]):
        told.append(f"it keeps player {rival + 1} from this: {before[1]}")
    if theirs[0] > 0:
        told.append(f"player {rival + 1} can answer: {theirs[1]}")
    return told


def nearer(state: State, seat: Seat, move: March) -> list[str]:
    """Which own samurai a march brings closer to a home, and whom of others it leads away."""
    board, mine = state.board, colors_of(state.owners, seat)
    here, there = board.index[move.room], board.index[move.to]
    closer, away = [0] * len(COLORS), [0] * len(COLORS)
    for color, count in enumerate(move.party):
        gain = to_home(board, here, color) - to_home(board, there, color)
        closer[color] = count if color in mine and gain > 0 else 0
        away[color] = count if color not in mine and gain < 0 else 0
    far = [(to_home(board, there, color), color) for color in mine if closer[color]]
    told = []
    if far:
        steps, color = min(far)
        rooms = f"{steps} room{'s' * (steps > 1)}"
        homes = sorted(at for at in board.reach[there][steps] if color in board.homes[at])
        where = spoken(board.names[homes[0]]) if len(far) == 1 else "home"
        told.append(f"it brings {in_words(closer)} closer to {where}: {rooms} to go")
    return [*told, f"it leads {in_words(away)} past their home"] if any(away) else told


@remembered
def to_home(board: Board, room: int, color: int) -> int:
    """How many rooms it is from a room to the next home of a color; 0 if there is none."""
    reach = board.reach[room]
    found = (n for n in range(1, len(reach)) if any(color in board.homes[at] for at in reach[n]))
    return next(found, 0)


def best_home(state: State, seat: Seat) -> Home:
    """The march that would bring a seat most by the cards on display, were it its turn now."""
    found, mine = (0, ""), colors_of(state.owners, seat)
    shown = state.cards.display
    asked = updated(state, seat=seat, asked=seat, step=MARCH)
    for move in marches(asked):
        if isinstance(move, March):
            due = arrivals_of(asked, state.board.index[move.to], move.party)
            cards = [card for color, card in zip(due, shown, strict=False) if color in mine]
            points = sum(card if isinstance(card, int) else LIKELY for card in cards)
            if points > found[0]:
                home = in_words(tuple(n if c in mine else 0 for c, n in enumerate(at_home(due))))
                values = [*map(named, cards)]
                found = points, f"{home} can come home to {spoken(move.to)} for {listed(values, 5)}"
    return found


def at_home(due: Sequence[int]) -> Party:
    """Those who come home, by color."""
    return tuple(due.count(color) for color in range(len(COLORS)))


def walked(state: State, move: March) -> tuple[Party, ...]:
    """The rooms when a party has gone."""
    rooms, index = list(state.rooms), state.board.index
    here, there = index[move.room], index[move.to]
    rooms[here], rooms[there] = less(rooms[here], move.party), more(rooms[there], move.party)
    return tuple(rooms)


def without_cards(cards: Cards, taken: int) -> Cards:
    """The display without the cards that were taken first."""
    return replace(cards, display=cards.display[taken:])


def boundary(state: State) -> bool:
    """A march is due: the last one has been evaluated."""
    return state.step == MARCH


def progress(state: State) -> float:
    """The share of the game that has been played: how far the first pagoda is from the goal."""
    return min(1.0, max(0, *state.pagodas) / state.board.goal)
