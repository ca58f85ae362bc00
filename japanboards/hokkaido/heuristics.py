"""What a player may still hope for in Hokkaido: for bots, which see no further than a turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..core.boards import remembered
from ..core.game import Seat
from ..core.secrets import known
from ..core.words import counted
from .board import Board
from .heuristics_routes import LONG, actions_to, missing, of_regions
from .rules.effects import apply
from .rules.effects_conflict import overfull, removals, settle_conflicts
from .rules.moves import (
    BOTH_CARDS,
    Claim,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Place,
    Reveal,
    Sea,
    Take,
)
from .rules.paths import joined
from .rules.scoring import FIRST_CLAIM, regions_paid
from .rules.state import (
    ACT,
    ACTIONS,
    DECK,
    DISCARD,
    FREE,
    KEEP,
    OVER,
    SAME,
    TAKE,
    State,
    updated,
)

FADES = 0.6  # what a route is worth, for each piece it still needs
SOBER, LATE = 0.5, 0.5  # the same for a sharp search at the start, and by how much it falls
CLAIMS = 0.5  # what an open spot is worth: others want it too
REGIONS = 0.6  # what a region is worth before it is counted
AHEAD = 1  # turn that a search plays on
SHED = 1.0  # points that the action is worth by which a card in hand is discarded
PACE = 0.85  # what a route is worth to a beginner, for each action it still needs
ENOUGH = 1  # card in hand that a beginner works on at a time, beside one that is to be claimed
CLOSE = 5  # actions in which a route can be completed that is worth a card
FACTS = 3  # that are said of a moved piece
PIECE = 1.5  # points that a lost piece is worth, beside other facts
LOST = re.compile(r"player (\d) loses a piece in ([^(:]+?)(?: \(|:)")


def boundary(state: State) -> bool:
    """A turn is over: conflicts are settled."""
    return state.step == OVER or (state.step == ACT and state.left == ACTIONS)


def points(state: State, seat: Seat) -> int:
    """First claims, reveals, and after one's last turn the cards."""
    player, cards = state.players[seat], state.board.cards
    claims = FIRST_CLAIM * sum([row.first == seat for row in state.public])
    shown = sum([cards[name].low for name in player.revealed])
    return claims + shown + sum([count for _, count in player.scored or ()])


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


# --- for a gentle bot ---


def plain_estimate(state: State, seat: Seat) -> float:
    """What a beginner hopes for: regions, and cards by how many actions they are still away.

    A piece that has grown, or has come a step nearer, is worth something before it has arrived. Of
    the public cards the best is aimed at: who wants a little of all of them comes nowhere.
    """
    if state.step == OVER:
        return 0.0
    everywhere = tuple([player.pieces for player in state.players])
    hope = (
        REGIONS * of_regions(state.board, everywhere, state.switches.second_after_tied_first)[seat]
    )
    player, cards = state.players[seat], state.board.cards
    if player.scored is not None:
        return hope
    for row in state.public:
        if seat in (row.first, row.second):
            card = cards[row.card]
            paid = card.high if row.first == seat else card.low
            hope += nearness(state, seat, row.card) * paid
    hope += max([worth for worth, _ in aims(state, seat)], default=0.0)
    hope += sum([nearness(state, seat, name) * cards[name].low for name in player.revealed])
    drawn = known(state.drawn) if state.step == KEEP and state.seat == seat else ()
    held = sum([of_card(state, seat, name) for name in known(player.hand)])
    return hope + held + max([of_card(state, seat, name) for name in drawn], default=0.0)


def aims(state: State, seat: Seat) -> list[tuple[float, str]]:
    """The public cards that a player may still claim, and what a beginner hopes of each."""
    found = list[tuple[float, str]]()
    for row in state.public:
        if row.second == FREE and seat != row.first:
            card = state.board.cards[row.card]
            paid = card.high + FIRST_CLAIM if row.first == FREE else card.low
            found.append((nearness(state, seat, row.card) * paid, row.card))
    return found


def of_card(state: State, seat: Seat, name: str) -> float:
    """What a beginner hopes of a card in hand: its number, or the loss of it."""
    return (2 * nearness(state, seat, name) - 1) * state.board.cards[name].high


def nearness(state: State, seat: Seat, name: str) -> float:
    """How much a beginner believes in a route: the less, the more actions it needs.

    In the last turn there are only so many.
    """
    actions = actions_of(state, seat, name)
    if seat == state.seat and is_last_turn(state) and actions > state.left:
        return 0.0
    return float(PACE**actions)


def actions_of(state: State, seat: Seat, name: str) -> int:
    """The actions that a route needs of a player, about."""
    player = state.players[seat]
    return actions_to(state.board, player.pieces, min(player.stock, LONG), name)


def wastes(state: State, move: Move) -> bool:
    """What leads nowhere: a way back, a card that will not be finished, or a piece that is lost."""
    match move:
        case Land(_, to) | Sea(_, to) | Grow(to) if loses(state, state.board.index[to]):
            return True
        case Land() | Sea():
            return not leads_on(state, apply(state, move))
        case Draw():
            return is_last_turn(state) or len(unfinished(state)) >= ENOUGH
        case Keep(card):
            return card == BOTH_CARDS and bool(unfinished(state))
        case Take(card):
            return not is_worth_taking(state, card)
        case Discard(card):
            return not is_worth_discarding(state, card)
    return False


def leads_on(state: State, after: State) -> bool:
    """Whether a piece has come nearer to something, and has left no route that is to be paid."""
    board, seat, mask = state.board, state.seat, after.players[state.seat].mask
    own = [row.card for row in state.public if seat in (row.first, row.second)]
    held = [board.cards[name] for name in (*own, *state.me.revealed)]
    if any(joined(board, state.me.mask, card) and not joined(board, mask, card) for card in held):
        return False
    return plain_estimate(after, seat) > plain_estimate(state, seat)


def is_worth_taking(state: State, card: str) -> bool:
    """Whether a beginner has use for a public card, which was not theirs a moment ago.

    The one that is aimed at stays where it is: it is to be claimed.
    """
    if card in [row.card for row in state.public[len(state.public) - state.spent[DISCARD] :]]:
        return False
    if card == max(aims(state, state.seat), default=(0.0, ""))[1]:
        return False
    actions = actions_of(state, state.seat, card)
    if is_last_turn(state) or len(unfinished(state)) >= ENOUGH:
        return not actions
    return actions <= CLOSE


def is_worth_discarding(state: State, card: str) -> bool:
    """Whether a card is one too many: what can wait for the last turn, waits."""
    taken = state.spent[TAKE] and card in state.me.known
    if taken or state.spent[DECK] or card not in unfinished(state):
        return False
    return is_last_turn(state) or len(unfinished(state)) > ENOUGH


def loses(state: State, at: int) -> bool:
    """Whether one more piece of the player on turn would cost them one in this province."""
    counts = [player.pieces[at] for player in state.players]
    counts[state.seat] += 1
    if at >= state.board.size:
        return False
    limit = state.board.limit(state.seats, at)
    return any(
        state.seat in step for step in removals(counts, limit, state.switches.conflict_order)
    )


def is_last_turn(state: State) -> bool:
    """Whether the player on turn has no turn after this one."""
    return bool(state.until) and state.until - state.turns <= state.seats


def unfinished(state: State) -> list[str]:
    """The cards in hand of the player on turn whose routes are not complete."""
    board, me = state.board, state.me
    return [name for name in known(me.hand) if not joined(board, me.mask, board.cards[name])]


# --- in words ---


def reasons(state: State, seat: Seat, move: Move) -> list[str]:
    """What speaks for a move, as a player says it: what it does for routes and regions."""
    match move:
        case Place() | Land() | Sea() | Grow():
            after = apply(state, move)
            grown = isinstance(move, Place | Grow)
            told = [
                *for_routes(state, after, seat, grown),
                *for_regions(state, after, seat),
                *for_pieces(state, after, seat),
            ]
            return [said for _, said in sorted(told, key=lambda each: -each[0])[:FACTS]]
        case Draw():
            held = len(unfinished(state))
            return [f"you hold {counted(held, 'card')} that you still work on"]
        case Keep(card) if card != BOTH_CARDS:
            other = [
                f"the other, {name}: {still(state, name)}"
                for name in known(state.drawn)
                if name != card
            ]
            return [f"{card}: {still(state, card)}", *other]
        case Take(card) | Claim(card) | Reveal(card):
            return [f"{card}: {still(state, card)}"]
        case Discard(card):
            if card in unfinished(state):
                high = counted(state.board.cards[card].high, "point")
                return [f"{card}: {still(state, card)}; in hand it would cost {high} at the end"]
    return []


def still(state: State, card: str) -> str:
    """What a card's route asks of the player on turn yet."""
    pieces = missing(state.board, state.me.mask, card)
    return f"its route needs {counted(pieces, 'more piece')}" if pieces else "its route is complete"


def for_routes(before: State, after: State, seat: Seat, grown: bool) -> Iterator[tuple[float, str]]:
    """The routes that a moved piece completes, breaks or brings nearer, by how much that is.

    A piece that joins another fills no gap: it is one that can walk on.
    """
    board, masks = before.board, (before.players[seat].mask, after.players[seat].mask)
    for worth, name in wanted(before, seat):
        then, now = (missing(board, mask, name) for mask in masks)
        steps = [actions_of(state, seat, name) for state in (before, after)]
        weight = worth * abs(PACE ** steps[1] - PACE ** steps[0])
        if now == 0 < then:
            yield worth, f"it completes {name}, worth {worth}"
        elif then == 0 < now:
            yield worth, f"it breaks {name}, worth {worth}"
        elif now < then:
            yield weight, f"{name}, worth {worth}, then needs {counted(now, 'more piece')}"
        elif steps[1] < steps[0] and not overfull(after):
            kind = "it can walk on toward" if grown else "it is a step on the way to"
            yield weight, f"{kind} {name}, worth {worth}"


def wanted(state: State, seat: Seat) -> list[tuple[int, str]]:
    """The cards that a player can still be paid for, each with its points."""
    cards, player, found = state.board.cards, state.players[seat], list[tuple[int, str]]()
    for row in state.public:
        if seat == row.first or row.first == FREE:
            found.append((cards[row.card].high, row.card))
        elif seat == row.second or row.second == FREE:
            found.append((cards[row.card].low, row.card))
    found += [(cards[name].low, name) for name in player.revealed]
    return found + [(cards[name].high, name) for name in known(player.hand)]


def for_regions(before: State, after: State, seat: Seat) -> Iterator[tuple[float, str]]:
    """The regions that would pay a player more or less than before, with conflicts settled."""
    sheets = regions_paid(before), regions_paid(settle_conflicts(after))
    for (name, _, then), (_, _, now) in zip(*sheets, strict=True):
        gain = now[seat][0] - then[seat][0]
        if gain:
            said = f"{name} would pay you {now[seat][0]}, not {then[seat][0]}, if it ended now"
            yield REGIONS * abs(gain), said


def for_pieces(before: State, after: State, seat: Seat) -> Iterator[tuple[float, str]]:
    """Who loses pieces by a conflict: now, or when the turn ends with a place too full."""
    full, settled = overfull(after), settle_conflicts(updated(after, news=()))
    events = settled.news if full else after.news if after.turns != before.turns else ()
    lost = [found for event in events if (found := LOST.match(event.text))]
    for who, where in dict.fromkeys((int(found[1]), found[2]) for found in lost):
        many = sum((int(found[1]), found[2]) == (who, where) for found in lost)
        name = "you lose" if who == seat + 1 else f"player {who} loses"
        unless = ", unless one leaves before the turn ends" if full else ""
        yield PIECE * many, f"{name} {counted(many, 'piece')} in {where}{unless}"
