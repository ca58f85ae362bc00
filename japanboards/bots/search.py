"""The bot that searches: information set Monte Carlo tree search, one for all games.

Single observer and open loop: every iteration fills in what the seat cannot see, walks down a
tree of moves, lets chance roll as it comes, leaves the tree at a move that was hardly tried
before, plays on with some care to where things are settled, and remembers on the way back what
that was worth to each seat. Everybody is taken to play for their own lead (max^n). A move counts
as passed over only when it was legal in that iteration's world.

The seat's own moves run a race: those that look best at first take part, all meet the same
worlds and the same luck, so that they are compared and not the luck, and time and again the
worse half drops out. Below, moves that look good one step ahead are tried first, more of them
the more often a node is visited, and then the one with the highest upper bound.

The ideas: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012);
Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from time import perf_counter
from typing import Any, Generic

from ..core.game import CHANCE, M, Rules, S, Seat, roll
from ..core.match import Bot
from .greedy import rating
from .steps import Thinking, conclude
from .value import finish, heuristics_of, leads, value_to, values

EXPLORE = 0.06  # how much a seldom tried move is worth a try, in units of all leads seen
FIELD = 8  # moves that take part in the race
WIDEN = 2.0  # times the root of the visits: this many moves of a node are considered
TRUST, SHARP_TRUST = 20, 5  # visits that the first look at a move is worth, and in a sharp search
RIPE = 3  # visits after which it pays to look at a node's own moves one by one
FEW = 16  # moves that are compared for a choice outside the tree
LOOKS = 3  # worlds in which all own moves are looked at first
ITERATIONS = 200


@dataclass(slots=True)
class Node(Generic[M]):
    """A sequence of moves of all players, and what came of it."""

    totals: list[float]  # leads by seat, summed over the visits
    visits: int = 0
    offered: int = 0  # how often the move that leads here was legal and considered
    rank: dict[M, float] = field(default_factory=dict)  # how moves look one step ahead
    children: dict[M, Node[M]] = field(default_factory=dict)

    def child(self, move: M) -> Node[M]:
        """The node a move leads to, a new one if it was never tried."""
        if move not in self.children:
            self.children[move] = Node([0.0] * len(self.totals))
        return self.children[move]

    def expected(self, look: float, trust: int, seat: Seat) -> float:
        """The mean lead after the move that leads here; its first look counts like a few visits.

        By that it falls as far behind the mean of all moves as it looked worse than the best one.
        """
        return (self.totals[seat] + trust * look) / (self.visits + trust)


@dataclass(frozen=True, slots=True)
class Tried(Generic[M]):
    """A row of the root table: a move, how often it was tried, and the mean lead it led to."""

    move: M
    visits: int
    value: float


class Search(Generic[S, M]):
    """One seat thinking about one position, of which it knows its view.

    A sharp one uses all that the game knows about itself (see ``core.protocol``).
    """

    def __init__(
        self, game: Rules[S, M], view: S, seat: Seat, rng: random.Random, sharp: bool = False
    ) -> None:
        self.began, self.ahead = perf_counter(), heuristics_of(game).AHEAD
        self.estimate, self.trust = heuristics_of(game).estimate, TRUST
        if sharp:
            view, seat = left_alone(game, view, seat)
            self.trust = SHARP_TRUST
            self.estimate = getattr(heuristics_of(game), "sharp_estimate", self.estimate)
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.players = view.seats
        self.low, self.high = float("inf"), float("-inf")  # of all leads seen
        self.root: Node[M] = Node([0.0] * self.players)
        self.race: list[M] = []
        self.dropped: list[M] = []  # out of the race, the last one first
        self.seed = rng.getrandbits(32)
        self.chance_rng = self.choice_rng = (
            rng  # what decides for chance, and what else is left to it
        )

    def thinking(self, iterations: int | None, seconds: float | None) -> Thinking[None]:
        """A first look, then iterations until a budget is used up; one at least, however late."""
        check_budget(iterations, seconds)
        game, view, seat, rng = self.game, self.view, self.seat, self.rng
        look = rating(
            game, view, seat, rng, samples=LOOKS, choose=self.own_choice, estimate=self.estimate
        )
        self.root.rank = best_first((yield from look))
        self.race = list(self.root.rank)[:FIELD]
        share, done = 0.0, 0
        while share < 1:
            if done:
                yield share
            self.thin_out(share)
            self.iterate()
            done += 1
            used = (perf_counter() - self.began) / seconds if seconds is not None else 0.0
            share = max(used, done / iterations if iterations is not None else 0.0)

    def thin_out(self, share: float) -> None:
        """The worse half of the race drops out, as often as there are halves, in equal times."""
        field = len(self.race) + len(self.dropped)
        size = -(-field >> int(share * (field - 1).bit_length()))
        if size < len(self.race):
            ranked = self.ranked()
            self.race, self.dropped = ranked[:size], ranked[size:]

    def ranked(self) -> list[M]:
        """The moves of the race by how well they do, then those that dropped out."""
        root, seat, rank, trust = self.root, self.seat, self.root.rank, self.trust
        mean, best = root.totals[seat] / root.visits, max(rank.values())
        looks = {move: mean + rank[move] - best for move in self.race}
        expected = {move: root.child(move).expected(looks[move], trust, seat) for move in self.race}
        return sorted(expected, key=lambda move: -expected[move]) + self.dropped

    def iterate(self) -> tuple[M, S]:
        """One way through the tree, out of it, and back: with the move of the race tried least.

        The first try of every move meets the same world and luck, so does the second, and so on.
        It returns the move and where it was played on to.
        """
        tries = {move: self.root.child(move).visits for move in self.race}
        move = min(tries, key=lambda move: tries[move])
        seed = 2 * (self.seed + tries[move])
        self.chance_rng, self.choice_rng = random.Random(seed), random.Random(seed + 1)
        world = self.game.resample(self.view, self.seat, self.chance_rng)
        path, state = self.descend(self.root.child(move), self.game.apply(world, move))
        end = self.play_on(state)
        found = leads(values(self.game, end, self.players, self.estimate))
        self.low, self.high = min(self.low, *found), max(self.high, *found)
        for node in path:
            node.visits += 1
            node.totals = [a + b for a, b in zip(node.totals, found, strict=True)]
        return move, end

    def descend(self, node: Node[M], state: S) -> tuple[list[Node[M]], S]:
        """Walk down to a move that was hardly tried: the nodes passed, and where it leads.

        In a game that is looked ahead into, the tree ends with the own step: the rest is played.
        """
        game, path = self.game, [self.root, node]
        while node.visits >= RIPE and (seat := game.to_move(state)) is not None:
            if self.ahead and seat != self.seat:
                break
            if seat == CHANCE:
                state = game.apply(state, roll(game, state, self.chance_rng))
                continue
            move = self.select(node, state, seat)
            state, node = game.apply(state, move), node.child(move)
            path.append(node)
        return path, state

    def play_on(self, state: S) -> S:
        """Out of the tree everybody plays with some care, until things are settled (again).

        To compare positions in the middle of a step would praise the moves that end one late.
        """
        return finish(self.game, state, self.chance_rng, self.best_of_sample, max(1, self.ahead))[0]

    def own_choice(self, state: S, seat: Seat, moves: Sequence[M]) -> M | None:
        """The seat itself chooses with some care; what others choose is left open."""
        return self.best_of_sample(state, seat, moves) if seat == self.seat else None

    def best_of_sample(self, state: S, seat: Seat, moves: Sequence[M]) -> M:
        """Among a few moves the one after which the seat has and hopes for most."""
        few = moves if len(moves) <= FEW else self.choice_rng.sample(moves, FEW)
        game, players = self.game, self.players
        estimate = self.estimate
        looks = {
            move: value_to(game, game.apply(state, move), players, seat, estimate) for move in few
        }
        return max(looks, key=lambda move: looks[move])

    def select(self, node: Node[M], state: S, seat: Seat) -> M:
        """The most promising untried move among those considered, else by upper bound."""
        moves, children = self.considered(node, state, seat), list[Node[M]]()
        for move in moves:
            child = node.children.get(move)
            if child is None:
                return move
            children.append(child)
        mean, best = node.totals[seat] / node.visits, node.rank[moves[0]]
        bounds = []
        for move, child in zip(moves, children, strict=True):
            child.offered += 1
            bounds.append(self.bound(child, mean + node.rank[move] - best, seat))
        return moves[bounds.index(max(bounds))]

    def considered(self, node: Node[M], state: S, seat: Seat) -> Sequence[M]:
        """The legal moves that look best, more of them the more often the node is visited."""
        legal = dict.fromkeys(self.game.legal_moves(state))
        if new := [move for move in legal if move not in node.rank]:
            node.rank = best_first({**node.rank, **self.first_look(state, seat, new)})
        most = 1 + int(WIDEN * sqrt(node.visits))
        return [move for move in node.rank if move in legal][:most]

    def first_look(self, state: S, seat: Seat, moves: Sequence[M]) -> dict[M, float]:
        """How moves look in this world, right after they are made."""
        game, players = self.game, self.players
        after = {move: game.apply(state, move) for move in moves}
        estimate = self.estimate
        return {m: leads(values(game, s, players, estimate))[seat] for m, s in after.items()}

    def bound(self, node: Node[M], look: float, seat: Seat) -> float:
        """What is expected on a scale from 0 to 1, and more the less the move was tried."""
        scaled = (node.expected(look, self.trust, seat) - self.low) / ((self.high - self.low) or 1)
        return scaled + EXPLORE * sqrt(log(node.offered + 1) / node.visits)

    def table(self) -> list[Tried[M]]:
        """Every move tried, the winner of the race first, those that dropped out behind."""
        tried = [(move, self.root.child(move)) for move in self.ranked()]
        return [
            Tried(move, child.visits, child.totals[self.seat] / child.visits)
            for move, child in tried
            if child.visits
        ]


def left_alone(game: Rules[S, M], view: S, seat: Seat) -> tuple[S, Seat]:
    """Where players cannot meddle with each other: the own part of a position, and one's seat."""
    alone: Callable[[S, Seat], S] | None = getattr(heuristics_of(game), "alone", None)
    return (alone(view, seat), 0) if alone else (view, seat)


def best_first(rank: dict[M, float]) -> dict[M, float]:
    """Moves in the order of how good they look."""
    return dict(sorted(rank.items(), key=lambda item: -item[1]))


def check_budget(iterations: int | None, seconds: float | None) -> None:
    """A budget that ends a search, or a sentence that says what is wrong with it."""
    if iterations is None and seconds is None:
        raise ValueError("a search needs a budget: iterations, seconds, or both")
    if iterations is not None and iterations < 1:
        raise ValueError(f"a search needs at least one iteration, not {iterations}")
    if seconds is not None and seconds <= 0:
        raise ValueError(f"a search needs more than 0 seconds, not {seconds}")


def searching(
    game: Rules[S, M],
    view: S,
    seat: Seat,
    rng: random.Random,
    iterations: int | None = ITERATIONS,
    seconds: float | None = None,
    sharp: bool = False,
) -> Thinking[list[Tried[M]]]:
    """A search step by step; it finds its root table: moves with visits and values."""
    search: Search[S, M] = Search(game, view, seat, rng, sharp)
    yield from search.thinking(iterations, seconds)
    return search.table()


def ismcts(
    game: Rules[S, M], view: S, seat: Seat, rng: random.Random, *budget: Any, **named: Any
) -> list[Tried[M]]:
    """The root table of a search within a budget, the choice first."""
    return conclude(searching(game, view, seat, rng, *budget, **named))


def think_by_search(
    game: Rules[S, M], view: S, seat: Seat, rng: random.Random, **budget: Any
) -> Thinking[M]:
    """The choice of a search, step by step; where there is no choice, at once."""
    moves = game.legal_moves(view)
    if len(moves) == 1:
        return moves[0]
    table = yield from searching(game, view, seat, rng, **budget)
    return table[0].move


def choose_by_search(
    game: Rules[S, M], view: S, seat: Seat, rng: random.Random, **budget: Any
) -> M:
    """The move that did best in a search; ``iterations=`` or ``seconds=`` say how long it may."""
    return conclude(think_by_search(game, view, seat, rng, **budget))


def budget_of(bot: Any) -> dict[str, Any] | None:
    """The budget of a bot that searches; None for any other."""
    plain, named = (bot.func, bot.keywords) if isinstance(bot, partial) else (bot, {})
    return named if plain is choose_by_search else None


def thinking(bot: Bot, game: Rules[S, M], view: S, seat: Seat, rng: random.Random) -> Thinking[M]:
    """What a bot chooses: step by step if it searches, any other function in one step."""
    budget = budget_of(bot)
    move: M
    if budget is None:
        move = bot(game, view, seat, rng)
    else:
        move = yield from think_by_search(game, view, seat, rng, **budget)
    return move
