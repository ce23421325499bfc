"""A disqualification for years is noted for the next tournaments of the server, and directors are notified."""

from __future__ import annotations

from datetime import timedelta

from tests.bot.commands.desk import FOUR, entrant_of, press, started, td
from tests.bot.world import LOBBY, World

YEAR = timedelta(days=365)
REASON = "Advice from a program."


async def excluded(world: World, years: int = 2) -> str:
    """Ana is disqualified for so many years; what the director was shown before."""
    await started(world, FOUR)
    asked = await td(world, "/players disqualify", entrant=await entrant_of(world, "Ana"), reason=REASON, years=years)
    shown = asked.text
    await press(world, asked, asked.buttons[0].label)
    return shown


async def next_event(world: World) -> str:
    """Create another tournament in which Ana and Bo sign up; returns the direct messages to the director meanwhile."""
    before = len(list(world.director.sees("dm")))
    await td(world, "/td create", what="format:swiss", title="Next Open")
    await td(world, "/td open", tournament="Next Open")
    for name in ("Ana", "Bo"):
        await world.sandbox.person(name).slash("/join", channel=LOBBY, tournament="Next Open")
    await world.settled()
    return "\n".join(seen.text for seen in list(world.director.sees("dm"))[before:])


async def test_directors_of_the_next_tournament_are_told_and_nobody_is_kept_out(world: World) -> None:
    asked = await excluded(world)
    assert "noted for further tournaments on this server" in asked

    told = await next_event(world)

    assert "**Ana** has signed up" in told
    assert REASON in told
    assert "**Bo** has signed up" not in told
    assert len((await world.loaded("t2")).state.active_entrants()) == 2
    assert "not to take part" not in "\n".join(seen.text for seen in world.sandbox.person("Bo").sees(LOBBY))


async def test_directors_read_it_where_the_person_takes_over_a_seat(world: World) -> None:
    await excluded(world)
    await td(world, "/td create", what="format:swiss", title="Next Open")
    await td(world, "/td open", tournament="t2")
    await td(world, "/players add", guest="Gus", tournament="t2")
    ana = world.sandbox.person("Ana")
    assert REASON in (await td(world, "/players replace", entrant="Gus", member=ana, tournament="t2")).text


async def test_it_ends_by_itself(world: World) -> None:
    await excluded(world)
    await world.jump(2 * YEAR + timedelta(days=2))
    assert "has signed up" not in await next_event(world)


async def test_without_years_nothing_is_noted(world: World) -> None:
    asked = await excluded(world, years=0)
    assert "noted" not in asked
    assert "has signed up" not in await next_event(world)


async def test_an_undone_disqualification_takes_the_note_along(world: World) -> None:
    await excluded(world)
    asked = await td(world, "/td undo")
    await press(world, asked, asked.buttons[0].label)
    assert "has signed up" not in await next_event(world)


async def test_whoever_it_concerns_can_read_it_and_have_it_forgotten(world: World) -> None:
    await excluded(world)
    ana = world.sandbox.person("Ana")
    told = await ana.slash("/me data", channel=LOBBY)
    assert REASON in told.text
    await (await told.click("Forget me …")).click("Yes, forget me")
    assert "has signed up" not in await next_event(world)
