"""Who has no game in a round: news in a Swiss, none in a knock-out; sides are named only where they matter."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.picturing.rounds import pairing_sheet
from bot.app.views.pairings import pairings_view
from bot.app.views.person import history_view
from bot.app.views.why import why_view
from formats.core.plan import StagePlan
from tests.bot.app.played import Played

KNOCK_OUTS = ("single_elimination", "double_elimination", "floating_double_elimination")


def knock_out(system: str, **options: Any) -> Played:
    """A knock-out in a round in which somebody is out."""
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
    assert "ot paired" not in shown.text + shown.csv.text
    sheet = pairing_sheet(context)
    assert sheet is not None
    assert not any("ot paired" in note for note in sheet.others)
    assert "ot paired" not in history_view(context, latest.pairings.idle[0]).text


@pytest.mark.parametrize("system", KNOCK_OUTS[:2])
def test_sides_of_a_knock_out_are_named_only_where_they_are_wanted(system: str) -> None:
    plain, named = knock_out(system), knock_out(system, name_sides=True)
    assert "(First)" not in pairings_view(plain.context).text
    assert "(First)" in pairings_view(named.context).text
    who = plain.state.open_games()[0].seats[0]
    assert "takes first" not in why_view(plain.context, plain.records, who).text
    assert "takes first" in why_view(named.context, named.records, who).text
