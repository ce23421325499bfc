"""Every format and preset with its options, from the declarations that also make the forms in chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.reference.markdown import code, default, page, table, values
from bot.text.format_texts import columns_shown, field_help, format_summary, format_title, option_help
from formats import registry
from formats.core.contract import Format
from formats.core.field_rules import entrant_fields_of
from formats.core.plan import Preset
from formats.core.rules import changeable_options


def formats_page() -> str:
    """The page of all formats and presets."""
    lines = ["## Formats", ""]
    for system in registry.systems().values():
        lines += _system_lines(system)
    lines += ["## Presets", ""]
    for preset in registry.presets().values():
        lines += _preset_lines(preset)
    return page("Formats and presets", "formats", lines)


def _system_lines(system: Format[Any]) -> Iterator[str]:
    key = system.key
    rules = f"[Its rules](../../formats/systems/{key}/RULES.md)"
    yield from (f"### {format_title(key)}", "", f"{format_summary(key)} {rules}; its name in files is {code(key)}.", "")
    fields = system.options.model_json_schema().get("properties", {})
    changeable = set(fields) & changeable_options(system)
    yield from table(
        ("option", "what it is", "values", "default"),
        [
            (
                code(name),
                option_help(name, key) + " May change during play." * (name in changeable),
                values(field),
                default(field.get("default")),
            )
            for name, field in fields.items()
        ],
    )
    yield from table(
        ("about each entrant", "what it is", "kind"),
        [(code(field.name), field_help(field.name, key), field.kind) for field in entrant_fields_of(system)],
    )
    tie_breaks = system.tie_breaks_of(system.read_options({}))
    yield from table(("tie-break", "what it is"), columns_shown(tie_breaks, key))


def _preset_lines(preset: Preset) -> Iterator[str]:
    yield from (f"### {preset.title}", "", preset.summary, "")
    yield from table(
        ("stage", "format", "who", "time control", "options"),
        [
            (
                stage.title,
                format_title(stage.system),
                f"places {stage.field}" if stage.field else f"the best {stage.take}" if stage.take else "everybody",
                stage.time_control,
                ", ".join(code(f"{name} = {_plain(value)}") for name, value in stage.options.items()),
            )
            for stage in preset.stages
        ],
    )
    changed = preset.settings.model_dump(mode="json", exclude_defaults=True)
    yield from table(
        ("setting", "value"), [(code(name), code(_plain(value))) for name, value in changed.items() if name != "week"]
    )
    if preset.settings.week is not None:
        week = preset.settings.week
        moments = {
            "players are asked": week.ask,
            "pairings": week.pair,
            "final times": week.fix,
            "games from": week.play_from,
            "games until": week.play_until,
        }
        yield from table(
            ("week", f"in {week.zone}"), [(name, f"{at.weekday} {at.time}") for name, at in moments.items()]
        )
    if preset.source:
        yield from (f"Source: {preset.source}", "")


def _plain(value: Any) -> str:
    """Format a JSON value as people write it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(map(_plain, value))
        case {"minor": minor, "currency": currency}:
            return f"{minor / 100:.2f} {currency}"
        case {"place": place, "text": text}:
            return f"{place}: {text}"
    return str(value)
