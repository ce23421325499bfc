"""How much one bot process can do on SQLite and on PostgreSQL, and three on PostgreSQL: the load table.

    python -m tests.processes.load                    # all three one after the other, 16 servers of 8 players each
    python -m tests.processes.load --servers 12 --only "one process on SQLite" --profile build/load

On every server a Swiss of three rounds is created, joined, played and asked about, everybody's next act as soon as the
last is answered. The bots are the whole program, without pictures, in processes of their own, as is the database's
server; rate limits are off, since the sandbox is to be no limit. Both databases wait for the disk at every commit.
Measured are acts a second of real time, which tell of this machine and who else uses it, and the computing of each part
for one act, which tells where each would end on a core of its own. In the end the computing of three processes is
compared with that of one.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import os
import pstats
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import discord
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.program import main as whole_program
from bot.sandbox.connect import Urls, redirect
from bot.sandbox.people import Person, Reply, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.services import Exchange
from bot.service.loaded import LoadedTournament
from formats.core.model import Pairing
from storage.database import Database
from storage.shards import Shards
from tests.bench.bench_interactions import LOBBY, PATIENCE, Latencies
from tests.postgres.databases import drop, new_database
from tests.postgres.server import NoServerError
from tests.postgres.server import Server as Postgres
from tests.processes.playing import Onlooker

SERVERS, PLAYERS, ROUNDS = 16, 8, 3
LANES = 16
WARMING = 2
"""Tournaments that each process plays before the measurement."""
ANSWERS = ("/interactions", "/webhooks")
TICK = os.sysconf("SC_CLK_TCK")

ROOMS = ("formats", "storage", "bot", "discord", "sqlalchemy", "asyncpg", "aiohttp", "asyncio", "json")
"""What a profile is added up by, the first that fits."""


@dataclass(frozen=True, slots=True)
class Form:
    """A way to run the bot."""

    name: str
    processes: int
    postgres: bool


FORMS = (
    Form("one process on SQLite", 1, postgres=False),
    Form("one process on PostgreSQL", 1, postgres=True),
    Form("three processes on PostgreSQL", 3, postgres=True),
)


@dataclass(slots=True)
class Measured:
    """What came of a form: acts, seconds, computing by part, latencies."""

    form: Form
    servers: int
    acts: int = 0
    seconds: float = 0.0
    cpu: dict[str, float] = field(default_factory=dict)
    latencies: Latencies = field(default_factory=Latencies)
    events: int = 0
    bytes: int = 0
    durability: str = ""
    requests: Counter[str] = field(default_factory=Counter)

    def heard(self, exchange: Exchange) -> None:
        """Discord was asked for something."""
        self.requests[exchange.route] += 1

    @property
    def asked(self) -> str:
        """What Discord was asked for an act; answers to interactions do not count against the limit of the bot."""
        answers = sum(count for route, count in self.requests.items() if route.split()[1].startswith(ANSWERS))
        others = self.requests.total() - answers
        most = ", ".join(f"{route} {count}" for route, count in self.requests.most_common(8))
        return f"{answers / self.acts:.2f} answers and {others / self.acts:.2f} other requests an act: {most}"

    @property
    def size(self) -> str:
        """How large the database has grown, for each event: with rows beside the log, indexes, and what was sent."""
        each = f"{self.bytes / self.events:,.0f} bytes an event, {self.events / self.acts:.2f} events an act"
        written = f"{self.bytes / 2**20:.1f} MB for {self.events:,} events: {each}"
        return f"{self.form.name} ({self.durability}): {written}; {self.asked}"

    def each(self, part: str) -> float:
        """Milliseconds of computing of a part for an act."""
        return 1000 * self.cpu.get(part, 0.0) / self.acts

    @property
    def row(self) -> str:
        """A line of the table in docs/performance.md."""
        first = sorted(seconds for latencies in self.latencies.first.values() for seconds in latencies)
        bot, database = self.each("bots"), self.each("database")
        ends = [self.form.processes * 1000 / bot, *([1000 / database] if database else [])]
        cells = (
            self.form.name,
            str(self.servers),
            str(self.servers * PLAYERS),
            f"{self.acts / self.seconds:.0f}",
            f"{1000 * first[len(first) // 2]:.0f}, {1000 * first[int(len(first) * 0.99)]:.0f}",
            f"{bot:.1f}",
            f"{database:.1f}" if database else "in it",
            f"{self.each('sandbox and people'):.1f}",
            " / ".join(f"{end:.0f}" for end in ends),
        )
        return f"| {' | '.join(cells)} |"


HEAD = (
    "| | servers | players | acts a second here | first answer p50, p99 in ms | bots, ms of CPU an act | database "
    "| sandbox | acts a second if each had its core: bots / database |"
)


class Play:
    """What happens on one server."""

    def __init__(
        self, sandbox: Sandbox, server: Server, people: Sequence[Person], onlooker: Onlooker, to: Measured
    ) -> None:
        self._director = Person(sandbox.services, server.owner.user)
        self._director.patience = PATIENCE
        self._people = {person.id: person for person in people}
        self.server = server.id
        self._title = server.name
        self._onlooker = onlooker
        self._to = to

    async def _act(self, person: Person, command: str, expected: str = "", **options: object) -> None:
        async def asked() -> Reply:
            return await person.slash(command, channel=LOBBY, options=options)

        await self._to.latencies.of(command, asked(), expected)
        self._to.acts += 1

    async def whole(self) -> None:
        """From the beginning to the standings after the last round."""
        await self._act(self._director, "/td create", what="format:swiss", title=self._title)
        await self._act(self._director, "/td open")
        await asyncio.gather(*(self._act(person, "/join", "is in") for person in self._people.values()))
        await self._act(self._director, "/td close")
        (row,) = await self._onlooker.database.tournaments.all(guild_id=self.server)
        for _ in range(ROUNDS):
            await self._act(self._director, "/td advance")
            loaded = await self._published(row.id)
            by_entrant = {entrant: self._people[person.discord_id or 0] for entrant, person in loaded.people.items()}
            games = loaded.state.open_games()
            await asyncio.gather(*(self._game(game, *(by_entrant[who] for who in game.seats)) for game in games))
        await self._act(self._director, "/tournament standings")

    async def _published(self, tournament: str) -> LoadedTournament:
        """Return the tournament once its round is there: the bot may answer first that it takes a moment."""
        async with asyncio.timeout(PATIENCE):
            # The round appears in another process, which gives no notice.
            while not (loaded := await self._onlooker.loaded(tournament)).state.open_games():  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        return loaded

    async def _game(self, game: Pairing, first: Person, second: Person) -> None:
        """Both look up their game; one reports and the other confirms; both look where they stand."""
        for person in (first, second):
            await self._act(person, "/me next", "Your next game")
        await self._act(first, "/match report", game=game.id, winner=game.seats[0])
        await self._act(second, "/match confirm", game=game.id)
        for person in (first, second):
            await self._act(person, "/tournament standings")


async def measured(form: Form, servers: int, folder: Path, postgres: Postgres | None, profile: Path | None) -> Measured:
    """Play all servers at once."""
    found = Measured(form, servers)
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(shards=form.processes, lanes=LANES))
        place = str(folder / "herald.db")
        if form.postgres and postgres is not None:
            place = await new_database(postgres.address())
            stack.push_async_callback(drop, place)
        bots = [
            await stack.enter_async_context(a_bot(sandbox, place, number, form.processes, profile))
            for number in range(form.processes)
        ]
        async with asyncio.timeout(PATIENCE):
            while len(_shards(sandbox)) < form.processes:  # noqa: ASYNC110 - Discord tells nobody
                await asyncio.sleep(0.05)
        await sandbox.wait_for_bot("join", seconds=PATIENCE)
        database = await stack.enter_async_context(await Database.open(place))
        onlooker = Onlooker(database, sandbox.clock)
        # What a process does only once, such as starting a worker for what is heavy, is done for others.
        before_all = list[Play]()
        while any(warmed < WARMING for warmed in _by_shard(before_all, form.processes)):
            before_all.append(await play(sandbox, len(before_all), onlooker, Measured(form, servers)))
        await asyncio.gather(*(tournament.whole() for tournament in before_all))
        plays = [await play(sandbox, len(before_all) + number, onlooker, found) for number in range(servers)]
        parts = {"bots": [bot.pid for bot in bots], "sandbox and people": [os.getpid()]}
        if form.postgres and postgres is not None:
            parts["database"] = [postgres.pid]
        found.durability = await durability(database)
        events, size = await events_and_bytes(database)
        sandbox.services.observers.append(found.heard)
        before = {part: sum(map(cpu_of, pids)) for part, pids in parts.items()}
        own = time.process_time()
        began = time.monotonic()
        await asyncio.gather(*(tournament.whole() for tournament in plays))
        found.seconds = time.monotonic() - began
        found.cpu = {part: sum(map(cpu_of, pids)) - before[part] for part, pids in parts.items()}
        found.cpu["sandbox and people"] = time.process_time() - own
        after = await events_and_bytes(database)
        found.events, found.bytes = after[0] - events, after[1] - size
    return found


def _by_shard(plays: Sequence[Play], count: int) -> list[int]:
    """How many of these are on a server of each shard."""
    shards = [Shards(count).of(play.server) for play in plays]
    return [shards.count(shard) for shard in range(count)]


async def events_and_bytes(database: Database) -> tuple[int, int]:
    """How many events there are, and how large the whole database is."""
    whole = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    if database.file is None:
        whole = "SELECT pg_database_size(current_database())"

    async def read(connection: AsyncConnection) -> tuple[int, int]:
        events = (await connection.execute(text("SELECT count(*) FROM events"))).scalar_one()
        return events, (await connection.execute(text(whole))).scalar_one()

    return await database.connections.read(read)


async def durability(database: Database) -> str:
    """Return the settings by which a commit waits for the disk."""
    names = ["synchronous"] if database.file is not None else ["fsync", "synchronous_commit", "full_page_writes"]

    async def read(connection: AsyncConnection) -> str:
        asked = "PRAGMA {}" if database.file is not None else "SHOW {}"
        values = [(await connection.execute(text(asked.format(name)))).scalar_one() for name in names]
        return ", ".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))

    return await database.connections.write(read)


MOST_BOTS, MOST_DATABASE = 1.2, 1.5
"""Aims: how much more computing an act may take with three processes than with one, both on PostgreSQL."""


def compared(one: Measured, three: Measured) -> str:
    """Compare the computing of three processes for an act with that of one, and with the aims."""
    bots, database = (three.each(part) / one.each(part) for part in ("bots", "database"))
    return (
        f"three processes against one on PostgreSQL: bots {bots:.2f} times the CPU an act (aim {MOST_BOTS}), "
        f"database {database:.2f} times (aim {MOST_DATABASE}); three carry {3 / bots:.1f} times one"
    )


async def play(sandbox: Sandbox, number: int, onlooker: Onlooker, found: Measured) -> Play:
    """Create a server and its people. Its shard follows from the millisecond in which it was made."""
    await asyncio.sleep(0.002)
    server = sandbox.guild(f"Club {number}", owner=f"Omar {number}", channels=(LOBBY,))
    people = [await server.join(f"Player {number}.{player}") for player in range(PLAYERS)]
    for person in people:
        person.patience = PATIENCE
    return Play(sandbox, server, people, onlooker, found)


def _shards(sandbox: Sandbox) -> set[int]:
    return {session["shard"][0] for session in sandbox.gateway.as_json()["sessions"] if session["connected"]}


class a_bot:  # noqa: N801 - used like a function
    """The whole program in a process of its own; with `profile`, what it did is written there when it ends."""

    def __init__(self, sandbox: Sandbox, place: str, number: int, processes: int, profile: Path | None) -> None:
        urls, kind = sandbox.urls, "postgres" if "://" in place else "sqlite"
        self._words = (urls.page, urls.rest, urls.gateway, urls.cdn)
        self._settings = {
            "DISCORD_TOKEN": sandbox.token,
            "HERALD_DATABASE": place,
            "HERALD_SHARDS": f"{number} of {processes}" if processes > 1 else "",
            "HERALD_PICTURES": "false",
            "HERALD_LOG_LEVEL": "WARNING",
            "HERALD_BEACON": "",
            "HERALD_BACKUP_DAYS": "0",
            "PYTHONPATH": ".",
            PROFILE: str(profile / f"{kind}-{processes}-{number}.prof") if profile is not None else "",
        }

    async def __aenter__(self) -> asyncio.subprocess.Process:
        """Start it."""
        self._program = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.processes.load", "--be", *self._words, env=os.environ | self._settings
        )
        return self._program

    async def __aexit__(self, *_: object) -> None:
        """End it."""
        self._program.terminate()
        await asyncio.wait_for(self._program.wait(), PATIENCE)


PROFILE = "HERALD_BENCH_PROFILE"


def cpu_of(pid: int) -> float:
    """Seconds of computing of a process, of those it has started, and of those of them that are over."""
    total = 0.0
    for stat in _family(pid):
        fields = stat.rpartition(")")[2].split()
        total += sum(map(int, fields[11:15])) / TICK
    return total


def _family(pid: int) -> Iterator[str]:
    """What /proc says of a process and of everything it has started."""
    stats = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stats[int(folder.name)] = (folder / "stat").read_text()
            except OSError:
                continue  # it has ended meanwhile
    wanted = {pid}
    for number in sorted(stats):
        if number in wanted or int(stats[number].rpartition(")")[2].split()[1]) in wanted:
            wanted.add(number)
            yield stats[number]


def be_the_bot(words: Sequence[str]) -> int:
    """The program, with the addresses of a sandbox instead of Discord's."""
    redirect(discord, Urls(*words))
    with profiled(os.environ.get(PROFILE, "")):
        return whole_program()


@contextmanager
def profiled(file: str) -> Iterator[None]:
    """Write down what takes how much computing, where a file is named; waiting is none."""
    if not file:
        yield
        return
    profile = cProfile.Profile(time.thread_time)
    profile.enable()
    try:
        yield
    finally:
        profile.disable()
        profile.dump_stats(file)


def told(file: Path) -> str:
    """A profile, added up by rooms, and the functions that take longest."""
    stats = pstats.Stats(str(file))
    rooms: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (name, line, function), (_, _, own, _, _) in stats.stats.items():  # type: ignore[attr-defined]
        room = next(
            (room for room in ROOMS if f"/{room}/" in name or name.endswith(f"/{room}.py")), "the rest of Python"
        )
        rooms[room] += own
        functions[f"{'/'.join(Path(name).parts[-3:])}:{line} {function}"] += own
    whole = sum(rooms.values())
    shares = ", ".join(f"{room} {100 * own / whole:.0f} %" for room, own in rooms.most_common())
    longest = "\n".join(f"    {100 * own / whole:4.1f} % {name}" for name, own in functions.most_common(12))
    return f"{file.name}: {shares}\n{longest}"


def main(arguments: Sequence[str]) -> int:
    """Run the bot where addresses are given, else print the table; 1 where a person got no answer."""
    if arguments and arguments[0] == "--be":
        return be_the_bot(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m tests.processes.load", description=__doc__)
    parser.add_argument("--servers", type=int, default=SERVERS, help="Discord servers (default: %(default)s)")
    parser.add_argument("--only", default="", help="this form alone")
    parser.add_argument("--profile", type=Path, help="profile the bots, into this folder: they take twice as long")
    asked = parser.parse_args(arguments)
    if asked.profile is not None:
        asked.profile.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    all_found: dict[Form, Measured] = {}
    print(HEAD)
    print("|" + "---|" * 9)
    with Postgres(durable=True) as postgres:
        for form in FORMS:
            if asked.only in form.name:
                with tempfile.TemporaryDirectory() as folder:
                    found = asyncio.run(measured(form, asked.servers, Path(folder), postgres, asked.profile))
                print(found.row, flush=True)
                failed += found.latencies.failed
                all_found[form] = found
    print("\n".join(found.size for found in all_found.values()))
    _, one, three = FORMS
    if one in all_found and three in all_found:
        print(compared(all_found[one], all_found[three]))
    for sentence in sorted(set(failed)):
        print(f"FAILED {failed.count(sentence)} times: {sentence}")
    for file in sorted(asked.profile.glob("*.prof")) if asked.profile is not None else ():
        print(told(file))
    return int(bool(failed))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NoServerError as error:
        print(f"SKIPPED, {error}")
