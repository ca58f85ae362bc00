"""Games that are kept while they are played: killed at any moment, hardly anything is lost."""

import os
import random
import signal
import time

from japanboards import rolling_japan as rj
from japanboards.core import keeping
from japanboards.core.files import STALE, write_text
from japanboards.core.keeping import MANY, MONTH, Cell, Keeper, name_of, tidy
from japanboards.core.match import Match

KILLS = 50


def play_and_keep(folder, told):
    """Play for ever, keep every move, and say after each how many there are."""
    while True:
        match = Match(rj, 2, seed=1)
        keeper = Keeper(folder, "game")
        match.set_up()
        while match.turn() is not None:
            match.play(rj.legal_moves(match.state)[0])
            keeper.keep(match)
            os.write(told, bytes([len(match.moves) % 251]))
            match.set_up()


def test_a_kill_at_any_moment_loses_only_the_move_under_way(tmp_path):
    rng = random.Random(2)
    for nth in range(KILLS):
        folder = tmp_path / str(nth)
        hear, told = os.pipe()
        child = os.fork()
        if child == 0:
            play_and_keep(folder, told)
        os.close(told)
        os.read(hear, 1)
        time.sleep(rng.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        said = os.read(hear, 10**6)
        os.close(hear)
        record = Keeper(folder, "game").found(Match(rj, 2, seed=1))
        over = not said or record is None  # between two games there may be none
        assert over or record.moves
        if said and record is not None:
            assert (len(record.moves) - said[-1]) % 251 <= 6  # never fewer than were told


def test_the_folder_is_tidied(tmp_path):
    now = time.time()
    for nth in range(MANY + 10):
        path = tmp_path / f"{nth}.json"
        path.write_text("")
        os.utime(path, (now - nth, now - nth))
    old = tmp_path / "old.json"
    old.write_text("")
    os.utime(old, (now - MONTH - 5, now - MONTH - 5))
    tidy(tmp_path, now)
    assert len(list(tmp_path.iterdir())) == MANY
    assert not old.exists()
    assert (tmp_path / "0.json").exists()


def test_a_table_has_the_same_name_only_when_it_is_set_up_the_same():
    one = name_of(Match(rj, 2), seed=1)
    assert one == name_of(Match(rj, 2), seed=1)
    others = [
        name_of(Match(rj, 2), seed=2),
        name_of(Match(rj, 3), seed=1),
        name_of(Match(rj, 2, board="small"), seed=1),
        name_of(Match(rj, 2, policy="teaching"), seed=1),
        name_of(Match(rj, 2, options={"purple_area": "each"}), seed=1),
    ]
    assert len({one, *others}) == 6
    assert one.startswith("rolling_japan-")


def begun(moves):
    """A game in which a person has made so many moves."""
    match = Match(rj, 1, seed=1)
    for _ in range(moves):
        match.set_up()
        match.play(rj.legal_moves(match.state)[0])
    return match


def kept_in(folder):
    return {path.name: path.read_text().count("write") for path in folder.iterdir()}


def test_tables_that_are_alike_do_not_overwrite_each_other(tmp_path):
    one, two = Keeper(tmp_path, "game"), Keeper(tmp_path, "game")
    one.keep(begun(5))
    two.keep(begun(1))
    one.keep(begun(6))
    two.keep(begun(2))
    assert kept_in(tmp_path) == {"game.json": 6, "game-2.json": 2}


def test_whoever_goes_on_with_a_game_has_its_file_and_nothing_is_lost(tmp_path):
    old = Keeper(tmp_path, "game")
    old.keep(begun(3))
    again = Keeper(tmp_path, "game")
    assert again.found(Match(rj, 1, seed=1)) is not None
    again.keep(begun(4))
    old.keep(begun(5))  # the old table is still there
    again.keep(begun(6))
    assert kept_in(tmp_path) == {"game.json": 6, "game-2.json": 5}


def test_a_game_that_is_over_takes_no_other_away(tmp_path):
    one, two, over = Keeper(tmp_path, "game"), Keeper(tmp_path, "game"), begun(3)
    one.keep(begun(3))
    while over.turn() is not None:
        over.play(rj.legal_moves(over.state)[0])
        over.set_up()
    two.keep(over)
    assert kept_in(tmp_path) == {"game.json": 3}


def test_games_that_are_put_aside_one_after_the_other_are_all_there(tmp_path):
    for moves in (6, 3, 1):
        keeper = Keeper(tmp_path, "game")
        keeper.found(Match(rj, 1, seed=1))
        keeper.put_aside()
        keeper.keep(begun(moves))
    earlier = {"game.earlier.json": 6, "game.earlier-2.json": 3}
    assert kept_in(tmp_path) == {"game.json": 1, **earlier}


def test_a_damaged_file_is_put_aside_and_not_written_over(tmp_path):
    (tmp_path / "game.json").write_text("{ damaged")
    keeper = Keeper(tmp_path, "game")
    assert keeper.found(Match(rj, 1, seed=1)) is None
    keeper.keep(begun(2))
    assert (tmp_path / "game.earlier.json").read_text() == "{ damaged"
    assert Keeper(tmp_path, "game").found(Match(rj, 1, seed=1)) is not None


def test_tables_alike_in_a_notebook_find_each_their_own_game_again(tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "HELD", {})

    def run_all(nth):
        """Three tables that are set up in the same way, two of them by one cell."""
        cells = [Cell("first", f"1 {nth}"), Cell("second", f"2 {nth}"), Cell("second", f"2 {nth}")]
        return [Keeper(tmp_path, "game", cell=cell) for cell in cells]

    for moves, keeper in zip((5, 3, 1), run_all(1), strict=True):
        keeper.keep(begun(moves))
    for restart in (False, True):
        if restart:
            keeping.HELD.clear()
        found = [keeper.found(Match(rj, 1, seed=1)) for keeper in run_all(2 + restart)]
        assert [str(record.moves).count("write") for record in found] == [5, 3, 1]


def test_parts_of_files_that_a_kill_left_are_taken_away_when_they_are_old(tmp_path):
    old = [".game.json.abcd_123.part", ".other.json.abcd_123.part"]
    others = [".game.json.part", "game.json.abcd_123.part", ".game.json.abcd_123.part.txt"]
    for name in (*old, *others, ".game.json.abcd_456.part"):
        path = tmp_path / name
        path.write_text("{")
        if "456" not in name:  # that one is being written
            os.utime(path, (time.time() - STALE - 5,) * 2)
    write_text("the game", tmp_path / "game.json", "{}")
    assert not (tmp_path / old[0]).exists()
    assert (tmp_path / old[1]).exists()
    tidy(tmp_path)
    kept = [*others, ".game.json.abcd_456.part", "game.json"]
    assert sorted(os.listdir(tmp_path)) == sorted(kept)


def test_a_folder_that_is_a_link_to_itself_is_said(tmp_path):
    folder = tmp_path / ".japanboards"
    folder.symlink_to(folder)
    keeper = Keeper(folder, "game")
    assert keeper.found(Match(rj, 1, seed=1)) is None
    keeper.keep(begun(1))
    assert keeper.trouble.startswith("This game cannot be kept while it is played: ")
    assert "Errno" not in keeper.trouble
