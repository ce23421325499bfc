"""The format advisor: the form, and the format nearest to what matters."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from bot.errors import BadFieldsError
from bot.parsing.format_advisor import DEFAULT_MINUTES, RUNS, SEED, read_evening, recommended
from formats.__main__ import main
from formats.toolkit.format_advisor import Evening
from formats.toolkit.simulator.strengths import ratings_of


def problems(**typed: str) -> dict[str, str]:
    with pytest.raises(BadFieldsError) as caught:
        read_evening({"people": "8", **typed})
    return {field: str(problem) for field, problem in caught.value.problems}


def test_people_are_enough_to_be_told() -> None:
    assert read_evening({"people": " 8 "}) == Evening(ratings_of("friends", 8), DEFAULT_MINUTES, matters="best")


def test_hours_become_minutes_and_may_have_a_half() -> None:
    typed = {"people": "3", "hours": "2,5", "minutes": "15", "strength": "favourite", "matters": "games"}
    assert read_evening(typed) == Evening(ratings_of("favourite", 3), 15, 150, "games")


def test_ratings_take_the_place_of_the_number_of_people_and_seed_them() -> None:
    evening = read_evening({"people": "1500, 1800 1650", "strength": "mixed"})
    assert evening == Evening((1800, 1650, 1500), DEFAULT_MINUTES, seeded=True)


def test_the_largest_and_the_smallest_numbers_are_taken() -> None:
    evening = read_evening({"people": "64", "hours": "24", "minutes": "600"})
    assert (len(evening.ratings), evening.time, evening.game) == (64, 1440, 600)
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
        {"people": "1500 1600"},
        {"people": "1500 1600 good"},
        {"people": " ".join(["1500"] * 65)},
    ],
)
def test_what_is_no_sensible_number_is_named(typed: dict[str, str]) -> None:
    assert len(problems(**typed)) == 1


def test_every_field_that_is_wrong_is_named_at_once_with_the_numbers_it_takes() -> None:
    assert problems(people="2", hours="x", minutes="x") == {
        "People": "A number from 3 to 64.",
        "Hours you have": "A number from 0.25 to 24.",
        "Minutes per game": "A number from 1 to 600.",
    }


def test_a_number_has_at_most_five_signs() -> None:
    evening = read_evening({"people": "00008", "hours": "12.75"})
    assert (len(evening.ratings), evening.time) == (8, 765)
    assert len(problems(people="000008", hours="012.75")) == 2


def test_what_is_recommended_can_be_created_and_fits_the_time() -> None:
    found = recommended(Evening(ratings_of("mixed", 8), 20, 80))
    assert [advice.fits for advice in found] == sorted((advice.fits for advice in found), reverse=True)
    assert {advice.fits for advice in found} == {True, False}
    assert all(advice.fits == (advice.measures.most_rounds * 20 <= 80) for advice in found)


def test_the_command_line_has_the_same_figures(capfd: pytest.CaptureFixture[str]) -> None:
    evening = {"people": "6", "hours": "2", "strength": "favourite", "matters": "places"}
    asked = ["--players", "6", "--hours", "2", "--field", "favourite", "--matters", "places"]
    assert main(["compare", *asked, "--runs", str(RUNS), "--seed", SEED, "--json"]) == 0
    lines = json.loads(capfd.readouterr().out)["formats"]
    advices = recommended(read_evening(evening))
    assert [[stage["system"] for stage in line["stages"]] for line in lines] == [
        [stage.system for stage in advice.stages] for advice in advices
    ]
    for line, advice in zip(lines, advices, strict=True):
        assert line["fits"] == advice.fits
        for name in ("best_wins", "kendall", "games", "rounds", "tied", "idle"):
            assert line[name] == asdict(advice.measures)[name]
