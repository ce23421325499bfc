"""Some random acts; `make acts` has as many as wanted."""

from __future__ import annotations

import logging
from random import Random

import pytest

from storage.check import find_problems
from tests.bot.world import World
from tests.random_acts.evening import LoggedError, RandomEvening, events


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_people_are_offered_is_answered_without_an_error(awake: World, seed: int) -> None:
    chance = Random(seed)
    evening = RandomEvening(awake, chance)
    await evening.play(chance.choice(events()), 25)
    assert len(evening.acts) > 12
    assert await find_problems(awake.database) == []


async def test_an_error_that_is_logged_is_found_with_the_acts_before_it(
    awake: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        logging.getLogger("bot").error("broken on purpose")

    evening = RandomEvening(awake, Random(1))
    monkeypatch.setattr(evening, "_step", broken)
    with pytest.raises(LoggedError, match="broken on purpose") as found:
        await evening.play("tonight", 1)
    assert "tonight with" in str(found.value)
