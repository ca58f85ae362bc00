"""The live board without a browser: what is sent, what comes back, what goes wrong."""

import json
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from japanboards import rolling_japan as rj
from japanboards.core.frame import Sentence, complaints
from japanboards.core.scene import Mark, Scene
from japanboards_widgets.board import FIELDS, MANY, Board
from japanboards_widgets.script import joined

MARKS = (
    Mark("sea", "sea", (0, 0), "box 9 9"),
    Mark("a", "place", (1, 1), "disc 2", "A", pick="cell:a", title="a"),
    Mark("b", "place", (5, 1), "disc 2", "B", pick="cell:b", title="b"),
)


def scene(*marks, title="A board"):
    return Scene((0, 0, 10, 10), marks or MARKS, rj.scene.LOOKS, title)


def changed(mark, **fields):
    return tuple(replace(each, **fields) if each.id == mark else each for each in MARKS)


@pytest.fixture
def board():
    return Board(scene())


@pytest.fixture
def scenery(board):
    """How often the scenery was sent since."""
    seen = []
    board.observe(lambda change: seen.append(change["new"]), "scenery")
    return seen


def test_the_scenery_holds_what_every_mark_says(board):
    assert board.scenery["marks"][0] == ["sea", "sea", (0, 0), "box 9 9"]
    assert [len(mark) for mark in board.scenery["marks"][1:]] == [FIELDS.index("title") + 1] * 2
    assert board.scenery["frame"] == (0, 0, 10, 10)
    assert f".{board.scenery['scope']} .held text" in board.scenery["style"]
    assert json.dumps(board.scenery)


def test_a_board_is_opened_with_its_scene(monkeypatch):
    """The browser may show it before anything that is sent afterwards has come."""
    opened = []
    monkeypatch.setattr(Board, "open", lambda self: opened.append(self.get_state()))
    Board(scene())
    assert opened[0]["scenery"]["frame"] == (0, 0, 10, 10)
    assert opened[0]["live"]["title"] == "A board"


def test_moves_are_offered_with_the_captions_of_the_scene(board):
    moves = [(("cell:a", "cell:b"), "there"), (("cell:b", "cell:a"), "and back")]
    board.show(scene(), moves)
    assert board.live["captions"] == []
    board.show(replace(scene(), captions={("cell:b", "cell:a"): "2"}), moves)
    assert board.live["captions"] == ["", "2"]
    board.say(Sentence("not that"))
    assert board.live["captions"] == ["", "2"]


def test_the_scenery_is_sent_once(board, scenery):
    board.show(scene())
    board.show(scene(*changed("a", text="7")))
    board.say(Sentence("hello"))
    assert scenery == []


def test_what_has_changed_long_ago_is_told_apart():
    """A move's message stays small however far the game is, and the picture is the same."""
    marks = [Mark(f"m{nth}", "m", (nth, 0), "disc 1") for nth in range(3 * MANY)]
    board = Board(scene(*marks))
    for nth in range(len(marks)):
        marks[nth] = replace(marks[nth], text="a")
        board.show(scene(*marks))
        assert len(board.live["changed"]) <= MANY + 1
        drawn = {**{mark[0]: {} for mark in board.scenery["marks"]}, **board.settled}
        drawn = {
            name: {**each, **board.live["changed"].get(name, {})} for name, each in drawn.items()
        }
        assert [each.get("text", "") for each in drawn.values()] == [mark.text for mark in marks]
    marks[0] = replace(marks[0], text="")
    board.show(scene(*marks))
    assert board.live["changed"]["m0"] == {"text": ""}
    board.show(scene())
    assert board.settled == {}


def test_other_marks_or_another_frame_are_a_new_scenery(board, scenery):
    board.show(scene(*MARKS[:2]))
    assert len(scenery) == 1
    board.show(replace(scene(*MARKS[:2]), frame=(0, 0, 5, 5)))
    assert len(scenery) == 2


def test_only_what_differs_is_sent(board):
    assert board.live["changed"] == {}
    board.show(scene(*changed("a", text="7", look="place held")))
    assert board.live["changed"] == {"a": {"text": "7", "look": "place held"}}
    board.show(scene(*changed("b", at=(5, 4))))
    assert board.live["changed"] == {"b": {"at": (5, 4)}}
    board.show(scene())
    assert board.live["changed"] == {}


def test_a_move_on_the_real_map_changes_little():
    state = rj.notation.read("writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1")
    board = Board(rj.scene.scene(state, 0))
    after = rj.apply(state, rj.Write("blue", "Aomori"))
    board.show(rj.scene.scene(after, 0))
    assert {"cell:Aomori", "label:Aomori"} <= set(board.live["changed"])
    assert len(board.live["changed"]) <= 25  # with what no longer may be written elsewhere
    assert board.live["changed"]["label:Aomori"]["look"] == "above held number"
    assert len(json.dumps(board.live)) < 12_000


def test_every_position_has_a_number(board):
    first = board.live["serial"]
    board.show(scene())
    board.say(Sentence("hello"))
    assert board.live["serial"] == first + 2


def test_moves_status_and_pointers_are_sent(board):
    board.show(
        scene(),
        [(("die:x", "cell:a"), "x to a")],
        [Sentence("No.", ("ROL-ADJ-01",))],
        ["cell:a"],
        [("cell:a", "cell:b")],
    )
    assert board.live["moves"] == [["x to a", "die:x", "cell:a"]]
    assert board.live["status"] == [{"text": "No.", "clauses": ("ROL-ADJ-01",), "picks": ()}]
    assert board.live["highlights"] == ["cell:a"]
    assert board.live["arrows"] == [["cell:a", "cell:b"]]
    assert json.dumps(board.live)


def test_saying_something_keeps_the_rest(board):
    board.show(scene(*changed("a", text="7")), [(("cell:a",), "a")])
    before = board.live
    board.say(Sentence("hello"))
    kept = ("changed", "moves", "title", "highlights", "arrows")
    assert {key: board.live[key] for key in kept} == {key: before[key] for key in kept}
    assert board.live["kept"] is True
    board.show(scene())
    assert "kept" not in board.live


def test_messages_in_callbacks_out(board):
    heard = []
    board.on_picks = lambda picks: heard.append(("picks", picks))
    board.on_touch = lambda picks: heard.append(("touch", picks))
    board.on_clause = lambda clause: heard.append(("clause", clause))
    for message in (
        {"picks": ["die:x", "cell:a"]},
        {"touch": ["cell:b"]},
        {"clause": "ROL-ADJ-01"},
        {"unknown": 1},
        {"picks": "not a list"},
        {},
    ):
        board._handle_custom_msg(message, [])
    assert heard == [
        ("picks", ["die:x", "cell:a"]),
        ("touch", ["cell:b"]),
        ("clause", "ROL-ADJ-01"),
    ]
    assert board.last_error is None


def test_a_board_nobody_listens_to_can_be_touched(board):
    for message in ({"picks": ["a"]}, {"touch": ["a"]}, {"clause": "a"}):
        board._handle_custom_msg(message, [])
    assert board.last_error is None


def test_what_a_callback_raises_is_shown_and_kept(board):
    def fail(picks):
        raise RuntimeError("boom")

    board.on_picks = fail
    board._handle_custom_msg({"picks": ["cell:a"]}, [])
    assert isinstance(board.last_error, RuntimeError)
    assert board.live["status"] == [
        {"text": "Something went wrong: boom", "clauses": (), "picks": ()}
    ]


def test_the_text_is_the_same_on_every_machine(board):
    assert repr(board) == "Board('A board')"


class Images(HTMLParser):
    def __init__(self, html):
        super().__init__()
        self.found = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        if tag == "img":
            self.found.append(dict(attrs))


def test_the_bundle_has_a_view_a_text_and_a_picture_with_its_alternative(board):
    data, _ = board._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == "Board('A board')"
    [image] = Images(data["text/html"]).found
    assert image["alt"] == "A board"
    assert image["src"].startswith("data:image/svg+xml;base64,")


def test_a_title_cannot_leave_its_attribute():
    board = Board(scene(title='"><script>alert(1)</script>'))
    data, _ = board._repr_mimebundle_()
    [image] = Images(data["text/html"]).found
    assert image["alt"] == '"><script>alert(1)</script>'
    assert "<script>" not in data["text/html"]


def test_a_complaint_that_offends_several_clauses_is_said_once():
    state = rj.notation.read("writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1, Chiba 2")
    sentences = complaints(rj.breaches(state, rj.Write("red", "Chiba")))
    assert len({sentence.text for sentence in sentences}) == len(sentences)
    assert {"ROL-DIE-01", "ROL-RULING-17"} <= {id for one in sentences for id in one.clauses}


# --- the script in one piece ---


def write(folder, **modules):
    for name, text in modules.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    return folder / "a.js"


def test_modules_are_joined_after_those_they_need(tmp_path):
    start = write(
        tmp_path,
        a='import { b } from "./b.js";\nimport { c } from "./c.js";\nexport default { b, c };\n',
        b='import { c } from "./c.js";\nexport function b() {\n  return c;\n}\n',
        c="export const c = 1;\n",
    )
    text = joined(start)
    assert text == ("const c = 1;\n\nfunction b() {\n  return c;\n}\n\nexport default { b, c };\n")


def test_a_name_is_declared_by_one_module_alone(tmp_path):
    start = write(tmp_path, a='import { b } from "./b.js";\nconst c = b;\n', b="const c = 1;\n")
    with pytest.raises(ValueError, match=r"c is declared in b\.js and in a\.js"):
        joined(start)


def test_names_that_are_declared_together_count_as_well(tmp_path):
    start = write(
        tmp_path, a='import { b } from "./b.js";\nconst c = b;\n', b="const [b, c] = x;\n"
    )
    with pytest.raises(ValueError, match=r"c is declared in b\.js and in a\.js"):
        joined(start)


def test_modules_do_not_import_each_other(tmp_path):
    start = write(tmp_path, a='import { b } from "./b.js";\n', b='import { a } from "./a.js";\n')
    with pytest.raises(ValueError, match=r"import each other"):
        joined(start)


def test_the_board_s_script_imports_nothing_and_exports_its_widget():
    assert "import " not in "".join(
        line for line in Board._esm.splitlines() if line.startswith("import")
    )
    assert Board._esm.count("\nexport ") == 1
    assert "export default { render };" in Board._esm
