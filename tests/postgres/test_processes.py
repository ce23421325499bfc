"""Several processes, each with some of the bot's shards: ownership of servers, failover, notices and questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta

import discord
import pytest

from bot.hosting import bot_runner as hosting
from bot.hosting import link_requests
from bot.service.orders import CommandId, Order
from formats.core.commands import RecordResult
from formats.core.results import Report
from storage.database import Database
from tests.bot.commands.desk import FOUR
from tests.bot.world import ARIMAA
from tests.patience import SECONDS
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
    """Count the posts that everybody sees in the lobby of a shard's server."""
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
        posted = posts(three, shard)
        assert any("round 1" in text.lower() for text in posted)
        assert max(posted.values()) == 1
    kept = {process.who: set(process.herald.timetable._known) for process in three.processes}
    tournaments = {row.guild_id: row.id for row in await first.hosting.database.tournaments.all()}
    theirs = [tournaments[server.id] for server in three.servers]
    assert {
        tournament_id for tournament_id in kept["process 1"] if first.herald.timetable._known[tournament_id]
    } == set(theirs[:2])
    assert {tournament_id for tournament_id in kept["process 2"] if second.herald.timetable._known[tournament_id]} == {
        theirs[2]
    }


async def test_without_a_setting_one_process_runs_all_and_the_next_stands_by(three: Neighbourhood) -> None:
    first, second = await three.start(), await three.start()
    await three.seconds(10)
    await first.at_work()
    assert first.herald.shards.keys() == {0, 1, 2}
    assert not second.herald.at_work.is_set()
    for shard in (0, 1, 2):
        await three.td(shard, "/td create", what=ARIMAA, title=f"Cup {shard}")
        await three.td(shard, "/td open")
        assert max(posts(three, shard).values()) == 1
    await first.die()
    await three.seconds(20, second)
    await second.at_work()
    assert second.herald.shards.keys() == {0, 1, 2}


async def test_a_token_that_discord_does_not_know_ends_a_process(place: Place) -> None:
    async with neighbourhood(place, 1) as here:
        process = Process(place, here.clock, "no token", "0 of 1", "stranger")
        await process.hosting.start(await Database.open(place))
        with pytest.raises(discord.LoginFailure):
            await process.hosting.ended
        await process.hosting.stop()


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
    order = Order.of(
        command, actor=(await second.herald.service.loaded("t1")).staff[0].person_id, command_id=CommandId("elsewhere")
    )
    before = posts(three, 0)
    await second.herald.service.carry_out("t1", order)
    state = (await first.herald.service.loaded("t1")).state
    assert game.id not in {open_game.id for open_game in state.open_games()}
    await three.settled()
    posted = posts(three, 0)
    assert max(posted.values()) == 1
    assert posted.keys() - before.keys()
    assert first.herald.timetable._known["t1"]
    assert not second.herald.timetable._known.get("t1")


@pytest.mark.parametrize("plan", [("0-2 of 3",), ("0 of 3", "1 of 3", "2 of 3")])
async def test_a_question_about_an_own_server_reads_nothing_twice(
    three: Neighbourhood, plan: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one process as with three."""
    monkeypatch.setattr(link_requests, "POLL_SECONDS_IF_NOTIFIED", SECONDS)
    processes = [await three.start(words) for words in plan]
    await three.seconds(3)
    for process in processes:
        await process.at_work()
    await tournament(three, 1)
    (owner,) = (process for process in processes if 1 in process.runs.held)
    reads: list[str] = []
    await three.td(1, "/tournament standings")
    owner.hosting.database.connections.timed = lambda kind, _seconds: reads.append(kind)
    await three.td(1, "/tournament standings")
    assert reads == []


async def test_a_standby_posts_what_the_dead_left_behind_and_keeps_its_time(three: Neighbourhood) -> None:
    first, second = await both(three)
    standby = await three.start("0,1 of 3", "standby")
    for shard in (0, 2):
        await tournament(three, shard)
    assert not standby.herald.at_work.is_set()
    await first.die()
    await three.seconds(20)
    await standby.at_work()
    assert [str(process.runs) for process in three.alive] == ["2 of 3", "0,1 of 3"]
    await three.td(0, "/td announce", text="Bring a board.")
    await three.jump(timedelta(days=8))
    for shard in (0, 2):
        assert max(posts(three, shard).values()) == 1
    assert sum("Bring a board." in text for text in posts(three, 0)) == 1
    again = await three.start("0,1 of 3", "process 1 again")
    await three.seconds(5)
    assert not again.herald.at_work.is_set()
    await standby.hosting.stop()
    await three.seconds(5)
    await again.at_work()
    await three.td(0, "/td announce", text="Thank you all.")
    assert sum("Thank you all." in text for text in posts(three, 0)) == 1
    assert str(second.runs) == "2 of 3"


async def test_a_standby_takes_over_a_board_and_edits_it_in_place(three: Neighbourhood) -> None:
    published: list[str] = []
    three.sandbox.services.observers.append(lambda exchange: published.append(exchange.route))
    first, other, standby = [await three.start(words) for words in ("2 of 3", "0,1 of 3", "2 of 3")]
    await three.seconds(3)
    await first.at_work()
    await other.at_work()
    await three.td(2, "/td create", what=ARIMAA, title="Cup")
    await three.td(2, "/td open")
    assert "No players" in board(three, 2) or "0 players" in board(three, 2)
    await first.hosting.stop()
    await three.seconds(3)
    await standby.at_work()
    person = await three.servers[2].join("Ann", zone="America/New_York")
    await person.slash("/join", channel=three.lobby(2))
    await three.settled()
    assert "1 player" in board(three, 2)
    assert max(posts(three, 2).values()) == 1
    assert published.count("PUT /applications/{application_id}/commands") == 1


def board(here: Neighbourhood, shard: int) -> str:
    """The live board in the lobby of a shard's server."""
    (pinned,) = (seen for seen in here.director(shard).sees(here.lobby(shard)) if seen.pinned)
    return pinned.text


async def test_what_only_mends_runs_beside_the_last_version_and_anything_else_waits(
    three: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await three.start("0-1 of 3", "old")
    await three.seconds(3)
    await first.at_work()
    fixed = await three.start("2 of 3", "fixed")
    await three.seconds(3)
    await fixed.at_work()
    await fixed.hosting.stop()
    monkeypatch.setattr(hosting, "agreement", lambda: "another")
    newer = await three.start("2 of 3", "new")
    await three.seconds(30)
    assert not newer.herald.at_work.is_set()
    (told,) = newer.told
    assert "processes that share it in 3 shards" in told
    await first.hosting.stop()
    await three.seconds(5)
    await newer.at_work()
    assert str(newer.runs) == "2 of 3"
