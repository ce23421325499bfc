"""What is said of webhooks, game servers, shared times, and work that takes long."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.announcements.invitations import games_ready
from bot.announcements.server_games import _not_taken
from bot.game_bridge.result_fetcher import _unplayed_text
from bot.text import servers, webhooks
from bot.text.texts import texts
from bot.text.webhooks import webhook_line
from bot.ui.flows.webhooks import _added_text, _removed_text, _renewed_text, _switched_on, _tested_text
from bot.ui.progress import _so_far
from bot.views.schedule import common_times
from bot.views.server_troubles import MOST_GAMES
from storage.webhooks import Webhook

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ADDRESS = "https://user:pass@hooks.example.org:8443/in?key=frob"


def hook(**state: Any) -> Webhook:
    plain: dict[str, Any] = {
        **dict.fromkeys(("told_at", "failing_since", "next_try", "trouble", "disabled_at")),
        "id": 1,
        "tournament_id": "t1",
        "address": ADDRESS,
        "secret": "whsec_quux",
        "told_seq": 1,
        "created_at": NOON,
        "failures": 0,
    }
    return Webhook(**{**plain, **state})


def test_of_an_address_only_the_host_is_told() -> None:
    assert webhooks.host(ADDRESS) == "hooks.example.org"
    assert webhooks.host("no address") == "?"
    assert webhooks.host(f"https://{'x' * 300}.org") == "x" * 99 + "…"
    for text in (_removed_text(ADDRESS), _switched_on(ADDRESS), webhook_line(1, hook())):
        assert "hooks.example.org" in text
        assert "frob" not in text


def test_a_secret_is_told_when_it_is_made_and_never_again() -> None:
    for text in (_added_text(ADDRESS, "whsec_quux"), _renewed_text(ADDRESS, "whsec_quux")):
        assert text.splitlines()[-1] == "`whsec_quux`"
    assert "quux" not in webhook_line(1, hook())


def test_each_state_of_a_webhook_has_a_line_of_its_own() -> None:
    lines = {
        "new": webhook_line(1, hook()),
        "well": webhook_line(1, hook(told_at=NOON)),
        "failing": webhook_line(
            1, hook(told_at=NOON, failing_since=NOON, next_try=NOON + timedelta(hours=1), trouble="timeout")
        ),
        "off": webhook_line(
            1, hook(failing_since=NOON, trouble="timeout", disabled_at=NOON, next_try=NOON + timedelta(hours=1))
        ),
    }
    assert len(set(lines.values())) == 4
    late = webhooks.trouble_text("timeout")
    assert [late in lines[state] for state in ("new", "well", "failing", "off")] == [False, False, True, True]
    again = f"<t:{(NOON + timedelta(hours=1)).timestamp():.0f}"
    assert [again in lines[state] for state in ("failing", "off")] == [True, False]
    assert webhook_line(1, hook(failing_since=NOON, trouble="timeout"))


def test_the_trouble_of_a_webhook_names_the_status_it_answered_with() -> None:
    assert "503" in webhooks.trouble_text("status 503")
    assert webhooks.trouble_text("anything else") == texts.webhooks.trouble_not_allowed()
    assert webhooks.trouble_text("timeout") in _tested_text(ADDRESS, "timeout")
    assert _tested_text(ADDRESS, None) != _tested_text(ADDRESS, "timeout")


@pytest.mark.parametrize("count, listed, rest", [(1, 1, False), (6, 6, False), (7, 6, True), (20, 6, True)])
def test_of_the_times_that_two_share_the_first_six_are_told_and_how_many_more(
    count: int, listed: int, *, rest: bool
) -> None:
    text = common_times("Ana – Bo", [NOON + timedelta(hours=hour) for hour in range(count)])
    assert text.count("<t:") == listed
    assert (f"{count - listed} " in text) is rest


def test_two_who_share_no_time_are_told_so() -> None:
    assert common_times("Ana – Bo", []) != common_times("Ana – Bo", [NOON])
    assert "<t:" not in common_times("Ana – Bo", [])


def test_a_bar_shows_how_far_work_has_come() -> None:
    half = _so_far(1, 5, 10)
    assert (half.count("█"), half.count("░")) == (10, 10)
    assert _so_far(1, 0, 10).count("░") == _so_far(1, 10, 10).count("█") == 20


def test_links_to_games_are_told_by_opponent() -> None:
    lines = games_ready("lichess", [("Bo", "https://x/1"), ("Cy", "https://x/2")]).splitlines()
    assert "lichess" in lines[0]
    assert [("Bo" in line, "https://x/1" in line) for line in lines[1:]] == [(True, True), (False, False)]


def test_what_was_not_taken_is_told_with_what_it_would_come_to() -> None:
    told = _not_taken("lichess", "Ana – Bo", ("time", "unrated"), "https://x/1", "1-0")
    nothing = _not_taken("lichess", "Ana – Bo", ("time",), "https://x/1", "")
    assert "1-0" in told.splitlines()[-1]
    assert nothing.splitlines()[-1] == texts.servers.comes_to_nothing()
    assert servers.doubts_text(("time", "unrated")) in told


@pytest.mark.parametrize("tell", [_unplayed_text])
def test_of_many_games_so_many_are_named(tell: Any) -> None:
    text = tell("lichess", [f"g{number}." for number in range(40)])
    assert re.findall(r"\bg(\d+)\.", text) == [str(number) for number in range(MOST_GAMES)]
    assert str(40 - MOST_GAMES) in text
