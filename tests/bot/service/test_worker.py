"""The processes in which long and short work is done."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot.errors import LinesError, ReadingTooLongError
from bot.files.log_import import read_foreign_log
from bot.parsing.result_lines import read_results
from bot.service.worker import AT_ONCE, MANY_ENTRANTS, WorkerDecider, is_heavy
from formats import registry
from formats.core import commands as cmd
from formats.core.log_file import BadLogError
from formats.core.model import EntrantData
from tests.bot.played import Played
from tests.case_files import PROJECT
from tests.on_the_spot import threads
from tests.pids import watched


async def test_short_work_is_done_beside_long_work_and_goes_on_after_a_process_has_died() -> None:
    decider = WorkerDecider()
    try:
        assert await asyncio.gather(*(decider.aside(abs, -number) for number in range(20))) == list(range(20))
        long, short = await decider.work(os.getpid), await decider.aside(os.getpid)
        assert len({long, short, os.getpid()}) == 3
        assert decider._aside is not None
        assert 1 <= len(decider._aside._processes or {}) <= AT_ONCE
        for process in list((decider._aside._processes or {}).values()):
            process.kill()
        assert await decider.aside(abs, -7) == 7
        assert await decider.work(os.getpid) == long, "nothing happened to the other process"
    finally:
        decider.close()
    assert decider._aside is None
    assert decider._pool is None


@pytest.mark.parametrize(
    "command, heavy",
    [
        (cmd.PublishRound(stage=0, round_number=1), True),
        (cmd.WithdrawEntrant(entrant="e1"), True),
        (cmd.CloseRegistration(), False),
        (cmd.RegisterEntrants(entrants=(EntrantData(),) * MANY_ENTRANTS), False),
        (cmd.RegisterEntrants(entrants=(EntrantData(),) * (MANY_ENTRANTS + 1)), True),
        (cmd.ChangeEntrants(data={f"e{number}": EntrantData() for number in range(MANY_ENTRANTS)}), False),
        (cmd.ChangeEntrants(data={f"e{number}": EntrantData() for number in range(MANY_ENTRANTS + 1)}), True),
    ],
    ids=lambda value: getattr(value, "kind", value),
)
def test_what_pairs_or_concerns_many_is_decided_in_a_worker(command: cmd.Command, *, heavy: bool) -> None:
    assert is_heavy(command) == heavy


async def test_nobody_is_held_up_while_a_process_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, handed_over_in = ProcessPoolExecutor.submit, list[threading.Thread]()

    def noted(pool: ProcessPoolExecutor, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        handed_over_in.append(threading.current_thread())
        return submit(pool, work, *arguments)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", noted)
    decider = WorkerDecider()
    try:
        with threads():
            assert (await decider.aside(abs, -1), await decider.work(abs, -2)) == (1, 2)
    finally:
        decider.close()
    assert len(handed_over_in) == 2
    assert threading.current_thread() not in handed_over_in


def formats_known() -> bool:
    """In a worker process: has it found the formats before anybody asked it for one?"""
    return "formats.systems.cop.system" in sys.modules


@pytest.mark.skipif(sys.platform == "win32", reason="there processes begin with nothing")
async def test_a_process_begins_with_everything_that_the_one_before_it_has_found() -> None:
    decider = WorkerDecider()
    try:
        assert await decider.aside(formats_known)
        assert await decider.work(formats_known)
    finally:
        decider.close()


BUSY = """
import asyncio, os
from multiprocessing import forkserver, resource_tracker
from bot.service.worker import WorkerDecider
from tests import interpreter_lock

def hold_the_lock():
    print(os.getpid(), flush=True)
    interpreter_lock.hold_the_lock()

async def main():
    decider = WorkerDecider()
    await decider.work(os.getpid)
    print(forkserver._forkserver._forkserver_pid, resource_tracker._resource_tracker._pid, flush=True)
    await asyncio.gather(decider.work(hold_the_lock), decider.aside(hold_the_lock))

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be killed there in this way")
def test_worker_processes_end_when_the_bot_is_killed_also_while_a_job_holds_the_lock(tmp_path: Path) -> None:
    program = tmp_path / "busy.py"
    program.write_text(BUSY, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(PROJECT)}
    command = [sys.executable, str(program)]
    with subprocess.Popen(command, cwd=PROJECT, env=environment, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        numbers = [int(number) for _ in range(3) for number in bot.stdout.readline().split()]
        assert len(set(numbers)) == 4
        with watched(numbers) as pids:
            bot.kill()
            pids.wait()


async def test_reading_that_takes_too_long_is_ended_and_others_are_read_all_the_same() -> None:
    decider = WorkerDecider()
    try:
        long = await decider.work(os.getpid)
        before = await decider.read(os.getpid)
        answers: tuple[Any, ...] = await asyncio.gather(
            decider.read(re.fullmatch, r"(a+)+", "a" * 60 + "b", seconds=0.2),
            decider.read(abs, -1),
            decider.read(int, "12"),
            decider.work(os.getpid),
            decider.aside(abs, -2),
            return_exceptions=True,
        )
        assert isinstance(answers[0], ReadingTooLongError)
        assert [*answers[1:]] == [1, 12, long, 2]
        assert await decider.read(os.getpid) != before
    finally:
        decider.close()
    assert decider._reader is None


async def test_a_text_is_read_once_more_when_something_else_ended_the_process() -> None:
    decider = WorkerDecider()
    try:
        with pytest.raises(ReadingTooLongError):
            await decider.read(os.abort, seconds=60.0)
        assert await decider.read(abs, -1) == 1
        assert decider._reader is not None
        for process in list((decider._reader._processes or {}).values()):
            process.kill()
        assert await decider.read(abs, -3, seconds=60.0) == 3
    finally:
        decider.close()


async def test_refusals_of_parsers_come_back_from_the_process() -> None:
    decider = WorkerDecider()
    played = Played(people=("Ada", "Ben", "Cem", "Dana")).create().enter().close().publish()
    try:
        with pytest.raises(LinesError) as refused:
            await decider.read(read_results, "hello", played.context)
        assert refused.value.problems == ((1, "not_a_result", "hello"),)
        with pytest.raises(BadLogError):
            await decider.read(read_foreign_log, b"[", registry.engine())
        (result,) = await decider.read(read_results, "1 1-0", played.context)
        assert result.report.winner is not None
    finally:
        decider.close()
