"""Home: what was done in all games, what to do next, and one file with all of it."""

import json
from pathlib import Path

import pytest

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.bots import BOTS, level_of
from japanboards.core import home, results
from japanboards.core.keeping import FOLDER, MONTH, Keeper, name_of, tidy
from japanboards.core.lesson import Progress
from japanboards.core.match import HUMAN, Match
from japanboards.core.practice_memory import Card, Memory
from japanboards.core.results import Result
from japanboards_widgets.home_page import for_levels, minutes_left

NOW = 1_700_000_000


def shelves(folder):
    return [home.shelf(folder, game) for game in GAMES.values()]


def learned(folder, game, count, star=True):
    progress = Progress({level.id: star for level in game.LEVELS[:count]})
    progress.save(home.file_of(home.folder_of(folder, game), game, "progress"))


def played(folder, game, *seats):
    match = Match(game, 2, [HUMAN, BOTS["random"]], board="small", seed=3)
    match.set_up()
    for _ in range(3):
        while not match.human_turn():
            match.step()
        match.play(match.game.legal_moves(match.state)[0])
    keeper = Keeper(folder / ".japanboards", name_of(match), [HUMAN, "random"])
    keeper.keep(match)
    return match, keeper


def advised(folder, now=NOW):
    return home.advise(shelves(folder), now)


def test_whoever_comes_first_is_sent_to_the_first_game(tmp_path):
    assert not any(shelf.begun for shelf in shelves(tmp_path))
    assert advised(tmp_path) == home.Advice("learn Rolling Japan.", "learn", "rolling_japan")


def test_a_table_that_was_left_comes_before_all_else(tmp_path):
    learned(tmp_path, rj, 3)
    match, _ = played(tmp_path, rj)

    assert advised(tmp_path).text == "finish your game of Rolling Japan."
    left = home.newest_table(shelves(tmp_path))
    assert left.record.seats == (HUMAN, "random")
    assert len(left.record.moves) == len(match.moves)


def test_then_the_lesson_that_was_begun_and_what_is_due(tmp_path):
    learned(tmp_path, rj, 3)
    assert advised(tmp_path).text == f"go on with Rolling Japan: {rj.LEVELS[3].chapter}."

    learned(tmp_path, rj, len(rj.LEVELS))
    cards = {clause: Card(0, 1, 0, NOW) for clause in list(rj.BOOK.clauses)[:9]}
    Memory(cards).save(tmp_path / "rolling_japan.practice.json")
    assert advised(tmp_path).act != "practice"
    assert advised(tmp_path, NOW + 9999).text.startswith("9 rules of Rolling Japan are due")


def test_then_a_mistake_a_stronger_bot_or_another_game(tmp_path):
    learned(tmp_path, rj, len(rj.LEVELS), star=False)
    assert advised(tmp_path).text == "look again at levels without a star in Rolling Japan."

    learned(tmp_path, rj, len(rj.LEVELS))
    assert advised(tmp_path).text == "learn Takamatsu."
    won = Result("a", "small", (HUMAN, "gentle"), (9, 7), True, NOW)
    results.add(tmp_path / "rolling_japan.results.json", [won])
    assert advised(tmp_path).text == "play Rolling Japan against a fair bot."


def test_five_minutes_are_never_of_the_game_beside_them(tmp_path):
    for game in list(GAMES.values())[:3]:
        learned(tmp_path, game, 2)

    assert home.five_minutes(shelves(tmp_path), "rolling_japan").game != "rolling_japan"
    assert home.five_minutes(shelves(tmp_path / "none"), "kaigan").text.startswith(
        "The first level"
    )


def test_what_lies_in_the_folders_of_the_games_is_found(tmp_path):
    (tmp_path / "rolling_japan").mkdir()
    learned(tmp_path, rj, 4)

    assert (tmp_path / "rolling_japan" / "rolling_japan.progress.json").exists()
    assert len(shelves(tmp_path)[0].done) == 4


def test_a_finished_game_is_kept_once(tmp_path):
    match, keeper = played(tmp_path, rj)
    keeper.keep_result(match, level_of)
    file = tmp_path / FOLDER / "rolling_japan.results.json"
    assert results.load(file) == []

    while match.turn() is not None:
        if match.human_turn():
            match.play(match.game.legal_moves(match.state)[0])
        else:
            match.step()
    keeper.keep_result(match, level_of)
    keeper.keep_result(match, level_of)
    (kept,) = results.load(file)
    assert [path.name for path in tmp_path.iterdir()] == [FOLDER], "nothing new beside the notebook"
    assert kept.seats == (HUMAN, "random")
    assert len(kept.points) == 2
    assert shelves(tmp_path)[0].best == kept.points[0]


def test_results_that_lie_beside_the_notebook_count_too(tmp_path):
    (tmp_path / FOLDER).mkdir()
    old, new = (
        Result(name, "small", (HUMAN, "gentle"), (9, 7), True, NOW) for name in ("old", "new")
    )
    results.add(tmp_path / "rolling_japan.results.json", [old])
    results.add(tmp_path / FOLDER / "rolling_japan.results.json", [old, new])
    assert {result.id for result in shelves(tmp_path)[0].played} == {"old", "new"}


def test_results_outlive_the_games_they_are_kept_with(tmp_path):
    path = tmp_path / "rolling_japan.results.json"
    path.write_text("{}", encoding="utf-8")
    tidy(tmp_path, NOW + 10 * MONTH)
    assert path.exists()


@pytest.mark.parametrize("what", ["progress", "practice", "results", f"{FOLDER}/results"])
def test_a_damaged_file_is_told_kept_and_can_be_put_aside(tmp_path, what):
    (tmp_path / FOLDER).mkdir()
    *folder, name = what.split("/")
    path = tmp_path.joinpath(*folder) / f"rolling_japan.{name}.json"
    path.write_text('{"version": 1}', encoding="utf-8")

    ((found, told),) = shelves(tmp_path)[0].troubles
    assert found == path
    assert "is damaged" in told
    assert told.endswith("It is kept as it is, and not counted.")
    other = home.put_aside(path)
    assert other.read_text(encoding="utf-8") == '{"version": 1}'
    assert shelves(tmp_path)[0].troubles == []


def test_all_of_it_goes_into_one_file_and_back(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    learned(one, rj, 5)
    Memory({"ROL-ADJ-01": Card(3, 4, 4, NOW)}).save(one / "rolling_japan.practice.json")
    won = Result("a", "small", (HUMAN, "gentle"), (9, 7), True, NOW)
    results.add(one / "rolling_japan.results.json", [won])

    text = home.exported(shelves(one))
    assert home.taken_back(shelves(other), text) == "Brought back: 5 levels, 5 stars."
    assert home.exported(shelves(other)) == text
    assert home.taken_back(shelves(other), text) == "Brought back: 5 levels, 5 stars."
    assert len(shelves(other)[0].played) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nothing", "not complete JSON"),
        ("[]", "is not one that was saved here"),
        ('{"what": "japanboards progress", "version": 3}', "has version 3"),
        (
            '{"what": "japanboards progress", "version": 1, "games": {"kaigan": {"progress": 1}}}',
            "is damaged",
        ),
    ],
)
def test_a_file_of_something_else_is_refused_as_a_whole(tmp_path, text, said):
    with pytest.raises(ValueError, match=said):
        home.taken_back(shelves(tmp_path), text)
    assert list(tmp_path.iterdir()) == []


def test_what_is_exported_is_plain_json(tmp_path):
    learned(tmp_path, rj, 1)

    data = json.loads(home.exported(shelves(tmp_path)))
    assert set(data["games"]) == set(GAMES)


def test_minutes_are_estimated_for_levels_and_for_a_game_that_was_left():
    assert [for_levels(count) for count in (1, 4, 37)] == [1, 3, 30]
    game = GAMES["rolling_japan"]
    begun = game.new_game(2, board="small")
    assert minutes_left(game, begun) == " About 8 minutes to the end."
    assert "15 minutes" in minutes_left(game, game.new_game(2))


@pytest.mark.parametrize("name", GAMES)
def test_the_learn_notebook_says_the_same_minutes_and_where_practice_is(name):
    path = Path(__file__).parent.parent / "notebooks" / name / "learn.ipynb"
    first = "".join(json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"])
    assert f"about {for_levels(len(GAMES[name].LEVELS))} minutes" in first
    assert f"[Practice](#Practice-for-{GAMES[name].TITLE.replace(' ', '-')})" in first


def test_what_a_level_taught_counts_as_met(tmp_path):
    learned(tmp_path, rj, 1)
    shelf = home.shelf(tmp_path, rj)
    assert shelf.met == set(rj.LEVELS[0].clauses)
    assert shelf.looks().count("known") == 0
