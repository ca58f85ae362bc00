"""How Kaigan's picture is touched: what is asked, which touches spell a move, what was meant."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.asking import Way, sentence, ways_by
from ...core.game import Seat
from ...core.rulebook import Breach
from ...core.secrets import HIDDEN
from ...core.words import counted
from ..book import BOOK
from ..cards import (
    DISPATCH_PRICES,
    FLEXIBLE_HONOR,
    FLEXIBLE_PRICES,
    FLEXIBLE_RYO,
    GREAT_PRICES,
    JOB_RYO,
    MAP_PRICES,
    REPUTATION_HONOR,
    SEND_PRICE,
    TITLES,
    TRACKS,
)
from ..rules.generator import legal_moves, to_move, unsent
from ..rules.legality import nothing_can_be_laid
from ..rules.moves import (
    Act,
    Claim,
    Dispatch,
    Flexible,
    Great,
    Lay,
    Map,
    Move,
    Pass,
    Quadrant,
    Reveal,
    Roll,
    Send,
    Stop,
)
from ..rules.state import ACTIONS, CARDS, SUPPLY, State

PLAIN: dict[str, Move] = {
    "stop": Stop(),
    "pass": Pass(),
    "act": Act(),
    "quadrant": Quadrant(),
}
ASKED_LAST = {Send: 1, Pass: 2, Stop: 2}
PURPOSES = {  # what an action with a choice is for
    "dispatch": "send surveyors",
    "mapping": "mark a tile",
    "great": "mark tiles",
}


# --- what is asked ---


def ways(state: State) -> list[Way[Move]]:
    """The legal moves by the phrase that asks for them: the action, the back of a card, a pass."""
    moves = legal_moves(state)
    ranked = sorted(moves, key=lambda move: ASKED_LAST.get(type(move), 0))
    tracks = [move.choice for move in moves if isinstance(move, Flexible) and move.choice in TRACKS]
    steps = " or ".join(TITLES.get(track, track.title()) for track in tracks)
    return ways_by(ranked, lambda move: phrase(state, move, steps))


def phrase(state: State, move: Move, steps: str) -> str:
    """An order that asks for a move and for others like it."""
    match move:
        case Lay():
            return "lay a card: touch one of yours, then a free space of the grid"
        case Claim():
            return "claim a row: touch its circle"
        case Quadrant():
            return "put the Quadrant Card back"
        case Stop():
            return stop_phrase(state)
        case Act():
            return plain_phrase(state)
        case Flexible(choice):
            return flexible_phrase(choice, steps)
        case Dispatch(count):
            return f"pay {DISPATCH_PRICES[count]} Ryo to dispatch {count} surveyors"
        case Send():
            return send_phrase(state)
        case Map(_, count):
            return f"pay {MAP_PRICES[count]} Ryo for {count} marker{'s' * (count > 1)} on a tile"
        case Great(tariff, _):
            many = "1 marker" if tariff == "plain" else "1 or 2 markers"
            return f"put {many} on each of some tiles for {GREAT_PRICES[tariff]} Ryo per tile"
    return "pass"


def stop_phrase(state: State) -> str:
    """How a turn ends without a claim, and what follows: where no space is free, no card."""
    if not nothing_can_be_laid(state):
        return "press Claim no row yet to lay another card next turn"
    then = ", and you claim next turn" if must_claim(state) else ""
    return f"press Claim no row yet: no space is free{then}"


def must_claim(state: State) -> bool:
    """Whoever can lay nothing next turn has to claim, unless the Quadrant Card can be put back."""
    return state.quadrant != state.seat


def plain_phrase(state: State) -> str:
    """What an action without choices asks for."""
    action = state.action
    if action == "job":
        return f"take {JOB_RYO} Ryo"
    if action == "reputation":
        return f"take {REPUTATION_HONOR} Honor"
    if getattr(state.player, action) == state.board.ends[action]:
        return f"stay on {TITLES[action]}, whose track ends there"
    return f"move a step on {TITLES[action]}"


def flexible_phrase(choice: str, steps: str) -> str:
    """What one of the flexible alternatives asks for; all tracks are one of them."""
    if choice == "ryo":
        return f"take {FLEXIBLE_RYO} Ryo"
    if choice == "honor":
        return f"pay {FLEXIBLE_PRICES[choice]} Ryo for {FLEXIBLE_HONOR} Honor"
    return f"pay {FLEXIBLE_PRICES[choice]} Ryo for a step on {steps}"


def send_phrase(state: State) -> str:
    """How a surveyor is sent: in a dispatch, by the back of a card, or by a printed action."""
    if state.sending:
        return "touch a surveyor of yours, then a tile"
    return f"touch a surveyor and a tile ({SEND_PRICE} Ryo)"


def prompt(state: State) -> str:
    """What the player to move is asked, and what has to be known for it."""
    return f"{situation(state)} {sentence(ways(state))}".strip()


def situation(state: State) -> str:
    """What limits the choice: the space that acts, a dispatch under way, no card to lay."""
    if state.phase == CARDS:
        if state.opened:
            return "" if state.player.cards else "Your last card is laid."
        lays = any(isinstance(move, Lay) for move in legal_moves(state))
        return "" if lays else "No card can be laid."
    if state.phase != ACTIONS:
        return ""
    if state.sending:
        many = "One surveyor is" if state.sending == 1 else f"{state.sending} surveyors are"
        return f"{many} still to be sent."
    row, _ = state.board.where(state.at)
    laid, action = state.grid[state.at], state.action
    whose = f" (Player {laid.owner + 1}'s card)" if laid and laid.owner != state.seat else ""
    purpose = f", to {PURPOSES[action]}" if action in PURPOSES else ""
    return f"Row {row}{whose}: {TITLES[action]}{purpose}."


# --- which touches spell a move ---


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case Lay(card, row, space):
            return f"card:{card}", f"space:{row}/{space}"
        case Claim(row):
            return (f"row:{row}",)
        case Stop() | Pass() | Act() | Quadrant():
            return (type(move).__name__.lower(),)
        case Flexible(choice):
            return (f"flexible:{choice}",)
        case Dispatch(count):
            return (f"dispatch:{count}",)
        case Send(origin, tile):
            return f"from:{origin}", f"tile:{tile}"
        case Map(tile, count):
            return f"map:{count}", f"tile:{tile}"
        case Great(tariff, tiles):
            return f"great:{tariff}", *(f"tile:{tile}" for tile in tiles), "done"
        case Reveal() | Roll():
            return ()


def totals_of(state: State, seat: Seat) -> dict[tuple[str, ...], str]:
    """What each great mapping costs in all, for whoever decides on it: by its touches."""
    player = state.players[seat] if seat in range(state.seats) else None
    if to_move(state) != seat or state.action != "great" or not player or player.ryo is HIDDEN:
        return {}
    return {picks(move): total(move) for move in legal_moves(state) if isinstance(move, Great)}


def total(move: Great) -> str:
    """How many tiles a great mapping has, and what it costs.

    >>> total(Great("plain", ("Izu", "Noto"))), total(Great("rich", ("Izu", "Izu")))
    ('2 tiles: 6 Ryo', '1 tile: 10 Ryo')
    """
    many = len(set(move.tiles))
    return f"{counted(many, 'tile')}: {many * GREAT_PRICES[move.tariff]} Ryo"


# --- what touches that spell no legal move may have meant ---


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not; what was not touched is left open."""
    if to_move(state) not in range(state.seats) or not touched:
        return []
    said: dict[str, list[str]] = {}
    for touch in touched:
        kind, _, word = touch.partition(":")
        said.setdefault(kind, []).append(word)
    last, _, word = touched[-1].partition(":")
    match last:
        case "space" if word == resolved(state) and PLAIN["act"] in legal_moves(state):
            return [PLAIN["act"]]
        case "card" | "space":
            return [laying(said)]
        case "row":
            return [Claim(int(word))]
        case "flexible":
            return [Flexible(word)]
        case "dispatch":
            return [Dispatch(int(word))]
    return [PLAIN[last]] if last in PLAIN else on_tiles(state, said, touched)


def against(state: State, touched: Sequence[str]) -> list[Breach]:
    """The one reason that decides: in another phase nothing else matters, then the first rule."""
    meant = [BOOK.breaches(state, move) for move in intended_moves(state, touched)]
    refused = [broken for broken in meant if broken]
    if not refused or len(refused) < len(meant):
        return []
    broken = min(refused, key=len)
    first = next((each for each in broken if each.clause.id == "KAI-FLOW-02"), broken[0])
    return [each for each in broken if each.complaint == first.complaint]


def resolved(state: State) -> str:
    """The space that is resolved now, as it is touched; a touch of it means its main action."""
    if state.phase != ACTIONS:
        return ""
    row, space = state.board.where(state.at)
    return f"{row}/{space}"


def laying(said: dict[str, list[str]]) -> Move:
    """A card on a space, as far as they were touched; of several cards the last counts."""
    row, _, space = said.get("space", ["0/0"])[-1].partition("/")
    return Lay(said.get("card", [""])[-1], int(row), int(space))


def on_tiles(state: State, said: dict[str, list[str]], touched: Sequence[str]) -> list[Move]:
    """A surveyor or markers for the tiles touched, whichever was meant last; or for any tile."""
    tiles = said.get("tile", [])
    kinds = [touch.partition(":")[0] for touch in touched]
    how = [kind for kind in kinds if kind in ("from", "map", "great")]
    match how[-1] if how else "":
        case "from":
            return sending(state, said["from"][-1], tiles[-1] if tiles else "")
        case "map":
            return [Map(tiles[-1] if tiles else "", int(said["map"][-1]))]
        case "great":
            return [Great(said["great"][-1], tuple(tiles))]
    if "done" in said:
        return [Great("plain", tuple(tiles))]
    return [move for tile in tiles[-1:] for move in tile_alone(state, tile)]


def tile_alone(state: State, tile: str) -> list[Move]:
    """Only a tile was touched: what the space being resolved would do there."""
    if state.action == "mapping":
        return [Map(tile, 1)]
    if state.action == "great":
        return [Great("plain", (tile,))]
    if state.action == "dispatch" and not state.sending:
        return [Dispatch(min(DISPATCH_PRICES))]
    return sending(state, "", tile)


def sending(state: State, origin: str, tile: str) -> list[Move]:
    """A surveyor on the way; one end is left open unless only the other is to blame."""
    half = Send(origin, tile)
    if (origin and tile) or BOOK.breaches(state, half):
        return [half]
    if origin:
        return [Send(origin, site.tile.name) for site in state.map if site]
    sites = [state.map[at] if at != SUPPLY else None for at in dict.fromkeys(unsent(state))]
    return [Send(site.tile.name if site else "supply", tile) for site in sites]
