"""Messages keep to Discord's limits, however long a post is."""

from __future__ import annotations

import pytest

from bot.announcements.pages import MOST_MENTIONS, blocks_of, mentioned, pages
from bot.text.buttons import BUTTON_LABELS, STYLES, button
from bot.text.messages import CONTENT_LIMIT, Button

BUTTON = Button(label="Go", action="h:go:t1:")


def test_a_short_post_is_one_message() -> None:
    (only,) = pages("Title", ["Text"], intro="Above", buttons=[BUTTON])
    assert (only.title, only.body, only.content, only.buttons) == ("Title", "Text", "Above", (BUTTON,))


def test_blocks_become_messages_and_only_the_last_has_the_buttons() -> None:
    messages = pages("Title", ["One", "Two", "Three"], buttons=[BUTTON])
    assert [message.body for message in messages] == ["One", "Two", "Three"]
    assert [message.title for message in messages] == ["Title", "", ""]
    assert [len(message.buttons) for message in messages] == [0, 0, 1]


@pytest.mark.parametrize("people", [1, 75, 76, 400])
def test_no_mention_is_lost(people: int) -> None:
    users = [2**63 - number for number in range(people)]
    messages = pages("Title", ["Text"], intro="x" * 1500, mentions=users)
    assert [user for message in messages for user in message.pings] == users
    for message in messages:
        assert len(message.pings) <= MOST_MENTIONS
        assert len(message.content) <= CONTENT_LIMIT
        assert mentioned(message.pings) in message.content


def test_nobody_is_pinged_twice() -> None:
    (only,) = pages("Title", [], mentions=[5, 6, 5])
    assert only.pings == (5, 6)


def test_more_mentions_than_blocks_keep_the_buttons_at_the_end() -> None:
    messages = pages("Title", ["Text"], mentions=range(1, 200), buttons=[BUTTON])
    assert len(messages) == 3
    assert [len(message.buttons) for message in messages] == [0, 0, 1]
    assert [message.body for message in messages] == ["Text", "", ""]


def test_lines_are_never_cut() -> None:
    lines = [f"line {number} " + "x" * 90 for number in range(100)]
    assert [line for block in blocks_of(lines) for line in block.split("\n")] == lines


def test_every_action_has_a_label_that_fits_and_only_known_actions_have_a_style() -> None:
    assert set(STYLES) <= set(BUTTON_LABELS)
    for action in BUTTON_LABELS:
        assert len(button(action, "t123456789", "s10r10b100").action) <= 100
