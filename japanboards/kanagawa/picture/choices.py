"""What can be done besides touching cards, places, brushes and icons: buttons beside the board."""

from __future__ import annotations

from ...core.asking import Choice
from ...core.game import Seat
from ...core.words import listed
from ..cards import BACKS, REWARDS_IN_WORDS, in_words, subject_in_words
from ..rules.diplomas import asked_for, reward_of
from ..rules.generator import legal_moves, to_move
from ..rules.legality import breaches
from ..rules.moves import Depart, Done, Move, Pass, Place, Print, Shift, Take
from ..rules.state import SCHOOL, State
from .touch import picks


def is_covered(state: State, seat: Seat) -> bool:
    """The screen is covered: this player's secret cards are not known to who looks at it."""
    return any(name in BACKS for name in state.painters[seat].secret)


def choices(state: State, seat: Seat) -> list[Choice]:
    """The buttons of this moment; what cannot be done now says why."""
    if to_move(state) != seat or is_covered(state, seat):
        return []
    if state.asked:
        return answers(state, state.asked[0])
    if state.step == SCHOOL:
        leave = [choice(state, Depart(), "Leave without cards")] if not any(state.school) else []
        return [*leave, choice(state, Pass(), "Pass and wait")]
    return [*wild_choices(state), choice(state, Done(), "Finish work")]


def choice(state: State, move: Move, text: str) -> Choice:
    """A move that needs one touch."""
    found = breaches(state, move)
    return Choice(picks(move)[-1], text, reason=found[0].complaint if found else "")


def answers(state: State, name: str) -> list[Choice]:
    """A diploma is to be taken or left."""
    diploma = state.board.diplomas[name]
    reward = reward_of(diploma, state.switches)
    also = f"and {REWARDS_IN_WORDS[reward]}; " if reward else ""
    note = f"{also}no other for {diploma.category} then"
    return [
        Choice(f"diploma:{name}", "Take the diploma", f"{diploma.harmony} Harmony", note=note),
        Choice(f"leave:{name}", "Decline it for good", note=what_follows(state, name)),
    ]


def what_follows(state: State, name: str) -> str:
    """What declining a diploma leads to: another of its category, offered next or later."""
    one = state.board.diplomas[name]
    others = [
        each
        for each in state.board.by_category[one.category]
        if each.harmony > one.harmony and each.id in state.table
    ]
    if following := next((each for each in others if each.id in state.asked), None):
        return f"{asked_for(following, state.switches)}: offered next"
    return f"{asked_for(others[0], state.switches)}: still open to you" if others else ""


def minor(move: Move) -> int:
    """How little a step matters to others: brushes least, who takes a column most."""
    if isinstance(move, Place | Shift | Done):
        return 2
    return int(not isinstance(move, Take | Pass))


def wild_choices(state: State) -> list[Choice]:
    """A button for each way to paint on wild icons, where a card leaves a choice between some."""
    ways: dict[str, list[tuple[str, ...]]] = {}
    for move in legal_moves(state):
        if isinstance(move, Print):
            ways.setdefault(move.card, []).append(move.wild)
    for_cards: dict[tuple[str, ...], list[str]] = {}
    for card, found in ways.items():
        for way in filter(None, found if len(found) > 1 else ()):
            words = subject_in_words(state.board.cards[card])
            for_cards.setdefault(way, []).append(f"the {words}")
    return [
        Choice(
            f"wild:{'+'.join(way)}",
            f"Paint {in_words(way)} on {'a wild icon' if len(way) == 1 else 'wild icons'}",
            note=f"for {listed(cards, 2)}",
        )
        for way, cards in sorted(for_cards.items())
    ]
