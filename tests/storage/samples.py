"""Small logs to store, and short ways to store them."""

from datetime import UTC, datetime, timedelta
from typing import Any

from formats.core.earlier_defaults import OPTIONS
from formats.core.events import (
    CommandUndone,
    EntrantRegistered,
    EntrantStatusChanged,
    Event,
    FormSubmitted,
    PhaseChanged,
    TournamentCreated,
)
from formats.core.log import Record
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from storage.database import Database
from storage.log import NO_BINDINGS, LogEntry, numbered
from storage.tournaments import Bindings

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ENGINE = "1.2.3"


def moment(minutes: int) -> datetime:
    return NOON + timedelta(minutes=minutes)


def created(title: str = "Spring Open") -> TournamentCreated:
    stage = StagePlan(system="score_group_swiss", title="Swiss", options=dict(OPTIONS["score_group_swiss"]))
    return TournamentCreated(
        title=title, preset=None, stages=(stage,), settings=Settings(), seed="0123456789", engine=ENGINE
    )


def registered(number: int) -> EntrantRegistered:
    return EntrantRegistered(entrant=f"e{number}", data=EntrantData(rating=1500.0 + number / 7))


def form(entrant: str, content: Any) -> FormSubmitted:
    return FormSubmitted(form="availability", entrant=entrant, content=content)


def whole_log() -> list[tuple[str, str, list[Event]]]:
    """(command, actor, events) of a short tournament with an undone command and texts of many scripts."""
    return [
        ("c2", "p1", [PhaseChanged(phase="registration")]),
        ("c3", "p2", [registered(1), form("e1", {"text": "Grüße, 你好 🙂", "line\u2028separator": "a\u0085b\r\n"})]),
        ("c4", "p3", [registered(2)]),
        ("c5", "p1", [EntrantStatusChanged(entrant="e2", status="withdrawn", cause="director")]),
        ("c6", "p1", [CommandUndone(command_id="c5")]),
        ("c7", "timetable", [PhaseChanged(phase="closed")]),
    ]


async def begin(database: Database, tournament_id: str = "t1", **bindings: Any) -> str:
    """A tournament with nothing but its first event."""
    await create(database, tournament_id, f"create {tournament_id}", [created()], Bindings(**bindings))
    return tournament_id


async def create(
    database: Database,
    tournament_id: str,
    command_id: str,
    events: list[Event],
    bindings: Bindings = NO_BINDINGS,
) -> tuple[Record, ...]:
    """A tournament with these first events."""
    records = numbered(events, after=0, command_id=command_id, actor="p1", at=NOON)
    await database.log.write(tournament_id, [LogEntry(records, bindings)], engine=ENGINE, at=NOON)
    return records


async def append(
    database: Database,
    tournament_id: str,
    expected_seq: int,
    command_id: str,
    events: list[Event],
    *,
    actor: str = "p1",
    at: datetime | None = None,
    **more: Any,
) -> tuple[Record, ...]:
    at = at or moment(expected_seq)
    records = numbered(events, after=expected_seq, command_id=command_id, actor=actor, at=at)
    await database.log.write(tournament_id, [LogEntry(records, **more)], engine=ENGINE, at=at)
    return records


async def play(database: Database) -> str:
    """The whole sample log, with the people behind its entrants: p1 directs, p2 and p3 enter."""
    for name in ("Dana", "Ömer", "Li 李"):
        await database.people.guest(name)
    tournament_id = await begin(database)
    seq = 1
    for command_id, actor, events in whole_log():
        await append(database, tournament_id, seq, command_id, events, actor=actor)
        seq += len(events)
    await database.tournaments.bind(
        tournament_id, Bindings(title="Spring Open", phase="closed", entrants={"e1": "p2", "e2": "p3"})
    )
    return tournament_id
