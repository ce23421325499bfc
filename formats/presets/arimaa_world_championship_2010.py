"""Preset of the Arimaa World Championship 2010: an open Swiss, then floating double elimination for the best eight."""

from __future__ import annotations

from formats.core.plan import Money, Preset, Prize, Settings, StagePlan
from formats.core.weekly import WeeklyTime, WeekPlan

NEW_YORK = "America/New_York"

PRELIMINARY = StagePlan(
    system="score_group_swiss",
    title="Open Classic",
    time_control="60s/5m/75/0/4h/4m",
)

FINALS = StagePlan(
    system="floating_double_elimination",
    title="World Championship",
    take=8,
    time_control="90s/5m/75/0/6h/5m",
)

WEEK = WeekPlan(
    zone=NEW_YORK,
    ask=WeeklyTime(weekday="sat", time="19:00"),
    pair=WeeklyTime(weekday="mon", time="19:00"),
    fix=WeeklyTime(weekday="tue", time="19:00"),
    play_from=WeeklyTime(weekday="wed", time="19:00"),
    play_until=WeeklyTime(weekday="mon", time="17:00"),
)
"""Reading A23: the times of the rules, except for the time when players are asked (two days before the pairing)."""

PRIZES = (
    Prize(place=1, text="Certificate of the Arimaa World Champion"),
    Prize(place=1, text="Gift certificate for Z-Man Games, 100 USD"),
    Prize(place=1, text="Gift certificate for Boardgames 4 Us, 50 USD"),
    Prize(place=1, text="First share of the prize fund"),
    Prize(place=2, text="Gift certificate for Z-Man Games, 50 USD"),
    Prize(place=2, text="Gift certificate for Boardgames 4 Us, 30 USD"),
    Prize(place=2, text="Second share of the prize fund"),
    Prize(place=3, text="Gift certificate for Z-Man Games, 25 USD"),
    Prize(place=3, text="Gift certificate for Boardgames 4 Us, 20 USD"),
    Prize(place=3, text="Third share of the prize fund"),
)

PRESET = Preset(
    key="arimaa_world_championship_2010",
    title="Arimaa World Championship 2010",
    summary="One game a week: an open Swiss preliminary, then floating double elimination for the eight best.",
    stages=(PRELIMINARY, FINALS),
    settings=Settings(
        zone=NEW_YORK,
        week=WEEK,
        director_may_play=False,
        coordinator_may_play=True,
        # Reading A24: the rules do not mention spectators.
        spread_games=False,
        check_in_minutes=15,
        forfeit_minutes=15,
        forfeit_removes=True,
        appeals=True,
        fee=Money(minor=20_00, currency="USD"),
        fee_returned=True,
        # The rules say how the fund is divided, not its amount: a director enters that.
        game_fund=Money(minor=0, currency="USD"),
        prizes=PRIZES,
    ),
    source="Rules of the 2010 Arimaa World Championship, arimaa.com",
)
