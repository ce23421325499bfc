"""`kill -9` between every two steps of publishing: no accepted command is lost, nothing is posted twice or never.

Every bot first makes good what the one before it left when it was killed, then publishes a tournament of its own, and
is killed one step later than that one. Discord has forgotten all nonces by then.
"""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from tests.bot.crash.club import Club
from tests.sandbox.watch import Watch

FEWEST_STEPS, MOST_STEPS = 16, 80

DEATHS_IN_A_CLUB = 9
"""So many tournaments are in one database; every start looks after all of them."""


@pytest.mark.slow
async def test_every_post_is_there_exactly_once_wherever_the_bot_was_killed(tmp_path: Path) -> None:
    posted: list[Counter[str]] = []
    alive = False
    while not alive:
        assert len(posted) < MOST_STEPS
        club = Club(tmp_path / f"{len(posted)}.db")
        async with club.sandbox:
            watch = Watch(club.sandbox.services)
            for number in range(1, DEATHS_IN_A_CLUB + 1):
                status = await club.live(number, last=len(posted) + number)
                alive = status != -signal.SIGKILL
                if alive:
                    assert status > FEWEST_STEPS
                    break
            await club.survive()
            watch.check()
        posted += [club.posted(tournament) for tournament in club.players]
    wanted = posted[-1]
    assert wanted
    assert set(wanted.values()) == {1}
    for step, found in enumerate(posted, start=1):
        assert found == wanted, f"killed at step {step}"
