"""Directors continue a chess tournament of another program from its report file."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.sandbox.people import Reply
from bot.service.page_settings import keep_page_settings
from bot.web.__main__ import ROUTES
from formats.core.verify import verify
from formats.registry import engine
from formats.toolkit.fide.dutch import pair_round
from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.trf import Report, read_report, write_report
from tests.bot.commands.desk import press, td
from tests.bot.files.test_trf_import import of_lichess
from tests.bot.web.library import SHOWN, Library
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

STORM = Chances(byes=0.1, forfeits=0.1, unrated=0, retired=0.05)


def report() -> Report:
    before = random_tournament(12, 7, "chat", STORM).before_round(5)
    gone = {number: letter for number, letter in before.absent.items() if letter == "Z"}
    tournament = replace(before, absent=gone)
    return Report(tournament, info={"012": "Spring Open", "022": "Oslo"}, others=("### A comment",))


async def bring_in(world: World, content: bytes) -> Reply:
    reply = await world.director.slash("/td import", channel=LOBBY, file=("open.trf", content))
    await world.settled()
    return reply


async def test_a_tournament_goes_on_like_one_that_began_here(world: World) -> None:
    given = report()
    told = await bring_in(world, write_report(given))
    assert "**Spring Open** is here now" in told.text
    assert "12 players, 4 rounds of 7, open games: 0" in told.text
    assert given.tournament.absent
    assert "/players reinstate" in told.text
    loaded = await world.loaded("t1")
    names = {who: person.name for who, person in loaded.people.items()}
    assert names == {f"e{player.number}": player.name for player in given.tournament.players}
    assert all(person.discord_id is None for person in loaded.people.values())

    await td(world, "/round publish", tournament="Spring Open")
    loaded = await world.loaded("t1")
    seats = {pairing.seats for pairing in loaded.state.started[0].rounds[-1].pairings.pairings}
    assert seats == {(f"e{white}", f"e{black}") for white, black in pair_round(given.tournament).pairs}
    assert verify(loaded.records, engine()) == ()

    await td(world, "/td undo", tournament="Spring Open")
    exported = await td(world, "/tournament export", tournament="Spring Open", what="chess")
    (file,) = exported.message.attachments
    again = read_report(file.data)
    assert [player.entries for player in again.tournament.players] == [
        player.entries for player in given.tournament.players
    ]
    assert again.info["022"] == "Oslo"
    assert "### A comment" in again.others


async def test_a_file_that_cannot_be_continued_is_refused_with_its_line(world: World) -> None:
    wrong = write_report(report()).replace(b"142 7", b"142 2")
    told = await bring_in(world, wrong)
    assert "line 3: more rounds were played than are planned" in told.text
    assert "Nothing was changed" in told.text
    assert await world.database.tournaments.all(guild_id=None) == []


async def test_a_running_swiss_of_lichess_is_finished_here_after_a_restart_and_a_correction(world: World) -> None:
    told = await bring_in(world, of_lichess())
    assert "5 players, 2 rounds of 5, open games: 1" in told.text
    assert "/players reinstate" in told.text
    await world.restart_bot()
    loaded = await world.loaded("t1")
    (game,) = loaded.state.open_games()
    await td(world, "/round result", tournament="Weekly Swiss", game=game.id, winner="e5")

    first = loaded.state.started[0].rounds[0].pairings.pairings[0]
    preview = await td(world, "/round result", tournament="Weekly Swiss", game=first.id, winner=first.seats[1])
    assert preview.buttons, "a result of the file is corrected like any other, after a preview"
    await press(world, preview, preview.buttons[0].label)
    loaded = await world.loaded("t1")
    points = {line.entrant: line.points / line.scale for line in engine().standings(loaded.state)}
    assert points == {"e1": 1, "e2": 0.5, "e3": 2, "e4": 0.5, "e5": 1.5}

    await td(world, "/round publish", tournament="Weekly Swiss")
    loaded = await world.loaded("t1")
    assert len(loaded.state.started[0].rounds) == 3
    assert verify(loaded.records, engine()) == ()


async def test_what_a_file_brings_is_answered_in_german_and_shown_on_the_page(world: World) -> None:
    world.director.user.locale = "de"
    given = report()
    told = await bring_in(world, write_report(given))
    assert "**Spring Open** ist jetzt hier, und du leitest es: 12 Spieler, 4 von 7 Runden" in told.text
    wrong = await bring_in(world, write_report(given).replace(b"142 7", b"142 2"))
    assert "Zeile 3" in wrong.text
    await keep_page_settings(world.database, "t1", SHOWN)
    async with Library(world.database, engine(), ROUTES) as site:
        shown = await site.page("/t/t1/standings?lang=de")
        assert all(player.name in shown for player in given.tournament.players)
