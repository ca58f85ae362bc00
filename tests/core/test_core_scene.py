"""The static picture: marks as one deterministic string."""

import base64
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from japanboards import rolling_japan
from japanboards.core.scene import Mark, Scene, picture, svg

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def scene(tmp_path):
    """A disc, a box, an outline and a text, with everything that needs escaping."""
    style = tmp_path / "looks.css"
    style.write_text(".red{fill:crimson}", encoding="utf-8")
    marks = (
        Mark("a", "disc red", (10, 20), "disc 5", "<b>", 8, "pick:a", 'say "a" & <b>'),
        Mark("b", "box", (30, 40.5), "box 12 6", pick="pick:b"),
        Mark("c", "land", (5, 6), "M0 0L1 1Z", "東京"),
        Mark("d", "name", (1, 2), "", "a & b"),
    )
    return Scene((0, 0, 100, 50), marks, style, 'A "test" & more')


def test_a_picture_is_the_same_string_every_time(scene):
    assert svg(scene) == svg(scene)
    state = rolling_japan.notation.read("dice: red 4, blue 2\nwriting: red 4\nsheet: Tokyo 3")
    drawn = svg(rolling_japan.scene.scene(state, 0))
    again = rolling_japan.notation.read(repr(state))
    assert drawn == svg(rolling_japan.scene.scene(again, 0))


def test_a_picture_is_valid_xml_and_texts_are_escaped(scene):
    root = ET.fromstring(svg(scene))
    assert root.attrib["aria-label"] == 'A "test" & more'
    assert [each.text for each in root.iter(f"{SVG}text")] == ["<b>", "東京", "a & b"]
    assert [each.text for each in root.iter(f"{SVG}title")] == ['say "a" & <b>']
    assert "<b>" not in svg(scene)


def test_marks_are_drawn_in_order_at_their_places(scene):
    groups = ET.fromstring(svg(scene)).findall(f"{SVG}g")
    assert [(each.attrib["class"], each.attrib.get("transform")) for each in groups] == [
        ("disc red", "translate(10 20)"),
        ("box", "translate(30 40.5)"),
        ("land", None),
        ("name", "translate(1 2)"),
    ]
    assert [[part.tag.removeprefix(SVG) for part in each] for each in groups] == [
        ["title", "circle", "text"],
        ["rect"],
        ["path", "text"],
        ["text"],
    ]
    rect = groups[1][0].attrib
    assert (rect["x"], rect["y"], rect["width"], rect["height"]) == ("-6", "-3", "12", "6")


def test_what_may_be_touched_glows_over_everything_else(scene):
    plain, lit = svg(scene), svg(scene, offers=["pick:b", "pick:elsewhere"])
    assert "glow" not in plain.partition("</style>")[2]
    groups = ET.fromstring(lit).findall(f"{SVG}g")
    assert [each.attrib["class"] for each in groups[4:]] == ["glow"]
    assert groups[4].attrib["transform"] == "translate(30 40.5)"


def test_the_goal_of_a_move_that_was_begun_has_its_caption_at_the_corner(scene):
    words = {("pick:b", "pick:a"): "far", ("pick:a", "pick:b"): "<2>", ("pick:a", "pick:d"): "no"}
    scene = replace(scene, captions=words)
    assert "caption" not in svg(scene, ["pick:c"]).partition("</style>")[2]
    group = ET.fromstring(svg(scene, ["pick:a", "pick:b"])).findall(f"{SVG}g")[-1]
    assert (group.attrib["class"], group[1].text) == ("caption", "<2>")
    assert group.attrib["transform"] == "translate(36 37.5)"
    group = ET.fromstring(svg(scene, ["pick:b", "pick:a"])).findall(f"{SVG}g")[-1]
    assert (group.attrib["transform"], group[1].text) == ("translate(13.5 16.5)", "far")


def test_the_frame_keeps_its_proportions(scene):
    root = ET.fromstring(svg(scene, width=300))
    assert [root.attrib[key] for key in ("viewBox", "width", "height")] == [
        "0 0 100 50",
        "300",
        "150",
    ]


def test_both_stylesheets_are_in_the_picture(scene):
    style = ET.fromstring(svg(scene)).find(f"{SVG}style").text
    assert style.endswith(" .red { fill:crimson }")
    assert len(style) > 1000


def test_a_notebook_gets_text_drawing_and_an_image_that_needs_no_trust(scene):
    shown = picture("a position", scene)
    assert (shown["text/plain"], shown["image/svg+xml"]) == ("a position", svg(scene))
    image = ET.fromstring(shown["text/html"].replace(">", "/>"))
    assert image.attrib["alt"] == 'A "test" & more'
    data = image.attrib["src"].removeprefix("data:image/svg+xml;base64,")
    assert base64.b64decode(data).decode() == svg(scene)
