"""Show the progress of work in the worker process, with a button that cancels it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.errors import NotYourWorkError
from bot.service.work_progress import Watch
from bot.text import actions
from bot.text.arguments import whole_number
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui.access import EVERYBODY
from bot.ui.actions import Press, button
from bot.ui.answers import Ask

BAR = 20


T = TypeVar("T")
PATIENCE_SECONDS = 1.5
"""What takes no longer is answered without a word about it."""

EVERY_SECONDS = 2.0
"""How often the message follows the work."""


async def awaited(ask: Ask, tournament: str, work: Callable[[Watch], Coroutine[Any, Any, T]]) -> T:
    """Return the result of the work; after a moment, show its progress with a button that ends it."""
    watch = ask.service.watch(owner=ask.account)
    task = asyncio.ensure_future(work(watch))
    stop = (shown(actions.STOP_WORK, tournament, str(watch.number)),)
    wait, said = PATIENCE_SECONDS, ""
    while True:
        await asyncio.wait({task}, timeout=wait)
        if task.done():
            return task.result()
        stand = watch.stand
        text = texts.waiting.waiting() if stand is None else _so_far(stand.step, stand.done, stand.total)
        if text != said:
            await ask.meanwhile(Message(content=text, buttons=stop))
        wait, said = EVERY_SECONDS, text


@button(actions.STOP_WORK, EVERYBODY)
async def _stop_pressed(press: Press) -> None:
    """Stop the work; its user is answered that it was stopped."""
    watch = press.ask.service.watched(whole_number(press.argument))
    if watch is None:
        await press.ask.replace(Message(content=texts.waiting.done_already()))
        return
    if watch.owner != press.ask.account:
        raise NotYourWorkError
    watch.stop()
    await press.ask.replace(Message(content=texts.waiting.stopping()))


def _so_far(step: int, done: int, total: int) -> str:
    """How far it has come, as a bar and in numbers."""
    filled = BAR * done // total
    return texts.waiting.so_far(step=step, done=done, total=total, filled="█" * filled, bar="░" * (BAR - filled))
