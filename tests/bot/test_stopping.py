"""A stop lets what was begun come to its end, lets nothing new begin, and waits for nobody for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.hosting import client
from bot.runtime import in_flight as begun
from bot.runtime.in_flight import InFlight
from bot.service.loaded import Change
from bot.service.service import Service
from tests.bot.commands.desk import lobby
from tests.bot.world import LOBBY, World
from tests.case_files import PROJECT
from tests.patience import SECONDS
from tests.pids import watched


class Gate:
    """Holds every command before it is carried out until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        real = Service.carry_out
        gate = self

        async def held(service: Service, *arguments: object, **named: object) -> Change:
            gate.reached.set()
            await gate.opened.wait()
            return await real(service, *arguments, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(Service, "carry_out", held)


async def test_what_was_begun_is_answered_and_nothing_new_begins(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "GRACE_SECONDS", 100.0)
    await world.tournament(players=("Ann",))
    ben, cleo = await world.players("Ben", "Cleo")
    gate = Gate(monkeypatch)
    joining = asyncio.create_task(ben.slash("/join", channel=LOBBY))
    await gate.reached.wait()
    stopping = asyncio.create_task(world.hosting.stop())
    while not world.herald.in_flight.closing:  # noqa: ASYNC110 - a few turns of the loop
        await asyncio.sleep(0)
    for asked in (cleo.slash("/join", channel=LOBBY), cleo.slash("/me next", channel=LOBBY)):
        assert "I'm restarting" in (await asked).text
    assert not stopping.done()
    gate.opened.set()
    assert "I'm restarting" not in (await joining).text
    await stopping
    await world.start_bot()
    assert len((await world.loaded()).state.entrants) == 2


async def test_whoever_is_not_done_in_time_is_not_waited_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "GRACE_SECONDS", 0.01)
    await world.tournament(players=("Ann",))
    (ben,) = await world.players("Ben")
    gate = Gate(monkeypatch)
    joining = asyncio.create_task(ben.slash("/join", channel=LOBBY))
    await gate.reached.wait()
    await world.hosting.stop()
    joining.cancel()
    await world.start_bot()
    assert len((await world.loaded()).state.entrants) == 1


async def test_the_outbox_stops_between_two_posts_and_the_next_start_posts_the_rest_once(world: World) -> None:
    await world.tournament(players=("Ann", "Ben"))
    await world.herald.announcer.posts.ended(1.0)
    before = lobby(world)
    await world.director.slash("/td announce", channel=LOBBY, text="One more thing")
    await world.restart_bot()
    await world.settled()
    assert "One more thing" not in before
    assert lobby(world).count("One more thing") == 1


async def test_what_is_under_way_is_waited_for() -> None:
    underway = InFlight()
    assert await underway.ended(0.01)
    with underway.one():
        with underway.one():
            pass
        assert not await underway.ended(0.01)
    assert await underway.ended(0.01)


def test_the_program_ends_in_time_whatever_holds_it_up() -> None:
    """Herald's own grace period fits into the ten seconds that systemd and containers allow."""
    assert 0 < client.GRACE_SECONDS < begun.STOP_SECONDS < 10
    hangs = (
        "from bot.runtime import in_flight as u; import time; u.STOP_SECONDS = 0.1; u.end_in_time(); time.sleep(3600)"
    )
    assert subprocess.run([sys.executable, "-c", hangs], cwd=PROJECT, timeout=SECONDS, check=False).returncode == 0


async def test_a_signal_stops_the_whole_program(tmp_path: Path) -> None:
    settings = {"HERALD_SANDBOX_PORT": "0", "HERALD_DATABASE": str(tmp_path / "herald.db")}
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=PROJECT, env=os.environ | settings, stdout=asyncio.subprocess.PIPE
    )
    assert started.stdout is not None
    assert b"sandbox is open" in await asyncio.wait_for(started.stdout.readline(), SECONDS)
    started.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(started.wait(), SECONDS) == 0
    assert not tmp_path.joinpath("herald.db-wal").exists(), "what was open was closed"


WITH_A_WORKER = """
import os
from bot import program

async def loaded(*arguments, real=program.loaded):
    hosting = await real(*arguments)
    await hosting.herald.at_work.wait()
    await hosting.herald._decider.work(os.getpid)
    print("complete", flush=True)
    return hosting

if __name__ == "__main__":
    program.loaded = loaded
    program.main()
"""


def descendants(pid: int) -> set[int]:
    """The processes that a process has started, and those that these have started."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text(errors="replace").rpartition(")")[2].split()[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_nothing_goes_on_after_a_bot_with_its_page_and_its_worker_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "bot_with_a_worker.py"
    file.write_text(WITH_A_WORKER, encoding="utf-8")
    settings = {"HERALD_SANDBOX_PORT": "0", "HERALD_DATABASE": str(tmp_path / "herald.db"), "PYTHONPATH": str(PROJECT)}
    with subprocess.Popen(
        [sys.executable, str(file)], cwd=PROJECT, env=os.environ | settings, stdout=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdout is not None
        assert "complete\n" in iter(bot.stdout.readline, "")
        started = descendants(bot.pid)
        assert len(started) >= len(["watchdog", "page", "fork server", "worker"])
        with watched(started) as pids:
            bot.kill()
            pids.wait()
