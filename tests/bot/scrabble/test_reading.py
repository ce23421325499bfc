"""Warnings of a preview and marks in the standings: repeats, and a leader nobody can catch."""

from __future__ import annotations

from tests.bot.commands.desk import state_of, td
from tests.bot.scrabble.club import COP_AT_ONCE, planned, play_rounds, whole
from tests.bot.world import LOBBY, World


async def test_the_preview_warns_of_repeats_and_of_meeting_again_at_once(world: World) -> None:
    await planned(world, ("Ana", "Bo"), **COP_AT_ONCE)
    await play_rounds(world, 1)

    text = await whole(await td(world, "/round preview"))

    assert "One repeat: Ana – Bo (once before, last in round 1)." in text or "One repeat: Bo – Ana" in text


async def test_a_leader_nobody_can_catch_is_marked_where_the_standings_are_posted(world: World) -> None:
    await planned(world, **{**COP_AT_ONCE, "rounds": 6, "gibson_spread": [1]})
    await play_rounds(world, 5)
    standings = [seen.text for seen in world.director.sees(LOBBY) if "Standings" in seen.text][-1]

    assert (await state_of(world)).phase == "running"
    assert "Gibsonized" in standings
