"""The static picture: marks as one deterministic string."""

import base64
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from japanboards import rolling_japan
from japanboards.core import looks
from japanboards.core.scene import Light, Mark, Scene, name_of, picture, svg

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
    assert style.endswith(" .red{fill:crimson}")
    assert len(style) > 1000


def test_a_notebook_gets_text_drawing_and_an_image_that_needs_no_trust(scene):
    shown = picture("a position", scene)
    assert (shown["text/plain"], shown["image/svg+xml"]) == ("a position", svg(scene))
    image = ET.fromstring(shown["text/html"].replace(">", "/>"))
    assert image.attrib["alt"] == 'A "test" & more'
    data = image.attrib["src"].removeprefix("data:image/svg+xml;base64,")
    assert base64.b64decode(data).decode() == svg(scene)


# --- what is drawn once, and stays on its own board ---

STAMPS = '<g id="hat"><path class="st-brim" d="M0 0h4" fill="url(#straw)"/></g>'
STRAW = '<pattern id="straw" width="4" height="4"><circle r="1"/></pattern>'


def stamped(scene, css, **fields):
    scene.style.write_text(css, encoding="utf-8")
    looks.stylesheet.cache_clear()
    looks.scope.cache_clear()
    looks.scoped.cache_clear()
    return replace(scene, defs=STAMPS + STRAW, **fields)


def test_ids_and_styles_begin_with_the_name_of_the_board(scene):
    css = (
        ":root { --a: red } .dark { --a: pink } .b, .c path { fill: url(#straw) } .st-brim { r: 1 }"
    )
    mark = Mark("e", "b", (1, 2), "use hat")
    drawn = stamped(scene, css, marks=(mark,), backdrop='<use href="#hat" class="back"/>')
    name, root = name_of(drawn), ET.fromstring(svg(drawn))
    style = root.find(f"{SVG}style").text
    assert f".{name}{{--a:red}}" in style
    assert f".{name}.dark{{--a:pink}}" in style
    assert f".{name} .b,.{name} .c path{{fill:url(#{name}-straw)}}" in style
    assert f"}}.{name}-st-brim{{r:1}}" in style
    assert ".jb-scene" not in style
    assert {each.attrib["id"] for each in root.iter() if "id" in each.attrib} == {
        f"{name}-hat",
        f"{name}-straw",
    }
    assert [each.attrib["href"] for each in root.iter(f"{SVG}use")] == [f"#{name}-hat"] * 2
    brim = next(each for each in root.iter(f"{SVG}path"))
    assert (brim.attrib["class"], brim.attrib["fill"]) == (f"{name}-st-brim", f"url(#{name}-straw)")
    assert name.startswith("jb-test-ids-and-styles")


def test_boards_that_look_different_have_different_names(scene):
    assert name_of(scene) == name_of(replace(scene, title="another", marks=()))
    assert len({name_of(each) for each in (scene, replace(scene, backdrop="<g/>"))}) == 2


@pytest.mark.parametrize(
    "bad",
    [
        "<script>alert(1)</script>",
        "<style>* { fill: red }</style>",
        '<image href="https://example.org/a.png"/>',
        '<g onclick="alert(1)"/>',
        '<use href="https://example.org/#a"/>',
        '<path style="fill: url(https://example.org)"/>',
        '<path fill="url(javascript:alert(1))"/>',
        "<foreignObject/>",
        "<a/>",
    ],
)
def test_a_drawing_has_nothing_but_drawings(scene, bad):
    for field in ("defs", "backdrop"):
        with pytest.raises(ValueError, match="a drawing may not have"):
            svg(replace(scene, **{field: bad}))


def test_nothing_in_a_mark_leaves_its_attribute(scene):
    evil = '"><script>alert(1)</script><g class="'
    marks = (
        Mark("a", evil, (0, 0), "disc 1", evil, title=evil, pick=evil),
        Mark("b", "b", (0, 0), f"M0 0{evil}", pick=evil),
        Mark("c", "c", (0, 0), f"use {evil}".replace(" class", ""), edge="disc 3", pick=evil),
    )
    scene = replace(scene, marks=marks, title=evil, captions={(evil, evil): evil})
    drawn = svg(scene, [evil, evil], lights=[Light("reason", evil, evil)])
    assert "<script" not in drawn
    ET.fromstring(drawn)
    word = evil.replace(" ", "/")
    zoned = Mark("e", f"zone-{word}", (0, 0), "disc 5", pick="e")
    lights = [Light(evil, "e", "tag"), Light(evil, "e")]
    drawn = svg(replace(scene, marks=(zoned,)), ["e"], lights=lights)
    assert "<script" not in drawn
    ET.fromstring(drawn)
    with pytest.raises(ValueError, match="could not convert"):
        svg(replace(scene, marks=(Mark("d", "d", (0, 0), 'disc 5"><script/>'),)))


def test_a_stylesheet_may_have_no_other_rules_than_it_should():
    assert looks.gathered("@media print { .a { b: c } }") == (
        "@media print {\n.jb-scene .a { b: c }\n}"
    )
    with pytest.raises(ValueError, match="@import"):
        looks.gathered("@import 'x'; .a { b: c }")
    with pytest.raises(ValueError, match="in the middle of a rule"):
        looks.gathered(".a { b: c")
    selectors = looks.gathered(".jb-scene .a:is(:hover, :focus), .darker { b: c }")
    assert selectors == ".jb-scene .a:is(:hover, :focus), .jb-scene .darker { b: c }"


def test_lights_are_over_marks_but_below_those_that_stay_above(scene):
    marks = (
        Mark("link", "link above", (0, 0), "M0 0L9 9"),
        *scene.marks,
        Mark("e", "piece", (50, 60), "use hat 2", pick="pick:e", edge="disc 14"),
        Mark("f", "piece away", (50, 60), "use hat", pick="pick:e"),
    )
    lights = [Light("refused", "pick:e"), Light("fresh", "b", "1"), Light("reason", "c", "2 away")]
    drawn = svg(replace(scene, marks=marks, defs=STAMPS + STRAW), ["pick:a"], lights=lights)
    groups = ET.fromstring(drawn).findall(f"{SVG}g")
    assert [each.attrib["class"] for each in groups[6:]] == [
        *("glow fresh fine", "glow", "glow refused", "glow reason"),  # blue between two of gold
        "link above",
        *("tag fresh", "tag refused", "tag reason"),
    ]
    ring = groups[8]
    assert [each.attrib for each in ring.iter(f"{SVG}circle")] == [{"r": "14"}] * 2
    assert [each[1].text for each in groups if "tag" in each.attrib["class"]] == [
        "1",
        "✕",
        "2 away",
    ]


def test_a_mark_may_be_turned_and_have_several_lines(scene):
    mark = Mark("a", "a", (1, 2), "box 3 4", "one\ntwo", 10, turn=30)
    group = ET.fromstring(svg(replace(scene, marks=(mark,)))).find(f"{SVG}g")
    assert group.attrib["transform"] == "translate(1 2) rotate(30)"
    lines = group.findall(f"{SVG}text/{SVG}tspan")
    assert [(each.text, each.attrib["dy"]) for each in lines] == [
        ("one", "-0.6em"),
        ("two", "1.2em"),
    ]
