"""Demo players play on the game servers the sandbox pretends, and type no result that a server knows."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.rehearsal.conductor import Rehearsal, Setting
from bot.rehearsal.opening import SandboxStage
from formats import registry
from formats.core.events import ResultRecorded
from tests.bot.bridged import bridged
from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.small_presets import SEED, small_presets


async def sources(watched: Watched) -> Counter[str]:
    """Where the results of the newest tournament came from."""
    rows = await watched.world.database.tournaments.all()
    records = (await watched.world.loaded(rows[0].id)).records
    return Counter(one.event.source for one in records if isinstance(one.event, ResultRecorded))


async def test_kuksu_is_rehearsed_on_a_pretend_online_go_com(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    known, world = small_presets(), watched.world
    monkeypatch.setattr(registry, "presets", lambda: known)
    async with bridged(world) as here:
        await here.connect()
        stage = SandboxStage(world.sandbox, world.server, world.herald, {"online_go": here.site})
        watched.rehearsal = Rehearsal(world.herald.service, stage, watched._told)
        await watched.rehearsal.start(Setting("preset:kuksu_main_title_tournament", players=5, seed=SEED))
        await watched.until("over", "paused")
        assert watched.rehearsal.mode == "over", watched.sentence
        found = await sources(watched)
        assert set(found) == {"server"}
        assert found["server"] == len(here.site.matches) == sum(one.finished for one in here.site.matches.values())
        assert not [line for line in watched.lines if "reports" in line or "in vain" in line]
        await watched.rehearsal.stop()
