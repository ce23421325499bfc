"""Brackets on the page: opponents of those with lives, ranks with puzzles and times, and the path through them."""

from __future__ import annotations

import re
from pathlib import Path

from formats.core.plan import StagePlan
from formats.core.stage_field import StageField
from tests.bot.played import PEOPLE, Played
from tests.bot.web.library import Library, library
from tests.bot.web.presets import moments_of, put_up


async def at_the_end(site: Library, preset: str) -> str:
    """Keep a finished tournament of a preset; its address."""
    moment = [moment for moment in moments_of(preset) if moment.phase == "finished"][-1]
    return f"/t/{await put_up(site, moment)}"


def cells_of(page: str, heading: str) -> list[list[str]]:
    """Return the texts of the cells of a table by its caption, row by row."""
    found = re.search(rf"<table[^>]*><caption>[^<]*{heading}.*?</table>", page, re.DOTALL)
    assert found is not None, heading
    rows = re.findall(r"<tr.*?</tr>", found[0], re.DOTALL)
    return [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL)] for row in rows]


async def test_matches_for_ranks_show_code_ranks_times_and_puzzle(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        page = await site.page(f"{await at_the_end(site, 'wpf-event')}/bracket")
    first = re.search(
        r"<h3>Round A</h3><p class=\"soft\">(?P<puzzle>[^<]+)</p><ol>(?P<matches>.*?)</ol>", page, re.DOTALL
    )
    assert first is not None
    assert first["puzzle"] == "P8"
    match = re.search(r"<div class=\"match\">.*?</div></div>", first["matches"], re.DOTALL)
    assert match is not None
    assert re.findall(r'class="(?:code|seed)">([^<]+)<', match[0]) == ["A1", "1", "16"]
    assert re.findall(r'class="score">([^<]+)<', match[0]) == ["4:00", "8:15"]
    assert match[0].count('class="slot won"') == match[0].count('class="slot lost"') == 1


async def test_the_path_through_the_ranks_is_a_table_with_the_best_first(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        page = await site.page(f"{await at_the_end(site, 'wpf-event')}/bracket")
    head, *rows = cells_of(page, "Ranks after each round")
    assert head[1:4] == ["Start", "A", "B"]
    assert [row[-1] for row in rows] == [str(rank) for rank in range(1, len(rows) + 1)]
    assert sorted(int(row[1]) for row in rows) == list(range(1, len(rows) + 1))
    assert 'class="number up"' in page
    assert 'class="number down"' in page


async def test_lives_name_the_opponent_of_every_round(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        page = await site.page(f"{await at_the_end(site, 'arimaa-event')}/bracket")
    head, *rows = cells_of(page, "Lives")
    names = {row[0] for row in rows}
    for row in rows:
        assert len(row) == len(head)
        for cell in filter(None, row[2:]):
            sign, _, opponent = cell.partition(" ")
            assert sign in {"b", "+", "−", "="}
            assert opponent in names - {row[0]} or (sign == "b" and not opponent)
    assert page.count("♥") > len(rows)


async def test_games_on_the_schedule_are_between_named_sides(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        moment = next(moment for moment in moments_of("arimaa-event") if moment.phase == "running")
        page = await site.page(f"/t/{await put_up(site, moment)}/schedule")
    assert 'class="names first">Gold</th>' in page
    assert 'class="names second">Silver</th>' in page
    assert 'class="side"> Gold</span>' in page


def after_groups() -> Played:
    """Two groups of four, and the first round of a knock-out of their two best."""
    groups = StagePlan(system="group_stage", title="Groups", options={"groups": 2})
    field = StageField(of="groups", last=2, crossing="crossed")
    finals = StagePlan(system="single_elimination", title="Finals", field=field)
    played = Played(people=PEOPLE[:8]).create((groups, finals), week=None).enter().close()
    for _ in range(3):
        played.publish().play()
    return played.publish()


async def test_a_bracket_after_groups_has_their_tables_below_it(tmp_path: Path) -> None:
    played = after_groups()
    async with library(tmp_path, played) as site:
        page = await site.page("/t/t1/bracket")
    bracket, _, tables = page.partition('class="groups"')
    assert bracket.count('class="match"') == 3
    assert re.findall(r"<h2>(Group \w)</h2>", tables) == ["Group A", "Group B"]
    assert len(cells_of(page, "Group A")) == 5
