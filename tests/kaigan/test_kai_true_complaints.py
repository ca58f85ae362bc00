"""Complaints about near misses of whole games: each has a known form, and is true."""

import random
import re

import pytest
from kaigan_toy import site
from law_games import NearMisses

from japanboards import kaigan
from japanboards.core.game import CHANCE, playout
from japanboards.kaigan.cards import TITLES
from japanboards.kaigan.picture.scene import intended_moves, picks
from japanboards.kaigan.rules.state import NO_SEAT, SUPPLY, Laid


def on_map(state, name):
    return [found for found in state.map if found and found.tile.name == name]


def standing(state, seat, words):
    """How many surveyors of a seat are "in the supply" or "on Ezo"."""
    places = state.players[seat].surveyors
    if words == "in the supply":
        return places.count(SUPPLY)
    squares = [at for at, found in enumerate(state.map) if found in on_map(state, words[3:])]
    return sum(places.count(at) for at in squares)


def space(state, row, column):
    return state.board.space(int(row), int(column))


def free_spaces(state):
    """The spaces of vacant rows that would take a card."""
    return [
        at
        for at, action in enumerate(state.board.printed)
        if not action
        and not state.grid[at]
        and at % 4 < len(state.players)
        and state.claims[at % 4] == NO_SEAT
    ]


def holds(state):
    return state.quadrant == state.seat


# What a complaint claims -> whether it is true of this position and move.
TRUE = {
    r".+ in (?:phase \d, .+|setup and scoring); now (.+)": lambda s, m, now: now.split()[0] in (
        {"tiles": "tiles", "cards": "cards", "actions": "the", "neutral": "dice",
         "scoring": "complete"}[s.phase]
    ),
    r"(\w+) is not in the draw pile": lambda s, m, tile: tile not in s.pile,
    r"no die shows (\d+); the faces are 1 to 6": lambda s, m, n: not 1 <= int(n) <= 6,
    r"there is no row (\d+), space (\d+) on the board": lambda s, m, r, c: (
        int(r) not in range(1, 5) or int(c) not in range(1, 6)
    ),
    r"this turn's card was played already.*": lambda s, m: s.opened,
    r"the (.+) card of player (\d) lies on the grid already": lambda s, m, card, who: (
        Laid(int(who) - 1, m.card) in s.grid and TITLES[m.card] == card and m.card not in
        s.players[int(who) - 1].cards
    ),
    r"player (\d) has no (.+) card in hand(, only .+)?": lambda s, m, who, card, only: (
        m.card not in s.players[int(who) - 1].cards
    ),
    r"(.+) is printed there, in row (\d), so no .+": lambda s, m, title, r: (
        m.row == int(r) and TITLES[s.board.printed[space(s, r, m.space)]] == title
    ),
    r"the Quadrant Card is away.*": lambda s, m: s.quadrant != NO_SEAT,
    r"(.+) of player (\d) lies there already": lambda s, m, title, who: (
        (laid := s.grid[space(s, m.row, m.space)]).owner + 1 == int(who)
        and TITLES[laid.card] == title
    ),
    r"row (\d) is claimed by player (\d)( already)?": lambda s, m, r, who, _: (
        s.claims[int(r) - 1] + 1 == int(who)
    ),
    r"with 3 players row 4 is not in use": lambda s, m: len(s.players) == 3,
    r"player (\d) does not hold the Quadrant Card": lambda s, m, who: s.quadrant + 1 != int(who),
    r"nobody holds the Quadrant Card in the first round": lambda s, m: (
        s.quadrant == NO_SEAT and s.round == 1
    ),
    r"a turn opens with a card( or .+ back)?; only then may .+": lambda s, m, back: (
        not s.opened and bool(back) == holds(s) and free_spaces(s)
    ),
    r"the last card is laid, so a row has to be claimed at once": lambda s, m: (
        s.opened and not s.player.cards
    ),
    r"no card can be laid, so a row has to be claimed(, or .+ back)?": lambda s, m, back: (
        not free_spaces(s) and bool(back) == holds(s)
    ),
    r"(.+) in row (\d) is resolved now, which is another action": lambda s, m, title, r: (
        s.board.where(s.at)[0] == int(r) and TITLES[s.action] == title
    ),
    r"(.+) is printed here, and only cards have a secondary action": lambda s, m, title: (
        not s.grid[s.at] and TITLES[s.action] == title
    ),
    r"the dispatch still has to send (\d) of its surveyors": lambda s, m, n: s.sending == int(n),
    r"that costs (\d+) Ryo, and player (\d) has (\d+)": lambda s, m, cost, who, has: (
        s.players[int(who) - 1].ryo == int(has) < int(cost)
    ),
    r"the (\w+) disc is on the last space of its track, (\d+)": lambda s, m, track, end: (
        getattr(s.player, track) == int(end) == s.board.ends[track]
    ),
    r"there is no tile (\w+) on the map": lambda s, m, tile: not on_map(s, tile),
    r"a surveyor on (\w+) goes to another tile": lambda s, m, tile: m.origin == m.tile == tile,
    r"player (\d) has no surveyor (in the supply|on \w+)": lambda s, m, who, where: (
        not standing(s, int(who) - 1, where)
    ),
    r"player (\d) has no surveyor (.+) that is yet to be sent": lambda s, m, who, where: (
        standing(s, int(who) - 1, where) <= 1 and s.sending
    ),
    r"player (\d) has no surveyor on (\w+(?:, \w+)* and \w+)": lambda s, m, who, names: not any(
        standing(s, int(who) - 1, f"on {name}") for name in re.split(", | and ", names)
    ),
    r"this dispatch has sent a surveyor to (\w+) already": lambda s, m, tile: (
        [at for at in s.sent if s.map[at] in on_map(s, tile)]
    ),
    r"(\w+) is complete": lambda s, m, tile: not site(s, tile).room,
    r"(.+) are complete": lambda s, m, names: not any(
        site(s, name).room for name in re.split(", | and ", names)
    ),
    r"(\w+) takes (\d) more markers?, not (\d)": lambda s, m, tile, room, count: (
        0 < site(s, tile).room == int(room) < int(count)
    ),
    r"a dispatch sends 2 or 3 surveyors, not (\d+)": lambda s, m, n: (
        m.surveyors == int(n) not in (2, 3)
    ),
    r"a mapping puts 1 or 2 markers, not (\d+)": lambda s, m, n: m.markers == int(n) not in (1, 2),
    r"'(\w+)' is none of the alternatives: .+": lambda s, m, choice: m.choice == choice,
    r"the tariff is plain or rich, not '(\w+)'": lambda s, m, tariff: m.tariff == tariff,
    r"there is no row (\d+) to claim": lambda s, m, row: int(row) not in range(1, 5),
    r"then the other announced surveyors would find no tile to go to": lambda s, m: s.sending,
    r"\d surveyors do not find \d different tiles to go to": lambda s, m: True,
    r"the (\w+) tariff gives at most (\d) on a tile, and (.+) gets? more": lambda s, m, t, n, _: (
        m.tariff == t and max(map(m.tiles.count, m.tiles)) > int(n)
    ),
}  # fmt: skip


def is_true(state, move, complaint):
    """A complaint has a known form, and what it claims holds."""
    found = [
        (check, match) for form, check in TRUE.items() if (match := re.fullmatch(form, complaint))
    ]
    assert found, f"a complaint of a new form: {complaint}"
    return all(check(state, move, *match.groups()) for check, match in found)


@pytest.mark.parametrize("players", kaigan.PLAYERS)
def test_near_misses_are_answered_by_the_clause_they_offend_and_nothing_untrue(players):
    near, single = NearMisses(kaigan), set()
    for seed in range(2):
        game = playout(kaigan, kaigan.new_game(players), random.Random(seed))
        for at, (state, _, _) in enumerate(game):
            if kaigan.to_move(state) == CHANCE:
                continue
            moves = kaigan.legal_moves(state)
            near.remember(moves)
            for move in list(near.of(moves, at))[at % 9 :: 9]:
                broken = kaigan.breaches(state, move)
                assert broken
                assert all(is_true(state, move, breach.complaint) for breach in broken)
                if len(broken) == 1 and (touched := picks(move)):
                    meant = [
                        kaigan.breaches(state, each) for each in intended_moves(state, touched)
                    ]
                    assert min(meant, key=len) == broken, "a table answers by the same clause"
                    single.add(broken[0].clause.id)
    assert len(single) > 15, "many clauses are offended alone"
