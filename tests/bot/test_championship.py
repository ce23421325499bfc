"""A whole Arimaa World Championship, played by twenty people over real sockets.

Everything goes through Discord: sign-up, ratings from a file, availability, the timetable's weeks across the change to
daylight saving, reports and confirmations, a forfeit, a withdrawal, a restart in the middle of a round, the finals and
the play-off for second place. In the end the exported log alone must give the same tournament.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox.people import Person
from formats.core.evolve import fold
from formats.core.log_file import read_log
from formats.core.lots import draw_number
from formats.core.model import Pairing
from formats.core.state import TournamentState
from formats.core.verify import verify
from formats.registry import engine
from tests.bot.world import LOBBY, World

NEW_YORK = ZoneInfo("America/New_York")
START = datetime(2026, 1, 31, 15, 0, tzinfo=UTC)
FIRST_PAIRING = datetime(2026, 2, 2, 19, 0, tzinfo=NEW_YORK)
ZONES = ("America/New_York", "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Australia/Sydney")
NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQRST")
LUCK = "season 7"
"""With these results two players end level for second place; see `better_player_won`."""

FORFEIT_ROUND, WITHDRAWAL_AFTER, RESTART_ROUND = 2, 3, 4
MOST_WEEKS = 16


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path, START)
    made.keep_to_rate_limits()
    await made.open()
    try:
        yield made
    finally:
        await made.close()


class Season:
    """The championship as its players see it."""

    def __init__(self, world: World, players: list[Person]) -> None:
        self.world = world
        self.players = players

    async def state(self) -> TournamentState:
        return (await self.world.loaded()).state

    async def person(self, entrant: str) -> Person:
        people = (await self.world.loaded()).people
        return self.world.sandbox.person(people[entrant].name)

    async def go_to(self, tick: datetime) -> None:
        await self.world.jump_to(tick.astimezone(UTC))

    async def play_round(self) -> None:
        """From the pairing to the last result, on the wall clock of New York."""
        state = await self.state()
        stage, round_ = state.stage_number, state.current_round
        assert round_ is not None
        paired = state.started[stage].paired_at[-1].astimezone(NEW_YORK)
        assert (paired.strftime("%a"), paired.hour, paired.minute) == ("Mon", 19, 0)
        assert all(not state.times[game.id].final for game in round_.pairings.pairings)

        await self.go_to(paired + timedelta(days=1))
        times = (await self.state()).times
        first, last = paired + timedelta(days=2), (paired + timedelta(days=7)).replace(hour=17)
        for game in round_.pairings.pairings:
            assert times[game.id].final
            assert first <= times[game.id].at <= last
        forfeited = (
            await self.forfeit(round_.pairings.pairings[-1]) if (stage, round_.number) == (0, FORFEIT_ROUND) else None
        )
        await self.go_to(max(times[game.id].at for game in round_.pairings.pairings) + timedelta(hours=1))
        games = [game for game in round_.pairings.pairings if game.id != forfeited]
        if (stage, round_.number) == (0, RESTART_ROUND):
            await asyncio.gather(*(self.report_and_confirm(game, stage, round_.number) for game in games[:3]))
            await self.world.restart_bot()
            games = games[3:]
        await asyncio.gather(*(self.report_and_confirm(game, stage, round_.number) for game in games))
        await self.world.settled()

    async def report_and_confirm(self, game: Pairing, stage: int, number: int) -> None:
        """The winner reports by command, the loser confirms by command."""
        winner = better_player_won(game, stage, number)
        await (await self.person(winner)).slash("/match report", channel=LOBBY, game=game.id, winner=winner)
        await (await self.person(game.opponent(winner))).slash("/match confirm", channel=LOBBY, game=game.id)

    async def forfeit(self, game: Pairing) -> str:
        """The worse of the two does not come; the other checks in, waits a quarter of an hour and claims the game."""
        absent = max(game.seats, key=number_of)
        present = await self.person(game.opponent(absent))
        start = (await self.state()).times[game.id].at
        await self.go_to(start - timedelta(minutes=5))
        card = await present.slash("/me next", channel=LOBBY)
        await card.click("I'm here")
        await self.go_to(start + timedelta(minutes=6))
        late = await self.person(absent)
        await late.wait_for(lambda seen: late.mention in seen.text and "I'm here" in seen.text, channel=LOBBY)
        await self.go_to(start + timedelta(minutes=15))
        asked = await present.slash("/match claim-forfeit", channel=LOBBY, game=game.id)
        await asked.click(asked.buttons[0].label)
        assert (await self.state()).entrants[absent].status == "removed"
        return game.id


def number_of(entrant: str) -> int:
    return int(entrant.removeprefix("e"))


def better_player_won(game: Pairing, stage: int, number: int) -> str:
    """Who won: the better player in seven games of ten."""
    better, worse = sorted(game.seats, key=number_of)
    return better if draw_number(LUCK, f"{better}-{worse}-{stage}-{number}", 0, 1, 100) <= 70 else worse


async def sign_up(world: World) -> list[Person]:
    """Twenty people enter, the director brings in their ratings, everybody says when they can play."""
    await world.tournament(title="World Championship")
    players = [await world.server.join(name, zone=ZONES[index % 5]) for index, name in enumerate(NAMES)]
    for player in players:
        await player.slash("/join", channel=LOBBY)
    lines = ["name,rating,uncertainty,games,joined"]
    lines += [f"{name},{2400 - 20 * index},30,{100 + index},2005-01-{index + 1:02}" for index, name in enumerate(NAMES)]
    file = ("ratings.csv", "\n".join(lines).encode())
    checked = await world.director.slash("/players import", channel=LOBBY, file=file)
    await checked.click(checked.buttons[0].label)
    for index, player in enumerate(players):
        await player.slash("/me timezone", channel=LOBBY, zone=ZONES[index % 5])
        await player.slash("/me availability", channel=LOBBY, hours="daily 18-23, sat 10-23")
    await world.director.slash("/td close", channel=LOBBY)
    await world.settled()
    return players


@pytest.mark.slow
async def test_a_whole_championship(world: World) -> None:
    season = Season(world, await sign_up(world))
    assert [entrant.data.rating for entrant in (await season.state()).entrants.values()] == [
        2400 - 20 * index for index in range(20)
    ]
    tick = FIRST_PAIRING
    for _ in range(MOST_WEEKS):
        await season.go_to(tick)
        if (await season.state()).phase == "finished":
            break
        await season.play_round()
        state = await season.state()
        if (state.stage_number, len(state.started[-1].rounds)) == (0, WITHDRAWAL_AFTER):
            worst = [
                line.entrant for line in engine().standings(state) if state.entrants[line.entrant].status == "active"
            ]
            leaver = await season.person(worst[-1])
            await (await leaver.slash("/leave", channel=LOBBY)).click("Yes, take me out")
        tick += timedelta(weeks=1)

    state = await season.state()
    assert state.phase == "finished"
    assert [entrant.status for entrant in state.entrants.values()].count("removed") == 1
    assert [entrant.status for entrant in state.entrants.values()].count("withdrawn") == 1
    assert [len(stage.rounds) for stage in state.started] == [5, 7]
    assert len(state.started[1].seeds) == 8
    play_off = state.started[1].rounds[-1]
    assert play_off.pairings.label
    assert len(play_off.pairings.pairings) == 1

    standings = engine().standings(state)
    assert [line.rank for line in standings] == list(range(1, 9))
    assert {standings[1].entrant, standings[2].entrant} == set(play_off.pairings.pairings[0].seats)
    people = (await world.loaded()).people
    final = await world.director.wait_for(people[standings[0].entrant].name, channel=LOBBY)
    assert final.text.index(people[standings[0].entrant].name) < final.text.index(people[standings[1].entrant].name)

    exported = await world.director.slash("/tournament export", what="log", channel=LOBBY)
    assert exported.message is not None
    log = read_log(exported.message.attachments[0].data.decode())
    assert fold(log.records) == fold((await world.loaded()).records)
    assert engine().standings(fold(log.records)) == standings
    assert verify(log.records, engine()) == ()
