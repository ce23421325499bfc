"""Which results one press can say."""

from __future__ import annotations

from typing import Any

import pytest

from bot.schedule.result_buttons import games_won, result_buttons
from bot.text.context import context_of
from formats.core import commands as cmd
from formats.core.earlier_defaults import OPTIONS
from formats.core.errors import BadReportError
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from tests.bot.season import Season


def cup(system: str = "single_elimination", **options: Any) -> Season:
    stage = StagePlan(system=system, title="Cup", options=options)
    season = Season().create(stages=(stage,), settings=Settings()).sign_up(4, reminders={})
    season.do(cmd.CloseRegistration())
    return season.publish()


def labels(season: Season, **more: Any) -> list[str]:
    context, games = context_of(season.loaded, season.engine), season.games()
    return [button.label for button in result_buttons(context, "t1", 0, "s0r1", games, **more)]


def test_a_tie_is_offered_and_taken_only_where_the_option_allows_it() -> None:
    assert "It was a tie" in labels(cup())
    season = cup(ties=False)
    assert labels(season) == ["I won", "They won"]
    game = season.games()[0]
    for command in (
        cmd.ReportResult(pairing=game.id, by=game.seats[0], report=Report(winner=None)),
        cmd.RecordResult(pairing=game.id, report=Report(winner=None)),
    ):
        with pytest.raises(BadReportError) as refused:
            season.do(command)
        assert refused.value.code == "no_ties"


@pytest.mark.parametrize("system", ["single_elimination", "double_elimination"])
def test_logs_from_before_the_option_have_ties(system: str) -> None:
    assert OPTIONS[system]["ties"] is True


def test_every_score_of_a_match_that_was_played_out_has_a_button() -> None:
    assert labels(cup(best_of=3)) == ["2–0", "2–1", "1–2", "0–2"]
    assert games_won(5) == [(3, 0), (3, 1), (3, 2), (2, 3), (1, 3), (0, 3)]
