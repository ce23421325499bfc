"""Quick events in which much goes wrong: a no-show, a wrong report, a player who comes late and one who leaves."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from bot.parsing.tonight import NO_SHOW_MINUTES, PAUSE_MINUTES
from bot.sandbox.people import Person
from bot.ui.flows.joining import TEAM
from bot.ui.flows.teams import WHICH, WHOM
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state_slices.members import Members
from tests.bot.world import LOBBY, World
from tests.evenings.evening import Evening
from tests.evenings.quick import FRIENDS, KINDS

SUFFIX = " with mishaps"
TEAMS = "three teams of two" + SUFFIX
EVENTS = (*(f"{kind}{SUFFIX}" for kind in KINDS), TEAMS)


async def play(evening: Evening, name: str) -> None:
    """The director types one command, fills in a form, presses *Start*; the players sort out the rest themselves."""
    teams = name == TEAMS
    kind: Mapping[str, str] = {"Kind": "Round robin"} if teams else KINDS[name.removesuffix(SUFFIX)]
    await evening.open()
    form = await evening.director.slash("/td tonight", options={"teams": 2} if teams else {})
    await form.submit({"Name": "Friday", **kind})
    await (_enter_teams(evening) if teams else _enter(evening))
    await evening.world.boards_settled()
    await evening.director.click("Start")
    await evening.world.settled()
    await _no_show(evening)
    await _wrong_report(evening)
    await (_replaced(evening) if teams else _late_and_gone(evening, takes_latecomers="swiss" in name))
    await _to_the_end(evening)


async def _enter(evening: Evening) -> None:
    for person in await evening.world.players(*FRIENDS):
        await evening.joins(person)


async def _enter_teams(evening: Evening) -> None:
    """Two captains and a member who knows where to go; two who do not, of whom each captain picks as many as fit."""
    world = evening.world
    ada, ben, cleo, dan, eve, fay = await world.players(*FRIENDS, "Fay")
    for captain, team in ((ada, "Owls"), (cleo, "Cats"), (eve, "Bees")):
        form = await captain.click("New team", in_=LOBBY)
        await form.submit({TEAM: team})
    await (await ben.click("Join team", in_=LOBBY)).submit({WHICH: "e1"})
    for free in (dan, fay):
        await (await free.click("Join team", in_=LOBBY)).submit({WHICH: "any"})
    await world.boards_settled()
    for captain in (cleo, eve):
        waiting = (await world.loaded()).state.slice_of(Members).free
        await (await captain.click("Pick players", in_=LOBBY)).submit({WHOM: [waiting[0]]})
        await world.boards_settled()


async def _seats(world: World) -> dict[str, Person]:
    """Who presses the buttons of each entrant: the player, or the captain."""
    loaded = await world.loaded()
    people = {who: [person.name for person in loaded.acting_for(who)] for who in loaded.state.entrants}
    return {who: world.sandbox.person(names[0]) for who, names in people.items() if names}


async def _first_open(world: World) -> Pairing:
    return (await world.loaded()).state.open_games()[0]


async def _result(world: World, game: Pairing) -> Result | None:
    return (await world.loaded()).state.find(game.id)[1].results.get(game.id)


async def _no_show(evening: Evening) -> None:
    """One press starts the clock; when it has run out the match is won by forfeit, without a director."""
    world, game = evening.world, await _first_open(evening.world)
    await (await _seats(world))[game.seats[0]].click("Opponent isn't here", in_=LOBBY)
    await world.jump(timedelta(minutes=NO_SHOW_MINUTES))
    await world.boards_settled()
    found = await _result(world, game)
    assert found is not None
    assert found.how == "forfeit"


async def _next_game(evening: Evening) -> Pairing:
    """An open game; where the round is over, one of the next round."""
    world = evening.world
    while not (await world.loaded()).state.open_games():
        await world.jump(timedelta(minutes=PAUSE_MINUTES))
        await world.boards_settled()
    return await _first_open(world)


async def _wrong_report(evening: Evening) -> None:
    """A player presses the wrong button, and then the right one; the opponent confirms that."""
    world, game = evening.world, await _next_game(evening)
    seats = await _seats(world)
    loser, winner = (seats[seat] for seat in game.seats)
    await loser.click("I won", in_=LOBBY)
    again = await loser.click("They won", in_=LOBBY)
    if any(button.label == "That is right" for button in again.buttons):
        await again.click("That is right")
    await world.settled()
    await winner.click("Confirm", in_=LOBBY)
    await world.settled()
    found = await _result(world, game)
    assert found is not None
    assert found.winning_seat == 1


async def _late_and_gone(evening: Evening, *, takes_latecomers: bool) -> None:
    """Gus comes late: in if the format takes latecomers, or else refused with the reason. Another player leaves."""
    world = evening.world
    (gus,) = await world.players("Gus")
    said = (await gus.slash("/join", channel=LOBBY)).text
    assert ("is in" if takes_latecomers else "takes no new players") in said, said
    game = await _next_game(evening)
    leaver = (await _seats(world))[game.seats[1]]
    asked = await leaver.slash("/leave", channel=LOBBY)
    await asked.click("Yes, take me out")
    await world.settled()


async def _replaced(evening: Evening) -> None:
    """A member leaves, their captain picks the one who came late, and the team plays on."""
    world = evening.world
    (gus,) = await world.players("Gus")
    assert "free players" in (await gus.slash("/join", channel=LOBBY)).text
    fay, eve = world.sandbox.person("Fay"), world.sandbox.person("Eve")
    asked = await fay.slash("/leave", channel=LOBBY)
    await asked.click("Only me")
    assert "now plays in" in (await eve.slash("/team add", channel=LOBBY, member=gus)).text
    await world.settled()


async def _to_the_end(evening: Evening) -> None:
    world = evening.world
    while (state := (await world.loaded()).state).phase != "finished":
        seats = await _seats(world)
        for game in state.open_games():
            await evening.reports(game, seats)
        await world.jump(timedelta(minutes=PAUSE_MINUTES))
        await world.boards_settled()
