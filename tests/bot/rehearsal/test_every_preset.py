"""Every preset can be rehearsed from sign-up to its end, whatever its format asks of players and directors.

Fields are small, and what only makes a tournament longer is shortened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.app.wording import ending
from bot.rehearsal.conductor import Setting
from formats import registry
from tests.bot.world import LOBBY

if TYPE_CHECKING:
    from formats.core.plan import Preset
    from tests.bot.rehearsal.conftest import Watched

FEW = 4
PLAYERS = {"kuksu_main_title_tournament": 5, "wpf_gp_playoffs_2023": 2, "wpf_sudoku_gp_playoffs_2023": 2}
"""Where four are too few."""

SHORT: dict[str, dict[str, object]] = {
    "arimaa_world_championship_2010": {"rounds": 1},
    "classic_swiss": {"rounds": 3},
    "lets_play_scrabble": {"rounds": 4, "simulations": 50, "always_wins_simulations": 50},
    "pentolla_freestyle": {"fewest": 4},
}


def shortened(preset: Preset) -> Preset:
    """The preset with these options in its first stage, as far as that has them."""
    first, *others = preset.stages
    options = {**first.options, **SHORT.get(preset.key, {})}
    return preset.model_copy(update={"stages": (first.model_copy(update={"options": options}), *others)})


@pytest.mark.parametrize("key", registry.presets())
async def test_preset_is_rehearsed_to_its_final_standings(
    key: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {one.key: shortened(one) for one in registry.presets().values()}
    monkeypatch.setattr(registry, "presets", lambda: known)
    await watched.rehearsal.start(Setting(f"preset:{key}", players=PLAYERS.get(key, FEW)))
    await watched.until("over", "paused")
    state = await watched.state()
    assert watched.rehearsal.mode == "over", watched.sentence
    assert state.phase == "finished"
    assert len(state.started) == len(state.stages)
    assert not [line for line in watched.lines if "in vain" in line]
    assert watched.world.director.reads(ending.THANKS, LOBBY)
