"""Rules 1 to 3: from a score table to seeds."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from formats.core.errors import FieldError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.eligibility import (
    eligibility,
    eligibility_score,
    invited,
    listed,
    places_in_rounds,
    unclear_answers,
)
from formats.systems.swiss_elimination.options import PlayoffOptions
from tests.formats.systems.swiss_elimination.playoffs import OPTIONS


def entrant(name: str, *scores: float | None, rating: float | None = None, coming: str | None = None) -> Entrant:
    attributes: dict[str, Any] = {f"round_{number}": score for number, score in enumerate(scores, start=1)}
    if coming is not None:
        attributes["coming"] = coming
    return Entrant(id=name, number=int(name[1:]), data=EntrantData(rating=rating, attributes=attributes))


def rated(count: int) -> list[Entrant]:
    return [entrant(f"e{number}", rating=1000.0 - number) for number in range(1, count + 1)]


def seeds(field: list[Entrant], options: PlayoffOptions = OPTIONS, seed: str = "s") -> tuple[str, ...]:
    return FORMAT.seed(field, options, Lots(seed)).order


def test_r1_the_six_best_rounds_are_added_up() -> None:
    assert eligibility_score(entrant("e1", 10, 80, 20, 70, 30, 60, 40, 50), 6) == 330
    assert eligibility_score(entrant("e1", None, 80, 20), 6) == 100


def test_r1_scores_are_added_exactly() -> None:
    assert eligibility_score(entrant("e1", 0.1, 0.2), 6) == Decimal("0.3")


def test_r1_another_number_of_rounds_may_count() -> None:
    field = [entrant("e1", 50, 0), entrant("e2", 30, 30)]
    assert seeds(field) == ("e2", "e1")
    assert seeds(field, PlayoffOptions(best_rounds=1)) == ("e1", "e2")


def test_r1_without_round_scores_the_rating_is_the_sum() -> None:
    assert seeds([entrant("e1", rating=90), entrant("e2", 60, 40), entrant("e3")]) == ("e2", "e1", "e3")


def test_r2_the_thirty_first_is_not_invited_even_if_somebody_declines() -> None:
    field = rated(31)
    field[0] = entrant("e1", rating=2000, coming="no")
    lines = eligibility(field, OPTIONS, Lots("s"))
    verdicts = {line.entrant: line.verdict for line in lines}
    assert (verdicts["e1"], verdicts["e31"]) == ("not_coming", "not_invited")
    assert len(seeds(field)) == 29


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_r2_whoever_is_level_with_the_last_of_the_invited_is_one_of_them(seed: str) -> None:
    field = [
        entrant("e1", rating=9),
        *(entrant(f"e{number}", rating=5) for number in (2, 3, 4)),
        entrant("e5", rating=1),
    ]
    options = PlayoffOptions(invited=2)
    verdicts = {line.entrant: line.verdict for line in eligibility(field, options, Lots(seed))}

    assert invited(field, options) == {"e1", "e2", "e3", "e4"}
    assert {who for who, verdict in verdicts.items() if verdict == "seeded"} == {"e1", "e2", "e3", "e4"}
    assert verdicts["e5"] == "not_invited"


@pytest.mark.parametrize("said, seeded", [(None, True), ("yes", True), ("No ", False), ("n", False), ("maybe", True)])
def test_r2_signing_up_says_that_one_comes(said: str | None, seeded: bool) -> None:
    field = [*rated(3), entrant("e9", rating=1, coming=said)]
    assert ("e9" in seeds(field)) == seeded


@pytest.mark.parametrize("said, seeded", [(None, False), ("yes", True), ("Y", True), ("no", False), ("maybe", False)])
def test_r2_or_only_a_yes_does(said: str | None, seeded: bool) -> None:
    field = [entrant(f"e{number}", rating=50, coming="yes") for number in range(1, 4)]
    field.append(entrant("e9", rating=1, coming=said))
    assert ("e9" in seeds(field, PlayoffOptions(sign_up_confirms=False))) == seeded


def test_r2_the_answer_to_the_invitation_counts_before_the_score_table() -> None:
    options = PlayoffOptions(sign_up_confirms=False)
    said = {None: "yes", True: "yes", False: "no"}
    for answer, coming in said.items():
        forms = {} if answer is None else {"invitation": answer}
        told = FORMAT.with_forms(entrant("e1", rating=5, coming="yes"), forms, options)
        assert (told.data.attributes["coming"], told.data.rating) == (coming, 5)


def test_r2_a_field_in_which_nobody_comes_is_refused() -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.seed(rated(5), PlayoffOptions(sign_up_confirms=False), Lots("s"))
    assert (refused.value.code, refused.value.limit, refused.value.found) == ("too_few", 2, 0)


@pytest.mark.parametrize("size", [0, 1])
def test_r2_two_players_are_needed(size: int) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check(rated(size), OPTIONS)
    assert (refused.value.code, refused.value.found) == ("too_few", size)


def test_r3_seeds_are_by_the_sum() -> None:
    assert seeds([entrant("e1", 10), entrant("e2", 30), entrant("e3", 20)]) == ("e2", "e3", "e1")


def test_r3_equal_sums_by_the_best_place_in_a_round_then_the_next() -> None:
    field = [
        entrant("e1", 60, 60, 0),
        entrant("e2", 50, 70, 0),
        entrant("e3", 40, 80, 0),
        entrant("e4", 55, 15, 50),
        entrant("e5", 10, 20, 49),
    ]
    assert places_in_rounds(field) == {
        "e1": (1, 3, 3),
        "e2": (2, 3, 3),
        "e3": (1, 3, 4),
        "e4": (1, 2, 5),
        "e5": (2, 4, 5),
    }
    seeding = FORMAT.seed(field, OPTIONS, Lots("s"))
    assert seeding.order == ("e4", "e1", "e3", "e2", "e5")
    partings = [(reason.code, reason.about) for reason in seeding.rationale]
    assert partings == [
        ("seeded_by_round_places", ("e4", "e1")),
        ("seeded_by_round_places", ("e1", "e3")),
        ("seeded_by_round_places", ("e3", "e2")),
    ]


def test_r3_a_round_not_played_is_the_worst_place_in_it() -> None:
    field = [entrant("e1", 50, None), entrant("e2", 25, 25), entrant("e3", 60, 5)]
    assert places_in_rounds(field)["e1"] == (2,)
    assert seeds(field) == ("e3", "e2", "e1")


def test_r3_what_is_still_equal_is_drawn_and_the_draw_recorded() -> None:
    field = [entrant("e1", 10), entrant("e2", 10), entrant("e3", 5)]
    orders = {seeds(field, seed=str(number)) for number in range(20)}
    assert orders == {("e1", "e2", "e3"), ("e2", "e1", "e3")}
    lots = Lots("s")
    seeding = FORMAT.seed(field, OPTIONS, lots)
    assert lots.draws
    assert [reason.code for reason in seeding.rationale] == ["seeded_by_lot"]


def test_r3_no_lot_is_drawn_where_nothing_is_equal() -> None:
    lots = Lots("s")
    FORMAT.seed(rated(5), OPTIONS, lots)
    assert lots.draws == []


def test_r3_behind_the_last_seat_come_reserves() -> None:
    lines = eligibility(rated(18), OPTIONS, Lots("s"))
    assert [line.verdict for line in lines] == ["seeded"] * 16 + ["reserve"] * 2
    assert [line.place for line in lines] == list(range(1, 19))
    seeding = FORMAT.seed(rated(18), OPTIONS, Lots("s"))
    assert len(seeding.order) == 18
    left_out = [(reason.code, reason.about, reason.params["place"]) for reason in seeding.rationale]
    assert left_out == [("reserve", ("e17",), 17), ("reserve", ("e18",), 18)]


def test_r3_who_is_not_eligible_is_told_why() -> None:
    field = rated(4)
    field[1] = entrant("e2", rating=999, coming="no")
    seeding = FORMAT.seed(field, PlayoffOptions(invited=3), Lots("s"))
    assert seeding.order == ("e1", "e3")
    assert [(reason.code, reason.about) for reason in seeding.rationale] == [
        ("not_coming", ("e2",)),
        ("not_invited", ("e4",)),
    ]


def test_r1_each_of_a_list_is_told_score_place_and_from_how_many_rounds() -> None:
    options = PlayoffOptions(best_rounds=2, invited=3)
    field = [
        entrant("e1", 10, 20, 30),
        entrant("e2", 50),
        entrant("e3", rating=50),
        entrant("e4", 1, 1.5),
        entrant("e5"),
    ]

    told = listed(field, options)

    assert {who: (reason.code, reason.rule, reason.about) for who, reason in told.items()} == {
        "e2": ("listed_score", "R1", ("e2",)),
        "e1": ("listed_score", "R1", ("e1",)),
        "e3": ("listed_rating", "R1", ("e3",)),
        "e4": ("listed_score_outside", "R1", ("e4",)),
        "e5": ("listed_nothing", "R1", ("e5",)),
    }
    assert {who: reason.params for who, reason in told.items()} == {
        "e1": {"place": 1, "rounds": 2, "score": 50.0},
        "e2": {"place": 2, "rounds": 1, "score": 50.0},
        "e3": {"place": 3, "rounds": 0, "score": 50.0},
        "e4": {"place": 4, "rounds": 2, "score": 2.5},
        "e5": {},
    }


def test_r1_a_score_of_nothing_is_a_score() -> None:
    (told,) = listed([entrant("e1", 0)], OPTIONS).values()

    assert (told.code, told.params) == ("listed_score", {"place": 1, "rounds": 1, "score": 0.0})


def test_r1_a_rating_of_somebody_who_is_not_invited_is_told_as_that() -> None:
    assert listed(rated(3), PlayoffOptions(invited=2))["e3"].code == "listed_rating_outside"


def test_r2_an_answer_that_says_neither_yes_nor_no_is_unclear() -> None:
    field = [
        entrant("e1", coming="perhaps"),
        entrant("e2", coming=" YES "),
        entrant("e3", coming="n"),
        entrant("e4", coming=" "),
        entrant("e5"),
    ]

    (unclear,) = unclear_answers(field)

    assert (unclear.field, unclear.reason.code, unclear.reason.rule, unclear.reason.about) == (
        "coming",
        "listed_unclear",
        "R2",
        ("e1",),
    )
