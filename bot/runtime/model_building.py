"""Background task that builds the validators of values after the start.

Pydantic builds the validator of a `Value` when the class is first used. The start does not wait for all of them, and
with this task no first command does either.
"""

from __future__ import annotations

import asyncio

from formats.core.events import EVENT
from formats.core.values import every_value


async def build_models() -> None:
    """Build the validators of all loaded classes of values, one in each iteration of the loop, and that of events."""
    for kind in every_value():
        kind.model_rebuild()
        await asyncio.sleep(0)
    EVENT.rebuild()
