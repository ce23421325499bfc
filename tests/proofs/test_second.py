"""The second checker and that of the page say the same of every round of a Swiss."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from tests.proofs.browser import checked
from tests.proofs.logs import given_logs
from tests.proofs.mutations import mutants
from tests.proofs.second import SCRIPT, checked_again, perl, verdicts_of

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(perl() is None, reason="Perl 5.36 with JSON::PP is not installed"),
]

MOST_LINES = 300
"""Of code: blank lines and comments do not count, as in `tests/lines`."""


def test_script_is_short() -> None:
    lines = [line.strip() for line in SCRIPT.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line and not line.startswith("#")]) <= MOST_LINES


@pytest.mark.asyncio(loop_scope="session")
async def test_both_checkers_agree_on_honest_logs(page: Page) -> None:
    logs = list(given_logs(6, first=8, systems=("swiss",)))
    for given, found in zip(logs, await checked(page, logs), strict=True):
        good, verdicts, printed = checked_again(given)
        assert good, (given.name, printed)
        known = {key: state for key, state in verdicts_of(found).items() if verdicts[key] != "command"}
        assert known, given.name
        assert known == {key: state for key, state in verdicts.items() if state != "command"}, given.name


def test_second_checker_finds_changed_logs() -> None:
    logs = list(given_logs(3, first=20, systems=("swiss",)))
    for one in mutants(12, 3, logs):
        if one.kind != "names":  # it does not check names
            good, _, printed = checked_again(one.given)
            assert not good, (one.kind, one.line, printed)
