"""Every preset in small: what only makes a tournament longer is shortened."""

from __future__ import annotations

from collections.abc import Mapping

from formats import registry
from formats.core.plan import Preset

SEED = "weeks"
FEW = 3
PLAYERS = {
    "kuksu_main_title_tournament": 5,
    "lets_play_scrabble": 4,
    "wpf_gp_playoffs_2023": 2,
    "world_cup_48": 4,
    "wpf_sudoku_gp_playoffs_2023": 2,
}
"""How many players a preset needs at least, where that is not `FEW`."""

SHORT: dict[str, dict[str, object]] = {
    "arimaa_world_championship_2010": {"rounds": 1},
    "classic_swiss": {"rounds": 2},
    "fide_open": {"rounds": 2},
    "lets_play_scrabble": {"rounds": 4, "simulations": 50, "always_wins_simulations": 50},
    "pentolla_freestyle": {"fewest": 3},
    "world_cup_48": {"groups": 2},
}
"""Options of the first stage."""


def shortened(preset: Preset) -> Preset:
    """The preset with a shorter first stage, and with two players in a later one."""
    first, *others = preset.stages
    first = first.model_copy(update={"options": {**first.options, **SHORT.get(preset.key, {})}})
    finals = [stage.model_copy(update={"take": 2, "field": None}) for stage in others]
    return preset.model_copy(update={"stages": (first, *finals)})


def small_presets() -> Mapping[str, Preset]:
    """All presets by key, in small."""
    return {preset.key: shortened(preset) for preset in registry.presets().values()}
