"""The tournament's card, its rules in words, and lists of tournaments."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from bot.errors import UnknownRuleError
from bot.service.next_act import is_for_tonight
from bot.service.prizes import planned_prizes
from bot.text import tables
from bot.text.catalogue import catalogue
from bot.text.context import TournamentContext
from bot.text.format_texts import format_summary, format_title, option_help, option_label
from bot.text.labels import STATES
from bot.text.names import quoted, typed_value
from bot.text.numbers import listed, money
from bot.text.phrases import Phrase, by_code
from bot.text.signup import fee_text
from bot.text.texts import texts
from bot.text.times import duration, stamp_with_distance
from bot.views.field_size import entrants_text
from bot.views.ledger import prize_texts
from bot.views.separation import separation_rules
from bot.views.view import Page, View, text_view
from formats.core.model import Reason
from formats.core.plan import Settings
from formats.core.separation import SeparatingOptions
from formats.core.stage_field import StageField
from formats.core.state import TournamentState
from formats.core.weekly import Weekday, WeeklyTime, WeekPlan
from formats.messages.languages import ENGLISH
from formats.messages.sentences import message_of
from formats.rulebook import QUOTED_IN_FULL, rule_of, rules_of
from storage.tournaments import TournamentRow

DAYS: Mapping[Weekday, Phrase] = by_code(texts.info, "days_", "mon", "tue", "wed", "thu", "fri", "sat", "sun")


def tournaments_view(rows: Sequence[TournamentRow], entered: Collection[str] = ()) -> View:
    """Return a line for each tournament; `entered` are the ids of those that the reader has entered."""
    lines = [_tournament_line(quoted(row.title, 100), row.phase, entered=row.id in entered) for row in rows]
    return text_view(texts.info.tournaments(), lines or [texts.info.no_tournaments()])


@dataclass(frozen=True)
class Policies:
    """Addresses of the host's privacy policy, terms and pages, and how long backups are kept.

    `page` has no slash at its end. After `backups_end` days no backup contains deleted data, as the host declares; the
    bot's own daily backups are kept for `daily_backups` days. Both are None if unknown. With `pages_at_once`, as in a
    sandbox, every new tournament has its page from the start.
    """

    privacy: str | None = None
    terms: str | None = None
    page: str | None = None
    backups_end: int | None = None
    daily_backups: int | None = None
    pages_at_once: bool = False


NO_POLICIES = Policies()


def info_view(
    context: TournamentContext,
    staff: Mapping[str, Sequence[str]] | None = None,
    *,
    version: str,
    policies: Policies = NO_POLICIES,
) -> View:
    """Return everything that entrants want to know before joining. `staff` are displayable names by role.

    `version` is the running version of Herald, `policies` are its host's.
    """
    state, settings = context.state, context.state.settings
    page = Page()
    page.line(f"{STATES[state.phase]()} · {entrants_text(context)}")
    page.lines(_progress(context))
    page.lines(_dates(context))
    if settings.fee is not None and settings.fee.minor:
        page.line(fee_text(money(settings.fee), returned=settings.fee_returned))
    if settings.rules_url:
        page.line(texts.info.rules_url(url=settings.rules_url))
    page.section(texts.info.stages(), list(_stage_lines(context)))
    if settings.week is not None:
        running = texts.info.timetable_running() if state.timetable_running else texts.info.timetable()
        page.section(texts.info.week(), [*_week_lines(settings.week), running])
    elif not is_for_tonight(state, context.engine):
        page.line(texts.info.by_hand())
    page.section(texts.info.prizes(), _prize_lines(context))
    page.section(texts.info.staff(), [] if staff is None else _staff_lines(staff))
    page.line()
    page.line(_run_by(version, policies.privacy, policies.terms))
    return View(state.title, page.blocks())


def _staff_lines(staff: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the staff by role, and how a tournament without a director gets one."""
    roles = (
        ("director", texts.info.directors()),
        ("coordinator", texts.info.coordinators()),
        ("judge", texts.info.judges()),
    )
    listing = [
        texts.numbers.label(label=label, text=listed(list(staff[role]))) for role, label in roles if staff.get(role)
    ]
    return listing if staff.get("director") else [*listing, texts.directing.no_director()]


def _progress(context: TournamentContext) -> Iterable[str]:
    """Yield the current round."""
    current = context.state.current_round
    if context.state.phase == "running" and current is not None:
        yield _in_play(context.round_title(context.state.stage_number, current), len(current.open_pairings()))


def _dates(context: TournamentContext) -> Iterable[str]:
    """Yield dates still ahead before play."""
    settings, phase = context.state.settings, context.state.phase
    if settings.registration_closes is not None and phase in {"draft", "registration"}:
        yield texts.signup.closes(at=stamp_with_distance(settings.registration_closes))
    if not context.state.started and phase != "cancelled":
        if settings.ratings_fixed is not None:
            yield texts.signup.ratings_fixed(at=stamp_with_distance(settings.ratings_fixed))
        if settings.first_round is not None:
            yield texts.signup.first_round(at=stamp_with_distance(settings.first_round))
        if settings.check_in_opens is not None:
            yield texts.attendance.opens_at(at=stamp_with_distance(settings.check_in_opens))


def _stage_lines(context: TournamentContext) -> Iterable[str]:
    """Yield the stages of the plan."""
    for number, plan in enumerate(context.state.stages):
        yield _stage_line(context.state, number, format_title(plan.system))
        if plan.time_control:
            yield texts.info.time_control(text=quoted(plan.time_control))


def _prize_lines(context: TournamentContext) -> list[str]:
    """Return the prizes and the fund."""
    lines = [text for line in planned_prizes(context.state) for text in prize_texts(context, line)]
    fund = context.state.settings.game_fund
    return [*lines, texts.ending.game_fund(amount=money(fund))] if fund is not None and fund.minor else lines


SHOWN_BELOW = frozenset({"tie_breaks"})
"""Options whose content is listed below in full."""


def rules_view(context: TournamentContext) -> View:
    """Return how each stage is played: format, options, tie-breaks; and the rules of the event."""
    page = Page()
    for number, plan in enumerate(context.state.stages):
        page.section(f"{number + 1}. {quoted(plan.title)}", list(_stage_rules(context, number)))
    page.section(texts.info.event(), list(_event_rules(context)))
    return View(context.heading(texts.info.rules()), page.blocks())


def rule_view(context: TournamentContext, cited: str) -> View:
    """Return a rule of the tournament's formats by the number that reasons cite. Raises `UnknownRuleError`."""
    page = Page()
    for system in dict.fromkeys(plan.system for plan in context.state.stages):
        rule = rule_of(system, cited)
        if rule is not None:
            page.section(f"{format_title(system)} · {rule.number} {rule.title}".rstrip(), [rule.text])
    if not page.blocks():
        raise UnknownRuleError(cited)
    return View(context.heading(texts.info.rules()), page.blocks())


def rule_names(context: TournamentContext) -> list[tuple[str, str]]:
    """Return name and number of every rule of the tournament's formats, for a choice."""
    titles_by_number: dict[str, list[str]] = {}
    for system in dict.fromkeys(plan.system for plan in context.state.stages):
        for rule in rules_of(system).values():
            titles_by_number.setdefault(rule.number, []).append(rule.title)
    return [(f"{number} {' / '.join(dict.fromkeys(titles))}", number) for number, titles in titles_by_number.items()]


def _numbered_rules(system: str) -> Iterable[str]:
    """Yield the most important rules in full, and the titles of the others."""
    rules = rules_of(system).values()
    yield from (f"**{rule.number} {rule.title}.** {rule.for_players}" for rule in rules if rule.title in QUOTED_IN_FULL)
    others = [f"{rule.number} {rule.title}" for rule in rules if rule.title not in QUOTED_IN_FULL]
    if others:
        yield texts.info.more_rules(rules=listed(others), first=others[0].partition(" ")[0])


def _stage_rules(context: TournamentContext, number: int) -> Iterable[str]:
    """Yield the rules of a stage."""
    plan = context.state.stages[number]
    yield f"{format_title(plan.system)}. {format_summary(plan.system)}"
    if plan.time_control:
        yield texts.info.time_control(text=quoted(plan.time_control))
    yield texts.info.ties() if context.rules(number).ties else texts.info.no_ties()
    if context.named_sides(number) is not None:
        yield texts.info.sides_by_rule()
    yield from _option_lines(context, number)
    unknown = context.engine.passed_over(plan)
    if unknown:
        yield texts.info.passed_over(names=quoted(", ".join(map(option_label, unknown)), 200))
    tie_breaks = context.tie_breaks(number)
    if tie_breaks:
        yield f"{texts.info.tie_breaks()}:"
    for place, tie_break in enumerate(tie_breaks, start=1):
        yield f"{place}. {tables.tie_break_help(tie_break.head, tie_break.help)}"
    yield from _numbered_rules(plan.system)


def _option_lines(context: TournamentContext, number: int) -> Iterable[str]:
    """Yield the options of a stage with their values, or with those used for them; not what follows the rules."""
    options = context.options(number)
    in_force = options.in_force()
    for name, field in type(options).model_fields.items():
        chosen = getattr(options, name)
        value = in_force.get(name) if chosen is None else chosen
        if name in SeparatingOptions.model_fields:
            continue  # one sentence for all of them, below
        unsaid = name in SHOWN_BELOW or name in options.superseded
        if unsaid or (value in EMPTY and value == field.get_default(call_default_factory=True)):
            continue  # options left empty follow the rules, which describe them
        sentence = _sentence(context, number, name, value, is_default=chosen is None)
        yield (
            sentence
            or f"**{option_label(name)}**: {_value_text(value)}. {option_help(name, context.system(number).key)}"
        )
    yield from separation_rules(options)


EMPTY: tuple[Any, ...] = (None, (), "", {})
"""Values of options without content."""


def _sentence(context: TournamentContext, stage: int, option: str, value: Any, *, is_default: bool = False) -> str:
    """Return an option as a sentence of its format, for this value or for any; empty if it has none.

    `is_default`: the option was left empty, and `value` is used for it.
    """
    said = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    if isinstance(said, list | tuple | float):
        said = _value_text(said)
    codes: tuple[str, ...] = (f"rule.{option}.{said}", f"rule.{option}")
    codes, key = ((f"rule.{option}.default",) if is_default else ()) + codes, context.system_key(stage)
    code = next((code for code in codes if message_of(catalogue(ENGLISH), code, key) is not None), None)
    return "" if code is None else context.reason(Reason(code=code, params={"value": said}), stage)


def _value_text(value: Any) -> str:
    """Return the value of an option as text."""
    if value is None:
        return texts.info.not_set()
    if isinstance(value, bool):
        return texts.info.yes_no_value() if value else texts.info.yes_no()
    if isinstance(value, list | tuple):
        return ", ".join(_value_text(item) for item in value) or texts.info.not_set()
    if isinstance(value, float):
        return f"{Decimal(str(value)).normalize():f}"  # every digit, never `1e-05`
    return typed_value(str(value), 100)


def _event_rules(context: TournamentContext) -> Iterable[str]:
    """Yield the rules that follow from the event's settings."""
    settings = context.state.settings
    yield texts.info.silence(hours=duration(int(settings.silence_confirms_after.total_seconds()) // 60))
    if settings.week is not None:
        yield texts.info.before_start()
    if not is_for_tonight(context.state, context.engine):
        yield _check_in_text(settings)
    if settings.forfeit_removes:
        yield texts.info.forfeit_removes()
        if settings.appeals:
            yield texts.info.appeals()
    if settings.fee is not None and settings.fee_returned:
        yield texts.info.fee_returned()
    if not settings.director_may_play:
        yield texts.info.director_may_not_play()
    if settings.rules_url:
        yield texts.info.rules_url(url=settings.rules_url)


def _tournament_line(title: str, phase: str, *, entered: bool) -> str:
    """A line of the list of tournaments."""
    state = STATES[phase]() if phase in STATES else phase
    return (texts.info.tournament_line_entered if entered else texts.info.tournament_line)(title=title, state=state)


def _run_by(version: str, privacy: str | None = None, terms: str | None = None) -> str:
    """Return the small print: the version of Herald, and the addresses of its privacy policy and terms."""
    links = [
        *([texts.info.privacy(url=privacy)] if privacy else []),
        *([texts.info.terms(url=terms)] if terms else []),
    ]
    return " · ".join([texts.info.run_by(version=version), *(links or [texts.info.policies()])])


def _stage_line(state: TournamentState, number: int, format_title: str) -> str:
    """A stage of the plan, and who plays it."""
    plan = state.stages[number]
    title = quoted(plan.title)
    if plan.field is not None:
        who = _who_plays(state, plan.field)
        return texts.info.stage_line_for(number=number + 1, title=title, who=who, format_title=format_title)
    if plan.take is None:
        return f"{number + 1}. {texts.numbers.labelled(label=title, text=format_title)}"
    return texts.info.stage_line(number=number + 1, title=title, take=plan.take, format_title=format_title)


def _who_plays(state: TournamentState, field: StageField) -> str:
    """Who of an earlier stage plays a stage."""
    if field.of == "losers":
        who = texts.info.field_losers(round=field.round or 0)
    elif field.last is None:
        who = texts.info.field_from(first=field.first)
    elif field.of == "groups":
        who = texts.info.field_groups(first=field.first, last=field.last)
    else:
        who = texts.info.field_places(first=field.first, last=field.last)
    if field.best_next:
        who = texts.info.field_best_next(who=who, count=field.best_next)
    if field.crossing == "drawn":
        who = texts.info.field_drawn(who=who)
    if field.stage is not None:
        who = texts.info.field_of_stage(who=who, stage=quoted(state.stages[field.stage - 1].title))
    if field.beside:
        who = texts.info.field_beside(who=who)
    return who


def _in_play(round_title: str, open_games: int) -> str:
    """Where the tournament stands."""
    if not open_games:
        return texts.info.all_played(round_title=round_title)
    return texts.info.in_play(round_title=round_title, open_games=open_games)


def weekly_text(time: WeeklyTime) -> str:
    """`Monday 19:00`."""
    return f"{DAYS[time.weekday]()} {time.time}"


def _week_lines(week: WeekPlan) -> list[str]:
    """The times of the week on the wall clock of its zone."""
    return [
        texts.info.week_ask(at=weekly_text(week.ask)),
        texts.info.week_pair(at=weekly_text(week.pair)),
        texts.info.week_fix(at=weekly_text(week.fix)),
        texts.info.week_play(since=weekly_text(week.play_from), until=weekly_text(week.play_until)),
        texts.info.week_zone(zone=week.zone),
    ]


def _check_in_text(settings: Settings) -> str:
    """The playing window."""
    early, late = duration(settings.check_in_minutes), duration(settings.forfeit_minutes)
    return texts.info.check_in(early=early, late=late)
