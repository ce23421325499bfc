"""What holds on every way to a first round: sign-up, an imported field, a later cycle, tonight, a rehearsal.

Options that a preset publishes are posted and pinned with their checksum before play, also where the bot is restarted,
the first round names the checksum, and a player wins one prize at most. The field is listed once, a disputed game is
escalated from the director to deputies and then to everybody, and a holder of the title who is absent is named.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta

import pytest

from bot.announcements.round_cards import SHOWN_DIGITS
from bot.rehearsal.rehearsal_run import Setting
from bot.schedule.held_up import DEPUTIES_AFTER, EVERYBODY_AFTER
from formats.core.check_sum import check_sum
from formats.core.state import TournamentState
from formats.registry import engine
from tests.bot.commands.desk import FOUR, coordinator, lobby, td
from tests.bot.leagues import cycle
from tests.bot.leagues.cycle import imported, signed_up, table
from tests.bot.rehearsal.conftest import Watched
from tests.bot.ui.flows.test_creating import joined, opened
from tests.bot.world import LOBBY, World

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("awake")]

PEOPLE: Mapping[str, int] = {
    "arimaa_world_championship_2010": 4,
    "kuksu_main_title_tournament": 5,
    "lets_play_scrabble": 4,
    "pentolla_freestyle": 16,
    "wpf_gp_playoffs_2023": 16,
}
"""How many enter each preset."""

ONE_PRIZE, POSTED, PINNED, NAMED = "one prize", "posted", "pinned", "named by round 1"
HELD_UP = "Play has been held up"
PUBLISHES: Mapping[str, frozenset[str]] = {"lets_play_scrabble": frozenset({ONE_PRIZE, POSTED, PINNED, NAMED})}
"""What is found of presets with published options; of the others it is one prize for each player."""


async def newest(world: World) -> TournamentState:
    """The tournament that was created last."""
    return (await world.loaded((await world.database.tournaments.all())[0].id)).state


async def found(world: World) -> frozenset[str]:
    """Restart the bot, publish the first round where options are published, and return what everybody can see."""
    await world.restart_bot()
    state = await newest(world)
    facts = {ONE_PRIZE} if state.settings.one_prize else set()
    published = engine().rules_of(state, 0).published() if state.stages else {}
    if published:
        known = check_sum(published)
        seen = [message for message in world.director.sees(LOBBY) if known in message.text]
        facts |= {POSTED} if seen else set()
        facts |= {PINNED} if any(message.pinned for message in seen) else set()
        if not state.started:
            await td(world, "/round publish")
        named = f"checksum `{known[:SHOWN_DIGITS]}…`"
        facts |= {NAMED} if any(named in message.text for message in world.director.sees(LOBBY)) else set()
    return frozenset(facts)


async def by_list(world: World, preset: str) -> None:
    """The director imports a list, and closes the field."""
    more = ("round 1", "coming") if preset == "wpf_gp_playoffs_2023" else ()
    rows = [(f"P{number:02}", str(2000 - number), str(900 - number), "yes") for number in range(PEOPLE[preset])]
    await imported(world, table([row[: 2 + len(more)] for row in rows], *more))
    await td(world, "/td close")


async def by_sign_up(world: World, preset: str) -> None:
    """People sign up, and the director closes it."""
    await td(world, "/td open")
    for person in await world.players(*(f"P{number:02}" for number in range(PEOPLE[preset]))):
        reply = await person.slash("/join", channel=LOBBY)
        if reply.kind == "form":
            await reply.submit({})
    await td(world, "/td close")


WAYS: Mapping[str, Callable[[World, str], Awaitable[None]]] = {"sign-up": by_sign_up, "imported field": by_list}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", PEOPLE)
async def test_rules_that_hold_on_each_way_that_a_field_comes_about(world: World, preset: str, way: str) -> None:
    await td(world, "/td create", what=f"preset:{preset}", title="Cup")
    await WAYS[way](world, preset)
    assert await found(world) == PUBLISHES.get(preset, {ONE_PRIZE})


async def test_rules_that_hold_in_an_event_of_tonight(world: World) -> None:
    await opened(world)
    await joined(world, "Ana", "Bo", "Cy")
    await world.director.click("Start", in_=LOBBY)
    await world.settled()
    assert await found(world) == {ONE_PRIZE}


@pytest.mark.parametrize("preset", ["kuksu_main_title_tournament", "lets_play_scrabble"])
async def test_rules_that_hold_in_a_rehearsal(world: World, preset: str) -> None:
    watched = Watched(world)
    await watched.rehearsal.start(Setting(f"preset:{preset}", players=PEOPLE[preset], hold=True))
    await watched.until("paused")
    await watched.rehearsal.stop()
    await td(world, "/td close")
    assert await found(world) == PUBLISHES.get(preset, {ONE_PRIZE})


async def test_rules_that_hold_in_a_second_cycle(world: World) -> None:
    await td(world, "/td create", what="preset:kuksu_main_title_tournament", title="Cup")
    await td(world, "/td create", after="t1")
    assert (await newest(world)).settings.one_prize


async def members_by_list(world: World) -> None:
    """The director imports people who are on Discord, and closes the field."""
    people = [(person.name, "1500", str(person.id)) for person in await world.players(*FOUR)]
    await imported(world, table(people, "discord"))
    await td(world, "/td close")


async def members_by_sign_up(world: World) -> None:
    """People sign up, and the director closes it."""
    await td(world, "/td open")
    for person in await world.players(*FOUR):
        await person.slash("/join", channel=LOBBY)
    await td(world, "/td close")


async def members_in_a_rehearsal(world: World) -> None:
    """Demo players of a rehearsal that is stopped in its first round."""
    watched = Watched(world)
    await watched.rehearsal.start(Setting("format:swiss", players=len(FOUR), hold=True))
    await watched.until("paused")
    await watched.rehearsal.stop()


@pytest.mark.parametrize("way", [members_by_sign_up, members_by_list, members_in_a_rehearsal])
async def test_a_disputed_game_is_escalated_on_each_way(world: World, way: Callable[[World], Awaitable[None]]) -> None:
    if way is not members_in_a_rehearsal:
        await td(world, "/td create", what="format:swiss", title="Cup")
    await way(world)
    deputy = await coordinator(world)
    if not (await newest(world)).started:
        await td(world, "/round publish")
    game, *others = (await newest(world)).open_games()
    for other in others:
        await td(world, "/round result", game=other.id, winner=other.seats[0])
    first, second = [await cycle.person(world, seat) for seat in game.seats]
    await first.slash("/match report", channel=LOBBY, game=game.id, winner=game.seats[0])
    reported = await second.slash("/match report", channel=LOBBY, game=game.id)
    await (await reported.click("Dispute")).submit({})
    await world.settled()
    asked = len(deputy.dms)
    await world.restart_bot()
    await world.jump(DEPUTIES_AFTER + timedelta(minutes=1))
    assert "(disputed)" in deputy.dms[asked].text
    assert not any(HELD_UP in message.text for message in first.sees(LOBBY))
    await world.jump(EVERYBODY_AFTER - DEPUTIES_AFTER)
    assert sum(HELD_UP in message.text for message in first.sees(LOBBY)) == 1


async def test_an_absent_title_holder_is_named_where_people_sign_up(world: World) -> None:
    holder, *others = await signed_up(world, 6, holder=True)
    await td(world, "/td close")
    await holder.click("No", in_=LOBBY)
    for player in others:
        await player.click("Yes, I will play", in_=LOBBY)
    await world.settled()
    named = "The title stays with P01, who is not taking part: nobody plays for it."
    assert named in (await td(world, "/round preview")).text
    await td(world, "/round publish")
    assert named in lobby(world)
