"""Several processes, each with some of the bot's shards: whose a server is, who takes over, what is told and asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from tests.bot.commands.desk import FOUR
from tests.bot.world import ARIMAA
from tests.postgres.databases import Place
from tests.postgres.processes import Neighbourhood, Process, neighbourhood

pytestmark = pytest.mark.postgres


@pytest.fixture
async def three(place: Place) -> AsyncIterator[Neighbourhood]:
    """Three shards with a server each."""
    async with neighbourhood(place, 3) as made:
        yield made


async def tournament(here: Neighbourhood, shard: int) -> None:
    """A tournament of four on a shard's server, its first round published."""
    await here.td(shard, "/td create", what=ARIMAA, title=f"Cup {shard}")
    await here.td(shard, "/td open")
    for name in FOUR:
        person = await here.servers[shard].join(f"{name} {shard}", zone="America/New_York")
        await person.slash("/join", channel=here.lobby(shard))
    await here.td(shard, "/td close")
    await here.td(shard, "/round publish")


def posts(here: Neighbourhood, shard: int) -> Counter[str]:
    """What stands in the lobby of a shard's server for all, and how often."""
    return Counter(seen.text for seen in here.director(shard).sees(here.lobby(shard)) if not seen.ephemeral)


async def both(here: Neighbourhood) -> tuple[Process, Process]:
    """Two processes, the first with two shards of its own and the second with one."""
    first, second = await here.start("0,1 of 3"), await here.start("2 of 3")
    await here.seconds(3)
    await first.at_work()
    await second.at_work()
    return first, second


async def test_each_process_drives_its_own_servers(three: Neighbourhood) -> None:
    first, second = await both(three)
    assert [str(process.runs) for process in three.processes] == ["0,1 of 3", "2 of 3"]
    for shard in range(3):
        await tournament(three, shard)
    await three.jump(timedelta(days=1))
    for shard in range(3):
        told = posts(three, shard)
        assert any("round 1" in text.lower() for text in told)
        assert max(told.values()) == 1
    kept = {process.who: set(process.herald.timetable._known) for process in three.processes}
    tournaments = {row.guild_id: row.id for row in await first.hosting.database.tournaments.all()}
    theirs = [tournaments[server.id] for server in three.servers]
    assert {one for one in kept["process 1"] if first.herald.timetable._known[one]} == set(theirs[:2])
    assert {one for one in kept["process 2"] if second.herald.timetable._known[one]} == {theirs[2]}
