"""A whole Let's Play Scrabble event of 24 on a pretend woogles.io: nobody types a result.

Everybody but one links an account; rounds are paired here, started and played there. On the way a game is cancelled and
played again, one is played with the wrong player going first, two players play twice, and Woogles is away while a round
is played. Directors decide what is odd with a button.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta

import pytest
from pydantic import SecretStr

from bot.app.game_servers.in_use import GameServers, use
from bot.app.game_servers.port import Surroundings
from bot.game_server_registry import opened
from bot.sandbox.game_servers.woogles.records import Game, Tournament
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from bot.sandbox.people import Person, SeenMessage
from formats.core.events import ResultRecorded
from formats.core.model import Pairing
from formats.core.state import Tournament as State
from tests.bot.commands.desk import entrant_of, state_of, td
from tests.bot.scrabble.club import PRESET, scores_of
from tests.bot.world import LOBBY, World

PLAYERS = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX")
STRANGER = PLAYERS[-1]
"""Never links an account."""

ROUNDS, TOGETHER = 14, 3
CANCELLED_IN, SWAPPED_IN, TWICE_IN, AWAY_IN, ABSENT_AFTER = 4, 5, 6, 7, 3
DIVISION, DIRECTOR = "A", "director"

GAMES = ROUNDS * 11
MOST_REQUESTS = {
    "GetProfile": 46,  # two for everybody who links: is there such an account, does the word stand there
    "GetTournamentMetadata": 1,
    "GetTournament": 34,
    "AddPlayers": 2,
    "SetPairing": ROUNDS,
    "StartRoundCountdown": ROUNDS,
    "RecentGames": 19,  # one for each look, and some while the server is away
}
MOST_POSTS = 60
"""In the channel and to directors, over the whole event."""

pytestmark = [pytest.mark.usefixtures("awake"), pytest.mark.slow]


@dataclass
class Event:
    """The event here and there."""

    world: World
    site: PretendWoogles
    there: Tournament
    handles: dict[str, str] = field(default_factory=dict)

    async def state(self) -> State:
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
        games = [one for one in self.site.games.values() if one.round == number - 1 and names(one) == pair]
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
        pairing = next(one for one in pairings if {*one.players} == {*game.players})
        return self.site.begin(self.there.id, DIVISION, pairing, swapped=swapped, index=index)

    def posts(self) -> int:
        """Everything the bot has posted for others than who asked: in the channel, and to people."""
        people = [self.world.director, *(self.world.sandbox.person(name) for name in PLAYERS)]
        seen = [one for one in self.world.director.sees(LOBBY) if not one.ephemeral]
        return len(seen) + sum(len(person.dms) for person in people)

    def to_director(self, text: str) -> list[SeenMessage]:
        return [one for one in self.world.director.dms if text in one.text]

    async def take(self, doubt: str) -> None:
        """The director is asked once, and presses the button."""
        (asked,) = self.to_director(doubt)
        await asked.click("Take it")
        await self.settled()


def handle(name: str) -> str:
    """What somebody is called on Woogles."""
    return name.replace(" ", "").lower()


def names(game: Game) -> set[str]:
    return {one.partition(":")[2] for one in game.players}


@asynccontextmanager
async def event(world: World) -> AsyncIterator[Event]:
    """Signed up here, linked, and a tournament there with the host's own account as its director."""
    async with PretendWoogles(clock=world.sandbox.clock) as site:
        for name in (DIRECTOR, *map(handle, PLAYERS)):
            site.add_user(name)
        there = site.add_tournament("Autumn Open", DIRECTOR, DIVISION, [], ROUNDS)
        given = {"address": site.address, "key": SecretStr(site.key_of(DIRECTOR))}
        servers = opened(["woogles"], Surroundings("Herald (host@example.org)", world.clock.now), {"woogles": given})
        use(servers)
        world.hosting._options["game_servers"] = servers
        here = Event(world, site, there)
        try:
            await sign_up(here)
            yield here
        finally:
            use(GameServers())
            await servers.close()


async def sign_up(here: Event) -> None:
    world = here.world
    await world.director.slash("/td create", channel=LOBBY, what=PRESET, title="Autumn Open")
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Game server")
    terms = f"{here.site.address}{here.there.slug} division {DIVISION}"
    await form.submit({"game_server": "woogles", "game_terms": terms, "server_results": "at_once"})
    await world.director.slash("/td open", channel=LOBBY)
    people = await world.players(*PLAYERS)
    await asyncio.gather(*(person.slash("/join", channel=LOBBY) for person in people))
    for person in people:
        if person.name != STRANGER:
            await here.link(person)
    await td(world, "/td close")
    here.handles |= {one: handle(person.name) for one, person in (await world.loaded()).people.items()}


async def play_round(here: Event, number: int) -> None:
    """Publish a round if it is not, and play it there; what goes wrong in this one goes wrong."""
    stage = (await here.state()).started[0]
    if len(stage.rounds) < number:
        await td(here.world, "/round publish")
        await here.settled()
    one = (await here.state()).started[0].rounds[number - 1]
    there = [pairing for pairing in one.open_pairings() if await entrant_of(here.world, STRANGER) not in pairing.seats]
    first, *rest = there
    if number == AWAY_IN:
        here.site.order("outage")
    for pairing in rest:
        here.play(here.game_of(pairing, number), pairing, number)
    game = here.game_of(first, number)
    if number == CANCELLED_IN:
        here.site.finish(game.id, 0, 0, "CANCELLED")
        await here.look()
        assert await open_in(here, number) == [first.id]
        game = here.again(game)
    if number == SWAPPED_IN:
        game = here.again(game, swapped=True)
    here.play(game, first, number)
    if number == TWICE_IN:
        here.play(here.again(game, index=1), first, number)
    await here.look()
    await put_right(here, number, there)


async def open_in(here: Event, number: int) -> list[str]:
    """The games of the rounds so far that have no result, but those of whoever never linked an account."""
    stranger, stage = await entrant_of(here.world, STRANGER), (await here.state()).started[0]
    games = [pairing for one in stage.rounds[:number] for pairing in one.open_pairings()]
    return [one.id for one in games if stranger not in one.seats]


async def put_right(here: Event, number: int, there: list[Pairing]) -> None:
    """What a director or the end of the outage mends."""
    if number == AWAY_IN:
        assert await open_in(here, number) == [pairing.id for pairing in there]
        here.site.faults.clear()
        await here.look(timedelta(hours=1))
    if number == SWAPPED_IN:
        await here.take("the sides are swapped")
    if number == TWICE_IN:
        asked = here.to_director("there is another game of this pairing")
        await asked[0].click("Take it")
        await here.settled()


async def test_a_scrabble_event_of_24_with_no_result_typed_by_anybody(world: World) -> None:
    async with event(world) as here:
        await td(world, "/round publish", rounds=TOGETHER, based_on=0)
        await here.settled()
        assert len(here.to_director("No games were made on woogles.io for Player X")) == 1
        for number in range(1, ROUNDS + 1):
            await play_round(here, number)
            if number == ABSENT_AFTER:
                shown = await td(world, "/players withdraw", entrant=STRANGER)
                await shown.click("Take them out")
                await here.settled()
            assert await open_in(here, number) == []
        await td(world, "/td advance")
        assert (await here.state()).phase == "finished"
        loaded = await world.loaded()
        recorded = [one for one in loaded.records if isinstance(one.event, ResultRecorded)]
        sources = Counter(one.event.source for one in recorded if isinstance(one.event, ResultRecorded))
        assert sources == {"server": GAMES, "withdrawal": ABSENT_AFTER}
        assert Counter(one.path.rpartition("/")[2] for one in here.site.asked) <= Counter(MOST_REQUESTS)
        assert here.posts() <= MOST_POSTS
