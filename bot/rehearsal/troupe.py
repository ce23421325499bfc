"""Lets the cast act: looks at every tournament whenever something changed, and gives each demo player a turn."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol

from bot.rehearsal.behaviour import Act, next_act
from bot.rehearsal.cast import CAST

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    from bot.app.service import Change, Live, Service
    from bot.rehearsal.cast import Role
    from formats.core.values import EntrantId

logger = logging.getLogger(__name__)

MOST_TURNS = 50
"""How often in a row the cast may act before it waits for the next change."""


class Actor(Protocol):
    """Somebody who can use a slash command. Whatever is refused raises."""

    @property
    def id(self) -> int:
        """The Discord user id."""
        ...

    async def slash(self, command: str, *, options: Mapping[str, Any]) -> object:
        """Use a command and wait for the answer."""
        ...


class Troupe:
    """The demo players. `hire` makes the next of them a member of the server."""

    def __init__(self, service: Service, hire: Callable[[Role], Awaitable[Actor]]) -> None:
        self._service = service
        self._hire = hire
        self._actors: dict[int, tuple[Role, Actor]] = {}
        self._wanted = asyncio.Event()
        self._refused: set[tuple[int, str]] = set()
        service.on_change(self._changed)
        service.clock.on_change(self._wanted.set)

    def _changed(self, _change: Change) -> None:
        self._wanted.set()

    async def play_with(self, count: int) -> None:
        """From now on this many demo players act; 0 stops them."""
        for role in CAST[len(self._actors) : count]:
            actor = await self._hire(role)
            self._actors[actor.id] = (role, actor)
        for user in list(self._actors)[count:]:
            del self._actors[user]
        self._refused.clear()
        self._wanted.set()

    async def run(self) -> None:
        """Act until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            for _ in range(MOST_TURNS):
                if not await self._turn():
                    break

    async def _turn(self) -> bool:
        """Everybody does one thing in every tournament, all at once; whether anybody did."""
        tournaments = self._service.database.tournaments
        acts = []
        for row in await tournaments.all(phases={"registration", "closed", "running"}):
            live = await self._service.live(row.id)
            acts += [self._perform(actor, live, act) for actor, act in self._intentions(live)]
        return any(await asyncio.gather(*acts))

    def _intentions(self, live: Live) -> Iterator[tuple[Actor, Act]]:
        cast = self._cast_of(live)
        mine = {user: entrant for entrant, (_, actor) in cast.items() for user in (actor.id,)}
        roles = {entrant: role for entrant, (role, _) in cast.items()}
        now = self._service.clock.now()
        for user, (role, actor) in self._actors.items():
            act = next_act(live.state, mine.get(user), role, roles, now)
            if act is not None and (user, f"{live.id} {act}") not in self._refused:
                yield actor, act

    def _cast_of(self, live: Live) -> Mapping[EntrantId, tuple[Role, Actor]]:
        return {
            entrant: self._actors[person.discord_id]
            for entrant, person in live.people.items()
            if person.discord_id in self._actors
        }

    async def _perform(self, actor: Actor, live: Live, act: Act) -> bool:
        version = live.state.version
        try:
            await actor.slash(act.command, options={**act.options, "tournament": live.id})
        except Exception:
            logger.exception("a demo player could not %s", act.command)
        acted = (await self._service.live(live.id)).state.version != version
        if not acted:
            # Whatever was refused once is not tried again: people would not either.
            self._refused.add((actor.id, f"{live.id} {act}"))
        return acted
