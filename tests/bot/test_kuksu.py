"""A whole cycle of the Kuksu title tournament, played over real sockets.

Sign-up that closes automatically, invitations accepted, declined and left unanswered, two who move up, the arrangement
looked over, two leagues with threads and tables, a game lost on time, reminders, a restart in the middle of a match for
the title, and the sign-up of the next cycle. In the end the exported log alone must give the same tournament.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from formats.core.evolve import fold
from formats.core.log_file import read_log
from formats.core.verify import verify
from formats.registry import engine
from tests.bot.commands.desk import entrant_of, lobby, press, state_of, td
from tests.bot.leagues.cycle import (
    KUKSU,
    TITLE,
    agree,
    better,
    entered,
    imported,
    join,
    names,
    person,
    press_latest,
    seen,
    table,
)
from tests.bot.world import LOBBY, World

PLACES = 16
"""The holder of the title and fifteen in leagues; two more wait for a place."""

HOLDER, CHALLENGER, DECLINES, SILENT, SECOND_WAITING = "P01", "P02", "P05", "P06", "P18"
DAY = timedelta(days=1)

pytestmark = pytest.mark.usefixtures("awake")


@pytest.mark.slow
async def test_a_whole_cycle(world: World) -> None:
    world.keep_to_rate_limits()
    people = await sign_up(world)
    await invitations(world, people)
    await arrangement(world)
    await leagues(world)
    await title_match(world)
    await next_cycle(world)
    await the_log_tells_the_same(world)


async def sign_up(world: World) -> dict[str, Person]:
    """Sign people up with the command and from a list with ratings; after four weeks sign-up closes automatically."""
    await td(world, "/td create", what=KUKSU, title=TITLE)
    asked = await td(world, "/td options", closes="31 jan 10:00", capacity=PLACES)
    await press(world, asked, "Save")
    await td(world, "/td open")
    people = await world.players(*names(PLACES + 2))
    for player in people[:3]:
        await join(player)
    rows = [
        (player.name, str(2500 - 10 * at), str(player.id), *(("0", "0") if player.name == HOLDER else ("", "")))
        for at, player in enumerate(people)
    ]
    await imported(world, table(rows, "discord", "last_tier", "last_rank"))
    await world.jump(28 * DAY)
    assert (await state_of(world)).phase == "closed"
    return {player.name: player for player in people}


def called(person: Person, text: str) -> bool:
    """Is the person mentioned by a post in the lobby that says this? Nobody has asked for direct messages."""
    assert person.dms == []
    return any(text in seen.text and person.name in seen.mentions for seen in person.sees(LOBBY))


async def invitations(world: World, people: dict[str, Person]) -> None:
    """Who declines makes room at once, who says nothing when two weeks are over."""
    *early, late = [player for name, player in people.items() if name not in {DECLINES, SILENT, "P17"}]
    assert not called(late, "You are invited")
    for player in early[:-1]:
        assert called(player, "You are invited")
        await player.click("Yes, I will play", in_=LOBBY)
    form = await td(world, "/forms fill", form="invitation", entrant=await entrant_of(world, early[-1].name))
    await form.submit({"answer": "yes"})
    await people[DECLINES].click("No", in_=LOBBY)
    await world.settled()
    await people["P17"].click("Yes, I will play", in_=LOBBY)
    await world.jump(12 * DAY)
    assert called(people[SILENT], "still need")
    assert not called(early[0], "still need")
    await world.jump(2 * DAY)
    assert called(late, "You are invited")
    await late.click("Yes, I will play", in_=LOBBY)
    await world.settled()
    entrants = (await state_of(world)).entrants
    for name in (DECLINES, SILENT):
        assert entrants[await entrant_of(world, name)].status == "withdrawn"


async def arrangement(world: World) -> None:
    """A dry run first; then all games of both leagues are open, each league in a thread of its own."""
    shown = await td(world, "/round preview")
    assert "16 players, 2 leagues in 2 tiers" in shown.text
    assert not world.server.threads
    await press_latest(world, "Publish")
    await world.director.wait_for("Published: 55 games to play.", channel=LOBBY)
    await world.settled()
    assert sorted(thread.name for thread in world.server.threads) == ["League A · Kuksu 9", "League B1 · Kuksu 9"]
    assert "0 of 45 games played" in seen(world, "League A")[0].text


async def leagues(world: World) -> None:
    """Reports from either side, a game lost on time, reminders of the rest, and the best of each league."""
    first, second, on_time, *others = [game for game in (await state_of(world)).open_games() if game.label == "B1"]
    for game in (first, second):
        await agree(world, game, better(game))
    winner = await person(world, better(on_time))
    asked = await winner.slash("/match report", channel=LOBBY, game=on_time.id)
    await asked.click("I won on time")
    await world.settled()
    loser = await person(world, on_time.opponent(better(on_time)))
    await loser.click("That's right, I lost", in_=seen(world, "League B1")[-1])
    await world.settled()
    assert "3 of 10 games played" in seen(world, "League B1")[0].text
    await world.jump(14 * DAY)
    reminded = seen(world, "League B1")[-1]
    assert reminded.text.count(" – ") == len(others)
    assert await name(world, second.seats[0]) in reminded.mentions

    await entered(world, (await state_of(world)).open_games())
    assert "all games have been played" in seen(world, "League B1")[-1].text
    (top,) = [
        message for message in seen(world, "League A") if "45 of 45 games played" in message.text and message.edited
    ]
    assert "-- ↓ down to tier B" in top.text


async def title_match(world: World) -> None:
    """Play the title match, won by the challenger by three games to one, with a restart after the second."""
    for number, winner in enumerate((CHALLENGER, HOLDER, CHALLENGER, CHALLENGER), 1):
        (game,) = (await state_of(world)).open_games()
        told = seen(world, "Title match")[-1]
        assert f"Game {number} for the title" in told.text
        assert set(told.mentions) == {HOLDER, CHALLENGER}
        await agree(world, game, await entrant_of(world, winner))
        await world.settled()
        if number == 2:
            await world.restart_bot()
    assert (await state_of(world)).open_games() == ()
    await td(world, "/td advance")
    state = await state_of(world)
    assert state.phase == "finished"
    assert [await name(world, line.entrant) for line in engine().standings(state)[:3]] == [CHALLENGER, HOLDER, "P03"]
    end = lobby(world)
    assert "**League B1**: 1. P14, 2. P15, 3. P16" in end


async def next_cycle(world: World) -> None:
    """Create the next cycle with the same rules; entrants who return keep their place and rating."""
    await td(world, "/td create", after="t1")
    await td(world, "/td open", tournament="t2")
    for who in (HOLDER, CHALLENGER, "P14", DECLINES):
        await join(world.sandbox.person(who), tournament="t2")
    await world.settled()
    listed = await td(world, "/players fetch", what="places", tournament="t2")
    await press(world, listed, "Import")
    loaded = await world.loaded("t2")
    assert loaded.state.title == "Kuksu 10"
    brought = {loaded.people[key].name: entrant.data.attributes for key, entrant in loaded.state.entrants.items()}
    places = {who: (own.get("last_tier"), own.get("last_rank")) for who, own in brought.items()}
    assert places == {HOLDER: (1, 0), CHALLENGER: (0, 0), "P14": (2, 1), DECLINES: (None, None)}


async def the_log_tells_the_same(world: World) -> None:
    """The exported log gives the same standings, and everything in it can be worked out again."""
    exported = await world.director.slash("/tournament export", what="log", channel=LOBBY, tournament="t1")
    assert exported.message is not None
    log = read_log(exported.message.attachments[0].data.decode())
    assert engine().standings(fold(log.records)) == engine().standings(await state_of(world))
    assert verify(log.records, engine()) == ()


async def name(world: World, entrant: str) -> str:
    return (await world.loaded()).people[entrant].name
