"""Permissions as Discord documents them."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.models import Overwrite
from bot.sandbox.world.permissions import (
    ALL,
    Permission,
    can_send,
    channel_permissions,
    guild_permissions,
    top_position,
)
from bot.sandbox.world.threads import open_thread, set_archived

VIEW = int(Permission.VIEW_CHANNEL)
SEND = int(Permission.SEND_MESSAGES)
FILES = int(Permission.ATTACH_FILES)


async def test_the_owner_and_administrators_may_everything(server: Server, dana: Person) -> None:
    assert guild_permissions(server.guild, server.owner.id) == ALL
    assert guild_permissions(server.guild, dana.id) == server.guild.everyone.permissions
    server.role("Admin", Permission.ADMINISTRATOR)
    admin = await server.join("Ada", roles=["Admin"])
    assert guild_permissions(server.guild, admin.id) == ALL
    assert guild_permissions(server.guild, 1) == 0


@pytest.mark.parametrize(
    "everyone, role, member, sees",
    [
        ((0, 0), (0, 0), (0, 0), True),
        ((0, VIEW), (0, 0), (0, 0), False),
        ((0, VIEW), (VIEW, 0), (0, 0), True),
        ((VIEW, 0), (0, VIEW), (0, 0), False),
        ((0, VIEW), (VIEW, 0), (0, VIEW), False),
        ((0, VIEW), (0, VIEW), (VIEW, 0), True),
    ],
)
async def test_members_beat_roles_and_roles_beat_everyone(
    sandbox: Sandbox,
    server: Server,
    everyone: tuple[int, int],
    role: tuple[int, int],
    member: tuple[int, int],
    sees: bool,
) -> None:
    player = await server.join("Pia", roles=["Player"])
    channel = server.channel("general")
    targets = (server.id, 0, everyone), (server.role("Player").id, 0, role), (player.id, 1, member)
    for target, kind, (allow, deny) in targets:
        channel.overwrites[target] = Overwrite(target, kind, allow, deny)
    assert bool(channel_permissions(sandbox.world, channel, player.id)) is sees


async def test_who_cannot_write_cannot_attach(sandbox: Sandbox, server: Server, dana: Person) -> None:
    channel = server.channel("general")
    assert channel_permissions(sandbox.world, channel, dana.id) & FILES
    channel.overwrites[server.id] = Overwrite(server.id, 0, 0, SEND)
    assert not channel_permissions(sandbox.world, channel, dana.id) & FILES
    assert not can_send(sandbox.world, channel, dana.id)


async def test_threads_follow_their_channel(sandbox: Sandbox, server: Server, dana: Person) -> None:
    channel = server.channel("general")
    thread = open_thread(sandbox.world, channel, server.owner.id, "round 1")
    assert can_send(sandbox.world, thread, dana.id)
    set_archived(sandbox.world, thread, archived=True)
    assert can_send(sandbox.world, thread, dana.id)
    set_archived(sandbox.world, thread, archived=True, locked=True)
    assert not can_send(sandbox.world, thread, dana.id)
    channel.overwrites[server.id] = Overwrite(server.id, 0, 0, VIEW)
    assert channel_permissions(sandbox.world, thread, dana.id) == 0


async def test_writing_revives_an_archived_thread(sandbox: Sandbox, server: Server, dana: Person) -> None:
    thread = open_thread(sandbox.world, server.channel("general"), server.owner.id, "round 1")
    set_archived(sandbox.world, thread, archived=True)
    await dana.say("still here", channel=thread)
    assert thread.thread is not None
    assert not thread.thread.archived


async def test_the_order_of_roles(server: Server, dana: Person) -> None:
    first = server.role("First")
    server.role("Second")
    member = server.guild.members[dana.id]
    assert top_position(server.guild, dana.id) == 0
    member.role_ids.append(first.id)
    assert top_position(server.guild, dana.id) == first.position > server.role("Second").position
    assert top_position(server.guild, server.owner.id) > first.position
