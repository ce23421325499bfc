"""Webhooks, game servers and what is forgotten: each is the business of exactly the process that has the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

import pytest
from pydantic import SecretStr

from bot.delivery.webhook_sending import Answer
from bot.game_server_api.in_use import GameServers, use
from bot.game_server_api.port import Surroundings
from bot.plugins import opened
from bot.sandbox.game_servers.online_go.server import KEY, LEAGUE, PretendOnlineGo
from bot.service.orders import CommandId, Order
from bot.service.retention import DAYS
from formats.core.commands import RecordResult
from formats.core.events import ResultRecorded
from formats.core.results import Report
from tests.bot.bridged import TERMS
from tests.bot.delivery.test_webhooks import Receivers, news
from tests.bot.world import ARIMAA
from tests.patience import SECONDS
from tests.postgres.databases import Place
from tests.postgres.processes import Neighbourhood, Process, neighbourhood
from tests.postgres.test_processes import both, tournament

pytestmark = pytest.mark.postgres
ADDRESS = "https://hooks.example.org/{}"
DOWN = Answer("status 500")
GAMES = 2
"""Of a round of four players."""


@pytest.fixture
async def three(place: Place) -> AsyncIterator[Neighbourhood]:
    """Three shards with a server each."""
    async with neighbourhood(place, 3) as made:
        yield made


class Received:
    """What receivers get, by the process that tells them."""

    def __init__(self, *processes: Process) -> None:
        self.by_process = {process.who: Receivers() for process in processes}
        for process in processes:
            process.herald.webhooks._sender = self.by_process[process.who]  # type: ignore[assignment]
        self._processes = processes

    def __getitem__(self, process: Process) -> list[str]:
        """The announcements this process sent and the receiver accepted, by address."""
        receivers = self.by_process[process.who]
        return [f"{message.address[-1]}: {text}" for message in receivers.got for text in news([message])]

    @property
    def taken(self) -> list[str]:
        """The address and id of every message that any process sent."""
        return [
            f"{message.address} {message.id}" for receivers in self.by_process.values() for message in receivers.got
        ]

    async def settled(self, here: Neighbourhood) -> None:
        """Wait until everything that can be sent is sent."""
        await here.settled()
        for process in here.alive:
            await process.herald.webhooks.settled()
        await here.settled()


async def take_over(here: Neighbourhood, standby: Process, dead: Process) -> None:
    """Kill a process, and wait until the one that stands by for it is at work."""
    await dead.die()
    await here.seconds(20)
    await standby.at_work()


async def hooked(here: Neighbourhood, *shards: int) -> None:
    """A tournament with a webhook on these shards."""
    for shard in shards:
        await tournament(here, shard)
        await here.td(shard, "/td webhook", address=ADDRESS.format(shard))


async def test_a_webhook_is_told_by_the_process_that_has_the_server(three: Neighbourhood) -> None:
    first, second = await both(three)
    received = Received(first, second)
    await hooked(three, 0, 2)
    for shard in (0, 2):
        await three.td(shard, "/td announce", text=f"Hall {shard}")
    await received.settled(three)
    assert (received[first], received[second]) == (["0: Hall 0"], ["2: Hall 2"])

    # A command given in another process is sent to the webhook by the process that has the server.
    (row,) = await first.hosting.database.tournaments.all(guild_id=three.servers[0].id)
    loaded = await second.herald.service.loaded(row.id)
    game = loaded.state.open_games()[0]
    command = RecordResult(pairing=game.id, report=Report(winner=game.seats[0]))
    told = len(received.by_process[first.who].got)
    order = Order.of(command, actor=loaded.staff[0].person_id, command_id=CommandId("elsewhere"))
    await second.herald.service.carry_out(row.id, order)
    async with asyncio.timeout(SECONDS):
        while len(received.by_process[first.who].got) == told:  # noqa: ASYNC110 - the database notifies it
            await asyncio.sleep(0.01)
    await received.settled(three)
    assert len(received.taken) == len(set(received.taken))
    assert all(message.address == ADDRESS.format(2) for message in received.by_process[second.who].got)


async def test_what_a_webhook_has_not_heard_when_a_process_dies_another_tells_once_and_in_order(
    three: Neighbourhood,
) -> None:
    first, second = await both(three)
    received = Received(first, second)
    await hooked(three, 0, 2)
    await three.td(0, "/td announce", text="one")
    await received.settled(three)
    received.by_process[first.who].always = DOWN
    for text in ("two", "three"):
        await three.td(0, "/td announce", text=text)
    await received.settled(three)
    assert received[first] == ["0: one", "0: two"]  # and the second was not taken
    standby = await three.start("0,1 of 3", "standby")
    others = Received(standby)
    await take_over(three, standby, first)
    await three.jump(timedelta(minutes=1))
    await received.settled(three)
    assert others[standby] == ["0: two", "0: three"]
    await three.td(2, "/td announce", text="four")
    await received.settled(three)
    assert (others[standby], received[second]) == (["0: two", "0: three"], ["2: four"])


@asynccontextmanager
async def a_go_site(here: Neighbourhood) -> AsyncIterator[PretendOnlineGo]:
    """Games of the server of the first and the last shard are played there."""
    async with PretendOnlineGo() as site:
        given = {"address": site.address, "league": LEAGUE, "key": SecretStr(KEY)}
        servers = opened(
            ["online_go"], Surroundings("Herald/test (host@example.org)", here.clock.now), {"online_go": given}
        )
        use(servers)
        try:
            yield site
        finally:
            use(GameServers())
            await servers.close()


async def bridges_settled(here: Neighbourhood) -> None:
    """Wait until game servers have been asked whatever can be asked by now."""
    for process in here.alive:
        await process.herald.game_bridge.settled()
    await here.settled()


async def played_there(here: Neighbourhood, shard: int) -> None:
    """A tournament whose games are played on the site."""
    await tournament(here, shard)
    shown = await here.td(shard, "/td options")
    form = await shown.click("Game server")
    await form.submit({"game_server": "online_go", "game_terms": TERMS, "server_results": "at_once"})
    await here.settled()
    await bridges_settled(here)


def bridged_by(here: Neighbourhood) -> list[int]:
    """For how many tournaments each process asks a game server."""
    return [len(process.herald.game_bridge._paces) for process in here.alive]


async def last_start(process: Process) -> datetime:
    """When the last game of all tournaments begins."""
    rows = await process.hosting.database.tournaments.all()
    states = [(await process.herald.service.loaded(row.id)).state for row in rows]
    return max(time.at for state in states for time in state.times.values())


async def test_games_are_made_and_asked_for_by_the_process_that_has_the_server(three: Neighbourhood) -> None:
    first, second = await both(three)
    standby = await three.start("0,1 of 3", "standby")
    async with a_go_site(three) as site:
        for number, shard in enumerate((0, 2), start=1):
            await played_there(three, shard)
            assert len(site.matches) == number * GAMES
        assert bridged_by(three) == [1, 1, 0]

        await take_over(three, standby, first)
        await three.jump(timedelta(days=5))
        await three.jump(await last_start(second) - three.clock.now())
        for match in site.matches.values():
            for invite, member in ((match.black_invite, match.black), (match.white_invite, match.white)):
                site.open_invitation(invite, site.player(member))
            site.finish(match, "white", "Resignation")
        await three.jump(timedelta(minutes=16))
        for process in three.alive:
            process.herald.game_bridge.wake()
        await bridges_settled(three)
        assert len(site.matches) == 2 * GAMES
        assert bridged_by(three) == [1, 1]
        for row in await second.hosting.database.tournaments.all():
            loaded = await second.herald.service.loaded(row.id)
            recorded = [record for record in loaded.records if isinstance(record.event, ResultRecorded)]
            assert len(recorded) == GAMES
            assert {record.actor for record in recorded} == {"server:online_go"}


async def test_servers_that_removed_the_bot_are_forgotten_by_whoever_has_them(
    three: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await both(three)
    looked: list[tuple[str, int]] = []

    def watch(process: Process) -> None:
        retention, herald = process.herald.retention, process.herald
        look_at = retention._look_at

        async def noted(server: int, now: datetime) -> None:
            looked.append((process.who, server))
            await look_at(server, now)

        monkeypatch.setattr(retention, "_look_at", noted)
        monkeypatch.setattr(retention, "_is_in", lambda server: False if herald.can_see(server) else None)

    for process in (first, second):
        watch(process)
    for shard in (0, 2):
        await three.td(shard, "/td create", what=ARIMAA, title=f"Cup {shard}")
    for process in (first, second):
        await process.herald.retention.look()
    ids = {shard: three.servers[shard].id for shard in (0, 2)}
    assert looked == [("process 1", ids[0]), ("process 2", ids[2])]

    standby = await three.start("0,1 of 3", "standby")
    watch(standby)
    await take_over(three, standby, first)
    three.clock.advance(timedelta(days=DAYS))
    looked.clear()
    for process in (standby, second):
        await process.herald.retention.look()
    assert set(looked) == {("standby", ids[0]), ("process 2", ids[2])}
    people = second.hosting.database.people
    assert [await people.find_discord(three.director(shard).id) for shard in (0, 2)] == [None, None]
