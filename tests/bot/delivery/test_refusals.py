"""Discord blocks clients with too many refused requests: the bot stops long before that."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.delivery.refusals import WINDOW_SECONDS, Refusals, TooManyRefusedError
from tests.bot.delivery.two_servers import HOME, queue, texts, two_servers
from tests.bot.world import LOBBY, World


class Moments:
    """A clock that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    "status, scope, counts",
    [
        (200, None, False),
        (401, None, True),
        (403, None, True),
        (404, None, False),
        (429, "user", True),
        (429, "global", True),
        (429, "shared", False),
        (503, None, False),
    ],
)
def test_what_discord_counts_is_counted(status: int, scope: str | None, counts: bool) -> None:
    refusals = Refusals()
    refusals.note(status, scope)
    assert refusals.recent == counts


def test_nothing_is_asked_until_the_window_has_moved_on() -> None:
    clock = Moments()
    refusals = Refusals(most=3, clock=clock)
    for _ in range(3):
        refusals.require_room()
        refusals.note(403)
        clock.now += 60

    with pytest.raises(TooManyRefusedError) as stopped:
        refusals.require_room()
    assert stopped.value.seconds == WINDOW_SECONDS - 180

    clock.now += stopped.value.seconds
    refusals.require_room()


async def test_what_waits_is_delivered_once_discord_may_be_asked_again(world: World) -> None:
    await two_servers(world)
    refusals, clock = world.herald.refusals, Moments()
    refusals.most, refusals.clock = 3, clock
    for _ in range(refusals.most):
        refusals.note(403)
    await queue(world, HOME, "come all")
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "come all") == []

    clock.now += WINDOW_SECONDS
    await world.jump(timedelta(minutes=10))
    assert texts(world, world.director, LOBBY, "come all") == ["come all"]
