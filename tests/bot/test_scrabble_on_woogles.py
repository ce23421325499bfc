"""A whole Let's Play Scrabble event of 24 on a pretend woogles.io, with no result typed.

Everybody but one links an account; rounds are paired here, started and played there. On the way a game is cancelled and
played again, one is played with the wrong player going first, two players play twice, and Woogles is away while a round
is played. Directors decide what is odd with a button.
"""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from formats.core.events import ResultRecorded
from formats.core.model import Pairing
from tests.bot.commands.desk import entrant_of, td
from tests.bot.on_woogles import ROUNDS, Event, event
from tests.bot.world import World

PLAYERS = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX")
STRANGER = PLAYERS[-1]
"""Never links an account."""

TOGETHER = 3
CANCELLED_IN, SWAPPED_IN, TWICE_IN, AWAY_IN, ABSENT_AFTER = 4, 5, 6, 7, 3

GAMES = ROUNDS * 11
MOST_REQUESTS = {
    "GetProfile": 46,  # two for everybody who links: is there such an account, does the word stand there
    "GetTournamentMetadata": 2,  # when the terms are set, and for the first round
    "GetTournament": 34,
    "AddPlayers": 2,
    "SetPairing": ROUNDS + 1,  # one that only a director may ask for, when the terms are set
    "StartRoundCountdown": ROUNDS,
    "RecentGames": 19,  # one for each look, and some while the server is away
}
MOST_POSTS = 60
"""In the channel and to directors, over the whole event."""

pytestmark = [pytest.mark.usefixtures("awake"), pytest.mark.slow]


async def play_round(here: Event, number: int) -> None:
    """Publish a round if it is not, and play it there; what goes wrong in this one goes wrong."""
    stage = (await here.state()).started[0]
    if len(stage.rounds) < number:
        await td(here.world, "/round publish")
        await here.settled()
    round_ = (await here.state()).started[0].rounds[number - 1]
    there = [
        pairing for pairing in round_.open_pairings() if await entrant_of(here.world, STRANGER) not in pairing.seats
    ]
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
    """Return the open games of the rounds so far, without those of the player who never linked an account."""
    stranger, stage = await entrant_of(here.world, STRANGER), (await here.state()).started[0]
    games = [pairing for round_ in stage.rounds[:number] for pairing in round_.open_pairings()]
    return [pairing.id for pairing in games if stranger not in pairing.seats]


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
    async with event(world, PLAYERS, STRANGER) as here:
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
        recorded = [record for record in loaded.records if isinstance(record.event, ResultRecorded)]
        sources = Counter(record.event.source for record in recorded if isinstance(record.event, ResultRecorded))
        assert sources == {"server": GAMES, "withdrawal": ABSENT_AFTER}
        assert Counter(request.path.rpartition("/")[2] for request in here.site.asked) <= Counter(MOST_REQUESTS)
        assert here.posts() <= MOST_POSTS
