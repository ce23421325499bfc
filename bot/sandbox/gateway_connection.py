"""One connection of a bot to the simulated gateway: its frames in order, its rate limit, and its compression."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.gateway import Gateway
from bot.sandbox.services import Services
from bot.sandbox.sessions import Close, GatewayError, Op, Session

ACKNOWLEDGE_AFTER = 0.05
"""Delay of a heartbeat's acknowledgement in real seconds.

discord.py records the time of a heartbeat only after it has sent it. An acknowledgement without any network latency can
arrive before that and is then taken for a late answer to the previous heartbeat.
"""
_PATIENCE = 2.0
"""A connection without any frame for this many heartbeat intervals is closed."""

_KNOWN_OPS = frozenset({Op.HEARTBEAT, Op.IDENTIFY, Op.PRESENCE, Op.VOICE_STATE, Op.RESUME, Op.REQUEST_MEMBERS})


async def serve(gateway: Gateway, services: Services, request: web.Request) -> web.WebSocketResponse:
    """Handle one WebSocket connection of a bot."""
    compression = request.query.get("compress")
    if compression not in (None, "zlib-stream"):
        raise web.HTTPBadRequest(text=f"compress={compression} is not simulated; zlib-stream is")
    socket = FrameSocket(compressed=compression is not None, receive_timeout=gateway.heartbeat_seconds * _PATIENCE)
    await socket.prepare(request)
    interval = round(gateway.heartbeat_seconds * 1000)
    await socket.send_json({"op": Op.HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
    connection = _Connection(gateway, services, socket)
    try:
        async for frame in socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):  # some libraries send JSON as bytes
                await connection.take(frame.data)
    except GatewayError as error:
        await socket.close(code=error.code, message=error.code.name.encode())
    except TimeoutError:
        await socket.close(code=Close.TIMED_OUT, message=b"Session timed out.")
    finally:
        connection.end()
    return socket


class FrameSocket(web.WebSocketResponse):
    """A socket that compresses all frames as one zlib stream if `compressed`, flushed after each (`zlib-stream`)."""

    def __init__(self, *, compressed: bool, receive_timeout: float) -> None:
        super().__init__(max_msg_size=0, receive_timeout=receive_timeout)
        self._stream = zlib.compressobj() if compressed else None

    async def send_str(self, data: str, compress: int | None = None) -> None:
        """Send a frame."""
        if self._stream is None:
            await super().send_str(data, compress)
        else:
            flushed = self._stream.compress(data.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self.send_bytes(flushed, compress)


class _Connection:
    """One connection of a bot. Handles its frames one after the other."""

    def __init__(self, gateway: Gateway, services: Services, socket: FrameSocket) -> None:
        self._gateway = gateway
        self._services = services
        self._socket = socket
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None
        self._frames: deque[float] = deque(maxlen=services.world.limits.gateway_frames)

    async def take(self, text: str | bytes) -> None:
        """Handle one frame. Raises `GatewayError` if the connection has to be closed because of it."""
        operation, data = _parsed(text)
        self._count()
        if operation == Op.HEARTBEAT:
            if self._session is not None and isinstance(data, int):
                self._session.acknowledged(data)
            if self._session is None:
                await self._socket.send_json({"op": Op.HEARTBEAT_ACK, "d": None, "s": None, "t": None})
            else:
                asyncio.get_running_loop().call_later(
                    ACKNOWLEDGE_AFTER, self._gateway.send, self._session, Op.HEARTBEAT_ACK, None
                )
        elif operation in (Op.IDENTIFY, Op.RESUME):
            await self._open(operation, data)
        elif self._session is None or self._session.over:
            raise GatewayError(Close.NOT_IDENTIFIED)
        elif operation == Op.REQUEST_MEMBERS:
            self._gateway.send_members(self._session, data)

    async def _open(self, operation: int, data: Any) -> None:
        """Handle IDENTIFY or RESUME and start the writer task."""
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
        """Count a frame, and close with 4008 if more than the allowed number arrived in the time window."""
        now, limits = time.monotonic(), self._services.world.limits
        full = len(self._frames) == self._frames.maxlen
        if self._services.rates.enforced and full and now - self._frames[0] < limits.gateway_seconds:
            raise GatewayError(Close.TOO_FAST)
        self._frames.append(now)

    def end(self) -> None:
        """Detach the session and stop the writer task."""
        if self._session is not None:
            self._gateway.ended(self._session, self._socket)
        if self._writer is not None:
            self._writer.cancel()


def _parsed(text: str | bytes) -> tuple[int, Any]:
    """Return opcode and data of a frame. Raises `GatewayError` for invalid JSON or an unknown opcode."""
    try:
        message = json.loads(text)
        operation, data = message["op"], message.get("d")
    except (ValueError, TypeError, KeyError, AttributeError):
        raise GatewayError(Close.NOT_UNDERSTOOD) from None
    if operation not in _KNOWN_OPS:
        raise GatewayError(Close.UNKNOWN_OPERATION)
    return operation, data


async def _write(session: Session, socket: FrameSocket) -> None:
    """Send the session's queue until the connection is closed."""
    outgoing = session.outgoing
    while not socket.closed:
        text = await outgoing.get()
        try:
            await socket.send_str(text)
        except ConnectionError:
            # The frame is still in `sent` and will be replayed on resume.
            return
