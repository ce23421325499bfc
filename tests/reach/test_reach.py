"""The tests that execute a file are found by measuring all of them once, and again when they have changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.reach import __main__ as program
from tests.reach.forked import Only, run_tests
from tests.reach.record import Reaching, Record, mirror_of, within

CODE = Path("bot/code.py")
OTHER = Path("bot/other.py")
FILES = {
    "bot/__init__.py": "",
    "tests/__init__.py": "",
    "tests/bot/__init__.py": "",
    "bot/code.py": "LIMIT = 3\n\n\ndef larger(a, b):\n    if a > b:\n        return a\n    return b\n",
    "bot/other.py": "def looped(n):\n    while n > 0:\n        n -= 1\n    return n\n",
    "tests/bot/test_code.py": (
        "from bot.code import larger\n\n"
        "def test_first():\n    assert larger(2, 1) == 2\n\n"
        "def test_second():\n    assert larger(1, 2) == 2\n\n"
        "def test_again():\n    assert larger(1, 3) == 3\n"
    ),
    "tests/bot/test_both.py": (
        "from bot.code import larger\nfrom bot.other import looped\n\n"
        "def test_both():\n    assert larger(looped(1), looped(2)) == 0\n"
    ),
    "tests/bot/test_broken.py": "from bot.code import larger\n\ndef test_broken():\n    assert not larger(1, 2)\n",
    "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\naddopts = ['--import-mode=importlib']\n",
}
FIRST, SECOND, AGAIN = (f"tests/bot/test_code.py::test_{name}" for name in ("first", "second", "again"))
BOTH = "tests/bot/test_both.py::test_both"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of two functions."""
    for name, text in FILES.items():
        write(tmp_path, name, text)
    return tmp_path


@pytest.fixture
def record(project: Path) -> Iterator[Record]:
    """A record in which everything is measured."""
    with closing(Record(project)) as record:
        record.refresh(record.stale())
        yield record


def write(project: Path, name: str, text: str) -> None:
    (project / name).parent.mkdir(parents=True, exist_ok=True)
    (project / name).write_text(text)


def names(tests: list[Reaching]) -> list[str]:
    return [test.test for test in tests]


def test_the_tests_of_a_line_are_those_that_execute_it(record: Record) -> None:
    assert names(record.tests_of(CODE, 6)) == [FIRST]
    assert set(names(record.tests_of(CODE, 7))) == {SECOND, AGAIN, BOTH}
    assert names(record.tests_of(OTHER, 3)) == [BOTH]


def test_those_of_the_file_named_after_it_come_first_and_one_that_fails_shows_nothing(record: Record) -> None:
    assert names(record.tests_of(CODE, 5))[-1] == BOTH
    assert not any("broken" in test for test in names(record.tests_of(CODE)))


def test_each_line_of_a_file_has_its_first_test_before_any_has_its_second(record: Record) -> None:
    found = record.tests_of(CODE)
    assert {frozenset({5, 6}), frozenset({5, 7})} == {test.lines for test in found[:2]}
    assert len(found) == 4


def test_a_line_that_no_test_executes_counts_as_its_whole_file(record: Record) -> None:
    assert names(record.tests_of(CODE, 1)) == names(record.tests_of(CODE))


def test_for_a_constant_those_come_first_that_name_it(record: Record, project: Path) -> None:
    facts = Path("tests/test_facts.py")
    write(project, facts.as_posix(), "from bot.code import LIMIT\n\ndef test_limit():\n    assert LIMIT == 3\n")
    assert record.naming(CODE, 1) == [facts]
    assert record.naming(CODE, 5) == []
    record.refresh([facts])
    assert names(record.tests_of(CODE, 1)) == [f"{facts}::test_limit", *names(record.tests_of(CODE))]


def test_for_a_line_of_an_import_those_in_the_file_named_after_it_count_whatever_they_execute(
    record: Record, project: Path
) -> None:
    named = Path("tests/bot/test_code.py")
    text = (project / named).read_text(encoding="utf-8")
    write(
        project,
        named.as_posix(),
        f"{text}\n\ndef test_limit():\n    from bot import code\n    assert code.LIMIT == 3\n",
    )
    record.refresh([named])
    assert f"{named}::test_limit" in names(record.tests_of(CODE, 1))
    assert f"{named}::test_limit" not in names(record.tests_of(CODE))


def test_lines_of_a_file_that_has_changed_are_not_used(record: Record, project: Path) -> None:
    write(project, "bot/code.py", f"\n{FILES['bot/code.py']}")
    assert names(record.tests_of(CODE, 6)) == names(record.tests_of(CODE))


def test_a_file_of_tests_is_measured_again_when_it_is_new_or_has_changed(record: Record, project: Path) -> None:
    assert record.stale() == []
    write(
        project, "tests/bot/test_code.py", "from bot.code import larger\n\ndef test_one():\n    assert larger(2, 1)\n"
    )
    write(project, "tests/test_more.py", "from bot.other import looped\n\ndef test_more():\n    looped(1)\n")
    assert record.stale() == [Path("tests/bot/test_code.py"), Path("tests/test_more.py")]
    assert record.stale(Path("tests/bot")) == [Path("tests/bot/test_code.py")]
    record.refresh(record.stale())
    assert record.stale() == []
    assert names(record.tests_of(CODE, 6)) == ["tests/bot/test_code.py::test_one"]
    assert set(names(record.tests_of(OTHER))) == {BOTH, "tests/test_more.py::test_more"}


def test_a_file_that_cannot_be_imported_stays_stale_and_costs_no_other_file_its_tests(project: Path) -> None:
    write(project, "tests/bot/test_wrong.py", "import no_such_module\n")
    with closing(Record(project)) as record:
        assert record.refresh(record.stale()) == [Path("tests/bot/test_wrong.py")]
        assert record.stale() == [Path("tests/bot/test_wrong.py")]
        assert set(names(record.tests_of(CODE, 7))) == {SECOND, AGAIN, BOTH}


def test_files_whose_tests_did_not_all_run_stay_stale(project: Path) -> None:
    write(project, "tests/bot/test_code.py", FILES["tests/bot/test_code.py"].replace("(1, 2) == 2", "(1, 2) == stop()"))
    stop = "\n\ndef stop():\n    import pytest\n    pytest.exit('ended early')\n"
    with (project / "tests/bot/test_code.py").open("a") as file:
        file.write(stop)
    with closing(Record(project)) as record:
        assert Path("tests/bot/test_code.py") in record.refresh(record.stale())
        assert Path("tests/bot/test_code.py") in record.stale()
        assert names(record.tests_of(OTHER)) == [BOTH]  # ran before the end


def test_tests_of_a_file_that_is_gone_are_not_run(record: Record, project: Path) -> None:
    (project / "tests/bot/test_both.py").unlink()
    assert record.stale() == []
    assert BOTH not in names(record.tests_of(CODE))


def test_a_test_executes_also_what_another_has_computed_before_it(project: Path) -> None:
    write(project, "formats/__init__.py", "")
    write(project, "formats/core/__init__.py", "")
    write(project, "formats/core/memoize.py", "known = {}\n\ndef forget():\n    known.clear()\n")
    write(
        project,
        "bot/twice.py",
        "from formats.core.memoize import known\n\n"
        "def twice(n):\n    if n not in known:\n        known[n] = 2 * n\n    return known[n]\n",
    )
    write(
        project,
        "tests/bot/test_twice.py",
        "from bot.twice import twice\n\n"
        "def test_one():\n    assert twice(3) == 6\n\ndef test_other():\n    assert twice(3) > 5\n",
    )
    with closing(Record(project)) as record:
        record.refresh([Path("tests/bot/test_twice.py")])
        assert len(record.tests_of(Path("bot/twice.py"), 5)) == 2


def test_a_limit_of_seconds_takes_the_first_and_at_least_one() -> None:
    tests = [Reaching(name, 4.0, 1, frozenset()) for name in "abc"]
    assert within(tests, 9.0) == tests[:2]
    assert within(tests, 1.0) == tests[:1]
    assert within([], 1.0) == []


def test_the_tests_of_a_package_are_its_mirror_or_what_is_above_it(project: Path) -> None:
    assert mirror_of(project, Path("bot")) == Path("tests/bot")
    assert mirror_of(project, Path("bot/inner")) == Path("tests/bot")
    assert mirror_of(project, Path("storage")) == Path("tests")


def test_only_chosen_tests_run_with_a_mistake_and_in_their_order(project: Path) -> None:
    write(project, "bot/code.py", FILES["bot/code.py"].replace("a > b", "a < b"))
    files = [Path("tests/bot/test_code.py")]
    assert run_tests(project, files, 20, Only([FIRST])).code == 1
    assert run_tests(project, files, 20, Only(["tests/bot/test_code.py::test_gone"])).code == 5


def test_the_command_measures_the_mirror_and_lists_or_runs_the_tests(
    project: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    write(project, "tests/test_elsewhere.py", "def test_elsewhere(): pass\n")
    assert program.main(["--root", str(project), "--list", "bot/code.py:6"]) == 0
    printed = capfd.readouterr().out
    assert "Measuring 3 files of tests, which are new" in printed
    assert "1 of 1 tests that execute bot/code.py:6" in printed
    assert "1 other files of tests are new or have changed" in printed
    assert FIRST in printed.splitlines()
    assert program.main(["--root", str(project)]) == 0
    assert "1 of 1 files of tests" in capfd.readouterr().out
    assert program.main(["--root", str(project), "--list", "--seconds", "0", "bot/code.py"]) == 0
    printed = capfd.readouterr().out
    assert "1 of 4 tests that execute bot/code.py" in printed
    assert "other files" not in printed


def test_a_file_that_is_not_there_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        program.main(["--root", str(project), "bot/gone.py"])
    assert "no file bot/gone.py" in capsys.readouterr().err
