"""PettingZoo: ``env("rolling_japan", players=2)`` is an AEC environment, ``env(module)`` too."""

from __future__ import annotations

import random
from typing import Any

from .. import game_called
from ..core.extras import needs
from ..core.game import CHANCE, NOBODY, Game
from .spelling import ACTIONS, Position, begin


def env(
    game: str | Game[Any, Any],
    players: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """An environment of a game, by name if it is one of ours, or the game itself.

    Chance is played inside, seeded by ``reset(seed)``.
    """
    played = game_called(game)
    with needs("PettingZoo", "adapters"):
        from pettingzoo.utils import wrappers
    count = max(2, played.PLAYERS[0]) if players is None else players
    raw = env_class()(begin(played, count, **options), render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


def env_class() -> Any:
    """PettingZoo's environment over our positions."""
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv

    class Env(AECEnv):  # type: ignore[misc]
        """A game: agents are player_0, player_1 and so on; an action is a byte of a move."""

        def __init__(self, start: Position, render_mode: str | None) -> None:
            super().__init__()
            self.start, self.render_mode = start, render_mode
            self.metadata = {
                "name": f"japanboards_{start.game.NAME}_v0",
                "render_modes": ["ansi"],
                "is_parallelizable": False,
            }
            self.possible_agents = [f"player_{seat}" for seat in range(start.players)]
            self.rng = random.Random()
            seen = spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (start.size,), numpy.float32),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
                }
            )
            self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
            self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            if seed is not None:
                self.rng = random.Random(seed)
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
            self.known: dict[bytes, None] = {}  # moves that were legal at some time
            self._go_to(self.start)

        def _go_to(self, core: Position) -> None:
            """Let chance move, then see whose turn it is."""
            while core.turn == CHANCE:
                numbers, weights = zip(*core.outcomes(), strict=True)
                core = core.rolled(self.rng.choices(numbers, weights)[0])
            self.core = core
            self.known.update(dict.fromkeys(core.offers))
            seat = core.turn
            if seat is None:
                self._end(core.returns())
            else:
                self.agent_selection = self.possible_agents[seat]

        def _end(self, returns: list[float]) -> None:
            """Everybody gets what they made, and is done."""
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

        def observe(self, agent: str) -> dict[str, Any]:
            seat = self.possible_agents.index(agent)
            mask = numpy.zeros(ACTIONS, numpy.int8)
            if self.core.turn == seat and not self.terminations.get(agent, True):
                mask[self.core.actions] = 1
            data = numpy.frombuffer(self.core.observed(seat), numpy.uint8)
            return {"observation": data / numpy.float32(255), "action_mask": mask}

        def step(self, action: Any) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            self._cumulative_rewards[agent] = 0.0
            self.rewards = dict.fromkeys(self.agents, 0.0)
            if int(action) in self.core.actions:
                self._go_to(self.core.typing(int(action)))
            else:
                self._refuse(agent, int(action))
            self._accumulate_rewards()

        def _refuse(self, agent: str, action: int) -> None:
            """An illegal action ends the game; the reason with its clauses is in the infos."""
            self.infos[agent]["illegal_reason"] = self.core.why_not(action, list(self.known))
            self._end([-1.0 if who == agent else 0.0 for who in self.possible_agents])

        def render(self) -> str | None:
            return self.core.seen(NOBODY) if self.render_mode == "ansi" else None

        def close(self) -> None:
            pass

    return Env
