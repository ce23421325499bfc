"""Secret addresses of own calendars."""

from __future__ import annotations

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError
from tests.storage.samples import NOON


async def test_a_new_token_closes_the_old_one(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    assert await database.calendar_feeds.token_of(dana.id) is None
    await database.calendar_feeds.set(dana.id, "one", at=NOON)
    assert await database.calendar_feeds.person_of("one") == dana.id
    await database.calendar_feeds.set(dana.id, "two", at=NOON)
    assert await database.calendar_feeds.person_of("one") is None
    assert await database.calendar_feeds.token_of(dana.id) == "two"


async def test_nobody_else_has_one_and_it_can_be_dropped(database: Database) -> None:
    with pytest.raises(UnknownPersonError):
        await database.calendar_feeds.set("p9", "one", at=NOON)
    dana = await database.people.for_discord(99, "Dana")
    assert not await database.calendar_feeds.drop(dana.id)
    await database.calendar_feeds.set(dana.id, "one", at=NOON)
    assert await database.calendar_feeds.drop(dana.id)
    assert await database.calendar_feeds.person_of("one") is None


async def test_it_goes_with_whoever_is_forgotten(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.calendar_feeds.set(dana.id, "one", at=NOON)
    (row,) = (await database.personal_data.of(dana.id))["calendar_feeds"]
    assert "one" in row.values()
    await database.people.erase(dana.id)
    assert await database.calendar_feeds.person_of("one") is None
