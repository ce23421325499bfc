"""Reminders, the directors' digest, and what the bot says about itself. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import duration, stamp, stamp_with_distance

ALL_WELL = "Nothing is missing."
DIGEST = "What is missing"
NO_AVAILABILITY = "Never sent their times (any time counts)"
UNCONFIRMED = "Reported, waiting to be confirmed"
NOT_REPORTED = "Should be over, not reported"
DISPUTES = "Disputed"
NO_GAME_TIME = "Without a time"
PROMPTS = "Questions to answer"
APPEALS = "Appeals to decide"
UNPAID = "Fee not paid"


def games_open(games: int) -> str:
    """Games are played, and nothing is late."""
    return f"{counted(games, 'game')} to be played; nothing else is missing."


def ask_availability(pair_at: datetime) -> str:
    """Before the pairing of a week."""
    return (
        f"When can you play in the coming week? Mark your times until {stamp_with_distance(pair_at)}: press "
        "**My times** or use `/me availability`."
    )


def last_list_serves(summary: str) -> str:
    """What happens without an answer, when there is an older list."""
    return f"Without an answer your last times serve again: {summary}."


def any_time_serves() -> str:
    """What happens without an answer, when there is none."""
    return "Without an answer any time counts as good for you."


def game_soon(opponent: str, side: str, at: datetime) -> str:
    """Before a game."""
    you = f" You play {side}." if side else ""
    return f"Your game against **{opponent}** begins {stamp(at, 'R')}, {stamp(at)}.{you}"


def check_in_from(at: datetime, minutes: int) -> str:
    """How the playing window works."""
    return f"Press **I'm here** from {stamp(at, 't')} on. Being more than {duration(minutes)} late can cost the game."


def report_due(players: str) -> str:
    """After a game that nobody reported."""
    return f"How did {players} end? Please report it: press **Report** or use `/match report`."


def confirm_due(reporter: str, silent_at: datetime) -> str:
    """A report that nobody answered."""
    return f"**{reporter}** has reported your game. Please confirm or dispute it; it counts {stamp(silent_at, 'R')}."


def how_to_open_messages() -> str:
    """What they can do about it."""
    return "To get this as a direct message, allow messages from members of this server, or see `/me reminders`."


def something_for_you(title: str) -> str:
    """For people whose direct messages are closed; what was to be said is not for everybody."""
    return (
        f"I have news for you in **{title}**, but your direct messages are closed to me. "
        "See it with the button below or with `/me next`."
    )
