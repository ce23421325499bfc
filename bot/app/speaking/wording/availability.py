"""Asking people for their times and saying them back. Names and summaries come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.wording.times import stamp, stamp_with_distance

MOST_STARTS = 6
"""Times that are listed; a picture shows all of them."""

FORM_TITLE = "When can you play?"
FIELD = "Your times"
EXAMPLE = "thu 18-22, sat 10-14"
TEXT_HELP = "Times at which a game may start, every week on your own clock. “any” or “none” will do too."
NO_TIMES = "No times marked"
CHANGE, TYPE, CORRECT = "Change", "Type them", "Correct it"
ANY_TIME, NO_TIME = "Any time is fine", "No time suits me"
THIS_WEEK = "Your times this week"
NEXT_WEEK = "Your times for the week to come"
HOURS_OPTIONAL = "Your times (you can also mark them later)"


def list_help(zone: str, slot_minutes: int) -> str:
    """What to mark in the first list."""
    return f"Mark every time at which a game may start ({slot_minutes} minutes each), on the clock of {zone}."


def nothing_marked() -> str:
    """An empty form: a slip, or meant so?"""
    return "You marked nothing, so I have saved nothing yet. What do you mean?"


def counts_until(fix_at: datetime) -> str:
    """For a game whose time is tentative."""
    return f"The time of your game becomes final {stamp_with_distance(fix_at)}; until then you can change this."


def counts_for_pairing(pair_at: datetime) -> str:
    """For the round to come."""
    return f"The next round is paired {stamp_with_distance(pair_at)}; until the times are final you can change this."


def serves_again() -> str:
    """Last week's list is used without a word."""
    return "The same times serve again every week until you change them."


def none_suits() -> str:
    """Nothing preferred at all."""
    return "You prefer no time, so your opponent's times decide."


def nothing_shared(opponent: str) -> str:
    """The next opponent likes other times."""
    return f"You and **{opponent}** like no time in common yet. `/match propose-time` asks them about one."


def common(players: str, starts: Sequence[datetime]) -> str:
    """When both players of a game like to play: the first of these times."""
    if not starts:
        return f"{players}: no time that both like yet."
    rest = len(starts) - MOST_STARTS
    listed = ", ".join(stamp(at, "f") for at in starts[:MOST_STARTS])
    return f"{players}, times that both like: {listed}" + (f", and {rest} more." if rest > 0 else ".")


def proposal(name: str, opponent: str, at: datetime, their_clock: str, your_clock: str) -> str:
    """To the opponent of whoever proposes a time."""
    return (
        f"**{name}** proposes to play {stamp_with_distance(at)}: {your_clock} for you, {their_clock} for **{name}**. "
        f"If it suits you, **{opponent}**, press **That suits me**: then it is among the times of both of you."
    )


def proposed(opponent: str, at: datetime, fix_at: datetime) -> str:
    """To whoever proposed."""
    return (
        f"**{opponent}** is asked whether {stamp(at)} is fine. It is among your own times now. Final times are chosen "
        f"{stamp(fix_at, 'R')} among the times both of you like."
    )


def agreed(name: str, at: datetime) -> str:
    """To whoever proposed."""
    return f"**{name}** agrees to {stamp(at)}. The final time is chosen among the times both of you like."


def you_agreed(at: datetime, shared: int) -> str:
    """To whoever agreed."""
    only = "the only time" if shared == 1 else f"one of {shared} times"
    return f"{stamp(at)} is {only} you both like now. The final time is chosen among those."
