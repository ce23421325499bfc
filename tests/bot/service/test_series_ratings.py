"""Ratings of a series: derived from its log, recomputed by corrections, and left by those who leave."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.service.series_ratings import series_ratings
from formats.core.events import EveningGame, SeriesPlan
from formats.core.model import Entrant, EntrantData
from formats.core.state_slices.evenings import Evening, Series
from formats.core.weekly import WeeklyTime

AT = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)
PLAN = SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00"), rated=True)
FOUR = ("e1", "e2", "e3", "e4")
ACCOUNTS = {who: place for place, who in enumerate(FOUR, start=1)}


def game(first: str, second: str, half_points: int = 2) -> EveningGame:
    """A game of people, several on a side separated by blanks."""
    return EveningGame(first=tuple(first.split()), second=tuple(second.split()), half_points=half_points)


def evening(number: int, *games: EveningGame) -> Evening:
    """An evening that was held, at which everybody of its games was."""
    players = dict.fromkeys(who for played in games for who in played.first + played.second)
    return Evening(number, AT, "held", AT, (tuple(players),), games)


def series(*evenings: Evening) -> Series:
    """A series with ratings."""
    return Series(PLAN, AT, evenings)


def entrants(**statuses: str) -> dict[str, Entrant]:
    """Four people, all in but for those with another status."""
    return {
        who: Entrant.model_validate(
            {"id": who, "number": place, "data": EntrantData(), "status": statuses.get(who, "active")}
        )
        for place, who in enumerate(FOUR, start=1)
    }


def test_a_win_raises_the_rating_and_games_lower_the_uncertainty() -> None:
    once = series_ratings(series(evening(1, game("e1", "e2"))), entrants(), ACCOUNTS)
    assert once["e1"].points > 1500 > once["e2"].points
    assert once["e1"].points + once["e2"].points == pytest.approx(3000, abs=1)
    twice = series_ratings(series(evening(1, game("e1", "e2"), game("e2", "e1"))), entrants(), ACCOUNTS)
    assert twice["e1"].uncertainty < once["e1"].uncertainty < 1000
    assert (once["e1"].games, twice["e1"].games) == (1, 2)
    tied = series_ratings(series(evening(1, game("e1", "e2", 1))), entrants(), ACCOUNTS)
    assert tied["e1"].points == tied["e2"].points == 1500


def test_members_of_a_team_are_rated_together() -> None:
    rated = series_ratings(series(evening(1, game("e1 e2", "e3 e4"))), entrants(), ACCOUNTS)
    assert rated["e1"] == rated["e2"]
    assert rated["e1"].points > 1500 > rated["e3"].points == rated["e4"].points


def test_a_corrected_evening_changes_all_that_follows() -> None:
    later = evening(2, game("e1", "e3"))
    before = series_ratings(series(evening(1, game("e1", "e2")), later), entrants(), ACCOUNTS)
    after = series_ratings(series(evening(1, game("e1", "e2", 0)), later), entrants(), ACCOUNTS)
    assert after["e1"].points < before["e1"].points
    assert after["e3"].points != before["e3"].points
    cancelled = replace(evening(1, game("e1", "e2")), outcome="cancelled")
    alone = series_ratings(series(later), entrants(), ACCOUNTS)
    assert series_ratings(series(cancelled, later), entrants(), ACCOUNTS) == alone


def test_who_leaves_has_no_rating_and_their_games_count_for_nobody() -> None:
    of = series(evening(1, game("e1", "e2"), game("e2", "e3")))
    rated = series_ratings(of, entrants(e2="withdrawn"), ACCOUNTS)
    assert rated == {}


def test_a_guest_is_rated_once_recognised_in_a_second_evening() -> None:
    accounts = {who: account for who, account in ACCOUNTS.items() if who != "e2"}
    first = evening(1, game("e1", "e2"))
    assert series_ratings(series(first), entrants(), accounts) == {}
    assert set(series_ratings(series(first, evening(2, game("e2", "e1"))), entrants(), accounts)) == {"e1", "e2"}


def test_a_series_without_ratings_has_none() -> None:
    plain = Series(PLAN.model_copy(update={"rated": False}), AT, (evening(1, game("e1", "e2")),))
    assert series_ratings(plain, entrants(), ACCOUNTS) == {}
