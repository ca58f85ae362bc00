"""What a player may still hope for in Hokkaido: for bots, which see no further than a turn."""

from __future__ import annotations

from ..core.boards import remembered
from ..core.game import Seat
from ..core.secrets import known
from .board import Board
from .rules.paths import cheapest
from .rules.scoring import FIRST_CLAIM, region_points
from .rules.state import ACT, ACTIONS, FREE, KEEP, OVER, SAME, State

FADES = 0.6  # what a route is worth, for each piece it still needs
SOBER, LATE = 0.5, 0.5  # the same for a sharp search at the start, and by how much it falls
CLAIMS = 0.5  # what an open spot is worth: others want it too
REGIONS = 0.6  # what a region is worth before it is counted
AHEAD = 1  # turn that a search plays on
SHED = 1.0  # points that the action is worth by which a card in hand is discarded


def boundary(state: State) -> bool:
    """A turn is over: conflicts are settled."""
    return state.step == OVER or (state.step == ACT and state.left == ACTIONS)


def points(state: State, seat: Seat) -> int:
    """First claims, reveals, and after one's last turn the cards."""
    player, cards = state.players[seat], state.board.cards
    claims = FIRST_CLAIM * sum([row.first == seat for row in state.public])
    shown = sum([cards[name].low for name in player.revealed])
    return claims + shown + sum([count for _, count in player.scored or ()])


@remembered
def missing(board: Board, mask: int, name: str) -> int:
    """The pieces that a card's route still needs of who has pieces in these places."""
    return sum(1 for at in cheapest(board, mask, board.cards[name]) if not mask >> at & 1)


def estimate(state: State, seat: Seat) -> float:
    """Points of cards and regions that are not counted yet, as they stand."""
    return hoped(state, seat, FADES)


def sharp_estimate(state: State, seat: Seat) -> float:
    """The same for who looks further: the later it is, the less becomes of an open route."""
    return hoped(state, seat, SOBER * (1 - LATE * progress(state)))


def hoped(state: State, seat: Seat, fades: float) -> float:
    """Points not counted yet, if a route is worth so much less for each piece it still needs."""
    if state.step == OVER:
        return 0.0
    everywhere = tuple([player.pieces for player in state.players])
    regions = of_regions(state.board, everywhere, state.switches.second_after_tied_first)[seat]
    if state.players[seat].scored is not None:
        return REGIONS * regions
    return REGIONS * regions + of_public(state, seat, fades) + of_own(state, seat, fades)


@remembered
def of_regions(
    board: Board, everywhere: tuple[tuple[int, ...], ...], second_after_tie: bool
) -> tuple[int, ...]:
    """What all regions would pay each player, by where everybody's pieces are."""
    totals = [0] * len(everywhere)
    for region in range(len(board.regions)):
        inside = [at for at, other in enumerate(board.region_of) if other == region]
        counts = [sum([pieces[at] for at in inside]) for pieces in everywhere]
        for seat, (points, _) in enumerate(region_points(counts, second_after_tie)):
            totals[seat] += points
    return tuple(totals)


def of_public(state: State, seat: Seat, fades: float) -> float:
    """Public cards: those with a piece of the player, and those that may still get one."""
    board, mask, total = state.board, state.players[seat].mask, 0.0
    for row in state.public:
        card, chance = board.cards[row.card], fades ** missing(board, mask, row.card)
        if seat in (row.first, row.second):
            total += chance * (card.high if row.first == seat else card.low)
        elif row.first == FREE:
            total += CLAIMS * chance * (card.high + FIRST_CLAIM)
        elif row.second == FREE:
            total += CLAIMS * chance * card.low
    return total


def of_own(state: State, seat: Seat, fades: float) -> float:
    """Revealed cards, and those in hand; of two cards just drawn, the one better kept."""
    board, player = state.board, state.players[seat]
    mask, cards = player.mask, board.cards
    shown = sum([fades ** missing(board, mask, name) * cards[name].low for name in player.revealed])
    hand, spared = tuple(known(player.hand)), 0 if state.until else SAME
    if state.step == KEEP and state.seat == seat:
        hands = [(*hand, name) for name in known(state.drawn)]
        return shown + max([of_hand(board, mask, hand, spared, fades) for hand in hands])
    return shown + of_hand(board, mask, hand, spared, fades)


@remembered
def of_hand(board: Board, mask: int, hand: tuple[str, ...], spared: int, fades: float) -> float:
    """Cards in hand pay or cost their number; but some can be discarded before it comes to that."""
    odds = [(fades ** missing(board, mask, name), board.cards[name].high) for name in hand]
    costs = sorted([((1 - chance) * high, (1 - chance) * SHED) for chance, high in odds])
    held, shed = costs[: max(0, len(costs) - spared)], costs[max(0, len(costs) - spared) :]
    gains = sum([chance * high for chance, high in odds])
    return gains - sum([cost for cost, _ in held]) - sum([cost for _, cost in shed])


def progress(state: State) -> float:
    """The share of the game that has been played, by the stock and by the deck that end it."""
    if state.until:
        return min(1.0, 0.9 + 0.1 * (1 - (state.until - state.turns) / state.seats))
    stock = min([player.stock / (player.stock + sum(player.pieces)) for player in state.players])
    dealt = state.deck / max(1, len(state.board.cards))
    return 0.9 * (1 - min(stock, dealt))
