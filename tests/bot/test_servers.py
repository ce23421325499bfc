"""Several tournaments on several servers at once: each server sees and changes only its own."""

from __future__ import annotations

from datetime import timedelta

from bot.sandbox.people import Person
from tests.bot.commands.rounds import PAIRED
from tests.bot.world import ARIMAA, LOBBY, World

NINE = tuple("ABCDEFGHI")


async def second_server(world: World, title: str) -> Person:
    """Another server with a director and a tournament of nine players; answers its director."""
    server = world.sandbox.guild("Other club", owner="Olga", channels=("arena",))
    director = world.sandbox.person("Olga")
    await director.slash("/td create", channel="arena", what=ARIMAA, title=title)
    await director.slash("/td open", channel="arena")
    for name in NINE:
        player = await server.join(f"{name}{name}")
        await player.slash("/join", channel="arena")
    await director.slash("/td close", channel="arena")
    await world.settled()
    return director


async def test_every_server_sees_its_own_tournaments_only(world: World) -> None:
    await world.tournament(title="Home cup", players=NINE)
    olga = await second_server(world, "Away cup")
    assert "Away cup" in (await olga.slash("/tournament list", channel="arena")).text
    assert "Home cup" not in (await olga.slash("/tournament list", channel="arena")).text
    assert "Away cup" not in (await world.director.slash("/tournament list", channel=LOBBY)).text
    offered = await olga.autocomplete("/tournament standings", "tournament", "cup", channel="arena")
    assert [choice.name for choice in offered] == ["Away cup"]
    refused = await olga.slash("/tournament info", channel="arena", tournament="Home cup")
    assert "Home cup" in refused.text
    assert refused.ephemeral


async def test_both_timetables_run_and_post_where_they_belong(world: World) -> None:
    await world.tournament(title="Home cup", players=NINE)
    await world.director.slash("/td close", channel=LOBBY)
    olga = await second_server(world, "Away cup")
    await world.jump_to(PAIRED)
    for tournament in ("t1", "t2"):
        assert (await world.loaded(tournament)).state.current_round is not None
    assert world.director.reads("Home cup · Open Classic, round 1", LOBBY)
    assert olga.reads("Away cup · Open Classic, round 1", "arena")
    assert not olga.reads("Home cup", "arena")
    assert not world.director.reads("Away cup", LOBBY)


async def test_a_pause_in_one_tournament_stops_no_other(world: World) -> None:
    await world.tournament(title="Home cup", players=NINE)
    await world.director.slash("/td close", channel=LOBBY)
    await world.director.slash("/td pause", channel=LOBBY)
    await second_server(world, "Away cup")
    await world.jump_to(PAIRED + timedelta(hours=1))
    assert (await world.loaded("t1")).state.current_round is None
    assert (await world.loaded("t2")).state.current_round is not None
