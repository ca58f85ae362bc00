"""Kaigan's phases that nobody decides: neutral markers, scoring, income, honor, end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.rulebook import Event, Line
from ...core.words import listed, signed
from .effects_actions import stepped, told
from .scoring import (
    LEAST_MONEY,
    MOST_MONEY,
    PLACES,
    best_of,
    end_lines,
    government_places,
    money_decides,
)
from .state import (
    ARTISTIC,
    BY_CLAUSE,
    CARDS,
    NEUTRAL,
    NO_SEAT,
    ON_TILES,
    ON_TRAVEL,
    OVER,
    SCORING,
    SUPPLY,
    Player,
    Site,
    State,
    updated,
    updated_player,
)

LAST_ROUND = (
    f"it is the last round: after it the most money brings {MOST_MONEY} Honor, "
    f"the least costs {LEAST_MONEY}"
)


def rolled(state: State, value: int) -> State:
    """A die is rolled; after the last one the tiles are scored."""
    dice = (*state.dice, value)
    state = drop_neutrals(updated(state, dice=dice, last_dice=dice, news=()), value)
    if len(dice) < state.board.dice[state.seats]:
        return state
    return settle(updated(state, phase=SCORING))


def drop_neutrals(state: State, value: int) -> State:
    """Each tile of the column gets a neutral marker, unless it is complete."""
    board = state.board
    if value > board.columns:
        return updated(
            state, news=(told("KAI-P3-07", f"the {value} is no column: nothing happens"),)
        )
    here = range((value - 1) * board.squares, value * board.squares)
    sites, marked, full = list(state.map), [], []
    for at in here:
        site = sites[at]
        if site and site.room:
            sites[at] = site.marked(-1, 1)
            marked.append(site.tile.name)
        elif site:
            full.append(site.tile.name)
    news: list[Event] = []
    if marked:
        get = "gets" if len(marked) == 1 else "get"
        text = f"{listed(marked, 9)} in column {value} {get} a neutral marker"
        news.append(told("KAI-P3-04", text))
    if full:
        verbs = "is complete and takes" if len(full) == 1 else "are complete and take"
        news.append(told("KAI-P3-08", f"{listed(full, 9)} in column {value} {verbs} no more"))
    return updated(state, map=tuple(sites), news=tuple(news))


def settle(state: State) -> State:
    """Score the first complete tile; chance fills its gap. When none is left, the round ends."""
    for at, site in enumerate(state.map):
        if site and not site.room:
            state = score(state, at, site)
            if state.pile:
                return updated(state, phase=SCORING)
            news = told("KAI-P4-14", "the draw pile is empty: the gap stays")
            state = updated(state, news=(*state.news, news))
    return after_scoring(updated(state, phase=NEUTRAL, dice=()))


def score(state: State, at: int, site: Site) -> State:
    """Honor and steps for the markers on a complete tile; then everything on it goes home."""
    players, news = [], [told("KAI-P4-02", f"{site.tile} is complete and scored")]
    for seat, player in enumerate(state.players):
        if own := site.markers[seat]:
            player, text = rewarded(state, player, site, own)
            clause = "KAI-P4-07" if site.tile.kind == "travel" else "KAI-P4-03"
            news.append(told(clause, f"player {seat + 1} {text}"))
        players.append(gone_home(player, at))
    if not sum(site.markers[:-1]):
        news.append(told("KAI-RULING-31", "neutral markers alone completed it: nobody gains"))
    sites = tuple(None if other is site else other for other in state.map)
    return updated(state, players=tuple(players), map=sites, news=(*state.news, *news))


def rewarded(state: State, player: Player, site: Site, own: int) -> tuple[Player, str]:
    """What own markers on a complete tile bring a player, and how it is told."""
    kind, size = site.tile.kind, site.tile.size
    travels = kind == "travel"
    honor = size + own if travels else size
    player = player.honored(ON_TRAVEL if travels else ON_TILES, honor)
    moved = stepped(state, player, kind, own)
    went = getattr(moved, kind) - getattr(player, kind)
    steps = f"{went} step{'s' * (went != 1)} on {kind.title()}"
    ends = ", whose track ends there" if went < own else ""
    return moved, f"gets {honor} Honor and {steps}{ends}"


def gone_home(player: Player, at: int) -> Player:
    """The player after all own surveyors of a square went back to the supply."""
    if at not in player.surveyors:
        return player
    places = (SUPPLY if place == at else place for place in player.surveyors)
    return updated_player(player, surveyors=tuple(sorted(places)))


def after_scoring(state: State) -> State:
    """Income, honor and the end of the round; after the last round the end of the game."""
    board = state.board
    if state.round == board.rounds:
        return end_game(state)
    state = income(state)
    if state.round in board.honor_rounds:
        state = reset_government(honor(state))
    return end_round(state)


def income(state: State) -> State:
    """Everybody gets the numbers at the Artistic and the Government disc in Ryo."""
    board, players, news = state.board, [], []
    for seat, player in enumerate(state.players):
        art, government = board.artistic[player.artistic], board.government[player.government]
        players.append(updated_player(player, ryo=player.purse + art + government))
        parts = f"{art} for Artistic + {government} for Government"
        text = f"income of player {seat + 1}: {parts} = {art + government} Ryo"
        news.append(told("KAI-P5-01", text))
    return updated(state, players=tuple(players), news=(*state.news, *news))


def honor(state: State) -> State:
    """Honor for the number at the Artistic disc, and for first and second on Government."""
    players, news = list(state.players), []
    for seat, player in enumerate(players):
        number = state.board.artistic[player.artistic]
        players[seat] = player.honored(ARTISTIC, number)
        text = f"honor of player {seat + 1}: {number} for Artistic"
        news.append(told("KAI-P6-02", text))
    for seat, points, clause in government_places(players):
        players[seat] = players[seat].honored(BY_CLAUSE[clause], points)
        text = f"honor of player {seat + 1}: {points} for {PLACES[clause]}"
        news.append(told(clause, text))
    return updated(state, players=tuple(players), news=(*state.news, *news))


def reset_government(state: State) -> State:
    """All Government discs go back to the first space."""
    players = tuple(updated_player(player, government=0) for player in state.players)
    news = told("KAI-P6-07", "all Government discs go back to 0")
    return updated(state, players=players, news=(*state.news, news))


def end_round(state: State) -> State:
    """Claim discs go home, the round marker advances, and the Quadrant holder opens."""
    number, holder = state.round + 1, state.quadrant
    text = f"round {number} begins: player {holder + 1} holds the Quadrant Card"
    begins = told("KAI-EOR-03", text)
    last = [told("KAI-END-10", LAST_ROUND)] if number == state.board.rounds else []
    claims, news = (NO_SEAT,) * len(state.claims), (*state.news, begins, *last)
    return updated(state, claims=claims, round=number, phase=CARDS, seat=holder, news=news)


def end_game(state: State) -> State:
    """After the last round: everything is counted once, and somebody wins."""
    over = updated(state, phase=OVER, claims=(NO_SEAT,) * len(state.claims))
    lines = end_lines(over)
    news = [told(line.clause.id, at_the_end(line)) for line in lines]
    return updated(over, news=(*state.news, *news, *victory(over, lines)))


def at_the_end(line: Line) -> str:
    """A line of the end as it is told."""
    head, _, rest = line.note.partition(": ")
    note = f"{rest} on {head}" if head == "Government" else f"{head} {rest}".strip()
    return f"player {line.seat + 1}: {signed(line.points)} Honor for {note}"


def victory(over: State, lines: Sequence[Line]) -> Iterator[Event]:
    """Somebody wins, by Honor or by money, or several do."""
    best = best_of(over, lines)
    names = listed([f"player {seat + 1}" for seat in best], 4)
    wins = "wins" if len(best) == 1 else "share the victory"
    decided = list(money_decides(over, lines))
    if decided:
        yield told("KAI-END-18", f"{names} {wins}: {decided[0].note}")
    elif len(best) == 1:
        yield told("KAI-END-17", f"{names} {wins}")
    if len(best) > 1:
        yield told("KAI-END-19", f"{names} {wins}")
