"""Names of the actions of the playoffs' buttons, see `bot.text.actions`."""

from __future__ import annotations

RANK = "rank"
"""An entrant: make a preference list by clicks."""

SOLVE = "solve"
"""An entrant: the puzzles of the online stage, with what can be done about each."""

JUDGE = "judge"
"""A judge: the panel of a live heat as it stands. Argument: a match of the heat, or nothing for the first open one."""

TIMES = "online_times_now"
"""A director: take over the online times that were read from a file. Argument: the draft."""
