import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Connections
from storage.database import Database
from storage.dialect import database_url
from storage.errors import NewerDatabaseError
from storage.migrations import known_versions, migrate
from storage.outbox import Post
from storage.schema import metadata
from storage.tournaments import Staff
from tests.postgres.databases import Place, place_for_a_test
from tests.quick_databases import by_migrations
from tests.storage.samples import append, registered


def test_the_versions_are_those_of_the_steps_in_their_order() -> None:
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    config.set_main_option("path_separator", "os")
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert list(known_versions()) == steps[::-1]


OLD_ROWS = """
INSERT INTO people VALUES (1, 99, 'Dana', 'Asia/Kathmandu', '{}', FALSE);
INSERT INTO tournaments (id, created_at, title, phase, guild_id, channel_id)
    VALUES ('t1', '2026-03-01 12:00:00.000000', 'Old Open', 'registration', 5, 6);
INSERT INTO commands VALUES ('t1', 'c1', 1, 1);
INSERT INTO events VALUES ('t1', 1, 'c1', 'p1', '2026-03-01 12:00:00.000000', 'PhaseChanged',
    '{"kind":"PhaseChanged","phase":"registration"}', '0.1');
INSERT INTO entrants VALUES ('t1', 'e1', 1);
"""
"""A database of the first version, as that version wrote it."""


@pytest.fixture(autouse=True)
def migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every database gets its tables as it does in a running bot."""
    by_migrations(monkeypatch)


async def make(place: Place, version: str) -> None:
    """A database of a version, with rows in it."""

    async def begin(connection: AsyncConnection) -> None:
        await connection.run_sync(lambda sync: migrate(sync, version))
        for statement in OLD_ROWS.strip().split(";\n"):
            await connection.exec_driver_sql(statement.removesuffix(";"))

    connections = Connections(database_url(place))
    await connections.write(begin)
    await connections.close()


async def rows(place: Place, query: str) -> list[tuple[object, ...]]:
    async def look(connection: AsyncConnection) -> list[tuple[object, ...]]:
        return [tuple(row) for row in await connection.exec_driver_sql(query)]

    connections = Connections(database_url(place))
    try:
        return await connections.read(look)
    finally:
        await connections.close()


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Place]:
    """Where a database is to be in which there is nothing yet."""
    with place_for_a_test(tmp_path, "bare.db", empty=True) as place:
        yield place


SHAPE = "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'"


def shape_of(place: Place) -> str:
    """The query for the tables there are."""
    return "SELECT * FROM sqlite_schema" if isinstance(place, Path) else f"{SHAPE} ORDER BY 1, 2"


@pytest.mark.parametrize("version", known_versions())
async def test_a_database_of_any_older_version_is_brought_up_to_date(bare: Place, version: str) -> None:
    await make(bare, version)
    async with await Database.open(bare) as database:
        assert await database.log.head("t1") == 1
        assert (await database.tournaments.beside("t1")).people["e1"].name == "Dana"
        await append(database, "t1", 1, "c2", [registered(2)], posts=[Post({}, channel_id=6)])
        assert len(await database.outbox.pending()) == 1
        assert await database.damage() == []
    assert await rows(bare, "SELECT version_num FROM alembic_version") == [(known_versions()[-1],)]


async def test_roles_of_people_who_were_erased_by_an_older_version_are_deleted(bare: Place) -> None:
    async def appoint(connection: AsyncConnection) -> None:
        await connection.run_sync(lambda sync: migrate(sync, "0023"))
        await connection.exec_driver_sql("INSERT INTO people VALUES (2, NULL, '', NULL, '{}', TRUE)")
        await connection.exec_driver_sql("INSERT INTO staff VALUES ('t1', 1, 'director'), ('t1', 2, 'director')")

    await make(bare, known_versions()[0])
    connections = Connections(database_url(bare))
    await connections.write(appoint)
    await connections.close()
    async with await Database.open(bare) as database:
        assert (await database.tournaments.beside("t1")).staff == (Staff("p1", "director"),)


async def test_a_newer_database_is_refused_and_left_as_it_was(bare: Place) -> None:
    await make(bare, known_versions()[-1])
    connections = Connections(database_url(bare))
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await connections.write(lambda connection: connection.execute(newer))
    await connections.close()
    before = await rows(bare, shape_of(bare))
    with pytest.raises(NewerDatabaseError) as refusal:
        await Database.open(bare)
    assert (refusal.value.found, refusal.value.known) == ("9999", known_versions()[-1])
    assert await rows(bare, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert await rows(bare, shape_of(bare)) == before
    assert await rows(bare, "SELECT count(*) FROM settings") == [(0,)]


async def test_a_migration_that_does_not_finish_leaves_the_old_version_whole(bare: Place) -> None:
    await make(bare, "0001")
    before = await rows(bare, shape_of(bare))
    connections = Connections(database_url(bare))

    def migrate_and_fail(connection: Connection) -> None:
        migrate(connection)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await connections.write(lambda connection: connection.run_sync(migrate_and_fail))
    await connections.close()
    assert await rows(bare, shape_of(bare)) == before
    assert await rows(bare, "SELECT version_num FROM alembic_version") == [("0001",)]


@pytest.mark.sqlite
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


async def test_whoever_only_reads_waits_until_the_database_is_of_this_version(bare: Place) -> None:
    assert await Database.open_to_read(bare) is None
    await make(bare, known_versions()[0])
    assert await Database.open_to_read(bare) is None
    assert (await rows(bare, "SELECT version_num FROM alembic_version")) == [(known_versions()[0],)]
    async with await Database.open(bare) as works:
        reader = await Database.open_to_read(bare)
        assert reader is not None
        async with reader:
            assert reader.installation == works.installation
            assert (await reader.tournaments.get("t1")).title == "Old Open"


async def test_whoever_only_reads_refuses_a_newer_database(place: Place) -> None:
    async with await Database.open(place) as opened:
        await opened.connections.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        )
    with pytest.raises(NewerDatabaseError):
        await Database.open_to_read(place)
