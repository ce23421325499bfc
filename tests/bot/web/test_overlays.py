"""Overlays for streamers, and pages that may be framed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.web.__main__ import ROUTES
from bot.web.overlays import EMBEDDED, SIMULATED, odds_text, worth_text
from bot.web.visit import Simulated
from formats.core.model import GameWorth, Odds
from tests.bot.files.test_calendar import first_round
from tests.bot.files.test_report import Page
from tests.bot.played import Played
from tests.bot.web.library import library
from tests.bot.web.test_pages import cop

FIELDS = ("match", "next", "standings", "bracket", "odds", "worth")


@pytest.mark.parametrize("field", FIELDS)
async def test_every_field_is_there_from_sign_up_to_the_end(tmp_path: Path, field: str) -> None:
    over = first_round().play()
    async with library(tmp_path, Played().create(), first_round(), over, routes=ROUTES) as site:
        for tournament in ("t1", "t2", "t3"):
            found = await site.read(f"/t/{tournament}/obs/{field}.txt")
            if field in SIMULATED and tournament == "t1":
                assert found.status == 404  # there are no chances before the first round
                continue
            assert found.headers["Content-Type"] == "text/plain; charset=utf-8"
            assert "\u2068" not in found.text
            card = await site.page(f"/t/{tournament}/obs/{field}")
            assert len(Page(card).all("main")) == 1
            assert "overlay.css" in card


async def test_chances_are_told_where_a_format_tells_them(tmp_path: Path) -> None:
    async with library(tmp_path, cop(), routes=ROUTES) as site:
        lines = (await site.page("/t/t1/obs/odds.txt")).splitlines()
        shares = [int(line.split()[-2]) for line in lines]
        assert shares == sorted(shares, reverse=True)
        assert 98 <= sum(shares) <= 102
        (main,) = Page(await site.page("/t/t1/obs/odds")).all("main")
        assert main["data-stream"] == "/t/t1/live"


async def test_a_field_says_what_it_should(tmp_path: Path) -> None:
    played = first_round().play()
    async with library(tmp_path, first_round(), played, routes=ROUTES) as site:
        assert "Ana" in await site.page("/t/t1/obs/next.txt")
        assert (await site.page("/t/t1/obs/match.txt")).count("\n") == 1
        assert "1. " in await site.page("/t/t2/obs/standings.txt")
        assert "1–0" in await site.page("/t/t2/obs/bracket.txt")
        assert await site.page("/t/t2/obs/next.txt") == ""


async def test_an_overlay_follows_the_tournament(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        (main,) = Page(await site.page("/t/t1/obs/match")).all("main")
        assert main["data-stream"] == "/t/t1/live"
        assert main["data-key"]


async def test_only_what_is_meant_to_be_framed_may_be(tmp_path: Path) -> None:
    async with library(tmp_path, first_round().play(), routes=ROUTES) as site:
        for path, ancestors in (
            ("/t/t1/obs/match", "frame-ancestors *"),
            ("/t/t1/embed", "frame-ancestors *"),
            ("/t/t1/embed/standings", "frame-ancestors *"),
            ("/t/t1", "frame-ancestors 'none'"),
            ("/t/t1/standings", "frame-ancestors 'none'"),
        ):
            found = await site.read(path)
            assert ancestors in found.headers["Content-Security-Policy"], path
            assert "X-Frame-Options" not in found.headers or "none" in ancestors


@pytest.mark.parametrize("section", sorted(EMBEDDED))
async def test_a_section_stands_alone(tmp_path: Path, section: str) -> None:
    async with library(tmp_path, first_round().play(), routes=ROUTES) as site:
        found = await site.read(f"/t/t1/embed/{section}".rstrip("/"))
        if found.status == 404:
            assert section in {"groups", "bracket"}
            return
        page = Page(found.text)
        assert len(page.all("h1")) == 1
        assert page.all("nav") == []


@pytest.mark.parametrize("path", ["obs/secrets", "obs/log.txt", "embed/files", "embed/odds", "embed/x", "obs/"])
async def test_other_fields_are_not_there(tmp_path: Path, path: str) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        assert (await site.read(f"/t/t1/{path}")).status == 404


def test_odds_are_the_latest_chances_to_win_best_first() -> None:
    before = Odds(entrants=("e1", "e2"), simulations=10, counts=((10, 0), (0, 10)))
    after = Odds(entrants=("e1", "e2"), simulations=10, counts=((3, 7), (7, 3)))
    context = first_round().context
    assert odds_text(context, Simulated(((1, before), (2, after)))) == ["Bohdan Коваленко 70 %", "Ana 30 %"]
    assert odds_text(context, None) == []


def test_the_worth_of_games_is_what_a_win_changes_the_greatest_difference_first() -> None:
    games = (
        GameWorth(pairing="s0r1b1", seats=("e1", "e2"), titles=((0.5, 0.25), (None, 0.1))),
        GameWorth(pairing="s0r1b2", seats=("e3", "e4"), titles=((0.9, 0.1), (0.0, 0.0)), sure=(1, None)),
    )
    odds = Odds(entrants=("e1", "e2"), simulations=10, counts=((3, 7), (7, 3)), games=games)
    context = first_round().context
    lines = worth_text(context, Simulated(((1, odds),)))
    assert lines == [
        f"{context.names.full('e3')}: 1st after a win 90% · 1st after a loss 10% · A win makes place 1 sure.",
        f"{context.names.full('e1')}: 1st after a win 50% · 1st after a loss 25%",
    ]
    assert worth_text(context, None) == []
