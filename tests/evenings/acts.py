"""What people do, counted where it is done: every command, press, choice and form handed in is an act."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import Any

from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.people import Person
from bot.sandbox.people.seen import Reply, answer_to
from bot.sandbox.server import Sandbox


class Acts:
    """How often each user has acted, and what the bot answered those who are `watched`."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.by_user: Counter[int] = Counter()
        self._sandbox = sandbox
        self._watched: dict[int, Person] = {}
        self._answers: defaultdict[int, asyncio.Queue[asyncio.Task[Reply]]] = defaultdict(asyncio.Queue)
        interactions = sandbox.services.interactions
        self._start = interactions.start
        interactions.start = self._counted  # type: ignore[method-assign]

    def _counted(self, kind: Kind, user_id: int, *given: Any, **named: Any) -> Interaction:
        begun = self._start(kind, user_id, *given, **named)
        if kind is not Kind.AUTOCOMPLETE:
            self.by_user[user_id] += 1
            if user_id in self._watched:
                # Start waiting before the bot can have received the act, so that none of its answers is missed.
                answer = asyncio.create_task(answer_to(self._watched[user_id], begun))
                self._answers[user_id].put_nowait(answer)
        return begun

    def watch(self, person: Person) -> None:
        """From now on `answered` tells what the bot answers this person; answers to earlier acts are dropped."""
        self._answers.pop(person.id, None)
        self._watched[person.id] = person

    async def answered(self, person: Person) -> Reply:
        """Return the answer to the earliest act of the person whose answer has not been read yet."""
        return await (await self._answers[person.id].get())
