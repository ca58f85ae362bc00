"""OpenSpiel: ``register()``, then ``pyspiel.load_game("japanboards_rolling_japan(players=2)")``."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .. import GAMES
from ..core.extras import needs
from ..core.game import CHANCE, Game
from .spelling import ACTIONS, LIMIT, OUTCOMES, begin

POINTS = 1000.0  # more than anybody makes alone


def spiel() -> Any:
    """The package, or a sentence that says how to get it."""
    with needs("OpenSpiel", "adapters"):
        import pyspiel
    return pyspiel


def register(*games: Game[Any, Any]) -> list[str]:
    """Make these games known to OpenSpiel, or else all of ours; the names they are loaded by."""
    pyspiel = spiel()
    known = set(pyspiel.registered_names())
    names = []
    for game in games or GAMES.values():
        kind = game_type(pyspiel, game)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game_class(pyspiel, kind, game))
    return names


def resampler(seed: int) -> Callable[[Any, int], Any]:
    """For ``ISMCTSBot.set_resampler``: a state that the player cannot tell from the given one."""
    rng = random.Random(seed)

    def resample(state: Any, player: int) -> Any:
        guess = state.clone()
        guess.core = state.core.guessed(player, rng)
        return guess

    return resample


def game_type(pyspiel: Any, game: Game[Any, Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is set up."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"japanboards_{game.NAME}",
        long_name=game.TITLE,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.PLAYERS[-1],
        min_num_players=game.PLAYERS[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.PLAYERS[0]),
            "board": game.BOARDS[0],
        },
    )


def game_class(pyspiel: Any, kind: Any, game: Game[Any, Any]) -> Any:
    """A game as a class of OpenSpiel's."""
    state_class, observer_class = classes(pyspiel)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of ours, set up for some players on a board."""

        def __init__(self, params: Any = None) -> None:
            given = {**kind.parameter_specification, **(params or {})}
            self.start = begin(game, int(given["players"]), board=str(given["board"]))
            info = pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=OUTCOMES,
                num_players=self.start.players,
                min_utility=-POINTS if self.start.players == 1 else 0.0,
                max_utility=POINTS if self.start.players == 1 else 1.0,
                utility_sum=None,
                max_game_length=LIMIT,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self, state: Any = None) -> Any:
            return state_class(self, self.start)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return observer_class(self.start.size)

        def max_chance_nodes_in_history(self) -> int:
            return LIMIT

    return SpielGame


def classes(pyspiel: Any) -> tuple[Any, Any]:
    """OpenSpiel's state and observer over our positions."""
    import numpy

    class SpielState(pyspiel.State):  # type: ignore[misc]
        """A position as OpenSpiel handles it."""

        def __init__(self, game: Any, core: Any) -> None:
            super().__init__(game)
            self.core = core

        def current_player(self) -> int:
            seat = self.core.turn
            if seat is None:
                return int(pyspiel.PlayerId.TERMINAL)
            return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

        def _legal_actions(self, player: int) -> list[int]:
            found: list[int] = self.core.actions
            return found

        def chance_outcomes(self) -> list[tuple[int, float]]:
            found: list[tuple[int, float]] = self.core.outcomes()
            return found

        def _apply_action(self, action: int) -> None:
            chance = self.core.turn == CHANCE
            self.core = self.core.rolled(action) if chance else self.core.typing(action)

        def _action_to_string(self, player: int, action: int) -> str:
            if player != pyspiel.PlayerId.CHANCE:
                return str(self.core.spelled(action))
            move, _ = self.core.game.chance_moves(self.core.state)[action]
            return str(self.core.game.notation.write_move(move))

        def is_terminal(self) -> bool:
            return self.core.turn is None

        def returns(self) -> list[float]:
            found: list[float] = self.core.returns()
            return found

        def __str__(self) -> str:
            return str(self.core)

    class Observer:
        """What a seat may see, as text and as its bytes from 0 to 1."""

        def __init__(self, size: int) -> None:
            self.tensor = numpy.zeros(size, numpy.float32)
            self.dict = {"observation": self.tensor}

        def set_from(self, state: Any, player: int) -> None:
            data = numpy.frombuffer(state.core.observed(player), numpy.uint8)
            numpy.divide(data, numpy.float32(255), out=self.tensor)

        def string_from(self, state: Any, player: int) -> str:
            return str(state.core.seen(player))

    return SpielState, Observer
