"""Render the world for the page, as one viewer sees it."""

from __future__ import annotations

from typing import Any

from bot.sandbox.acting.visibility import guilds_of, sees_channel, sees_message
from bot.sandbox.localisation import LOCALES, localized
from bot.sandbox.services import Services
from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.models import Channel, ChannelType, Guild, Json, Message, User
from bot.sandbox.world.permissions import can_send
from bot.sandbox.world.render import channel_json, event_json, member_json, role_json, user_json
from bot.sandbox.world.store import World


def avatar_url(world: World, user: User) -> str:
    """Return the address of a person's avatar."""
    return f"{world.url}/cdn/people/{user.id}.svg"


def person_view(world: World, user: User) -> Json:
    """Return a person for the page."""
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "avatar_url": avatar_url(world, user),
        "bot": user.bot,
        "dms_open": user.dms_open,
        "zone": user.zone,
        "locale": user.locale,
    }


def message_view(world: World, message: Message, viewer: int) -> Json:
    """Return a message as the viewer sees it, with fields the page needs in addition to Discord's."""
    body = message_json(world, message, viewer, lasting=True)
    body["ephemeral"] = message.ephemeral
    body["loading"] = message.loading
    if message.cause is not None and message.cause.name is not None:
        body["interaction_name"] = f"/{message.cause.name}"
        body["interaction_user"] = user_json(world.users[message.cause.user_id])
    return body


def state_view(services: Services, viewer: int) -> Json:
    """Return everything the viewer sees, except messages."""
    world = services.world
    guilds = guilds_of(world, viewer)
    return {
        "viewer": str(viewer),
        "people": [person_view(world, user) for user in world.users.values()],
        "guilds": [_guild_view(services, guild, viewer) for guild in guilds],
        "dms": _dms_view(services, viewer),
        "commands": _commands_view(services, guilds, viewer),
        "clock": world.clock.as_json(),
        "agenda": world.clock.agenda_as_json(),
        "switches": services.switches.as_json(),
        "panels": services.panels.as_json(),
        "tour": [step.as_json() for step in services.tour],
        "links": [{"label": label, "url": url} for label, url in services.links.items()],
        "locales": LOCALES,
    }


def _guild_view(services: Services, guild: Guild, viewer: int) -> Json:
    world = services.world
    seen = [channel for channel in guild.channels.values() if sees_channel(world, channel, viewer)]
    bot_here = world.bot.id in guild.members
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "locale": guild.locale,
        "channels": [_channel_view(services, channel, viewer) for channel in seen],
        "roles": [role_json(role) for role in guild.roles.values()],
        "members": [
            member_json(world, member) | {"online": member.user_id != world.bot.id or bot_here}
            for member in guild.members.values()
        ],
        "events": [
            event_json(world, event) | {"interested": viewer in event.interested} for event in guild.events.values()
        ],
    }


def _channel_view(services: Services, channel: Channel, viewer: int) -> Json:
    world = services.world
    body = channel_json(world, channel, viewer=viewer)
    return body | {"unread": services.reading.unread(viewer, channel), "can_send": can_send(world, channel, viewer)}


def _dms_view(services: Services, viewer: int) -> list[Json]:
    world = services.world
    opened = services.reading.shown_dms.get(viewer, set())
    shown = []
    for channel in world.channels.values():
        if channel.kind is not ChannelType.DM or viewer not in channel.recipients:
            continue
        visible = any(sees_message(message, viewer) for message in channel.messages.values())
        if not visible and channel.id not in opened:
            continue
        other = next(user_id for user_id in channel.recipients if user_id != viewer)
        body = channel_json(world, channel, viewer=viewer)
        shown.append(
            body
            | {
                "recipient": user_json(world.users[other]),
                "unread": services.reading.unread(viewer, channel),
                "can_send": True,
            }
        )
    return shown


def _commands_view(services: Services, guilds: list[Guild], viewer: int) -> list[Json]:
    bot, locale = services.world.bot.id, services.world.users[viewer].locale
    permissions = services.commands.permissions
    mine = [guild for guild in guilds if bot in guild.members]
    usable_commands = []
    for command in services.commands.listed(None):
        usable = [str(guild.id) for guild in mine if permissions.usable_somewhere(command, guild, viewer)]
        if usable:
            usable_commands.append(
                localized(command, locale) | {"guild_ids": None if len(usable) == len(mine) else usable}
            )
    for guild in mine:
        own = services.commands.listed(guild.id)
        usable_commands += [
            localized(command, locale) | {"guild_ids": [str(guild.id)]}
            for command in own
            if permissions.usable_somewhere(command, guild, viewer)
        ]
    return usable_commands


def messages_view(services: Services, channel: Channel, viewer: int, before: int | None, limit: int) -> list[Any]:
    """Return a page of a channel's messages, oldest first."""
    seen = [
        message
        for message in channel.messages.values()
        if sees_message(message, viewer) and (before is None or message.id < before)
    ]
    return [message_view(services.world, message, viewer) for message in seen[-limit:]]
