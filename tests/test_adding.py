"""The pages that say how something is added: their samples are the project's own code, or run in a copy of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.case_files import PROJECT
from tests.patience import PROGRAM_SECONDS
from tests.samples import BLOCK, RUN, SampleProject, patched

PAGES = {
    page.stem: page.read_text(encoding="utf-8")
    for page in sorted((PROJECT / "docs").glob("adding-*.md"))
    if page.stem != "adding-a-format"  # whose blocks are those of a format that is there
}


@pytest.mark.slow
def test_pages_do_what_they_say(tmp_path: Path) -> None:
    """One copy of the project does for all of them, since no page depends on another, which is tested below."""
    project = SampleProject(tmp_path)
    changed = [path for page in PAGES.values() for path in project.follow(page)]
    project.run("\n".join(PAGES.values()))
    python = [path for path in changed if path.endswith(".py")]
    for check in (["check"], ["format", "--check"]):
        subprocess.run(
            [sys.executable, "-m", "ruff", *check, *python], cwd=tmp_path, check=True, timeout=PROGRAM_SECONDS
        )


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_code_says_where_it_stands_and_a_test_is_run(page: str) -> None:
    blocks = BLOCK.findall(PAGES[page])
    assert len(blocks) == len(re.findall(r"^```\w+$", PAGES[page], re.MULTILINE))
    ran = " ".join(tests for _, tests in RUN.findall(PAGES[page]))
    for kind, path, _ in blocks:
        assert kind == "in" or not path.startswith("tests/") or path in ran


def test_pages_touch_different_files_and_use_nothing_of_each_other() -> None:
    touched = [path for page in PAGES.values() for _, path, _ in BLOCK.findall(page)]
    assert len(touched) == len(set(touched))
    for page, text in PAGES.items():
        new = [
            path.removesuffix("/__init__.py").removesuffix(".py")
            for kind, path, _ in BLOCK.findall(text)
            if kind == "file"
        ]
        others = "\n".join(code for other, told in PAGES.items() if other != page for _, _, code in BLOCK.findall(told))
        assert [path for path in new if path.endswith("__") or path.replace("/", ".") in others] == []


def test_a_change_must_fit_where_it_is_made() -> None:
    assert patched("one\ntwo\nfour\n", " two\n+three\n-four\n+five\n") == "one\ntwo\nthree\nfive\n"
    for wrong in (" three\n+four\n", " \n+more\n"):
        with pytest.raises(AssertionError):
            patched("one\n\n\ntwo\n", wrong)


def test_an_event_with_a_trace_in_the_state_is_three_files() -> None:
    """The fact, what it leaves behind, what people see; what leads to it is a command, tests are tests."""
    about_a_command = ("core/commands/", "decide/", "phases.py", "possible/", "tests/")
    touched = {path for _, path, _ in BLOCK.findall(PAGES["adding-an-event"])}
    event = {path for path in touched if not any(part in path for part in about_a_command)}
    assert event == {
        "formats/core/events/lifecycle.py",
        "formats/core/state_slices/streams.py",
        "bot/announcements/streams.py",
    }


@pytest.mark.parametrize(
    "page, places",
    [
        ("adding-a-command", {"bot/commands/games_left.py"}),
        ("adding-a-reminder", {"bot/reminders/last_day.py"}),
        ("adding-a-picture", {"bot/faces/round_robin/"}),
        ("adding-a-language", {"bot/locales/nl/"}),
        ("adding-a-setting", {"formats/core/plan.py", "bot/runtime/settings.py"}),
    ],
)
def test_what_is_added_stands_in_one_place(page: str, places: set[str]) -> None:
    """A file or a folder, tests apart; of the two settings on their page, a file each."""
    files = {path for _, path, _ in BLOCK.findall(PAGES[page]) if not path.startswith("tests/")}
    assert {place for place in places for file in files if file.startswith(place)} == places
    assert [file for file in files if not file.startswith(tuple(places))] == []
