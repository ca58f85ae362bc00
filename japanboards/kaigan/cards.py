"""What is printed in Kaigan: the actions with their prices, and the tiles of the map."""

from __future__ import annotations

from dataclasses import dataclass

TRACKS = ("artistic", "government", "travel")
COLORS = ("red", "yellow", "blue", "green")  # by seat

QUADRANT = "quadrant"
SURVEYOR = "surveyor"  # the back of every card
CHOICELESS = ("artistic", "government", "job", "reputation")
TITLES = {  # every action that may be on a card or printed on the board -> its title
    "artistic": "Artistic",
    "government": "Government",
    SURVEYOR: "Surveyor",
    "job": "Side job",
    "reputation": "Reputation",
    "dispatch": "Dispatch",
    "mapping": "Mapping",
    "great": "Great map",
    "flexible": "Flexible",
    QUADRANT: "Quadrant",
}

# Prices and gains, in Ryo and Honor.
SEND_PRICE = 2
JOB_RYO = 5
REPUTATION_HONOR = 2
DISPATCH_PRICES = {2: 5, 3: 8}  # by surveyors
MAP_PRICES = {1: 2, 2: 6}  # by markers
GREAT_PRICES = {"plain": 3, "rich": 10}  # by tariff, for each tile
GREAT_MARKERS = {"plain": 1, "rich": 2}  # the most on a tile
FLEXIBLE_RYO = 3
FLEXIBLE_HONOR = 4
FLEXIBLE_PRICES = {"ryo": 0, "artistic": 3, "government": 3, "travel": 3, "honor": 8}


@dataclass(frozen=True, slots=True)
class Tile:
    """A stretch of coast: what it advances, and how many markers complete it."""

    name: str
    kind: str
    size: int

    def __str__(self) -> str:
        return f"{self.name} ({self.kind} {self.size})"
