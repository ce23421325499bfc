import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import dialect
from storage.connections import Connections
from storage.database import Database
from storage.dialect import BUSY_TIMEOUT_MS, database_url
from storage.errors import NewerDatabaseError
from storage.migrations import known_versions, migrate
from storage.outbox import Post
from storage.schema import metadata
from tests.quick_databases import SHIPPED
from tests.storage.samples import append, registered

OLD_ROWS = """
INSERT INTO people VALUES (1, 99, 'Dana', 'Asia/Kathmandu', '{}', 0);
INSERT INTO tournaments VALUES ('t1', '2026-03-01 12:00:00.000000', 'Old Open', 'registration', 5, 6);
INSERT INTO commands VALUES ('t1', 'c1', 1, 1);
INSERT INTO events VALUES ('t1', 1, 'c1', 'p1', '2026-03-01 12:00:00.000000', 'PhaseChanged',
    '{"kind":"PhaseChanged","phase":"registration"}', '0.1');
INSERT INTO entrants VALUES ('t1', 'e1', 1);
"""
"""A database of the first version, as that version wrote it."""


async def make(place: Path, version: str) -> None:
    connections = Connections(database_url(place))
    await connections.write(lambda connection: connection.run_sync(lambda sync: migrate(sync, version)))
    await connections.close()
    with sqlite3.connect(place) as raw:
        raw.executescript(OLD_ROWS)
    raw.close()


def rows(place: Path, query: str) -> list[tuple[object, ...]]:
    raw = sqlite3.connect(place)
    try:
        return raw.execute(query).fetchall()
    finally:
        raw.close()


@pytest.mark.parametrize("version", known_versions())
async def test_a_database_of_any_older_version_is_brought_up_to_date(place: Path, version: str) -> None:
    await make(place, version)
    async with await Database.open(place) as database:
        assert await database.log.head("t1") == 1
        assert (await database.tournaments.beside("t1")).people["e1"].name == "Dana"
        await append(database, "t1", 1, "c2", [registered(2)], posts=[Post({}, channel_id=6)])
        assert len(await database.outbox.pending()) == 1
        assert await database.damage() == []
    assert rows(place, "SELECT version_num FROM alembic_version") == [(known_versions()[-1],)]


async def test_a_newer_database_is_refused_and_left_as_it_was(place: Path) -> None:
    await make(place, known_versions()[-1])
    with sqlite3.connect(place) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()
    before = rows(place, "SELECT * FROM sqlite_schema")
    with pytest.raises(NewerDatabaseError) as refusal:
        await Database.open(place)
    assert (refusal.value.found, refusal.value.known) == ("9999", known_versions()[-1])
    assert rows(place, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert rows(place, "SELECT * FROM sqlite_schema") == before
    assert rows(place, "SELECT count(*) FROM settings") == [(0,)]


async def test_a_migration_that_does_not_finish_leaves_the_old_version_whole(place: Path) -> None:
    await make(place, "0001")
    before = rows(place, "SELECT * FROM sqlite_schema")
    connections = Connections(database_url(place))

    def migrate_and_fail(connection: Connection) -> None:
        migrate(connection)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await connections.write(lambda connection: connection.run_sync(migrate_and_fail))
    await connections.close()
    assert rows(place, "SELECT * FROM sqlite_schema") == before
    assert rows(place, "SELECT version_num FROM alembic_version") == [("0001",)]


async def test_two_who_open_a_new_database_at_once_both_get_it(place: Path) -> None:
    for number in range(8):  # they rarely meet at the worst moment
        file = place.with_name(f"{number}.db")
        first, second, third = await asyncio.gather(*(Database.open(file) for _ in range(3)))
        assert first.installation == second.installation == third.installation
        for database in (first, second, third):
            await database.close()


async def test_the_migrations_make_the_tables_that_the_code_speaks_of(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    assert await database.connections.read(lambda connection: connection.run_sync(differences)) == []


async def test_sqlite_syncs_every_commit_and_checks_references(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialect, "SYNCHRONOUS", SHIPPED)
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY_TIMEOUT_MS}

    async def pragmas(connection: AsyncConnection) -> dict[str, object]:
        return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in expected}

    async with await Database.open(place) as database:
        assert await database.connections.read(pragmas) == expected
        assert await database.connections.write(pragmas) == expected


@pytest.mark.parametrize(
    "address,driver",
    [
        ("herald.db", "sqlite+aiosqlite"),
        ("sqlite:///herald.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///herald.db", "sqlite+aiosqlite"),
        ("postgresql://user@host/herald", "postgresql+asyncpg"),
        ("postgres://user@host/herald", "postgresql+asyncpg"),
    ],
)
def test_an_address_or_a_path_names_a_database(address: str, driver: str) -> None:
    url = database_url(address)
    assert (url.drivername, Path(str(url.database)).stem) == (driver, "herald")


async def test_any_path_is_a_path(tmp_path: Path) -> None:
    folder = tmp_path / "100% mine; 'quoted' ünï #1?"
    folder.mkdir()
    async with await Database.open(folder / "my herald.db") as database:
        await database.people.guest("Dana")
    assert (folder / "my herald.db").is_file()
