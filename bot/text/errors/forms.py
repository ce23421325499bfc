"""Sentences for forms that are wrong or late; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.errors.engine import sentence, shown, worded
from bot.text.errors.speaker import Speaker
from bot.text.format_texts import format_sentence
from bot.text.names import quoted
from bot.text.numbers import shortened
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from formats.core import errors as err

FORM_CODES: Mapping[str, Phrase] = by_code(
    texts.errors_engine, "form_codes_",
    "unknown", "unknown_note", "missing", "doubled", "unknown_item", "outdated", "past", "unreadable", "not_sealed",
)  # fmt: skip
EVERY = "all"
"""In the name of a field: everything that has no part of its own."""


@sentence.register(err.BadFormError)
def _(error: err.BadFormError, speaker: Speaker) -> str:
    return texts.errors_engine.bad_form(error=shortened(form_problems(error, speaker)))


def form_problems(error: err.BadFormError, speaker: Speaker) -> list[str]:
    """Everything that is wrong with a form or a note, a phrase each."""
    return [_form_problem(error.form, field, code, speaker) for field, code in error.problems]


def _form_problem(form: str, field: str, code: str, speaker: Speaker) -> str:
    """A format may word the codes of its own problems; what is wrong as a whole needs no name of a field."""
    text = _of_formats(speaker, f"problem.{code}") or (FORM_CODES[code]() if code in FORM_CODES else quoted(code, 60))
    parts = [part for part in field.split(".") if part not in {EVERY, form, "form"}]
    return f"**{quoted(' '.join(parts), 60)}** {text}" if parts else text


def _of_formats(speaker: Speaker, code: str) -> str | None:
    """Return the sentence for a code of the first stage that has one."""
    if speaker.context is None:
        return None
    stages = range(len(speaker.context.state.stages))
    keys = map(speaker.context.system_key, stages)
    return next(filter(None, (format_sentence(code, key, {}) for key in keys)), None)


worded(err.NoRoundLeftError, texts.errors_engine.no_round_left)
worded(err.NotARoundOffError, texts.errors_engine.not_a_round_off, "round_number", "first", "last")
worded(err.NoRoundsOffError, texts.errors_engine.no_rounds_off)

worded(err.FormClosedError, texts.errors_engine.form_closed, due=shown("due", stamp_with_distance))
