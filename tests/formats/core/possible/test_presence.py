"""The times around the start of a game, from the player's side."""

from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core.errors import NoGameTimeError, RuleError
from formats.core.possible import Act, possible
from formats.core.possible.presence import check_in_ends, claimable_at, forfeits_at, report_due
from tests.formats.core.decide.one_game import GAME, fixed
from tests.formats.play import Play, running

MINUTE = timedelta(minutes=1)


def offered(play: Play, who: str, command: type) -> Act | None:
    """That act of that player now."""
    acts = [act for act in possible(play.state, play.engine, who, play.now) if act.command is command]
    return acts[0] if acts else None


def waiting() -> Play:
    """The start has come and only e1 is here."""
    play = fixed()
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    return play


def test_more_time_moves_the_claim_for_whoever_gave_it() -> None:
    play = waiting()
    start = play.state.times[GAME].at
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=60))
    play.now = start + 74 * MINUTE
    assert offered(play, "e1", cmd.ClaimForfeit) is None
    play.pass_time(minutes=1)

    assert offered(play, "e1", cmd.ClaimForfeit) is not None
    assert claimable_at(play.state, play.board()) == forfeits_at(play.state, GAME, "e1") == play.now


def test_more_time_lets_the_late_player_in_until_it_is_over() -> None:
    play = waiting()
    start = play.state.times[GAME].at
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=60))
    play.now = start + 75 * MINUTE
    act = offered(play, "e2", cmd.CheckIn)

    assert act is not None
    assert act.window.due == act.window.closes == check_in_ends(play.state, play.board(), "e2") == play.now
    play.pass_time(seconds=1)
    assert offered(play, "e2", cmd.CheckIn) is None


def test_nobody_is_late_for_an_opponent_who_is_late_too() -> None:
    play = fixed()
    play.pass_time(days=1)
    act = offered(play, "e1", cmd.CheckIn)

    assert act is not None
    assert act.window.closes is None
    assert act.window.due == play.state.times[GAME].at + 15 * MINUTE


def test_whoever_is_here_need_not_say_so_again() -> None:
    assert offered(waiting(), "e1", cmd.CheckIn) is None


def test_nobody_claims_a_game_at_which_nobody_or_everybody_is_here() -> None:
    assert claimable_at(fixed().state, fixed().board()) is None
    play = waiting()
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))

    assert claimable_at(play.state, play.board()) is None
    assert offered(play, "e1", cmd.ClaimForfeit) is None


def test_without_a_final_time_nothing_is_late() -> None:
    play = running()

    assert report_due(play.state, GAME) is None
    assert claimable_at(play.state, play.board()) is None
    with pytest.raises(NoGameTimeError):
        forfeits_at(play.state, GAME, "e1")


def test_an_act_says_what_it_is_about_and_becomes_a_command() -> None:
    play = waiting()
    act = offered(play, "e1", cmd.GrantMoreTime)

    assert act is not None
    assert act.made(minutes=5) == cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=5)


def test_the_window_refuses_as_decide_does() -> None:
    play = fixed()
    (act,) = [
        act
        for act in possible(play.state, play.engine, "e1", play.now + timedelta(hours=1))
        if act.command is cmd.CheckIn
    ]
    refusals = []
    for refuse in (lambda: act.window.need(play.now), lambda: play.do(act.made())):
        with pytest.raises(RuleError) as refused:
            refuse()
        refusals.append(str(refused.value))

    assert refusals[0] == refusals[1]
