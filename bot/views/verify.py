"""Result of a verification of the log, and the head of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.service.loaded import LoadedTournament
from bot.text.context import TournamentContext
from bot.text.names import quoted
from bot.text.phrases import AnyMessage, by_code
from bot.text.texts import texts
from bot.views.sealing import hidden_forms, log_head, public_records
from bot.views.view import Page, View
from formats.core.engine_version import ENGINE_VERSION, engines
from formats.core.remarks import Remark, remarks
from formats.core.verify import Difference

WHAT_DIFFERS = by_code(
    texts.reading, "verify_what_",
    "seeds", "pairings", "times", "result", "draw", "commitment", "too_late", "replaced", "early", "no_beacon",
    "beacon", "beacon_round", "promise", "note", "time", "error", "impossible",
)  # fmt: skip
"""What an entry of the log is about that does not come out as recorded."""

REMARKS: Mapping[str, AnyMessage] = by_code(
    texts.reading, "remark_", "waived", "new_seed", "new_range", "unsigned", "other_chain"
)
"""What is to be known about draws although nothing is wrong."""


MOST_SHOWN = 20
"""Number of differing entries that are listed; the exported log has all."""


def verify_view(context: TournamentContext, differences: Sequence[Difference], loaded: LoadedTournament) -> View:
    """Return the differences, remarks about draws, the head of the log, and how anybody can check an export."""
    page = Page()
    shown = public_records(loaded.records, hidden_forms(context.state, context.engine))
    place = {record.seq: number for number, record in enumerate(shown, start=1)}
    if differences:
        page.line(texts.reading.verify_differs(count=len(differences)))
        page.lines(_entry_differs(difference.seq, difference.what) for difference in differences[:MOST_SHOWN])
    else:
        page.line(texts.reading.verify_sound(lines=len(shown)))
    page.lines(
        texts.reading.verify_engine(seq=seq, engine=version, now=ENGINE_VERSION)
        for version, seq in engines(shown).items()
        if version != ENGINE_VERSION
    )
    page.lines(
        REMARKS[remark.what](seq=place[remark.seq], who=context.names.person(remark.actor), text=_text(remark))
        for remark in remarks(shown)
        if remark.what in REMARKS
    )
    page.line()
    page.line(log_head(loaded, context.engine))
    page.line(texts.reading.verify_how())
    return View(context.heading(texts.reading.verify_title()), page.blocks())


def _text(remark: Remark) -> str:
    """Return the reason that a person gave, or an address or id to be copied."""
    return quoted(remark.text, 300) if remark.what == "waived" else remark.text


def _entry_differs(seq: int, what: str) -> str:
    """One entry that differs."""
    return texts.reading.verify_entry(seq=seq, what=WHAT_DIFFERS[what]())
