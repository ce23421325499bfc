"""Why somebody met whom, and why they stand where they stand."""

from bot.app.views.why import why_view
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
