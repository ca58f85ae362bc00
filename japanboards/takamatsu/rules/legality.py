"""Takamatsu: the cited rules. Who may march where, and why not.

Each function under ``@BOOK.rule`` enforces one clause: it returns a complaint with the
particulars when a move offends it, and nothing when it does not.
"""

from __future__ import annotations

from ...core.rulebook import Breach
from ...core.text import quoted
from ...core.words import counted, listed, signed
from ..board import COLORS, spoken
from ..book import BOOK
from ..cards import Down, unseen
from .marching import (
    against_the_arrows,
    bonus_on_the_way,
    foreign,
    led_party,
    misses,
    own,
    party_of,
    present,
    rooms_ahead,
    rooms_reached,
    too_far,
    way_in_words,
)
from .moves import Activate, Back, Deal, Flip, March, Move, Peek, Start, Wait, in_words
from .state import (
    AFTER,
    BACK,
    BEFORE,
    DEAL,
    FLIP,
    MARCH,
    NO_SEAT,
    OVER,
    PEEK,
    START,
    State,
    colors_of,
)

ASKING = (BEFORE, MARCH, AFTER)


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends, with the particulars; none when it is legal."""
    return BOOK.breaches(state, move)


@BOOK.rule("TAK-END-02", Deal, Start, Back, Flip, Peek, March, Activate, Wait)
def the_game_is_not_over(state: State, move: Move) -> str | None:
    if state.step == OVER:
        return f"round {state.rounds} was the last, the game is over"


# --- chance ---


@BOOK.rule("TAK-SET-01", Deal)
def every_player_has_colors_of_their_own(state: State, move: Deal) -> str | None:
    if state.step != DEAL:
        return "every player has a color already"
    if move.color in COLORS and state.owners[COLORS.index(move.color)] != NO_SEAT:
        return f"{move.color} is player {state.owners[COLORS.index(move.color)] + 1}'s already"


@BOOK.rule("TAK-COMP-03", Deal, Activate)
def the_color_exists(state: State, move: Deal | Activate) -> str | None:
    color = move.color if isinstance(move, Deal) else move.pagoda
    if color not in COLORS:
        return f"there is no color {quoted(color)}; the colors are {listed(COLORS, 5)}"


@BOOK.rule("TAK-TURN-01", Start)
def one_of_the_players_begins(state: State, move: Start) -> str | None:
    if state.step != START:
        return "it is not the time to say who begins"
    if move.seat not in range(state.seats):
        return f"there is no player {move.seat + 1}; the players are 1 to {state.seats}"


@BOOK.rule("TAK-RULING-30", Back)
def the_top_card_shows_its_back(state: State, move: Back) -> str | None:
    if state.step != BACK:
        return "no new card is on top of the deck"
    if not {"open": len(state.cards.deck), "hidden": state.cards.shut}.get(move.kind):
        return f"the deck has no {move.kind} card"


@BOOK.rule("TAK-EVAL-10", Flip)
def an_open_card_from_the_deck_is_turned_up(state: State, move: Flip) -> str | None:
    if state.step != FLIP:
        return "no open card is being laid out"
    if move.value not in state.cards.deck:
        return f"the deck has no open {move.value}"


@BOOK.rule("TAK-HID-01", Peek)
def a_hidden_card_that_was_got_is_looked_at(state: State, move: Peek) -> str | None:
    taken = state.cards.taken
    if state.step != PEEK or not isinstance(taken, Down):
        return "nobody is getting a hidden card"
    held = [card for hand in state.held for card in hand]
    if move.value not in unseen(state.cards, held, taken.batch):
        return f"no hidden {move.value} can be that card"


# --- whose decision it is ---


@BOOK.rule("TAK-TURN-03", March)
def a_march_is_made_in_ones_turn(state: State, move: March) -> str | None:
    if state.step not in (*ASKING, OVER):
        return "cards are being dealt with, nobody marches now"


@BOOK.rule("TAK-RULING-08", March)
def holders_are_asked_before_the_next_march(state: State, move: March) -> str | None:
    if state.step in (BEFORE, AFTER):
        return f"player {state.asked + 1} decides first: use a hidden card, or keep it for now"


@BOOK.rule("TAK-RULING-08", Activate, Wait)
def cards_are_activated_between_complete_steps(state: State, move: Activate | Wait) -> str | None:
    if state.step not in (*ASKING, OVER):
        return "a step is not complete yet, so nobody is asked about hidden cards"


@BOOK.rule("TAK-TURN-03", Wait)
@BOOK.rule("TAK-RULING-03", Wait)
def nobody_passes_a_turn(state: State, move: Wait) -> str | None:
    if state.step == MARCH:
        return f"player {state.seat + 1} is on turn and has to march"


# --- hidden cards ---


@BOOK.rule("TAK-HID-02", Activate)
def the_holder_activates(state: State, move: Activate) -> str | None:
    if state.step not in ASKING:
        return None
    held = [card.value for c in colors_of(state.owners, state.asked) for card in state.held[c]]
    if move.card not in held:
        return f"player {state.asked + 1} holds no hidden {signed(move.card) if held else 'card'}"


@BOOK.rule("TAK-HID-04", Activate)
def a_card_moves_its_holders_pagoda(state: State, move: Activate) -> str | None:
    mine = [COLORS[color] for color in colors_of(state.owners, state.asked)]
    if state.step in ASKING and move.pagoda in COLORS and move.pagoda not in mine:
        return f"the {move.pagoda} pagoda is not player {state.asked + 1}'s"


@BOOK.rule("TAK-RULING-17", Activate)
def a_card_moves_the_pagoda_that_earned_it(state: State, move: Activate) -> str | None:
    if state.switches.hidden_2p != "earned" or state.step not in ASKING:
        return None
    earned = [
        COLORS[color]
        for color in colors_of(state.owners, state.asked)
        if any(card.value == move.card for card in state.held[color])
    ]
    if earned and move.pagoda not in earned:
        return (
            f"at this table the hidden {signed(move.card)} moves the {' or '.join(earned)} pagoda"
        )


# --- the party ---


@BOOK.rule("TAK-TURN-04", March)
def the_party_is_in_the_room(state: State, move: March) -> str | None:
    if move.room not in state.board.index:
        return f"there is no room {quoted(move.room)} in this palace"
    if len(move.party) != len(COLORS) or min(move.party) < 0:
        return f"a party counts samurai of {len(COLORS)} colors, not {quoted(move.party)}"
    here = present(state, move)
    if any(a > b for a, b in zip(move.party, here, strict=True)):
        return f"{spoken(move.room)} has {in_words(here)}, not {in_words(move.party)}"


@BOOK.rule("TAK-TURN-03", March)
def somebody_marches(state: State, move: March) -> str | None:
    if not any(move.party):
        return "first choose who goes: one samurai or more"


@BOOK.rule("TAK-MOVE-05", March)
def one_of_the_movers_own_marches(state: State, move: March) -> str | None:
    party = led_party(state, move)
    if any(party) and not own(state, party):
        mine = " or ".join(COLORS[color] for color in colors_of(state.owners, state.seat))
        if move.room in state.board.index and not own(state, present(state, move)):
            return f"none of yours ({mine}) is in {spoken(move.room)}, and one has to go along"
        return f"none of yours ({mine}) goes along: take one with you"


@BOOK.rule("TAK-MOVE-06", March)
def somebody_elses_samurai_comes_along(state: State, move: March) -> str | None:
    party, here = led_party(state, move), present(state, move)
    if any(party) and foreign(state, here) and not foreign(state, party):
        others = [COLORS[c] for c, n in enumerate(here) if n and state.owners[c] != state.seat]
        who = " or ".join(others)
        return f"a {who} samurai has to come along: {spoken(move.room)} is not yours alone"


@BOOK.rule("TAK-2P-01", March)
def a_samurai_of_the_opponent_comes_along(state: State, move: March) -> str | None:
    if state.seats == 2:
        return somebody_elses_samurai_comes_along(state, move)


@BOOK.rule("TAK-2P-02", March)
def one_own_and_one_opponents_samurai_march(state: State, move: March) -> str | None:
    here = present(state, move)
    if all(here[color] for color in colors_of(state.owners, state.seat)):
        return a_samurai_of_the_opponent_comes_along(state, move)


@BOOK.rule("TAK-2P-03", March)
def both_own_colors_march_when_alone(state: State, move: March) -> str | None:
    party, here = led_party(state, move), present(state, move)
    mine = colors_of(state.owners, state.seat)
    alone = len(mine) == 2 and all(here[color] for color in mine) and not foreign(state, here)
    if any(party) and alone and not all(party[color] for color in mine):
        missing = next(color for color in mine if not party[color])
        return (
            f"a {COLORS[missing]} samurai has to come along: only your two colors are in "
            f"{spoken(move.room)}, and one of each goes"
        )


@BOOK.rule("TAK-MOVE-09", March)
def somebody_guards_a_full_room(state: State, move: March) -> str | None:
    party, here = party_of(state, move), present(state, move)
    if party == here and sum(here) > 2:
        count, room = sum(here), spoken(move.room)
        return f"all {count} samurai would leave {room}; of three or more one has to stay"


@BOOK.rule("TAK-RULING-22", March)
def everybody_in_the_room_counts(state: State, move: March) -> str | None:
    here = present(state, move)
    if own(state, here) <= 2 < sum(here):
        return somebody_guards_a_full_room(state, move)


# --- the way ---


@BOOK.rule("TAK-MOVE-03", March)
def a_party_arrives_in_another_room(state: State, move: March) -> str | None:
    if move.to not in state.board.index:
        return f"there is no room {quoted(move.to)} in this palace"
    if move.to == move.room:
        return f"a party that leaves {spoken(move.room)} does not arrive there"


@BOOK.rule("TAK-RULING-26", March)
def nobody_walks_full_circle(state: State, move: March) -> str | None:
    if move.to == move.room and move.to in rooms_reached(state, move):
        return f"that is full circle, back to {spoken(move.room)}"


@BOOK.rule("TAK-MOVE-11", March)
def as_many_rooms_as_samurai(state: State, move: March) -> str | None:
    if misses(state, move):
        return way_in_words(state, move)


@BOOK.rule("TAK-MOVE-01", March)
def the_way_follows_the_arrows(state: State, move: March) -> str | None:
    if against_the_arrows(state, move):
        return f"from {spoken(move.room)} to {spoken(move.to)} is against the arrows"


def too_far_with_bonus(state: State, move: March, bonus: int) -> str | None:
    """A complaint if the party sets out with that bonus and still does not get there."""
    if too_far(state, move):
        here, ahead = state.board.bonus[state.board.index[move.room]], rooms_ahead(state, move)
        if here and min(here, 2) == bonus:
            said = f"out of {spoken(move.room)} a party goes {here} more at most"
            return f"{said}, and {spoken(move.to)} is {counted(ahead, 'room')} away"


@BOOK.rule("TAK-MOVE-12", March)
def one_room_more_out_of_plus_one(state: State, move: March) -> str | None:
    return too_far_with_bonus(state, move, 1)


@BOOK.rule("TAK-MOVE-13", March)
def two_rooms_more_out_of_plus_two(state: State, move: March) -> str | None:
    return too_far_with_bonus(state, move, 2)


@BOOK.rule("TAK-MOVE-14", March)
def a_bonus_room_on_the_way_gives_nothing(state: State, move: March) -> str | None:
    if room := bonus_on_the_way(state, move):
        return f"{spoken(room)} is only on the way, its bonus is for those who set out there"
