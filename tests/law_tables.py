"""What the laws need to know of each game.

A new game is tested by being listed in ``japanboards.GAMES``; what it never offers though it is
legal, and what its positions conserve, is written down here.
"""

import itertools

from japanboards.rolling_japan import Change
from japanboards.takamatsu import Down

# Moves that are legal at times but never listed, and the ruling that says so.
UNLISTED = {
    "rolling_japan": {  # ROL-RULING-08: every result is reached by naming the area's own color
        Change(die, "purple") for die in ("black", "blue", "green", "red", "white", "yellow")
    },
}


def rolling_japan_keeps(state):
    """Dice are in the bag or outside it; neighbors are near; changes are within the limit."""
    board = state.board
    here = [*state.bag, *(die.color for die in state.dice)]
    pairs = [(a, b) for a, near in enumerate(board.neighbors) for b in near]
    return {
        "each die is in one place": sorted(set(here)) == sorted(here),
        "dice of the board": set(here) <= set(board.dice),
        "dice are used in twos": (len(board.dice) - len(here)) % 2,
        "neighbors too far apart": [  # ROL-RULING-28, ROL-OVR-02
            (a, b)
            for sheet in state.sheets
            for a, b in pairs
            if 0 < sheet.cells[a] < 7 and 0 < sheet.cells[b] < 7
            if abs(sheet.cells[a] - sheet.cells[b]) > 1
        ],
        "changes above the limit": [s for s in state.sheets if s.changes > board.changes],
        "players": len(state.sheets),
    }


def rolling_japan_lasts(before, after):
    """What is written stays, and marks and ticks are never taken back."""
    return after.ticks >= before.ticks and all(
        new.changes >= old.changes
        and all(b == a or not a for a, b in zip(old.cells, new.cells, strict=True))
        for old, new in zip(before.sheets, after.sheets, strict=True)
    )


def takamatsu_keeps(state):
    """18 cards, each in one place; this many samurai of each color in play; no debts of points."""
    board, cards = state.board, state.cards
    lying = [*cards.display, cards.taken]
    held = [card for hand in state.held for card in hand]
    face_down = sum(isinstance(card, Down) for card in lying)
    here = [sum(party[color] for party in state.rooms) for color in range(5)]
    due = [board.samurai[state.seats] * (owner >= 0) for owner in state.owners]
    return {
        "open cards": sorted(
            [*cards.deck, *cards.used, *(card for card in lying if isinstance(card, int))]
        ),
        "hidden values": sorted([*cards.spent, *itertools.chain(*cards.batches)]),
        "hidden cards": cards.shut + len(cards.spent) + len(held) + face_down,
        "samurai too many or too few": [] if here == due or not any(here) else (here, due),
        "figures elsewhere than samurai": [
            at
            for at, party in enumerate(state.rooms)
            if party != tuple(row.count(at) for row in state.figures or [b""] * 5)
        ],
        "points below 0": [points for points in state.pagodas if points < 0],
        "players": state.seats,
    }


def takamatsu_lasts(before, after):
    """Colors stay with their owners, rounds go on, and the end is not called off."""
    owned = zip(before.owners, after.owners, strict=True)
    kept = all(old in (-1, new) for old, new in owned)
    return kept and before.rounds <= after.rounds <= before.rounds + 1 and after.last >= before.last


def hokkaido_keeps(state):
    """Pieces in hand, on the board and on cards; each card in one place; one piece overseas."""
    board, players = state.board, state.players
    cards = [row.card for row in state.public] + [*state.pool, *state.back, *state.drawn]
    cards += [card for player in players for card in (*player.hand, *player.revealed)]
    on_cards = [seat for row in state.public for seat in (row.first, row.second)]
    setup, between = board.setup[len(players)], state.left == 3 or state.step == "over"
    crowds = [sum(player.pieces[at] for player in players) for at in range(board.size)]
    held = {card: seat for seat, player in enumerate(players) for card in player.hand}
    return {
        "pieces": [
            player.stock + sum(player.pieces) + len(player.revealed) + on_cards.count(seat)
            for seat, player in enumerate(players)
        ],
        "cards": sorted(cards),
        "in the box": len(state.pool) + len(state.back) - state.deck,
        "masks that lie": [p for p in players if p.mask != type(p).of(p.pieces, 0).mask],
        "two of a color overseas": [p for p in players if max(p.pieces[board.size :]) > 1],
        "above the limit between turns": [
            at
            for at, crowd in enumerate(crowds)
            if between and crowd > (setup.city_limit if board.city_of[at] else setup.limit)
        ],
        "known cards in no hand": [p for p in players if not set(p.known) <= set(p.hand)],
        "cards put back, wrongly remembered": [  # not as in one of the worlds that may be
            player.returned
            for player in players
            if tuple(held.get(card, -1) for card in player.returned.cards)
            not in dict(player.returned.worlds)
        ],
    }


def hokkaido_lasts(before, after):
    """Pieces on cards stay, revealed cards stay, and the end is not called off."""
    rows = {row.card: row for row in after.public}
    kept = all(
        rows[row.card].first == row.first and row.second in (-1, rows[row.card].second)
        for row in before.public
        if row.first >= 0
    )
    shown = all(
        new.revealed[: len(old.revealed)] == old.revealed
        for old, new in zip(before.players, after.players, strict=True)
    )
    return kept and shown and before.until in (0, after.until) and before.turns <= after.turns


def kaigan_keeps(state):
    """24 tiles, six cards and three surveyors each, markers within sizes, and nobody in debt."""
    board, seats = state.board, range(len(state.players))
    laid = [card for card in state.grid if card]
    cards = [
        sorted([*state.players[s].cards, *(c.card for c in laid if c.owner == s)]) for s in seats
    ]
    here = [site.tile.name for site in state.map if site]
    tracks = ("artistic", "government", "travel")
    return {
        "tiles in two places": len({*here, *state.pile}) - len(here) - len(state.pile),
        "tiles that were never printed": {*here, *state.pile} - set(board.tile),
        "cards of each": cards,
        "surveyors of each": [len(player.surveyors) for player in state.players],
        "surveyors on no tile": [
            at for p in state.players for at in p.surveyors if at >= 0 and not state.map[at]
        ],
        "too many markers": [site for site in state.map if site and site.room < 0],
        "debts": [p for p in state.players if p.ryo < 0],
        "discs off their track": [
            t for t in tracks for p in state.players if not 0 <= getattr(p, t) <= board.ends[t]
        ],
        "players with two rows": [s for s in seats if state.claims.count(s) > 1],
        "cards where none may lie": [
            at for at, card in enumerate(state.grid) if card and board.printed[at]
        ],
        "cards after the actions": laid if state.phase in ("neutral", "scoring", "over") else [],
    }


def kaigan_lasts(before, after):
    """Rounds, Honor, Artistic and Travel never go back, and no tile returns to the pile."""
    return (
        after.round >= before.round
        and set(after.pile) <= set(before.pile)
        and all(
            new.honor >= old.honor and new.artistic >= old.artistic and new.travel >= old.travel
            for old, new in zip(before.players, after.players, strict=True)
        )
    )


def kanagawa_keeps(state):
    """72 cards, 15 brushes, 3 storm tokens and 19 diplomas, each in one place."""
    painters, board = state.painters, state.board
    seen = [name for column in state.school for name in column]
    for painter in painters:
        seen += [*painter.print, *painter.studio, *painter.hand, *painter.secret]
    faces = [name for name in seen if name in board.cards]
    down = [name for name in seen if name not in board.cards] + [*state.peeks, *state.deck]
    backs = ("green", "blue", "red", "yellow")
    placed = sum(1 for painter in painters for icon in painter.icons if icon % 3)
    return {
        "cards": sorted([*faces, *(name for names in state.pool for name in names)]),
        "backs of unseen cards": [
            len(pool) - down.count(back) - rest
            for back, pool, rest in zip(backs, state.pool, state.backs, strict=True)
        ],
        "brushes": state.brushes + placed + sum(painter.brushes for painter in painters),
        "storm tokens": state.storms + sum(painter.storms for painter in painters),
        "diplomas": sorted([*state.table, *(d for p in painters for d in p.diplomas)]),
        "two of a category": [
            p for p in painters if len({d[:-2] for d in p.diplomas}) < len(p.diplomas)
        ],
        "icons without a card": [
            p
            for p in painters
            if len(p.icons) != bool(p.tile) + sum(len(board.cards[c].icons) for c in p.studio)
        ],
        "marks outside of work": [
            p
            for seat, p in enumerate(painters)
            if any(icon % 6 > 1 for icon in p.icons) and (state.step, state.seat) != ("work", seat)
        ],
    }


def kanagawa_lasts(before, after):
    """Played cards, diplomas taken and diplomas left stay; the deck only shrinks."""
    return before.rounds <= after.rounds <= before.rounds + 1 and all(
        new.print[: len(old.print)] == old.print
        and new.studio[: len(old.studio)] == old.studio
        and new.diplomas[: len(old.diplomas)] == old.diplomas
        and new.left[: len(old.left)] == old.left
        for old, new in zip(before.painters, after.painters, strict=True)
    )


# game -> function of a position whose value stays the same from the first position to the last
CONSERVED = {
    "rolling_japan": rolling_japan_keeps,
    "takamatsu": takamatsu_keeps,
    "kaigan": kaigan_keeps,
    "hokkaido": hokkaido_keeps,
    "kanagawa": kanagawa_keeps,
}
# game -> function of a position and the next that is always true
LASTING = {
    "rolling_japan": rolling_japan_lasts,
    "takamatsu": takamatsu_lasts,
    "kaigan": kaigan_lasts,
    "hokkaido": hokkaido_lasts,
    "kanagawa": kanagawa_lasts,
}
