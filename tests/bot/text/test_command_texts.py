"""What Discord shows of slash commands, in every language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from discord import app_commands

from bot.reference.command_catalogue import LIMIT, command_catalogue
from bot.reference.commands import command_tree, top_commands
from bot.text.catalogue import CATALOGUES, catalogue
from bot.text.command_texts import KINDS, command_name, command_text
from formats.messages.languages import ENGLISH
from tests.expected import expected

SHORT = 66
"""English leaves room for a language that needs half as much again."""

OTHERS = [code for code in expected("languages") if code != ENGLISH]


def texts(code: str) -> dict[str, str]:
    found = catalogue(code)
    return {name: found.said(name, {}) or "" for name in found.ids if name.partition("-")[0] in KINDS}


def test_seven_languages_describe_the_commands() -> None:
    assert {"de", "es", "fr", "ja", "ko", "pl", "pt-BR"} <= set(OTHERS)


def test_the_english_catalogue_is_what_the_commands_say() -> None:
    written = (CATALOGUES / ENGLISH / "commands.ftl").read_text(encoding="utf-8")
    assert written == command_catalogue(), "run `make reference`"


@pytest.mark.parametrize("code", OTHERS)
def test_every_text_is_translated_and_none_is_left_over(code: str) -> None:
    assert texts(code).keys() == texts(ENGLISH).keys()


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_is_one(code: str) -> None:
    same = [name for name, text in texts(code).items() if text == texts(ENGLISH)[name]]
    assert len(same) <= 2, same


@pytest.mark.parametrize("code", OTHERS)
def test_every_text_fits(code: str) -> None:
    assert [text for text in texts(code).values() if not 1 <= len(text) <= LIMIT] == []


def test_english_leaves_room() -> None:
    assert [text for text in texts(ENGLISH).values() if len(text) > SHORT] == []


def test_what_must_be_typed_stays_as_it_is() -> None:
    english = texts(ENGLISH)["option-players-import-file"]
    columns = english.partition(": ")[2]
    assert all(columns in texts(code)["option-players-import-file"] for code in OTHERS)


def test_a_text_is_found_by_its_english() -> None:
    assert command_text("Sign up for a tournament", "de") == "Zu einem Turnier anmelden"
    assert command_text("Sign up for a tournament", "es-419") == command_text("Sign up for a tournament", "es-ES")
    assert command_text("Sign up for a tournament", "en-US") is None
    assert command_text("Sign up for a tournament", "tlh") is None
    assert command_text("No such thing", "de") is None


@pytest.mark.parametrize("code", OTHERS)
def test_a_command_with_everything_in_it_fits(code: str) -> None:
    """Discord counts the longest language of each text; the most a top-level command may have is 8,000 characters."""

    def longest(text: str) -> int:
        return max(len(text), len(command_text(text, code) or ""))

    def characters(described: dict[str, object]) -> int:
        options, choices = described.get("options", []), described.get("choices", [])
        assert isinstance(options, list)
        assert isinstance(choices, list)
        own = len(str(described["name"])) + longest(str(described.get("description", "")))
        chosen = sum(longest(str(choice["name"])) + len(str(choice["value"])) for choice in choices)
        return own + chosen + sum(characters(option) for option in options)

    for top in top_commands():
        assert characters(top.to_dict(command_tree())) <= 8_000


def fits_discord(name: str) -> bool:
    r"""Discord's pattern for names in lower case: `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`."""
    letters = all(letter in "-_'" or unicodedata.category(letter)[0] in "LN" for letter in name)
    return letters and 1 <= len(name) <= 32 and name == name.lower()


def described(levels: app_commands.Group | Sequence[Any], locale: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the names that stand side by side: of commands in a group, and of options of a command."""
    commands = levels.commands if isinstance(levels, app_commands.Group) else levels
    yield "commands", [command_name(command.name, locale) or command.name for command in commands]
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from described(command, locale)
        else:
            options = [option.display_name for option in command.parameters]
            yield command.qualified_name, [command_name(option, locale) or option for option in options]


@pytest.mark.parametrize("code", OTHERS)
def test_every_name_fits_discord_and_stands_once_at_its_place(code: str) -> None:
    for where, names in described(top_commands(), code):
        assert [name for name in names if not fits_discord(name)] == [], where
        assert len(set(names)) == len(names), (where, sorted(names))


@pytest.mark.parametrize("code", OTHERS)
def test_every_name_has_a_translation(code: str) -> None:
    assert {name for name in catalogue(code).ids if name.startswith("name-")} == {
        name for name in catalogue(ENGLISH).ids if name.startswith("name-")
    }
    assert command_name("standings", code) != "standings"


def test_names_stay_english_in_english_and_where_there_is_no_catalogue() -> None:
    assert command_name("standings", "en-GB") is None
    assert command_name("standings", "th") is None
    assert command_name("not-a-command", "de") is None


@pytest.mark.parametrize("name", ["Rangliste", "zwei wörter", "", "x" * 33, "ende."])
def test_a_name_that_discord_refuses_is_found(name: str) -> None:
    assert not fits_discord(name)
