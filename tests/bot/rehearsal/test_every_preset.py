"""Every preset can be rehearsed from sign-up to its end, whatever its format asks of players and directors.

Fields are small, and what only makes a tournament longer is shortened.
"""

from __future__ import annotations

import pytest

from bot.app.speaking.wording import ending
from bot.rehearsal.conductor import Setting
from bot.rehearsal.play import Manners
from formats import registry
from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.small_presets import FEW, PLAYERS, SEED, small_presets
from tests.bot.world import LOBBY

MANNERS = {"arimaa_world_championship_2010": Manners(late_hours=3, absent=20, disputed=10, silent=30)}


SEEN = {
    "arimaa_world_championship_2010": ("hands in hours", "checks in", "claims the game"),
    "kuksu_main_title_tournament": ("says: Yes",),
    "lets_play_scrabble": ("reports a win",),
    "pentolla_freestyle": ("says about the game",),
    "wpf_gp_playoffs_2023": ("says: Yes", "Puzzle preferences", "enters online times", "answers a question: L"),
    "wpf_sudoku_gp_playoffs_2023": ("says: Yes", "enters online times"),
}
"""What people do on the way."""


@pytest.mark.parametrize("key", registry.presets())
async def test_preset_is_rehearsed_to_its_final_standings(
    key: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = small_presets()
    monkeypatch.setattr(registry, "presets", lambda: known)
    manners = MANNERS.get(key, Manners())
    await watched.rehearsal.start(Setting(f"preset:{key}", players=PLAYERS.get(key, FEW), manners=manners, seed=SEED))
    await watched.until("over", "paused")
    state = await watched.state()
    assert watched.rehearsal.mode == "over", watched.sentence
    assert state.phase == "finished"
    assert len(state.started) == len(state.stages)
    assert not [line for line in watched.lines if "in vain" in line]
    for what in SEEN.get(key, ()):
        assert any(what in line for line in watched.lines), what
    assert watched.world.director.reads(ending.THANKS(), LOBBY)
