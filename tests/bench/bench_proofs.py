"""Time and size of proofs: `PYTHONPATH=. python tests/bench/bench_proofs.py [fide_dutch]`.

A Swiss, or the format that is named, of 25 players and 14 rounds, of 150 and 9, and of 1,000 and 3, checked in
Chromium: bytes of the certificates of a round, milliseconds of CPU for the slowest round (in a page that has run none
before) and for the whole log, and the CPU that Herald takes for all certificates. Medians of five pages.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import statistics
import sys
import time
from collections.abc import Mapping
from typing import Any

from playwright.async_api import CDPSession, Page, async_playwright

from formats import registry
from formats.core import commands as cmd
from formats.core.log_file import LogHeader, read_log, write_log
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.proofs import certificates_of
from formats.core.results import Report
from formats.core.steps import Finish, next_step
from tests.browser import QUIET, chromium
from tests.formats.play import Play
from tests.proofs.browser import load_checker

SIZES = ((25, 14), (150, 9), (1000, 3))

KEEP_ROUNDS = """given => {
  const { formats, check } = heraldCheck, format = formats[given.system], pair = format.pair;
  Object.assign(globalThis, { given, rounds: [] });
  format.pair = (stage, ...rest) => {
    rounds.push([{ ...stage, rounds: [...stage.rounds] }, ...rest]);
    return { wrong: "kept" };
  };
  check(given.log, given.head, given.proofs);
  format.pair = pair;
  return rounds.length;
}"""
ROUND = "round => heraldCheck.formats[given.system].pair(...rounds[round]).proved"
WHOLE = "() => heraldCheck.check(given.log, given.head, given.proofs).ok"


async def spent(session: CDPSession) -> float:
    """Return the milliseconds of CPU that the page's thread has worked."""
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


async def timed(page: Page, given: Mapping[str, Any]) -> tuple[float, float, set[str]]:
    """Return the CPU of the slowest round and the whole log in a page that ran none of it before, and what it found."""
    await load_checker(page)
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    slowest, found = 0.0, set[str]()
    for number in range(await page.evaluate(KEEP_ROUNDS, given)):
        before = await spent(session)
        found.add(await page.evaluate(ROUND, number))
        slowest = max(slowest, await spent(session) - before)
    before = await spent(session)
    found.add(str(await page.evaluate(WHOLE)))
    return slowest, await spent(session) - before, found


def played(system: str, players: int, rounds: int) -> dict[str, Any]:
    """Play a tournament with random results; what a page gives of it, and how long the certificates took."""
    rng, engine = random.Random(players), registry.engine()
    play = Play([StagePlan(system=system, title="Swiss", options={"rounds": rounds})], engine=engine)
    play.do(cmd.OpenRegistration())
    entrants = tuple(EntrantData(rating=float(rng.randrange(1000, 2500))) for _ in range(players))
    play.do(cmd.RegisterEntrants(entrants=entrants))
    play.do(cmd.CloseRegistration())
    while not isinstance(next_step(play.state, engine), Finish):
        play.publish()
        for game in play.state.open_games():
            winner = rng.choice((*game.seats, None))
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=winner)))
    play.do(cmd.FinishTournament())
    text = write_log(LogHeader(tournament="t1", title=play.state.title, engine="1", people={}), play.records)
    began = time.process_time()
    certificates = dict(certificates_of(play.records, engine, lambda _: True))
    took = time.process_time() - began
    head = str(read_log(text).head(len(play.records)))
    return {"system": system, "log": text, "head": head, "proofs": {"certificates": certificates}, "took": took}


async def main(system: str = "swiss") -> None:
    """Print a line for each size."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium(), args=list(QUIET))
        for players, rounds in SIZES:
            given = played(system, players, rounds)
            took = given.pop("took")
            given["proofs"] = json.loads(json.dumps(given["proofs"]))
            runs = [await timed(await browser.new_page(), given) for _ in range(5)]
            sizes = [len(json.dumps(one, separators=(",", ":"))) for one in given["proofs"]["certificates"].values()]
            squeezed = [
                len(gzip.compress(json.dumps(one).encode())) for one in given["proofs"]["certificates"].values()
            ]
            slowest = statistics.median(round_ for round_, _, _ in runs)
            whole = statistics.median(log for _, log, _ in runs)
            print(
                f"{players} x {rounds}: {runs[0][2]}; a round up to {max(sizes):,} bytes, "
                f"{max(squeezed):,} compressed; slowest round {slowest:.0f} ms, whole log {whole:.0f} ms; "
                f"certificates {took:.1f} s"
            )
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
