"""The tool that makes mistakes: what it finds to change, and what it reports."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.mutants.__main__ import drawn, main
from tests.mutants.mutations import mutations
from tests.mutants.running import limit_of, never_ends
from tests.reach.forked import Ended
from tests.reach.record import Reaching

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
        "bot/__init__.py": "",
        "tests/__init__.py": "",
        "tests/bot/__init__.py": "",
        "bot/code.py": "def larger(a: int, b: int) -> int:\n    return a if a > b else b\n",
        "bot/other.py": "def looped(n: int) -> int:\n    while n > 0:\n        n -= 1\n    return n\n",
        "tests/bot/test_code.py": (
            "from bot.code import larger\n\ndef test_larger():\n    assert larger(1, 2) == larger(2, 1) == 2\n"
        ),
        "tests/bot/test_further.py": (
            "from bot.other import looped\n\ndef test_looped():\n    assert looped(2) == 0\n"
        ),
        "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\naddopts = ['--import-mode=importlib']\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def test_the_same_seed_draws_the_same_mistakes(project: Path) -> None:
    assert drawn(project, "bot", 3, "1") == drawn(project, "bot", 3, "1")
    assert len({mutation for seed in "123456" for mutation in drawn(project, "bot", 1, seed)}) > 1
    assert len(drawn(project, "bot", 99, "1")) == len(set(drawn(project, "bot", 99, "2")))


@pytest.mark.parametrize("seconds, never", [(7.0, True), (0.1, True), (4.0, False)])
def test_a_run_over_its_limit_that_takes_much_longer_or_waits_for_nothing_never_ends(
    seconds: float, *, never: bool
) -> None:
    tests = [Reaching(name, 1.0, 1, frozenset()) for name in ("a", "b")]
    assert never_ends(Ended(None, seconds), tests) is never


@pytest.mark.parametrize("sound", [0.1, 12.5, 25.0])
def test_an_endless_loop_that_is_ended_at_its_limit_never_ends(sound: float) -> None:
    tests = [Reaching("a", sound, 1, frozenset())]
    assert never_ends(Ended(None, limit_of(tests, 25)), tests)


@pytest.mark.slow
def test_what_nobody_sees_survives_and_what_never_ends_is_seen(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.nice", lambda by: by)
    before = {file: file.read_text() for file in project.rglob("*.py")}

    assert main(["bot", "--root", str(project), "--count", "99", "--limit", "1"]) == 0

    told = capsys.readouterr().out
    assert "survived: bot/code.py:2  comparison: a > b -> (a >= b)" in told
    assert "a > b -> (a <= b)" not in told  # seen
    assert "n -= 1 -> pass" not in told  # would never end, which is seen
    _, line, everything = told.strip().split("\n")[-3:]
    mutants, killed, survived, undecided = map(int, re.findall(r"\b\d+\b(?!%)", line))
    assert mutants == killed + survived + undecided == len(drawn(project, "bot", 99, "1"))
    assert (killed > 5, undecided) == (True, 0)
    assert everything.split()[1:] == line.split()[1:]
    assert {file: file.read_text() for file in project.rglob("*.py")} == before
