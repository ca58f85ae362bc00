"""The picture, what is asked, and touches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from japanboards.core.asking import Way, sentence, ways_by
from japanboards.core.game import NOBODY, Seat
from japanboards.core.scene import Mark, Scene

from .rules import Move, Rest, Sail, State, legal_moves, to_move

LOOKS = Path(__file__).parent / "looks.css"
FRAME = (-20.0, -10.0, 240.0, 220.0)


def scene(state: State, seat: Seat) -> Scene:
    """Islands, ferries, a button to rest, and one's own island."""
    marks = [*islands(state), *ferries(state)]
    marks.append(Mark("rest", "button", (100, 190), "box 60 24", "Rest", pick="rest", title="Rest"))
    own = state.goals[seat] if seat != NOBODY and seat < len(state.goals) else "?"
    marks.append(Mark("goal", "words", (20, 190), text=f"to {own}", title=f"Your island: {own}"))
    return Scene(FRAME, tuple(marks), LOOKS, "Ferries")


def islands(state: State) -> list[Mark]:
    """A disc for each island."""
    graph = state.board.graph
    return [
        Mark(
            f"island:{n}", "place", graph.nodes[n]["pos"], "disc 16", n, pick=f"island:{n}", title=n
        )
        for n in graph
    ]


def ferries(state: State) -> list[Mark]:
    """A small disc for each ferry, beside its island."""
    places = [state.board.graph.nodes[at]["pos"] for at in state.at]
    return [
        Mark(
            f"ferry:{seat}",
            "piece",
            (x + 10 * seat - 5, y - 20),
            "disc 5",
            title=f"Ferry {seat + 1}",
        )
        for seat, (x, y) in enumerate(places)
    ]


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing beside the board."""
    return []


def ways(state: State) -> list[Way[Move]]:
    """To sail, or to rest."""
    asked = {Sail: "touch an island to sail to", Rest: "rest"}
    return ways_by(legal_moves(state), lambda move: asked[type(move)])


def prompt(state: State) -> str:
    """What is asked of the seat to move."""
    return sentence(ways(state))


def picks(move: Move) -> tuple[str, ...]:
    """A move as touches."""
    return (f"island:{move.island}",) if isinstance(move, Sail) else ("rest",)


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """What these touches may have been meant to do."""
    kind, _, island = touched[-1].partition(":") if touched else ("", "", "")
    if to_move(state) is None or kind not in ("island", "rest"):
        return []
    return [Sail(island)] if kind == "island" else [Rest()]
