"""Everything that a director can set, as texts in forms of at most five fields: shown and compared.

`plan_reading` parses them back. A field's id is the name of a setting (`capacity`), `title`, a time of the weekly
timetable (`week.pair`), or `stage.0.` followed by `title`, `take`, `time_control` or `option.` and the name of one of
the format's options.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic.fields import FieldInfo

from bot.game_server_api.in_use import name_of, servers_in_use
from bot.parsing.setting_fields import (
    LANGUAGE,
    MOMENTS,
    NO,
    SETTINGS,
    YES,
    literals_of,
    setting_texts,
    settings_in,
    switches_in,
)
from bot.service.next_act import is_evening, is_for_tonight
from bot.text.catalogue import language_for, languages
from bot.text.format_texts import option_help, options_title
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp
from bot.text.wrong_values import field_label
from formats.core.commands import ChangePlan
from formats.core.engine import Engine
from formats.core.plan import Settings, SettingsForm, StagePlan
from formats.core.rules import changeable_options
from formats.core.state import TournamentState
from formats.core.weekly import WeeklyTime, WeekPlan
from formats.messages.languages import language_name

FIELD_HELP: Mapping[str, Phrase] = {
    "title": texts.plan.help_title,
    "week.ask": texts.plan.help_week_ask,
    "week.pair": texts.plan.help_week_pair,
    "week.fix": texts.plan.help_week_fix,
    "week.play": texts.plan.help_week_play,
    "week.slot_minutes": texts.plan.help_week_slot_minutes,
    "fee": texts.plan.help_fee,
    "game_fund": texts.plan.help_game_fund,
    "prizes": texts.plan.help_prizes,
    "reminder_minutes": texts.plan.help_reminder_minutes,
}


MATCH_POSTS: Mapping[str, Phrase] = by_code(texts.plan, "match_posts_", "none", "round", "threads", "by_size")

EVENING = "evening"
"""The key of the form of an evening, which comes first."""

WEEK_TIMES = ("week.ask", "week.pair", "week.fix")
MOST_FIELDS = 5
GAME_SERVER, GAME_TERMS, SERVER_RESULTS = "game_server", "game_terms", "server_results"
NO_SERVER = "none"
"""Value of "no server"; no game server has this key."""

_OPTION = re.compile(r"stage\.(\d+)\.option\.(\w+)")

Texts = Mapping[str, str]


@dataclass(frozen=True)
class PlanGroup:
    """The fields of one form; `switches` are shown together as checkboxes."""

    key: str
    title: str
    fields: tuple[str, ...]
    switches: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlanChange:
    """A field whose text differs, in displayable form."""

    field: str
    before: str
    after: str


def plan_groups(state: TournamentState, engine: Engine) -> list[PlanGroup]:
    """Return every form.

    Those of the event, of each stage that has not begun, and the changeable part of the current one.
    """
    groups = [
        *_of_an_evening(state, engine),
        *_settings_groups("event", texts.plan.event(), "title"),
        *_settings_groups("dates", texts.plan.dates()),
        PlanGroup("week", texts.plan.week(), (*WEEK_TIMES, "week.play", "week.slot_minutes")),
        *_settings_groups("games", texts.plan.games()),
        *(_settings_groups("server", texts.plan.server()) if servers_in_use() or state.settings.game_server else ()),
        *_settings_groups("money", texts.plan.money()),
        *_settings_groups("language", texts.plan.language()),
    ]
    for number in range(max(state.stage_number, 0), len(state.stages)):
        groups += _stage_groups(state, engine, number)
    return groups


def _of_an_evening(state: TournamentState, engine: Engine) -> Iterator[PlanGroup]:
    """Yield the form of the few fields that the host of an evening changes."""
    if is_evening(state) and is_for_tonight(state, engine) and not state.started:
        own = set(_stage_fields(state, engine, 0))
        options = (f"stage.0.option.{name}" for name in ("best_of", "rounds", "third_place"))
        fields = ("title", *(field for field in options if field in own), "team_size", "goes_on_minutes")
        yield PlanGroup(EVENING, texts.plan.evening(), fields[:MOST_FIELDS])


def _stage_groups(state: TournamentState, engine: Engine, number: int) -> Iterator[PlanGroup]:
    """Yield the forms that the format names, and before them fields that are in none."""
    fields = _stage_fields(state, engine, number)
    plan = state.stages[number]
    named = [
        (
            options_title(key, plan.system),
            tuple(field for field in fields if last_part(field) in inside and ".option." in field),
        )
        for key, inside in engine.format_of(plan.system).options.forms
    ]
    placed = {field for _, inside in named for field in inside}
    rest = tuple(field for field in fields if field not in placed)
    page = 0
    for start in range(0, len(rest), MOST_FIELDS):
        page += 1
        shown = rest[start : start + MOST_FIELDS]
        yield PlanGroup(f"stage{number}.{page}", _page_title(plan.title, page, shown), shown)
    for name, inside in named:
        for part, start in enumerate(range(0, len(inside), MOST_FIELDS), start=1):
            page += 1
            title, shown = (
                name if len(state.stages) == 1 else f"{plan.title}: {name}",
                inside[start : start + MOST_FIELDS],
            )
            yield PlanGroup(f"stage{number}.{page}", _page_title(title, part, shown), shown)


def _settings_groups(form: SettingsForm, title: str, *before: str) -> Iterator[PlanGroup]:
    """Yield a form, and further pages of it if it has more fields than one can show."""
    fields, switches = (*before, *settings_in(form)), switches_in(form)
    room = MOST_FIELDS - bool(switches)
    yield PlanGroup(form, title, fields[:room], switches)
    for page, start in enumerate(range(room, len(fields), MOST_FIELDS), start=2):
        shown = fields[start : start + MOST_FIELDS]
        yield PlanGroup(f"{form}.{page}", _page_title(title, page, shown), shown)


def _stage_fields(state: TournamentState, engine: Engine, number: int) -> tuple[str, ...]:
    """Return the fields of a stage."""
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


def plan_texts(state: TournamentState, engine: Engine, zone: str) -> dict[str, str]:
    """Return the current text of every field, as a director in `zone` would type it."""
    fields = {"title": state.title, **setting_texts(state.settings, zone), **week_texts(state.settings.week)}
    fields[LANGUAGE] = language_for(state.settings.language)
    fields[GAME_SERVER] = state.settings.game_server or NO_SERVER
    for number, stage in enumerate(state.stages):
        fields |= _stage_texts(number, stage, engine)
    return fields


def _plain(value: object) -> str:
    """Return a value as text, empty for None."""
    return "" if value is None else str(value)


def week_texts(week: WeekPlan | None) -> dict[str, str]:
    """Return the fields of a weekly timetable, empty if there is none."""
    if week is None:
        return dict.fromkeys((*WEEK_TIMES, "week.play", "week.slot_minutes"), "")
    times = {f"week.{name}": _weekly_text(getattr(week, name)) for name in ("ask", "pair", "fix")}
    play = f"{_weekly_text(week.play_from)} - {_weekly_text(week.play_until)}"
    return {**times, "week.play": play, "week.slot_minutes": str(week.slot_minutes)}


def _weekly_text(time: WeeklyTime) -> str:
    """Return a weekly time as text."""
    return f"{time.weekday} {time.time}"


def _stage_texts(number: int, stage: StagePlan, engine: Engine) -> dict[str, str]:
    """Return the fields of a stage's plan and options."""
    fields = {"title": stage.title, "time_control": stage.time_control, "take": _plain(stage.field or stage.take)}
    options = engine.options_of(stage)
    for name in type(options).model_fields:
        fields[f"option.{name}"] = _option_text(getattr(options, name))
    return {f"stage.{number}.{name}": text for name, text in fields.items()}


def _option_text(value: Any) -> str:
    """Return an option as text."""
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return _plain(value)


def choices_of(field: str, state: TournamentState, engine: Engine) -> tuple[tuple[str, str], ...]:
    """Return (value, label) of the possible values of a field, if they are few."""
    info = Settings.model_fields[field] if field in SETTINGS else _option_info(field, state, engine)
    if info is None:
        return ()
    if field == LANGUAGE:
        return tuple((code, language_name(code)) for code in languages())
    if field == GAME_SERVER:
        keys = dict.fromkeys([*(server.plugin.key for server in servers_in_use()), state.settings.game_server])
        return (NO_SERVER, texts.plan.no_server()), *((key, name_of(key)) for key in keys if key)
    if field == SERVER_RESULTS:
        return ("at_once", texts.plan.at_once()), ("confirmed", texts.plan.confirmed())
    values = literals_of(info.annotation)
    if info.annotation is bool:
        return (YES, texts.plan.yes()), (NO, texts.plan.no())
    labels = MATCH_POSTS if field == "match_posts" else {}
    return tuple((str(value), labels[value]() if value in labels else str(value)) for value in values)


def help_of(field: str, state: TournamentState, engine: Engine) -> str:
    """Return a sentence about the field."""
    if field == GAME_TERMS:
        examples = [server.plugin.terms_example for server in servers_in_use()]
        return texts.plan.help_game_terms(example=examples[0]) if examples else ""
    if field in FIELD_HELP:
        return FIELD_HELP[field]()
    option = _OPTION.fullmatch(field)
    system = "" if option is None else state.stages[int(option[1])].system
    about = option_help("field" if field.endswith(".take") else last_part(field), system)
    stands_for = _stands_for(field, state, engine)
    return about if stands_for is None else f"{about} {texts.plan.empty_means(value=stands_for)}"


def _stands_for(field: str, state: TournamentState, engine: Engine) -> Any:
    """Return the number that an empty option currently means; None if it is not empty or means no number."""
    found = _OPTION.fullmatch(field)
    if found is None:
        return None
    options = engine.options_of(state.stages[int(found[1])])
    return options.in_force().get(found[2]) if getattr(options, found[2]) is None else None


def label_of(field: str) -> str:
    """Return the label of the field."""
    return field_label(field)


def last_part(field: str) -> str:
    """Return the name at the end of a field's id."""
    return field.rsplit(".", 1)[-1]


def _option_info(field: str, state: TournamentState, engine: Engine) -> FieldInfo | None:
    """Return the definition of an option, None for other fields."""
    found = _OPTION.fullmatch(field)
    if found is None:
        return None
    return engine.format_of(state.stages[int(found[1])].system).options.model_fields[found[2]]


def plan_changes(state: TournamentState, command: ChangePlan, engine: Engine, zone: str) -> list[PlanChange]:
    """Return what a command would change, field by field."""
    after = _after(state, command)
    old, new = plan_texts(state, engine, zone), plan_texts(after, engine, zone)
    return [
        PlanChange(name, _shown(name, old.get(name, ""), state), _shown(name, new[name], after))
        for name in new
        if new[name] != old.get(name)
    ]


def _after(state: TournamentState, command: ChangePlan) -> TournamentState:
    """Return the state with the command applied to its plan."""
    return replace(
        state,
        title=command.title or state.title,
        stages=command.stages or state.stages,
        settings=command.settings or state.settings,
    )


def _shown(name: str, text: str, state: TournamentState) -> str:
    """Return the text of a field in displayable form."""
    if name in MOMENTS:
        at = getattr(state.settings, name)
        return texts.plan.nothing() if at is None else stamp(at)
    if name == "language":
        return language_name(language_for(text))
    return text or texts.plan.nothing()


def _page_title(title: str, page: int, fields: Sequence[str]) -> str:
    """Return the title of a form; further pages name what they begin with."""
    return title if page == 1 else texts.numbers.label(label=title, text=f"{label_of(fields[0])} …")
