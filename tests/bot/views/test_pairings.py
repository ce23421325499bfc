"""Who has no game in a round: news in a Swiss, none in a knock-out; sides are named only where they matter."""

from __future__ import annotations

from typing import Any

import pytest

from bot.charts.rounds import pairing_sheet
from bot.views.pairings import pairings_csv, pairings_view, published_view, said
from bot.views.person import history_view
from bot.views.why import why_view
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from formats.core.results import Report
from tests.bot.played import Played

KNOCK_OUTS = ("single_elimination", "double_elimination", "floating_double_elimination")


def knock_out(system: str, **options: Any) -> Played:
    """A knock-out in a round in which a player is out."""
    played = Played(people=("Ana", "Bo", "Cy", "Dee", "Eve", "Flo"))
    played.create(stages=(StagePlan(system=system, title="Cup", options=options),)).enter().close()
    played.publish()
    while not played.state.stage().rounds[-1].pairings.idle:
        played.play().publish()
    return played


@pytest.mark.parametrize("system", KNOCK_OUTS)
def test_who_is_out_of_a_knock_out_is_not_called_not_paired(system: str) -> None:
    context = knock_out(system).context
    latest = context.stage(0).rounds[-1]
    assert latest.pairings.idle
    shown = pairings_view(context)
    assert shown.csv is not None
    assert "itting out" not in shown.text + shown.csv.text
    sheet = pairing_sheet(context)
    assert sheet is not None
    assert not any("itting out" in note for note in sheet.others)
    assert "itting out" not in history_view(context, latest.pairings.idle[0]).text


@pytest.mark.parametrize("system", KNOCK_OUTS[:2])
def test_sides_of_a_knock_out_are_named_only_where_they_are_wanted(system: str) -> None:
    plain, named = knock_out(system), knock_out(system, name_sides=True)
    assert "(First)" not in pairings_view(plain.context).text
    assert "(First)" in pairings_view(named.context).text
    who = plain.state.open_games()[0].seats[0]
    assert "takes first" not in why_view(plain.context, plain.records, who).text
    assert "takes first" in why_view(named.context, named.records, who).text


def test_a_round_that_has_just_been_published_shows_what_is_odd_about_it_and_then_its_games() -> None:
    swiss = StagePlan(system="swiss", title="Swiss", options={"rounds": 4}, time_control="60s/5m")
    played = Played(people=("Ana", "Bo", "Cy", "Dee", "Eve")).create((swiss,), week=None).enter().close().publish()
    view = published_view(played.context, 0, 1)
    assert view.title.endswith("Round 1")
    first, _, games = view.text.partition("60s/5m")
    assert "5 players" in first or "4 rounds" in first
    assert games.count(" – ") == 2
    assert "bye" in games
    played.play().publish()
    later = published_view(played.context, 0, 2)
    assert later.title.endswith("Round 2")
    assert "4 rounds" not in later.text


def test_what_a_report_says_names_the_winner_with_the_higher_score_first() -> None:
    context = Played(people=("Ana", "Bo")).create().enter().context
    higher = said(context, Report(winner="e2", scores=(300, 400)))
    assert "Bo" in higher
    assert higher.index("400") < higher.index("300")
    tie = said(context, Report(winner=None, scores=(300, 300)))
    assert "Ana" not in tie
    assert "Bo" not in tie
    assert "Ana" in said(context, Report(winner="e2", scores=(300, 400), first="e1"))


def test_a_file_of_a_round_tells_who_has_no_game_and_when_games_are() -> None:
    played = Played(people=("Ana", "Bo", "Cy")).create().enter().close().publish()
    file = pairings_csv(played.context, 0, played.state.stage().rounds[0])
    head, game, bye = file.text.lstrip("\ufeff").splitlines()
    assert head == "board,label,gold,silver,time,time is,result"
    assert ",tentative," in game
    assert bye.startswith(",,")
    assert bye.endswith(",bye")
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True), actor="timetable")
    later = pairings_csv(played.context, 0, played.state.stage().rounds[0]).text.splitlines()[1]
    assert ",final," in later
