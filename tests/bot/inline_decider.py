"""A decider without processes of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from bot.service.work_progress import NUMBERS, SharedNumbers, Watch
from bot.service.worker import READ_SECONDS
from formats import registry
from formats.core.decide import decide
from formats.core.events import Event
from formats.core.log import Envelope
from formats.core.state import TournamentState

T = TypeVar("T")


class InlineDecider:
    """Decides on the event loop and reads texts in a thread, for tests and the programs that they start."""

    def __init__(self) -> None:
        self._shared = SharedNumbers([0] * NUMBERS)

    def watch(self) -> Watch:
        """A new piece of work to watch."""
        return self._shared.watch()

    async def decide(self, state: TournamentState, envelope: Envelope, watch: Watch | None = None) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        return await self.work(decide, state, envelope, registry.engine(), watch=watch)

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """Call the function."""
        with self._shared.at_work((watch or self._shared.watch()).number):
            return work(*arguments)

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Call the function."""
        return work(*arguments)

    async def read(self, work: Callable[..., T], *arguments: Any, seconds: float = READ_SECONDS) -> T:
        """Return what the parser makes of the text, read in a thread without a limit."""
        del seconds
        return await asyncio.to_thread(work, *arguments)

    def close(self) -> None:
        """Holds nothing."""
