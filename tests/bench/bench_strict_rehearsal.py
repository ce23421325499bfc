"""Rehearsals of every preset at its usual size, as fast as they go, on a server as strict as Discord.

Each must come to its end without a person, without an exception that is never retrieved, and with few requests above a
rate limit (429): a request that Discord refuses is repeated, but each counts towards a ban. Windows of rate limits are
five times shorter than Discord's, so that an evening of them takes minutes; new threads still have the only one that
is longer than the bot waits.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.delivery.pacing import OLD_EDIT_SECONDS
from bot.rehearsal.rehearsal_run import Rehearsal, Setting, StatusUpdate
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from tests.bot.world import World

SIZES = {
    "arimaa_world_championship_2010": 24,
    "kuksu_main_title_tournament": 40,
    "lets_play_scrabble": 26,
    "pentolla_freestyle": 28,
    "wpf_gp_playoffs_2023": 16,
    "wpf_sudoku_gp_playoffs_2023": 16,
}
"""How many play, as a rule."""

PACE = 5.0
"""How many times as fast windows end as at Discord."""

MOST_REFUSED = 20
"""Requests above a rate limit in one tournament."""

PATIENCE = 900.0
"""Real seconds for one tournament."""


async def rehearsed(preset: str, players: int) -> list[str]:
    """Play one preset and print what it took; return what was wrong."""
    world = World(Path(tempfile.mkdtemp()), pictures=True)
    await world.open()
    rates = world.sandbox.services.rates
    rates.enforced, rates.pace = True, PACE
    world.herald.announcer.limiter.old_edits.seconds = OLD_EDIT_SECONDS / PACE
    unretrieved: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unretrieved.append(context))
    over, failed, begun = asyncio.Event(), list[str](), time.monotonic()

    def told(report: StatusUpdate) -> None:
        failed.extend(line for line in report.lines if "failed" in line)
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    rehearsal = Rehearsal(world.herald.service, SandboxAdapter(world.sandbox, world.server, world.herald), told)
    await rehearsal.start(Setting(f"preset:{preset}", players=players, seed="bench"))
    wrong: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            await over.wait()
    except TimeoutError:
        wrong.append(f"{preset}: not over after {PATIENCE:.0f} s")
    if rehearsal.mode != "over":
        wrong.append(f"{preset}: {rehearsal.mode}, not over")
    gc.collect()
    await asyncio.sleep(0)
    print(f"{preset}, {players}: {time.monotonic() - begun:.0f} s, {rates.refused} requests above a limit", flush=True)
    wrong += [f"{preset}: {line}" for line in failed]
    wrong += [f"{preset}: {context.get('message')} {context.get('exception')!r}" for context in unretrieved]
    if rates.refused > MOST_REFUSED:
        wrong.append(f"{preset}: {rates.refused} requests above a rate limit, at most {MOST_REFUSED}")
    await world.close()
    return wrong


def main() -> None:
    """Play those named, or all."""
    named = sys.argv[1:] or list(SIZES)
    wrong = [sentence for preset in named for sentence in asyncio.run(rehearsed(preset, SIZES[preset]))]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
