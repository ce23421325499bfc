"""Sentences for forms that are wrong or late; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.format_texts import format_text
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording.errors_engine import sentence
from bot.text.wording.speaker import Speaker, shortened
from bot.text.wording.times import stamp_with_distance
from formats.core import errors as err

FORM_CODES: Mapping[str, Phrase] = {
    "unknown": Phrase("errors-engine-form-codes-unknown"),
    "unknown_note": Phrase("errors-engine-form-codes-unknown-note"),
    "missing": Phrase("errors-engine-form-codes-missing"),
    "doubled": Phrase("errors-engine-form-codes-doubled"),
    "unknown_item": Phrase("errors-engine-form-codes-unknown-item"),
    "outdated": Phrase("errors-engine-form-codes-outdated"),
    "past": Phrase("errors-engine-form-codes-past"),
    "unreadable": Phrase("errors-engine-form-codes-unreadable"),
    "not_sealed": Phrase("errors-engine-form-codes-not-sealed"),
}
EVERY = "all"
"""In the name of a field: everything that has no part of its own."""


@sentence.register(err.BadFormError)
def _(error: err.BadFormError, speaker: Speaker) -> str:
    return say("errors-engine-bad-form", error=shortened(form_problems(error, speaker)))


def form_problems(error: err.BadFormError, speaker: Speaker) -> list[str]:
    """Everything that is wrong with a form or a note, a phrase each."""
    return [_form_problem(error.form, field, code, speaker) for field, code in error.problems]


def _form_problem(form: str, field: str, code: str, speaker: Speaker) -> str:
    """A format may word the codes of its own problems; what is wrong as a whole needs no name of a field."""
    text = format_text(_stage_words(speaker, f"problem.{code}") or "") or (
        FORM_CODES[code]() if code in FORM_CODES else quoted(code, 60)
    )
    parts = [part for part in field.split(".") if part not in {EVERY, form, "form"}]
    return f"**{quoted(' '.join(parts), 60)}** {text}" if parts else text


def _stage_words(speaker: Speaker, code: str) -> str | None:
    """The words of whichever stage has them."""
    if speaker.context is None:
        return None
    stages = range(len(speaker.context.state.stages))
    return next((words[code] for words in map(speaker.context.words, stages) if code in words), None)


@sentence.register(err.FormClosedError)
def _(error: err.FormClosedError, _speaker: Speaker) -> str:
    return say("errors-engine-form-closed", due=stamp_with_distance(error.due))
