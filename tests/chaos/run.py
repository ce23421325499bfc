"""One run: a whole tournament from a seed, and what was wrong in the end."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.rehearsal import demo_players
from bot.rehearsal.rehearsal_run import Rehearsal, Setting, StatusUpdate
from bot.rehearsal.rehearsal_view import Behaviour
from bot.runtime.permissions import NEEDED
from bot.sandbox.clock import Clock
from bot.sandbox.limits import LIMITS
from bot.sandbox.server import Sandbox
from formats import registry
from storage.database import Database
from tests.bot.rehearsal.small_presets import FEW, PLAYERS, small_presets
from tests.chaos.bot_process import Place
from tests.chaos.faults import LOBBY, SPARE, Gremlins
from tests.chaos.findings import aftermath, wrong
from tests.chaos.playing import ChaosStage, Onlooker
from tests.chaos.running_bot import RunningBot

logger = logging.getLogger(__name__)

START = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)
IMPATIENT = replace(LIMITS, answer_seconds=9.0, patience_seconds=9.0, settling_seconds=1.0)
"""People who wait for a bot that does not come back; they try again later."""

FORGETFUL = Behaviour(late_hours=3, absent=10, disputed=10, silent=20)
MOST_TRIES = 1000
OFTEN, KILLS = 0.35, 3
"""The chance of a fault after each step, and how often the bot is killed in the middle of a request."""
STARTS_IN_A_ROW = 5
MOST_NUDGES = 12
"""How often a play that stands still is helped on before the run counts as stuck."""

CATCH_UP = timedelta(minutes=20)
MOST_CATCHING_UP = 40


@dataclass(slots=True)
class Run:
    """What became of a seed.

    Attributes:
        faults: how often each kind of fault struck.
        acts: how many things people did.
        deaths: how often the bot was killed.
        seconds: how long it took.
        cpu: how many seconds of computing the bots needed.
        wrong: what was not as it should be, in sentences; empty is good.
    """

    seed: int
    preset: str
    faults: Counter[str] = field(default_factory=Counter)
    acts: int = 0
    deaths: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    wrong: list[str] = field(default_factory=list)
    often: float = OFTEN
    kills: int = KILLS

    @property
    def command(self) -> str:
        """What plays it once more."""
        return (
            f"python -m tests.chaos --seed {self.seed} --preset {self.preset} "
            f"--often {self.often:g} --kills {self.kills} --keep build/chaos"
        )


def preset_of(seed: int) -> str:
    """The preset a seed plays: each in its turn."""
    keys = sorted(small_presets())
    return keys[seed % len(keys)]


@contextmanager
def in_small() -> Iterator[None]:
    """Presets are small while this lasts, and people never give up: what every run needs around it."""
    before, tries, known = registry.presets, demo_players.MOST_TRIES, small_presets()
    registry.presets = lambda: known
    demo_players.MOST_TRIES = MOST_TRIES
    try:
        yield
    finally:
        registry.presets, demo_players.MOST_TRIES = before, tries


async def played(
    seed: int,
    *,
    preset: str = "",
    often: float = OFTEN,
    kills: int = KILLS,
    limit: float = 900.0,
    keep: Path | None = None,
) -> Run:
    """Play a seed to its end; what it leaves behind goes into the folder `keep`, if that is named."""
    run = Run(seed, preset or preset_of(seed), often=often, kills=kills)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="chaos-") as made:
        folder = _fresh(keep or Path(made))
        try:
            async with asyncio.timeout(limit):
                await _Play(run, folder, often, kills).whole()
        except TimeoutError:
            run.wrong.append(f"it had not come to its end after {limit:.0f} s")
        except Exception as error:
            logger.exception("seed %s broke off", seed)
            run.wrong.append(f"it broke off: {error!r}"[:500])
    run.seconds = time.monotonic() - begun
    return run


def _fresh(folder: Path) -> Path:
    """An empty folder, whatever an earlier run has left there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


class _Play:
    """The parts of a run, put together."""

    def __init__(self, run: Run, folder: Path, often: float, kills: int) -> None:
        self._run = run
        self._folder = folder
        self._often = often
        self._kills = kills
        self._clock = Clock(START, running=False)
        self._sandbox = Sandbox(clock=self._clock, bot_permissions=NEEDED.value, limits=IMPATIENT)
        self._news = asyncio.Event()

    async def whole(self) -> None:
        """Open the sandbox, play, calm down, and look what is left."""
        file, ledger = self._folder / "herald.db", self._folder / "ledger"
        async with self._sandbox as sandbox:
            server = sandbox.guild("Club", owner="Omar", channels=(LOBBY, SPARE))
            urls = sandbox.urls
            log = self._folder / "bot.log"
            place = Place(urls.rest, urls.gateway, sandbox.token, str(file), str(ledger), str(log))
            self._bot = bot = RunningBot(place, self._clock)
            self._gremlins = Gremlins(self._run.seed, sandbox, server, bot, often=self._often, kills=self._kills)
            try:
                if not await bot.start():
                    raise RuntimeError(f"the bot does not start: {log.read_text()[-2000:]}")
                async with await Database.open(file) as database:
                    self._stage = ChaosStage(sandbox, server, bot, self._between)
                    tournament = await self._play(Onlooker(database, self._clock, file))
                    await self._catch_up(database)
                    standings = {tournament: (await self._standings(), await self._standings(anew=True))}
                    self._run.wrong += wrong(await aftermath(sandbox, database, ledger, standings))
            finally:
                await bot.end()
                self._run.faults, self._run.deaths, self._run.cpu = self._gremlins.struck, bot.deaths, bot.cpu

    async def _standings(self, *, anew: bool = False) -> str:
        """What the bot answers about the standings; `anew` one that has just read the log."""
        if anew:
            await self._bot.end()
            await self._at_work()
        return await self._gremlins.direct("/tournament standings")

    async def _between(self) -> None:
        """A fault may strike; a dead bot is started again, as its host would."""
        await self._gremlins.step()
        await self._at_work()

    async def _at_work(self) -> None:
        for _ in range(STARTS_IN_A_ROW):
            if self._bot.alive or await self._bot.start():
                break
        else:
            # Discord is down, or the disk is full: it does not come up before that is over.
            await self._gremlins.calm()
            await self._bot.start()
        await self._gremlins.let_go_on()

    async def _play(self, service: Onlooker) -> str:
        """From sign-up to the final standings; the tournament's id."""
        rehearsal = Rehearsal(service, self._stage, self._told)
        key = self._run.preset
        # Of so few that none may be missing nobody is: two of three have to get to the finals.
        all_come = key in PLAYERS or len(registry.presets()[key].stages) > 1
        behaviour = Behaviour(late_hours=3, disputed=10) if all_come else FORGETFUL
        setting = Setting(
            f"preset:{key}", players=PLAYERS.get(key, FEW), behaviour=behaviour, seed=f"chaos {self._run.seed}"
        )
        await rehearsal.start(setting)
        self._gremlins.begin(self._stage.players)
        for _ in range(MOST_NUDGES):
            while rehearsal.mode in {"running", "waiting"}:
                self._news.clear()
                await self._news.wait()
            if rehearsal.mode != "paused":
                break
            # A fault may have blocked what is being waited for.
            await self._gremlins.calm()
            await self._at_work()
            self._clock.advance(timedelta(hours=1))
            await self._bot.settle()
            rehearsal.resume()
        await rehearsal.stop()
        (row,) = await service.database.tournaments.all()
        return row.id

    def _told(self, report: StatusUpdate) -> None:
        self._run.acts += len(report.lines)
        with (self._folder / "play.log").open("a") as file:
            for line in (*report.lines, report.sentence):
                file.write(f"{self._clock.now():%m-%d %H:%M} {line}\n")
        self._news.set()

    async def _catch_up(self, database: Database) -> None:
        """Nothing strikes any more: time passes until everything has been posted."""
        await self._gremlins.peace()
        for _ in range(MOST_CATCHING_UP):
            await self._at_work()
            self._clock.advance(CATCH_UP)
            await self._bot.settle()
            if self._bot.alive and not await database.waiting.targets():
                return
