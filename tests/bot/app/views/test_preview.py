"""A round before it is published, in a few lines."""

from __future__ import annotations

from bot.app.views.preview import look_of, preview_view
from formats.core.plan import StagePlan
from tests.bot.app.played import Played

SWISS = StagePlan(system="score_group_swiss", title="Swiss", options={"rounds": 3})


def lines_before(people: tuple[str, ...]) -> tuple[list[str], Played]:
    """What is said of the first round of these people."""
    played = Played(people=people).create((SWISS,), week=None).enter().close().publish()
    round_ = played.state.started[0].rounds[0]
    return preview_view(played.context, 0, [round_], look_of(played.context, 0, [round_])).text.split("\n"), played


def test_who_has_the_bye_stands_in_a_line_alone() -> None:
    lines, played = lines_before(("Ada", "Ben", "Cem", "Dan", "Eve"))
    (bye,) = played.state.started[0].rounds[0].pairings.byes
    name = played.context.names.plain(bye.entrant)
    assert [line for line in lines if "bye (" in line] == [f"**{name}**: bye (1 point)"]


def test_where_nobody_has_a_bye_none_is_said() -> None:
    lines, _ = lines_before(("Ada", "Ben", "Cem", "Dan"))
    assert not [line for line in lines if "bye (" in line]
