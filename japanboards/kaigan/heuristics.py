"""What a position of Kaigan still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from functools import lru_cache

from ..core.game import Seat
from ..core.words import counted, listed
from .cards import TITLES
from .rules.effects import apply
from .rules.moves import Act, Claim, Dispatch, Flexible, Great, Lay, Map, Move, Pass, Send, Stop
from .rules.state import ACTIONS, CARDS, NO_SEAT, SUPPLY, TILES, Site, State

RYO = 0.3  # Honor that a Ryo is worth, for 8 Ryo buy 4
STEP = {"artistic": 1.5, "government": 1.0, "travel": 1.2}  # Honor that a step on a track is worth
TRACK = {"artistic": "Artistic", "government": "Government", "travel": "Travel"}  # in words
OUT = 1.0  # Honor that a surveyor on a tile with room is worth
SPACE = {  # Honor that a space of one's row may bring
    "artistic": 2.0,
    "government": 1.5,
    "surveyor": 0.8,
    "job": 1.5,
    "reputation": 2.0,
    "dispatch": 1.2,
    "mapping": 2.2,
    "great": 2.8,
    "flexible": 2.4,
    "quadrant": 1.2,
}
SURE = (1.0, 0.75, 0.55, 0.35, 0.25)  # that a tile is completed, by the markers it misses
AHEAD = 1  # round that a search plays on


def points(state: State, seat: Seat) -> int:
    """Honor so far."""
    return state.players[seat].honor


def estimate(state: State, seat: Seat) -> float:
    """Honor to hope for: money, discs, markers and surveyors, and the spaces of a row."""
    player = state.players[seat]
    standing = RYO * player.purse + STEP["travel"] * player.travel
    standing += tracks(state, seat)
    marks = [site for site in state.map if site and site.markers[seat]]
    standing += sum([marked(state, site, seat) for site in marks])
    standing += OUT * sum([at != SUPPLY and has_room(state, at) for at in player.surveyors])
    if state.sending and state.seat == seat:
        standing += OUT * min(state.sending, player.surveyors.count(SUPPLY))
    return standing + rows(state, seat)


def parts(state: State, seat: Seat) -> dict[str, float]:
    """What ``estimate`` hopes for, by where it comes from, in words."""
    player = state.players[seat]
    sending = min(state.sending, player.surveyors.count(SUPPLY)) if state.seat == seat else 0
    out = sum(at != SUPPLY and has_room(state, at) for at in player.surveyors)
    marks = [site for site in state.map if site and site.markers[seat]]
    return {
        "money": RYO * player.purse,
        "Travel": STEP["travel"] * player.travel,
        "Artistic and Government": tracks(state, seat),
        "markers on tiles": sum(marked(state, site, seat) for site in marks),
        "surveyors on tiles": OUT * (out + sending),
        "spaces to act on": rows(state, seat),
    }


def tracks(state: State, seat: Seat) -> float:
    """What Artistic and Government will pay, in Honor and in money, until the end."""
    board, player = state.board, state.players[seat]
    incomes, honors, until_reset = to_come(board.rounds, board.honor_rounds, state.round)
    art = board.artistic[player.artistic] * (1 + honors + RYO * incomes)
    paid = board.government[player.government] * RYO * max(1, until_reset)
    return art + (paid if incomes else 0) + 0.4 * player.government


@lru_cache(1 << 10)
def to_come(rounds: int, honor_rounds: tuple[int, ...], number: int) -> tuple[int, int, int]:
    """From a round on: incomes, rounds that pay Honor, and rounds to the next of those."""
    honors = [other for other in honor_rounds if other >= number]
    return rounds - number, len(honors), min(honors or [rounds]) - number + 1


def has_room(state: State, at: int) -> bool:
    """The tile on a square still misses markers."""
    site = state.map[at]
    return site is not None and site.room > 0


def marked(state: State, site: Site, seat: Seat) -> float:
    """What one's markers on a tile will bring if it is completed, or else at the end."""
    own, kind, size = site.markers[seat], site.tile.kind, site.tile.size
    honor = size + own * (1 if kind == "travel" else 0) + own * STEP[kind]
    last = state.round == state.board.rounds
    sure = SURE[min(site.room, 4)] * (0.6 if last and site.room else 1.0)
    return sure * honor + (1 - sure) * own / 2


def rows(state: State, seat: Seat) -> float:
    """The spaces still to be resolved in one's row; without a row, those of the best vacant one."""
    if state.phase not in (CARDS, ACTIONS):
        return 0.0
    if seat in state.claims:
        return row_worth(state, state.claims.index(seat))
    vacant = [row for row in range(state.seats) if state.claims[row] == NO_SEAT]
    worths = sorted((row_worth(state, row) for row in vacant), reverse=True)
    return (worths[0] + worths[-1]) / 2 + 0.8 if worths else 0.0


def row_worth(state: State, row: int) -> float:
    """What the spaces of a row bring that are not resolved yet."""
    board = state.board
    first = state.at if state.phase == ACTIONS else 0
    total = 0.0
    for at in range(row, len(state.grid), board.rows):
        if at >= first and (action := state.action_on(at)):
            total += SPACE[action]
    return total


def boundary(state: State) -> bool:
    """A new round begins: all that was done in the last one has been scored."""
    untouched = not state.opened and not any(state.grid)
    return state.phase == CARDS and untouched and set(state.claims) == {NO_SEAT}


def progress(state: State) -> float:
    """The share of the game that has been played: whole rounds, and phases of this one."""
    within = {TILES: 0.0, CARDS: 0.25, ACTIONS: 0.5}.get(state.phase, 0.75)
    return min(1.0, (state.round - 1 + within) / state.board.rounds)


# --- in words ---


def reasons(state: State, seat: Seat, move: Move) -> list[str]:
    """What speaks for a move, as a player says it: a row, a tile, or a number on a track."""
    match move:
        case Lay(_, row, _):
            return [f"row {row} then has {in_row(apply(state, move), row)}"]
        case Claim(row):
            return [f"in this row you act on {in_row(state, row)}"]
        case Stop():
            return ["you may claim a row later, when more cards lie in it"]
        case Send(_, tile):
            return for_sending(state, seat, tile)
        case Dispatch(count):
            return [f"{counted(count, 'surveyor')} go out at once, each to another tile"]
        case Map(tile, _):
            return for_marking(apply(state, move), seat, [tile])
        case Great(_, tiles):
            return for_marking(apply(state, move), seat, list(dict.fromkeys(tiles)))
        case Act() | Flexible():
            return for_tracks(state, apply(state, move), seat)
        case Pass():
            purse = state.players[seat].purse
            return [f"you keep your {purse} Ryo for later"] if purse else []
    return []


def in_row(state: State, row: int) -> str:
    """The actions that lie in a row or are printed there, from the left."""
    spaces = range(row - 1, len(state.grid), state.board.rows)
    found = [TITLES[action] for at in spaces if (action := state.action_on(at))]
    return listed(found, most=len(found)) or "nothing yet"


def site_of(state: State, tile: str) -> Site:
    """A tile of the map, by its name."""
    return next(site for site in state.map if site and site.tile.name == tile)


def for_sending(state: State, seat: Seat, tile: str) -> list[str]:
    """What there is to be won on a tile by somebody who may put markers there."""
    site = site_of(state, tile)
    if not site.room:
        return [f"{tile} is full: there is nothing to mark"]
    held = counted(site.markers[seat], "marker") if site.markers[seat] else "none"
    return [
        f"{tile} pays {site.tile.size} Honor to everybody who has a marker there; you have {held}",
        f"it takes {counted(site.room, 'more marker')} until it pays",
    ]


def for_marking(after: State, seat: Seat, tiles: list[str]) -> list[str]:
    """What one's markers on these tiles will bring once they are complete."""
    told = []
    for site in (site_of(after, tile) for tile in tiles):
        own, tile = site.markers[seat], site.tile
        honor = tile.size + own * (tile.kind == "travel")
        steps = f"{honor} Honor and {counted(own, 'step')} on {TRACK[tile.kind]}"
        when = f"after {counted(site.room, 'more marker')}" if site.room else "this round"
        told.append(f"{tile.name} pays you {steps} {when}")
    return told


def for_tracks(before: State, after: State, seat: Seat) -> list[str]:
    """What the numbers at one's discs come to after a step."""
    then, now, told = before.players[seat], after.players[seat], []
    if now.artistic != then.artistic:
        was, new = (before.board.artistic[at] for at in (then.artistic, now.artistic))
        told.append(f"Artistic then counts {new}, not {was}: Ryo every round, Honor in some")
    if now.government != then.government:
        was, new = (before.board.government[at] for at in (then.government, now.government))
        told.append(f"Government then pays {new} Ryo a round, not {was}, and its first get Honor")
    if now.travel != then.travel:
        told.append(f"Travel goes to {now.travel}: whoever is far there gets Honor at the end")
    if now.purse > then.purse:
        told.append(f"you then have {now.purse} Ryo")
    return told
