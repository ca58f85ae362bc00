"""What the player to move in Hokkaido is asked, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...core.asking import Choice, Way, sentence, ways_by
from ...core.game import Seat
from ...core.rulebook import Breach
from ...core.secrets import known
from ...core.words import counted
from ..board import Board
from ..book import BOOK
from ..rules.generator import legal_moves
from ..rules.legality import breaches
from ..rules.moves import (
    BOTH_CARDS,
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Place,
    Reveal,
    Sea,
    Stop,
    Take,
)
from ..rules.paths import cheapest
from ..rules.state import (
    ACT,
    CLAIM,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    FREE,
    GROW,
    KEEP,
    OVER,
    PLACE,
    REVEAL,
    TAKE,
    State,
)
from .touch_conflict import full_provinces, is_costly, joins, warnings

# --- what is asked ---


def ways(state: State) -> list[Way[Move]]:
    """The legal moves by the phrase that asks for them."""
    return ways_by(legal_moves(state), lambda move: phrase(state, move))


PHRASES = {
    Place: "touch the city you start in",
    Land: "touch a piece and its goal",
    Sea: "touch a piece and its goal",
    Grow: "grow",
    Claim: "claim a card",
    Reveal: "reveal a card",
    Draw: "draw",
    Take: "take a public card",
    Discard: "discard a card",
    Keep: "touch the one you keep",
}


def phrase(state: State, move: Move) -> str:
    """An order that asks for a move and for others like it."""
    if move == Keep(BOTH_CARDS):
        return "keep both for one more action"
    if isinstance(move, Grow) and state.landless:
        city = state.board.called(state.board.start)
        return f"grow in {city}, since you begin this turn off the island"
    return PHRASES[type(move)]


def prompt(state: State) -> str:
    """What the player to move is asked, and which conflicts the turn would end with."""
    asked = sentence(ways(state))
    if state.step == KEEP:
        return f"Two cards are drawn. {asked}"
    if state.step != ACT:
        return asked
    left = f"{counted(state.left, 'action')} to take."
    return " ".join([left, asked, *warnings(state)])


def asked_by(state: State) -> tuple[str, ...]:
    """The clauses that a prompt cites: of the last action one may ask whether it has to be."""
    return ("HOK-TURN-03",) if state.step == ACT and state.left == 1 else ()


# --- what a move comes to ---

FULL = "full"
LEGEND = "Full: one piece too many here is lost when your turn ends."


def captions(state: State, seat: Seat) -> dict[tuple[str, ...], str]:
    """The moves into a province that is full, for whoever is on turn."""
    if state.step != ACT or state.seat != seat:
        return {}
    full = full_provinces(state)
    moves = [move for move in legal_moves(state) if not isinstance(move, Grow)]  # a button's
    return {picks(move): FULL for move in moves if full and joins(move) in full}


def costly(state: State, seat: Seat) -> frozenset[tuple[str, ...]]:
    """The moves by which the player on turn loses pieces: they are asked for twice."""
    if state.step not in (ACT, KEEP) or state.seat != seat:
        return frozenset()
    return frozenset(picks(move) for move in legal_moves(state) if is_costly(state, move))


# --- buttons beside the board ---

BUTTONS = (  # what may be chosen in a turn: touch, words, kind, and why not in general
    ("grow", "Grow", GROW, "you have no piece on the island"),
    ("claim", "Claim", CLAIM, "no public route to claim"),
    ("reveal", "Reveal", REVEAL, "no route in hand to reveal"),
    ("draw", "Draw", DECK, "the deck is empty"),
    ("take", "Take", TAKE, "no public card is free"),
    ("discard", "Discard", DISCARD, "you have no card in hand"),
)


SHORT = 36  # letters of a note or reason: two rows, so that no button changes its height


TWICE = "HOK-TURN-05"  # no kind of action is taken three times


def choices(state: State, seat: Seat) -> list[Choice]:
    """What the player on turn may choose without a place on the map, and why not."""
    if state.seat != seat:
        return []
    legal = {picks(move)[-1] for move in legal_moves(state)} if state.step in (ACT, KEEP) else set()
    if state.step == KEEP:
        return choices_while_keeping(state, legal)
    if state.step != ACT:
        return []
    found = [
        Choice(
            f"do:{verb}",
            text,
            note=note(state, verb, kind),
            reason="" if f"do:{verb}" in legal else reason(state, verb, why),
        )
        for verb, text, kind, why in BUTTONS
    ]
    return [*found, *([Choice("do:stop", "End the turn")] if "do:stop" in legal else [])]


def choices_while_keeping(state: State, legal: Collection[str]) -> list[Choice]:
    """The same buttons while drawn cards wait, so that nothing moves: both may be kept."""
    why = "it would be a third draw" if state.left else "no action is left for both"
    why = "" if "do:both" in legal else why
    both = Choice("do:both", "Keep both", note="for one more action", reason=why)
    first = "first keep a drawn card"
    return [
        both if verb == "draw" else Choice(f"do:{verb}", text, reason=first)
        for verb, text, _, _ in BUTTONS
    ]


NOTES = {  # what an action does, and what it costs
    "grow": "a piece from your stock joins",
    "claim": "costs a piece of your stock",
    "reveal": "lays a card open; costs a piece",
    "draw": "see two, keep one",
    "take": "a public card to your hand",
    "discard": "a card of yours becomes public",
}


def note(state: State, verb: str, kind: int) -> str:
    """What an action does, and how often it was done."""
    if state.spent[kind] == 1:
        return "done once, and once more at most"
    return f"{NOTES[verb]}; {state.deck} left" if verb == "draw" else NOTES[verb]


def reason(state: State, verb: str, general: str) -> str:
    """Why an action cannot be done: what stands against all that it could be about."""
    found = [breaches(state, move) for move in meant_by_button(state, verb, None, ())]
    if found and all(any(each.clause.id == TWICE for each in broken) for broken in found):
        return "done twice, which is the most"
    said = [[breach.complaint.split(";")[0] for breach in broken] for broken in found]
    common = [text for text in said[0] if all(text in other for other in said)] if said else []
    told = [*common, nearest_route(state, verb)]
    return next((text for text in told if 0 < len(text) <= SHORT), general)


def nearest_route(state: State, verb: str) -> str:
    """The card that lacks least to be claimed or revealed, and what that is."""
    board, mask, seat = state.board, state.me.mask, state.seat
    free = [row.card for row in state.public if row.second == FREE and row.first != seat]
    names = {"claim": free, "reveal": list(known(state.me.hand))}.get(verb, [])
    lacks = {
        name: [at for at in cheapest(board, mask, board.cards[name]) if not mask >> at & 1]
        for name in names
    }
    name = min(lacks, key=lambda each: len(lacks[each]), default="")
    left = lacks.get(name, [])
    if not left:
        return ""
    return f"{name} still needs {board.names[left[0]] if len(left) == 1 else f'{len(left)} more'}"


# --- what is touched ---


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal.

    A card or a province may be touched to look at it, so the action is the goal, not the card.
    """
    match move:
        case Place(province):
            return (f"place:{province}",)
        case Land(place, to) | Sea(place, to):
            return f"piece:{place}", f"place:{to}"
        case Grow(province):
            return f"place:{province}", "do:grow"
        case Claim(card) | Take(card) | Discard(card) | Reveal(card):
            return f"card:{card}", f"do:{type(move).__name__.lower()}"
        case Draw():
            return ("do:draw",)
        case Keep(card):
            return ("do:both",) if card == BOTH_CARDS else (f"card:{card}",)
        case Stop():
            return ("do:stop",)
        case Deal():
            return ()


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not.

    They are about what was touched; a piece counts as its place.
    """
    if state.step in (DEAL, DRAW, OVER):
        return []
    pairs = [(kind, what) for kind, _, what in (touch.partition(":") for touch in touched)]
    said = dict(pairs)
    on_board = state.board.index
    places = [what for kind, what in pairs if kind in ("piece", "place") and what in on_board]
    last = "place" if "place" in said else "piece"
    if state.step == PLACE and places:
        return [Place(places[-1])]
    if state.step == KEEP and "card" in said and "do" not in said:
        return [Keep(said["card"])]
    if "do" in said:
        return meant_by_button(state, said["do"], said.get("card"), places)
    if "card" in said and not places:
        return meant_by_card(state, said["card"])
    if "card" in said:
        return []
    if len(places) > 1:
        return [from_to(state, *places[-2:])]
    return meant_by_place(state, last, places[-1]) if places else []


def meant_by_button(
    state: State, button: str, card: str | None, places: Sequence[str]
) -> list[Move]:
    """A button, with what it was about or with what it could be about."""
    match button:
        case "stop":
            return [Stop()]
        case "draw":
            return [Draw()]
        case "both":
            return [Keep(BOTH_CARDS)]
        case "grow":
            start = state.board.names[state.board.start]
            own = [name for name in occupied(state) if state.board.index[name] < state.board.size]
            return [Grow(name) for name in (places[-1:] or own or [start])]
    kinds: dict[str, type[Claim | Take | Discard | Reveal]] = {
        "claim": Claim,
        "take": Take,
        "discard": Discard,
        "reveal": Reveal,
    }
    if button not in kinds or (places and card is None):
        return []
    held = state.me.hand if button in ("discard", "reveal") else [row.card for row in state.public]
    cards = [name for name in held if isinstance(name, str)] if card is None else [card]
    return [kinds[button](name) for name in cards]


def meant_by_card(state: State, card: str) -> list[Move]:
    """A card alone: what one wants of a public one, of a revealed one, and of one in hand."""
    if card in state.me.hand:
        return [Reveal(card), Discard(card)]
    if card in state.me.revealed:
        return [Reveal(card)]
    return [Claim(card), *[Take(row.card) for row in state.public if row.card == card]]


def meant_by_place(state: State, kind: str, place: str) -> list[Move]:
    """A place alone: to go there, or where the player has a piece, to grow or to leave."""
    own = occupied(state)
    if place not in own:
        starts = beside(state, place) or own
        return [from_to(state, start, place) for start in starts] or [Grow(place)]
    board, at = state.board, state.board.index[place]
    if kind == "place" and at < board.size:
        return [Grow(place)]
    if at == board.sea:
        return [Sea(place, board.names[to]) for to in shores(board)]
    if at >= board.size:
        return [Sea(place, board.names[board.sea])]
    by_sea = [Sea(place, board.names[board.sea])] if board.coast[at] else []
    return [*[Land(place, board.names[to]) for to in board.neighbors[at]], *by_sea]


def beside(state: State, place: str) -> list[str]:
    """The places from which a piece of the player on turn could come with one action."""
    board, at = state.board, state.board.index[place]
    near: set[int] = set(board.neighbors[at]) if at < board.size else set()
    if at == board.sea:
        near.update(shores(board))
    elif at in shores(board):
        near.add(board.sea)
    return [name for name in occupied(state) if board.index[name] in near]


def shores(board: Board) -> list[int]:
    """The places to which a piece At Sea may sail."""
    return [*board.countries, *(at for at in range(board.size) if board.coast[at])]


def against(state: State, touched: Sequence[str]) -> list[Breach]:
    """What speaks against touches that are about no piece in particular, or about no place."""
    kind, _, what = touched[-1].partition(":")
    if kind == "unplayed":
        return [
            Breach(BOOK["HOK-MAP-04"], "this land is not in this game, and no piece goes there")
        ]
    if len(touched) > 1 or kind != "place" or state.step != ACT:
        return []
    own = occupied(state)
    if len(own) < 2 or what in own or beside(state, what):
        return []
    island = state.board.index[what] < state.board.size
    far = f"no piece of yours is one step away from {what}"
    return [Breach(BOOK["HOK-LAND-01" if island else "HOK-SEA-05"], far)]


def from_to(state: State, start: str, goal: str) -> Move:
    """A piece goes from place to place: by sea if either lies overseas."""
    overseas = state.board.names[state.board.size :]
    return Sea(start, goal) if start in overseas or goal in overseas else Land(start, goal)


def occupied(state: State) -> list[str]:
    """The places with a piece of the player on turn."""
    return [state.board.names[at] for at, count in enumerate(state.me.pieces) if count]
