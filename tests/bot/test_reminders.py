"""Whatever can come due and changes nothing is a reminder: it has a line on the agenda, and tells somebody."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import plugins
from bot import reminders as package
from bot.announcements.reminder import Reminder
from bot.schedule import deadlines as due
from bot.schedule.in_use import use_reminders
from bot.schedule.reminder import AFTER_STEPS, never_due, unlisted
from formats.core import commands as cmd
from formats.core.events import Tick
from formats.core.log import TIMETABLE
from tests.bot.season import DAY, HOUR, SIGN_UP_CLOSES, Season
from tests.yesterday import LOGS, lines_of

FOUND = plugins.REMINDERS.found
NAMED_ELSEWHERE = {due.ASK, due.FORM_MISSING, due.FORM_DUE, due.NAG, due.FAILED}


@pytest.fixture
def others() -> Iterator[None]:
    """The test gives other reminders than a running bot."""
    yield
    plugins.install()


def test_every_module_of_the_folder_is_a_reminder() -> None:
    assert not FOUND.left_out
    assert set(FOUND.by_key) == {module.name for module in pkgutil.iter_modules(package.__path__)}


def test_what_is_named_elsewhere_is_there() -> None:
    assert set(FOUND.by_key) >= NAMED_ELSEWHERE


def test_no_two_have_the_same_key() -> None:
    keys = [*due.ORDER, *FOUND.by_key]
    assert len(set(keys)) == len(keys)


def test_steps_leave_room_for_reminders() -> None:
    assert 10 * len(due.ORDER) <= AFTER_STEPS


def test_a_reminder_without_a_part_cannot_be_made() -> None:
    parts: dict[str, Any] = {
        "key": "x",
        "when": never_due,
        "agenda": unlisted,
        "post": lambda _builder, _event: None,
    }
    assert Reminder(**parts).order == AFTER_STEPS
    for part in parts:
        with pytest.raises(TypeError):
            Reminder(**{name: value for name, value in parts.items() if name != part})


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_what_came_due_in_older_versions_is_known(log: Path) -> None:
    topics = {line["event"]["topic"] for line in lines_of(log) if line.get("event", {}).get("kind") == "DeadlinePassed"}
    assert topics <= {*due.ORDER, *FOUND.by_key}


def test_what_comes_due_in_a_season_carries_a_command_or_is_a_reminder_on_the_agenda() -> None:
    season = Season().started()
    for _ in range(2):
        season.until(season.now + 5 * DAY).play_round().until(season.now + DAY + 20 * HOUR)
    fired = {deadline.topic: deadline for _, deadline in season.fired}
    assert len(fired) > 6
    for topic, deadline in fired.items():
        assert (deadline.command is not None) == (topic in due.ORDER)
        reminder = FOUND.by_key.get(topic)
        assert (reminder is None) == (topic in due.ORDER)
        assert bool(deadline.what) == (reminder is None or reminder.agenda is not unlisted)


@pytest.mark.usefixtures("others")
def test_only_reminders_in_use_come_due() -> None:
    season = Season().create().sign_up(4).until(SIGN_UP_CLOSES)
    assert season.ahead(due.ASK)
    use_reminders({key: reminder for key, reminder in FOUND.by_key.items() if key != due.ASK})
    assert not season.ahead(due.ASK)


@pytest.mark.usefixtures("others")
def test_the_log_keeps_the_key_and_the_reminder_of_that_key_tells_it() -> None:
    told: list[str] = []
    use_reminders({"bell": Reminder("bell", never_due, unlisted, lambda _builder, event: told.append(event.topic))})
    season = Season().started()
    season.do(cmd.PassDeadline(), actor=TIMETABLE, tick=Tick(deadline="bell:1", topic="bell"))
    season.do(cmd.PassDeadline(), actor=TIMETABLE, tick=Tick(deadline="gong:1", topic="gong"))
    assert told == ["bell"]
