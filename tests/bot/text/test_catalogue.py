"""Messages are said in the language of the reader, now or later."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.text.catalogue import (
    _log_missing,
    catalogue,
    catalogue_files,
    deferred,
    id_prefix,
    in_language,
    language,
    language_for,
    languages,
    rendered,
    say,
    set_language,
    shown,
)
from bot.text.names import elide, pad, quoted, unmarked
from bot.text.numbers import amount, either, enumerated, listed, places, points_word
from bot.text.texts import texts
from bot.text.times import duration, stamp
from bot.text.tokens import has_tokens, token
from formats.messages.catalogue import Catalogue
from formats.messages.languages import language_name
from tests.translations.parsed_catalogues import parsed


def test_english_is_there_and_stands_in_for_what_is_not() -> None:
    assert "en" in languages()
    assert (language_for("en-US"), language_for("tlh"), language_for("")) == ("en", "en", "en")
    assert (language_name("en"), language_name("de")) == ("English", "Deutsch")


def test_a_language_that_is_there_for_another_country_alone_is_read_before_english() -> None:
    assert {language_for(locale) for locale in ("pt-BR", "pt-br", "pt", "pt-PT")} == {"pt-BR"}
    assert language_for("-") == "en"


def test_a_language_is_spoken_until_the_block_ends() -> None:
    with in_language("de"):
        assert language() == "de"
    assert language() == "en"


def test_a_task_may_choose_its_language() -> None:
    with in_language("en"):
        set_language("fr")
        assert language() == "fr"
    assert language() == "en"


@pytest.mark.parametrize(
    "number, text", [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (112, "112th"), (121, "121st")]
)
def test_ordinal_numbers(number: int, text: str) -> None:
    assert texts.numbers.ordinal(number=number) == text


def test_numbers_are_written_as_the_language_does() -> None:
    assert amount(-123456, "USD") == "USD -1,234.56"
    with in_language("de"):
        assert amount(-123456, "USD") == "USD -1.234,56"
        assert duration(90) == "1 Stunde, 30 Minuten"
        assert listed(["A", "B", "C"]) == "A, B und C"
        assert enumerated(["A", "B"]) == "A, B"
    with in_language("ja"):
        assert enumerated(["A", "B"]) == "A、B"
    with in_language("de"):
        assert either(["A", "B"]) == "A oder B"


def test_what_is_deferred_is_said_in_the_language_asked_for() -> None:
    with deferred("en"):
        text = f"{listed(['Ana', points_word(5), duration(120)])}; {stamp(datetime(2010, 1, 1, tzinfo=UTC))}"
        assert has_tokens(text)
        assert shown(text) == "Ana, 2½ points and 2 hours; <t:1262304000:F>"
    assert rendered(text, "en") == "Ana, 2½ points and 2 hours; <t:1262304000:F>"
    assert "2 Stunden" in rendered(text, "de")


def test_a_message_with_values_that_are_messages() -> None:
    with deferred("en"):
        text = places(2, 2)
    assert rendered(text, "en") == "2nd place"


def test_what_is_measured_is_measured_as_it_is_read() -> None:
    with deferred("en"):
        short, long = texts.numbers.ordinal(number=21), points_word(200)
        assert rendered(pad(short, 6), "en") == "21st  "
        assert rendered(pad(short, 6, "right"), "en") == "  21st"
        assert rendered(elide(long, 6), "en") == "100 p…"
        assert quoted(long) == "100 points"
        assert unmarked(long) == "100 points"


def test_nobody_can_type_a_token() -> None:
    with deferred("en"):
        typed = texts.numbers.ordinal(number=1)
    assert not has_tokens(quoted(typed))


def test_an_unknown_message_does_not_stop_anything() -> None:
    assert say("no-such-message", name="Ana") == "no-such-message"


def test_a_message_without_translation_is_english_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    korean = Catalogue("ko", [path for path in catalogue_files("ko") if path.name != "info.ftl"])
    every = catalogue.__wrapped__
    monkeypatch.setattr("bot.text.catalogue.catalogue", lambda code: korean if code == "ko" else every(code))
    _log_missing.cache_clear()
    assert language_for("ko") == "ko"
    with in_language("ko"):
        assert [say("info-tournaments") for _ in range(3)] == ["Tournaments"] * 3
        assert texts.numbers.ordinal(number=3) == "3위"
    _log_missing.cache_clear()
    assert caplog.messages == ["message info-tournaments is not translated to ko, English is shown"]


def test_data_about_a_language_are_read_for_plurals_and_not_for_the_texts_of_commands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def read(name: str) -> None:
        raise LookupError(name)

    monkeypatch.setattr("babel.localedata.load", read)
    monkeypatch.setattr("formats.messages.catalogue.babel_locale", Locale)
    german = Catalogue("de", catalogue_files("de"))
    assert german.said("command-tournament", {}) == catalogue("de").said("command-tournament", {})
    with pytest.raises(LookupError, match="de"):
        german.said("numbers-points", {"points": "1", "number": 1})


@pytest.mark.parametrize(
    "folder, own",
    [
        ("bot/faces/two_sided", "two-sided-drawn"),
        ("bot/game_servers/two_sided", "two-sided-drawn"),
        ("formats/systems/two_sided", "format-two-sided-drawn"),
        ("formats", "format-shared-drawn"),
    ],
)
def test_a_plugin_has_messages_with_its_key_alone_and_replaces_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, folder: str, own: str
) -> None:
    for root in ("_BOT", "_FORMATS"):
        monkeypatch.setattr(f"bot.text.catalogue.{root}", tmp_path / root.strip("_").lower())
    plugins = (("bot/faces", ""), ("bot/game_servers", ""), ("formats/systems", "format-"))
    monkeypatch.setattr("bot.text.catalogue._PLUGINS", tuple((tmp_path / path, before) for path, before in plugins))
    file = tmp_path / folder / "locales" / "en.ftl"
    file.parent.mkdir(parents=True)
    file.write_text(f"numbers-points = HACKED\n{own} = Drawn\n{own}-again = Drawn again\n")
    there = tmp_path / "some.ftl"
    there.write_text(f"numbers-points = Points\n{own} = There already\n")
    found = Catalogue("en", [there, file], id_prefix)
    shown = [found.said(message, {}) for message in ("numbers-points", own, f"{own}-again")]
    assert shown == ["Points", "There already", "Drawn again"]
    prefix = own.removesuffix("drawn") if folder != "formats" else "format-"
    assert caplog.messages == [
        f"{file}: message numbers-points is ignored, ids in this file begin with {prefix}",
        f"{file}: message {own} is ignored, another file has it",
    ]


def test_posts_queued_by_an_earlier_version_are_said_with_the_messages_of_today() -> None:
    assert rendered(token("format-fide-dutch-column-won", {}), "de") == "Am Brett gewonnene Partien."
    assert rendered(token("numbers-points", {"points": "½", "halves": 1}), "de") == "½ Punkt"
    assert rendered(token("numbers-points", {"points": "1", "halves": 2}), "de") == "1 Punkt"
    assert rendered(token("numbers-points", {"points": "2½", "halves": 5}), "de") == "2½ Punkte"
    assert rendered(token("shared-time-fixed", {}), "en") == rendered(token("format-shared-time-fixed", {}), "en")
    assert rendered(token("phases-opens", {"games": 2}), "de") == rendered(
        token("group-rounds-phases-opens", {"games": 2}), "de"
    )
    assert rendered(token("no-such-message", {}), "en") == "no-such-message"


def test_large_numbers_are_grouped() -> None:
    assert places(1, 1200) == "places 1–1,200"
    with in_language("de"):
        assert "1.200" in places(1, 1200)


@pytest.mark.parametrize("code", languages())
def test_messages_are_told_apart_as_fluent_does(code: str) -> None:
    found = catalogue(code)
    names = set()
    for file in catalogue_files(code):
        text = file.read_text(encoding="utf-8")
        for message in parsed(file):
            if isinstance(message, ast.Message):
                name, begin, end = message.id.name, message.id.span, message.span
                assert begin is not None
                assert end is not None
                assert found.source(name).rstrip() == text[begin.start : end.end].rstrip(), name
                names.add(name)
    assert names == found.ids


def test_what_fluent_writes_by_its_rules_may_stand_in_a_message_of_one_line(tmp_path: Path) -> None:
    file = tmp_path / "some.ftl"
    file.write_text("one = Half of it: { $share }.\nboth = { one } { one }\n")
    for first in ("one", "both"):
        found = Catalogue("de", [file])
        said = {message: found.said(message, {"share": 0.5}) for message in (first, "one", "both")}
        assert said == {"one": "Half of it: 0,5.", "both": "Half of it: 0,5. Half of it: 0,5."}


@pytest.mark.parametrize("code", languages())
def test_a_message_is_said_without_the_interpreter_as_the_interpreter_says_it(code: str) -> None:
    found, compared = catalogue(code), 0
    for message in found.ids:
        source = found.source(message)
        if "->" not in source:
            continue
        names = dict.fromkeys(re.findall(r"\$\s*([a-zA-Z]\w*)", source))
        keys = re.findall(r"\[\s*([a-z]\w*)\s*\]", source)
        for sample in (0, 1, 2, 5, 21, 1234, -1, 1_000_000, "other", *keys):
            values = dict.fromkeys(names, sample)
            said = found.said(message, values)
            assert said == found._interpreted(message, tuple(values.items()), ()), (message, sample)
            compared += 1
        assert found._plain[message] is not None or "ORDINAL" in source or re.search(r"\{\s*[a-z]", source), message
    assert compared > 0


def test_a_value_that_is_missing_is_named_where_it_should_stand() -> None:
    assert (
        catalogue("en").said("board-round-played", {"title": "Cup", "played": 3}) == "**Cup**: 3 of games games played"
    )


def test_sentences_joined_in_code_have_no_blank_between_them_in_japanese() -> None:
    with deferred("en"):
        text = f"{texts.cards.not_begun()} {texts.reminders.all_well()}"
    assert "。" in rendered(text, "ja")
    assert "。 " not in rendered(text, "ja")
    assert ". " in rendered(text, "en")
