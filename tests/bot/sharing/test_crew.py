"""Several processes share shards: who has which, what becomes of those of the dead, and with whom nobody shares."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.leasing import BEAT, LOOK, SILENCE, Leaseholder
from bot.sharing.crew import Crew
from bot.sharing.plan import ShardPlan
from storage.database import Database
from storage.errors import LeaseLostError
from tests.bot.pulses import Still
from tests.postgres.databases import Place, place_for_a_test
from tests.storage.samples import begin

LATEST = 30
"""Seconds after a death within which somebody has to have taken over."""


class Work:
    """What a process does for its shards: here it only notes which these are."""

    def __init__(self) -> None:
        self.shards: set[int] = set()
        self.ends = asyncio.Event()
        self.ends.set()

    async def take_up(self, added: frozenset[int]) -> None:
        self.shards |= added

    async def give_up(self, gone: frozenset[int]) -> None:
        """Ends when what is under way has ended."""
        await self.ends.wait()
        self.shards -= gone


Meanwhile = Callable[[], Awaitable[None]]


async def nothing() -> None:
    """Happens while Discord is asked, unless a test wants something else to."""


class Process:
    """One of several processes: its own connections, its own heartbeat, and what it told its host."""

    def __init__(
        self, database: Database, who: str, words: str, agreed: str, proposed: int, meanwhile: Meanwhile
    ) -> None:
        self.database = database
        self._proposed = proposed
        self._meanwhile = meanwhile
        self.asked = 0
        self.pulse = Still()
        self.told: list[str] = []
        self.work = Work()
        options = {"pulse": self.pulse, "who": who, "told": self.told.append}
        plan = ShardPlan.parse(words) if words else ShardPlan()
        self.crew = Crew(database, plan, self.work, agreed=agreed, proposed=self.proposed, **options)
        self.at_work = False
        self.life = asyncio.create_task(self._live())

    async def proposed(self) -> int:
        """What Discord proposes, after something else has happened."""
        self.asked += 1
        await self._meanwhile()
        return self._proposed

    async def _live(self) -> None:
        await self.crew.take()
        self.at_work = True
        await self.crew.keep()

    @property
    def runs(self) -> set[int]:
        """The shards it holds; what works for them has to know."""
        assert self.work.shards == self.crew.shards.held
        return set(self.crew.shards.held)

    async def die(self) -> None:
        """From now on nothing is heard of it."""
        self.life.cancel()
        with suppress(asyncio.CancelledError, LeaseLostError):
            await self.life

    async def end(self) -> None:
        """Told to stop."""
        await self.die()
        await self.crew.release()


async def seconds(number: int, *alive: Process) -> None:
    """Let time pass for those who live. At no moment is a shard run by two."""
    for _ in range(number):
        for process in alive:
            await process.pulse.pass_by(1.0, process.life)
            if process.work.ends.is_set():
                await asyncio.gather(*process.crew._giving.values())
            held = [shard for one in alive for shard in one.work.shards if not one.life.done()]
            assert len(held) == len(set(held))


Start = Callable[..., Awaitable[Process]]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """Where the database of all processes is."""
    with place_for_a_test(tmp_path) as found:
        yield found


@pytest.fixture
async def start(place: Place) -> AsyncIterator[Start]:
    """Starts processes on one database; each is at work or waits when it is there."""
    started: list[Process] = []

    async def one_more(
        who: str, words: str = "6", agreed: str = "", proposed: int = 1, meanwhile: Meanwhile = nothing
    ) -> Process:
        process = Process(await Database.open(place), who, words, agreed, proposed, meanwhile)
        started.append(process)
        await process.pulse.asleep(process.life)
        return process

    yield one_more
    for process in started:
        await process.die()
        await process.database.close()


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
    assert not any(one.database.connections.writes_alone for one in (first, second))
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
    assert [len(one.runs) for one in (first, second, third)] == [2, 2, 2]
    assert set.union(*(one.runs for one in (first, second, third))) == set(range(6))


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
    assert first.crew.shards.held < first.work.shards
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
        assert set.union(*(one.runs for one in living)) == set(range(6))
        assert any(f"Nothing was heard of first {passed}" in told for one in living for told in one.told)
        for one in living:
            await one.end()


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


async def test_who_says_no_number_takes_what_discord_proposes_and_later_ones_what_is_agreed(start: Start) -> None:
    first = await start("1", "", proposed=4)
    await seconds(6, first)
    assert first.runs == set(range(4))
    second = await start("2", "", proposed=5)
    await seconds(10, first, second)
    assert (len(first.runs), len(second.runs)) == (2, 2)
    assert (first.asked, second.asked) == (1, 0)
    assert str(second.crew.shards).endswith("of 4")


async def test_who_says_no_number_joins_those_whose_host_did(start: Start) -> None:
    first = await start("1", "6")
    await seconds(6, first)
    second = await start("2", "", proposed=2)
    await seconds(10, first, second)
    assert (len(first.runs), len(second.runs), second.asked) == (3, 3, 0)


async def test_a_host_with_another_number_than_what_was_proposed_waits(start: Start) -> None:
    first = await start("1", "", proposed=4)
    await seconds(6, first)
    other = await start("2", "6")
    await seconds(60, first, other)
    assert not other.at_work
    assert "processes that share it in 4 shards" in other.told[0]
    await first.end()
    await seconds(10, other)
    assert other.runs == set(range(6))


async def test_what_was_agreed_outlives_deaths_and_is_asked_anew_when_all_have_stopped(start: Start) -> None:
    first, second = await start("1", "", proposed=2), await start("2", "", proposed=2)
    await seconds(10, first, second)
    await first.die()
    await seconds(LATEST, second)
    assert second.runs == {0, 1}
    await second.die()
    third = await start("3", "", proposed=3)
    await seconds(LATEST, third)
    assert (third.runs, third.asked) == ({0, 1}, 0)
    await third.end()
    fourth = await start("4", "", proposed=3)
    await seconds(6, fourth)
    assert (fourth.runs, fourth.asked) == ({0, 1, 2}, 1)


async def test_where_one_shard_is_proposed_a_second_process_waits_and_is_told_how_to_share(start: Start) -> None:
    first = await start("1", "")
    await seconds(6, first)
    assert first.runs == {0}
    second = await start("2", "")
    await seconds(60, first, second)
    assert not second.at_work
    (told,) = second.told
    assert "HERALD_SHARDS" in told
    await first.end()
    await seconds(3, second)
    assert second.runs == {0}


async def test_of_two_that_ask_at_once_the_later_one_takes_the_number_of_the_first(start: Start) -> None:
    """Discord may propose another number from one second to the next."""
    quick: list[Process] = []

    async def another_comes() -> None:
        quick.append(await start("1", "", proposed=3))

    slow = await start("2", "", proposed=5, meanwhile=another_comes)
    await seconds(10, *quick, slow)
    assert [one.asked for one in (*quick, slow)] == [1, 1]
    assert [one.crew.shards.count for one in (*quick, slow)] == [3, 3]
    assert set.union(*(one.runs for one in (*quick, slow))) == {0, 1, 2}


async def test_a_newer_version_without_a_number_waits_and_then_asks(start: Start) -> None:
    first = await start("1", "", "old", proposed=2)
    await seconds(6, first)
    newer = await start("2", "", "new", proposed=4)
    await seconds(60, first, newer)
    assert (newer.at_work, newer.asked) == (False, 0)
    await first.end()
    await seconds(10, newer)
    assert newer.runs == set(range(4))


async def test_whoever_was_frozen_writes_nothing_any_more_and_ends(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await seconds(10, first, second)
    await seconds(LATEST, second)
    assert second.crew.shards.held == set(range(6))
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
    assert "takes over by itself" in told
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
