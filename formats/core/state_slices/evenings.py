"""A series of evenings: its plan, and the evenings so far.

A series is a tournament log in the phase `series`, not a log of another kind. The title, stages and settings of the
tournament are those of every evening, its entrants are everybody who has taken part, and its staff directs the
evenings. So the store, the hash chain, snapshots, undo, exports, the timetable, permissions, `/td options` and what
happens to the data of people work for series without code of their own. An evening is an ordinary tournament, copied
from the series; what the series needs of it is recorded here, so that all that is derived (the next evening, the
leaderboard, ratings) depends on this log alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from formats.core import events as ev
from formats.core.events import EveningGame, Outcome, SeriesPlan
from formats.core.state_slices.folding import writes
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening as far as the series knows it; see `EveningRecorded`. `ended_at` is None while it is open."""

    number: int
    start: datetime
    outcome: Outcome = "open"
    ended_at: datetime | None = None
    places: tuple[tuple[EntrantId, ...], ...] = ()
    games: tuple[EveningGame, ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """The plan of a series, since when it is this one, and the evenings, oldest first. No plan: it is no series."""

    plan: SeriesPlan | None = None
    since: datetime | None = None
    evenings: tuple[Evening, ...] = ()

    @property
    def open_evening(self) -> Evening | None:
        """The evening that is open for sign-up or being played."""
        return self.evenings[-1] if self.evenings and self.evenings[-1].outcome == "open" else None

    @property
    def players(self) -> frozenset[EntrantId]:
        """Everyone who has a place in an evening that was held."""
        return frozenset(who for evening in self._held for place in evening.places for who in place)

    @property
    def last_winners(self) -> tuple[EntrantId, ...]:
        """The winners of the last evening that was held; empty before the first."""
        return next((evening.places[0] for evening in self._held[-1:] if evening.places), ())

    @property
    def _held(self) -> tuple[Evening, ...]:
        return tuple(evening for evening in self.evenings if evening.outcome == "held")

    def shown_number(self, evening: Evening) -> int:
        """Return the number that people know an evening by: missed ones are not counted."""
        return 1 + sum(other.outcome != "missed" for other in self.evenings if other.number < evening.number)

    @property
    def next_start(self) -> datetime | None:
        """When the next evening starts, after the last one and its end; None while that one is open."""
        if self.plan is None or self.since is None or self.open_evening is not None:
            return None
        after = [self.since]
        if self.evenings:
            last = self.evenings[-1]
            after += [last.start, last.ended_at or last.start]
        return self.plan.at.next_after(max(after), self.plan.zone)

    @property
    def opens_at(self) -> datetime | None:
        """When the sign-up of the next evening opens; None while an evening is open."""
        start = self.next_start
        return None if start is None or self.plan is None else start - timedelta(hours=self.plan.opens_hours)


@writes(Series, ev.SeriesPlanned)
def planned(series: Series, event: ev.SeriesPlanned) -> Series:
    """Set or change the plan; past evenings stay."""
    return replace(series, plan=event.plan, since=event.since)


@writes(Series, ev.EveningOpened)
def opened(series: Series, event: ev.EveningOpened) -> Series:
    """Add an evening."""
    return replace(series, evenings=(*series.evenings, Evening(event.number, event.start)))


@writes(Series, ev.EveningRecorded)
def recorded(series: Series, event: ev.EveningRecorded) -> Series:
    """Replace what is known of an evening."""
    evenings = tuple(
        replace(
            evening,
            outcome=event.outcome,
            ended_at=None if event.outcome == "open" else event.at,
            places=event.places,
            games=event.games,
        )
        if evening.number == event.number
        else evening
        for evening in series.evenings
    )
    return replace(series, evenings=evenings)
