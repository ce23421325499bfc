"""Three hundred and ten players: everything is taken by Discord's limits, and nothing takes long."""

from __future__ import annotations

import time
from datetime import timedelta

import pytest

from bot.announcements.composing import compose
from bot.service.orders import CommandId, Order
from formats.core.commands import RecordResult
from formats.core.model import Pairing
from formats.core.results import Report
from formats.registry import engine
from tests.bot.commands.desk import td
from tests.bot.leagues.cycle import (
    KUKSU,
    TITLE,
    agree,
    imported,
    press_latest,
    seen,
    state_of,
    table,
    without_invitations,
)
from tests.bot.world import LOBBY, World

PLAYERS, HOLDERS = 310, 1
MEMBERS = 40
"""How many of them are members of the server; the others are guests of the list."""

SLOWEST = 30.0
"""Seconds of a processor for the whole test."""

LONGEST_COMPOSE = 0.15

pytestmark = pytest.mark.usefixtures("awake")


def the_list(members: list[tuple[str, int]]) -> bytes:
    """Everybody, with names as long as people give themselves; members by their accounts."""
    rows = [(f"Member of a club with a long name {number:03}", str(user)) for number, (_, user) in enumerate(members)]
    rows += [(f"Guest from far away with number {number:03}", "") for number in range(PLAYERS + HOLDERS - len(members))]
    lines = [
        (name, str(2900 - 5 * number), account, *(("0", "0") if number == 0 else ("", "")))
        for number, (name, account) in enumerate(rows)
    ]
    return table(lines, "discord", "last_tier", "last_rank")


async def seconds_to_compose(world: World, game: Pairing) -> float:
    """How long it takes to make the posts about a result, when nothing else is done: the best of several."""
    command = RecordResult(pairing=game.id, report=Report(winner=game.seats[0]))
    change = await world.herald.service.preview("t1", Order.of(command, actor="p1", command_id=CommandId("look")))
    taken = []
    for _ in range(3):
        begun = time.process_time()
        assert compose(change, engine())
        taken.append(time.process_time() - begun)
    return min(taken)


@pytest.mark.slow
async def test_310_players(world: World) -> None:
    world.keep_to_rate_limits()
    openings = world.sandbox.services.dm_openings
    openings.enforced = True
    begun = time.process_time()
    await td(world, "/td create", what=KUKSU, title=TITLE)
    await td(world, "/td open")
    members = await world.players(*(f"Member {number:03}" for number in range(MEMBERS)))
    await imported(world, the_list([(member.name, member.id) for member in members]))
    await td(world, "/td close")
    called = [message for message in world.director.sees(LOBBY) if message.mentions]
    assert sum(len(message.mentions) for message in called) == MEMBERS
    assert members[7].dms == []
    await without_invitations(world)

    shown = await td(world, "/round preview")
    assert "311 players, 31 leagues in 5 tiers" in shown.text
    await press_latest(world, "Publish")
    await world.director.wait_for("1,395 games to play", channel=LOBBY)
    await world.settled()
    assert len(shown.follow_ups) <= 3
    state = await state_of(world)
    assert len(state.open_games()) == 31 * 45
    assert len(world.server.threads) == 31
    for thread in world.server.threads:
        top, *games = world.director.sees(thread)
        assert "0 of 45 games played" in top.text
        assert sum(message.text.count(" – ") for message in games) == 45
    assert members[7].dms == []
    assert (
        sum(len(message.mentions) for thread in world.server.threads for message in world.director.sees(thread)) == 39
    )

    assert await seconds_to_compose(world, state.open_games()[700]) < LONGEST_COMPOSE

    for game in [game for game in state.open_games() if game.label == "A"][:3]:
        await agree(world, game, game.seats[0])
    await world.settled()
    assert "3 of 45 games played" in seen(world, "League A")[0].text
    await world.jump(timedelta(days=14))
    for thread in world.server.threads:
        assert any("no result yet" in message.text for message in world.director.sees(thread))
    standings = await members[3].slash("/tournament standings", channel=LOBBY)
    assert standings.message is not None
    assert (openings.refused, openings.quarantined) == (0, False)
    assert time.process_time() - begun < SLOWEST
