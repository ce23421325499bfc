"""One process on a machine uses a token, whatever its database."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.runtime.leases import LOOK
from bot.runtime.token_lock import TokenLock
from tests.bot.pulses import Still

HOLD = """
import asyncio, sys, time
from pathlib import Path
from bot.runtime.token_lock import TokenLock

lock = TokenLock("secret", "other.db", folder=Path(sys.argv[1]))
asyncio.run(lock.take())
print("held", flush=True)
time.sleep(3600)
"""


class Waiting:
    """Process that wants the lock."""

    def __init__(
        self, folder: Path, wanted: str = "secret", database: str = "herald.db", *, shared: bool = False
    ) -> None:
        self.pulse = Still()
        self.told: list[str] = []
        self.lock = TokenLock(wanted, database, folder=folder, pulse=self.pulse, told=self.told.append)
        self.taking = asyncio.create_task(self.lock.take(shared=shared))


@pytest.fixture
def other_process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock."""
    with subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


async def test_the_second_waits_until_the_first_lets_go(tmp_path: Path) -> None:
    first, second = Waiting(tmp_path), Waiting(tmp_path, database="another.db")
    await first.taking
    for _ in range(100):
        await second.pulse.pass_by(LOOK, second.taking)
    assert not second.taking.done()
    (told,) = second.told
    assert "with the database herald.db" in told
    assert "secret" not in told

    first.lock.release()
    await second.pulse.pass_by(LOOK, second.taking)
    await second.taking
    second.lock.release()


async def test_other_tokens_are_apart(tmp_path: Path) -> None:
    for waiting in (Waiting(tmp_path), Waiting(tmp_path, "other")):
        await waiting.taking
        assert waiting.told == []


async def test_a_process_that_is_killed_lets_go(tmp_path: Path, other_process: subprocess.Popen[str]) -> None:
    waiting = Waiting(tmp_path)
    await waiting.pulse.pass_by(LOOK, waiting.taking)
    (told,) = waiting.told
    assert f"process {other_process.pid} " in told
    assert "other.db" in told
    assert not waiting.taking.done()
    other_process.kill()
    other_process.wait()
    await waiting.pulse.pass_by(LOOK, waiting.taking)
    await waiting.taking


async def test_a_process_that_is_stopped_keeps_it(tmp_path: Path, other_process: subprocess.Popen[str]) -> None:
    other_process.send_signal(signal.SIGSTOP)
    await asyncio.to_thread(os.waitid, os.P_PID, other_process.pid, os.WSTOPPED)
    waiting = Waiting(tmp_path)
    for _ in range(100):
        await waiting.pulse.pass_by(LOOK, waiting.taking)
    assert not waiting.taking.done()
    waiting.taking.cancel()


async def test_where_no_file_can_be_kept_the_bot_works_all_the_same(tmp_path: Path) -> None:
    await Waiting(tmp_path / "nowhere").taking


async def test_those_who_share_a_database_use_a_token_together(tmp_path: Path) -> None:
    first, second = Waiting(tmp_path, shared=True), Waiting(tmp_path, shared=True)
    await first.taking
    await second.taking
    for other in (Waiting(tmp_path), Waiting(tmp_path, database="another", shared=True)):
        await other.pulse.pass_by(LOOK, other.taking)
        assert not other.taking.done()
        assert "with the database herald.db" in other.told[0]
        first.lock.release()
        await other.pulse.pass_by(LOOK, other.taking)
        assert not other.taking.done()
        second.lock.release()
        await other.pulse.pass_by(LOOK, other.taking)
        await other.taking
        other.lock.release()
        first, second = Waiting(tmp_path, shared=True), Waiting(tmp_path, shared=True)
        await first.taking
        await second.taking
    first.lock.release()
    second.lock.release()


async def test_who_shares_waits_for_who_does_not(tmp_path: Path) -> None:
    alone, shared = Waiting(tmp_path), Waiting(tmp_path, shared=True)
    await alone.taking
    await shared.pulse.pass_by(LOOK, shared.taking)
    assert not shared.taking.done()
    alone.lock.release()
    await shared.pulse.pass_by(LOOK, shared.taking)
    await shared.taking
    shared.lock.release()


async def test_no_other_account_may_read_which_database_is_used(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        await Waiting(tmp_path).taking
    finally:
        os.umask(before)
    assert modes(tmp_path) == {".lock": "0o600", ".txt": "0o600"}


def modes(folder: Path) -> dict[str, str]:
    return {file.suffix: oct(file.stat().st_mode & 0o777) for file in folder.glob("*.*") if "-" not in file.suffix}
