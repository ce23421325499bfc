"""What the bot has taken from one person: proof that it arrived, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.views.audit import AuditFilter, audit_entries, matching
from bot.app.views.view import Page, View
from bot.app.wording import audit, receipts
from bot.app.wording.times import stamp

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.scene import Scene
    from formats.core.log import Record

MOST_RECEIPTS = 25


def receipts_view(scene: Scene, records: Sequence[Record], person: str) -> View:
    """The latest things this person did in the tournament, newest first, each with its number in the log."""
    mine = matching(audit_entries(scene, records, {person: receipts.YOU}), AuditFilter(actor=person))
    page = Page()
    page.line(receipts.head(len(mine), min(len(mine), MOST_RECEIPTS)))
    page.lines(
        audit.entry(entry.record.seq, stamp(entry.record.at, "f"), entry.actor, entry.text, undone=entry.undone)
        for entry in mine[::-1][:MOST_RECEIPTS]
    )
    return View(scene.heading(receipts.TITLE), page.blocks())
