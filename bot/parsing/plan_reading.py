"""Parse the fields of a plan that a director has typed into the command that sets them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.errors import BadFieldsError
from bot.game_server_api.in_use import servers_in_use
from bot.parsing.plan_fields import (
    GAME_SERVER,
    GAME_TERMS,
    NO_SERVER,
    WEEK_TIMES,
    Texts,
    label_of,
    last_part,
    plan_texts,
    week_texts,
)
from bot.parsing.setting_fields import LANGUAGE, SETTINGS, YES, ZONE, emptied, kinds_of, literals_of, typed_as
from bot.parsing.time_input import read_time
from bot.parsing.typed_values import read_span, read_weekly
from bot.parsing.zones import exact_zone, find_zones
from bot.text.catalogue import language_for
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.wrong_values import wrong_value_text
from formats.core.commands import ChangePlan
from formats.core.engine import Engine
from formats.core.errors import OptionsError, RuleError
from formats.core.plan import Settings, StagePlan
from formats.core.state import TournamentState
from formats.core.weekly import WeekPlan
from formats.core.wrong_values import options_error

BAD: Mapping[str, Phrase] = by_code(
    texts.plan, "bad_", "game_terms", "fee", "game_fund", "prizes", "reminder_minutes", "ask", "pair", "fix", "play"
)


@dataclass(frozen=True)
class _Reading:
    """Parser of typed texts; `problems` collects what cannot be parsed."""

    zone: str
    now: datetime
    problems: list[tuple[str, RuleError | str]]

    def read(self, field: str, text: str, how: Callable[[str], Any]) -> Any:
        """Return the value of a field, None if it is empty or cannot be parsed."""
        if not text.strip():
            return None
        try:
            return how(text.strip())
        except RuleError as error:
            self.problems.append((label_of(field), error))
        except ValueError:
            self.problems.append(
                (label_of(field), (BAD.get(field) or BAD.get(last_part(field)) or texts.plan.bad_number)())
            )
        return None

    def zone_named(self, text: str) -> str:
        """Return the zone by its name, or by a city that belongs to one zone only."""
        found = find_zones(text, self.now, limit=2)
        is_city = len(found) == 1 and text.casefold().replace(" ", "_") in found[0].casefold()
        return found[0] if is_city else exact_zone(text)

    def moment(self, text: str) -> datetime:
        """Return a typed time."""
        return read_time(text, self.zone, self.now).at


def read_plan(state: TournamentState, engine: Engine, changed: Texts, zone: str, now: datetime) -> ChangePlan:
    """Return the command that sets these fields to these texts. Raises `BadFieldsError` with every problem.

    Times are on the clock of `zone`.
    """
    reading = _Reading(zone, now, [])
    known = plan_texts(state, engine, zone)
    changed = {name: text for name, text in changed.items() if text.strip() != known[name].strip()}
    settings = _read_settings(state, changed, reading)
    stages = _read_stages(state, engine, changed, reading)
    title = changed.get("title", state.title).strip()
    if not title:
        reading.problems.append((label_of("title"), texts.plan.empty()))
    if reading.problems:
        raise BadFieldsError(tuple(reading.problems))
    return ChangePlan(
        title=title if title != state.title else None,
        stages=stages if stages != state.stages else None,
        settings=settings if settings != state.settings else None,
    )


def _read_settings(state: TournamentState, changed: Texts, reading: _Reading) -> Settings:
    """Return the settings with the changed fields."""
    values: dict[str, Any] = {}
    for name in (name for name in SETTINGS if name in changed):
        how = typed_as(name).read or reading.moment
        if name in {ZONE, LANGUAGE}:
            how = reading.zone_named if name == ZONE else language_for
        value = reading.read(name, changed[name], how)
        values[name] = emptied(name) if value is None else value
    zone = values.get("zone") or state.settings.zone
    week = _read_week(state, changed, zone, reading)
    if reading.problems:
        return state.settings
    merged = {**state.settings.model_dump(), **values, "week": week}
    if merged[GAME_SERVER] == NO_SERVER:
        merged[GAME_SERVER] = ""
    server = servers_in_use().get(merged[GAME_SERVER])
    if server is not None and {GAME_SERVER, GAME_TERMS} & values.keys():
        merged[GAME_TERMS] = reading.read(GAME_TERMS, merged[GAME_TERMS] or "?", server.plugin.read_terms) or ""
    settings: Settings = _validated(Settings, merged, reading, state.settings)
    return settings


def _read_week(state: TournamentState, changed: Texts, zone: str, reading: _Reading) -> dict[str, Any] | None:
    """Return the weekly timetable, None if all of its fields are empty."""
    fields = (*WEEK_TIMES, "week.play", "week.slot_minutes")
    typed = {**week_texts(state.settings.week), **{name: changed[name] for name in fields if name in changed}}
    if not any(typed[name].strip() for name in fields[:-1]):
        return None
    values: dict[str, Any] = {"zone": zone}
    for name in WEEK_TIMES:
        values[last_part(name)] = reading.read(name, typed[name] or "?", read_weekly)
    span = reading.read("week.play", typed["week.play"] or "?", read_span)
    values["play_from"], values["play_until"] = span or (None, None)
    values["slot_minutes"] = reading.read("week.slot_minutes", typed["week.slot_minutes"] or "60", int)
    if any(value is None for value in values.values()):
        return None
    week = _validated(WeekPlan, values, reading, None)
    return None if week is None else week.model_dump()


def _read_stages(state: TournamentState, engine: Engine, changed: Texts, reading: _Reading) -> tuple[StagePlan, ...]:
    """Return the stages with the changed fields."""
    stages = list(state.stages)
    for number, stage in enumerate(stages):
        own = {name.split(".", 2)[2]: text for name, text in changed.items() if name.startswith(f"stage.{number}.")}
        if not own:
            continue
        values: dict[str, Any] = {name: own[name].strip() for name in ("title", "time_control") if name in own}
        if not values.get("title", stage.title):
            reading.problems.append((label_of("title"), texts.plan.empty()))
        if "take" in own:
            values |= read_field(own["take"].strip())
        values["options"] = _read_options(stage, engine, own, reading)
        stages[number] = _validated(StagePlan, {**stage.model_dump(), **values}, reading, stage)
    return tuple(stages)


def read_field(text: str) -> dict[str, Any]:
    """Return who plays a stage: a number is the best so many, nothing is everybody."""
    return {"take": text if text.isdecimal() else None, "field": None if text.isdecimal() else text or None}


def _read_options(stage: StagePlan, engine: Engine, own: Texts, reading: _Reading) -> dict[str, Any]:
    """Return the stage's options; those left empty get the format's defaults."""
    system = engine.format_of(stage.system)
    typed = {
        name: _read_option(own[f"option.{name}"], info)
        for name, info in system.options.model_fields.items()
        if f"option.{name}" in own
    }
    unknown = {name: stage.options[name] for name in engine.passed_over(stage)}
    options = {**stage.options, **typed}
    raw = {name: value for name, value in options.items() if value is not None and name not in unknown}
    try:
        read = system.read_options(raw).model_dump(mode="json")
    except OptionsError as error:
        reading.problems.extend((label_of(name), wrong_value_text(wrong)) for name, wrong in error.problems)
        return stage.options
    return {**{name: read[name] for name in raw}, **unknown}


def _read_option(text: str, info: FieldInfo) -> Any:
    """Return a value that pydantic can validate as the option; None for the default."""
    if not text.strip():
        return None
    inner = kinds_of(info.annotation)
    if bool in inner:
        return text.strip() == YES
    if any(get_origin(kind) in {list, tuple} for kind in inner):
        return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip()]
    for value in literals_of(info.annotation):
        if str(value) == text.strip():
            return value
    return text.strip()


def _validated(model: type[Any], values: dict[str, Any], reading: _Reading, otherwise: Any) -> Any:
    """Return the validated model, or `otherwise` after adding the problems."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        reading.problems.extend(
            (label_of(name), wrong_value_text(wrong)) for name, wrong in options_error(error).problems
        )
        return otherwise
