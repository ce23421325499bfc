"""The pages that a program writes are as the program would write them today."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from bot.reference.__main__ import PAGES, main
from bot.reference.commands import (
    DIRECTORS_WORDS,
    EVERYBODY,
    MANAGERS,
    STAFF_WORDS,
    allowed,
    commands_under,
    names,
    top_commands,
)
from bot.reference.settings import variable
from bot.runtime.settings import ProcessSettings
from bot.text.format_texts import WEEK, option_help
from formats import registry
from formats.core.plan import Settings, StagePlan
from formats.core.weekly import WeekPlan
from formats.messages.sentences import english_title
from tests.case_files import PROJECT

LEAVES = {command.qualified_name: command for top in top_commands() for command in commands_under(top)}
COMMANDS, SETTINGS, FORMATS = (PAGES[f"docs/reference/{name}.md"]() for name in ("commands", "settings", "formats"))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The text of every file that `make reference` writes into an empty project."""
    folder = tmp_path_factory.mktemp("project")
    assert main(folder) == 0
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_up_to_date(path: str, written: dict[str, str]) -> None:
    assert (PROJECT / path).read_text(encoding="utf-8") == written[path], "run `make reference`"


def test_the_stubs_of_the_texts_are_up_to_date(written: dict[str, str]) -> None:
    stubs = written.keys() - PAGES.keys()
    assert {path: (PROJECT / path).read_text(encoding="utf-8") for path in stubs} == {
        path: written[path] for path in stubs
    }, "run `make reference`"
    assert "bot/text/texts.pyi" in stubs


def test_pages_are_written_into_a_project(written: dict[str, str]) -> None:
    stubs = {file.relative_to(PROJECT).as_posix() for file in (PROJECT / "bot").rglob("texts.pyi")}
    assert written.keys() == {*PAGES, *stubs}


def test_every_command_has_its_heading_and_each_option_a_line() -> None:
    sections = dict(part.partition("\n")[::2] for part in COMMANDS.replace("\n## ", "\n### ").split("\n### /")[1:])
    assert set(sections) == names() - {name for name in names() if name not in LEAVES and " " in name}
    for name, command in LEAVES.items():
        for option in command.parameters:
            assert f"| `{option.display_name}` |" in sections[name], (name, option.display_name)


def test_every_command_kept_for_those_who_manage_events_says_for_whom_it_is() -> None:
    kept = [top for top in top_commands() if top.default_permissions is not None]
    unsaid = [
        command.qualified_name for top in kept for command in commands_under(top) if allowed(command) == EVERYBODY
    ]
    assert kept
    assert unsaid == []


def test_who_may_use_a_command_is_what_its_function_declares() -> None:
    found = {command.name: allowed(command) for command in LEAVES.values()}
    assert (found["join"], found["create"], found["publish"], found["disqualify"]) == (
        EVERYBODY,
        MANAGERS,
        STAFF_WORDS,
        DIRECTORS_WORDS,
    )


@pytest.mark.parametrize("model", [Settings, StagePlan, WeekPlan])
def test_every_setting_of_a_tournament_that_has_a_sentence_is_listed(model: type[BaseModel]) -> None:
    for name in model.model_fields:
        sentence = option_help(name, WEEK if model is WeekPlan else "")
        assert (f"| `{name}` | {sentence} |" in SETTINGS) == bool(sentence), name


def test_every_variable_is_listed_and_can_be_set() -> None:
    example = PAGES[".env.example"]()
    for name, info in ProcessSettings.model_fields.items():
        assert info.description
        assert f"| `{variable(name, info)}` |" in SETTINGS
        assert f"\n#{variable(name, info)}=" in example


def test_the_example_of_settings_can_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for line in PAGES[".env.example"]().splitlines():
        name, is_set, value = line.removeprefix("#").partition("=")
        if is_set and name.isupper():
            monkeypatch.setenv(name, value)
    found = ProcessSettings(_env_file=None)
    assert (found.database, found.pictures, found.token) == ("herald.db", True, None)


def test_every_format_and_preset_is_listed_with_all_its_options() -> None:
    for key, system in registry.systems().items():
        section = FORMATS.partition(f"\n### {english_title(key)}\n")[2].partition("\n### ")[0]
        for name in system.options.model_fields:
            assert f"| `{name}` |" in section, (key, name)
    for preset in registry.presets().values():
        assert f"\n### {preset.title}\n" in FORMATS
