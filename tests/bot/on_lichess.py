"""A Swiss of six on a pretend lichess.org, for tests: a host with a token, and people who agree on its page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import aiohttp
from cryptography.fernet import Fernet
from pydantic import SecretStr

from bot.game_server_api.in_use import GameServers, use
from bot.game_server_api.port import Surroundings
from bot.game_server_api.token_store import TokenStore
from bot.plugins import opened
from bot.sandbox.game_servers.lichess.records import Game
from bot.sandbox.game_servers.lichess.server import PretendLichess
from bot.sandbox.people import Person, SeenMessage
from formats.core.model import Pairing
from tests.bot.commands.desk import state_of, td
from tests.bot.commands.rounds import PAIRED
from tests.bot.world import LOBBY, World

SWISS = "preset:classic_swiss"
PLAYERS = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay")
STRANGER = "Fay"
"""Never links an account."""

ROUNDS = 3
TERMS = "10+5 rated"
PUBLIC = "https://herald.example.org"


@dataclass
class Event:
    """The event here, and the site."""

    world: World
    site: PretendLichess

    async def look(self, passes: timedelta = timedelta(minutes=16)) -> None:
        """Let time pass, and the bridge look."""
        await self.world.jump(passes)
        self.world.hosting.herald.game_bridge.wake()
        await self.settled()

    async def settled(self) -> None:
        await self.world.hosting.herald.game_bridge.settled()
        await self.world.settled()

    async def consent(self, person: Person, account: str = "") -> str:
        """Agree on the page of lichess; the line that the page of the host shows afterwards."""
        shown = await person.slash("/me account", channel=LOBBY, server="lichess")
        address = next(word for word in shown.text.split() if "/oauth?" in word)
        query = {key: values[0] for key, values in parse_qs(urlsplit(address).query).items()}
        async with aiohttp.ClientSession() as browser:
            granted = await browser.get(
                f"{self.site.address}/pretend/grant",
                params={**query, "as": account or person.name},
                allow_redirects=False,
            )
        return granted.headers["Location"].partition("?")[2]

    def game_of(self, pairing: Pairing, names: dict[str, str]) -> Game:
        """The last game the two have begun."""
        pair = {names[seat].lower() for seat in pairing.seats}
        return [game for game in self.site.games.values() if {game.white, game.black} == pair][-1]

    async def open_games(self) -> tuple[Pairing, ...]:
        return (await state_of(self.world)).open_games()

    async def names(self) -> dict[str, str]:
        return {entrant: person.name for entrant, person in (await self.world.loaded()).people.items()}

    def to_director(self, text: str) -> list[SeenMessage]:
        return [message for message in self.world.director.dms if text in message.text]


@asynccontextmanager
async def event(world: World, *, token: bool = True) -> AsyncIterator[Event]:
    """A Swiss of six, on lichess with the host's token, at a host that has a public address and a key."""
    async with PretendLichess(clock=world.sandbox.clock) as site:
        for name in ("Host", *PLAYERS):
            site.add_account(name)
        settings = {"address": site.address, "token": SecretStr(site.host_token("Host") if token else "")}
        surroundings = Surroundings("Herald (host@example.org)", world.clock.now, PUBLIC)
        servers = opened(["lichess"], surroundings, {"lichess": settings})
        world.hosting._options["game_servers"] = servers
        world.hosting._options["token_store"] = TokenStore(Fernet.generate_key().decode())
        await world.restart_bot()
        try:
            yield Event(world, site)
        finally:
            use(GameServers())
            await servers.close()


async def signed_up(here: Event, players: tuple[str, ...] = PLAYERS, rounds: int = ROUNDS) -> None:
    world = here.world
    await world.tournament(SWISS, players=players)
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Game server")
    await form.submit({"game_server": "lichess", "game_terms": TERMS, "server_results": "at_once"})
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Swiss")
    await form.submit({"stage.0.option.rounds": str(rounds)})
    for name in players:
        if name != STRANGER:
            person = world.sandbox.person(name)
            line = await here.consent(person)
            linked = await person.slash("/me account", channel=LOBBY, server="lichess", name=line)
            assert name in linked.text
    await td(world, "/td close")


async def timetabled(here: Event, players: tuple[str, ...]) -> None:
    """A championship with a weekly timetable, everybody linked, the first round paired and its times still open."""
    world = here.world
    await world.tournament(players=players)
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Game server")
    await form.submit({"game_server": "lichess", "game_terms": TERMS, "server_results": "at_once"})
    for name in players:
        person = world.sandbox.person(name)
        line = await here.consent(person)
        await person.slash("/me account", channel=LOBBY, server="lichess", name=line)
    await td(world, "/td close")
    await world.jump_to(PAIRED)
    await here.settled()
