"""Synchronous publish/subscribe bus for changes of the simulated Discord.

Subscribers are gateway sessions, the page's sockets and waiting tests. `publish` calls them in order of subscription
within the same call, so every subscriber sees the events in the order in which the world changed, and an event is
delivered before the request that caused it is answered. Subscribers must not block; slow consumers keep queues of their
own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.sandbox.world.models import Message

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class WorldEvent:
    """A change of the simulated Discord.

    Attributes:
        name: Discord's name of the event (MESSAGE_CREATE, ...), or an internal name beginning with "@" ("@answer",
        "@modal",
            ...), which is never sent to bots.
        data: the payload as Discord sends it, or an internal one.
        guild_id: the server concerned; None for direct messages and the like.
        channel_id: the channel whose members may receive it; None if it concerns the whole server.
        message: the message concerned, because its payload differs by viewer.
        user_ids: the only recipients; None for everyone who sees the channel.
    """

    name: str
    data: dict[str, Any] = field(default_factory=dict)
    guild_id: int | None = None
    channel_id: int | None = None
    message: Message | None = None
    user_ids: frozenset[int] | None = None


class Bus:
    """Calls each listener synchronously for each event, in order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[WorldEvent], None]] = []

    def publish(self, event: WorldEvent) -> None:
        """Call all listeners."""
        for listener in tuple(self._listeners):
            listener(event)

    def listen(self, listener: Callable[[WorldEvent], None]) -> Callable[[], None]:
        """Subscribe a listener. Returns a function that unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def until(self, look: Callable[[], _T | None], seconds: float) -> _T | None:
        """Call `look` now and after each event until it returns a value; None after `seconds` of real time."""
        if (found := look()) is not None:
            return found
        seen: asyncio.Future[_T] = asyncio.get_running_loop().create_future()

        def listener(_: WorldEvent) -> None:
            if not seen.done() and (found := look()) is not None:
                seen.set_result(found)

        stop = self.listen(listener)
        try:
            return await asyncio.wait_for(seen, seconds)
        except TimeoutError:
            return None
        finally:
            stop()
