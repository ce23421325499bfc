"""Threads of all kinds, forums, announcement channels, and what goes on in closed threads."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import PersonError
from bot.sandbox.server import Sandbox
from bot.sandbox.world.models import Channel, ChannelType
from bot.sandbox.world.permissions import ALL, BOT, Permission
from bot.sandbox.world.threads import archive_idle, set_archived
from tests.sandbox.open_page import Page
from tests.sandbox.refusing import give_bot, refused
from tests.sandbox.sample_bot import SampleBot


async def of_bot(bot: SampleBot, channel: Channel) -> discord.ForumChannel:
    found = await bot.fetch_channel(channel.id)
    assert isinstance(found, discord.ForumChannel)
    return found


@pytest.fixture
def general(bot: SampleBot, server: Server) -> discord.TextChannel:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


# forums


async def test_a_forum_is_made_and_changed(bot: SampleBot, server: Server, general: discord.TextChannel) -> None:
    give_bot(server, ALL)
    forum = await general.guild.create_forum(
        "Game Reports", topic="x" * 4096, available_tags=[discord.ForumTag(name="won", emoji="🏆")]
    )
    assert (forum.name, [tag.name for tag in forum.available_tags]) == ("game-reports", ["won"])
    (won,) = forum.available_tags
    changed = await forum.edit(
        available_tags=[won, discord.ForumTag(name="lost", moderated=True)],
        require_tag=True,
        default_sort_order=discord.ForumOrderType.creation_date,
        default_layout=discord.ForumLayoutType.gallery_view,
        default_reaction_emoji="👍",
    )
    assert changed is not None
    assert changed.available_tags[0].id == won.id
    assert changed.flags.require_tag
    assert str(changed.default_reaction_emoji) == "👍"
    too_many = [discord.ForumTag(name=str(number)) for number in range(21)]
    assert await refused(forum.edit(available_tags=too_many)) == (400, 50035)


async def test_a_post_is_a_thread_that_begins_with_a_message(bot: SampleBot, server: Server, dana: Person) -> None:
    forum = await of_bot(bot, server.forum("reports", tags=["won", "lost"]))
    file = discord.File(io.BytesIO(b"1. e4"), filename="game.pgn")
    made = await forum.create_thread(
        name="Dana against Eli", content="1-0", file=file, applied_tags=[forum.available_tags[0]]
    )
    assert made.thread.id == made.message.id
    assert [tag.name for tag in made.thread.applied_tags] == ["won"]
    (first,) = dana.sees("Dana against Eli")
    assert (first.text, first.attachments[0].filename) == ("1-0", "game.pgn")
    await made.thread.edit(applied_tags=[forum.available_tags[1]], pinned=True)
    assert server.threads[0].thread is not None
    assert server.threads[0].thread.pinned
    other = await forum.create_thread(name="other", content="x")
    assert await refused(other.thread.edit(pinned=True)) == (400, 30047)


async def test_what_a_forum_refuses(bot: SampleBot, server: Server) -> None:
    forum = await of_bot(bot, server.forum("reports", tags=["won"], needs_tag=True))
    assert await refused(forum.create_thread(name="x", content="x")) == (400, 40067)
    stranger = discord.Object(5)
    unknown = bot.http.start_thread_in_forum(
        forum.id, params=discord.http.MultipartParameters({"name": "x", "message": {"content": "x"},
                                                           "applied_tags": [stranger.id]}, None, None))  # fmt: skip
    assert await refused(unknown) == (400, 50035)
    no_message = bot.http.start_thread_in_forum(
        forum.id, params=discord.http.MultipartParameters({"name": "x"}, None, None)
    )
    assert await refused(no_message) == (400, 50035)
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=forum.id)
    assert await refused(bot.http.request(route, json={"content": "x"})) == (400, 50008)
    assert server.threads == []


async def test_people_post_in_forums(bot: SampleBot, server: Server, dana: Person, page: Page) -> None:
    forum = server.forum("reports", tags=["won"], needs_tag=True)
    with pytest.raises(PersonError):
        await dana.thread("My game", channel="reports", text="1-0")
    with pytest.raises(PersonError):
        await dana.thread("My game", channel="reports", tags=["won"])
    with pytest.raises(PersonError):
        await dana.say("x", channel="reports")
    thread = await dana.thread("My game", channel="reports", text="1-0", tags=["won"])
    assert [message.text for message in dana.sees(thread)] == ["1-0"]
    made = await page.act("create_thread", channel=str(forum.id), name="Again", content="0-1", tags=["won"])
    assert made["channel"]["type"] == ChannelType.PUBLIC_THREAD
    assert len(made["channel"]["applied_tags"]) == 1


# announcements


async def test_an_announcement_is_published_once(bot: SampleBot, server: Server, general: discord.TextChannel) -> None:
    channel = await bot.fetch_channel(server.announcements("news").id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.is_news()
    sent = await channel.send("Round 1 is out")
    await sent.publish()
    assert (await channel.fetch_message(sent.id)).flags.crossposted
    assert await refused(sent.publish()) == (400, 40033)
    assert await refused((await general.send("x")).publish()) == (400, 50024)
    thread = await sent.create_thread(name="Questions")
    assert thread.type is discord.ChannelType.news_thread
    assert await refused(channel.create_thread(name="x", type=discord.ChannelType.private_thread)) == (400, 50024)


# closed threads


@pytest.fixture
async def thread(bot: SampleBot, dana: Person) -> Channel:
    """A public thread with a button in it."""
    opened = await dana.thread("round 1", channel="general")
    await dana.slash("/tournament game", channel=opened, number=3)
    return opened


async def test_a_thread_is_archived_after_its_time_and_wakes_by_writing(
    thread: Channel, dana: Person, sandbox: Sandbox
) -> None:
    info = thread.thread
    assert info is not None
    sandbox.clock.advance(timedelta(minutes=info.auto_archive_minutes - 1))
    assert not info.archived
    sandbox.clock.advance(timedelta(minutes=1))
    assert info.archived
    with pytest.raises(PersonError):
        await dana.slash("/join", channel=thread, name="Dana")
    await dana.say("still here", channel=thread)
    assert not info.archived
    archive_idle(sandbox.world)
    assert not info.archived


async def test_a_button_in_an_archived_thread_wakes_it(thread: Channel, sandbox: Sandbox, dana: Person) -> None:
    set_archived(sandbox.world, thread, archived=True)
    form = await dana.click("Report", in_=thread)
    assert form.kind == "form"
    assert thread.thread is not None
    assert not thread.thread.archived


async def test_nothing_can_be_pressed_in_a_locked_thread(
    thread: Channel, sandbox: Sandbox, server: Server, dana: Person
) -> None:
    set_archived(sandbox.world, thread, archived=True, locked=True)
    with pytest.raises(PersonError):
        await dana.click("Report", in_=thread)
    with pytest.raises(PersonError):
        await dana.say("x", channel=thread)
    assert (await server.owner.click("Report", in_=thread)).kind == "form"


async def test_who_may_not_write_in_threads_cannot_wake_one(thread: Channel, sandbox: Sandbox, server: Server) -> None:
    everyone = server.guild.everyone
    server.role(everyone.name, everyone.permissions & ~Permission.SEND_MESSAGES_IN_THREADS)
    fay = await server.join("Fay")
    assert (await fay.click("Report", in_=thread)).kind == "form"
    set_archived(sandbox.world, thread, archived=True)
    with pytest.raises(PersonError):
        await fay.click("Report", in_=thread)


async def test_the_owner_closes_and_opens_a_thread(thread: Channel, dana: Person, eli: Person, page: Page) -> None:
    with pytest.raises(PersonError):
        eli.archive(thread)
    dana.archive(thread)
    assert thread.thread is not None
    assert thread.thread.archived
    await page.act("archive_thread", channel=str(thread.id), on=False)
    assert not thread.thread.archived


async def test_no_more_threads_than_a_server_takes(
    bot: SampleBot, general: discord.TextChannel, sandbox: Sandbox, server: Server
) -> None:
    sandbox.world.limits = replace(sandbox.world.limits, active_threads=1)
    first = await general.create_thread(name="a", type=discord.ChannelType.public_thread)
    assert await refused(general.create_thread(name="b", type=discord.ChannelType.public_thread)) == (400, 160006)
    await first.edit(archived=True)
    await general.create_thread(name="b", type=discord.ChannelType.public_thread)
    assert await refused(first.edit(archived=False)) == (400, 160006)


async def test_a_bot_without_the_permission_cannot_answer_in_a_closed_thread(
    thread: Channel, bot: SampleBot, sandbox: Sandbox, server: Server
) -> None:
    give_bot(server, BOT & ~Permission.MANAGE_THREADS)
    set_archived(sandbox.world, thread, archived=True, locked=True)
    channel = bot.get_channel(thread.id)
    assert isinstance(channel, discord.Thread)
    assert await refused(channel.send("x")) == (400, 160005)


async def test_nothing_is_pinned_in_an_archived_thread(thread: Channel, bot: SampleBot, sandbox: Sandbox) -> None:
    channel = bot.get_channel(thread.id)
    assert isinstance(channel, discord.Thread)
    sent = await channel.send("rules")
    set_archived(sandbox.world, thread, archived=True)
    assert await refused(sent.pin()) == (400, 50083)
    await channel.send("awake")
    await sent.pin()
