"""The same few examples in every run of all tests, and as many new ones as are asked for in a search."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from tests.case_files import PROJECT
from tests.examples import CASES, SEARCH, examples


@pytest.fixture
def searching() -> Iterator[None]:
    before = settings.get_current_profile_name()
    settings.load_profile(SEARCH)
    yield
    settings.load_profile(before)


def test_a_run_of_all_tests_tries_the_same_few() -> None:
    chosen = examples(7, stateful_step_count=9)
    assert (chosen.max_examples, chosen.stateful_step_count) == (7, 9)
    assert (chosen.derandomize, chosen.deadline) == (True, None)


def test_a_search_tries_as_many_as_are_asked_for_and_says_how_to_see_one_again(searching: None) -> None:
    chosen = examples(7, stateful_step_count=9)
    assert (chosen.max_examples, chosen.stateful_step_count) == (CASES, 9)
    assert (chosen.derandomize, chosen.print_blob) == (False, True)


def test_what_stands_in_the_code_is_tried_in_a_search(searching: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Constants(strings={"stands in the code"})
    monkeypatch.setattr("tests.examples._in_the_code", lambda: found)
    assert providers._get_local_constants() is found


def test_what_stands_in_the_code_is_not_tried_in_a_run_of_all_tests() -> None:
    assert len(providers._get_local_constants()) == 0


def test_the_number_of_cases_reaches_every_property_and_nothing_else_is_run() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "hypothesis"]
    command += [f"--hypothesis-profile={SEARCH}", "--hypothesis-seed=1", "--hypothesis-show-statistics"]
    environment = {**os.environ, "HERALD_FUZZ_CASES": "13"}
    files = ["tests/formats/core/test_lots.py", "tests/formats/core/test_persistent.py"]
    run = subprocess.run([*command, *files], cwd=PROJECT, env=environment, capture_output=True, text=True, check=True)
    tried = re.findall(r"Stopped because settings.max_examples=(\d+)", run.stdout)
    assert set(tried) == {"13"}
    assert f"{len(tried)} passed, " in run.stdout
    assert " deselected" in run.stdout
