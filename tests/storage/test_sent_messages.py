"""What is known of messages that were sent."""

from __future__ import annotations

import pytest

from storage.database import Database
from storage.outbox import Post
from tests.storage.samples import NOON, begin, moment


@pytest.fixture(autouse=True)
async def tournament(database: Database) -> None:
    await begin(database)
    await database.people.guest("Dana")


async def sent(database: Database, post: Post, message_id: int, minutes: int = 1) -> int:
    """Queue a post and note that it was sent."""
    (row_id,) = await database.outbox.add("t1", "c", [post], at=NOON)
    await database.outbox.mark_started(row_id, at=moment(minutes))
    await database.outbox.mark_sent(row_id, channel_id=7, message_id=message_id, at=moment(minutes))
    return row_id


async def test_a_message_is_known_as_that_of_the_row_it_was_noted_for(database: Database) -> None:
    plain = await sent(database, Post({}, channel_id=7), 100)
    kept = await sent(database, Post({}, channel_id=7, key="round 1"), 2**62)
    assert await database.sent.is_of_another(plain, 2**62)
    assert await database.sent.is_of_another(kept, 100)
    assert not await database.sent.is_of_another(plain, 100)
    assert not await database.sent.is_of_another(kept, 2**62)
    assert not await database.sent.is_of_another(plain, 101)


async def test_an_opened_thread_is_known_as_well(database: Database) -> None:
    (row_id,) = await database.outbox.add(
        "t1", "c", [Post({}, channel_id=7, thread="league A", thread_name="A")], at=NOON
    )
    await database.outbox.mark_opened(row_id, thread_id=300)
    assert await database.sent.is_of_another(row_id + 1, 300)


@pytest.mark.parametrize(
    "target",
    [{"channel_id": 7}, {"channel_id": 7, "thread": "league A", "thread_name": "A"}, {"person_id": "p1"}],
)
async def test_the_last_message_before_a_row_is_the_newest_to_the_same_target(
    database: Database, target: dict[str, str | int]
) -> None:
    others = [{"channel_id": 8}, {"channel_id": 7, "thread": "league B", "thread_name": "B"}]
    for number, other in enumerate([target, target, *others], start=1):
        await sent(database, Post({}, **other), 100 + number)  # type: ignore[arg-type]
    (row_id,) = await database.outbox.add("t1", "c", [Post({}, **target)], at=NOON)  # type: ignore[arg-type]
    await database.outbox.mark_started(row_id, at=moment(5))
    await sent(database, Post({}, **target), 900, minutes=6)  # type: ignore[arg-type]
    assert await database.sent.last_before(await database.outbox.get(row_id)) == 102


async def test_nothing_is_known_before_the_first(database: Database) -> None:
    (row_id,) = await database.outbox.add("t1", "c", [Post({}, channel_id=7)], at=NOON)
    await database.outbox.mark_started(row_id, at=moment(5))
    assert await database.sent.last_before(await database.outbox.get(row_id)) is None
