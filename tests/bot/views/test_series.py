"""The leaderboard of a series as text, as a picture and on its page: equal points look equal."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from bot.charts.standings import standings_card
from bot.text.texts import texts
from bot.views.live_board import board_view
from bot.views.series import ratings_of
from bot.views.standings import standings_view
from formats.core import commands as cmd
from formats.core.events import EveningGame, SeriesPlan
from formats.core.weekly import WeeklyTime
from tests.bot.files.test_report import Page
from tests.bot.played import Played
from tests.bot.web.library import library

PLAN = SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00"), points=(10, 6), best=1)


def with_evenings(*evenings: tuple[tuple[str, ...], ...]) -> Played:
    """A series with these evenings, of as many people as they name."""
    played = Played().create(week=None)
    played.do(cmd.PlanSeries(plan=PLAN))
    known = 0
    for number, places in enumerate(evenings, start=1):
        played.do(cmd.OpenEvening(number=number))
        highest = max(int(who[1:]) for place in places for who in place)
        new, known = max(0, highest - known), max(highest, known)
        played.do(cmd.RecordEvening(number=number, outcome="held", places=places, newcomers=new))
        played.now += timedelta(weeks=1)
    return played


def test_equal_points_have_equal_ranks_as_text_and_as_a_picture() -> None:
    context = with_evenings((("e1",), ("e2",)), (("e2",), ("e1",)), (("e3",), ("e1",))).context
    names = [context.names.full(who) for who in ("e1", "e2", "e3")]
    card = standings_card(context)
    assert card is not None
    assert [(row.rank, row.name, row.values[0]) for row in card.rows] == [("1", name, "10") for name in names]
    text = standings_view(context).text
    assert "Only the best evening counts" in text
    for name in names:
        assert any(line.split()[:1] == ["1"] and name[:8] in line for line in text.splitlines())


def test_the_card_names_the_last_winners_and_when_the_next_evening_is() -> None:
    context = with_evenings((("e1",), ("e2",)), (("e2", "e3"), ("e1",))).context
    board = board_view(context, "t1")
    first, second = board.sections
    assert "Every week: **Friday 20:00** (UTC)" in first
    assert f"Won last time: **{context.names.plain('e2')} and {context.names.plain('e3')}**" in first
    # Escaped: Markdown would make a list of equal places, and count on.
    assert [line.partition(" ")[0] for line in second.splitlines()[:2]] == ["1\\.", "1\\."]
    assert "No points yet" in standings_view(with_evenings().context).text


async def test_the_page_of_a_series_has_the_points_of_each_evening(tmp_path: Path) -> None:
    played = with_evenings((("e1",), ("e2",)), (("e2",), ("e1",)))
    async with library(tmp_path, played) as site:
        text = Page(await site.page("/t/t1/standings")).words
        assert [word for word in text if word.strip() in {"10", "6"}].count("10") >= 2
        assert "Every week" in await site.page("/t/t1")


async def test_the_page_of_a_series_with_ratings_shows_them_with_their_uncertainty(tmp_path: Path) -> None:
    played = with_evenings()
    played.do(cmd.PlanSeries(plan=PLAN.model_copy(update={"rated": True})))
    games = (EveningGame(first=("e1",), second=("e2",), half_points=2),)
    for number, new in ((1, 2), (2, 0)):
        played.do(cmd.OpenEvening(number=number))
        places = (("e1",), ("e2",))
        played.do(cmd.RecordEvening(number=number, outcome="held", places=places, games=games, newcomers=new))
        played.now += timedelta(weeks=1)
    async with library(tmp_path, played) as site:
        page = await site.page("/t/t1/standings")
    rating = ratings_of(played.context)["e1"]
    assert rating.points > 1500
    assert f"{rating.points} ±{rating.uncertainty}" in page
    assert texts.series.head_rating() in page
