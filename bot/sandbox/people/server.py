"""A server for tests: its channels, roles and people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.sandbox.acting import acts
from bot.sandbox.command_permissions import Grant, Target
from bot.sandbox.people.person import Person
from bot.sandbox.people.text import transcript
from bot.sandbox.services import Services
from bot.sandbox.world import guilds
from bot.sandbox.world.models import Channel, ChannelType, ForumInfo, Guild, Overwrite, Role, Tag
from bot.sandbox.world.permissions import Permission

Allowed = Role | Person | Channel | Literal["everybody", "all channels"]


class Server:
    """A server. Refers to it by id, so it stays valid when a saved state with this server is loaded.

    Attributes:
        id: the server's id.
    """

    def __init__(self, services: Services, guild: Guild) -> None:
        self._services = services
        self.id = guild.id

    @property
    def guild(self) -> Guild:
        """The current record of the server."""
        return self._services.world.guilds[self.id]

    @property
    def name(self) -> str:
        """The server's name."""
        return self.guild.name

    @property
    def owner(self) -> Person:
        """The server's owner."""
        return Person(self._services, self._services.world.users[self.guild.owner_id])

    @property
    def threads(self) -> list[Channel]:
        """All threads."""
        return self._services.world.threads_of(self.guild)

    def channel(self, name: str, *, only: Iterable[str] | None = None, category: Channel | None = None) -> Channel:
        """Return the text channel of that name, or create it; with `only`, visible to these roles and the bot."""
        if (known := self._known(name, ChannelType.TEXT)) is not None:
            return known
        view = int(Permission.VIEW_CHANNEL)
        overwrites = []
        if only is not None:
            allowed = [self.role(role).id for role in only]
            bot_role = next(role.id for role in self.guild.roles.values() if role.bot_id is not None)
            overwrites = [Overwrite(self.guild.id, 0, 0, view)]
            overwrites += [Overwrite(role_id, 0, view, 0) for role_id in (*allowed, bot_role)]
        parent_id = category.id if category else None
        return guilds.make_channel(self._services.world, self.guild, name, overwrites=overwrites, parent_id=parent_id)

    def _known(self, name: str, kind: ChannelType) -> Channel | None:
        channels = self.guild.channels.values()
        return next((channel for channel in channels if channel.name == name and channel.kind is kind), None)

    def forum(self, name: str, *, tags: Iterable[str] = (), needs_tag: bool = False) -> Channel:
        """Return the forum of that name, or create it with these tags."""
        if (known := self._known(name, ChannelType.FORUM)) is not None:
            return known
        world = self._services.world
        info = ForumInfo([Tag(world.ids.new(), tag) for tag in tags], needs_tag)
        return guilds.make_channel(world, self.guild, name, kind=ChannelType.FORUM, forum=info)

    def announcements(self, name: str) -> Channel:
        """Return the announcement channel of that name, or create it."""
        if (known := self._known(name, ChannelType.ANNOUNCEMENT)) is not None:
            return known
        return guilds.make_channel(self._services.world, self.guild, name, kind=ChannelType.ANNOUNCEMENT)

    def voice(self, name: str) -> Channel:
        """Return the voice channel of that name, or create it."""
        if (known := self._known(name, ChannelType.VOICE)) is not None:
            return known
        return guilds.make_channel(self._services.world, self.guild, name, kind=ChannelType.VOICE)

    def category(self, name: str) -> Channel:
        """Return the category of that name, or create it."""
        if (known := self._known(name, ChannelType.CATEGORY)) is not None:
            return known
        return guilds.make_channel(self._services.world, self.guild, name, kind=ChannelType.CATEGORY)

    def role(self, name: str, permissions: int | None = None) -> Role:
        """Return the role of that name, or create it; sets `permissions` if given."""
        role = next((item for item in self.guild.roles.values() if item.name == name), None)
        if role is None:
            role = guilds.make_role(self._services.world, self.guild, name)
        if permissions is not None and role.permissions != permissions:
            role.permissions = int(permissions)
            guilds.publish_role(self._services.world, role)
        return role

    async def join(
        self, name: str, *, zone: str = "UTC", locale: str = "en-US", roles: Sequence[str | Role] = ()
    ) -> Person:
        """Let a person of that name join: one from another server if there is one, else a new one."""
        world = self._services.world
        names = [role.name if isinstance(role, Role) else role for role in roles]
        for user in world.users.values():
            if user.global_name == name and user.id not in self.guild.members:
                guilds.join_guild(world, self.guild, user, acts.role_ids(world, self.guild, names))
                return Person(self._services, user)
        return Person(
            self._services, acts.new_member(self._services, name, self.id, zone=zone, locale=locale, roles=names)
        )

    def command_permissions(
        self, command: str | None, *, allow: Iterable[Allowed] = (), deny: Iterable[Allowed] = ()
    ) -> None:
        """Set, as the owner, who may use a command (None: all of them); without arguments, all grants are removed.

        "everybody" means all members, "all channels" all channels.
        """
        grants = [self._grant(target, allowed=True) for target in allow]
        grants += [self._grant(target, allowed=False) for target in deny]
        acts.set_command_permissions(self._services, self.guild.owner_id, self.id, command, grants)

    def _grant(self, target: Allowed, *, allowed: bool) -> Grant:
        if isinstance(target, str):
            number, kind = {"everybody": (self.id, Target.ROLE), "all channels": (self.id - 1, Target.CHANNEL)}[target]
            return Grant(number, kind, allowed)
        kinds = {Role: Target.ROLE, Person: Target.USER, Channel: Target.CHANNEL}
        return Grant(target.id, kinds[type(target)], allowed)

    def transcript(self, channel: str | Channel) -> str:
        """Return a channel as text."""
        place = channel if isinstance(channel, Channel) else self.channel(channel)
        return transcript(self._services.world, place)
