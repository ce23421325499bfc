"""Posts into threads: opened once, filled, edited in place, unarchived, opened again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.announcements.match_posts import MATCH_THREAD
from bot.delivery import message_edits
from bot.sandbox.people import SeenMessage
from bot.sandbox.world.models import Channel, ChannelType, MessageKind
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.threads import open_thread
from bot.text.messages import Message
from storage.outbox import Post
from storage.schema import messages, outbox
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def posted(world: World, *posts: Post) -> list[int]:
    """Queue these and wait until they are out."""
    if await world.database.tournaments.all() == []:
        await world.tournament()
    rows = await world.database.outbox.add("t1", "c", posts, at=world.clock.now())
    world.herald.announcer.wake()
    await world.settled()
    return rows


def to_league(world: World, text: str, *, league: str = "A", key: str | None = None, edits: str | None = None) -> Post:
    lobby = world.server.channel(LOBBY).id
    payload = Message(content=text).model_dump(mode="json")
    return Post(
        payload, channel_id=lobby, key=key, edits=edits, thread=f"league {league}", thread_name=f"Cup · {league}"
    )


def texts(world: World, thread: Channel) -> list[str]:
    return [seen.text for seen in world.director.sees(thread)]


async def test_a_thread_is_opened_once_and_everything_goes_into_it(world: World) -> None:
    await posted(world, *(to_league(world, text, league=league) for text in ("one", "two") for league in "AB"))
    await posted(world, to_league(world, "three"))

    found = {thread.name: texts(world, thread) for thread in world.server.threads}
    assert found == {"Cup · A": ["one", "two", "three"], "Cup · B": ["one", "two"]}
    assert "one" not in [seen.text for seen in world.director.sees(LOBBY)]


async def test_a_table_is_changed_in_place_and_posted_where_there_is_none(world: World) -> None:
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    await posted(world, to_league(world, "1 game", key="table", edits="table"))
    (thread,) = world.server.threads
    assert texts(world, thread) == ["1 game"]
    assert world.director.sees(thread)[0].edited


async def test_of_several_changes_at_once_the_last_one_counts(world: World) -> None:
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    await posted(world, *(to_league(world, f"{number} games", key="table", edits="table") for number in range(1, 9)))
    await posted(world, to_league(world, "9 games", key="table", edits="table"))
    assert texts(world, world.server.threads[0]) == ["9 games"]


async def test_a_thread_that_went_to_sleep_is_woken_for_a_change(world: World) -> None:
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    (thread,) = world.server.threads
    assert thread.thread is not None
    await world.jump(timedelta(days=8))
    assert thread.thread.archived

    await posted(world, to_league(world, "1 game", key="table", edits="table"))
    assert not thread.thread.archived
    assert texts(world, thread) == ["1 game"]
    await world.jump(timedelta(days=8))
    await posted(world, to_league(world, "a word"))
    assert not thread.thread.archived


async def test_a_message_that_was_deleted_is_posted_anew(world: World) -> None:
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    (thread,) = world.server.threads
    del thread.messages[world.director.sees(thread)[0].id]
    await posted(world, to_league(world, "1 game", key="table", edits="table"))
    await posted(world, to_league(world, "2 games", key="table", edits="table"))
    assert texts(world, thread) == ["2 games"]


async def old_table(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Channel, SeenMessage]:
    """A thread with a table that is so old that Discord refuses to have it changed again."""
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    monkeypatch.setattr(message_edits, "PATIENCE", 0.3)
    (thread,) = world.server.threads
    first = world.director.sees(thread)[0]
    await world.jump(timedelta(hours=2))
    world.sandbox.faults.add("PATCH *", status=429, code=30046, retry_after=0.01, times=None)
    return thread, first


async def test_a_message_changed_too_often_makes_way_for_a_new_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, first = await old_table(world, monkeypatch)
    await posted(world, to_league(world, "1 game", key="table", edits="table"))
    assert texts(world, thread) == ["1 game"]
    assert not first.exists


async def test_whoever_must_wait_too_long_to_change_a_message_posts_it_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would sleep for all of `retry_after`, and everything behind it would wait."""
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    (thread,) = world.server.threads
    monkeypatch.setattr(message_edits, "PATIENCE", 0.3)
    world.sandbox.faults.add("PATCH *", status=429, code=30046, retry_after=60.0, times=None)
    await posted(world, to_league(world, "1 game", key="table", edits="table"))
    assert texts(world, thread) == ["1 game"]


async def test_a_change_without_a_name_that_is_refused_for_now_is_no_second_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, first = await old_table(world, monkeypatch)
    await posted(world, to_league(world, "1 game", edits="table"))
    assert texts(world, thread) == ["0 games"]
    assert first.exists


async def test_in_an_announcement_channel_threads_are_of_its_kind(world: World) -> None:
    news = world.server.announcements("news")
    await posted(world, replace(to_league(world, "one"), channel_id=news.id))
    (thread,) = world.server.threads
    assert thread.kind is ChannelType.ANNOUNCEMENT_THREAD
    assert texts(world, thread) == ["one"]


async def test_a_deleted_thread_is_opened_anew(world: World) -> None:
    await posted(world, to_league(world, "0 games", key="table", edits="table"))
    (thread,) = world.server.threads
    del world.server.guild.channels[thread.id]
    del world.sandbox.services.world.channels[thread.id]
    await posted(world, to_league(world, "a word"), to_league(world, "1 game", key="table", edits="table"))
    (again,) = world.server.threads
    assert again.id != thread.id
    assert sorted(texts(world, again)) == ["1 game", "a word"]


async def test_where_no_thread_may_be_opened_the_channel_must_do(world: World) -> None:
    own = next(role for role in world.server.guild.roles.values() if role.bot_id is not None)
    everyone = world.server.guild.roles[world.server.id]
    for role in (own, everyone):
        role.permissions &= ~int(Permission.CREATE_PUBLIC_THREADS)
    await posted(world, to_league(world, "one"))
    assert world.server.threads == []
    assert "one" in [seen.text for seen in world.director.sees(LOBBY)]


async def test_a_process_that_died_after_opening_a_thread_opens_no_second(world: World) -> None:
    (row,) = await posted(world, to_league(world, "one"))
    (thread,) = world.server.threads
    del thread.messages[world.director.sees(thread)[0].id]

    async def as_before_it_was_noted(connection: AsyncConnection) -> None:
        await connection.execute(delete(messages).where(messages.c.key == "thread:league A"))
        again = update(outbox).where(outbox.c.id == row)
        await connection.execute(again.values(state="pending", payload={"content": "one"}))

    await world.database.connections.write(as_before_it_was_noted)
    assert await world.database.outbox.thread("t1", "league A") is None
    await world.restart_bot()
    await asyncio.sleep(0)
    await world.settled()
    assert world.server.threads == [thread]
    assert texts(world, thread) == ["one"]


async def test_a_message_that_was_out_when_a_process_died_is_found_though_a_change_waits_already(world: World) -> None:
    (row,) = await posted(world, to_league(world, "0 games", key="table", edits="table"))
    (thread,) = world.server.threads

    async def as_before_it_was_noted(connection: AsyncConnection) -> None:
        await connection.execute(delete(messages).where(messages.c.key == "table"))
        again = update(outbox).where(outbox.c.id == row)
        await connection.execute(again.values(state="pending", payload={"content": "0 games"}))

    await world.database.connections.write(as_before_it_was_noted)
    await posted(world, to_league(world, "1 game", key="table", edits="table"))
    assert texts(world, thread) == ["1 game"]


async def lost(world: World, *, times: int = 1) -> None:
    """A thread is wanted, and the answers get lost after it was opened."""
    await world.tournament()
    world.sandbox.faults.add("POST /channels/{channel_id}/threads", status=500, before_work=False, times=times)
    await posted(world, to_league(world, "one"))


async def try_again(world: World) -> None:
    await world.jump(timedelta(minutes=6))
    world.herald.announcer.wake()
    await world.settled()


@pytest.mark.parametrize("restart", [False, True])
async def test_trouble_after_the_work_opens_no_second_thread(world: World, restart: bool) -> None:
    await lost(world)
    assert len(world.server.threads) == 1
    if restart:
        await world.restart_bot()
    await try_again(world)
    (thread,) = world.server.threads
    assert texts(world, thread) == ["one"]


async def test_a_thread_that_was_closed_meanwhile_is_found_as_well(world: World) -> None:
    await lost(world)
    (thread,) = world.server.threads
    world.director.archive(thread)
    await try_again(world)
    assert world.server.threads == [thread]
    assert texts(world, thread) == ["one"]


async def test_of_two_threads_of_ours_the_empty_one_is_closed(world: World) -> None:
    await lost(world)
    (thread,) = world.server.threads
    twin = open_thread(
        world.sandbox.services.world,
        world.server.channel(LOBBY),
        world.sandbox.services.world.app_id,
        thread.name,
        kind=thread.kind,
    )
    await world.director.say("Is this the one?", channel=twin)
    await try_again(world)
    assert texts(world, twin) == ["Is this the one?", "one"]
    assert thread.thread is not None
    assert thread.thread.archived
    assert twin.thread is not None
    assert not twin.thread.archived


async def test_a_thread_of_the_same_name_that_belongs_to_another_league_is_left_alone(world: World) -> None:
    await posted(world, to_league(world, "other", league="B"))
    await lost(world)
    twins = [replace(to_league(world, "third", league="C"), thread_name="Cup · A")]
    world.sandbox.faults.add("POST /channels/{channel_id}/threads", status=500, before_work=False)
    await try_again(world)
    await posted(world, *twins)
    await try_again(world)
    found = {tuple(texts(world, thread)) for thread in world.server.threads}
    assert found == {("one",), ("other",), ("third",)}


def to_match(world: World) -> Post:
    """A post in the thread of a match."""
    lobby = world.server.channel(LOBBY).id
    return Post(
        Message(content="Ana – Bo").model_dump(mode="json"),
        channel_id=lobby,
        thread=f"{MATCH_THREAD}r1b1:e1-e2",
        thread_name="Ana – Bo · Round 1",
    )


def notices(world: World) -> list[str]:
    """What Discord itself writes into the lobby about threads."""
    lobby = world.server.channel(LOBBY)
    return [message.content for message in lobby.messages.values() if message.kind is MessageKind.THREAD_CREATED]


async def test_the_notice_of_a_matchs_thread_is_deleted_and_that_of_a_league_stays(world: World) -> None:
    await posted(world, to_league(world, "9 games"), to_match(world))
    assert len(world.server.threads) == 2
    assert notices(world) == ["Cup · A"]


async def test_a_notice_that_cannot_be_deleted_does_not_hold_up_the_match(world: World) -> None:
    world.sandbox.faults.add("DELETE /channels/{channel_id}/messages/{message_id}", status=403, before_work=True)
    await posted(world, to_match(world))
    (thread,) = world.server.threads
    assert texts(world, thread) == ["Ana – Bo"]
    assert notices(world) == ["Ana – Bo · Round 1"]


async def test_where_no_more_threads_fit_matches_go_to_the_channel_and_other_posts_wait(world: World) -> None:
    world.sandbox.faults.add("POST /channels/{channel_id}/threads", status=400, code=160006, times=None)
    await posted(world, to_match(world), to_league(world, "9 games"))
    assert world.server.threads == []
    shown = [seen.text for seen in world.director.sees(LOBBY)]
    assert "Ana – Bo" in shown
    assert "9 games" not in shown
