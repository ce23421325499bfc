"""Fallback for closed direct messages: one mention of all recipients in the tournament's channel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.announcements.pages import blocks_of, pages
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button
from bot.text.catalogue import deferred
from bot.text.context import posts_language
from bot.text.texts import texts
from storage.outbox import Post
from storage.people import Person


def mention_fallback(loaded: LoadedTournament, blocked: Sequence[Person]) -> list[Post]:
    """Return one public message that mentions all recipients with closed direct messages.

    More if Discord's limits need it.

    The contents stay private: the message says where to read them. Empty if the tournament has no channel.
    """
    users = [person.discord_id for person in blocked if person.discord_id is not None]
    if loaded.row.channel_id is None or not users:
        return []
    with deferred(posts_language(loaded.state)):
        messages = pages(
            "",
            blocks_of(
                [texts.reminders.something_for_you(title=loaded.state.title), texts.reminders.how_to_open_messages()]
            ),
            mentions=users,
            tone="attention",
            buttons=[button(actions.MY_GAME, loaded.id)],
        )
    return [Post(message.model_dump(mode="json"), channel_id=loaded.row.channel_id) for message in messages]
