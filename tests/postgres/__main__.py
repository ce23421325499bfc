"""`python -m tests.postgres [TESTS]`: start a server, run on it what is to run on both databases, and stop it.

Without tests it runs all of `tests/storage` and one preset from end to end. Where no server can be had nothing is run,
which is said, and is no failure.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from tests.case_files import PROJECT
from tests.postgres.in_use import SERVER
from tests.postgres.server import NoServerError, Server

TESTS = (
    "tests/storage",
    "tests/postgres",
    "tests/bot/test_scrabble_event.py",
    "tests/bot/hosting/test_guild_commands.py",
    "tests/bot/schedule/test_evenings.py",
    "tests/bot/runtime/test_leases.py",
    "tests/bot/test_received_texts.py",
    "tests/bot/test_taken_back_match.py",
    "tests/bot/ui/flows/test_continuing.py",
    "tests/bot/schedule/test_branches.py",
    "tests/bot/ui/flows/test_rounds_off.py",
    "tests/processes",
)


def main(arguments: Sequence[str]) -> int:
    """Run them; what pytest says, or 0 where there is no server."""
    named = [argument for argument in arguments if (PROJECT / argument.partition("::")[0]).exists()]
    try:
        with Server() as server:
            return subprocess.run(
                [sys.executable, "-m", "pytest", *arguments, *([] if named else TESTS)],
                cwd=PROJECT,
                env={**os.environ, SERVER: server.address()},
                check=False,
            ).returncode
    except NoServerError as error:
        print(f"make test-postgres: SKIPPED, {error}")
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
