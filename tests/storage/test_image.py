"""A database as the bytes of a file, and back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.dialect import image
from storage.errors import DamagedImageError, NoImageError, UnusableDatabaseError
from storage.schema import settings
from tests.storage.samples import play

pytestmark = pytest.mark.sqlite


async def test_an_image_opens_as_the_same_database(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
        records = await database.log.load("t1")
        taken = database.image()
        installation = database.installation
    async with await Database.from_image(taken, place.with_name("copy.db")) as copy:
        assert await copy.log.load("t1") == records
        assert copy.installation == installation
        assert await copy.damage() == []


async def test_an_image_is_taken_while_somebody_writes_and_holds_what_was_committed(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
        writing, may_end = asyncio.Event(), asyncio.Event()

        async def slowly(connection: AsyncConnection) -> None:
            await connection.execute(settings.insert().values(scope="", key="late", value=1))
            writing.set()
            await may_end.wait()

        task = asyncio.create_task(database.connections.write(slowly))
        await writing.wait()
        taken = database.image()
        may_end.set()
        await task
    async with await Database.from_image(taken, place.with_name("copy.db")) as copy:
        assert await copy.settings.get("", "late") is None


async def test_no_bytes_are_an_empty_database(place: Path) -> None:
    async with await Database.from_image(b"", place) as database:
        assert await database.tournaments.all() == []


def test_a_file_that_is_there_is_not_overwritten(place: Path) -> None:
    place.write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        asyncio.run(Database.from_image(b"", place))
    assert place.read_bytes() == b"mine"


async def test_what_is_no_database_is_refused(place: Path) -> None:
    with pytest.raises(DamagedImageError):
        await Database.from_image(b"no database" * 100, place)


async def test_an_image_with_a_wiped_page_is_refused(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
        taken = bytearray(database.image())
    page, size = page_of(place, "ix_entrants_person_id")
    taken[(page - 1) * size : page * size] = bytes(size)
    with pytest.raises(DamagedImageError) as caught:
        await Database.from_image(bytes(taken), place.with_name("copy.db"))
    assert caught.value.detail.startswith("Page ")


async def test_a_page_too_badly_damaged_to_go_on_looking_is_damage(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
    page, size = page_of(place, "entrants")
    async with await Database.open(place) as database:
        with place.open("r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)
        (found,) = await database.damage()
    assert "malformed" in found


async def test_a_value_that_its_column_cannot_hold_is_damage(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
    with closing(sqlite3.connect(place)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, 'zone TEXT', 'zone TEXT NOT NULL')")
    with pytest.raises(UnusableDatabaseError) as caught:
        await Database.open(place)
    assert (caught.value.reason, caught.value.detail) == ("damaged", "NULL value in people.zone")


def page_of(place: Path, name: str) -> tuple[int, int]:
    """The page a table or an index begins on, counted from 1, and how many bytes a page has."""
    with closing(sqlite3.connect(place)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [name]).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    return page, size


async def test_a_row_that_refers_to_nobody_is_damage(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
        assert await database.damage() == []
        with closing(sqlite3.connect(place)) as connection, connection:
            connection.execute("UPDATE entrants SET person_id = 999 WHERE entrant_id = 'e1'")
        (found,) = await database.damage()
    assert found.startswith("dangling reference: ('entrants', ")
    assert "'people'" in found


def test_a_database_on_a_server_has_no_image() -> None:
    with pytest.raises(NoImageError) as caught:
        image(make_url("postgresql+asyncpg://somebody@somewhere/herald"))
    assert caught.value.backend == "postgresql"
