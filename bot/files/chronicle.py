"""Public chronicle of a tournament: announcements, decisions, changes, entries and withdrawals.

It is derived from the audit (`bot.views.audit`): the entries that `_PublicEvents` contains, some of them with a
sentence of their own. Events that were undone are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.face_api.in_use import Faces, faces
from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from bot.text.games import result_text, round_name
from bot.text.names import clean, quoted, unmarked
from bot.text.phrases import by_code
from bot.text.texts import texts
from bot.views.audit import audit_entries
from bot.views.capabilities import split_field_of
from bot.views.event_texts import CAUSES
from bot.views.sealing import open_stages
from formats.core import events as ev
from formats.core.log import Record
from formats.core.memoize import memoize

_PUBLIC_EVENTS = (
    ev.Announced,
    ev.EntrantStatusChanged,
    ev.PhaseChanged,
    ev.PersonReplaced,
    ev.StageStarted,
)
_PHASES = by_code(
    texts.report, "news_", "draft", "registration", "closed", "running", "finished", "cancelled", "series"
)
_APPEALS = frozenset({"appeal_accepted", "appeal_rejected"})

MOMENTS_KEPT = 4
"""Number of memoized chronicles (states of tournaments in one language)."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A public event as plain text on one line. `seq` is its number in the log.

    In `isolated`, names are wrapped in Unicode bidirectional isolates, for pages that people read. `is_word` is whether
    it is an announcement or a ruling of a director.
    """

    at: datetime
    text: str
    isolated: str
    seq: int
    is_word: bool = False


def happenings(context: TournamentContext, records: Sequence[Record]) -> tuple[Happening, ...]:
    """Return all public events that were not undone, oldest first."""
    return _happenings(context, records, faces(), rendering_key())


@memoize(lambda *arguments: arguments, most=MOMENTS_KEPT)
def _happenings(
    context: TournamentContext, records: Sequence[Record], shown: Faces, rendering_key: str
) -> tuple[Happening, ...]:
    """Compute the chronicle. Memoized, because page, feed, report and table of one state need the same.

    `shown` and `rendering_key` are faces and language in use, which the texts depend on.
    """
    del shown, rendering_key
    public_events = _PublicEvents(context)
    public = []
    for entry in audit_entries(context, records, {}):
        if not entry.undone and public_events.contains(entry.record.event):
            event = entry.record.event
            plain = _own_words(event) or _sentence(context, event)
            marked = _about_players(context, event) or entry.text
            text, isolated = plain or unmarked(marked), plain or unmarked(marked, isolated=True)
            is_word = isinstance(event, ev.Announced | ev.RulingMade)
            public.append(Happening(entry.record.at, text, isolated, entry.record.seq, is_word))
    return tuple(public)


def may_be_public(event: ev.Event) -> bool:
    """Return True for kinds of events that may be in the chronicle, or that undo events which may be."""
    rulings = (ev.RulingMade, ev.ResultRecorded, ev.ResultCleared, ev.RoundPaired, ev.RoundAmended, ev.CommandUndone)
    return isinstance(event, (*_PUBLIC_EVENTS, *rulings))


def _own_words(event: ev.Event) -> str:
    """Return a director's announcement or remark in full."""
    by_director = isinstance(event, ev.Announced) or (isinstance(event, ev.RulingMade) and event.topic == ev.REMARK)
    return clean(event.text) if by_director and isinstance(event, ev.Announced | ev.RulingMade) else ""


def _sentence(context: TournamentContext, event: ev.Event) -> str:
    """Return what has happened as a sentence of its own where the audit names the director as its subject."""
    match event:
        case ev.PhaseChanged():
            return _PHASES[event.phase]()
        case ev.StageStarted():
            split = split_field_of(context, event.stage)
            seats = event.seeds if split is None else event.seeds[: split.seats]
            return texts.audit.stage_began(stage=clean(context.state.stages[event.stage].title), entrants=len(seats))
        case ev.RoundPaired():
            return texts.report.news_round_out(round=_round(context, event))
        case ev.RoundAmended():
            cause = CAUSES[event.cause]() if event.cause in CAUSES else clean(event.cause)
            return _with_words(texts.report.news_paired_again(round=_round(context, event), cause=cause), event.text)
        case ev.ResultCleared():
            seats = next((game.pairing.seats for game in context.games() if game.pairing.id == event.pairing), ())
            names = " – ".join(context.names.full(entrant) for entrant in seats)
            return _with_words(texts.report.news_rematch(game=names), event.text) if names else ""
    return ""


def _about_players(context: TournamentContext, event: ev.Event) -> str:
    """Return a withdrawal, or a result that a director entered, as a sentence in the markup of chat."""
    match event:
        case ev.EntrantStatusChanged(status="withdrawn", cause="withdrew"):
            return _with_words(texts.report.news_withdrew(who=context.names.plain(event.entrant)), quoted(event.text))
        case ev.ResultRecorded():
            players, result = context.players(context.game(event.pairing).pairing), result_text(event.result)
            return _with_words(texts.report.news_result(game=players, result=result), quoted(event.text))
    return ""


def _with_words(sentence: str, words: str) -> str:
    """Return a sentence and the director's words after it."""
    return f"{sentence} {clean(words)}".strip()


def _round(context: TournamentContext, event: ev.RoundPaired | ev.RoundAmended) -> str:
    """Return the name of a round with its stage, if there are several."""
    name = round_name(event.round_number, event.pairings.label)
    return ", ".join(filter(None, (clean(context.stage_title(event.stage)), name)))


class _PublicEvents:
    """Filter of events that are public; events of sealed stages are not."""

    def __init__(self, context: TournamentContext) -> None:
        self._open = frozenset(open_stages(context))
        self._stage = {game.pairing.id: game.stage for game in context.games()}

    def contains(self, event: ev.Event) -> bool:
        """Return True if the event is public."""
        match event:
            case ev.PersonReplaced():
                return not event.identity
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
