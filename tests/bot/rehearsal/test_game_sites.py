"""Demo players play on the game servers the sandbox pretends, and type no result that a server knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from pydantic import SecretStr

from bot.game_server_api.in_use import GameServers, use
from bot.game_server_api.port import Surroundings
from bot.game_server_api.token_store import TokenStore
from bot.playground import WOOGLES_DIRECTOR, pretend_servers, woogles_events
from bot.plugins import opened
from bot.rehearsal.game_sites import GameSites, account_name
from bot.rehearsal.rehearsal_run import Rehearsal, Setting
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from bot.runtime.settings import ProcessSettings
from bot.sandbox.game_servers.lichess.server import PretendLichess
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from formats import registry
from formats.core.events import ResultRecorded
from tests.bot.bridged import bridged
from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.small_presets import SEED, small_presets
from tests.bot.world import World


async def sources(watched: Watched) -> Counter[str]:
    """Where the results of the newest tournament came from."""
    rows = await watched.world.database.tournaments.all()
    records = (await watched.world.loaded(rows[0].id)).records
    return Counter(record.event.source for record in records if isinstance(record.event, ResultRecorded))


async def test_kuksu_is_rehearsed_on_a_pretend_online_go_com(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    known, world = small_presets(), watched.world
    monkeypatch.setattr(registry, "presets", lambda: known)
    async with bridged(world) as here:
        await here.connect()
        adapter = SandboxAdapter(world.sandbox, world.server, world.herald, GameSites({"online_go": here.site}))
        watched.rehearsal = Rehearsal(world.herald.service, adapter, watched._told)
        await watched.rehearsal.start(Setting("preset:kuksu_main_title_tournament", players=5, seed=SEED))
        await watched.until("over", "paused")
        assert watched.rehearsal.mode == "over", watched.sentence
        found = await sources(watched)
        assert set(found) == {"server"}
        assert found["server"] == len(here.site.matches) == sum(match.finished for match in here.site.matches.values())
        assert not [line for line in watched.lines if "reports" in line or "failed" in line]
        await watched.rehearsal.stop()


@asynccontextmanager
async def woogles_here(world: World) -> AsyncIterator[PretendWoogles]:
    """The world's bot uses a pretend woogles.io with the key of a director."""
    async with PretendWoogles(clock=world.sandbox.clock) as site:
        site.add_user(WOOGLES_DIRECTOR)
        settings = {"address": site.address, "key": SecretStr(site.key_of(WOOGLES_DIRECTOR))}
        servers = opened(["woogles"], Surroundings("Herald (host@example.org)", world.clock.now), {"woogles": settings})
        use(servers)
        world.hosting._options["game_servers"] = world.hosting.herald.game_servers = servers
        try:
            yield site
        finally:
            use(GameServers())
            await servers.close()


async def test_scrabble_is_rehearsed_on_a_pretend_woogles(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    known, world = small_presets(), watched.world
    monkeypatch.setattr(registry, "presets", lambda: known)
    async with woogles_here(world) as site:
        sites = GameSites({"woogles": site}, {"woogles": woogles_events(site)})
        adapter = SandboxAdapter(world.sandbox, world.server, world.herald, sites)
        watched.rehearsal = Rehearsal(world.herald.service, adapter, watched._told)
        await watched.rehearsal.start(Setting("preset:lets_play_scrabble", players=5, seed=SEED))
        await watched.until("over", "paused")
        assert watched.rehearsal.mode == "over", watched.sentence
        state = await watched.state()
        games = [pairing for round_ in state.started[0].rounds for pairing in round_.pairings.pairings]
        assert await sources(watched) == {"server": len(games)}
        assert len(games) == len(site.games) == sum(game.over for game in site.games.values()) > 0
        assert sum("links an account at woogles.io" in line for line in watched.lines) == 5
        assert not [line for line in watched.lines if "reports" in line or "failed" in line]
        await watched.rehearsal.stop()


@pytest.mark.parametrize("key", ["classic_swiss", "fide_open"])
async def test_a_swiss_is_rehearsed_on_a_pretend_lichess(
    key: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, world = small_presets(), watched.world
    monkeypatch.setattr(registry, "presets", lambda: known)
    async with AsyncExitStack() as stack:
        settings = ProcessSettings(_env_file=None)
        servers, sites = await pretend_servers(settings, world.sandbox.clock, TokenStore(""), stack)
        use(servers)
        world.hosting._options["game_servers"] = world.hosting.herald.game_servers = servers
        stack.callback(use, GameServers())
        adapter = SandboxAdapter(world.sandbox, world.server, world.herald, sites)
        watched.rehearsal = Rehearsal(world.herald.service, adapter, watched._told)
        await watched.rehearsal.start(Setting(f"preset:{key}", players=5, seed=SEED))
        await watched.until("over", "paused")
        assert watched.rehearsal.mode == "over", watched.sentence
        state = await watched.state()
        games = [pairing for round_ in state.started[0].rounds for pairing in round_.pairings.pairings]
        assert await sources(watched) == {"server": len(games)}
        lichess = sites.playing["lichess"]
        assert isinstance(lichess, PretendLichess)
        assert len(games) == len(lichess.games) == sum(game.over for game in lichess.games.values()) > 0
        assert sum("links an account at lichess.org" in line for line in watched.lines) == 5
        assert not [line for line in watched.lines if "reports" in line or "failed" in line]
        await watched.rehearsal.stop()
        await servers.close()


def test_accounts_are_named_in_plain_letters() -> None:
    assert [account_name(name) for name in ("Björn", "João 2", "Mei")] == ["bjorn", "joao2", "mei"]
    assert account_name("Юрий").isascii()
    assert account_name("Юрий") != account_name("Иван")
