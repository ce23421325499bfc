"""Score cards and the wall chart of an event in which score differences count."""

from __future__ import annotations

import re
from functools import cache

from bot.charts.crosstables import crosstable
from bot.views.crosstable import crosstable_view
from bot.views.person import history_view
from bot.views.records import performances, records_view
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from tests.bot.played import Played

PEOPLE = ("Ada", "Ben", "Cem", "Dov", "Eva")
SCORES = ((450, 380), (400, 400), (350, 471), (512, 340))


@cache
def event(*, rated: bool = True) -> Played:
    """Five players, three rounds of Swiss; scores in turn."""
    options = {"rounds": 3, "opening": "swiss", "first_cop_round": 4, "place_prizes": 2}
    played = Played(people=PEOPLE).create((StagePlan(system="cop", title="Open", options=options),), week=None)
    played.enter()
    if not rated:
        played.do(cmd.ChangeEntrants(data={who: EntrantData() for who in played.state.entrants}))
    played.close()
    count = 0
    for _ in range(3):
        played.publish()
        for game in played.state.open_games():
            scores = SCORES[count % len(SCORES)]
            count += 1
            winner = None if scores[0] == scores[1] else game.seats[scores[1] > scores[0]]
            played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=winner, scores=scores)))
    return played


def test_a_score_card_has_the_spread_after_each_round_and_ends_where_the_standings_are() -> None:
    context = event().context
    for line in context.standings():
        text = history_view(context, line.entrant).text
        spreads = re.findall(r"· \S+–\S+ ([+-]\d+)$", text, re.MULTILINE)
        assert len(spreads) == 3
        assert spreads[-1] == line.tie_breaks[0]
        assert f"{line.ties} tied" in text or not line.ties


def test_an_opponents_place_stands_on_the_card() -> None:
    context = event().context
    first = context.standings()[0].entrant
    assert re.search(r"\*?\*?\w+\*?\*? \(#\d\)", history_view(context, first).text)


def test_the_wall_chart_has_w_or_l_and_the_spread_after_the_round() -> None:
    context = event().context
    lines = context.standings()
    chart = crosstable(context)
    assert chart is not None
    for line, row in zip(lines, chart.rows, strict=True):
        last = row.cells[-1].shown.replace("−", "-")
        assert re.fullmatch(r"[WLTB][+-]\d+", last)
        assert last[1:] == line.tie_breaks[0]
    text = crosstable_view(context, kind="wall").text
    assert "W won, L lost" in text
    assert re.search(r"W\+70\b", text)


def test_a_performance_is_the_mean_of_opponents_400_higher_for_a_win_and_lower_for_a_loss() -> None:
    context = event().context
    ratings = {who: entrant.data.rating for who, entrant in context.state.entrants.items()}
    worth = performances(context, 0)
    for who, value in worth.items():
        met = [
            (ratings[game.pairing.opponent(who)] or 0) + 200 * (result.half_points[seat] - result.half_points[1 - seat])
            for game in context.games_of(who)
            if (result := game.result) is not None and result.how == "played"
            for seat in [game.pairing.seats.index(who)]
        ]
        assert value == round(sum(met) / len(met))
    assert worth
    assert re.search(r"Perf\.", records_view(context).text)


def test_nobody_has_a_performance_where_nobody_is_rated() -> None:
    assert performances(event(rated=False).context, 0) == {}


def test_high_games_best_spreads_high_losses_and_averages_are_listed() -> None:
    context = event().context
    view = records_view(context)
    best = view.text.index("512"), view.text.index("471")
    assert best[0] < best[1]
    assert re.search(r"\*\*Best spread\*\*\n1\. .*\+172", view.text)
    assert re.search(r"\*\*Highest losing score\*\*\n1\. .*380", view.text)
    assert re.search(r"\*\*Averages\*\*", view.text)
    assert view.csv is not None
    assert len(view.csv.text.splitlines()) == 1 + len(PEOPLE)


def test_a_walkover_is_no_high_game() -> None:
    played = Played(people=PEOPLE[:2]).create(
        (StagePlan(system="cop", title="Open", options={"rounds": 1, "place_prizes": 1}),), week=None
    )
    played.enter().close().publish()
    (game,) = played.state.open_games()
    played.do(cmd.RuleForfeit(pairing=game.id, absent=(game.seats[1],)))
    assert "No game" in records_view(played.context).text
