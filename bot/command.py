"""The command `herald`, in front of the programs that `python -m` starts.

A program is imported when it is asked for, since the engine's starts without what the bot needs.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

import formats

PROGRAMS = {
    "run": ("bot.program", (), "start the bot, or the sandbox without a token"),
    "page": ("bot.web.__main__", (), "serve the public page"),
    "verify": ("formats.__main__", ("verify",), "check a log: its hashes, and every pairing and draw again"),
    "backup": ("storage.__main__", ("backup",), "copy a file of a database, also while the bot is running"),
    "restore": ("storage.__main__", ("restore",), "put a backup where there is no database"),
    "formats": ("formats.__main__", (), "pair, rank, explain and replay without Discord"),
    "storage": ("storage.__main__", (), "look after a database: list, export, import, check, copy, erase"),
}
"""For each subcommand the module whose `main` it calls, what comes before its arguments, and its help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand, and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in PROGRAMS:
        module, first, _ = PROGRAMS[words[0]]
        code: int = importlib.import_module(module).main([*first, *words[1:]])
        return code
    parser = argparse.ArgumentParser(prog="herald", description="Run tournaments in chat.")
    parser.add_argument("--version", action="version", version=f"Herald {formats.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (_, _, summary) in PROGRAMS.items():
        commands.add_parser(name, help=summary)
    parser.parse_args(words)
    return 0
