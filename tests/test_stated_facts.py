"""Statements of the documentation with a number, a list or a name in them: each follows from the code.

A statement is a text of a page with the values in braces; the test fails where the page does not have it with the
values of the code. Change the page when the code changes, and add statements here as you write them.
"""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bot.delivery import announcer, back_off, refusals, time_limit, webhooks
from bot.delivery.webhook_sending import LONGEST_RETRY_AFTER
from bot.game_server_api.calling import LARGEST
from bot.hosting import health
from bot.pictures.canvas import ALT_LIMIT
from bot.runtime import leases, watchdog
from bot.runtime.settings import ProcessSettings
from bot.service import retention, worker
from bot.web import streams
from formats.core.plan import Settings
from storage import postgres_connections, writer
from storage.schema import metadata
from tests.case_files import PROJECT


def default(model: type[ProcessSettings | Settings], field: str) -> int:
    """The default of a setting."""
    value = model.model_fields[field].default
    assert isinstance(value, int)
    return value


def minutes(time: timedelta) -> int:
    """Whole minutes."""
    return round(time.total_seconds() / 60)


SILENT = round(leases.SILENCE)

STATEMENTS: list[tuple[str, str, dict[str, object]]] = [
    ("hosting", "answered the last heartbeat after more than {n} s", {"n": round(health.HEARTBEAT_SECONDS)}),
    ("hosting", "it does not answer within {n} s", {"n": round(health.DATABASE_SECONDS)}),
    (
        "hosting",
        "a message that nothing holds has waited for more than {n} minutes",
        {"n": minutes(health.OLDEST_POST)},
    ),
    ("hosting", "something has been due for more than {n} minutes", {"n": minutes(health.LATEST_DEADLINE)}),
    ("hosting", "when its event loop has not run for {n} seconds", {"n": round(watchdog.SECONDS)}),
    ("hosting", "status is **{n}**", {"n": watchdog.EXIT_STATUS}),
    ("hosting", "sends nothing more from {n:,} on until the ten minutes are over", {"n": refusals.MOST_REFUSED}),
    ("hosting", "One reader has at most {n} streams open", {"n": streams.MOST_OF_ONE}),
    ("hosting", "all together {n:,}", {"n": streams.MOST_STREAMS}),
    ("hosting", "waits until that has been silent for {n} to", {"n": SILENT}),
    ("hosting", "Where you have a PostgreSQL ({n} or newer)", {"n": postgres_connections.OLDEST_VERSION}),
    ("architecture", "process that is silent for {n} seconds", {"n": SILENT}),
    ("architecture", "the kernel ends it after {n} s of CPU", {"n": round(worker.READ_SECONDS)}),
    ("storage", "it takes over after {n} seconds without a heartbeat", {"n": SILENT}),
    ("storage", "up to {n} commands, marks and settings with one commit", {"n": writer.MOST_AT_ONCE}),
    ("storage", "loses its connection after {n} seconds", {"n": {10_000: "ten"}[postgres_connections.IDLE_MS]}),
    ("delivery", "{n} deliveries may begin in a second", {"n": round(announcer.DELIVERIES_PER_SECOND)}),
    ("delivery", "A delivery may take {n} seconds", {"n": round(time_limit.DELIVERY_SECONDS)}),
    ("delivery", "a limit of more than {n} seconds the library reports", {"n": round(time_limit.LONGEST_RATE_LIMIT)}),
    ("delivery", "{n} seconds to begin with", {"n": back_off.FIRST_WAIT.seconds}),
    ("delivery", "{n} minutes at most (`back_off.py`)", {"n": minutes(back_off.LONGEST_WAIT)}),
    ("machines", "sends a line every {n} seconds", {"n": round(streams.HEARTBEAT_SECONDS)}),
    ("machines", "one reader may have {n} of them", {"n": streams.MOST_OF_ONE}),
    ("machines", "**Trying again**: after {n} seconds", {"n": webhooks.FIRST_WAIT.seconds}),
    ("machines", "`Retry-After` is kept, up to {n}", {"n": {3600: "an hour"}[LONGEST_RETRY_AFTER]}),
    ("machines", "has taken nothing for {n} days", {"n": {3: "three"}[webhooks.PATIENCE.days]}),
    ("privacy", "what cannot be delivered, for {n} days (`HERALD_KEEP_DAYS`)", {"n": retention.DAYS}),
    ("privacy", "`HERALD_BACKUP_DAYS` ({n}) days", {"n": default(ProcessSettings, "backup_days")}),
    ("pictures", "in at most {n:,} characters", {"n": ALT_LIMIT}),
    ("players", "From {n} minutes before the start", {"n": default(Settings, "check_in_minutes")}),
    ("players", "within {n} minutes, **Claim forfeit**", {"n": default(Settings, "forfeit_minutes")}),
    ("players", "the report counts {n} hours after it was made", {"n": default(Settings, "silence_confirms_hours")}),
    ("game-servers", "Answers of more than {n} MB are dropped", {"n": LARGEST // 1024**2}),
]


@pytest.mark.parametrize("page, text, values", STATEMENTS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_page_says_what_the_code_does(page: str, text: str, values: dict[str, object]) -> None:
    stated = " ".join((PROJECT / "docs" / f"{page}.md").read_text(encoding="utf-8").split())
    assert text.format(**values) in stated


def listed(path: str, pattern: str) -> set[str]:
    """What a page lists by a pattern."""
    return set(re.findall(pattern, (PROJECT / path).read_text(encoding="utf-8"), re.MULTILINE))


def test_the_page_about_storage_lists_every_table() -> None:
    page = (PROJECT / "docs" / "storage.md").read_text(encoding="utf-8").partition("## What is in it")[2]
    rows = re.findall(r"^\| (`.*?) \|", page.partition("## ")[0], re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(metadata.tables)


def test_contributing_lists_every_target_of_make() -> None:
    targets = listed("Makefile", r"^([a-z][a-z-]*):")
    shown = listed("CONTRIBUTING.md", r"`?make ([a-z][a-z-]*)")
    assert targets - shown - {"clean", "verify"} == set()
    assert shown <= targets


def test_every_page_about_adding_is_named_by_contributing() -> None:
    pages = {page.name for page in (PROJECT / "docs").glob("adding-*.md")}
    assert pages <= listed("CONTRIBUTING.md", r"(adding-[a-z-]+\.md)")
