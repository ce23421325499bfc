"""What a preview has paired is published, as long as nothing else has happened."""

from __future__ import annotations

from dataclasses import replace

from bot.service.paired_rounds import PairedRounds
from formats.core.commands import Command, FinishTournament, PublishRound
from formats.core.events import RoundPaired
from tests.bot.played import Played

NEXT = PublishRound(stage=0, round_number=1)


def test_the_same_command_on_the_same_log_finds_what_was_paired_and_nothing_else_does() -> None:
    before = Played().create().enter().close()
    state = before.state
    events = [record.event for record in before.do(NEXT)]
    paired = tuple(event for event in events if isinstance(event, RoundPaired))
    rounds = PairedRounds()
    assert rounds.of("t1", state, NEXT) == ()
    rounds.keep("t1", state, NEXT, events)
    assert rounds.of("t1", state, NEXT) == paired != ()
    others: list[Command] = [PublishRound(stage=0, round_number=2), FinishTournament()]
    assert [rounds.of("t1", state, other) for other in others] == [(), ()]
    assert rounds.of("t2", state, NEXT) == ()
    assert rounds.of("t1", replace(state, version=state.version + 1), NEXT) == ()
    rounds.forget("t2")
    assert rounds.of("t1", state, NEXT) == paired
    rounds.forget("t1")
    assert rounds.of("t1", state, NEXT) == ()


def test_what_a_director_has_paired_and_what_pairs_nothing_is_not_kept() -> None:
    before = Played().create().enter().close()
    state = before.state
    events = [record.event for record in before.do(NEXT)]
    (round_,) = (event for event in events if isinstance(event, RoundPaired))
    by_hand = NEXT.model_copy(update={"pairings": round_.pairings})
    rounds = PairedRounds()
    for command in (by_hand, FinishTournament()):
        rounds.keep("t1", state, command, events)
        assert rounds.of("t1", state, command) == ()
