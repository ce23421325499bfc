"""Webhooks hear everything, in order, whatever goes wrong between."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.webhook_sending import Answer
from bot.delivery.webhooks import FEWEST_TRIES, LONGEST_WAIT, Webhooks, pause_after
from bot.public_data.models import Notice
from bot.public_data.signing import signed_headers
from bot.runtime.settings import WebhookPolicy
from storage.webhooks import Webhook
from tests.bot.commands.desk import first_game, started, td
from tests.bot.world import World

ADDRESS = "https://hooks.example.org/x?key=frobkey"
TAKEN = Answer(None)


@dataclass
class Post:
    """What a receiver got."""

    address: str
    headers: dict[str, str]
    body: bytes

    @property
    def id(self) -> str:
        """The message's id."""
        return self.headers["webhook-id"]

    @property
    def notice(self) -> Notice:
        """What it says."""
        return Notice.model_validate_json(self.body)


@dataclass
class Receivers:
    """Fake network: accepts everything unless `answers` or `always` say otherwise."""

    answers: list[Answer] = field(default_factory=list)
    always: Answer = TAKEN
    got: list[Post] = field(default_factory=list)
    policy: WebhookPolicy = "public"

    async def send(self, address: str, headers: dict[str, str], body: bytes) -> Answer:
        """As `WebhookSender` has it."""
        self.got.append(Post(address, headers, body))
        return self.answers.pop(0) if self.answers else self.always

    def versions(self) -> list[int]:
        """Return the log version of each message that was sent."""
        return [post.notice.data.overview.version for post in self.got]


async def with_receivers(world: World) -> Receivers:
    """A tournament whose webhooks reach these receivers."""
    await started(world)
    receivers = Receivers()
    world.herald.webhooks._sender = receivers  # type: ignore[assignment]
    return receivers


@pytest.fixture
async def receivers(world: World) -> Receivers:
    return await with_receivers(world)


async def hook_of(world: World) -> Webhook:
    """The only one."""
    (hook,) = await world.database.webhooks.of((await world.loaded()).id)
    return hook


async def hooked(world: World) -> str:
    """Set one; the answer to it."""
    return (await td(world, "/td webhook", address=ADDRESS)).text


async def settled(world: World) -> None:
    """Until everything that can be sent has been."""
    await world.settled()
    await world.herald.webhooks.settled()
    await world.settled()


async def happens(world: World, *texts: str) -> None:
    """Announcements, each a change of its own."""
    for text in texts:
        await td(world, "/td announce", text=text)


def news(posts: Sequence[Post]) -> list[str]:
    """What was announced in these."""
    return [news.text for post in posts for news in post.notice.data.news]


async def test_a_change_is_told_signed_and_with_what_it_changed(world: World, receivers: Receivers) -> None:
    told = await hooked(world)
    game = await first_game(world)
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    await settled(world)
    (post,) = receivers.got
    hook, loaded = await hook_of(world), await world.loaded()
    assert hook.secret in told
    sent_at = int(post.headers["webhook-timestamp"])
    assert signed_headers(hook.secret, post.id, sent_at, post.body).items() <= post.headers.items()
    data = post.notice.data
    assert post.notice.type == "tournament.changed"
    assert [round_.number for round_ in data.rounds] == [1]
    assert next(line for line in data.rounds[0].games if line.id == game.id).state == "over"
    assert data.entrants == []
    assert data.overview.version == loaded.state.version == hook.told_seq


async def test_every_change_comes_once_and_in_order(world: World, receivers: Receivers) -> None:
    await hooked(world)
    await happens(world, "one", "two", "three")
    await settled(world)
    assert news(receivers.got) == ["one", "two", "three"]
    assert len({post.id for post in receivers.got}) == 3


async def test_while_it_fails_nothing_overtakes(world: World, receivers: Receivers) -> None:
    await hooked(world)
    receivers.answers = [Answer("status 500"), Answer("timeout")]
    await happens(world, "one", "two")
    await settled(world)
    assert len(receivers.got) == 1
    await world.jump(timedelta(seconds=5))
    await settled(world)
    assert [post.id for post in receivers.got] == [receivers.got[0].id] * 2
    await world.jump(timedelta(seconds=10))
    await settled(world)
    assert news(receivers.got) == ["one", "one", "one", "two"]
    hook = await hook_of(world)
    assert (hook.failures, hook.trouble) == (0, None)


async def test_a_restart_loses_nothing_and_the_message_keeps_its_id(world: World, receivers: Receivers) -> None:
    await hooked(world)
    receivers.always = Answer("unreachable")
    await happens(world, "one")
    await settled(world)
    await world.stop_bot()
    await world.start_bot()
    after = Receivers()
    world.herald.webhooks._sender = after  # type: ignore[assignment]
    await world.jump(timedelta(hours=1))
    await settled(world)
    assert news(after.got) == ["one"]
    assert after.got[0].id == receivers.got[0].id
    assert after.got[0].notice == receivers.got[0].notice


async def test_one_that_fails_for_days_is_switched_off_and_directors_hear_of_it(
    world: World, receivers: Receivers
) -> None:
    await hooked(world)
    receivers.always = Answer("status 500")
    await happens(world, "one")
    for _ in range(100):
        await settled(world)
        if (await hook_of(world)).disabled_at is not None:
            break
        await world.jump(LONGEST_WAIT)
    await settled(world)
    hook = await hook_of(world)
    assert hook.disabled_at is not None
    assert hook.failing_since is not None
    assert hook.disabled_at - hook.failing_since >= timedelta(days=3)
    assert "hooks.example.org** has been switched off" in "\n".join(message.text for message in world.director.dms)
    tries = len(receivers.got)
    await happens(world, "two")
    await settled(world)
    assert len(receivers.got) == tries
    receivers.always = TAKEN
    listed = await td(world, "/td webhook")
    await listed.click("Try now (1)")
    await settled(world)
    assert news(receivers.got[tries:]) == ["one", "two"]


async def test_a_bot_that_was_away_for_days_gives_a_hook_its_tries(world: World, receivers: Receivers) -> None:
    await hooked(world)
    receivers.always = Answer("timeout")
    await happens(world, "one")
    await settled(world)
    await world.jump(timedelta(days=9))
    await settled(world)
    assert (await hook_of(world)).disabled_at is None
    assert len(receivers.got) == 2 < FEWEST_TRIES


async def test_one_that_is_gone_is_asked_no_more(world: World, receivers: Receivers) -> None:
    await hooked(world)
    receivers.answers = [Answer("gone")]
    await happens(world, "one")
    await settled(world)
    assert (await hook_of(world)).disabled_at is not None


async def test_the_wish_to_be_left_alone_is_kept(world: World, receivers: Receivers) -> None:
    await hooked(world)
    receivers.answers = [Answer("status 429", 600)]
    await happens(world, "one")
    await settled(world)
    await world.jump(timedelta(seconds=599))
    await settled(world)
    assert len(receivers.got) == 1
    await world.jump(timedelta(seconds=1))
    await settled(world)
    assert news(receivers.got) == ["one", "one"]


async def test_a_hook_in_trouble_holds_up_no_other(world: World, receivers: Receivers) -> None:
    await hooked(world)
    await td(world, "/td webhook", address="https://other.example.org/")
    real = receivers.send

    async def send(address: str, headers: dict[str, str], body: bytes) -> Answer:
        answer = await real(address, headers, body)
        return Answer("timeout") if "hooks." in address else answer

    receivers.send = send  # type: ignore[method-assign]
    await happens(world, "one", "two")
    await settled(world)
    assert news([post for post in receivers.got if "other." in post.address]) == ["one", "two"]


async def test_what_changes_nothing_anybody_may_see_is_passed_over(world: World, receivers: Receivers) -> None:
    await hooked(world)
    await td(world, "/td pause")
    await happens(world, "one")
    await settled(world)
    assert news(receivers.got) == ["one"]
    assert len(receivers.got) == 1


async def test_a_hook_is_told_under_health_and_neither_key_nor_secret_in_any_log(
    world: World, receivers: Receivers, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await hooked(world)
    secret = (await hook_of(world)).secret
    receivers.always = Answer("status 500")
    await happens(world, "one")
    await settled(world)
    health = (await td(world, "/td delivery")).text
    assert "**hooks.example.org** has taken nothing since" in health
    assert "It answered 500." in health
    assert "frobkey" not in health
    assert secret not in health
    assert "was not taken: status 500" in caplog.text
    assert secret not in caplog.text
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot.delivery"))
    assert "frobkey" not in logged


async def test_the_host_can_switch_all_off(world: World, receivers: Receivers) -> None:
    await hooked(world)
    receivers.policy = "off"
    await happens(world, "one")
    await settled(world)
    assert receivers.got == []
    assert "switched webhooks off" in (await td(world, "/td webhook")).text


async def test_a_mistake_of_ours_is_tried_again(
    world: World, receivers: Receivers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hooked(world)

    def broken(*_: Any, **__: Any) -> None:
        raise LookupError

    real = Webhooks._snapshot
    monkeypatch.setattr(Webhooks, "_snapshot", broken)
    await happens(world, "one")
    await settled(world)
    assert (await hook_of(world)).trouble == "broken"
    monkeypatch.setattr(Webhooks, "_snapshot", real)
    await world.jump(timedelta(seconds=5))
    await settled(world)
    assert news(receivers.got) == ["one"]


def test_pauses_grow_to_an_hour() -> None:
    pauses = [pause_after(count).total_seconds() for count in range(1, 30)]
    assert pauses[:4] == [5, 10, 20, 40]
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_WAIT.total_seconds() == 3600
