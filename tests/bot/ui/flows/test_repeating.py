"""*Same again next week* under the last post of an event."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tests.bot.commands.desk import FOUR, lobby, press, state_of, td
from tests.bot.ui.flows.test_creating import joined, opened
from tests.bot.world import LOBBY, World


async def finished(world: World) -> None:
    """Four friends play a knock-out to its end."""
    await opened(world, {"A match is": "best of 3"})
    await joined(world, *FOUR)
    await world.director.click("Start", in_=LOBBY)
    await world.settled()
    while games := (await state_of(world)).open_games():
        await td(world, "/round result", game=games[0].id, winner=min(games[0].seats))
    await world.jump(timedelta(minutes=5))


@pytest.mark.usefixtures("awake")
async def test_the_same_again_next_week_is_one_press_and_starts_without_another(world: World) -> None:
    await finished(world)
    assert (await state_of(world)).phase == "finished"
    post = next(seen for seen in reversed(world.director.sees(LOBBY)) if "is over" in seen.text)
    refused = await (await world.players("Eve"))[0].click("Same again next week", in_=LOBBY)
    assert refused.ephemeral
    reply = await press(world, post, "Same again next week")
    again = (await world.loaded("t2")).state
    assert (again.phase, again.title, len(again.entrants)) == ("registration", "Friday 2", 0)
    assert again.stages[0].options["best_of"] == 3
    start = again.settings.first_round
    assert start is not None
    assert start.astimezone(ZoneInfo("America/New_York")) == datetime(
        2026, 1, 10, 10, 0, tzinfo=ZoneInfo("America/New_York")
    )
    assert f"<t:{int(start.timestamp())}:" in reply.text
    assert "Friday 2" in lobby(world)
    second = await press(world, post, "Same again next week")
    assert "Friday 2" in second.text
    assert len(await world.database.tournaments.all()) == 2
    for person in FOUR[:3]:
        await world.sandbox.person(person).slash("/join", channel=LOBBY, tournament="t2")
    await world.jump_to(start)
    played = (await world.loaded("t2")).state
    assert (played.phase, len(played.active_entrants())) == ("running", 3)
