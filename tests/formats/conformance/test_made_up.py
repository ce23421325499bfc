"""What formats make up for rehearsals is what they would take from people."""

from __future__ import annotations

from typing import Any

import pytest

from formats import registry
from formats.core.capabilities import AsksForms
from formats.core.lots import Lots
from formats.systems.swiss_elimination import FORMAT as PLAYOFFS
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, submissions_for
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.times import official_time
from tests.formats.stage_builder import new_stage

STAGE = new_stage({f"e{number}": 2000.0 - number for number in range(1, 9)})
FIELD = tuple(STAGE.entrants.values())
ASKING_SYSTEMS = [system for system in registry.systems().values() if isinstance(system, AsksForms)]
FORMS = [(system, form.key) for system in ASKING_SYSTEMS for form in system.forms]
SKILLS = (0.0, 0.5, 1.0)
ASKING: dict[str, dict[str, Any]] = {"tiered_league": {"invitations": True}}
"""Options under which a form is wanted."""


@pytest.mark.parametrize("system, form", FORMS, ids=[f"{system.key}-{form}" for system, form in FORMS])
def test_what_is_made_up_can_be_handed_in(system: Any, form: str) -> None:
    options = system.read_options(ASKING.get(system.key, {}))
    stage = None if system.asks_for(form, FIELD, None, options).may else STAGE
    assert system.asks_for(form, FIELD, stage, options).may, "nobody could ever hand it in"
    for skill in SKILLS:
        content = system.made_up(form, stage, options, skill, Lots("seed"))
        stored = system.read_form(form, dict(content), "e1", stage, options)
        again = system.made_up(form, stage, options, skill, Lots("seed"))
        assert system.read_form(form, dict(again), "e1", stage, options) == stored


def test_the_better_solve_more_and_faster() -> None:
    options = PlayoffOptions()
    means = []
    for skill in SKILLS:
        total = 0
        for seed in map(str, range(20)):
            typed = PLAYOFFS.made_up(ONLINE_TIMES, STAGE, options, skill, Lots(seed))
            stored = PLAYOFFS.read_form(ONLINE_TIMES, dict(typed), "e1", STAGE, options)
            for task in options.tasks():
                submissions = submissions_for(stored, task)
                total += official_time(submissions, options.longest_ms, options.unsolved_ms).ms
        means.append(total)
    assert means[0] > means[1] > means[2]
