"""Notices about a tournament are sent once."""

from __future__ import annotations

import pytest

from storage.database import Database
from storage.errors import UnknownTournamentError
from storage.outbox import Post
from tests.storage.samples import NOON, begin, moment


@pytest.fixture(autouse=True)
async def tournament(database: Database) -> None:
    await begin(database)


async def test_what_is_to_be_told_once_is_told_once_in_each_tournament(database: Database) -> None:
    await begin(database, "t2")
    posts = [Post({}, channel_id=7)]
    told = [
        await database.notices.first_time(tournament_id, "closed:p1", "c", posts, at=NOON)
        for tournament_id in ("t1", "t1", "t2")
    ]
    assert told == [True, False, True]
    assert [row.tournament_id for row in await database.outbox.pending()] == ["t1", "t2"]


async def test_nothing_is_told_of_an_unknown_tournament(database: Database) -> None:
    with pytest.raises(UnknownTournamentError):
        await database.notices.first_time("t9", "reminder", "f", at=NOON)


async def test_it_is_known_whether_anything_of_the_kind_has_been_told_since(database: Database) -> None:
    await begin(database, "t2")
    await database.notices.first_time("t1", "held:no_channel:7:1", "c", at=moment(5))
    assert await database.notices.after("t1", "held:no_channel:", moment(5))
    assert not await database.notices.after("t1", "held:no_channel:", moment(6))
    assert not await database.notices.after("t1", "held:no_channel:70", NOON)
    assert not await database.notices.after("t1", "held:no%", NOON)
    assert not await database.notices.after("t2", "held:no_channel:", NOON)
