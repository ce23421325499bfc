"""What everybody was told while the tournament went on: announcements, decisions, changes, comings and goings."""

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

_TOLD_TO_ALL = (
    ev.Announced,
    ev.EntrantStatusChanged,
    ev.PhaseChanged,
    ev.PersonReplaced,
    ev.StaffChanged,
    ev.StageStarted,
)
_APPEALS = frozenset({"appeal_accepted", "appeal_rejected"})

MOMENTS_KEPT = 4
"""Of so many moments of tournaments, and as many again, what was told stays in memory."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something everybody was told; the text is plain, on one line. `seq` is its line of the log.

    In `isolated` names keep their own direction of writing, for pages that people read.
    """

    at: datetime
    text: str
    isolated: str
    seq: int


def happenings(context: TournamentContext, records: Sequence[Record]) -> tuple[Happening, ...]:
    """Everything public that was not taken back, oldest first. What concerns single players stays out."""
    return _happenings(context, records, faces(), manner())


@memoize(lambda *rests_on: rests_on, most=MOMENTS_KEPT)
def _happenings(
    context: TournamentContext, records: Sequence[Record], shown: Faces, manner: str
) -> tuple[Happening, ...]:
    """What a page tells of, its feed, its report and its table tell of, too."""
    del shown, manner
    told = _Told(context)
    public = []
    for entry in audit_entries(context, records, {}):
        if not entry.undone and told.to_all(entry.record.event):
            own = _own_words(entry.record.event)
            text, isolated = own or unmarked(entry.text), own or unmarked(entry.text, isolated=True)
            public.append(Happening(entry.record.at, text, isolated, entry.record.seq))
    return tuple(public)


def may_be_told(event: ev.Event) -> bool:
    """Is it of a kind that everybody may be told of, or one that takes back what was told?"""
    rulings = (ev.RulingMade, ev.ResultRecorded, ev.ResultCleared, ev.RoundPaired, ev.RoundAmended, ev.CommandUndone)
    return isinstance(event, (*_TOLD_TO_ALL, *rulings))


def _own_words(event: ev.Event) -> str:
    """What a director said, in full."""
    by_director = isinstance(event, ev.Announced) or (isinstance(event, ev.RulingMade) and event.topic == ev.REMARK)
    return clean(event.text) if by_director and isinstance(event, ev.Announced | ev.RulingMade) else ""


class _Told:
    """Which events everybody was told of, and may still hear of where a stage is sealed."""

    def __init__(self, context: TournamentContext) -> None:
        self._open = frozenset(open_stages(context))
        self._stage = {game.pairing.id: game.stage for game in context.games()}

    def to_all(self, event: ev.Event) -> bool:
        """May everybody hear of this?"""
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
        return isinstance(event, _TOLD_TO_ALL)
