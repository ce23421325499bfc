"""The tool that makes mistakes: what it finds to change, that it asks the right tests, and what it tells."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.mutants.__main__ import drawn, main
from tests.mutants.mutations import mutations
from tests.mutants.reaching import LOADING, Only, Recorder, function_at, read
from tests.mutants.running import Ended, importers, mirror_of, nearest, never_ends, run_tests

FILE = Path("package/code.py")


def changed(code: str) -> set[str]:
    """All that a line of code can become, but for +1 and -1."""
    return {mutation.applied(code) for mutation in mutations(FILE, code) if mutation.kind not in {"+1", "-1"}}


@pytest.mark.parametrize(
    "code, expected",
    [
        ("x = a == b", {"x = (a != b)"}),
        ("x = a < b", {"x = (a <= b)", "x = (a >= b)"}),
        ("x = a is not None", {"x = (a is None)"}),
        ("x = a in b", {"x = (a not in b)"}),
        ("x = a and b", {"x = (a or b)"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b", {"x = (a - b)"}),
        ("x = 'ä' + a", set()),
        ("x = f'{a + b}'", set()),
        ("x = 'ä', a", {"x = ()"}),
        ("x = [a]", {"x = []"}),
        ("if a: b()", {"if False: b()", "if a: pass"}),
        ("x = a if b else c", {"x = a if False else c"}),
        ("x = {a for a in b if c}", {"x = {a for a in b if False}"}),
        ("x += a", {"pass"}),
        ("raise a", {"pass"}),
        ("x: tuple[int, str] = a", set()),
        ("@a(not b)\ndef c(d: e[1, 2]) -> f[3]: return d", set()),
        ("from a import b", set()),
        ("if TYPE_CHECKING:\n    a()", set()),
        ("'a docstring'", set()),
    ],
)
def test_each_kind_of_mistake(code: str, expected: set[str]) -> None:
    assert changed(code) == expected


def test_numbers_are_one_more_and_one_less_behind_letters_of_several_bytes_too() -> None:
    code = "é = 'ü', 7 and 0"
    found = [mutation for mutation in mutations(FILE, code) if mutation.kind in {"+1", "-1"}]
    assert [mutation.applied(code) for mutation in found] == [
        "é = 'ü', 8 and 0",
        "é = 'ü', 6 and 0",
        "é = 'ü', 7 and 1",
        "é = 'ü', 7 and (-1)",
    ]


def test_every_mistake_is_code_and_says_where_it_is() -> None:
    file = Path(__file__).with_name("mutations.py")
    text = file.read_text(encoding="utf-8")
    found = mutations(file, text)
    assert len(found) > 50
    for mutation in found:
        ast.parse(mutation.applied(text))
        assert mutation.applied(text) != text
        assert text.split("\n")[mutation.line - 1].strip() in f"{mutation.old}\n{text}"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one function, whose test says nothing about equals."""
    root = tmp_path / "project"
    for name, text in {
        "package/code.py": "def larger(a: int, b: int) -> int:\n    return a if a > b else b\n",
        "package/other.py": "def looped(n: int) -> int:\n    while n > 0:\n        n -= 1\n    return n\n",
        "tests/package/test_code.py": (
            "from package.code import larger\n\ndef test_larger():\n    assert larger(1, 2) == larger(2, 1) == 2\n"
        ),
        "tests/package/test_further.py": (
            "from package.other import looped\n\ndef test_looped():\n    assert looped(2) == 0\n"
        ),
        "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\naddopts = ['--import-mode=importlib']\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def test_the_tests_of_a_files_name_are_asked_first_else_those_that_import_it(project: Path) -> None:
    folder = Path("tests/package")
    assert nearest(project, Path("package/code.py")) == (folder / "test_code.py",)
    assert nearest(project, Path("package/other.py")) == (folder / "test_further.py",)
    assert nearest(project, Path("package/inner/third.py")) == ()


def test_the_tests_of_a_package_are_its_mirror_or_what_is_above_it(project: Path) -> None:
    assert mirror_of(project, Path("package")) == Path("tests/package")
    assert mirror_of(project, Path("package/inner")) == Path("tests/package")
    assert mirror_of(project, Path("other")) == Path("tests")


def test_what_the_folder_does_not_see_those_are_asked_that_import_it_elsewhere(project: Path) -> None:
    elsewhere = Path("tests/other/test_larger.py")
    (project / elsewhere).parent.mkdir()
    (project / elsewhere).write_text(
        "from package.code import larger\n\ndef test_equals():\n    assert str(larger(1, 1.0)) == '1.0'\n"
    )
    assert importers(project, Path("package/code.py"), but=(Path("tests/package"),)) == (elsewhere,)
    assert importers(project, Path("package/other.py"), but=(Path("tests/package"),)) == ()


def test_the_same_seed_draws_the_same_mistakes(project: Path) -> None:
    assert drawn(project, "package", 3, "1") == drawn(project, "package", 3, "1")
    assert len({mutation for seed in "123456" for mutation in drawn(project, "package", 1, seed)}) > 1
    assert len(drawn(project, "package", 99, "1")) == len(set(drawn(project, "package", 99, "2")))


def test_a_folders_tests_are_asked_that_call_the_function_first_those_that_call_little_else(
    project: Path, tmp_path: Path
) -> None:
    (project / "tests/package/test_both.py").write_text(
        "from package.code import larger\nfrom package.other import looped\n\n"
        "def test_both():\n    assert larger(looped(1), looped(2)) == 0\n"
    )
    (project / "tests/package/test_broken.py").write_text(
        "from package.code import larger\n\ndef test_broken():\n    assert not larger(1, 2)\n"
    )
    recorder = Recorder(project, tmp_path / "reach.json")
    assert run_tests(project, [Path("tests/package")], 20, recorder).code == 1  # and the others run all the same
    reach = read(recorder.file)
    larger, both = "tests/package/test_code.py::test_larger", "tests/package/test_both.py::test_both"
    assert reach.calling(Path("package/code.py"), 1) == (larger, both)
    assert set(reach.calling(Path("package/code.py"), None)) == reach.seconds.keys() - {LOADING}  # no function: all
    assert reach.calling(Path("package/code.py"), None)[:2] == (larger, both)
    assert reach.calling(Path("package/other.py"), None)[-1] == larger
    assert "tests/package/test_broken.py::test_broken" not in reach.calls
    assert reach.calling(Path("package/code.py"), 99) == ()
    assert run_tests(project, [Path("tests/package")], 20, Only([larger])).code == 0


def test_a_test_calls_also_what_another_has_worked_out_before_it(project: Path, tmp_path: Path) -> None:
    for name, text in {
        "formats/__init__.py": "",
        "formats/core/__init__.py": "",
        "formats/core/memoize.py": "known = {}\n\ndef forget():\n    known.clear()\n",
        "package/twice.py": (
            "from formats.core.memoize import known\n\n"
            "def twice(n):\n    if n not in known:\n        known[n] = doubled(n)\n    return known[n]\n\n"
            "def doubled(n):\n    return 2 * n\n"
        ),
        "tests/package/test_twice.py": (
            "from package.twice import twice\n\n"
            "def test_one():\n    assert twice(3) == 6\n\ndef test_other():\n    assert twice(3) > 5\n"
        ),
    }.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    recorder = Recorder(project, tmp_path / "reach.json")
    assert run_tests(project, [Path("tests/package/test_twice.py")], 20, recorder).code == 0
    assert len(read(recorder.file).calling(Path("package/twice.py"), 8)) == 2


@pytest.mark.parametrize("line, first", [(1, None), (2, None), (3, None), (4, 2), (6, 5), (7, 2)])
def test_a_line_belongs_to_the_innermost_function_whose_body_it_is_in(line: int, first: int | None) -> None:
    code = "x = 1\n@wraps(a)\ndef f(a=0):\n    b()\n    def g():\n        c()\n    return g\n"
    assert function_at(code, line) == first


@pytest.mark.parametrize(
    "code, seconds, never", [(None, 7.0, True), (None, 0.1, True), (None, 4.0, False), (0, 7.0, False), (1, 0.1, False)]
)
def test_what_takes_much_longer_or_waits_for_nothing_never_ends(
    code: int | None, seconds: float, *, never: bool
) -> None:
    assert never_ends(Ended(code, seconds), Ended(0, 2.0)) is never
    assert not never_ends(Ended(code, seconds), Ended(None, 2.0))


@pytest.mark.slow
def test_what_nobody_sees_survives_and_what_never_ends_is_seen(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.nice", lambda by: by)
    elsewhere = project / "tests/other/test_left_out.py"
    elsewhere.parent.mkdir()
    elsewhere.write_text("from package.code import larger\n")
    elsewhere.with_name("test_broken.py").write_text(
        "from package.other import looped\n\ndef test_broken():\n    assert 0\n"
    )
    before = {file: file.read_text() for file in project.rglob("*.py")}

    assert main(["package", "--root", str(project), "--count", "99", "--limit", "1"]) == 0

    told = capsys.readouterr().out
    assert "survived: package/code.py:2  comparison: a > b -> (a >= b)" in told
    assert "a > b -> (a <= b)" not in told  # seen
    assert "n -= 1 -> pass" not in told  # would never end, which is seen
    _, line, everything = told.strip().split("\n")[-3:]
    mutants, killed, survived, undecided = map(int, re.findall(r"\b\d+\b(?!%)", line))
    assert mutants == killed + survived + undecided == len(drawn(project, "package", 99, "1"))
    assert (killed > 5, undecided) == (True, 0)
    assert everything.split()[1:] == line.split()[1:]
    assert {file: file.read_text() for file in project.rglob("*.py")} == before
