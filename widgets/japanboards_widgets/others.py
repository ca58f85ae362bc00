"""Chance and bots at a table: they move by themselves, and think without holding anything up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from japanboards.bots import Thinking, thinking
from japanboards.bots.search import budget_of
from japanboards.bots.steps import conclude
from japanboards.core.game import CHANCE, Seat, roll
from japanboards.core.match import AGAIN, HUMAN

from . import show
from .advice import advising
from .board import Said
from .later import in_slices, running_loop

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T")
INTERRUPTED = Said("Interrupted. Press Now to let the others go on.")
CIRCLING = Said(f"One position has come {AGAIN} times. Press Now to let them go on all the same.")


class Others:
    """Everybody at a table but the people, and whoever is asked for a hint."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.halted = False  # somebody failed or was interrupted, and can be asked to go on
        self._run = 0  # counts what was begun: what nobody waits for any more stops

    def stop(self) -> None:
        """Whoever thinks, or is about to move, does so no more."""
        self._run += 1
        self.halted = False

    def must_move(self) -> bool:
        """Chance or a bot has to move before a person may."""
        match = self.table.match
        return match.turn() is not None and not match.human_turn()

    def set_up(self) -> None:
        """Come at once to the first move of a person, or of a bot that takes time to think.

        Where nobody but bots sits, somebody watches them from the first move on.
        """
        match = self.table.match
        match.set_up()
        while HUMAN in match.seats and self.must_move() and not self._searches(match.turn()):
            match.step()

    def _searches(self, seat: Seat | None) -> bool:
        """A bot to move that takes its time."""
        match = self.table.match
        return seat not in (CHANCE, None) and budget_of(match.seats[seat]) is not None

    def go_on(self) -> None:
        """Let chance and bots move: with pauses where there is an event loop, else at once."""
        self.stop()
        loop = running_loop()
        if not self.must_move():
            return
        if self.table.pause and loop:
            self.task = loop.create_task(self._move(self._run))
        else:
            self._move_at_once()

    def advise(self) -> None:
        """Say what a bot would do, and why; the search takes a moment."""
        self.stop()
        if loop := running_loop():
            self.task = loop.create_task(self._advise(self._run))
        else:
            self.table.say(*conclude(advising(self.table.match)))

    def _move_at_once(self) -> None:
        try:
            self.table.match.advance()
        except KeyboardInterrupt:  # by hand: somebody thinks too long
            self._halt(INTERRUPTED)
        except Exception as error:
            self._stuck(error)
        else:
            if self.must_move():
                self._halt(CIRCLING)
        self.table.refresh()

    async def _move(self, run: int) -> None:
        """One move of chance or a bot after another, visibly."""
        table, since = self.table, self.table.match.at
        try:
            while run == self._run and self.must_move():
                chance = table.match.turn() == CHANCE
                await asyncio.sleep(table.pause / 3 if chance else table.pause)
                move = await self._choice(run) if run == self._run else None
                if run == self._run:
                    table.accept(move)
                    if self.must_move() and table.match.circling(since):
                        self._halt(CIRCLING)
                        break
        except Exception as error:
            self._stuck(error)

    async def _choice(self, run: int) -> Any:
        """What chance or the bot to move decides."""
        match = self.table.match
        seat = match.turn()
        if seat == CHANCE or seat is None:
            return roll(match.game, match.state, match.rng)
        bot: Any = match.seats[seat]
        steps = thinking(bot, match.game, match.view(seat), seat, match.rng)
        return await self._think(show.thinker(match, seat), steps, run)

    async def _advise(self, run: int) -> None:
        """A hint, once it is found, unless nobody needs it any more."""
        table = self.table
        try:
            found = await self._think("Looking for a hint", advising(table.match), run)
        except Exception as error:
            table.failed("No hint was found", error)
        else:
            if found:
                table.say(*found)
                table.show_around()

    async def _think(self, who: str, steps: Thinking[T], run: int) -> T | None:
        """Thinking that is seen: said once in the status line, and a bar that grows."""
        table, said = self.table, False

        def tell(share: float) -> None:
            nonlocal said
            if not said:
                table.say(Said(f"{who} …"))
            said = True
            table.turn_line.value = show.thinking(who, share)

        return await in_slices(steps, lambda: run == self._run, tell)

    def _stuck(self, error: Exception) -> None:
        """A bot raised, or chose what is not allowed: say who, and keep the position."""
        match = self.table.match
        seat = match.turn()
        who = "Chance" if seat in (CHANCE, None) else show.player(match, seat)
        self.table.failed(f"{who} cannot move", error)
        self._halt()

    def _halt(self, *why: Said) -> None:
        """Nobody moves until the button Now is pressed."""
        self.halted = True
        if why:
            self.table.say(*why)
        self.table.show_around()
