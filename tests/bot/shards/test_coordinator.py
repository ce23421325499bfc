"""Several processes share shards: who has which, what becomes of those of the dead, and with whom nobody shares."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from bot.runtime.leases import BEAT, LOOK, SILENCE, Leaseholder
from storage.database import Database
from storage.errors import LeaseLostError
from tests.bot.machines import Machine
from tests.bot.pulses import Still
from tests.bot.shards.coordinators import LATEST, Start, seconds
from tests.postgres.databases import Place
from tests.storage.samples import begin


async def test_one_alone_runs_all(start: Start) -> None:
    alone = await start("1")
    await seconds(4, alone)
    assert alone.runs == set(range(6))


async def test_others_are_asked_only_while_there_are_others(start: Start) -> None:
    first = await start("1")
    assert not first.database.connections.writes_alone
    await seconds(5, first)
    assert first.database.connections.writes_alone
    second = await start("2")
    assert not second.database.connections.writes_alone
    await seconds(1, first)
    assert not first.database.connections.writes_alone
    await seconds(6, first, second)
    assert not any(process.database.connections.writes_alone for process in (first, second))
    await first.die()
    await seconds(round(SILENCE - BEAT), second)
    assert not second.database.connections.writes_alone
    await seconds(LATEST, second)
    assert second.runs == set(range(6))
    assert second.database.connections.writes_alone
    second.pulse._now += SILENCE
    assert not second.database.connections.writes_alone


async def test_a_newcomer_gets_its_part_without_a_gap(start: Start) -> None:
    first = await start("1")
    await seconds(4, first)
    second = await start("2")
    await seconds(6, first, second)
    assert (len(first.runs), len(second.runs)) == (3, 3)
    third = await start("3")
    await seconds(6, first, second, third)
    assert [len(process.runs) for process in (first, second, third)] == [2, 2, 2]
    assert set.union(*(process.runs for process in (first, second, third))) == set(range(6))


async def test_nothing_changes_hands_while_nobody_comes_or_goes(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await seconds(10, first, second)
    before = first.runs, second.runs
    await seconds(200, first, second)
    assert (first.runs, second.runs) == before
    assert first.told == []


async def test_a_shard_is_handed_over_when_nothing_is_under_way_for_it(start: Start) -> None:
    first = await start("1")
    await seconds(4, first)
    first.work.ends.clear()
    second = await start("2")
    await seconds(20, first, second)
    assert not second.at_work
    assert first.coordinator.shards.held < first.work.shards
    first.work.ends.set()
    await seconds(10, first, second)
    assert (len(first.runs), len(second.runs)) == (3, 3)


async def test_what_one_gives_back_others_take_at_the_next_looks(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await seconds(10, first, second)
    await first.end()
    await seconds(round(3 * LOOK), second)
    assert second.runs == set(range(6))


async def test_the_dead_are_taken_over_from_within_half_a_minute(start: Start) -> None:
    for passed in range(round(BEAT)):
        processes = [await start(f"{name} {passed}") for name in ("first", "second", "third")]
        await seconds(20 + passed, *processes)
        dead, *living = processes
        await dead.die()
        await seconds(LATEST, *living)
        assert set.union(*(process.runs for process in living)) == set(range(6))
        assert any(f"No heartbeat of first {passed}" in told for process in living for told in process.told)
        for process in living:
            await process.end()


async def test_shards_of_those_proved_to_have_ended_are_taken_over_at_the_next_look(start: Start) -> None:
    machine, other = Machine(), Machine("elsewhere")
    first = await start("1", table=machine.table(pid=1))
    second = await start("2", table=machine.table(pid=2))
    elsewhere = await start("3", table=other.table(pid=1))
    await seconds(10, first, second, elsewhere)
    assert [len(process.runs) for process in (first, second, elsewhere)] == [2, 2, 2]
    await first.die()
    del machine.processes[1]
    await seconds(1, elsewhere)
    assert len(elsewhere.runs) == 2, "another host cannot look it up"
    await seconds(2, second, elsewhere)
    assert second.runs | elsewhere.runs == set(range(6))
    assert second.told == ["1 has ended; its shards are taken over."]

    await elsewhere.die()
    other.processes.clear()
    await seconds(round(SILENCE) - 1, second)
    assert len(second.runs) == 3
    await seconds(LATEST, second)
    assert second.runs == set(range(6))


@pytest.mark.parametrize("words,agreed", [("6", "a"), ("5", "b")])
async def test_whoever_starts_after_all_others_were_killed_waits_for_nobody(
    start: Start, words: str, agreed: str
) -> None:
    """Also a version that agrees on something else."""
    machine = Machine()
    first = await start("1", "6", "a", table=machine.table(pid=1))
    second = await start("2", "6", "a", table=machine.table(pid=2))
    await seconds(10, first, second)
    await first.die()
    await second.die()
    del machine.processes[1]
    if agreed == "b":
        waiting = await start("3", words, agreed, table=machine.table(pid=3))
        await seconds(round(SILENCE) - 1, waiting)
        assert not waiting.at_work, "one of those that hold it together may be alive"
        await waiting.end()
    del machine.processes[2]
    third = await start("4", words, agreed, table=machine.table(pid=4))
    assert third.at_work
    await seconds(4, third)
    assert third.runs == set(range(int(words)))


async def test_who_is_named_runs_what_is_named_and_others_only_while_that_one_is_away(start: Start) -> None:
    first, second = await start("1", "0-3 of 6"), await start("2", "4,5 of 6")
    await seconds(10, first, second)
    assert (first.runs, second.runs) == ({0, 1, 2, 3}, {4, 5})
    await first.die()
    await seconds(LATEST, second)
    assert second.runs == set(range(6))
    again = await start("1", "0-3 of 6")
    await seconds(10, second, again)
    assert (again.runs, second.runs) == ({0, 1, 2, 3}, {4, 5})


async def test_more_processes_than_shards_wait_and_say_so(start: Start) -> None:
    first, second = await start("1", "1"), await start("2", "1")
    await seconds(60, first, second)
    assert (first.runs, second.at_work) == ({0}, False)
    (told,) = second.told
    assert "Another process runs the bot's only shard. This one waits" in told
    assert "HERALD_SHARDS" in told
    await first.die()
    await seconds(LATEST, second)
    assert second.runs == {0}


async def test_three_processes_for_two_shards_leave_one_that_waits_for_others(start: Start) -> None:
    first, second = await start("1", "2"), await start("2", "2")
    await seconds(10, first, second)
    third = await start("3", "2")
    await seconds(10, first, second, third)
    assert not third.at_work
    assert third.told == ["All 2 shards are run by others. This process waits for one."]


async def test_whoever_was_frozen_writes_nothing_any_more_and_ends(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await seconds(10, first, second)
    await seconds(LATEST, second)
    assert second.coordinator.shards.held == set(range(6))
    first.pulse._now += LATEST
    with pytest.raises(LeaseLostError):
        await begin(first.database)
    await begin(second.database)
    await first.pulse.pass_by(1.0, first.life)
    with pytest.raises(LeaseLostError):
        await first.life


async def test_who_was_away_from_the_database_takes_nobody_for_dead(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await seconds(10, first, second)
    for process in (first, second):
        process.pulse._now += 10 * SILENCE
    await seconds(round(3 * SILENCE), second, first)
    assert (len(first.runs), len(second.runs)) == (3, 3)


async def test_a_look_that_fails_ends_nothing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_arguments: object) -> None:
        raise OperationalError("SELECT leases", {}, Exception("the server is away"))

    first, second = await start("1"), await start("2")
    await seconds(10, first, second)
    monkeypatch.setattr(first.database.leases, "all", away)
    await seconds(60, first, second)
    monkeypatch.undo()
    await seconds(10, first, second)
    assert (len(first.runs), len(second.runs)) == (3, 3)


@pytest.mark.parametrize("words,agreed", [("5", "a"), ("6", "b")])
async def test_who_does_not_agree_waits_until_the_others_are_gone(start: Start, words: str, agreed: str) -> None:
    """Another number of shards, or a version that writes what this one cannot read."""
    first, second = await start("1", "6", "a"), await start("2", "6", "a")
    await seconds(10, first, second)
    newer = await start("3", words, agreed)
    await seconds(60, first, second, newer)
    assert not newer.at_work
    (told,) = newer.told
    assert "processes that share it in 6 shards" in told
    assert "takes over automatically" in told
    await first.end()
    await seconds(10, second, newer)
    assert not newer.at_work
    await second.end()
    await seconds(10, newer)
    assert newer.runs == set(range(5 if words == "5" else 6))


async def test_one_that_knows_nothing_of_others_waits_for_them_and_they_for_it(start: Start, place: Place) -> None:
    """A version that works alone, such as 0.1."""
    first = await start("1")
    await seconds(10, first)
    async with await Database.open(place) as database:
        pulse, told = Still(), list[str]()
        alone = Leaseholder(database, pulse=pulse, who="alone", told=told.append)
        taking = asyncio.create_task(alone.take())
        for _ in range(60):
            await pulse.pass_by(1.0, taking)
            await seconds(1, first)
        assert not taking.done()
        assert "processes that share it" in told[0]
        await first.end()
        await pulse.pass_by(1.0, taking)
        await taking
        second = await start("2")
        await seconds(10, second)
        assert not second.at_work
        assert "alone" in second.told[0]
        await alone.release()
        await seconds(10, second)
        assert second.runs == set(range(6))
