"""A round before it is published, in a few lines."""

from __future__ import annotations

from dataclasses import replace

from bot.text.texts import texts
from bot.views.capabilities import RoundLook
from bot.views.preview import look_of, preview_view, whole_preview
from formats.core import commands as cmd
from formats.core.model import Reason
from formats.core.plan import StagePlan
from tests.bot.played import Played

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


def test_everything_about_rounds_that_go_out_together_is_told_round_by_round_with_reasons_and_in_one_file() -> None:
    stage = StagePlan(system="cop", title="Main event", options={"rounds": 6, "simulations": 50})
    played = Played(people=("Ada", "Ben", "Cem", "Dan", "Eve")).create((stage,)).enter().close()
    played.do(cmd.PublishRound(stage=0, round_number=1, through=2, based_on=0))
    together = played.state.started[0].rounds
    whole = whole_preview(played.context, 0, together)
    assert whole.text.index("**Round 1**") < whole.text.index("**Round 2**")
    assert whole.text.count(" – ") >= 4
    assert whole.text.lower().count("bye") >= 2
    alone = whole_preview(played.context, 0, together[:1])
    assert "**Round 1**" not in alone.text
    assert alone.title == whole.title
    file = preview_view(played.context, 0, together, look_of(played.context, 0, together)).csv
    assert file is not None
    rows = file.text.splitlines()
    assert len(rows) == 1 + 2 * 3
    assert len([row for row in rows if row.startswith(rows[0][:6])]) == 1


def test_who_is_not_paired_is_named_up_to_eight_and_otherwise_counted() -> None:
    for count, named in ((8, True), (9, False)):
        people = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLM")[: count + 2]
        played = Played(people=people).create((SWISS,), week=None).enter().close().publish()
        round_ = played.state.started[0].rounds[0]
        idle = tuple(who for who in played.state.entrants if who not in {"e1", "e2"})
        game = round_.pairings.pairings[0].model_copy(update={"seats": ("e1", "e2")})
        pairings = round_.pairings.model_copy(update={"pairings": (game,), "byes": (), "idle": idle})
        now = replace(round_, pairings=pairings, results={})
        text = preview_view(played.context, 0, [now], look_of(played.context, 0, [now])).text
        assert (texts.rounds.many_idle(count=count) in text) is not named
        assert all(who in text for who in people[2:]) is named


def test_of_more_than_three_warnings_the_others_are_counted() -> None:
    played = (
        Played(people=("Ada", "Ben", "Cem", "Dan", "Eve", "Fay")).create((SWISS,), week=None).enter().close().publish()
    )
    round_ = played.state.started[0].rounds[0]
    odd = tuple(Reason(code=f"odd{number}", warning=True) for number in range(5))
    now = replace(round_, pairings=round_.pairings.model_copy(update={"rationale": odd}))
    shown = preview_view(played.context, 0, [now], RoundLook()).text
    assert texts.rounds.no_warnings() not in shown
    assert texts.rounds.more_warnings(count=2) in shown
    told = preview_view(played.context, 0, [now], RoundLook(told=frozenset(reason.code for reason in odd))).text
    assert "more in the text file" not in told
