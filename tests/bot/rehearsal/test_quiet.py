"""A channel is not flooded: so many posts a whole event may have at most, and no direct message nobody asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.heard import Heard
from tests.bot.rehearsal.quiet_events import EVENTS


@pytest.mark.slow
@pytest.mark.parametrize("event, players, most", [("tour", 4, 7), ("arimaa", 10, 33)])
async def test_an_event_has_few_public_posts(event: str, players: int, most: int, watched: Watched) -> None:
    """A championship of ten has both its stages and takes a third of the time of one of twenty, which has 45 posts."""
    heard = Heard(watched.world.sandbox).listen()
    await watched.rehearsal.start(replace(EVENTS[event], players=players))
    await watched.until("over", "paused", "idle")
    assert watched.rehearsal.mode == "over", watched.sentence
    assert 0 < heard.posts.total() <= most
    assert {message.user for message in heard.direct} <= {watched.world.director.id}


@pytest.mark.slow
async def test_an_open_needs_nobody_between_its_matches_but_for_a_dispute(watched: Watched) -> None:
    heard = Heard(watched.world.sandbox).listen()
    state = await watched.whole(EVENTS["open"])
    marks = list(state.commands)
    start = next(number for number, mark in enumerate(marks) if "StageStarted" in mark.events)
    by_director = [mark for mark in marks[start + 1 :] if mark.actor == marks[0].actor]
    disputes = [mark for mark in marks if "ReportDisputed" in mark.events]

    assert len(by_director) == len(disputes) == 1
    assert by_director[0].games >= disputes[0].games
    matches = [game for round_ in state.started[0].rounds for game in round_.pairings.pairings]
    # The bot's own posts; Discord's notice of each thread is deleted, and so is each mention of a report.
    (lobby,) = heard.posts
    assert len(heard.texts[lobby]) <= 15
    assert heard.posts[lobby] == len(heard.texts[lobby]) + len(matches)
    assert heard.deleted == 2 * len(matches)
    # Both players when the match opens, and the opponent of the report: four a match are the most.
    assert heard.pings <= 3 * len(matches) + 6
