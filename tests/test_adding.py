"""The pages that say how something is added: their samples are the project's own code, or run in a copy of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.case_files import PROJECT
from tests.expected import expected
from tests.patience import PROGRAM_SECONDS
from tests.samples import BLOCK, RUN, SampleProject, patched

PARAMETRIZED = (
    "tests/expected",
    "tests/bot/commands/test_found.py",
    "tests/bot/game_servers/test_contracts.py",
    "tests/bot/reference/test_pages.py",
    "tests/bot/schedule/test_agenda_of_logs.py",
    "tests/bot/announcements/test_channels_of_logs.py",
    "tests/bot/test_command_names.py",
    "tests/bot/test_reminders.py",
    "tests/bot/text/test_catalogue.py",
    "tests/bot/text/test_catalogues.py",
    "tests/bot/text/test_command_texts.py",
    "tests/bot/text/test_format_texts.py",
    "tests/bot/text/test_languages.py",
    "tests/bot/views/test_views.py::TestAudit",
    "tests/formats/core/possible/test_acts_of_logs.py",
    "tests/formats/core/test_evolve.py",
    "tests/formats/core/test_plan.py",
)
"""Tests parametrized by registries, languages, golden files and catalogues. `make adding` runs the whole suite."""

GOLDEN = {"acts.txt", "channels", "plan.json"}
"""The golden files, and the folder of them, that an event with its command, a setting and a reminder change."""

PAGES = {
    page.stem: page.read_text(encoding="utf-8")
    for page in sorted((PROJECT / "docs").glob("adding-*.md"))
    if page.stem != "adding-a-format"  # whose blocks are those of a format that is there
}


@pytest.mark.slow
def test_pages_do_what_they_say(tmp_path: Path) -> None:
    """All pages share one copy of the project, because no page depends on another, which is tested below."""
    project = SampleProject(tmp_path)
    changed = [path for page in PAGES.values() for path in project.follow(page)]
    project.run(PAGES.values(), PARAMETRIZED)
    assert {name.partition("/")[0] for name in golden_files_that_differ(tmp_path)} == GOLDEN
    python = [path for path in changed if path.endswith(".py")]
    for check in (["check"], ["format", "--check"]):
        subprocess.run(
            [sys.executable, "-m", "ruff", *check, *python], cwd=tmp_path, check=True, timeout=PROGRAM_SECONDS
        )


def golden_files_that_differ(copy: Path) -> set[str]:
    """Return the names of the golden files that a copy of the project has rewritten or added."""
    folders = [root / "tests/golden" for root in (PROJECT, copy)]
    ours, theirs = [
        {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
        for folder in folders
    ]
    return {name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name)}


@pytest.mark.parametrize("page", PAGES)
def test_commands_of_a_page_are_in_the_order_in_which_they_are_run(page: str) -> None:
    targets = [target for target, _ in RUN.findall(PAGES[page])]
    assert targets == sorted(targets, key=["reference", "golden", "test"].index)
    assert targets[-1:] == ["test"][: len(targets)]


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


def test_texts_are_added_in_every_language_that_is_shipped() -> None:
    texts = [text for page in PAGES.values() for kind, path, text in BLOCK.findall(page) if kind == "add"]
    assert len(texts) > 5
    for text in texts:
        assert {"en", *(line.partition(" ")[0] for line in text.splitlines())} == set(expected("languages")), text


def test_a_change_must_fit_where_it_is_made() -> None:
    assert patched("one\ntwo\nfour\n", " two\n+three\n-four\n+five\n") == "one\ntwo\nthree\nfive\n"
    for wrong in (" three\n+four\n", " \n+more\n"):
        with pytest.raises(AssertionError):
            patched("one\n\n\ntwo\n", wrong)


def test_an_event_with_a_trace_in_the_state_is_three_files_and_an_entry_for_the_audit() -> None:
    """The fact, its slice of the state, its posts, and its kind in the audit; the command and tests are left out."""
    about_a_command = ("core/commands/", "decide/", "phases.py", "possible/", "tests/")
    touched = {path for _, path, _ in BLOCK.findall(PAGES["adding-an-event"])}
    event = {path for path in touched if not any(part in path for part in about_a_command)}
    assert event == {
        "formats/core/events/lifecycle.py",
        "formats/core/state_slices/streams.py",
        "bot/announcements/streams.py",
        "bot/text/labels.py",
    }


@pytest.mark.parametrize(
    "page, places",
    [
        ("adding-a-command", {"bot/commands/games_left.py"}),
        ("adding-a-reminder", {"bot/reminders/last_day.py"}),
        ("adding-a-picture", {"bot/faces/round_robin/"}),
        ("adding-a-game-server", {"bot/game_servers/postal/"}),
        ("adding-a-language", {"bot/locales/cs/"}),
        ("adding-a-setting", {"formats/core/plan.py", "formats/core/earlier_defaults.py", "bot/runtime/settings.py"}),
    ],
)
def test_what_is_added_stands_in_one_place(page: str, places: set[str]) -> None:
    """A file or a folder, besides tests and translations; a file for each of the two settings on their page."""
    files = {path for kind, path, _ in BLOCK.findall(PAGES[page]) if kind != "add" and not path.startswith("tests/")}
    assert {place for place in places for file in files if file.startswith(place)} == places
    assert [file for file in files if not file.startswith(tuple(places))] == []
