from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import GameTimeError, ResultExistsError, RoundClosedError, WrongPhaseError
from formats.core.model import Reason
from formats.core.plan import Settings
from formats.core.possible.moving import moving_problems
from formats.core.weekly import WeeklyTime, WeekPlan
from tests.formats.play import Play, running

GAME = "s0r1b1"
WEEK = WeekPlan(
    zone="UTC",
    ask=WeeklyTime(weekday="sat", time="12:00"),
    pair=WeeklyTime(weekday="mon", time="12:00"),
    fix=WeeklyTime(weekday="tue", time="12:00"),
    play_from=WeeklyTime(weekday="wed", time="12:00"),
    play_until=WeeklyTime(weekday="sun", time="12:00"),
)
WITH_WEEK = Settings(week=WEEK)
"""Play begins on a Monday at 12:00, which is the pair tick."""


def fix(round_number: int = 1, *, final: bool = True) -> cmd.SetGameTimes:
    return cmd.SetGameTimes(stage=0, round_number=round_number, final=final)


def finality(play: Play) -> dict[str, bool]:
    return {pairing: time.final for pairing, time in play.state.times.items()}


def test_with_a_week_a_round_is_published_with_tentative_times() -> None:
    play = running(settings=WITH_WEEK)

    assert finality(play) == {"s0r1b1": False, "s0r1b2": False}


def test_without_a_week_a_round_has_no_times() -> None:
    assert running().state.times == {}


def test_times_are_fixed() -> None:
    play = running(settings=WITH_WEEK)
    play.do(fix())

    assert finality(play) == {"s0r1b1": True, "s0r1b2": True}


def test_final_times_stay() -> None:
    play = running(settings=WITH_WEEK)
    play.do(fix())
    times = play.state.times
    play.pass_time(days=1)

    assert play.do(fix()) == ()
    assert play.do(fix(final=False)) == ()
    assert play.state.times == times


def test_times_that_stay_as_they_are_do_not_come_up() -> None:
    play = running(settings=WITH_WEEK)

    assert play.do(fix(final=False)) == ()


def test_games_with_results_get_no_time() -> None:
    play = running(settings=WITH_WEEK)
    play.win(play.board(1))
    (event,) = play.do(fix())

    assert isinstance(event, ev.GameTimesSet)
    assert set(event.times) == {"s0r1b2"}


def test_only_the_latest_round_gets_times() -> None:
    play = running(settings=WITH_WEEK)
    play.win_all()
    play.publish()

    with pytest.raises(RoundClosedError) as refused:
        play.do(fix(round_number=1))

    assert (refused.value.stage, refused.value.round_number) == (0, 1)


def test_without_a_round_there_are_no_times() -> None:
    with pytest.raises(WrongPhaseError):
        Play().do(fix())


def test_a_director_moves_a_game_for_good() -> None:
    play = running(settings=WITH_WEEK)
    at = play.now + timedelta(days=4)
    play.do(cmd.MoveGame(pairing=GAME, at=at, text="Agreed."))
    play.do(fix())

    time = play.state.times[GAME]
    assert (time.at, time.final) == (at, True)
    assert time.reasons == (Reason(code="time.director", params={"text": "Agreed."}),)


def moved(play: Play, **amount: float) -> cmd.MoveGame:
    return cmd.MoveGame(pairing=GAME, at=play.now + timedelta(**amount), text="As they asked.")


def test_a_game_is_never_moved_into_the_past() -> None:
    play = running(settings=WITH_WEEK)
    for command in (moved(play, hours=-1), moved(play, hours=-1).model_copy(update={"knowingly": True})):
        with pytest.raises(GameTimeError) as refused:
            play.do(command)
        assert refused.value.code == "past"


@pytest.mark.rules("floating_double_elimination R20")
def test_a_final_time_is_moved_only_knowingly() -> None:
    play = running(settings=WITH_WEEK)
    play.do(fix())
    command = moved(play, days=3)
    with pytest.raises(GameTimeError) as refused:
        play.do(command)
    play.do(command.model_copy(update={"knowingly": True}))

    assert refused.value.code == "final"
    assert play.state.times[GAME].at == command.at


def test_a_game_leaves_the_week_of_its_round_only_knowingly() -> None:
    play = running(settings=WITH_WEEK)
    with pytest.raises(GameTimeError) as refused:
        play.do(moved(play, days=10))
    assert refused.value.code == "outside"
    assert refused.value.earliest is not None
    assert play.do(moved(play, days=3)) != ()


def test_everything_that_speaks_against_a_time_is_told() -> None:
    play = running(settings=WITH_WEEK)
    play.do(fix())
    far = play.now + timedelta(days=10)
    assert [problem.code for problem in moving_problems(play.state, GAME, far, play.now)] == ["final", "outside"]
    near = play.now + timedelta(days=3)
    assert [problem.code for problem in moving_problems(play.state, GAME, near, play.now)] == ["final"]
    over = play.now - timedelta(hours=1)
    assert [problem.code for problem in moving_problems(play.state, GAME, over, play.now)] == ["past"]


def test_a_played_game_is_not_moved() -> None:
    play = running()
    play.win(play.board())

    with pytest.raises(ResultExistsError):
        play.do(cmd.MoveGame(pairing=GAME, at=play.now, text="?"))


@pytest.mark.parametrize("hours, final", [(1, False), (23, False), (24, True), (72, True)])
def test_games_that_come_into_being_later_get_times_as_firm_as_the_week_is(hours: int, *, final: bool) -> None:
    play = running(settings=WITH_WEEK)
    play.win(play.board())
    play.pass_time(hours=hours)
    play.do(cmd.OrderRematch(pairing=GAME, text="The server failed."))

    assert play.state.times[GAME] == ev.GameTime(at=play.now + timedelta(days=2), final=final)


def test_an_overridden_game_gets_a_new_time() -> None:
    play = running(settings=WITH_WEEK)
    play.pass_time(hours=1)
    current = play.state.current_round
    assert current is not None
    first, second = current.pairings.pairings
    turned = current.pairings.model_copy(
        update={"pairings": (first.model_copy(update={"seats": first.seats[::-1]}), second)}
    )
    play.do(cmd.OverrideRound(stage=0, round_number=1, pairings=turned, text="Sides."))

    assert play.state.times[GAME].at == play.now + timedelta(days=2)


def test_a_repaired_game_gets_a_new_time() -> None:
    play = running(5, settings=WITH_WEEK)
    play.pass_time(hours=30)
    play.do(cmd.WithdrawEntrant(entrant=play.board().seats[0], open_game="repair"))

    assert play.state.times[GAME] == ev.GameTime(at=play.now + timedelta(days=2), final=True)
