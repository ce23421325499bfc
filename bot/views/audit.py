"""The log of who did what, searchable and paged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.face_api.in_use import faces
from bot.game_server_api.in_use import name_of
from bot.parsing.search import folded
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.names import Names, unmarked
from bot.text.wording import audit
from bot.text.wording.errors import refusal_text
from bot.text.wording.people import TIMETABLE as THE_TIMETABLE
from bot.text.wording.people import UNKNOWN_PERSON
from bot.text.wording.times import stamp
from bot.views.capabilities import DescribesNotes
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile, Page, View
from formats.core import events as ev
from formats.core.log import SERVER, TIMETABLE, Record
from formats.core.plan import StagePlan
from formats.core.refusals import Refusal
from formats.core.undoing import lost_with
from formats.core.values import EntrantId, PairingId, PersonId

PER_PAGE = 12


@dataclass(frozen=True, slots=True)
class AuditFilter:
    """Which entries are wanted; what is left out matches everything.

    `actor` is a person's id or `timetable`; `kinds` are names of events; `text` is looked for in the whole line,
    whatever its case and accents; `since` is included, `until` is not.
    """

    actor: str | None = None
    entrant: EntrantId | None = None
    kinds: frozenset[str] = frozenset()
    since: datetime | None = None
    until: datetime | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A record in words. `undone`: a later command took it back."""

    record: Record
    actor: str
    text: str
    undone: bool


@dataclass
class _Cast:
    """What ids stand for at a moment of the log: rounds may be taken back and paired anew with the same ids."""

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
        texts = (
            face.note_text(event, self.who)
            for face in faces().of(self.context.state)
            if isinstance(face, DescribesNotes)
        )
        return next((text for text in texts if text is not None), None)

    def learn(self, event: ev.Event) -> None:
        """Take in who sits where from this event on."""
        if isinstance(event, ev.TournamentCreated | ev.PlanChanged):
            self.stages = event.stages
        if isinstance(event, ev.RoundPaired | ev.RoundAmended):
            self.seats.update({pairing.id: pairing.seats for pairing in event.pairings.pairings})


def _cast(context: TournamentContext) -> _Cast:
    forms = (form for number in range(len(context.state.stages)) for form in context.rules(number).forms)
    return _Cast(context, {form.key: format_text(form.title) for form in forms})


def audit_entries(context: TournamentContext, records: Sequence[Record], actors: Mapping[str, str]) -> list[AuditEntry]:
    """Every record of the whole log in words, oldest first. `actors` are people's names (ready to be shown) by id."""
    undone = {record.event.command_id for record in records if isinstance(record.event, ev.CommandUndone)}
    lost = {record.seq for command_id in undone for record in lost_with(records, command_id)}
    cast = _cast(context)
    entries: list[AuditEntry] = []
    for record in records:
        cast.learn(record.event)
        actor = actor_name(record.actor, actors)
        text = audit.event_text(record.event, cast)
        entries.append(AuditEntry(record, actor, text, record.command_id in undone or record.seq in lost))
    return entries


def actor_name(actor: str, people: Mapping[str, str]) -> str:
    """Who gave a command: a person by name (ready to be shown), the timetable, or a game server."""
    if actor == TIMETABLE:
        return THE_TIMETABLE()
    if actor.startswith(SERVER):
        return name_of(actor.removeprefix(SERVER))
    return people.get(actor, UNKNOWN_PERSON())


def deeds_of(context: TournamentContext, records: Sequence[Record], command_id: str) -> list[tuple[ev.Event, str]]:
    """What one command of the whole log did, each event with its words."""
    cast = _cast(context)
    deeds: list[tuple[ev.Event, str]] = []
    for record in records:
        cast.learn(record.event)
        if record.command_id == command_id:
            deeds.append((record.event, audit.event_text(record.event, cast)))
    return deeds


def matching(entries: Sequence[AuditEntry], wanted: AuditFilter) -> list[AuditEntry]:
    """The entries that are wanted."""
    return [entry for entry in entries if _matches(entry, wanted)]


def _matches(entry: AuditEntry, wanted: AuditFilter) -> bool:
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
    """Does the event name the entrant anywhere?"""

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
    """A page of the log, newest first (a page beyond the last shows the last), and everything wanted as a file."""
    return entries_view(context, matching(audit_entries(context, records, actors), wanted or AuditFilter()), page)


def entries_view(context: TournamentContext, entries: Sequence[AuditEntry], page: int) -> View:
    """The same of entries that were found already."""
    title = context.heading(audit.AUDIT())
    if not entries:
        return View(title, (audit.NOTHING_FOUND(),))
    pages = pages_of(len(entries))
    shown = max(1, min(page, pages))
    newest_first = entries[::-1][(shown - 1) * PER_PAGE : shown * PER_PAGE]
    sheet = Page()
    sheet.line(audit.page_of(shown, pages, len(entries)))
    sheet.lines(
        audit.entry(entry.record.seq, stamp(entry.record.at, "f"), entry.actor, entry.text, undone=entry.undone)
        for entry in newest_first
    )
    return View(title, sheet.blocks(), _csv(context, entries))


def record_lines(context: TournamentContext, whole: Sequence[Record], new: Sequence[Record]) -> list[str]:
    """What these new records say, a line each; `whole` is the log with them, `context` the tournament after them."""
    seen = {record.seq for record in new}
    return [f"• {entry.text}" for entry in audit_entries(context, whole, {}) if entry.record.seq in seen]


def pages_of(entries: int) -> int:
    """How many pages that many entries take; at least one."""
    return max(1, -(-entries // PER_PAGE))


def _csv(context: TournamentContext, entries: Sequence[AuditEntry]) -> CsvFile:
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
