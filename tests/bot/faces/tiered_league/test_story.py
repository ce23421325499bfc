"""How a cycle of leagues came about, as everybody reads it when it begins."""

from __future__ import annotations

from tests.bot.commands.desk import lobby, td
from tests.bot.faces.tiered_league.test_arrangement import closed
from tests.bot.leagues.cycle import imported, table
from tests.bot.world import World


async def published(world: World) -> str:
    """Publish the leagues, and return the text of the lobby."""
    shown = await td(world, "/round preview")
    await (shown.follow_ups[-1] if shown.follow_ups else shown).click("Publish")
    await world.director.wait_for("Published: ")
    await world.settled()
    return lobby(world)


async def test_everybody_reads_who_holds_the_title_who_moves_and_whom_a_bonus_brought_up(world: World) -> None:
    await closed(world, 16, guests=11)
    rows = [
        (name, "2000", str(tier), str(rank))
        for name, tier, rank in (("P01", 1, 0), ("P02", 1, 7), ("P03", 2, 1), ("P04", 2, 4), ("P05", 0, 0))
    ]
    await imported(world, table(rows, "last_tier", "last_rank"))
    text = await published(world)
    assert text.count("From the last cycle to this one") == 1
    assert "P05 holds the title and waits for the winner of league A." in text
    assert "P01 lost the title and plays in tier A." in text
    assert "**Up (2)**: P03 (A) and P04 (A)" in text
    assert "P02 fills up tier A: best of those left, with 2000 + 200 = 2200." in text
    assert "Next in line for tier A was" in text
    assert "**New (11)**: " in text
    assert "In no group" not in text


async def test_a_first_cycle_has_no_story(world: World) -> None:
    await closed(world, 5, guests=4)
    assert "From the last cycle to this one" not in await published(world)
