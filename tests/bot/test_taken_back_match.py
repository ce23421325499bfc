"""A match that opened as it came and is taken back by a correction: on a game server, personal links and the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.web.__main__ import ROUTES
from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state_slices.server_games import ServerGames
from tests.bot.commands.desk import entrant_of, name_of, press, state_of, td
from tests.bot.on_lichess import TERMS, Event, event
from tests.bot.played import PEOPLE, Played
from tests.bot.web.library import library
from tests.bot.web.link_reader import reader_of
from tests.bot.world import LOBBY, World

CUP = "format:single_elimination"
FOUR = ("Ana", "Bob", "Cyd", "Dee")

pytestmark = pytest.mark.usefixtures("awake")


async def as_they_come(world: World) -> None:
    """Have matches open as they come."""
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Single elimination: Replays …")
    await form.submit({"stage.0.option.as_they_come": "yes"})


async def corrected(world: World, game: Pairing) -> str:
    """The other player has won, and what rests on it is taken back; what the director read before."""
    shown = await td(world, "/round result", game=game.id, winner=game.seats[1], reason="Misread")
    await press(world, shown, "Take them back")
    return shown.text


async def final_of(world: World) -> Pairing:
    """The open match of the second round."""
    (game,) = (await state_of(world)).open_games()
    return game


def plain(text: str) -> str:
    """Without the marks that isolate names."""
    return text.replace("\u2068", "").replace("\u2069", "")


async def in_the_final(here: Event) -> list[Pairing]:
    """The semi-finals of four on lichess are over, and the final is made there."""
    world = here.world
    await world.tournament(CUP, players=FOUR)
    shown = await world.director.slash("/td options", channel=LOBBY)
    form = await shown.click("Game server")
    await form.submit({"game_server": "lichess", "game_terms": TERMS, "server_results": "at_once"})
    await as_they_come(world)
    for name in FOUR:
        person = world.sandbox.person(name)
        await person.slash("/me account", channel=LOBBY, server="lichess", name=await here.consent(person))
    await td(world, "/td close")
    await td(world, "/round publish")
    await here.settled()
    semis = list(await here.open_games())
    names = await here.names()
    for game in semis:
        here.site.finish(here.game_of(game, names).id, "mate", "white")
    await here.look()
    await here.look()
    return semis


async def test_the_server_game_of_a_match_that_is_taken_back_counts_for_nobody(world: World) -> None:
    async with event(world) as here:
        first, _ = await in_the_final(here)
        final, names = await final_of(world), await here.names()
        left_behind = here.game_of(final, names)
        assert f"counts for nobody: {' – '.join(names[seat] for seat in final.seats)}" in (
            read := plain(await corrected(world, first))
        )
        assert left_behind.id in read
        await here.look()
        again = await final_of(world)
        assert set(again.seats) != set(final.seats)
        made = here.game_of(again, names)
        assert made.id != left_behind.id
        here.site.finish(left_behind.id, "mate", "black")
        await here.look()
        assert await final_of(world) == again, "what was played there is no result"
        link = (await state_of(world)).slice_of(ServerGames).link(again)
        assert link is not None
        assert made.id in link.address
        here.site.finish(made.id, "mate", "white")
        await here.look()
        assert (await state_of(world)).find(again.id)[1].results[again.id].winning_seat == 0


async def test_personal_links_follow_a_match_that_is_taken_back(world: World) -> None:
    await world.tournament(CUP, players=("Ana", "Bo"))
    for name in ("Gustav", "Hilde"):
        await td(world, "/players add", guest=name)
    await as_they_come(world)
    await td(world, "/td close")
    await td(world, "/round publish")
    semis = (await state_of(world)).open_games()
    winners = {}
    for game in semis:
        names = {await name_of(world, seat): seat for seat in game.seats}
        guest = next(name for name in ("Gustav", "Hilde") if name in names)
        winners[guest] = game
        await td(world, "/round result", game=game.id, winner=names[guest])
    async with reader_of(world, "Gustav") as gustav, reader_of(world, "Hilde") as hilde:
        final = await final_of(world)
        assert "Hilde" in gustav.text
        assert "Gustav" in hilde.text
        game = winners["Hilde"]
        member = game.opponent(await entrant_of(world, "Hilde"))
        shown = await td(world, "/round result", game=game.id, winner=member, reason="Misread")
        await press(world, shown, "Take them back")
        again, name = await final_of(world), await name_of(world, member)
        assert set(again.seats) != set(final.seats)
        await gustav.look()
        await hilde.look()
        assert name in gustav.text
        assert "Gustav" not in hilde.text


def cup_of_four() -> Played:
    """The first two of `PEOPLE` are in the final, which is open."""
    stage = StagePlan(system="single_elimination", title="Cup", options={"as_they_come": True})
    played = Played(people=PEOPLE[:4]).create((stage,), week=None, forfeit_removes=False).enter().close().publish()
    for game in played.state.open_games():
        played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=min(game.seats))))
    return played


async def test_page_and_overlays_follow_a_match_that_is_taken_back(tmp_path: Path) -> None:
    before, after = cup_of_four(), cup_of_four()
    (game,) = (game for game in after.state.started[0].rounds[0].pairings.pairings if "e2" in game.seats)
    loser = game.opponent("e2")
    after.do(cmd.RecordResult(pairing=game.id, report=Report(winner=loser), dependents="reset", text="Misread"))
    second, name = (PEOPLE[int(who[1:]) - 1].split()[0] for who in ("e2", loser))
    async with library(tmp_path, before, after, routes=ROUTES) as site:
        for part in ("obs/next.txt", "obs/next", "pairings"):
            assert second in await site.page(f"/t/t1/{part}"), part
            assert name in await site.page(f"/t/t2/{part}"), part
        assert second not in await site.page("/t/t2/obs/next.txt")
