"""What every format of the registry says about itself."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from formats import registry, systems
from formats.core.contract import Format
from formats.core.errors import OptionsError
from formats.core.field_rules import entrant_fields_of
from formats.messages.sentences import column_texts, english_text, field_text

SYSTEMS = registry.systems()
every_system = pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)


def problems(schema: dict[str, Any], definitions: dict[str, Any], name: str) -> Iterator[str]:
    """What an option's JSON schema leaves open."""
    if "$ref" in schema:
        yield from problems(definitions[schema["$ref"].rsplit("/", 1)[-1]], definitions, name)
    for part in schema.get("anyOf", []):
        yield from problems(part, definitions, name)
    if "const" in schema or "enum" in schema:
        return
    bounds = {
        "integer": ({"minimum", "exclusiveMinimum"}, {"maximum", "exclusiveMaximum"}),
        "number": ({"minimum", "exclusiveMinimum"}, {"maximum", "exclusiveMaximum"}),
        "string": ({"maxLength", "pattern", "format"},),
        "array": ({"maxItems"},),
    }
    for needed in bounds.get(schema.get("type", ""), ()):
        if not needed & set(schema):
            yield f"{name} needs one of {sorted(needed)}"
    if schema.get("type") == "array" and "items" in schema:
        yield from problems(schema["items"], definitions, name)
    for inner, inner_schema in schema.get("properties", {}).items():
        yield from problems(inner_schema, definitions, f"{name}.{inner}")


@every_system
def test_it_has_a_title_and_a_sentence(system: Format[Any]) -> None:
    title, summary = english_text("title", system.key), english_text("summary", system.key)
    assert 0 < len(title) <= 60
    assert summary.endswith(".")
    assert 0 < len(summary) <= 150


@every_system
def test_every_option_has_bounds_and_a_sentence(system: Format[Any]) -> None:
    schema = system.options.model_json_schema()
    for name, option in schema.get("properties", {}).items():
        message = f"format-{system.key.replace('_', '-')}-option-{name.replace('_', '-')}"
        assert english_text(f"option_{name}", system.key), f"{name} has no sentence: add {message} to locales/en.ftl"
        assert list(problems(option, schema.get("$defs", {}), name)) == []


@every_system
def test_the_default_options_are_valid_and_survive_json(system: Format[Any]) -> None:
    options = system.read_options({})

    assert system.read_options(json.loads(options.model_dump_json())) == options


@every_system
def test_unknown_options_are_refused_by_name(system: Format[Any]) -> None:
    with pytest.raises(OptionsError) as refused:
        system.read_options({"no_such_option": 1})

    assert [name for name, _ in refused.value.problems] == ["no_such_option"]


@every_system
def test_its_tie_breaks_and_columns_have_heads_and_help(system: Format[Any]) -> None:
    for tie_break in column_texts([*system.tie_breaks, *system.tie_breaks_of(system.read_options({}))], system.key):
        assert 0 < len(tie_break.head) <= 12
        assert tie_break.help.endswith(".")
    for column in entrant_fields_of(system):
        assert column.name.isidentifier()
        assert field_text(column.name, system.key).endswith(".")


@every_system
def test_its_folder_tells_the_rules(system: Format[Any]) -> None:
    (root,) = systems.__path__
    rules = Path(root) / system.key / "RULES.md"

    assert "**R1 " in rules.read_text(encoding="utf-8")


@every_system
def test_two_formats_are_the_same_value_wherever_they_come_from(system: Format[Any]) -> None:
    assert type(system)().key == system.key
    assert not vars(system), "a format keeps nothing in itself"
