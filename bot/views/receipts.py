"""Receipts: what the bot has recorded from one person, and when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.service.personal_links import is_by_link
from bot.text.availability import said_pattern
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.text.times import stamp
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
    page.line(_head_text(len(mine), min(len(mine), MOST_RECEIPTS)))
    page.lines(
        _line_text(entry.record.seq, entry.record.at, _what(entry), undone=entry.undone)
        for entry in mine[::-1][:MOST_RECEIPTS]
    )
    return View(context.heading(texts.receipts.title()), page.blocks())


def _what(entry: AuditEntry) -> str:
    """Return what was recorded, with the times of an availability, and whether it came by a personal link."""
    event, text = entry.record.event, entry.text
    if isinstance(event, FormSubmitted) and event.form == AVAILABILITY:
        pattern = WeeklyPattern.model_validate(event.content)
        text = texts.numbers.label(label=text, text=f"{said_pattern(format_pattern(pattern))} ({pattern.zone})")
    return f"{text} {texts.receipts.by_link()}" if is_by_link(entry.record.command_id) else text


def _head_text(found: int, shown: int) -> str:
    """How many, and how many of them are listed."""
    if not found:
        return texts.receipts.nothing()
    if shown < found:
        return texts.receipts.head_latest(found=found, shown=shown)
    return texts.receipts.head(found=found)


def _line_text(seq: int, at: datetime, what: str, *, undone: bool) -> str:
    """One of them, with its number in the log; what was taken back by a director is struck through."""
    text = f"~~{what}~~ {texts.receipts.taken_back()}" if undone else what
    return f"`{seq}` {stamp(at, 'f')} {text}"
