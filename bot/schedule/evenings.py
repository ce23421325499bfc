"""Background task that creates the evenings of series and records their results.

Theory of operation. The timetable opens an evening in the log of its series. Each run of the loop brings what is beside
it up to date: it creates the tournament of an open evening that has none, and records an evening that has ended, or
that was corrected or reopened after its end. Nothing is remembered between runs: what is missing is found by comparing
logs, so a crash at any point is repaired by the next run.

Invariants:

- An evening is created once. The id of the command that creates it is made of series and number, and the log refuses
  it a second time.
- A record is idempotent: its command does nothing where the series knows it already.
- Series that do not end well do not stop the others: an error is logged, and the series is read again at the next run.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from datetime import timedelta

from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import WakeableLoop
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Order, Step
from bot.service.page_settings import keep_page_settings, read_page_settings
from bot.service.series import bind_evening, evening_from, evening_key, outcome_of, record_of, seeded, series_of
from bot.service.series_ratings import series_ratings
from bot.service.service import Service
from bot.text.context import context_of
from formats.core.commands import ChangeEntrants, OpenRegistration
from formats.core.errors import TournamentError
from formats.core.events import EntrantRegistered, MemberChanged
from formats.core.log import TIMETABLE
from formats.core.phases import OVER
from formats.core.state_slices.evenings import Evening, Series
from storage.tournaments import Bindings

logger = logging.getLogger(__name__)

RETRY_AFTER = timedelta(minutes=1)
SEED_BYTES = 16
SERIES = frozenset({"series"})

EVERY = 0
"""In place of the number of an evening: the series itself has changed, so all its evenings are compared with it."""


class Evenings:
    """Keeps the evenings of all series of this process's servers. Wakes itself when one of them has changed."""

    def __init__(self, service: Service, alarms: Alarms) -> None:
        self._service = service
        self._alarms = alarms
        self._loop = WakeableLoop(self._look, self._failed)
        self._due: set[str] = set()
        """Tournaments that have changed: series, and whatever may be an evening."""
        self._all = True
        service.on_change(self._changed)
        service.on_change_elsewhere(self._changed_elsewhere)

    def _changed(self, change: Change) -> None:
        """Wake for a series, for a tournament that is over, or was until now, and for new players, who are seeded."""
        came = any(isinstance(event, EntrantRegistered | MemberChanged) for event in change.events)
        if change.after.phase == "series" or came or {change.before.phase, change.after.phase} & {*OVER}:
            self._mark(change.loaded.id)

    def _changed_elsewhere(self, tournament: str, server: int | None) -> None:
        if self._service.shards.has(server):
            self._mark(tournament)

    def _mark(self, tournament: str) -> None:
        self._due.add(tournament)
        self._loop.wake()

    def wake(self) -> None:
        """Read all series again."""
        self._all = True
        self._loop.wake()

    async def settled(self) -> None:
        """Wait until every change has been dealt with."""
        await self._loop.settled()

    async def run(self) -> None:
        """Run until cancelled, starting with what an earlier process left."""
        self.wake()
        await self._loop.run()

    def _failed(self, error: Exception) -> None:
        logger.error("the evenings of series failed; retrying in a minute", exc_info=error)
        self._alarms.set("evenings", RETRY_AFTER, self.wake)

    async def _look(self) -> None:
        """Bring all series that may be behind up to date."""
        due, self._due = self._due, set()
        if self._all:
            self._all = False
            rows = await self._service.database.tournaments.all(phases=SERIES, shards=self._service.shards)
            due.update(row.id for row in rows)
        behind: dict[str, set[int]] = {}
        for tournament in due:
            series, number = await series_of(self._service.database, tournament) or (tournament, EVERY)
            behind.setdefault(series, set()).add(number)
        for tournament, numbers in sorted(behind.items()):
            row = await self._service.database.tournaments.get(tournament)
            if row.phase == "series" and self._service.shards.has(row.guild_id):
                await self._bring_up_to_date(tournament, numbers)

    async def _bring_up_to_date(self, tournament: str, numbers: AbstractSet[int]) -> None:
        """Create what is missing, and record what has changed, of the evenings with these numbers, or of `EVERY` one.

        One error does not keep other series behind.
        """
        try:
            for number in _numbers(await self._service.loaded(tournament)):
                if numbers.isdisjoint({number, EVERY}):
                    continue
                series = await self._service.loaded(tournament)
                evening = series.state.slice_of(Series).evenings[number - 1]
                known = await self._service.database.settings.get(tournament, evening_key(number))
                if known is not None:
                    played = await self._service.loaded(known)
                    await self._seed(series, played)
                    await self._record(series, evening, played)
                elif evening.outcome == "open":
                    await self._create(series, evening)
        except TournamentError:
            logger.exception("the evenings of %s are behind", tournament)
            self._alarms.set("evenings", RETRY_AFTER, self.wake)

    async def _create(self, series: LoadedTournament, evening: Evening) -> None:
        """Create the tournament of an evening with open sign-up, run by the staff of the series."""
        plan = evening_from(series.state, self._service.engine, evening, secrets.token_hex(SEED_BYTES))
        row = series.row
        bindings = Bindings(guild_id=row.guild_id, channel_id=row.channel_id, staff_added=series.staff)
        # Numbers are counted up, but an undo of the first plan begins again: the start tells such evenings apart.
        command_id = CommandId("evening").part(series.id, evening.number, int(evening.start.timestamp()))
        order = Order.of(Step(plan, bindings=bindings), OpenRegistration(), actor=TIMETABLE, command_id=command_id)
        created = await self._service.create(order)
        await bind_evening(self._service.database, series.id, evening.number, created.id)
        await self._follow_page(series.id, created.id)

    async def _follow_page(self, series: str, evening: str) -> None:
        """Give an evening a public page where its series has one."""
        shown = await read_page_settings(self._service.database, series)
        await keep_page_settings(self._service.database, evening, shown)

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


def _numbers(series: LoadedTournament) -> Iterator[int]:
    """Yield the numbers of the evenings that have, or should have, a tournament."""
    for evening in series.state.slice_of(Series).evenings:
        if evening.outcome != "missed":
            yield evening.number
