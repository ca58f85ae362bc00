"""Kaigan, learned by doing: decisions that are better than others, and whole turns."""

from __future__ import annotations

from ...core.lesson import Level, Well, Whole, never
from ..rules.moves import Act, Flexible, Map, Stop
from .lessons_actions import at
from .lessons_rounds import last, tiles
from .predicates import (
    completed,
    completes,
    does,
    has_ryo,
    marked_tiles,
    other_turn,
    out_on_all_kinds,
    owns_row_of,
    sent_all,
    surveyors_out,
)

WELL, TURN = "Play well", "A whole turn"

PLAY_WELL = (
    Level(
        WELL,
        "It cannot run away",
        "round: 2\nturn: red, opened\nrow 1: yellow\nrow 2: free; 1 mapping of red\n"
        "row 3: blue\nrow 4: green",
        "All others have their rows. Do you claim the last one now?",
        does(Stop),
        ("KAI-P1-09", "KAI-P1-10"),
        "Who could take it from you?",
        ("stop",),
        "Nobody else claims any more: every card you lay first is another action for you.",
        astray=("claim 2",),
        well=Well(
            5.2,
            100,
            (("claim 2", "The row has one card. Nobody would have taken it while you add more."),),
        ),
    ),
    Level(
        WELL,
        "What pays every round",
        at(1, "artistic"),
        "The first round, an Artistic card: a step on the track, or its back?",
        does(Act),
        ("KAI-ACT-01", "KAI-P5-01"),
        "How often does a step on Artistic pay?",
        ("act",),
        "A step pays Ryo in five rounds, Honor after two of them and at the end, and is free.",
        astray=("send supply Dewa",),
        worse=(("send supply", "2 Ryo for a surveyor; the step was free, and pays on."),),
        well=Well(
            3.8,
            100,
            (
                ("send supply Dewa", "2 Ryo for a surveyor; the step was free, and pays on."),
                ("pass", "The step costs nothing."),
            ),
        ),
    ),
    Level(
        WELL,
        "Early money",
        at(1, "flexible", "red: 5 ryo"),
        "The first round, 5 Ryo left, a flexible card. Take 3 Ryo, or buy a step?",
        does(Flexible, choice="artistic"),
        ("KAI-ACT-17", "KAI-P5-01"),
        "Which step comes back as money and as Honor?",
        ("flexible artistic",),
        "3 Ryo for a step on Artistic come back round by round, and Honor with them.",
        astray=("flexible ryo",),
        worse=(
            ("flexible travel", "Travel is paid only at the end; Artistic pays from now on."),
            ("send supply", "2 Ryo for a surveyor; those for a step come back round by round."),
            ("pass", "The card brings you nothing then."),
        ),
        well=Well(
            2.4,
            100,
            (
                ("flexible ryo", "3 Ryo once; the step brings more over five rounds."),
                ("flexible government", "Its disc goes back to 0 after rounds 2 and 4."),
            ),
        ),
    ),
    Level(
        WELL,
        "Which tile?",
        at(1, "mapping", "red: 12 ryo; surveyors Ezo Mutsu"),
        "Two markers for 6 Ryo: on Ezo, which they complete, or on Mutsu, of size 4?",
        does(Map, tile="Mutsu", markers=2),
        ("KAI-P4-07", "KAI-P4-08"),
        "Mutsu is a Travel tile: it pays its size, and one more for each marker.",
        ("map Mutsu 2",),
        "Mutsu pays 4 Honor to all who have markers there, and you 2 more. The dice help fill it.",
        astray=("map Ezo 2",),
        worse=(
            ("map Ezo 1", "One marker does not complete Ezo: it pays nothing yet."),
            ("send", "A surveyor brings no Honor now, and this card could put markers down."),
            ("pass", "Nothing is mapped then, and no tile comes nearer to its pay."),
        ),
        well=Well(
            1.3,
            100,
            (
                ("map Ezo 2", "Ezo pays 2 Honor and two steps on Government."),
                ("map Mutsu 1", "The second marker costs more, but brings Honor and a step."),
            ),
        ),
    ),
    Level(
        WELL,
        "Finish what pays",
        last(
            "mapping",
            f"red: 9 ryo; surveyors Mutsu Sado\n{tiles(Mutsu='red 2', Sado='red 1')}",
            "round: 4\n",
        ),
        "Two markers complete Mutsu, of size 4, or Sado, of size 3. Which one?",
        does(Map, tile="Mutsu", markers=2),
        ("KAI-P4-05", "KAI-P4-08"),
        "Count size and markers on each.",
        ("map Mutsu 2",),
        "Mutsu: 4 and four markers are 8 Honor. Sado: 3 and three are 6.",
        astray=("map Sado 2",),
        worse=(
            ("map Sado 1", "Sado lacks one more marker then, and so does its pay."),
            ("send", "A surveyor brings no Honor now; two markers complete a tile."),
            ("pass", "You complete no tile then; Mutsu would pay 8 Honor."),
        ),
        well=Well(
            1.7,
            100,
            (
                ("map Sado 2", "Sado pays 6 Honor, Mutsu 8."),
                ("map Mutsu 1", "Mutsu is not complete then, and may wait for a round."),
            ),
        ),
    ),
    Level(
        WELL,
        "Dear, but complete",
        last("great", f"red: 22 ryo; surveyors Mutsu Ezo\n{tiles(Mutsu='red 2')}", "round: 5\n"),
        "The last round, 22 Ryo, a Great map. Which tariff?",
        completes("Mutsu"),
        ("KAI-ACT-14", "KAI-P4-08"),
        "After this round only complete tiles pay in full. Mutsu lacks two markers.",
        ("great rich Mutsu Mutsu",),
        "10 Ryo complete Mutsu: 8 Honor, and first place on Travel is yours alone.",
        astray=("great plain Ezo Mutsu",),
        worse=(
            ("great plain Ezo", "One marker completes neither Ezo nor Mutsu."),
            ("great rich Ezo", "One marker completes neither Ezo nor Mutsu."),
            ("great rich Ezo Ezo", "Ezo is complete, for 2 Honor. Mutsu would pay 8."),
            ("great rich Ezo Mutsu", "20 Ryo, and neither tile is complete."),
            ("great rich Ezo Ezo Mutsu", "Ezo pays 2 Honor, but Mutsu still lacks a marker."),
            ("great rich Mutsu", "Mutsu still lacks a marker: only a die could bring it."),
            ("send", "Complete, Mutsu pays 8 Honor and makes you first on Travel alone."),
            ("pass", "You stay the richest: 5 Honor. Mutsu pays 8, and leads on Travel."),
        ),
        well=Well(
            6.8,
            100,
            (
                ("great plain Ezo Mutsu", "Cheap, but neither tile is complete."),
                ("great plain Mutsu", "Mutsu still lacks a marker: only a die could bring it."),
            ),
        ),
    ),
    Level(
        WELL,
        "Honor at the end",
        last("flexible", "red: 10 ryo; travel 4\nyellow: travel 8\nblue: travel 2", "round: 5\n"),
        "The last action of the game, 10 Ryo, a flexible card. What do you buy?",
        does(Flexible, choice="honor"),
        ("KAI-ACT-18", "KAI-END-03"),
        "Yellow is out of reach on Travel, blue is behind you.",
        ("flexible honor",),
        "4 Honor for 8 Ryo. Steps that change no place on a track bring nothing now.",
        astray=("flexible travel",),
        worse=(
            ("flexible ryo", "With 13 Ryo you are still the poorest: it changes nothing."),
            ("flexible artistic", "One step on Artistic is 1 Honor: 4 are to be had."),
            ("send", "A surveyor brings 1 Honor at the end: 4 are to be had."),
            ("pass", "10 Ryo are the least at the table: they bring you nothing."),
        ),
        well=Well(
            1.0,
            100,
            (
                ("flexible travel", "You stay second on Travel."),
                ("flexible government", "First on Government alone: 2 Honor, as before."),
            ),
        ),
    ),
)

WHOLE_TURN = (
    Level(
        TURN,
        "Your row, space by space",
        "phase: actions 2/1\nrow 1: yellow\nrow 2: red; 1 dispatch of red; 3 mapping of blue; "
        "4 great of red\nrow 3: blue\nrow 4: green\n",
        "Four spaces of row 2: complete a tile, be on two tiles, and keep 6 Ryo.",
        never,
        ("KAI-ACT-07", "KAI-ACT-11", "KAI-ACT-13"),
        "Where do two surveyors stand best, if two markers shall complete a tile?",
        (
            "dispatch 2",
            "send supply Ezo",
            "send supply Rikuchu",
            "act",
            "map Ezo 2",
            "great plain Rikuchu",
        ),
        "5 Ryo for the two, 6 for Ezo, 3 for Rikuchu: what comes later has to be paid, too.",
        whole=Whole(
            other_turn,
            (
                ("A tile with a marker of yours is complete.", completed),
                ("You have markers on two tiles.", marked_tiles(2)),
                ("You keep 6 Ryo or more.", has_ryo(6)),
            ),
        ),
    ),
    Level(
        TURN,
        "A card and a claim",
        "row 2: free; 1 mapping of yellow\nrow 3: free; 1 dispatch of green; 2 mapping of blue",
        "Lay a card, and end your turn with a row that sends surveyors, maps, and pays Ryo.",
        never,
        ("KAI-P1-02", "KAI-P1-08", "KAI-ACT-16"),
        "Row 3 sends and maps already. The flexible card takes 3 Ryo.",
        ("lay flexible 3 3", "claim 3"),
        "The cards of others work for whoever claims the row. Yours was the missing one.",
        whole=Whole(
            other_turn,
            (
                ("The row you own has a Dispatch.", owns_row_of("dispatch")),
                ("It has a Mapping.", owns_row_of("mapping")),
                ("It has a card that pays Ryo.", owns_row_of("flexible")),
            ),
        ),
    ),
    Level(
        TURN,
        "One of each kind",
        at(1, "dispatch", "red: 9 ryo"),
        "Send all three surveyors: one to a Government tile, one to Travel, one to Artistic.",
        never,
        ("KAI-ACT-08", "KAI-ACT-09", "KAI-P4-05"),
        "The sign at a tile's name says its kind. Three cost 8 Ryo.",
        ("dispatch 3", "send supply Ezo", "send supply Mutsu", "send supply Rikuchu"),
        "Whatever is completed next, you have somebody near each kind.",
        whole=Whole(
            sent_all,
            (
                ("All three surveyors are out.", surveyors_out(3)),
                ("They stand on tiles of three kinds.", out_on_all_kinds),
            ),
        ),
    ),
)
