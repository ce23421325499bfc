"""Data of a judge's panel: the open live matches, their states, and the entries that are possible now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss_elimination import judging
from formats.systems.swiss_elimination.live_match import EntryError, LiveMatch, after_entry
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.results import live_match

ANY_TEXT = "text"
"""Placeholder for the text that a judge will write."""


@dataclass(frozen=True, slots=True)
class LivePanel:
    """A live match. Panels of the same `heat` are shown together (rule 7)."""

    pairing: Pairing
    heat: int | None
    match: LiveMatch
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class PossibleEntry:
    """An entry that would be accepted: the name of its note, the entrant, and for `graded` whether it is right."""

    note: str
    entrant: EntrantId | None = None
    correct: bool | None = None


def live_round(stage: Stage, options: PlayoffOptions) -> tuple[LivePanel, ...]:
    """Return all matches of the latest round, if it is a live one; by heat, in the order of the table."""
    progress = Progress(stage, options)
    sitting = progress.sitting_of(len(stage.rounds)) if stage.rounds else None
    if sitting is None or sitting.venue != "live":
        return ()
    heats = {match.code: match.heat for match in sitting.matches}
    round_ = stage.rounds[-1]
    panels = (
        LivePanel(pairing, heats.get(pairing.label), live_match(progress, pairing), round_.results.get(pairing.id))
        for pairing in round_.pairings.pairings
    )
    return tuple(sorted(panels, key=lambda panel: panel.heat or 0))


def possible_entries(match: LiveMatch, at: int) -> tuple[PossibleEntry, ...]:
    """Return the entries that are possible when the shared timer shows `at` milliseconds (rules 19 to 23).

    Nothing after the verdict, and only `timer` once it is time to announce a correct answer (rule 21). `take_back` is
    possible as long as there is an entry; that is not known here. Every candidate entry is tried on the state machine,
    so the panel can never offer an entry that would be refused.
    """
    if match.verdict is not None:
        return ()
    if match.started and after_entry(match, judging.TimerRead(at=at)).verdict is not None:
        return (PossibleEntry("timer"),)
    return tuple(_described(entry) for entry in _candidates(match, at) if _is_accepted(match, entry))


def _candidates(match: LiveMatch, at: int) -> Iterator[judging.Entry]:
    """Yield every entry that could exist, for both players."""
    yield judging.Start()
    for who in (match.better.entrant, match.worse.entrant):
        yield judging.Stop(entrant=who, at=at)
        yield judging.Graded(entrant=who, at=at, correct=True)
        yield judging.Graded(entrant=who, at=at, correct=False)
        yield judging.SheetBack(entrant=who, at=at)
        yield judging.NewSheet(entrant=who, at=at)
        yield judging.OfficialTime(entrant=who)
    yield judging.TimerRead(at=at)
    yield judging.TimeLimit(at=at)
    yield judging.TooClose()
    yield judging.Malfunction(text=ANY_TEXT)
    yield judging.GoOn()
    for who in (match.better.entrant, match.worse.entrant):
        yield judging.Decision(winner=who, text=ANY_TEXT)


def _is_accepted(match: LiveMatch, entry: judging.Entry) -> bool:
    """Return True if the state machine accepts the entry."""
    try:
        after_entry(match, entry)
    except EntryError:
        return False
    return True


def _described(entry: judging.Entry) -> PossibleEntry:
    """Return an entry as the panel needs it."""
    who = getattr(entry, "entrant", None) or getattr(entry, "winner", None)
    return PossibleEntry(entry.kind, who, getattr(entry, "correct", None))
