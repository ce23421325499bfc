"""The judge's entries during a live match: their models, validation and order.

An entry is a match note: its name says what happened, its content is one of the models below. Times may be given as
`9:58.2` or as whole milliseconds; `at` is always the shared timer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BeforeValidator, Field, ValidationError

from formats.core.errors import BadFormError
from formats.core.events import MatchNoted
from formats.core.values import EntrantId, Value
from formats.systems.swiss_elimination.times import read_clock


def _clock(value: Any) -> Any:
    """Parse a time that is given as text."""
    return read_clock(value) if isinstance(value, str) else value


Clock = Annotated[int, BeforeValidator(_clock), Field(ge=0, le=24 * 60 * 60 * 1000)]


class Start(Value):
    """The judge's signal. `spare_sheets`: there are enough for players to ask for new ones.

    If the shared timer runs by a clock, it was started at `began`.
    """

    kind: Literal["start"] = "start"
    spare_sheets: bool = True
    began: AwareDatetime | None = None


class Stop(Value):
    """A player hands in the sheet and stops the precision timer.

    `official` is the judge's official time, waiting included; `leg` is instead what the precision timer shows since it
    was last started. With neither, the shared timer counts.
    """

    kind: Literal["stop"] = "stop"
    entrant: EntrantId
    at: Clock
    official: Clock | None = None
    leg: Clock | None = None


class OfficialTime(Value):
    """The judge reads the precision timer of the sheet handed in last: `official` or `leg`, as in `Stop`."""

    kind: Literal["official_time"] = "official_time"
    entrant: EntrantId
    official: Clock | None = None
    leg: Clock | None = None


class Graded(Value):
    """The grader has decided whether the answer is correct."""

    kind: Literal["graded"] = "graded"
    entrant: EntrantId
    at: Clock
    correct: bool


class SheetBack(Value):
    """A player with a wrong answer has the sheet back and continues."""

    kind: Literal["sheet_back"] = "sheet_back"
    entrant: EntrantId
    at: Clock


class NewSheet(Value):
    """A player exchanged the sheet for a new one."""

    kind: Literal["new_sheet"] = "new_sheet"
    entrant: EntrantId
    at: Clock


class TimerRead(Value):
    """The shared timer shows this time; what was due by then has happened."""

    kind: Literal["timer"] = "timer"
    at: Clock


class TimeLimit(Value):
    """The judge stops the match: the worse seed can no longer be in time."""

    kind: Literal["time_limit"] = "time_limit"
    at: Clock


class TooClose(Value):
    """The judges cannot determine for sure who was faster."""

    kind: Literal["too_close"] = "too_close"


class Malfunction(Value):
    """Something went wrong. Nothing follows from the entries automatically until the judges continue or decide.

    If a clock keeps the shared timer, it is stopped at `at` for this match.
    """

    kind: Literal["malfunction"] = "malfunction"
    at: Clock | None = None
    text: str = Field(min_length=1, max_length=1000)


class GoOn(Value):
    """The match continues after a malfunction. Its clock was stopped for `stood` milliseconds, which do not count."""

    kind: Literal["go_on"] = "go_on"
    stood: Clock = 0


class Decision(Value):
    """The judges' decision, which is final."""

    kind: Literal["decision"] = "decision"
    winner: EntrantId
    text: str = Field(min_length=1, max_length=1000)


class TakeBack(Value):
    """The last valid entry was a mistake."""

    kind: Literal["take_back"] = "take_back"


Entry = (
    Start
    | Stop
    | OfficialTime
    | Graded
    | SheetBack
    | NewSheet
    | TimerRead
    | TimeLimit
    | TooClose
    | Malfunction
    | GoOn
    | Decision
    | TakeBack
)

ENTRIES: dict[str, type[Entry]] = {
    model.model_fields["kind"].default: model
    for model in (
        Start,
        Stop,
        OfficialTime,
        Graded,
        SheetBack,
        NewSheet,
        TimerRead,
        TimeLimit,
        TooClose,
        Malfunction,
        GoOn,
        Decision,
        TakeBack,
    )
}
"""Every entry by the name of its note."""


def read_entry(note: str, content: Any) -> Entry:
    """Return the entry of a note named in `ENTRIES`. Raises `BadFormError` with every problem."""
    try:
        return ENTRIES[note].model_validate({} if content is None else content)
    except ValidationError as error:
        problems = error.errors(include_url=False)
        wrong = tuple((".".join(map(str, item["loc"])) or note, item["type"]) for item in problems)
        raise BadFormError(note, wrong) from error


def valid_entries(notes: Iterable[MatchNoted]) -> list[Entry]:
    """Return the entries of a match that were not taken back, in the order of the shared timer.

    Entries of two graders may be typed in either order. Those without a time stay behind the entry they followed.
    """
    entries: list[Entry] = []
    for note in notes:
        if note.note not in ENTRIES:
            continue
        entry = read_entry(note.note, note.content)
        if not isinstance(entry, TakeBack):
            entries.append(entry)
        elif entries:
            entries.pop()
    return _by_timer(entries)


def _by_timer(entries: list[Entry]) -> list[Entry]:
    """Sort entries by their time (stable); an entry without one has the latest time so far."""
    timed: list[tuple[int, Entry]] = []
    latest = 0
    for entry in entries:
        at: int | None = getattr(entry, "at", None)
        latest = latest if at is None else max(latest, at)
        timed.append((latest if at is None else at, entry))
    return [entry for _, entry in sorted(timed, key=lambda entry_in_time: entry_in_time[0])]
