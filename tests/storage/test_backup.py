"""A backup: one file, whole, taken from a database that is in use."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import backup
from storage.__main__ import main
from storage.backup import write_backup
from storage.database import Database
from storage.errors import DamagedImageError, NoImageError
from tests.storage.samples import play

pytestmark = pytest.mark.sqlite


async def test_a_backup_of_a_database_in_use_is_one_file_with_everything_in_it(place: Path) -> None:
    target = place.with_name("backup.db")
    async with await Database.open(place) as database:
        await play(database)
        assert _size(place.with_name("herald.db-wal")) > _size(place)  # what a plain copy would lack
        await asyncio.to_thread(write_backup, str(place), target)
        records = await database.log.load("t1")
    assert sorted(file.name for file in place.parent.iterdir()) == ["backup.db", "herald.db"]
    alone = place.parent / "elsewhere"
    alone.mkdir()
    target = target.rename(alone / "herald.db")
    async with await Database.open(target) as copy:
        assert await copy.log.load("t1") == records
        assert await copy.damage() == []


def test_a_backup_overwrites_nothing(place: Path) -> None:
    asyncio.run(_made(place))
    target = place.with_name("backup.db")
    target.write_bytes(b"the last backup")
    with pytest.raises(FileExistsError):
        write_backup(str(place), target)
    assert target.read_bytes() == b"the last backup"


def test_a_database_that_is_damaged_is_said_to_be_so_and_leaves_no_backup(place: Path) -> None:
    asyncio.run(_made(place))
    _point_at_nobody(place)
    with pytest.raises(DamagedImageError) as caught:
        write_backup(str(place), place.with_name("backup.db"))
    assert "dangling reference" in caught.value.detail
    assert [file.name for file in place.parent.iterdir()] == ["herald.db"]


def test_what_is_no_database_leaves_no_backup(place: Path) -> None:
    place.write_bytes(b"no database" * 1000)
    with pytest.raises(DamagedImageError):
        write_backup(str(place), place.with_name("backup.db"))
    assert [file.name for file in place.parent.iterdir()] == ["herald.db"]


def test_a_backup_that_is_interrupted_leaves_nothing_behind(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_made(place))

    def interrupted(file: Path) -> None:
        assert file.stat().st_size
        raise KeyboardInterrupt

    monkeypatch.setattr(backup, "_sync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_backup(str(place), place.with_name("backup.db"))
    assert [file.name for file in place.parent.iterdir()] == ["herald.db"]


def test_a_backup_is_on_the_disk_before_it_has_its_name(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_made(place))
    target = place.with_name("backup.db")
    seen: list[int] = []
    monkeypatch.setattr("os.fsync", lambda _file: seen.append(_size(target)))
    write_backup(str(place), target)
    assert seen == [0]
    assert _size(target) > 0


def test_a_backup_does_not_migrate_the_database(place: Path) -> None:
    with closing(sqlite3.connect(place)) as raw:
        raw.execute("CREATE TABLE of_long_ago (value)")
    before = place.read_bytes()
    write_backup(str(place), place.with_name("backup.db"))
    assert place.read_bytes() == before


def test_a_database_on_a_server_is_backed_up_by_its_own_tools(place: Path) -> None:
    with pytest.raises(NoImageError) as caught:
        write_backup("postgresql://somebody@somewhere/herald", place)
    assert caught.value.backend == "postgresql"
    assert not place.exists()


def test_the_command(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_made(place))
    target = str(place.with_name("backup.db"))
    assert main(["backup", str(place), target]) == 0
    assert main(["check", target]) == 0
    assert main(["backup", str(place), target]) == 1
    assert main(["backup", str(place.with_name("absent")), target]) == 1
    shown = capsys.readouterr()
    assert shown.out == "1 tournaments, 0 problems\n"
    assert len(shown.err.splitlines()) == 2


async def _made(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)


def _size(file: Path) -> int:
    return file.stat().st_size


def _point_at_nobody(place: Path) -> None:
    """Break a reference, as a faulty disk or a foreign tool might."""
    with closing(sqlite3.connect(place)) as raw:
        raw.execute("PRAGMA foreign_keys = OFF")
        raw.execute("UPDATE entrants SET person_id = 'p999'")
        raw.commit()
