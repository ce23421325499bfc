"""The channels of direct messages, once opened."""

from __future__ import annotations

from storage.database import Database


async def test_a_channel_is_known_once_it_was_opened_and_the_latest_counts(database: Database) -> None:
    people = [(await database.people.for_discord(number, f"P{number}")).id for number in (1, 2)]
    assert await database.direct_channels.get(people[0]) is None
    await database.direct_channels.keep(people[0], 7)
    await database.direct_channels.keep(people[1], 8)
    await database.direct_channels.keep(people[0], 9)
    assert [await database.direct_channels.get(who) for who in people] == [9, 8]


async def test_a_channel_that_is_gone_is_forgotten_and_no_other(database: Database) -> None:
    people = [(await database.people.for_discord(number, f"P{number}")).id for number in (1, 2)]
    for who in people:
        await database.direct_channels.keep(who, 7)
    await database.direct_channels.forget(people[0])
    assert [await database.direct_channels.get(who) for who in people] == [None, 7]
