"""A league-like format nobody has seen before is a folder: threads, tables, pictures, odds, commands are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.charts.groups import group_grids
from bot.sandbox.people import SeenMessage
from bot.text.context import context_of
from tests.added_formats import AddSystem
from tests.bot.commands.desk import lobby, td
from tests.bot.leagues.cycle import entered, seen, state_of, thread
from tests.bot.world import LOBBY, World
from tests.formats.samples import harbour_league

PLAYERS = ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
SAMPLE = Path(harbour_league.__file__).read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def harbours(add_system: AddSystem) -> None:
    """The folder of a format beside those of `formats/systems`, and nothing else."""
    add_system("harbour_league", __init__=SAMPLE)


async def begun(world: World) -> None:
    await world.tournament("format:harbour_league", "Regatta", players=PLAYERS)
    await td(world, "/td close")
    await td(world, "/round publish")


async def ended(world: World) -> None:
    await entered(world, (await state_of(world)).open_games())
    await td(world, "/td advance")


def told(world: World, text: str) -> SeenMessage:
    return next(message for message in reversed(world.director.sees(LOBBY)) if text in message.text)


async def test_every_group_has_a_thread_with_its_table_and_its_games(world: World) -> None:
    await begun(world)

    assert sorted(thread.name for thread in world.server.threads) == [
        "North harbour · Regatta",
        "South harbour · Regatta",
    ]
    table, games = seen(world, "North harbour")
    assert "0 of 6 games played" in table.text
    assert set(games.mentions) == {"Ana", "Cy", "Eve", "Gus"}
    assert "**South harbour**: Bo, Dee, Flo, Hal" in lobby(world)


async def test_a_result_changes_the_table_and_the_end_names_the_best(world: World) -> None:
    await begun(world)
    await entered(world, (await state_of(world)).open_games()[:1])
    assert "1 of 6 games played" in seen(world, "North harbour")[0].text

    await ended(world)
    assert "all games have been played" in seen(world, "North harbour")[-1].text
    assert "**North harbour**: 1. Ana, 2. Cy, 3. Eve" in lobby(world)


async def test_players_find_their_group_by_command(world: World) -> None:
    await begun(world)
    reply = await world.sandbox.person("Dee").slash("/tournament standings", channel=LOBBY, what="league")
    assert f"<#{thread(world, 'South harbour').id}>" in reply.text


async def test_the_groups_are_drawn(world: World) -> None:
    await begun(world)
    await entered(world, (await state_of(world)).open_games())
    grids = group_grids(context_of(await world.loaded(), world.herald.service.engine))
    assert grids is not None
    assert [(grid.title, [row.name for row in grid.rows]) for grid in grids.groups] == [
        ("North", ["Ana", "Cy", "Eve", "Gus"]),
        ("South", ["Bo", "Dee", "Flo", "Hal"]),
    ]
    assert [row.through for row in grids.groups[0].rows] == [True, False, False, False]
    assert [row.points for row in grids.groups[0].rows] == ["3", "2", "1", "0"]


async def test_odds_are_told_of_whatever_simulates_them(world: World) -> None:
    await begun(world)
    shown = await world.sandbox.person("Dee").slash("/tournament odds", channel=LOBBY, simulations=100)
    assert "simulated 100 times" in shown.text
    rows = shown.message.attachments[0].data.decode("utf-8-sig").splitlines()
    assert len(rows) == 1 + len(PLAYERS)


async def test_the_pictures_of_the_groups_go_with_the_posts(tmp_path: Path) -> None:
    world = World(tmp_path, pictures=True)
    await world.open()
    try:
        await begun(world)
        assert told(world, "starts with 8 players in 2 groups").attachments
        await ended(world)
        assert told(world, "**North harbour**: 1. Ana").attachments[0].filename.endswith(".png")
    finally:
        await world.close()
