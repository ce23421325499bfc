"""How long single turns of the bot's event loop take, and how late it comes back to somebody who sleeps."""

from __future__ import annotations

import asyncio
import asyncio.events
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

NOTED_SECONDS = 0.005
"""Shorter turns hold nobody up."""

HEARTBEAT_SECONDS = 0.02


@dataclass
class Held:
    """What held the loop: (when it was, in seconds of a clock that all processes share; how many milliseconds).

    `computing` and `turns` are the same turns, by the time of the processor and by the clock, which also counts what
    was waited for; `late` is every beat of a heart, `used` what the process had computed by then.
    """

    computing: list[tuple[float, float]] = field(default_factory=list)
    turns: list[tuple[float, float]] = field(default_factory=list)
    late: list[tuple[float, float]] = field(default_factory=list)
    used: list[tuple[float, float]] = field(default_factory=list)

    def save(self, file: Path) -> None:
        """Keep it for another process."""
        file.write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def since(cls, moment: float, file: Path) -> Held:
        """What another process has kept, from this moment on."""
        kept: dict[str, list[tuple[float, float]]] = json.loads(file.read_text(encoding="utf-8"))
        return cls(**{name: [(when, ms) for when, ms in found if when >= moment] for name, found in kept.items()})

    def used_by(self, moment: float) -> float:
        """Seconds of computing of the process until a moment."""
        return next((ms for when, ms in self.used if when >= moment), self.used[-1][1]) / 1000


def watched(held: Held, program: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A program whose event loop is watched from its beginning to its end."""

    async def run(*arguments: Any) -> None:
        real = asyncio.events.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            computed, began = time.thread_time(), time.monotonic()
            real(handle)
            if time.monotonic() - began > NOTED_SECONDS:
                held.computing.append((began, (time.thread_time() - computed) * 1000))
                held.turns.append((began, (time.monotonic() - began) * 1000))

        asyncio.events.Handle._run = timed  # type: ignore[assignment,method-assign]
        heart = asyncio.create_task(_beat(held), name="heart")
        try:
            await program(*arguments)
        finally:
            heart.cancel()
            with suppress(asyncio.CancelledError):
                await heart
            asyncio.events.Handle._run = real  # type: ignore[method-assign]

    return run


async def _beat(held: Held) -> None:
    while True:
        wished = time.monotonic() + HEARTBEAT_SECONDS
        await asyncio.sleep(HEARTBEAT_SECONDS)
        now = time.monotonic()
        held.late.append((wished, max(0.0, now - wished) * 1000))
        held.used.append((now, time.process_time() * 1000))
