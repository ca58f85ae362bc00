"""Points, winners and the solo score."""

import pytest
from rolling_japan_toy import TOY, after, ended, read

from japanboards import rolling_japan
from japanboards.core.game import scores
from japanboards.rolling_japan import tally, winners

NAMES = tuple(rolling_japan.BOARD)
LAST_TURN = "rounds: 7\nbag: player 1, yellow\ndice: red 1, white 3\n"


def sheet(numbers, crosses, changes=0):
    """The first prefectures hold a 3, the next an X, the others nothing."""
    held = [f"{name} 3" for name in NAMES[:numbers]]
    held += [f"{name} X" for name in NAMES[numbers : numbers + crosses]]
    return f"{', '.join(held)}; changes {changes}"


def last_die(*sheets):
    """The last die of the game, for the last of these players."""
    pages = "\n".join(f"sheet {n}: {page}" for n, page in enumerate(sheets, 1))
    return read(f"{LAST_TURN}writing: player {len(sheets)}, white 3\n{pages}")


def points(state):
    return scores(rolling_japan, state, len(state.sheets))


@pytest.mark.clause("ROL-END-01", "ROL-END-02", "ROL-END-03", "ROL-RULING-22")
def test_r10_38_numbers_make_9_x_and_equal_totals_share_the_win():
    state = last_die(sheet(38, 5, changes=3), sheet(37, 5))
    over = ended(state, "write white Okinawa")
    assert [page.cells.count(7) for page in over.sheets] == [9, 9]
    assert points(over) == (38, 38)
    assert winners(over) == (0, 1)


@pytest.mark.clause("ROL-SOLO-01", "ROL-RULING-23")
def test_r10_the_solo_score_is_the_prefectures_without_an_x():
    over = ended(last_die(sheet(37, 5)), "write white Okinawa")
    assert points(over) == (38,)
    assert points(over)[0] == 47 - over.sheets[0].cells.count(7)
    assert {line.clause.id for line in tally(over) if line.points} == {"ROL-RULING-23"}
    assert winners(over) == (0,)


@pytest.mark.clause("ROL-SOLO-01", "ROL-GEN-01")
def test_alone_the_same_moves_are_open_as_in_company():
    text = "dice: red 4, blue 2\nwriting: red 4, blue 2\nsheet 1: Tokyo 1"
    alone, company = read(text), read(f"{text}\nsheet 2: blank")
    assert rolling_japan.legal_moves(alone) == rolling_japan.legal_moves(company)


@pytest.mark.clause("ROL-END-03", "ROL-OVR-03")
def test_the_fewest_x_win_which_is_the_most_numbers():
    over = ended(last_die(sheet(30, 0), sheet(36, 6), sheet(31, 3)), "write white Oita")
    assert [page.cells.count(7) for page in over.sheets] == [17, 11, 15]
    assert points(over) == (30, 36, 32)
    assert winners(over) == (1,)


@pytest.mark.clause("ROL-RULING-22")
def test_unused_changes_break_no_tie():
    over = ended(last_die(sheet(20, 3, changes=3), sheet(19, 0)), "write white Oita")
    assert [page.changes for page in over.sheets] == [3, 0]
    assert winners(over) == (0, 1)


@pytest.mark.clause("ROL-OVR-03", "ROL-END-02")
def test_the_score_sheet_has_a_line_per_area_and_one_for_the_x():
    lines = tally(last_die(sheet(0, 0), "Tokyo 3, Chiba 3, Gunma X, Akita 1, Okinawa X"))
    assert [f"{line.seat}: {line}" for line in lines[7:]] == [
        "1: +1 Hokkaido & Tohoku: 1 of 7 [ROL-OVR-03]",
        "1: +2 Kanto: 2 of 7 [ROL-OVR-03]",
        "1: +0 Chubu: 0 of 9 [ROL-OVR-03]",
        "1: +0 Kinki (Kansai): 0 of 7 [ROL-OVR-03]",
        "1: +0 Chugoku & Shikoku: 0 of 9 [ROL-OVR-03]",
        "1: +0 Kyushu & Okinawa: 0 of 8 [ROL-OVR-03]",
        "1: +0 X: 2 [ROL-END-02]",
    ]
    assert {line.seat for line in lines[:7]} == {0}


@pytest.mark.clause("ROL-OVR-03")
def test_during_the_game_a_number_is_a_point_and_neither_blank_nor_x_is_one():
    state = read("dice: red 4, blue 2\nwriting: red 4, blue 2\nsheet 1: Akita 3, Iwate X")
    assert points(state) == (1,)
    state = after(state, "write red Tokyo")
    assert points(state) == (2,)
    assert points(after(state, "change blue black")) == (2,)
    blocked = read("dice: red 1, green 2\nwriting: red 1\nsheet 1: R2 6", TOY)
    assert points(after(blocked, "cross red R1")) == (1,)
