"""Check-in before an event: who is here stays, who is not is left out, and finds back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.attendance import CHECK_IN, absent, open_check_in
from formats.core.errors import BadFormError, FormClosedError, NotInError
from formats.core.model import EntrantData
from formats.core.plan import Settings
from formats.core.possible import Role, acts
from formats.core.possible.act import Act
from tests.formats.play import START, Play

HOUR = timedelta(hours=1)


def entered(count: int = 4, **settings: object) -> Play:
    """Sign-up is open and so many are in."""
    play = Play(settings=Settings.model_validate(settings))
    play.do(cmd.OpenRegistration())
    for number in range(count):
        play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor=f"p{number + 1}")
    return play


def here(play: Play, *entrants: str) -> None:
    for entrant in entrants:
        play.do(cmd.SubmitForm(form=CHECK_IN, entrant=entrant, content={"here": "yes"}), actor=entrant)


def by_clock(play: Play) -> list[Act]:
    return [act for act in acts(play.state, play.engine, Role.CLOCK) if act.given.get("form") == CHECK_IN]


def test_whoever_has_not_checked_in_when_it_closes_is_left_out() -> None:
    play = entered()
    play.do(cmd.AskForForm(form=CHECK_IN))
    here(play, "e1", "e3")
    assert absent(play.state) == ("e2", "e4")
    play.do(cmd.CloseForm(form=CHECK_IN))
    assert [entrant.id for entrant in play.state.active_entrants()] == ["e1", "e3"]
    assert {play.state.entrant(who).cause for who in ("e2", "e4")} == {"not_here"}


def test_nobody_is_asked_before_it_is_open_nor_after_it_has_closed() -> None:
    play = entered()
    assert open_check_in(play.state) is None
    assert absent(play.state) == ()
    play.do(cmd.AskForForm(form=CHECK_IN))
    here(play, "e1", "e2", "e3", "e4")
    play.do(cmd.CloseForm(form=CHECK_IN))
    assert absent(play.state) == ()
    with pytest.raises(FormClosedError):
        play.do(cmd.CloseForm(form=CHECK_IN))


def test_free_places_go_to_the_waiting_list() -> None:
    play = entered(5, capacity=4)
    play.do(cmd.AskForForm(form=CHECK_IN))
    here(play, "e1", "e2", "e3")
    play.do(cmd.CloseForm(form=CHECK_IN))
    assert [entrant.id for entrant in play.state.active_entrants()] == ["e1", "e2", "e3", "e5"]


def test_who_enters_or_comes_back_while_it_is_open_has_checked_in() -> None:
    play = entered()
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.do(cmd.AskForForm(form=CHECK_IN))
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor="p5")
    play.do(cmd.ReinstateEntrant(entrant="e1"))
    assert absent(play.state) == ("e2", "e3", "e4")


def test_who_was_left_out_comes_back_and_stays() -> None:
    play = entered()
    play.do(cmd.AskForForm(form=CHECK_IN))
    here(play, "e1", "e2", "e3")
    play.do(cmd.CloseForm(form=CHECK_IN))
    play.do(cmd.ReinstateEntrant(entrant="e4"))
    assert len(play.state.active_entrants()) == 4
    assert absent(play.state) == ()


def test_the_clock_opens_and_closes_it_once() -> None:
    play = entered(check_in_opens=START + HOUR, check_in_closes=START + 2 * HOUR)
    (opens,) = by_clock(play)
    assert (opens.command, opens.window.opens) == (cmd.AskForForm, START + HOUR)
    play.now = START + HOUR
    play.do(opens.made())
    here(play, "e1", "e2", "e3")
    (closes,) = by_clock(play)
    assert (closes.command, closes.window.opens) == (cmd.CloseForm, START + 2 * HOUR)
    play.now = START + 2 * HOUR
    play.do(closes.made())
    assert play.state.entrant("e4").status == "withdrawn"
    assert by_clock(play) == []


@pytest.mark.parametrize("before", [timedelta(hours=2), timedelta(seconds=1), timedelta(0)])
def test_who_opens_it_by_hand_gets_the_announced_end_while_that_is_to_come(before: timedelta) -> None:
    end = START + 2 * HOUR
    play = entered(check_in_closes=end)
    play.now = end - before
    play.do(cmd.AskForForm(form=CHECK_IN))
    opened = open_check_in(play.state)
    assert opened is not None
    assert opened.due == (end if before else None)


def test_there_is_none_once_play_has_begun() -> None:
    play = entered()
    play.do(cmd.CloseRegistration())
    play.publish()
    with pytest.raises(BadFormError):
        play.do(cmd.AskForForm(form=CHECK_IN))


def test_who_has_left_cannot_check_in_and_nobody_says_no() -> None:
    play = entered()
    play.do(cmd.AskForForm(form=CHECK_IN))
    with pytest.raises(BadFormError):
        play.do(cmd.SubmitForm(form=CHECK_IN, entrant="e1", content={"here": "no"}))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    with pytest.raises(NotInError):
        here(play, "e1")


def test_closing_is_undone_as_one() -> None:
    play = entered()
    play.do(cmd.AskForForm(form=CHECK_IN))
    play.do(cmd.CloseForm(form=CHECK_IN))
    closed = play.state.commands[-1]
    assert closed.events.count("EntrantStatusChanged") >= 1
    play.do(cmd.UndoCommand(command_id=closed.command_id))
    assert len(play.state.active_entrants()) == 4
    assert open_check_in(play.state) is not None
    assert not any(isinstance(record.event, ev.RoundPaired) for record in play.records)
