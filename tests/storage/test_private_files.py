"""What is in a database is read by no other account of the machine, whatever the umask of the process."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.backup import daily_backup, files_of, restore_backup, write_backup
from storage.copying import copy_database
from storage.database import Database
from storage.private_files import create_private, readable_by_others, write_private
from tests.storage.samples import begin, play

pytestmark = pytest.mark.sqlite


@pytest.fixture(autouse=True, params=[0o000, 0o022, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The permissions of everything in a folder, by name."""
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.rglob("*") if file.is_file()}


async def test_a_database_and_what_sqlite_keeps_beside_it(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "herald.db") as database:
        await begin(database)
        await database.tournaments.all()
        assert modes(tmp_path) == {"herald.db": "0o600", "herald.db-wal": "0o600", "herald.db-shm": "0o600"}
        image = database.image()
        async with (
            await Database.from_image(image, tmp_path / "image.db"),
            await Database.from_image(b"", tmp_path / "empty.db"),
        ):
            assert set(modes(tmp_path).values()) == {"0o600"}


async def test_backups_restored_files_copies_and_exports(tmp_path: Path) -> None:
    place = tmp_path / "herald.db"
    async with await Database.open(place) as database:
        await play(database)
        await asyncio.to_thread(write_backup, str(place), tmp_path / "by-hand.db")
        await asyncio.to_thread(daily_backup, str(place), tmp_path / "backups", date(2026, 1, 3), 3)
    await asyncio.to_thread(restore_backup, tmp_path / "by-hand.db", str(tmp_path / "restored.db"))
    await copy_database(str(place), str(tmp_path / "copied.db"))
    assert await asyncio.to_thread(main, ["export", str(place), "t1", str(tmp_path / "log.jsonl")]) == 0
    assert len(modes(tmp_path)) == 6
    assert set(modes(tmp_path).values()) == {"0o600"}


async def test_the_mode_that_a_host_gave_to_a_database_stays_and_holds_for_what_is_beside_it(tmp_path: Path) -> None:
    place = tmp_path / "herald.db"
    async with await Database.open(place) as database:
        await begin(database)
    await asyncio.to_thread(place.chmod, 0o640)
    async with await Database.open(place) as database:
        await begin(database, "t2")
        assert modes(tmp_path) == {"herald.db": "0o640", "herald.db-wal": "0o640", "herald.db-shm": "0o640"}


def test_a_private_file_is_never_made_in_place_of_another(tmp_path: Path) -> None:
    file = tmp_path / "file"
    create_private(file)
    with pytest.raises(FileExistsError):
        create_private(file)
    write_private(file, b"longer")
    write_private(file, b"short")
    assert file.read_bytes() == b"short"
    assert modes(tmp_path) == {"file": "0o600"}


@pytest.mark.parametrize(
    "mode, folder_mode, is_readable",
    [(0o600, 0o755, False), (0o644, 0o755, True), (0o640, 0o755, True), (0o644, 0o700, False), (0o622, 0o755, False)],
)
def test_what_others_may_read_is_found_by_the_modes_of_file_and_folders(
    mode: int, folder_mode: int, is_readable: bool
) -> None:
    with tempfile.TemporaryDirectory() as outer:  # that of pytest is closed to others
        folder, file = Path(outer), Path(outer) / "herald.db"
        file.write_bytes(b"")
        file.chmod(mode)
        folder.chmod(folder_mode)
        assert readable_by_others([file, folder / "absent"]) == ([file] if is_readable else [])


def test_all_files_that_hold_what_is_in_a_database_are_known(tmp_path: Path) -> None:
    place, folder = tmp_path / "herald.db", tmp_path / "backups"
    folder.mkdir()
    (folder / "herald-2026-01-03.db").write_bytes(b"backup")
    names = ["herald.db", "herald.db-wal", "herald.db-shm", "herald.db-journal", "herald-2026-01-03.db"]
    assert [file.name for file in files_of(str(place), folder)] == names
    assert files_of("postgresql://herald@db.example/herald", folder) == []
