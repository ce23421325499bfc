"""Several processes, each with some of the bot's shards: whose a server is, who takes over, what is told and asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.app.tournaments.loaded import Order
from formats.core.commands import RecordResult
from formats.core.results import Report
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


async def test_a_command_that_arrives_elsewhere_is_acted_on_by_the_process_that_has_the_server(
    three: Neighbourhood,
) -> None:
    first, second = await both(three)
    await tournament(three, 0)
    known = (await second.herald.service.loaded("t1")).state.version
    await three.td(0, "/td announce", text="The hall is open.")
    assert (await second.herald.service.loaded("t1")).state.version > known
    game = (await second.herald.service.loaded("t1")).state.open_games()[0]
    command = RecordResult(pairing=game.id, report=Report(winner=game.seats[0]))
    order = Order(command, actor=(await second.herald.service.loaded("t1")).staff[0].person_id, command_id="elsewhere")
    before = posts(three, 0)
    await second.herald.service.carry_out("t1", order)
    state = (await first.herald.service.loaded("t1")).state
    assert game.id not in {one.id for one in state.open_games()}
    await three.settled()
    told = posts(three, 0)
    assert max(told.values()) == 1
    assert told.keys() - before.keys()
    assert first.herald.timetable._known["t1"]
    assert not second.herald.timetable._known.get("t1")


async def test_who_is_left_posts_what_the_dead_left_behind_and_keeps_its_time(three: Neighbourhood) -> None:
    first, second = await both(three)
    for shard in (0, 2):
        await tournament(three, shard)
    await first.die()
    await three.seconds(30, second)
    assert str(second.runs) == "0,1,2 of 3"
    await second.at_work()
    await three.td(0, "/td announce", text="Bring a board.")
    await three.jump(timedelta(days=8))
    for shard in (0, 2):
        assert max(posts(three, shard).values()) == 1
    assert sum("Bring a board." in text for text in posts(three, 0)) == 1
    again = await three.start("0,1 of 3", "process 1 again")
    await three.seconds(5)
    await again.at_work()
    assert [str(process.runs) for process in three.alive] == ["2 of 3", "0,1 of 3"]
    await three.td(0, "/td announce", text="Thank you all.")
    assert sum("Thank you all." in text for text in posts(three, 0)) == 1
