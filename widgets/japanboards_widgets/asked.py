"""What may be pressed beside a board: the game's choices, or how a table goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from japanboards.bots import BOTS
from japanboards.core.around import Button, Strip
from japanboards.core.frame import Frame
from japanboards.core.match import HUMAN, Match
from japanboards.core.session import Session
from japanboards.core.words import verbed

SURE = (Button("Yes, do it", act="sure", look="go"), Button("No, go on playing", act="unsure"))


def asked(
    session: Session, frame: Frame, shows_board: bool, kept: int | None = None
) -> Sequence[Button]:
    """The choices of this moment; a game that was ``kept`` comes first, with its moves."""
    auto, found = session.auto_players, frame.around.ask
    if auto.summing:
        found = (Button("Continue", act="read", look="go"),)
    elif frame.around.state == "over":
        found = after(session.match, frame.around.strips, shows_board)
    elif auto.halted:
        found = (Button("Go on", act="now", look="go"),)
    elif auto.paused and frame.around.state == "theirs":
        found = (Button("Step", act="step", look="go"), Button("Go to my turn", act="skip"))
    if kept is None:
        return found
    note = f"{verbed(kept, 'move')} kept"
    return (Button("Go on with my game", act="resume", note=note, look="go"), *found)


def after(match: Match[Any, Any], strips: Sequence[Strip], shows_board: bool) -> tuple[Button, ...]:
    """What may be done after the end; the strips have everybody's rank."""
    board = "Show the points" if shows_board else "Show the board"
    colors = ", new colors" if hasattr(match.game.scene, "seat_colors") else ""
    return (
        Button("Play again", act="again", note=f"the same seats{colors}", look="go"),
        Button("Review this game", act="review", note="where it was won and lost"),
        *next_bots(match, strips),
        Button(board, act="board", look="quiet"),
        Button("Save", act="file", look="quiet"),
    )


def next_bots(match: Match[Any, Any], strips: Sequence[Strip]) -> tuple[Button, ...]:
    """Other bots to play against: harder ones after a win, gentler ones after a loss."""
    if HUMAN not in match.seats or match.players == 1:
        return ()
    if any(strip.rank == 1 and match.seats[strip.seat] == HUMAN for strip in strips):
        return (Button("Next: harder bots", act="harder"),) if harder(match) else ()
    return (Button("Next: gentler bots", act="gentler"),) if gentler(match) else ()


def harder(match: Match[Any, Any]) -> list[Any]:
    """The seats with every bot one level up; none if that is not possible."""
    return with_others(match, dict(pairwise(BOTS.values())))


def gentler(match: Match[Any, Any]) -> list[Any]:
    """The seats with every bot one level down; none if that is not possible."""
    levels = [bot for name, bot in BOTS.items() if name != "random"]  # which is no opponent
    return with_others(match, {high: low for low, high in pairwise(levels)})


def with_others(match: Match[Any, Any], instead: Mapping[Any, Any]) -> list[Any]:
    """The seats with others in the place of some; none if nobody changes."""
    seats = [instead.get(who, who) for who in match.seats]
    return seats if seats != list(match.seats) else []
