"""One run: a tournament on every server, played to its end while processes die, and what was wrong in the end."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.rehearsal.rehearsal_run import GOING_ON, Rehearsal, Setting, StatusUpdate
from bot.rehearsal.rehearsal_view import Behaviour
from bot.runtime.permissions import NEEDED
from bot.sandbox.clock import Clock
from bot.sandbox.limits import LIMITS
from bot.sandbox.refusals import AnswerTimeout
from bot.sandbox.server import Sandbox
from storage.database import Database
from tests.bot.rehearsal.small_presets import FEW, PLAYERS
from tests.chaos.bot_process import Place
from tests.chaos.faults import LOBBY, NOTHING_DONE
from tests.chaos.findings import aftermath, wrong
from tests.chaos.running_bot import RunningBot
from tests.postgres.databases import drop, new_database
from tests.processes.bot_process import live
from tests.processes.fleet import Fleet, Killer
from tests.processes.playing import Insistent, Onlooker, ServerStage, SharedTime, insisting
from tests.processes.waits import LONGEST, Outbox, Waits

START = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)

PRESETS = (
    "arimaa_world_championship_2010",
    "classic_swiss",
    "kuksu_main_title_tournament",
    "lets_play_scrabble",
    "wpf_gp_playoffs_2023",
)
"""What is played, in turns: leagues, eliminations, Swiss, and questions only a director answers."""

LIMITS_HERE = replace(LIMITS, answer_seconds=5.0, patience_seconds=8.0, settling_seconds=1.0)
"""People ask again soon. Discord's three seconds are for a machine that has nothing else to do than the bot."""

ALONE = Behaviour(late_hours=3, disputed=10)
FORGETFUL = Behaviour(late_hours=3, absent=10, disputed=10, silent=20)

LANES = 16
"""Shards that may connect to Discord at the same moment: as many as a large bot has, so that none waits here."""

REST_SECONDS = 120.0
"""Real seconds after which what is due counts as lost."""

MOST_NUDGES = 12
LOOKS = 40
CATCH_UP, MOST_CATCHING_UP = timedelta(minutes=20), 20


@dataclass(slots=True)
class Run:
    """What became of a seed.

    Attributes:
        acts: how many things people did.
        deaths: how often a process was killed.
        steps: how often the clock went on.
        seconds, cpu: how long it took, and the computing of all processes of the bot.
        waits: who waited longest for what.
        wrong: what was not as it should be, in sentences; empty is good.
    """

    seed: int
    processes: int
    servers: int
    kills: int
    longest: float = LONGEST
    acts: int = 0
    deaths: int = 0
    steps: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    waits: Waits = field(default_factory=Waits)
    wrong: list[str] = field(default_factory=list)

    @property
    def command(self) -> str:
        """What plays it once more."""
        return (
            f"python -m tests.processes --seed {self.seed} --processes {self.processes} "
            f"--servers {self.servers} --kills {self.kills} --keep build/processes"
        )


Beside = Callable[[Fleet, str], Coroutine[None, None, None]]
"""What else goes on while a fleet plays on the database at an address; it is cancelled in the end."""


async def played(
    run: Run, address: str, *, limit: float = 3000.0, keep: Path | None = None, beside: Beside | None = None
) -> Run:
    """Play a run on a new database of the PostgreSQL server at this address; its logs go into the folder `keep`."""
    began = time.monotonic()
    place = await new_database(address)
    with tempfile.TemporaryDirectory(prefix="processes-") as made:
        folder = _fresh(keep or Path(made))
        try:
            async with asyncio.timeout(limit):
                await _Play(run, folder, place, beside).whole()
        except TimeoutError:
            run.wrong.append(f"it had not come to its end after {limit:.0f} s")
        finally:
            if keep is None:
                await drop(place)
    run.wrong += run.waits.too_long(run.longest)
    run.seconds = time.monotonic() - began
    return run


def _fresh(folder: Path) -> Path:
    """An empty folder, whatever an earlier run has left there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


class _Play:
    """The parts of a run, put together."""

    def __init__(self, run: Run, folder: Path, place: str, beside: Beside | None) -> None:
        self._run = run
        self._beside = beside
        self._folder = folder
        self._place = place
        self._ledger = folder / "ledger"
        self._clock = Clock(START, running=False)
        self._sandbox = Sandbox(
            clock=self._clock,
            bot_permissions=NEEDED.value,
            limits=LIMITS_HERE,
            shards=run.processes,
            lanes=LANES,
        )
        self._shared = SharedTime(self._clock, self._at_rest)
        self._stages: list[ServerStage] = []

    async def whole(self) -> None:
        """Open the sandbox, play, and look what is left."""
        run = self._run
        async with self._sandbox as sandbox, await Database.open(self._place) as database:
            self._outbox = Outbox(database, run.waits)
            service = Onlooker(database, self._clock)
            for number in range(run.servers):
                # The shard of a server follows from the millisecond in which it was made.
                self._clock.advance(timedelta(milliseconds=1))
                server = sandbox.guild(f"Club {number}", owner=f"Omar {number}", channels=(LOBBY,))
                self._stages.append(ServerStage(sandbox, server, service, self._shared))
            # One more than there are shards: it stands by for the first, and the first for it after it was killed.
            numbers = range(run.processes + (run.processes > 1))
            bots = [RunningBot(self._place_of(number), self._clock, live) for number in numbers]
            self._fleet = Fleet(bots, sandbox)
            killer = Killer(run.seed, self._fleet, run.kills, run.servers, run.wrong.append)
            sandbox.services.observers.append(killer.request)
            try:
                await self._fleet.start()
                with insisting(run.waits):
                    await self._play(service, killer)
                await self._catch_up()
                lived = await self._standings()
                await self._fleet.end()
                await self._fleet.start()
                read = await self._standings()
                standings = {tournament: (lived[tournament], read[tournament]) for tournament in lived}
                run.wrong += wrong(await aftermath(sandbox, database, self._ledger, standings))
            finally:
                await self._fleet.end()
                run.deaths, run.cpu, run.steps = self._fleet.deaths, self._fleet.cpu, self._shared.steps

    def _place_of(self, number: int) -> Place:
        urls = self._sandbox.urls
        log = self._folder / f"bot-{number}.log"
        of = self._run.processes
        shards = f"{number % of} of {of}" if of > 1 else ""
        return Place(urls.rest, urls.gateway, self._sandbox.token, self._place, str(self._ledger), str(log), shards)

    async def _play(self, service: Onlooker, killer: Killer) -> None:
        """From sign-up to the final standings, on every server."""
        rehearsals = []
        for number, stage in enumerate(self._stages):
            news = asyncio.Event()
            rehearsal = Rehearsal(service, stage, self._heard(number, news))
            key = PRESETS[number % len(PRESETS)]
            behaviour = ALONE if key in PLAYERS else FORGETFUL
            seed = f"processes {self._run.seed} {number}"
            stage.tournament = await self._created(service, stage, f"preset:{key}", seed)
            self._shared.enters()
            what = f"{GOING_ON}{stage.tournament}"
            await rehearsal.start(Setting(what, players=PLAYERS.get(key, FEW), behaviour=behaviour, seed=seed))
            rehearsals.append((rehearsal, news))
        killer.begin()
        helping = [asyncio.create_task(work) for work in (self._shared.run(), self._outbox.watch())]
        if self._beside is not None:
            helping.append(asyncio.create_task(self._beside(self._fleet, self._place)))
        try:
            await asyncio.gather(*(self._to_its_end(rehearsal, news) for rehearsal, news in rehearsals))
            await killer.over()
        finally:
            for task in helping:
                task.cancel()
            await asyncio.gather(*helping, return_exceptions=True)

    async def _created(self, service: Onlooker, stage: ServerStage, what: str, seed: str) -> str:
        """Create a tournament and return its id. Without an answer, poll the database for it for a while."""
        began = time.monotonic()
        for _ in range(MOST_NUDGES):
            with suppress(AnswerTimeout):
                await stage.director.slash("/td create", channel=LOBBY, what=what, seed=seed)
            for _ in range(LOOKS):
                rows = await service.database.tournaments.all(guild_id=stage.server.id)
                if rows:
                    self._run.waits.note("an answer", time.monotonic() - began, f"the director of {stage.server.name}")
                    return rows[0].id
                await asyncio.sleep(0.5)
        raise RuntimeError(f"there is no tournament on {stage.server.name}")

    def _heard(self, number: int, news: asyncio.Event) -> Callable[[StatusUpdate], None]:
        def told(report: StatusUpdate) -> None:
            self._run.acts += len(report.lines)
            with (self._folder / "play.log").open("a") as file:
                for line in (*report.lines, report.sentence):
                    file.write(f"{self._clock.now():%m-%d %H:%M} {number}: {line}\n")
            news.set()

        return told

    async def _to_its_end(self, rehearsal: Rehearsal, news: asyncio.Event) -> None:
        """Until nothing is left to play; a play that stands still is helped on some time later."""
        for _ in range(MOST_NUDGES):
            while rehearsal.mode in {"running", "waiting"}:
                news.clear()
                await news.wait()
            if rehearsal.mode != "paused":
                break
            await self._shared.until(self._clock.now() + timedelta(hours=1))
            rehearsal.resume()
        if rehearsal.mode != "over":
            self._run.wrong.append(f"a play did not come to its end: it is {rehearsal.mode}")
        self._shared.leaves()
        await rehearsal.stop()

    async def _at_rest(self) -> None:
        """Until every process has come to rest, everything has been posted, and nothing that came due is left."""
        began = time.monotonic()
        concerned = [stage for stage in self._stages if stage.tournament]
        while True:
            quiet = await self._fleet.settle()
            overdue = [stage for stage in concerned if await stage.is_overdue()]
            for stage in concerned:
                if stage not in overdue:
                    self._run.waits.note("what came due", time.monotonic() - began, stage.server.name)
            concerned = overdue
            if quiet and not overdue and not await self._outbox.look():
                return
            if time.monotonic() - began > REST_SECONDS:
                names = ", ".join(stage.server.name for stage in overdue)
                self._run.wrong.append(f"nobody dealt with what came due on {names or 'no server'}, or posts wait")
                return
            await asyncio.sleep(0.1)

    async def _catch_up(self) -> None:
        """Time passes until everything has been posted."""
        for _ in range(MOST_CATCHING_UP):
            self._clock.advance(CATCH_UP)
            await self._fleet.settle()
            if not await self._outbox.look():
                return

    async def _standings(self) -> dict[str, str]:
        """What the bots answer about the standings, by tournament."""
        said = await asyncio.gather(*(self._asked(stage) for stage in self._stages))
        return {stage.tournament: text for stage, text in zip(self._stages, said, strict=True)}

    async def _asked(self, stage: ServerStage) -> str:
        director: Insistent = stage.director
        for _ in range(10):
            with suppress(Exception):  # without an answer, the director asks again
                answer = await director.slash("/tournament standings", channel=LOBBY)
                if answer.kind == "message" and not any(phrase in answer.text for phrase in NOTHING_DONE):
                    return answer.text
            await asyncio.sleep(1)
        return "no answer"
