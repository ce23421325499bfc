"""Evenings of series as events that another log opens: created with open sign-up, seeded by ratings, recorded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.service.loaded import Change, LoadedTournament
from bot.service.opened_events import EVENINGS, drawn_seed, follow_page
from bot.service.orders import CommandId, Order, Step
from bot.service.series import evening_from, outcome_of, record_of, seeded
from bot.service.series_ratings import series_ratings
from bot.service.service import Service
from bot.text.context import context_of
from formats.core.commands import ChangeEntrants, OpenRegistration
from formats.core.events import EntrantRegistered, MemberChanged
from formats.core.log import TIMETABLE
from formats.core.phases import OVER
from formats.core.state_slices.evenings import Evening, Series
from storage.tournaments import TournamentRow

SERIES = frozenset({"series"})


class Evenings:
    """The evenings of all series of this process's servers."""

    link = EVENINGS

    def __init__(self, service: Service) -> None:
        self._service = service

    def concerns(self, change: Change) -> bool:
        """Return True for a series, a tournament that is over, or was until now, and new players, who are seeded."""
        came = any(isinstance(event, EntrantRegistered | MemberChanged) for event in change.events)
        return change.after.phase == "series" or came or bool({change.before.phase, change.after.phase} & {*OVER})

    async def parents(self) -> Iterable[str]:
        """Return all series."""
        rows = await self._service.database.tournaments.all(phases=SERIES, shards=self._service.shards)
        return [row.id for row in rows]

    async def opened_by(self, event: str) -> tuple[str, int] | None:
        """Return the series of an evening, and its number there."""
        return await self.link.parent_of(self._service.database, event)

    def opens(self, row: TournamentRow) -> bool:
        """Return whether it is a series."""
        return row.phase == "series"

    def numbers(self, parent: LoadedTournament) -> Iterable[int]:
        """Return the numbers of all evenings but those that were missed."""
        return [evening.number for evening in parent.state.slice_of(Series).evenings if evening.outcome != "missed"]

    async def bring_up_to_date(self, parent: LoadedTournament, number: int, child: LoadedTournament | None) -> None:
        """Create an open evening, or seed and record it."""
        evening = parent.state.slice_of(Series).evenings[number - 1]
        if child is not None:
            await self._seed(parent, child)
            await self._record(parent, evening, child)
        elif evening.outcome == "open":
            await self._create(parent, evening)

    async def _create(self, series: LoadedTournament, evening: Evening) -> None:
        """Create the tournament of an evening with open sign-up, run by the staff of the series."""
        plan = evening_from(series.state, self._service.engine, evening, drawn_seed())
        bindings = replace(series.place, staff_added=series.staff)
        # Numbers are counted up, but an undo of the first plan begins again: the start tells such evenings apart.
        command_id = CommandId("evening").part(series.id, evening.number, int(evening.start.timestamp()))
        order = Order.of(Step(plan, bindings=bindings), OpenRegistration(), actor=TIMETABLE, command_id=command_id)
        created = await self._service.create(order)
        await self.link.bind(self._service.database, series.id, evening.number, created.id)
        await follow_page(self._service.database, series.id, created.id)

    async def _seed(self, series: LoadedTournament, evening: LoadedTournament) -> None:
        """Enter the ratings of players who have signed up, so that the evening is seeded by them."""
        if evening.state.phase != "registration":
            return
        accounts = context_of(series, self._service.engine).names.discord
        ratings = series_ratings(series.state.slice_of(Series), series.state.entrants, accounts)
        data = seeded(evening, {person.id: ratings[who] for who, person in series.people.items() if who in ratings})
        if data:
            command_id = CommandId("seed").part(evening.state.version)
            order = Order.of(ChangeEntrants(data=data), actor=TIMETABLE, command_id=command_id)
            await self._service.carry_out(evening.id, order)

    async def _record(self, series: LoadedTournament, evening: Evening, played: LoadedTournament) -> None:
        """Record an evening that ended, or is not as it was recorded."""
        if outcome_of(played.state) == evening.outcome == "open":
            return
        known = {person.id: entrant for entrant, person in series.people.items()}
        record = record_of(played, evening.number, self._service.engine, known, len(series.state.entrants))
        # A newcomer has an id that depends on the series as it stands, so the id of the command does too.
        command_id = CommandId("evening").part(evening.number, played.state.version, series.state.version)
        step = Step(record.command, people=record.newcomers)
        await self._service.carry_out(series.id, Order.of(step, actor=TIMETABLE, command_id=command_id))
