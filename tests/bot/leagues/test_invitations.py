"""Everybody who signed up is invited for two weeks; who does not come makes room for the next."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from tests.bot.commands.desk import entrant_of, lobby, press, td
from tests.bot.leagues.cycle import KUKSU, TITLE, join, names, state_of
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World

YES, NO = "Yes, I will play", "No"
DAY = timedelta(days=1)

pytestmark = pytest.mark.usefixtures("awake")


async def closed(world: World, count: int, capacity: int | None = None) -> list[Person]:
    """Sign-up is closed; with a capacity some wait for a place."""

    async def played() -> None:
        await td(world, "/td create", what=KUKSU, title=TITLE)
        if capacity is not None:
            await td(world, "/td options", capacity=capacity)
        await td(world, "/td open")
        for person in await world.players(*names(count)):
            await join(person)
        await td(world, "/td close")

    await from_starting_point(world, ("closed", count, capacity), played)
    return [world.sandbox.person(name) for name in names(count)]


def invited(person: Person) -> bool:
    """Is the person called in the channel, where the buttons are? Nobody has asked for direct messages."""
    assert person.dms == []
    return any(seen.find_button(YES) and person.name in seen.mentions for seen in person.sees(LOBBY))


async def answer(world: World, person: Person, label: str) -> None:
    await person.click(label, in_=LOBBY)
    await world.settled()


async def statuses(world: World) -> dict[str, str]:
    loaded = await world.loaded()
    return {person.name: loaded.state.entrants[entrant].status for entrant, person in loaded.people.items()}


async def test_when_sign_up_closes_everybody_is_invited_for_two_weeks(world: World) -> None:
    people = await closed(world, 6)
    assert all(map(invited, people))
    ask = (await state_of(world)).asked["invitation"]
    assert ask.due == world.clock.now() + 14 * DAY


async def test_many_are_invited_by_one_post_and_wait_for_no_other(world: World) -> None:
    people = await closed(world, 30)
    assert all(map(invited, people))
    calls = [seen for seen in people[0].sees(LOBBY) if seen.find_button(YES) and seen.mentions]
    assert [len(seen.mentions) for seen in calls] == [30]
    await answer(world, people[29], YES)
    assert (await state_of(world)).forms["invitation", await entrant_of(world, "P30")].content is True


async def test_only_who_accepts_plays(world: World) -> None:
    people = await closed(world, 6)
    for person in people[:5]:
        await answer(world, person, YES)
    await answer(world, people[5], NO)
    shown = await td(world, "/round preview")
    assert "Signed up, but not in (1): P06" in shown.text
    await press(world, shown, "Publish")
    await world.director.wait_for("games to play", channel=LOBBY)
    assert len((await state_of(world)).stage().seeds) == 5


async def test_whoever_has_not_answered_is_reminded_and_then_named_to_the_director(world: World) -> None:
    people = await closed(world, 6)
    for person in people[:5]:
        await answer(world, person, YES)
    await world.jump(12 * DAY)
    (reminder,) = [seen for seen in people[0].sees(LOBBY) if "still need" in seen.text]
    assert reminder.mentions == ["P06"]
    await world.jump(2 * DAY)
    assert any("P06" in seen.text for seen in world.director.dms)


async def test_whoever_declines_makes_room_for_the_next_in_line(world: World) -> None:
    people = await closed(world, 7, capacity=5)
    assert not invited(people[5])
    await answer(world, people[0], NO)
    found = await statuses(world)
    assert (found["P01"], found["P06"], found["P07"]) == ("withdrawn", "active", "waiting")
    assert (await state_of(world)).entrant(await entrant_of(world, "P01")).cause == "declined"
    assert "The invitation was declined." in lobby(world)
    assert invited(people[5])
    assert not invited(people[6])


async def test_whoever_says_nothing_makes_room_when_the_time_is_up(world: World) -> None:
    people = await closed(world, 7, capacity=6)
    for person in people[:4]:
        await answer(world, person, YES)
    await world.jump(14 * DAY)
    found = await statuses(world)
    assert (found["P05"], found["P06"], found["P07"]) == ("withdrawn", "active", "active")
    assert (await state_of(world)).entrant(await entrant_of(world, "P05")).cause == "unanswered"
    assert "The invitation was not answered in time." in lobby(world)
    assert invited(people[6])
    ask = (await state_of(world)).asked["invitation"]
    assert ask.due == world.clock.now() + 14 * DAY
    await answer(world, people[6], YES)
    assert (await state_of(world)).forms["invitation", await entrant_of(world, "P07")].content is True


async def test_whoever_comes_in_later_is_invited_as_well(world: World) -> None:
    await closed(world, 5)
    (late,) = await world.players("Late")
    await td(world, "/players add", member=late, rating=1500)
    assert invited(late)


async def test_a_director_answers_for_somebody(world: World) -> None:
    await closed(world, 5)
    form = await td(world, "/forms fill", form="invitation", entrant=await entrant_of(world, "P03"))
    await form.submit({"answer": "yes"})
    await world.settled()
    assert (await state_of(world)).forms["invitation", await entrant_of(world, "P03")].content is True


async def test_the_timetable_that_stands_invites_nobody(world: World) -> None:
    await td(world, "/td create", what=KUKSU, title=TITLE)
    await td(world, "/td open")
    people = await world.players(*names(5))
    for person in people:
        await join(person)
    await td(world, "/td pause")
    await td(world, "/td close")
    assert not any(map(invited, people))
    await td(world, "/td pause", resume=True)
    assert all(map(invited, people))
