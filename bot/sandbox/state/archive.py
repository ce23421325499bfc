"""File format of a saved sandbox: a zip archive of JSON, files and parts of the hosting program.

Layout: `state.json` holds format name, version and the encoded `Saved`; `files/<sha256>` the bytes of attachments,
stored once by content; `parts/<name>` what the hosting program adds. The archive is validated completely before
anything is replaced: size (against decompression bombs), format, version, types, and references between records.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.sandbox.services import Services
from bot.sandbox.state.codec import decode, encode
from bot.sandbox.state.errors import StateError
from bot.sandbox.world.models import Attachment, Channel, Guild, Json, StoredBytes, User

FORMAT = "discord-sandbox"
VERSION = 1
"""The version written and read."""

LARGEST = 2**30
"""Maximum unpacked size in bytes.

Larger archives are rejected, because a small file could otherwise exhaust the memory.
"""

_STATE = "state.json"
_FILES = "files/"
_PARTS = "parts/"


@dataclass(slots=True)
class Saved:
    """The persistent state of a sandbox. Pending interactions and open forms are not saved.

    Attributes:
        now: the clock's time; `running` and `speed` belong to it.
        last_id: the latest id issued.
        secret: the key that signs addresses of files.
        channels: all channels, threads and direct messages; those of servers are added to them when loading.
        files: all files by id; messages refer to the same objects.
        commands: registered commands by scope (the server's id, "" for global ones).
        permissions: command permissions by server and command.
        read: how far each person has read each channel.
        shown_dms: the direct messages each person has opened.
    """

    now: datetime
    running: bool
    speed: float
    last_id: int
    secret: StoredBytes
    bot_id: int
    users: list[User] = field(default_factory=list)
    guilds: list[Guild] = field(default_factory=list)
    channels: list[Channel] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    commands: dict[str, list[Json]] = field(default_factory=dict)
    permissions: dict[str, Any] = field(default_factory=dict)
    read: list[list[int]] = field(default_factory=list)
    shown_dms: dict[int, list[int]] = field(default_factory=dict)


def take(services: Services) -> Saved:
    """Return the current state of a sandbox."""
    world = services.world
    return Saved(
        now=world.clock.now(),
        running=world.clock.running,
        speed=world.clock.speed,
        last_id=world.ids.last,
        secret=world.secret,
        bot_id=world.bot.id,
        users=list(world.users.values()),
        guilds=list(world.guilds.values()),
        channels=list(world.channels.values()),
        files=list(world.files.values()),
        commands=services.commands.saved(),
        permissions=services.commands.permissions.saved(),
        read=services.reading.saved(),
        shown_dms={user_id: sorted(opened) for user_id, opened in services.reading.shown_dms.items()},
    )


def put(services: Services, saved: Saved) -> None:
    """Replace the state of a sandbox by a saved one."""
    world = services.world
    services.interactions.forget()
    world.users = {user.id: user for user in saved.users}
    world.bot = world.users[saved.bot_id]
    world.channels = {channel.id: channel for channel in saved.channels}
    world.files = {item.id: item for item in saved.files}
    world.guilds = {guild.id: guild for guild in saved.guilds}
    world.secret = saved.secret
    world.ids.last = saved.last_id
    world.open_polls = {
        message.id: message
        for channel in saved.channels
        for message in channel.messages.values()
        if message.poll is not None and not message.poll.ended
    }
    for guild in saved.guilds:
        guild.channels = {channel.id: channel for channel in saved.channels if channel.guild_id == guild.id}
    for channel in saved.channels:
        for message in channel.messages.values():
            message.attachments = [world.files.get(item.id, item) for item in message.attachments]
    services.commands.restore(saved.commands)
    services.commands.permissions.restore(saved.permissions)
    services.reading.restore(saved.read, saved.shown_dms)
    world.clock.restore(saved.now, running=saved.running, speed=saved.speed)


def pack(saved: Saved, parts: Mapping[str, bytes]) -> bytes:
    """Return a state as the bytes of a zip archive; equal files are stored once."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        known: set[str] = set()

        def keep(data: bytes) -> str:
            name = hashlib.sha256(data).hexdigest()
            if name not in known:
                known.add(name)
                archive.writestr(_FILES + name, data)
            return name

        # Channels are stored in their own list, because direct messages belong to no server.
        guilds = [encode(guild, keep) | {"channels": {}} for guild in saved.guilds]
        body = encode(saved, keep) | {"guilds": guilds}
        archive.writestr(_STATE, json.dumps({"format": FORMAT, "version": VERSION, "state": body}, ensure_ascii=False))
        for name, data in parts.items():
            archive.writestr(_PARTS + name, data)
    return packed.getvalue()


def unpack(data: bytes) -> tuple[Saved, dict[str, bytes]]:
    """Return the state and the hosting program's parts of an archive. Raises `StateError` if it is invalid."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            body = _document(archive)
            saved = decode(Saved, body, lambda name: archive.read(_FILES + name))
            parts = [item for item in archive.namelist() if item.startswith(_PARTS)]
            kept = {item.removeprefix(_PARTS): archive.read(item) for item in parts}
    except StateError:
        raise
    except (zipfile.BadZipFile, json.JSONDecodeError, UnicodeDecodeError) as error:
        raise StateError("not_a_state", str(error)) from error
    except (ValueError, KeyError, EOFError, NotImplementedError) as error:
        raise StateError("damaged", str(error)) from error
    _check_whole(saved)
    return saved, kept


def _document(archive: zipfile.ZipFile) -> Any:
    if _STATE not in archive.namelist():
        raise StateError("not_a_state", f"no {_STATE}")
    if (size := sum(item.file_size for item in archive.infolist())) > LARGEST:
        raise StateError("too_large", f"{size} bytes")
    document = json.loads(archive.read(_STATE))
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise StateError("not_a_state", "another format")
    if document.get("version") != VERSION:
        raise StateError("version", f"{document.get('version')}, known is {VERSION}")
    return document["state"]


def _check_whole(saved: Saved) -> None:
    """Raise `StateError` if a record refers to one that is missing."""
    users, guilds = {user.id for user in saved.users}, {guild.id for guild in saved.guilds}
    channels = {channel.id for channel in saved.channels}
    if saved.bot_id not in users:
        raise StateError("damaged", "there is no bot")
    for guild in saved.guilds:
        if guild.id not in guild.roles or not set(guild.members) <= users or guild.owner_id not in users:
            raise StateError("damaged", f"server {guild.id}")
    for channel in saved.channels:
        lost = channel.guild_id is not None and channel.guild_id not in guilds
        if lost or (channel.is_thread and channel.parent_id not in channels) or not set(channel.recipients) <= users:
            raise StateError("damaged", f"channel {channel.id}")
        if not {message.author_id for message in channel.messages.values()} <= users:
            raise StateError("damaged", f"messages of channel {channel.id}")
