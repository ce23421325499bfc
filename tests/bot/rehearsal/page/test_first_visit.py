"""The first visit: the tour ends with a finished tournament; and what one tries next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from playwright.async_api import Locator

from bot.service.loaded import LoadedTournament
from formats.core.state import TournamentState
from tests.bot.world import ARIMAA, LOBBY, World
from tests.patience import SECONDS
from tests.sandbox.page.desk import Desk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TWO_MINUTES = 120


async def skip_tour(desk: Desk) -> None:
    """Straight to the page."""
    await desk.button("Skip the tour").click()


async def open_rehearsal(desk: Desk) -> Locator:
    """The panel beside the panes."""
    await skip_tour(desk)
    await desk.button("Rehearsal").click()
    return desk.page.get_by_role("complementary", name="Rehearsal")


async def sign_up_opens(club: World, what: str, *players: str) -> None:
    """Create a tournament with these players. It is not loaded from a saved state: that would reload the page."""
    await club.director.slash("/td create", channel=LOBBY, what=what, title="Cup")
    await club.director.slash("/td open", channel=LOBBY)
    for person in await club.players(*players):
        await person.slash("/join", channel=LOBBY)
    await club.settled()


async def until(club: World, holds: Callable[[TournamentState], object]) -> LoadedTournament:
    """Wait until something is so in the tournament: the page may show it earlier or later."""
    news = asyncio.Event()
    club.herald.service.on_change(lambda _change: news.set())
    async with asyncio.timeout(SECONDS):
        while not holds((await club.loaded()).state):
            await news.wait()
            news.clear()
    return await club.loaded()


@pytest.mark.slow
async def test_tour_ends_with_a_finished_tournament_within_two_minutes(desk: Desk, club: World) -> None:
    began = time.monotonic()
    tour = desk.page.get_by_role("region", name="Tour")
    await tour.get_by_role("button", name="Start a tournament").click()
    await tour.get_by_text("Four players are in.").wait_for()
    assert await desk.barriers() == []
    await tour.get_by_role("button", name="Next").click()
    await tour.get_by_role("button", name="Take over a player").click()
    await desk.page.get_by_role("region", name="Acting as Amara").wait_for()
    await tour.get_by_role("button", name="Next").click()
    await tour.get_by_role("button", name="Play it to the end").click()
    await tour.get_by_text("That was a whole tournament.").wait_for()
    await desk.message("Final standings.").first.wait_for()
    await tour.get_by_role("button", name="Next").click()
    await tour.get_by_role("button", name="Finish the tour").click()
    await tour.wait_for(state="hidden")
    assert time.monotonic() - began < TWO_MINUTES
    loaded = await club.loaded()
    assert (loaded.state.phase, len(loaded.state.entrants)) == ("finished", 4)
    assert await desk.barriers() == []


async def test_rehearsal_is_held_a_player_taken_over_and_led_in_the_page(desk: Desk, club: World) -> None:
    panel = await open_rehearsal(desk)
    await panel.get_by_label("Tournament", exact=True).select_option("format:round_robin")
    await panel.get_by_label("Players").fill("2")
    await panel.get_by_label("Pace").select_option("0")
    await panel.get_by_label("Hold once everybody has signed up").check()
    await panel.get_by_text("How they behave").click()
    await panel.get_by_label("Miss a game").fill("0")
    await panel.get_by_role("button", name="Start").click()
    await panel.get_by_text("Everybody is in.").wait_for()
    await panel.get_by_label("Lead a player yourself").select_option(label="Björn")
    await panel.get_by_role("button", name="Take over").click()
    await desk.page.get_by_role("region", name="Acting as Björn").wait_for()
    await panel.get_by_role("button", name="Go on").click()
    await panel.get_by_text("Your turn: Björn").wait_for()
    await desk.begin("match report")
    await desk.page.keyboard.press("Escape")
    await desk.composer.fill("")
    await panel.get_by_role("button", name="Hand back").click()
    await panel.get_by_text("Finished.").wait_for()
    assert (await club.loaded()).state.phase == "finished"


async def test_director_and_player_work_side_by_side(desk: Desk, club: World) -> None:
    await skip_tour(desk)
    cleo = (await club.players("Cleo"))[0]
    await sign_up_opens(club, "format:round_robin", "Ann")
    await desk.message("Sign-up").first.wait_for()
    await desk.act_as("Cleo")
    await desk.button("Sign up").last.click()
    await desk.message("Cleo is in").first.wait_for()
    loaded = await until(club, lambda state: len(state.entrants) == 2)
    assert any(person.discord_id == cleo.id for person in loaded.people.values())
    await club.director.slash("/td close", channel=LOBBY)
    await club.director.slash("/td advance", channel=LOBBY)
    await club.settled()
    await desk.button("Two people side by side").click()
    mine = desk.page.get_by_role("region", name="Acting as Cleo")
    await desk.page.get_by_role("region", name="Acting as").nth(1).wait_for()
    await mine.get_by_role("textbox", name="Message").press_sequentially("/match report")
    await mine.get_by_role("textbox", name="Message").press("Enter")
    await desk.page.keyboard.press("Enter")
    await mine.get_by_role("button", name="I won").click()
    loaded = await until(club, lambda state: state.reports)
    (report,) = loaded.state.reports.values()
    assert loaded.people[report.by].discord_id == cleo.id


async def test_time_machine_goes_to_the_next_deadline(desk: Desk, club: World) -> None:
    await skip_tour(desk)
    await sign_up_opens(club, ARIMAA, "Ann", "Bob", "Cid", "Dora")
    await club.director.slash("/td close", channel=LOBBY)
    await club.settled()
    await desk.button("Coming up", exact=False).click()
    panel = desk.page.get_by_role("complementary", name="Coming up")
    await panel.get_by_text("is paired").first.wait_for()
    while not (await club.loaded()).state.started:
        await desk.button("Next deadline").click()
        await club.settled()
    await desk.message("Round 1").first.wait_for()
