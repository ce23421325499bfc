"""Rules 33 to 36, one test for each: the rationale, coming and leaving, who starts, odds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from formats.core.lots import Lots
from formats.core.model import Entrant
from formats.core.state import Round
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from tests.formats.stage_builder import paired, published, with_result, with_status
from tests.formats.systems.cop.made import (
    COP_ONLY,
    field_of,
    first_seat_wins,
    line_of,
    played,
    reasons_of,
    with_games,
)


def test_rule_33_the_rationale_tells_who_can_still_come_in_where() -> None:
    options = CopOptions(rounds=8, place_prizes=2, **COP_ONLY)
    found = paired(FORMAT, played(field_of(6), options, 5), options)

    chances = reasons_of(found, "chances")
    assert {reason.about[0] for reason in chances} <= {f"e{number}" for number in range(1, 7)}
    for reason in chances:
        counts = dict(entry.split(":") for entry in str(reason.params["counts"]).split())
        assert sum(map(int, counts.values())) == 200
        assert reason.params["best"] == min(map(int, counts))
        assert reason.params["worst"] == max(map(int, counts))
    (simulated,) = reasons_of(found, "simulated")
    assert simulated.params["simulations"] == 200
    assert len(reasons_of(found, "contender")) == 2


def test_rule_33_the_rationale_names_the_leader_the_child_and_whom_the_leader_may_play() -> None:
    options = CopOptions(rounds=8, place_prizes=2, control_loss_activation_round=1, **COP_ONLY)
    stage = played(field_of(8), options, 3)
    order = [line.entrant for line in FORMAT.rank(stage, options)]
    found = paired(FORMAT, stage, options)

    (steered,) = reasons_of(found, "steered")
    leader, child, *opponents = steered.about
    assert (leader, child) == (order[0], order[int(str(steered.params["rank"])) - 1])
    assert len(opponents) == steered.params["choices"]
    game = next(pairing for pairing in found.pairings if leader in pairing.seats)
    assert game.opponent(leader) in opponents
    (at_stake,) = [*reasons_of(found, "destiny_at_stake"), *reasons_of(found, "destiny_safe")]
    assert at_stake.about == (order[0], order[int(str(at_stake.params["rank"])) - 1])


def test_rule_33_the_seed_of_the_simulations_is_a_recorded_draw() -> None:
    options = CopOptions(rounds=8, **COP_ONLY)
    lots = Lots("recorded")

    FORMAT.pair(field_of(6), options, lots)

    assert (lots.draws[0].purpose, lots.draws[0].high) == ("simulations for round 1", 2**63 - 1)


def test_rule_34_whoever_comes_late_has_lost_the_rounds_before() -> None:
    options = CopOptions(rounds=8, **COP_ONLY)
    stage = played(field_of(6), options, 2)
    newcomer = Entrant(id="e7", number=7)
    longer = replace(stage, seeds=(*stage.seeds, "e7"), entrants={**stage.entrants, "e7": newcomer})

    assert line_of(longer, "e7") == (0, -100)
    found = paired(FORMAT, longer, options)
    assert found.members() == frozenset(longer.seeds)


def test_rule_34_whoever_has_the_bye_takes_the_seat_of_one_who_left() -> None:
    options = CopOptions(rounds=8, **COP_ONLY)
    stage = field_of(5)
    found = paired(FORMAT, stage, options)
    gone = found.pairings[0].seats[0]
    round_ = Round(1, found, {})
    stage = with_status(replace(stage, rounds=(round_,)), [gone])

    mended = FORMAT.repair(stage, round_, gone, options)

    assert mended is not None
    assert mended.byes == ()
    assert set(mended.pairings[0].seats) == {found.pairings[0].seats[1], found.byes[0].entrant}
    assert FORMAT.repair(stage, replace(round_, pairings=mended), gone, options) is None


def test_rule_35_whoever_started_less_often_starts() -> None:
    options = CopOptions(rounds=9, **COP_ONLY)
    stage = played(field_of(6), options, 8)

    starts = Counter(pairing.seats[0] for pairing, _ in stage.games())
    assert all(3 <= starts[who] <= 5 for who in stage.seeds)


def test_rule_36_odds_are_of_the_whole_field_from_the_last_complete_round() -> None:
    options = CopOptions(rounds=6, place_prizes=1, **COP_ONLY)
    stage = played(field_of(7), options, 3)
    running = with_result(published(stage, paired(FORMAT, stage, options), first_seat_wins), 4, 1, None)

    odds, while_playing = (FORMAT.odds(moment, options, Lots("odds"), 500) for moment in (stage, running))

    assert odds is not None
    assert odds == while_playing
    assert odds.simulations == 500
    assert set(odds.entrants) == set(stage.seeds)
    assert all(abs(odds.share(rank, 1, 7) - 1) < 1e-12 for rank in range(7))
    assert all(abs(sum(odds.share(rank, place, place) for rank in range(7)) - 1) < 1e-12 for place in range(1, 8))


def test_rule_36_there_are_no_odds_when_all_is_over_or_nobody_is_left() -> None:
    options = CopOptions(rounds=3, **COP_ONLY)
    stage = played(field_of(4), options, 3)

    assert FORMAT.odds(stage, options, Lots("odds"), 10) is None
    assert FORMAT.odds(with_status(field_of(3), ["e1", "e2"]), options, Lots("odds"), 10) is None


def test_rule_5_rounds_that_were_missed_are_told_with_the_spread_they_cost() -> None:
    missed = FORMAT.missed(field_of(2), "e1", 3, CopOptions(bye_spread=70))

    assert (missed.code, missed.rule, missed.about) == ("missed_lost", "R5", ("e1",))
    assert missed.params == {"rounds": 3, "spread": 70}


def test_rule_6_whoever_is_above_by_spread_alone_is_told_so() -> None:
    stage = with_games(field_of(4), ("e1", "e2", (400, 300)), ("e3", "e4", (500, 300)))
    stage = with_games(stage, ("e1", "e4", (400, 300)), ("e2", "e3", (400, 300)))

    lines = FORMAT.rank(stage, CopOptions())

    assert [(line.entrant, line.tie_breaks) for line in lines] == [
        ("e1", ("+200",)),
        ("e3", ("+100",)),
        ("e2", ("+0",)),
        ("e4", ("-300",)),
    ]
    assert [[(reason.code, reason.rule, reason.about) for reason in line.reasons] for line in lines] == [
        [],
        [],
        [("parted_by_spread", "R6", ("e3", "e2"))],
        [],
    ]
