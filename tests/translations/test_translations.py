"""`make translations` lists what a language lacks, has left over, and has too long."""

from __future__ import annotations

import ast as python
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.catalogue import CATALOGUES
from tests.expected import expected
from tests.translations.__main__ import Translations, main
from tests.translations.limits import length, limits
from tests.translations.messages import UnreadableMessageError, entries


def messages(source: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}


def copied(folder: Path) -> None:
    """Copy one file of two languages: all would take seconds to parse."""
    for code in ("de", "en"):
        (folder / "locales" / code).mkdir(parents=True)
        shutil.copy(CATALOGUES / code / "buttons.ftl", folder / "locales" / code)


def test_nothing_is_to_do_for_the_languages_that_are_shipped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(expected("languages")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == expected("languages")
    assert all(line.endswith(" messages, 0 to do") for line in lines)


def test_what_a_language_lacks_has_left_over_and_has_too_long_is_listed(tmp_path: Path) -> None:
    copied(tmp_path)
    buttons = tmp_path / "locales" / "de" / "buttons.ftl"
    text = buttons.read_text(encoding="utf-8")
    long = "x" * 81
    text = text.replace("buttons-labels-leave = Abmelden\n", "").replace("= Anmelden", f"= {long} {{ $who }}")
    buttons.write_text(f"{text}\nbuttons-labels-old = Alt\n", encoding="utf-8")
    assert sorted(Translations(tmp_path / "locales").faults("de")) == [
        "missing: buttons-labels-leave",
        "not in English: buttons-labels-old",
        "too long: buttons-labels-join: 82 characters, at most 80",
        "unknown variable: buttons-labels-join: who",
    ]


def test_an_english_message_that_no_code_uses_is_listed(tmp_path: Path) -> None:
    copied(tmp_path)
    english = tmp_path / "locales" / "en" / "buttons.ftl"
    english.write_text(f"{english.read_text(encoding='utf-8')}\nbuttons-labels-old = Old\n", encoding="utf-8")
    assert list(Translations(tmp_path / "locales").faults("en")) == ["unused: buttons-labels-old"]


def test_the_longest_case_of_a_message_counts_without_its_variables() -> None:
    found = messages('a = { $n ->\n    [one] One\n   *[other] { $n } others\n }!\nb = { a } { "{" }{ NUMBER($n) }\n')
    assert length(found["a"], found) == len(" others!")
    assert length(found["b"], found) == len(" others! {")


def test_limits_are_those_of_the_places_where_the_code_shows_a_message() -> None:
    module = python.parse(
        "from bot.text.texts import texts\n"
        "Button(label=texts.directing.correct() if again else texts.directing.save(), action=texts.info.leads())\n"
        "TextField('a', texts.directing.save(), help=texts.servers.account_how())\n"
        "other(label=texts.servers.done())\n"
    )
    assert limits([module], ["command-td", "buttons-labels-join", "games-vs"]) == {
        "command-td": 100,
        "buttons-labels-join": 80,
        "directing-correct": 80,
        "directing-save": 45,
        "servers-account-how": 100,
    }


def test_many_messages_of_the_bot_have_a_limit() -> None:
    found = Translations().limits
    assert {45, 80, 100} <= set(found.values())
    assert sum(1 for limit in found.values() if limit < 100) > 120


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ftl"
    broken.write_text("a = { $b\n", encoding="utf-8")
    with pytest.raises(UnreadableMessageError, match=r"broken\.ftl"):
        list(entries([broken]))
