"""The channels of direct messages."""

from __future__ import annotations

import pytest

from bot.delivery.direct_messages import SECONDS_BETWEEN, DirectMessages
from tests.bot.world import World


@pytest.mark.parametrize("seconds", [SECONDS_BETWEEN, 0.5])
async def test_a_channel_is_opened_at_once_and_the_next_after_so_many_seconds(awake: World, seconds: float) -> None:
    direct = DirectMessages(awake.herald, awake.herald.service, seconds)
    limiter = direct._limiter
    assert limiter is not None
    assert await direct.may_open("p1")
    assert not await direct.may_open("p2")
    limiter._filled_at -= 0.9 * seconds
    assert not await direct.may_open("p2")
    limiter._filled_at -= 0.1 * seconds
    assert await direct.may_open("p2")


async def test_without_seconds_channels_are_opened_at_once(awake: World) -> None:
    direct = DirectMessages(awake.herald, awake.herald.service, 0)
    assert [await direct.may_open(person) for person in ("p1", "p2", "p3")] == [True, True, True]
