"""Simulated Discord gateway: identify, heartbeats, dispatch by intents and shard, resume with replay, and accidents.

Theory of operation (source: Discord's documentation, *Gateway* and *Opcodes and Status Codes*, API v10, JSON encoding):

- Connection. The server sends HELLO (op 10) with the heartbeat interval. The bot answers with IDENTIFY (op 2) or RESUME
  (op 6); any other frame than a heartbeat before that closes the connection with 4003. `gateway_connection` handles the
  frames of one socket in order, a writer task sends the session's queue, so that a slow bot never blocks the code that
  changes the world.
- Session. IDENTIFY creates a `Session` (one shard), then sends READY and one GUILD_CREATE for each server of the shard.
  A session outlives its connection: while no socket is attached, events are stored, and it is deleted when the bot
  closes with 1000 or 1001, when it is invalidated, or when the same shard identifies again.
- Sequence numbers. `_dispatch` gives each event of a session the next number `s`, starting at 1, and appends the frame
  to `Session.sent`, a bounded replay buffer. A heartbeat (op 1) carries the last number the bot has received; frames up
  to it are removed from the buffer.
- Resume. RESUME names session and last received number n. If every frame after n is still in the buffer, exactly these
  are sent again in order, followed by RESUMED; otherwise INVALID_SESSION (op 9, not resumable) makes the bot identify
  again. The frames that were queued for the old connection are discarded, because the buffer contains them.
- Heartbeats. A bot that sends no frame for two intervals is disconnected with 4009. The answer (op 11) is delayed
  slightly, see `gateway_connection.ACKNOWLEDGE_AFTER`.
- Delivery. An event is sent to a session if its server belongs to the shard, the bot can see the channel, and the
  intents include it; without the message content intent, texts of other people's messages are emptied.

Invariants: the numbers in a non-empty `Session.sent` are consecutive and end with `Session.sequence`; an event is in
the buffer before it is queued; `Gateway._sessions` contains every session that can be resumed.

Limits that are simulated: 120 frames a minute (4008), session starts per day and per `max_concurrency` lane, unknown
opcodes, invalid payloads, shards and intents. Not simulated: ETF encoding and compression by zstd, presences and voice
(the opcodes are accepted and ignored), the size limit of payloads, and expiry of sessions by time.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from aiohttp import web

from bot.sandbox.bus import WorldEvent
from bot.sandbox.rest.users import gateway_url
from bot.sandbox.services import Services
from bot.sandbox.sessions import (
    CONTENT_INTENT,
    MEMBERS_INTENT,
    PRESENCES_INTENT,
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
from bot.sandbox.world.render import FIXED, guild_create_json, member_json, own_user_json
from bot.sandbox.world.store import World

HEARTBEAT_SECONDS = 41.25
"""Interval between heartbeats that bots are asked for, in real seconds; Discord's usual value."""

_MEMBERS_CHUNK = 1_000
_CLEAN = (1000, 1001)


class Gateway:
    """All gateway sessions. Listens to the bus and dispatches each event to the sessions that may receive it.

    Attributes:
        identified: number of sessions started by IDENTIFY so far.
        resumed: number of successful RESUMEs so far.
        heartbeat_seconds: interval between heartbeats that bots are asked for.
    """

    def __init__(self, services: Services, *, heartbeat_seconds: float = HEARTBEAT_SECONDS) -> None:
        self.identified = 0
        self.resumed = 0
        self._services = services
        self.heartbeat_seconds = heartbeat_seconds
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
        """Whether at least one bot connection is open."""
        return any(session.socket is not None for session in self._sessions.values())

    # accidents, for tests and for the page

    async def drop(self) -> None:
        """Close all connections with 4000, after which bots may resume."""
        for session in self._live():
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=Close.UNKNOWN_ERROR)

    async def forget(self) -> None:
        """Close all connections and delete all sessions, so that bots have to identify again."""
        await self.drop()
        self._sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Ask bots to reconnect and resume (RECONNECT, op 7)."""
        for session in self._live():
            self.send(session, Op.RECONNECT, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Invalidate all sessions (INVALID_SESSION, op 9); bots have to identify again unless `resumable`."""
        for session in self._live():
            if not resumable:
                self._sessions.pop(session.id)
                session.over = True
            self.send(session, Op.INVALID_SESSION, resumable)

    def freeze(self) -> None:
        """Hold back all frames until `thaw` is called."""
        self._frozen = True

    def thaw(self) -> None:
        """Send the frames held back by `freeze`, and send immediately from now on."""
        self._frozen = False
        for session in self._sessions.values():
            for text in session.held:
                session.outgoing.put_nowait(text)
            session.held.clear()

    def repeat_next(self, times: int = 1) -> None:
        """Deliver each of the next `times` events twice; Discord guarantees only at-least-once delivery."""
        self._twice = times

    def limit_members(self, times: int = 1, retry_after: float = 0.05) -> None:
        """Answer the next requests for members with a RATE_LIMITED event that names `retry_after` seconds."""
        self._limited, self._retry_after = times, retry_after

    def as_json(self) -> Json:
        """Return the state of the gateway for the page."""
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

    # sessions of connections

    def ended(self, session: Session, socket: web.WebSocketResponse) -> None:
        """Detach a closed connection from its session, and delete the session if the bot closed it cleanly."""
        if session.socket is socket:
            session.socket = None
            if socket.close_code in _CLEAN:
                self._sessions.pop(session.id, None)

    async def begin(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Handle IDENTIFY: return a new session, or None if session starts are limited at the moment."""
        self._check_token(data)
        intents = checked_intents(data.get("intents"), self._services.privileged)
        shard = checked_shard(data.get("shard"))
        if not self._services.starts.begin(shard[0]):
            await socket.send_json({"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        for old in [item for item in self._sessions.values() if item.socket is None and item.shard == shard]:
            # A shard that identifies again will not resume its previous session, whose buffer would only grow.
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
            self._send_guild(session, guild)
        self._world.publish("@bot", {"connected": True})
        return session

    def _check_token(self, data: Json) -> None:
        if data.get("token") != self._services.token:
            raise GatewayError(Close.WRONG_TOKEN)

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return FIXED["ready"] | {
            "v": 10,
            "user": own_user_json(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_url(self._world),
            "shard": list(session.shard),
            "application": {"id": str(self._world.app_id), "flags": 0},
        }

    async def resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Handle RESUME: queue all missed frames and return the session, or None if they are not available."""
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

    # dispatching

    def on_event(self, event: WorldEvent) -> None:
        """Dispatch an event of the world to every session that may receive it."""
        for session in tuple(self._sessions.values()):
            if not session.has(event.guild_id):
                continue
            if event.name == "@guild_join" and event.guild_id is not None:
                self._send_guild(session, self._world.guilds[event.guild_id], fresh=True)
            elif not event.name.startswith("@") and self._receives(session, event):
                self._dispatch(session, event.name, self._readable(session, event))

    def _receives(self, session: Session, event: WorldEvent) -> bool:
        """Whether a session receives an event: recipients, membership, channel permissions and intents."""
        world, bot = self._world, self._world.bot.id
        if event.user_ids is not None and bot not in event.user_ids:
            return False
        if event.message is not None and event.message.ephemeral:
            return False
        if event.guild_id is not None and bot not in world.guilds[event.guild_id].members:
            return False
        channel = world.channels.get(event.channel_id or 0)
        if channel is not None and not channel_permissions(world, channel, bot) & Permission.VIEW_CHANNEL:
            return False
        if event.name == "GUILD_MEMBER_UPDATE" and event.data["user"]["id"] == str(bot):
            return True
        return wanted(event.name, session.intents, in_guild=event.guild_id is not None)

    def _readable(self, session: Session, event: WorldEvent) -> Json:
        """Return the event's data, without message contents if the message content intent is missing.

        As at Discord, messages by the bot, messages that mention it, and direct messages are always complete.
        """
        message, data = event.message, event.data
        if message is None or "content" not in data or session.intents & CONTENT_INTENT:
            return data
        bot = self._world.bot.id
        if message.author_id == bot or bot in message.mention_ids or event.guild_id is None:
            return data
        kept = {key: value for key, value in data.items() if key != "poll"}
        return kept | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _send_guild(self, session: Session, guild: Guild, *, fresh: bool = False) -> None:
        """Dispatch GUILD_CREATE; `fresh` if the bot has just joined the server."""
        body = guild_create_json(self._world, guild, with_members=bool(session.intents & PRESENCES_INTENT))
        if fresh:
            # The absence of this key distinguishes a newly joined server from one that became available.
            del body["unavailable"]
        self._dispatch(session, "GUILD_CREATE", body)

    def send_members(self, session: Session, data: Json) -> None:
        """Handle REQUEST_GUILD_MEMBERS (op 8): dispatch the members in chunks of 1,000."""
        guild = self._world.guilds[int(data["guild_id"])]
        if self._limited:
            self._limited -= 1
            meta = {"guild_id": str(guild.id), "nonce": data.get("nonce")}
            limit = {"opcode": Op.REQUEST_MEMBERS, "retry_after": self._retry_after, "meta": meta}
            self._dispatch(session, "RATE_LIMITED", limit)
            return
        ids = data.get("user_ids")
        if ids is None and not data.get("query") and not session.intents & MEMBERS_INTENT:
            return  # only a bot with that intent may list all members; Discord sends nothing
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
        """Number an event, store its frame for replay and queue it if a connection is open."""
        session.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "t": name, "s": session.sequence, "d": data})
        session.sent.append((session.sequence, text))
        copies = 1
        if self._twice and name not in ("READY", "RESUMED", "GUILD_CREATE"):
            self._twice -= 1
            copies = 2
        if session.socket is None:
            # Without a connection the frame stays in `sent`, from which a resume replays it.
            return
        for _ in range(copies):
            if self._frozen:
                session.held.append(text)
            else:
                session.outgoing.put_nowait(text)

    def send(self, session: Session, operation: Op, data: Any) -> None:
        """Queue a frame that is not an event and therefore has no sequence number."""
        session.outgoing.put_nowait(json.dumps({"op": operation, "d": data, "s": None, "t": None}))

    def _live(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.socket is not None]
