"""What bots hope for: more with every piece of a route, less for a hopeless card in hand."""

import random
from itertools import pairwise

import pytest
from hokkaido_toy import after, real

from japanboards import hokkaido
from japanboards.bots import choose_gently
from japanboards.core.game import playout
from japanboards.hokkaido.heuristics import (
    boundary,
    estimate,
    of_regions,
    plain_estimate,
    reasons,
    wastes,
)
from japanboards.hokkaido.rules.moves import BOTH_CARDS, Discard, Draw, Grow, Keep, Land, Sea, Take
from japanboards.hokkaido.rules.scoring import regions_paid


@pytest.mark.parametrize(
    "line",
    ["hand 1: Sapporo-Asahikawa", "public: Sapporo-Asahikawa 1", "public: Sapporo-Asahikawa"],
)
def test_every_piece_of_a_route_adds_hope(line):
    chain = ["Ishikari 1", "Sorachi 1", "Uryu 1", "Kamikawa 1"]
    hopes = [
        estimate(real(f"pieces 1: {', '.join(chain[:n])}", line, "pieces 2: Kasai 1"), 0)
        for n in range(1, 5)
    ]
    assert hopes == sorted(hopes)
    assert len(set(hopes)) == 4


def test_a_card_far_away_costs_more_in_hand_than_none():
    far = real("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro")
    assert estimate(far, 0) < estimate(real("pieces 1: Ishikari 1"), 0)


def test_after_the_count_only_regions_are_hoped_for_and_after_the_end_nothing():
    table = ("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro", "scored 1: Hakodate-Kushiro -11")
    assert estimate(real(*table), 0) == estimate(real("pieces 1: Ishikari 1"), 0) > 0
    assert estimate(real(*table, "turn: over", "turns: 4", "until: 4"), 0) == 0


def test_a_turn_is_judged_when_it_is_over():
    state = real("turn: player 1, draw 1, take 1", "pieces 1: Ishikari 1", "pieces 2: Kasai 1")
    assert not boundary(state)
    assert boundary(after(state, "grow Ishikari"))


def test_two_hopeless_cards_can_be_discarded_in_the_last_turn_but_not_a_third():
    far = ["Hakodate-Kushiro", "Hakodate-Kitami", "Hakodate-Obihiro", "Hakodate-Asahikawa"]
    hopes = [
        estimate(real("pieces 1: Ishikari 1", f"hand 1: {', '.join(far[:n])}"), 0) for n in range(5)
    ]
    costs = [before - after for before, after in pairwise(hopes)]
    assert max(costs[:2]) < min(costs[2:])


def test_once_the_end_is_called_a_hopeless_card_costs_its_number():
    table = ("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro")
    called = real(*table, "turns: 4", "until: 6")
    assert estimate(called, 0) < estimate(real(*table), 0) - 5


@pytest.mark.parametrize("second", ["Kasai", "Sorachi", "Ishikari"])
def test_regions_are_hoped_for_as_the_score_sheet_would_count_them(second):
    state = real("pieces 1: Ishikari 2, Uryu 1", f"pieces 2: {second} 1")
    everywhere = tuple(player.pieces for player in state.players)
    totals = [sum(paid[seat][0] for _, _, paid in regions_paid(state)) for seat in range(2)]

    assert list(of_regions(state.board, everywhere, False)) == totals


# --- a gentle bot ---

AT_OBIHIRO = ("pieces 1: Kasai 1", "pieces 2: Kameda 1", "public: Obihiro-Japan")


def test_to_grow_and_to_come_nearer_is_worth_something_to_a_beginner():
    hopes = [
        plain_estimate(real(f"pieces 1: {where}", *AT_OBIHIRO[1:]), 0)
        for where in ("Kasai 1", "Kasai 2", "Kasai 1, Hiroo 1", "Kasai 1, At Sea 1")
    ]
    assert hopes == sorted(hopes)
    assert len(set(hopes)) == 4


WASTES = [
    ("a way back", ("pieces 1: Kasai 1, Hiroo 1", *AT_OBIHIRO[1:]), Land("Hiroo", "Kasai"), True),
    ("a way on", ("pieces 1: Kasai 1, Hiroo 1", *AT_OBIHIRO[1:]), Sea("Hiroo", "At Sea"), False),
    ("a lost piece", ("pieces 1: Kasai 1, Hiroo 1", *AT_OBIHIRO[1:]), Grow("Hiroo"), True),
    (
        "a route that was claimed",
        ("pieces 1: Kasai 1, Japan 1", "pieces 2: Kameda 1", "public: Obihiro-Japan 1"),
        Sea("Japan", "At Sea"),
        True,
    ),
    (
        "what was taken a moment ago",
        ("turn: player 1, take 1", "hand 1: Obihiro-Japan*"),
        Discard("Obihiro-Japan"),
        True,
    ),
    ("what can wait", ("hand 1: Hakodate-Kushiro",), Discard("Hakodate-Kushiro"), True),
    (
        "the last chance",
        ("hand 1: Hakodate-Kushiro", "turns: 4", "until: 6"),
        Discard("Hakodate-Kushiro"),
        False,
    ),
    ("a card for the last turn", ("turns: 4", "until: 6"), Draw(), True),
    ("a card far away", ("public: Hakodate-Kushiro",), Take("Hakodate-Kushiro"), True),
    ("a card that is to be claimed", AT_OBIHIRO, Take("Obihiro-Japan"), True),
    (
        "another card close by",
        ("pieces 1: Kasai 1", "public: Obihiro-Japan, Obihiro-China"),
        Take("Obihiro-Japan"),
        False,
    ),
    (
        "more cards than can be finished",
        ("turn: player 1, draw 1", "drawn: Obihiro-Japan, Obihiro-China",
         "hand 1: Hakodate-Kushiro"),
        Keep(BOTH_CARDS),
        True,
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "move", "is_one"), [row[1:] for row in WASTES], ids=[row[0] for row in WASTES]
)
def test_what_leads_nowhere_is_a_waste(lines, move, is_one):
    found = [*lines] + ["pieces 1: Kasai 1"] * (not any("pieces 1" in line for line in lines))
    assert wastes(real(*found), move) is is_one


def test_a_gentle_bot_grows_goes_on_and_keeps_what_it_takes():
    """Whole games: nothing is taken and discarded in a turn, and no piece steps back at once."""
    grown = 0
    for seed in range(3):
        rng, taken, last = random.Random(seed), set(), None
        choose = lambda state, seat, rng=rng: choose_gently(  # noqa: E731
            hokkaido, hokkaido.view(state, seat), seat, rng
        )
        for state, move, then in playout(hokkaido, hokkaido.new_game(2, "small"), rng, choose):
            grown += isinstance(move, Grow)
            assert not (isinstance(move, Discard) and move.card in taken)
            if isinstance(last, Land) and isinstance(move, Land):
                assert (move.province, move.to) != (last.to, last.province)
            taken = (
                (taken | {move.card} if isinstance(move, Take) else taken)
                if (then.turns == state.turns)
                else set()
            )
            last = move if then.turns == state.turns else None
    assert grown > 12


CARD, FAR = "Sapporo-Asahikawa", "pieces 2: Kasai 1"


@pytest.mark.parametrize(
    ("pieces", "move", "words"),
    [
        ("Ishikari 1", "grow Ishikari", f"it can walk on toward {CARD}, worth 4"),
        ("Ishikari 2", "land Ishikari Sorachi", f"{CARD}, worth 4, then needs 2 more pieces"),
        ("Ishikari 1, Sorachi 1, Uryu 2", "land Uryu Kamikawa", f"it completes {CARD}, worth 4"),
        (
            "Ishikari 1, Sorachi 1, Uryu 1, Kamikawa 1",
            "land Kamikawa Uryu",
            f"it breaks {CARD}, worth 4",
        ),
        (
            "Ishikari 1",
            f"discard {CARD}",
            f"{CARD}: its route needs 3 more pieces; in hand it would cost 4 points at the end",
        ),
        ("Ishikari 1", "draw", "you hold 1 card that you still work on"),
    ],
)
def test_reasons_speak_of_routes_and_cards(pieces, move, words):
    state = real(f"pieces 1: {pieces}", f"hand 1: {CARD}", FAR)
    assert reasons(state, 0, hokkaido.notation.read_move(move))[0] == words


def test_reasons_speak_of_a_region_that_pays_more():
    state = real("pieces 1: Ishikari 1", "pieces 2: Ishikari 1")
    told = reasons(state, 0, hokkaido.notation.read_move("grow Ishikari"))
    assert told[0] == "Doo would pay you 4, not 0, if it ended now"
    assert told[1] == "player 2 loses 1 piece in Ishikari, unless one leaves before the turn ends"


@pytest.mark.parametrize("spent", ["land 1, draw 1", "land 1"])
def test_reasons_tell_a_conflict_before_a_piece_that_only_might_walk_on(spent):
    """A piece that joins one on a route is no step on its way: it wins a region."""
    card = "Asahikawa-Kitami"
    state = real(
        f"turn: player 1, {spent}",
        "pieces 1: Tokoro 1",
        "pieces 2: Tokoro 1, Kamikawa 1",
        f"hand 1: {card}",
    )
    told = reasons(state, 0, hokkaido.notation.read_move("grow Tokoro"))
    assert told[0] == "Okhotsk would pay you 4, not 0, if it ended now"
    assert told[1].startswith("player 2 loses 1 piece in Tokoro")
    assert ("unless" in told[1]) is (spent == "land 1")
    assert not any("on the way" in each for each in told)


def test_reasons_for_keeping_a_card_weigh_it_against_the_other():
    state = real(
        "turn: player 1, draw 1",
        "pieces 1: Ishikari 1",
        "drawn: Sapporo-Asahikawa, Hakodate-Kushiro",
        FAR,
    )
    assert reasons(state, 0, Keep("Sapporo-Asahikawa")) == [
        "Sapporo-Asahikawa: its route needs 3 more pieces",
        "the other, Hakodate-Kushiro: its route needs 10 more pieces",
    ]
