"""Copies that are all wrong: `make test` fails unless mypy catches them."""

from japanboards.hokkaido.rules import state as hokkaido_state
from japanboards.kaigan.rules import state as kaigan_state
from japanboards.kanagawa.rules import state as kanagawa_state
from japanboards.rolling_japan.rules import state as rolling_japan_state
from japanboards.takamatsu import cards as takamatsu_cards
from japanboards.takamatsu.rules import generator as takamatsu_generator
from japanboards.takamatsu.rules import state as takamatsu_state


def hokkaido_state_updated(one: hokkaido_state.State) -> hokkaido_state.State:
    return hokkaido_state.updated(one)


def hokkaido_state_updated_player(one: hokkaido_state.Player) -> hokkaido_state.Player:
    return hokkaido_state.updated_player(one)


def kaigan_state_updated(one: kaigan_state.State) -> kaigan_state.State:
    return kaigan_state.updated(one)


def kaigan_state_updated_player(one: kaigan_state.Player) -> kaigan_state.Player:
    return kaigan_state.updated_player(one)


def kanagawa_state_updated(one: kanagawa_state.State) -> kanagawa_state.State:
    return kanagawa_state.updated(one)


def kanagawa_state_updated_painter(one: kanagawa_state.Painter) -> kanagawa_state.Painter:
    return kanagawa_state.updated_painter(one)


def rolling_japan_state_updated(one: rolling_japan_state.State) -> rolling_japan_state.State:
    return rolling_japan_state.updated(one)


def rolling_japan_state_updated_sheet(one: rolling_japan_state.Sheet) -> rolling_japan_state.Sheet:
    return rolling_japan_state.updated_sheet(one)


def takamatsu_cards_updated_cards(one: takamatsu_cards.Cards) -> takamatsu_cards.Cards:
    return takamatsu_cards.updated_cards(one)


def takamatsu_generator_updated_march(one: takamatsu_generator.March) -> takamatsu_generator.March:
    return takamatsu_generator.updated_march(one)


def takamatsu_state_updated(one: takamatsu_state.State) -> takamatsu_state.State:
    return takamatsu_state.updated(one)


def hokkaido_state_updated_of_nothing(one: hokkaido_state.State) -> None:
    hokkaido_state.updated(one, sendin=1)  # type: ignore[call-arg]
    hokkaido_state.updated(one, news="oops")  # type: ignore[arg-type]
    hokkaido_state.updated(one, 1)  # type: ignore[arg-type, call-arg]


def hokkaido_state_updated_player_of_nothing(one: hokkaido_state.Player) -> None:
    hokkaido_state.updated_player(one, sendin=1)  # type: ignore[call-arg]


def kaigan_state_updated_of_nothing(one: kaigan_state.State) -> None:
    kaigan_state.updated(one, sendin=1)  # type: ignore[call-arg]
    kaigan_state.updated(one, news="oops")  # type: ignore[arg-type]
    kaigan_state.updated(one, 1)  # type: ignore[arg-type, call-arg]


def kaigan_state_updated_player_of_nothing(one: kaigan_state.Player) -> None:
    kaigan_state.updated_player(one, sendin=1)  # type: ignore[call-arg]


def kanagawa_state_updated_of_nothing(one: kanagawa_state.State) -> None:
    kanagawa_state.updated(one, sendin=1)  # type: ignore[call-arg]
    kanagawa_state.updated(one, news="oops")  # type: ignore[arg-type]
    kanagawa_state.updated(one, 1)  # type: ignore[arg-type, call-arg]


def kanagawa_state_updated_painter_of_nothing(one: kanagawa_state.Painter) -> None:
    kanagawa_state.updated_painter(one, sendin=1)  # type: ignore[call-arg]


def rolling_japan_state_updated_of_nothing(one: rolling_japan_state.State) -> None:
    rolling_japan_state.updated(one, sendin=1)  # type: ignore[call-arg]
    rolling_japan_state.updated(one, news="oops")  # type: ignore[arg-type]
    rolling_japan_state.updated(one, 1)  # type: ignore[arg-type, call-arg]


def rolling_japan_state_updated_sheet_of_nothing(one: rolling_japan_state.Sheet) -> None:
    rolling_japan_state.updated_sheet(one, sendin=1)  # type: ignore[call-arg]


def takamatsu_cards_updated_cards_of_nothing(one: takamatsu_cards.Cards) -> None:
    takamatsu_cards.updated_cards(one, sendin=1)  # type: ignore[call-arg]


def takamatsu_generator_updated_march_of_nothing(one: takamatsu_generator.March) -> None:
    takamatsu_generator.updated_march(one, sendin=1)  # type: ignore[call-arg]


def takamatsu_state_updated_of_nothing(one: takamatsu_state.State) -> None:
    takamatsu_state.updated(one, sendin=1)  # type: ignore[call-arg]
    takamatsu_state.updated(one, news="oops")  # type: ignore[arg-type]
    takamatsu_state.updated(one, 1)  # type: ignore[arg-type, call-arg]
