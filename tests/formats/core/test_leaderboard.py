"""The leaderboard of a series."""

from __future__ import annotations

from datetime import UTC, datetime

from formats.core.events import SeriesPlan
from formats.core.leaderboard import leaderboard, seasons
from formats.core.state_slices.evenings import Evening, Series
from formats.core.weekly import WeeklyTime

START = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)


def series(*evenings: tuple[tuple[str, ...], ...], **plan: object) -> Series:
    """A series in which these evenings were held, each with its places."""
    planned = SeriesPlan.model_validate(
        {"zone": "UTC", "at": WeeklyTime(weekday="fri", time="20:00"), "points": (5, 3, 2), **plan}
    )
    held = tuple(Evening(number, START, "held", START, places) for number, places in enumerate(evenings, start=1))
    return Series(planned, START, held)


def points(of: Series, season: int = -1) -> dict[str, tuple[int, int]]:
    """Rank and points of each player."""
    return {line.entrant: (line.rank, line.points) for line in leaderboard(of, frozenset(), season)}


def test_points_follow_the_table_and_shared_places_have_the_same() -> None:
    assert points(series((("e1",), ("e2", "e3"), ("e4",)))) == {
        "e1": (1, 5),
        "e2": (2, 3),
        "e3": (2, 3),
        "e4": (4, 0),
    }


def test_equal_points_have_the_same_rank() -> None:
    of = series((("e1",), ("e2",)), (("e2",), ("e1",)), (("e3",),))
    assert points(of) == {"e1": (1, 8), "e2": (1, 8), "e3": (3, 5)}


def test_only_the_best_evenings_count() -> None:
    of = series((("e1",), ("e2",)), (("e2",), ("e1",)), (("e2",), ("e1",)), best=2)
    assert points(of) == {"e2": (1, 10), "e1": (2, 8)}


def test_a_season_begins_again_and_evenings_that_were_not_held_are_in_none() -> None:
    of = series((("e1",),), (("e1",),), (("e2",),), season=2)
    cancelled = Series(of.plan, of.since, (Evening(9, START, "cancelled", START), *of.evenings))
    assert [len(season) for season in seasons(cancelled)] == [2, 1]
    assert points(cancelled, 0) == {"e1": (1, 10)}
    assert points(cancelled) == {"e2": (1, 5)}


def test_people_who_left_are_not_listed_and_others_move_up() -> None:
    of = series((("e1",), ("e2",)))
    lines = leaderboard(of, frozenset({"e1"}))
    assert [(line.rank, line.entrant, line.wins, line.by_evening) for line in lines] == [(1, "e2", 0, (3,))]


def test_a_series_without_an_evening_has_no_lines() -> None:
    assert leaderboard(series(), frozenset()) == ()
    assert leaderboard(Series(), frozenset()) == ()
