"""What the timetable has ahead after each command of frozen logs: kept as text, to be read when it changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.schedule.deadlines import Deadline, deadlines
from formats.core.state import TournamentState
from tests.golden_files import Golden
from tests.replayed import ENGINE, LOGS_OF_EVERY_KIND, changes, frozen, steps


def agenda(state: TournamentState) -> Iterator[str]:
    for deadline in deadlines(state, ENGINE):
        yield " ".join([f"{deadline.at:%Y-%m-%d %H:%M:%S} {deadline.order:3}", deadline.what, told(deadline)]).rstrip()


def told(deadline: Deadline) -> str:
    """What is done, and of whom, in a line."""
    tick = deadline.tick.model_dump(mode="json", exclude_none=True, exclude_defaults=True)
    command = type(deadline.command).__name__ if deadline.command else ""
    public = "for everybody" if deadline.for_everybody else ""
    return f"{command} {public} {sorted(tick.items())}"


@pytest.mark.parametrize("log", LOGS_OF_EVERY_KIND)
def test_what_comes_is_what_it_was(log: str, golden: Golden) -> None:
    """A line of a file is a deadline that has come up (+) or is none any more (-)."""
    golden(f"agenda/{log}.txt", "\n".join(changes((step.heading, agenda(step.after)) for step in steps(frozen(log)))))
