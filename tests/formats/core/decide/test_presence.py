"""Who is there when a game begins, and what that is good for."""

from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    CameLateError,
    MoreTimeGrantedError,
    NoGameTimeError,
    NotHereError,
    OpponentHereError,
    TooEarlyError,
    TooLateError,
)
from formats.core.possible.presence import claimable_at
from tests.formats.core.decide.one_game import GAME, fixed, source
from tests.formats.play import Play, running


def test_presence_counts_from_some_minutes_before_the_start() -> None:
    play = fixed()
    with pytest.raises(TooEarlyError) as refused:
        play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    assert refused.value.allowed_from == play.now + timedelta(minutes=45)
    play.pass_time(minutes=45)

    assert play.do(cmd.CheckIn(pairing=GAME, by="e1")) == (ev.MatchNoted(pairing=GAME, note="here", by="e1"),)


def test_being_here_twice_changes_nothing() -> None:
    play = fixed()
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))

    assert play.do(cmd.CheckIn(pairing=GAME, by="e1")) == ()


def test_without_a_final_time_nobody_is_here() -> None:
    with pytest.raises(NoGameTimeError) as refused:
        running().do(cmd.CheckIn(pairing=GAME, by="e1"))

    assert refused.value.pairing == GAME


@pytest.mark.parametrize("check_in, forfeit", [(15, 15), (15, 30), (30, 15)])
def test_whoever_is_too_late_for_a_present_opponent_is_no_longer_here(check_in: int, forfeit: int) -> None:
    play = fixed(check_in_minutes=check_in, forfeit_minutes=forfeit)
    start = play.state.times[GAME].at
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    play.pass_time(minutes=max(check_in, forfeit), seconds=1)

    with pytest.raises(TooLateError) as refused:
        play.do(cmd.CheckIn(pairing=GAME, by="e2"))

    assert refused.value.allowed_until == start + timedelta(minutes=max(check_in, forfeit))


@pytest.mark.rules("floating_double_elimination R18")
def test_of_two_who_were_not_there_in_time_neither_claims_the_game_and_both_may_still_play() -> None:
    play = fixed()
    play.pass_time(hours=3)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))

    with pytest.raises(CameLateError):
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))
    assert claimable_at(play.state, play.board()) is None
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))
    assert [note.note for note in play.state.notes[GAME]] == ["here_late", "here_late"]


def waiting() -> Play:
    """The start has come and only e1 is here."""
    play = fixed()
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    return play


def test_a_forfeit_is_claimed_after_the_minutes_and_not_before() -> None:
    play = waiting()
    play.pass_time(minutes=14, seconds=59)
    with pytest.raises(TooEarlyError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))
    play.pass_time(seconds=1)

    assert refused.value.allowed_from == play.now
    assert source(play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))) == "claim"


def test_a_claimed_forfeit_removes_where_the_rule_says_so() -> None:
    play = fixed(forfeit_removes=True)
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    play.pass_time(hours=1)
    play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))

    assert (play.state.entrants["e2"].status, play.state.entrants["e2"].cause) == ("removed", "forfeit")


def test_only_who_is_here_claims() -> None:
    play = waiting()
    play.pass_time(hours=1)

    with pytest.raises(NotHereError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e2"))

    assert refused.value.pairing == GAME


def test_nothing_is_claimed_from_somebody_who_is_here() -> None:
    play = waiting()
    play.pass_time(minutes=10)
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))
    play.pass_time(minutes=10)

    with pytest.raises(OpponentHereError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))

    assert refused.value.pairing == GAME


def test_without_a_time_nothing_is_claimed() -> None:
    with pytest.raises(NoGameTimeError):
        running().do(cmd.ClaimForfeit(pairing=GAME, by="e1"))


def test_granted_time_is_waited_for_and_lets_the_late_player_in() -> None:
    play = waiting()
    forfeit_at = play.now + timedelta(minutes=15)
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=20))
    play.pass_time(minutes=34)

    with pytest.raises(MoreTimeGrantedError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))

    assert refused.value.until == forfeit_at + timedelta(minutes=20)


def test_granted_time_ends() -> None:
    play = waiting()
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=20))
    play.pass_time(minutes=35)

    assert source(play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))) == "claim"


def test_time_is_granted_from_now_once_the_forfeit_could_be_claimed() -> None:
    play = waiting()
    play.pass_time(minutes=30)
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=20))

    assert play.state.notes[GAME][-1].until == play.now + timedelta(minutes=20)


def test_only_who_is_here_grants_time_to_who_is_not() -> None:
    play = waiting()
    with pytest.raises(NotHereError):
        play.do(cmd.GrantMoreTime(pairing=GAME, by="e2", minutes=5))
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))
    with pytest.raises(OpponentHereError):
        play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=5))
