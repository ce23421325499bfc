"""A backup comes back: nothing is overwritten, and what is no sound backup of ours is refused."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from formats.core.log import Record
from storage.__main__ import main
from storage.backup import BESIDE, backups_of, daily_backup, refuse_to_begin_anew, restore_backup, write_backup
from storage.database import Database
from storage.errors import (
    MissingDatabaseError,
    NoBackupError,
    NoImageError,
    OccupiedPlaceError,
    UnusableDatabaseError,
)
from storage.wording import advice
from tests.storage.samples import play

pytestmark = pytest.mark.sqlite


MONDAY = date(2026, 3, 2)


@pytest.fixture
def backup(place: Path) -> Path:
    async def make() -> None:
        async with await Database.open(place) as database:
            await play(database)

    asyncio.run(make())
    target = place.with_name("backup.db")
    write_backup(str(place), target)
    return target


def emptied(place: Path) -> None:
    for ending in BESIDE:
        place.with_name(place.name + ending).unlink(missing_ok=True)


def test_a_restored_database_holds_what_was_backed_up(backup: Path, place: Path) -> None:
    records = asyncio.run(_records(place))
    emptied(place)
    backup.chmod(0o444)
    before = backup.read_bytes()
    restore_backup(backup, str(place))
    assert backup.read_bytes() == before
    assert asyncio.run(_records(place)) == records


async def _records(place: Path) -> list[Record]:
    async with await Database.open(place) as database:
        assert await database.damage() == []
        return list(await database.log.load("t1"))


@pytest.mark.parametrize("ending", BESIDE)
def test_nothing_is_overwritten(backup: Path, place: Path, ending: str) -> None:
    emptied(place)
    mine = place.with_name(place.name + ending)
    mine.write_bytes(b"mine")
    with pytest.raises(OccupiedPlaceError) as caught:
        restore_backup(backup, str(place))
    assert caught.value.file == str(mine)
    assert mine.read_bytes() == b"mine"


@pytest.mark.parametrize("content, detail", [(b"", "empty"), (b"no backup" * 1000, "no_database"), (None, "foreign")])
def test_what_is_no_sound_backup_of_ours_is_refused(place: Path, content: bytes | None, detail: str) -> None:
    backup = place.with_name("backup.db")
    if content is None:
        with closing(sqlite3.connect(backup)) as other:
            other.execute("CREATE TABLE contacts (name)")
    else:
        backup.write_bytes(content)
    with pytest.raises(NoBackupError) as caught:
        restore_backup(backup, str(place))
    assert (caught.value.file, caught.value.detail) == (str(backup), detail)
    assert not place.exists()


def test_a_backup_or_folder_that_is_not_there_is_named(backup: Path, place: Path) -> None:
    with pytest.raises(NoBackupError, match="there is no such file"):
        restore_backup(place.with_name("absent.db"), str(place.with_name("new.db")))
    with pytest.raises(UnusableDatabaseError) as caught:
        restore_backup(backup, str(place.parent / "below" / "herald.db"))
    assert caught.value.reason == "no_folder"


def test_a_database_on_a_server_is_restored_by_its_own_tools(backup: Path) -> None:
    with pytest.raises(NoImageError):
        restore_backup(backup, "postgresql://somebody@somewhere/herald")


def test_the_command(backup: Path, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(backup), str(place)]) == 1
    assert main(["restore", str(place.with_name("absent.db")), str(place.with_name("new.db"))]) == 1
    emptied(place)
    assert main(["restore", str(backup), str(place)]) == 0
    assert main(["check", str(place)]) == 0
    shown = capsys.readouterr()
    assert shown.out.splitlines()[1:] == ["1 tournaments, 0 problems"]
    assert len(shown.err.splitlines()) == 2


def test_a_backup_is_taken_once_a_day_and_kept_for_some_days(backup: Path, place: Path) -> None:
    folder = place.parent / "backups"
    assert daily_backup(str(place), folder, MONDAY, 2) == folder / "herald-2026-03-02.db"
    assert daily_backup(str(place), folder, MONDAY, 2) is None
    for day in (3, 4, 5):
        assert daily_backup(str(place), folder, MONDAY.replace(day=day), 2) is not None
    assert [file.name for file in backups_of(place, folder)] == ["herald-2026-03-04.db", "herald-2026-03-05.db"]
    assert main(["check", str(folder / "herald-2026-03-05.db")]) == 0


def test_a_database_on_a_server_is_not_backed_up_daily(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    assert daily_backup("postgresql://somebody@somewhere/herald", folder, MONDAY, 2) is None
    assert not folder.exists()


def test_the_latest_backup_stays_however_old_and_so_does_what_is_not_ours(backup: Path, place: Path) -> None:
    folder = place.parent / "backups"
    daily_backup(str(place), folder, MONDAY, 2)
    for name in ("herald-before-the-update.db", "notes.txt", "other-2020-01-01.db"):
        (folder / name).write_text("mine")
    place.rename(place.with_name("away.db"))
    with pytest.raises(UnusableDatabaseError):  # a day on which none could be taken
        daily_backup(str(place), folder, date(2026, 5, 1), 2)
    assert sorted(file.name for file in folder.iterdir()) == [
        "herald-2026-03-02.db",
        "herald-before-the-update.db",
        "notes.txt",
        "other-2020-01-01.db",
    ]


def test_nobody_begins_anew_where_the_database_is_gone_and_has_backups(backup: Path, place: Path) -> None:
    folder = place.parent / "backups"
    refuse_to_begin_anew(str(place.with_name("new.db")), folder)
    daily_backup(str(place), folder, MONDAY, 2)
    refuse_to_begin_anew(str(place), folder)
    emptied(place)
    with pytest.raises(MissingDatabaseError) as caught:
        refuse_to_begin_anew(str(place), folder)
    assert str(folder / "herald-2026-03-02.db") in advice(caught.value)
    for later in ("herald-2026-03-09.db", "herald-2026-03-04.db"):
        (folder / later).write_bytes(b"a backup")
    with pytest.raises(MissingDatabaseError) as caught:
        refuse_to_begin_anew(str(place), folder)
    assert caught.value.backup == str(folder / "herald-2026-03-09.db")
