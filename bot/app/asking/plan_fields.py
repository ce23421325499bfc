"""Everything a director can set, as texts in forms of at most five fields: shown, read back, compared.

A field's id is the name of a setting (`capacity`), `title`, a moment of the weekly timetable (`week.pair`), or
`stage.0.` and then `title`, `take`, `time_control` or `option.` with the name of one of the format's options.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.app.asking.setting_fields import (
    LANGUAGE,
    MOMENTS,
    NO,
    SETTINGS,
    YES,
    ZONE,
    emptied,
    kinds_of,
    literals_of,
    setting_texts,
    settings_in,
    switches_in,
    typed_as,
)
from bot.app.asking.time_input import read_time
from bot.app.asking.typed_values import read_span, read_weekly
from bot.app.asking.zones import exact_zone, find_zones
from bot.app.errors import BadFieldsError
from bot.app.game_servers.in_use import name_of, servers_in_use
from bot.app.speaking.catalogue import language_for, language_name, languages
from bot.app.speaking.format_texts import format_text
from bot.app.speaking.wording import plan as words
from bot.app.speaking.wording.times import stamp
from bot.app.speaking.wording.wrong_values import field_label, wrong_value_text
from formats.core.commands import ChangePlan
from formats.core.engine import Engine
from formats.core.errors import OptionsError, RuleError
from formats.core.plan import Settings, SettingsForm, StagePlan
from formats.core.rules import changeable_options
from formats.core.state import Tournament
from formats.core.weekly import WeeklyTime, WeekPlan
from formats.core.wrong_values import options_error

WEEK_TIMES = ("week.ask", "week.pair", "week.fix")
MOST_FIELDS = 5
GAME_SERVER, GAME_TERMS, SERVER_RESULTS = "game_server", "game_terms", "server_results"
NO_SERVER = "none"
"""No server has this key."""

_OPTION = re.compile(r"stage\.(\d+)\.option\.(\w+)")

Texts = Mapping[str, str]


@dataclass(frozen=True)
class PlanGroup:
    """The fields of one form; `switches` are shown together as boxes to tick."""

    key: str
    title: str
    fields: tuple[str, ...]
    switches: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlanChange:
    """A field whose text differs, as people read it."""

    field: str
    before: str
    after: str


def plan_groups(state: Tournament, engine: Engine) -> list[PlanGroup]:
    """Every form: the event's, those of each stage that has not begun, and what may still change of the one in play."""
    groups = [
        *_settings_groups("event", words.EVENT(), "title"),
        *_settings_groups("dates", words.DATES()),
        PlanGroup("week", words.WEEK(), (*WEEK_TIMES, "week.play", "week.slot_minutes")),
        *_settings_groups("games", words.GAMES()),
        *(_settings_groups("server", words.SERVER()) if servers_in_use() or state.settings.game_server else ()),
        *_settings_groups("money", words.MONEY()),
        *_settings_groups("language", words.LANGUAGE()),
    ]
    for number in range(max(state.stage_number, 0), len(state.stages)):
        groups += _stage_groups(state, engine, number)
    return groups


def _stage_groups(state: Tournament, engine: Engine, number: int) -> Iterator[PlanGroup]:
    """The forms that the format names, and before them whatever stands in none."""
    fields = _stage_fields(state, engine, number)
    plan = state.stages[number]
    named = [
        (format_text(name), tuple(field for field in fields if _last(field) in inside and ".option." in field))
        for name, inside in engine.format_of(plan.system).options.forms
    ]
    placed = {field for _, inside in named for field in inside}
    rest = tuple(field for field in fields if field not in placed)
    page = 0
    for start in range(0, len(rest), MOST_FIELDS):
        page += 1
        yield PlanGroup(f"stage{number}.{page}", words.stage(plan.title, page), rest[start : start + MOST_FIELDS])
    for name, inside in named:
        for part, start in enumerate(range(0, len(inside), MOST_FIELDS), start=1):
            page += 1
            title = words.stage(name if len(state.stages) == 1 else f"{plan.title}: {name}", part)
            yield PlanGroup(f"stage{number}.{page}", title, inside[start : start + MOST_FIELDS])


def _settings_groups(form: SettingsForm, title: str, *before: str) -> Iterator[PlanGroup]:
    """A form, and further pages of it where it has more fields than one can show."""
    fields, switches = (*before, *settings_in(form)), switches_in(form)
    room = MOST_FIELDS - bool(switches)
    yield PlanGroup(form, title, fields[:room], switches)
    for page, start in enumerate(range(room, len(fields), MOST_FIELDS), start=2):
        yield PlanGroup(f"{form}.{page}", words.stage(title, page), fields[start : start + MOST_FIELDS])


def _stage_fields(state: Tournament, engine: Engine, number: int) -> tuple[str, ...]:
    system = engine.format_of(state.stages[number].system)
    if number < len(state.started):
        return tuple(
            f"stage.{number}.option.{name}"
            for name in system.options.model_fields
            if name in changeable_options(system)
        )
    own = ("title", "time_control", *(("take",) if number else ()))
    return (
        *(f"stage.{number}.{name}" for name in own),
        *(f"stage.{number}.option.{name}" for name in system.options.model_fields),
    )


def plan_texts(state: Tournament, engine: Engine, zone: str) -> dict[str, str]:
    """Every field as it stands, typed as a director in `zone` would type it."""
    texts = {"title": state.title, **setting_texts(state.settings, zone), **_week_texts(state.settings.week)}
    texts[LANGUAGE] = language_for(state.settings.language)
    texts[GAME_SERVER] = state.settings.game_server or NO_SERVER
    for number, stage in enumerate(state.stages):
        texts |= _stage_texts(number, stage, engine)
    return texts


def _plain(value: object) -> str:
    return "" if value is None else str(value)


def _week_texts(week: WeekPlan | None) -> dict[str, str]:
    if week is None:
        return dict.fromkeys((*WEEK_TIMES, "week.play", "week.slot_minutes"), "")
    times = {f"week.{name}": _weekly_text(getattr(week, name)) for name in ("ask", "pair", "fix")}
    play = f"{_weekly_text(week.play_from)} - {_weekly_text(week.play_until)}"
    return {**times, "week.play": play, "week.slot_minutes": str(week.slot_minutes)}


def _weekly_text(time: WeeklyTime) -> str:
    return f"{time.weekday} {time.time}"


def _stage_texts(number: int, stage: StagePlan, engine: Engine) -> dict[str, str]:
    texts = {"title": stage.title, "time_control": stage.time_control, "take": _plain(stage.take)}
    options = engine.options_of(stage)
    for name in type(options).model_fields:
        texts[f"option.{name}"] = _option_text(getattr(options, name))
    return {f"stage.{number}.{name}": text for name, text in texts.items()}


def _option_text(value: Any) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return _plain(value)


def choices_of(field: str, state: Tournament, engine: Engine) -> tuple[tuple[str, str], ...]:
    """The (value, label) a field can have, where they are few."""
    info = Settings.model_fields[field] if field in SETTINGS else _option_info(field, state, engine)
    if info is None:
        return ()
    if field == LANGUAGE:
        return tuple((code, language_name(code)) for code in languages())
    if field == GAME_SERVER:
        keys = dict.fromkeys([*(one.plugin.key for one in servers_in_use()), state.settings.game_server])
        return (NO_SERVER, words.NO_SERVER()), *((key, name_of(key)) for key in keys if key)
    if field == SERVER_RESULTS:
        return ("at_once", words.AT_ONCE()), ("confirmed", words.CONFIRMED())
    values = literals_of(info.annotation)
    if info.annotation is bool:
        return (YES, words.YES()), (NO, words.NO())
    return tuple((str(value), str(value)) for value in values)


def help_of(field: str, state: Tournament, engine: Engine) -> str:
    """A sentence about the field."""
    info = _option_info(field, state, engine)
    if info is None and field in Settings.model_fields:
        info = Settings.model_fields[field]
    if info is None and field.startswith("stage."):
        info = StagePlan.model_fields[field.rsplit(".", 1)[1]]
    if field == GAME_TERMS:
        examples = [one.plugin.terms_example for one in servers_in_use()]
        return words.terms_like(examples[0]) if examples else ""
    if field in words.HELP:
        return words.HELP[field]()
    about = format_text(info.description or "") if info is not None else ""
    stands_for = _stands_for(field, state, engine)
    return about if stands_for is None else f"{about} {words.empty_means(stands_for)}"


def _stands_for(field: str, state: Tournament, engine: Engine) -> Any:
    """The number that an empty option means now; None where it is not empty, or means no number."""
    found = _OPTION.fullmatch(field)
    if found is None:
        return None
    options = engine.options_of(state.stages[int(found[1])])
    return options.in_force().get(found[2]) if getattr(options, found[2]) is None else None


def label_of(field: str) -> str:
    """What the field is called."""
    return field_label(field)


def _last(field: str) -> str:
    return field.rsplit(".", 1)[-1]


def _option_info(field: str, state: Tournament, engine: Engine) -> FieldInfo | None:
    found = _OPTION.fullmatch(field)
    if found is None:
        return None
    return engine.format_of(state.stages[int(found[1])].system).options.model_fields[found[2]]


@dataclass(frozen=True)
class _Reading:
    """Reads typed texts; `problems` collects what cannot be read."""

    zone: str
    now: datetime
    problems: list[tuple[str, RuleError | str]]

    def read(self, field: str, text: str, how: Callable[[str], Any]) -> Any:
        """The value of a field, None where it is empty or cannot be read."""
        if not text.strip():
            return None
        try:
            return how(text.strip())
        except RuleError as error:
            self.problems.append((label_of(field), error))
        except ValueError:
            self.problems.append(
                (label_of(field), (words.BAD.get(field) or words.BAD.get(_last(field)) or words.BAD_NUMBER)())
            )
        return None

    def zone_named(self, text: str) -> str:
        """A zone by its name, or by a city in it that fits one alone."""
        found = find_zones(text, self.now, limit=2)
        is_city = len(found) == 1 and text.casefold().replace(" ", "_") in found[0].casefold()
        return found[0] if is_city else exact_zone(text)

    def moment(self, text: str) -> datetime:
        """A typed moment."""
        return read_time(text, self.zone, self.now).at


def read_plan(state: Tournament, engine: Engine, changed: Texts, zone: str, now: datetime) -> ChangePlan:
    """The command that sets these fields to these texts, or `BadFieldsError` with every problem.

    Moments are read on the clock of `zone`.
    """
    reading = _Reading(zone, now, [])
    known = plan_texts(state, engine, zone)
    changed = {name: text for name, text in changed.items() if text.strip() != known[name].strip()}
    settings = _read_settings(state, changed, reading)
    stages = _read_stages(state, engine, changed, reading)
    title = changed.get("title", state.title).strip()
    if not title:
        reading.problems.append((label_of("title"), words.EMPTY()))
    if reading.problems:
        raise BadFieldsError(tuple(reading.problems))
    return ChangePlan(
        title=title if title != state.title else None,
        stages=stages if stages != state.stages else None,
        settings=settings if settings != state.settings else None,
    )


def _read_settings(state: Tournament, changed: Texts, reading: _Reading) -> Settings:
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
    found: Settings = _validated(Settings, merged, reading, state.settings)
    return found


def _read_week(state: Tournament, changed: Texts, zone: str, reading: _Reading) -> dict[str, Any] | None:
    """The week's timetable, None where all its fields are empty."""
    fields = (*WEEK_TIMES, "week.play", "week.slot_minutes")
    texts = {**_week_texts(state.settings.week), **{name: changed[name] for name in fields if name in changed}}
    if not any(texts[name].strip() for name in fields[:-1]):
        return None
    values: dict[str, Any] = {"zone": zone}
    for name in WEEK_TIMES:
        values[_last(name)] = reading.read(name, texts[name] or "?", read_weekly)
    span = reading.read("week.play", texts["week.play"] or "?", read_span)
    values["play_from"], values["play_until"] = span or (None, None)
    values["slot_minutes"] = reading.read("week.slot_minutes", texts["week.slot_minutes"] or "60", int)
    if any(value is None for value in values.values()):
        return None
    found = _validated(WeekPlan, values, reading, None)
    return None if found is None else found.model_dump()


def _read_stages(state: Tournament, engine: Engine, changed: Texts, reading: _Reading) -> tuple[StagePlan, ...]:
    stages = list(state.stages)
    for number, stage in enumerate(stages):
        own = {name.split(".", 2)[2]: text for name, text in changed.items() if name.startswith(f"stage.{number}.")}
        if not own:
            continue
        values: dict[str, Any] = {name: own[name].strip() for name in ("title", "time_control") if name in own}
        if not values.get("title", stage.title):
            reading.problems.append((label_of("title"), words.EMPTY()))
        if "take" in own:
            values["take"] = reading.read("take", own["take"], int)
        values["options"] = _read_options(stage, engine, own, reading)
        stages[number] = _validated(StagePlan, {**stage.model_dump(), **values}, reading, stage)
    return tuple(stages)


def _read_options(stage: StagePlan, engine: Engine, own: Texts, reading: _Reading) -> dict[str, Any]:
    """The stage's options; those left empty fall back to the format's defaults."""
    system = engine.format_of(stage.system)
    typed = {
        name: _read_option(own[f"option.{name}"], info)
        for name, info in system.options.model_fields.items()
        if f"option.{name}" in own
    }
    unknown = {name: stage.options[name] for name in engine.passed_over(stage)}
    asked = {**stage.options, **typed}
    raw = {name: value for name, value in asked.items() if value is not None and name not in unknown}
    try:
        read = system.read_options(raw).model_dump(mode="json")
    except OptionsError as error:
        reading.problems.extend((label_of(name), wrong_value_text(wrong)) for name, wrong in error.problems)
        return stage.options
    return {**{name: read[name] for name in raw}, **unknown}


def _read_option(text: str, info: FieldInfo) -> Any:
    """What pydantic then reads as the option; None where it is left to its default."""
    if not text.strip():
        return None
    inner = kinds_of(info.annotation)
    if bool in inner:
        return text.strip() == YES
    if any(get_origin(one) in {list, tuple} for one in inner):
        return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip()]
    for value in literals_of(info.annotation):
        if str(value) == text.strip():
            return value
    return text.strip()


def _validated(model: type[Any], values: dict[str, Any], reading: _Reading, otherwise: Any) -> Any:
    try:
        return model.model_validate(values)
    except ValidationError as error:
        reading.problems.extend(
            (label_of(name), wrong_value_text(wrong)) for name, wrong in options_error(error).problems
        )
        return otherwise


def plan_changes(state: Tournament, command: ChangePlan, engine: Engine, zone: str) -> list[PlanChange]:
    """What a command would change, field by field."""
    after = _after(state, command)
    old, new = plan_texts(state, engine, zone), plan_texts(after, engine, zone)
    return [
        PlanChange(name, _shown(name, old.get(name, ""), state), _shown(name, new[name], after))
        for name in new
        if new[name] != old.get(name)
    ]


def _after(state: Tournament, command: ChangePlan) -> Tournament:
    return replace(
        state,
        title=command.title or state.title,
        stages=command.stages or state.stages,
        settings=command.settings or state.settings,
    )


def _shown(name: str, text: str, state: Tournament) -> str:
    if name in MOMENTS:
        at = getattr(state.settings, name)
        return words.NOTHING() if at is None else stamp(at)
    if name == "language":
        return language_name(language_for(text))
    return text or words.NOTHING()
