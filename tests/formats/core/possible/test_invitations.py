"""Invitations: sent when sign-up closes; an entrant who declines makes room for the next on the waiting list."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, ClassVar

from formats.core import commands as cmd
from formats.core.asking import Asked
from formats.core.model import Entrant, EntrantData
from formats.core.plan import Settings
from formats.core.possible.act import Act
from formats.core.possible.clock import asked_again, invitations
from formats.core.state import Stage
from formats.core.values import EntrantId
from tests.formats.form_toy import COMING, Wishers
from tests.formats.play import Play, toy
from tests.formats.toys import NeighbourOptions, toy_engine

DAYS = timedelta(days=2)


class Inviters(Wishers):
    """Asks everybody for two days whether they come; what is stored is yes or no."""

    key: ClassVar[str] = "inviters"

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: NeighbourOptions) -> Asked:
        """Whether they come is an invitation."""
        asked = super().asks_for(form, field, stage, options)
        return Asked(may=asked.may, should=asked.should, days=2 if form == COMING else None)

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: NeighbourOptions
    ) -> Any:
        """Yes or no."""
        return content["answer"] == "yes"


def signed_up(count: int = 3) -> Play:
    """There is room for two; the others wait."""
    play = Play([toy(system="inviters")], engine=toy_engine(Inviters()), settings=Settings(capacity=2))
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=tuple(EntrantData() for _ in range(count))))
    return play


def invited(count: int = 3) -> tuple[Play, datetime]:
    """Sign-up has closed, and the invitations can be answered until the returned moment."""
    play = signed_up(count)
    play.do(cmd.CloseRegistration())
    (out,) = invitations(play.state, play.engine)
    assert (out.command, out.given) == (cmd.AskForForm, {"form": COMING, "due": play.now + DAYS})
    assert out.window.opens == play.now
    play.do(cmd.AskForForm.model_validate(out.given))
    return play, play.now + DAYS


def acts(play: Play) -> list[Act]:
    return list(invitations(play.state, play.engine))


def answer(play: Play, who: EntrantId, said: str) -> None:
    play.do(cmd.SubmitForm(form=COMING, entrant=who, content={"answer": said}))


def test_nobody_is_invited_while_sign_up_is_open_or_once_play_has_begun() -> None:
    assert acts(signed_up()) == []
    play, _ = invited()
    play.publish()
    assert acts(play) == []


def test_who_says_no_makes_room_at_once_who_says_nothing_when_the_time_is_up() -> None:
    play, due = invited()
    play.pass_time(hours=1)
    answer(play, "e1", "no")
    by_whom = {act.given["entrant"]: act.window.opens for act in acts(play)}
    assert {act.command for act in acts(play)} == {cmd.WithdrawEntrant}
    assert by_whom == {"e1": play.now, "e2": due}


def test_who_comes_stays() -> None:
    play, _ = invited()
    answer(play, "e1", "yes")
    answer(play, "e2", "yes")
    assert acts(play) == []


def test_where_nobody_waits_nobody_has_to_make_room() -> None:
    play, _ = invited(count=2)
    answer(play, "e1", "no")
    assert acts(play) == []


def test_who_moves_up_has_as_much_time_as_the_others_had() -> None:
    play, due = invited(count=4)
    answer(play, "e1", "no")
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    assert play.state.entrant("e3").status == "active"
    mine = next(act for act in acts(play) if act.about == "e3")
    assert (mine.command, mine.given["due"], mine.window.opens) == (cmd.AskForForm, due + DAYS, due)
    play.now = due
    play.do(cmd.AskForForm.model_validate(mine.given), deadline=asked_again("e3"))
    (gone,) = [act for act in acts(play) if act.given["entrant"] == "e3"]
    assert (gone.command, gone.window.opens) == (cmd.WithdrawEntrant, due + DAYS)
