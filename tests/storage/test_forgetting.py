"""Who was forgotten stays forgotten: in the write-ahead log, and after a backup was restored."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage import restoring
from storage.__main__ import main
from storage.backup import write_backup
from storage.database import Database
from storage.errors import NoBackupError, OccupiedPlaceError
from storage.forgetting import Notes
from storage.schema import people
from tests.postgres.databases import Place
from tests.storage.samples import begin
from tests.yesterday import old_database

DANA, KIM = 123456789012345678, 223456789012345678


async def with_dana(place: Path) -> Path:
    """A backup with Dana, Kim and a guest; then Dana and the guest are forgotten, and Dana comes back."""
    backup = place.with_name("backup.db")
    async with await Database.open(place) as database:
        dana = await database.people.for_discord(DANA, "Dana Deutlich")
        await database.people.for_discord(KIM, "Kim Klar")
        guest = await database.people.guest("Gus Gast")
        await begin(database, entrants={"e1": dana.id})
        await asyncio.to_thread(write_backup, str(place), backup)
        await database.people.erase(dana.id)
        await database.people.erase(guest.id)
        assert (await database.people.for_discord(DANA, "Dana Deutlich")).id == "p4"
        await asyncio.to_thread(write_backup, str(place), place.with_name("later.db"))
    return backup


def names_in(place: Path) -> dict[str, str]:
    with closing(sqlite3.connect(place)) as raw:
        return {f"p{number}": name for number, name in raw.execute("SELECT id, name FROM people ORDER BY id")}


def emptied(place: Path) -> Path:
    """The database is moved away as the page for hosts says."""
    for file in place.parent.glob(f"{place.name}*"):
        file.unlink()
    return place


@pytest.mark.sqlite
def test_a_restored_backup_forgets_again_who_was_forgotten_since(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = asyncio.run(with_dana(place))
    assert "Dana Deutlich" in names_in(backup).values()
    assert main(["restore", str(backup), str(emptied(place))]) == 0
    assert names_in(place) == {"p1": "", "p2": "Kim Klar", "p3": ""}
    assert capsys.readouterr().out.endswith(": 2\n")
    for text in (b"Dana Deutlich", b"Gus Gast"):
        assert text not in place.read_bytes()
    assert sorted(file.name for file in place.parent.glob("herald.db*")) == ["herald.db"]


@pytest.mark.sqlite
def test_who_came_back_under_the_same_account_stays(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(with_dana(place))
    assert main(["restore", str(place.with_name("later.db")), str(emptied(place))]) == 0
    assert names_in(place) == {"p1": "", "p2": "Kim Klar", "p3": "", "p4": "Dana Deutlich"}
    assert capsys.readouterr().out.endswith(": 0\n")


@pytest.mark.sqlite
def test_a_restored_database_gives_nobody_the_number_of_somebody_who_was_forgotten(place: Path) -> None:
    async def forgotten_later() -> Path:
        backup = place.with_name("early.db")
        async with await Database.open(place) as database:
            await asyncio.to_thread(write_backup, str(place), backup)
            await database.people.erase((await database.people.for_discord(DANA, "Dana")).id)
        return backup

    async def comes_back() -> str:
        async with await Database.open(place) as database:
            return (await database.people.for_discord(DANA, "Dana")).id

    backup = asyncio.run(forgotten_later())
    assert main(["restore", str(backup), str(emptied(place))]) == 0
    assert asyncio.run(comes_back()) == "p2"


@pytest.mark.sqlite
def test_without_the_key_it_is_restored_and_the_host_reads_what_to_do(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, key = asyncio.run(with_dana(place)), place.with_suffix(".forgotten-key")
    kept = key.rename(place.with_name("kept"))
    assert main(["restore", str(backup), str(emptied(place))]) == 1
    assert f"its key {key} is not" in capsys.readouterr().out
    assert "Dana Deutlich" in names_in(place).values()
    kept.rename(key)
    assert main(["forget-again", str(place)]) == 0
    assert capsys.readouterr().out.endswith(": 2\n")
    assert "Dana Deutlich" not in names_in(place).values()


@pytest.mark.sqlite
def test_where_nobody_was_noted_that_is_said_and_the_backup_is_restored_as_it_is(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = old_database(place.with_name("backup.db"))
    before = names_in(backup)
    assert main(["restore", str(backup), str(place)]) == 0
    assert "there is no" in capsys.readouterr().out
    with closing(sqlite3.connect(place)) as restored, closing(sqlite3.connect(backup)) as original:
        version = "SELECT version_num FROM alembic_version"
        assert restored.execute(version).fetchall() == original.execute(version).fetchall()
    assert names_in(place) == before


@pytest.mark.sqlite
def test_a_backup_of_0_1_forgets_again_too(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup = old_database(place.with_name("backup.db"))
    with closing(sqlite3.connect(backup)) as raw:
        number, account = raw.execute("SELECT id, discord_id FROM people WHERE discord_id IS NOT NULL").fetchone()
    old_database(place)
    assert main(["erase", str(place), str(account)]) == 0
    assert main(["restore", str(backup), str(emptied(place))]) == 0
    assert capsys.readouterr().out.endswith(": 1\n")
    assert names_in(place)[f"p{number}"] == ""
    assert main(["check", str(place)]) == 0


@pytest.mark.sqlite
async def test_a_restore_that_fails_leaves_nothing_and_one_that_was_killed_is_in_nobodys_way(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = await with_dana(place)
    await asyncio.to_thread(emptied, place)
    left_over = place.with_name("herald.db.restoring")
    left_over.write_bytes(b"left over")

    async def fail(_self: Database) -> None:
        raise NoBackupError(str(backup), "for this test")

    with monkeypatch.context() as patch:
        patch.setattr(Database, "forget_again", fail)
        with pytest.raises(NoBackupError):
            await restoring.restore_without_the_forgotten(backup, str(place))
    assert not await asyncio.to_thread(lambda: list(place.parent.glob("herald.db*")))
    await restoring.restore_without_the_forgotten(backup, str(place))
    with pytest.raises(OccupiedPlaceError):
        await restoring.restore_without_the_forgotten(backup, str(place))


async def test_forgetting_again_after_the_host_has_restored_a_database_of_any_kind(
    place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = Notes(tmp_path / "herald.forgotten")
    async with await Database.open(place) as database:
        database.people.notes = notes
        dana = await database.people.for_discord(DANA, "Dana")
        await database.people.for_discord(KIM, "Kim")
        await database.people.erase(dana.id)
        back = {"discord_id": DANA, "name": "Dana", "erased": False}
        await database.connections.write(
            lambda connection: connection.execute(people.update().where(people.c.id == dana.id).values(**back))
        )
    said = ["forget-again", str(place), "--forgotten", str(notes.file)]
    assert [await asyncio.to_thread(main, said) for _ in range(2)] == [0, 0]
    assert [line[-3:] for line in capsys.readouterr().out.splitlines()] == [": 1", ": 0"]
    async with await Database.open(place) as database:
        assert (await database.people.get(dana.id)).erased
        assert await database.people.find_discord(KIM) is not None
        assert (await database.people.guest("Gus")).id == "p3"


@pytest.mark.sqlite
async def test_notes_and_key_are_private_and_tell_nothing_without_one_another(place: Path) -> None:
    await with_dana(place)
    files = [place.with_suffix(".forgotten"), place.with_suffix(".forgotten-key")]
    assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600", "0o600"]
    content = b"".join(file.read_bytes() for file in files)
    for text in (str(DANA), "Dana", "Gus"):
        assert text.encode() not in content
    for backup in ("backup.db", "later.db"):
        assert files[1].read_bytes() not in place.with_name(backup).read_bytes()
    other = Notes(place.with_name("other.forgotten"))
    other.add("p1", str(DANA))
    (line,) = other.file.read_text().splitlines()
    assert line not in files[0].read_text()  # another key


@pytest.mark.sqlite
async def test_who_cannot_be_noted_is_forgotten_all_the_same_and_the_host_reads_it(
    database: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database.people.notes = Notes(tmp_path / "absent" / "herald.forgotten")
    dana = await database.people.for_discord(DANA, "Dana")
    await database.people.erase(dana.id)
    assert (await database.people.get(dana.id)).erased
    assert [record.levelname for record in caplog.records if record.name == "storage.people"] == ["ERROR"]


@pytest.mark.sqlite
async def test_nothing_of_who_is_forgotten_stays_in_the_file_or_its_write_ahead_log(place: Path) -> None:
    async with await Database.open(place) as database:
        dana = await database.people.for_discord(DANA, "Dana Deutlich")
        await database.people.set_zone(dana.id, "Antarctica/Troll")
        assert held(place) == {"Dana Deutlich", "Antarctica/Troll"}
        await database.people.erase(dana.id)
        assert held(place) == set()
        assert not database.connections.must_empty_log


class Careless(sqlite3.Connection):
    """A connection of a SQLite that was built to leave erased text in the file."""

    def __init__(self, *said: Any, **options: Any) -> None:
        super().__init__(*said, **options)
        self.execute("PRAGMA secure_delete = OFF")


@pytest.mark.sqlite
async def test_erased_text_is_overwritten_however_sqlite_was_built(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *said, **options: connect(*said, factory=Careless, **options))
    async with await Database.open(place) as database:
        dana = await database.people.for_discord(DANA, "Dana Deutlich")
        await database.people.set_zone(dana.id, "Antarctica/Troll")
        await database.connections.move_log_into_file()
        assert held(place)
        await database.people.erase(dana.id)
        assert held(place) == set()


@pytest.mark.sqlite
async def test_where_somebody_reads_the_log_is_emptied_as_soon_as_they_have_done(place: Path) -> None:
    async with await Database.open(place) as database:
        dana = await database.people.for_discord(DANA, "Dana Deutlich")
        await database.people.set_zone(dana.id, "Antarctica/Troll")
        with closing(sqlite3.connect(place, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM people").fetchall()
            await database.people.erase(dana.id)
            assert database.connections.must_empty_log
            await database.connections.move_log_into_file()
            assert database.connections.must_empty_log
            assert held(place)
        await database.connections.move_log_into_file()
        assert not database.connections.must_empty_log
        assert held(place) == set()


def held(place: Path) -> set[str]:
    """What of Dana is in the file or the log beside it."""
    content = place.read_bytes() + place.with_name(f"{place.name}-wal").read_bytes()
    return {text for text in ("Dana Deutlich", "Antarctica/Troll") if text.encode() in content}
