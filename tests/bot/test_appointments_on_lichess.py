"""Games that lichess makes for an agreed start: in time, with clocks that run, moved, missed, and made again."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.game_bridge.game_creator import GameCreator
from bot.game_servers.lichess.adapter import AHEAD
from bot.sandbox.game_servers.lichess.records import Bulk, Game
from formats.core.model import Pairing
from tests.bot import on_lichess
from tests.bot.bridged import killed_in
from tests.bot.commands.desk import press, td
from tests.bot.commands.rounds import FIXED
from tests.bot.on_lichess import Event, timetabled
from tests.bot.on_servers import FOUR
from tests.bot.world import LOBBY, World

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
GRACE = 15 * MINUTE

pytestmark = [pytest.mark.usefixtures("awake"), pytest.mark.slow]


def bulk_of(here: Event, game: Game) -> Bulk:
    return next(bulk for bulk in here.site.bulks.values() if game in bulk.games)


def bulks(here: Event) -> list[tuple[datetime, datetime | None]]:
    """When the games of each bulk are made, and when their clocks are started."""
    found = []
    for bulk in here.site.bulks.values():
        clocks = None if bulk.start_clocks_ms is None else when(here, bulk.start_clocks_ms)
        found.append((when(here, bulk.pair_at_ms), clocks))
    return found


def when(here: Event, milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, here.world.clock.now().tzinfo)


async def starts(here: Event) -> dict[str, datetime]:
    state = (await here.world.loaded()).state
    return {game.id: state.times[game.id].at for game in state.open_games()}


async def asked_for(here: Event) -> datetime:
    """Go to an hour after the first game has been asked for; its start."""
    if here.world.clock.now() < FIXED:
        await here.world.jump_to(FIXED)
    first = min((await starts(here)).values())
    await here.world.jump_to(first - AHEAD + HOUR)
    await here.look(MINUTE)
    return first


async def move(here: Event, game: Pairing, to: datetime) -> None:
    """The director sets another start."""
    asked = await td(here.world, "/judge time", game=game.id, when=f"<t:{int(to.timestamp())}>", reason="asked for")
    await press(here.world, asked, "Set this time")
    await here.settled()


async def test_games_are_made_for_their_start_and_not_before_it_is_near(world: World) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        await here.look()
        assert here.site.bulks == {}
        await world.jump_to(FIXED)
        await here.look(MINUTE)
        first = min((await starts(here)).values())
        assert first - world.clock.now() > AHEAD
        assert here.site.bulks == {}
        await asked_for(here)
        at = {start for start in (await starts(here)).values() if start - world.clock.now() <= AHEAD}
        assert {pair for pair, _ in bulks(here)} == at
        assert all(clocks == pair + GRACE for pair, clocks in bulks(here))
        assert here.site.games == {}
        await world.jump_to(first + MINUTE)
        await here.look(MINUTE)
        assert here.site.games
        game = next(iter(here.site.games.values()))
        sent = [text for player, text in here.site.messages if player == game.white]
        assert sent == [f"Cup, round 1: {here.site.address}/{game.id}"]


async def test_a_player_who_does_not_come_is_asked_about_as_absent(world: World) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        first = await asked_for(here)
        await world.jump_to(first + MINUTE)
        await here.look(MINUTE)
        game, *others = here.site.games.values()
        for other in others:
            here.site.finish(other.id, "mate", "white")
        here.site.move(game.id)
        await here.look(HOUR)
        assert (game.status, game.winner) == ("outoftime", "white")
        (asked,) = here.to_director("did not come")
        names = await here.names()
        pairing = next(open_game for open_game in await here.open_games() if here.game_of(open_game, names) is game)
        await asked.click("Take it")
        await here.settled()
        result = (await world.loaded()).state.find(pairing.id)[1].results[pairing.id]
        assert result.winning_seat == 0


async def test_a_flag_that_falls_after_both_have_moved_is_a_plain_loss(world: World) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        first = await asked_for(here)
        await world.jump_to(first + MINUTE)
        await here.look(MINUTE)
        before = len(await here.open_games())
        game = next(iter(here.site.games.values()))
        here.site.finish(game.id, "outoftime", "black")
        await here.look()
        assert len(await here.open_games()) == before - 1
        assert here.to_director("did not come") == []


async def test_a_start_that_is_moved_before_it_takes_its_game_along(world: World) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        first = await asked_for(here)
        early = {game_id for game_id, start in (await starts(here)).items() if start == first}
        pairing = next(game for game in await here.open_games() if game.id in early)
        before = {game.id for bulk in here.site.bulks.values() for game in bulk.games}
        later = first + HOUR / 2
        await move(here, pairing, later)
        await here.look()
        pairs = [frozenset((game.white, game.black)) for bulk in here.site.bulks.values() for game in bulk.games]
        assert len(pairs) == len({*pairs}) == len(before)
        assert {pair for pair, _ in bulks(here)} == {first, later}
        await world.jump_to(first + MINUTE)
        await here.look(MINUTE)
        (other,) = here.site.games.values()
        here.site.finish(other.id, "mate", "white")
        await world.jump_to(later + MINUTE)
        await here.look(MINUTE)
        game = here.game_of(pairing, await here.names())
        assert game.id not in before
        here.site.finish(game.id, "mate", "white")
        await here.look()
        assert pairing.id not in {open_game.id for open_game in await here.open_games()}
        assert here.to_director("I have not taken") == []


async def test_a_game_that_is_decided_before_its_start_is_withdrawn_and_the_others_are_made_again(
    world: World,
) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        first = await asked_for(here)
        gone, other = await here.open_games()
        shown = await td(world, "/players withdraw", entrant=gone.seats[0])
        await shown.click(shown.buttons[0].label)
        await here.look()
        await here.look()
        names = await here.names()
        (bulk,) = here.site.bulks.values()
        assert [{game.white, game.black} for game in bulk.games] == [{names[seat].lower() for seat in other.seats}]
        await world.jump_to(first + MINUTE)
        await here.look(MINUTE)
        here.site.finish(bulk.games[0].id, "mate", "white")
        await here.look()
        assert other.id not in {game.id for game in await here.open_games()}
        assert here.to_director("I have not taken") == []


async def test_a_start_that_is_moved_far_away_has_its_game_made_when_it_is_near(world: World) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        first = await asked_for(here)
        pairing, *_ = await here.open_games()
        made = {game.id for bulk in here.site.bulks.values() for game in bulk.games}
        later = first + 2 * AHEAD
        await move(here, pairing, later)
        await here.look()
        assert {pair for pair, _ in bulks(here)} == {first}
        await world.jump_to(later - AHEAD + HOUR)
        await here.look(MINUTE)
        assert {pair for pair, _ in bulks(here)} == {first, later}
        assert len({game.id for bulk in here.site.bulks.values() for game in bulk.games} - made) == len(made)


async def test_a_kill_after_a_bulk_was_asked_for_makes_no_second_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_lichess.event(world) as here:
        await timetabled(here, FOUR)
        await world.jump_to(FIXED)
        first = min((await starts(here)).values())
        await world.jump_to(first - AHEAD - HOUR)

        async def near() -> None:
            await here.look(2 * HOUR)

        await killed_in(world, monkeypatch, GameCreator, "_made", near)
        await here.look()
        pairs = [frozenset((game.white, game.black)) for bulk in here.site.bulks.values() for game in bulk.games]
        assert len(pairs) == len({*pairs}) > 0


async def test_games_that_lichess_removes_after_a_week_are_made_again(world: World) -> None:
    async with on_lichess.event(world) as here:
        await on_lichess.signed_up(here, FOUR)
        await td(world, "/round publish")
        await here.settled()
        removed = {*here.site.games}
        for _ in range(18):
            await here.look(12 * HOUR)
        assert removed.isdisjoint(here.site.games)
        assert len(here.site.games) == len(removed) == 2
        names = await here.names()
        for pairing in await here.open_games():
            game = here.game_of(pairing, names)
            person = world.sandbox.person(names[pairing.seats[0]])
            shown = await person.slash("/me next", channel=LOBBY)
            assert game.id in shown.text
            here.site.finish(game.id, "mate", "white")
        await here.look()
        assert await here.open_games() == ()


async def test_a_game_lacks_twice_before_it_is_made_again(world: World) -> None:
    async with on_lichess.event(world) as here:
        await on_lichess.signed_up(here, FOUR)
        await td(world, "/round publish")
        await here.settled()
        (gone, *_) = here.site.games.values()
        del here.site.games[gone.id]
        await here.look()
        assert len(here.site.games) == 1
        here.site.games[gone.id] = gone
        await here.look()
        await here.look()
        assert len(here.site.games) == 2
        del here.site.games[gone.id]
        for _ in range(3):
            await here.look()
        assert len(here.site.games) == 2
        assert gone.id not in here.site.games
