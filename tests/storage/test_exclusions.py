from datetime import timedelta

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError
from storage.exclusions import Exclusion
from tests.storage.samples import NOON, begin

CLUB, OTHER = 5, 6
YEAR = timedelta(days=365)
NOTE = Exclusion(NOON, NOON + 2 * YEAR, "Used a program")


async def test_a_note_holds_in_its_server_until_it_ends(database: Database) -> None:
    dana, eva = await database.people.for_discord(99, "Dana"), await database.people.for_discord(98, "Eva")
    await database.exclusions.note(CLUB, dana.id, NOTE)
    both = [dana.id, eva.id]
    assert await database.exclusions.of(CLUB, both, at=NOON + YEAR) == {dana.id: NOTE}
    assert await database.exclusions.of(OTHER, both, at=NOON + YEAR) == {}
    assert await database.exclusions.of(CLUB, both, at=NOON + 2 * YEAR) == {}


async def test_the_latest_note_takes_the_place_of_the_one_before(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    longer = Exclusion(NOON, NOON + 3 * YEAR, "Again")
    await database.exclusions.note(CLUB, dana.id, NOTE)
    await database.exclusions.note(CLUB, dana.id, longer)
    assert await database.exclusions.of(CLUB, [dana.id], at=NOON) == {dana.id: longer}


async def test_a_note_is_lifted_once(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.exclusions.note(CLUB, dana.id, NOTE)
    assert await database.exclusions.lift(CLUB, dana.id)
    assert not await database.exclusions.lift(CLUB, dana.id)
    assert await database.exclusions.of(CLUB, [dana.id], at=NOON) == {}


async def test_what_has_ended_is_dropped(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.exclusions.note(CLUB, dana.id, NOTE)
    assert await database.exclusions.drop_ended(at=NOON + YEAR) == 0
    assert await database.exclusions.drop_ended(at=NOON + 2 * YEAR) == 1


async def test_it_is_shown_to_the_person_and_forgotten_with_them(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.exclusions.note(CLUB, dana.id, NOTE)
    (row,) = (await database.personal_data.of(dana.id))["exclusions"]
    assert row["reason"] == "Used a program"
    await database.people.erase(dana.id)
    assert "exclusions" not in await database.personal_data.of(dana.id)


async def test_it_is_forgotten_with_the_server(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await begin(database)
    await database.exclusions.note(CLUB, dana.id, NOTE)
    await database.personal_data.forget_server(CLUB)
    assert await database.exclusions.of(CLUB, [dana.id], at=NOON) == {}


async def test_nothing_is_noted_of_somebody_who_is_not_there(database: Database) -> None:
    with pytest.raises(UnknownPersonError):
        await database.exclusions.note(CLUB, "p7", NOTE)
