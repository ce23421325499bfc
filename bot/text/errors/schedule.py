"""Sentences for typed availability, zones and forms; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from bot.parsing.time_input import TimeInputError, TimeReason
from bot.text.errors.engine import cut, sentence, worded
from bot.text.errors.speaker import Speaker
from bot.text.names import quoted
from bot.text.numbers import either, shortened
from bot.text.phrases import AnyMessage, Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp
from formats.core.wall_clock import UnknownZoneError
from formats.toolkit.scheduling.availability_text import AvailabilityTextError, TextReason
from formats.toolkit.scheduling.form_slots import TooManySlotsError, UnknownSlotError

AVAILABILITY_REASONS: Mapping[TextReason, Phrase] = by_code(
    texts.errors_schedule, "availability_reasons_", *get_args(TextReason)
)

TIME_REASONS: Mapping[TimeReason, AnyMessage] = by_code(texts.errors_schedule, "time_reasons_", *get_args(TimeReason))


@sentence.register(AvailabilityTextError)
def _(error: AvailabilityTextError, _speaker: Speaker) -> str:
    problems = [
        f"“{quoted(problem.part, 40)}” {AVAILABILITY_REASONS[problem.reason]()}"
        if problem.part
        else texts.errors_schedule.silent()
        for problem in error.problems
    ]
    return texts.errors_schedule.availability_text(
        problems=shortened(problems), example=texts.errors_schedule.example()
    )


worded(UnknownZoneError, texts.errors_schedule.unknown_zone, zone=cut("zone", 60))
worded(TooManySlotsError, texts.errors_schedule.too_many_slots, "found", "limit")
worded(UnknownSlotError, texts.errors_schedule.unknown_slot)


@sentence.register(TimeInputError)
def _(error: TimeInputError, _speaker: Speaker) -> str:
    text = TIME_REASONS[error.reason](
        part=quoted(error.part or error.text, 60),
        nearest=stamp(error.nearest) if error.nearest is not None else "",
        choices=either([stamp(choice) for choice in error.choices]),
    )
    return texts.errors_schedule.time_input(text=text, example=texts.errors_schedule.time_example())
