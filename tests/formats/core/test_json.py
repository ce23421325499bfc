"""Every stored value is read back the same."""

import json
import math
from datetime import datetime, timedelta, timezone
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from pydantic import AwareDatetime, TypeAdapter, ValidationError

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.events import SeriesPlan
from formats.core.events.field import OpenTeam
from formats.core.log import Envelope, Record
from formats.core.model import Bye, EntrantData, Pairing, Reason, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.values import Value, every_value
from formats.core.weekly import WeeklyTime, WeekPlan
from tests.examples import examples

EVENTS = get_args(get_args(ev.Event)[0])
COMMANDS = get_args(get_args(cmd.Command)[0])
QUICK = examples(12, suppress_health_check=list(HealthCheck))

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
MOMENTS = st.datetimes(
    min_value=datetime(2000, 1, 1),  # noqa: DTZ001 - Hypothesis adds the zone
    timezones=st.integers(-720, 840).map(lambda east: timezone(timedelta(minutes=east))),
)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
WEEKS = st.none() | st.just(
    WeekPlan(
        zone="UTC",
        ask=WeeklyTime(weekday="sat", time="12:00"),
        pair=WeeklyTime(weekday="mon", time="12:00"),
        fix=WeeklyTime(weekday="tue", time="12:00"),
        play_from=WeeklyTime(weekday="wed", time="12:00"),
        play_until=WeeklyTime(weekday="sun", time="12:00"),
    )
)

for kind in every_value():
    kind.model_rebuild()  # Hypothesis reads signatures, which a class has once it is built

st.register_type_strategy(
    Reason,
    st.builds(
        Reason,
        code=st.text(max_size=9),
        about=st.lists(st.text(max_size=4), max_size=2).map(tuple),
        params=st.dictionaries(st.text(max_size=5), SCALARS, max_size=3),
    ),
)
st.register_type_strategy(
    EntrantData,
    st.builds(
        EntrantData,
        rating=st.none() | st.floats(allow_nan=False, allow_infinity=False),
        attributes=st.dictionaries(st.text(max_size=5), SCALARS, max_size=3),
    ),
)
st.register_type_strategy(OpenTeam, st.builds(OpenTeam, strength=st.floats(allow_nan=False, allow_infinity=False)))
st.register_type_strategy(
    RoundPairings,
    st.builds(
        RoundPairings,
        pairings=st.lists(st.builds(Pairing), max_size=2).map(tuple),
        byes=st.lists(st.builds(Bye), max_size=2).map(tuple),
        rationale=st.lists(st.from_type(Reason), max_size=2).map(tuple),
        facts=st.dictionaries(st.text(max_size=5), SCALARS, max_size=3),
    ),
)
st.register_type_strategy(
    StagePlan,
    st.builds(
        StagePlan,
        options=st.dictionaries(st.text(max_size=5), JSON, max_size=2),
        take=st.none() | st.integers(2, 99),
        time_control=st.text(max_size=20),
    ),
)
st.register_type_strategy(
    SeriesPlan,
    st.builds(
        SeriesPlan,
        zone=st.just("Europe/Berlin"),
        at=st.just(WeeklyTime(weekday="fri", time="20:00")),
        points=st.lists(st.integers(0, 100), min_size=1, max_size=3).map(tuple),
    ),
)
st.register_type_strategy(
    Settings, st.builds(Settings, week=WEEKS, zone=st.just("UTC"), capacity=st.none() | st.integers(2, 2000))
)

st.register_type_strategy(
    cmd.ImportedRound,
    st.builds(
        cmd.ImportedRound,
        pairings=st.from_type(RoundPairings),
        reports=st.dictionaries(st.text(max_size=5), st.from_type(Report), max_size=2),
    ),
)


st.register_type_strategy(AwareDatetime, MOMENTS)

CONTENTS: dict[type[Value], st.SearchStrategy[Any]] = {
    ev.MatchNoted: st.none() | st.dictionaries(st.text(max_size=5), JSON, max_size=3)
}
"""What is stored with an event, where it is not just any JSON."""


def instances(kind: type[Value]) -> st.SearchStrategy[Value]:
    given_fields = {"content": CONTENTS.get(kind, JSON)} if "content" in kind.model_fields else {}
    return st.builds(kind, **given_fields)


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_comes_back_from_its_line_of_the_log(kind: type[Value]) -> None:
    @QUICK
    @given(event=instances(kind), at=MOMENTS)
    def round_trip(event: Value, at: object) -> None:
        record = Record.model_validate({"seq": 1, "command_id": "c", "actor": "a", "at": at, "event": event})
        assert Record.model_validate_json(record.model_dump_json()) == record

    round_trip()


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_command_comes_back_from_json(kind: type[Value]) -> None:
    @QUICK
    @given(command=instances(kind), at=MOMENTS)
    def round_trip(command: Value, at: object) -> None:
        envelope = Envelope.model_validate({"command_id": "c", "actor": "a", "at": at, "command": command})
        assert Envelope.model_validate_json(envelope.model_dump_json()) == envelope

    round_trip()


@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan])
def test_numbers_that_json_does_not_know_are_refused(number: float) -> None:
    with pytest.raises(ValidationError):
        EntrantData(rating=number)
    with pytest.raises(ValidationError):
        EntrantData(attributes={"uncertainty": number})


def test_times_without_a_zone_are_refused() -> None:
    line = {
        "seq": 1,
        "command_id": "c",
        "actor": "a",
        "at": "2026-01-01T12:00:00",
        "event": {"kind": "Announced", "text": "x"},
    }

    with pytest.raises(ValidationError):
        Record.model_validate_json(json.dumps(line))


@pytest.mark.parametrize("kind", [*EVENTS, *COMMANDS])
def test_unknown_fields_are_refused(kind: type[Value]) -> None:
    assert kind.model_config["extra"] == "forbid"
    assert kind.model_config["frozen"] is True


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValidationError):
        ev.EVENT.validate_python({"kind": "Nonsense"})
    with pytest.raises(ValidationError):
        TypeAdapter(cmd.Command).validate_python({"kind": "Nonsense"})
