"""The page's ear: one socket a viewer, which is told only what that viewer may see."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import web

from bot.sandbox.acting.sight import sees_channel, sees_message
from bot.sandbox.bus import Happening
from bot.sandbox.origin import is_foreign
from bot.sandbox.services import Services
from bot.sandbox.views import message_view
from bot.sandbox.world.models import Json

_GONE = ("MESSAGE_DELETE", "@dismissed")
_AS_THEY_ARE = {
    "@modal": "modal",
    "@answer": "answer",
    "@switches": "switches",
    "@panel": "panel",
    "@faults": "faults",
    "@loaded": "loaded",
}
_SILENT = ("INTERACTION_CREATE", "@follow_up", "CHANNEL_PINS_UPDATE")


class _Sockets:
    """The open sockets of one server."""

    def __init__(self) -> None:
        self.open: set[web.WebSocketResponse] = set()


_SOCKETS: web.AppKey[_Sockets] = web.AppKey("sockets", _Sockets)


class _Ear:
    """One open socket. Frames wait in a queue, so that a slow page never holds the bot up."""

    def __init__(self, services: Services, viewer: int) -> None:
        self._services = services
        self._viewer = viewer
        self._state_due = self._clock_due = False
        self.frames: asyncio.Queue[Json] = asyncio.Queue()

    def hear(self, happening: Happening) -> None:
        """Queue what the viewer is to be told."""
        if happening.user_ids is not None and self._viewer not in happening.user_ids:
            return
        world = self._services.world
        channel = world.channels.get(happening.channel_id or 0)
        if channel is not None and not sees_channel(world, channel, self._viewer):
            # Losing sight of a channel changes what is listed.
            if happening.name.startswith(("CHANNEL_", "THREAD_")):
                self._state()
            return
        if happening.message is not None:
            self._message(happening)
        elif happening.name == "MESSAGE_DELETE_BULK":
            for message_id in happening.data["ids"]:
                self._gone(happening.data["channel_id"], message_id)
        elif happening.name == "TYPING_START":
            self._put("typing", channel_id=happening.data["channel_id"], user_id=happening.data["user_id"])
        elif (kind := _AS_THEY_ARE.get(happening.name)) is not None:
            self._put(kind, **happening.data)
        elif happening.name not in _SILENT:
            self._state()

    def tell_clock(self) -> None:
        """Time or what is to come changed; many changes in one turn of the loop are told once."""
        if not self._clock_due:
            self._clock_due = True
            asyncio.get_running_loop().call_soon(self._tell_clock)

    def _tell_clock(self) -> None:
        self._clock_due = False
        clock = self._services.world.clock
        self._put("clock", clock=clock.as_json(), agenda=clock.agenda_as_json())

    def _message(self, happening: Happening) -> None:
        message = happening.message
        if message is None or (not sees_message(message, self._viewer) and not message.dismissed):
            return
        if happening.name in _GONE:
            self._gone(str(message.channel_id), str(message.id))
        else:
            self._put("message", message=message_view(self._services.world, message, self._viewer))

    def _gone(self, channel_id: str, message_id: str) -> None:
        self._put("message_gone", channel_id=channel_id, id=message_id)

    def _state(self) -> None:
        """Many changes in one turn of the loop are told once."""
        if not self._state_due:
            self._state_due = True
            asyncio.get_running_loop().call_soon(self._tell_state)

    def _tell_state(self) -> None:
        self._state_due = False
        self._put("state")

    def _put(self, kind: str, **fields: Any) -> None:
        self.frames.put_nowait({"type": kind, **fields})


def add_routes(app: web.Application, services: Services) -> None:
    """Serve /sandbox/live."""

    async def live(request: web.Request) -> web.WebSocketResponse:
        if is_foreign(request):
            raise web.HTTPForbidden
        text = request.query.get("as", "")
        if not text.isdigit() or int(text) not in services.world.users:
            raise web.HTTPBadRequest(text="as= names nobody")
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        ear = _Ear(services, int(text))
        clock = services.world.clock
        stops = [
            services.world.bus.listen(ear.hear), clock.on_change(ear.tell_clock), clock.on_agenda(ear.tell_clock)
        ]  # fmt: skip
        request.app[_SOCKETS].open.add(socket)
        writer = asyncio.create_task(_write(ear, socket))
        try:
            async for _ in socket:
                pass
        finally:
            for stop in stops:
                stop()
            writer.cancel()
            request.app[_SOCKETS].open.discard(socket)
        return socket

    app[_SOCKETS] = _Sockets()
    app.on_shutdown.append(_close_all)
    app.router.add_get("/sandbox/live", live)


async def _close_all(app: web.Application) -> None:
    for socket in tuple(app[_SOCKETS].open):
        await socket.close()


async def _write(ear: _Ear, socket: web.WebSocketResponse) -> None:
    while not socket.closed:
        frame = await ear.frames.get()
        try:
            await socket.send_json(frame)
        except ConnectionError:
            return
