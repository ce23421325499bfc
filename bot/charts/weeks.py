"""Week tables: when the players of a game are available, and the chosen time."""

from __future__ import annotations

from datetime import date, datetime

from bot.pictures.week import Free, WeekTable
from bot.text.catalogue import later
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.text.times import day_and_clock_text
from formats.core.possible.clock import week_of_round
from formats.core.values import PairingId
from formats.core.wall_clock import wall_time
from formats.toolkit.scheduling.availability import preferred_slots
from formats.toolkit.scheduling.rounds import pattern_of


def week_table(context: TournamentContext, pairing: PairingId, zone: str | None = None) -> WeekTable | None:
    """Return the week of a game in a time zone (default: the tournament's); None without a weekly timetable."""
    game = context.game(pairing)
    week = week_of_round(context.state, game.stage, game.round.number)
    if week is None:
        return None
    zone = zone or context.state.settings.zone
    first, second = (preferred_slots(pattern_of(context.state, who), week.slots()) for who in game.pairing.seats)
    free: dict[tuple[int, date], Free] = {}
    for slot in week.slots():
        kind: Free = "none"
        if slot in first:
            kind = "both" if slot in second else "first"
        elif slot in second:
            kind = "second"
        key = _cell(slot, zone)
        free[key] = _better(free.get(key, "none"), kind)
    hours = sorted({hour for hour, _ in free})
    days = sorted({day for _, day in free})
    time = context.state.times.get(pairing)
    chosen = None if time is None else _cell(time.at, zone)
    return WeekTable(
        context.state.title,
        texts.pictures.times_in(
            round_title=context.round_title(game.stage, game.round), value=zone.rpartition("/")[2].replace("_", " ")
        ),
        (context.names.full(game.pairing.seats[0]), context.names.full(game.pairing.seats[1])),
        tuple(_day(day) for day in days),
        tuple(f"{hour:02}:00" for hour in hours),
        tuple(tuple(free.get((hour, day), "outside") for day in days) for hour in hours),
        (hours.index(chosen[0]), days.index(chosen[1])) if chosen in free and chosen is not None else None,
        ""
        if time is None
        else texts.pictures.game_at(
            at=day_and_clock_text(wall_time(time.at, zone)),
            state=texts.games.final() if time.final else texts.games.tentative(),
        ),
    )


def _cell(at: datetime, zone: str) -> tuple[int, date]:
    wall = wall_time(at, zone)
    return wall.hour, wall.date()


def _better(left: Free, right: Free) -> Free:
    """Combine several starts within one hour to the one that suits most players."""
    if {left, right} == {"first", "second"}:
        return "both"
    return max(left, right, key=("outside", "none", "first", "second", "both").index)


def _day(day: date) -> str:
    return f"{later('@wall', at=day.isoformat(), day='E')} {day.day}"
