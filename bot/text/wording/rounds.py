"""Stages, rounds, pairings and game times. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.games import bye_text
from bot.text.wording.times import stamp, stamp_with_distance

ORDERS = {
    "strength": texts.rounds.order_by_rating,
    "standings": texts.rounds.order_by_standings,
    "hand": texts.rounds.order_by_hand,
    "lot": texts.rounds.order_by_lot,
    "entry": texts.rounds.order_by_entry,
}
"""How the field of a stage is seeded."""


def stage_started(title: str, entrants: int, rounds: int | None) -> str:
    """A stage begins."""
    if rounds is None:
        return texts.rounds.stage_started(title=title, entrants=entrants)
    return texts.rounds.stage_started_rounds(title=title, entrants=entrants, rounds=rounds)


def field_line(seed: int, name: str, rating: str) -> str:
    """A line of the field."""
    return f"{seed}. {name}" + (f" ({rating})" if rating else "")


def seat(name: str, side: str) -> str:
    """A player with the side they play."""
    return f"**{name}** ({side})" if side else f"**{name}**"


def with_reason(pairing: str, reason: str) -> str:
    """A game in the preview of a round, and why the two meet."""
    return f"{pairing} · {reason}" if reason else pairing


def bye(name: str, half_points: int) -> str:
    """Who has a bye, and what it is worth."""
    return f"**{name}**: {bye_text(half_points)}"


def game_time(at: datetime | None, *, final: bool) -> str:
    """When a game is played."""
    if at is None:
        return texts.games.no_time()
    return texts.rounds.game_time(at=stamp_with_distance(at), final=final)


def reported(name: str, said: str, counts_at: datetime | None) -> str:
    """In the list of games: somebody has reported this one; without `counts_at` before it was to begin."""
    if counts_at is None:
        return texts.rounds.reported_early(name=name, said=said)
    return texts.rounds.reported(name=name, said=said, until=stamp(counts_at, "R"))


def amended_by_director(round_title: str) -> str:
    """A director changed the pairings."""
    return texts.rounds.amended_by_director(round_title=round_title)


def amended_after_withdrawal(round_title: str) -> str:
    """The round was mended because somebody left."""
    return texts.rounds.amended_after_withdrawal(round_title=round_title)


def amended_for_newcomer(round_title: str) -> str:
    """Somebody who came while the round was out plays whoever had the bye."""
    return texts.rounds.amended_for_newcomer(round_title=round_title)


def timetable_paused(*, only_goes_on: bool) -> str:
    """What the timetable does after an undo; where a tournament `only_goes_on`, its next step is held."""
    return texts.rounds.on_hold() if only_goes_on else texts.rounds.timetable_paused()


def timetable_switched(*, running: bool, only_goes_on: bool) -> str:
    """A director switched the timetable, or, where a tournament `only_goes_on`, holds it or lets it go on."""
    if only_goes_on:
        return texts.rounds.goes_on() if running else texts.rounds.on_hold()
    if running:
        return texts.rounds.timetable_switched_running()
    return texts.rounds.timetable_switched()
