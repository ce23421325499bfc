"""A channel is not flooded: so many posts a whole event may have at most, and no direct message nobody asked for."""

from __future__ import annotations

import pytest

from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.heard import Heard
from tests.bot.rehearsal.quiet_events import EVENTS


@pytest.mark.slow
@pytest.mark.parametrize("event, most", [("tour", 7), ("arimaa", 45)])
async def test_an_event_has_few_public_posts(event: str, most: int, watched: Watched) -> None:
    heard = Heard(watched.world.sandbox).listen()
    await watched.rehearsal.start(EVENTS[event])
    await watched.until("over", "paused", "idle")
    assert watched.rehearsal.mode == "over", watched.sentence
    assert 0 < heard.posts.total() <= most
    assert {one.user for one in heard.direct} <= {watched.world.director.id}
