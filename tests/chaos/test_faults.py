"""What the director of a chaos run does about what has struck."""

from __future__ import annotations

from bot.app.speaking.wording import delivery as words
from bot.sandbox.checks.messages import Draft
from bot.sandbox.clock import Clock
from bot.sandbox.server import Sandbox
from bot.sandbox.world.messages import post
from tests.chaos.bot_process import Place
from tests.chaos.faults import LOBBY, SPARE, Gremlins
from tests.chaos.running_bot import RunningBot


class Noted(Gremlins):
    """The director only says what to do."""

    said: list[str]

    async def direct(self, command: str, channel: str = "", **options: object) -> str:
        self.said.append(command)
        return ""


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
            post(store, lobby, store.bot.id, Draft(content=words.BACK(title="Cup")))
            for _ in range(2):
                await gremlins.let_go_on()
            assert gremlins.said == ["/td resume"] * absences
