"""The whole program as `python -m bot` starts it; only its addresses, which are given as arguments, name a sandbox.

What held up its event loop is written into the file that is named last.

It is a package's `__main__`, as the program itself is: nothing of it is imported again by the processes it begins.
"""

from __future__ import annotations

import gc
import sys

gc.disable()  # as the program itself does

from pathlib import Path

import discord

from bot import program
from bot.sandbox.connect import Urls, redirect
from tests.bench.whole_bot.watching import Held, watched

if __name__ == "__main__":
    *urls, file = sys.argv[1:]
    redirect(discord, Urls(*urls))
    held = Held()
    program.run = watched(held, program.run)  # type: ignore[assignment]
    status = program.main()
    held.save(Path(file))
    sys.exit(status)
