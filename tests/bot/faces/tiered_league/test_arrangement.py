"""The arrangement as a dry run: what differs from the last cycle, what is wrong, and what can be done about it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.commands.desk import lobby, press, td
from tests.bot.leagues.cycle import imported, signed_up, state_of, table, without_invitations
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World


async def closed(world: World, count: int, *, guests: int = 0) -> None:
    """Sign-up is closed with so many players, some of them guests from a list."""
    await signed_up(world, count - guests)
    if guests:
        await imported(world, table([(f"Guest {number}", "1500") for number in range(guests)]))
    await without_invitations(world)
    await td(world, "/td close")


async def test_the_dry_run_tells_who_moves_where_and_why(world: World) -> None:
    await closed(world, 16, guests=11)
    rows = [
        (name, "2000", str(tier), str(rank))
        for name, tier, rank in (("P01", 1, 3), ("P02", 1, 7), ("P03", 2, 1), ("P04", 2, 4), ("P05", 0, 0))
    ]
    await imported(world, table(rows, "last_tier", "last_rank"))
    await imported(world, table([("P01", "2000", "1")], "last_disqualified"))
    shown = await td(world, "/round preview")
    text = "\n".join([shown.text, *(reply.text for reply in shown.follow_ups)])

    assert "16 players, 2 leagues in 2 tiers" in text
    assert "**P05** holds the title" in text
    assert "**B → A** P03 goes up to tier A: place 1 in tier B" in text
    assert "**A** P02 fills up tier A: best of those left, with 2000 + 200 = 2200" in text
    assert "Disqualified in the last cycle (1): P01" in text
    assert "New (11)" in text
    assert "starts" not in lobby(world)
    assert (await state_of(world)).phase == "closed"


async def test_publishing_what_was_looked_over_opens_all_leagues(world: World) -> None:
    await closed(world, 15, guests=10)
    shown = await td(world, "/round preview")
    last = shown.follow_ups[-1] if shown.follow_ups else shown
    await last.click("Publish")
    await world.director.wait_for("Published: 55 games to play.", channel=LOBBY)
    await world.settled()
    assert len(world.server.threads) == 2


async def test_players_without_a_rating_are_named(world: World) -> None:
    await closed(world, 5)
    await imported(world, table([("Unknown", "")]))
    shown = await td(world, "/round preview")
    assert "No rating (1): Unknown" in shown.text


async def invited(world: World, count: int, answers: int) -> None:
    """Sign-up is closed with invitations, of which so many have been accepted."""

    async def played() -> None:
        people = await signed_up(world, count)
        await td(world, "/td close")
        for person in people[:answers]:
            await person.click("Yes, I will play", in_=LOBBY)
        await world.settled()

    await from_starting_point(world, ("invited", count, answers), played)


@pytest.mark.parametrize("command", ["/round publish", "/td advance"])
async def test_publishing_before_all_have_answered_is_asked_about_and_names_them(world: World, command: str) -> None:
    await invited(world, 7, 5)
    asked = await td(world, command)
    assert "P06 and P07 have not answered yet" in asked.text
    assert (await state_of(world)).phase == "closed"
    await press(world, asked, "Publish without them")
    assert len((await state_of(world)).stage().seeds) == 5


async def test_after_the_last_day_for_answers_nothing_is_asked(world: World) -> None:
    await invited(world, 7, 5)
    await world.jump(timedelta(days=15))
    await td(world, "/round publish")
    assert len((await state_of(world)).stage().seeds) == 5
