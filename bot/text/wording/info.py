"""The tournament's card, its rules, and lists of tournaments. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.times import duration
from formats.core.plan import Settings
from formats.core.weekly import Weekday, WeeklyTime, WeekPlan

RULES, TOURNAMENTS = texts.info.rules, texts.info.tournaments
NO_TOURNAMENTS = texts.info.no_tournaments
STAGES, WEEK, PRIZES, STAFF, EVENT = (
    texts.info.stages,
    texts.info.week,
    texts.info.prizes,
    texts.info.staff,
    texts.info.event,
)
TIE_BREAKS = texts.info.tie_breaks
DIRECTORS, COORDINATORS, JUDGES = texts.info.directors, texts.info.coordinators, texts.info.judges
SIDES_BY_RULE = texts.info.sides_by_rule
TIES, NO_TIES = texts.info.ties, texts.info.no_ties
FORFEIT_REMOVES = texts.info.forfeit_removes
APPEALS = texts.info.appeals
FEE_RETURNED = texts.info.fee_returned
DIRECTOR_MAY_NOT_PLAY = texts.info.director_may_not_play

STATES: Mapping[str, Phrase] = {
    "draft": texts.info.states_draft,
    "registration": texts.info.states_registration,
    "closed": texts.info.states_closed,
    "running": texts.info.states_running,
    "finished": texts.info.states_finished,
    "cancelled": texts.info.states_cancelled,
}
DAYS: Mapping[Weekday, Phrase] = {
    "mon": texts.info.days_mon,
    "tue": texts.info.days_tue,
    "wed": texts.info.days_wed,
    "thu": texts.info.days_thu,
    "fri": texts.info.days_fri,
    "sat": texts.info.days_sat,
    "sun": texts.info.days_sun,
}


def tournament_line(title: str, phase: str, *, entered: bool) -> str:
    """A line of the list of tournaments."""
    state = STATES[phase]() if phase in STATES else phase
    return (texts.info.tournament_line_entered if entered else texts.info.tournament_line)(title=title, state=state)


def entrants(count: int, waiting: int, capacity: int | None) -> str:
    """How many are in."""
    if capacity is None:
        text = texts.info.entrants(count=count)
    else:
        text = texts.info.entrants_of(count=count, capacity=capacity)
    return texts.info.entrants_waiting(entrants=text, waiting=waiting) if waiting else text


def run_by(version: str, privacy: str | None = None, terms: str | None = None) -> str:
    """Small print: which version of Herald runs here, and where privacy and terms are told, by their addresses."""
    links = [
        *([texts.info.privacy(url=privacy)] if privacy else []),
        *([texts.info.terms(url=terms)] if terms else []),
    ]
    return " · ".join([texts.info.run_by(version=version), *(links or [texts.info.policies()])])


def stage_line(number: int, title: str, format_title: str, take: int | None) -> str:
    """A stage of the plan."""
    if take is None:
        return f"{number}. **{title}**: {format_title}"
    return texts.info.stage_line(number=number, title=title, take=take, format_title=format_title)


def time_control(text: str) -> str:
    """How long players have in a stage."""
    return texts.info.time_control(text=text)


def in_play(round_title: str, open_games: int) -> str:
    """Where the tournament stands."""
    if not open_games:
        return texts.info.all_played(round_title=round_title)
    return texts.info.in_play(round_title=round_title, open_games=open_games)


def timetable(*, running: bool) -> str:
    """Does the timetable act by itself?"""
    return texts.info.timetable_running() if running else texts.info.timetable()


def by_hand() -> str:
    """No weekly timetable."""
    return texts.info.by_hand()


def weekly(time: WeeklyTime) -> str:
    """`Monday 19:00`."""
    return f"{DAYS[time.weekday]()} {time.time}"


def week_lines(week: WeekPlan) -> list[str]:
    """The times of the week on the wall clock of its zone."""
    return [
        texts.info.week_ask(at=weekly(week.ask)),
        texts.info.week_pair(at=weekly(week.pair)),
        texts.info.week_fix(at=weekly(week.fix)),
        texts.info.week_play(since=weekly(week.play_from), until=weekly(week.play_until)),
        texts.info.week_zone(zone=week.zone),
    ]


def silence(hours: int) -> str:
    """What happens to a report nobody answers."""
    return texts.info.silence(hours=duration(hours * 60))


def check_in(settings: Settings) -> str:
    """The playing window."""
    early, late = duration(settings.check_in_minutes), duration(settings.forfeit_minutes)
    return texts.info.check_in(early=early, late=late)


def option_line(name: str, value: str, help_text: str) -> str:
    """An option of a format, with its sentence."""
    return f"**{name}**: {value}. {help_text}"


def rule_heading(format_title: str, number: str, title: str) -> str:
    """Above one rule of a format."""
    return f"{format_title} · {number} {title}".rstrip()


def rule_line(number: str, title: str, text: str) -> str:
    """A rule among others."""
    return f"**{number} {title}.** {text}"


def more_rules(rules: str, first: str) -> str:
    """What the other rules are about, and how to read one."""
    return texts.info.more_rules(rules=rules, first=first)


def passed_over(names: str) -> str:
    """Options of an older version that nobody reads any more."""
    return texts.info.passed_over(names=names)


def rules_url(url: str) -> str:
    """Where the whole text is."""
    return texts.info.rules_url(url=url)


def yes_no(*, value: bool) -> str:
    """A switch in words."""
    return texts.info.yes_no_value() if value else texts.info.yes_no()


NOT_SET = texts.info.not_set
