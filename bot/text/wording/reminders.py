"""Reminders, the directors' digest, and what the bot says about itself. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import duration, stamp, stamp_with_distance

ALL_WELL = Phrase("reminders-all-well")
DIGEST = Phrase("reminders-digest")
NO_AVAILABILITY = Phrase("reminders-no-availability")
UNCONFIRMED = Phrase("reminders-unconfirmed")
NOT_REPORTED = Phrase("reminders-not-reported")
DISPUTES = Phrase("reminders-disputes")
TIME_CLAIMS = Phrase("reminders-time-claims")
NO_GAME_TIME = Phrase("reminders-no-game-time")
PROMPTS = Phrase("reminders-prompts")
APPEALS = Phrase("reminders-appeals")
UNPAID = Phrase("reminders-unpaid")


def games_open(games: int) -> str:
    """Games are played, and nothing is late."""
    return say("reminders-games-open", games=games)


def ask_availability(pair_at: datetime) -> str:
    """Before the pairing of a week."""
    return say("reminders-ask-availability", pair_at=stamp_with_distance(pair_at))


def last_list_serves(summary: str) -> str:
    """What happens without an answer, when there is an older list."""
    return say("reminders-last-list-serves", summary=summary)


def any_time_serves() -> str:
    """What happens without an answer, when there is none."""
    return say("reminders-any-time-serves")


def last_times_serve() -> str:
    """What happens without an answer, to many at once."""
    return say("reminders-last-times-serve")


def something_to_read(title: str) -> str:
    """To people who have to read something that is not for everybody."""
    return say("reminders-something-to-read", title=title)


def game_soon(opponent: str, side: str, at: datetime) -> str:
    """Before a game."""
    text = say("reminders-game-soon", opponent=opponent, distance=stamp(at, "R"), at=stamp(at))
    return f"{text} {say('reminders-you-play', side=side)}" if side else text


def check_in_from(at: datetime, minutes: int) -> str:
    """How the playing window works."""
    return say("reminders-check-in-from", at_time=stamp(at, "t"), minutes=duration(minutes))


def report_due(players: str) -> str:
    """After a game that nobody reported."""
    return say("reminders-report-due", players=players)


def confirm_due(reporter: str, silent_at: datetime | None) -> str:
    """A report that nobody answered; without `silent_at` it was made before the game was to begin."""
    if silent_at is None:
        return say("reminders-confirm-due-early", reporter=reporter)
    return say("reminders-confirm-due", reporter=reporter, silent_at_distance=stamp(silent_at, "R"))


def how_to_open_messages() -> str:
    """What they can do about it."""
    return say("reminders-how-to-open-messages")


def something_for_you(title: str) -> str:
    """For people whose direct messages are closed; what was to be said is not for everybody."""
    return say("reminders-something-for-you", title=title)
