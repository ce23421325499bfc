"""What a log is made of: whom it is about, and which round of a public beacon a draw is promised."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from formats.core import commands as cmd
from formats.core.events import BeaconChain
from formats.core.log import SERVER, TIMETABLE, people_in, people_of
from tests.formats.play import Play


@pytest.mark.parametrize("second", [0, 999, 1000, 1029, 1030, 1031, 5000])
def test_a_draw_is_promised_the_first_round_of_a_beacon_that_nobody_can_know_yet(second: int) -> None:
    chain = BeaconChain(id="c", genesis=1000, period=30)
    moment = datetime.fromtimestamp(second, UTC)
    found = chain.round_after(moment)
    assert found.at > moment
    assert found.at.timestamp() == 1000 + 30 * (found.number - 1)  # round 1 is the genesis
    assert found.number == 1 or found.at.timestamp() - 30 <= second


def test_in_a_log_appears_who_did_something_and_whom_it_is_about_but_neither_timetable_nor_servers() -> None:
    play = Play()
    play.do(cmd.Announce(text="Welcome"), actor="p1")
    play.do(cmd.Announce(text="By itself"), actor=TIMETABLE)
    play.do(cmd.Announce(text="From elsewhere"), actor=f"{SERVER}online_go")
    play.do(cmd.ChangeStaff(person="p2", role="director"), actor="p3")

    assert people_in(play.records) == {"p2"}
    assert people_of(play.records) == {"director", "p1", "p2", "p3"}
