"""What is said to a player: prompts offer just what is legal, refusals are true, no codes."""

import random
import re
from itertools import product

import pytest
from kanagawa_toy import after, lesson, read, toy, verdict, working

from japanboards import kanagawa
from japanboards.core.asking import sentence
from japanboards.core.choosing import nearest
from japanboards.core.game import CHANCE, playout
from japanboards.kanagawa.rules.icon_codes import brushes_named, kind_of, places_named
from japanboards.kanagawa.text.notation import tell, write_move

CODE = re.compile(r"\b[GBRY]\d\d\b|\b[a-z]+-[ABC]\b|-used|-spent")
OPTIONS = ({}, {"brush_diploma": "owned"}, {"deck_backs": "top", "animal_rewards": "as_scanned"})


def random_games(count):
    """Positions of random games with the move that was played and the next position."""
    for seed in range(count):
        start = kanagawa.new_game(2 + seed % 3, **OPTIONS[seed % 3])
        yield from playout(kanagawa, start, random.Random(seed))


def near_misses(state):
    """Every move of a player that can be thought of here and is not legal."""
    board, painter = state.board, state.painters[state.seat]
    icons, brushes = list(places_named(board)), list(brushes_named(board))
    cards = [*painter.hand, *painter.secret, *painter.print[-2:], *painter.studio[-2:], "G01"]
    wilds = [(), *((kind,) for kind in board.landscapes), ("ocean", "ocean"), ("plain", "forest")]
    every = [kanagawa.Pass(), kanagawa.Depart(), kanagawa.Done()]
    every += [kanagawa.Take(column) for column in range(6)]
    every += [kanagawa.Studio(card) for card in cards]
    every += [kanagawa.Print(card, wild) for card, wild in product(cards, wilds)]
    every += [kanagawa.Place(icon) for icon in icons]
    every += [kanagawa.Shift(brush, icon) for brush, icon in product(brushes, icons)]
    every += [kind(d) for kind in (kanagawa.Claim, kanagawa.Leave) for d in board.diplomas]
    legal = set(kanagawa.legal_moves(state))
    return [move for move in every if move not in legal]


def test_what_is_asked_is_what_is_legal():
    for state, _, _ in random_games(12):
        legal = list(kanagawa.legal_moves(state))
        ways = kanagawa.scene.ways(state)
        assert all(way.moves for way in ways)
        assert sorted(map(str, legal)) == sorted(str(move) for way in ways for move in way.moves)
        prompt = kanagawa.scene.prompt(state)
        assert prompt.endswith(sentence(ways))
        assert all(way.phrase in prompt.lower() for way in ways)
        assert bool(prompt) == bool(legal)


def test_no_code_is_shown_to_a_player():
    for at, (state, move, new) in enumerate(random_games(9)):
        seat = min(state.seat, state.seats - 1)
        said = [tell(state, move), kanagawa.scene.prompt(state), *(e.text for e in new.news)]
        if at % 23 == 0:
            said += [line.note for line in kanagawa.tally(state)]
            scenes = [kanagawa.scene.scene(state, seat)]
            scenes += [scene for _, scene in kanagawa.scene.side_scenes(state, seat)]
            said += [text for s in scenes for m in s.marks for text in (m.title, m.text)]
            said += [name for name, _ in kanagawa.forecast(state, seat)]
        for text in said:
            assert not CODE.search(text), text


def kinds(state):
    return {kind_of(state.board, icon) for icon in state.painter.icons}


# What complaints say, and whether it is so: each pattern's groups are given to its test.
TRUTHS = {
    r"player (\d) has no unplaced brush": lambda s, m, n: not s.painters[int(n) - 1].brushes,
    r"the studio of player \d has no (\w+) icon$": lambda s, m, kind: kind not in kinds(s),
    r"has no (\w+) icon that has": lambda s, m, kind: kind in kinds(s),
    r"cards in columns? ([\d, and]+), ": lambda s, m, said: (
        [int(n) - 1 for n in re.findall(r"\d", said)]
        == [at for at, column in enumerate(s.school) if column]
    ),
    r"column (\d) is empty": lambda s, m, n: not s.school[int(n) - 1],
    r"has to take a column": lambda s, m: any(s.school),
    r"has to leave it without cards": lambda s, m: not any(s.school),
    r"and (\d) (?:is|are) there": lambda s, m, n: int(n) > 0,
    r"all (\d) have been used": lambda s, m, n: int(n) == s.turned == s.painter.arrows > 1,
    r"it has been used": lambda s, m: s.turned == s.painter.arrows == 1,
    r"(\d+) of (\d+) reached": lambda s, m, now, least: int(now) < int(least),
    r"player (\d) has a diploma for (\w+)": lambda s, m, n, what: (
        what in [s.board.diplomas[d].category for d in s.painters[int(n) - 1].diplomas]
    ),
    r"player (\d) is alone at School": lambda s, m, n: (
        s.alone and s.waiting == (int(n) - 1,) and not s.stayed
    ),
}


def test_a_complaint_says_nothing_that_is_not_so():
    seen, rng = set(), random.Random(5)
    for at, (state, _, _) in enumerate(random_games(16)):
        if at % 13 or kanagawa.to_move(state) == CHANCE:
            continue
        for move in rng.sample(near_misses(state), 40):
            for breach in kanagawa.breaches(state, move):
                assert not CODE.search(re.sub(r"'[^']*'", "", breach.complaint)), breach
                for pattern, is_so in TRUTHS.items():
                    if found := re.search(pattern, breach.complaint):
                        seen.add(pattern)
                        assert is_so(state, move, *found.groups()), (breach, write_move(move))
    assert len(seen) >= len(TRUTHS) - 3


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            working("ocean; print G04; studio G02; spent 1; used 1; hand G05; brushes 1"),
            "place ocean",
            "the studio of player 1 has no ocean icon that has not served this round "
            "[KAN-BRUSH-03]",
        ),
        (
            working("ocean; studio G02; hand G05"),
            "place ocean-used",
            "the studio of player 1 has no ocean icon that has served this round [KAN-BRUSH-03]",
        ),
        (
            working("ocean; studio G02; hand G05"),
            "place mountain",
            "the studio of player 1 has no mountain icon [KAN-BRUSH-03]",
        ),
        (
            working("mountain; studio G18; hand R07; fresh 1 2"),
            "print R07 mountain mountain",
            "the red card (farmer, needs a mountain) does not need 2 mountains on wild icons "
            "[KAN-RULING-41]",
        ),
        (
            working("mountain; studio G18; hand R07; fresh 1"),
            "print R07 mountain",
            "the red card (farmer, needs a mountain) cannot be painted: a wild icon with a ready "
            "brush is missing; no wild icon is needed [KAN-PRINT-01]",
        ),
        (
            working("forest; studio G18; hand R07; fresh 2"),
            "print R07",
            "the red card (farmer, needs a mountain) cannot be painted: a mountain icon with a "
            "ready brush is missing; a wild icon could paint a mountain [KAN-PRINT-01]",
        ),
        (
            lesson("G01, B05"),
            "depart",
            "there are cards in columns 1 and 2, and one of these has to be taken [KAN-RULING-06]",
        ),
        (
            lesson("G01, -"),
            "depart",
            "there are cards in column 1, which has to be taken [KAN-RULING-06]",
        ),
        (
            lesson("G01, B05", "deck: empty"),
            "pass",
            "the deck is empty: who is at School has to take a column [KAN-SCHOOL-16]",
        ),
        (
            read("deck: empty\nschool: -, -\nmaster: player 2\nwaiting: 1\nalone: no"),
            "pass",
            "the deck is empty: who is at School has to leave it without cards [KAN-SCHOOL-16]",
        ),
        (
            lesson("G01, B05", "deck: empty"),
            "done",
            "player 1 is at School: take a column first [KAN-SCHOOL-04]",
        ),
        (
            working("forest; hand G01 G05"),
            "done",
            "2 cards in hand are still to be added to studio or print [KAN-WORK-01]",
        ),
        (
            working("forest; hand G05"),
            "done",
            "the green card (tree, needs a forest) is still to be added to studio or print "
            "[KAN-WORK-01]",
        ),
        (
            working("forest; hand G05"),
            "studio G08",
            "the green card (tree, needs an ocean) is not in the hand of player 1 [KAN-WORK-01]",
        ),
        (
            working("forest; studio G05 G08; fresh 1"),
            "shift ocean mountain",
            "no brush that has not painted this round stands on an ocean icon that has not "
            "served this round [KAN-BRUSH-04]",
        ),
    ],
)
def test_a_complaint_is_true(state, move, said):
    assert said in verdict(state, move)


def test_who_names_no_card_is_asked_for_one():
    move = kanagawa.rules.moves.Studio("")
    said = [breach.complaint for breach in kanagawa.breaches(working("forest; hand G05"), move)]
    assert "no card is chosen: touch one in the hand first" in said
    at_school = kanagawa.breaches(lesson("G01, B05"), move)
    assert "KAN-WORK-01" not in {breach.clause.id for breach in at_school}


def test_a_studio_without_arrows_is_not_said_to_have_used_them():
    tiles = [{**tile, "arrows": 0} for tile in toy().data["tiles"]]
    state = working("forest; studio G05; fresh 1; brushes 0", board=toy(tiles=tiles))
    assert verdict(state, "shift forest ocean") == [
        "the studio of player 1 has no arrow [KAN-BRUSH-05]"
    ]


def test_near_misses_of_one_clause_are_answered_by_it():
    state = working("forest; studio G05; hand G03 G01; fresh 1; brushes 1")
    wrong = [
        (move, found[0])
        for move in near_misses(state)
        if len(found := kanagawa.breaches(state, move)) == 1
    ]
    assert len({breach.clause.id for _, breach in wrong}) >= 5
    for move, breach in wrong:
        meant = nearest(kanagawa, state, kanagawa.scene.picks(move))
        assert (meant, kanagawa.breaches(state, meant)) == (move, [breach])


TOUCHED = [
    (lesson("G01, B05"), ["brush:spare"], "KAN-RULING-11"),
    (lesson("G01, B05"), ["icon:forest"], "KAN-RULING-11"),
    (lesson("G01, -"), ["column:2"], "KAN-SCHOOL-09"),
    (lesson("G01, B05"), ["diploma:trees-A"], "KAN-DIP-01"),
    (
        read("school: G01, B05\nplayer 1: forest; studio G17; hand G03\nplayer 2: ocean"),
        ["hand:G03"],
        "KAN-SCHOOL-04",
    ),
    (
        working("forest; studio G05; fresh 1; brushes 0", table="arrows used: 1"),
        ["brush:forest"],
        "KAN-BRUSH-05",
    ),
    (working("forest; fresh 1; brushes 1"), ["brush:spare"], "KAN-BRUSH-06"),
    (working("forest; studio G05; fresh 1 2"), ["brush:forest", "brush:ocean"], "KAN-BRUSH-06"),
    (
        working("forest; studio G18; hand G04 R05; fresh 1 2"),
        ["hand:R05", "wild:ocean"],
        "KAN-RULING-41",
    ),
    (
        working("forest; print G04 G12; hand G05", table="asked: trees-A"),
        ["hand:G05"],
        "KAN-DIP-01",
    ),
    (working("forest; hand G04; fresh 1"), ["hand:G04", "print"], "KAN-PRINT-01"),
    (working("forest; hand G04; fresh 1"), ["done"], "KAN-WORK-01"),
]


@pytest.mark.parametrize(("state", "touched", "clause"), TOUCHED)
def test_a_refused_touch_is_answered_with_a_clause(state, touched, clause):
    move = nearest(kanagawa, state, touched)
    assert clause in [breach.clause.id for breach in kanagawa.breaches(state, move)]
    name = touched[-1].partition(":")[2]
    if touched[-1].startswith(("column", "hand", "diploma")):
        assert name in write_move(move).split()


def test_a_run_of_one_place_and_storms_on_two_are_said_in_plain_words():
    lines = kanagawa.tally(working("forest; print G05"))
    notes = [line.note for line in lines if line.clause.id == "KAN-SCORE-03"]
    assert notes == ["2 in a row of winter, the tile to slot 1", "1 in a row of summer, the tile"]
    two = after(working("forest; print R01 R04 R02 R07; storms 2", table="deck: empty"), "done")
    (said,) = [event.text for event in two.news if "storm tokens" in event.text]
    assert re.search(r"2 storm tokens on slot \d and slot \d", said)
