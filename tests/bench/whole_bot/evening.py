"""The whole program as `python -m bot` starts it, with a time that another process moves on (`moved_time`).

The addresses of a sandbox are its arguments. With the environment variable `HERALD_BENCH_PROFILE` what its event loop
computes from `moved_time.BEGIN` on is written into that file.
"""

from __future__ import annotations

import cProfile
import gc
import os
import sys
import time
from typing import Any

from tests.bench.whole_bot import moved_time

if __name__ == "__main__":
    gc.disable()  # as the program itself does
    moved_time.install()
    import discord

    from bot import program
    from bot.sandbox.connect import Urls, redirect
    from tests.bench.whole_bot import timed_chances

    timed_chances.install()
    profile = cProfile.Profile(time.thread_time)
    file = os.environ.get("HERALD_BENCH_PROFILE", "")
    redirect(discord, Urls(*sys.argv[1:]))
    real = program.run

    def begin() -> None:
        """Profile from here on, where a file is named."""
        if file:
            profile.enable()

    async def run(*arguments: Any) -> None:
        """Run the program and follow the time that is read."""
        moved_time.follow_input(begin)
        await real(*arguments)

    program.run = run  # type: ignore[assignment]
    status = program.main()
    if file:
        profile.disable()
        profile.dump_stats(file)
    sys.exit(status)
