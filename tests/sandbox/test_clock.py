"""The shared clock, and ids made of time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from bot.sandbox.clock import Clock
from bot.sandbox.ids import Snowflakes, moment_of

START = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def standing() -> Clock:
    return Clock(START, running=False)


def test_a_standing_clock_moves_only_when_told() -> None:
    clock = standing()
    assert clock.now() == START
    clock.advance(HOUR)
    assert clock.now() == START + HOUR
    clock.to(START + 2 * HOUR)
    assert clock.now() == START + 2 * HOUR


def test_a_running_clock_flows_at_its_speed() -> None:
    clock = Clock(START, speed=1_000_000)
    assert clock.now() > START + timedelta(milliseconds=1)
    clock.stand()
    assert clock.now() == clock.now()


def test_time_never_runs_backwards() -> None:
    clock = standing()
    with pytest.raises(ValueError, match="back"):
        clock.to(START - HOUR)
    with pytest.raises(ValueError, match="back"):
        clock.advance(-HOUR)
    for speed in (0.0, -1.0, float("nan")):
        with pytest.raises(ValueError, match="positive"):
            clock.set_speed(speed)
    with pytest.raises(ValueError, match="zone"):
        clock.to(datetime(2027, 1, 1))  # noqa: DTZ001 - the point of the test


def test_a_running_clock_reaches_what_it_passed_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(readings)))  # later at every look
    clock = Clock(START)
    due = clock.now()
    clock.reach(due)
    assert clock.now() > due
    clock.set_agenda([(clock.now() + timedelta(seconds=3), "soon")])
    clock.next()
    clock.advance(timedelta())
    clock.reach(START + HOUR)
    assert START + HOUR < clock.now() < START + 2 * HOUR


def test_listeners_hear_of_every_change_until_they_stop() -> None:
    clock, heard = standing(), []
    stop = clock.on_change(lambda: heard.append(clock.now()))
    clock.advance(HOUR)
    clock.run()
    clock.set_speed(2)
    clock.stand()
    assert len(heard) == 4
    stop()
    clock.advance(HOUR)
    assert len(heard) == 4


def test_a_new_agenda_is_no_change_of_time() -> None:
    clock, times, agendas = standing(), [], []
    clock.on_change(lambda: times.append(1))
    stop = clock.on_agenda(lambda: agendas.append(1))
    for _ in range(2):
        clock.set_agenda([(START + HOUR, "soon")])
    assert (times, agendas) == ([], [1])
    stop()
    clock.set_agenda([])
    assert agendas == [1]


def test_an_agenda_is_read_when_somebody_looks_at_it() -> None:
    clock, said = standing(), []

    def entries() -> Iterator[tuple[datetime, str]]:
        said.append(1)
        yield START + HOUR, "soon"

    clock.set_agenda(entries())
    assert said == []
    for _ in range(2):
        assert clock.agenda == [(START + HOUR, "soon")]
    assert said == [1]
    told: list[int] = []
    clock.on_agenda(lambda: told.append(1))
    clock.set_agenda(entries())
    assert (said, told) == ([1, 1], [])


def test_the_agenda_is_what_lies_ahead() -> None:
    clock = standing()
    clock.set_agenda([(START + 2 * HOUR, "later"), (START + HOUR, "soon"), (START - HOUR, "past")])
    assert [what for _, what in clock.agenda] == ["soon", "later"]
    assert clock.next()
    assert clock.now() == START + HOUR
    assert [what for _, what in clock.agenda] == ["later"]
    assert clock.next()
    assert not clock.next()


def test_how_long_to_really_sleep() -> None:
    clock = standing()
    assert clock.real_seconds_until(START + HOUR) is None
    assert clock.real_seconds_until(START) == 0
    clock.set_speed(3600)
    clock.run()
    assert clock.real_seconds_until(clock.now() + HOUR) == pytest.approx(1, abs=0.1)


def test_ids_increase_while_the_clock_stands_and_carry_the_moment() -> None:
    clock = standing()
    ids = Snowflakes(clock)
    made = [ids.new() for _ in range(1000)]
    assert made == sorted(set(made))
    clock.advance(HOUR)
    assert moment_of(ids.new()) == START + HOUR


def test_the_page_can_tell_what_is_old_from_what_is_new() -> None:
    clock = Clock(START, running=False)
    first = clock.as_json()
    clock.set_agenda([(START + timedelta(hours=1), "Something")])
    planned = clock.as_json()
    clock.next()
    assert first["changes"] < planned["changes"] < clock.as_json()["changes"]
    assert first["name"] == clock.as_json()["name"] != Clock(START).as_json()["name"]
