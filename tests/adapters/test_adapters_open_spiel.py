"""OpenSpiel's own suites on every game and number of players, and its algorithms.

Few games are played here; `make peers` plays a hundred of each.
"""

import random
import subprocess
import sys

import pytest

from japanboards import GAMES
from japanboards.adapters import spiel
from tools.peers import TABLES, enforced, simulated

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@pytest.fixture
def names(pyspiel):
    return spiel.register()


@every_table
def test_random_games_pass_the_basic_checks_with_serialization(pyspiel, name, players):
    simulated(name, players, games=3)


@every_table
def test_the_api_holds_on_a_part_of_the_tree(pyspiel, name, players):
    enforced(name, players)


def test_registering_twice_does_no_harm(pyspiel, names):
    assert spiel.register() == names == [f"japanboards_{name}" for name in GAMES]


@every_game
def test_without_players_a_game_is_for_two_or_as_few_as_it_allows(pyspiel, names, name):
    game = pyspiel.load_game(f"japanboards_{name}")
    assert game.num_players() == max(2, GAMES[name].PLAYERS[0])


@pytest.mark.parametrize(
    ("asked", "said"),
    [("players=7", "Hokkaido is for 2 to 4 players, not 7"), ("board=moon", "moon")],
)
def test_a_game_that_cannot_be_set_up_is_refused_with_a_sentence(pyspiel, names, asked, said):
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game(f"japanboards_hokkaido({asked})")


def somewhere(pyspiel, name, steps):
    """A state after this many random steps, at a choice."""
    rng = random.Random(3)
    state = pyspiel.load_game(f"japanboards_{name}(board=small)").new_initial_state()
    while state.is_chance_node() or state.move_number() < steps:
        known = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(rng.choice(known)[0] if known else rng.choice(state.legal_actions()))
    return state


@every_game
def test_a_resampled_state_looks_the_same_to_its_player(pyspiel, names, name):
    state, resample = somewhere(pyspiel, name, 60), spiel.resampler(1)
    player = state.current_player()
    for _ in range(5):
        guess = resample(state, player)
        assert guess.observation_string(player) == state.observation_string(player)
        assert guess.legal_actions() == state.legal_actions()


def test_the_search_of_open_spiel_plays_our_games(pyspiel, names):
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    state, chosen = somewhere(pyspiel, "takamatsu", 60), []
    for _ in range(2):
        luck = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(
            state.get_game(),
            evaluator,
            uct_c=2.0,
            max_simulations=5,
            random_state=luck,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(spiel.resampler(1))
        chosen.append(bot.step(state))
    assert chosen[0] in state.legal_actions()
    assert chosen[0] == chosen[1]


def test_without_the_package_the_games_import_and_one_sentence_says_what_is_missing():
    program = (
        "import sys\n"
        "sys.modules['pyspiel'] = None\n"
        "from japanboards.adapters import spiel\n"
        "try:\n    spiel.register()\n"
        "except ImportError as error:\n    print(error)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() == "OpenSpiel is not installed: pip install 'japanboards[adapters]'"
