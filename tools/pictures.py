"""Draws the pictures of the gallery: a position in the middle of a seeded random game."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path
from typing import Any

from japanboards import GAMES
from japanboards.core.game import Game, playout
from japanboards.core.scene import svg

PICTURES = Path(__file__).parent.parent / "notebooks" / "pictures"

LONGEST = 600  # moves that are looked at; at random some games take their time


def middle(game: Game[Any, Any], players: int = 3, share: float = 0.5, seed: int = 2026) -> Any:
    """A decision of the first player about halfway, or so far, through a game."""
    steps = islice(playout(game, game.new_game(players), random.Random(seed)), LONGEST)
    mine = [state for state, _, _ in steps if game.to_move(state) == 0]
    return mine[int(len(mine) * share)]


def drawn(game: Game[Any, Any]) -> str:
    """The picture of a game."""
    state = middle(game)
    return svg(game.scene.scene(game.view(state, 0), 0), width=480) + "\n"


def main() -> None:
    """Write one SVG per game."""
    PICTURES.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (PICTURES / f"{name}.svg").write_text(drawn(game), encoding="utf-8")
        print(f"{name}.svg")


if __name__ == "__main__":
    main()
