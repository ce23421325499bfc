"""The referee refuses final records that no tournament may end with."""

from __future__ import annotations

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.events import Event, ResultRecorded
from formats.core.evolve import evolve
from formats.core.log import Record
from formats.core.plan import StagePlan
from formats.core.results import win_result
from tests.formats.conformance.referee import CHECKS, Sheet, check_of, check_points, check_record, ever_left
from tests.formats.conformance.test_directed import ENGINE, FAST, SYSTEMS
from tests.formats.conformance.whole_tournaments import Whole, playable
from tests.formats.play import Play
from tests.formats.toolkit.brackets.test_by_hand import DOUBLE, SINGLE, to_the_end
from tests.formats.toolkit.brackets.test_corrections_without_game import CASES


def recorded(play: Play, event: Event) -> None:
    """An event as an earlier version would have written it, without a question."""
    record = Record(seq=len(play.records) + 1, command_id="earlier", actor="director", at=play.now, event=event)
    play.records.append(record)
    play.state = evolve(play.state, record)


@pytest.mark.parametrize("case", ["neighbour_withdrew", "neighbours_were_both_absent", "double_forfeit_was_none"])
@pytest.mark.parametrize("system", [SINGLE, DOUBLE])
def test_a_correction_that_does_not_take_the_passed_match_back_is_found(system: str, case: str) -> None:
    play, command = CASES[case][0](system)
    assert isinstance(command, cmd.RecordResult)
    _, _, game = play.state.find(command.pairing)
    recorded(
        play,
        ResultRecorded(
            pairing=game.id, result=win_result(game.seats, command.report), source="director", text="Typed."
        ),
    )
    play.win_all()
    to_the_end(play)

    with pytest.raises(AssertionError, match=r"beaten often enough|champion|out, and in round"):
        check_record(play.state, play.records, play.engine)


@pytest.mark.parametrize("key", SYSTEMS)
def test_standings_that_disagree_with_the_results_are_found(key: str) -> None:
    options = FAST if key == "cop" else {}
    size = playable(SYSTEMS[key], SYSTEMS[key].read_options(options), 8)
    whole = Whole(ENGINE, [StagePlan(system=key, title="Calm", options=options)], size, seed=5, calm=True)
    play = whole.to_the_end()
    lines = play.engine.standings(play.state)
    first, *others, last = lines
    turned = (
        last.model_copy(update={"rank": first.rank, "note": first.note, "points": first.points}),
        *others,
        first.model_copy(update={"rank": last.rank, "note": last.note, "points": last.points + 1}),
    )
    read = play.engine.of_stage(play.state, 0)[1]

    check_of(key)(Sheet(play.state.stage(), read, lines, ever_left(play.records)))
    with pytest.raises(AssertionError):
        check_of(key)(Sheet(play.state.stage(), read, turned, ever_left(play.records)))


def test_checks_are_those_of_formats_and_points_are_checked_of_any_other() -> None:
    assert set(CHECKS) <= set(registry.systems())
    assert check_of("ladder") is check_points
