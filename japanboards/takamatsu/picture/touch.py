"""Takamatsu by touch: what is asked, which touches spell a move, and what others may mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.asking import Way, sentence, ways_by
from ...core.game import Seat
from ...core.scene import Light
from ...core.secrets import known
from ...core.words import listed, signed
from ..board import COLORS, LETTERS
from ..cards import Card, Down
from ..rules.effects_asking import is_last_chance
from ..rules.effects_cards import arrivals
from ..rules.generator import legal_moves, marches
from ..rules.marching import rooms_ahead
from ..rules.moves import NO_CARD, NO_SAMURAI, Activate, March, Move, Party, Wait
from ..rules.state import AFTER, BEFORE, MARCH, State, colors_of
from ..text.telling import tell

LAST_MARCH = "Your last move: the game ends with this round. "
MEANT = 8  # marches that a lone room may mean


def ways(state: State) -> list[Way[Move]]:
    """What the player to move may do, by the words that ask for it."""
    moves = legal_moves(state)
    choice = len({move.pagoda for move in moves if isinstance(move, Activate)}) > 1
    march = any(isinstance(move, March) for move in moves)

    def phrase(move: Move) -> str:
        if isinstance(move, March):
            how = " first" if state.last else f" ({who_walks(state)}): N walk N rooms"
            return f"touch a lit room, or pick samurai{how}"
        if isinstance(move, Wait):
            it = "it" if len(held(state)) == 1 else "them"
            return f"keep {it}{'' if is_last_chance(state) else ' for now'}"
        if march:
            return "use a hidden card"
        return f"touch {'it' if len(held(state)) == 1 else 'one'}{' and a pagoda' * choice}"

    return ways_by(moves, phrase)


def who_walks(state: State) -> str:
    """Whom a party needs, in a few words, as far as it matters where the mover's samurai are."""
    mine = colors_of(state.owners, state.seat)
    rooms = [room for room in state.rooms if any(room[color] for color in mine)]
    own = f"a {COLORS[mine[0]]} one" if len(mine) == 1 else "one of yours"
    if any(sum(room) > sum(room[color] for color in mine) for room in rooms):
        return f"{own}, plus a rival if there"
    if len(mine) > 1 and any(all(room[color] for color in mine) for room in rooms):
        return f"{own}, both colors if there"
    return own


def held(state: State) -> list[int]:
    """The values of the hidden cards of whoever is asked, as far as they are known."""
    mine = colors_of(state.owners, state.asked)
    return known(card.value for color in mine for card in state.held[color])


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    return f"{question(state)}{sentence(ways(state))}"


def question(state: State) -> str:
    """What is asked about hidden cards, and when: before or after somebody's move.

    Whoever marches for the last time is told so.
    """
    if state.step not in (BEFORE, AFTER):
        return LAST_MARCH if state.last and state.step == MARCH else ""
    values, whose = held(state), f"player {state.seat + 1}'s"
    card = f"your hidden {signed(values[0])}" if len(values) == 1 else "a hidden card"
    when = "Before" if state.step == BEFORE else "After"
    when = f"{when} {'your' if state.seat == state.asked else whose} move"
    if is_last_chance(state):
        when = "The last move is made" if state.asked != state.seat else "Your last move is made"
    return f"{when}: use {card} now? "


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case March(room, party, to):
            men = [f"samurai:{room}:{COLORS[c]}" for c, n in enumerate(party) for _ in range(n)]
            return (*men, f"room:{to}")
        case Activate(card, pagoda):
            return f"pagoda:{pagoda}", f"card:{card}"
        case Wait():
            return ("wait",)
        case _:
            return ()


LEGEND = "Numbers: rooms they go. After →: who takes which cards. ? is a hidden card."


def captions(state: State, seat: Seat) -> dict[tuple[str, ...], str]:
    """What each march comes to, for whoever is to march: by the touches that spell it."""
    if state.step != MARCH or state.asked != seat:
        return {}
    found = (move for move in marches(state) if isinstance(move, March))
    return {picks(move): caption(state, move) for move in found}


def caption(state: State, move: March) -> str:
    """How many rooms a march goes, and the cards it earns: "2 → R+3" for red."""
    far, gain = distance(state, move), gains(state, move)
    said = " ".join(f"{LETTERS[color]}{''.join(cards)}" for color, cards in gain.items())
    return f"{far} → {said}" if said else f"{far}"


def gains(state: State, move: March) -> dict[int, list[str]]:
    """The cards that those who come home would take, by color; the first ones can be seen."""
    due = arrivals(state, state.board.index[move.to], move.party)
    seen = [*map(on_card, state.cards.display), *("?" for _ in due)]
    found: dict[int, list[str]] = {}
    for color, card in zip(due, seen, strict=False):
        found.setdefault(color, []).append(card)
    return found


def tell_mover(state: State, move: Move) -> str:
    """A move as its player is told in advance: with the cards that it earns, or where it leads."""
    told = tell(state, move).rstrip(".")
    match move:
        case March():
            said = [
                f"{COLORS[color]} takes {listed([*map(in_a_sentence, cards)], 5)}"
                for color, cards in gains(state, move).items()
            ]
            return f"{told}; {listed(said, 5)}." if said else f"{told}."
        case Activate(card, pagoda) if pagoda in COLORS and card != NO_CARD:
            points, goal = state.pagodas[COLORS.index(pagoda)] + card, state.board.goal
            ends = points >= goal and not state.last
            return f"{told}; {points} of {goal} make this the last round." if ends else f"{told}."
        case _:
            return f"{told}."


def in_a_sentence(card: str) -> str:
    """A card as one speaks of it: a question mark would end the sentence."""
    return "a hidden card" if card == "?" else card


def previews(state: State, seat: Seat) -> dict[tuple[str, ...], list[Light]]:
    """The pagodas that a march would move, with the cards for them."""
    if state.step != MARCH or state.asked != seat:
        return {}
    found = {}
    for move in marches(state):
        if isinstance(move, March) and (gain := gains(state, move)):
            found[picks(move)] = [
                Light("would", f"pagoda:{COLORS[color]}", "".join(cards))
                for color, cards in gain.items()
            ]
    return found


def on_card(card: Card) -> str:
    """A card's value as it stands on it."""
    return "?" if isinstance(card, Down) else signed(card)


def distance(state: State, move: March) -> int:
    """How many rooms a party goes, on the shortest way that its number allows."""
    board, size = state.board, sum(move.party)
    reach, to = board.reach[board.index[move.room]], board.index[move.to]
    return next(steps for steps in range(size, len(reach)) if to in reach[steps])


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not.

    What was touched last is what is answered; what was touched before goes with it.
    """
    if state.asked < 0 or not touched:
        return []
    kind, _, what = touched[-1].partition(":")
    match kind:
        case "wait":
            return [Wait()]
        case "card":
            return activations_meant(state, [int(what)], named("pagoda", touched))
        case "pagoda":
            return activations_meant(state, list(map(int, named("card", touched))), [what])
        case "samurai":
            here, *others = dict.fromkeys(
                where.partition(":")[0] for where in reversed(named("samurai", touched))
            )
            if others:  # with a party chosen elsewhere, those who stand there mean their room
                return marches_meant(state, touched, others[0], (here,))
            return marches_meant(state, touched, here, named("room", touched)[-1:])
        case "room":
            rooms = [where.partition(":")[0] for where in named("samurai", touched)]
            if not rooms and what in state.board.index and (toward := marches_toward(state, what)):
                return toward
            return marches_meant(state, touched, rooms[-1] if rooms else "", (what,))
    return []


def named(kind: str, touched: Sequence[str]) -> list[str]:
    """What was touched of a kind."""
    pairs = [touch.partition(":") for touch in touched]
    return [what for found, _, what in pairs if found == kind]


def activations_meant(state: State, cards: Sequence[int], pagodas: Sequence[str]) -> list[Move]:
    """This card for the pagoda touched or any of one's own; or any card held for this pagoda."""
    mine = colors_of(state.owners, state.asked)
    values = cards[-1:] or sorted({*held(state)}) or [NO_CARD]
    goals = pagodas[-1:] or [COLORS[c] for c in mine]
    return [Activate(value, pagoda) for value in values for pagoda in goals]


def marches_toward(state: State, goal: str) -> list[Move]:
    """Marches to a room by the smallest parties, own samurai first, whose number would do.

    Where none would, they are the largest that may leave their rooms, the nearest first.
    Who is asked about hidden cards may not march at all: then any march is as good, and nothing
    else is wrong with it.
    """
    goals = [goal] if state.step == MARCH else state.board.names
    found = [march for name in goals for march in parties_toward(state, name)]
    largest = (
        March(state.board.names[room], party_of([men[0], *men[2 if len(men) > 2 else 1 :]]), goal)
        for room, men in leaders(state).items()
        if state.board.names[room] != goal
    )
    nearest = sorted(largest, key=lambda march: rooms_ahead(state, march))
    return list[Move](found[:MEANT] or nearest)


def parties_toward(state: State, goal: str) -> Iterator[March]:
    """From every room the smallest party, own samurai first, whose number leads to a goal."""
    board = state.board
    for room, men in leaders(state).items():
        sizes = (n for n in range(1, len(men) + 1) if board.index[goal] in board.targets[room][n])
        if size := next(sizes, 0):
            yield March(board.names[room], party_of(men[:size]), goal)


def leaders(state: State) -> dict[int, list[int]]:
    """The colors of all samurai in each room where the player on turn has some, those first."""
    mine = colors_of(state.owners, state.seat)
    order = sorted(range(len(COLORS)), key=lambda color: color not in mine)
    return {
        room: [color for color in order for _ in range(present[color])]
        for room, present in enumerate(state.rooms)
        if any(present[color] for color in mine)
    }


def party_of(men: Sequence[int]) -> Party:
    """Samurai by color."""
    return tuple(men.count(color) for color in range(len(COLORS)))


def marches_meant(
    state: State, touched: Sequence[str], room: str, goals: Sequence[str]
) -> list[Move]:
    """Marches of the samurai touched in a room, to the room touched or wherever they could get."""
    board, counts = state.board, list(NO_SAMURAI)
    for where in named("samurai", touched):
        here, _, color = where.partition(":")
        counts[COLORS.index(color)] += here == room
    if not any(counts):  # nobody was touched: out of any room, which is not told
        room = next(name for name in board.names if name not in goals)
    reached = board.targets[board.index[room]][sum(counts)]
    to = goals or [board.names[at] for at in reached] or [room]
    return [March(room, tuple(counts), goal) for goal in to]
