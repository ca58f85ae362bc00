"""Positions with one move that is clearly better than the others: what "Play well" is made of.

``python -m tools.clear_moves kaigan --games 20`` plays games of gentle bots and searches their
decisions; where one move leads by a wide margin, and still does in a longer search with other
luck, it prints position, moves and values. Levels made of them record margin and budget in
``Well``, and ``tests/test_lessons.py`` compares their moves again.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from japanboards import GAMES
from japanboards.bots import choose_gently, choose_greedily
from japanboards.bots.hints import consequences
from japanboards.bots.search import Search, ismcts
from japanboards.core.game import CHANCE, playout

FIRST, AGAIN = 120, 600  # iterations of the first search, and of the one that has to agree
SHOWN = 4  # moves that are printed


def compared(game: Any, state: Any, moves: Sequence[Any], tries: int, seed: int) -> list[float]:
    """The mean lead after each of these moves; all of them meet the same worlds and luck."""
    seat = game.to_move(state)
    search = Search(game, game.view(state, seat), seat, random.Random(seed))
    search.race, search.root.rank = list(moves), dict.fromkeys(moves, 0.0)
    for _ in range(tries * len(moves)):
        search.iterate()
    nodes = [search.root.child(move) for move in moves]
    return [node.totals[seat] / node.visits for node in nodes]


def positions(game: Any, players: int, board: str, seed: int) -> Iterator[Any]:
    """What the first seat of a game between gentle bots has to decide."""
    rng = random.Random(seed)

    def choose(state: Any, seat: int) -> Any:
        return choose_gently(game, game.view(state, seat), seat, rng)

    options = {"board": board} if board else {}
    for state, _, _ in playout(game, game.new_game(players, **options), rng, choose):
        if game.to_move(state) == 0 != CHANCE and len(game.legal_moves(state)) > 2:
            yield state


def clear(game: Any, state: Any, margin: float, seed: int) -> dict[str, Any] | None:
    """The position as a candidate, if its best move is ahead by the margin in both searches."""
    view, write = game.view(state, 0), game.notation.write_move
    first = ismcts(game, view, 0, random.Random(seed), FIRST)
    if len(first) < 2 or first[0].value - first[1].value < margin:
        return None
    moves = [row.move for row in first[:SHOWN]]
    values = compared(game, state, moves, AGAIN // SHOWN, seed + 1)
    if values[0] - max(values[1:]) < margin:
        return None
    greedy = choose_greedily(game, view, 0, random.Random(seed))
    why = consequences(game, view, 0, moves[0], random.Random(seed))
    return {
        "position": game.notation.write(state),
        "moves": [f"{write(m)}: {v:.1f}" for m, v in zip(moves, values, strict=True)],
        "margin": round(values[0] - max(values[1:]), 1),
        "greedy": write(greedy),
        "legal": len(game.legal_moves(state)),
        "why": [str(reason) for reason in why][:5],
    }


def main() -> None:
    """Look for candidates, and print each as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int)
    parser.add_argument("--board", default="")
    parser.add_argument("--margin", type=float, default=2.0)
    parser.add_argument("--every", type=int, default=3, help="search every so manieth decision")
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    players = wanted.players or max(2, game.PLAYERS[0])
    for seed in range(wanted.games):
        for state in list(positions(game, players, wanted.board, seed))[seed % 2 :: wanted.every]:
            if found := clear(game, state, wanted.margin, seed):
                print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
