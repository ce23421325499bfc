"""What the bot does over REST with the rooms and people of a server, checked as `conftest` says."""

from __future__ import annotations

import io
from datetime import timedelta

import discord

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.permissions import ALL, Permission
from tests.sandbox.refusing import give_bot, refused
from tests.sandbox.sample_bot import SampleBot

# permissions


async def test_what_the_bot_may_not_do_is_refused(
    bot: SampleBot, server: Server, channel: discord.TextChannel, dana: Person
) -> None:
    give_bot(server, 0)
    server.guild.everyone.permissions = int(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    embed = discord.Embed(title="x")
    sent = await channel.send("plain")
    said = await dana.say("hello")
    assert await refused(channel.send(embed=embed)) == (403, 50013)
    assert await refused(channel.send(file=discord.File(io.BytesIO(b"x"), "x"))) == (403, 50013)
    assert await refused(channel.create_thread(name="t", type=discord.ChannelType.public_thread)) == (403, 50013)
    assert await refused(channel.get_partial_message(said.id).delete()) == (403, 50013)
    assert await refused(sent.pin()) == (403, 50013)
    assert await refused(channel.guild.create_role(name="x")) == (403, 50013)
    assert await refused(channel.guild.create_text_channel("x")) == (403, 50013)
    server.guild.everyone.permissions = 0
    assert await refused(channel.send("plain")) == (403, 50001)
    assert await refused(bot.fetch_channel(1)) == (404, 10003)
    assert await refused(bot.fetch_guild(1)) == (404, 10004)


async def test_overwrites_decide_who_sees_a_channel(
    guild: discord.Guild, server: Server, dana: Person, eli: Person
) -> None:
    give_bot(server, ALL)
    hidden = await guild.create_text_channel(
        "Jury Room",
        category=await guild.create_category("Staff"),
        topic="quiet",
        overwrites={
            guild.default_role: discord.PermissionOverwrite(view_channel=False),
            discord.Object(dana.id, type=discord.Member): discord.PermissionOverwrite(view_channel=True),
        },
    )
    assert hidden.name == "jury-room"
    assert dana.can_see("jury-room")
    assert not eli.can_see("jury-room")
    await hidden.set_permissions(guild.default_role, view_channel=True)
    assert eli.can_see("jury-room")
    await hidden.edit(topic="loud", name="jury")
    await hidden.set_permissions(guild.default_role, overwrite=None)
    assert [item.name for item in await guild.fetch_channels()] == ["general", "Staff", "jury"]
    await hidden.delete()
    assert not dana.can_see("jury")


async def test_roles_obey_their_order(guild: discord.Guild, server: Server, dana: Person) -> None:
    give_bot(server, int(Permission.MANAGE_ROLES))
    low = await guild.create_role(name="Player", colour=discord.Colour.green(), mentionable=True)
    member = await guild.fetch_member(dana.id)
    await member.add_roles(low)
    assert [role.name for role in (await guild.fetch_member(dana.id)).roles] == ["@everyone", "Player"]
    await low.edit(name="Entrant")
    await member.remove_roles(low)
    own = next(role for role in server.guild.roles.values() if role.bot_id is not None)
    assert await refused(member.add_roles(discord.Object(own.id))) == (403, 50013)
    assert await refused(guild.create_role(name="x", permissions=discord.Permissions(administrator=True))) == (
        403,
        50013,
    )
    await low.delete()
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Sample"]


async def test_members_are_got_listed_and_named(
    bot: SampleBot, guild: discord.Guild, server: Server, dana: Person
) -> None:
    give_bot(server, int(Permission.MANAGE_NICKNAMES | Permission.KICK_MEMBERS))
    listed = await bot.http.get_members(guild.id, 10, None)
    assert [member["user"]["username"] for member in listed] == ["Sample", "owner", "dana"]
    member = await guild.fetch_member(dana.id)
    await member.edit(nick="D.")
    assert (await guild.fetch_member(dana.id)).nick == "D."
    assert [found.id for found in await guild.query_members("dan")] == [dana.id]
    await member.kick()
    assert await refused(guild.fetch_member(dana.id)) == (404, 10007)
    assert await refused(guild.fetch_member(1)) == (404, 10013)


# threads and events


async def test_threads_are_opened_archived_and_revived(
    channel: discord.TextChannel, sandbox: Sandbox, dana: Person, server: Server
) -> None:
    start = await channel.send("Round 1")
    thread = await start.create_thread(name="round-1", auto_archive_duration=60)
    assert thread.id == start.id
    assert await refused(start.create_thread(name="again")) == (400, 160004)
    await thread.send("go")
    await thread.add_user(discord.Object(dana.id))
    assert {member.id for member in await thread.fetch_members()} >= {dana.id}
    sandbox.clock.advance(timedelta(hours=2))
    inside = server.guild.channels[thread.id].thread
    assert inside is not None
    assert inside.archived
    assert [item.id async for item in channel.archived_threads()] == [thread.id]
    await thread.edit(archived=False)
    assert not inside.archived
    assert [item.id for item in await channel.guild.active_threads()] == [thread.id]
    await thread.edit(name="round-1b", slowmode_delay=5)
    await thread.edit(archived=True, locked=True)
    await thread.delete()
    assert await refused(thread.send("x")) == (404, 10003)


async def test_events_live_and_end(guild: discord.Guild, sandbox: Sandbox, dana: Person, server: Server) -> None:
    start = sandbox.clock.now() + timedelta(days=1)
    event = await guild.create_scheduled_event(
        name="Final", start_time=start, end_time=start + timedelta(hours=1), location="hall",
        entity_type=discord.EntityType.external, privacy_level=discord.PrivacyLevel.guild_only, description="Come!",
    )  # fmt: skip
    await event.edit(name="Grand final", location="arena")
    assert [item.name for item in await guild.fetch_scheduled_events()] == ["Grand final"]
    started = await event.start()
    await started.end()
    assert (await guild.fetch_scheduled_event(event.id)).status is discord.EventStatus.completed
    await event.delete()
    assert await refused(guild.fetch_scheduled_event(event.id)) == (404, 10070)
    sandbox.clock.advance(timedelta(days=2))
    late = guild.create_scheduled_event(
        name="Late", start_time=start, end_time=start + timedelta(hours=1), location="hall",
        entity_type=discord.EntityType.external, privacy_level=discord.PrivacyLevel.guild_only,
    )  # fmt: skip
    assert await refused(late) == (400, 50035)
