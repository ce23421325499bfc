"""A double elimination of 16: check-in, a guest, seeds by hand, best of 3, and the mishaps of an evening.

The director types `/td tonight` with a start, hands in its form, and pastes the seeding, with the guest in it. The
clock opens check-in and starts; the players settle a no-show, a wrong report and a dispute-free rest themselves.
"""

from __future__ import annotations

from datetime import timedelta

from bot.parsing.tonight import CHECK_IN_MINUTES, NO_SHOW_MINUTES, PAUSE_MINUTES, SILENCE_MINUTES
from bot.sandbox.people import Person
from formats.core.model import Pairing
from tests.bot.world import LOBBY, World
from tests.evenings.evening import Evening

NAME = "double elimination of 16 with mishaps"
EVENTS = (NAME,)
GUEST, ABSENT, LATE = "Zoe", "Pia", "Gus"
FRIENDS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Hal", "Ida", "Jon", "Kim", "Leo", "Mia", "Ned", "Oda", "Quin")
SEEDING = (*FRIENDS[:4], GUEST, *FRIENDS[4:], ABSENT)
HALF_AN_HOUR = timedelta(minutes=30)


async def play(evening: Evening, _name: str = NAME) -> None:
    """Five acts of the director's; all else is done by the players and the clock."""
    await _signed_up(evening)
    await _checked_in_and_seeded(evening)
    await _no_show(evening)
    await _wrong_report(evening)
    await _late_and_gone(evening)
    await _to_the_end(evening)


async def _signed_up(evening: Evening) -> None:
    await evening.open()
    form = await evening.director.slash("/td tonight", options={"starts": "in 30 minutes"})
    await form.submit({"Name": "Friday", "Kind": "Double elimination", "A match is": "best of 3"})
    for person in await evening.world.players(*FRIENDS, ABSENT):
        await evening.joins(person)
    await evening.world.boards_settled()


async def _checked_in_and_seeded(evening: Evening) -> None:
    """All but one press the button; the guest is checked in by the list, and play starts by the clock."""
    world = evening.world
    await world.jump(HALF_AN_HOUR - timedelta(minutes=CHECK_IN_MINUTES))
    await world.boards_settled()
    for name in FRIENDS:
        await world.sandbox.person(name).click("I'm here!", in_=LOBBY)
    form = await evening.director.slash("/players edit-many", options={"what": "names"})
    lines = "\n".join(f"{place}. {name}" for place, name in enumerate(SEEDING, start=1))
    preview = await form.submit({"One player per line": lines})
    await preview.click("Import the list")
    await world.jump(timedelta(minutes=CHECK_IN_MINUTES))
    await world.boards_settled()
    loaded = await world.loaded()
    seeds = [loaded.people[who].name for who in loaded.state.started[0].seeds]
    assert seeds == [*SEEDING[:-1]], seeds


async def _seats(world: World) -> dict[str, Person]:
    """The people who can press buttons, by entrant: all but the guest."""
    loaded = await world.loaded()
    return {who: world.sandbox.person(person.name) for who, person in loaded.people.items() if person.name != GUEST}


async def _open_game(world: World, *, guest: bool = False) -> Pairing:
    """An open game of two members, or one of the guest."""
    seats = await _seats(world)
    games = (await world.loaded()).state.open_games()
    return next(game for game in games if all(seat in seats for seat in game.seats) is not guest)


async def _press(evening: Evening, person: Person, game: Pairing, label: str) -> None:
    """Press a button in the thread of a match."""
    await person.click(label, in_=await _place(evening, game))
    await evening.world.settled()
    await evening.nobody_waits()


async def _place(evening: Evening, game: Pairing) -> str:
    """The name of the thread of a match, the newest of these two players, or the channel."""
    loaded = await evening.world.loaded()
    names = [loaded.people[seat].name for seat in game.seats]
    threads = [channel for channel in evening.world.sandbox.world.channels.values() if channel.is_thread]
    theirs = [thread for thread in threads if thread.name.startswith(" – ".join(names))]
    return max(theirs, key=lambda thread: thread.id).name if theirs else LOBBY


async def _no_show(evening: Evening) -> None:
    world, game = evening.world, await _open_game(evening.world)
    await _press(evening, (await _seats(world))[game.seats[0]], game, "Opponent isn't here")
    await world.jump(timedelta(minutes=NO_SHOW_MINUTES))
    await world.boards_settled()


async def _wrong_report(evening: Evening) -> None:
    """A player reports the wrong score, takes it back, reports the right one; the opponent confirms that."""
    world, game = evening.world, await _open_game(evening.world)
    seats = await _seats(world)
    await _press(evening, seats[game.seats[0]], game, "2–0")
    await _press(evening, seats[game.seats[0]], game, "Take back")
    await _press(evening, seats[game.seats[0]], game, "1–2")
    await _press(evening, seats[game.seats[1]], game, "Confirm")


async def _late_and_gone(evening: Evening) -> None:
    """One comes late, and reads why that is too late; another leaves, and their matches are decided."""
    world = evening.world
    (late,) = await world.players(LATE)
    assert "takes no new players" in (await late.slash("/join", channel=LOBBY)).text
    game = await _open_game(world)
    asked = await (await _seats(world))[game.seats[1]].slash("/leave", channel=LOBBY)
    await asked.click("Yes, take me out")
    await world.settled()


async def _to_the_end(evening: Evening) -> None:
    """Report and confirm a press each; a report against the guest counts after ten minutes."""
    world = evening.world
    while (state := (await world.loaded()).state).phase != "finished":
        for game in state.open_games():
            seats = await _seats(world)
            first, *others = [seats[seat] for seat in game.seats if seat in seats]
            await _press(evening, first, game, "2–0")
            for other in others:
                await _press(evening, other, game, "Confirm")
        await world.jump(timedelta(minutes=max(PAUSE_MINUTES, SILENCE_MINUTES)))
        await world.boards_settled()
