"""Leases: who holds what, and who may take it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.backup import write_backup
from storage.database import Database
from storage.errors import LeaseLostError
from storage.leases import Lease, require_all
from tests.postgres.databases import Place
from tests.storage.samples import NOON, begin

BOT = "bot"


@pytest.fixture
async def other(place: Place, database: Database) -> AsyncIterator[Database]:
    """The same database, opened by another process."""
    async with await Database.open(place) as opened:
        yield opened


def lease(holder: str, name: str = BOT) -> Lease:
    return Lease(name, holder, f"process {holder}", NOON)


async def take(database: Database, holder: str, name: str = BOT, instead_of: Lease | None = None) -> bool:
    return await database.leases.take([lease(holder, name)], instead_of=[instead_of] if instead_of else ())


async def held(database: Database, name: str = BOT) -> Lease:
    return (await database.leases.all())[name]


async def test_what_nobody_holds_can_be_taken_by_one(database: Database, other: Database) -> None:
    assert await database.leases.all() == {}
    taken = await asyncio.gather(*(take(taker, f"{number}") for number, taker in enumerate([database, other] * 4)))
    assert taken.count(True) == 1
    assert await held(other) == Lease(BOT, f"{taken.index(True)}", f"process {taken.index(True)}", NOON, 0)


async def test_leases_of_other_names_are_apart(database: Database, other: Database) -> None:
    assert await take(database, "a", "shard:0")
    assert await take(other, "b", "shard:1")
    assert [(await held(database, f"shard:{number}")).holder for number in (0, 1)] == ["a", "b"]


async def test_it_can_be_taken_over_just_as_it_was_left(database: Database, other: Database) -> None:
    await take(database, "a")
    dead = await held(other)
    await database.leases.beat([lease("a")])
    assert not await take(other, "b", instead_of=dead)
    assert (await held(other)).holder == "a"
    assert await take(other, "b", instead_of=await held(other))
    assert (await held(other)).holder == "b"
    assert not await take(other, "c", instead_of=dead)


async def test_a_heart_beats_on_by_one(database: Database, other: Database) -> None:
    await take(database, "a")
    for beats in (1, 2, 3):
        await database.leases.beat([lease("a")])
        assert (await held(other)).beat == beats


async def test_whoever_holds_it_no_more_hears_of_it_at_the_next_beat(database: Database, other: Database) -> None:
    await take(database, "a")
    await take(other, "b", instead_of=await held(other))
    with pytest.raises(LeaseLostError) as lost:
        await database.leases.beat([lease("a")])
    assert (lost.value.name, lost.value.by) == (BOT, "process b")
    await database.leases.release([lease("a")])
    assert (await held(other)).beat == 0


async def test_what_is_given_back_is_nobodys(database: Database) -> None:
    await take(database, "a")
    await database.leases.release([lease("a")])
    assert await database.leases.all() == {}
    with pytest.raises(LeaseLostError) as lost:
        await database.leases.beat([lease("a")])
    assert lost.value.by is None


async def test_a_joint_lease_is_held_by_all_who_agree(database: Database, other: Database) -> None:
    assert await take(database, "plan 1")
    assert await take(other, "plan 1")
    assert not await take(other, "plan 2")
    assert await held(database) == lease("plan 1")


async def test_several_leases_are_taken_all_or_none(database: Database, other: Database) -> None:
    assert await take(other, "b", "shard:1")
    wanted = [lease("plan 1"), lease("a", "shard:0"), lease("a", "shard:1")]
    assert not await database.leases.take(wanted)
    assert list(await database.leases.all()) == ["shard:1"]
    assert await database.leases.take(wanted, instead_of=[lease("b", "shard:1")])
    assert await database.leases.all() == {one.name: one for one in wanted}


async def test_of_several_that_want_overlapping_leases_one_gets_all_of_its_own(
    database: Database, other: Database
) -> None:
    wanted = [[lease(f"{number}", f"shard:{shard}") for shard in (number % 2, 2)] for number in range(8)]
    taken = await asyncio.gather(
        *(taker.leases.take(some) for taker, some in zip([database, other] * 4, wanted, strict=True))
    )
    assert taken.count(True) == 1
    assert set((await database.leases.all()).values()) == set(wanted[taken.index(True)])


async def test_all_leases_of_the_dead_are_free_once_one_of_them_is_seen_to_stand_still(
    database: Database, other: Database
) -> None:
    for name, holder in (("shard:0", "a"), ("shard:1", "a"), ("shard:2", "b")):
        await take(database, holder, name)
    dead = await held(other, "shard:0")
    await database.leases.beat([lease("a", "shard:0")])
    assert not await take(other, "c", "shard:0", dead)
    assert set(await other.leases.all()) == {"shard:0", "shard:1", "shard:2"}
    assert await take(other, "c", "shard:0", await held(other, "shard:0"))
    assert set(await other.leases.all()) == {"shard:2", "shard:0"}


async def test_a_joint_lease_is_released_by_the_last_of_its_holders(database: Database) -> None:
    joint, first, second = lease("plan 1"), lease("a", "shard:1"), lease("b", "shard:2")
    await database.leases.take([joint, first])
    await database.leases.take([joint, second])
    await database.leases.release([first], joint)
    assert await database.leases.all() == {BOT: joint, "shard:2": second}
    await database.leases.release([second], lease("plan 2"))
    assert await database.leases.all() == {BOT: joint}
    await database.leases.release([second], joint)
    assert await database.leases.all() == {}


async def test_whoever_writes_on_a_condition_hears_who_holds_what_it_counted_on(database: Database) -> None:
    await take(database, "a", "shard:0")
    await take(database, "b", "shard:1")

    async def require(**names: str) -> None:
        leases = {name.replace("_", ":"): holder for name, holder in names.items()}
        await database.connections.write(lambda connection: require_all(connection, leases))

    await require(shard_0="a", shard_1="b")
    with pytest.raises(LeaseLostError) as lost:
        await require(shard_0="a", shard_1="a")
    assert (lost.value.name, lost.value.by) == ("shard:1", "process b")
    with pytest.raises(LeaseLostError) as lost:
        await require(shard_0="a", shard_2="a")
    assert (lost.value.name, lost.value.by) == ("shard:2", None)


@pytest.mark.sqlite
async def test_a_copy_of_a_database_is_held_by_nobody(database: Database, place: Place, tmp_path: Path) -> None:
    await take(database, "a")
    async with await Database.from_image(database.image(), tmp_path / "image.db") as copy:
        assert await copy.leases.all() == {}
    write_backup(str(place), tmp_path / "backup.db")
    async with await Database.open(tmp_path / "backup.db") as copy:
        assert await copy.leases.all() == {}
    assert (await held(database)).holder == "a"


async def test_heartbeats_leave_the_database_quiet(database: Database) -> None:
    await take(database, "a")
    database.connections._written_at -= 100
    await database.leases.beat([lease("a")])
    assert database.connections.quiet_for(60)
    await begin(database)
    assert not database.connections.quiet_for(60)


class Doubtful:
    """Guard that is not certain, and finds another writer."""

    def __init__(self, *, is_certain: bool) -> None:
        self.is_certain = is_certain

    async def require(self, _connection: object) -> None:
        raise LeaseLostError(BOT, None)


async def test_a_guard_that_refuses_lets_nothing_be_written(database: Database) -> None:
    database.connections.guard = Doubtful(is_certain=False)
    assert not database.connections.may_cache
    with pytest.raises(LeaseLostError):
        await begin(database)
    assert await database.tournaments.all() == []


@pytest.mark.sqlite
async def test_a_guard_that_is_certain_is_not_asked(database: Database) -> None:
    assert not database.connections.may_cache
    database.connections.guard = Doubtful(is_certain=True)
    assert database.connections.may_cache
    await begin(database)


@pytest.mark.postgres
async def test_where_others_may_write_at_the_same_time_even_a_certain_guard_is_asked(database: Database) -> None:
    database.connections.guard = Doubtful(is_certain=True)
    with pytest.raises(LeaseLostError):
        await begin(database)
