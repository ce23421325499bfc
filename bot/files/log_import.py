"""Import of a log file from elsewhere, within the limits of what could have been created here.

The file is untrusted: it may be written by hand to exhaust memory or CPU, or to create a tournament that cannot be
managed (a title of a whole page, ten thousand stages). Checks come before the work they protect: size and number of
lines, then each line's length, nesting and values before pydantic sees it, then the limits of the finished tournament,
and last a trial of the queries that the timetable makes. It runs in a process with a limit of CPU time.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import Any

from bot.errors import LogBeyondLimitsError
from bot.parsing.csv_import import LONGEST_NAME
from bot.parsing.csv_text import decoded
from bot.schedule.deadlines import deadlines
from formats.core.engine import Engine
from formats.core.events import PlanChanged, TournamentCreated
from formats.core.log_file import BadLogError, LogFile, read_log

MOST_LOG_BYTES = 8_000_000
LOG_SECONDS = 10.0
"""Seconds of CPU for a log: every record of a well-formed one of 8 MB is checked and applied."""

MOST_LOG_LINES = 200_000
"""More lines than there can be records in 8 MB."""

LONGEST_LINE = 500_000
LONGEST_TITLE = 100
LONGEST_TEXT = 4_000
MOST_STAGES = 20
MOST_ENTRANTS = 3_000
DEEPEST = 30
MOST_BITS = 1_000
"""Maximum bits of an integer. Weights of pairings are large."""

_STRING = re.compile(r'"(?:[^"\\]|\\.?)*+"?')
"""A JSON string, or the rest of the line if it does not end. Possessive quantifiers keep matching linear."""
_BRACKET = re.compile(r"[\[\]{}]")


def read_foreign_log(data: bytes, engine: Engine) -> LogFile:
    """Return the log in a file.

    Raises `BadLogError` if it is none, and `LogBeyondLimitsError` if it could not have been created here.
    """
    text = decoded(data)
    if text is None:
        raise BadLogError(line=1, code="not_json")
    if text.count("\n") > MOST_LOG_LINES:
        raise BadLogError(line=MOST_LOG_LINES + 1, code="not_json")
    for number, line in enumerate(text.split("\n"), 1):
        _check_line(number, line)
    file = read_log(text)
    _check_whole(file)
    _try_out(file, engine)
    return file


def _check_line(number: int, line: str) -> None:
    """Check the raw JSON of a line before it is parsed into a record."""
    _limit(number, "line", len(line), LONGEST_LINE)
    if not line.strip():
        return
    _limit(number, "depth", _nested(line), DEEPEST + 1)
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLogError(line=number, code="not_json") from None
    for value, depth in _parts(parsed):
        _limit(number, "depth", depth, DEEPEST)
        if isinstance(value, str):
            _limit(number, "text", len(value), LONGEST_TEXT)
        elif isinstance(value, int):
            _limit(number, "number", value.bit_length(), MOST_BITS)
        elif isinstance(value, float) and not math.isfinite(value):
            raise LogBeyondLimitsError(number, "number", MOST_BITS + 1, MOST_BITS)


def _nested(line: str) -> int:
    """Return the maximum nesting of a line, by its brackets: the JSON parser recurses for each of them."""
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub("", line)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _parts(parsed: Any) -> Iterator[tuple[Any, int]]:
    """Yield every value in a JSON value, including keys, with its depth."""
    waiting = [(parsed, 0)]
    while waiting:
        value, depth = waiting.pop()
        yield value, depth
        if depth > DEEPEST:
            continue
        if isinstance(value, dict):
            waiting += [(part, depth + 1) for part in (*value, *value.values())]
        elif isinstance(value, list):
            waiting += [(part, depth + 1) for part in value]


def _check_whole(file: LogFile) -> None:
    """Check titles, names, stages and entrants against the limits of `/td create` and sign-up."""
    _limit(1, "title", len(file.header.title), LONGEST_TITLE)
    for person in file.header.people.values():
        _limit(1, "name", len(person.name), LONGEST_NAME)
    for number, record in enumerate(file.records, 2):
        if isinstance(record.event, TournamentCreated | PlanChanged):
            _limit(number, "title", len(record.event.title or ""), LONGEST_TITLE)
            stages = record.event.stages or ()
            _limit(number, "stages", len(stages), MOST_STAGES)
            for stage in stages:
                _limit(number, "title", len(stage.title), LONGEST_TITLE)
    _limit(len(file.records) + 1, "entrants", len(file.state.entrants), MOST_ENTRANTS)


def _try_out(file: LogFile, engine: Engine) -> None:
    """Compute what the timetable needs from every tournament; a failure refuses the log."""
    try:
        [deadline.what for deadline in deadlines(file.state, engine)]
    except Exception as error:
        kind = type(error).__name__
        raise BadLogError(line=len(file.records) + 1, code="impossible", detail=kind) from error


def _limit(line: int, what: str, size: int, most: int) -> None:
    """Raise `LogBeyondLimitsError` if the size exceeds the limit."""
    if size > most:
        raise LogBeyondLimitsError(line, what, size, most)
