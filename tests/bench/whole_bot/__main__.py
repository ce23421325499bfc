"""The whole program as `python -m bot` starts it; only its addresses, which are given as arguments, name a sandbox.

It is a package's `__main__`, as the program itself is: nothing of it is imported again by the processes it begins.
"""

from __future__ import annotations

import gc
import sys

gc.disable()  # as the program itself does

import discord

from bot.__main__ import main
from bot.sandbox.connect import Urls, redirect

if __name__ == "__main__":
    redirect(discord, Urls(*sys.argv[1:]))
    sys.exit(main())
