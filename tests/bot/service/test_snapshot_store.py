"""Tournaments are loaded from stored snapshots; one that is missing, foreign or damaged costs time and nothing else."""

from __future__ import annotations

import asyncio
import logging
import pickle
import zlib
from collections.abc import AsyncIterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import NoReturn

import pytest

from bot.service import snapshot_store
from bot.service.loaded import LoadedTournament
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from bot.service.snapshot_store import MOST_WAITING
from bot.service.tournament_cache import TournamentCache, size_of
from formats.core import log_snapshot, persistent
from formats.core.commands import CloseRegistration, OpenRegistration, RegisterEntrants, UndoCommand
from formats.core.log_snapshot import DIGEST_BYTES, MARK, LogSnapshot, encode
from formats.core.model import EntrantData
from formats.core.packed import BadPackError, PackedBlock
from formats.core.persistent import PersistentList
from storage.database import Database
from storage.errors import UnusableDatabaseError
from storage.log import EventLog
from storage.snapshots import Snapshots, StoredSnapshot, snapshot_code
from tests.bot.service.test_tournament_cache import act, service_with, signed_up

PLAYERS = 24


@pytest.fixture
async def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    """A service with a tournament of some players and two small ones, all written as soon as they are evicted."""
    monkeypatch.setattr(snapshot_store, "EVICTED_AFTER", 1)
    made = await service_with(tmp_path, 3)
    await signed_up(made, "t1", *(f"Player {number}" for number in range(PLAYERS)))
    yield made
    await made.database.close()


async def evicted(service: Service, tournament: str = "t1") -> LoadedTournament:
    """Evict a tournament, and wait until its snapshot is written; how it was."""
    loaded = await service.loaded(tournament)
    service._cache.drop(tournament)
    await service._cache.snapshots.settled()
    return loaded


async def stored(database: Database, tournament: str = "t1") -> StoredSnapshot:
    """The snapshot that is stored of a tournament."""
    found, _ = await database.snapshots.with_lines(tournament, snapshot_code())
    assert found is not None
    return found


async def from_log(database: Database) -> LoadedTournament:
    """The first tournament, folded from its first line."""
    await database.snapshots.remove("t1")
    return await TournamentCache(database, notified=False).loaded("t1")


def facts(loaded: LoadedTournament) -> tuple[object, ...]:
    """Everything that is shown or written of a tournament."""
    rows = loaded.row, loaded.people, loaded.staff
    return loaded.state, tuple(loaded.records), loaded.head, loaded.command_ids, loaded.appearing, *rows


def equal(loaded: LoadedTournament, other: LoadedTournament) -> bool:
    """Are they the same, however they were loaded?"""
    return facts(loaded) == facts(other)


async def test_one_that_was_evicted_is_loaded_from_its_snapshot_and_the_lines_after_it(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await evicted(service)
    other = TournamentCache(service.database, notified=False)
    monkeypatch.setattr(EventLog, "written", nothing_is_folded)
    now = await service.loaded("t1")
    assert now.packed_bytes
    assert equal(now, before)
    monkeypatch.undo()
    await act(service, "t1", CloseRegistration(), "close")
    behind = await other.loaded("t1")
    assert behind.packed_bytes
    assert equal(behind, await service.loaded("t1"))
    assert equal(behind, await from_log(service.database))


async def nothing_is_folded(*_arguments: object, **_options: object) -> NoReturn:
    raise AssertionError("the log was read")


async def test_what_was_done_before_a_snapshot_can_be_undone(service: Service) -> None:
    await evicted(service)
    last = f"t1 Player {PLAYERS - 1}"
    change = await act(service, "t1", UndoCommand(command_id=last), "undo")
    assert len(change.after.entrants) == PLAYERS - 1
    assert equal(change.loaded, await from_log(service.database))


async def test_a_command_from_before_a_snapshot_is_not_done_twice(service: Service) -> None:
    await evicted(service)
    assert (await act(service, "t1", OpenRegistration(), "open t1")).repeated


async def test_one_that_grows_is_written_now_and_then(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot_store, "GROWN_BY", 5)
    versions = []
    for number in range(12):
        loaded = (await act(service, "t1", RegisterEntrants(entrants=(EntrantData(),)), f"more {number}")).loaded
        await service._cache.snapshots.settled()
        found = await stored(service.database)
        assert loaded.state.version - found.version < 5
        versions.append(found.version)
    assert len(set(versions)) == 3


async def test_longer_logs_are_written_after_more_lines(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    await evicted(service)
    monkeypatch.setattr(snapshot_store, "EVICTED_SHARE", 4)
    before = await stored(service.database)
    await act(service, "t1", CloseRegistration(), "close")
    await evicted(service)
    assert await stored(service.database) == before


async def test_the_page_reads_snapshots_and_writes_none(service: Service) -> None:
    page = TournamentCache(service.database, notified=False, most_bytes=0)
    for name in ("t1", "t2", "t1"):
        await page.loaded(name)
    await page.snapshots.settled()
    assert not await service.database.snapshots.all(snapshot_code())
    await evicted(service)
    assert (await TournamentCache(service.database, notified=False).loaded("t1")).packed_bytes


async def test_of_many_that_are_evicted_at_once_few_wait(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot_store, "EVICTED_AFTER", 0)
    store, loaded = service._cache.snapshots, await service.loaded("t2")
    for number in range(3 * MOST_WAITING):
        store.evicted(replace(loaded, id=f"x{number}"))
    assert len(store._waiting) == MOST_WAITING
    store._waiting.clear()


async def test_a_write_that_fails_is_logged_and_nothing_is_lost(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as failing:
        failing.setattr(Snapshots, "put", unwritable)
        before = await evicted(service)
    assert "could not be written" in caplog.text
    assert equal(await service.loaded("t1"), before)
    await evicted(service)
    assert (await stored(service.database)).version == before.state.version


async def unwritable(*_arguments: object) -> NoReturn:
    raise UnusableDatabaseError("herald.db", "full", "disk is full")


async def test_a_snapshot_by_other_code_is_not_used_and_replaced_without_a_word(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    before = await evicted(service)
    foreign = replace(await stored(service.database), code="0.0.1 of yesterday", content=b"in another shape")
    await service.database.snapshots.put(foreign)
    service._cache.snapshots._stored.clear()
    now = await service.loaded("t1")
    assert not now.packed_bytes
    assert equal(now, before)
    assert not caplog.records
    await evicted(service)
    assert (await stored(service.database)).version == before.state.version


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def corrupt(content: bytes) -> bytes:
    return content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]


def hostile(json: bytes) -> bytes:
    """A forged snapshot: the shape and the digest are right."""
    piece = zlib.compress(json)
    pieces = len(piece).to_bytes(4) + piece
    return MARK + blake2b(pieces, digest_size=DIGEST_BYTES).digest() + pieces


@pytest.mark.parametrize(
    "spoil",
    [cut, corrupt, lambda _: b"", lambda _: hostile(b"[" * 10**6), lambda _: hostile(b" " * 70_000_000 + b"1")],
    ids=["cut off", "corrupt", "empty", "deeply nested", "huge"],
)
async def test_a_damaged_snapshot_is_logged_once_and_the_log_is_read(
    service: Service, caplog: pytest.LogCaptureFixture, spoil: object
) -> None:
    assert callable(spoil)
    before = await evicted(service)
    found = await stored(service.database)
    await service.database.snapshots.put(replace(found, content=spoil(found.content)))
    for _ in range(2):
        now = await service.loaded("t1")
        assert equal(now, before)
        service._cache.forget()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "the snapshot of t1 is not used" in caplog.text
    await service.loaded("t1")
    await evicted(service)  # writes a whole one
    assert (await service.loaded("t1")).packed_bytes


async def test_a_row_that_is_too_long_is_not_even_read(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await evicted(service)
    await service.database.snapshots.put(replace(await stored(service.database), content=b"x" * 64_000_001))
    found, _ = await service.database.snapshots.with_lines("t1", snapshot_code())
    assert found is None
    assert equal(await service.loaded("t1"), before)


@pytest.mark.parametrize("at", ["the same line", "a line that is not there"])
async def test_the_snapshot_of_another_log_is_not_used(
    service: Service, caplog: pytest.LogCaptureFixture, at: str
) -> None:
    before = await evicted(service)
    await signed_up(service, "t2", *(f"Somebody {number}" for number in range(PLAYERS + 5)))
    other = await evicted(service, "t2")
    foreign = await stored(service.database, "t2")
    if at == "the same line":
        records = PersistentList(other.records[: before.state.version])
        made = LogSnapshot.of_log(records, [record.event.model_dump(mode="json") for record in records])
        foreign = replace(foreign, content=encode(made), version=before.state.version)
    await service.database.snapshots.put(replace(foreign, tournament_id="t1"))
    assert equal(await service.loaded("t1"), before)
    assert "another log" in caplog.text


async def test_where_the_state_is_of_another_line_it_is_not_used(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    before = await evicted(service)
    await service.database.snapshots.put(replace(await stored(service.database), version=3))
    assert equal(await service.loaded("t1"), before)
    assert "another position" in caplog.text


async def test_what_was_loaded_from_a_snapshot_goes_to_another_process(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (persistent, log_snapshot):
        monkeypatch.setattr(module, "BLOCK", 8)
    before = await from_log(service.database)
    content = encode(before.as_snapshot)
    await service.database.snapshots.put(StoredSnapshot("t1", before.state.version, snapshot_code(), content))
    service._cache.forget()
    loaded = await service.loaded("t1")
    assert any(isinstance(block, PackedBlock) for block in loaded.state.commands.blocks)
    sent = pickle.loads(pickle.dumps(loaded.state))  # noqa: S301 - what we have just written
    assert sent == before.state
    assert list(sent.commands) == list(before.state.commands)


async def test_where_a_block_turns_out_to_be_damaged_the_log_is_read_from_then_on(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (persistent, log_snapshot):
        monkeypatch.setattr(module, "BLOCK", 8)
    before = await from_log(service.database)
    snapshot = before.as_snapshot
    block: PackedBlock[object] = PackedBlock(zlib.compress(b"[]"), 8, log_snapshot._adapter(tuple), lambda: None)
    records = PersistentList.of_blocks([block, *snapshot.records.blocks[1:]], snapshot.records.tail)
    content = encode(replace(snapshot, records=records))  # type: ignore[arg-type]
    await service.database.snapshots.put(StoredSnapshot("t1", before.state.version, snapshot_code(), content))
    service._cache.forget()
    now = await service.loaded("t1")
    assert now.state == before.state
    with pytest.raises(BadPackError):
        tuple(now.records)
    assert caplog.text.count("a block cannot be read") == 1
    again = await service.loaded("t1")
    assert equal(again, before)
    assert (await act(service, "t1", CloseRegistration(), "close")).after.phase == "closed"
    await evicted(service)
    assert (await service.loaded("t1")).packed_bytes


async def test_memoized_results_do_not_keep_what_was_evicted(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[int] = []
    monkeypatch.setattr("formats.core.memoize.forget", lambda: forgotten.append(1))
    one = size_of(await service.loaded("t2"))
    cache = TournamentCache(service.database, most_bytes=8 * one)
    evicted = expected = 0
    for _ in range(5):  # an entry that was loaded from a snapshot has another size
        evicted += size_of(await cache.loaded("t2"))
        cache.drop("t2")
        if evicted > 2 * one:
            evicted, expected = 0, expected + 1
    assert len(forgotten) == expected
    assert expected in {1, 2}


async def test_many_who_act_while_snapshots_are_written_lose_nothing(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_store, "GROWN_BY", 2)
    service._cache = TournamentCache(service.database, most_bytes=1)
    for name in ("t2", "t3"):
        await act(service, name, OpenRegistration(), f"open {name}")

    async def enter(number: int) -> None:
        name = f"t{number % 3 + 1}"
        await act(service, name, RegisterEntrants(entrants=(EntrantData(),)), f"enter {number}")

    await asyncio.gather(*map(enter, range(60)))
    await service._cache.snapshots.settled()
    for name in ("t1", "t2", "t3"):
        found = await service.loaded(name)
        await service.database.snapshots.remove(name)
        assert equal(found, await TournamentCache(service.database, notified=False).loaded(name))
        assert len(found.state.entrants) == 20 + (PLAYERS if name == "t1" else 0)


async def test_snapshots_hold_no_names(service: Service) -> None:
    person = await service.person(77, "Zoe Quist")
    step = Step(RegisterEntrants(entrants=(EntrantData(),)), people=(person.id,))
    await service.carry_out("t1", Order.of(step, actor=person.id, command_id=CommandId("enter")))
    assert "Zoe Quist" in [known.name for known in (await evicted(service)).people.values()]
    content = (await stored(service.database)).content
    json = b"".join(map(zlib.decompress, log_snapshot._split(content, len(MARK) + DIGEST_BYTES)))
    assert person.id.encode() in json
    assert b"Zoe" not in json
    await service.erase(person.id)
    service._cache.forget()
    assert "Zoe Quist" not in [known.name for known in (await service.loaded("t1")).people.values()]
