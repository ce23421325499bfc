"""People see what is stored about them, and have it forgotten."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from bot.service.retention import DAYS
from bot.text.texts import texts
from bot.views.info import Policies
from tests.bot.commands.desk import FOUR, started, td
from tests.bot.delivery.two_servers import AWAY, two_servers
from tests.bot.world import LOBBY, World

EVENTS = 1 << 33
"""Discord's permission to manage events."""


async def test_everything_comes_as_a_file(world: World) -> None:
    await started(world)
    ana = world.sandbox.person("Ana")
    reply = await ana.slash("/me data", channel=LOBBY)
    (file,) = reply.message.attachments
    stored = json.loads(file.data)
    assert stored["people"][0]["discord_id"] == ana.id
    assert "1 tournament" in reply.text
    assert stored["events"]
    assert "Bo" not in file.data.decode()


async def test_nothing_is_forgotten_before_somebody_is_sure(world: World) -> None:
    await started(world)
    ana = world.sandbox.person("Ana")
    told = await (await ana.slash("/me data", channel=LOBBY)).click(texts.personal.forget())
    assert "You still play in" in told.text
    assert await world.database.people.find_discord(ana.id) is not None


async def test_whoever_is_forgotten_is_a_number_everywhere_and_the_tournament_goes_on(world: World) -> None:
    await started(world, FOUR)
    ana, bo = world.sandbox.person("Ana"), world.sandbox.person("Bo")
    before = (await world.loaded()).state.version

    told = await (await ana.slash("/me data", channel=LOBBY)).click(texts.personal.forget())
    done = await told.click(texts.personal.forget_now())
    await world.settled()

    assert "I've forgotten" in done.text
    assert await world.database.people.find_discord(ana.id) is None
    assert (await world.loaded()).state.version == before
    seen = (await bo.slash("/tournament entrants", channel=LOBBY)).text
    assert "Player 1" in seen
    assert "Ana" not in seen
    again = await ana.slash("/me data", channel=LOBBY)
    assert "0 tournaments" in again.text


@pytest.mark.parametrize(
    "policies, sentence",
    [
        (Policies(backups_end=30, daily_backups=14), "Backups of my database forget you within 30 days."),
        (Policies(backups_end=1), "within 1 day."),
        (Policies(daily_backups=14), "My daily backups forget you within 14 days. If the host"),
        (Policies(), "may still hold what you just deleted. Ask the host"),
    ],
    ids=str,
)
async def test_the_answer_says_how_long_backups_keep_somebody_who_is_forgotten(
    world: World, policies: Policies, sentence: str
) -> None:
    await started(world)
    world.herald.policies = policies
    done = await (
        await (await world.sandbox.person("Ana").slash("/me data", channel=LOBBY)).click(texts.personal.forget())
    ).click(texts.personal.forget_now())
    assert "I've forgotten" in done.text
    assert sentence in done.text


async def test_a_director_hears_what_they_still_run(world: World) -> None:
    await started(world)
    told = await (await world.director.slash("/me data", channel=LOBBY)).click(texts.personal.forget())
    assert "You still run" in told.text


async def test_a_server_that_removed_the_bot_is_forgotten_after_a_while_and_not_before(world: World) -> None:
    olga = await two_servers(world)
    retention = world.herald.retention
    await retention.look()
    world.herald.retention._is_in = lambda server: server == world.server.id
    await retention.look()
    await world.jump(timedelta(days=DAYS - 1))
    await retention.look()
    assert (await world.database.people.find_discord(olga.id)) is not None

    await world.jump(timedelta(days=1))
    await retention.look()
    assert (await world.database.people.find_discord(olga.id)) is None
    assert (await world.database.tournaments.get(AWAY)).guild_id is None
    assert (await world.database.people.find_discord(world.director.id)) is not None


async def test_who_may_manage_events_takes_over_a_tournament_whose_director_was_forgotten(world: World) -> None:
    await started(world)
    omar, ana = world.director, world.sandbox.person("Ana")
    role = world.server.role("Hosts", permissions=EVENTS)
    (hanna,) = [await world.server.join("Hanna", roles=(role,))]
    refused = await td(world, "/td staff", hanna, member=hanna, role="director")
    assert "Only directors" in refused.text

    await (await (await omar.slash("/me data", channel=LOBBY)).click(texts.personal.forget())).click(
        texts.personal.forget_now()
    )
    await world.settled()
    assert (await world.loaded()).staff == ()
    last = ana.sees(LOBBY)[-1].text
    assert "Omar is no longer a director." in last
    assert texts.directing.no_director() in last
    assert texts.directing.no_director() in (await ana.slash("/tournament info", channel=LOBBY)).text

    assert "Only directors" in (await td(world, "/td pause", hanna)).text
    assert "Hanna is now a director." in (await td(world, "/td staff", hanna, member=hanna, role="director")).text
    assert "Only directors" not in (await td(world, "/td pause", hanna)).text


async def test_the_first_to_take_over_becomes_a_director_and_no_judge(world: World) -> None:
    await started(world)
    await world.herald.service.erase((await world.loaded()).staff_ids("director")[0])
    role = world.server.role("Hosts", permissions=EVENTS)
    hanna = await world.server.join("Hanna", roles=(role,))
    assert "A tournament needs a director." in (await td(world, "/td staff", hanna, member=hanna, role="judge")).text


async def test_a_tournament_whose_only_director_left_the_server_can_be_taken_over(world: World) -> None:
    await started(world)
    role = world.server.role("Hosts", permissions=EVENTS)
    hanna = await world.server.join("Hanna", roles=(role,))
    director = (await world.loaded()).staff_ids("director")[0]
    await world.database.departures.mark(world.server.id, director, at=world.clock.now())
    assert "Hanna is now a director." in (await td(world, "/td staff", hanna, member=hanna, role="director")).text
