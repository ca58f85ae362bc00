"""What lies on the table in Kaigan."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...core.rulebook import Event
from ...core.secrets import Hidden
from ...core.values import make_copier
from ..board import Board
from ..cards import Tile

__all__ = [
    "ACTIONS",
    "ARTISTIC",
    "BY_CLAUSE",
    "CARDS",
    "FLEXIBLE",
    "NEUTRAL",
    "NO_SEAT",
    "ON_TILES",
    "ON_TRAVEL",
    "OVER",
    "REPUTATION",
    "SCORING",
    "SOURCES",
    "SUPPLY",
    "TILES",
    "Laid",
    "Player",
    "Site",
    "State",
    "Switches",
    "put",
    "updated",
    "updated_player",
]

NO_SEAT = -1  # whose row a vacant one is, who holds the Quadrant Card on the board
SUPPLY = -1  # no square: a surveyor who is not on the map

# The phases that stop for somebody; income, honor and the end of a round pass by themselves.
TILES, CARDS, ACTIONS, NEUTRAL, SCORING, OVER = (
    *("tiles", "cards", "actions", "neutral", "scoring", "over"),
)

# Where Honor came from during play -> the clause. A player's ledger counts it in this order.
SOURCES = {
    "reputation": "KAI-ACT-06",
    "flexible": "KAI-ACT-18",
    "tiles": "KAI-P4-03",
    "travel": "KAI-P4-07",
    "artistic": "KAI-P6-02",
    "first": "KAI-P6-03",
    "second": "KAI-P6-04",
    "tied-first": "KAI-P6-05",
    "tied-second": "KAI-P6-06",
}
REPUTATION, FLEXIBLE, ON_TILES, ON_TRAVEL, ARTISTIC = range(5)
BY_CLAUSE = {clause: source for source, clause in enumerate(SOURCES.values())}


@dataclass(frozen=True, slots=True)
class Player:
    """One player's money, cards in hand, surveyors, discs and Honor."""

    ryo: int | Hidden
    cards: tuple[str, ...]  # in the order they are printed
    surveyors: tuple[int, ...]  # a square for each, or SUPPLY; sorted
    artistic: int = 0  # positions of the discs
    government: int = 0
    travel: int = 0
    ledger: tuple[int, ...] = (0,) * len(SOURCES)

    @property
    def honor(self) -> int:
        """The position of the Honor disc."""
        return sum(self.ledger)

    @property
    def purse(self) -> int:
        """The money, where it may be seen."""
        assert isinstance(self.ryo, int), "this money is hidden"
        return self.ryo

    def with_disc(self, track: str, at: int) -> Player:
        """The player with a disc on this space of a track."""
        if track == "artistic":
            return updated_player(self, artistic=at)
        if track == "government":
            return updated_player(self, government=at)
        return updated_player(self, travel=at)

    def honored(self, source: int, points: int) -> Player:
        """The player with more Honor of one source."""
        ledger = list(self.ledger)
        ledger[source] += points
        return updated_player(self, ledger=tuple(ledger))


@dataclass(frozen=True, slots=True)
class Site:
    """A tile on the map with its markers: one count per seat, the neutral ones last.

    In which order they were laid matters to no rule; it is kept so that a marker stays where it
    was drawn when another one comes.
    """

    tile: Tile
    markers: tuple[int, ...]
    laid: tuple[int, ...] = field(default=(), compare=False)  # one by one, neutral ones as -1

    @property
    def room(self) -> int:
        """How many markers are still missing."""
        return self.tile.size - sum(self.markers)

    def marked(self, who: int, count: int) -> Site:
        """The tile with more markers of a seat, or neutral ones (-1)."""
        markers = list(self.markers)
        markers[who] += count
        return Site(self.tile, tuple(markers), self.laid + (who,) * count)


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the grid, and whom it belongs to."""

    owner: int
    card: str


@dataclass(frozen=True, slots=True)
class Switches:
    """The rulings that a table may decide otherwise; ``OPTIONS`` explains them."""

    quadrant_pass_then_claim: bool = True
    open_money: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position: players, grid, map, and who has to do what."""

    board: Board
    players: tuple[Player, ...]
    map: tuple[Site | None, ...]  # by square
    pile: tuple[str, ...]  # what may still be drawn, in printed order
    grid: tuple[Laid | None, ...]  # by space
    claims: tuple[int, ...]  # by row: a seat, or NO_SEAT
    round: int = 1
    phase: str = TILES
    seat: int = 0  # who decides in the phases of cards and actions, and begins the first
    opened: bool = False  # this turn's card is laid, or the Quadrant Card put back instead
    quadrant: int = NO_SEAT  # who holds the Quadrant Card
    at: int = 0  # the space being resolved
    sending: int = 0  # surveyors that a dispatch still has to send
    sent: tuple[int, ...] = ()  # squares it has sent surveyors to
    dice: tuple[int, ...] = ()  # rolled for neutral markers
    switches: Switches = Switches()
    last_dice: tuple[int, ...] = field(default=(), compare=False)  # to be seen until the next roll
    news: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def player(self) -> Player:
        """Whoever has to decide."""
        return self.players[self.seat]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def action(self) -> str:
        """The action of the space being resolved; "" in the other phases."""
        return self.action_on(self.at) if self.phase == ACTIONS else ""

    def action_on(self, space: int) -> str:
        """The action that a card or the board shows on a space; "" where there is none."""
        laid = self.grid[space]
        return laid.card if laid else self.board.printed[space]

    def number_of(self, row: int, space: int) -> int:
        """The number that the board shows on a free space: its place in the order of acting."""
        return (space - 1) * self.seats + row


if TYPE_CHECKING:  # so that fields and their kinds are checked
    from dataclasses import replace as updated
    from dataclasses import replace as updated_player
else:
    updated, updated_player = make_copier(State), make_copier(Player)


def put(things: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    """A tuple with one thing replaced.

    >>> put((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    return (*things[:at], thing, *things[at + 1 :])
