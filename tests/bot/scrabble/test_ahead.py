"""Directors pair one or several rounds ahead, on the standings of their choice."""

from __future__ import annotations

from tests.bot.commands.desk import lobby, state_of, td
from tests.bot.scrabble.club import COP_AT_ONCE, enter_results, last_button, planned, play_rounds, whole
from tests.bot.world import LOBBY, World


async def rounds(world: World) -> list[int]:
    return [round_.number for round_ in (await state_of(world)).started[0].rounds]


async def test_the_next_round_is_paired_while_this_one_is_played_from_the_button_under_what_is_missing(
    world: World,
) -> None:
    await planned(world, **COP_AT_ONCE)
    await play_rounds(world, 1)
    await td(world, "/round publish")

    missing = await td(world, "/round preview")
    assert "is waiting for 3 results" in missing.text
    preview = await missing.click("Pair round 3 on the standings after round 1")
    assert "Based on the standings after round 1. 3 games still open." in await whole(preview)
    assert await rounds(world) == [1, 2]
    published = await last_button(world, preview, "Publish")

    assert "Round 3" in published.text
    assert await rounds(world) == [1, 2, 3]
    assert "Paired ahead, based on the standings after round 1." in lobby(world)


async def test_several_rounds_are_previewed_and_published_together(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await play_rounds(world, 1)

    preview = await td(world, "/round preview", rounds=3, based_on=1)
    await world.director.wait_for("Preview: Round 4", channel=LOBBY)
    await world.director.wait_for(lambda seen: seen.find_button("Publish") is not None, channel=LOBBY)
    text = await whole(preview)
    assert all(f"Preview: Round {number}" in text for number in (2, 3, 4))
    published = await last_button(world, preview, "Publish")

    assert published.text == "**Round 2**, **Round 3** and **Round 4** are published."
    assert await rounds(world) == [1, 2, 3, 4]
    undo = await td(world, "/td undo")
    await undo.click("Take it back" if undo.message.find_button("Take it back") else undo.buttons[0].label)
    await world.settled()
    assert await rounds(world) == [1]


async def test_a_complete_round_shows_the_standings_also_with_later_rounds_open(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await play_rounds(world, 1)
    posts = lobby(world).count("**Standings**\nAfter round")
    await td(world, "/round publish", rounds=2, based_on=1)
    await enter_results(world, but=4)
    assert lobby(world).count("**Standings**\nAfter round") == posts
    await enter_results(world, but=3)

    assert lobby(world).count("**Standings**\nAfter round") == posts + 1
    assert "**Standings**\nAfter round 2 of " in lobby(world)
    assert "still open" not in lobby(world)


async def test_standings_that_are_not_complete_are_refused(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await td(world, "/round publish")

    refused = await td(world, "/round preview", based_on=1)

    assert await rounds(world) == [1]
    assert "result" in refused.text
    assert "before it" in (await td(world, "/round preview", based_on=2)).text


async def test_a_format_that_needs_the_latest_standings_says_so(world: World) -> None:
    await world.tournament(players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await td(world, "/round publish")

    missing = await td(world, "/round preview")
    assert not any(button.label.startswith("Pair round") for button in missing.buttons)
    assert "latest standings" in (await td(world, "/round preview", based_on=0)).text


async def test_a_preview_that_no_longer_holds_is_shown_anew(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await play_rounds(world, 1)
    preview = await td(world, "/round preview", rounds=2)
    withdrawal = await td(world, "/players withdraw", entrant="Fay")
    await withdrawal.click("Take them out")
    await world.settled()

    again = await last_button(world, preview, "Publish")

    assert await rounds(world) == [1]
    assert "Please check it again" in "\n".join(seen.text for seen in world.director.sees("lobby")), again
