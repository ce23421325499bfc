"""The tournament's card, its rules, and lists of tournaments. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import duration
from formats.core.plan import Settings
from formats.core.weekly import Weekday, WeeklyTime, WeekPlan

RULES, TOURNAMENTS = Phrase("info-rules"), Phrase("info-tournaments")
NO_TOURNAMENTS = Phrase("info-no-tournaments")
STAGES, WEEK, PRIZES, STAFF, EVENT = (
    Phrase("info-stages"),
    Phrase("info-week"),
    Phrase("info-prizes"),
    Phrase("info-staff"),
    Phrase("info-event"),
)
TIE_BREAKS = Phrase("info-tie-breaks")
DIRECTORS, COORDINATORS, JUDGES = Phrase("info-directors"), Phrase("info-coordinators"), Phrase("info-judges")
SIDES_BY_RULE = Phrase("info-sides-by-rule")
TIES, NO_TIES = Phrase("info-ties"), Phrase("info-no-ties")
FORFEIT_REMOVES = Phrase("info-forfeit-removes")
APPEALS = Phrase("info-appeals")
FEE_RETURNED = Phrase("info-fee-returned")
DIRECTOR_MAY_NOT_PLAY = Phrase("info-director-may-not-play")

STATES: Mapping[str, Phrase] = {
    "draft": Phrase("info-states-draft"),
    "registration": Phrase("info-states-registration"),
    "closed": Phrase("info-states-closed"),
    "running": Phrase("info-states-running"),
    "finished": Phrase("info-states-finished"),
    "cancelled": Phrase("info-states-cancelled"),
}
DAYS: Mapping[Weekday, Phrase] = {
    "mon": Phrase("info-days-mon"),
    "tue": Phrase("info-days-tue"),
    "wed": Phrase("info-days-wed"),
    "thu": Phrase("info-days-thu"),
    "fri": Phrase("info-days-fri"),
    "sat": Phrase("info-days-sat"),
    "sun": Phrase("info-days-sun"),
}


def tournament_line(title: str, phase: str, *, entered: bool) -> str:
    """A line of the list of tournaments."""
    state = STATES[phase]() if phase in STATES else phase
    return say("info-tournament-line-entered" if entered else "info-tournament-line", title=title, state=state)


def entrants(count: int, waiting: int, capacity: int | None) -> str:
    """How many are in."""
    if capacity is None:
        text = say("info-entrants", count=count)
    else:
        text = say("info-entrants-of", count=count, capacity=capacity)
    return say("info-entrants-waiting", entrants=text, waiting=waiting) if waiting else text


def run_by(version: str, privacy: str | None = None, terms: str | None = None) -> str:
    """Small print: which version of Herald runs here, and where privacy and terms are told, by their addresses."""
    links = [
        *([say("info-privacy", url=privacy)] if privacy else []),
        *([say("info-terms", url=terms)] if terms else []),
    ]
    return " · ".join([say("info-run-by", version=version), *(links or [say("info-policies")])])


def stage_line(number: int, title: str, format_title: str, take: int | None) -> str:
    """A stage of the plan."""
    if take is None:
        return f"{number}. **{title}**: {format_title}"
    return say("info-stage-line", number=number, title=title, take=take, format_title=format_title)


def time_control(text: str) -> str:
    """How long players have in a stage."""
    return say("info-time-control", text=text)


def in_play(round_title: str, open_games: int) -> str:
    """Where the tournament stands."""
    if not open_games:
        return say("info-all-played", round_title=round_title)
    return say("info-in-play", round_title=round_title, open_games=open_games)


def timetable(*, running: bool) -> str:
    """Does the timetable act by itself?"""
    return say("info-timetable-running") if running else say("info-timetable")


def by_hand() -> str:
    """No weekly timetable."""
    return say("info-by-hand")


def weekly(time: WeeklyTime) -> str:
    """`Monday 19:00`."""
    return f"{DAYS[time.weekday]()} {time.time}"


def week_lines(week: WeekPlan) -> list[str]:
    """The times of the week on the wall clock of its zone."""
    return [
        say("info-week-ask", at=weekly(week.ask)),
        say("info-week-pair", at=weekly(week.pair)),
        say("info-week-fix", at=weekly(week.fix)),
        say("info-week-play", since=weekly(week.play_from), until=weekly(week.play_until)),
        say("info-week-zone", zone=week.zone),
    ]


def silence(hours: int) -> str:
    """What happens to a report nobody answers."""
    return say("info-silence", hours=duration(hours * 60))


def check_in(settings: Settings) -> str:
    """The playing window."""
    early, late = duration(settings.check_in_minutes), duration(settings.forfeit_minutes)
    return say("info-check-in", early=early, late=late)


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
    return say("info-more-rules", rules=rules, first=first)


def passed_over(names: str) -> str:
    """Options of an older version that nobody reads any more."""
    return say("info-passed-over", names=names)


def rules_url(url: str) -> str:
    """Where the whole text is."""
    return say("info-rules-url", url=url)


def yes_no(*, value: bool) -> str:
    """A switch in words."""
    return say("info-yes-no-value") if value else say("info-yes-no")


NOT_SET = Phrase("info-not-set")
