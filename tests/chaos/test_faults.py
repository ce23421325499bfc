"""What the director of a chaos run does about what has struck."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from bot.sandbox.checks.messages import Draft
from bot.sandbox.clock import Clock
from bot.sandbox.server import Sandbox
from bot.sandbox.world.messages import post
from bot.text.texts import texts
from tests.chaos.bot_process import Place
from tests.chaos.faults import LOBBY, SPARE, Gremlins, Lasting
from tests.chaos.playing import Impatient
from tests.chaos.running_bot import RunningBot


class Noted(Gremlins):
    """The director only says what to do."""

    said: list[str]

    async def direct(self, command: str, channel: str = "", **options: object) -> str:
        self.said.append(command)
        return ""


class Answering(Impatient):
    """A director who is answered without a bot."""

    answers: ClassVar[list[str]] = []

    async def slash(self, *_command: object, **_options: object) -> Any:
        return SimpleNamespace(kind="message", text=Answering.answers.pop(0))


@pytest.fixture
async def gremlins(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gremlins]:
    monkeypatch.setattr("tests.chaos.faults.Impatient", Answering)
    monkeypatch.setattr(RunningBot, "alive", True)
    clock = Clock(running=False)
    async with Sandbox(clock=clock) as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=(LOBBY, SPARE))
        bot = RunningBot(Place(sandbox.urls.rest, sandbox.urls.gateway, sandbox.token, "", "", ""), clock)
        monkeypatch.setattr(bot, "settle", bot._over.wait)
        yield Gremlins(1, sandbox, server, bot, often=0.0, kills=0)


@pytest.mark.parametrize("lasting", [None, "database locked", "slow channel"])
async def test_an_apology_that_no_fault_allows_is_not_passed_over_by_trying_again(
    gremlins: Gremlins, lasting: str | None
) -> None:
    Answering.answers = [texts.mishaps.may_have_counted(), "Done"]
    if lasting is not None:
        gremlins._lasting.append(Lasting(lasting, 1, gremlins.calm))
    with pytest.raises(RuntimeError, match="no fault allows that"):
        await gremlins.direct("/td pause", resume=True)
    assert Answering.answers == ["Done"]


@pytest.mark.parametrize("lasting", ["disk full", "outage", "quarantine"])
async def test_what_a_fault_allows_to_fail_is_tried_again(gremlins: Gremlins, lasting: str) -> None:
    Answering.answers = [texts.mishaps.broken(), "Done"]
    gremlins._lasting.append(Lasting(lasting, 1, gremlins.calm))
    assert await gremlins.direct("/td pause", resume=True) == "Done"


async def test_the_director_uses_another_channel_again_once_the_bot_may_post_there(gremlins: Gremlins) -> None:
    Answering.answers = ["I can't post in that channel. Please give me these permissions there: Send Messages.", "Done"]
    gremlins._lasting.append(Lasting("permission gone", 1, gremlins.calm))
    assert await gremlins.direct("/td set-channel") == "Done"


async def test_the_timetable_goes_on_when_the_bot_says_that_it_is_back_and_not_before() -> None:
    clock = Clock(running=False)
    async with Sandbox(clock=clock) as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=(LOBBY, SPARE))
        bot = RunningBot(Place(sandbox.urls.rest, sandbox.urls.gateway, sandbox.token, "", "", ""), clock)
        gremlins = Noted(1, sandbox, server, bot, often=0.0, kills=0)
        gremlins.said = []
        store, lobby = sandbox.world, server.channel(LOBBY)
        post(store, lobby, store.bot.id, Draft(content="Round 1"))
        await gremlins.let_go_on()
        assert gremlins.said == []
        for absences in (1, 2):
            post(store, lobby, store.bot.id, Draft(content=texts.delivery.back(title="Cup")))
            for _ in range(2):
                await gremlins.let_go_on()
            assert gremlins.said == ["/td pause"] * absences
