"""`python -m tests.proofs`: many honest and changed logs for the checkers that need no Herald."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence

from playwright.async_api import async_playwright

from tests.browser import QUIET, chromium
from tests.proofs.browser import checked, load_checker
from tests.proofs.logs import Given, given_logs
from tests.proofs.mutations import complaint, mutants
from tests.proofs.second import checked_again, verdicts_of

BATCH = 200
"""Logs in one call of the browser."""
MOST_PLAYED = 60
"""Logs that are changed again and again."""


async def search(logs: Sequence[Given], changed: int, again: Iterable[Given], seed: int) -> int:
    """Check all logs, `changed` changed ones, and those that both checkers read; return the number of complaints."""
    bad, found_by, verdicts = 0, Counter[tuple[str, str, str]](), Counter[str]()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium(), args=list(QUIET))
        page = await browser.new_page()
        await load_checker(page)
        for given, rows in zip(logs, await checked(page, logs), strict=True):
            if not rows["ok"]:
                bad += 1
                print("honest, but refused:", given.name, [row for row in rows["rows"] if row["state"] == "wrong"])
        for first in range(0, changed, BATCH):
            some = mutants(min(BATCH, changed - first), seed + first, logs)
            for one, rows in zip(some, await checked(page, [mutant.given for mutant in some]), strict=True):
                places = (row["what"] for row in rows["rows"] if row["state"] == "wrong" and row["what"] != "head")
                found_by[one.kind, "new hashes" if one.rehashed else "old hashes", next(places, "head")] += 1
                if wrong := complaint(one, rows):
                    bad += 1
                    print(one.kind, one.line, one.given.name, "rehashed" if one.rehashed else "", wrong)
            print(
                f"{first + len(some)} changed logs, {bad} complaints; --seed {seed + first + BATCH} goes on", flush=True
            )
        for count, given in enumerate(again, start=1):
            [rows] = await checked(page, [given])
            good, found, printed = checked_again(given)
            known = {key: state for key, state in verdicts_of(rows).items() if found.get(key) != "command"}
            verdicts.update(found.values())
            if not count % BATCH:
                print(f"{count} logs for both checkers, {bad} complaints; the last was {given.name}", flush=True)
            if not good or known != {key: state for key, state in found.items() if state != "command"}:
                bad += 1
                print(given.name, printed)
        await browser.close()
    for (kind, hashes, place), count in sorted(found_by.items()):
        print(f"{count:6} {kind}, {hashes}: found by {place}")
    print("rounds of the second checker:", dict(verdicts))
    return bad


def main() -> int:
    """Play, change and check as many logs as asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs", description=__doc__)
    parser.add_argument("--logs", type=int, default=1000, help="logs of Swiss for the second checker")
    parser.add_argument("--mutants", type=int, default=10_000, help="changed logs for the browser's checker")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logs = list(given_logs(MOST_PLAYED, chosen.seed)) if chosen.mutants else []
    swiss = given_logs(chosen.logs, chosen.seed, ("swiss",))
    bad = asyncio.run(search(logs, chosen.mutants, swiss, chosen.seed))
    print(f"{bad} complaints")
    return min(bad, 1)


if __name__ == "__main__":
    raise SystemExit(main())
