"""A whole log as text: JSON lines, to take a tournament elsewhere or to feed it to the command line.

Line 1 is the header: `{"herald-log": 1, "tournament": ..., "title": ..., "engine": ..., "people": {person id: {"name":
..., "entrants": [...]}}}`. Every further line is one `Record`: `{"seq": 1, "command_id": ..., "actor": ..., "at": ...,
"event": {"kind": ..., ...}}`. Names are only in the header, so a log without names differs from it in one line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ConfigDict, Field, ValidationError

from formats.core.errors import NewerEventError, RuleError, TournamentError
from formats.core.events import TournamentCreated
from formats.core.evolve import evolve
from formats.core.log import Record
from formats.core.state import Tournament
from formats.core.values import EntrantId, Value
from formats.core.verify import effective

VERSION = 1
MARK = "herald-log"


@dataclass(eq=False)
class BadLogError(RuleError):
    """A text is no log. `line` counts from 1; `code` says what is wrong there, `detail` where a reader tripped.

    Codes: `empty`, `not_json`, `not_a_log` (no header), `version` (written by a newer Herald), `header`, `no_events`,
    `event` (unreadable), `newer` (an event of a newer Herald), `sequence` (not counted 1, 2, 3, ...), `command` (a
    command's events lie apart), `start` (the first event, and only the first, creates the tournament), `impossible`
    (nothing before it makes it possible).
    """

    line: int
    code: str
    detail: str = ""


class LogPerson(Value):
    """Somebody who appears in a log as an entrant or as the actor of a command. An erased person has no name."""

    name: str
    entrants: tuple[EntrantId, ...] = ()


class LogHeader(Value):
    """The first line. `engine` is the version that wrote the last events."""

    model_config = ConfigDict(validate_by_name=True, validate_by_alias=True)

    version: int = Field(default=VERSION, alias=MARK)
    tournament: str
    title: str
    engine: str
    people: dict[str, LogPerson] = Field(default_factory=dict)

    def names(self) -> dict[EntrantId, str]:
        """Each entrant's name, where the log knows it."""
        return {entrant: person.name for person in self.people.values() for entrant in person.entrants}


@dataclass(frozen=True, slots=True)
class LogFile:
    """A log that was read, and the state it leads to."""

    header: LogHeader
    records: tuple[Record, ...]
    state: Tournament


def write_log(header: LogHeader, records: Sequence[Record]) -> str:
    """The file: the header on the first line, then a record a line, as JSON."""
    lines = [header.model_dump_json(by_alias=True), *(record.model_dump_json() for record in records)]
    return "\n".join(lines) + "\n"


def read_log(text: str) -> LogFile:
    """The log of a text, or BadLogError naming the first line that is wrong. Empty lines do not count."""
    # Not splitlines: it also splits at characters that may stand inside a string of JSON.
    lines = [(number, line) for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1) if line.strip()]
    if not lines:
        raise BadLogError(line=1, code="empty")
    header = _read_header(*lines[0])
    records = tuple(_read_records(lines[1:]))
    if not records:
        raise BadLogError(line=lines[0][0], code="no_events")
    line_of = {record.seq: number for record, (number, _) in zip(records, lines[1:], strict=True)}
    return LogFile(header, records, _state(records, line_of))


def _state(records: Sequence[Record], line_of: Mapping[int, int]) -> Tournament:
    state = Tournament()
    for record in effective(records):
        try:
            state = evolve(state, record)
        except (TournamentError, LookupError, ValueError, TypeError) as error:
            line = line_of[record.seq]
            raise BadLogError(line=line, code="impossible", detail=f"{type(error).__name__}: {error}") from error
    return state


def _read_header(number: int, line: str) -> LogHeader:
    try:
        found: Any = json.loads(line)
    except ValueError as error:
        raise BadLogError(line=number, code="not_json", detail=str(error)) from error
    version = found.get(MARK) if isinstance(found, dict) else None
    if not isinstance(version, int):
        raise BadLogError(line=number, code="not_a_log")
    if version != VERSION:
        raise BadLogError(line=number, code="version", detail=str(version))
    try:
        header = LogHeader.model_validate_json(line)
    except ValidationError as error:
        raise BadLogError(line=number, code="header", detail=first_problem(error)) from error
    entrants = [entrant for person in header.people.values() for entrant in person.entrants]
    if len(set(entrants)) != len(entrants):
        raise BadLogError(line=number, code="header", detail="people: an entrant stands for two people")
    return header


def _read_records(lines: Sequence[tuple[int, str]]) -> Iterator[Record]:
    finished: set[str] = set()
    command = ""
    for expected, (number, line) in enumerate(lines, start=1):
        record = _read_record(number, line)
        if record.seq != expected:
            raise BadLogError(line=number, code="sequence", detail=f"{record.seq} instead of {expected}")
        if isinstance(record.event, TournamentCreated) != (expected == 1):
            raise BadLogError(line=number, code="start", detail=record.event.kind)
        if record.command_id != command:
            finished.add(command)
            command = record.command_id
        if command in finished:
            raise BadLogError(line=number, code="command", detail=command)
        yield record


def _read_record(number: int, line: str) -> Record:
    try:
        json.loads(line)
    except ValueError as error:
        raise BadLogError(line=number, code="not_json", detail=str(error)) from error
    try:
        return Record.model_validate_json(line)
    except NewerEventError as error:
        raise BadLogError(line=number, code="newer", detail=str(error)) from error
    except ValidationError as error:
        raise BadLogError(line=number, code="event", detail=first_problem(error)) from error


def first_problem(error: ValidationError) -> str:
    """Where the first thing wrong stands, and what it is."""
    problem = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(step) for step in problem['loc'])}: {problem['msg']}"
