"""The tournament's card, its rules, and lists of tournaments. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.times import duration
from formats.core.plan import Settings
from formats.core.weekly import Weekday, WeeklyTime, WeekPlan

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


def in_play(round_title: str, open_games: int) -> str:
    """Where the tournament stands."""
    if not open_games:
        return texts.info.all_played(round_title=round_title)
    return texts.info.in_play(round_title=round_title, open_games=open_games)


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


def check_in(settings: Settings) -> str:
    """The playing window."""
    early, late = duration(settings.check_in_minutes), duration(settings.forfeit_minutes)
    return texts.info.check_in(early=early, late=late)
