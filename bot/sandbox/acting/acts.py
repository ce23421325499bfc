"""Simple acts of people: sending, reacting, voting, reading, joining and leaving."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox.acting.visibility import visible_channel, visible_message
from bot.sandbox.checks.messages import Draft, NewFile
from bot.sandbox.command_permissions import Grant
from bot.sandbox.localisation import LOCALES
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.world import events, guilds, polls
from bot.sandbox.world.files import store_file
from bot.sandbox.world.messages import post, react
from bot.sandbox.world.models import Attachment, Channel, Guild, Message, User
from bot.sandbox.world.permissions import Permission, can_send, channel_permissions, guild_permissions
from bot.sandbox.world.store import World
from bot.sandbox.world.threads import join


def upload(world: World, filename: str, data: bytes) -> Attachment:
    """Store a file chosen by a person, for a message, an option or a form."""
    if len(data) > world.limits.file_bytes:
        raise PersonError(f"{filename} is too large: {world.limits.file_bytes // 2**20} MiB at most.")
    return store_file(world, filename, data, ephemeral=True)


def send(
    services: Services,
    user_id: int,
    channel_id: int,
    content: str,
    files: Sequence[int] = (),
    *,
    reply_to: int | None = None,
) -> Message:
    """Send a message, optionally with uploaded files or as a reply to another message of the channel."""
    world = services.world
    channel = visible_channel(world, channel_id, user_id)
    if not can_send(world, channel, user_id):
        raise PersonError(f"{world.name_of(user_id)} may not write in {channel.name}.")
    if len(content) > world.limits.content:
        raise PersonError(f"A message has {world.limits.content} characters at most.")
    if not content.strip() and not files:
        raise PersonError("The message is empty.")
    uploads = [world.files[item] for item in files if item in world.files]
    if uploads and not channel_permissions(world, channel, user_id) & Permission.ATTACH_FILES:
        raise PersonError(f"{world.name_of(user_id)} may not attach files in {channel.name}.")
    if reply_to is not None:
        _check_reply(world, channel, reply_to, user_id)
    new_files = [NewFile(item.filename, item.data) for item in uploads]
    draft = Draft(content=content.strip(), files=new_files, reply_to=reply_to)
    message = post(world, channel, user_id, draft)
    if channel.thread is not None:
        join(world, channel, user_id)
    services.reading.read(user_id, channel)
    return message


def _check_reply(world: World, channel: Channel, reply_to: int, user_id: int) -> None:
    its_channel, message = visible_message(world, reply_to, user_id)
    if its_channel is not channel:
        raise PersonError("One answers a message in its own channel.")
    if message.ephemeral:
        raise PersonError("A message only you can see cannot be answered.")


def set_reaction(services: Services, user_id: int, message_id: int, emoji: str, *, on: bool) -> None:
    """Add or remove a reaction."""
    world = services.world
    channel, message = visible_message(world, message_id, user_id)
    allowed = channel_permissions(world, channel, user_id)
    if on and emoji not in message.reactions and not allowed & Permission.ADD_REACTIONS:
        raise PersonError(f"{world.name_of(user_id)} may not add reactions here.")
    if message.ephemeral:
        raise PersonError("A message only you can see takes no reactions.")
    react(world, message, user_id, emoji, on=on)


def vote(services: Services, user_id: int, message_id: int, answers: Sequence[int]) -> None:
    """Vote in a poll for exactly these answers; an empty list withdraws the vote."""
    message = visible_message(services.world, message_id, user_id)[1]
    if message.poll is None:
        raise PersonError("There is no poll in that message.")
    if message.poll.ended or message.poll.ends <= services.world.clock.now():
        raise PersonError("The poll is over.")
    if unknown := set(answers) - {answer.id for answer in message.poll.answers}:
        raise PersonError(f"The poll has no answer {min(unknown)}.")
    if len(set(answers)) > 1 and not message.poll.multiple:
        raise PersonError("The poll takes one answer from each person.")
    polls.vote(services.world, message, user_id, set(answers))


def dismiss(services: Services, user_id: int, message_id: int) -> None:
    """Dismiss an ephemeral message."""
    channel, message = visible_message(services.world, message_id, user_id)
    if not message.ephemeral:
        raise PersonError("Only messages that nobody else sees can be dismissed.")
    message.dismissed = True
    data = {"id": str(message.id), "channel_id": str(channel.id)}
    services.world.publish("@dismissed", data, channel=channel, message=message, user_ids=frozenset({user_id}))


def open_dm(services: Services, user_id: int, other: int) -> Channel:
    """Open the direct messages with a user."""
    world = services.world
    if other not in world.users or other == user_id:
        raise PersonError("There is nobody to write to.")
    channel = world.dm(user_id, other)
    services.reading.shown_dms.setdefault(user_id, set()).add(channel.id)
    return channel


def set_dms_open(services: Services, user_id: int, *, on: bool) -> None:
    """Allow or forbid direct messages from bots and strangers."""
    services.world.user(user_id).dms_open = on
    services.world.publish("@people")


def leave_guild(services: Services, user_id: int, guild_id: int) -> None:
    """Leave a server."""
    guild = _guild(services.world, guild_id)
    if user_id not in guild.members:
        raise PersonError(f"{services.world.name_of(user_id)} is not in {guild.name}.")
    if user_id == guild.owner_id:
        raise PersonError("The owner cannot leave the server.")
    guilds.leave_guild(services.world, guild, user_id)


def join_guild(services: Services, user_id: int, guild_id: int) -> None:
    """Join a server, or join it again."""
    guilds.join_guild(services.world, _guild(services.world, guild_id), services.world.user(user_id))


def rename(services: Services, user_id: int, name: str) -> None:
    """Change one's own display name."""
    if not 1 <= len(name.strip()) <= services.world.limits.nick:
        raise PersonError(f"A name has 1 to {services.world.limits.nick} characters.")
    guilds.rename_user(services.world, services.world.user(user_id), name.strip())
    services.world.publish("@people")


def set_interest(services: Services, user_id: int, event_id: int, *, on: bool) -> None:
    """Mark or unmark oneself as interested in a scheduled event."""
    for guild in services.world.guilds.values():
        if event_id in guild.events and user_id in guild.members:
            events.set_interest(services.world, guild.events[event_id], user_id, on=on)
            return
    raise PersonError("There is no such event.")


def new_member(
    services: Services, name: str, guild_id: int, *, zone: str = "UTC", locale: str = "en-US", roles: Sequence[str] = ()
) -> User:
    """Create a person who joins a server; missing roles are created without permissions."""
    world = services.world
    guild = _guild(world, guild_id)
    if not 1 <= len(name.strip()) <= world.limits.nick:
        raise PersonError(f"A name has 1 to {world.limits.nick} characters.")
    user = world.add_user(name.strip(), zone=zone, locale=_spoken(locale))
    guilds.join_guild(world, guild, user, role_ids(world, guild, roles))
    world.publish("@people")
    return user


def set_locale(services: Services, user_id: int, locale: str, guild_id: int | None = None) -> None:
    """Choose the language of a person, or of a server, for which they need the permission to manage it."""
    world = services.world
    if guild_id is None:
        world.user(user_id).locale = _spoken(locale)
        world.publish("@people")
        return
    guild = _guild(world, guild_id)
    if not guild_permissions(guild, user_id) & Permission.MANAGE_GUILD:
        raise PersonError(f"{world.name_of(user_id)} may not choose the language of {guild.name}.")
    guilds.set_guild_locale(world, guild, _spoken(locale))


def _spoken(locale: str) -> str:
    """Return a locale that Discord has, or refuse it."""
    if locale not in LOCALES:
        raise PersonError(f"Discord does not speak {locale}.")
    return locale


def set_command_permissions(
    services: Services, user_id: int, guild_id: int, command: str | None, grants: Sequence[Grant]
) -> None:
    """Set who may use a command (None: all commands of the bot) in a server.

    Needs the permission to manage the server.
    """
    guild = _guild(services.world, guild_id)
    if not guild_permissions(guild, user_id) & Permission.MANAGE_GUILD:
        raise PersonError(f"{services.world.name_of(user_id)} may not say who uses commands in {guild.name}.")
    target = services.world.app_id
    if command is not None:
        known = [item for item in services.commands.offered(guild_id) if command in (item["name"], item["id"])]
        if not known:
            raise PersonError(f"There is no command {command}.")
        target = int(known[0]["id"])
    services.commands.permissions.set(guild_id, target, list(grants))


def role_ids(world: World, guild: Guild, names: Sequence[str]) -> list[int]:
    """Return the ids of roles by name; missing roles are created."""
    ids = []
    for name in names:
        role = next((item for item in guild.roles.values() if item.name == name), None)
        ids.append((role or guilds.make_role(world, guild, name)).id)
    return ids


def _guild(world: World, guild_id: int) -> Guild:
    if (guild := world.guilds.get(guild_id)) is None:
        raise PersonError("There is no such server.")
    return guild
