"""OpenSpiel's own suites on every game; skipped where the package is not installed."""

import subprocess
import sys
import unittest

import pytest

from japanboards import GAMES
from japanboards.adapters import spiel

every_game = pytest.mark.parametrize("name", GAMES)
GAMES_PER_TEST = 2


@pytest.fixture
def pyspiel():
    return pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")


@pytest.fixture
def names(pyspiel):
    return spiel.register()


@every_game
def test_random_games_pass_the_basic_checks_with_serialization(pyspiel, names, name):
    for players in {GAMES[name].PLAYERS[0], GAMES[name].PLAYERS[-1]}:
        game = pyspiel.load_game(f"japanboards_{name}(players={players})")
        pyspiel.random_sim_test(game, num_sims=GAMES_PER_TEST, serialize=True, verbose=False)


def test_the_api_holds_on_a_part_of_the_tree(names, pyspiel):
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game("japanboards_rolling_japan(players=2,board=small)")
    about = {"game": game, "game_name": "japanboards_rolling_japan"}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), about)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert [text for _, text in result.failures + result.errors] == []


def test_registering_twice_does_no_harm(pyspiel, names):
    assert spiel.register() == names == [f"japanboards_{name}" for name in GAMES]


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
