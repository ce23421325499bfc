"""Stages played beside the main line: when they open, for whom, and what a correction, an undo and a departure do."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats import registry
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.branches import first_stages, stages_of
from formats.core.errors import (
    BranchPlayedError,
    DependentGamesError,
    NothingToUndoError,
    OptionsError,
    RoundClosedError,
    UnknownEntrantError,
    WrongPhaseError,
)
from formats.core.events import MainLine
from formats.core.plan import StagePlan
from formats.core.possible import Role, acts
from formats.core.results import Report
from formats.core.stage_field import StageField
from formats.core.state_slices.branches import Branch, Branches, BranchOf
from formats.core.steps import Finish, PairRound, next_step
from formats.core.undoing import last_undoable
from formats.core.verify import verify
from tests.examples import examples
from tests.formats.conformance.whole_tournaments import Whole
from tests.formats.play import Play

ENGINE = registry.engine()
GROUPS = StagePlan(system="group_stage", title="Groups", options={"groups": 3})


def cup(title: str, field: str | None = None, **options: object) -> StagePlan:
    """A knock-out stage for that field."""
    chosen = None if field is None else StageField.model_validate(field)
    return StagePlan(system="single_elimination", title=title, options={"ties": False, **options}, field=chosen)


A_FINAL, B_FINAL = cup("A final", "groups 1-2"), cup("B final", "groups 3-4 of stage 1 beside")
FINALS = (GROUPS, A_FINAL, B_FINAL)
SECOND_CHANCE = (cup("Cup", as_they_come=False), cup("Second chance", "losers 1 of stage 1 beside"))


def entered(stages: tuple[StagePlan, ...], size: int = 12) -> Play:
    """An event whose field is closed."""
    play = Play(stages, engine=ENGINE)
    play.enter(size)
    return play


def finish_stage(play: Play) -> None:
    """Play the stage in play, or the first one, to its end; the one entered first wins."""
    number = max(play.state.stage_number, 0)
    while True:
        for game in play.state.open_games():
            winner = min(game.seats, key=lambda who: int(who[1:]))
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=winner)))
        step = next_step(play.state, play.engine)
        if not isinstance(step, PairRound) or step.stage != number:
            return
        play.publish()


def after_groups() -> Play:
    """Three groups of four have been played, before the finals start."""
    play = entered(FINALS)
    finish_stage(play)
    return play


def branches(play: Play) -> dict[int, Branch]:
    """The open branches by stage."""
    return dict(play.state.slice_of(Branches).by_stage)


def record(play: Play, outcome: str, stage: int = 2, **more: object) -> tuple[ev.Event, ...]:
    """The task that keeps the branch records how it stands."""
    given_now = {"stage": stage, "opening": branches(play)[stage].opening, "outcome": outcome, **more}
    return play.do(cmd.RecordBranch.model_validate(given_now))


def undo(play: Play) -> None:
    """Undo what undo takes first."""
    mark = last_undoable(play.state)
    assert mark is not None
    play.do(cmd.UndoCommand(command_id=mark.command_id))


def turned(play: Play, stage: int = 0) -> list[cmd.RecordResult]:
    """Each game of a stage won by the other player."""
    return [
        cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1 - (result.winning_seat or 0)]), text="Oh.")
        for game, result in play.state.stage(stage).games()
    ]


def by_definition(play: Play, low: int, high: int) -> set[str]:
    """Everybody on these places of a group, from the points of the games alone."""
    points: dict[str, int] = {}
    group: dict[str, str] = {}
    for game, result in play.state.stage(0).games():
        for seat, who in enumerate(game.seats):
            points[who] = points.get(who, 0) + (result.winning_seat == seat)
            group[who] = game.label
    tables = {
        name: sorted((who for who in group if group[who] == name), key=lambda who: -points[who]) for name in "ABC"
    }
    return {who for table in tables.values() for who in table[low - 1 : high]}


def test_both_finals_begin_with_one_command_each_for_its_own_places() -> None:
    play = after_groups()
    assert not branches(play)
    happened = play.publish()
    kinds = [event.kind for event in happened]
    assert kinds.index("StageStarted") < kinds.index("BranchOpened")
    branch = branches(play)[2]
    assert set(play.state.stage(1).seeds) == by_definition(play, 1, 2)
    assert set(branch.seeds) == by_definition(play, 3, 4)
    assert branch.opening == play.last
    finish_stage(play)
    assert isinstance(next_step(play.state, ENGINE), Finish), "the end waits for no branch"
    play.do(cmd.FinishTournament())
    assert verify(play.records, ENGINE) == ()


def test_losers_of_a_round_play_on_as_soon_as_the_round_after_it_is_published() -> None:
    play = entered(SECOND_CHANCE, 8)
    play.publish()
    play.win_all()
    assert not branches(play)
    play.publish()
    losers = {game.seats[1] for game, _ in play.state.stage(0).games()}
    assert set(branches(play)[1].seeds) == losers
    assert play.state.phase == "running"
    assert verify(play.records, ENGINE) == ()


def test_where_matches_open_as_they_come_the_last_result_of_the_round_opens_it() -> None:
    play = entered((cup("Cup", as_they_come=True), SECOND_CHANCE[1]), 8)
    play.publish()
    first = play.state.stage(0).rounds[0].pairings.pairings
    for game in first[:-1]:
        assert not branches(play)
        play.win(game)
    assert not branches(play)
    play.win(first[-1])
    assert branches(play)[1].seeds
    undo(play)
    assert not branches(play)
    assert verify(play.records, ENGINE) == ()


def test_a_branch_of_the_last_main_stage_opens_at_the_end() -> None:
    play = entered((SECOND_CHANCE[0], cup("Plate", "5- beside")), 8)
    play.publish()
    finish_stage(play)
    play.do(cmd.FinishTournament())
    assert len(branches(play)[1].seeds) == 4
    assert [event.kind for event in record(play, "held", stage=1)] == ["BranchRecorded"]
    with pytest.raises(BranchPlayedError):
        play.do(cmd.UndoCommand(command_id=branches(play)[1].opening))


def test_too_few_for_a_branch_open_none_and_stop_nothing() -> None:
    play = entered((SECOND_CHANCE[0], cup("Second chance", "losers 1 beside")), 2)
    play.publish()
    finish_stage(play)
    play.do(cmd.FinishTournament())
    assert not branches(play)


@pytest.mark.parametrize(
    "stages",
    [
        (GROUPS, B_FINAL, cup("A final", "groups 1-2 of stage 1")),  # a main stage after a branch
        (GROUPS, A_FINAL, B_FINAL, cup("C", "3-4 of stage 2")),  # a stage of a branch that the main line feeds
    ],
)
def test_a_plan_whose_branches_make_no_sense_is_refused(stages: tuple[StagePlan, ...]) -> None:
    with pytest.raises(OptionsError) as refused:
        Play(stages, engine=ENGINE)
    assert [(name, wrong.kind) for name, wrong in refused.value.problems] == [("field", "not_in_branch")]


def test_a_branch_may_have_stages_of_its_own() -> None:
    stages = (
        GROUPS,
        A_FINAL,
        GROUPS.model_copy(update={"field": StageField.model_validate("groups 3-4 of stage 1 beside")}),
    )
    after = cup("B final", "groups 1 of stage 3")
    again = cup("Last", "3-")
    alone, second, third = stages_of((*stages, after, again, cup("C", "losers 1 of stage 1 beside")), 2)
    assert alone.field is None
    assert second.field == StageField(of="groups", last=1, stage=1)
    assert third.field == StageField(first=3)


def test_a_branch_of_a_branch_is_opened_by_the_log_of_that_one() -> None:
    plate = cup("Plate", "losers 1 of stage 3 beside")
    other = cup("Second chance", "losers 1 of stage 2 beside")
    last = cup("Last", "2")
    stages = (GROUPS, A_FINAL, B_FINAL, other, plate, last)
    assert first_stages(stages) == (2, 3)
    assert [plan.title for plan in stages_of(stages, 3)] == ["Second chance"]
    own = stages_of(stages, 2)
    assert [plan.title for plan in own] == ["B final", "Plate", "Last"]
    assert [str(plan.chosen) for plan in own[1:]] == ["losers 1 of stage 1 beside", "2"]
    assert first_stages(own) == (1,)
    play = entered(stages)
    finish_stage(play)
    play.publish()
    finish_stage(play)
    play.do(cmd.FinishTournament())
    assert set(branches(play)) == {2, 3}
    assert verify(play.records, ENGINE) == ()
    of_branch = entered(own, 6)
    finish_stage(of_branch)
    assert set(branches(of_branch)) == {1}


def test_the_plan_of_an_open_branch_stays() -> None:
    play = after_groups()
    play.publish()
    renamed = B_FINAL.model_copy(update={"title": "Plate"})
    for stages in ((GROUPS, A_FINAL), (GROUPS, A_FINAL, renamed), (GROUPS, A_FINAL, cup("Top", "2"), B_FINAL)):
        with pytest.raises(OptionsError):
            play.do(cmd.ChangePlan(stages=tuple(ENGINE.written_out(stage) for stage in stages)))
    more = (*play.state.stages, ENGINE.written_out(cup("C", "losers 1 of stage 2 beside")))
    play.do(cmd.ChangePlan(stages=more))
    assert play.state.stages == more


@pytest.mark.parametrize("place", [1, 3])
def test_the_place_of_one_who_left_before_the_finals_goes_to_the_next(place: int) -> None:
    play = after_groups()
    gone = min(by_definition(play, place, place))
    play.do(cmd.WithdrawEntrant(entrant=gone))
    group = {who: game.label for game, _ in play.state.stage(0).games() for who in game.seats}
    play.publish()
    finals = (*play.state.stage(1).seeds, *branches(play)[2].seeds)
    assert gone not in finals
    assert len(set(finals)) == len(finals) == 11
    assert sum(group[who] == group[gone] for who in play.state.stage(1).seeds) == 2
    assert verify(play.records, ENGINE) == ()


def test_a_departure_after_a_branch_has_opened_leaves_its_field() -> None:
    play = after_groups()
    play.publish()
    seeds = branches(play)[2].seeds
    play.do(cmd.WithdrawEntrant(entrant=seeds[0]))
    play.do(cmd.WithdrawEntrant(entrant=play.state.stage(1).seeds[0]))
    finish_stage(play)
    assert branches(play)[2].seeds == seeds
    assert verify(play.records, ENGINE) == ()


def test_corrections_before_the_finals_choose_and_after_them_open_the_branch_again() -> None:
    reopened = 0
    for number, correction in enumerate(turned(after_groups())):
        early = after_groups()
        early.do(correction)
        early.publish()
        play = after_groups()
        play.publish()
        before = branches(play)[2]
        try:
            play.do(correction)
        except DependentGamesError:
            play.do(correction.model_copy(update={"dependents": "reset"}))
            play.publish()
        after = branches(play)[2]
        assert after.seeds == branches(early)[2].seeds, number
        assert play.state.stage(1).seeds == early.state.stage(1).seeds
        assert (after.opening == before.opening) == (after.seeds == before.seeds)
        reopened += after.opening != before.opening
        assert verify(play.records, ENGINE) == ()
    assert reopened


def test_a_correction_that_changes_a_played_branch_is_refused_until_it_is_cancelled() -> None:
    outcomes = []
    for correction in turned(after_groups()):
        play = after_groups()
        play.publish()
        record(play, "begun")
        seeds = branches(play)[2].seeds
        reset = correction.model_copy(update={"dependents": "reset"})
        try:
            play.do(reset)
        except BranchPlayedError:
            outcomes.append("refused")
            record(play, "cancelled")
            play.do(reset)
            if play.state.stage_number == 0:
                play.publish()
            assert branches(play)[2].seeds != seeds
            assert branches(play)[2].outcome == "open"
        else:
            outcomes.append("as it was")
            assert branches(play)[2].seeds == seeds
            assert branches(play)[2].outcome == "begun"
    assert set(outcomes) == {"refused", "as it was"}


def test_a_ruling_that_a_result_stands_leaves_a_played_branch() -> None:
    for correction in turned(after_groups()):
        play = after_groups()
        play.publish()
        record(play, "begun")
        try:
            play.do(correction)
        except DependentGamesError:
            play.do(correction.model_copy(update={"dependents": "stand"}))
            assert branches(play)[2].is_played
            return
        except BranchPlayedError:
            continue
    pytest.fail("no correction concerns the A final")


def test_a_later_stage_taken_back_closes_the_branches_it_feeds() -> None:
    plate = cup("Plate", "losers 1 of stage 2 beside")
    play = entered((GROUPS, cup("A final", "groups 1-2", as_they_come=False), plate))
    finish_stage(play)
    play.publish()
    play.win_all()
    play.publish()
    assert 2 in branches(play)
    asking = next(correction for correction in turned(play) if _asks(play, correction))
    play.do(asking.model_copy(update={"dependents": "reset"}))
    assert not branches(play)
    assert verify(play.records, ENGINE) == ()


def _asks(play: Play, correction: cmd.RecordResult) -> bool:
    try:
        play.do(correction)
    except DependentGamesError:
        return True
    undo(play)
    return False


def test_undo_takes_the_branch_back_with_the_stage_until_it_is_played() -> None:
    play = after_groups()
    play.publish()
    opening, seeds = branches(play)[2].opening, branches(play)[2].seeds
    undo(play)
    assert not branches(play)
    assert play.do(cmd.RecordBranch(stage=2, opening=opening, outcome="begun")) == ()
    play.publish()
    assert branches(play)[2].opening != opening
    assert branches(play)[2].seeds == seeds
    record(play, "begun")
    assert last_undoable(play.state) is None
    assert not [act for act in acts(play.state, ENGINE, Role.DIRECTOR) if act.command is cmd.UndoCommand]
    with pytest.raises(BranchPlayedError) as refused:
        play.do(cmd.UndoCommand(command_id=branches(play)[2].opening))
    assert refused.value.title == "B final"
    game = play.state.open_games()[0]
    play.win(game)
    undo(play)
    assert game in play.state.open_games()
    record(play, "cancelled")
    undo(play)
    assert play.state.stage_number == 0
    assert verify(play.records, ENGINE) == ()


def test_no_rematch_changes_the_losers_of_an_open_branch() -> None:
    play = entered((cup("Cup", as_they_come=True), SECOND_CHANCE[1]), 8)
    play.publish()
    game, *others = play.state.stage(0).rounds[0].pairings.pairings
    play.win(game)
    play.do(cmd.OrderRematch(pairing=game.id, text="Again."))
    for other in (game, *others):
        play.win(other)
    assert 1 in branches(play)
    with pytest.raises(RoundClosedError):
        play.do(cmd.OrderRematch(pairing=others[-1].id, text="Again."))


def test_a_record_is_written_once_and_only_of_entrants() -> None:
    play = after_groups()
    play.publish()
    first, *rest = branches(play)[2].seeds
    places = ((first,), tuple(rest))
    assert len(record(play, "held", places=places)) == 1
    assert record(play, "held", places=places) == ()
    assert branches(play)[2].places == places
    with pytest.raises(UnknownEntrantError):
        record(play, "held", places=(("e99",),))
    assert play.do(cmd.RecordBranch(stage=2, opening="another", outcome="begun")) == ()
    assert play.do(cmd.RecordBranch(stage=1, opening="another", outcome="begun")) == ()


def test_a_branch_names_its_main_line_once_and_nothing_before_that_is_undone() -> None:
    named = cmd.NameMainLine(
        main_line=MainLine(identity="x", stage=2, opening="c9", line=7, line_hash="aa", entrants=("e3", "e4"))
    )
    play = Play([cup("B final")], engine=ENGINE)
    with pytest.raises(WrongPhaseError):
        play.do(named)
    play.enter(3)
    with pytest.raises(WrongPhaseError):
        play.do(named)
    play = entered((cup("B final"),), 2)
    play.do(named)
    assert play.state.slice_of(BranchOf).main_line == named.main_line
    with pytest.raises(WrongPhaseError):
        play.do(named)
    with pytest.raises(NothingToUndoError):
        play.do(cmd.UndoCommand(command_id="c4"))


def test_verify_finds_a_field_that_was_not_chosen_so() -> None:
    play = after_groups()
    play.publish()
    lines = [
        line.model_copy(update={"event": line.event.model_copy(update={"seeds": line.event.seeds[::-1]})})
        if isinstance(line.event, ev.BranchOpened)
        else line
        for line in play.records
    ]
    assert [difference.what for difference in verify(lines, ENGINE)] == ["seeds"]


@given(st.integers(0, 10**9), st.integers(6, 12), st.booleans())
@examples(4)
def test_every_branch_has_the_field_of_the_plan_and_nobody_is_in_two_finals(seed: int, size: int, drawn: bool) -> None:
    beside = "groups 3-4 drawn of stage 1 beside" if drawn else "groups 3-4 of stage 1 beside"
    plan = (GROUPS, A_FINAL, cup("B final", beside), cup("Second chance", "losers 1 of stage 2 beside"))
    whole = Whole(ENGINE, plan, size, seed=seed, calm=random.Random(seed).random() < 0.5)
    play = whole.to_the_end()
    opened = branches(play)
    a_final = play.state.stage(1).seeds
    if 2 in opened:
        assert not set(opened[2].seeds) & set(a_final)
    if 3 in opened:
        assert set(opened[3].seeds) <= set(a_final)
    assert set(opened) <= {2, 3}
