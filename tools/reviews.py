"""Make the reviewed games of the notebook review.ipynb: one to be read, and some for the luck.

``python tools/reviews.py`` plays small games between bots, reviews them and writes
``notebooks/data/review_<game>.json`` (a record and its review) and ``notebooks/data/luck.json``
(what luck and decisions came to in some more games, with a smaller budget). ``--game takamatsu``
makes one game's; what is there of the luck of other games is kept. ``--only story`` makes the first
alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from japanboards import GAMES
from japanboards.bots import choose_gently, choose_greedily
from japanboards.bots.review import Review, review
from japanboards.bots.review_story import LUCK, OTHERS, OWN, steps, summed
from japanboards.core.files import read_json, write_text
from japanboards.core.game import Game
from japanboards.core.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "notebooks" / "data"
SEED = 8  # of the game to be read
WORLDS = 48  # in which its moves are weighed
GAMES_OF_LUCK, WORLDS_OF_LUCK = 4, 16
MADE = "A gentle bot in seat 1 against greedy ones on the small board, seed {seed}; {worlds} worlds"


def played(game: Game[Any, Any], seed: int) -> Match[Any, Any]:
    """A game of a gentle bot against greedy ones."""
    players = max(2, game.PLAYERS[0])
    seats = [choose_gently, *[choose_greedily] * (players - 1)]
    match: Match[Any, Any] = Match(game, players, seats, board="small", seed=seed)
    match.advance()
    return match


def reviewed(match: Match[Any, Any], worlds: int, others: bool) -> Review:
    """Its review, from the first seat."""
    found = review(match, 0, worlds, others=others)
    for _ in found.run():
        pass
    return found


def luck_of(found: Review) -> dict[str, float]:
    """What moved the chance of the first seat, and what it came to."""
    total = summed(found)
    assert total is not None
    moved = {
        kind: sum(abs(step.change) for step in steps(found) if step.kind == kind)
        for kind in (LUCK, OWN, OTHERS)
    }
    row = {"start": total.start, "end": total.end, "luck": total.luck, "own": total.own}
    row |= {"others": total.others} | {f"moved by {kind}": each for kind, each in moved.items()}
    return {name: round(each, 2) for name, each in row.items()}


def make_story(name: str, folder: Path) -> None:
    """The game to be read, and its review."""
    game: Any = GAMES[name]
    match = played(game, SEED)
    found = reviewed(match, WORLDS, others=True)
    board = read_json("the board file", Path(str(game.__file__)).parent / "data" / "small.json")
    data = {
        "made": MADE.format(seed=SEED, worlds=WORLDS) + ". By tools/reviews.py.",
        # With the board itself: the small boards may change, what was played does not.
        "record": {**json.loads(match.record().to_json()), "board": board},
        "review": json.loads(found.to_json()),
    }
    text = json.dumps(data, ensure_ascii=False) + "\n"
    write_text("the review", folder / f"review_{name}.json", text)
    print(f"{name}: {len(match.moves)} moves, {len(found.answers)} looks", flush=True)


def make_luck(name: str, folder: Path) -> None:
    """What moved the chance in some more games."""
    game: Any = GAMES[name]
    rows = []
    for seed in range(100, 100 + GAMES_OF_LUCK):
        rows.append(luck_of(reviewed(played(game, seed), WORLDS_OF_LUCK, others=False)))
        print(f"{name} {seed}: {rows[-1]}", flush=True)
    path = folder / "luck.json"
    known = read_json("the luck", path)["games"] if path.exists() else {}
    made = MADE.format(seed=f"100 to {99 + GAMES_OF_LUCK}", worlds=WORLDS_OF_LUCK)
    kept = {"made": f"{made}. By tools/reviews.py.", "games": known | {name: rows}}
    write_text("the luck", path, json.dumps(kept, indent=1) + "\n")


def main() -> int:
    """Make what was asked for: the stories first."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--only", choices=["story", "luck"], help="only one of the two")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="write there instead")
    asked = parser.parse_args()
    for kind, make in {"story": make_story, "luck": make_luck}.items():
        for name in asked.game or GAMES:
            if asked.only in (None, kind):
                make(name, asked.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
