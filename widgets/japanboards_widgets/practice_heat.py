"""The rulebook as squares: what of it is known, and a clause in words."""

from __future__ import annotations

from typing import Any

from japanboards.core.practice_memory import Card, in_words
from japanboards.core.practice_session import Practice, kinds_by_clause


def heat(practice: Practice, opened: str) -> dict[str, Any]:
    """All clauses by how well they are known, and the one that is opened."""
    looks = [practice.look(each.id) for _, some in practice.sections() for each in some]
    due = practice.due()
    counts = {look: looks.count(look) for look in ("known", "shaky", "untried", "never")}
    return {
        "looks": looks,
        "due": due,
        "counts": {**counts, "due": len(due)},
        "open": tip(practice, opened) if opened else None,
    }


def begun(card: Card | None) -> str:
    """How a clause stands that was asked, but not often enough to be known."""
    if card is None or card.right < card.asked:
        return "not sure yet"
    return "asked once, right" if card.asked == 1 else f"asked {card.asked} times, all right"


def tip(practice: Practice, opened: str) -> dict[str, Any]:
    """A clause in words, and how it was answered so far."""
    clause = practice.game.BOOK[opened]
    look, card = practice.look(clause.id), practice.memory.cards.get(clause.id)
    if card is not None:
        times = f"{card.asked} time{'s' * (card.asked != 1)}"
        told = f"Asked {times}, {card.right} right. Due {in_words(card.due - practice.now)}."
    else:
        told = "Not asked yet." if look != "never" else "No question is about this one."
    words = {"never": "not asked", "shaky": begun(card)}.get(look, look)
    may = clause.id in kinds_by_clause(practice.stock)
    return {"id": clause.id, "look": words, "text": clause.text, "told": told, "may": may}
