"""Entries of version 0.1 in a log are shown like today's, in the reader's language."""

from __future__ import annotations

import pytest

from bot.text.catalogue import in_language
from bot.text.context import TournamentContext
from bot.text.names import Names
from bot.views.audit import audit_entries
from formats import registry
from formats.core.log_file import read_log
from tests.expected import expected
from tests.yesterday import FOLDER, text_of


def audit_of(log: str) -> list[str]:
    file = read_log(text_of(FOLDER / f"{log}.jsonl"))
    context = TournamentContext(file.state, registry.engine(), Names(display=file.header.names()))
    return [entry.text for entry in audit_entries(context, file.records, {})]


@pytest.mark.parametrize(
    "log,english,german",
    [
        ("kuksu-event", "declined the invitation", "Einladung abgelehnt"),
        ("kuksu-event", "did not answer the invitation", "keine Antwort auf die Einladung"),
        ("kuksu-event", "Lost on time.", "Auf Zeit verloren."),
    ],
)
def test_sentences_of_version_0_1_have_become_causes_that_every_language_tells(
    log: str, english: str, german: str
) -> None:
    with in_language("de"):
        in_german = audit_of(log)
    assert any(english in text for text in audit_of(log))
    assert any(german in text for text in in_german)
    assert not any(english in text for text in in_german)


def test_what_the_timetable_could_not_do_is_quoted_as_it_was_said_then() -> None:
    told = set()
    for code in expected("languages"):
        with in_language(code):
            told |= {text for text in audit_of("called-off") if "There are 1 entrants" in text}
    assert len(told) == len(expected("languages"))


def test_what_came_due_names_the_game_and_the_form_it_was_about() -> None:
    due = [text for log in ("swiss-by-hand", "wpf-event") for text in audit_of(log) if text.startswith("dealt with")]
    assert any(text == "dealt with a reminder for Ana – Bohdan Коваленко" for text in due)
    assert any(text == "dealt with the end of a form for Puzzle preferences" for text in due)
    assert not any("b1" in text for text in due)
