"""Whole events of the presets, played by demo players and a director who takes every step, while somebody looks on."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from bot.rehearsal.conductor import Rehearsal, Report
from bot.rehearsal.opening import SandboxStage
from bot.sandbox.interactions import Interaction, Kind
from tests.bot.rehearsal.quiet_events import EVENTS
from tests.evenings.evening import Evening

NAMES = tuple(name for name in EVENTS if name != "tour")


class Acts:
    """How often each person has done anything: a command, a press, a form handed in."""

    def __init__(self, evening: Evening) -> None:
        self.by_user: Counter[int] = Counter()
        interactions = evening.world.sandbox.services.interactions
        self._start = interactions.start
        interactions.start = self._counted  # type: ignore[method-assign]

    def _counted(self, kind: Kind, user_id: int, *given: Any, **named: Any) -> Interaction:
        if kind is not Kind.AUTOCOMPLETE:
            self.by_user[user_id] += 1
        return self._start(kind, user_id, *given, **named)


async def play(evening: Evening, name: str) -> None:
    """From the first command to the final standings; the page of the director is open all the time."""
    world, acts = evening.world, Acts(evening)
    await evening.open()
    over = asyncio.Event()

    def told(report: Report) -> None:
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    rehearsal = Rehearsal(world.herald.service, SandboxStage(world.sandbox, world.server, world.herald), told)
    await rehearsal.start(EVENTS[name])
    await over.wait()
    assert rehearsal.mode == "over", rehearsal.mode
    await world.settled()
    evening.costs.director = acts.by_user.pop(world.director.id, 0)
    names = {user: str(user) for user in acts.by_user}
    evening.costs.players = Counter({names[user]: number for user, number in acts.by_user.items()})
