"""However long something takes, Discord hears from the bot in time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from prometheus_client import REGISTRY

from bot.sandbox.interactions import Callback
from bot.sandbox.people import Reply
from bot.text.texts import texts
from bot.ui import actions, answers
from bot.ui.access import EVERYBODY
from storage.people import People
from storage.people import Person as Row
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS


class Admission:
    """Block every search for a person in the database until `over` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over = asyncio.Event()
        real: Any = People.find_discord

        async def find(people: People, discord_id: int) -> Row | None:
            await self.over.wait()
            found: Row | None = await real(people, discord_id)
            return found

        monkeypatch.setattr(People, "find_discord", find)
        monkeypatch.setattr(answers, "HURRY_SECONDS", 0.05)
        monkeypatch.setattr(answers, "FORM_SECONDS", 0.05)

    async def over_once_deferred(self, world: World, asked: Coroutine[None, None, Reply]) -> Reply:
        """Lasts until the bot has asked for time; answers what was said after it."""
        interactions = world.sandbox.services.interactions.by_id
        before = max(interactions, default=0)

        def asked_for_time() -> bool | None:
            latest = max(interactions, default=0)
            return (latest > before and interactions[latest].answer is Callback.DEFER) or None

        answer = asyncio.create_task(asked)
        assert await world.sandbox.world.bus.until(asked_for_time, SECONDS)
        self.over.set()
        return await answer


@pytest.fixture
async def crowd(world: World, monkeypatch: pytest.MonkeyPatch) -> Admission:
    """A crowd that comes when a tournament has just opened."""
    await world.tournament(players=("Ana",))
    return Admission(monkeypatch)


async def test_an_answer_that_takes_long_is_announced(world: World, crowd: Admission) -> None:
    reply = await crowd.over_once_deferred(world, world.director.slash("/me timezone", channel=LOBBY))
    assert reply.ephemeral
    assert [button.label for button in reply.buttons]


async def test_a_form_that_comes_too_late_is_asked_for_again(world: World, crowd: Admission) -> None:
    crowd.over.set()
    shown = await world.director.slash("/me timezone", channel=LOBBY)
    button = shown.buttons[0].label
    crowd.over.clear()
    late = await crowd.over_once_deferred(world, shown.click(button))
    assert late.text == texts.mishaps.too_late()
    assert (await shown.click(button)).kind == "form"


async def test_what_is_meant_for_all_stays_so(world: World, crowd: Admission) -> None:
    reply = world.director.slash("/td invite", channel=LOBBY)
    await crowd.over_once_deferred(world, reply)
    ana = world.sandbox.person("Ana")
    seen = [message for message in ana.sees(LOBBY) if "Sign-up" in message.text]
    assert seen
    assert not seen[-1].ephemeral


async def test_what_is_answered_in_time_is_answered_once(world: World, crowd: Admission) -> None:
    crowd.over.set()
    reply = await world.director.slash("/tournament list", channel=LOBBY)
    await asyncio.sleep(0.1)  # until long after the bot would have asked for time
    assert reply.follow_ups == []
    assert not world.sandbox.services.rates.invalid


async def test_what_is_ready_at_once_is_said_at_once(
    world: World, crowd: Admission, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "HURRY_SECONDS", SECONDS)
    crowd.over.set()
    reply = await world.director.slash("/tournament info", channel=LOBBY)
    assert reply.text
    interactions = world.sandbox.services.interactions.by_id
    assert interactions[max(interactions)].answer is Callback.MESSAGE


async def test_what_takes_a_moment_is_announced_as_soon_as_that_shows(
    world: World, crowd: Admission, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "HURRY_SECONDS", SECONDS)
    monkeypatch.setattr(answers, "DIRECT_SECONDS", 0.0)
    crowd.over.set()
    reply = await world.director.slash("/tournament info", channel=LOBBY)
    assert reply.ephemeral
    interactions = world.sandbox.services.interactions.by_id
    assert interactions[max(interactions)].answer is Callback.DEFER


async def test_a_button_that_says_nothing_has_been_heard(
    world: World, crowd: Admission, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def quiet(press: actions.Press) -> None:
        await press.ask.think(update=True)

    monkeypatch.setitem(actions._buttons, "entrants", actions.Registered(quiet, EVERYBODY))
    crowd.over.set()
    world.director.settling = 0.0  # there is nothing to be seen that could be waited for
    await world.director.click("Who is in", in_=LOBBY)
    interactions = world.sandbox.services.interactions.by_id
    assert interactions[max(interactions)].answer is Callback.DEFER_UPDATE


async def test_nobody_is_told_that_nothing_was_changed_where_only_the_answer_was_lost(world: World) -> None:
    await world.tournament()
    (ana,) = await world.players("Ana")
    callback = "POST /interactions/{interaction_id}/{interaction_token}/callback"
    world.sandbox.faults.add(callback, status=400, before_work=True, times=1)
    reply = await ana.slash("/join", channel=LOBBY)
    assert texts.mishaps.may_have_counted() in reply.text
    assert len((await world.loaded()).state.entrants) == 1


async def test_nobody_is_told_that_nothing_was_changed_where_it_failed_after_it_was_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament()
    (ana,) = await world.players("Ana")
    service = world.herald.service
    real: Any = service.carry_out

    async def failing(*given: Any) -> None:
        await real(*given)
        raise RuntimeError("the disk is full now")

    with monkeypatch.context() as broken:
        broken.setattr(service, "carry_out", failing)
        reply = await ana.slash("/join", channel=LOBBY)
    assert texts.mishaps.may_have_counted() in reply.text
    assert len((await world.loaded()).state.entrants) == 1


async def test_whoever_comes_too_late_is_dropped_and_not_answered_again_and_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.tournament(players=("Ana",))
    callback = "POST /interactions/{interaction_id}/{interaction_token}/callback"
    world.sandbox.faults.add(callback, status=404, code=10062, times=None)
    before, refused = _counted("too_late"), _not_found()
    asking = asyncio.create_task(world.sandbox.person("Ana").slash("/me next", channel=LOBBY))
    async with asyncio.timeout(SECONDS):
        while _counted("too_late") == before:  # noqa: ASYNC110 - a few turns of the loop
            await asyncio.sleep(0)
    await world.settled()
    asking.cancel()
    assert _not_found() == refused + 1, "whoever is refused does not ask again"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def _counted(outcome: str) -> float:
    return REGISTRY.get_sample_value("herald_answers_total", {"what": "/me next", "outcome": outcome}) or 0.0


def _not_found() -> float:
    return REGISTRY.get_sample_value("herald_discord_answers_total", {"status": "404"}) or 0.0
