from datetime import timedelta

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError
from tests.storage.samples import NOON

CLUB, OTHER = 5, 6


async def test_who_has_left_is_marked_once_and_by_server(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    assert await database.departures.mark(CLUB, dana.id, at=NOON)
    assert not await database.departures.mark(CLUB, dana.id, at=NOON + timedelta(hours=1))
    assert await database.departures.of_guild(CLUB) == {dana.id: NOON}
    assert await database.departures.of_guild(OTHER) == {}
    assert await database.departures.guilds_left() == {CLUB}


async def test_who_comes_back_is_as_if_never_away(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    assert not await database.departures.unmark(CLUB, dana.id)
    await database.departures.mark(CLUB, dana.id, at=NOON)
    await database.departures.mark(OTHER, dana.id, at=NOON)
    assert await database.departures.unmark(CLUB, dana.id)
    assert await database.departures.guilds_left() == {OTHER}


async def test_whoever_is_forgotten_has_left_nothing(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.departures.mark(CLUB, dana.id, at=NOON)
    await database.people.erase(dana.id)
    assert await database.departures.of_guild(CLUB) == {}


async def test_nobody_known_has_left_nothing(database: Database) -> None:
    with pytest.raises(UnknownPersonError):
        await database.departures.mark(CLUB, "p7", at=NOON)
