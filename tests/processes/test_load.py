"""What the load table says of what was measured."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from bot.sandbox.services import Exchange
from storage.database import Database
from tests.processes.load import FORMS, Measured, compared, cpu_of, durability, profiled, told

ALONE, ONE, THREE = FORMS


def measured(found: Measured) -> Measured:
    found.acts, found.seconds, found.events, found.bytes = 200, 10.0, 100, 80_000
    found.latencies.first = {"/join": [0.02, 0.01], "/me next": [0.03]}
    return found


def test_a_row_tells_acts_latencies_and_where_each_part_would_end() -> None:
    alone = measured(Measured(ALONE, servers=6, cpu={"bots": 4.0, "sandbox and people": 1.0}))
    assert alone.row == "| one process on SQLite | 6 | 48 | 20 | 20, 30 | 20.0 | in it | 5.0 | 50 |"
    three = measured(Measured(THREE, 6, cpu={"bots": 4.0, "database": 0.8, "sandbox and people": 1.0}))
    assert three.row == "| three processes on PostgreSQL | 6 | 48 | 20 | 20, 30 | 20.0 | 4.0 | 5.0 | 150 / 250 |"


def test_three_processes_are_compared_with_one() -> None:
    one = measured(Measured(ONE, 6, cpu={"bots": 2.0, "database": 0.4}))
    three = measured(Measured(THREE, 6, cpu={"bots": 3.0, "database": 0.5}))
    assert "bots 1.50 times the CPU an act (aim 1.2), database 1.25 times" in compared(one, three)
    assert "three carry 2.0 times one" in compared(one, three)


async def test_the_report_names_how_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "herald.db") as database:
        found = Measured(ALONE, 6, durability=await durability(database))
    assert "(synchronous = 0)" in measured(found).size, "databases of tests do not wait"


def test_answers_are_counted_apart_from_what_the_limit_of_a_bot_is_about() -> None:
    found = measured(Measured(ALONE, 6))
    for route in ("POST /interactions/{interaction_id}/{token}/callback", "POST /channels/{channel_id}/messages"):
        for _ in range(100):
            found.heard(Exchange(route, None, 200, None))
    assert "0.50 answers and 0.50 other requests an act" in found.size
    assert "800 bytes an event" in found.size
    assert "0.50 events an act" in found.size


def test_the_computing_of_a_process_is_that_of_what_it_started_too() -> None:
    before, began = cpu_of(os.getpid()), time.process_time()
    subprocess.run([sys.executable, "-c", "sum(range(20_000_000))"], check=True)
    assert cpu_of(os.getpid()) - before > time.process_time() - began + 0.05


def test_a_profile_is_added_up_by_rooms(tmp_path: Path) -> None:
    file = tmp_path / "1-0.prof"
    with profiled(str(file)):
        sum(1 for _ in range(1000))
    with profiled(""):
        pass
    line, *functions = told(file).splitlines()
    assert line.startswith("1-0.prof: ")
    assert "the rest of Python" in line
    assert any("test_load.py" in function for function in functions)
