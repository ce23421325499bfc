"""Systems and presets as text and as JSON."""

from __future__ import annotations

import textwrap
from typing import Any

from formats import registry
from formats.core.contract import Format
from formats.core.field_rules import entrant_fields_of
from formats.core.plan import Preset
from formats.messages.sentences import (
    ColumnText,
    column_texts,
    english,
    english_text,
    english_title,
    field_text,
    labels_of,
)

WIDTH = 100


def catalogue_json() -> dict[str, Any]:
    """Everything a program needs to offer systems and presets."""
    return {
        "systems": [_system_json(system) for system in registry.systems().values()],
        "presets": [preset.model_dump(mode="json") for preset in registry.presets().values()],
        "left_out": [{"module": broken.module, "problem": broken.problem} for broken in registry.left_out()],
    }


def _system_json(system: Format[Any]) -> dict[str, Any]:
    return {
        "key": system.key,
        "title": english_title(system.key),
        "summary": english_text("summary", system.key),
        "sides": system.sides,
        "ties": system.ties,
        "options": _options_json(system),
        "tie_breaks": [column._asdict() for column in _columns(system)],
        "entrant_fields": [
            {
                "name": column.name,
                "kind": column.kind,
                "required": column.required,
                "help": field_text(column.name, system.key),
            }
            for column in entrant_fields_of(system)
        ],
    }


def _options_json(system: Format[Any]) -> dict[str, Any]:
    """Return the JSON schema of the options, with their labels as titles and the sentences about them."""
    schema, labels = system.options.model_json_schema(), labels_of(english())
    for name, option in schema.get("properties", {}).items():
        if name in labels:
            option["title"] = english().said(labels[name], {})
        sentence = english_text(f"option_{name}", system.key)
        if sentence:
            option["description"] = sentence
    return schema


def catalogue_text() -> str:
    """Return the catalogue for a terminal, every option with its bounds, default and sentence."""
    lines = ["SYSTEMS"]
    for system in registry.systems().values():
        lines += ["", *_system_lines(system)]
    lines += ["", "PRESETS"]
    for preset in registry.presets().values():
        lines += ["", *_preset_lines(preset)]
    return "\n".join(lines) + "\n"


def _system_lines(system: Format[Any]) -> list[str]:
    lines = [f"{system.key}: {english_title(system.key)}", *_wrapped(english_text("summary", system.key))]
    for name, option in _options_json(system).get("properties", {}).items():
        lines += _wrapped(f"option {name} ({_kind(option)}): {option.get('description', option['title'])}")
    for column in entrant_fields_of(system):
        lines += _wrapped(f"entrants' {column.name} ({column.kind}): {field_text(column.name, system.key)}")
    for tie_break in _columns(system):
        lines += _wrapped(f"tie-break {tie_break.head}: {tie_break.help}")
    return lines


def _columns(system: Format[Any]) -> tuple[ColumnText, ...]:
    """The tie-breaks under the default options."""
    return column_texts(system.tie_breaks_of(system.read_options({})), system.key)


def _kind(option: dict[str, Any]) -> str:
    """Type, bounds and default of an option."""
    kinds = option.get("anyOf", [option])
    shown = " or ".join("empty" if kind.get("type") == "null" else _one_kind(kind) for kind in kinds)
    default = option.get("default")
    return f"{shown}; default {'empty' if default is None else default}"


def _one_kind(kind: dict[str, Any]) -> str:
    if "const" in kind:
        return str(kind["const"])
    if "enum" in kind:
        return ", ".join(map(str, kind["enum"]))
    bounds = [str(kind[bound]) for bound in ("minimum", "maximum") if bound in kind]
    return " ".join([str(kind.get("type", "object")), "-".join(bounds)]).strip()


def _preset_lines(preset: Preset) -> list[str]:
    lines = [f"{preset.key}: {preset.title}", *_wrapped(preset.summary)]
    for number, stage in enumerate(preset.stages, start=1):
        who = "" if stage.take is None else f", the best {stage.take}"
        who = who if stage.field is None else f", places {stage.field}"
        how = f", {stage.time_control}" if stage.time_control else ""
        options = "".join(f", {name}={value}" for name, value in stage.options.items())
        lines += _wrapped(f"stage {number}: {stage.title} ({stage.system}{who}{options}{how})")
    changed = preset.settings.model_dump(mode="json", exclude_defaults=True)
    for name, value in changed.items():
        lines += _wrapped(f"setting {name}: {value}")
    return [*lines, *_wrapped(f"source: {preset.source}")] if preset.source else lines


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="        ")
