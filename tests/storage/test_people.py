import asyncio

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError
from storage.outbox import Post
from storage.people import Person
from storage.tournaments import Bindings, Staff
from tests.storage.samples import NOON, begin


async def test_a_discord_account_is_one_person_under_their_newest_name(database: Database) -> None:
    dana = await database.people.for_discord(2**62, "Dana")
    assert dana == Person(id="p1", discord_id=2**62, name="Dana", zone=None, reminders={}, erased=False)
    assert await database.people.for_discord(2**62, "Dana") == dana
    renamed = await database.people.for_discord(2**62, "Dana 🏹")
    assert (renamed.id, renamed.name) == ("p1", "Dana 🏹")
    assert await database.people.find_discord(2**62) == renamed
    assert await database.people.find_discord(1) is None


async def test_many_clicks_of_a_newcomer_at_once_make_one_person(database: Database) -> None:
    people = await asyncio.gather(*(database.people.for_discord(5, "Dana") for _ in range(20)))
    assert {person.id for person in people} == {people[0].id}


async def test_a_new_name_keeps_what_the_person_chose(database: Database) -> None:
    dana = await database.people.for_discord(5, "Dana")
    await database.people.set_zone(dana.id, "Asia/Kathmandu")
    await database.people.set_reminders(dana.id, {"minutes": [60, 15]})
    renamed = await database.people.for_discord(5, "Dana II")
    assert (renamed.zone, renamed.reminders) == ("Asia/Kathmandu", {"minutes": [60, 15]})
    await database.people.set_zone(dana.id, None)
    assert (await database.people.get(dana.id)).zone is None


async def test_guests_of_one_name_are_different_people(database: Database) -> None:
    first = await database.people.guest("Alex")
    second = await database.people.guest("Alex")
    assert first.id != second.id
    assert first.discord_id is None
    await database.people.rename(second.id, "Alex the second")
    assert {person.name for person in (await database.people.many([first.id, second.id])).values()} == {
        "Alex",
        "Alex the second",
    }


async def test_of_many_only_those_that_exist_are_given(database: Database) -> None:
    dana = await database.people.guest("Dana")
    assert await database.people.many([dana.id, "p9", "timetable", ""]) == {dana.id: dana}
    assert await database.people.many([]) == {}


async def test_nobody_cannot_be_changed(database: Database) -> None:
    await database.people.guest("Dana")
    for nobody in ("p2", "p", "1", "", "timetable", "p-1", "p²"):
        for attempt in (
            database.people.get(nobody),
            database.people.rename(nobody, "X"),
            database.people.set_zone(nobody, "UTC"),
            database.people.set_reminders(nobody, {}),
            database.people.erase(nobody),
        ):
            with pytest.raises(UnknownPersonError) as refusal:
                await attempt
            assert refusal.value.person_id == nobody
    assert (await database.people.get("p1")).name == "Dana"


async def test_erasing_forgets_who_a_person_is_and_keeps_the_row(database: Database) -> None:
    dana = await database.people.for_discord(5, "Dana")
    await database.people.set_zone(dana.id, "Asia/Kathmandu")
    await database.people.set_reminders(dana.id, {"minutes": [60]})
    await begin(database, entrants={"e1": dana.id})
    await database.people.erase(dana.id)
    erased = Person(id=dana.id, discord_id=None, name="", zone=None, reminders={}, erased=True)
    assert await database.people.get(dana.id) == erased
    assert (await database.tournaments.beside("t1")).people == {"e1": erased}
    assert await database.people.find_discord(5) is None


async def test_erasing_takes_every_role(database: Database) -> None:
    dana = await database.people.for_discord(5, "Dana")
    await begin(database)
    roles = (Staff(dana.id, "director"), Staff(dana.id, "judge"))
    await database.tournaments.bind("t1", Bindings(staff_added=roles))
    assert await database.tournaments.roles_of(dana.id) == [("t1", role) for role in roles]
    await database.people.erase(dana.id)
    assert await database.tournaments.roles_of(dana.id) == []
    assert (await database.tournaments.beside("t1")).staff == ()


async def test_erasing_drops_what_was_still_to_be_said_to_the_person(database: Database) -> None:
    dana = await database.people.for_discord(5, "Dana")
    eva = await database.people.for_discord(6, "Eva")
    await begin(database)
    posts = [Post({"text": "you play Eva"}, person_id=dana.id), Post({"text": "you play"}, person_id=eva.id)]
    to_dana, to_eva = await database.outbox.add("t1", "c", posts, at=NOON)
    await database.people.erase(dana.id)
    assert [row.id for row in await database.outbox.pending()] == [to_eva]
    dropped = await database.outbox.get(to_dana)
    assert (dropped.state, dropped.cause, dropped.post.payload) == ("failed", "erased", {})


async def test_whoever_comes_back_after_being_erased_is_somebody_new(database: Database) -> None:
    dana = await database.people.for_discord(5, "Dana")
    await database.people.erase(dana.id)
    again = await database.people.for_discord(5, "Dana")
    assert again.id != dana.id
    assert not again.erased
