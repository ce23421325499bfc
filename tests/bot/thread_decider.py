"""The bot's worker process without a process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.service.work_progress import Watch
from bot.service.worker import WorkerDecider


class ThreadDecider(WorkerDecider):
    """Works apart from the event loop exactly where the worker process would, in a thread."""

    async def work(self, work: Callable[..., Any], *arguments: Any, watch: Watch | None = None) -> Any:
        """What the function answers."""
        return await asyncio.to_thread(work, *arguments)

    async def read(self, work: Callable[..., Any], *arguments: Any, seconds: float = 0.0) -> Any:
        """What the function answers."""
        del seconds
        return await asyncio.to_thread(work, *arguments)

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What the function answers."""
        return await asyncio.to_thread(work, *arguments)
