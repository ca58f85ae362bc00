"""Planted blunders: how often the review finds them, and how often it blames a best move.

``python tools/blunders.py 100`` looks at this many of each in every game: in games between greedy
bots a random move is planted, and counts as a blunder if a search ten times as large as the
review's says that it loses at least 20 points of win chance. ``--game takamatsu`` does one game.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

from japanboards import GAMES
from japanboards.arena.standings import wilson
from japanboards.bots import choose_at_random, choose_greedily
from japanboards.bots.chances import fit_of
from japanboards.bots.review import QUICK, WORLDS
from japanboards.bots.review_judging import BLUNDER, MISTAKE, Judgment, Question, judgment
from japanboards.core.game import CHANCE, Game, Seat, playout

LOST = 20.0  # points of win chance that a planted blunder loses
FOUND, BLAMED = 0.90, 0.05  # at least of the blunders, at most of the best moves
ERRS = 0.15  # share of the other moves that are random, so that games differ
APART = 5  # decisions of a game between two that are looked at
LONGEST = 300  # moves of a game
LARGER = 10  # times as many worlds as the review's first look
BAD = (MISTAKE, BLUNDER)


def positions(game: Game[Any, Any], board: str, seed: int) -> Iterator[tuple[Any, Seat]]:
    """Decisions of games between greedy bots: what the seat sees, and the seat."""
    number = seed
    while True:
        number += 1
        rng = random.Random(f"blunders {game.NAME} {number}")

        def choose(state: Any, seat: Seat, rng: random.Random = rng) -> Any:
            bot = choose_at_random if rng.random() < ERRS else partial(choose_greedily, samples=1)
            return bot(game, game.view(state, seat), seat, rng)

        state = game.new_game(max(2, game.PLAYERS[0]), board=board)
        for at, (before, _, _) in enumerate(playout(game, state, rng, choose)):
            seat = game.to_move(before)
            if at > LONGEST:
                break
            if seat not in (CHANCE, None) and at % APART == 0 and len(game.legal_moves(before)) > 1:
                yield game.view(before, seat), seat


def judged(
    game: Game[Any, Any], board: str, view: Any, seat: Seat, move: Any, worlds: int, seed: str
) -> Judgment:
    """What the review says of a move."""
    return judgment(Question(game, view, seat, 0, move, worlds, seed, fit_of(game, board)))


def as_reviewed(game: Game[Any, Any], board: str, view: Any, seat: Seat, move: Any) -> Judgment:
    """A quick look, and a longer one where that settles nothing: as a review does it."""
    first = judged(game, board, view, seat, move, WORLDS // QUICK, "review")
    if first.settled:
        return first
    return judged(game, board, view, seat, move, WORLDS, "review")


def measure(game: Game[Any, Any], board: str, wanted: int, seed: int) -> bool:
    """Plant, look, and print the shares."""
    found: list[bool] = []
    blamed: list[bool] = []
    for nth, (view, seat) in enumerate(positions(game, board, seed)):
        if len(found) >= wanted and len(blamed) >= wanted:
            break
        planted = random.Random(f"plant {nth}").choice(game.legal_moves(view))
        first = judged(game, board, view, seat, planted, WORLDS // QUICK, "first")
        if first.loss.mean < LOST * 0.7 and len(blamed) >= wanted:
            continue  # hardly a blunder
        larger = judged(game, board, view, seat, planted, LARGER * WORLDS // QUICK, "larger")
        if larger.loss.mean >= LOST and len(found) < wanted:
            found.append(as_reviewed(game, board, view, seat, planted).mark in BAD)
        if len(blamed) < wanted:
            best = game.notation.read_move(larger.best.move)
            blamed.append(as_reviewed(game, board, view, seat, best).mark in BAD)
    share, wrong = sum(found) / len(found), sum(blamed) / len(blamed)
    ends = [f"{end:.0%}" for end in wilson(sum(found), len(found))]
    met = share >= FOUND and wrong <= BLAMED
    print(
        f"{game.NAME:14} {board:9} {share:.0%} of {len(found)} planted blunders are flagged "
        f"[{ends[0]} to {ends[1]}], {wrong:.1%} of {len(blamed)} best moves are blamed "
        f"{'met' if met else 'MISSED'}",
        flush=True,
    )
    return met


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("number", type=int, help="blunders and best moves of each game")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    met = [
        measure(GAMES[name], "small", asked.number, 1000 * asked.seed)
        for name in asked.game or GAMES
    ]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
