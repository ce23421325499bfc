"""Options that a format no longer has: tournaments of older versions keep them, new ones cannot set them."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core.errors import OptionsError
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.plan import StagePlan
from formats.core.verify import verify
from formats.registry import engine
from tests.formats.play import Play, toy

OLD = {"armchairs": 3, "lamp": {"on": True}}


def older(play: Play, **options: Any) -> Play:
    """The same tournament, created by a version whose format had more options."""
    first, *others = play.records
    assert first.event.kind == "TournamentCreated"
    stage = first.event.stages[0]
    stages = (stage.model_copy(update={"options": {**stage.options, **OLD, **options}}),)
    created = Record(
        **{**dict(first), "event": first.event.model_copy(update={"stages": stages})},
    )
    play.records = [created, *others]
    play.state = fold(play.records)
    return play


def test_a_tournament_with_unknown_options_is_played_to_its_end() -> None:
    play = older(Play([toy(rounds=1)]))
    assert play.engine.passed_over(play.state.stages[0]) == ("armchairs", "lamp")
    play.enter(4)
    play.publish()
    play.win_all()
    play.do(cmd.FinishTournament())
    assert play.state.phase == "finished"
    assert verify(play.records, play.engine) == ()


def test_they_stay_in_the_log_when_something_else_of_the_plan_changes() -> None:
    play = older(Play([toy(rounds=1)]))
    stage = play.state.stages[0]
    changed = stage.model_copy(update={"options": {**stage.options, "rounds": 2}})
    play.do(cmd.ChangePlan(stages=(changed,)))
    assert play.state.stages[0].options == {**play.engine.written_out(toy(rounds=2)).options, **OLD}
    assert play.engine.options_of(play.state.stages[0]).rounds == 2


def test_nobody_can_set_an_option_that_is_not_there() -> None:
    unknown = toy(rounds=1, sofas=1)
    with pytest.raises(OptionsError) as refused:
        Play([unknown])
    assert [name for name, _ in refused.value.problems] == ["sofas"]
    play = older(Play([toy(rounds=1)]))
    stage = play.state.stages[0]
    with pytest.raises(OptionsError) as refused:
        play.do(cmd.ChangePlan(stages=(stage.model_copy(update={"options": {**stage.options, "sofas": 1}}),)))
    assert [name for name, _ in refused.value.problems] == ["sofas"]


def test_unknown_options_of_another_format_are_refused() -> None:
    play = older(Play([toy(rounds=1)]))
    other = StagePlan(system="decisive", title="Else", options=OLD)
    with pytest.raises(OptionsError) as refused:
        play.do(cmd.ChangePlan(stages=(other,)))
    assert [name for name, _ in refused.value.problems] == list(OLD)


def test_a_known_option_with_a_value_of_long_ago_is_refused_by_name() -> None:
    play = older(Play([toy(rounds=1)]), rounds="many")
    with pytest.raises(OptionsError) as refused:
        play.engine.of_stage(play.state, 0)
    assert [name for name, _ in refused.value.problems] == ["rounds"]


def test_a_new_tournament_like_an_old_one_leaves_them_out() -> None:
    play = older(Play([toy(rounds=1)]))
    plan = play.engine.brought_up_to_date(play.state.stages[0])
    assert plan == play.engine.written_out(toy(rounds=1))
    assert play.engine.brought_up_to_date(plan) is plan


def test_options_that_may_change_in_play_still_do() -> None:
    options = {"rounds": 3, "simulations": 50, "opening": "swiss", "first_cop_round": None}
    play = older(Play([StagePlan(system="cop", title="Main", options=options)], engine=engine()))
    play.enter(4)
    play.publish()
    play.win_all()
    stage = play.state.stages[0]
    play.do(cmd.ChangePlan(stages=(stage.model_copy(update={"options": {**stage.options, "gibson_spread": (100,)}}),)))
    play.do(cmd.PublishRound(stage=0, round_number=2, through=3, based_on=1))
    changed = play.state.stages[0].options
    assert (changed["gibson_spread"], changed["armchairs"]) == ([100], 3)
    assert len(play.state.started[0].rounds) == 3
