"""Directors set, test, renew and remove webhooks."""

from __future__ import annotations

from tests.bot.commands.desk import coordinator, td
from tests.bot.delivery.test_webhooks import ADDRESS, hook_of, hooked, with_receivers
from tests.bot.world import World


async def test_buttons_test_renew_and_remove(world: World) -> None:
    receivers = await with_receivers(world)
    await hooked(world)
    before = (await hook_of(world)).secret
    listed = await td(world, "/td webhook")
    assert "took the test" in (await listed.click("Test (1)")).text
    (post,) = receivers.got
    assert post.notice.type == "webhook.test"
    assert "-test-" in post.id
    renewed = await listed.click("New secret (1)")
    after = (await hook_of(world)).secret
    assert after in renewed.text
    assert after != before
    await listed.click("Remove (1)")
    assert await world.database.webhooks.of((await world.loaded()).id) == []
    assert "not there any more" in (await listed.click("Test (1)")).text


async def test_only_directors_set_one_and_only_where_the_host_lets_them(world: World) -> None:
    receivers = await with_receivers(world)
    cora = await coordinator(world)
    assert "Only directors" in (await td(world, "/td webhook", by=cora, address=ADDRESS)).text
    assert "https://" in (await td(world, "/td webhook", address="http://example.org/")).text
    assert "not on the internet" in (await td(world, "/td webhook", address="https://10.0.0.1/")).text
    receivers.policy = "off"
    assert "switched webhooks off" in (await td(world, "/td webhook", address=ADDRESS)).text
    assert await world.database.webhooks.of((await world.loaded()).id) == []
