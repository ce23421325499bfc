"""What directors read of what could not be delivered."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.views.health import Health, health_view
from storage.holds import Hold
from storage.outbox import OutboxRow, Post
from storage.targets import Target

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
FINE = "Everything has arrived."
HEALTH = Health("Cup", waiting=(), undelivered=(), holds=(), unreached=(), departed=())


def row(number: int, channel: int = 5, **changed: Any) -> OutboxRow:
    plain = OutboxRow(
        id=number,
        tournament_id="t1",
        command_id="c",
        post=Post({}, channel_id=channel),
        state="pending",
        attempts=0,
        last_error=None,
        cause=None,
        created_at=NOON,
        started_at=None,
        finished_at=None,
        overtaken=False,
        words=None,
    )
    return replace(plain, **changed)


def text(**changed: Any) -> str:
    return health_view(replace(HEALTH, **changed)).text


def test_where_nothing_is_amiss_everything_has_been_delivered() -> None:
    assert FINE in text()
    assert FINE in text(waiting=(row(1),))  # it is on its way


def test_posts_that_are_held_are_counted_by_why_and_so_are_those_that_discord_does_not_answer() -> None:
    holds = (Hold(Target(5), "no_permission", "403", NOON, NOON), Hold(Target(6), "no_channel", "404", NOON, NOON))
    said = text(holds=holds, waiting=(row(1), row(2), row(3, 6), row(4, 7, attempts=2), row(5, 8)))
    assert re.findall(r"(\w+) posts? (?:is|are) waiting", said) == ["2", "One", "One"]
    assert said.index("I can't post in <#5>") < said.index("has been deleted") < said.index("Discord is not answering")
    assert FINE not in said


def test_what_discord_refused_can_be_posted_again_and_what_came_too_late_is_only_told() -> None:
    ended = [row(number, state="failed", cause=cause) for number, cause in enumerate(("refused", "broken", "expired"))]
    health = replace(HEALTH, undelivered=ended)
    assert (health.refused, health.expired) == (2, 1)
    assert FINE not in health_view(health).text
    late = replace(HEALTH, undelivered=ended[2:])
    assert FINE in health_view(late).text
    assert health_view(late).text != health_view(HEALTH).text


def test_people_who_cannot_be_reached_or_have_left_are_named() -> None:
    said = text(unreached=("Ana", "Bo*"), departed=("Cy",))
    assert said.index("can't message these people") < said.index("Ana") < said.index("Bo") < said.index("have left")
    assert said.rstrip().endswith("Cy")
    assert "have left" not in text(unreached=("Ana",))
    assert "can't message" not in text(departed=("Cy",))


def test_what_a_game_server_refuses_is_shown_whole() -> None:
    assert {"lichess is away", "a game is not made"} <= {
        *text(server=("lichess is away", "a game is not made")).splitlines()
    }
