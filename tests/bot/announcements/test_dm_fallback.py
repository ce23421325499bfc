"""The fallback for closed direct messages."""

from __future__ import annotations

from dataclasses import replace

from bot.announcements.dm_fallback import mention_fallback
from bot.text.messages import Message
from tests.bot.season import CHANNEL, Season, actions_of, new_person


def test_everybody_blocked_is_mentioned_in_one_message() -> None:
    season = Season().create()
    posts = mention_fallback(season.loaded, [new_person(number) for number in range(1, 41)])
    assert [post.channel_id for post in posts] == [CHANNEL]
    message = Message.model_validate(posts[0].payload)
    assert len(message.pings) == 40
    assert all(f"<@{user}>" in message.content for user in message.pings)
    assert actions_of(message) == ["my_game"]


def test_more_messages_only_where_the_limits_ask_so() -> None:
    season = Season().create()
    posts = mention_fallback(season.loaded, [new_person(number) for number in range(1, 151)])
    messages = [Message.model_validate(post.payload) for post in posts]
    assert len(messages) == 2
    assert sum(len(message.pings) for message in messages) == 150


def test_a_person_with_several_blocked_messages_is_mentioned_once() -> None:
    season = Season().create()
    (post,) = mention_fallback(season.loaded, [new_person(1), new_person(1)])
    assert len(Message.model_validate(post.payload).pings) == 1


def test_nothing_without_a_channel_or_without_people_on_discord() -> None:
    season = Season().create()
    assert mention_fallback(season.loaded, [new_person(1, discord=False)]) == []
    assert mention_fallback(season.loaded, []) == []
    nowhere = Season(channel=None).create()
    assert mention_fallback(nowhere.loaded, [new_person(1)]) == []
    erased = replace(new_person(1), discord_id=None, name="", erased=True)
    assert mention_fallback(season.loaded, [erased]) == []
