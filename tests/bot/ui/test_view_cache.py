"""However many people ask for the same view, it is made once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.text.catalogue import in_language
from bot.text.context import TournamentContext, context_of
from bot.ui.view_cache import ViewCache
from tests.bot.season import Season


def context() -> TournamentContext:
    season = Season().create().sign_up(4)
    return context_of(season.loaded, season.engine)


async def test_all_who_ask_meanwhile_and_later_get_the_same_view() -> None:
    seen, made, views = context(), list[object](), ViewCache()

    def view(shown: TournamentContext, records: Sequence[int], round_number: int) -> str:
        made.append((shown, records, round_number))
        return f"round {round_number}"

    records = [1, 2]
    asked = [views.of(view, seen, records, 1) for _ in range(20)]
    assert await asyncio.gather(*asked, views.of(view, seen, records, 2)) == ["round 1"] * 20 + ["round 2"]
    assert await views.of(view, seen, records, 1) == "round 1"
    assert len(made) == 2


async def test_another_state_another_name_and_another_language_are_other_views() -> None:
    first, other, views = context(), context(), ViewCache()
    made = []

    def view(shown: TournamentContext) -> int:
        made.append(shown)
        return len(made)

    assert [await views.of(view, first), await views.of(view, other), await views.of(view, first)] == [1, 2, 1]
    with in_language("de"):
        assert await views.of(view, first) == 3


async def test_who_gives_up_does_not_take_it_from_the_others_and_a_failure_is_not_kept() -> None:
    seen, views, begun, tries = context(), ViewCache(), asyncio.Event(), list[int]()
    loop = asyncio.get_running_loop()

    def view(_shown: TournamentContext) -> str:
        tries.append(1)
        loop.call_soon_threadsafe(begun.set)
        if len(tries) == 2:
            raise ValueError(tries)
        return "made"

    impatient = asyncio.create_task(views.of(view, seen))
    patient = asyncio.create_task(views.of(view, seen))
    await begun.wait()
    impatient.cancel()
    assert await patient == "made"
    with in_language("fr"):
        with pytest.raises(ValueError, match="1, 1"):
            await views.of(view, seen)
        assert await views.of(view, seen) == "made"
