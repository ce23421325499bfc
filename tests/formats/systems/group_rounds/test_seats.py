"""Which phase a published round belongs to."""

from __future__ import annotations

from dataclasses import replace

from formats.core.state import Round, Stage
from formats.systems.group_rounds.seats import progress_of
from tests.formats.systems.group_rounds.tournament import Freestyle


def by_hand(stage: Stage, number: int) -> Stage:
    """The stage whose round of that number records no phase, as one that a director has paired."""

    def bare(round_: Round) -> Round:
        return replace(round_, pairings=round_.pairings.model_copy(update={"rationale": ()}))

    rounds = tuple(bare(round_) if round_.number == number else round_ for round_ in stage.rounds)
    return replace(stage, rounds=rounds)


def phases(event: Freestyle, stage: Stage) -> list[tuple[str, int]]:
    """Every phase that has begun, and how many rounds it has."""
    return [(phase.key, len(phase.rounds)) for phase in progress_of(stage, event.options).phases]


def test_a_round_by_hand_goes_on_with_the_phase_in_play() -> None:
    event = Freestyle(16)
    assert phases(event, by_hand(event.stage, 2)) == [("round1", 3)]
    event.finish()
    event.on()
    assert phases(event, event.stage) == [("round1", 3), ("round2", 3)]
    for number in (5, 6):
        assert phases(event, by_hand(event.stage, number)) == [("round1", 3), ("round2", 3)]


def test_a_round_by_hand_after_a_complete_phase_opens_the_next_one_with_the_groups_of_the_rules() -> None:
    event = Freestyle(16)
    event.finish()
    event.on()
    opened = progress_of(by_hand(event.stage, 4), event.options).phases[-1]

    assert (opened.key, len(opened.rounds)) == ("round2", 3)
    assert {group.name: group.members for group in opened.groups} == event.groups()


def test_a_first_round_by_hand_opens_the_first_phase() -> None:
    event = Freestyle(16)

    first = progress_of(by_hand(event.stage, 1), event.options).phases[0]
    assert (first.key, len(first.rounds), len(first.groups)) == ("round1", 3, 4)


def test_behind_the_last_phase_a_round_by_hand_is_one_more_of_it() -> None:
    event = Freestyle(2)
    event.finish()
    event.on()
    last = event.stage.rounds[-1]
    more = replace(last, number=last.number + 1)
    stage = by_hand(replace(event.stage, rounds=(*event.stage.rounds, more)), more.number)

    assert phases(event, stage)[-1] == ("finals", 2)
