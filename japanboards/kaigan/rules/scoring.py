"""Kaigan's score sheet: Honor by where it came from, and what the end adds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...core.ranking import check_over, leaders
from ...core.rulebook import Line
from ...core.words import listed
from ..book import BOOK
from ..cards import FLEXIBLE_HONOR, FLEXIBLE_PRICES
from .state import OVER, SOURCES, Player, State

# Where points come from, in words, by the beginning of the clauses that give them.
SOURCES_OF_POINTS = {
    "KAI-P4": "tiles",
    "KAI-P6": "Government",
    "KAI-P6-02": "Artistic",
    "KAI-ACT": "reputation and Flexible",
    "KAI-END": "pieces left and Quadrant",
    "KAI-END-02": "{note}",
    "KAI-END-0": "Travel",
    "KAI-END-10": "money",
    "KAI-END-11": "money",
    "KAI-END-12": "money",
    "KAI-END-18": "money",
}
NOTES = {
    "reputation": "reputation",
    "flexible": (
        f"bought with Flexible, {FLEXIBLE_HONOR} for {FLEXIBLE_PRICES['honor']} Ryo each time"
    ),
    "tiles": "tiles",
    "travel": "Travel tiles",
    "artistic": "Artistic",
    "first": "first on Government",
    "second": "second on Government",
    "tied-first": "a tie for first on Government",
    "tied-second": "a tie for second on Government",
}
MOST_MONEY, LEAST_MONEY = 5, 3  # Honor that the end brings and costs
PLACES = {  # by the clause that pays for them
    "KAI-P6-03": "first on Government",
    "KAI-P6-04": "second on Government",
    "KAI-P6-05": "a tie for first on Government",
    "KAI-P6-06": "a tie for second on Government",
    "KAI-END-03": "first on Travel",
    "KAI-END-04": "second on Travel",
    "KAI-END-05": "third on Travel",
    "KAI-END-06": "a tie for first on Travel",
    "KAI-END-07": "the place behind a tie for first on Travel",
    "KAI-END-09": "a tie for second on Travel",
}


def tally(state: State) -> list[Line]:
    """A line per source of Honor and seat; after the last round those of the end as well."""
    lines: list[Line] = []
    for seat, player in enumerate(state.players):
        lines += earned(seat, player.ledger)
    if state.phase != OVER:
        return lines
    end = end_lines(state)
    return [*lines, *end, *money_decides(state, end)]


@lru_cache(1 << 12)
def earned(seat: int, ledger: tuple[int, ...]) -> tuple[Line, ...]:
    """A line per source of Honor; ties only where there were any."""
    return tuple(
        Line(seat, points, BOOK[clause], NOTES[source])
        for (source, clause), points in zip(SOURCES.items(), ledger, strict=True)
        if points or not source.startswith("tied")
    )


def winners(state: State) -> tuple[int, ...]:
    """Seats with the most Honor; of several, those with the most money."""
    check_over("Kaigan", state.phase == OVER)
    return best_of(state, end_lines(state))


def best_of(state: State, lines: Sequence[Line]) -> tuple[int, ...]:
    """The winners, given what the end of the game is worth."""
    best = level(state, lines)
    most = max(state.players[seat].purse for seat in best)
    return tuple(seat for seat in best if state.players[seat].purse == most)


def level(state: State, lines: Sequence[Line]) -> tuple[int, ...]:
    """The seats with the most Honor, given what the end of the game is worth."""
    honor = [player.honor for player in state.players]
    for line in lines:
        honor[line.seat] += line.points
    return leaders(honor)


def money_decides(state: State, lines: Sequence[Line]) -> Iterator[Line]:
    """A line for each winner where money decides between players who are level in Honor."""
    tied, best = level(state, lines), best_of(state, lines)
    for seat in best if len(best) < len(tied) else ():
        others = listed([f"player {other + 1}" for other in tied if other not in best], 4)
        note = f"level with {others}, but with more money: {state.players[seat].purse} Ryo"
        yield Line(seat, 0, BOOK["KAI-END-18"], note)


def end_lines(state: State) -> list[Line]:
    """What the end of the game is worth, a line for each seat and reason."""
    return [
        *artistic_lines(state),
        *government_lines(state.players, "KAI-END-02"),
        *travel_lines(state.players),
        *money_lines(state.players),
        *leftover_lines(state),
        *quadrant_lines(state),
    ]


def artistic_lines(state: State) -> Iterator[Line]:
    """The number at the Artistic disc, once more."""
    for seat, player in enumerate(state.players):
        number = state.board.artistic[player.artistic]
        yield Line(seat, number, BOOK["KAI-END-02"], f"Artistic: {number}")


def places_on(discs: Sequence[int]) -> list[tuple[int, ...]]:
    """The seats on each place of a track, the farthest first.

    >>> places_on([2, 5, 5, 0])
    [(1, 2), (0,), (3,)]
    """
    return [
        tuple(seat for seat, disc in enumerate(discs) if disc == at)
        for at in sorted(set(discs), reverse=True)
    ]


def government_places(players: Sequence[Player]) -> list[tuple[int, int, str]]:
    """Seat, Honor and clause for the first on Government and, behind one leader, the second."""
    first, *others = places_on([player.government for player in players])
    if len(first) > 1:
        return [(seat, 2, "KAI-P6-05") for seat in first]
    found = [(seat, 2, "KAI-P6-03") for seat in first]
    second = others[0] if others else ()
    clause = "KAI-P6-04" if len(second) == 1 else "KAI-P6-06"
    return found + [(seat, 1, clause) for seat in second]


def government_lines(players: Sequence[Player], clause: str) -> Iterator[Line]:
    """First and second on Government, by one clause."""
    for seat, points, place in government_places(players):
        where = PLACES[place].removesuffix(" on Government")
        yield Line(seat, points, BOOK[clause], f"Government: {where}")


def travel_places(players: Sequence[Player]) -> list[tuple[int, int, str]]:
    """Seat, Honor and clause for the places on Travel, with every tie."""
    first, *others = places_on([player.travel for player in players])
    second, third = [*others, (), ()][:2]
    if len(first) > 1:
        found = [(seat, 8, "KAI-END-06") for seat in first]
        return found + [(seat, 2, "KAI-END-07") for seat in second]
    found = [(seat, 8, "KAI-END-03") for seat in first]
    if len(second) > 1:
        return found + [(seat, 5, "KAI-END-09") for seat in second]
    found += [(seat, 5, "KAI-END-04") for seat in second]
    return found + [(seat, 2, "KAI-END-05") for seat in third]


def travel_lines(players: Sequence[Player]) -> Iterator[Line]:
    """Honor for the places on Travel."""
    places = travel_places(players)
    thirds = sum(clause == "KAI-END-05" for _, _, clause in places)
    for seat, points, clause in places:
        tied = "a tie for " if clause == "KAI-END-05" and thirds > 1 else ""
        note = f"{tied}{PLACES[clause]}, space {players[seat].travel}"
        yield Line(seat, points, BOOK[clause], note)


def money_lines(players: Sequence[Player]) -> Iterator[Line]:
    """Honor for the most money, a loss for the least; everybody tied counts."""
    purses = [player.purse for player in players]
    most, least = max(purses), min(purses)
    clause = "KAI-END-10" if purses.count(most) == 1 else "KAI-END-11"
    tied = {amount: "a tie for " * (purses.count(amount) > 1) for amount in (most, least)}
    for seat, purse in enumerate(purses):
        if purse == most:
            yield Line(seat, MOST_MONEY, BOOK[clause], f"{tied[most]}most money, {purse} Ryo")
        if purse == least:
            note = f"{tied[least]}least money, {purse} Ryo"
            yield Line(seat, -LEAST_MONEY, BOOK["KAI-END-12"], note)


def leftover_lines(state: State) -> Iterator[Line]:
    """Honor for surveyors and markers on tiles that are not complete."""
    left = {at: site for at, site in enumerate(state.map) if site and site.room}
    for seat, player in enumerate(state.players):
        surveyors = sum(1 for at in player.surveyors if at in left)
        markers = sum(site.markers[seat] for site in left.values())
        if surveyors:
            yield Line(
                seat,
                surveyors,
                BOOK["KAI-END-13"],
                f"{surveyors} surveyor{'s' * (surveyors > 1)} left",
            )
        if markers > 1:
            yield Line(seat, markers // 2, BOOK["KAI-END-14"], f"{markers} markers left")


def quadrant_lines(state: State) -> Iterator[Line]:
    """Honor for the holder of the Quadrant Card."""
    if state.quadrant in range(state.seats):
        yield Line(state.quadrant, 1, BOOK["KAI-END-16"], "the Quadrant Card")
