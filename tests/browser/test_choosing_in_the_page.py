"""The board chooses as Python does: both are given the same moves and touches, in every game."""

import json
import random
from itertools import islice

import pytest
from board_page import open_page

from japanboards import GAMES
from japanboards.core.choosing import Chooser
from japanboards.core.game import CHANCE, playout

pytestmark = pytest.mark.browser

POSITIONS, SITTINGS, TOUCHES = 40, 12, 5
NOT_SEATS = (CHANCE, None)
FOLLOW = """async (cases) => {
  const { consider, touched } = await import("/choosing.js");
  return cases.map(({ moves, touches }) => {
    let picked = [];
    return touches.map((pick) => {
      const found = touched(moves, picked, pick);
      picked = found.picked;
      const { offers, open } = consider(moves, picked);
      return { picked, refused: found.refused, offers: [...offers].sort(), open: open.length,
        move: found.move && moves.indexOf(found.move) };
    });
  });
}"""


@pytest.fixture(scope="module")
def page(browser):
    page = open_page(browser)
    yield page
    page.close()


def positions(game, rng):
    """Decisions of a random game."""
    steps = playout(game, game.new_game(max(2, min(game.PLAYERS))), rng)
    states = [state for state, _, _ in islice(steps, 300) if game.to_move(state) not in NOT_SEATS]
    return rng.sample(states, min(POSITIONS, len(states)))


def sitting(words, other, rng):
    """Touches of somebody who mostly knows what they want, and sometimes does not."""
    word = rng.choice(words)
    touches = rng.sample(word, len(word)) + rng.choices(word, k=2) + rng.choices(other, k=2)
    rng.shuffle(touches)
    return touches[:TOUCHES]


def answers(words, touches):
    """What Python's chooser says after each touch; what is refused is not touched."""
    chooser, found = Chooser.over(range(len(words)), words.__getitem__), []
    for pick in touches:
        then = chooser.pick(pick)
        refused = not then.open()
        chooser = chooser if refused else then
        taken_back = len(then.picked) < len(chooser.picked) or pick not in then.picked
        found.append(
            {
                "picked": list(chooser.picked),
                "refused": refused,
                "offers": sorted(chooser.offers()),
                "open": len(chooser.open()),
                "move": None if refused or taken_back else chooser.move(),
            }
        )
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_page_chooses_as_python_does(page, name):
    game, rng = GAMES[name], random.Random(name)
    cases, expected = [], []
    for state in positions(game, rng):
        words = [list(game.scene.picks(move)) for move in game.legal_moves(state)]
        seat = game.to_move(state)
        marks = game.scene.scene(game.view(state, seat), seat).marks
        other = [mark.pick for mark in marks if mark.pick]
        for _ in range(SITTINGS):
            touches = sitting(words, other, rng)
            moves = [["does it", *word] for word in words]
            cases.append({"moves": moves, "touches": touches})
            expected.append(answers(words, touches))
    assert len(cases) >= 200
    found = page.evaluate(FOLLOW, json.loads(json.dumps(cases)))
    for case, one, other in zip(cases, found, expected, strict=True):
        assert one == other, case["touches"]
    said = [answer for each in expected for answer in each]
    assert any(each["move"] is not None for each in said)
    assert any(each["refused"] for each in said)
