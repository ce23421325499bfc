"""The director's forms of settings and options."""

from __future__ import annotations

from collections.abc import Mapping

EVENT, DATES, WEEK, GAMES, MONEY, LANGUAGE = "Event", "Dates", "Week", "Games", "Money", "Language"
YES, NO = "Yes", "No"
NOTHING = "not set"
EMPTY = "This must not be empty."
BAD_NUMBER = "This takes a whole number."

LABELS: Mapping[str, str] = {
    "title": "Title",
    "zone": "Time zone",
    "language": "Language of the posts",
    "capacity": "Room for how many",
    "rules_url": "Address of the full rules",
    "director_may_play": "Directors may play",
    "coordinator_may_play": "Coordinators may play",
    "registration_closes": "Sign-up closes",
    "ratings_fixed": "Ratings and seeds are fixed",
    "first_round": "Play begins",
    "play_until": "Games should be over by",
    "silence_confirms_hours": "Hours until silence confirms a report",
    "answer_hours": "Hours to answer questions",
    "check_in_minutes": "Minutes for I'm here",
    "forfeit_minutes": "Minutes late that lose a game",
    "reminder_minutes": "Reminders: minutes before a game",
    "forfeit_removes": "A forfeit removes the player",
    "appeals": "Removed players may appeal",
    "fee": "Entry fee",
    "game_fund": "Game winners' fund",
    "prizes": "Prizes",
    "fee_returned": "Fee goes back unless they forfeit or leave",
    "week.ask": "Players are asked for their times",
    "week.pair": "Pairings are published",
    "week.fix": "Game times become final",
    "week.play": "Games start from - to",
    "week.slot_minutes": "Minutes between start times",
    "time_control": "Time control",
    "take": "How many go on to this stage",
    "switches": "Switches",
}
HELP: Mapping[str, str] = {
    "title": "What the tournament is called.",
    "week.ask": "Like “sat 19:00”, on the clocks of the tournament's zone. All fields empty: no timetable.",
    "week.pair": "Like “mon 19:00”.",
    "week.fix": "Like “tue 19:00”, after the pairings.",
    "week.play": "Like “wed 19:00 - mon 17:00”, after the final times.",
    "week.slot_minutes": "30, 60, 90, 120, 180 or 240.",
    "fee": "Like “20.00 USD”. Nothing is collected here.",
    "game_fund": "Like “100 USD”; shared over the games of the last stage.",
    "prizes": "One a line: the place, a colon, the prize. “1: a cup”.",
    "reminder_minutes": "Up to five numbers, like “1440, 60”.",
}
BAD: Mapping[str, str] = {
    "fee": "This takes an amount such as 20.00 USD.",
    "game_fund": "This takes an amount such as 20.00 USD.",
    "prizes": "This takes lines such as “1: a cup”.",
    "reminder_minutes": "This takes minutes such as 1440, 60.",
    "ask": "This takes a weekday and a time such as “sat 19:00”.",
    "pair": "This takes a weekday and a time such as “mon 19:00”.",
    "fix": "This takes a weekday and a time such as “tue 19:00”.",
    "play": "This takes two such times, “wed 19:00 - mon 17:00”.",
}
WHAT_TO_CHANGE = "What do you want to change? Each button opens a form with what is set now."
STAGE_HAS_BEGUN = "a stage that has begun can no longer change"
NO_CHANGE = "Nothing changed: that is how it is set already."
CHANGED = "Changed:"
TO_SAVE = "This will change. Please check the times before you save:"


def stage(title: str, page: int) -> str:
    """The form of a stage, and its further pages."""
    return title if page == 1 else f"{title} ({page})"


def change(label: str, before: str, after: str) -> str:
    """A field's old and new value; both safe to show."""
    return f"**{label}**: {before} → {after}"


def times_in(zone: str) -> str:
    """Whose clock typed times are read on."""
    return f"On the clocks of {zone}, like “5 jan 19:00”; empty: none."
