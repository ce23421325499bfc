"""A new format is complete, and `make check-plugin` says in a sentence what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check_plugin import ADVICE, KINDS, advice_for, kinds_of, problems, report
from tests.check_plugin.__main__ import main
from tests.samples import PYTEST, SampleProject

FAILURES = """
FAILED tests/formats/test_rulebook.py::test_cited[ladder] - AssertionError: R9
FAILED tests/bot/text/test_format_texts.py::test_all[ladder] - KeyError
ERROR tests/bot/text/test_wrong_values.py::test_each[ladder] - KeyError
2 failed, 3 passed in 1.00s
"""


@pytest.mark.parametrize(
    "key, kinds",
    [
        ("fide_dutch", ["format"]),
        ("cop", ["format", "face"]),
        ("lichess", ["game server"]),
        ("ja", ["language"]),
        ("no_such", []),
    ],
)
def test_a_plug_in_is_found_by_its_name(key: str, kinds: list[str]) -> None:
    assert [kind.name for kind in kinds_of(key)] == kinds


def test_each_advice_is_given_once_with_its_tests() -> None:
    assert report(FAILURES) == [
        ADVICE["formats/test_rulebook.py"],
        "    formats/test_rulebook.py::test_cited[ladder] AssertionError: R9",
        ADVICE["bot/text"],
        "    bot/text/test_format_texts.py::test_all[ladder] KeyError",
        "    bot/text/test_wrong_values.py::test_each[ladder] KeyError",
    ]
    assert report("3 passed in 1.00s") == []


def test_the_advice_that_fits_best_is_given() -> None:
    assert advice_for("formats/conformance/test_playing.py") == ADVICE["formats/conformance"]
    assert advice_for("bot/views/test_agreement.py") == "Read the test: its name says what has to hold."


def test_tests_and_advice_name_what_there_is() -> None:
    tests = Path(__file__).parent
    assert [path for path in ADVICE if not (tests / path).exists()] == []
    assert [path for kind in KINDS for path in kind.tests if not (tests.parent / path).exists()] == []


def test_a_name_that_is_none_lists_where_was_looked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_such"]) == 2
    assert "formats/systems/{key}" in capsys.readouterr().out


RULES = """# Divisions: the rules

- **R1 Divisions.** Seeds are dealt out one by one; in each division everybody meets everybody once.
"""


def add_divisions(project: Path) -> None:
    """Add the sample of docs/adding-a-format.md as a format of its own."""
    folder, samples = project / "formats/systems/divisions", project / "tests/formats/samples"
    (folder / "locales").mkdir(parents=True)
    (folder / "__init__.py").write_text(
        '"""Divisions."""\n\nfrom formats.systems.divisions.system import FORMAT as FORMAT\n'
    )
    (folder / "system.py").write_bytes((samples / "divisions.py").read_bytes())
    (folder / "locales/en.ftl").write_bytes((samples / "divisions.ftl").read_bytes())
    (folder / "RULES.md").write_text(RULES)
    listed = project / "tests/expected/systems.txt"
    listed.write_text("\n".join(sorted([*listed.read_text().split(), "divisions"])) + "\n")
    tests = project / "tests/formats/systems/divisions"
    tests.mkdir()
    (tests / "test_rules.py").write_text("def test_r1_divisions() -> None:\n    pass\n")


@pytest.mark.slow
def test_a_new_format_needs_only_what_the_check_says(tmp_path: Path) -> None:
    project = SampleProject(tmp_path)
    project.python("-m", "formats", "new", "ladder_2")
    add_divisions(tmp_path)
    found = problems(["ladder_2", "divisions"], tmp_path)

    advised = ("bot/reference", "formats/systems/test_options.py", "formats/test_engine_version.py")
    assert found is not None
    assert {line for line in found if not line.startswith(" ")} == {ADVICE[path] for path in advised}
    # All other tests have passed, and read nothing of what the advice changes.
    project.python("-m", "bot.reference")
    failed = ("tests/bot/reference/test_pages.py", *(f"tests/{path}" for path in advised[1:]))
    cases = ("-k", "ladder_2 or divisions or test_pages.py")
    project.python(*PYTEST, "-n", "0", "--update-golden", *cases, *failed)
