"""Polls: asked, voted in, ended."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import PersonError
from bot.sandbox.server import Sandbox
from bot.sandbox.world.permissions import BOT, Permission
from tests.sandbox.conftest import connected
from tests.sandbox.open_page import Page
from tests.sandbox.refusing import give_bot, refused
from tests.sandbox.sample_bot import SampleBot


def poll(*, multiple: bool = False, hours: int = 1) -> discord.Poll:
    return (
        discord.Poll("When?", timedelta(hours=hours), multiple=multiple)
        .add_answer(text="Saturday", emoji="🎲")
        .add_answer(text="Sunday")
    )


@pytest.fixture
def general(bot: SampleBot, server: Server) -> discord.TextChannel:
    give_bot(server, BOT | Permission.SEND_POLLS)
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_people_vote_and_change_their_mind(general: discord.TextChannel, dana: Person, eli: Person) -> None:
    sent = await general.send(poll=poll())
    (seen,) = dana.sees()
    assert seen.text == "When?\nSaturday: 0\nSunday: 0"
    await dana.vote(seen, "Saturday")
    await eli.vote(seen, "Saturday")
    await dana.vote(seen, "Sunday")
    assert [len(answer.voters) for answer in seen.poll.answers] == [1, 1]
    fetched = (await general.fetch_message(sent.id)).poll
    assert fetched is not None
    assert [(answer.text, answer.vote_count) for answer in fetched.answers] == [("Saturday", 1), ("Sunday", 1)]
    assert [user.id async for user in fetched.answers[1].voters()] == [dana.id]
    await dana.vote(seen)
    assert [len(answer.voters) for answer in seen.poll.answers] == [1, 0]


async def test_one_answer_each_unless_the_poll_takes_more(general: discord.TextChannel, dana: Person) -> None:
    await general.send(poll=poll())
    with pytest.raises(PersonError):
        await dana.vote(dana.sees()[-1], "Saturday", "Sunday")
    with pytest.raises(PersonError):
        await dana.vote(dana.sees()[-1], "Monday")
    await general.send(poll=poll(multiple=True))
    await dana.vote(dana.sees()[-1], "Saturday", "Sunday")
    await general.send("no poll")
    with pytest.raises(PersonError):
        await dana.vote(dana.sees()[-1], "Saturday")


async def test_a_poll_ends_with_its_time_and_tells_the_result(
    general: discord.TextChannel, dana: Person, sandbox: Sandbox
) -> None:
    sent = await general.send(poll=poll(hours=2))
    seen = dana.sees()[-1]
    await dana.vote(seen, "Sunday")
    sandbox.clock.advance(timedelta(hours=2))
    assert seen.poll.ended
    result = dana.sees()[-1]
    fields = {item["name"]: item["value"] for item in result.embeds[0]["fields"]}
    assert (fields["victor_answer_text"], fields["total_votes"]) == ("Sunday", "1")
    with pytest.raises(PersonError):
        await dana.vote(seen, "Saturday")
    fetched = (await general.fetch_message(sent.id)).poll
    assert fetched is not None
    assert fetched.is_finalised()
    assert not sandbox.world.open_polls


async def test_who_asked_ends_a_poll_early(general: discord.TextChannel, bot: SampleBot) -> None:
    sent = await general.send(poll=poll())
    await sent.end_poll()
    assert sent.poll is not None
    assert await refused(sent.end_poll()) == (400, 520001)
    assert await refused(sent.edit(content="x")) == (400, 520003)
    plain = await general.send("x")
    assert await refused(bot.http.end_poll(general.id, plain.id)) == (400, 520006)


async def test_a_poll_needs_its_permission(general: discord.TextChannel, server: Server) -> None:
    give_bot(server, BOT)
    everyone = server.guild.everyone
    server.role(everyone.name, everyone.permissions & ~Permission.SEND_POLLS)
    assert await refused(general.send(poll=poll())) == (403, 50013)


@pytest.mark.parametrize(
    "wrong",
    [
        {"question": {"text": ""}},
        {"question": {"text": "x" * 301}},
        {"answers": []},
        {"answers": [{"poll_media": {"text": "x"}}] * 11},
        {"answers": [{"poll_media": {"text": "x" * 56}}]},
        {"answers": [{"poll_media": {}}]},
        {"duration": 769},
        {"layout_type": 2},
    ],
)
async def test_wrong_polls_are_refused(general: discord.TextChannel, bot: SampleBot, wrong: dict[str, Any]) -> None:
    body = {"question": {"text": "When?"}, "answers": [{"poll_media": {"text": "Now"}}], **wrong}
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=general.id)
    assert await refused(bot.http.request(route, json={"poll": body})) == (400, 50035)


async def test_a_bot_hears_votes_with_the_intent(sandbox: Sandbox, server: Server, dana: Person) -> None:
    class Listening(SampleBot):
        async def on_raw_poll_vote_add(self, payload: discord.RawPollVoteActionEvent) -> None:
            self._note(f"vote {payload.answer_id}")

    bot = Listening()
    async with connected(sandbox, bot, "join"):
        give_bot(server, BOT | Permission.SEND_POLLS)
        channel = await bot.fetch_channel(server.channel("general").id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send(poll=poll())
        await dana.vote(dana.sees()[-1], "Sunday")
        await bot.saw("vote 2")


async def test_the_page_votes_and_is_told(general: discord.TextChannel, page: Page) -> None:
    sent = await general.send(poll=poll())
    async with page.live() as live:
        await page.act("vote", message=str(sent.id), answers=[1])
        told = (await live.next("message"))["message"]
    assert told["poll"]["results"]["answer_counts"] == [{"id": 1, "count": 1, "me_voted": True}]
    assert (await page.act("vote", status=400, message=str(sent.id), answers=[9]))["error"]
