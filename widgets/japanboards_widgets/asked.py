"""What may be pressed beside a board: the game's choices, or how a table goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from japanboards.bots import BOTS
from japanboards.core.around import Button
from japanboards.core.frame import Frame
from japanboards.core.match import Match
from japanboards.core.session import Session

SURE = (Button("Yes, do it", act="sure", look="go"), Button("No, go on playing", act="unsure"))


def asked(
    session: Session, frame: Frame, shows_board: bool, kept: int | None = None
) -> Sequence[Button]:
    """The choices of this moment; a game that was ``kept`` comes first, with its moves."""
    auto, found = session.auto_players, frame.around.ask
    if auto.summing:
        found = (Button("Continue", act="read", look="go"),)
    elif frame.around.state == "over":
        found = after(session.match, shows_board)
    elif auto.halted:
        found = (Button("Go on", act="now", look="go"),)
    elif auto.paused and frame.around.state == "theirs":
        found = (Button("Step", act="step", look="go"), Button("Go to my turn", act="skip"))
    if kept is None:
        return found
    note = f"{kept} moves are kept"
    return (Button("Go on with my game", act="resume", note=note, look="go"), *found)


def after(match: Match[Any, Any], shows_board: bool) -> tuple[Button, ...]:
    """What may be done after the end."""
    board = "Show the points" if shows_board else "Show the board"
    colors = ", new colors" if hasattr(match.game.scene, "seat_colors") else ""
    return (
        Button("Play again", act="again", note=f"the same seats{colors}", look="go"),
        Button("Review this game", act="review", note="where it was won and lost"),
        *((Button("Next: harder bots", act="harder"),) if harder(match) else ()),
        Button(board, act="board", look="quiet"),
        Button("Save", act="file", look="quiet"),
    )


def harder(match: Match[Any, Any]) -> list[Any]:
    """The seats with every bot one level up; none if that is not possible."""
    levels: list[Any] = list(BOTS.values())
    seats = []
    for who in match.seats:
        higher = levels[levels.index(who) + 1 :] if who in levels else []
        seats.append(higher[0] if higher else who)
    return seats if seats != list(match.seats) else []
