"""Inputs that another implementation refuses."""

from typing import Any

import pytest

from formats.core.errors import FieldError, OptionsError
from formats.core.model import Entrant
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from tests.case_files import PROJECT, case_name, cases_in, load_cases

OPTION_OF_ERROR = {
    "ROUND_COUNT_INSUFFICIENT": {"rounds": "rounds"},
    "INVALID_CLASS_PRIZE": {"class_prizes": "class_prizes"},
    "INVALID_GIBSON_SPREAD": {"gibson_spread": "gibson_spread"},
    "INVALID_CONTROL_LOSS_THRESHOLD": {"control_loss_thresholds": "control_loss_threshold"},
    "INVALID_HOPEFULNESS_THRESHOLD": {"hopefulness": "hopefulness"},
    "INVALID_DIVISION_SIMS": {"simulations": "simulations"},
    "INVALID_CONTROL_LOSS_SIMS": {"always_wins_simulations": "control_loss_simulations"},
}
"""Which of our options a refusal concerns, and the field of the input it is read from."""

LISTS = {"class_prizes", "gibson_spread", "control_loss_thresholds", "hopefulness"}

FIELD_ERRORS = {"PLAYER_COUNT_INSUFFICIENT": "too_few", "INVALID_PLACE_PRIZES": "too_many_prizes"}

CANNOT_BE_SAID = {
    "PLAYER_COUNT_TOO_LARGE": "there 65,536 players; the core bounds fields, and this format at 1,000",
    "PLAYER_NAME_COUNT_INSUFFICIENT": "no names reach the engine",
    "PLAYER_NAME_EMPTY": "likewise",
    "MORE_PAIRINGS_THAN_ROUNDS": "rounds are the engine's own, one after the other",
    "ALL_ROUNDS_PAIRED": "the stage is finished then",
    "INVALID_ROUND_PAIRINGS_COUNT": "rounds are the engine's own and account for the field",
    "PLAYER_INDEX_OUT_OF_BOUNDS": "likewise",
    "UNPAIRED_PLAYER": "likewise",
    "INVALID_PAIRING": "likewise",
    "MORE_RESULTS_THAN_ROUNDS": "results belong to pairings",
    "MORE_RESULTS_THAN_PAIRINGS": "likewise",
    "INVALID_ROUND_RESULTS_COUNT": "likewise",
    "INVALID_PLAYER_CLASS_COUNT": "a class belongs to an entrant; whoever has none is in the top class",
    "INVALID_PLAYER_CLASS": "a class without prizes is no mistake here",
    "INVALID_REMOVED_PLAYER": "who has left is known to the engine",
    "TIMEOUT": "there the clock ends the simulations; here their number does",
    "INVALID_CONTROL_LOSS_ACTIVATION_ROUND": "there rounds count from 0: -1 is our round 0",
}
"""Refusals of what cannot be asked of Herald's engine, and why."""


def refused(case: dict[str, Any]) -> bool:
    """Does Herald refuse the input for the same reason?"""
    given, error = case["input"], case["expect"]["error"]
    if error in FIELD_ERRORS:
        prizes = given["place_prizes"]
        if prizes < 1:
            return is_refused_option("place_prizes", prizes)
        field = [Entrant(id=f"e{number}", number=number) for number in range(1, given["valid_players"] + 1)]
        with pytest.raises(FieldError) as problem:
            FORMAT.check(field, CopOptions(place_prizes=prizes))
        return problem.value.code == FIELD_ERRORS[error]
    (option, name), *_ = OPTION_OF_ERROR[error].items()
    return is_refused_option(option, list_of(given[name]) if option in LISTS else given[name])


def list_of(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def is_refused_option(option: str, value: Any) -> bool:
    with pytest.raises(OptionsError) as problem:
        FORMAT.read_options({option: value})
    return all(name.split(".")[0] == option for name, _ in problem.value.problems)


CASES = load_cases("cop refusal")


def is_asked(case: dict[str, Any]) -> bool:
    """Can Herald be asked this at all? Hopefulness 0 means "at all possible" there (reading S10)."""
    error = case["expect"]["error"]
    possible = error == "INVALID_HOPEFULNESS_THRESHOLD" and case["input"]["hopefulness"] == 0
    return error not in CANNOT_BE_SAID and not possible


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_what_others_refuse_is_refused_or_cannot_be_said(case: dict[str, Any]) -> None:
    assert case["expect"]["error"] in {*OPTION_OF_ERROR, *FIELD_ERRORS, *CANNOT_BE_SAID}
    if is_asked(case):
        assert refused(case)


def test_our_own_cases_ask_for_every_refusal_there_is() -> None:
    file = PROJECT / "tests" / "cases" / "reference" / "cop" / "validation.json"
    errors = {case["expect"]["error"] for _, case in cases_in(file) if is_asked(case)}
    assert errors == set(OPTION_OF_ERROR) | set(FIELD_ERRORS)


def test_the_activation_round_counts_from_one() -> None:
    assert is_refused_option("control_loss_activation_round", 0)
