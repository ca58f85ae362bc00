"""The bot that searches: information set Monte Carlo tree search, one for all games.

Single observer and open loop: every iteration fills in what the seat cannot see, walks down a
tree of moves, lets chance roll as it comes, leaves the tree at a move that was hardly tried
before, finishes the step of whoever is to move there, or plays on to the game's horizon, and
remembers on the way back what that was worth to each seat. Everybody is taken to play for their
own lead (max^n). A move counts as passed over only when it was legal in that iteration's world.
Moves that look good one step ahead are tried first, more of them the more often a node is visited.

The idea: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from time import perf_counter
from typing import Any, Generic

from ..core.game import CHANCE, Game, M, S, Seat, roll
from ..core.match import Bot
from .greedy import rating
from .steps import Thinking, conclude
from .worth import Chooser, finish, hopes_of, leads, players_of, worth

EXPLORE = 0.06  # how much a seldom tried move is worth a try, in units of all leads seen
WIDEN = 2.0  # times the root of the visits: so many moves of a node are considered
TRUST = 20  # visits that the first look at a move is worth
RIPE = 3  # visits after which it pays to look at a node's own moves one by one
FEW = 16  # moves that are compared for a choice outside the tree
LOOKS = 3  # worlds in which the moves of the root are looked at first
ITERATIONS = 200


@dataclass(slots=True)
class Node(Generic[M]):
    """A sequence of moves of all players, and what came of it."""

    totals: list[float]  # leads by seat, summed over the visits
    visits: int = 0
    offered: int = 0  # how often the move that leads here was legal and considered
    rank: dict[M, float] = field(default_factory=dict)  # how moves look one step ahead
    children: dict[M, Node[M]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tried(Generic[M]):
    """A row of the root table: a move, how often it was tried, and the mean lead it led to."""

    move: M
    visits: int
    value: float


class Search(Generic[S, M]):
    """One seat thinking about one position, of which it knows its view."""

    def __init__(self, game: Game[S, M], view: S, seat: Seat, rng: random.Random) -> None:
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.began, self.horizon = perf_counter(), hopes_of(game.NAME).horizon
        self.players = players_of(game, view)
        self.low, self.high = float("inf"), float("-inf")  # of all leads seen
        self.root: Node[M] = self.node()

    def node(self) -> Node[M]:
        """A node that was never visited."""
        return Node([0.0] * self.players)

    def thinking(self, iterations: int | None, seconds: float | None) -> Thinking[None]:
        """A first look, then iterations until a budget is used up; one at least, however late."""
        look = rating(
            self.game, self.view, self.seat, self.rng, samples=LOOKS, choose=self.care_of(self.seat)
        )
        self.root.rank = best_first((yield from look))
        done = 0
        while iterations is None or done < iterations:
            self.iterate()
            done += 1
            share = done / iterations if iterations else 0.0
            if seconds is not None:
                share = max(share, (perf_counter() - self.began) / seconds)
            if share >= 1:
                break
            yield share

    def iterate(self) -> None:
        """One way through the tree, out of it, and back."""
        path, state = self.descend(self.game.resample(self.view, self.seat, self.rng))
        values = leads(worth(self.game, self.play_on(state), self.players))
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        for node in path:
            node.visits += 1
            node.totals = [a + b for a, b in zip(node.totals, values, strict=True)]

    def descend(self, state: S) -> tuple[list[Node[M]], S]:
        """Walk down to a move that was hardly tried: the nodes passed, and where it leads.

        With a horizon to play on to, the tree ends with the own step: the rest is played.
        """
        game, node = self.game, self.root
        path = [node]
        while (seat := game.to_move(state)) is not None:
            if self.horizon and seat != self.seat:
                break
            if seat == CHANCE:
                state = game.apply(state, roll(game, state, self.rng))
                continue
            move = self.select(node, state, seat)
            if move not in node.children:
                node.children[move] = self.node()
            state, node = game.apply(state, move), node.children[move]
            path.append(node)
            if node.visits < RIPE:
                break
        return path, state

    def play_on(self, state: S) -> S:
        """Out of the tree: to the game's horizon, if it has one, everybody plays with some care.

        Else the next seat that has a choice finishes its step.
        """
        game, rng = self.game, self.rng
        if self.horizon:
            return finish(game, state, rng, self.best_of_few, self.horizon)[0]
        state, _ = finish(game, state, rng)
        return finish(game, state, rng, self.care_of(game.to_move(state)))[0]

    def care_of(self, chooser: Seat | None) -> Chooser[S, M]:
        """One seat chooses with some care; what others choose is left open."""
        return lambda state, seat, moves: (
            self.best_of_few(state, seat, moves) if seat == chooser else None
        )

    def best_of_few(self, state: S, seat: Seat, moves: Sequence[M]) -> M:
        """What looks best among a few moves."""
        few = moves if len(moves) <= FEW else self.rng.sample(moves, FEW)
        looks = self.first_look(state, seat, few)
        return max(looks, key=lambda move: looks[move])

    def select(self, node: Node[M], state: S, seat: Seat) -> M:
        """The most promising untried move among those considered, else by upper bound."""
        moves = self.considered(node, state, seat)
        for move in moves:
            if move not in node.children:
                return move
        for move in moves:
            node.children[move].offered += 1
        return max(moves, key=lambda move: self.bound(node, move, moves[0], seat))

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
        return {m: leads(worth(game, game.apply(state, m), players))[seat] for m in moves}

    def bound(self, node: Node[M], move: M, best: M, seat: Seat) -> float:
        """The mean lead on a scale from 0 to 1, and more the less the move was tried.

        The first look counts like a few visits: the move is expected to fall as far behind the
        node's mean as it looked worse than the best looking one.
        """
        child = node.children[move]
        look = node.totals[seat] / node.visits + node.rank[move] - node.rank[best]
        mean = (child.totals[seat] + TRUST * look) / (child.visits + TRUST)
        scaled = (mean - self.low) / ((self.high - self.low) or 1)
        return scaled + EXPLORE * sqrt(log(child.offered + 1) / child.visits)

    def table(self) -> list[Tried[M]]:
        """Every move tried at the root, the most tried first, the better one of two alike."""
        rows = [
            Tried(move, child.visits, child.totals[self.seat] / child.visits)
            for move, child in self.root.children.items()
        ]
        return sorted(rows, key=lambda row: (-row.visits, -row.value))


def best_first(rank: dict[M, float]) -> dict[M, float]:
    """Moves in the order of how good they look."""
    return dict(sorted(rank.items(), key=lambda item: -item[1]))


def searching(
    game: Game[S, M],
    view: S,
    seat: Seat,
    rng: random.Random,
    iterations: int | None = ITERATIONS,
    seconds: float | None = None,
) -> Thinking[list[Tried[M]]]:
    """A search step by step; it finds its root table: moves with visits and values."""
    if iterations is None and seconds is None:
        raise ValueError("a search needs a budget: iterations, seconds, or both")
    search: Search[S, M] = Search(game, view, seat, rng)
    yield from search.thinking(iterations, seconds)
    return search.table()


def ismcts(
    game: Game[S, M], view: S, seat: Seat, rng: random.Random, *budget: Any, **named: Any
) -> list[Tried[M]]:
    """The root table of a search within a budget, the choice first."""
    return conclude(searching(game, view, seat, rng, *budget, **named))


def think_by_search(
    game: Game[S, M], view: S, seat: Seat, rng: random.Random, **budget: Any
) -> Thinking[M]:
    """The choice of a search, step by step; where there is no choice, at once."""
    moves = game.legal_moves(view)
    if len(moves) == 1:
        return moves[0]
    table = yield from searching(game, view, seat, rng, **budget)
    return table[0].move


def choose_by_search(game: Game[S, M], view: S, seat: Seat, rng: random.Random, **budget: Any) -> M:
    """The move a search tried most often; ``iterations=`` or ``seconds=`` say how long it may."""
    return conclude(think_by_search(game, view, seat, rng, **budget))


def budget_of(bot: Any) -> dict[str, Any] | None:
    """The budget of a bot that searches; None for any other."""
    plain, named = (bot.func, bot.keywords) if isinstance(bot, partial) else (bot, {})
    return named if plain is choose_by_search else None


def thinking(bot: Bot, game: Game[S, M], view: S, seat: Seat, rng: random.Random) -> Thinking[M]:
    """What a bot chooses: step by step if it searches, any other function in one step."""
    budget = budget_of(bot)
    move: M
    if budget is None:
        move = bot(game, view, seat, rng)
    else:
        move = yield from think_by_search(game, view, seat, rng, **budget)
    return move
