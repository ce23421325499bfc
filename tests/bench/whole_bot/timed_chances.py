"""Chances for a board with the CPU time that they take, which a bench counts apart from that of the picture."""

from __future__ import annotations

import os
import time
from pathlib import Path

from bot.delivery import board_contents
from bot.service.worker_jobs import odds_of
from formats.core.model import Odds
from formats.core.state import TournamentState

FILE = "HERALD_BENCH_CHANCES"
"""Environment variable with the file into which a worker process writes a line of milliseconds for each time."""


def install() -> None:
    """Have the chances of boards timed in this process and its workers, where a file is named."""
    if os.environ.get(FILE):
        vars(board_contents)["odds_of"] = timed_odds


def timed_odds(state: TournamentState) -> Odds | None:
    """Return the chances. Runs in a worker process."""
    started = time.process_time()
    odds = odds_of(state)
    with Path(os.environ[FILE]).open("a") as file:
        file.write(f"{1000 * (time.process_time() - started)}\n")
    return odds
