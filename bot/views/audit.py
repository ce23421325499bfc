"""Audit log: who did what, with search and pages.

Entries are described in the words of their time: pairing ids are reused when a round is retracted and paired again, so
`_LogNames` replays the log and knows which players an id meant at each event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.face_api.in_use import faces
from bot.game_server_api.in_use import name_of
from bot.parsing.search import folded
from bot.service.personal_links import is_by_link
from bot.text.context import TournamentContext
from bot.text.errors.error_text import refusal_text
from bot.text.format_texts import title_of_form
from bot.text.names import Names, unmarked
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views import event_texts as audit
from bot.views.capabilities import DescribesNotes
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile, Page, View
from formats.core import events as ev
from formats.core.evolve import undone_commands
from formats.core.log import SERVER, TIMETABLE, Record
from formats.core.plan import StagePlan
from formats.core.refusals import Refusal
from formats.core.rounds_off import ROUND_OFF
from formats.core.undoing import lost_with
from formats.core.values import EntrantId, PairingId, PersonId

PER_PAGE = 12


@dataclass(frozen=True, slots=True)
class AuditFilter:
    """Filter of entries; fields that are not set match everything.

    `actor` is a person's id or `timetable`; `kinds` are names of events; `text` is searched in the whole line, ignoring
    case and accents; `since` is inclusive, `until` exclusive.
    """

    actor: str | None = None
    entrant: EntrantId | None = None
    kinds: frozenset[str] = frozenset()
    since: datetime | None = None
    until: datetime | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A record in words. `undone`: a later command undid it."""

    record: Record
    actor: str
    text: str
    undone: bool


@dataclass
class _LogNames:
    """Names of ids at a moment of the log."""

    context: TournamentContext
    forms: Mapping[str, str] = field(default_factory=dict)
    stages: tuple[StagePlan, ...] = ()
    seats: dict[PairingId, tuple[EntrantId, EntrantId]] = field(default_factory=dict)

    @property
    def names(self) -> Names:
        return self.context.names

    def who(self, entrant: EntrantId) -> str:
        return self.names.plain(entrant)

    def person(self, person: PersonId) -> str:
        return self.names.person(person)

    def why(self, refusal: Refusal) -> str:
        return refusal_text(refusal, self.context)

    def game(self, pairing: PairingId) -> str:
        seats = self.seats.get(pairing)
        return pairing if seats is None else " – ".join(map(self.names.plain, seats))

    def stage(self, number: int) -> str:
        return self.stages[number].title

    def form(self, key: str) -> str:
        return self.forms.get(key, key)

    def note(self, event: ev.MatchNoted) -> str | None:
        notes = (
            face.note_text(event, self.who)
            for face in faces().of(self.context.state)
            if isinstance(face, DescribesNotes)
        )
        return next((text for text in notes if text is not None), None)

    def update(self, event: ev.Event) -> None:
        """Apply an event: who is paired where from now on."""
        if isinstance(event, ev.TournamentCreated | ev.PlanChanged):
            self.stages = event.stages
        if isinstance(event, ev.RoundPaired | ev.RoundAmended):
            self.seats.update({pairing.id: pairing.seats for pairing in event.pairings.pairings})
        if isinstance(event, ev.MatchAdded) and event.game is not None:
            self.seats[event.game.id] = event.game.seats


def _log_names(context: TournamentContext) -> _LogNames:
    """Return the names at the beginning of the log."""
    forms = ((form.key, number) for number in range(len(context.state.stages)) for form in context.rules(number).forms)
    titles = {key: title_of_form(key, context.system(number).key) for key, number in forms}
    return _LogNames(context, {**titles, ROUND_OFF: texts.rounds_off.form_title()})


def audit_entries(context: TournamentContext, records: Sequence[Record], actors: Mapping[str, str]) -> list[AuditEntry]:
    """Return every record of the log in words, oldest first. `actors` maps ids to displayable names."""
    undone = undone_commands(records)
    lost = {record.seq for command_id in undone for record in lost_with(records, command_id)}
    names = _log_names(context)
    entries: list[AuditEntry] = []
    for record in records:
        names.update(record.event)
        actor = actor_name(record.actor, actors)
        if is_by_link(record.command_id):
            actor = texts.people.by_link(name=actor)
        text = audit.event_text(record.event, names)
        entries.append(AuditEntry(record, actor, text, record.command_id in undone or record.seq in lost))
    return entries


def actor_name(actor: str, people: Mapping[str, str]) -> str:
    """Return who gave a command: a person by displayable name, the timetable, or a game server."""
    if actor == TIMETABLE:
        return texts.people.timetable()
    if actor.startswith(SERVER):
        return name_of(actor.removeprefix(SERVER))
    return people.get(actor, texts.people.unknown_person())


def events_of_command(
    context: TournamentContext, records: Sequence[Record], command_id: str
) -> list[tuple[ev.Event, str]]:
    """Return the events of one command of the log, each in words."""
    names = _log_names(context)
    events: list[tuple[ev.Event, str]] = []
    for record in records:
        names.update(record.event)
        if record.command_id == command_id:
            events.append((record.event, audit.event_text(record.event, names)))
    return events


def matching(entries: Sequence[AuditEntry], wanted: AuditFilter) -> list[AuditEntry]:
    """Return the entries that match the filter."""
    return [entry for entry in entries if _matches(entry, wanted)]


def _matches(entry: AuditEntry, wanted: AuditFilter) -> bool:
    """Return True if the entry matches the filter."""
    record = entry.record
    return (
        (wanted.actor is None or record.actor == wanted.actor)
        and (wanted.entrant is None or _concerns(record, wanted.entrant))
        and (not wanted.kinds or record.event.kind in wanted.kinds)
        and (wanted.since is None or record.at >= wanted.since)
        and (wanted.until is None or record.at < wanted.until)
        and folded(wanted.text) in folded(f"{entry.actor} {entry.text} {record.event.kind}")
    )


def _concerns(record: Record, entrant: EntrantId) -> bool:
    """Return True if the event contains the entrant's id anywhere."""

    def names(value: object) -> bool:
        if isinstance(value, dict):
            return any(names(item) for pair in value.items() for item in pair)
        if isinstance(value, list | tuple):
            return any(map(names, value))
        return value == entrant

    return names(record.event.model_dump())


def audit_view(
    context: TournamentContext,
    records: Sequence[Record],
    actors: Mapping[str, str],
    wanted: AuditFilter | None = None,
    page: int = 1,
) -> View:
    """Return a page of the log, newest first, and all matching entries as a file.

    A page number beyond the last shows the last page.
    """
    return entries_view(context, matching(audit_entries(context, records, actors), wanted or AuditFilter()), page)


def entries_view(context: TournamentContext, entries: Sequence[AuditEntry], page: int) -> View:
    """Return a page of entries that were already selected."""
    title = context.heading(texts.audit.title())
    if not entries:
        return View(title, (texts.audit.nothing_found(),))
    pages = pages_of(len(entries))
    shown = max(1, min(page, pages))
    newest_first = entries[::-1][(shown - 1) * PER_PAGE : shown * PER_PAGE]
    sheet = Page()
    sheet.line(texts.audit.page(entries=len(entries), page=shown, pages=pages))
    sheet.lines(
        audit.entry(entry.record.seq, stamp(entry.record.at, "f"), entry.actor, entry.text, undone=entry.undone)
        for entry in newest_first
    )
    return View(title, sheet.blocks(), _csv(context, entries))


def record_lines(context: TournamentContext, whole: Sequence[Record], new: Sequence[Record]) -> list[str]:
    """Return these new records in words, a line each.

    `whole` is the log with them, `context` the tournament after them.
    """
    seen = {record.seq for record in new}
    return [f"• {entry.text}" for entry in audit_entries(context, whole, {}) if entry.record.seq in seen]


def pages_of(entries: int) -> int:
    """Return the number of pages for so many entries; at least one."""
    return max(1, -(-entries // PER_PAGE))


def _csv(context: TournamentContext, entries: Sequence[AuditEntry]) -> CsvFile:
    """Return the entries as a file."""
    rows = [
        [
            entry.record.seq,
            entry.record.at.astimezone(UTC).isoformat(timespec="seconds"),
            unmarked(entry.actor),
            entry.record.event.kind,
            unmarked(entry.text),
            "yes" if entry.undone else "",
        ]
        for entry in entries
    ]
    return csv_file(
        file_name(context.state.title, "audit"), ["entry", "time (UTC)", "who", "event", "what", "undone"], rows
    )
