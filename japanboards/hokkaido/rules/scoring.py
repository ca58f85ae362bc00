"""Hokkaido's score sheet: claims and reveals, cards after the last turn, regions at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...core.boards import remembered
from ...core.game import Seat
from ...core.ranking import check_over, leaders
from ...core.rulebook import Event, Line
from ...core.secrets import known
from ...core.words import counted, listed, signed
from ..board import Board
from ..book import BOOK
from .paths import chain, joined
from .state import FREE, OVER, State

FIRST_CLAIM, MOST, SECOND, TIED = 2, 4, 3, 2


# Where points come from, in words, by the beginning of the clauses that give them.
SOURCES_OF_POINTS = {
    "HOK-CLAIM": "first claims",
    "HOK-REV": "reveals",
    "HOK-SCORE": "routes kept",
    "HOK-SCORE-08": "cards in hand without their route",
    "HOK-REG": "regions",
}


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
        said = "keeps the route" if held else "lacks the route"
        news.append(Event(clause, f"player {seat + 1} {said} {name}: {signed(points)}"))
    return tuple(scored), tuple(news)


def in_region(state: State, region: int) -> list[int]:
    """Pieces of each player in a region."""
    inside = members(state.board)[region]
    return [sum([player.pieces[at] for at in inside]) for player in state.players]


@remembered
def members(board: Board) -> tuple[tuple[int, ...], ...]:
    """The provinces of each region."""
    return tuple(
        tuple(at for at, other in enumerate(board.region_of) if other == region)
        for region in range(len(board.regions))
    )


def region_points(counts: Sequence[int], second_after_tie: bool = False) -> list[tuple[int, str]]:
    """Points of each player in a region, and the clause that gives or denies them.

    >>> [points for points, _ in region_points([3, 1, 1])]
    [4, 2, 2]
    """
    ranks = sorted({count for count in counts if count}, reverse=True)
    result: list[tuple[int, str]] = [(0, "HOK-REG-01")] * len(counts)
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


Paid = tuple[str, list[int], list[tuple[int, str]]]  # a region, pieces and points by player


def regions_paid(state: State) -> Iterator[Paid]:
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
                got, for_them = counted(points, "point"), counted(counts[seat], "piece")
                told = f"{name}: player {seat + 1} gets {got} for {for_them}"
                yield Event(BOOK[clause], told)


def tally(state: State) -> list[Line]:
    """Rows that every player has: claims and reveals, cards, regions, and how a tie is broken."""
    lines = point_lines(state)
    if state.step != OVER:
        return lines
    broken = list(tie_breaks(state))
    return [*lines, *[line for seat in range(state.seats) for line in broken if line.seat == seat]]


def point_lines(state: State) -> list[Line]:
    """Every line that has points, or will have them at the end."""
    lines = []
    paid = list(regions_paid(state)) if state.step == OVER else []
    counting = any(player.scored is not None for player in state.players)
    for seat, player in enumerate(state.players):
        first = tuple([row.card for row in state.public if row.first == seat])
        lines.append(row(seat, FIRST_CLAIM * len(first), "HOK-CLAIM-02", "first claims", first))
        low = sum(state.board.cards[name].low for name in player.revealed)
        lines.append(row(seat, low, "HOK-REV-04", "reveals", player.revealed))
        if counting:
            lines += card_lines(state, seat)
        if state.step == OVER:
            lines += region_lines(paid, seat)
        elif counting:
            lines.append(later(seat, "HOK-SCORE-02", "regions"))
    return lines


@lru_cache(1 << 12)
def row(seat: Seat, points: int, clause: str, what: str, names: tuple[str, ...]) -> Line:
    """A line of the sheet about some cards."""
    note = f"{what}: {listed(names, 9)}" if names else f"{what}: none"
    return Line(seat, points, BOOK[clause], note)


@lru_cache(1 << 6)
def later(seat: Seat, clause: str, what: str) -> Line:
    """A line of the sheet that has to wait."""
    return Line(seat, 0, BOOK[clause], f"{what}: not counted yet")


def card_lines(state: State, seat: Seat) -> Iterator[Line]:
    """What the cards brought at the end of the player's last turn: those held, and the others."""
    scored = state.players[seat].scored
    points = dict(scored or ())
    kinds = {name: where for name, where, _ in cards_of(state, seat)}
    for where, clause in PAYS.items():
        if scored is None and state.step != OVER:
            yield later(seat, clause, f"{where}, held")
            yield later(seat, FAILS[where], f"{where}, not held")
            continue
        there = [name for name in points if kinds.get(name) == where]
        good = tuple([name for name in there if points[name] > 0])
        bad = tuple([name for name in there if points[name] <= 0])
        yield row(seat, sum(points[name] for name in good), clause, f"{where}, held", good)
        lost = sum(points[name] for name in bad)
        yield row(seat, lost, FAILS[where], f"{where}, not held", bad)


def region_lines(paid: Sequence[Paid], seat: Seat) -> Iterator[Line]:
    """What the regions brought."""
    for name, counts, shares in paid:
        points, clause = shares[seat]
        yield Line(seat, points, BOOK[clause], f"{name}: {standing(counts, seat, clause)}")


def standing(counts: Sequence[int], seat: Seat, clause: str) -> str:
    """How a player stands in a region, in words.

    >>> standing([3, 1, 1], 1, "HOK-REG-05")
    '1 piece, tied for the second most'
    """
    own = counts[seat]
    if not own:
        return "no pieces"
    rank = "the most" if own == max(counts) else "the second most"
    if clause == "HOK-REG-01":
        rank = "too few"
    elif counts.count(own) > 1:
        rank = f"tied for {rank}"
    return f"{own} piece{'s' * (own > 1)}, {rank}"


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


def totals_of(state: State) -> list[int]:
    """Everybody's points: what the lines of the sheet add up to, without writing them."""
    cards = state.board.cards
    totals = [
        sum([cards[name].low for name in player.revealed])
        + sum([n for _, n in player.scored or ()])
        for player in state.players
    ]
    for row in state.public:
        if row.first != FREE:
            totals[row.first] += FIRST_CLAIM
    for _, _, shares in regions_paid(state) if state.step == OVER else ():
        for seat, (points, _) in enumerate(shares):
            totals[seat] += points
    return totals


def winners(state: State) -> tuple[Seat, ...]:
    """Seats with the most points, then the fewest pieces, then the longest route."""
    check_over("Hokkaido", state.step == OVER)
    return best_of(state, totals_of(state))


def best_of(state: State, totals: Sequence[int]) -> tuple[Seat, ...]:
    """Who is best with these points; ties are broken as far as they can be."""
    tied = leaders(totals)
    if len(tied) == 1:
        return tied
    ranks = {seat: (-on_board(state, seat), longest_route(state, seat)) for seat in tied}
    return tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))


def tie_breaks(state: State) -> Iterator[Line]:
    """Lines without points that say how a tie for the most of them is broken."""
    tied = leaders(totals_of(state))
    for clause, what, measure, better in (
        ("HOK-WIN-02", "pieces on the board", on_board, min),
        ("HOK-WIN-03", "provinces on the longest route", longest_route, max),
    ):
        if len(tied) == 1:
            return
        found = {seat: measure(state, seat) for seat in tied}
        for seat in range(state.seats):
            said = f"{what}: {found[seat]}" if seat in found else "no tie for this player"
            yield Line(seat, 0, BOOK[clause], f"tie for the most points, {said}")
        tied = tuple(seat for seat in tied if found[seat] == better(found.values()))


def winner_news(state: State) -> Iterator[Event]:
    """Who wins, and by what."""
    totals = totals_of(state)
    tied, best = leaders(totals), best_of(state, totals)
    who = listed([f"player {seat + 1}" for seat in best], 4)
    if len(tied) == 1:
        yield Event(BOOK["HOK-WIN-01"], f"{who} wins with {counted(max(totals), 'point')}")
        return
    level = listed([f"player {seat + 1}" for seat in tied], 4)
    yield Event(BOOK["HOK-WIN-01"], f"{level} have the most points, {max(totals)} each")
    fewest = min(on_board(state, seat) for seat in tied)
    few = [seat for seat in tied if on_board(state, seat) == fewest]
    if len(few) == 1:
        yield Event(BOOK["HOK-WIN-02"], f"{who} wins with fewer pieces on the board, {fewest}")
        return
    level = listed([f"player {seat + 1}" for seat in few], 4)
    yield Event(BOOK["HOK-WIN-02"], f"{level} have the fewest pieces on the board, {fewest} each")
    length = longest_route(state, best[0])
    if len(best) == 1:
        told = f"{who} wins with the longest route, over {length} province{'s' * (length != 1)}"
        yield Event(BOOK["HOK-WIN-03"], told)
    else:
        yield Event(BOOK["HOK-RULING-33"], f"{who} have equally long routes and share the win")
