"""The first page of a tournament: what is on, who plays, what was played, who leads, and what is new."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.service.opened_events import BRANCHES
from bot.service.page_settings import read_page_settings
from bot.web.card import board_picture
from bot.web.pages.badges import COLOURS, badge, colour_of, face, initials
from bot.web.site import SiteOptions
from bot.web.static_files import static_file
from bot.web.visit import Visit
from formats.core.commands import (
    Announce,
    CloseRegistration,
    NameMainLine,
    OrderRematch,
    RecordBranch,
    RegisterEntrants,
    WithdrawEntrant,
)
from formats.core.events import MainLine
from formats.core.plan import StagePlan
from formats.core.stage_field import StageField
from formats.core.state_slices.branches import Branches
from storage.tournaments import Bindings
from tests.bot.commands.desk import td
from tests.bot.files.test_report import Page
from tests.bot.played import PEOPLE, Played
from tests.bot.views.test_views import finished, first_round, second_round, signing_up
from tests.bot.web.library import BASE, library
from tests.bot.web.presets import moments_of, put_up
from tests.bot.world import World


def headings(text: str) -> list[str]:
    return re.findall(r"<h2>(?:<a [^>]*>)?([^<]+)", text)


async def test_a_running_tournament_begins_with_what_is_on_games_results_and_leaders(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        text = await site.page("/t/t1")
        assert headings(text) == ["Now", "Games to come", "Latest results", "Leaders", "News"]
        assert re.search(r'<progress max="(\d+)" value="(\d+)" aria-label="\2 of \1 games played">', text)
        games = second_round().context.stage().rounds[-1].pairings.pairings
        assert text.count('class="game"') >= len(games)
        assert '<img src="/t/t1/board.png"' in text


async def test_where_groups_play_the_first_of_each_follows_what_is_on(tmp_path: Path) -> None:
    moment = next(moment for moment in moments_of("pentolla-freestyle") if moment.phase == "running")
    async with library(tmp_path) as site:
        text = await site.page(f"/t/{await put_up(site, moment)}")
        assert headings(text)[:2] == ["Now", "Leaders"]
        leaders = text.partition('class="leaders"')[2].partition("</ul>")[0]
        assert leaders.count("<li>") == leaders.count(">Blue<") == 1


async def test_pages_have_a_band_in_the_colour_of_the_badge(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        text = await site.page("/t/t1")
        (colour,) = re.findall(r'class="band (c\d)"', text)
        assert f'class="badge {colour}"' in text


async def test_nobody_leads_before_the_first_result(tmp_path: Path) -> None:
    async with library(tmp_path, first_round()) as site:
        assert headings(await site.page("/t/t1"))[:2] == ["Now", "Games to come"]
        assert "Leaders" not in await site.page("/t/t1")


async def test_the_picture_of_the_board_is_a_picture_while_there_is_one(tmp_path: Path) -> None:
    async with library(tmp_path, second_round(), signing_up()) as site:
        answer = await site.read("/t/t1/board.png")
        assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png")
        assert (await site.read("/t/t2/board.png")).status == 404


async def test_a_tournament_that_is_over_is_not_live(tmp_path: Path) -> None:
    async with library(tmp_path, finished(), second_round()) as site:
        assert "data-live" not in await site.page("/t/t1")
        assert 'class="podium"' in await site.page("/t/t1")
        assert "data-live" in await site.page("/t/t2")


@pytest.mark.parametrize(
    "preset, drawn",
    [
        ("arimaa-world-championship", "LivesChart"),
        ("kuksu-main-title-tournament", "LeaguePyramid"),
        ("pentolla-freestyle", "GroupGrids"),
        ("lets-play-scrabble", "StandingsCard"),
        ("wpf-gp-playoffs-2023", "StrategyPath"),
        ("classic-double-elimination", "Bracket"),
    ],
)
async def test_at_the_end_the_last_picture_of_play_is_below_the_podium(tmp_path: Path, preset: str, drawn: str) -> None:
    async with library(tmp_path) as site:
        over = next(moment for moment in moments_of(preset) if moment.phase == "finished")
        tournament = await put_up(site, over)
        text = await site.page(f"/t/{tournament}")
        assert text.index('class="podium"') < text.index(f'<img src="/t/{tournament}/board.png" alt="The standings or')
        public = await site.site.tournaments.public(tournament)
        assert public is not None
        assert type(board_picture(Visit(public, BASE))).__name__ == drawn
        assert (await site.read(f"/t/{tournament}/board.png")).status == 200


async def test_a_part_of_groups_counts_its_own_games(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        running = [moment for moment in moments_of("pentolla-freestyle") if moment.phase == "running"]
        counts = set()
        for moment in running:
            text = await site.page(f"/t/{await put_up(site, moment)}")
            counts |= {int(found) for found in re.findall(r'<progress max="(\d+)"', text)}
        every = sum(len(round_.pairings.pairings) for log in running[-1].file.state.started for round_ in log.rounds)
        assert counts
        assert max(counts) < every


async def test_a_title_that_stays_with_an_absent_holder_is_on_the_page_in_play_and_at_the_end(tmp_path: Path) -> None:
    held = StagePlan(system="tiered_league", title="Title", options={"invitations": False, "title_held": True})
    running, over = (Played(people=PEOPLE[:6]).create((held,)).enter().close().publish() for _ in range(2))
    over.play().finish()
    async with library(tmp_path, running, over) as site:
        said = "The title stays with its holder, who is not taking part: nobody plays for it."
        assert said in Page(await site.page("/t/t1")).text
        assert "The title stays with its holder, who did not take part." in Page(await site.page("/t/t2")).text


async def test_players_who_left_in_play_are_counted_beside_those_who_play(tmp_path: Path) -> None:
    played = first_round()
    count = len(played.state.active_entrants())
    played.do(WithdrawEntrant(entrant="e9"))
    async with library(tmp_path, first_round(), played) as site:
        assert f"{count} players</span>" in await site.page("/t/t1")
        assert f"{count - 1} players, 1 left</span>" in await site.page("/t/t2")


async def test_the_channel_is_linked_but_not_that_of_a_sandbox(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        assert "discord.com" not in await site.page("/t/t1")  # it has no channel
        await site.database.tournaments.bind("t1", Bindings(guild_id=5, channel_id=6))
        site.pass_time()
        assert 'href="https://discord.com/channels/5/6"' in await site.page("/t/t1")
    (tmp_path / "sandbox").mkdir()
    async with library(tmp_path / "sandbox", second_round()) as site:
        await site.database.tournaments.bind("t1", Bindings(guild_id=5, channel_id=6))
        site.site.options = SiteOptions(site.site.options.base, is_sandbox=True)
        assert "discord.com" not in await site.page("/t/t1")


async def test_news_are_sentences_with_the_words_of_directors_first(tmp_path: Path) -> None:
    played = first_round().play()
    recorded = next(iter(played.context.stage().rounds[-1].results))
    played.do(Announce(text="Lunch is at one."))
    played.do(OrderRematch(pairing=recorded, text="The clock was broken."))
    async with library(tmp_path, played) as site:
        said = Page(await site.page("/t/t1/news")).text
        for audit in ("started play", "closed the field", "opened sign-up", "wants this one played again", "published"):
            assert audit not in said
        for sentence in ("Sign-up is open.", "The field is complete.", "Play has started.", "will be played again."):
            assert sentence in said
        first = re.search(r'<ul class="news"><li class="word">.*?</li>', await site.page("/t/t1"))
        assert first is not None
        assert "Lunch is at one." in first[0]


@pytest.mark.parametrize(
    "name,letters",
    [
        ("Ana Ferreira", "AF"),
        ("Kim", "K"),
        ("World Cup 2026", "WC"),
        ("하늘", "하"),
        ("דנה כהן", "ד"),
        ("42", "4"),
        ("?!", "?"),
    ],
)
def test_initials_are_of_words_not_of_numbers(name: str, letters: str) -> None:
    assert initials(name) == letters
    assert f">{letters}<" in face(name, "e1")
    assert face(name, "e1") != badge(name, "e1")


@pytest.mark.usefixtures("awake")
async def test_in_a_sandbox_every_new_tournament_has_its_page(world: World) -> None:
    herald = world.herald
    herald.policies = type(herald.policies)(page="http://127.0.0.1:1", pages_at_once=True)
    await td(world, "/td create", what="preset:classic_swiss", title="Open")
    rows = await herald.service.database.tournaments.all()
    shown = await read_page_settings(herald.service.database, rows[0].id)
    assert shown.shown
    assert shown.found
    assert not shown.log


def test_the_bars_of_a_browser_have_the_colour_of_the_badge() -> None:
    style = static_file("page.css").decode()
    assert dict(re.findall(r"\.(c\d) \{ background: (#\w+)", style)) == {
        f"c{number}": colour for number, colour in enumerate(COLOURS)
    }
    for identity in ("t1", "spring-cup"):
        assert f"c{COLOURS.index(colour_of(identity))}" in badge("Spring Cup", identity)


def with_branch() -> tuple[Played, Played]:
    """A cup whose losers of round 1 play an event beside it, and that event."""
    cup = StagePlan(system="single_elimination", title="Cup", options={"as_they_come": False})
    plate = StageField.model_validate("losers 1 of stage 1 beside")
    main = Played().create((cup, cup.model_copy(update={"title": "Plate <b>", "field": plate})), week=None).enter()
    main.do(CloseRegistration())
    main.publish()
    main.play()
    main.publish()
    opened = main.state.slice_of(Branches).by_stage[1]
    branch = Played().create((cup,), week=None)
    data = tuple(main.state.entrants[who].data for who in opened.seeds)
    branch.do(RegisterEntrants(entrants=data, by_director=True))
    branch.do(CloseRegistration())
    named = MainLine(identity="", stage=1, opening=opened.opening, line=1, line_hash="", entrants=opened.seeds)
    branch.do(NameMainLine(main_line=named))
    return main, branch


async def test_a_tournament_and_what_is_played_beside_it_link_to_each_other(tmp_path: Path) -> None:
    main, branch = with_branch()
    async with library(tmp_path, main) as site:
        assert "Plate &lt;b&gt;</strong> is played beside this" in await site.page("/t/t1")
        assert 'href="/t/t2"' not in await site.page("/t/t1")
        await site.add(branch, "t2")
        await BRANCHES.bind(site.database, "t1", 1, "t2")
        site.pass_time()
        for tournament, other in (("t1", "t2"), ("t2", "t1")):
            page = await site.page(f"/t/{tournament}")
            assert "<h2>Played side by side</h2>" in page
            assert f'href="/t/{other}"' in page
        opened = main.state.slice_of(Branches).by_stage[1]
        known = main.state.version
        held = {"stage": 1, "opening": opened.opening, "outcome": "held", "places": [[who] for who in opened.seeds]}
        main.do(RecordBranch.model_validate(held))
        await site.grow(main, known)
        assert "is over. Won by <strong>" in await site.page("/t/t1")
