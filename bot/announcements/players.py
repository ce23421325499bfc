"""Personal card of a player: the next game with everything that is due, as `/me next` shows it."""

from __future__ import annotations

from collections.abc import Callable

from bot.announcements.pages import joined_blocks, pages
from bot.announcements.post_builder import PostBuilder, page_key
from bot.schedule.player_buttons import player_buttons
from bot.text import actions
from bot.views.person import next_view
from formats.core.values import EntrantId
from storage.people import Person

MINUTE = 60


def send_card(
    builder: PostBuilder, entrant: EntrantId, *lines: str, unless: Callable[[Person], bool] = lambda _: False
) -> None:
    """Send a player's current card, below these lines, as a direct message with buttons for all possible actions.

    The key contains the minute: cards sent within one minute replace each other, so that several events of one change
    make one message.
    """
    context, now = builder.context, builder.now
    view = next_view(context, entrant, now)
    offered = player_buttons(builder.after, builder.engine, entrant, now, builder.loaded.id, context.names)
    said = ("\n".join(filter(None, lines)),) if any(lines) else ()
    blocks = joined_blocks((*said, *view.blocks))
    messages = pages(view.title, blocks, buttons=(builder.button(actions.MY_GAME), *offered), tone="attention")
    for place, message in enumerate(messages, start=1):
        key = page_key(f"due:{entrant}:{int(now.timestamp()) // MINUTE}", place)
        builder.send(entrant, message, key=key, edits=key, unless=unless)
