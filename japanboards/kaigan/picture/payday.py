"""Kaigan's picture, beside the board: what income and honor would bring if the round ended now."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.rulebook import rule_name
from ...core.scene import Mark, Scene
from ..cards import COLORS
from ..rules.scoring import government_places
from ..rules.state import OVER, State
from .chart import LOOKS

HEADS = ("Player", "Artistic", "Government", "Income", "Honor")
CLAUSES = {"Income": "KAI-P5-01", "Honor": "KAI-P6-02"}
NOW = "Income and honor, if the round ended now"
LEFT, PITCH, HIGH, FOOT = 68, 128, 48, 56
NOTES = (  # below the table
    "Income: Artistic + Government, in Ryo. Honor: Artistic,",
    "and 2 or 1 for being first or second on Government.",
)


def payday(state: State) -> Scene:
    """A small table: the numbers at the discs, and what they pay, by player and clause."""
    marks = (*head_marks(), *(mark for row in rows(state) for mark in row_marks(*row)))
    low = 72 + HIGH * state.seats
    notes = tuple(
        Mark(f"note:{n}", "left soft", (24, low + 14 + 22 * n), "", text, 18)
        for n, text in enumerate(NOTES)
    )
    marks += notes
    frame = (0, 0, 2 * LEFT + PITCH * (len(HEADS) - 1), low + FOOT)
    title = "Honor for Artistic and Government at the end" if state.phase == OVER else NOW
    paper = f'<rect class="washi" width="{frame[2]}" height="{frame[3]}"/>'
    return Scene(frame, marks, LOOKS, title, backdrop=paper)


def rows(state: State) -> list[tuple[int, tuple[str, ...]]]:
    """By seat: both numbers, the income, and the Honor; "none" where the round pays nothing."""
    board, last = state.board, state.round == state.board.rounds
    honored = last or state.round in board.honor_rounds
    places = {seat: points for seat, points, _ in government_places(state.players)}
    found: list[tuple[int, tuple[str, ...]]] = []
    for seat, player in enumerate(state.players):
        art, government = board.artistic[player.artistic], board.government[player.government]
        income = "none" if last else str(art + government)
        place = places.get(seat, 0)
        honor = f"{art} + {place} = {art + place}" if honored else "none"
        found.append((seat, (str(seat + 1), str(art), str(government), income, honor)))
    return found


def head_marks() -> Iterator[Mark]:
    """The heads of the columns, and the clauses that pay."""
    for n, head in enumerate(HEADS):
        yield Mark(f"head:{n}", "strong", (LEFT + PITCH * n, 24), "", head, 22)
        words = rule_name(CLAUSES[head]) if head in CLAUSES else ""
        yield Mark(f"clause:{n}", "soft", (LEFT + PITCH * n, 50), "", words, 16)


def row_marks(seat: int, words: tuple[str, ...]) -> Iterator[Mark]:
    """A player's row."""
    y = 88 + HIGH * seat
    first, *others = words
    disc = f"badge {COLORS[seat]}"
    yield Mark(f"who:{seat}", disc, (LEFT, y), "disc 18", first, 22, title=f"player {first}")
    for n, word in enumerate(others, 1):
        title = f"{HEADS[n]} of player {first}: {word}"
        yield Mark(f"cell:{seat}:{n}", "cell", (LEFT + PITCH * n, y), "", word, 26, title=title)
