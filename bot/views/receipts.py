"""Receipts: what the bot has recorded from one person, and when."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.text.wording import receipts
from bot.text.wording.availability import said_pattern
from bot.views.audit import AuditEntry, AuditFilter, audit_entries, matching
from bot.views.view import Page, View
from formats.core.events import FormSubmitted
from formats.core.log import Record
from formats.toolkit.scheduling.availability import WeeklyPattern
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import AVAILABILITY

MOST_RECEIPTS = 25


def receipts_view(context: TournamentContext, records: Sequence[Record], person: str) -> View:
    """Return the latest actions of this person in the tournament, newest first, with their numbers in the log."""
    mine = matching(audit_entries(context, records, {}), AuditFilter(actor=person))
    page = Page()
    page.line(receipts.head(len(mine), min(len(mine), MOST_RECEIPTS)))
    page.lines(
        receipts.line(entry.record.seq, entry.record.at, _what(entry), undone=entry.undone)
        for entry in mine[::-1][:MOST_RECEIPTS]
    )
    return View(context.heading(texts.receipts.title()), page.blocks())


def _what(entry: AuditEntry) -> str:
    """Return what was recorded, with the times of an availability."""
    event = entry.record.event
    if isinstance(event, FormSubmitted) and event.form == AVAILABILITY:
        pattern = WeeklyPattern.model_validate(event.content)
        return f"{entry.text}: {said_pattern(format_pattern(pattern))} ({pattern.zone})"
    return entry.text
