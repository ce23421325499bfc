"""The tournament's card, its rules, and lists of tournaments. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import duration
from formats.core.plan import Settings
from formats.core.weekly import Weekday, WeeklyTime, WeekPlan

RULES, TOURNAMENTS = "Rules", "Tournaments"
NO_TOURNAMENTS = "No tournaments here yet."
STAGES, WEEK, PRIZES, STAFF, EVENT = "Stages", "The week", "Prizes", "Staff", "For all stages"
TIE_BREAKS = "Equal scores are parted by"
DIRECTORS, COORDINATORS = "Directors", "Coordinators"
SIDES_BY_RULE = "Sides are given by the rules of the format."
TIES, NO_TIES = "A game can be tied.", "A game has a winner; there are no ties."
FORFEIT_REMOVES = "A forfeit removes the player from later rounds."
APPEALS = "A removed player may appeal to the directors."
FEE_RETURNED = "The fee is returned to everybody who neither forfeits nor drops out."
DIRECTOR_MAY_NOT_PLAY = "A director may not play."

STATES: Mapping[str, str] = {
    "draft": "In preparation",
    "registration": "Sign-up is open",
    "closed": "Sign-up is closed",
    "running": "Being played",
    "finished": "Over",
    "cancelled": "Called off",
}
DAYS: Mapping[Weekday, str] = {
    "mon": "Monday",
    "tue": "Tuesday",
    "wed": "Wednesday",
    "thu": "Thursday",
    "fri": "Friday",
    "sat": "Saturday",
    "sun": "Sunday",
}


def tournament_line(title: str, phase: str, *, entered: bool) -> str:
    """A line of the list of tournaments."""
    return f"**{title}** · {STATES.get(phase, phase)}" + (" · you are in" if entered else "")


def entrants(count: int, waiting: int, capacity: int | None) -> str:
    """How many are in."""
    text = counted(count, "entrant") + (f" of {capacity}" if capacity is not None else "")
    return f"{text}, {waiting} waiting" if waiting else text


def run_by(version: str) -> str:
    """Which version of Herald runs here, small print."""
    return f"-# Herald {version}"


def stage_line(number: int, title: str, format_title: str, take: int | None) -> str:
    """A stage of the plan."""
    goes_on = f" for the best {take}" if take is not None else ""
    return f"{number}. **{title}**{goes_on}: {format_title}"


def time_control(text: str) -> str:
    """How long players have in a stage."""
    return f"Time control {text}"


def in_play(round_title: str, open_games: int) -> str:
    """Where the tournament stands."""
    return f"{round_title}: " + (f"{counted(open_games, 'game')} open" if open_games else "all games played")


def timetable(*, running: bool) -> str:
    """Does the timetable act by itself?"""
    return "The timetable runs by itself." if running else "The timetable is paused."


def by_hand() -> str:
    """No weekly timetable."""
    return "Directors publish the rounds; players agree on their times."


def weekly(time: WeeklyTime) -> str:
    """`Monday 19:00`."""
    return f"{DAYS[time.weekday]} {time.time}"


def week_lines(week: WeekPlan) -> list[str]:
    """The times of the week on the wall clock of its zone."""
    return [
        f"Players are asked for their times: {weekly(week.ask)}",
        f"Pairings and tentative times: {weekly(week.pair)}",
        f"Final times: {weekly(week.fix)}",
        f"Games start: {weekly(week.play_from)} to {weekly(week.play_until)}",
        f"On the clocks of {week.zone}, whatever daylight saving does.",
    ]


def silence(hours: int) -> str:
    """What happens to a report nobody answers."""
    return f"A reported result that nobody disputes within {duration(hours * 60)} counts."


def check_in(settings: Settings) -> str:
    """The playing window."""
    early, late = duration(settings.check_in_minutes), duration(settings.forfeit_minutes)
    return f"Check in from {early} before the start; whoever is more than {late} late can lose by forfeit."


def option_line(name: str, value: str, help_text: str) -> str:
    """An option of a format, with its sentence."""
    return f"**{name}**: {value}. {help_text}"


def passed_over(names: str) -> str:
    """Options of an older version that nobody reads any more."""
    return f"This version of Herald no longer has these options, and plays without them: {names}."


def rules_url(url: str) -> str:
    """Where the whole text is."""
    return f"The full rules: {url}"


def yes_no(*, value: bool) -> str:
    """A switch in words."""
    return "yes" if value else "no"


NOT_SET = "not set"
