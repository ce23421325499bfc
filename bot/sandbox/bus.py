"""What happens in the pretend Discord, told to whoever listens: gateway sessions, the page, and waiting tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.sandbox.world.models import Message

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened.

    Attributes:
        name: Discord's name of the event (MESSAGE_CREATE, ...), or a name of our own beginning with "@"
            ("@answer", "@modal", ...), which bots never hear of.
        data: the payload as Discord would send it, or our own.
        guild_id: the server concerned; None for direct messages and the like.
        channel_id: the channel whose members may hear of it; None when it concerns the whole server.
        message: the message concerned, because each viewer sees it differently.
        user_ids: the only people concerned; None for everybody who sees the channel.
    """

    name: str
    data: dict[str, Any] = field(default_factory=dict)
    guild_id: int | None = None
    channel_id: int | None = None
    message: Message | None = None
    user_ids: frozenset[int] | None = None


class Bus:
    """Tells every listener of every happening, in order, at once."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Happening], None]] = []

    def publish(self, happening: Happening) -> None:
        """Tell everybody."""
        for listener in tuple(self._listeners):
            listener(happening)

    def listen(self, listener: Callable[[Happening], None]) -> Callable[[], None]:
        """Hear everything from now on; returns how to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def until(self, look: Callable[[], _T | None], seconds: float) -> _T | None:
        """Look now and after every happening until there is something to return; None when the (real) time is up."""
        if (found := look()) is not None:
            return found
        seen: asyncio.Future[_T] = asyncio.get_running_loop().create_future()

        def listener(_: Happening) -> None:
            if not seen.done() and (found := look()) is not None:
                seen.set_result(found)

        stop = self.listen(listener)
        try:
            return await asyncio.wait_for(seen, seconds)
        except TimeoutError:
            return None
        finally:
            stop()
