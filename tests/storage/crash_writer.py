"""Appends to a log for ever and says on standard output what was accepted; `test_crash` kills it.

Argument: the database. For each line on standard input, a number that makes a run's command ids its own, a process is
forked from this one, which has loaded everything; it says its id first. Once dead, a line break and `OVER` follow.
"""

import asyncio
import os
import sys

from formats.core.events import PhaseChanged
from storage.database import Database
from storage.outbox import Post
from storage.tournaments import Bindings
from tests.storage.samples import append, registered

OVER = "over"


async def write(place: str, run: str) -> None:
    async with await Database.open(place) as database:
        head = await database.log.head("t1")
        number = 0
        while True:
            number += 1
            records = await append(
                database,
                "t1",
                head,
                f"run {run} command {number}",
                [registered(number), PhaseChanged(phase="closed"), registered(number)],
                posts=[Post({"n": number}, channel_id=1), Post({"n": number}, channel_id=2)],
                bindings=Bindings(entrants={f"e{run}-{number}": "p1"}),
            )
            head = records[-1].seq
            sys.stdout.write(f"{records[0].command_id}\t{head}\n")
            sys.stdout.flush()


def main(place: str) -> None:
    for run in sys.stdin:
        child = os.fork()
        if not child:
            sys.stdout.write(f"{os.getpid()}\n")
            sys.stdout.flush()
            asyncio.run(write(place, run.strip()))
        os.waitpid(child, 0)
        sys.stdout.write(f"\n{OVER}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
