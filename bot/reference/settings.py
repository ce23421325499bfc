"""Every setting: of the process, of a tournament, of a stage; and the file in which those of the process are set."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings

from bot.plugins import GAME_SERVERS
from bot.reference.markdown import code, default, page, table, values
from bot.runtime.settings import ProcessSettings
from bot.text.format_texts import WEEK, option_help
from formats.core.plan import Settings, StagePlan
from formats.core.weekly import WeekPlan

PROCESS = (
    "Read once, at the start. [`.env.example`](../../.env.example) holds the same list, ready to be copied to `.env`."
)
HEAD = ("setting", "what it is", "values", "default")

ENV_INTRODUCTION = "Settings of Herald. Copy this file to `.env` and fill in what you need; everything has a default."
WIDTH = 116


def settings_page() -> str:
    """The page of all settings."""
    lines = ["## Of the process", "", PROCESS, "", *_table_of(ProcessSettings)]
    for server in GAME_SERVERS.found.by_key.values():
        lines += [f"### Of the game server {server.name}", "", *_table_of(server.settings)]
    lines += ["## Of a tournament", "", *_table_of(Settings, option_help)]
    lines += ["### The weekly timetable", "", *_table_of(WeekPlan, partial(option_help, system=WEEK))]
    lines += ["## Of a stage", "", *_table_of(StagePlan, option_help)]
    return page("Settings", "settings", lines)


def _table_of(model: type[BaseModel], help_of: Callable[[str], str] | None = None) -> list[str]:
    """Return the rows of the fields with a sentence: from the catalogue for settings of tournaments."""
    fields = model.model_json_schema(by_alias=False)["properties"]
    sentences = {
        name: help_of(name) if help_of is not None else info.description for name, info in model.model_fields.items()
    }
    rows = [
        (code(_shown_name(model, name)), sentence, values(fields[name]), _default(fields[name]))
        for name, sentence in sentences.items()
        if sentence
    ]
    return table(HEAD, rows)


def _default(field: Mapping[str, object]) -> str:
    return default(field["default"]) if "default" in field else "none: it must be said"


def _shown_name(model: type[BaseModel], name: str) -> str:
    return variable(name, model.model_fields[name], model) if issubclass(model, BaseSettings) else name


def variable(name: str, info: FieldInfo, model: type[BaseSettings] = ProcessSettings) -> str:
    """The environment variable of a setting of the process, or of one of its game servers."""
    if isinstance(info.validation_alias, str):
        return info.validation_alias
    return f"{model.model_config['env_prefix']}{name}".upper()


def env_example() -> str:
    """The file `.env.example`."""
    return "\n".join([f"# {ENV_INTRODUCTION}", *_env_lines()]) + "\n"


def _env_lines() -> Iterator[str]:
    yield from _lines_of(ProcessSettings)
    for server in GAME_SERVERS.found.by_key.values():
        yield from _lines_of(server.settings)


def _lines_of(model: type[BaseSettings]) -> Iterator[str]:
    for name, info in model.model_fields.items():
        yield ""
        for line in textwrap.wrap(info.description or "", WIDTH, break_on_hyphens=False):
            yield f"# {line}"
        example = (info.examples or [info.default])[0]
        yield f"#{variable(name, info, model)}={_env_text(example)}"


def _env_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "" if value is None else str(value)
