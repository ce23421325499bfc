"""Rules 6, 7, 8 and 14: standings, meetings and catching."""

from __future__ import annotations

from formats.core.contract import AwaitsResults, NeedsPairing
from formats.core.results import forfeit_result
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import position_after
from tests.formats.stage_builder import paired, with_result
from tests.formats.systems.cop.made import COP_ONLY, field_of, games_of, reasons_of, standing, with_games


def test_rule_14_catching() -> None:
    position = standing([14, 10, 8, 8], 2, [100, -800, -801, -900])

    assert position.can_catch(1, 0, 900)
    assert not position.can_catch(1, 0, 899)
    assert not position.can_catch(2, 0, 10_000)
    assert position.can_catch(2, 1, 0)


def test_rule_6_wins_then_spread_then_a_shared_rank_in_seed_order() -> None:
    stage = with_games(field_of(6), ("e6", "e1", (410, 400)), ("e2", "e5", (450, 350)), ("e4", "e3", (410, 400)))

    lines = FORMAT.rank(stage, CopOptions())

    assert [(line.rank, line.entrant) for line in lines] == [
        (1, "e2"),
        (2, "e4"),
        (2, "e6"),
        (4, "e1"),
        (4, "e3"),
        (6, "e5"),
    ]
    assert [reason.about for line in lines for reason in line.reasons] == [("e2", "e4"), ("e3", "e5")]
    assert position_after(stage, CopOptions(), 1).players == tuple(line.entrant for line in lines)


def test_rule_7_only_games_played_or_to_be_played_are_meetings() -> None:
    stage = with_games(field_of(6), ("e1", "e2", (1, 0)), ("e3", "e4", (1, 0)), ("e5", "e6", (1, 0)))
    stage = with_result(stage, 1, 2, forfeit_result(("e3", "e4"), ("e4",)))
    stage = with_result(stage, 1, 3, None)

    position = position_after(stage, CopOptions(), 0)

    met = {frozenset((position.players[i], position.players[j])) for i, j in position.met}
    assert met == {frozenset(("e1", "e2")), frozenset(("e5", "e6"))}


def test_rule_8_a_round_based_on_older_standings_need_not_wait_and_counts_all_repeats() -> None:
    options = CopOptions(rounds=6, based_on=("3:1",), **{**COP_ONLY, "first_cop_round": None})
    stage = with_games(field_of(4), ("e1", "e2", (500, 400)), ("e3", "e4", (450, 400)))
    stage = with_games(stage, ("e1", "e3", (300, 500)), ("e2", "e4", (400, 390)))
    stage = with_result(stage, 2, 1, None)

    assert FORMAT.status(stage, options) == NeedsPairing()
    assert FORMAT.status(stage, options.model_copy(update={"based_on": ()})) == AwaitsResults(("s0r2b1",))
    found = paired(FORMAT, stage, options)
    assert games_of(found) == {frozenset(("e1", "e4")), frozenset(("e2", "e3"))}
    assert reasons_of(found, "older_standings")[0].params == {"round": 1}
    assert position_after(stage, options, 1).rounds_left == 5
