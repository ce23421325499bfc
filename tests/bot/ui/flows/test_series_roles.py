"""Roles of a series, as directors choose them: refused or kept, and explained."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.world.permissions import Permission
from bot.service.series_roles import RoleChoice, read_choice
from bot.text.names import quoted
from bot.text.texts import texts
from tests.bot.commands.desk import td
from tests.bot.delivery.test_series_roles import permit
from tests.bot.ui.flows.test_creating import opened
from tests.bot.world import World

pytestmark = pytest.mark.usefixtures("awake")


async def test_the_answer_names_the_roles_that_are_kept_until_they_are_taken_back(world: World) -> None:
    regular, champion = (world.server.role(name, permissions=0) for name in ("Regular", "Champion"))
    permit(world)
    await opened(world)
    roles: dict[str, Any] = {"player_role": regular.name, "winner_role": champion.name}
    reply = await td(world, "/td series", when="fri 20:00", tournament="t1", **roles)
    players = texts.series.player_role(role=f"<@&{regular.id}>")
    winner = texts.series.winner_role(role=f"<@&{champion.id}>")
    assert reply.text.endswith(f"{players}\n{winner}\n{texts.series.roles_end()}")
    assert await read_choice(world.database, "t2") == RoleChoice(players=regular.id, winners=champion.id)
    off = await td(world, "/td series", tournament="t2", no_roles=True)
    assert off.text.endswith(texts.series.roles_off())
    assert await read_choice(world.database, "t2") == RoleChoice()


@pytest.mark.parametrize(
    "role, options, sentence",
    [
        ("Champion", {"permissions": int(Permission.MANAGE_MESSAGES)}, texts.series.role_permissions),
        ("Club", {}, texts.series.role_managed),
        ("@everyone", {}, texts.series.role_managed),
        ("Champion", {"position": 50}, texts.series.role_too_high),
    ],
)
async def test_unsuitable_roles_are_refused_and_no_series_is_made(
    world: World, role: str, options: dict[str, Any], sentence: Any
) -> None:
    chosen = world.server.role("Champion", permissions=0)
    for name, value in options.items():
        setattr(chosen, name, value)
    permit(world)
    if role == "Club":
        role = next(role.name for role in world.server.guild.roles.values() if role.bot_id is not None)
    await opened(world)
    reply = await td(world, "/td series", when="fri 20:00", winner_role=f"@{role}", tournament="t1")
    assert sentence(role=quoted(role)) in reply.text
    assert len(await world.database.tournaments.all()) == 1


async def test_without_the_permission_roles_are_refused_and_so_is_one_who_may_not_give_them(world: World) -> None:
    champion = world.server.role("Champion", permissions=0)
    permit(world, yes=False)
    await opened(world)
    reply = await td(world, "/td series", when="fri 20:00", winner_role="Champion", tournament="t1")
    assert texts.series.role_not_permitted(role=quoted("Champion")) in reply.text
    permit(world)
    staff = world.server.role("Staff", permissions=int(Permission.MANAGE_EVENTS))
    cora = await world.server.join("Cora", roles=(staff,))
    await td(world, "/td staff", member=cora, role="director", tournament="t1")
    refused = await td(world, "/td series", by=cora, when="fri 20:00", winner_role="Champion", tournament="t1")
    assert texts.series.role_not_yours(role=quoted(champion.name)) in refused.text
