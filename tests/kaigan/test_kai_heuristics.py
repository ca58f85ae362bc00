"""What bots hope for: more of what is good is worth more, and a round ends where it is scored."""

import pytest
from kaigan_toy import acting, after, read, scored, site, tiles

from japanboards import kaigan
from japanboards.bots import choose_greedily
from japanboards.core.game import CHANCE, roll
from japanboards.kaigan.heuristics import boundary, estimate, for_marking, reasons
from japanboards.kaigan.text.notation import read_move

PLAIN = read("turn: red")


@pytest.mark.parametrize(
    "better",
    [
        "red: 30 ryo",
        "red: 20 ryo; artistic 1",
        "red: 20 ryo; government 1",
        "red: 20 ryo; travel 1",
        "red: 20 ryo; surveyors Ezo",
        tiles(Mutsu="red 1"),
    ],
)
def test_more_of_what_is_good_promises_more(better):
    assert estimate(read(f"turn: red\n{better}"), 0) > estimate(PLAIN, 0)


def test_a_tile_near_completion_promises_more_than_one_far_from_it():
    near, far = (read(f"turn: red\n{tiles(Wakasa=marks)}") for marks in ("red 1 blue 2", "red 1"))
    assert estimate(near, 0) > estimate(far, 0)


def test_a_row_with_cards_promises_more_than_an_empty_one():
    rich = read("turn: yellow\nrow 2: red; 1 great of blue; 3 mapping of blue")
    assert estimate(rich, 0) > estimate(read("turn: yellow\nrow 2: red"), 0)


def test_only_the_start_of_a_round_is_a_boundary():
    assert boundary(scored(read("phase: neutral"), 6, 6))
    assert not boundary(after(PLAIN, "lay mapping 2 1"))
    assert not boundary(read("phase: neutral"))


def test_a_greedy_player_beats_two_random_ones():
    import random

    rng, state = random.Random(4), kaigan.new_game(3, board="small")
    while (seat := kaigan.to_move(state)) is not None:
        if seat == CHANCE:
            move = roll(kaigan, state, rng)
        elif seat == 1:
            move = choose_greedily(kaigan, kaigan.view(state, 1), 1, rng, samples=1)
        else:
            move = rng.choice(kaigan.legal_moves(state))
        state = kaigan.apply(state, move)
    assert kaigan.winners(state) == (1,)


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        ("turn: red", "lay mapping 2 1", "row 2 then has Mapping and Government"),
        ("turn: red", "stop", "you may claim a row later, when more cards lie in it"),
        (
            "turn: red\nrow 2: free; 1 great of blue; 3 mapping of blue",
            "claim 2",
            "in this row you act on Great map, Government and Mapping",
        ),
        ("turn: red\nred: 4 ryo", "pass", "you keep your 4 Ryo for later"),
    ],
)
def test_reasons_speak_of_rows_and_money(position, move, words):
    assert reasons(read(position), 0, read_move(move)) == [words]


MARKED = tiles(Wakasa="blue 2")


@pytest.mark.parametrize(
    ("card", "move", "words"),
    [
        ("government", "act", "Government then pays 3 Ryo a round, not 0"),
        ("flexible", "flexible artistic", "Artistic then counts 1, not 0"),
        ("flexible", "flexible travel", "Travel goes to 1"),
        ("flexible", "flexible ryo", "you then have 23 Ryo"),
        ("dispatch", "dispatch 2", "2 surveyors go out at once"),
        ("mapping", "map Wakasa 1", "Wakasa pays you"),
        ("great", "great rich Wakasa Wakasa", "Wakasa pays you"),
        ("mapping", "send supply Wakasa", "Wakasa pays"),
    ],
)
def test_reasons_speak_of_tracks_and_tiles(card, move, words):
    state = acting(card, "red: 20 ryo; surveyors Wakasa", MARKED)
    assert reasons(state, 0, read_move(move))[0].startswith(words)


@pytest.mark.parametrize("name", ["Wakasa", "Ezo", "Noto"])
def test_what_markers_bring_is_what_a_complete_tile_pays(name):
    tile = site(PLAIN, name).tile
    full = read(f"phase: neutral\n{tiles(**{name: f'red {tile.size}'})}")
    red = scored(full, 6, 6).players[0]
    steps, track = getattr(red, tile.kind), tile.kind.capitalize()
    paid = f"{name} pays you {sum(red.ledger)} Honor and {steps} steps on {track} this round"
    assert for_marking(full, 0, [name]) == [paid]
