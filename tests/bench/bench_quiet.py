"""How much people hear during whole tournaments: direct messages, waves of them, posts and pings.

Rehearsals with pictures off, from sign-up to the end. `python tests/bench/bench_quiet.py arimaa tour` plays only these;
`--texts` prints what was posted and written. Nobody in them asks for direct messages.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bot.rehearsal.conductor import Rehearsal, Report
from bot.rehearsal.opening import SandboxStage
from tests.bot.rehearsal.heard import Heard
from tests.bot.rehearsal.quiet_events import EVENTS
from tests.bot.world import World


async def rehearsed(name: str, folder: Path, *, texts: bool) -> None:
    """Play one, and print a line of the table."""
    world = World(folder)
    await world.open()
    heard = Heard(world.sandbox).listen()
    over = asyncio.Event()

    def told(report: Report) -> None:
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    setting = EVENTS[name]
    rehearsal = Rehearsal(world.herald.service, SandboxStage(world.sandbox, world.server, world.herald), told)
    await rehearsal.start(setting)
    await over.wait()
    assert rehearsal.mode == "over", rehearsal.mode
    players = heard.each()
    directors = players.pop(world.director.id, 0)
    longest = max(heard.threads.values(), default=0)
    print(
        f"| {name}, {setting.players} players | {players.total()} | {players.total() / setting.players:.1f} "
        f"| {max(players.values(), default=0)} | {directors} | {heard.largest_wave} | {heard.posts.total()} "
        f"| {heard.threads.total()} | {longest} | {heard.pings} | {heard.edits} |",
        flush=True,
    )
    if texts:
        for channel, posted in heard.texts.items():
            for text in posted:
                print(f"   #{channel}: {text!r}")
        for one in heard.direct:
            print(f"   @{one.user} {one.at:%m-%d %H:%M}: {one.text!r}")
    await world.close()


def main() -> None:
    """Play those named, or all."""
    wanted = [name for name in sys.argv[1:] if not name.startswith("--")] or list(EVENTS)
    print("| event | DMs to players | a player | at most | DMs to the director | largest wave | posts in the channel")
    print("  | in threads | in the fullest thread | pings | changes |")
    for name in wanted:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(rehearsed(name, Path(folder), texts="--texts" in sys.argv))


if __name__ == "__main__":
    main()
