"""What holds on every way to a first round: sign-up, an imported field, a later cycle, tonight, a rehearsal.

Options that a preset publishes are posted and pinned with their checksum before play, also where the bot is restarted,
the first round names the checksum, and a player wins one prize at most.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import pytest

from bot.announcements.round_cards import SHOWN_DIGITS
from bot.rehearsal.rehearsal_run import Setting
from formats.core.check_sum import check_sum
from formats.core.state import TournamentState
from formats.registry import engine
from tests.bot.commands.desk import td
from tests.bot.leagues.cycle import imported, table
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
