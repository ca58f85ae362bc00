"""What happens in a small game: gentle bots play many, and every central idea is counted.

``python -m tools.small_games 400 --keep`` plays 400 small games of each and writes the numbers
with their provenance to ``notebooks/data/small_games.json``; ``python -m tools.small_games 60
hokkaido`` plays some of one game and prints what it found, to tune ``data/small.json`` by.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

from japanboards import GAMES
from japanboards.bots import choose_gently
from japanboards.core.game import CHANCE, circling, playout, scores
from japanboards.core.sources import sources

SEED = 19
SECONDS = 15  # for a person's decision in a first game, what happens in between included
FILE = Path(__file__).parent.parent / "notebooks" / "data" / "small_games.json"
# What a first game is to show, besides moves and points: events, by how their clauses begin.
IDEAS: dict[str, dict[str, tuple[str, ...]]] = {
    "rolling_japan": {"an area is full": ("ROL-X-03",)},
    "takamatsu": {
        "a hidden card is earned": ("TAK-HID-01",),
        "a card moves a pagoda back": ("TAK-EVAL-12",),
    },
    "hokkaido": {"a conflict": ("HOK-CONF",), "the end is called": ("HOK-END-01", "HOK-END-02")},
    "kaigan": {"a tile is scored": ("KAI-P4-05", "KAI-P4-02"), "neutral markers": ("KAI-P3",)},
    "kanagawa": {"the Assistant moves": ("KAN-STUDIO-06", "KAN-ROUND-03")},
}


@dataclass
class Seen:
    """What was seen in one game."""

    decisions: int = 0  # of the first seat
    moves: Counter[str] = field(default_factory=Counter)  # kinds of moves, of everybody
    clauses: set[str] = field(default_factory=set)  # of events
    leaders: list[int] = field(default_factory=list)
    sources: set[str] = field(default_factory=set)
    points: tuple[int, ...] = ()
    rounds_in_circles: bool = False

    @property
    def lead_changes(self) -> int:
        """How often another player was alone in front."""
        return sum(a != b for a, b in zip(self.leaders, self.leaders[1:], strict=False))

    @property
    def margin(self) -> int:
        """By how much the first was ahead of the second; alone, nothing."""
        first, *others = sorted(self.points, reverse=True)
        return first - others[0] if others else 0


def players_of(game: Any) -> int:
    """At a first game: a person and as few bots as may be."""
    return max(2, game.PLAYERS[0])


def play_one(game: Any, seed: int) -> Seen:
    """One small game of gentle bots, and what was seen in it."""
    rng, seen, came = random.Random(seed), Seen(), Counter[Any]()
    players = players_of(game)

    def choose(state: Any, seat: int) -> Any:
        moves = game.legal_moves(state)
        seen.decisions += seat == 0 and len(moves) > 1
        return choose_gently(game, game.view(state, seat), seat, rng)

    start = game.new_game(players, board="small")
    for state, move, after in playout(game, start, rng, choose):
        if game.to_move(state) != CHANCE:
            seen.moves[type(move).__name__] += 1
        seen.clauses |= {event.clause.id for event in after.news}
        points = scores(game, after, players)
        best = [seat for seat in range(players) if points[seat] == max(points)]
        if len(best) == 1:
            seen.leaders.append(best[0])
        seen.points = points
        if circling(game, after, came):
            seen.rounds_in_circles = True
            break
    seen.sources = {each.name for each in sources(game, after, players) if any(each.points)}
    return seen


def share(found: Sequence[bool]) -> int:
    """How many of a hundred."""
    return round(100 * mean(found))


def measured(game: Any, games: int) -> dict[str, Any]:
    """The numbers of one game."""
    seen = [play_one(game, 1000 * SEED + nth) for nth in range(games)]
    kinds = sorted({kind for each in seen for kind in each.moves})
    named = sorted({name for each in seen for name in each.sources})
    ideas = IDEAS[game.NAME].items()
    decisions = sorted(each.decisions for each in seen)
    return {
        "players": players_of(game),
        "decisions": median(decisions),
        "minutes": [round(decisions[at] * SECONDS / 60, 1) for at in tenths(len(decisions))],
        "lead_changes": round(mean(each.lead_changes for each in seen), 1),
        "margin": median(each.margin for each in seen),
        "points": round(mean(max(each.points) for each in seen), 1),
        "moves": {kind: share([each.moves[kind] > 0 for each in seen]) for kind in kinds},
        "times": {kind: round(mean(x.moves[kind] for x in seen), 1) for kind in kinds},
        "sources": {name: share([name in each.sources for each in seen]) for name in named},
        "ideas": {
            name: share([any(c.startswith(begins) for c in x.clauses) for x in seen])
            for name, begins in ideas
        },
        "in circles": share([each.rounds_in_circles for each in seen]),
    }


def tenths(count: int) -> tuple[int, int, int]:
    """Where the tenth, the middle and the ninetieth of a hundred stand among this many in order."""
    return count // 10, count // 2, count - 1 - count // 10


def lines(found: dict[str, Any]) -> Iterator[str]:
    """The numbers of one game, as they are read."""
    low, middle, high = found["minutes"]
    yield f"{found['decisions']} decisions, {low} to {high} minutes, {middle} in the middle"
    yield f"lead changes {found['lead_changes']}, margin {found['margin']}"
    yield f"best points {found['points']}, in circles {found['in circles']} %"
    for what in ("moves", "times", "sources", "ideas"):
        yield f"{what}: " + ", ".join(f"{name} {value}" for name, value in found[what].items())


def main() -> None:
    """Play, print, and write down if that was asked for; numbers of other games stay."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--keep", action="store_true", help="write the numbers down")
    parser.add_argument("names", nargs="*", choices=[*GAMES, []])
    wanted = parser.parse_args()
    data = json.loads(FILE.read_text(encoding="utf-8"))
    for name in wanted.names or GAMES:
        data["games"][name] = measured(GAMES[name], wanted.games)
        print(name, *lines(data["games"][name]), sep="\n  ", flush=True)
    if wanted.keep:
        data["provenance"] = {
            "command": f"python -m tools.small_games {wanted.games} --keep",
            "seed": SEED,
            "games": "gentle bots at every seat",
            "minutes": f"{SECONDS} seconds a decision of the first seat; tenth, middle, ninetieth",
            "moves": "games of a hundred in which somebody makes a move of this kind",
        }
        FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
