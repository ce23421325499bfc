"""The pretend gateway: identify, heartbeats, dispatch by intents and shard, resume with replay, and its accidents."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.bus import Happening
from bot.sandbox.rest.users import gateway_url
from bot.sandbox.services import Services
from bot.sandbox.world.models import Guild, Json
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.render import guild_create_json, member_json, own_user_json
from bot.sandbox.world.store import World

_HEARTBEAT_MS = 41_250
_KEPT_FOR_REPLAY = 10_000
_MEMBERS_CHUNK = 1_000
_CLEAN = (1000, 1001)
_CLOSE_UNKNOWN, _CLOSE_AUTH, _CLOSE_INTENTS = 4000, 4004, 4014


class Op(IntEnum):
    """Gateway operation codes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


_GUILDS, _MEMBERS, _PRESENCES, _CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = _MEMBERS | _PRESENCES | _CONTENT

# Which intent an event needs: (in a server, in direct messages). Events not named need GUILDS.
_INTENTS: dict[str, tuple[int, int]] = {
    "MESSAGE_REACTION": (1 << 10, 1 << 13),
    "MESSAGE": (1 << 9, 1 << 12),
    "TYPING_START": (1 << 11, 1 << 14),
    "GUILD_MEMBER": (_MEMBERS, 0),
    "GUILD_SCHEDULED_EVENT": (1 << 16, 0),
    "CHANNEL_PINS_UPDATE": (_GUILDS, 1 << 12),
    "INTERACTION_CREATE": (0, 0),
    "USER_UPDATE": (0, 0),
}


def wanted(name: str, intents: int, *, in_guild: bool) -> bool:
    """Whether a bot with these intents hears of an event."""
    for prefix, needs in _INTENTS.items():
        if name.startswith(prefix):
            needed = needs[0 if in_guild else 1]
            return not needed or bool(intents & needed)
    return bool(intents & _GUILDS)


@dataclass(slots=True)
class Session:
    """One session of a bot (one shard); it outlives its connection so that it can be resumed."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT_FOR_REPLAY))
    held: list[str] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    outgoing: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def has(self, guild_id: int | None) -> bool:
        """Whether a server belongs to this shard; direct messages belong to the first."""
        number, count = self.shard
        return number == 0 if guild_id is None else (guild_id >> 22) % count == number


class Gateway:
    """All sessions; listens to the world and tells each what it may hear.

    Attributes:
        identified: how many sessions have begun so far, resumed ones not counted.
        resumed: how many have been resumed.
    """

    def __init__(self, services: Services, *, privileged: int = PRIVILEGED) -> None:
        self.identified = 0
        self.resumed = 0
        self._services = services
        self._privileged = privileged
        self._sessions: dict[str, Session] = {}
        self._frozen = False
        self._twice = 0

    @property
    def _world(self) -> World:
        return self._services.world

    @property
    def connected(self) -> bool:
        """Whether a bot is there."""
        return any(session.socket is not None for session in self._sessions.values())

    # accidents, for tests and for the page

    async def drop(self) -> None:
        """Break every connection off; bots may resume."""
        for session in self._live():
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=_CLOSE_UNKNOWN)

    def ask_to_reconnect(self) -> None:
        """Tell bots to reconnect and resume (op 7)."""
        for session in self._live():
            self._send(session, Op.RECONNECT, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell bots their session is gone (op 9); they have to identify anew unless it is resumable."""
        for session in self._live():
            if not resumable:
                self._sessions.pop(session.id)
            self._send(session, Op.INVALID_SESSION, resumable)

    def freeze(self) -> None:
        """Hold every event back until `thaw`."""
        self._frozen = True

    def thaw(self) -> None:
        """Send what was held back, and everything from now on at once."""
        self._frozen = False
        for session in self._sessions.values():
            for text in session.held:
                session.outgoing.put_nowait(text)
            session.held.clear()

    def repeat_next(self, times: int = 1) -> None:
        """Deliver each of the next events twice, as Discord may."""
        self._twice = times

    # the socket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of a bot."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": Op.HELLO, "d": {"heartbeat_interval": _HEARTBEAT_MS}, "s": None, "t": None})
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                message = json.loads(frame.data)
                operation, data = message.get("op"), message.get("d")
                if operation == Op.HEARTBEAT:
                    await socket.send_json({"op": Op.HEARTBEAT_ACK, "d": None, "s": None, "t": None})
                elif operation in (Op.IDENTIFY, Op.RESUME):
                    session = await self._begin(socket, operation, data)
                    if session is not None:
                        writer = asyncio.create_task(_write(session, socket))
                elif operation == Op.REQUEST_MEMBERS and session is not None:
                    self._send_members(session, data)
        finally:
            if session is not None and session.socket is socket:
                session.socket = None
                if socket.close_code in _CLEAN:
                    # A bot that says goodbye properly will not resume.
                    self._sessions.pop(session.id, None)
            if writer is not None:
                writer.cancel()
        return socket

    async def _begin(self, socket: web.WebSocketResponse, operation: int, data: Json) -> Session | None:
        if data.get("token") != self._services.token:
            await socket.close(code=_CLOSE_AUTH, message=b"Authentication failed.")
            return None
        if operation == Op.RESUME:
            return await self._resume(socket, data)
        intents = int(data.get("intents") or 0)
        if intents & PRIVILEGED & ~self._privileged:
            await socket.close(code=_CLOSE_INTENTS, message=b"Disallowed intent(s).")
            return None
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), intents, (int(number), int(count)), socket=socket)
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [
            guild
            for guild in self._world.guilds.values()
            if self._world.bot.id in guild.members and session.has(guild.id)
        ]
        ready = {
            "v": 10,
            "user": own_user_json(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": gateway_url(self._world),
            "shard": list(session.shard),
            "application": {"id": str(self._world.app_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
        }
        self._dispatch(session, "READY", ready)
        for guild in guilds:
            self._introduce(session, guild)
        self._world.tell("@bot", {"connected": True})
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        after = int(data.get("seq") or 0)
        oldest = session.sent[0][0] if session is not None and session.sent else 0
        if session is None or after > session.sequence or after < oldest - 1:
            await socket.send_json({"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        session.socket = socket
        session.outgoing = asyncio.Queue()
        session.held.clear()
        for sequence, text in session.sent:
            if sequence > after:
                session.outgoing.put_nowait(text)
        self.resumed += 1
        self._dispatch(session, "RESUMED", {"_trace": []})
        return session

    # telling

    def hear(self, happening: Happening) -> None:
        """Pass a happening on to every session that may hear of it."""
        for session in tuple(self._sessions.values()):
            if not session.has(happening.guild_id):
                continue
            if happening.name == "@guild_join" and happening.guild_id is not None:
                self._introduce(session, self._world.guilds[happening.guild_id], fresh=True)
            elif not happening.name.startswith("@") and self._may_hear(session, happening):
                self._dispatch(session, happening.name, self._readable(session, happening))

    def _may_hear(self, session: Session, happening: Happening) -> bool:
        world, bot = self._world, self._world.bot.id
        if happening.user_ids is not None and bot not in happening.user_ids:
            return False
        if happening.message is not None and happening.message.ephemeral:
            return False
        if happening.guild_id is not None and bot not in world.guilds[happening.guild_id].members:
            return False
        channel = world.channels.get(happening.channel_id or 0)
        if channel is not None and not channel_permissions(world, channel, bot) & Permission.VIEW_CHANNEL:
            return False
        if happening.name == "GUILD_MEMBER_UPDATE" and happening.data["user"]["id"] == str(bot):
            return True
        return wanted(happening.name, session.intents, in_guild=happening.guild_id is not None)

    def _readable(self, session: Session, happening: Happening) -> Json:
        """Without the message content intent a bot reads only what concerns itself."""
        message, data = happening.message, happening.data
        if message is None or "content" not in data or session.intents & _CONTENT:
            return data
        bot = self._world.bot.id
        if message.author_id == bot or bot in message.mention_ids or happening.guild_id is None:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _introduce(self, session: Session, guild: Guild, *, fresh: bool = False) -> None:
        body = guild_create_json(self._world, guild, with_members=bool(session.intents & _PRESENCES))
        if fresh:
            # By this key's absence a bot knows that it has just come into the server.
            del body["unavailable"]
        self._dispatch(session, "GUILD_CREATE", body)

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds[int(data["guild_id"])]
        ids = data.get("user_ids")
        ids = [ids] if isinstance(ids, str | int) else ids
        if ids is not None:
            found = [guild.members[int(item)] for item in ids if int(item) in guild.members]
            missing = [str(item) for item in ids if int(item) not in guild.members]
        else:
            start = str(data.get("query") or "").lower()
            users = self._world.users
            found = [member for member in guild.members.values() if users[member.user_id].username.startswith(start)]
            found = found[: int(data.get("limit") or 0) or len(found)]
            missing = []
        pages = [found[at : at + _MEMBERS_CHUNK] for at in range(0, len(found), _MEMBERS_CHUNK)] or [[]]
        for number, page in enumerate(pages):
            body: dict[str, Any] = {
                "guild_id": str(guild.id),
                "members": [member_json(self._world, member) for member in page],
                "chunk_index": number,
                "chunk_count": len(pages),
                "not_found": missing,
            }
            if data.get("nonce") is not None:
                body["nonce"] = data["nonce"]
            self._dispatch(session, "GUILD_MEMBERS_CHUNK", body)

    def _dispatch(self, session: Session, name: str, data: Json) -> None:
        session.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "t": name, "s": session.sequence, "d": data})
        session.sent.append((session.sequence, text))
        copies = 1
        if self._twice and name not in ("READY", "RESUMED", "GUILD_CREATE"):
            self._twice -= 1
            copies = 2
        if session.socket is None:
            # What happens while nobody is connected waits in `sent` for a resume.
            return
        for _ in range(copies):
            if self._frozen:
                session.held.append(text)
            else:
                session.outgoing.put_nowait(text)

    def _send(self, session: Session, operation: Op, data: Any) -> None:
        session.outgoing.put_nowait(json.dumps({"op": operation, "d": data, "s": None, "t": None}))

    def _live(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.socket is not None]


async def _write(session: Session, socket: web.WebSocketResponse) -> None:
    outgoing = session.outgoing
    while not socket.closed:
        text = await outgoing.get()
        try:
            await socket.send_str(text)
        except ConnectionError:
            # What could not be sent is still in `sent` and will be replayed on resume.
            return
