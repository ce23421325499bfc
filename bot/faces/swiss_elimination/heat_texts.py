"""Texts of live matches: the clock of a heat, the state of a player, the entries of judges.

Names that are passed in are already formatted for chat. Times of a clock are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.faces.swiss_elimination.texts import texts
from bot.text.numbers import listed
from bot.text.phrases import AnyMessage, by_code
from bot.text.times import stamp
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.judging import Entry, Graded
from formats.systems.swiss_elimination.times import clock_text

_BOTH = (
    "stop",
    "correct",
    "incorrect",
    "sheet_back",
    "new_sheet",
    "timer",
    "time_limit",
    "too_close",
    "malfunction",
    "go_on",
    "decision",
    "take_back",
)
"""Codes that are a button of the panel and a line of its entries."""

LABELS: Mapping[str, AnyMessage] = by_code(texts, "judging_labels_", *_BOTH, "official_time", "ran_on")
"""The buttons of the panel, before the name or the match."""

ENTRIES: Mapping[str, AnyMessage] = {
    **by_code(texts, "judging_entry_", *_BOTH, "start"),
    "official_time": texts.judging_entry_official,
}


def called(heats: Mapping[int | None, Sequence[str]]) -> list[str]:
    """Return a line for each heat with the codes of its matches, and how matches are called. `None` has no number."""
    numbered = ((number, codes) for number, codes in heats.items() if number is not None)
    lines = [texts.judging_heat_of(number=number, matches=listed(codes)) for number, codes in numbered]
    return [*lines, texts.judging_called_by_judges() if lines else texts.judging_called()]


def heat_title(round_title: str, number: int | None) -> str:
    """Return a title such as `Round F, live · Heat 1`."""
    return round_title if number is None else texts.judging_heat(round_title=round_title, number=number)


def clock(began: datetime, over: datetime | None) -> str:
    """Return when the shared clock started, and when it ends (`over`), if that is the same for all matches."""
    if over is None:
        return texts.judging_began(began=stamp(began, "T"))
    return texts.judging_clock(began=stamp(began, "T"), over=stamp(over, "T"), over_distance=stamp(over, "R"))


def stood(stood_ms: int, over: datetime) -> str:
    """Return when the clock of a match ends, and for how long it was stopped by a malfunction."""
    if not stood_ms:
        return texts.judging_time_up(over=stamp(over, "T"), over_distance=stamp(over, "R"))
    return texts.judging_stood(time=clock_text(stood_ms), over=stamp(over, "T"), over_distance=stamp(over, "R"))


def at_the_puzzle(wrong_answers: int, *, new_sheet: bool = False) -> str:
    """Describe a player who is solving, with the number of wrong answers so far and whether on a new sheet."""
    if not wrong_answers:
        return texts.judging_at_the_puzzle(new_sheet=new_sheet)
    return texts.judging_at_the_puzzle_again(count=wrong_answers, new_sheet=new_sheet)


def with_grader(official_ms: int, minute_up: datetime | None) -> str:
    """Describe to judges an answer that is being graded, and the end of the grader's minute once it runs."""
    time = clock_text(official_ms)
    if minute_up is None:
        return texts.judging_with_grader(time=time)
    return texts.judging_with_grader_until(time=time, until=stamp(minute_up, "T"))


def wrong(official_ms: int, minute_up: datetime | None) -> str:
    """Describe to judges a wrong answer, which the player learns at the end of the minute (`minute_up`)."""
    time = clock_text(official_ms)
    if minute_up is None:
        return texts.judging_wrong(time=time)
    return texts.judging_wrong_until(time=time, until=stamp(minute_up, "T"), until_distance=stamp(minute_up, "R"))


def judge_entry(entry: Entry, name: Callable[[EntrantId], str]) -> str:
    """Describe an entry of a judge for the audit."""
    kind: str = entry.kind
    if isinstance(entry, Graded):
        kind = "correct" if entry.correct else "incorrect"
    # Kinds of entries have different fields; a text has a variable for each field that its kind can have.
    who = getattr(entry, "entrant", None) or getattr(entry, "winner", None)
    at = [getattr(entry, field, None) for field in ("official", "leg", "at")]
    time = next((clock_text(ms) for ms in at if ms is not None), "")
    return ENTRIES[kind](name=name(who) if who is not None else "", time=time, text=getattr(entry, "text", ""))
