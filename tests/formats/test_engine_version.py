"""A change of what any format pairs, seeds or ranks changes the engine's version.

`tests/golden/engine` has a whole tournament of every shipped format, and what it added up to, as the engine of the
version in it computed them. They are written again only by an engine with a higher version:

    make golden TESTS=tests/formats/test_engine_version.py
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formats.cli.run import check
from formats.core import engine_version
from formats.core.engine_version import engines
from formats.core.events import RoundPaired, StageStarted
from formats.core.log_file import LogFile, LogHeader, read_log, write_log
from formats.core.verify import Difference, verify
from tests.expected import expected
from tests.formats.conformance.test_playing import stage, takes
from tests.formats.conformance.whole_tournaments import Whole
from tests.freezing import ENGINE, summary

FOLDER = Path(__file__).parents[1] / "golden" / "engine"
SYSTEMS = expected("systems")
CHANGED = (
    "pairs, seeds or ranks otherwise: raise ENGINE_VERSION in formats/core/engine_version.py, then run `make golden`"
)


def played(key: str) -> LogFile:
    """A whole tournament of a format with withdrawals, forfeits and corrections."""
    whole = Whole(ENGINE, [stage(key)], takes(key, 9), seed=9)
    whole.play_out()
    header = LogHeader(tournament=key, title=whole.play.state.title, engine=ENGINE.version)
    return read_log(write_log(header, whole.play.records))


def differences(file: LogFile, recorded: object) -> list[Difference | str]:
    """Return what this engine computes otherwise than the log and the summary of it say."""
    computed = json.loads(json.dumps(summary(file)))
    return [*verify(file.records, ENGINE), *(["standings"] if computed != recorded else [])]


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_version_changes_with_pairings_and_rankings(key: str, request: pytest.FixtureRequest) -> None:
    log, ranks = FOLDER / f"{key}.jsonl", FOLDER / f"{key}.json"
    update = bool(request.config.getoption("--update-golden"))
    if update and not log.exists():
        write(log, ranks, played(key))
    file = read_log(log.read_text(encoding="utf-8"))
    (version,) = engines(file.records)
    changed = differences(file, json.loads(ranks.read_text(encoding="utf-8")))
    if changed and version == engine_version.ENGINE_VERSION:
        pytest.fail(f"{key} {CHANGED}: {changed[0]}")
    if update and version != engine_version.ENGINE_VERSION:
        write(log, ranks, played(key))
    elif version != engine_version.ENGINE_VERSION:
        pytest.fail(f"{key} was recorded by engine {version}: run `make golden`")


def write(log: Path, ranks: Path, file: LogFile) -> None:
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(write_log(file.header, file.records), encoding="utf-8")
    ranks.write_text(f"{json.dumps(summary(file))}\n", encoding="utf-8")


def test_every_recorded_tournament_is_that_of_a_format() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(SYSTEMS)


@pytest.mark.parametrize("kind", [StageStarted, RoundPaired])
def test_a_change_without_another_version_is_found(kind: type[StageStarted | RoundPaired]) -> None:
    file = read_log((FOLDER / "swiss.jsonl").read_text(encoding="utf-8"))
    recorded = json.loads((FOLDER / "swiss.json").read_text(encoding="utf-8"))
    assert differences(file, recorded) == []
    changed = [
        record.model_copy(update={"event": exchanged(record.event)}) if isinstance(record.event, kind) else record
        for record in file.records
    ]
    assert any(one.what in {"seeds", "pairings"} for one in verify(changed, ENGINE))
    assert differences(file, {**recorded, "standings": [*recorded["standings"], []]}) == ["standings"]


def exchanged(event: object) -> object:
    """The event with its first two people in each other's place."""
    if isinstance(event, StageStarted):
        first, second, *others = event.seeds
        return event.model_copy(update={"seeds": (second, first, *others)})
    assert isinstance(event, RoundPaired)
    board, *boards = event.pairings.pairings
    turned = board.model_copy(update={"seats": board.seats[::-1]})
    return event.model_copy(update={"pairings": event.pairings.model_copy(update={"pairings": (turned, *boards)})})


def test_a_log_names_the_engines_that_paired_it() -> None:
    records = read_log((FOLDER / "swiss.jsonl").read_text(encoding="utf-8")).records
    ((version, first),) = engines(records).items()
    assert (version, records[first - 1].event.kind) == (engine_version.ENGINE_VERSION, "StageStarted")
    later = next(record.seq for record in records if isinstance(record.event, RoundPaired))
    by_two = [
        record.model_copy(update={"event": record.event.model_copy(update={"engine": version + 1})})
        if isinstance(record.event, RoundPaired)
        else record
        for record in records
    ]
    assert engines(by_two) == {version: first, version + 1: later}


def test_verify_on_the_command_line_names_the_engines() -> None:
    answer = check((FOLDER / "swiss.jsonl").read_text(encoding="utf-8"), ENGINE)
    version = engine_version.ENGINE_VERSION
    ((_, first),) = answer.data["engines"].items()
    assert answer.data["engines"] == {version: first}
    assert f"Paired by engine {version} (from line {first}); this is engine {version}.\n" in answer.text
