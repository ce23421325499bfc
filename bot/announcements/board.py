"""The live board: posted when sign-up opens, and made right at every change of phase.

Within a phase `bot.delivery.live_boards` follows the tournament by itself, at a pace that Discord allows. What the
board says is not composed here but when it is shown, so that it is always the latest.
"""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from storage.outbox import Post

BOARD = "board"
"""The key of the board."""

PAYLOAD = "board"
"""Under this key a post of the outbox says that it is the board, and whether it has to be posted anew."""


def queue_board(builder: PostBuilder) -> None:
    """The phase has changed."""
    channel = builder.loaded.row.channel_id
    if channel is not None and builder.before.phase != builder.after.phase:
        builder.posts.append(board_post(channel))


def board_post(channel: int, *, anew: bool = False) -> Post:
    """Make the board right: where it stands, or `anew` at the end of the channel."""
    return Post({PAYLOAD: {"anew": anew}}, channel_id=channel, key=BOARD, edits=None if anew else BOARD)
