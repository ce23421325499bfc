"""Groups of commands that only some tournaments need are registered with the servers that have such a tournament."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.hosting.guild_commands import KEPT, KEY, PAUSE
from bot.sandbox.refusals import PersonError
from storage.shards import Shards
from storage.transfer import export_log
from tests.bot.commands.desk import FOUR, press, td
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")
MINUTE = timedelta(minutes=1)


def registered(world: World, server: int | None = None) -> dict[str, dict[str, Any]]:
    """What Discord has of a server's own commands, by name."""
    commands = world.sandbox.services.commands.listed(server or world.server.guild.id)
    return {command["name"]: command for command in commands}


async def looked(world: World) -> None:
    """Let the daily comparison come round."""
    world.herald.guild_commands.wake()
    await world.settled()


async def cancelled(world: World, tournament: str) -> None:
    """Call a tournament off."""
    asked = await td(world, "/td cancel", tournament=tournament)
    await press(world, asked, asked.buttons[0].label)


@pytest.mark.parametrize(
    "what, groups",
    [
        ("format:swiss", set()),
        ("preset:arimaa_world_championship_2010", {"schedule"}),
        ("preset:wpf_gp_playoffs_2023", {"forms", "playoffs", "puzzles"}),
        ("format:cop", {"tsh"}),
    ],
)
async def test_a_server_has_the_groups_its_tournaments_need(world: World, what: str, groups: set[str]) -> None:
    other = world.sandbox.guild("Elsewhere", owner="Olga", channels=("hall",))
    assert registered(world) == {}
    await td(world, "/td create", what=what, title="Cup")
    assert registered(world).keys() == groups
    assert registered(world, other.id) == {}
    every = {command["name"] for command in world.sandbox.services.commands.listed(None)}
    assert every.isdisjoint(world.herald.tree.guild_groups)
    assert groups <= world.herald.tree.guild_groups.keys()


async def test_a_first_guest_brings_the_groups_about_guests(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Cup")
    await td(world, "/td open")
    await td(world, "/players add", guest="Grandpa")
    assert registered(world).keys() == {"guests", "team"}


async def test_an_opened_check_in_brings_the_group_that_lists_who_is_missing(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Cup")
    await td(world, "/td open")
    await td(world, "/players check-in", until="in 2 hours")
    assert registered(world).keys() == {"forms"}


async def test_a_second_kind_on_the_same_day_is_added_and_keeps_the_first_one_s_id(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    first = registered(world)["tsh"]["id"]
    await td(world, "/td create", what="preset:wpf_gp_playoffs_2023", title="Finals")
    assert registered(world).keys() == {"forms", "tsh", "playoffs", "puzzles"}
    assert registered(world)["tsh"]["id"] == first
    assert world.herald.guild_commands.ids_in(world.server.guild.id)["tsh"] == int(first)


async def test_a_group_goes_thirty_days_after_the_last_tournament_that_needed_it(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    await td(world, "/td create", what="format:cop", title="Second cup")
    await cancelled(world, "t1")
    await world.jump(KEPT)
    await looked(world)
    assert registered(world).keys() == {"tsh"}
    await cancelled(world, "t2")
    await world.jump(KEPT - MINUTE)
    await looked(world)
    assert registered(world).keys() == {"tsh"}
    await world.jump(MINUTE)
    await looked(world)
    assert registered(world) == {}
    assert not world.herald.guild_commands.has(world.server.guild.id, "tsh export")


async def test_a_cancellation_that_is_undone_keeps_the_group(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    await cancelled(world, "t1")
    asked = await td(world, "/td undo")
    await press(world, asked, asked.buttons[0].label)
    await world.jump(KEPT + PAUSE)
    await looked(world)
    assert registered(world).keys() == {"tsh"}


async def test_nothing_is_removed_within_a_day_of_another_change(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    await cancelled(world, "t1")
    await world.jump(KEPT - MINUTE)
    await td(world, "/td create", what="preset:wpf_gp_playoffs_2023", title="Finals")
    await world.jump(2 * MINUTE)
    await looked(world)
    assert registered(world).keys() == {"forms", "tsh", "playoffs", "puzzles"}
    await world.jump(PAUSE)
    await looked(world)
    assert registered(world).keys() == {"forms", "playoffs", "puzzles"}


async def test_a_restart_changes_nothing_and_a_database_from_before_catches_up(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    before = registered(world)["tsh"]
    await world.restart_bot()
    await world.settled()
    assert registered(world)["tsh"] == before
    await world.database.settings.set(f"guild:{world.server.guild.id}", KEY, None)
    world.sandbox.services.commands.overwrite(world.server.guild.id, [])
    await world.restart_bot()
    await world.settled()
    assert registered(world).keys() == {"tsh"}


async def test_an_imported_log_brings_its_groups(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    log = await export_log(world.database, "t1")
    other = world.sandbox.guild("Elsewhere", owner="Olga", channels=("hall",))
    await world.sandbox.person("Olga").slash(
        "/td import", channel=other.channel("hall"), file=("l.jsonl", log.encode())
    )
    await world.settled()
    assert registered(world, other.id).keys() == {"tsh"}


async def test_a_server_that_permits_no_commands_stops_no_other(world: World, caplog: pytest.LogCaptureFixture) -> None:
    route = "PUT /applications/*/guilds/*/commands"
    fault = world.sandbox.faults.add(route, status=403, code=50001, times=None)
    await td(world, "/td create", what="format:cop", title="Cup")
    assert registered(world) == {}
    assert "does not permit commands" in caplog.text
    with pytest.raises(PersonError):
        await td(world, "/tsh export")
    world.sandbox.faults.discard(fault)
    await looked(world)
    assert registered(world).keys() == {"tsh"}


async def test_a_server_that_invites_the_bot_again_gets_its_groups_back(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Cup")
    world.sandbox.services.commands.overwrite(world.server.guild.id, [])
    await world.herald.guild_commands.invited(world.server.guild.id)
    await world.settled()
    assert registered(world).keys() == {"tsh"}


async def test_a_server_of_another_process_is_left_to_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    shards = Shards(2, frozenset({1 - Shards(2).of(world.server.guild.id)}))
    monkeypatch.setattr(world.database.connections, "shards", shards)
    await td(world, "/td create", what="format:cop", title="Cup")
    assert registered(world) == {}


async def test_help_names_the_groups_of_this_server_only_and_by_its_ids(world: World) -> None:
    await world.tournament("format:swiss", players=FOUR)
    assert "/tsh export" not in (await td(world, "/help", find="tsh")).text
    await world.director.slash("/td create", channel="elsewhere", what="format:cop", title="Division")
    await world.settled()
    found = await world.director.slash("/help", channel="elsewhere", find="tsh")
    assert f"</tsh export:{registered(world)['tsh']['id']}>" in found.text
    in_private = await world.director.slash("/help", channel="dm", find="tsh")
    assert "tsh export" not in in_private.text
    assert "/td create" in (await world.director.slash("/help", channel=LOBBY, find="td create")).text
