"""A little scene to try the board's script on: three cells, a man with a hat, a die."""

from dataclasses import replace

from japanboards.core.scene import Mark, Scene

STAMP = """<g id="hat"><circle r="9" fill="var(--robe)"/>
<path class="st-brim" d="M-9 0h18" fill="url(#straw)"/></g>"""
STRAW = '<linearGradient id="straw"><stop stop-color="var(--red)"/></linearGradient>'
LOOKS = """:root { --red: rgb(200, 0, 0); } .dark { --red: rgb(255, 99, 99); }
.piece-of { --robe: var(--red); } .st-brim { stroke: rgb(1, 2, 3); }
.place rect { fill: rgb(240, 240, 240); }"""
MARKS = (
    Mark("a", "place", (60, 50), "box 80 80", pick="cell:a", title="A"),
    Mark("b", "place", (160, 50), "box 80 80", pick="cell:b", title="B"),
    Mark("c", "place", (260, 50), "box 80 80", pick="cell:c", title="C"),
    Mark("link", "link above", (0, 0), "M60 50L160 50"),
    Mark("man", "piece-of", (60, 50), "use hat", title="a man", on="cell:a", edge="disc 14"),
    Mark("die", "die", (60, 140), "box 30 30", "4", pick="die:x", title="die"),
    Mark("word", "word", (260, 140), "", "words"),
)
MOVES = [(("die:x", "cell:a"), "writes in A"), (("die:x", "cell:b"), "writes in B")]


def hats(folder):
    """The scene; its style is a file in this folder."""
    style = folder / "hats" / "looks.css"
    style.parent.mkdir()
    style.write_text(LOOKS, encoding="utf-8")
    return Scene((0, 0, 320, 180), MARKS, style, "Hats", defs=STAMP + STRAW)


def changed(scene, mark, **fields):
    marks = tuple(replace(each, **fields) if each.id == mark else each for each in scene.marks)
    return replace(scene, marks=marks)
