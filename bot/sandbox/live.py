"""WebSocket by which the page receives changes: one socket per viewer, with the events that this viewer may see.

Each socket subscribes to the bus and the clock and puts frames into an unbounded queue, from which a writer task sends;
a slow page therefore never delays the bot. Changes of lists (channels, members, roles) and of the clock are coalesced:
they set a flag and schedule one frame with `call_soon`, so many changes in one iteration of the event loop cause one
frame.
"""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import web

from bot.sandbox.acting.visibility import sees_channel, sees_message
from bot.sandbox.bus import WorldEvent
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


_SOCKETS: web.AppKey[set[web.WebSocketResponse]] = web.AppKey("sockets")


class _LiveFeed:
    """Frames for one open socket."""

    def __init__(self, services: Services, viewer: int) -> None:
        self._services = services
        self._viewer = viewer
        self._state_due = self._clock_due = False
        self.frames: asyncio.Queue[Json] = asyncio.Queue()

    def on_event(self, event: WorldEvent) -> None:
        """Queue the frame for an event that the viewer may see."""
        if event.user_ids is not None and self._viewer not in event.user_ids:
            return
        world = self._services.world
        channel = world.channels.get(event.channel_id or 0)
        if channel is not None and not sees_channel(world, channel, self._viewer):
            # An update may have removed the viewer's permission to see the channel: the list must be loaded again.
            if event.name.startswith(("CHANNEL_", "THREAD_")):
                self._state_changed()
            return
        if event.message is not None:
            self._message(event)
        elif event.name == "MESSAGE_DELETE_BULK":
            for message_id in event.data["ids"]:
                self._gone(event.data["channel_id"], message_id)
        elif event.name == "TYPING_START":
            self._put("typing", channel_id=event.data["channel_id"], user_id=event.data["user_id"])
        elif (kind := _AS_THEY_ARE.get(event.name)) is not None:
            self._put(kind, **event.data)
        elif event.name not in _SILENT:
            self._state_changed()

    def clock_changed(self) -> None:
        """Schedule one frame for any number of changes of the clock or agenda in this iteration of the event loop."""
        if not self._clock_due:
            self._clock_due = True
            asyncio.get_running_loop().call_soon(self._send_clock)

    def _send_clock(self) -> None:
        self._clock_due = False
        clock = self._services.world.clock
        self._put("clock", clock=clock.as_json(), agenda=clock.agenda_as_json())

    def _message(self, event: WorldEvent) -> None:
        message = event.message
        if message is None or (not sees_message(message, self._viewer) and not message.dismissed):
            return
        if event.name in _GONE:
            self._gone(str(message.channel_id), str(message.id))
        else:
            self._put("message", message=message_view(self._services.world, message, self._viewer))

    def _gone(self, channel_id: str, message_id: str) -> None:
        self._put("message_gone", channel_id=channel_id, id=message_id)

    def _state_changed(self) -> None:
        """Schedule one frame for any number of changes of lists in this iteration of the event loop."""
        if not self._state_due:
            self._state_due = True
            asyncio.get_running_loop().call_soon(self._send_state)

    def _send_state(self) -> None:
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
        feed = _LiveFeed(services, int(text))
        clock = services.world.clock
        stops = [
            services.world.bus.listen(feed.on_event),
            *(subscribe(feed.clock_changed) for subscribe in (clock.on_change, clock.on_agenda)),
        ]
        request.app[_SOCKETS].add(socket)
        writer = asyncio.create_task(_write(feed, socket))
        try:
            async for _ in socket:
                pass
        finally:
            for stop in stops:
                stop()
            writer.cancel()
            request.app[_SOCKETS].discard(socket)
        return socket

    app[_SOCKETS] = set()
    app.on_shutdown.append(_close_all)
    app.router.add_get("/sandbox/live", live)


async def _close_all(app: web.Application) -> None:
    for socket in app[_SOCKETS].copy():
        await socket.close()


async def _write(feed: _LiveFeed, socket: web.WebSocketResponse) -> None:
    while not socket.closed:
        frame = await feed.frames.get()
        try:
            await socket.send_json(frame)
        except ConnectionError:
            return
