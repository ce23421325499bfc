"""R14: players are through with enough wins and out with enough losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from formats.core.contract import Finished, NeedsPairing
from formats.core.errors import FieldError
from formats.core.model import Entrant, Pairing
from formats.core.results import HALF_POINT, Result
from formats.core.state import Stage
from formats.systems.swiss import FORMAT
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.records import decided, undecided
from tests.formats.stage_builder import new_stage, paired, published, ranked, with_status, won

Ending = Callable[[Stage, Pairing], Result]

THREE = SwissOptions(wins_to_advance=3, losses_to_leave=3)
PLAIN = SwissOptions()


def field(size: int) -> Stage:
    return new_stage({f"e{number}": 2000.0 - number for number in range(1, size + 1)})


def better_seed_wins(stage: Stage, pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats, key=stage.seed_of))


def tie(_: Stage, __: Pairing) -> Result:
    return Result(half_points=(HALF_POINT, HALF_POINT))


def played(stage: Stage, options: SwissOptions, rounds: int = 30, ending: Ending = better_seed_wins) -> Stage:
    """Play so many rounds, or until the stage is over."""
    for _ in range(rounds):
        if FORMAT.status(stage, options) == Finished():
            break
        here = stage
        stage = published(stage, paired(FORMAT, here, options), lambda pairing, at=here: ending(at, pairing))  # type: ignore[misc]
    return stage


def records(stage: Stage) -> Counter[tuple[int, int]]:
    return Counter((line.wins, line.losses) for line in ranked(FORMAT, stage, THREE))


def test_r14_sixteen_players_end_with_the_records_of_three_wins_or_three_losses() -> None:
    stage = played(field(16), THREE)

    assert len(stage.rounds) == FORMAT.planned_rounds(stage, THREE) == 5
    assert records(stage) == {(3, 0): 2, (3, 1): 3, (3, 2): 3, (2, 3): 3, (1, 3): 3, (0, 3): 2}


def test_r14_a_decided_player_is_idle_in_every_later_round() -> None:
    stage = played(field(16), THREE)

    for number in range(4, 6):
        before = decided(field_after(stage, number - 1), THREE)
        pairings = stage.rounds[number - 1].pairings
        assert before
        assert set(pairings.idle) == set(before)
        assert not set(before) & {who for pairing in pairings.pairings for who in pairing.seats}


def field_after(stage: Stage, rounds: int) -> Stage:
    """The stage after so many rounds."""
    again = field(len(stage.seeds))
    for round_ in stage.rounds[:rounds]:
        again = published(again, round_.pairings, lambda pairing, of=round_: of.results[pairing.id])  # type: ignore[misc]
    return again


def test_r14_equal_records_meet() -> None:
    stage = played(field(16), THREE)

    for number in range(1, 6):
        before = {
            line.entrant: (line.wins, line.losses) for line in ranked(FORMAT, field_after(stage, number - 1), THREE)
        }
        for pairing in stage.rounds[number - 1].pairings.pairings:
            first, second = pairing.seats
            assert before[first] == before[second]


def test_r14_the_standings_begin_with_those_through_and_end_with_those_out_by_record() -> None:
    stage = played(field(16), THREE, rounds=4)

    lines = ranked(FORMAT, stage, THREE)
    made = [(line.wins, line.losses) for line in lines]
    assert made == sorted(made, key=lambda record: (record[0] == 3, record[1] < 3, record[0], -record[1]), reverse=True)
    assert set(made) >= {(3, 0), (3, 1), (2, 2), (1, 3), (0, 3)}
    below = next(line for line in lines if (line.wins, line.losses) == (3, 1))
    assert [(reason.code, reason.rule) for reason in below.reasons] == [("parted_by_record", "R14")]


def test_r14_signs_and_the_rounds_own_words_count_who_is_through_and_out() -> None:
    stage = played(field(16), THREE, rounds=3)

    through, out = FORMAT.marks(stage, THREE)
    assert (through.sign, len(through.entrants), through.meaning.params) == ("✓", 2, {"games": 3})
    assert (out.sign, len(out.entrants), out.meaning.params) == ("✗", 2, {"games": 3})
    rationale = paired(FORMAT, stage, THREE).rationale
    assert [(reason.code, reason.params.get("players")) for reason in rationale] == [
        ("round", None),
        ("through_so_far", 2),
        ("out_so_far", 2),
    ]
    assert FORMAT.marks(stage, PLAIN) == ()


def test_r14_a_bye_is_a_win_if_it_is_worth_a_full_point() -> None:
    half = SwissOptions(wins_to_advance=1, losses_to_leave=1, bye_half_points=1)
    one = SwissOptions(wins_to_advance=1, losses_to_leave=1)
    three = one.model_copy(update={"points": (3, 1, 0)})
    less = three.model_copy(update={"bye_points": (2,)})

    for options, state in ((one, "through"), (half, None), (three, "through"), (less, None)):
        stage = played(field(5), options, rounds=1)
        (bye,) = stage.rounds[0].pairings.byes
        assert decided(stage, options).get(bye.entrant) == state


def test_r14_a_player_who_alone_is_undecided_has_byes_that_are_wins_and_otherwise_it_is_over() -> None:
    options = SwissOptions(wins_to_advance=2, losses_to_leave=2)
    stage = with_status(played(field(3), options, rounds=2), ["e3"])
    left = undecided(stage, options)

    assert left == ("e2",)
    assert FORMAT.status(stage, options) == NeedsPairing()
    alone = paired(FORMAT, stage, options)
    assert (alone.pairings, [bye.entrant for bye in alone.byes]) == ((), list(left))
    assert FORMAT.status(stage, options.model_copy(update={"bye_half_points": 1})) == Finished()
    assert decided(played(stage, options), options) == {"e1": "through", "e2": "through"}


def test_r14_the_stage_is_over_when_nobody_is_undecided() -> None:
    stage = played(field(2), SwissOptions(wins_to_advance=1, losses_to_leave=1, rounds=9, allow_repeats=True))

    assert len(stage.rounds) == 1


def test_r14_ties_decide_nothing_and_the_rounds_end_it() -> None:
    options = SwissOptions(wins_to_advance=2, losses_to_leave=2)
    stage = played(field(8), options, ending=tie)

    assert len(stage.rounds) == 3
    assert decided(stage, options) == {}


def test_r14_one_limit_alone_leaves_the_usual_rounds() -> None:
    only_wins = SwissOptions(wins_to_advance=2)
    stage = played(field(8), only_wins)

    assert len(stage.rounds) == 3
    assert set(decided(stage, only_wins).values()) == {"through"}
    assert set(
        decided(played(field(8), SwissOptions(losses_to_leave=2)), SwissOptions(losses_to_leave=2)).values()
    ) == {"out"}


def test_r14_who_has_left_is_not_paired_and_a_win_by_forfeit_counts() -> None:
    stage = with_status(played(field(8), THREE, rounds=2), ["e1"])

    members = paired(FORMAT, stage, THREE).members()
    assert "e1" not in members
    assert len(members) == 7


def test_r14_a_small_field_has_too_few_opponents() -> None:
    few = [Entrant(id=f"e{number}", number=number) for number in range(4)]
    with pytest.raises(FieldError) as refused:
        FORMAT.check(few, THREE)
    assert (refused.value.code, refused.value.limit, refused.value.found) == ("too_many_rounds", 3, 5)
    FORMAT.check(few, THREE.model_copy(update={"allow_repeats": True}))


def test_r14_without_limits_nothing_changes() -> None:
    stage = played(field(16), PLAIN)

    assert len(stage.rounds) == 4
    assert not any(round_.pairings.idle for round_ in stage.rounds)
    assert decided(stage, PLAIN) == {}
