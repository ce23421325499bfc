"""What a log leaves out means the default of the engine that wrote it, whatever the default is today."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from pydantic import Field

from formats import registry
from formats.core import commands as cmd
from formats.core.contract import Options
from formats.core.earlier_defaults import OPTIONS, SETTINGS
from formats.core.engine import Engine
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.log_file import read_log
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.verify import verify
from formats.systems.swiss import Swiss
from formats.systems.swiss.options import SwissOptions
from formats.toolkit.tie_breaks import TieBreakName
from tests.formats.play import Play
from tests.yesterday import LOGS, text_of

SYSTEMS = {
    "cop",
    "double_elimination",
    "floating_double_elimination",
    "group_rounds",
    "round_robin",
    "score_group_swiss",
    "single_elimination",
    "swiss",
    "swiss_elimination",
    "tiered_league",
}
SPARSE = [
    log
    for log in LOGS
    if any(
        OPTIONS[stage["system"]].keys() - stage.get("options", {}).keys()
        for stage in json.loads(text_of(log).split("\n")[1])["event"]["stages"]
    )
]


class OtherOptions(SwissOptions):
    """The options of a later version, with other defaults."""

    rounds: int | None = Field(default=2, ge=1, le=30)
    tie_breaks: tuple[TieBreakName, ...] = ("wins",)
    bye_half_points: int = 1


class LaterSwiss(Swiss):
    """The Swiss of a later version."""

    options: ClassVar[type[Options]] = OtherOptions


def later() -> Engine:
    """The engine of a later version, in which the Swiss has other defaults."""
    now = registry.engine()
    return replace(now, formats={**now.formats, "swiss": LaterSwiss()})


def written_sparsely(records: Sequence[Record]) -> list[Record]:
    """The same log as Herald 0.2 wrote it, with no option that has its default."""
    lines = [json.loads(record.model_dump_json()) for record in records]
    created = lines[0]["event"]
    for stage in created["stages"]:
        stage["options"] = {}
    return [Record.model_validate_json(json.dumps(line)) for line in lines]


def test_every_option_and_every_setting_has_its_value_for_earlier_logs() -> None:
    # A format that is newer than these logs needs nothing here.
    assert set(OPTIONS) == SYSTEMS
    for key, options in OPTIONS.items():
        system = registry.systems()[key]
        assert options.keys() == system.options.model_fields.keys(), key
        system.read_options(options)
    assert SETTINGS.keys() == Settings.model_fields.keys()
    Settings.model_validate(SETTINGS)


def test_there_are_frozen_logs_of_each_version_that_leave_options_out() -> None:
    assert {log.parent.name for log in SPARSE} == {"0.1", "0.2"}
    assert len(SPARSE) >= 20


@pytest.mark.parametrize("log", SPARSE, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_an_option_that_a_frozen_log_leaves_out_has_the_default_of_then(log: Path) -> None:
    file = read_log(text_of(log), even_broken=True)
    written = [stage.get("options", {}) for stage in json.loads(text_of(log).split("\n")[1])["event"]["stages"]]
    created = file.records[0].event
    assert created.kind == "TournamentCreated"
    for stage, options in zip(created.stages, written, strict=True):
        left_out = {
            name: value
            for name, value in OPTIONS[stage.system].items()
            # Version 0.1 had no choice of these, and did it the other way.
            if name not in options and name not in {"always_wins_tolerance", "exchange_last_rounds"}
        }
        assert {name: stage.options[name] for name in left_out} == left_out


def test_a_new_log_writes_every_option_out() -> None:
    play = Play([StagePlan(system="swiss", title="Swiss", options={"rounds": 3})], engine=registry.engine())
    assert play.state.stages[0].options == SwissOptions(rounds=3).model_dump(mode="json")
    play.do(cmd.ChangePlan(stages=(StagePlan(system="round_robin", title="All"),)))
    assert play.state.stages[0].options == dict(OPTIONS["round_robin"])


def test_a_running_tournament_goes_on_under_the_defaults_it_began_with() -> None:
    before = Play([StagePlan(system="swiss", title="Swiss", options=dict(OPTIONS["swiss"]))], engine=registry.engine())
    before.enter(7)
    before.publish()
    before.win_all()
    before.publish()
    after = Play([StagePlan(system="swiss", title="Swiss")], engine=later())
    after.records = written_sparsely(before.records)
    after.state = fold(after.records)
    after.commands = before.commands

    assert after.state == before.state
    for play in (before, after):
        play.win_all()
        wrong = play.board(1)
        play.do(cmd.RecordResult(pairing=wrong.id, report=Report(winner=wrong.seats[1]), text="misread"))
        play.do(cmd.UndoCommand(command_id=play.last))
        play.publish()
        play.win_all()
    rules = after.engine.options_of(after.state.stages[0])
    assert (rules.rounds, rules.bye_half_points, len(rules.tie_breaks)) == (None, 2, 5)
    assert after.state.started[0].rounds == before.state.started[0].rounds
    assert len(after.state.started[0].rounds) == 3
    assert after.engine.standings(after.state) == before.engine.standings(before.state)
    assert verify(after.records, after.engine) == ()


def test_a_tournament_of_the_later_version_has_its_defaults() -> None:
    play = Play([StagePlan(system="swiss", title="Swiss")], engine=later())
    assert play.engine.options_of(play.state.stages[0]).rounds == 2
