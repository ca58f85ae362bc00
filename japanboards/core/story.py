"""What happened, told to one of the players: in lines of news, and as a log by rounds and turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .game import CHANCE, NOBODY, Seat
from .match import HUMAN, Match

IRREGULAR = {"has": "have", "is": "are", "does": "do", "goes": "go"}


@dataclass(frozen=True, slots=True)
class Line:
    """A move in words: who made it, what followed, and which position it led from."""

    seat: Seat  # CHANCE where nobody decided
    text: str
    at: int
    events: tuple[tuple[str, str], ...] = ()  # what followed by rule, each with its clause
    until: int = 0  # the position that the last move of a whole turn led to

    @property
    def end(self) -> int:
        """The position it led to."""
        return max(self.until, self.at + 1)


@dataclass(frozen=True, slots=True)
class Group:
    """Moves that belong together: a turn, under the heading of its round."""

    heading: str
    seat: Seat
    lines: tuple[Line, ...]


def bare(verb: str) -> str:
    """A verb as it follows "you".

    >>> [bare(verb) for verb in ("writes", "passes", "does", "tries", "keeps", "pushes", "goes")]
    ['write', 'pass', 'do', 'try', 'keep', 'push', 'go']
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if re.search(r"(ss|sh|ch|x)es$", verb) else verb.removesuffix("s")


@lru_cache(maxsize=4096)
def to_you(text: str, seat: Seat) -> str:
    """A sentence about a player, said to this player.

    >>> to_you("Player 1 pays 2 Ryo and sends a surveyor, on the card of player 2.", 0)
    'You pay 2 Ryo and send a surveyor, on the card of player 2.'
    >>> to_you("income of player 1: 5 Ryo", 0), to_you("Player 2 passes.", 0)
    ('your income: 5 Ryo', 'Player 2 passes.')
    >>> to_you("round 1 begins: player 1 opens", 0), to_you("a card for player 1", 0)
    ('round 1 begins: you open', 'a card for you')
    >>> to_you("on the card of player 1", 0), to_you("player 1 placed last and has the turn", 0)
    ('on your card', 'you placed last and have the turn')
    >>> to_you("the Flexible card of player 1 lies there", 0), to_you("it is not player 1's", 0)
    ('your Flexible card lies there', 'it is not yours')
    >>> to_you("Great map of player 1 lies there", 0), to_you("the Great map card of player 1", 0)
    ('your Great map lies there', 'your Great map card')
    >>> to_you("Doo: player 1 with 2 gets 4", 0)
    'Doo: you with 2 get 4'
    """
    if f"layer {seat + 1}" not in text:
        return text
    for pattern, said in patterns(seat):
        text = pattern.sub(said, text)
    if text[:4] in ("You ", "you "):
        text = SECOND_VERB.sub(joined_verb, text)
    return text


def said_to(text: str, seat: Seat) -> str:
    """The same, with the others spelled as their strips at the table have them.

    >>> said_to("income of player 1: 5 Ryo, more than player 2", 0)
    'your income: 5 Ryo, more than Player 2'
    """
    return NAMED.sub("Player ", to_you(text, seat))


NAMED = re.compile(r"\bplayer (?=\d)")
SECOND_VERB = re.compile(
    r"\b(and|then) (\w+s)\b(?= (?:an?|the|at|for|in|on|one|it|its|all|no|from|to|\d+) )"
)
Said = str | Callable[[re.Match[str]], str]


@lru_cache
def patterns(seat: Seat) -> list[tuple[re.Pattern[str], Said]]:
    """What becomes of a player's number where this player is told."""
    who = f"[Pp]layer {seat + 1}"
    found: list[tuple[str, Said]] = [
        (rf"^(P|p)layer {seat + 1} (\w+s)\b", begins),
        (rf"\b(an?|one|\d+) (\w+) of {who}\b", r"\1 \2 of yours"),
        (rf"\b(?:the )?((?:[A-Z]\w+ (?:[a-z]+ )??)?)(\w+) of {who}\b", owned),
        (rf"\b{who}'s\b(?! \w)", "yours"),
        (rf"\b{who}'s\b", "your"),
        (rf"\bplayer {seat + 1}( with \d+) (\w+s)\b", does_so),
        (rf"(?<!of )(?<!for )(?<!to )\bplayer {seat + 1} (\w+s)\b", does),
        (rf"^Player {seat + 1}\b", "You"),
        (rf"\b{who}\b", "you"),
    ]
    return [(re.compile(pattern), said) for pattern, said in found]


def begins(found: re.Match[str]) -> str:
    """What you do, at the beginning of a sentence."""
    return f"{'You' if found[1] == 'P' else 'you'} {bare(found[2])}"


def does_so(found: re.Match[str]) -> str:
    """What you do, with this many."""
    return f"you{found[1]} {bare(found[2])}"


def does(found: re.Match[str]) -> str:
    """What you do."""
    return f"you {bare(found[1])}"


def owned(found: re.Match[str]) -> str:
    """What is yours."""
    return f"your {found[1]}{found[2]}"


def joined_verb(found: re.Match[str]) -> str:
    """A second verb after the first one."""
    return f"{found[1]} {bare(found[2])}"


def hearer(match: Match[Any, Any], seat: Seat) -> Seat:
    """Whom to call "you" at this seat: nobody where a bot sits, whom somebody only watches."""
    return seat if 0 <= seat < match.players and match.seats[seat] == HUMAN else NOBODY


def line(match: Match[Any, Any], at: int, seat: Seat) -> Line:
    """The move that led on from a position of the history, told to a seat."""
    before, after = match.states[at], match.states[at + 1]
    mover, you = match.game.to_move(before), hearer(match, seat)
    text = said_to(match.game.notation.tell(before, match.moves[at]), you)
    events = tuple((said_to(event.text, you), event.clause.id) for event in after.news)
    return Line(CHANCE if mover is None else mover, text.rstrip("."), at, events)


def is_told(match: Match[Any, Any], at: int, seat: Seat) -> bool:
    """Whether a move is worth a line for a seat: its own, and what changed or led to something."""
    untold: tuple[type, ...] = getattr(match.game.scene, "UNTOLD", ())
    changed = not isinstance(match.moves[at], untold) or match.states[at + 1].news
    return bool(changed) or match.game.to_move(match.states[at]) == seat


def last_decision(match: Match[Any, Any], seat: Seat) -> int | None:
    """Where in the history a seat decided last."""
    for at in range(match.at - 1, -1, -1):
        if match.game.to_move(match.states[at]) == seat:
            return at
    return None


def set_up(match: Match[Any, Any]) -> int:
    """How many moves chance made before anybody decided: they are not counted as moves."""
    for at in range(len(match.moves)):
        if match.game.to_move(match.states[at]) != CHANCE:
            return at
    return len(match.moves)


def moves_before(match: Match[Any, Any], at: int) -> int:
    """How many moves led to a position, as every screen counts them: setting up is none."""
    return max(0, at - set_up(match))


def since_deciding(match: Match[Any, Any], seat: Seat, read: int = 0) -> list[int]:
    """A seat's last decision and all moves after it: what it came to, for whoever decided.

    Before its first decision these are all that others decided, and what came of it. What was
    ``read`` up to some position is not told again as soon as there is something new.
    """
    last = last_decision(match, seat)
    if last is None:
        last = min(set_up(match), match.at)
    return list(range(read if last < read < match.at else last, match.at))


def since_turn(match: Match[Any, Any], seat: Seat, read: int = 0) -> list[int]:
    """The same from where the turn of that decision began, where the game tells turns as a whole.

    In the middle of a turn, all since the end of the seat's turn before.
    """
    since = since_deciding(match, seat, read)
    whole = getattr(match.game.scene, "WHOLE_TURNS", False)
    if not since or since[0] == read or not whole:
        return since

    def is_own(at: int) -> bool:
        return at >= 0 and match.game.to_move(match.states[at]) == seat

    start, goes_on = since[0], match.turn() == seat and len(since) == 1
    while is_own(start - 1):
        start -= 1
    while goes_on and start > set_up(match) and not is_own(start - 1):
        start -= 1
    return list(range(start, match.at))


def moves_since(match: Match[Any, Any], seat: Seat, read: int = 0) -> list[int]:
    """The moves since a seat decided last; its own one, too, where nobody decided after it."""
    since = since_deciding(match, seat, read)
    last = last_decision(match, seat)
    if last is None or last not in since or match.turn() != seat or len(since) == 1:
        return since
    return since[1:]


def round_of(game: Any, state: Any) -> str:
    """The heading of a position in the log: as the game says it, or its round."""
    if hasattr(game.scene, "round_heading"):
        return str(game.scene.round_heading(state))
    for name in ("round", "rounds"):
        if isinstance(number := getattr(state, name, None), int):
            return f"Round {number}" if number else "Before the first round"
    return ""


def round_number(game: Any, state: Any) -> str:
    """The number of a position's round; "" where there are none."""
    found = re.match(r"Round (\d+)", round_of(game, state))
    return found[1] if found else ""


def groups(lines: list[Line], headings: list[str]) -> Iterator[Group]:
    """Lines by turns: moves of one seat under one heading, and chance with whom it serves."""
    held: list[Line] = []
    key: tuple[str, Seat] | None = None
    for each, heading in zip(lines, headings, strict=True):
        seat = key[1] if key and each.seat == CHANCE and key[0] == heading else each.seat
        if key is not None and key != (heading, seat):
            yield Group(*key, tuple(held))
            held = []
        key = heading, seat
        held.append(each)
    if key is not None:
        yield Group(*key, tuple(held))
