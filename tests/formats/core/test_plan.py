"""What a plan takes, and what it takes where nothing is said."""

from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

from formats.core.plan import Settings, StagePlan
from tests.formats.toolkit.scheduling.weeks import ARIMAA
from tests.golden_files import Golden


def test_settings_their_bounds_and_defaults_are_what_they_were(golden: Golden) -> None:
    """A log holds only what was chosen: another default would change tournaments that are under way."""
    shapes = {kind.__name__: kind.model_json_schema() for kind in (Settings, StagePlan)}
    golden("plan.json", json.dumps(shapes, indent=1, sort_keys=True))


def test_the_weekly_timetable_is_in_the_zone_of_the_tournament() -> None:
    assert Settings(zone=ARIMAA.zone, week=ARIMAA).week == ARIMAA
    with pytest.raises(ValidationError, match="two_zones"):
        Settings(zone="Europe/Berlin", week=ARIMAA)
