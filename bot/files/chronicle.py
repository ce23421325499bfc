"""Public chronicle of a tournament: announcements, decisions, changes, entries and withdrawals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.face_api.in_use import Faces, faces
from bot.text.catalogue import manner
from bot.text.context import TournamentContext
from bot.text.names import clean, unmarked
from bot.views.audit import audit_entries
from bot.views.sealing import open_stages
from formats.core import events as ev
from formats.core.log import Record
from formats.core.memoize import memoize

_PUBLIC_EVENTS = (
    ev.Announced,
    ev.EntrantStatusChanged,
    ev.PhaseChanged,
    ev.PersonReplaced,
    ev.StaffChanged,
    ev.StageStarted,
)
_APPEALS = frozenset({"appeal_accepted", "appeal_rejected"})

MOMENTS_KEPT = 4
"""Number of memoized chronicles (states of tournaments in one language)."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A public event as plain text on one line. `seq` is its number in the log.

    In `isolated`, names are wrapped in Unicode bidirectional isolates, for pages that people read.
    """

    at: datetime
    text: str
    isolated: str
    seq: int


def happenings(context: TournamentContext, records: Sequence[Record]) -> tuple[Happening, ...]:
    """Return all public events that were not undone, oldest first. Events about single players are excluded."""
    return _happenings(context, records, faces(), manner())


@memoize(lambda *rests_on: rests_on, most=MOMENTS_KEPT)
def _happenings(
    context: TournamentContext, records: Sequence[Record], shown: Faces, manner: str
) -> tuple[Happening, ...]:
    """Compute the chronicle. Memoized, because page, feed, report and table of one state need the same."""
    del shown, manner
    public_events = _PublicEvents(context)
    public = []
    for entry in audit_entries(context, records, {}):
        if not entry.undone and public_events.contains(entry.record.event):
            own = _own_words(entry.record.event)
            text, isolated = own or unmarked(entry.text), own or unmarked(entry.text, isolated=True)
            public.append(Happening(entry.record.at, text, isolated, entry.record.seq))
    return tuple(public)


def may_be_public(event: ev.Event) -> bool:
    """Return True for kinds of events that may be in the chronicle, or that undo events which may be."""
    rulings = (ev.RulingMade, ev.ResultRecorded, ev.ResultCleared, ev.RoundPaired, ev.RoundAmended, ev.CommandUndone)
    return isinstance(event, (*_PUBLIC_EVENTS, *rulings))


def _own_words(event: ev.Event) -> str:
    """Return a director's announcement or remark in full."""
    by_director = isinstance(event, ev.Announced) or (isinstance(event, ev.RulingMade) and event.topic == ev.REMARK)
    return clean(event.text) if by_director and isinstance(event, ev.Announced | ev.RulingMade) else ""


class _PublicEvents:
    """Filter of events that are public; events of sealed stages are not."""

    def __init__(self, context: TournamentContext) -> None:
        self._open = frozenset(open_stages(context))
        self._stage = {game.pairing.id: game.stage for game in context.games()}

    def contains(self, event: ev.Event) -> bool:
        """Return True if the event is public."""
        match event:
            case ev.RulingMade():
                about_nobody = event.entrant is None and event.pairing is None
                return event.topic in _APPEALS or (event.topic == ev.REMARK and about_nobody)
            case ev.ResultRecorded() | ev.ResultCleared():
                by_director = isinstance(event, ev.ResultCleared) or event.source == "director"
                given = bool(event.text) or (isinstance(event, ev.ResultRecorded) and event.on_time)
                return by_director and given and self._stage.get(event.pairing) in self._open
            case ev.RoundPaired() | ev.RoundAmended():
                return event.cause != "format" and event.stage in self._open
        return isinstance(event, _PUBLIC_EVENTS)
