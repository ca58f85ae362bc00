"""Hokkaido's score sheet: claims and reveals, cards after the last turn, regions at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...core.game import Seat
from ...core.rulebook import Event, Line
from ...core.secrets import known
from ...core.words import listed
from ..book import BOOK
from .paths import chain, joined
from .state import OVER, State

FIRST_CLAIM, MOST, SECOND, TIED = 2, 4, 3, 2


def cards_of(state: State, seat: Seat) -> Iterator[tuple[str, str, int]]:
    """Cards a player counts at the end: name, where it lies, and the number that is at stake."""
    cards, player = state.board.cards, state.players[seat]
    for row in state.public:
        if seat in (row.first, row.second):
            card = cards[row.card]
            yield row.card, "public", card.high if row.first == seat else card.low
    for name in player.revealed:
        yield name, "revealed", cards[name].low
    for name in known(player.hand):
        yield name, "hand", cards[name].high


PAYS = {"public": "HOK-SCORE-03", "revealed": "HOK-SCORE-05", "hand": "HOK-SCORE-07"}
FAILS = {"public": "HOK-SCORE-04", "revealed": "HOK-SCORE-06", "hand": "HOK-SCORE-08"}


def final_cards(state: State, seat: Seat) -> tuple[tuple[tuple[str, int], ...], tuple[Event, ...]]:
    """Points by card at the end of a player's last turn, and the news of them."""
    board, mask = state.board, state.players[seat].mask
    scored, news = [], []
    for name, where, number in cards_of(state, seat):
        held = joined(board, mask, board.cards[name])
        points = number if held else -number if where == "hand" else 0
        scored.append((name, points))
        clause = BOOK[(PAYS if held else FAILS)[where]]
        said = "holds" if held else "does not hold"
        news.append(Event(clause, f"player {seat + 1} {said} {name}: {points:+d}"))
    return tuple(scored), tuple(news)


def in_region(state: State, region: int) -> list[int]:
    """Pieces of each player in a region."""
    inside = [at for at, other in enumerate(state.board.region_of) if other == region]
    return [sum(player.pieces[at] for at in inside) for player in state.players]


def region_points(counts: Sequence[int], second_after_tie: bool = False) -> list[tuple[int, str]]:
    """Points of each player in a region, and the clause that gives or denies them.

    >>> [points for points, _ in region_points([3, 1, 1])]
    [4, 2, 2]
    """
    ranks = sorted({count for count in counts if count}, reverse=True)
    nothing = (0, "HOK-REG-01")
    result = [nothing] * len(counts)
    for place, rank in enumerate(ranks[:2]):
        tied = [seat for seat, count in enumerate(counts) if count == rank]
        for seat in tied:
            result[seat] = share(place, len(tied), len(counts))
        if len(tied) > 1 and not second_after_tie:
            break
    return result


def share(place: int, tied: int, players: int) -> tuple[int, str]:
    """What each of some tied players gets in first or second place."""
    if tied == 1:
        return (SECOND, "HOK-REG-03") if place else (MOST, "HOK-REG-02")
    if players == 2:
        return 0, "HOK-REG-04"
    return (TIED, "HOK-REG-05") if tied == 2 else (0, "HOK-REG-06")


def regions_paid(state: State) -> Iterator[tuple[str, list[int], list[tuple[int, str]]]]:
    """Each region with the players' pieces and points in it."""
    for at, name in enumerate(state.board.regions):
        counts = in_region(state, at)
        yield name, counts, region_points(counts, state.switches.second_after_tied_first)


def region_news(state: State) -> Iterator[Event]:
    """What the regions bring, once all last turns are over."""
    yield Event(BOOK["HOK-SCORE-02"], "all last turns are over: the regions are counted")
    for name, counts, paid in regions_paid(state):
        for seat, (points, clause) in enumerate(paid):
            if counts[seat]:
                told = f"{name}: player {seat + 1} with {counts[seat]} gets {points}"
                yield Event(BOOK[clause], told)
    yield Event(BOOK["HOK-END-05"], "the game is over")


def tally(state: State) -> list[Line]:
    """Rows that every player has: claims and reveals; cards and regions once they count."""
    lines = []
    for seat, player in enumerate(state.players):
        first = tuple([row.card for row in state.public if row.first == seat])
        lines.append(row(seat, FIRST_CLAIM * len(first), "HOK-CLAIM-02", "first claims", first))
        low = sum(state.board.cards[name].low for name in player.revealed)
        lines.append(row(seat, low, "HOK-REV-04", "reveals", player.revealed))
        if any(other.scored is not None for other in state.players):
            lines += card_lines(state, seat)
        if state.step == OVER:
            lines += region_lines(state, seat)
    return lines


@lru_cache(1 << 12)
def row(seat: Seat, points: int, clause: str, what: str, names: tuple[str, ...]) -> Line:
    """A line of the sheet about some cards."""
    note = f"{what}: {listed(names, 9)}" if names else f"{what}: none"
    return Line(seat, points, BOOK[clause], note)


def card_lines(state: State, seat: Seat) -> Iterator[Line]:
    """What the cards brought at the end of the player's last turn."""
    player = state.players[seat]
    points = dict(player.scored or ())
    kinds = {name: where for name, where, _ in cards_of(state, seat)}
    for where, clause in PAYS.items():
        good = tuple(name for name in points if kinds[name] == where and points[name] > 0)
        yield row(seat, sum(points[name] for name in good), clause, f"{where}, held", good)
    bad = tuple(name for name in points if points[name] < 0)
    yield row(seat, sum(points[name] for name in bad), "HOK-SCORE-08", "hand, not held", bad)


def region_lines(state: State, seat: Seat) -> Iterator[Line]:
    """What the regions brought."""
    for name, counts, paid in regions_paid(state):
        pieces = f"{counts[seat]} piece{'s' * (counts[seat] != 1)}"
        yield Line(seat, paid[seat][0], BOOK["HOK-REG-01"], f"{name}: {pieces}")


def on_board(state: State, seat: Seat) -> int:
    """Pieces on the island, in the countries and At Sea (HOK-RULING-32)."""
    return sum(state.players[seat].pieces)


def longest_route(state: State, seat: Seat) -> int:
    """Provinces on the longest route the player controls, by the shortest chain (HOK-RULING-33)."""
    board, pieces = state.board, state.players[seat].pieces
    lengths = [0]
    for name, _, _ in cards_of(state, seat):
        places = chain(board, pieces, board.cards[name])
        lengths.append(sum(1 for place in places if place < board.size))
    return max(lengths)


def winners(state: State) -> tuple[Seat, ...]:
    """Seats with the most points, then the fewest pieces, then the longest route.

    Before the end: those in the lead.
    """
    totals = [0] * state.seats
    for line in tally(state):
        totals[line.seat] += line.points
    ranks = [
        (totals[seat], -on_board(state, seat), longest_route(state, seat))
        for seat in range(len(totals))
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
