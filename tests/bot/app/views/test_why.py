"""Why somebody met whom, and why they stand where they stand."""

import pytest

from bot.app.views.why import why_round_view, why_view
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from tests.bot.app.played import PEOPLE, Played


def test_what_is_noted_of_a_place_is_told_to_whoever_has_it() -> None:
    played = Played(people=PEOPLE[:4]).create((StagePlan(system="single_elimination", title="Cup"),), week=None)
    context = played.enter().close().finish().context
    first, second, *_ = context.standings(0)
    assert first.note is not None
    note = context.reason(first.note, 0)

    assert note in why_view(context, played.records, first.entrant, 0).text
    assert note not in why_view(context, played.records, second.entrant, 0).text


@pytest.mark.parametrize("by_director", [True, False])
def test_what_became_of_a_round_says_whether_a_director_did_it(*, by_director: bool) -> None:
    played = Played(people=PEOPLE[:5]).create((StagePlan(system="swiss", title="Cup"),), week=None)
    played.enter().close().publish()
    if by_director:
        now = played.state.started[0].rounds[0].pairings
        turned = tuple(game.model_copy(update={"seats": game.seats[::-1]}) for game in now.pairings)
        new = now.model_copy(update={"pairings": turned})
        played.do(cmd.OverrideRound(stage=0, round_number=1, pairings=new, text="Brothers"))
    else:
        leaver = played.state.open_games()[0].seats[0]
        played.do(cmd.WithdrawEntrant(entrant=leaver, open_game="repair"))
    text = why_round_view(played.context, played.records).text

    assert ("by a director" in text, "updated after somebody left" in text) == (by_director, not by_director)
