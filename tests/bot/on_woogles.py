"""A Scrabble event on a pretend woogles.io, for tests: a tournament there, and people who link their accounts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta

from pydantic import SecretStr

from bot.game_server_api.in_use import GameServers, use
from bot.game_server_api.port import Surroundings
from bot.plugins import opened
from bot.sandbox.game_servers.woogles.records import Game, Tournament
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from bot.sandbox.people import Person, SeenMessage
from formats.core.model import Pairing
from formats.core.state import TournamentState
from tests.bot.commands.desk import state_of, td
from tests.bot.scrabble.club import PRESET, scores_of
from tests.bot.world import LOBBY, World

ROUNDS, DIVISION, DIRECTOR = 14, "A", "director"


@dataclass
class Event:
    """The event here and there."""

    world: World
    site: PretendWoogles
    there: Tournament
    players: tuple[str, ...]
    handles: dict[str, str] = field(default_factory=dict)

    async def state(self) -> TournamentState:
        return await state_of(self.world)

    async def settled(self) -> None:
        await self.world.hosting.herald.game_bridge.settled()
        await self.world.settled()

    async def look(self, passes: timedelta = timedelta(minutes=16)) -> None:
        """Let time pass, and the bridge look."""
        await self.world.jump(passes)
        self.world.hosting.herald.game_bridge.wake()
        await self.settled()

    async def link(self, person: Person) -> None:
        """With a word in the profile, as chat says."""
        name = handle(person.name)
        shown = await person.slash("/me account", channel=LOBBY, server="woogles", name=name)
        self.site.user(name).about = shown.text
        await shown.click("Done, look now")

    def game_of(self, pairing: Pairing, number: int) -> Game:
        """What the two play in this round there."""
        pair = {self.handles[seat] for seat in pairing.seats}
        games = [game for game in self.site.games.values() if game.round == number - 1 and names(game) == pair]
        return games[-1]

    def play(self, game: Game, pairing: Pairing, number: int) -> None:
        """They play it to its end, with scores of their own."""
        first, second = scores_of(pairing, number)
        if game.players[0].partition(":")[2] != self.handles[pairing.seats[0]]:
            first, second = second, first
        self.site.finish(game.id, first, second)

    def again(self, game: Game, *, swapped: bool = False, index: int = 0) -> Game:
        """The two begin another game of their pairing."""
        pairings = self.there.divisions[DIVISION].of_round(game.round)
        pairing = next(pairing for pairing in pairings if {*pairing.players} == {*game.players})
        return self.site.begin(self.there.id, DIVISION, pairing, swapped=swapped, index=index)

    def posts(self) -> int:
        """Everything the bot has posted for others than who asked: in the channel, and to people."""
        people = [self.world.director, *(self.world.sandbox.person(name) for name in self.players)]
        seen = [message for message in self.world.director.sees(LOBBY) if not message.ephemeral]
        return len(seen) + sum(len(person.dms) for person in people)

    def to_director(self, text: str) -> list[SeenMessage]:
        return [message for message in self.world.director.dms if text in message.text]

    async def take(self, doubt: str) -> None:
        """The director is asked once, and presses the button."""
        (asked,) = self.to_director(doubt)
        await asked.click("Take it")
        await self.settled()


def handle(name: str) -> str:
    """Return a person's user name on Woogles."""
    return name.replace(" ", "").lower()


def names(game: Game) -> set[str]:
    return {player.partition(":")[2] for player in game.players}


@asynccontextmanager
async def event(
    world: World, players: tuple[str, ...], stranger: str = "", *, key: bool = True
) -> AsyncIterator[Event]:
    """Signed up here, linked, and a tournament there with the host's own account as its director."""
    async with PretendWoogles(clock=world.sandbox.clock) as site:
        for name in (DIRECTOR, *map(handle, players)):
            site.add_user(name)
        there = site.add_tournament("Autumn Open", DIRECTOR, DIVISION, [], ROUNDS)
        settings = {"address": site.address, "key": SecretStr(site.key_of(DIRECTOR) if key else "")}
        servers = opened(["woogles"], Surroundings("Herald (host@example.org)", world.clock.now), {"woogles": settings})
        use(servers)
        world.hosting._options["game_servers"] = servers
        here = Event(world, site, there, players)
        try:
            await sign_up(here, players, stranger)
            yield here
        finally:
            use(GameServers())
            await servers.close()


async def sign_up(here: Event, players: tuple[str, ...], stranger: str) -> None:
    world = here.world
    await world.director.slash("/td create", channel=LOBBY, what=PRESET, title="Autumn Open")
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Game server")
    terms = f"{here.site.address}{here.there.slug} division {DIVISION}"
    await form.submit({"game_server": "woogles", "game_terms": terms, "server_results": "at_once"})
    await world.director.slash("/td open", channel=LOBBY)
    people = await world.players(*players)
    await asyncio.gather(*(person.slash("/join", channel=LOBBY) for person in people))
    for person in people:
        if person.name != stranger:
            await here.link(person)
    await td(world, "/td close")
    here.handles |= {entrant: handle(person.name) for entrant, person in (await world.loaded()).people.items()}
