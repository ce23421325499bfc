"""An event on a game server is checked when a director names it."""

from __future__ import annotations

import pytest

from tests.bot import on_woogles
from tests.bot.on_servers import FOUR
from tests.bot.on_woogles import DIVISION, event
from tests.bot.world import LOBBY, World

pytestmark = [pytest.mark.usefixtures("awake"), pytest.mark.slow]


async def test_what_an_event_lacks_is_shown_to_the_director_who_names_it(world: World) -> None:
    async with event(world, FOUR) as here:
        here.there.registration_open = True
        here.there.divisions[DIVISION].manual_first = False
        here.there.divisions[DIVISION].rounds = 2
        here.there.readonly.add(on_woogles.DIRECTOR)
        terms = f"{here.there.slug} division {DIVISION}"
        shown = await say_terms(world, terms + " from 2")
        for part in ("is not ready yet", "Close registration there", "who goes first", "Add rounds", "full director"):
            assert part in shown
        here.site.order("outage")
        assert "could not check the event" in await say_terms(world, terms)
        here.site.faults.clear()
        here.there.registration_open = False
        here.there.divisions[DIVISION].manual_first = True
        here.there.divisions[DIVISION].rounds = 14
        here.there.readonly.clear()
        assert "not ready" not in await say_terms(world, terms + " from 1")


async def say_terms(world: World, terms: str) -> str:
    """What a director sees who sets these terms."""
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Game server")
    answer = await form.submit({"game_server": "woogles", "game_terms": terms, "server_results": "at_once"})
    return answer.text
