"""The pretend gateway: identify, heartbeats, dispatch by intents and shard, resume with replay, and its accidents."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.bus import Happening
from bot.sandbox.rest.users import gateway_url
from bot.sandbox.services import Services
from bot.sandbox.sessions import (
    CONTENT_INTENT,
    PRESENCES_INTENT,
    PRIVILEGED,
    Close,
    GatewayError,
    Op,
    Session,
    checked_intents,
    checked_shard,
    wanted,
)
from bot.sandbox.world.models import Guild, Json
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.render import guild_create_json, member_json, own_user_json
from bot.sandbox.world.store import World

HEARTBEAT_SECONDS = 41.25
_ACKNOWLEDGE_AFTER = 0.05
"""Real seconds. discord.py notes that it sent a heartbeat only some time after it did: what comes back at once, as only
from the same machine, it takes for a late answer to the heartbeat before."""
# A bot that has not been heard of for this many heartbeats is taken for dead.
_PATIENCE = 2.0
_MEMBERS_CHUNK = 1_000
_CLEAN = (1000, 1001)
_KNOWN_OPS = frozenset({Op.HEARTBEAT, Op.IDENTIFY, Op.PRESENCE, Op.VOICE_STATE, Op.RESUME, Op.REQUEST_MEMBERS})


class Gateway:
    """All sessions; listens to the world and tells each what it may hear.

    Attributes:
        identified: how many sessions have begun so far, resumed ones not counted.
        resumed: how many have been resumed.
    """

    def __init__(
        self, services: Services, *, privileged: int = PRIVILEGED, heartbeat_seconds: float = HEARTBEAT_SECONDS
    ) -> None:
        self.identified = 0
        self.resumed = 0
        self._services = services
        self._privileged = privileged
        self._heartbeat = heartbeat_seconds
        self._sessions: dict[str, Session] = {}
        self._frozen = False
        self._twice = 0
        self._limited = 0
        self._retry_after = 0.0

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
                await socket.close(code=Close.UNKNOWN_ERROR)

    async def forget(self) -> None:
        """Break every connection off and remember no session: bots have to identify anew."""
        await self.drop()
        self._sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Tell bots to reconnect and resume (op 7)."""
        for session in self._live():
            self.send(session, Op.RECONNECT, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell bots their session is gone (op 9); they have to identify anew unless it is resumable."""
        for session in self._live():
            if not resumable:
                self._sessions.pop(session.id)
                session.over = True
            self.send(session, Op.INVALID_SESSION, resumable)

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

    def limit_members(self, times: int = 1, retry_after: float = 0.05) -> None:
        """Answer the next requests for members with `RATE_LIMITED`, which names these seconds."""
        self._limited, self._retry_after = times, retry_after

    def as_json(self) -> Json:
        """The gateway as the page reads it."""
        return {
            "limiting_members": self._limited,
            "connected": self.connected,
            "frozen": self._frozen,
            "repeating": self._twice,
            "identified": self.identified,
            "resumed": self.resumed,
            "sessions": [
                {"shard": list(session.shard), "connected": session.socket is not None, "sequence": session.sequence}
                for session in self._sessions.values()
            ],
        }

    # the socket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of a bot."""
        socket = web.WebSocketResponse(max_msg_size=0, receive_timeout=self._heartbeat * _PATIENCE)
        await socket.prepare(request)
        interval = round(self._heartbeat * 1000)
        await socket.send_json({"op": Op.HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        connection = _Connection(self, self._services, socket)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await connection.take(frame.data)
        except GatewayError as error:
            await socket.close(code=error.code, message=error.code.name.encode())
        except TimeoutError:
            await socket.close(code=Close.TIMED_OUT, message=b"Session timed out.")
        finally:
            connection.end()
        return socket

    def ended(self, session: Session, socket: web.WebSocketResponse) -> None:
        """A connection is over; its session waits to be resumed unless the bot said goodbye properly."""
        if session.socket is socket:
            session.socket = None
            if socket.close_code in _CLEAN:
                self._sessions.pop(session.id, None)

    async def begin(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Take IDENTIFY: a new session, or None when it came too early."""
        self._check_token(data)
        intents = checked_intents(data.get("intents"), self._privileged)
        shard = checked_shard(data.get("shard"))
        if not self._services.starts.begin(shard[0]):
            await socket.send_json({"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        for old in [item for item in self._sessions.values() if item.socket is None and item.shard == shard]:
            # A shard that begins anew will not come back for what its lost session missed.
            del self._sessions[old.id]
        session = Session(secrets.token_hex(16), intents, shard, socket=socket)
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [
            guild
            for guild in self._world.guilds.values()
            if self._world.bot.id in guild.members and session.has(guild.id)
        ]
        self._dispatch(session, "READY", self._ready(session, guilds))
        for guild in guilds:
            self._introduce(session, guild)
        self._world.tell("@bot", {"connected": True})
        return session

    def _check_token(self, data: Json) -> None:
        if data.get("token") != self._services.token:
            raise GatewayError(Close.WRONG_TOKEN)

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
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

    async def resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Take RESUME: the session with everything missed, or None when that cannot be had any more."""
        self._check_token(data)
        session = self._sessions.get(str(data.get("session_id")))
        after = int(data.get("seq") or 0)
        if session is None or not session.can_resume_after(after):
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
        if message is None or "content" not in data or session.intents & CONTENT_INTENT:
            return data
        bot = self._world.bot.id
        if message.author_id == bot or bot in message.mention_ids or happening.guild_id is None:
            return data
        kept = {key: value for key, value in data.items() if key != "poll"}
        return kept | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _introduce(self, session: Session, guild: Guild, *, fresh: bool = False) -> None:
        body = guild_create_json(self._world, guild, with_members=bool(session.intents & PRESENCES_INTENT))
        if fresh:
            # By this key's absence a bot knows that it has just come into the server.
            del body["unavailable"]
        self._dispatch(session, "GUILD_CREATE", body)

    def send_members(self, session: Session, data: Json) -> None:
        """Take a request for members."""
        guild = self._world.guilds[int(data["guild_id"])]
        if self._limited:
            self._limited -= 1
            meta = {"guild_id": str(guild.id), "nonce": data.get("nonce")}
            limit = {"opcode": Op.REQUEST_MEMBERS, "retry_after": self._retry_after, "meta": meta}
            self._dispatch(session, "RATE_LIMITED", limit)
            return
        ids = data.get("user_ids")
        ids = [ids] if isinstance(ids, str | int) else ids
        if ids is not None:
            members = [guild.members[int(item)] for item in ids if int(item) in guild.members]
            missing = [str(item) for item in ids if int(item) not in guild.members]
        else:
            start = str(data.get("query") or "").lower()
            users = self._world.users
            members = [member for member in guild.members.values() if users[member.user_id].username.startswith(start)]
            members = members[: int(data.get("limit") or 0) or len(members)]
            missing = []
        pages = [members[at : at + _MEMBERS_CHUNK] for at in range(0, len(members), _MEMBERS_CHUNK)] or [[]]
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

    def send(self, session: Session, operation: Op, data: Any) -> None:
        """Send something that is no event."""
        session.outgoing.put_nowait(json.dumps({"op": operation, "d": data, "s": None, "t": None}))

    def _live(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.socket is not None]


class _Connection:
    """One connection of a bot: takes its frames, one after the other."""

    def __init__(self, gateway: Gateway, services: Services, socket: web.WebSocketResponse) -> None:
        self._gateway = gateway
        self._services = services
        self._socket = socket
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None
        self._frames: deque[float] = deque(maxlen=services.world.limits.gateway_frames)

    async def take(self, text: str) -> None:
        """One frame; GatewayError when the connection must end because of it."""
        operation, data = _parsed(text)
        self._count()
        if operation == Op.HEARTBEAT:
            if self._session is not None and isinstance(data, int):
                self._session.acknowledged(data)
            if self._session is None:
                await self._socket.send_json({"op": Op.HEARTBEAT_ACK, "d": None, "s": None, "t": None})
            else:
                asyncio.get_running_loop().call_later(
                    _ACKNOWLEDGE_AFTER, self._gateway.send, self._session, Op.HEARTBEAT_ACK, None
                )
        elif operation in (Op.IDENTIFY, Op.RESUME):
            await self._open(operation, data)
        elif self._session is None or self._session.over:
            raise GatewayError(Close.NOT_IDENTIFIED)
        elif operation == Op.REQUEST_MEMBERS:
            self._gateway.send_members(self._session, data)

    async def _open(self, operation: int, data: Any) -> None:
        if self._session is not None and not self._session.over:
            raise GatewayError(Close.ALREADY_IDENTIFIED)
        self.end()
        if not isinstance(data, dict):
            raise GatewayError(Close.NOT_UNDERSTOOD)
        begin = self._gateway.begin if operation == Op.IDENTIFY else self._gateway.resume
        self._session = await begin(self._socket, data)
        if self._session is not None:
            self._writer = asyncio.create_task(_write(self._session, self._socket))

    def _count(self) -> None:
        now, limits = time.monotonic(), self._services.world.limits
        full = len(self._frames) == self._frames.maxlen
        if self._services.rates.enforced and full and now - self._frames[0] < limits.gateway_seconds:
            raise GatewayError(Close.TOO_FAST)
        self._frames.append(now)

    def end(self) -> None:
        """The connection is over."""
        if self._session is not None:
            self._gateway.ended(self._session, self._socket)
        if self._writer is not None:
            self._writer.cancel()


def _parsed(text: str) -> tuple[int, Any]:
    try:
        message = json.loads(text)
        operation, data = message["op"], message.get("d")
    except (ValueError, TypeError, KeyError, AttributeError):
        raise GatewayError(Close.NOT_UNDERSTOOD) from None
    if operation not in _KNOWN_OPS:
        raise GatewayError(Close.UNKNOWN_OPERATION)
    return operation, data


async def _write(session: Session, socket: web.WebSocketResponse) -> None:
    outgoing = session.outgoing
    while not socket.closed:
        text = await outgoing.get()
        try:
            await socket.send_str(text)
        except ConnectionError:
            # What could not be sent is still in `sent` and will be replayed on resume.
            return
