"""PettingZoo's own suites on every game; skipped where the package is not installed."""

import random
import subprocess
import sys

import pytest

from japanboards import GAMES
from japanboards.adapters import zoo

every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture
def suite():
    return pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")


@every_game
@pytest.mark.filterwarnings("ignore")  # dictionaries as observations are warned about
def test_the_api_test_passes(suite, name):
    suite.api_test(zoo.env(name), num_cycles=200)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game(suite, name):
    suite.seed_test(lambda: zoo.env(name), num_cycles=40)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_the_render_test_passes(suite, name):
    suite.render_test(lambda render_mode=None: zoo.env(name, render_mode=render_mode))


def test_a_game_is_played_to_its_end_and_rendered(suite):
    env, rng = zoo.env("rolling_japan", 2, "ansi", board="small"), random.Random(1)
    env.reset(seed=1)
    total = 0
    for _ in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total += reward
        choices = [at for at, may in enumerate(seen["action_mask"]) if may]
        env.step(None if over else rng.choice(choices))
    assert total == 1
    assert env.render().startswith("board: small")


def test_an_illegal_action_ends_the_game_and_says_why(suite):
    env = zoo.env("rolling_japan", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(ord("?"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1
    assert env.infos[agent]["illegal_reason"].startswith("no legal move begins with '")


def test_an_unknown_game_is_answered_with_the_known_ones():
    with pytest.raises(ValueError, match="there is no game 'go'; the games are: rolling_japan"):
        zoo.env("go")


def test_without_the_package_one_sentence_says_what_is_missing():
    program = (
        "import sys\n"
        "sys.modules['pettingzoo'] = None\n"
        "from japanboards.adapters import zoo\n"
        "try:\n    zoo.env('rolling_japan')\n"
        "except ImportError as error:\n    print(error)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() == "PettingZoo is not installed: pip install 'japanboards[adapters]'"
