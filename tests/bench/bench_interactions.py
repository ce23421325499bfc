"""1,000 interactions from 200 people at once, and fewer from fewer, answered by the bot in a process of its own.

The bot is the whole program as a host starts it (`tests/bench/whole_bot`) with its database on disk. 200 people sign up
in the same moment; once the first round is published, all ask for three things and want to report their game, each the
next as soon as the last is answered. Measured in the sandbox, from sending an interaction until the bot's first answer
and until all of it is there; and in the bot, what holds up its event loop from the first command on. Exits with 1 when
a limit is missed, a first answer took three seconds, or something went wrong.

`--busy 14` lets so many processes compute beside it, as on an overloaded host: then at most ten in a thousand
interactions may go without a first answer in time, and nothing else is judged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.sandbox.people import Person, Reply
from bot.sandbox.refusals import AnswerTimeout
from bot.sandbox.server import Sandbox
from tests.bench.figures import LINEAR, Figure, judged
from tests.bench.whole_bot.watching import Held

SIZES = (50, 100, 200)
LIMIT_SECONDS = 3.0
NO_ANSWER = "no answer in time"
CPU_LIMITS = {200: 8.0}
"""Seconds of computing of the bot, by people."""

TURN_LIMITS_MS = {200: 50.0}
"""What a single turn of the bot's event loop may compute, by people."""

CLOCK_LIMITS_MS = {200: 500.0}
"""And how long it may take by the clock, where others use the machine: to wait for anything in a turn takes longer."""

FIRST_LIMITS_MS = {200: 500.0}
"""How long 99 of 100 first answers may take by the clock, by people."""

LATE_OF_1000 = 10
"""How many interactions may be answered too late on an overloaded host."""

PATIENCE = 120.0
LOBBY = "lobby"
QUESTIONS = (
    ("/me next", "Your next game"),
    ("/tournament standings", "Cup"),
    ("/tournament why", "Why?"),
    ("/match report", "How did your game"),
)
"""What everybody asks, and what the answer says."""


class Latencies:
    """Seconds until the first answer and until the whole of it, by what was asked; `failed` are sentences."""

    def __init__(self) -> None:
        self.first: dict[str, list[float]] = {}
        self.whole: dict[str, list[float]] = {}
        self.failed: list[str] = []

    async def of(self, what: str, asked: Coroutine[None, None, Reply], expected: str) -> None:
        """Wait for an answer, which should say something expected."""
        began = time.monotonic()
        try:
            reply = await asked
        except AnswerTimeout:
            self.failed.append(f"{what}: {NO_ANSWER}")
            return
        self.whole.setdefault(what, []).append(time.monotonic() - began)
        self.first.setdefault(what, []).append(reply.answered_after)
        if expected not in reply.text:
            self.failed.append(f"{what}: {reply.text.splitlines()[0]}")

    def show(self) -> bool:
        """Print the table; whether all is well."""
        rows = [*self.first, "all"]
        self.first["all"] = [seconds for times in self.first.values() for seconds in times]
        self.whole["all"] = [seconds for times in self.whole.values() for seconds in times]
        print(f"{'milliseconds':<24}{'number':>8}{'p50':>8}{'p99':>8}{'longest':>9}   whole answer: p50, p99, longest")
        for what in rows:
            first, whole = (
                " ".join(f"{part:8.0f}" for part in shares(times[what])) for times in (self.first, self.whole)
            )
            print(f"{what:<24}{len(self.first[what]):>8}{first} {whole}")
        for sentence in sorted(set(self.failed)):
            print(f"FAILED {self.failed.count(sentence)} times: {sentence}")
        return not self.failed and max(self.first["all"]) < LIMIT_SECONDS


def shares(seconds: list[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the longest, in milliseconds."""
    ordered = sorted(seconds)
    return ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000, ordered[-1] * 1000


HELD_UP = "held-up.json"


@asynccontextmanager
async def a_bot(sandbox: Sandbox, folder: Path) -> AsyncIterator[None]:
    """The whole program in a process of its own. What held up its event loop is in the folder afterwards."""
    urls = sandbox.urls
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "HERALD_DATABASE": str(folder / "herald.db"),
        "HERALD_LOG_LEVEL": "WARNING",
        "HERALD_BEACON": "",  # a bench asks nobody outside
        "PYTHONPATH": ".",
    }
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.whole_bot", urls.page, urls.rest, urls.gateway, urls.cdn),
        str(folder / HELD_UP),
        env=os.environ | settings,
    )
    try:
        await sandbox.wait_for_bot("join", seconds=PATIENCE)
        yield
    finally:
        program.terminate()
        await asyncio.wait_for(program.wait(), PATIENCE)


async def published(people: list[Person], director: Person) -> None:
    """Sign-up closes and the first round is posted."""
    await director.slash("/td close", channel=LOBBY)
    await director.slash("/td advance", channel=LOBBY)
    await people[0].wait_for("Why these pairings", channel=LOBBY, timeout=PATIENCE)


async def measured(folder: Path, count: int) -> tuple[Latencies, Held]:
    """Five interactions of each of so many people, and what held up the bot's event loop meanwhile.

    Prints what the bot computed for each part.
    """
    async with Sandbox() as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=(LOBBY,))
        director = sandbox.person("Omar")
        people = [await server.join(f"Player {number + 1}") for number in range(count)]
        for person in (*people, director):
            person.patience = PATIENCE
        latencies = Latencies()
        async with a_bot(sandbox, folder):
            ended = {"the start": time.monotonic()}
            await director.slash("/td create", channel=LOBBY, what="format:score_group_swiss", title="Cup")
            await director.slash("/td open", channel=LOBBY)
            joins = (latencies.of("/join", person.slash("/join", channel=LOBBY), "is in") for person in people)
            await asyncio.gather(*joins)
            ended["sign-ups"] = time.monotonic()
            await published(people, director)
            ended["the first round"] = time.monotonic()
            await asyncio.gather(*(all_questions(latencies, person) for person in people))
            ended["questions"] = time.monotonic()
    held = Held.since(ended["the start"], folder / HELD_UP)
    used = [0.0, *(held.used_by(moment) for moment in ended.values())]
    parts = (f"{what} {after - before:.1f}" for what, before, after in zip(ended, used, used[1:], strict=False))
    print(f"{count} people, seconds of computing of the bot: {', '.join(parts)}")
    return latencies, held


async def all_questions(latencies: Latencies, person: Person) -> None:
    """One after the other, each as soon as the last is answered."""
    for what, expected in QUESTIONS:
        await latencies.of(what, person.slash(what, channel=LOBBY), expected)


@contextmanager
def others_compute(processes: int) -> Iterator[None]:
    """So many processes compute meanwhile."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def overloaded(people: int, processes: int) -> int:
    """Measure one size while so many processes compute: the exit status."""
    with tempfile.TemporaryDirectory() as folder, others_compute(processes):
        latencies, _ = asyncio.run(measured(Path(folder), people))
    latencies.show()
    late = len([sentence for sentence in latencies.failed if sentence.endswith(NO_ANSWER)])
    asked = people * (1 + len(QUESTIONS))
    limit = LATE_OF_1000 * asked / 1000
    print(f"{late} of {asked} first answers too late with {processes} busy processes beside it (limit {limit:.0f})")
    return int(late > limit)


def main() -> int:
    """Measure every size, or those given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("people", type=int, nargs="*", default=SIZES)
    parser.add_argument("--busy", type=int, default=0, help="how many processes compute beside it")
    asked = parser.parse_args()
    if asked.busy:
        return max(overloaded(people, asked.busy) for people in asked.people)
    good, taken, first, computing, by_clock = True, {}, {}, {}, {}
    for people in asked.people:
        with tempfile.TemporaryDirectory() as folder:
            before = children()
            latencies, held = asyncio.run(measured(Path(folder), people))
            taken[people] = children() - before
        good &= latencies.show()
        first[people] = shares(latencies.first["all"])[1]
        median, p99, longest = shares([ms / 1000 for _, ms in held.late])
        print(f"a heart beats late in the event loop: {median:.1f} ms (p50), {p99:.0f} (p99), {longest:.0f} (longest)")
        computing[people] = max((ms for _, ms in held.computing), default=0.0)
        by_clock[people] = max((ms for _, ms in held.turns), default=0.0)
    figures = (
        Figure("computing of the bot from start to stop, by people", taken, CPU_LIMITS, unit="s"),
        Figure(
            "first answers, 99 of 100 within, by people", first, FIRST_LIMITS_MS, exponent=LINEAR, in_real_time=True
        ),
        Figure("computing in the longest turn of its event loop, by people", computing, TURN_LIMITS_MS),
        Figure("the longest turn by the clock, by people", by_clock, CLOCK_LIMITS_MS),
    )
    return int(not good) | judged(figures)


def children() -> float:
    """Seconds of computing of all processes that were started here and are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
