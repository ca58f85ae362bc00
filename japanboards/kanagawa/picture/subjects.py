"""Subjects of the prints as stamps: figures that stand on (0, 0), about 60 wide and 62 high."""

from __future__ import annotations

from functools import cache

from .shapes import disc, part, puff, stamp, use, word

Part = tuple[str, str]  # a look, and path data
SUBJECTS: dict[str, tuple[Part, ...]] = {
    "boar": (
        (
            "brown",
            (
                "m-29-14c-4 0-4-6-2-8l2 3c0-11 9-18 22-18c11-2 21 2 27 10l11 10c4 4 2 9-3 8"
                "l-7 1c-4 3-8 3-10 1l2 7h-8l-2-9l-12 0l-1 9h-8l-1-10c-4 3-8 2-10-4z"
            ),
        ),
        (
            "ink",
            (
                "m-22-34l2-7l5 4l2-7l5 5l4-6l4 6l6-4l2 7l6-1l1 6c-11-6-25-5-37 1zm35 34h-8"
                "l-.4-3h7.8zm-23 0h-8l-.2-3h8.4zm39-17.4l4.4 3c1 2.4 0 4.4-1.8 5zm-11.7-2.6"
                "a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0z"
            ),
        ),
        ("white", "m22-11c2-2 3-5 2-8c4 2 4 7 2 9.4z"),
        ("line", "m-19-24q3 6 0 11m8-15q4 7 1 14m18-14q-3 6 1 11m3-7l-1-7l6 3"),
    ),
    "stag": (
        ("antler", "m13-49c-5-5-4-11-9-15m4.6 8l-7.6-1m17 7c1-7 7-9 7-16m-4.6 9l6.6-1m-19-2l1.6-6"),
        (
            "tan",
            (
                "m-23-33c11-4 23-3 29-4c3-5 4-10 5-13l9-2l8 7c-1 3-5 4-8 4c0 8-2 14-7 18l1 23"
                "h-5l-3-19l-16-1l-3 20h-5l0-19c-6-2-9-9-5-14z"
            ),
        ),
        (
            "white",
            (
                "m-15.7-30a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0zm7.1-2a1.6 1.6 0 1 1 3.2 0"
                "a1.6 1.6 0 1 1-3.2 0zm-2 6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0zm8-5"
                "a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0zm-14.8 6a1.4 1.4 0 1 1 2.8 0"
                "a1.4 1.4 0 1 1-2.8 0zm13.9-1a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0zm-20.5-7"
                "c-4 0-5 4-4 7c2-1 4-3 4-7z"
            ),
        ),
        (
            "ink",
            (
                "m16.7-46.5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0zm11.3 1.5l-3.4-1.6l-.6 3.6z"
                "m-14 45h-5l-.6-3.4h5.4zm-27 0h-5v-3.4h4.6zm24-50l-7-1l5 4z"
            ),
        ),
    ),
    "crane": (
        ("leg", "m-3-22l-1 22m0 0l6 0m2-22l6 11l-6 7"),
        (
            "white",
            (
                "m-15-28c-13-12-16-26-10-39c8 5 22 16 29 31c6 0 9 5 6 10c-4 6-12 7-18 6"
                "c-6-1-9-4-7-8z"
            ),
        ),
        (
            "ink",
            (
                "m-25-67c-6 11-4 25 4 34l3-4c-6-9-7-20-7-30zm11 39c-6 2-12 8-16 16"
                "c8-2 18-4 25-8zm19-7c10-5 1-15 7-25l4 2c-4 8 4 18-6 29z"
            ),
        ),
        ("white", "m10-59a5 5 0 0 1 9-2l-1 5c-3 2-6 1-8-3z"),
        ("red", "m11-62a5 4 0 0 1 7.6-1l-2.6 2.6z"),
        ("gold", "m18.6-61l11.4 4l-12 .4z"),
        ("line", "m-19-52q6 5 10 15m-13-8q6 4 11 11m-1-13q6 5 9 11"),
    ),
    "butterfly": (
        ("stalk", "m-20 0c0-7 3-11 5-15m33 15c0-5 2-8 4-11m-42 7l-7-4m45 5l-7-4"),
        (
            "pink",
            (
                "m-12.8-21.7a3.2 3.2 0 0 1 3.7 3.9a3.1 3.1 0 0 1-2.1 4.7a3.6 3.6 0 0 1-6 .8"
                "a3.2 3.2 0 0 1-3.7-3.9a3.1 3.1 0 0 1 2.1-4.7a3.6 3.6 0 0 1 6-.8zm36.8 5.4"
                "a3 3 0 0 1 3.3 3.6a2.8 2.8 0 0 1-1.9 4.3a3.2 3.2 0 0 1-5.4 .7"
                "a3 3 0 0 1-3.3-3.6a2.8 2.8 0 0 1 1.9-4.3a3.2 3.2 0 0 1 5.4-.7z"
            ),
        ),
        (
            "wing",
            ("m0-40c4-20 25-30 32-20c5 10-7 22-29 24zm0 0c-4-20-25-30-32-20c-5 10 7 22 29 24z"),
        ),
        ("wing2", "m3-36c14-1 22 8 17 17c-6 7-17-3-20-13zm-6 0c-14-1-22 8-17 17c6 7 17-3 20-13z"),
        (
            "ink",
            (
                "m26-64c9 0 10 10 3 17c2-6 1-13-3-17zm-52 0c-9 0-10 10-3 17c-2-6-1-13 3-17z"
                "m24 20c0-3 4-3 4 0l-.4 20l-1.6 4l-1.6-4z"
            ),
        ),
        (
            "white",
            (
                "m15-54a4 4 0 1 1 8 0a4 4 0 1 1-8 0zm-38 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0zm33.4 28"
                "a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0zm-26 0a2.6 2.6 0 1 1 5.2 0"
                "a2.6 2.6 0 1 1-5.2 0z"
            ),
        ),
        ("line", "m1-46c2-7 6-9 9-9m-11 9c-2-7-6-9-9-9m14 15l20-11m-28 11l-20-11"),
    ),
    "warrior": (
        ("brown", "m21 0v-56h2.4v56z"),
        ("white", "m22.2-70l3.8 13h-7.6z"),
        (
            "slate",
            (
                "m-11-5h8l-1 5h-8zm14 0h8l1 5h-8zm-13-10h20l5 11h-30zm0-19h20l-1 20h-18zm-2-4"
                "c-1-14 25-14 24 0l4 7l-7-4h-18l-7 4z"
            ),
        ),
        (
            "red",
            (
                "m-9-33l-11 3l1 13l10-2zm18 0l11 3l-1 13l-10-2zm-17.6 7h17.2v3h-17.2zm-.2 7"
                "h17.6v3h-17.6zm-4.2 10h26l1 2.6h-28z"
            ),
        ),
        ("skin", "m-7-39h14l-2 7h-10z"),
        (
            "gold",
            ("m-2-47c-9-3-13-10-11-18c4 7 9 9 13 15c4-6 9-8 13-15c2 8-2 15-11 18zm-1-1h6v5h-6z"),
        ),
        (
            "line",
            (
                "m-3.6-37h1.6m4 0h1.6m-23.2 11l10.6-2m-10.4 6l10.4-1.6m28.6-2.4l-10.6-2m10.4 6"
                "l-10.4-1.6m-11-10.8h4"
            ),
        ),
    ),
    "farmer": (
        ("brown", "m22-56l2.4 .6l-9.4 55.4h-2.4z"),
        ("slate", "m24-57l-14-3l-2 5l13 2z"),
        ("skin", "m-8-14h7l-1 14h-6zm9 0h7l0 14h-6zm-7-30h12l-1 8h-10zm18 17l6 2l-1 5l-6-2z"),
        ("blue", "m-9-37h18l8 12l-5 5l-3-4l2 13h-22l2-13l-4 7l-5-3z"),
        ("white", "m-3-37l3 6l3-6l2 0l-4 9l0 17h-2v-17l-4-9zm-8 17h22l0 3.4h-22z"),
        ("straw", "m-21-43l21-17l21 17c-11 4-31 4-42 0z"),
        (
            "line",
            ("m0-60l-12 18.6m12-18.6l-4 19.6m4-19.6l4 19.6m-4-19.6l12 18.6m-21 11.4l-3 5m21-5l3 5"),
        ),
    ),
    "monk": (
        ("brown", "m20 0v-54h2v54z"),
        ("ring", "m15.4-58a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0zm2.6 6v4m6-4v4"),
        ("orange", "m-8-39h16c7 5 9 15 11 19l-6 5c1 6 2 11 3 15h-32c1-12 0-30 8-39z"),
        ("brown", "m-8-39l7 0l15 27l2 12h-8c-2-14-10-28-19-35z"),
        ("skin", "m-8.4-47a8.4 8.4 0 1 1 16.8 0a8.4 8.4 0 1 1-16.8 0zm22.4 25l8-2l1 5l-8 3z"),
        (
            "line",
            (
                "m-4-46.6q1.6 1.4 3 0m2.6 0q1.6 1.4 3 0m-5.6 4.2h3m-14 18.4q3 10 1 22m5-22"
                "q3 10 2 22m4-36l4 3"
            ),
        ),
    ),
    "lady": (
        (
            "red",
            (
                "m-20-48c4-16 46-22 54-2q-5-4-9 .6q-4.6-4-9 .4q-5-3.8-9 .4q-5-4-9 .2"
                "q-5-3.6-9 .4q-5-3.4-9 0z"
            ),
        ),
        (
            "line",
            (
                "m8-64l-19 16m19-16l-10 15.6m10-15.6l-1 15.4m1-15.4l8 15m-8-15l17 14.6m-17-18.6"
                "v4m2 15l3 25"
            ),
        ),
        ("skin", "m-8-41a6 6 0 1 1 12 0a6 6 0 1 1-12 0zm18 14l5-1l0 5l-4 1z"),
        (
            "ink",
            (
                "m-8-40c-2-10 13-10 13-2c-4-3-8-2-9 3c-2 3-4 2-4-1zm-2.4-7.4"
                "a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z"
            ),
        ),
        ("plum", "m-7-35h10c6 2 11 6 12 13l-6 5c1 9 5 14 9 17h-34c5-6 7-14 6-19c-3-7-2-14 3-16z"),
        ("gold", "m-11-24l20 0l0 8l-19 0zm3-26l7-3l.6 1.4l-7 3z"),
        (
            "white",
            (
                "m-5-35l4 6l4-6l-2 0l-2 3l-2-3zm-3.7 27a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0"
                "zm7 3a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0zm6.2-4a1.5 1.5 0 1 1 3 0"
                "a1.5 1.5 0 1 1-3 0zm-7.8-2.6a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0zm11.9 8"
                "a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0z"
            ),
        ),
    ),
    "thatched house": (
        ("wall", "m-22-17h44v17h-44z"),
        ("straw", "m-33-19c9-8 17-23 23-28h20c6 5 14 20 23 28l-5 5h-56z"),
        ("brown", "m-12-50h24l-2 7h-20zm-12 49h48v2.4h-48z"),
        ("ink", "m-6-13h11v13h-11z"),
        (
            "line",
            (
                "m-19-34l-6 17m13-25l-5 26m12-27l-3 27m13-27l3 27m4-26l5 26m2-18l6 17m-45 9h11"
                "m-5.6-5v12m23.6-7h11m-5.4-5v12m-22.6-49l-3-4m11 4v-4m8 4l3-4"
            ),
        ),
    ),
    "tiled house": (
        ("wall", "m-24-19h48v19h-48z"),
        ("slate", "m-35-20c8-3 14-11 17-20h36c3 9 9 17 17 20l-2 5h-66z"),
        ("ink", "m-21-44h42l-1 5h-40zm-3-1l4-3l3 4zm48 0l-4-3l-3 4zm-48 43.6h48v2.4h-48z"),
        ("red", "m-5-14h10v14h-10z"),
        ("gleamline", "m-14-38c-2 8-6 16-10 21m17-21l-4 22m11-22v22m7-22l4 22m3-22c2 8 6 16 10 21"),
        ("line", "m-20-12h11v9h-11zm5.5 0v9m23.5-9h11v9h-11zm5.5 0v9m-14.5-11v14"),
    ),
    "tower": (
        ("gold", "m-1-66h2v16h-2zm-2 4h6v1.6h-6zm.4 4h5.2v1.6h-5.2z"),
        ("red", "m-12-9h24v9h-24zm2-13h20v9h-20zm2-13h16v9h-16zm2-13h12v9h-12z"),
        (
            "slate",
            (
                "m-21-8c5-1 8-3 10-6h22c2 3 5 5 10 6l-2 2h-38zm2-13c5-1 8-3 10-6h18"
                "c2 3 5 5 10 6l-2 2h-34zm2-13c5-1 8-3 10-6h14c2 3 5 5 10 6l-2 2h-30zm2-13"
                "c5-1 8-3 10-6h10c2 3 5 5 10 6l-2 2h-26z"
            ),
        ),
        ("ink", "m-3-7h6v7h-6zm1-13h4v4h-4zm.4-13h3.2v3.6h-3.2z"),
    ),
    "palace": (
        ("stone", "m-26 0l5-12h42l5 12z"),
        ("white", "m-19-24h38v12h-38zm5-15h28v9h-28zm5-14h18v8h-18z"),
        (
            "slate",
            (
                "m-28-23c6-2 9-5 11-9h34c2 4 5 7 11 9l-2 3h-52zm6-15c5-2 7-4 9-8h26c2 4 4 6 9 8"
                "l-2 3h-40zm6-14c4-2 7-5 9-9h14c2 4 5 7 9 9l-2 2.6h-28zm8 29l8-10l8 10z"
            ),
        ),
        ("gold", "m-9-61c1-4 4-5 5-4l-1 5zm18 0c-1-4-4-5-5-4l1 5zm-11 37l2-3.6l2 3.6z"),
        (
            "ink",
            (
                "m-12-18h3.4v4h-3.4zm10 0h3.4v4h-3.4zm10 0h3.4v4h-3.4zm-16-17h3v3.4h-3zm13 0h3"
                "v3.4h-3zm-6.5-14h3v3h-3z"
            ),
        ),
        ("line", "m-23-6h46m-35-6l-1 6m13-6v6m12-6l1 6m-31 0l-2 6m14-6l-1 6m13-6l1 6m11-6l2 6"),
    ),
    "round house": (
        ("straw", "m-28 0c-2-30 12-47 28-48c16 1 30 18 28 48z"),
        ("brown", "m-9-47c3-6 15-6 18 0l-2 4h-14zm-20 43h58v5h-58z"),
        ("ink", "m-8 0v-13c0-8 16-8 16 0v13z"),
        (
            "line",
            (
                "m-25-14c15-6 35-6 50 0m-47-12c13-5 31-5 44 0m-37-12c9-3 21-3 30 0m-31 21l-2 13"
                "m34-13l2 13m-26-25l-1 9m17-9l1 9m-9-20v10"
            ),
        ),
    ),
    "temple": (
        (
            "red",
            (
                "m-21-46h7l1.4 46h-9.8zm35 0h7l1.4 46h-9.8zm-44 0h60l-1 5h-58zm3 12h54v5h-54z"
                "m23-8h8v9h-8z"
            ),
        ),
        (
            "ink",
            (
                "m-36-55c18 5 54 5 72 0l-2 7c-17 3-51 3-68 0zm12.6 51h11.8v4h-11.8zm35 0h11.8v4"
                "h-11.8z"
            ),
        ),
        ("straw", "m-16-30c8 6 24 6 32 0l0 4c-8 7-24 7-32 0z"),
        ("white", "m-9-22l3 0l-1 5l3 0l-5 8l1-6l-3 0zm16 1l3 0l-1 5l3 0l-5 8l1-6l-3 0z"),
    ),
}
TRUNK = (
    "M-5 0C-7-10 0-16-4-27-9-31-15-32-20-36L-17-39C-10-37-5-37-1-33 1-39 8-43 13-48"
    "L16-45C11-39 5-31 4-24 2-14 7-8 7 0Z"
)
PADS = ((-18, -40, 13, 8, 9), (15, -45, 15, 9, 10), (-2, -58, 14, 9, 10))


def tree() -> str:
    """A tree of the season: cherry, pine, maple, or a pine under snow."""
    under = "".join(puff(x, y + 4, rx, 6, 8) for x, y, rx, _, _ in PADS)
    pads = "".join(puff(*pad) for pad in PADS)
    light = puff(-20, -43, 7, 3.6, 7) + puff(12, -49, 8, 4, 7) + puff(-4, -62, 7, 3.6, 7)
    return part("brown", TRUNK) + part("under", under) + part("leaf", pads) + part("gleam", light)


def stone(letter: str) -> str:
    """What stands for a subject of one's own: a stone with its first letter."""
    block = part("stone", "M-19 0C-22-22-15-46 0-52 15-46 22-22 19 0Z")
    return block + part("wall", disc(0, -25, 13)) + word(letter, 0, -24, 18, "letter")


def figure(kind: str) -> str:
    """The drawing of a subject."""
    if kind == "tree":
        return tree()
    if kind in SUBJECTS:
        return "".join(part(look, data) for look, data in SUBJECTS[kind])
    return stone(kind[:1].upper())


STANDS = {  # where the figures of a card stand, and how large; trees come in twos and threes
    1: ((0.0, 1.0),),
    2: ((-19.0, 0.8), (19.0, 0.86)),
    3: ((-26.0, 0.66), (26.0, 0.66), (0.0, 0.78)),
}


@cache
def figures(kinds: tuple[str, ...], wanted: frozenset[str]) -> str:
    """Stamps of subjects by number: bare; and those wanted in groups, on a rim of paper, at sea."""
    drawn = ""
    for nth, kind in enumerate(kinds):
        bare = f"bare{nth}"
        drawn += stamp(bare, figure(kind))
        for count, stands in STANDS.items():
            group, isle = f"group{nth}-{count}", f"isle{nth}-{count}"
            body = "".join(
                use(bare, x, 0, size, "rim") + use(bare, x, 0, size) for x, size in stands
            )
            if isle in wanted or group in wanted:
                drawn += stamp(group, body)
            if isle in wanted:
                drawn += stamp(isle, use("islet", 0, -121) + use(group))
    return drawn
