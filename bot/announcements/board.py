"""Live board post: queued when registration opens, and at every change of phase.

Within a phase `bot.delivery.live_boards` updates the board automatically, at a rate that Discord allows. The content is
not stored in the outbox but composed when the post is sent, so that it is always current.
"""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from storage.outbox import Post

BOARD = "board"
"""Post key of the board."""

PAYLOAD = "board"
"""Key of the payload that marks a post of the outbox as the board; its value contains whether to post it again."""


def queue_board(builder: PostBuilder) -> None:
    """Queue the board if the phase has changed."""
    channel = builder.loaded.row.channel_id
    if channel is not None and builder.before.phase != builder.after.phase:
        builder.posts.append(board_post(channel))


def board_post(channel: int, *, at_end: bool = False) -> Post:
    """Return the post that updates the board in place, or posts it at the end of the channel."""
    return Post({PAYLOAD: {"anew": at_end}}, channel_id=channel, key=BOARD, edits=None if at_end else BOARD)
