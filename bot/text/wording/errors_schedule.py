"""Sentences for typed availability, zones and forms; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.parsing.time_input import TimeInputError, TimeReason
from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording.errors_engine import sentence
from bot.text.wording.numbers import either
from bot.text.wording.speaker import Speaker, shortened
from bot.text.wording.times import stamp
from formats.core.wall_clock import UnknownZoneError
from formats.toolkit.scheduling.availability_text import AvailabilityTextError, TextReason
from formats.toolkit.scheduling.form_slots import TooManySlotsError, UnknownSlotError

AVAILABILITY_REASONS: Mapping[TextReason, Phrase] = {
    "unknown_word": Phrase("errors-schedule-availability-reasons-unknown-word"),
    "bad_time": Phrase("errors-schedule-availability-reasons-bad-time"),
    "empty_range": Phrase("errors-schedule-availability-reasons-empty-range"),
    "missing_end": Phrase("errors-schedule-availability-reasons-missing-end"),
    "none_with_others": Phrase("errors-schedule-availability-reasons-none-with-others"),
    "nothing_said": Phrase("errors-schedule-availability-reasons-nothing-said"),
}
EXAMPLE = Phrase("errors-schedule-example")

TIME_REASONS: Mapping[TimeReason, Phrase] = {
    "nothing_said": Phrase("errors-schedule-time-reasons-nothing-said"),
    "unknown_word": Phrase("errors-schedule-time-reasons-unknown-word"),
    "said_twice": Phrase("errors-schedule-time-reasons-said-twice"),
    "no_time": Phrase("errors-schedule-time-reasons-no-time"),
    "no_day": Phrase("errors-schedule-time-reasons-no-day"),
    "impossible": Phrase("errors-schedule-time-reasons-impossible"),
    "wrong_weekday": Phrase("errors-schedule-time-reasons-wrong-weekday"),
    "skipped": Phrase("errors-schedule-time-reasons-skipped"),
    "two_meanings": Phrase("errors-schedule-time-reasons-two-meanings"),
}
TIME_EXAMPLE = Phrase("errors-schedule-time-example")


@sentence.register(AvailabilityTextError)
def _(error: AvailabilityTextError, _speaker: Speaker) -> str:
    problems = [
        f"“{quoted(problem.part, 40)}” {AVAILABILITY_REASONS[problem.reason]()}"
        if problem.part
        else say("errors-schedule-silent")
        for problem in error.problems
    ]
    return say("errors-schedule-availability-text", problems=shortened(problems), example=EXAMPLE())


@sentence.register(UnknownZoneError)
def _(error: UnknownZoneError, _speaker: Speaker) -> str:
    return say("errors-schedule-unknown-zone", zone=quoted(error.zone, 60))


@sentence.register(TooManySlotsError)
def _(error: TooManySlotsError, _speaker: Speaker) -> str:
    return say("errors-schedule-too-many-slots", found=error.found, limit=error.limit)


@sentence.register(UnknownSlotError)
def _(_error: UnknownSlotError, _speaker: Speaker) -> str:
    return say("errors-schedule-unknown-slot")


@sentence.register(TimeInputError)
def _(error: TimeInputError, _speaker: Speaker) -> str:
    text = TIME_REASONS[error.reason](
        part=quoted(error.part or error.text, 60),
        nearest=stamp(error.nearest) if error.nearest is not None else "",
        choices=either([stamp(choice) for choice in error.choices]),
    )
    return say("errors-schedule-time-input", text=text, example=TIME_EXAMPLE())
