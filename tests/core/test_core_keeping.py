"""Games that are kept while they are played: killed at any moment, hardly anything is lost."""

import os
import random
import signal
import time

from japanboards import rolling_japan as rj
from japanboards.core.keeping import MANY, MONTH, Keeper, name_of, tidy
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
