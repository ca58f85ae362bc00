"""What is remembered of cards put back: against full enumeration, and in whole games."""

import random
from collections import Counter, defaultdict
from fractions import Fraction

import pytest
from hokkaido_toy import TOY, X, Y, after, toy, write
from talk import refusal

from japanboards import hokkaido
from japanboards.core.game import CHANCE, playout
from japanboards.core.secrets import HIDDEN
from japanboards.hokkaido import Discard, Draw, Grow, Keep
from japanboards.hokkaido.rules.memory import IN_DECK, MOST, NOTHING, PutBack

CHINA, KOREA = "Kitami-China", "Kitami-Korea"
SEAT = 0  # whose memory is compared

# Each letter is an action: d draws and keeps one card, b draws and keeps both, s shows a card of
# the hand by discarding it, g grows.
SCRIPTS = [(2, "dgg dgs dgg"), (2, "ddg bsg dgg"), (3, "ddg bsg dgg")]


def starts(players):
    """Every way in which the others may hold one card each, all with the same weight."""
    others = [card for card in TOY.cards if card != X]
    hands = [(a,) for a in others]
    if players == 3:
        hands = [(a, b) for a in others for b in others if a != b]
    for cards in hands:
        lines = [f"hand {seat}: {card}" for seat, card in enumerate(cards, 2)]
        homes = ["pieces 1: S 1", "pieces 2: K 1", "pieces 3: b 1"][:players]
        yield toy(*homes, f"hand 1: {X}", *lines, "deck: 5")


def choices(state, letter):
    """What may happen next, with odds: chance by its weights, others without reasons."""
    if hokkaido.to_move(state) == CHANCE:
        outcomes = hokkaido.chance_moves(state)
        return [(move, Fraction(n, sum(w for _, w in outcomes))) for move, n in outcomes]
    if state.step == "keep":
        moves = [Keep("both")] if letter == "b" else [Keep(card) for card in sorted(state.drawn)]
    elif letter in "db":
        moves = [Draw()]
    elif letter == "s":
        moves = [Discard(card) for card in state.me.hand]
    else:
        moves = [Grow("SKb"[state.seat])]
    if state.seat == SEAT:
        moves = moves[:1]
    return [(move, Fraction(1, len(moves))) for move in moves]


def enumerated(players, script):
    """After each step of a script: every position that may be, with its probability."""
    first = list(starts(players))
    now = {state: Fraction(1, len(first)) for state in first}
    for letter in script.replace(" ", ""):
        while now:
            then = defaultdict(Fraction)
            for state, share in now.items():
                for move, odds in choices(state, letter):
                    then[hokkaido.apply(state, move)] += share * odds
            now = then
            yield now
            if {state.step for state in now} == {"act"}:
                break


def places(state, cards):
    """Where these cards really are; one in the air counts as in the deck."""
    held = {card: seat for seat, player in enumerate(state.players) for card in player.hand}
    return tuple(held.get(card, IN_DECK) for card in cards)


@pytest.mark.clause("HOK-RULING-10")
@pytest.mark.parametrize(("players", "script"), SCRIPTS)
def test_what_is_remembered_is_what_full_enumeration_finds(players, script):
    compared = 0
    for now in enumerated(players, script):
        alike = defaultdict(Counter)
        for state, share in now.items():
            seen = hokkaido.view(state, SEAT)
            alike[seen][places(state, seen.players[SEAT].returned.cards)] += share
        for seen, found in alike.items():
            memory = seen.players[SEAT].returned
            total, weights = sum(found.values()), sum(n for _, n in memory.worlds)
            assert {at: n / total for at, n in found.items()} == {
                at: Fraction(n, weights) for at, n in memory.worlds
            }
            compared += len(memory.worlds) > 1
    assert compared


def test_hidden_cards_are_dealt_as_full_enumeration_finds_them():
    *_, now = enumerated(2, "dgg dgs dgg")
    seen = max((hokkaido.view(state, SEAT) for state in now), key=lambda s: len(write(s)))
    really = Counter()
    for state, share in now.items():
        if hokkaido.view(state, SEAT) == seen:
            really[state.players[1].hand] += share
    rng, tries = random.Random(5), 4000
    dealt = Counter(hokkaido.resample(seen, SEAT, rng).players[1].hand for _ in range(tries))
    assert dealt.keys() == really.keys()
    for hand, share in really.items():
        expected = float(share / really.total())
        assert abs(dealt[hand] / tries - expected) < 4 * (expected / tries) ** 0.5


def test_whoever_kept_one_card_holds_at_most_one_of_two():
    start = toy("pieces 1: S 1", "pieces 2: K 1", "deck: 4", f"hand 2: {KOREA}, Sapporo-China")
    state = after(start, "draw", f"deal {X}", f"deal {Y}", f"keep {X}", "grow S")
    state = after(state, "draw", f"deal {CHINA}", "deal Kitami-Japan", f"keep {CHINA}")
    assert state.players[0].returned.cards == (Y, "Kitami-Japan")
    state = after(state, "draw", f"deal {Y}", "deal Kitami-Japan", f"keep {Y}")
    assert dict(state.players[0].returned.worlds).keys() == {
        (IN_DECK, 1),
        (1, IN_DECK),
    }
    seen = hokkaido.view(state, 0)
    for seed in range(200):
        hand = hokkaido.resample(seen, 0, random.Random(seed)).players[1].hand
        assert len({Y, "Kitami-Japan"} & set(hand)) == 1


def test_a_card_just_drawn_is_no_longer_in_the_deck():
    """Asked while the second card is still to come, resampling did not come back."""
    start = toy("pieces 1: S 1", "pieces 2: K 1", "deck: 2", f"returned 1: {X}", f"back: {X}, {Y}")
    state = after(start, "draw", f"deal {X}")
    assert state.players[0].returned == NOTHING
    other = hokkaido.resample(hokkaido.view(state, 0), 0, random.Random(1))
    assert (other.drawn, other.back) == ((X,), ())


def everywhere(state):
    """Every card that lies somewhere, HIDDEN left out."""
    cards = [row.card for row in state.public] + list(state.drawn) + list(state.back)
    cards += [card for player in state.players for card in (*player.hand, *player.revealed)]
    return [card for card in (*cards, *state.pool) if card is not HIDDEN]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["hokkaido", "small"])
def test_every_seat_deals_possible_worlds_at_every_position_of_whole_games(players, board):
    rng = random.Random(players)
    for seed in range(12):
        start = hokkaido.new_game(players, board=board, turn_cap=96, draw_cap="ways")
        for _, _, state in playout(hokkaido, start, random.Random(seed)):
            for seat in range(-2, players):
                seen = hokkaido.view(state, seat)
                other = hokkaido.resample(seen, seat, rng)
                assert hokkaido.view(other, seat) == seen
                assert sorted(everywhere(other)) == list(state.board.cards)
                assert other.deck - len(other.back) <= len(other.pool)
                memory = seen.players[seat].returned
                assert places(state, memory.cards) in dict(memory.worlds)


def test_bots_that_draw_whenever_they_can_are_remembered_too():
    """Memories grow largest when everybody draws all the time."""
    for players in (2, 3, 4):
        rng, largest = random.Random(players), 0
        state = hokkaido.new_game(players, turn_cap=48)
        while (seat := hokkaido.to_move(state)) is not None:
            moves = hokkaido.legal_moves(state)
            if seat == CHANCE:
                moves = [move for move, _ in hokkaido.chance_moves(state)]
            drawing = [move for move in moves if isinstance(move, (Draw, Keep))]
            state = hokkaido.apply(state, rng.choice(drawing or moves))
            for who, player in enumerate(state.players):
                largest = max(largest, len(player.returned.worlds))
                assert places(state, player.returned.cards) in dict(player.returned.worlds)
                assert hokkaido.notation.read(write(state)) == state
                seen = hokkaido.view(state, who)
                assert hokkaido.view(hokkaido.resample(seen, who, rng), who) == seen
        assert 5 < largest < MOST


def test_where_too_much_would_be_remembered_the_oldest_card_is_forgotten():
    memory = PutBack.of(
        ("A", "B"), [((a, b), 1) for a in range(MOST // 2) for b in (0, 1, IN_DECK)]
    )
    assert memory == PutBack(("B",), (((IN_DECK,), 1), ((0,), 1), ((1,), 1)))


def test_cards_that_hang_together_are_noted_with_all_their_worlds():
    line = f"returned 1: {X}, {Y}; deck deck 3, deck 2 1, 2 deck 1"
    state = toy("pieces 1: S 1", "hand 2: ?, ?", line)
    assert line in write(state).splitlines()
    assert toy(*write(state).splitlines()) == state
    free = toy("pieces 1: S 1", "hand 2: ?, ?", f"returned 1: {X} 0 1 3, {Y}")
    assert f"returned 1: {X} 0 1 3, {Y} 0 0 1" in write(free).splitlines()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (f"{X}, {Y}; deck 3", "returned 1: 'deck 3' is not a place for each card and a weight"),
        (f"{X}; moon 3", "returned 1: player: a number from 1 to 2 is expected, not 'moon'"),
        (f"{X}; 2 0", "returned 1: '2 0' is not a place for each card and a weight"),
        ("A-B; 2 1", "returned 1: there is no trade card 'A-B'"),
    ],
)
def test_worlds_in_a_position_are_checked(line, sentence):
    assert refusal(toy, "pieces 1: S 1", "hand 2: ?, ?", f"returned 1: {line}").startswith(sentence)
