"""`python -m storage`, as a person would use it."""

import asyncio
import io
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import formats
from storage.__main__ import main
from storage.database import Database
from tests.case_files import PROJECT
from tests.postgres.databases import Place
from tests.storage.samples import play


@pytest.fixture
def filled(place: Place) -> str:
    async def fill() -> None:
        async with await Database.open(place) as database:
            await play(database)

    asyncio.run(fill())
    return str(place)


def test_list_shows_each_tournament(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", filled]) == 0
    assert capsys.readouterr().out == "t1\t2026-03-01\tclosed\t8 events\tSpring Open\n"


def test_export_then_import_through_files_and_pipes(
    filled: str,
    elsewhere: Place,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, other = tmp_path / "log.jsonl", str(elsewhere)
    assert main(["export", filled, "t1", str(file)]) == 0
    assert main(["export", filled, "t1"]) == 0
    text = capsys.readouterr().out
    assert text == file.read_bytes().decode()
    assert main(["import", other, str(file)]) == 0
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + text.encode())))
    assert main(["import", other]) == 0
    assert capsys.readouterr().out == "t1\nt2\n"
    assert main(["check", other]) == 0
    assert capsys.readouterr().out.endswith("2 tournaments, 0 problems\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "DATABASE", "t9"],
        ["import", "DATABASE", "ABSENT"],
        ["list", "ABSENT"],
        ["check", "ABSENT"],
        ["export", "ABSENT", "t1"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_ends_with_1_and_says_so(
    filled: str, tmp_path: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    absent = tmp_path / "absent"
    assert main([{"DATABASE": filled, "ABSENT": str(absent)}.get(word, word) for word in arguments]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err
    assert not absent.exists()


def test_a_bad_file_is_refused(filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.jsonl"
    for content in (b"{}", b"", b"\xff\xfe\x00"):
        file.write_bytes(content)
        assert main(["import", filled, str(file)]) == 1
    assert capsys.readouterr().out == ""


@pytest.mark.sqlite
def test_check_names_what_is_wrong(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", filled]) == 0
    assert capsys.readouterr().out == "1 tournaments, 0 problems\n"
    with sqlite3.connect(filled) as raw:
        raw.execute("INSERT INTO events VALUES ('t1', 10, 'x', 'p1', '2026-03-01', 'PhaseChanged', '{}', '1')")
    raw.close()
    assert main(["check", filled]) == 1
    assert "event 10 (PhaseChanged)" in capsys.readouterr().out
    with sqlite3.connect(filled) as raw:
        raw.execute("DROP TRIGGER events_no_update")
        raw.execute('UPDATE events SET payload = \'{"kind":"PhaseChanged","phase":"closed"}\' WHERE seq = 10')
    raw.close()
    assert main(["check", filled]) == 1
    assert "event 9 is wrong: sequence" in capsys.readouterr().out


def test_the_module_runs(filled: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "storage", "list", filled], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout[:3], ran.stderr) == (0, "t1\t", "")
    assert main_refuses_nonsense() == 2


def main_refuses_nonsense() -> object:
    with pytest.raises(SystemExit) as ended:
        main(["frobnicate"])
    return ended.value.code


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"Herald {formats.__version__}\n")


def test_erase_forgets_whoever_has_an_account(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with await Database.open(place) as database:
            await database.people.for_discord(55, "Dana")

    async def known() -> bool:
        async with await Database.open(place) as database:
            return await database.people.find_discord(55) is not None

    asyncio.run(fill())
    assert main(["erase", str(place), "56"]) == 1
    assert "nobody here has the account 56" in capsys.readouterr().err
    assert asyncio.run(known())
    assert main(["erase", str(place), "55"]) == 0
    assert not asyncio.run(known())
