"""Rows of snapshots, what looks after them, and what leaves them out."""

from __future__ import annotations

from pathlib import Path

import pytest

from formats.core.log_snapshot import LogSnapshot, encode
from storage.check import find_problems
from storage.copying import copy_database
from storage.database import Database
from storage.errors import UnknownTournamentError
from storage.snapshots import StoredSnapshot, snapshot_code
from tests.postgres.databases import Place
from tests.storage.samples import append, begin, registered, whole_log


@pytest.fixture
async def tournament(database: Database) -> str:
    """A short tournament."""
    await begin(database)
    number = 1
    for command, actor, events in whole_log():
        await append(database, "t1", number, command, events, actor=actor)
        number += len(events)
    return "t1"


async def snapshot(database: Database, lines: int, of: int | None = None) -> StoredSnapshot:
    """A snapshot at a line; with `of`, one that claims to be at that line."""
    records, payloads = await database.log.written("t1")
    content = encode(LogSnapshot.of_log(records[:lines], payloads[:lines]))
    return StoredSnapshot("t1", lines if of is None else of, snapshot_code(), content)


async def test_a_tournament_has_one_snapshot_with_the_lines_from_its_last_one_on(
    database: Database, tournament: str
) -> None:
    for lines in (3, 6):
        made = await snapshot(database, lines)
        await database.snapshots.put(made)
        found, rows = await database.snapshots.with_lines(tournament, snapshot_code())
        assert found == made
        assert [row.seq for row in rows] == list(range(lines, await database.log.head("t1") + 1))
    assert await database.snapshots.all(snapshot_code()) == ["t1"]


async def test_for_other_code_there_is_none_and_every_line_is_read(database: Database, tournament: str) -> None:
    await database.snapshots.put(await snapshot(database, 3))
    found, rows = await database.snapshots.with_lines(tournament, "other code")
    assert found is None
    assert len(rows) == await database.log.head("t1")
    assert await database.snapshots.all("other code") == []


async def test_a_snapshot_that_was_removed_is_gone(database: Database, tournament: str) -> None:
    await database.snapshots.put(await snapshot(database, 3))
    await database.snapshots.remove(tournament)
    assert (await database.snapshots.with_lines(tournament, snapshot_code()))[0] is None


async def test_of_a_tournament_that_is_not_there_nothing_is_read(database: Database) -> None:
    with pytest.raises(UnknownTournamentError):
        await database.snapshots.with_lines("t9", snapshot_code())


@pytest.mark.usefixtures("tournament")
async def test_a_right_snapshot_is_no_problem_nor_is_one_of_other_code(database: Database) -> None:
    for made in (await snapshot(database, 5), StoredSnapshot("t1", 5, "other code", b"?")):
        await database.snapshots.put(made)
        assert await find_problems(database) == []


@pytest.mark.usefixtures("tournament")
@pytest.mark.parametrize("wrong", ["state", "position", "bytes", "beyond"])
async def test_check_reports_a_snapshot_that_differs_from_the_fold_and_removes_it(
    database: Database, wrong: str
) -> None:
    made = await snapshot(database, 5, of=4 if wrong == "position" else None)
    if wrong == "bytes":
        made = StoredSnapshot("t1", 5, snapshot_code(), b"HS1?")
    if wrong == "beyond":
        made = await snapshot(database, 5, of=500)
    if wrong == "state":
        records, payloads = await database.log.written("t1")
        title = records[0].event.model_copy(update={"title": "Another Cup"})
        other = [records[0].model_copy(update={"event": title}), *records[1:5]]
        made = StoredSnapshot("t1", 5, snapshot_code(), encode(LogSnapshot.of_log(other, payloads[:5])))
    await database.snapshots.put(made)
    assert await find_problems(database) == [
        f"t1, the snapshot at event {made.version} differs from the log: it was removed"
    ]
    assert await find_problems(database) == []


async def test_a_copy_has_none_and_is_the_same_in_everything_else(place: Place, elsewhere: Place) -> None:
    async with await Database.open(place) as database:
        await begin(database)
        await append(database, "t1", 1, "c1", [registered(1)])
        await database.snapshots.put(await snapshot(database, 2))
    copied = await copy_database(str(place), str(elsewhere))
    assert "snapshots" not in copied.tables
    async with await Database.open(elsewhere) as database:
        assert await database.snapshots.all(snapshot_code()) == []


async def test_a_backup_has_them(database: Database, tournament: str, tmp_path: Path) -> None:
    if database.file is None:
        return
    await database.snapshots.put(await snapshot(database, 5))
    async with await Database.from_image(database.image(), tmp_path / "restored.db") as restored:
        assert await restored.snapshots.all(snapshot_code()) == [tournament]
        assert await find_problems(restored) == []
