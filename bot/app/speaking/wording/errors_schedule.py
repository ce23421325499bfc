"""Sentences for typed availability, zones and forms; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.asking.time_input import TimeInputError, TimeReason
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import Speaker, shortened
from bot.app.speaking.wording.times import stamp
from formats.core.wall_clock import UnknownZoneError
from formats.toolkit.scheduling.availability_text import AvailabilityTextError, TextReason
from formats.toolkit.scheduling.form_slots import TooManySlotsError, UnknownSlotError

AVAILABILITY_REASONS: Mapping[TextReason, str] = {
    "unknown_word": "has a word I do not know",
    "bad_time": "is no time of day",
    "empty_range": "ends when it begins",
    "missing_end": "is cut off",
    "none_with_others": "says “none” beside other times",
    "nothing_said": "is empty",
}
EXAMPLE = "`thu 18-22, sat 10-14`"

TIME_REASONS: Mapping[TimeReason, str] = {
    "nothing_said": "Please type a day and a time",
    "unknown_word": "I do not understand “{part}”",
    "said_twice": "“{part}” says something a second time",
    "no_time": "The time of day is missing in “{part}”",
    "no_day": "The day of the month is missing in “{part}”",
    "impossible": "“{part}” does not exist in any calendar or on any clock",
    "wrong_weekday": "“{part}” is another day of the week",
    "skipped": "Clocks go forward over “{part}” that night. The first moment after it is {nearest}",
    "two_meanings": "“{part}” can mean {choices}",
}
TIME_EXAMPLE = "`5 jan 19:00`, `tomorrow 18:30` or `fri 7pm`"


@sentence.register(AvailabilityTextError)
def _(error: AvailabilityTextError, _say: Speaker) -> str:
    problems = [
        f"“{quoted(problem.part, 40)}” {AVAILABILITY_REASONS[problem.reason]}" if problem.part else "nothing was said"
        for problem in error.problems
    ]
    return f"I cannot read your times: {shortened(problems)}. Write them like {EXAMPLE}."


@sentence.register(UnknownZoneError)
def _(error: UnknownZoneError, _say: Speaker) -> str:
    return (
        f"I know no time zone called “{quoted(error.zone, 60)}”. Choose one from the list, such as Europe/Madrid or "
        "America/New_York."
    )


@sentence.register(TooManySlotsError)
def _(error: TooManySlotsError, _say: Speaker) -> str:
    return (
        f"This week has {error.found} start times, and a form holds {error.limit}. Write your times in one line "
        f"instead, like {EXAMPLE}."
    )


@sentence.register(UnknownSlotError)
def _(error: UnknownSlotError, _say: Speaker) -> str:
    del error
    return "This form belongs to another week. Please open it again."


@sentence.register(TimeInputError)
def _(error: TimeInputError, _say: Speaker) -> str:
    text = TIME_REASONS[error.reason].format(
        part=quoted(error.part or error.text, 60),
        nearest=stamp(error.nearest) if error.nearest is not None else "",
        choices=shortened([stamp(choice) for choice in error.choices]).replace(" and ", " or "),
    )
    return f"{text}. Write it like {TIME_EXAMPLE}."
