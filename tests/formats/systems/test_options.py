"""What the options of formats take, and what they are where nothing is said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from formats import registry
from formats.core.contract import Format
from tests.golden_files import Golden

SYSTEMS = registry.systems()
WORDS = ("title", "description")


def without_words(schema: Any) -> Any:
    """What a schema says, but for what people read, which may be put better at any time."""
    if isinstance(schema, list):
        return [without_words(part) for part in schema]
    if isinstance(schema, dict):
        kept = {name: part for name, part in schema.items() if name not in WORDS or not isinstance(part, str)}
        return {name: without_words(part) for name, part in kept.items()}
    return schema


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_options_their_bounds_and_defaults_are_what_they_were(system: Format[Any], golden: Golden) -> None:
    """A log holds only what was chosen: another default would change tournaments that are under way."""
    schema = without_words(system.options.model_json_schema())
    golden(f"options/{system.key}.json", json.dumps(schema, indent=1, sort_keys=True))
