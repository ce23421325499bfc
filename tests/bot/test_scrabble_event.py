"""A whole Let's Play Scrabble event, played by fourteen people over real sockets.

The published options are pinned, three rounds of groups are published together, a Swiss until half-way follows, then
COP, at times paired while the round before is still played. Players report both scores and confirm, a director
corrects an old slip, the bot is restarted in the middle of a round. At the end the event goes out to tsh and comes in
again with the same standings, and the exported log alone gives the same tournament.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest

from bot.sandbox.people import Person, Reply
from formats.core.evolve import fold
from formats.core.log_file import read_log
from formats.core.model import Pairing
from formats.core.state import TournamentState
from formats.core.verify import verify
from formats.registry import engine
from tests.bot.scrabble.club import PRESET, scores_of
from tests.bot.world import LOBBY, World

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMN")
ROUNDS = 14
AHEAD = (8, 11)
"""Rounds that are published while half of the round before is still played."""

RESTART_ROUND, CORRECTED_AFTER = 5, 9

pytestmark = pytest.mark.usefixtures("awake")


class Event:
    """The event as its director and its players see it."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def state(self) -> TournamentState:
        return (await self.world.loaded()).state

    async def person(self, entrant: str) -> Person:
        return self.world.sandbox.person((await self.world.loaded()).people[entrant].name)

    async def td(self, command: str, **options: Any) -> Reply:
        reply = await self.world.director.slash(command, channel=LOBBY, **options)
        await self.world.settled()
        return reply

    async def play(self, games: tuple[Pairing, ...]) -> None:
        """Both players of these games do their part, all at the same time."""
        await asyncio.gather(*(self.play_game(game) for game in games))
        await self.world.settled()

    async def play_game(self, game: Pairing) -> None:
        """The first seat reports with a command, the second confirms."""
        number = (await self.state()).find(game.id)[1].number
        scores = scores_of(game, number)
        reporter, opponent = [await self.person(seat) for seat in game.seats]
        score = f"{scores[0]}:{scores[1]}"
        await reporter.slash("/match report", channel=LOBBY, score=score, game=game.id)
        await opponent.slash("/match confirm", channel=LOBBY, game=game.id)

    async def round(self, number: int) -> None:
        """Publish a round if it is not, and play it; perhaps the next one is paired meanwhile."""
        if len((await self.state()).started[0].rounds) < number:
            await self.td("/round publish")
        games = (await self.state()).started[0].rounds[number - 1].open_pairings()
        half = len(games) // 2
        await self.play(games[:half])
        if number + 1 in AHEAD:
            await self.td("/round publish", based_on=number - 1)
        if number == RESTART_ROUND:
            await self.world.restart_bot()
        await self.play(games[half:])


async def signed_up(world: World) -> Event:
    await world.director.slash("/td create", channel=LOBBY, what=PRESET, title="Autumn Open")
    await world.director.slash("/td open", channel=LOBBY)
    players = await world.players(*NAMES)
    await asyncio.gather(*(player.slash("/join", channel=LOBBY) for player in players))
    event = Event(world)
    await event.td("/td close")
    return event


@pytest.mark.slow
async def test_a_whole_event(world: World) -> None:
    world.keep_to_rate_limits()
    event = await signed_up(world)
    (pinned,) = [seen for seen in world.director.sees(LOBBY) if seen.pinned and seen.attachments]
    published = hashlib.sha256(pinned.attachments[0].data).hexdigest()
    assert published in pinned.text

    await event.td("/round publish", rounds=3, based_on=0)
    assert [round_.number for round_ in (await event.state()).started[0].rounds] == [1, 2, 3]
    for number in range(1, ROUNDS + 1):
        await event.round(number)
        if number == CORRECTED_AFTER:
            await slip_corrected(event)

    state = await event.state()
    assert {round_.pairings.facts["check_sum"] for round_ in state.started[0].rounds} == {published}
    codes = [{reason.code for reason in round_.pairings.rationale} for round_ in state.started[0].rounds]
    assert [number for number, reasons in enumerate(codes, start=1) if "round_initial_fontes" in reasons] == [1, 2, 3]
    assert [number for number, reasons in enumerate(codes, start=1) if "round_cop" in reasons] == list(range(8, 15))
    assert [number for number, reasons in enumerate(codes, start=1) if "older_standings" in reasons] == [2, 3, *AHEAD]
    await event.td("/td advance")
    assert (await event.state()).phase == "finished"
    await the_log_tells_the_same(event)
    await tsh_has_the_same(event)


async def slip_corrected(event: Event) -> None:
    """A result of the second round was entered the wrong way round."""
    old = (await event.state()).started[0].rounds[1].pairings.pairings[0]
    scores = scores_of(old, 2)[::-1]
    asked = await event.td(
        "/round result", game=old.id, score=f"{scores[0]}:{scores[1]}", reason="Swapped on the slip."
    )
    answer = await asked.click("Correct it")
    await event.world.settled()
    assert "is in" in answer.text


async def the_log_tells_the_same(event: Event) -> None:
    exported = await event.td("/tournament export", what="log")
    log = read_log(exported.message.attachments[0].data.decode())
    state = await event.state()
    assert fold(log.records) == state
    standings = engine().standings(state)
    assert engine().standings(fold(log.records)) == standings
    assert verify(log.records, engine()) == ()
    final = [seen.text for seen in event.world.director.sees(LOBBY) if "Final standings" in seen.text]
    people = (await event.world.loaded()).people
    names = [people[line.entrant].name for line in standings]
    assert final
    order = final[-1].partition("Final standings")[2]
    assert [order.index(name) for name in names] == sorted(order.index(name) for name in names)


async def tsh_has_the_same(event: Event) -> None:
    files = await event.td("/tsh export", tournament="Autumn Open")
    division = files.message.attachments[0].data
    await event.td("/td import-tsh", file=("a.t", division), title="Back from tsh")
    again = (await event.world.loaded("t2")).state
    before, after = engine().standings(await event.state()), engine().standings(again)
    assert [(line.rank, line.points, line.tie_breaks) for line in before] == [
        (line.rank, line.points, line.tie_breaks) for line in after
    ]
