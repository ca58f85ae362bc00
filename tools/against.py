"""The strong bot against that of another checkout, with the same time for a move.

``python -m tools.against ../before 40 --game takamatsu`` plays 40 games against the checkout in
that folder, by its own interpreter (``.venv/bin/python``). Each side is a process of its own and
hears every move in notation, so that neither can ask the other's code; what a side thinks is
measured in seconds of its processor, so that a busy machine is fair to both. Games come in pairs:
the same luck, seats exchanged. With four at the table two sit on either side. ``--board small``
plays that board, as this checkout has it; ``--seconds 0.1`` says how long a move may take.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from japanboards import GAMES
from japanboards.arena.standings import wilson
from japanboards.bots import BOTS, search
from japanboards.core import game as playing

LONGEST = 3000  # moves after which a game is judged as it stands
HERE = Path(__file__).parent.parent


def serve() -> None:
    """One side: it hears of games and moves, and answers what it would do, until nobody asks."""
    search.perf_counter = process_time  # a search's seconds are then those of its processor
    game: Any = None
    state: Any = None
    for line in sys.stdin:
        what, said = json.loads(line)
        if what == "game":
            game = GAMES[said["game"]]
            board = game.Board.of(said["board"])
            state = game.new_game(said["players"], board=board)
        elif what == "move":
            state = game.apply(state, game.notation.read_move(said))
        else:
            seat, budget = game.to_move(state), {"iterations": None, "seconds": said["seconds"]}
            named = {**BOTS["strong"].keywords, **budget}  # type: ignore[attr-defined]
            rng, began = random.Random(said["seed"]), process_time()
            move = search.choose_by_search(game, game.view(state, seat), seat, rng, **named)
            answer = [game.notation.write_move(move), process_time() - began]
            print(json.dumps(answer), flush=True)


class Side:
    """A checkout that plays: its process, and the seconds its moves took."""

    def __init__(self, folder: Path) -> None:
        interpreter = (folder / ".venv/bin/python").absolute()  # a link, which is not followed
        self.process = subprocess.Popen(
            [interpreter, Path(__file__).absolute(), "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.spent: list[float] = []

    def tell(self, what: str, said: Any) -> None:
        """Say something, and wait for nothing."""
        assert self.process.stdin
        print(json.dumps([what, said]), file=self.process.stdin, flush=True)

    def ask(self, seconds: float, seed: str) -> str:
        """The move it would make where the game stands."""
        self.tell("think", {"seconds": seconds, "seed": seed})
        assert self.process.stdout
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("one side has ended; what went wrong stands above")
        move, spent = json.loads(answer)
        self.spent.append(spent)
        return str(move)


def play_one(game: Any, board: str, number: int, sides: list[Side], seconds: float) -> float:
    """One game, and how much of it the first side won: 1, or a share where several win."""
    players = 2 if 2 in game.PLAYERS else 4
    luck, seen, at = random.Random(f"luck {number // 2}"), Counter[Any](), 0
    start = game.new_game(players, board=board)
    state = start
    for side in sides:
        side.tell("game", {"game": game.NAME, "players": players, "board": start.board.data})

    def choose(state: Any, seat: int) -> Any:
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        side = sides[(seat + number) % 2]
        return game.notation.read_move(side.ask(seconds, f"{number} {at} {seat}"))

    for _, move, state in islice(playing.playout(game, start, luck, choose), LONGEST):
        at += 1
        for side in sides:
            side.tell("move", game.notation.write_move(move))
        if playing.circling(game, state, seen):
            break
    points = playing.scores(game, state, players)
    over = game.to_move(state) is None
    best = game.winners(state) if over else [s for s in range(players) if points[s] == max(points)]
    return fmean([(seat + number) % 2 == 0 for seat in best])


def measure(game: Any, board: str, games: int, other: Path, seconds: float, first: int) -> bool:
    """Play, and say how it stands after every pair."""
    sides = [Side(HERE), Side(other)]
    won, clear = 0.0, False
    for number in range(first, first + games):
        won += play_one(game, board, number, sides, seconds)
        played = number + 1 - first
        if number % 2 or played == games:
            low, high = wilson(won, played)
            clear = low > 0.5
            ours, theirs = [1000 * fmean(side.spent) for side in sides]
            print(
                f"{game.NAME:14} {board:9} {won / played:.0%} of {played} won "
                f"[{low:.0%} to {high:.0%}], {ours:.0f} ms a move against {theirs:.0f}",
                flush=True,
            )
    for side in sides:
        assert side.process.stdin
        side.process.stdin.close()
        side.process.wait()
    return clear


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", type=Path, help="folder of the other checkout")
    parser.add_argument("games", type=int, help="games of each, an even number")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--board", default="", help="the board by name; else the printed one")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    asked = parser.parse_args()
    clear = []
    for name in asked.game or GAMES:
        game: Any = GAMES[name]
        board = asked.board or game.BOARDS[0]
        more = asked.seconds, asked.first
        clear.append(measure(game, board, asked.games, asked.other.absolute(), *more))
    return 0 if all(clear) else 1


if __name__ == "__main__":
    if sys.argv[1:] != ["--serve"]:
        sys.exit(main())
    serve()
