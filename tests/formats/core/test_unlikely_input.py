"""What is asked about, and what is not."""

from datetime import UTC, datetime, timedelta

import pytest

from formats.core.model import Entrant, EntrantData
from formats.core.plan import Settings
from formats.core.unlikely_input import (
    UsualScores,
    dates_in_the_past,
    dates_out_of_order,
    far_from,
    is_unlikely_rating,
    seeding_says_little,
    unrated,
    usual_ratings,
)
from formats.registry import engine

SCRABBLE = UsualScores(150, 800, 350)


def field(*ratings: float | None) -> list[Entrant]:
    return [
        Entrant(id=f"e{number}", number=number, data=EntrantData(rating=rating))
        for number, rating in enumerate(ratings, start=1)
    ]


@pytest.mark.parametrize(
    "scores, odd",
    [
        ((450, 380), False),
        ((800, 450), False),
        ((4500, 380), True),
        ((500, 150), False),
        ((499, 149), True),
        ((801, 451), True),
        ((500, 149), True),
        ((520, 160), True),
        ((0, 0), True),
        (None, False),
    ],
)
def test_scores_outside_what_is_usual_are_asked_about(scores: tuple[int, int] | None, odd: bool) -> None:
    assert SCRABBLE.odd(scores) == odd


def test_cop_says_what_is_usual_and_other_formats_do_not() -> None:
    cop = engine().format_of("cop")
    assert cop.usual_scores(cop.read_options({})) == SCRABBLE  # type: ignore[attr-defined]
    assert "usual_margin" not in cop.published(cop.read_options({}))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "rating, far", [(99999.0, True), (-5.0, True), (1500.0, False), (2200.0, False), (None, False)]
)
def test_a_rating_far_from_the_field_is_asked_about(rating: float | None, far: bool) -> None:
    assert far_from(rating, usual_ratings(field(1500, 1700, 1900))) == far


@pytest.mark.parametrize(
    "ratings, nearest_below, nearest_above", [((1500, 1700, 1900), 700, 2700), ((1500, 1500, 1550), 1300, 1750)]
)
def test_a_rating_is_far_beyond_twice_the_range_of_the_field_which_counts_as_a_hundred_at_least(
    ratings: tuple[float, ...], nearest_below: float, nearest_above: float
) -> None:
    usual = usual_ratings(field(*ratings))

    assert [far_from(rating, usual) for rating in (nearest_below, nearest_above)] == [False, False]
    assert [far_from(rating, usual) for rating in (nearest_below - 1, nearest_above + 1)] == [True, True]


def test_a_date_is_over_once_it_has_passed_and_two_at_once_are_in_order() -> None:
    at = datetime(2026, 12, 1, tzinfo=UTC)
    settings = Settings(registration_closes=at, ratings_fixed=at)

    assert dates_in_the_past(settings, at) == ()
    assert dates_in_the_past(settings, at + timedelta(seconds=1)) == ("registration_closes", "ratings_fixed")
    assert dates_out_of_order(settings) == ()


def test_where_hardly_anybody_is_rated_nothing_is_far_and_the_seeding_says_little() -> None:
    assert usual_ratings(field(1500, 1700, None)) is None
    assert not far_from(99999, None)
    assert seeding_says_little(field(1500, None))
    assert seeding_says_little(field(None, None, None))
    assert not seeding_says_little(field(1500, 1600, None))
    assert not seeding_says_little([])
    assert [entrant.id for entrant in unrated(field(1500, None, 1))] == ["e2"]


def test_dates_that_are_over_or_in_the_wrong_order_are_asked_about() -> None:
    days = [datetime(2026, 12, day, tzinfo=UTC) for day in (1, 5, 8)]
    settings = Settings(registration_closes=days[0], first_round=days[2], play_until=days[1])

    assert dates_out_of_order(settings) == (("first_round", "play_until"),)
    assert dates_in_the_past(settings, datetime(2026, 12, 2, tzinfo=UTC)) == ("registration_closes",)
    assert dates_out_of_order(Settings()) == ()


@pytest.mark.parametrize("rating,asked", [(-5, True), (0, False), (10_000, False), (10_001, True), (99_999, True)])
def test_a_rating_that_no_system_has_is_asked_about_whatever_the_others_are(rating: float, asked: bool) -> None:
    assert is_unlikely_rating(rating, None) == asked
    assert is_unlikely_rating(rating, (rating, rating)) == asked
