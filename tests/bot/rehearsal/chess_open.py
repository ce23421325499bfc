"""An open by FIDE's rules, played by demo players, with rounds off, a late entry and two who leave.

`python -m tests.bot.rehearsal.chess_open 60` plays one of that size and prints what it costs.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.rehearsal.rehearsal_run import Setting
from bot.rehearsal.rehearsal_view import Behaviour
from formats.core.state import TournamentState
from tests.bot.rehearsal.conftest import Watched
from tests.bot.world import LOBBY, World

OFF, LATE, LEAVING = {1: "Amara", 2: "Björn"}, "Late Lena", {2: "Carmen", 3: "Dmitri"}
"""Who asks for a round off, who comes after round 1, and who leaves after which round."""

MOST_STEPS = 1000


async def played(watched: Watched, players: int, seed: str = "open") -> TournamentState:
    """Play the preset to its final standings."""
    setting = Setting(
        "preset:fide_open", players=players, behaviour=Behaviour(late_hours=0, absent=2), seed=seed, hold=True
    )
    await watched.rehearsal.start(setting)
    await watched.until("paused")
    person = watched.world.sandbox.person
    for number, name in OFF.items():
        await person(name).slash("/me round-off", channel=LOBBY, round=number)
    seen = 0
    for _ in range(MOST_STEPS):
        if watched.rehearsal.mode == "over":
            break
        watched.rehearsal.resume(one_step=True)
        await watched.until("paused", "over", "waiting")
        state = await watched.state()
        rounds = len(state.started[-1].rounds) if state.started else 0
        if rounds == seen:
            continue
        seen = rounds
        if rounds == 1:
            (lena,) = await watched.world.players(LATE)
            form = await lena.slash("/join", channel=LOBBY)
            await form.submit({"Rating": "2100", "Title": "WFM", "Federation": "GER"})
        if rounds in LEAVING:
            asked = await person(LEAVING[rounds]).slash("/leave", channel=LOBBY)
            await asked.click(asked.buttons[0].label)
    return await watched.state()


async def _main(players: int) -> None:
    world = World(Path(tempfile.mkdtemp()))
    await world.open()
    watched = Watched(world)
    try:
        before = time.process_time()
        state = await played(watched, players)
        rounds = state.started[0].rounds
        games = sum(len(round_.results) for round_ in rounds)
        seconds = time.process_time() - before
        sys.stdout.write(f"{players} players, {len(rounds)} rounds, {games} games: {seconds:.1f} s of CPU\n")
    finally:
        await watched.rehearsal.stop()
        await world.close()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
