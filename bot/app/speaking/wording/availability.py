"""Asking people for their times and saying them back. Names and summaries come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.times import stamp, stamp_with_distance
from formats.toolkit.scheduling.week_table import FREE, SHARED, YOURS

MOST_STARTS = 6
"""Times that are listed; a picture shows all of them."""

FORM_TITLE = Phrase("availability-form-title")
FIELD = Phrase("availability-field")
EXAMPLE = Phrase("availability-example")
TEXT_HELP = Phrase("availability-text-help")
NO_TIMES = Phrase("availability-no-times")
CHANGE, TYPE, CORRECT = Phrase("availability-change"), Phrase("availability-type"), Phrase("availability-correct")
ANY_TIME, NO_TIME = Phrase("availability-any-time"), Phrase("availability-no-time")
THIS_WEEK = Phrase("availability-this-week")
NEXT_WEEK = Phrase("availability-next-week")
HOURS_OPTIONAL = Phrase("availability-hours-optional")


def list_help(zone: str, slot_minutes: int) -> str:
    """What to mark in the first list."""
    return say("availability-list-help", slot_minutes=slot_minutes, zone=zone)


def nothing_marked() -> str:
    """An empty form: a slip, or meant so?"""
    return say("availability-nothing-marked")


def counts_until(fix_at: datetime) -> str:
    """For a game whose time is tentative."""
    return say("availability-counts-until", fix_at=stamp_with_distance(fix_at))


def counts_for_pairing(pair_at: datetime) -> str:
    """For the round to come."""
    return say("availability-counts-for-pairing", pair_at=stamp_with_distance(pair_at))


def serves_again() -> str:
    """Last week's list is used without a word."""
    return say("availability-serves-again")


def none_suits() -> str:
    """Nothing preferred at all."""
    return say("availability-none-suits")


def nothing_shared(opponent: str) -> str:
    """The next opponent likes other times."""
    return say("availability-nothing-shared", opponent=opponent)


def common(players: str, starts: Sequence[datetime]) -> str:
    """When both players of a game like to play: the first of these times."""
    if not starts:
        return say("availability-common-none", players=players)
    times = ", ".join(stamp(at, "f") for at in starts[:MOST_STARTS])
    rest = len(starts) - MOST_STARTS
    if rest > 0:
        return say("availability-common-more", players=players, times=times, rest=rest)
    return say("availability-common", players=players, times=times)


def proposal(name: str, opponent: str, at: datetime, their_clock: str, your_clock: str) -> str:
    """To the opponent of whoever proposes a time."""
    return say(
        "availability-proposal",
        name=name,
        at=stamp_with_distance(at),
        your_clock=your_clock,
        their_clock=their_clock,
        opponent=opponent,
    )


def proposed(opponent: str, at: datetime, fix_at: datetime) -> str:
    """To whoever proposed."""
    return say("availability-proposed", opponent=opponent, at=stamp(at), fix_at_distance=stamp(fix_at, "R"))


def agreed(name: str, at: datetime) -> str:
    """To whoever proposed."""
    return say("availability-agreed", name=name, at=stamp(at))


def you_agreed(at: datetime, shared: int) -> str:
    """To whoever agreed."""
    return say("availability-you-agreed", at=stamp(at), shared=shared)


def legend(opponent: str | None) -> str:
    """What the marks of the table of a week mean, one a line for phones; `opponent` is the next one."""
    lines = [say("availability-legend-shared", mark=SHARED, opponent=opponent)] if opponent is not None else []
    return "\n".join([*lines, say("availability-legend", yours=YOURS, free=FREE)])
