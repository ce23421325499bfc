"""Where game servers lead people back to."""

from pathlib import Path

from bot.web import consent
from bot.web.__main__ import ROUTES
from tests.bot.web.library import library


async def test_what_the_server_sent_is_shown_to_be_taken_to_the_bot(tmp_path: Path) -> None:
    async with library(tmp_path, routes=(consent.routes,)) as site:
        read = await site.read("/accounts/lichess?code=liu_abc&state=h1-p2.xyz")
    assert "code=liu_abc&amp;state=h1-p2.xyz" in read.text
    assert read.headers["Cache-Control"] == "no-store"
    assert read.headers["X-Robots-Tag"] == "noindex"


async def test_a_no_an_odd_answer_and_markup_show_nothing_of_themselves(tmp_path: Path) -> None:
    async with library(tmp_path, routes=(consent.routes,)) as site:
        for query in ("error=access_denied", "code=x", f"code={'x' * 400}&state=y", ""):
            assert "sent no consent" in (await site.read(f"/accounts/lichess?{query}")).text
        odd = await site.read("/accounts/lichess?code=%3Cscript%3E&state=y")
        assert "<script>" not in odd.text
        assert (await site.read("/accounts/..%2Fetc?code=x&state=y")).status == 404


def test_the_process_of_the_page_has_it() -> None:
    assert consent.routes in ROUTES
