"""What comes due before play besides the end of sign-up: check-in, invitations, and room for those who wait."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

import pytest

from bot.schedule import deadlines as due
from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN
from formats.core.plan import Settings, StagePlan
from tests.bot.season import DAY, HOUR, SIGN_UP_OPENS, SWISS, Season

OPENS, CLOSES = SIGN_UP_OPENS + DAY, SIGN_UP_OPENS + 2 * DAY
MOMENT = timedelta(seconds=1)
LEAGUES = StagePlan(system="tiered_league", title="Leagues", options={"invitations": True, "invitation_days": 3})


def checking_in() -> Season:
    """Four may check in on the second day."""
    settings = Settings(check_in_opens=OPENS, check_in_closes=CLOSES)
    return Season().create(stages=(SWISS,), settings=settings).sign_up(4)


def invited(size: int = 7, **settings: object) -> Season:
    """Sign-up to leagues has just closed; everybody is to accept an invitation within three days."""
    chosen = Settings.model_validate(settings)
    season = Season().create(stages=(LEAGUES,), settings=chosen).sign_up(size)
    season.do(cmd.CloseRegistration())
    return season


def test_check_in_opens_and_closes_at_the_moments_that_were_told_for_everybody() -> None:
    season = checking_in()
    (opens,) = season.ahead(due.CHECK_IN)
    assert (opens.at, opens.what, opens.subject, opens.for_everybody) == (OPENS, "Check-in opens", CHECK_IN, True)
    season.until(OPENS)
    (closes,) = season.ahead(due.CHECK_IN)
    assert (closes.at, closes.what, closes.subject, closes.for_everybody) == (CLOSES, "Check-in closes", CHECK_IN, True)
    assert closes.id != opens.id
    season.until(CLOSES)
    assert season.when(due.CHECK_IN) == [OPENS, CLOSES]
    assert season.ahead(due.CHECK_IN) == []


def test_check_in_that_opens_with_the_end_of_sign_up_comes_right_after_it() -> None:
    settings = Settings(registration_closes=OPENS, check_in_opens=OPENS, check_in_closes=CLOSES)
    season = Season().create(stages=(SWISS,), settings=settings).sign_up(4).until(OPENS)
    assert [topic for topic in season.topics() if topic in {due.CLOSE, due.CHECK_IN}] == [due.CLOSE, due.CHECK_IN]


def test_invitations_go_out_with_the_end_of_sign_up_once() -> None:
    season = invited()
    (invite,) = season.ahead(due.INVITE)
    assert (invite.at, invite.subject, invite.for_everybody) == (season.now, "invitation", True)
    assert invite.what == "Everybody who signed up gets an invitation"
    season.catch_up()
    assert season.ahead(due.INVITE) == []
    assert season.when(due.INVITE) == [season.now]


@pytest.mark.parametrize("accepts, cause", [(False, "declined"), (None, "unanswered")])
def test_who_declines_or_does_not_answer_in_time_makes_room_and_the_log_says_which(
    accepts: bool | None, cause: Literal["declined", "unanswered"]
) -> None:
    season = invited(8, capacity=7)
    season.catch_up()
    for number in range(2, 8):
        season.do(cmd.SubmitForm(form="invitation", entrant=f"e{number}", content={"answer": "yes"}))
    if accepts is not None:
        season.do(cmd.SubmitForm(form="invitation", entrant="e1", content={"answer": "no"}))
    (room, *_) = season.ahead(due.DECLINED)
    assert (room.subject, room.for_everybody) == ("e1", False)
    assert room.command == cmd.WithdrawEntrant(entrant="e1", cause=cause)
    assert room.what == "Players who have not accepted make room for the waiting list"
    assert season.status("e1") == "active"
    season.until(room.at + MOMENT)
    assert season.status("e1") == "withdrawn"
    assert season.status("e8") == "active"


def test_who_has_moved_up_and_said_nothing_has_as_much_time_again() -> None:
    season = invited(8, capacity=7)
    closed = season.now
    season.until(closed + HOUR)
    for number in range(1, 8):
        answer = "no" if number == 1 else "yes"
        season.do(cmd.SubmitForm(form="invitation", entrant=f"e{number}", content={"answer": answer}))
    season.until(closed + DAY)
    assert season.status("e8") == "active"
    season.until(closed + 3 * DAY)
    first, again = (deadline for _, deadline in season.fired if deadline.topic == due.INVITE)
    assert season.when(due.INVITE) == [closed, closed + 3 * DAY]
    assert "e8" in again.id
    assert "e8" not in first.id
    assert again.command == cmd.AskForForm(form="invitation", due=closed + 6 * DAY)


def test_an_invitation_is_due_only_until_play_begins() -> None:
    season = invited(8)
    season.catch_up()
    for number in range(1, 8):
        season.do(cmd.SubmitForm(form="invitation", entrant=f"e{number}", content={"answer": "yes"}))
    assert [deadline.what for deadline in season.ahead(due.FORM_DUE)] == ["“Invitation” is due"]
    season.publish()
    assert season.ahead(due.FORM_DUE) == []
