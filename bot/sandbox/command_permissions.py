"""Application command permissions: grants set by a server's managers, in addition to a command's defaults.

Decision order, as in Discord's documentation of application command permissions: administrators may use everything;
channel grants of the command come before those of the application; for people, a user grant comes before role grants
(one that allows is enough), before the grant of @everyone; a grant of the command comes before the application's, which
can only deny; without any grant, `default_member_permissions` decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.world.models import Channel, Guild, Json
from bot.sandbox.world.permissions import Permission, channel_permissions, guild_permissions
from bot.sandbox.world.store import World


class Target(IntEnum):
    """Kind of object a grant applies to."""

    ROLE = 1
    USER = 2
    CHANNEL = 3


@dataclass(frozen=True, slots=True)
class Grant:
    """Allows or denies a command for a role, a user or a channel.

    The server's id means everyone, the server's id minus 1 all channels.
    """

    id: int
    kind: Target
    allowed: bool

    def as_json(self) -> Json:
        """Return the grant as in Discord's API."""
        return {"id": str(self.id), "type": int(self.kind), "permission": self.allowed}


class CommandPermissions:
    """Grants of all servers, for single commands and (by the application's id) for all commands."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._grants: dict[tuple[int, int], list[Grant]] = {}

    def of(self, guild_id: int, target_id: int) -> list[Grant]:
        """Return a server's grants for a command or the application."""
        return self._grants.get((guild_id, target_id), [])

    def one_json(self, guild_id: int, target_id: int) -> Json:
        """Return a server's grants as Discord answers them.

        Raises the API error for an unknown object if there are none.
        """
        if not (grants := self.of(guild_id, target_id)):
            raise refusal("unknown_command_permissions")
        return self._json(guild_id, target_id, grants)

    def all_json(self, guild_id: int) -> list[Json]:
        """Return all grants of a server."""
        return [
            self._json(guild, target, grants)
            for (guild, target), grants in self._grants.items()
            if guild == guild_id and grants
        ]

    def _json(self, guild_id: int, target_id: int, grants: list[Grant]) -> Json:
        return {
            "id": str(target_id),
            "application_id": str(self._world.app_id),
            "guild_id": str(guild_id),
            "permissions": [grant.as_json() for grant in grants],
        }

    def set(self, guild_id: int, target_id: int, grants: list[Grant]) -> None:
        """Replace a server's grants for a command or the application."""
        errors = FieldErrors()
        errors.length(("permissions",), grants, most=self._world.limits.command_grants)
        errors.refuse_if_any()
        self._grants[guild_id, target_id] = list(grants)
        body = self._json(guild_id, target_id, grants)
        self._world.publish("APPLICATION_COMMAND_PERMISSIONS_UPDATE", body, guild_id=guild_id)
        self._world.publish("@commands")

    def forget(self, target_id: int) -> None:
        """Delete the grants of a deleted command."""
        for key in [key for key in self._grants if key[1] == target_id]:
            del self._grants[key]

    # deciding

    def usable(self, command: Json, channel: Channel, user_id: int) -> bool:
        """Whether a member may use a command in a channel of a server."""
        guild = self._world.guild_of(channel)
        allowed = channel_permissions(self._world, channel, user_id)
        if allowed & Permission.ADMINISTRATOR:
            return True
        place = channel.parent_id if channel.is_thread and channel.parent_id else channel.id
        return self._channel_allowed(guild, command, place) and self._person_allowed(guild, command, user_id, allowed)

    def usable_somewhere(self, command: Json, guild: Guild, user_id: int) -> bool:
        """Whether a member may use a command in a server, ignoring grants of channels."""
        allowed = guild_permissions(guild, user_id)
        return bool(allowed & Permission.ADMINISTRATOR) or self._person_allowed(guild, command, user_id, allowed)

    def _channel_allowed(self, guild: Guild, command: Json, channel_id: int) -> bool:
        """Whether the grants for channels allow a command; for a thread, those of its parent apply."""
        for target in (int(command["id"]), self._world.app_id):
            channels = {grant.id: grant.allowed for grant in self.of(guild.id, target) if grant.kind is Target.CHANNEL}
            for place in (channel_id, guild.id - 1):
                if place in channels:
                    return channels[place]
        return True

    def _person_allowed(self, guild: Guild, command: Json, user_id: int, allowed: int) -> bool:
        """Whether grants and default permissions allow a member to use a command."""
        if not allowed & Permission.USE_APPLICATION_COMMANDS:
            return False
        own = self._verdict(guild, int(command["id"]), user_id)
        if own is not None:
            return own
        # A grant for the application can deny its commands, but does not replace a command's default permissions.
        if self._verdict(guild, self._world.app_id, user_id) is False:
            return False
        return _default_allows(command, allowed)

    def _verdict(self, guild: Guild, target_id: int, user_id: int) -> bool | None:
        """Return the grant that applies to a member: user, else roles (one that allows is enough), else @everyone."""
        grants = self.of(guild.id, target_id)
        for grant in grants:
            if grant.kind is Target.USER and grant.id == user_id:
                return grant.allowed
        member = guild.members.get(user_id)
        roles = set(member.role_ids) if member else set()
        by_role = [grant.allowed for grant in grants if grant.kind is Target.ROLE and grant.id in roles]
        if by_role:
            return any(by_role)
        everybody = [grant.allowed for grant in grants if grant.kind is Target.ROLE and grant.id == guild.id]
        return everybody[0] if everybody else None

    # saving and restoring

    def saved(self) -> dict[str, Any]:
        """Return all grants as JSON."""
        return {
            f"{guild_id}/{target_id}": [grant.as_json() for grant in grants]
            for (guild_id, target_id), grants in self._grants.items()
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Replace all grants by the result of `saved`."""
        self._grants = {}
        for key, grants in saved.items():
            guild_id, target_id = key.split("/")
            self._grants[int(guild_id), int(target_id)] = [grant_from(item) for item in grants]


def grant_from(item: Json) -> Grant:
    """Parse a grant from Discord's JSON."""
    return Grant(int(item["id"]), Target(int(item["type"])), bool(item["permission"]))


def _default_allows(command: Json, allowed: int) -> bool:
    if (needed := command["default_member_permissions"]) is None:
        return True
    return needed != "0" and allowed & int(needed) == int(needed)
