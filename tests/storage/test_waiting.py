"""Waiting rows of the outbox: repeated requests, and moves of the tournament."""

from __future__ import annotations

from datetime import timedelta

from storage.database import Database
from storage.outbox import Post
from storage.targets import Target
from storage.waiting import FEW_TARGETS, Queue
from tests.storage.samples import NOON, begin

THREAD = {"channel_id": 1, "thread": "r1", "thread_name": "Round 1"}


def post(text: str = "Hello", **more: object) -> Post:
    return Post({"content": text}, **more)  # type: ignore[arg-type]


async def queued(database: Database, *posts: Post, tournament: str = "t1", what: str = "x", minutes: int = 0) -> None:
    at = NOON + timedelta(minutes=minutes)
    assert await database.notices.first_time(tournament, what, "c", posts, at=at)


async def rows(database: Database) -> dict[str, int]:
    """The rows that wait, by what they say."""
    return {row.post.payload["content"]: row.id for row in await database.outbox.pending()}


async def test_queues_tell_how_much_waits_for_each_target_and_since_when(database: Database) -> None:
    await begin(database, "t1")
    await begin(database, "t2")
    await queued(
        database,
        post(channel_id=1),
        post("again", channel_id=1),
        post("thread", **THREAD),
    )
    await queued(database, post("later", channel_id=1), tournament="t2", minutes=5)
    queues = {queue.target: queue for queue in await database.waiting.queues()}
    assert queues == {
        Target(1): Queue(Target(1), 3, NOON),
        Target(1, "r1"): Queue(Target(1, "r1"), 1, NOON),
    }
    assert await database.waiting.tournaments(Target(1)) == ["t1", "t2"]
    assert await database.waiting.tournaments(Target(1, "r1")) == ["t1"]
    assert await database.waiting.tournaments(Target(2)) == []


async def test_rows_are_read_along_where_few_targets_wait(database: Database) -> None:
    await begin(database, "t1")
    for channel in range(1, FEW_TARGETS + 1):
        await queued(
            database, post(f"to {channel}", channel_id=channel), post("later", channel_id=channel), what=f"{channel}"
        )
    few, _ = await database.waiting.to_do()
    assert [waiting.row for waiting in few] == [await database.outbox.head(waiting.target) for waiting in few]
    assert all(waiting.row is not None and waiting.row.id == waiting.row_id for waiting in few)
    await queued(database, post(channel_id=FEW_TARGETS + 1))
    many, _ = await database.waiting.to_do()
    assert [waiting.row for waiting in many] == [None] * (FEW_TARGETS + 1)


async def test_a_target_shows_its_oldest_row_and_is_open_unless_nobody_has_written_to_the_person(
    database: Database,
) -> None:
    await begin(database, "t1")
    ann, ben = [(await database.people.for_discord(number, f"P{number}")).id for number in (1, 2)]
    await queued(database, post("a", channel_id=1), post("b", channel_id=1))
    await queued(database, post("c", person_id=ann), post("d", person_id=ben), what="y")
    await database.direct_channels.keep(ben, 7)
    ids = await rows(database)
    targets = [(waiting.target, waiting.row_id, waiting.is_open) for waiting in await database.waiting.targets()]
    assert targets == [
        (Target(1), ids["a"], True),
        (Target(person_id=ann), ids["c"], False),
        (Target(person_id=ben), ids["d"], True),
    ]


async def test_what_waits_elsewhere_moves_with_its_threads_and_what_is_said_to_people_stays(database: Database) -> None:
    await begin(database, "t1", channel_id=1)
    ann = (await database.people.for_discord(1, "Ann")).id
    await queued(
        database,
        post("a", channel_id=1),
        post("b", channel_id=2),
        post("c", **THREAD),
    )
    await queued(database, post("d", person_id=ann), what="y")
    assert await database.waiting.announce_in("t1", 2) == 2
    assert {row.post.payload["content"]: row.post.channel_id for row in await database.outbox.pending()} == {
        "a": 2,
        "b": 2,
        "c": 2,
        "d": None,
    }
    (row,) = await database.tournaments.all()
    assert row.channel_id == 2
    assert await database.waiting.move("t1", 2) == 0


async def test_only_the_last_message_says_whether_somebody_can_be_reached(database: Database) -> None:
    await begin(database, "t1")
    people = [(await database.people.for_discord(number, f"P{number}")).id for number in (1, 2, 3)]
    for what in ("first", "second"):
        await queued(database, *(post(f"{what} {who}", person_id=who) for who in people), what=what)
    ids = await rows(database)
    ann, ben, cem = people
    for text, blocked in [
        (f"first {ann}", True),
        (f"second {ann}", False),
        (f"first {ben}", False),
        (f"second {ben}", True),
        (f"first {cem}", True),
    ]:
        if blocked:
            await database.outbox.mark_blocked(ids[text], at=NOON)
        else:
            await database.outbox.mark_sent(ids[text], channel_id=7, message_id=8, at=NOON)
    assert sorted(await database.waiting.unreached("t1")) == sorted([ben, cem])  # what still waits says nothing
