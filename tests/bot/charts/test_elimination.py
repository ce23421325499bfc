"""Brackets as pictures: which match is being played."""

from __future__ import annotations

import pytest

from bot.charts.elimination import bracket
from bot.text.context import context_of
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import Season

CUP = StagePlan(system="single_elimination", title="Cup", options={"as_they_come": True})


def scores(season: Season) -> list[tuple[str, str]]:
    """The scores beside the two players of each match of the first round."""
    shown = bracket(context_of(season.loaded, season.engine))
    assert shown is not None
    return [(match.top.score, match.bottom.score) for match in shown.parts[0].rounds[0].matches]


@pytest.mark.parametrize("minutes, word", [(10, "now"), (None, "")])
def test_a_match_of_an_evening_says_that_it_is_being_played(minutes: int | None, word: str) -> None:
    settings = Settings(silence_confirms_minutes=minutes)
    season = Season().create(stages=(CUP,), settings=settings).sign_up(4)
    season.do(cmd.CloseRegistration())
    season.publish()
    assert scores(season) == [(word, ""), (word, "")]
    season.report(season.games()[0])
    assert sorted(scores(season)) == sorted([("1", "0"), (word, "")])
