import asyncio

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError, UnknownRowError, UnknownTournamentError
from storage.outbox import BlockedGroup, OutboxRow, Post, SentMessage
from storage.targets import Target
from storage.waiting import Waiting
from tests.postgres.databases import Place
from tests.storage.samples import NOON, append, begin, moment, registered


async def queued(database: Database, *posts: Post, tournament_id: str = "t1") -> list[int]:
    return await database.outbox.add(tournament_id, "c", posts, at=NOON)


async def due(database: Database) -> list[int]:
    """The heads of all lanes."""
    return [waiting.row_id for waiting in await database.waiting.targets()]


async def groups(database: Database) -> list[BlockedGroup]:
    return await database.outbox.blocked_groups()


async def sent(database: Database, row_id: int, *, channel_id: int = 1, message_id: int = 1) -> None:
    await database.outbox.mark_sent(row_id, channel_id=channel_id, message_id=message_id, at=moment(1))


@pytest.fixture(autouse=True)
async def tournament(database: Database) -> str:
    await begin(database)
    for name in ("Dana", "Eva", "Finn"):
        await database.people.guest(name)
    return "t1"


def test_a_post_has_exactly_one_target() -> None:
    for targets in ({}, {"channel_id": 1, "person_id": "p1"}):
        with pytest.raises(ValueError, match="either"):
            Post({}, **targets)  # type: ignore[arg-type]


async def test_a_queued_post_comes_back_unchanged(database: Database) -> None:
    payload = {"text": "Runde 1 \u2028 🙂", "table": [[1, 2.5, None], {"deep": True}]}
    post = Post(payload, channel_id=2**62, key="round 1", edits="preview", group="g", expires_at=moment(9))
    (row_id,) = await queued(database, post)
    row = OutboxRow(
        id=row_id,
        tournament_id="t1",
        command_id="c",
        post=post,
        state="pending",
        attempts=0,
        last_error=None,
        cause=None,
        created_at=NOON,
        started_at=None,
        finished_at=None,
        overtaken=False,
        words=None,
    )
    assert await database.outbox.get(row_id) == row
    assert await database.outbox.pending() == [row] == await database.outbox.pending("t1")
    assert await database.outbox.head(post.target) == row
    assert await database.waiting.targets() == [Waiting(post.target, row_id, "t1", None)]


async def test_posts_need_a_tournament_and_a_person(database: Database) -> None:
    with pytest.raises(UnknownTournamentError):
        await queued(database, Post({}, channel_id=1), tournament_id="t9")
    with pytest.raises(UnknownPersonError):
        await queued(database, Post({}, channel_id=1), Post({}, person_id="p9"))
    assert await due(database) == []


async def test_posts_of_one_target_come_one_at_a_time_in_order(database: Database) -> None:
    first, second, third = await queued(database, *(Post({"n": n}, channel_id=7) for n in range(3)))
    assert await due(database) == [first]
    await sent(database, first)
    assert await due(database) == [second]
    await sent(database, second)
    assert await due(database) == [third]
    await sent(database, third)
    assert await due(database) == []


async def test_targets_do_not_wait_for_each_other(database: Database) -> None:
    rows = await queued(
        database,
        Post({}, channel_id=7),
        Post({}, channel_id=7),
        Post({}, channel_id=8),
        Post({}, person_id="p1"),
        Post({}, person_id="p2"),
        Post({}, person_id="p1"),
    )
    assert await due(database) == [rows[0], rows[2], rows[3], rows[4]]


async def test_nothing_overtakes_a_post_that_waits_for_a_retry(database: Database) -> None:
    first, second = await queued(database, Post({}, channel_id=7), Post({}, channel_id=7))
    await database.outbox.mark_tried(first, "503")
    await database.outbox.mark_tried(first, "504")
    assert await due(database) == [first]
    row = await database.outbox.get(first)
    assert (row.state, row.attempts, row.last_error) == ("pending", 2, "504")
    await sent(database, first)
    assert await due(database) == [second]


async def test_a_post_that_ends_undelivered_lets_the_next_one_go(database: Database) -> None:
    first, second = await queued(database, Post({"n": 1}, channel_id=7), Post({"n": 2}, channel_id=7))
    await database.outbox.end(first, "refused", at=moment(3), error="Invalid Form Body")
    assert await due(database) == [second]
    row = await database.outbox.get(first)
    assert (row.state, row.cause, row.last_error, row.finished_at) == (
        "failed",
        "refused",
        "Invalid Form Body",
        moment(3),
    )
    assert await database.outbox.undelivered("t1") == [row]


async def test_why_the_last_try_failed_is_kept_unless_the_end_says_more(database: Database) -> None:
    first, other = await queued(database, Post({"n": 1}, channel_id=5), Post({"n": 2}, channel_id=6))
    for row_id in (first, other):
        await database.outbox.mark_tried(row_id, "504")
    await database.outbox.end(first, "expired", at=moment(1))
    await database.outbox.end(other, "refused", at=moment(1), error="400")
    assert [(await database.outbox.get(row_id)).last_error for row_id in (first, other)] == ["504", "400"]


async def test_who_has_nothing_to_post_queues_nothing(database: Database) -> None:
    assert await queued(database) == []
    assert await database.outbox.pending() == []
    with pytest.raises(UnknownTournamentError):
        await queued(database, tournament_id="t9")


async def test_a_sent_post_keeps_no_payload(database: Database) -> None:
    (row_id,) = await queued(database, Post({"text": "Dana plays Eva"}, channel_id=7))
    await sent(database, row_id)
    row = await database.outbox.get(row_id)
    assert (row.state, row.finished_at, row.post.payload) == ("sent", moment(1), {})


async def test_the_place_of_a_message_is_remembered_under_its_key(database: Database) -> None:
    assert await database.outbox.message("t1", "round 1") is None
    first, second, plain = await queued(
        database,
        Post({}, channel_id=7, key="round 1"),
        Post({}, channel_id=7, key="round 1"),
        Post({}, channel_id=7),
    )
    await sent(database, first, channel_id=7, message_id=100)
    assert await database.outbox.message("t1", "round 1") == SentMessage(7, 100)
    await sent(database, second, channel_id=7, message_id=2**62)
    await sent(database, plain, channel_id=7, message_id=102)
    assert await database.outbox.message("t1", "round 1") == SentMessage(7, 2**62)


async def test_keys_of_two_tournaments_are_apart(database: Database) -> None:
    await begin(database, "t2")
    (first,) = await queued(database, Post({}, channel_id=7, key="round 1"))
    (second,) = await queued(database, Post({}, channel_id=7, key="round 1"), tournament_id="t2")
    await sent(database, first, channel_id=7, message_id=100)
    await sent(database, second, channel_id=7, message_id=200)
    assert await database.outbox.message("t1", "round 1") == SentMessage(7, 100)
    assert await database.outbox.message("t2", "round 1") == SentMessage(7, 200)


async def test_the_latest_start_of_sending_is_noted_with_what_was_said(database: Database) -> None:
    (row_id,) = await queued(database, Post({}, channel_id=7))
    await database.outbox.mark_started(row_id, at=moment(1))
    await database.outbox.mark_started(row_id, at=moment(5), words="5")
    row = await database.outbox.get(row_id)
    assert (row.state, row.started_at, row.words) == ("pending", moment(5), "5")


async def test_a_row_that_is_not_there_cannot_be_marked(database: Database) -> None:
    for attempt in (
        database.outbox.get(99),
        database.outbox.mark_started(99, at=NOON),
        database.outbox.mark_sent(99, channel_id=1, message_id=1, at=NOON),
        database.outbox.mark_blocked(99, at=NOON),
        database.outbox.mark_tried(99, "503"),
        database.outbox.end(99, "expired", at=NOON),
    ):
        with pytest.raises(UnknownRowError) as refusal:
            await attempt
        assert refusal.value.row_id == 99


async def test_a_group_asks_for_its_fallback_when_it_is_through(database: Database) -> None:
    rows = await queued(database, *(Post({"to": n}, person_id=f"p{n}", group="reminder") for n in (1, 2, 3)))
    for waits in rows[1:]:
        await database.outbox.mark_tried(waits, "503")
    await database.outbox.mark_blocked(rows[0], at=moment(1))
    assert await groups(database) == []
    await sent(database, rows[1])
    assert await groups(database) == []
    await database.outbox.mark_blocked(rows[2], at=moment(2))
    (group,) = await groups(database)
    assert (group.tournament_id, group.group) == ("t1", "reminder")
    assert [(row.post.person_id, row.post.payload, row.state) for row in group.rows] == [
        ("p1", {"to": 1}, "blocked"),
        ("p3", {"to": 3}, "blocked"),
    ]


async def test_a_group_that_reached_everybody_needs_no_fallback(database: Database) -> None:
    rows = await queued(database, *(Post({}, person_id=f"p{n}", group="reminder") for n in (1, 2)))
    await sent(database, rows[0])
    await database.outbox.end(rows[1], "expired", at=NOON)
    assert await groups(database) == []


async def test_a_blocked_post_without_a_group_has_no_fallback(database: Database) -> None:
    (row_id,) = await queued(database, Post({}, person_id="p1"))
    await database.outbox.mark_blocked(row_id, at=NOON)
    assert await groups(database) == []
    assert await due(database) == []


async def test_groups_of_the_same_name_in_two_tournaments_are_apart(database: Database) -> None:
    await begin(database, "t2")
    (first,) = await queued(database, Post({}, person_id="p1", group="reminder"))
    (other,) = await queued(database, Post({}, person_id="p2", group="reminder"), tournament_id="t2")
    await database.outbox.mark_tried(other, "503")
    await database.outbox.mark_blocked(first, at=NOON)
    (group,) = await groups(database)
    assert (group.tournament_id, [row.id for row in group.rows]) == ("t1", [first])


async def test_the_fallback_of_a_group_is_queued_once(database: Database) -> None:
    (row_id,) = await queued(database, Post({}, person_id="p1", group="reminder"))
    await database.outbox.mark_blocked(row_id, at=NOON)
    (group,) = await groups(database)
    posts = [Post({"mention": ["p1"]}, channel_id=7)]
    outcomes = await asyncio.gather(
        *(
            database.notices.first_time(group.tournament_id, group.group, "fallback", posts, at=moment(1))
            for _ in range(5)
        )
    )
    assert sorted(outcomes) == [False] * 4 + [True]
    (row,) = await database.outbox.pending()
    assert (row.post, row.command_id, row.created_at) == (posts[0], "fallback", moment(1))
    await sent(database, row.id)
    assert await groups(database) == []


async def test_nonces_are_short_distinct_and_stable_across_restarts(
    database: Database, place: Place, elsewhere: Place
) -> None:
    nonces = [database.outbox.nonce(row_id) for row_id in (1, 2, 10, 123_456_789_012)]
    assert len(set(nonces)) == 4
    assert max(len(nonce) for nonce in nonces) == 25
    async with await Database.open(place) as again:
        assert [again.outbox.nonce(row_id) for row_id in (1, 2, 10, 123_456_789_012)] == nonces
    async with await Database.open(elsewhere) as other:
        assert other.outbox.nonce(1) != nonces[0]


async def test_row_ids_and_so_nonces_never_come_back(database: Database) -> None:
    first = await queued(database, Post({}, channel_id=7))
    await append(database, "t1", 1, "c2", [registered(1)], posts=[Post({}, channel_id=7)])
    await database.connections.write(lambda connection: connection.exec_driver_sql("DELETE FROM outbox"))
    assert (await queued(database, Post({}, channel_id=7)))[0] > first[0] + 1


async def test_a_change_is_overtaken_by_a_later_change_of_the_same_message(database: Database) -> None:
    first, second, other, plain = await queued(
        database,
        Post({}, channel_id=1, edits="signup"),
        Post({}, channel_id=1, edits="signup"),
        Post({}, channel_id=1, edits="standings"),
        Post({}, channel_id=1),
    )
    overtaken = [(await database.outbox.get(row)).overtaken for row in (first, second, other, plain)]
    assert overtaken == [True, False, False, False]
    await sent(database, second)
    assert not (await database.outbox.get(first)).overtaken


async def test_what_may_be_out_already_is_never_overtaken(database: Database) -> None:
    first, _ = await queued(
        database, Post({}, channel_id=1, key="table", edits="table"), Post({}, channel_id=1, key="table", edits="table")
    )
    await database.outbox.mark_started(first, at=moment(9))
    assert not (await database.outbox.get(first)).overtaken


def test_only_a_channel_has_threads_and_each_has_a_name() -> None:
    with pytest.raises(ValueError, match="threads"):
        Post({}, person_id="p1", thread="league A", thread_name="A")
    with pytest.raises(ValueError, match="threads"):
        Post({}, channel_id=1, thread="league A")


async def test_every_thread_of_a_channel_is_a_target_of_its_own(database: Database) -> None:
    rows = await queued(
        database,
        Post({}, channel_id=1),
        Post({}, channel_id=1, thread="A", thread_name="League A"),
        Post({}, channel_id=1, thread="A", thread_name="League A"),
        Post({}, channel_id=1, thread="B", thread_name="League B"),
    )
    assert await due(database) == [rows[0], rows[1], rows[3]]
    assert (await database.outbox.get(rows[1])).post.thread_name == "League A"


async def test_the_thread_of_a_key_is_remembered_until_another_is_opened_for_it(database: Database) -> None:
    (row,) = await queued(database, Post({}, channel_id=1, thread="A", thread_name="League A"))
    assert await database.outbox.thread("t1", "A") is None
    for thread in (70, 71):
        await database.outbox.mark_opened(row, thread_id=thread)
        assert await database.outbox.thread("t1", "A") == thread
    assert await database.outbox.threads("t1") == {"A": 71}
    with pytest.raises(UnknownRowError):
        await database.outbox.mark_opened(99, thread_id=70)


async def test_a_row_that_needed_no_message_leaves_the_place_of_its_key_alone(database: Database) -> None:
    first, second = await queued(database, *(Post({}, channel_id=1, key="table", edits="table") for _ in range(2)))
    await sent(database, first, message_id=5)
    await database.outbox.mark_done(second, at=NOON)
    assert await database.outbox.message("t1", "table") == SentMessage(1, 5)
    assert await due(database) == []


async def test_recording_a_delivery_returns_the_next_row_of_the_target(database: Database) -> None:
    target = Target(channel_id=1)
    first, _, second = await queued(
        database, Post({}, channel_id=1), Post({}, channel_id=2), Post({"text": "b"}, channel_id=1)
    )
    following = await database.outbox.mark_done(first, at=NOON, target=target)
    assert following == await database.outbox.head(target)
    assert following is not None
    assert following.id == second
    where = {"channel_id": 1, "message_id": 1, "at": NOON, "target": target}
    assert await database.outbox.mark_sent(second, **where) is None  # type: ignore[arg-type]


async def test_a_tournament_that_moves_takes_along_what_waits_and_opens_its_threads_anew(database: Database) -> None:
    out, waits, to_person = await queued(
        database,
        Post({}, channel_id=1, thread="A", thread_name="League A"),
        Post({}, channel_id=1, thread="A", thread_name="League A"),
        Post({}, person_id="p1"),
    )
    await database.outbox.mark_opened(out, thread_id=70)
    await sent(database, out)
    assert await database.waiting.move("t1", 2) == 1
    assert [row.post.target for row in await database.outbox.pending()] == [Target(2, "A"), Target(person_id="p1")]
    assert [row.id for row in await database.outbox.pending()] == [waits, to_person]
    assert await database.outbox.thread("t1", "A") is None
    assert await database.waiting.move("t1", 2) == 0
    assert await database.waiting.announce_in("t1", 3) == 1
    assert (await database.tournaments.get("t1")).channel_id == 3
    with pytest.raises(UnknownTournamentError):
        await database.waiting.announce_in("t9", 3)


async def test_what_discord_refused_or_people_did_not_take_is_posted_again_on_request(database: Database) -> None:
    refused, closed, late, past, forgotten = await queued(
        database,
        Post({"n": 1}, channel_id=1),
        Post({"n": 1}, person_id="p1"),
        Post({"n": 1}, channel_id=1),
        Post({"n": 1}, person_id="p1", expires_at=moment(5)),
        Post({}, person_id="p2"),
    )
    await database.outbox.end(refused, "refused", at=moment(1))
    await database.outbox.mark_blocked(closed, at=moment(1))
    await database.outbox.end(late, "expired", at=moment(1))
    await database.outbox.mark_blocked(past, at=moment(1))
    await database.outbox.mark_blocked(forgotten, at=moment(1))
    assert await database.waiting.post_again("t1", at=moment(9)) == 2
    assert [row.id for row in await database.outbox.pending()] == [refused, closed]


async def test_a_group_does_not_wait_for_people_whose_messages_are_held(database: Database) -> None:
    closed, held = await queued(database, *(Post({}, person_id=f"p{n}", group="reminder") for n in (1, 2)))
    await database.outbox.mark_blocked(closed, at=moment(1))
    assert await groups(database) == []
    await database.holds.hold(Target(person_id="p2"), "quarantined", "flagged", at=moment(1))
    (group,) = await groups(database)
    assert [row.id for row in group.rows] == [closed]
    assert (await database.outbox.get(held)).state == "pending"


async def test_who_did_not_take_the_last_direct_message_cannot_be_reached(database: Database) -> None:
    first, to_other, later = await queued(
        database, Post({}, person_id="p1"), Post({}, person_id="p2"), Post({}, person_id="p1")
    )
    await database.outbox.mark_blocked(first, at=NOON)
    await database.outbox.mark_blocked(to_other, at=NOON)
    assert await database.waiting.unreached("t1") == ["p1", "p2"]
    await sent(database, later)
    assert await database.waiting.unreached("t1") == ["p2"]
