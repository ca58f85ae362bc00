"""Marches that are almost legal are answered by just the clauses they offend.

Each clause is put here once more, in other words and on the graph of the board, and both are
asked about whole random games.
"""

import networkx as nx
import pytest
from law_games import NearMisses, games, listed
from takamatsu_table import RING, facing, read, verdict

from japanboards import takamatsu
from japanboards.takamatsu import March
from japanboards.takamatsu.board import COLORS


def walk(graph, room, steps):
    """The rooms at the end of a walk along the arrows."""
    rooms = {room}
    for _ in range(steps):
        rooms = {to for here in rooms for to in graph[here]}
    return rooms


class Case:
    """A march in a position, and what is true of it."""

    def __init__(self, state, move):
        self.graph, self.size = state.board.graph, sum(move.party)
        self.here = state.rooms[state.board.index[move.room]]
        self.gone = move.party
        self.own = [owner == state.seat for owner in state.owners]
        self.two, self.room, self.to = state.seats == 2, move.room, move.to
        self.bonus = self.graph.nodes[move.room]["bonus"]

    def count(self, party, own):
        return sum(n for n, mine in zip(party, self.own, strict=True) if mine == own)

    @property
    def no_company(self):
        return bool(self.count(self.here, False) and not self.count(self.gone, False))

    @property
    def mine(self):
        return [at for at, mine in enumerate(self.own) if mine]

    @property
    def stops(self):
        steps = range(self.size, self.size + self.bonus + 1)
        return set().union(*(walk(self.graph, self.room, n) for n in steps))

    @property
    def ahead(self):
        return nx.shortest_path_length(self.graph, self.room, self.to)

    @property
    def missed(self):
        return self.to != self.room and self.to not in self.stops

    @property
    def too_far(self):
        return self.missed and self.ahead > self.size + self.bonus

    def passes(self):
        """Bonus rooms on the way whose bonus leads to the goal."""
        for steps in range(1, self.size + 1):
            for room in walk(self.graph, self.room, steps):
                left = self.size - steps
                more = range(left + 1, left + self.graph.nodes[room]["bonus"] + 1)
                if any(self.to in walk(self.graph, room, n) for n in more):
                    return True
        return False


OFFENDED = {
    "TAK-TURN-04": lambda c: any(a > b for a, b in zip(c.gone, c.here, strict=True)),
    "TAK-TURN-03": lambda c: not c.size,
    "TAK-MOVE-05": lambda c: c.size and not c.count(c.gone, True),
    "TAK-MOVE-06": lambda c: c.size and c.no_company,
    "TAK-2P-01": lambda c: c.size and c.two and c.no_company,
    "TAK-2P-02": lambda c: c.size and c.two and c.no_company and all(c.here[m] for m in c.mine),
    "TAK-2P-03": lambda c: (
        c.size
        and c.two
        and not c.count(c.here, False)
        and all(c.here[m] for m in c.mine)
        and not all(c.gone[m] for m in c.mine)
    ),
    "TAK-MOVE-09": lambda c: c.gone == c.here and c.size > 2,
    "TAK-RULING-22": lambda c: c.gone == c.here and c.size > 2 >= c.count(c.here, True),
    "TAK-MOVE-03": lambda c: c.room == c.to,
    "TAK-RULING-26": lambda c: c.room == c.to and c.to in c.stops,
    "TAK-MOVE-11": lambda c: c.size and c.missed,
    "TAK-MOVE-01": lambda c: c.size and c.too_far and c.room in walk(c.graph, c.to, c.size),
    "TAK-MOVE-12": lambda c: c.size and c.too_far and c.bonus == 1,
    "TAK-MOVE-13": lambda c: c.size and c.too_far and c.bonus >= 2,
    "TAK-MOVE-14": lambda c: c.size and c.too_far and c.passes(),
}


@pytest.mark.parametrize("players", takamatsu.PLAYERS)
def test_a_march_offends_just_the_clauses_that_are_offended(players):
    near, alone = NearMisses(takamatsu), set()
    for number, (_, played) in enumerate(games(takamatsu, 6, players)):
        for at, (state, _, _) in enumerate(played):
            moves = listed(takamatsu, state)
            near.remember(moves)
            if state.step != "march" or at % 5:
                continue
            for move in near.of(moves, number + at):
                if not isinstance(move, March) or not good(state, move):
                    continue
                cited = {breach.clause.id for breach in takamatsu.breaches(state, move)}
                case = Case(state, move)
                assert cited == {id for id, offends in OFFENDED.items() if offends(case)}
                alone |= cited if len(cited) == 1 else set()
    assert {"TAK-TURN-04", "TAK-MOVE-05", "TAK-MOVE-11"} <= alone


def good(state, move):
    """It has rooms of this palace and samurai of its colors."""
    rooms = state.board.index
    return (
        move.room in rooms
        and move.to in rooms
        and len(move.party) == len(COLORS)
        and min(move.party) >= 0
    )


@pytest.mark.clause("TAK-MOVE-01")
def test_a_room_ahead_is_not_against_the_arrows():
    """Outer yellow lies four rooms ahead of the stairs, and five behind them."""
    state = facing("R5 B5", "stairs")
    assert verdict(state, "march stairs: R4 B1 to outer yellow") == [
        "5 samurai go 5 rooms: from stairs to inner black and outer purple, "
        "not to outer yellow [TAK-MOVE-11]"
    ]


@pytest.mark.clause("TAK-MOVE-12", "TAK-MOVE-13", "TAK-MOVE-14")
def test_no_bonus_is_blamed_for_a_march_that_is_too_short():
    assert verdict(facing("R3", "+2"), "march +2: R2 to inner blue") == [
        "2 samurai go 2 to 4 rooms: from the +2 room to the +1 room, inner black "
        "and inner purple, "
        "not to inner blue [TAK-MOVE-11]"
    ]
    ring = read("colors: red, blue, yellow\nrooms: a R7 B5, d Y1", board=RING)
    assert verdict(ring, "march a: R4 B1 to b") == [
        "5 samurai go 5 rooms: from a to f, not to b [TAK-MOVE-11]"
    ]


@pytest.mark.clause("TAK-TURN-04")
@pytest.mark.parametrize("count", [8, 38, 10**9])
def test_a_party_larger_than_the_box_is_just_not_there(count):
    state = facing("R3", "+2")
    assert verdict(state, f"march +2: R{count} to inner blue") == [
        f"the +2 room has 3 red, not {count} red [TAK-TURN-04]"
    ]
