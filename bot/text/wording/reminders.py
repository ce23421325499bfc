"""Reminders, the directors' digest, and what the bot says about itself. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import duration, stamp, stamp_with_distance

ALL_WELL = texts.reminders.all_well
DIGEST = texts.reminders.digest
NO_AVAILABILITY = texts.reminders.no_availability
UNCONFIRMED = texts.reminders.unconfirmed
NOT_REPORTED = texts.reminders.not_reported
DISPUTES = texts.reminders.disputes
TIME_CLAIMS = texts.reminders.time_claims
NO_GAME_TIME = texts.reminders.no_game_time
PROMPTS = texts.reminders.prompts
APPEALS = texts.reminders.appeals
UNPAID = texts.reminders.unpaid


def games_open(games: int) -> str:
    """Games are played, and nothing is late."""
    return texts.reminders.games_open(games=games)


def ask_availability(pair_at: datetime) -> str:
    """Before the pairing of a week."""
    return texts.reminders.ask_availability(pair_at=stamp_with_distance(pair_at))


def last_list_serves(summary: str) -> str:
    """What happens without an answer, when there is an older list."""
    return texts.reminders.last_list_serves(summary=summary)


def any_time_serves() -> str:
    """What happens without an answer, when there is none."""
    return texts.reminders.any_time_serves()


def last_times_serve() -> str:
    """What happens without an answer, to many at once."""
    return texts.reminders.last_times_serve()


def something_to_read(title: str) -> str:
    """To people who have to read something that is not for everybody."""
    return texts.reminders.something_to_read(title=title)


def game_soon(opponent: str, side: str, at: datetime) -> str:
    """Before a game."""
    text = texts.reminders.game_soon(opponent=opponent, distance=stamp(at, "R"), at=stamp(at))
    return f"{text} {texts.reminders.you_play(side=side)}" if side else text


def check_in_from(at: datetime, minutes: int) -> str:
    """How the playing window works."""
    return texts.reminders.check_in_from(at_time=stamp(at, "t"), minutes=duration(minutes))


def report_due(players: str) -> str:
    """After a game that nobody reported."""
    return texts.reminders.report_due(players=players)


def confirm_due(reporter: str, silent_at: datetime | None) -> str:
    """A report that nobody answered; without `silent_at` it was made before the game was to begin."""
    if silent_at is None:
        return texts.reminders.confirm_due_early(reporter=reporter)
    return texts.reminders.confirm_due(reporter=reporter, silent_at_distance=stamp(silent_at, "R"))


def how_to_open_messages() -> str:
    """What they can do about it."""
    return texts.reminders.how_to_open_messages()


def something_for_you(title: str) -> str:
    """For people whose direct messages are closed; what was to be said is not for everybody."""
    return texts.reminders.something_for_you(title=title)
