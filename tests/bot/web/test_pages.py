"""What single pages show, and what they do without."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.service.page_settings import PageSettings, keep_page_settings
from bot.service.work_progress import Watch
from bot.text.tables import STATUSES
from bot.text.texts import texts
from bot.web.simulating import Simulations
from formats.core.commands import WithdrawEntrant
from formats.core.log_file import read_log
from formats.core.plan import StagePlan
from storage.tournaments import Bindings
from tests.bot.files.test_report import Page
from tests.bot.inline_decider import InlineDecider
from tests.bot.played import Played
from tests.bot.views.test_views import finished, first_round, second_round, signing_up
from tests.bot.web.library import BASE, library
from tests.bot.web.presets import Moment, logged, put_up
from tests.fuzz.leaks import as_line


def cop() -> Played:
    """Two rounds of a format whose rest can be simulated, and a third that is played."""
    played = Played().create((StagePlan(system="cop", title="Main", options={"rounds": 6}),), week=None).enter().close()
    return played.publish().play().publish().play().publish()


class Thinking(InlineDecider):
    """A worker that never comes to an end."""

    async def work(self, work: Callable[..., Any], *arguments: Any, watch: Watch | None = None) -> Any:
        return await asyncio.get_running_loop().create_future()


async def test_every_pairing_and_every_place_says_why(tmp_path: Path) -> None:
    played = second_round()
    async with library(tmp_path, played) as site:
        pairings = Page(await site.page("/t/t1/pairings"))
        games = len(played.context.stage().rounds[-1].pairings.pairings)
        assert sum(text.strip() == "Why?" for text in pairings.words) >= games
        standings = await site.page("/t/t1/standings")
        assert "Why?" in standings


async def test_a_rule_that_a_reason_cites_leads_to_it_on_the_page_of_rules(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        cited = set(re.findall(r'href="(/t/t1/rules[^"#]*)#(rule-[^"]+)"', await site.page("/t/t1/pairings")))
        assert cited
        for page, anchor in cited:
            assert f'<div id="{anchor}">' in await site.page(page)


async def test_every_round_has_an_address_of_its_own(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        first, latest = await site.page("/t/t1/pairings/s1r1"), await site.page("/t/t1/pairings")
        assert "round 1</h2>" in first
        assert "round 2</h2>" in latest
        for astray in ("s1r3", "s2r1", "s0r1", "r1", "s1r01x", "-1"):
            assert (await site.read(f"/t/t1/pairings/{astray}")).status == 404


async def test_times_are_in_the_zone_that_was_chosen(tmp_path: Path) -> None:
    async with library(tmp_path, first_round()) as site:
        own = await site.page("/t/t1/schedule")
        assert "EST" in own
        chosen = await site.page("/t/t1/schedule?zone=Asia/Tokyo")
        assert "JST" in chosen
        assert "EST" not in chosen
        assert 'href="/t/t1/pairings?zone=Asia%2FTokyo"' in chosen
        assert await site.page("/t/t1/schedule?zone=Nowhere/Else") == own


async def test_a_player_has_a_page_with_every_game_and_every_tournament(tmp_path: Path) -> None:
    async with library(tmp_path, finished(), first_round()) as site:
        ana = (await site.database.tournaments.beside("t1")).people["e1"].id
        await site.database.tournaments.bind("t2", Bindings(entrants={"e1": ana}))
        text = await site.page("/t/t1/players/e1")
        assert Page(text).text.count("Ana") > 3
        assert 'href="/t/t2/players/e1"' in text
        await keep_page_settings(site.database, "t2", PageSettings())
        site.pass_time()
        assert "/t/t2" not in await site.page("/t/t1/players/e1")
        for astray in ("e0", "e99", "p1", "e1x"):
            assert (await site.read(f"/t/t1/players/{astray}")).status == 404


async def test_who_is_forgotten_leads_to_no_other_tournament(tmp_path: Path) -> None:
    async with library(tmp_path, finished(), first_round()) as site:
        ana = (await site.database.tournaments.beside("t1")).people["e1"].id
        await site.database.tournaments.bind("t2", Bindings(entrants={"e1": ana}))
        await site.database.people.erase(ana)
        text = await site.page("/t/t1/players/e1")
        assert "Ana" not in text
        assert "/t/t2" not in text


async def test_the_log_is_given_away_only_when_all_is_over_and_the_director_wants_it(tmp_path: Path) -> None:
    async with library(tmp_path, finished(), first_round()) as site:
        assert (await site.read("/t/t1/files/log")).status == 404
        for tournament in ("t1", "t2"):
            await keep_page_settings(site.database, tournament, PageSettings(shown=True, log=True))
        site.pass_time()
        log = await site.read("/t/t1/files/log")
        assert log.status == 200
        assert log.text.startswith('{"herald-log"')
        assert (await site.read("/t/t2/files/log")).status == 404


async def test_files_are_those_that_anybody_gets_in_chat(tmp_path: Path) -> None:
    async with library(tmp_path, finished()) as site:
        links = [str(link["href"]) for link in Page(await site.page("/t/t1/files")).all("a")]
        files = [link for link in links if "/files/" in link]
        assert len(files) > 5
        kinds = {(await site.read(file)).headers["Content-Type"].partition(";")[0] for file in files}
        assert {"text/csv", "text/html"} <= kinds


async def test_a_link_is_shown_with_a_picture_of_the_board(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        named = {str(meta.get("property")): meta.get("content") for meta in Page(await site.page("/t/t1")).all("meta")}
        assert named["og:image"] == f"{BASE}/t/t1/card.png"
        assert named["og:site_name"] == "Herald"
        assert named["og:image:alt"] == f"{named['og:title']}. {named['og:description']}"
        card = await site.read("/t/t1/card.png")
        assert card.headers["Content-Type"] == "image/png"
        assert card.body.startswith(b"\x89PNG")


SIMULATED = (
    "single_elimination",
    "double_elimination",
    "floating_double_elimination",
    "swiss",
    "score_group_swiss",
    "fide_dutch",
    "round_robin",
    "group_stage",
)


async def test_chances_are_told_after_every_round(tmp_path: Path) -> None:
    async with library(tmp_path, cop()) as site:
        assert "/t/t1/odds" in await site.page("/t/t1")
        text = Page(await site.page("/t/t1/odds")).text
        assert "R1" in text
        assert "R2" in text


@pytest.mark.parametrize("system", SIMULATED)
async def test_chances_and_what_a_game_is_worth_are_there_while_results_come_in(tmp_path: Path, system: str) -> None:
    played = Played().create((StagePlan(system=system, title="Main"),), week=None).enter().close().publish().play()
    async with library(tmp_path, played.publish()) as site:
        text = Page(await site.page("/t/t1/odds")).text
        assert "1st after a win" in text
        assert "simulated 600 times from the standings after round 1; games are won as the ratings say (Elo)" in text


async def test_a_win_that_makes_a_place_sure_says_so_but_under_limits_where_records_come_before_points(
    tmp_path: Path,
) -> None:
    last = (StagePlan(system="swiss", title="Main", options={"rounds": 2}),)
    limited = (StagePlan(system="swiss", title="Main", options={"wins_to_advance": 2, "losses_to_leave": 2}),)
    for number, plan in enumerate((last, limited)):
        played = Played(people=("Ada", "Ben", "Cem", "Dan")).create(plan, week=None).enter().close().publish().play()
        (folder := tmp_path / str(number)).mkdir()
        async with library(folder, played.publish()) as site:
            text = Page(await site.page("/t/t1/odds")).text
            assert "1st after a win" in text
            assert ("A win makes place 1 sure." in text) == (plan is last)


async def test_who_comes_before_the_chances_are_worked_out_is_sent_back_later(tmp_path: Path) -> None:
    async with library(tmp_path, cop()) as site:
        site.site.simulations = Simulations(Thinking(), patience=0.0)
        waits = await site.page("/t/t1/odds")
        assert 'http-equiv="refresh"' in waits
        assert "being worked out" in waits


async def test_how_chances_changed_can_be_read_after_the_end(tmp_path: Path) -> None:
    played = cop().play().finish()
    async with library(tmp_path, played) as site:
        assert "/t/t1/odds" in await site.page("/t/t1")
        text = Page(await site.page("/t/t1/odds")).text
        assert "Chances of first place after each round" in text
        assert "Chances now" not in text  # who is where is certain


@pytest.mark.parametrize("section", ["standings", "pairings", "groups", "bracket", "crosstable", "odds"])
async def test_before_play_there_is_nothing_to_show_and_nothing_breaks(tmp_path: Path, section: str) -> None:
    async with library(tmp_path, signing_up()) as site:
        assert "Nothing to show yet." in await site.page(f"/t/t1/{section}")
        assert not re.search(rf'href="/t/t1/{section}[?"]', await site.page("/t/t1"))


async def test_a_draw_that_is_to_come_is_there_with_its_commitment(tmp_path: Path) -> None:
    lines = [as_line(json.loads(line)) for line in logged("pentolla-event").splitlines()]
    at = next(number for number, line in enumerate(lines) if '"DrawCommitted"' in line)
    command = json.loads(lines[at])["command_id"]
    last = max(number for number, line in enumerate(lines[1:], 1) if json.loads(line)["command_id"] == command)
    async with library(tmp_path) as site:
        before = Moment("pentolla", 0, "running", read_log("\n".join(lines[: last + 1])))
        tournament = await put_up(site, before)
        page = await site.page(f"/t/{tournament}/draws")
        assert json.loads(lines[at])["event"]["commitment"] in page
        assert page.count(f"<caption>{texts.report.public_draws()}</caption>") == 1


async def test_after_the_end_draws_are_those_that_took_place(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        tournament = await put_up(site, Moment("pentolla", 0, "finished", read_log(logged("pentolla-event"))))
        page = await site.page(f"/t/{tournament}/draws")
        assert page.count(f"<caption>{texts.report.public_draws()}</caption>") == 1


async def test_chances_are_numbered_by_place_from_the_first(tmp_path: Path) -> None:
    async with library(tmp_path, cop()) as site:
        text = await site.page("/t/t1/odds")
    rows = text.partition("<tbody>")[2].partition("</tbody>")[0].split("<tr")[1:]
    numbers = [re.sub(r"<[^>]+>", "", row.partition("<td")[2].partition(">")[2].partition("</td>")[0]) for row in rows]
    assert numbers == [str(place) for place in range(1, len(rows) + 1)]
    assert len(rows) > 2


async def test_the_page_of_somebody_who_left_says_so(tmp_path: Path) -> None:
    played = second_round()
    played.do(WithdrawEntrant(entrant="e2"))
    async with library(tmp_path, played) as site:
        for entrant, left in (("e1", False), ("e2", True)):
            facts = re.findall('<p class="soft">(.*?)</p>', await site.page(f"/t/t1/players/{entrant}"))
            assert any(STATUSES["withdrawn"]() in fact for fact in facts) == left


async def test_rounds_are_those_of_its_people_where_groups_follow_one_another(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        tournament = await put_up(site, Moment("pentolla", 0, "finished", read_log(logged("pentolla-event"))))
        latest, first = await site.page(f"/t/{tournament}/pairings"), await site.page(f"/t/{tournament}/pairings/s1r1")
        again = await site.page(f"/t/{tournament}/pairings/s1r2")
        schedule = await site.page(f"/t/{tournament}/schedule")
    assert re.findall("<h2>(.*?)</h2>", first) == re.findall("<h2>(.*?)</h2>", again) == ["Round 1"]
    assert re.findall("<h3>(.*?)</h3>", first)[:2] == ["Blue", "Yellow"]
    assert re.findall("<h2>(.*?)</h2>", latest) == ["Finals"]
    steps = first.partition('class="steps"')[2].partition("</ul>")[0]
    links = re.findall(r"<li><a [^>]*/pairings/s1r[^>]*>(.*?)</a>", steps)
    assert links[0] == "Round 1"
    assert links[-1] == "Finals"
    assert len(set(links)) == len(links)
    assert again.count('aria-current="page">Round 1<') == 1
    for page in (latest, first, schedule):
        assert not re.search("[Rr]ound 7", page)
