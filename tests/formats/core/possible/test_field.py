"""Who may appeal, come late and come back, and until when ratings change."""

from __future__ import annotations

from datetime import timedelta

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import NoAppealError, NotInError, RatingsFixedError
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.possible import Role, field, possible
from tests.formats.play import START, Play, running

MOMENT = timedelta(microseconds=1)
SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 3})
CUP = StagePlan(system="single_elimination", title="Cup", take=2)


def out_by_forfeit(**settings: object) -> Play:
    """e1 was removed for not appearing."""
    play = running(4, settings=Settings.model_validate({"forfeit_removes": True, **settings}))
    play.do(cmd.RuleForfeit(pairing=_game_of(play, "e1"), absent=("e1",)))
    assert play.state.entrant("e1").status == "removed"
    return play


def _game_of(play: Play, entrant: str) -> str:
    current = play.state.current_round
    assert current is not None
    game = current.pairing_of(entrant)
    assert game is not None
    return game.id


def test_who_was_removed_may_appeal_once_at_a_time_where_appeals_are_allowed() -> None:
    play = out_by_forfeit(appeals=True)
    assert field.may_appeal(play.state, play.state.entrant("e1"))
    assert not field.may_appeal(play.state, play.state.entrant("e2"))  # is in
    play.do(cmd.FileAppeal(entrant="e1", text="My train!"))
    assert field.appeals_open(play.state) == ("e1",)
    assert not field.may_appeal(play.state, play.state.entrant("e1"))
    field.decide_appeal(play.state, "e1", accepted=True)
    play.do(cmd.DecideAppeal(entrant="e1", accepted=False, text="No."))
    assert field.appeals_open(play.state) == ()
    assert field.may_appeal(play.state, play.state.entrant("e1"))  # with something new to say
    with pytest.raises(NoAppealError) as refused:
        field.decide_appeal(play.state, "e1", accepted=False)
    assert refused.value.entrant == "e1"


def test_nobody_appeals_where_that_is_not_allowed_or_who_left_by_themselves() -> None:
    play = out_by_forfeit(appeals=False)
    with pytest.raises(NoAppealError) as refused:
        field.file_appeal(play.state, play.state.entrant("e1"))
    assert refused.value.entrant == "e1"
    left = running(4, settings=Settings(appeals=True))
    left.do(cmd.WithdrawEntrant(entrant="e2"))
    assert not field.may_appeal(left.state, left.state.entrant("e2"))


def test_ratings_change_until_the_published_moment_and_no_more_at_it() -> None:
    fixed = START + timedelta(hours=1)
    play = Play(settings=Settings(ratings_fixed=fixed))
    play.enter(2)
    assert not field.ratings_are_fixed(play.state, play.engine, fixed - MOMENT)
    assert field.ratings_are_fixed(play.state, play.engine, fixed)
    never = Play()
    never.enter(2)
    assert not field.ratings_are_fixed(never.state, never.engine, START + timedelta(days=999))


def test_ratings_never_change_once_a_stage_has_begun() -> None:
    play = running(2, settings=Settings(ratings_fixed=START + timedelta(days=9)))
    assert field.ratings_are_fixed(play.state, play.engine, play.now)
    with pytest.raises(RatingsFixedError):
        field.change_data(play.state, play.engine)


def swiss(capacity: int | None = None, *, late_entry: bool = True) -> Play:
    settings = Settings(late_entry=late_entry, capacity=capacity)
    return running(4, stages=[SWISS], engine=registry.engine(), settings=settings)


def late(play: Play, *, by_director: bool) -> bool:
    return field.may_come_late(play.state, play.engine, by_director=by_director)


def test_who_comes_late_by_themselves_finds_a_place_while_there_is_room() -> None:
    assert late(swiss(), by_director=False)
    assert late(swiss(5), by_director=False)
    full = swiss(4)
    assert not late(full, by_director=False)
    assert late(full, by_director=True)
    full.do(cmd.WithdrawEntrant(entrant="e1"))
    assert late(full, by_director=False)


def test_without_late_entry_only_directors_let_somebody_in_late() -> None:
    play = swiss(late_entry=False)
    assert (late(play, by_director=False), late(play, by_director=True)) == (False, True)


def test_nobody_comes_late_before_play_or_into_a_format_that_takes_nobody() -> None:
    before = Play([SWISS], engine=registry.engine(), settings=Settings(late_entry=True))
    before.enter(4)
    assert not field.takes_late_entrants(before.state, before.engine)
    bracket = running(4, stages=[StagePlan(system="single_elimination", title="Cup")], engine=registry.engine())
    assert not late(bracket, by_director=True)


def test_nobody_comes_back_who_is_in_or_whom_the_stage_in_play_began_without() -> None:
    play = running(4, stages=[SWISS, CUP], engine=registry.engine())
    with pytest.raises(NotInError) as refused:
        field.reinstate(play.state, play.state.entrant("e1"))
    assert (refused.value.entrant, refused.value.status) == ("e1", "active")
    play.do(cmd.WithdrawEntrant(entrant="e4"))
    field.reinstate(play.state, play.state.entrant("e4"))
    play.win_all()
    for _ in range(2):
        play.publish()
        play.win_all()
    play.publish()
    assert play.state.stage_number == 1
    with pytest.raises(NotInError) as refused:
        field.reinstate(play.state, play.state.entrant("e4"))
    assert (refused.value.entrant, refused.value.status) == ("e4", "outside_stage")


def test_an_appeal_of_somebody_outside_the_stage_in_play_can_only_be_rejected() -> None:
    play = running(4, stages=[SWISS, CUP], engine=registry.engine(), settings=Settings(forfeit_removes=True))
    play.do(cmd.RuleForfeit(pairing=_game_of(play, "e4"), absent=("e4",)))
    play.do(cmd.FileAppeal(entrant="e4", text="My train!"))
    assert _decisions(play) == [True, False]
    for _ in range(3):
        play.win_all()
        play.publish()
    assert play.state.stage_number == 1
    assert _decisions(play) == [False]
    with pytest.raises(NotInError) as refused:
        play.do(cmd.DecideAppeal(entrant="e4", accepted=True, text="Yes."))
    assert (refused.value.entrant, refused.value.status) == ("e4", "outside_stage")
    play.do(cmd.DecideAppeal(entrant="e4", accepted=False, text="Too late."))
    assert field.appeals_open(play.state) == ()


def _decisions(play: Play) -> list[bool]:
    offered = possible(play.state, play.engine, Role.DIRECTOR, play.now)
    return [act.given["accepted"] for act in offered if act.command is cmd.DecideAppeal]


def test_who_waits_for_a_place_is_in_but_plays_not() -> None:
    play = Play(settings=Settings(capacity=2))
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData(), EntrantData())))
    waiting = play.state.entrant("e3")
    assert waiting.status == "waiting"
    field.need_in(waiting)
    with pytest.raises(NotInError) as refused:
        field.need_active(waiting)
    assert (refused.value.entrant, refused.value.status) == ("e3", "waiting")
    play.do(cmd.WithdrawEntrant(entrant="e3"))
    with pytest.raises(NotInError) as refused:
        field.need_in(play.state.entrant("e3"))
    assert (refused.value.entrant, refused.value.status) == ("e3", "withdrawn")
