"""Answers that stay open follow what others do, until Discord takes no more changes of them."""

from __future__ import annotations

from tests.bot.commands.desk import coordinator, press
from tests.bot.faces.swiss_elimination.evening import at_the_tables
from tests.bot.faces.swiss_elimination.test_judging import labels
from tests.bot.world import LOBBY, World


async def test_panels_of_several_judges_follow_each_other(world: World) -> None:
    shown = await at_the_tables(world)
    helper = await coordinator(world)
    other = await helper.slash("/playoffs judge", channel=LOBBY)
    await world.settled()
    assert "Start the heat" in labels(other)
    await press(world, shown, "Start the heat")
    assert "Start the heat" not in labels(other)
    assert "Stop: Ana" in labels(other)

    await press(world, other, "Stop: Bo")
    assert "Correct: Bo" in labels(shown)
    assert "Correct: Bo" in labels(other)


async def test_a_panel_that_cannot_follow_any_more_is_let_go_and_refreshed_by_hand(world: World) -> None:
    shown = await at_the_tables(world)
    helper = await coordinator(world)
    other = await helper.slash("/playoffs judge", channel=LOBBY)
    await world.settled()
    edit = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
    world.sandbox.faults.add(edit, status=404, before_work=True, times=1)
    await press(world, shown, "Start the heat")
    assert "Stop: Ana" in labels(await press(world, other, "Refresh"))
