"""The format advisor: the format nearest to the players, time and games of an evening."""

from __future__ import annotations

import pytest

from bot.errors import BadFieldsError
from bot.parsing.format_advisor import BEST, DEFAULT_MINUTES, GAMES, SHORT, Evening, read_evening, recommended
from formats import registry

ENGINE = registry.engine()


def problems(**typed: str) -> dict[str, str]:
    with pytest.raises(BadFieldsError) as caught:
        read_evening({"people": "8", **typed})
    return {field: str(problem) for field, problem in caught.value.problems}


def test_people_are_enough_to_be_told() -> None:
    assert read_evening({"people": " 8 "}) == Evening(people=8, minutes=DEFAULT_MINUTES, matters=GAMES)


def test_hours_become_minutes_and_may_have_a_half() -> None:
    typed = {"people": "3", "hours": "2,5", "minutes": "15", "rounds": "4", "matters": SHORT}
    assert read_evening(typed) == Evening(people=3, minutes=15, rounds=4, time=150, matters=SHORT)


def test_the_largest_and_the_smallest_numbers_are_taken() -> None:
    evening = read_evening({"people": "64", "hours": "24", "minutes": "600", "rounds": "30"})
    assert (evening.people, evening.time, evening.minutes, evening.rounds) == (64, 1440, 600, 30)
    assert read_evening({"people": "3", "hours": "0.25"}).time == 15


@pytest.mark.parametrize(
    "typed",
    [
        {"people": ""},
        {"people": "2"},
        {"people": "65"},
        {"people": "8.5"},
        {"people": "٨"},
        {"hours": "24.5"},
        {"hours": "1.3"},
        {"hours": "soon"},
        {"minutes": "601"},
        {"minutes": "0"},
        {"rounds": "31"},
        {"rounds": "2.5"},
        {"rounds": "-1"},
    ],
)
def test_what_is_no_sensible_number_is_named(typed: dict[str, str]) -> None:
    assert len(problems(**typed)) == 1


def test_every_field_that_is_wrong_is_named_at_once_with_the_numbers_it_takes() -> None:
    assert problems(people="2", hours="x", minutes="x", rounds="x") == {
        "People": "A number from 3 to 64.",
        "At most so many rounds": "A number from 1 to 30.",
        "Hours you have": "A number from 0.25 to 24.",
        "Minutes per game": "A number from 1 to 600.",
    }


def test_a_number_has_at_most_five_signs() -> None:
    assert read_evening({"people": "00008", "hours": "12.75"}) == Evening(people=8, time=765)
    assert len(problems(people="000008", hours="012.75")) == 2


def test_the_first_is_what_matters_most() -> None:
    games = recommended(ENGINE, Evening(people=8))
    assert games[0].fit.fewest == max(game.fit.fewest for game in games)
    best = recommended(ENGINE, Evening(people=8, matters=BEST))
    assert best[0].fit.best_wins == max(game.fit.best_wins for game in best)
    short = recommended(ENGINE, Evening(people=8, matters=SHORT))
    assert [game.minutes for game in short] == sorted(game.minutes for game in short)


def test_what_there_is_no_time_for_comes_last_whatever_matters() -> None:
    hour = recommended(ENGINE, Evening(people=8, minutes=20, time=60))
    assert {game.fits for game in hour} == {True, False}
    assert [game.fits for game in hour] == sorted((game.fits for game in hour), reverse=True)
    assert all(game.fits == (game.minutes <= 60) for game in hour)
    assert all(game.minutes == game.fit.rounds * 20 for game in hour)


def test_so_does_what_takes_more_rounds_than_there_are() -> None:
    three = recommended(ENGINE, Evening(people=8, rounds=3))
    assert all(game.fits == (game.fit.rounds <= 3) for game in three)
    assert {game.fits for game in three} == {True, False}
