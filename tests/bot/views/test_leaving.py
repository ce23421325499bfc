"""The preview of a withdrawal for a director."""

from __future__ import annotations

from bot.views.leaving import leaving_lines
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from tests.bot.played import PEOPLE, Played

STAGES = (
    StagePlan(system="round_robin", title="All play all", options={"strike_below_half": True}),
    StagePlan(system="swiss", title="Final", take=2),
)


def test_what_becomes_of_the_games_is_told_while_somebody_plays_in_them() -> None:
    played = Played(people=PEOPLE[:5]).create(STAGES, week=None).enter().close()
    assert leaving_lines(played.context, "e1") == []
    (line,) = leaving_lines(played.publish().play().context, "e1")
    assert line.startswith("• ")
    assert "Ana" in line
    played.do(cmd.CancelTournament())
    assert leaving_lines(played.context, "e1") == []


def test_nothing_is_told_of_somebody_who_is_not_in_the_stage() -> None:
    played = Played(people=PEOPLE[:4]).create(STAGES, week=None).enter().close()
    while len(played.state.started) < 2:
        played.publish().play()
    outside = next(who for who in played.state.entrants if who not in played.state.started[1].seeds)
    assert leaving_lines(played.context, outside) == []
