"""PettingZoo's own suites on every game and number of players; illegal actions say why.

Few games are played here; `make peers` plays fifty of each.
"""

import copy
import random
import re
import subprocess
import sys

import pytest

from japanboards import GAMES
from japanboards.adapters import zoo
from tools.peers import TABLES, rendered, seeded, walked

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
# Dictionaries as observations are warned about.
pytestmark = pytest.mark.filterwarnings("ignore")


@every_table
def test_the_api_test_passes(pettingzoo, name, players):
    walked(name, players, games=2)


@every_table
def test_the_same_seed_gives_the_same_game(pettingzoo, name, players):
    seeded(name, players)


@every_table
def test_the_render_test_passes(pettingzoo, name, players):
    rendered(name, players)


def test_a_game_is_played_to_its_end_and_rendered(pettingzoo):
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


def test_an_illegal_action_ends_the_game_and_says_why(pettingzoo):
    env = zoo.env("rolling_japan", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(ord("?"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1
    assert env.infos[agent]["illegal_reason"].startswith("no legal move begins with '")


def legal(env):
    return [at for at, may in enumerate(env.last()[0]["action_mask"]) if may]


@every_game
def test_an_illegal_action_carries_the_clauses_of_a_move_it_begins(pettingzoo, name):
    """In the middle of a game, every action that begins a move which was legal before."""
    env, rng, cited = zoo.env(name), random.Random(4), []
    env.reset(seed=4)
    for _ in range(60):
        env.step(rng.choice(legal(env)))
        core = env.unwrapped.core
        begun = {said[len(core.typed)] for said in env.unwrapped.known if begins(said, core.typed)}
        for action in sorted(begun - set(legal(env))):
            trial = copy.deepcopy(env)
            trial.step(action)
            cited.append(trial.infos[env.agent_selection]["illegal_reason"])
    assert len(cited) > 5
    assert [why for why in cited if not re.search(r": .+ \[[A-Z]{3}-[A-Z0-9-]+\]", why)] == []


def begins(said, typed):
    return said.startswith(typed) and len(said) > len(typed)


def test_a_copy_of_an_environment_goes_its_own_way(pettingzoo):
    env = zoo.env("takamatsu")
    env.reset(seed=1)
    before = env.render()
    twin = copy.deepcopy(env)
    twin.step(legal(twin)[0])
    assert env.render() == before
    assert env.unwrapped.core.made == 0
    assert twin.unwrapped.core.made == 1


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
