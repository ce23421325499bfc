"""What people read while something long is being worked out."""

from __future__ import annotations

WAITING = "Working on it. Something else is being worked out before."
DONE_ALREADY = "That is done already, or has been stopped; there is nothing to stop any more."
STOPPING = "Stopping…"

BAR = 20


def so_far(step: int, done: int, total: int) -> str:
    """How far it has come, as a bar and in numbers."""
    filled = BAR * done // total
    return f"Simulating, step {step}: {done:,} of {total:,}\n`{'█' * filled}{'░' * (BAR - filled)}`"
