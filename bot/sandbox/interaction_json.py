"""Render an interaction as in Discord's INTERACTION_CREATE event."""

from __future__ import annotations

from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.models import Attachment, Channel, ChannelType, Json, Message
from bot.sandbox.world.permissions import channel_permissions, guild_permissions
from bot.sandbox.world.render import attachment_json, channel_json, member_json, role_json, user_json
from bot.sandbox.world.store import World

_IN_GUILD, _IN_DM = 0, 1


def interaction_json(
    world: World,
    interaction_id: int,
    token: str,
    kind: int,
    user_id: int,
    channel: Channel,
    data: Json,
    source: Message | None,
) -> Json:
    """Return the payload of INTERACTION_CREATE."""
    user = world.user(user_id)
    body: Json = {
        "id": str(interaction_id),
        "application_id": str(world.app_id),
        "type": kind,
        "token": token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel, viewer=user_id),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "app_permissions": str(channel_permissions(world, channel, world.bot.id)),
        "attachment_size_limit": world.limits.file_bytes,
    }
    if channel.guild_id is None:
        # The recipient of a direct message is the user, as seen by the bot; only the permissions are the user's.
        body["channel"] = channel_json(world, channel) | {"permissions": body["channel"]["permissions"]}
        body |= {"user": user_json(user), "context": _IN_DM, "authorizing_integration_owners": {"0": "0"}}
    else:
        guild = world.guild_of(channel)
        member = member_json(world, guild.members[user_id])
        member["permissions"] = str(channel_permissions(world, channel, user_id))
        body |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
            "context": _IN_GUILD,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
    if source is not None:
        body["message"] = message_json(world, source, world.bot.id)
    return body


class Resolved:
    """Collects the objects for the `resolved` key of an interaction's data, by id."""

    def __init__(self, world: World, place: Channel, viewer: int) -> None:
        self._world = world
        self._place = place
        self._viewer = viewer
        self._body: Json = {}

    def user(self, user_id: int) -> None:
        """Add a user, and the member if the user is in the server."""
        world = self._world
        self._put("users", user_id, user_json(world.user(user_id)))
        if self._place.guild_id is not None:
            guild = world.guild_of(self._place)
            if (member := guild.members.get(user_id)) is not None:
                body = member_json(world, member, user=False)
                body["permissions"] = str(guild_permissions(guild, user_id))
                self._put("members", user_id, body)

    def role(self, role_id: int) -> None:
        """Add a role of the server."""
        self._put("roles", role_id, role_json(self._world.guild_of(self._place).roles[role_id]))

    def channel(self, channel: Channel) -> None:
        """Add a channel."""
        if channel.kind is not ChannelType.DM:
            self._put("channels", channel.id, channel_json(self._world, channel, viewer=self._viewer))

    def attachment(self, attachment: Attachment) -> None:
        """Add an uploaded file."""
        self._put("attachments", attachment.id, attachment_json(self._world, attachment))

    def message(self, message: Message) -> None:
        """Add a message."""
        self._put("messages", message.id, message_json(self._world, message, self._world.bot.id))

    def into(self, data: Json) -> Json:
        """Return `data` with the collected objects; as at Discord, the key is omitted if there are none."""
        return data | {"resolved": self._body} if self._body else data

    def _put(self, kind: str, object_id: int, body: Json) -> None:
        self._body.setdefault(kind, {})[str(object_id)] = body
