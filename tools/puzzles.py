"""Make the puzzles of the games: positions of bot games in which few moves are clearly best.

``python tools/puzzles.py 60`` makes as many of each game as are missing and keeps each as it is
found; stopped, it goes on. ``--game takamatsu`` makes one game's.

A quick search finds positions; all moves that look good are then weighed against each other with a
larger budget and another seed. A puzzle is kept when the best move of the quick search is among
the accepted ones, few moves are, and the best is better than all others with its interval.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any

from japanboards import GAMES
from japanboards.bots import choose_at_random, choose_by_search, choose_greedily
from japanboards.bots.hints import Hint, hint_of, sentence
from japanboards.bots.search import Search
from japanboards.bots.steps import conclude
from japanboards.bots.weighing import difference, lead_of, weighing
from japanboards.core.files import read_json, write_text
from japanboards.core.game import CHANCE, Game, Seat, playout
from japanboards.core.puzzles import VERSION

MARGINS = {"rolling_japan": 0.5}  # points within which a move is as good as the best
MARGIN = 1.0  # in the other games
QUICK = 60  # iterations that find a position
FIELD, SAMPLES = 10, 40  # moves that are weighed, and worlds in which each is tried
BATCH = 10  # puzzles of a game before the next one's turn
FEWEST = 3  # legal moves that a puzzle needs
MOST = 3  # moves that may be right, and no more than a quarter of the legal ones, one apart
HOPELESS = 20.0  # points by which a game is won or lost whatever is done
EASY = 40  # ratings below this
EASY_ONES = {"takamatsu": 0.6}  # share of them, where there are others enough
REASONS = 3  # that are told
APART = 9  # decisions of a game between two puzzles
LONGEST = 300  # moves of a game: careful bots may go in circles
ERRS = 0.15  # share of the bots' moves that are random, so that games differ
LOOKED = 0.3  # share of the decisions that are looked at
TRIES = 6  # of each weaker bot
CROWD = 3  # times as many moves as may be right
AT_ONCE = 2  # of the greedy one, to know an easy puzzle
WEAKER = {
    "greedy": partial(choose_greedily, samples=2),
    "search": partial(choose_by_search, iterations=16),
}
MADE = (
    f"Positions of games between greedy bots that err in {ERRS:.0%} of their moves, found by a "
    f"search of {QUICK} iterations and checked with another seed: up to {FIELD} moves in {SAMPLES} "
    f"worlds each. The id holds the number of the game, which is its seed. The rating is the share "
    f"of misses of a random, a greedy and a small search bot, {TRIES} tries each. By "
    "tools/puzzles.py; values are leads in points."
)


@dataclass(frozen=True)
class Found:
    """A position worth a puzzle: what was weighed, and what speaks for the best move."""

    view: Any
    seat: Seat
    weighed: dict[Any, list[float]]  # the best first
    accepted: list[Any]
    hint: Hint[Any]


def erring(game: Game[Any, Any], rng: random.Random) -> Any:
    """The play of a greedy bot that errs now and then."""

    def choose(state: Any, seat: Seat) -> Any:
        bot = choose_at_random if rng.random() < ERRS else partial(choose_greedily, samples=2)
        return bot(game, game.view(state, seat), seat, rng)

    return choose


def decisions(game: Game[Any, Any], number: int) -> Iterator[tuple[int, Any, Seat]]:
    """The decisions of one game that leave a choice: move number, what the seat sees, the seat."""
    rng, players = random.Random(f"puzzles {game.NAME} {number}"), list(game.PLAYERS)
    seats = [n for n in players if 2 <= n <= 3] or players[:1]
    state = game.new_game(seats[number % len(seats)])
    for at, (before, _, _) in enumerate(playout(game, state, rng, erring(game, rng))):
        if at >= LONGEST:
            return
        seat = game.to_move(before)
        if seat not in (CHANCE, None) and len(game.legal_moves(before)) >= FEWEST:
            yield at, game.view(before, seat), seat


def candidate(game: Game[Any, Any], view: Any, seat: Seat, seed: str, hard: bool) -> Found | None:
    """The puzzle in a position, if there is one; where only hard ones are wanted, one of those."""
    quick: Search[Any, Any] = Search(game, view, seat, random.Random(seed))
    for _ in quick.thinking(QUICK, None):
        if quick.root.rank and is_crowded(game, view, list(quick.root.rank.values())):
            return None
    table = quick.table()
    values = sorted((row.value for row in table), reverse=True)
    near = sum(value > values[0] - margin_of(game) for value in values)
    hopeless = abs(values[0]) > HOPELESS
    if hopeless or near > most_accepted(game, view) or near == len(values):
        return None
    if hard and found_at_once(game, view, seat, table[0].move):
        return None
    return checked(game, view, seat, quick, f"{seed} again")


def is_crowded(game: Game[Any, Any], view: Any, looks: list[float]) -> bool:
    """Far too many moves look as good as the best one at first sight to search any further."""
    near = sum(look > looks[0] - margin_of(game) for look in looks)
    return near > CROWD * most_accepted(game, view)


def found_at_once(game: Game[Any, Any], view: Any, seat: Seat, best: Any) -> bool:
    """A greedy bot finds the move every time: the puzzle is easy, and need not be checked."""
    rngs = [random.Random(f"greedy {number}") for number in range(AT_ONCE)]
    return all(WEAKER["greedy"](game, view, seat, rng) == best for rng in rngs)


def checked(
    game: Game[Any, Any], view: Any, seat: Seat, quick: Search[Any, Any], seed: str
) -> Found | None:
    """The same with a larger budget and another seed."""
    field, rng = list(quick.root.rank)[:FIELD], random.Random(seed)
    steps = weighing(game, view, seat, field, SAMPLES, rng, lead_of(game, seat))
    found = conclude(steps)
    weighed = dict(sorted(found.items(), key=lambda item: -fmean(item[1])))
    best, *others = weighed
    margin = margin_of(game)
    accepted = [m for m in weighed if fmean(weighed[best]) - fmean(weighed[m]) <= margin]
    rows = quick.table()
    clear = all(
        difference(weighed[best], weighed[move]).low > margin / 2
        for move in others
        if move not in accepted
    )
    if rows[0].move not in accepted or not clear or len(accepted) > most_accepted(game, view):
        return None
    row = next((row for row in rows if row.move == best), None)
    hint = hint_of(game.notation, quick, row, rows) if row else None
    reasons = hint and (*hint.reasons, *hint.scores)
    return Found(view, seat, weighed, accepted, hint) if hint and reasons else None


def margin_of(game: Game[Any, Any]) -> float:
    """Points within which a move is as good as the best."""
    return MARGINS.get(game.NAME, MARGIN)


def most_accepted(game: Game[Any, Any], view: Any) -> int:
    """How many moves may be right."""
    return max(1, min(MOST, len(game.legal_moves(view)) // 4))


def rating(game: Game[Any, Any], found: Found) -> int:
    """Of 100 tries of weaker bots, those that miss the accepted moves."""
    legal = game.legal_moves(found.view)
    shares = [len(found.accepted) / len(legal)]
    for name, bot in WEAKER.items():
        rngs = [random.Random(f"{name} {number}") for number in range(TRIES)]
        hits = [bot(game, found.view, found.seat, rng) in found.accepted for rng in rngs]
        shares.append(fmean(hits))
    return round(100 * (1 - fmean(shares)))


def data_of(game: Game[Any, Any], found: Found, name: str) -> dict[str, Any]:
    """A puzzle as its file holds it."""
    write, best = game.notation.write_move, fmean(next(iter(found.weighed.values())))
    reasons = found.hint.reasons[:REASONS]
    later = found.hint.scores[: REASONS - len(reasons)]
    return {
        "id": name,
        "position": game.notation.write(found.view),
        "seat": found.seat,
        "moves": [
            [write(move), round(fmean(values), 2), round(best - fmean(values), 2)]
            for move, values in found.weighed.items()
        ],
        "clauses": list(dict.fromkeys(reason.clause for reason in (*reasons, *later))),
        "reason": " ".join(filter(None, (sentence(reasons), sentence(later, "then ")))),
        "rating": rating(game, found),
    }


def make(game: Game[Any, Any], wanted: int, number_of_all: int, path: Path) -> None:
    """Add puzzles to a game's file until there are as many as wanted, of all that are to come."""
    kept = read_json("the puzzle file", path)["puzzles"] if path.exists() else []
    begun = max([int(row["id"].split("-")[0]) for row in kept], default=-1) + 1
    for number in count(begun):
        last = -APART
        for nth, (at, view, seat) in enumerate(decisions(game, number)):
            if len(kept) >= wanted:
                return
            draw = random.Random(f"look {game.NAME} {number} {at}").random()
            if nth - last < APART or draw > LOOKED:
                continue
            hard = full_of_easy_ones(game, kept, number_of_all)
            found = candidate(game, view, seat, f"{game.NAME} {number} {at}", hard)
            row = found and data_of(game, found, f"{number}-{at}")
            if row and not (hard and row["rating"] < EASY):
                last = nth
                kept.append(row)
                save(game, kept, path)
                print(f"{game.NAME}: {len(kept)}, rated {row['rating']}", flush=True)


def full_of_easy_ones(game: Game[Any, Any], kept: list[dict[str, Any]], wanted: int) -> bool:
    """There are as many easy puzzles as there may be."""
    return sum(row["rating"] < EASY for row in kept) >= EASY_ONES.get(game.NAME, 1.0) * wanted


def save(game: Game[Any, Any], kept: list[dict[str, Any]], path: Path) -> None:
    """All puzzles of a game, one a line."""
    head = {"version": VERSION, "game": game.NAME, "margin": margin_of(game), "made": MADE}
    lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in kept)
    text = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
    write_text("the puzzle file", path, f'{text},\n "puzzles": [\n  {lines}\n ]\n}}\n')


def main() -> int:
    """Make what is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("number", type=int, help="puzzles wanted of each game")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--folder", type=Path, help="keep them there instead, a folder per game")
    asked = parser.parse_args()
    for wanted in [*range(BATCH, asked.number, BATCH), asked.number]:
        for name in asked.game or GAMES:
            game: Any = GAMES[name]
            folder = asked.folder / name if asked.folder else Path(game.__file__).parent / "data"
            folder.mkdir(parents=True, exist_ok=True)
            make(game, wanted, asked.number, folder / "puzzles.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
