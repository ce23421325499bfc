"""A format whose folder is broken while a tournament of it is being played: the bot says so, and the others go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from formats import registry
from formats.core.discovery import Found, LeftOut
from tests.bot.world import LOBBY, World

PROBLEM = LeftOut("formats.systems.swiss", "ImportError: cannot import name 'pairing' (system.py, line 3)")
SORRY = "The format “swiss” can't be used right now: its code does not load. The bot's log says why."
HERE, THERE = LOBBY, "elsewhere"


@pytest.fixture
def break_swiss(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """From the next start on the Swiss cannot be loaded."""
    others = {key: system for key, system in registry.systems().items() if key != "swiss"}

    def broken() -> None:
        monkeypatch.setattr(registry.SYSTEMS, "_found", Found(others, (PROBLEM,)))
        registry.engine.cache_clear()

    yield broken
    registry.engine.cache_clear()


async def play(world: World, channel: str, what: str) -> None:
    """Four players in a tournament whose first round is published."""
    await world.director.slash("/td create", channel=channel, what=what, title="Cup")
    await world.director.slash("/td open", channel=channel)
    for name in ("Ada", "Ben", "Cy", "Dee"):
        await world.sandbox.person(name).slash("/join", channel=channel)
    await world.director.slash("/td close", channel=channel)
    await world.director.slash("/td advance", channel=channel)


@pytest.mark.usefixtures("awake")
async def test_a_broken_format_is_named_in_the_log_and_stops_only_its_own_tournaments(
    world: World, break_swiss: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    await world.players("Ada", "Ben", "Cy", "Dee")
    await play(world, HERE, "format:swiss")
    await play(world, THERE, "format:round_robin")

    break_swiss()
    await world.restart_bot()
    await world.boards_settled()

    assert str(PROBLEM) in [record.getMessage() for record in caplog.records]
    ada = world.sandbox.person("Ada")
    for command in ("/me next", "/tournament standings", "/tournament info"):
        assert (await ada.slash(command, channel=HERE)).text == SORRY
        assert SORRY not in (await ada.slash(command, channel=THERE)).text
    await ada.slash("/match report", channel=THERE, winner="e1")
    assert len((await world.loaded("t2")).state.reports) == 1


@pytest.mark.usefixtures("awake")
async def test_no_tournament_of_a_broken_format_can_be_made(world: World, break_swiss: Callable[[], None]) -> None:
    break_swiss()
    await world.restart_bot()

    answer = await world.director.slash("/td create", channel=HERE, what="format:swiss", title="Cup")

    assert answer.text == SORRY
