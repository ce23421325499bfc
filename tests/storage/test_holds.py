import pytest

from storage.database import Database
from storage.holds import Hold
from storage.outbox import Post
from storage.targets import Target
from tests.storage.samples import NOON, begin, moment

LOBBY, LEAGUE, DANA = Target(7), Target(7, "A"), Target(person_id="p1")


@pytest.fixture(autouse=True)
async def tournament(database: Database) -> None:
    await begin(database)
    await database.people.guest("Dana")


async def test_what_is_held_is_known_after_a_restart_oldest_first(database: Database) -> None:
    for minute, target in enumerate((LEAGUE, LOBBY, DANA)):
        await database.holds.hold(target, "no_permission", "Missing Access", at=moment(minute))
    assert await database.holds.all() == [
        Hold(target, "no_permission", "Missing Access", moment(minute), moment(minute))
        for minute, target in enumerate((LEAGUE, LOBBY, DANA))
    ]


async def test_a_target_tried_in_vain_is_held_since_the_first_time(database: Database) -> None:
    await database.holds.hold(LOBBY, "no_permission", "Missing Access", at=NOON)
    again = await database.holds.hold(LOBBY, "no_permission", "Missing Permissions", at=moment(5))
    assert again == Hold(LOBBY, "no_permission", "Missing Permissions", since=NOON, tried_at=moment(5))
    assert await database.holds.all() == [again]


async def test_another_cause_or_a_release_in_between_begins_anew(database: Database) -> None:
    await database.holds.hold(LOBBY, "no_permission", "Missing Access", at=NOON)
    assert (await database.holds.hold(LOBBY, "no_channel", "Unknown Channel", at=moment(5))).since == moment(5)
    await database.holds.release(LOBBY, at=moment(6))
    assert await database.holds.all() == []
    assert (await database.holds.hold(LOBBY, "no_channel", "Unknown Channel", at=moment(7))).since == moment(7)


async def test_a_channel_and_its_threads_are_held_together_since_the_first_of_them(database: Database) -> None:
    await database.holds.hold(LEAGUE, "no_permission", "Missing Access", at=NOON)
    await database.holds.hold(LOBBY, "no_permission", "Missing Access", at=moment(5))
    await database.holds.hold(Target(8), "no_permission", "Missing Access", at=moment(1))
    assert await database.holds.since(7, "no_permission", after=moment(9)) == NOON
    assert await database.holds.since(7, "no_channel", after=moment(9)) is None
    await database.holds.release(LEAGUE, at=moment(6))
    assert await database.holds.since(7, "no_permission", after=moment(5)) == NOON
    assert await database.holds.since(7, "no_permission", after=moment(6)) == moment(5)


async def test_the_channel_of_direct_messages_is_kept_until_it_is_gone_or_the_person_forgotten(
    database: Database,
) -> None:
    assert await database.direct_channels.get("p1") is None
    await database.outbox.add("t1", "c", [Post({}, person_id="p1"), Post({}, channel_id=7)], at=NOON)
    assert [waiting.is_open for waiting in await database.waiting.targets()] == [False, True]
    for channel in (70, 71):
        await database.direct_channels.keep("p1", channel)
        assert all(waiting.is_open for waiting in await database.waiting.targets())
        assert await database.direct_channels.get("p1") == channel
    await database.direct_channels.forget("p1")
    assert await database.direct_channels.get("p1") is None
    await database.direct_channels.keep("p1", 72)
    await database.people.erase("p1")
    assert await database.direct_channels.get("p1") is None
