"""What a game costs in the living bot: the report, the confirmation and all that follows, in ms of CPU.

    PYTHONPATH=. python tests/bench/bench_game.py [PLAYERS ...] [--profile FOLDER]

The bot is the whole program in a process of its own with its database on disk. A Swiss is in its second round, half
played. Every 20 s a player reports by a command and the opponent confirms; time between games passes at once
(`tests/bench/whole_bot/moved_time.py`). Counted is the CPU of the bot and its worker processes from the first
interaction until the next one is due, so with everything that follows: posts, edits of cards and board, deadlines,
pictures. What 20 s without a game cost (heartbeats of the lease) is subtracted and printed beside. Sandbox and people
compute in this process and are not counted. Workers paint pictures and simulate the chances that are posted with them
(`tests/bench/whole_bot/timed_chances.py`); their CPU is counted for the games after which a picture was sent.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.announcements.composing import compose
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.services import Exchange
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from formats import registry
from formats.core import commands as cmd
from formats.core.model import EntrantData, Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.steps import PairRound, next_step
from storage.database import Database
from storage.tournaments import Bindings, Staff
from tests.bench.bench_interactions import LOBBY, PATIENCE
from tests.bench.figures import CONSTANT, LINEAR, PAIRS, Figure, judged
from tests.bench.whole_bot import timed_chances
from tests.bench.whole_bot.moved_time import BEGIN
from tests.bot.inline_decider import InlineDecider

SIZES = (60, 310, 1000)
IDLE, WARMING, GAMES = 5, 3, 11
EVERY = 20
"""Seconds between two games."""

LIMIT_MS = 8.0
"""Of a game without pictures."""

PAINTING_MS = 60.0
"""Of one painting without chances, at `PAINTED` players."""

CHANCES_MS = 60.0
"""Of the chances beside it."""

PAINTED = 60
MOST_SENT = 1.0 + GAMES * EVERY / 60
"""At most one a minute, and the last one."""

QUIET_SECONDS = 0.005
QUIET_TURNS = 3
"""The bot has nothing to do when so many turns of so many seconds in a row find none of its threads computing."""


@dataclass
class Costs:
    """CPU in ms: of each game in the bot, of 20 s without one, of each painting, and of the chances beside it."""

    bot: list[float] = field(default_factory=list)
    idle: float = 0.0
    painting: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    sent: int = 0

    @property
    def game(self) -> float:
        """Return the median of a game in the process of the bot."""
        return statistics.median(self.bot)

    @property
    def each_painting(self) -> float:
        """Return the median of a painting: a worker process that is new paints its first picture slowly."""
        return statistics.median(self.painting or [0.0])

    @property
    def each_chances(self) -> float:
        """Return the median of the chances beside a picture."""
        return statistics.median(self.chances or [0.0])

    def __str__(self) -> str:
        """A line of the report."""
        minutes = len(self.bot) * EVERY / 60
        pictures = f"{self.sent} pictures in {minutes:g} minutes, {self.each_painting:.1f} ms each"
        chances = f"chances {self.each_chances:.1f} ms"
        return f"{self.game:.1f} ms a game, {self.idle:.1f} in {EVERY} s without one; {pictures}, {chances}"


class Processes:
    """The process of the bot and its workers, as the kernel knows them."""

    def __init__(self, bot: int) -> None:
        self._bot = bot

    def _tree(self, pid: int) -> Iterator[int]:
        yield pid
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            try:
                found = children.read_text().split()
            except OSError:
                continue  # that thread has ended
            for child in found:
                yield from self._tree(int(child))

    def used(self) -> tuple[float, float]:
        """Return the milliseconds of CPU of the bot and of its workers."""
        bot, *workers = (_cpu_ms(pid) for pid in self._tree(self._bot))
        return bot, sum(workers)

    def computes(self) -> bool:
        """Whether any thread runs, wants to run or waits for the disk."""
        for pid in self._tree(self._bot):
            for stat in Path(f"/proc/{pid}/task").glob("*/stat"):
                try:
                    if stat.read_text().rpartition(")")[2].split()[0] != "S":
                        return True
                except OSError:
                    continue
        return False

    async def quiet(self) -> None:
        """Wait until they have nothing to do."""
        used, turns = self.used(), 0
        while turns < QUIET_TURNS:
            await asyncio.sleep(QUIET_SECONDS)
            before, used = used, self.used()
            turns = 0 if used != before or self.computes() else turns + 1


def _cpu_ms(pid: int) -> float:
    """Return the CPU time of a process by the kernel's clock of it (`clock_getcpuclockid`)."""
    try:
        return time.clock_gettime((~pid << 3) | 2) * 1000
    except OSError:  # it has ended
        return 0.0


class Evening:
    """A tournament in a sandbox, the bot that runs it, and the time that passes for both."""

    def __init__(
        self, sandbox: Sandbox, program: asyncio.subprocess.Process, people: list[Person], chances: Path
    ) -> None:
        self._sandbox = sandbox
        self._chances = chances
        self._program = program
        self.people = people
        self.sent = 0
        sandbox.services.observers.append(self._observe)
        self.processes = Processes(program.pid)

    def _observe(self, exchange: Exchange) -> None:
        """Count the messages that bring pictures."""
        self.sent += bool(exchange.files)

    def chances(self) -> float:
        """Return the CPU of workers for chances, in ms."""
        return sum(map(float, self._chances.read_text().split())) if self._chances.exists() else 0.0

    def begin(self) -> None:
        """Begin what is measured: a profile starts here."""
        assert self._program.stdin is not None
        self._program.stdin.write(f"{BEGIN}\n".encode())

    async def pass_time(self, seconds: int) -> None:
        """Let seconds pass, each once the bot has nothing left to do."""
        for _ in range(seconds):
            self._sandbox.clock.advance(timedelta(seconds=1))
            assert self._program.stdin is not None
            self._program.stdin.write(b"1\n")
            await self.processes.quiet()

    async def cost(self, act: Coroutine[Any, Any, None]) -> tuple[float, float]:
        """Return the CPU of the bot and of its workers for something, in ms."""
        bot, workers = self.processes.used()
        await act
        bot_after, workers_after = self.processes.used()
        return bot_after - bot, workers_after - workers

    async def game(self, pairing: Pairing) -> None:
        """Report a game, confirm it, and wait for the next one."""
        first, second = (self.people[int(seat[1:]) - 1] for seat in pairing.seats)
        reported = await first.slash(
            "/match report", channel=LOBBY, options={"game": pairing.id, "winner": pairing.seats[0]}
        )
        confirmed = await second.slash("/match confirm", channel=LOBBY, options={"game": pairing.id})
        for reply in (reported, confirmed):
            if reply.text.startswith(("❌", "⚠")):
                raise RuntimeError(reply.text)
        await self.processes.quiet()
        await self.pass_time(EVERY)


async def furnish(place: Path, sandbox: Sandbox, people: list[Person], server: int, channel: int) -> list[Pairing]:
    """Write a Swiss in the middle of its second round; the games that are still open."""
    engine = registry.engine()
    async with await Database.open(place) as database:
        service = Service(
            database, engine, sandbox.clock, InlineDecider(), lambda change: compose(change, engine=engine)
        )
        behind = [(await database.people.for_discord(person.id, person.name)).id for person in people]
        numbers = iter(range(10**6))

        def order(command: cmd.Command, **options: Any) -> Order:
            command_id = CommandId(f"bench{next(numbers)}")
            return Order.of(Step(command, **options), actor=behind[0], command_id=command_id)

        plan = (StagePlan(system="swiss", title="Swiss", options={"rounds": 5}),)
        create = cmd.CreateTournament(title="Cup", stages=plan, settings=Settings(), seed="seed" * 4)
        bound = Bindings(guild_id=server, channel_id=channel, staff_added=(Staff(behind[0], "director"),))
        tournament = (await service.create(order(create, bindings=bound))).id
        field_ = tuple(EntrantData(rating=2900 - number / 2) for number in range(len(people)))
        for command in (cmd.OpenRegistration(), cmd.RegisterEntrants(entrants=field_), cmd.CloseRegistration()):
            options = {"people": behind} if isinstance(command, cmd.RegisterEntrants) else {}
            await service.carry_out(tournament, order(command, **options))
        for played in (1.0, 0.5):
            step = next_step((await service.loaded(tournament)).state, engine)
            assert isinstance(step, PairRound)
            publish = cmd.PublishRound(stage=step.stage, round_number=step.round_number)
            games = (await service.carry_out(tournament, order(publish))).loaded.state.open_games()
            for game in games[: int(len(games) * played)]:
                await service.carry_out(
                    tournament, order(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
                )
        return [*(await service.loaded(tournament)).state.open_games()]


@asynccontextmanager
async def evening(
    players: int, *, pictures: bool, profile: Path | None
) -> AsyncIterator[tuple[Evening, list[Pairing]]]:
    """A bot that has sent everything of the tournament, and the open games."""
    async with Sandbox() as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=(LOBBY,))
        people = [await server.join(f"Player {number + 1}") for number in range(players)]
        for person in people:
            person.patience = PATIENCE
        with tempfile.TemporaryDirectory() as folder:
            place, chances = Path(folder) / "herald.db", Path(folder) / "chances"
            games = await furnish(place, sandbox, people, server.id, server.channel(LOBBY).id)
            name = f"{players}-{'pictures' if pictures else 'text'}.prof"
            file = profile / name if profile is not None else None
            async with living_bot(sandbox, place, pictures=pictures, profile=file, chances=chances) as program:
                there = Evening(sandbox, program, people, chances)
                await there.pass_time(EVERY)
                yield there, games


@asynccontextmanager
async def living_bot(
    sandbox: Sandbox, place: Path, *, pictures: bool, profile: Path | None = None, chances: Path | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The whole program in a process of its own, whose time goes on by what is written to its standard input."""
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "HERALD_DATABASE": str(place),
        "HERALD_LOG_LEVEL": "WARNING",
        "HERALD_BEACON": "",
        "HERALD_BACKUP_DAYS": "0",
        "HERALD_DM_SECONDS": "0",
        "HERALD_WATCHDOG_SECONDS": "0",
        "HERALD_PICTURES": str(pictures).lower(),
        "HERALD_BENCH_PROFILE": "" if profile is None else str(profile),
        timed_chances.FILE: "" if chances is None else str(chances),
        "PYTHONPATH": ".",
    }
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.whole_bot.evening"),
        *(sandbox.urls.page, sandbox.urls.rest, sandbox.urls.gateway, sandbox.urls.cdn),
        env=os.environ | settings,
        stdin=asyncio.subprocess.PIPE,
    )
    try:
        await sandbox.wait_for_bot("join", seconds=PATIENCE)
        yield program
    finally:
        program.terminate()
        await asyncio.wait_for(program.wait(), PATIENCE)


async def measured(players: int, *, pictures: bool, profile: Path | None = None) -> Costs:
    """Play some games, one every 20 s."""
    costs = Costs()
    async with evening(players, pictures=pictures, profile=profile) as (there, games):
        for game in games[:WARMING]:
            await there.game(game)
        await there.pass_time(EVERY * WARMING)  # pictures follow later
        costs.idle = statistics.median([(await there.cost(there.pass_time(EVERY)))[0] for _ in range(IDLE)])
        there.sent = 0
        there.begin()
        for game in games[WARMING : WARMING + GAMES]:
            chances = there.chances()
            bot, workers = await there.cost(there.game(game))
            costs.bot.append(bot - costs.idle)
            if there.sent > costs.sent:
                costs.chances.append(there.chances() - chances)
                costs.painting.append(workers - costs.chances[-1])
            costs.sent = there.sent
    return costs


def main() -> int:
    """Measure every size without pictures and with them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, nargs="*", default=SIZES)
    parser.add_argument("--profile", type=Path, help="a folder for what the event loop computes")
    asked = parser.parse_args()
    found: dict[bool, dict[int, float]] = {False: {}, True: {}}
    painting, chances, sent = dict[int, float](), dict[int, float](), dict[int, float]()
    for players in asked.players:
        for pictures, games in found.items():
            costs = asyncio.run(measured(players, pictures=pictures, profile=asked.profile))
            games[players] = costs.game
            if pictures:
                painting[players], chances[players], sent[players] = costs.each_painting, costs.each_chances, costs.sent
            print(f"{players} players, pictures {'on' if pictures else 'off'}: {costs}", flush=True)
    return judged(
        (
            Figure("a game without pictures, by players", found[False], dict.fromkeys(SIZES, LIMIT_MS), CONSTANT),
            Figure("a game with pictures, painting apart, by players", found[True], exponent=CONSTANT),
            Figure("a painting, by players", painting, {PAINTED: PAINTING_MS}, exponent=LINEAR),
            Figure("chances beside it, by players", chances, {PAINTED: CHANCES_MS}, exponent=PAIRS),
            Figure("pictures sent, by players", sent, dict.fromkeys(SIZES, MOST_SENT), CONSTANT, "posts"),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
