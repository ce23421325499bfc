"""Rounds are previewed and published: two presses publish one round."""

from __future__ import annotations

import asyncio

from formats.core.events import RoundPaired
from tests.bot.commands.desk import FOUR, coordinator, lobby, press, started, state_of, td
from tests.bot.world import World


async def rounds_published(world: World) -> int:
    """How many rounds the log has published."""
    return sum(isinstance(record.event, RoundPaired) for record in (await world.loaded()).records)


async def test_preview_shows_the_round_and_publishes_it_with_one_button(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    preview = await td(world, "/round preview")
    assert preview.ephemeral
    assert "Preview" in preview.text
    assert (await state_of(world)).current_round is None

    published = await press(world, preview, "Publish")

    assert "is up" in published.text
    assert [button.label for button in published.buttons] == ["What is missing"]
    assert await rounds_published(world) == 1
    assert "round 1" in lobby(world)


async def test_a_preview_that_no_longer_holds_is_shown_anew(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    preview = await td(world, "/round preview")
    withdrawal = await td(world, "/players withdraw", entrant="Dee")
    await press(world, withdrawal, "Take them out")

    again = await preview.click("Publish")

    assert await rounds_published(world) == 0
    assert "Please check it again" in again.text


async def test_preview_is_refused_before_sign_up_has_closed(world: World) -> None:
    await world.tournament(players=FOUR)
    refused = await td(world, "/round preview")
    assert "There is no round to preview yet. Next: close sign-up with 4 players." in refused.text


async def test_preview_of_a_round_in_play_lists_what_is_missing(world: World) -> None:
    await started(world)
    missing = await td(world, "/round preview")
    assert "waiting for 2 results" in missing.text
    assert len(missing.buttons) == 2


async def test_two_directors_who_advance_at_once_publish_one_round(world: World) -> None:
    await world.tournament(players=FOUR)
    other = await coordinator(world)
    await td(world, "/td close")
    replies = await asyncio.gather(td(world, "/td advance"), td(world, "/td advance", by=other))
    assert await rounds_published(world) == 1
    assert sorted("is up" in reply.text for reply in replies) == [False, True]


async def test_two_directors_who_close_at_once_only_close(world: World) -> None:
    await world.tournament(players=FOUR)
    other = await coordinator(world)
    await asyncio.gather(td(world, "/td advance"), td(world, "/td advance", by=other))
    assert (await state_of(world)).phase == "closed"


async def test_a_preview_pressed_twice_publishes_once(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    first, other = await td(world, "/round preview"), await td(world, "/round preview")
    await press(world, first, "Publish")
    late = await press(world, other, "Publish")
    assert "already" in late.text
    assert await rounds_published(world) == 1
