"""Posts of a series: its card moves to the end of the channel with each evening, and the server gets an event."""

from __future__ import annotations

from datetime import timedelta

from bot.announcements.board import board_post
from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_event import NAME_LIMIT, PAYLOAD, RoundEvent
from bot.announcements.round_events import LANE
from bot.text.names import clean, elide
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.state_slices.evenings import Evening, Series
from storage.outbox import Post

EVENING_LENGTH = timedelta(hours=3)
"""How long the server's event of an evening is; it ends with the evening."""


@posts_because_of(ev.EveningOpened)
def evening_opened(builder: PostBuilder, event: ev.EveningOpened) -> None:
    """Move the card with the last winner above the sign-up card to come, and add the evening to the server's events."""
    evening = builder.after.slice_of(Series).evenings[event.number - 1]
    channel = builder.loaded.row.channel_id
    if evening.outcome == "open" and channel is not None:
        builder.posts.append(board_post(channel, at_end=True))
        _queue_event(builder, evening, "planned")


@posts_because_of(ev.EveningRecorded)
def evening_recorded(builder: PostBuilder, event: ev.EveningRecorded) -> None:
    """End the server's event of an evening that is over."""
    evening = builder.after.slice_of(Series).evenings[event.number - 1]
    if evening.outcome in {"held", "cancelled"}:
        _queue_event(builder, evening, "over" if evening.outcome == "held" else "off")


def _queue_event(builder: PostBuilder, evening: Evening, state: str) -> None:
    """Queue the server's event of an evening as it should be."""
    row, series = builder.loaded.row, builder.after.slice_of(Series)
    if row.guild_id is None or row.channel_id is None:
        return
    title = f"{clean(builder.after.title)} {series.shown_number(evening)}"
    wanted = RoundEvent.model_validate(
        {
            "guild_id": row.guild_id,
            "name": elide(title, NAME_LIMIT),
            "description": texts.series.event_description(),
            "location": texts.files.where(),
            "starts": evening.start,
            "ends": evening.start + EVENING_LENGTH,
            "state": state,
        }
    )
    key = f"event:evening:{evening.number}"
    payload = {PAYLOAD: wanted.model_dump(mode="json")}
    builder.posts.append(Post(payload, channel_id=row.channel_id, thread=LANE, thread_name=LANE, key=key, edits=key))
