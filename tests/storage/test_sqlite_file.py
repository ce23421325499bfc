"""A file that cannot be used is refused in one sentence, and nothing is written to it."""

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import connections, sqlite_connections
from storage.__main__ import main
from storage.database import Database
from storage.dialect import READERS
from storage.errors import UnusableDatabaseError
from storage.sqlite_file import examine, reason_of
from storage.wording import advice
from tests.case_files import PROJECT
from tests.storage.samples import begin, play

pytestmark = pytest.mark.sqlite


def made(place: Path) -> None:
    async def make() -> None:
        async with await Database.open(place) as database:
            await play(database)

    asyncio.run(make())


def emptied(place: Path) -> None:
    made(place)
    place.write_bytes(b"")


def truncated(place: Path) -> None:
    made(place)
    place.write_bytes(place.read_bytes()[: place.stat().st_size // 2])


def garbage(place: Path) -> None:
    made(place)
    whole = bytearray(place.read_bytes())
    whole[8192 : 5 * 4096] = b"\xa5" * (5 * 4096 - 8192)
    place.write_bytes(whole)


def another_file(place: Path) -> None:
    place.write_bytes(b"no database" * 1000)


def another_program(place: Path) -> None:
    with closing(sqlite3.connect(place)) as other:
        other.execute("CREATE TABLE contacts (name)")


def a_folder(place: Path) -> None:
    place.mkdir()


def only_its_log(place: Path) -> None:
    place.with_name(f"{place.name}-wal").write_bytes(b"what was new")


@pytest.mark.parametrize(
    "prepare, reason",
    [
        (emptied, "empty"),
        (truncated, "damaged"),
        (garbage, "damaged"),
        (another_file, "no_database"),
        (another_program, "foreign"),
        (a_folder, "no_database"),
        (only_its_log, "gone"),
    ],
)
def test_a_file_that_is_no_whole_database_of_ours_is_left_as_it_was(
    place: Path, prepare: Callable[[Path], None], reason: str
) -> None:
    prepare(place)
    before = place.read_bytes() if place.is_file() else None
    with pytest.raises(UnusableDatabaseError) as caught:
        asyncio.run(Database.open(place))
    assert caught.value.reason == reason
    assert str(place) in advice(caught.value)
    assert (place.read_bytes() if place.is_file() else None) == before


def test_a_folder_that_is_not_there_is_named(place: Path) -> None:
    with pytest.raises(UnusableDatabaseError) as caught:
        asyncio.run(Database.open(place / "below" / "herald.db"))
    assert caught.value.reason == "no_folder"
    assert str(place / "below" / "herald.db") in advice(caught.value)


@pytest.mark.parametrize("prepare", [emptied, truncated, another_file, another_program])
def test_from_the_command_line_it_is_one_plain_sentence(
    place: Path, prepare: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(place)
    assert main(["check", str(place)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(str(place))


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that anybody may look into. pytest keeps its own to itself, again and again: whenever a run begins."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


AS_NOBODY = """
import os, pathlib, sys
from storage.errors import UnusableDatabaseError
from storage.sqlite_file import examine
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    examine(pathlib.Path(sys.argv[1]))
except UnusableDatabaseError as error:
    print(error.reason)
"""


@pytest.mark.parametrize(
    "what, mode, reason",
    [("the file", 0o444, "read_only"), ("the file", 0o000, "unreadable"), ("its folder", 0o555, "read_only")],
)
def test_a_file_that_may_not_be_written_is_refused(open_folder: Path, what: str, mode: int, reason: str) -> None:
    folder = open_folder / "kept"
    folder.mkdir()
    file = folder / "herald.db"
    made(file)
    folder.chmod(0o777)
    file.chmod(0o666)
    (file if what == "the file" else folder).chmod(mode)
    ran = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(file)], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    folder.chmod(0o777)
    assert (ran.stdout.split(), ran.stderr) == ([reason], "")


def test_a_file_on_a_failing_disk_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "herald.db"
    made(file)

    def failing(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Path, "open", failing)
    with pytest.raises(UnusableDatabaseError, match="Input/output error") as refused:
        examine(file)
    assert refused.value.reason == "damaged"


ON_A_FULL_DISK = """
import asyncio, resource, sys
from storage.database import Database
from storage.dialect import READERS
from storage.errors import UnusableDatabaseError

async def main():
    async with await Database.open(sys.argv[1]) as database:
        await database.settings.set("", "before", 1)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))
        try:
            await database.settings.set("", "big", "x" * 1_000_000)
        except UnusableDatabaseError as error:
            print(error.reason)
        print(await database.settings.get("", "before"), await database.settings.get("", "big"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await database.settings.set("", "after", 2)
        print(await database.settings.get("", "after"))

asyncio.run(main())
"""


def test_a_full_disk_refuses_and_when_there_is_room_again_it_goes_on(place: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ON_A_FULL_DISK, str(place)], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert (ran.stdout.split(), ran.stderr) == (["full", "1", "None", "2"], "")


@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_nothing_is_written_any_more_once_the_file_was_deleted(place: Path, ending: str) -> None:
    async with await Database.open(place) as database:
        await begin(database)
        place.with_name(f"{place.name}{ending}").unlink()
        with pytest.raises(UnusableDatabaseError) as caught:
            await database.settings.set("", "lost", 1)
        assert (caught.value.reason, caught.value.lost) == ("gone", True)
        with pytest.raises(UnusableDatabaseError):
            await asyncio.gather(*(database.settings.get("", "lost") for _ in range(READERS)))
    assert not place.with_name(f"{place.name}{ending}").exists()


async def test_nothing_is_written_any_more_once_the_file_was_replaced(place: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    async with await Database.open(other):
        pass
    async with await Database.open(place) as database:
        await begin(database)
        shutil.move(other, place)
        with pytest.raises(UnusableDatabaseError) as caught:
            await database.settings.set("", "lost", 1)
        assert (caught.value.reason, caught.value.lost) == ("replaced", True)
        with pytest.raises(UnusableDatabaseError):
            database.connections.check_place()


async def test_a_database_that_somebody_else_writes_to_is_waited_for_and_that_is_said(
    place: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_connections, "BUSY_TIMEOUT_MS", 1)
    async with await Database.open(place) as database:
        with closing(sqlite3.connect(place, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(database.settings.set("", "patient", 1))
            while not database.connections.busy:  # noqa: ASYNC110 - a thread waits for the other program
                await asyncio.sleep(0.001)
            assert await database.settings.get("", "patient") is None  # reading goes on
            other.execute("ROLLBACK")
        await writing
        assert not database.connections.busy
        assert await database.settings.get("", "patient") == 1
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert str(place) in caplog.text


async def test_a_database_that_is_never_let_go_of_is_refused_in_the_end(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connections, "BUSY_TIMEOUT_MS", 1)
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0.0)
    async with await Database.open(place) as database:
        with closing(sqlite3.connect(place, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UnusableDatabaseError) as caught:
                await database.settings.set("", "patient", 1)
    assert caught.value.reason == "busy"


async def test_what_is_new_is_brought_into_the_file_unless_somebody_is_in_the_way(place: Path) -> None:
    async with await Database.open(place) as database:
        await play(database)
        with closing(sqlite3.connect(place)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM events").fetchone()
            await database.settings.set("", "later", 1)
            await database.connections.move_log_into_file()
            reader.rollback()
        await database.connections.move_log_into_file()
        log = place.with_name(f"{place.name}-wal")
        assert os.stat(log).st_size == 0  # noqa: PTH116 - a plain copy has everything now
        copy = place.with_name("copy.db")
        shutil.copy(place, copy)
        async with await Database.open(copy) as copied:
            assert await copied.settings.get("", "later") == 1
        await database.settings.set("", "on", 1)  # and the bot goes on


def test_a_mistake_in_a_statement_is_not_the_fault_of_the_file() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.Error) as caught:
        connection.execute("SELECT nothing FROM nowhere")
    assert reason_of(caught.value) is None
    assert reason_of(ValueError()) is None


def test_a_file_that_another_process_is_just_making_is_waited_for(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path / "whole.db"
    with closing(sqlite3.connect(whole)) as raw:
        raw.execute("CREATE TABLE events (value)")
        raw.execute("CREATE TABLE alembic_version (value)")
    place.touch()
    slept: list[float] = []

    def made_meanwhile(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            place.write_bytes(whole.read_bytes())

    monkeypatch.setattr("time.sleep", made_meanwhile)
    examine(place)
    assert len(slept) == 3
