"""Every level of every game, without a browser: it can be solved, and it answers back."""

import random
import re
from collections import Counter

import pytest

from japanboards import GAMES
from japanboards.core.around import REFUSES
from japanboards.core.course import Course
from japanboards.core.lesson import Progress, answer, chapters, examples
from japanboards.core.merits import merits
from japanboards_widgets.lesson import Lesson, signs
from tools.clear_moves import compared

LEVELS = [
    pytest.param(game, level, id=f"{game.NAME}: {level.id}")
    for game in GAMES.values()
    for level in game.LEVELS
]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_the_model_solution_solves_the_level(game, level):
    state, verdicts = game.notation.read(level.position), []
    for text in level.solution:
        given = answer(game, level, state, game.notation.read_move(text))
        state = given.state
        verdicts.append(given.verdict)

    assert verdicts == ["on the way"] * (len(level.solution) - 1) + ["done"]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_legal_move_that_misses_the_task_is_told_so_and_changes_nothing(game, level):
    state = game.notation.read(level.position)
    for text in level.astray:
        given = answer(game, level, state, game.notation.read_move(text))

        assert given.verdict == "not the task"
        assert level.task in given.text
        assert given.state == state


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_listed_mistake_is_refused_by_its_clause(game, level):
    for mistake in level.mistakes:
        state = game.notation.read(mistake.position or level.position)
        given = answer(game, level, state, game.notation.read_move(mistake.move))

        assert given.verdict == "refused"
        assert mistake.clause in {breach.clause.id for breach in given.breaches}
        assert given.state == state


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_level_is_well_made(game, level):
    state = game.notation.read(level.position)
    marks = game.scene.scene(state, game.to_move(state)).marks

    assert game.legal_moves(state)
    assert set(level.clauses) <= set(game.BOOK.clauses)
    assert set(level.show) <= {mark.pick for mark in marks} | {mark.id for mark in marks}
    assert level.task.endswith((".", "?"))
    assert level.hint.endswith(".") or level.hint.endswith("?")


@pytest.mark.parametrize(
    ("game", "level"),
    [each for each in LEVELS if len(each.values[1].solution) > 1 and not each.values[1].whole],
)
def test_what_is_called_right_so_far_still_leads_to_the_goal(game, level):
    state, steps = game.notation.read(level.position), len(level.solution) - 1
    assert all(
        reaches(game, level, answer(game, level, state, move).state, steps)
        for move in game.legal_moves(state)
        if answer(game, level, state, move).verdict == "on the way"
    )


def reaches(game, level, state, steps):
    """Whether the level can be done in this many steps, and no step on the way is in vain."""
    given = [answer(game, level, state, move) for move in game.legal_moves(state)]
    if any(each.verdict == "done" for each in given):
        return True
    ahead = [each.state for each in given if each.verdict == "on the way"]
    return steps > 1 and bool(ahead) and all(reaches(game, level, x, steps - 1) for x in ahead[:9])


WELL = [each for each in LEVELS if each.values[1].well]
WHOLE = [each for each in LEVELS if each.values[1].whole]


@pytest.mark.parametrize(("game", "level"), WELL)
def test_the_answer_of_a_level_is_better_than_the_others_in_a_search(game, level):
    state, read = game.notation.read(level.position), game.notation.read_move
    moves = [read(level.solution[0]), *(read(text) for text, _ in level.well.worse)]
    best, *others = compared(game, state, moves, tries=24, seed=5)

    assert set(moves) <= set(game.legal_moves(state))
    assert best - max(others) >= level.well.margin / 2
    for move in moves[1:]:
        assert answer(game, level, state, move).verdict == "not the task"


@pytest.mark.parametrize(("game", "level"), WELL)
def test_every_move_that_is_not_the_best_is_told_what_speaks_against_it(game, level):
    state, write = game.notation.read(level.position), game.notation.write_move
    for move in game.legal_moves(state):
        if answer(game, level, state, move).verdict == "not the task":
            said = level.against(write(move)) or merits(game, level, state, move)
            assert said, write(move)


@pytest.mark.parametrize(("game", "level"), WHOLE)
def test_steps_that_are_judged_together_may_miss_each_want_of_theirs(game, level):
    """Anything legal goes until the last step; for each want there are ways that miss it."""
    start, missed = game.notation.read(level.position), set()
    rng = random.Random(1)
    for _ in range(600):
        state, verdict = start, "on the way"
        while verdict == "on the way":
            given = answer(game, level, state, rng.choice(game.legal_moves(state)))
            state, verdict = given.state, given.verdict
        if verdict == "missed":
            assert state == start
            missed |= {text for text, so in given.wants if not so}
        if len(missed) == len(level.whole.wants):
            break

    assert missed == {text for text, _ in level.whole.wants}


@pytest.mark.parametrize(("game", "level"), WHOLE)
def test_every_way_through_a_whole_turn_ends_in_a_verdict(game, level):
    """Whatever is chosen: chance moves by itself, and the learner is never without a move."""
    rng = random.Random(2)
    for _ in range(12):
        state, verdict, steps = game.notation.read(level.position), "on the way", 0
        while verdict == "on the way":
            given = answer(game, level, state, any_kind(game.legal_moves(state), rng))
            state, verdict, steps = given.state, given.verdict, steps + 1
            assert steps < 20
        assert verdict in ("done", "missed")


def any_kind(moves, rng):
    """A move of any kind: few kinds have many moves, and would always be chosen."""
    kind = rng.choice(sorted({type(move) for move in moves}, key=str))
    return rng.choice([move for move in moves if type(move) is kind])


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_what_leads_on_leads_to_a_decision(game, level):
    state = game.notation.read(level.position)
    for text in level.solution:
        assert game.legal_moves(state)
        state = answer(game, level, state, game.notation.read_move(text)).state


def test_a_card_drawn_with_the_last_action_is_chosen_and_then_all_is_judged():
    game = GAMES["hokkaido"]
    level = next(x for x in game.LEVELS if x.title == "Close the chain, then claim")
    course = Course(game, [level], None)
    for text in ("land Ishikari Sorachi", "grow Uryu", "draw"):
        course.play(game.notation.read_move(text))
    keeps = [game.notation.write_move(move) for move in game.legal_moves(course.state)]
    assert course.told.kind == "on"
    assert all(text.startswith("keep ") for text in keeps)
    assert course.session.frame.chooser.offers()
    course.play(game.notation.read_move(keeps[0]))
    assert course.told.head == "Not yet"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_ends_with_playing_well_and_whole_turns(game):
    assert chapters(game.LEVELS)[-2:] == ["Play well", "A whole turn"]
    counts = Counter(level.chapter for level in game.LEVELS)
    assert counts["Play well"] >= 6
    assert counts["A whole turn"] >= 3
    assert all(level.well for level in game.LEVELS if level.chapter == "Play well")
    assert all(level.whole for level in game.LEVELS if level.chapter == "A whole turn")


def test_what_the_task_tells_to_try_costs_no_star():
    game = GAMES["kaigan"]
    level = next(level for level in game.LEVELS if level.title == "A printed space")
    course = Course(game, [level], None)
    course.play(game.notation.read_move("send supply Sado"))
    assert course.told.kind == "refused"
    assert course.clean
    course.play(game.notation.read_move("pass"))
    assert not course.clean


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_task_says_the_aim_in_few_words_and_not_what_to_touch(game, level):
    assert len(level.task) <= 110
    for text in () if level.lights else (level.task, level.hint):
        assert not re.search(r"\b(touch|button|lit|dashed)\b", text.lower()), text


def test_what_comes_of_a_move_is_seen_by_who_made_it():
    game = GAMES["hokkaido"]
    level = next(level for level in game.LEVELS if level.title == "First come, first paid")
    course = Course(game, [level], None)
    course.play(game.notation.read_move("claim Sapporo-Asahikawa"))
    assert game.to_move(course.state) == 1
    assert course.finished
    assert course.session.viewer.seat == 0
    course.again()
    assert course.session.viewer.seat == course.learner == 0


def test_a_hint_has_its_own_headline_and_stays_below_the_next_answer():
    game = GAMES["rolling_japan"]
    level = next(level for level in game.LEVELS if level.title == "Too far")
    course = Course(game, [level], None)
    wrong = game.notation.read_move("write red Tokyo")
    course.play(wrong)
    course.hint()
    assert (course.told.kind, course.told.head) == ("hint", "Hint")
    assert [line.text for line in course.told.lines] == [level.hint]  # the old refusal is gone
    assert course.told.lines[0].clauses == level.clauses[:1]
    course.play(wrong)
    assert course.told.head.startswith("Not possible")
    assert course.told.lines[0].clauses
    assert course.told.lines[-1].text == f"Hint: {level.hint}"  # a wrong try does not take it away


def test_in_a_lit_level_no_try_costs_the_star_and_the_words_say_so():
    game = GAMES["kanagawa"]
    level = next(level for level in game.LEVELS if level.title == "Take a column")
    course = Course(game, [level], None)
    for tried, kind in (("pass", "but"), ("take 3", "refused")):
        course.play(game.notation.read_move(tried))
        assert course.told.kind == kind
        assert course.clean
        assert course.told.star.startswith("That try was free")
    course.play(game.notation.read_move("take 1"))
    assert course.told.star == "Star: no hint; the wrong try was free."


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_only_clauses_that_a_mistake_of_the_level_offends_are_free(game, level):
    assert set(level.free) <= {mistake.clause for mistake in level.mistakes}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sign_that_is_explained_is_on_a_board_of_its_chapter(game):
    for chapter, rows in getattr(game, "SIGNS", {}).items():
        levels = [level for level in game.LEVELS if level.chapter == chapter]
        frames = [Course(game, [level], None).frame() for level in levels]
        found = {sign["text"] for frame in frames for sign in signs(game, chapter, frame)}
        assert found == {text for _, text in rows}
        assert max(map(len, found)) <= 90


def kinds_of(game, level):
    return {type(game.notation.read_move(text)) for text in level.solution}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_only_the_first_level_of_a_kind_of_move_lights_its_answer(game):
    known = set()
    for level in game.LEVELS:
        assert kinds_of(game, level) - known or not level.lights, level.id
        known |= kinds_of(game, level)
    assert game.LEVELS[0].lights


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_nothing_on_the_board_gives_the_answer_away(game, level):
    course = Course(game, [level], None)
    frame = course.frame()
    answers = {pick for text in level.solution for pick in picks_of(game, text)}
    said = " ".join(mark.title for mark in frame.scene.marks)

    assert not answers & set(level.show)
    if not level.lights:
        assert frame.status == ()
        assert not frame.scene.captions
        assert REFUSES not in said
        assert not any({"may", "off"} & set(mark.look.split()) for mark in frame.scene.marks)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_first_chapter_asks_and_answers_every_other_choice_on_its_merits(game):
    """In three levels or more nothing is lit, and each legal move that misses is told why."""
    first = [level for level in game.LEVELS if level.chapter == game.LEVELS[0].chapter]
    asking = []
    for level in first:
        state, read = game.notation.read(level.position), game.notation.write_move
        moves = game.legal_moves(state)
        missed = [m for m in moves if answer(game, level, state, m).verdict == "not the task"]
        if missed and not level.lights:
            assert all(level.against(read(move)) for move in missed), level.id
            asking.append(level)
    assert len(asking) >= 3
    assert len({level.solution for level in asking}) >= 3


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_what_is_said_against_a_move_is_about_a_legal_one_that_misses(game, level):
    state, write = game.notation.read(level.position), game.notation.write_move
    missed = [
        write(move)
        for move in (game.legal_moves(state) if level.worse else ())
        if answer(game, level, state, move).verdict == "not the task"
    ]
    for begins, why in level.worse:
        assert any(text.startswith(begins) for text in missed), begins
        assert why.endswith(".")


def picks_of(game, text):
    return game.scene.picks(game.notation.read_move(text))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_clause_that_can_refuse_a_move_is_taught_with_an_example(game):
    taught = {clause for level in game.LEVELS for clause in level.clauses}
    shown = set(examples(game.LEVELS))

    assert game.BOOK.enforced() - taught == set()
    assert game.BOOK.enforced() - shown == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_lesson_has_twenty_levels_or_more_in_chapters(game):
    ids = [level.id for level in game.LEVELS]

    assert len(ids) >= 20
    assert len(set(ids)) == len(ids)
    assert len(chapters(game.LEVELS)) >= 4


def test_progress_keeps_stars_and_comes_back_from_its_file(tmp_path):
    level = GAMES["rolling_japan"].LEVELS[0]
    other = GAMES["rolling_japan"].LEVELS[1]
    progress = Progress({})
    progress.finish(level)
    progress.miss(level)
    progress.miss(other)
    progress.finish(other)
    progress.save(tmp_path / "progress.json")
    found = Progress.load(tmp_path / "progress.json")

    assert found.stars == {level.id: True, other.id: False}
    assert found.missed == {other.id}


def test_a_star_that_was_lost_does_not_come_back_with_the_file(tmp_path):
    level = GAMES["rolling_japan"].LEVELS[0]
    Progress({}, {level.id}).save(tmp_path / "progress.json")
    progress = Progress.load(tmp_path / "progress.json")
    progress.finish(level)

    assert progress.look(level) == "done"


def test_without_a_file_nothing_is_done_yet(tmp_path):
    assert Progress.load(tmp_path / "none.json").stars == {}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"version": 1, "done": [1]}',
        '{"version": 1, "done": [{"level": 1}]}',
        '{"version": 1, "done": [], "missed": [1]}',
    ],
)
def test_a_damaged_progress_file_is_refused_with_a_sentence(tmp_path, text):
    (tmp_path / "progress.json").write_text(text)

    with pytest.raises(ValueError, match=r"the progress file progress\.json is damaged"):
        Progress.load(tmp_path / "progress.json")


@pytest.mark.parametrize(
    ("name", "title", "move", "cause"),
    [
        ("rolling_japan", "Too far", "write red Tokyo", {"cell:Saitama": "3 away"}),
        (
            "takamatsu",
            "One samurai, one room",
            "march outer purple: R1 to gate",
            {"room:gate": "2 rooms away"},
        ),
        ("hokkaido", "Your first step", "land Ishikari Furano", {"place:Furano": "2 away"}),
        (
            "hokkaido",
            "The missing link",
            "claim Sapporo-Asahikawa",
            {"place:Sorachi": "no piece"},
        ),
        ("hokkaido", "One at a time", "sea Kameda At Sea", {"place:At Sea": "1 of 1"}),
        ("kaigan", "One free place", "map Dewa 2", {"tile:Dewa": "2 of 3"}),
        (
            "kanagawa",
            "Three rows are enough",
            "pass",
            {"column:1": "3 cards", "column:2": "3 cards"},
        ),
    ],
)
def test_the_cause_of_a_refusal_carries_its_measure(name, title, move, cause):
    game = GAMES[name]
    level = next(level for level in game.LEVELS if level.title == title)
    lesson = Lesson(game, [level], None)
    lesson.course.play(game.notation.read_move(move))
    assert lesson.course.causes == cause
    tagged = {who: tag for kind, who, tag in lesson.board.live["lights"] if kind == "reason"}
    assert tagged.items() >= cause.items()
    assert all(who in {mark.pick for mark in lesson.board.scene.marks} for who in cause)
    lesson.course.again()
    assert lesson.course.causes == {}
