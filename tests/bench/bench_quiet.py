"""How much people hear during whole tournaments: direct messages, waves of them, posts and pings.

Rehearsals with pictures off, from sign-up to the end. `python tests/bench/bench_quiet.py arimaa tour` plays only these;
`--texts` prints what was posted and written. None of the players asks for direct messages. Exits with 1 where a person
other than a director gets more of a larger championship, or its channel more than in step with the players.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from bot.rehearsal.rehearsal_run import Rehearsal, StatusUpdate
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from tests.bench.figures import CONSTANT, LINEAR, Figure, judged
from tests.bot.rehearsal.heard import Heard
from tests.bot.rehearsal.quiet_events import EVENTS
from tests.bot.world import World

SMALL_AND_LARGE = {10: "a smaller arimaa", 20: "arimaa"}
"""The same championship with so many players."""

SETTINGS = {**EVENTS, SMALL_AND_LARGE[10]: replace(EVENTS["arimaa"], players=10)}
LARGE_OPEN = "a large open"
"""The preset *Open* at its largest, which is played only if it is named: some minutes."""

NAMED = {**SETTINGS, LARGE_OPEN: replace(EVENTS["open"], players=64)}
POSTS_LIMIT = 60
"""In the channel of the larger of them, half more than there are (docs/quiet.md)."""


async def rehearsed(name: str, folder: Path, *, texts: bool) -> Heard:
    """Play one, and print a line of the table."""
    world = World(folder)
    await world.open()
    heard = Heard(world.sandbox).listen()
    over = asyncio.Event()

    def told(report: StatusUpdate) -> None:
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    setting = NAMED[name]
    rehearsal = Rehearsal(world.herald.service, SandboxAdapter(world.sandbox, world.server, world.herald), told)
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
        for message in heard.direct:
            print(f"   @{message.user} {message.at:%m-%d %H:%M}: {message.text!r}")
    await world.close()
    return heard


def grown(heard: Mapping[str, Heard]) -> Iterator[Figure]:
    """Compare the messages of the smaller and the larger championship, where both were played."""
    by_size = {players: heard[name] for players, name in SMALL_AND_LARGE.items() if name in heard}
    if len(by_size) < len(SMALL_AND_LARGE):
        return
    waves = {players: championship.largest_wave for players, championship in by_size.items()}
    posts = {players: championship.posts.total() for players, championship in by_size.items()}
    yield Figure("written to within a minute, by players", waves, dict.fromkeys(waves, 2), CONSTANT, "posts")
    yield Figure("posts in the channel, by players", posts, {max(posts): POSTS_LIMIT}, LINEAR, "posts")


def main() -> int:
    """Play those named, or all."""
    wanted = [name for name in sys.argv[1:] if not name.startswith("--")] or list(SETTINGS)
    print("| event | DMs to players | a player | at most | DMs to the director | largest wave | posts in the channel")
    print("  | in threads | in the fullest thread | pings | changes |")
    heard = {}
    for name in wanted:
        with tempfile.TemporaryDirectory() as folder:
            heard[name] = asyncio.run(rehearsed(name, Path(folder), texts="--texts" in sys.argv))
    return judged(grown(heard))


if __name__ == "__main__":
    sys.exit(main())
