"""What is public does not depend on rounds off that were asked for, until the round is published."""

from __future__ import annotations

from bot.views.sealing import hidden_forms, public_records, public_state
from formats import registry
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from formats.core.rounds_off import ROUND_OFF
from tests.formats.play import Play

ENGINE = registry.engine()


def off(play: Play, entrant: str, *rounds: int) -> None:
    content = {"rounds": list(rounds)}
    play.do(cmd.SubmitForm(form=ROUND_OFF, entrant=entrant, content=content), actor=entrant)


def test_a_round_off_is_in_nothing_public_before_its_round() -> None:
    play = Play([StagePlan(system="swiss", title="Main", options={"rounds": 3, "rounds_off": 1})], engine=ENGINE)
    play.enter(6)
    hidden = hidden_forms(play.state, ENGINE)
    before, records = public_state(play.state, ENGINE), public_records(play.records, hidden)
    off(play, "e1", 1)
    off(play, "e2", 2)
    off(play, "e2")
    after = public_state(play.state, ENGINE)
    assert after.forms == before.forms == {}
    assert public_records(play.records, hidden) == records
    assert (after.entrants, after.started, after.asked) == (before.entrants, before.started, before.asked)


def test_the_published_round_has_it_and_the_wish_for_a_later_one_stays_hidden() -> None:
    play = Play([StagePlan(system="swiss", title="Main", options={"rounds": 3, "rounds_off": 1})], engine=ENGINE)
    play.enter(6)
    off(play, "e1", 1, 3)
    play.publish()
    shown = public_state(play.state, ENGINE)
    assert shown.current_round is not None
    assert [bye.entrant for bye in shown.current_round.pairings.byes if bye.is_round_off] == ["e1"]
    assert shown.forms == {}
    assert not any(
        getattr(record.event, "form", "") == ROUND_OFF
        for record in public_records(play.records, hidden_forms(play.state, ENGINE))
    )
