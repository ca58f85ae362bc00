"""A lesson of one level."""

from __future__ import annotations

from japanboards.core.lesson import Level, Mistake

from .rules import Sail

LEVELS = (
    Level(
        "Ferries",
        "To sail",
        "goals: Minami\nwind: yes",
        "Sail to an island next to you.",
        lambda state, move, after: isinstance(move, Sail),
        ("FER-2", "FER-3", "FER-4"),
        "The routes go round the bay.",
        ("sail Nishi",),
        "With wind a ferry sails one island far.",
        astray=("rest",),
        mistakes=(Mistake("sail Minami", "FER-3"), Mistake("rest", "FER-2", "goals: Kita")),
    ),
)
