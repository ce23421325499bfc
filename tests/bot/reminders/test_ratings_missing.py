"""A day before ratings are fixed directors hear who has none."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from tests.bot.season import DAY, DIRECTOR, RATINGS_FIXED, Season, arimaa, new_person, to


def unrated(season: Season, count: int) -> Season:
    """So many more enter without a rating."""
    for _ in range(count):
        number = len(season.people) + 1
        season.people[f"e{number}"] = new_person(number)
        season.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor=f"p{number}")
    return season


def bodies(season: Season) -> list[str]:
    """Return the notices to the director about missing ratings."""
    return [message.body for message in to(season.posts, DIRECTOR) if "have none" in message.body]


@pytest.fixture
def season() -> Season:
    """Two of eight have a rating."""
    return unrated(Season().create().sign_up(2), 6)


def test_directors_are_told_a_day_before_who_has_none(season: Season) -> None:
    (reminder,) = season.ahead("ratings_missing")
    assert reminder.at == RATINGS_FIXED - DAY
    season.until(RATINGS_FIXED - DAY)
    told = "\n".join(bodies(season))
    assert "6 of 8" in told
    assert "Player 3" in told
    assert "Player 1," not in told
    assert not season.ahead("ratings_missing")


def test_nobody_is_told_once_ratings_have_come(season: Season) -> None:
    season.until(RATINGS_FIXED - 2 * DAY)
    data = {f"e{number}": EntrantData(rating=1500.0) for number in range(3, 9)}
    season.do(cmd.ChangeEntrants(data=data))
    assert not season.ahead("ratings_missing")


def test_a_few_without_a_rating_are_no_reason_to_tell() -> None:
    assert not unrated(Season().create().sign_up(6), 2).ahead("ratings_missing")


def test_without_a_moment_for_ratings_the_first_round_fixes_them() -> None:
    settings = arimaa(ratings_fixed=None, first_round=RATINGS_FIXED + DAY)
    season = unrated(Season().create(settings=settings).sign_up(2), 6)
    (reminder,) = season.ahead("ratings_missing")
    assert reminder.at == RATINGS_FIXED


def test_a_format_that_does_not_seed_by_ratings_asks_for_none() -> None:
    playoffs = StagePlan(system="swiss_elimination", title="Playoffs")
    assert not unrated(Season().create(stages=(playoffs,)).sign_up(0), 6).ahead("ratings_missing")


def test_a_bot_that_was_away_tells_nothing_too_late(season: Season) -> None:
    (reminder,) = season.ahead("ratings_missing")
    season.away_until(RATINGS_FIXED)
    season.posts.clear()
    season.deal_with(reminder)
    assert not bodies(season)
