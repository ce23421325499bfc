"""A view in as many messages as it takes."""

from bot.text.messages import BODY_LIMIT, Button
from bot.text.texts import texts
from bot.ui.showing import MOST_MESSAGES, messages_of
from bot.views.table import csv_file
from bot.views.view import View

BUTTON = Button(label="Standings", action="h:standings:t1:")
LONG = "x" * (BODY_LIMIT - 1)


def test_blocks_stand_in_one_message_as_long_as_they_fit() -> None:
    half = "y" * ((BODY_LIMIT - 1) // 2)
    (message,) = messages_of(View("Title", (half, half)), buttons=(BUTTON,), tone="good", intro="For you:")
    assert (message.title, message.tone, message.buttons) == ("Title", "good", (BUTTON,))
    assert "For you:" in message.content + message.body
    assert message.body.count("y") == 2 * len(half)
    assert len(messages_of(View("Title", (half, half + "yyy")))) == 2


def test_the_buttons_stand_under_the_last_message() -> None:
    messages = messages_of(View("Title", (LONG,) * MOST_MESSAGES), buttons=(BUTTON,))
    assert [len(message.buttons) for message in messages] == [0, 0, 0, 1]
    assert not any(message.files for message in messages)


def test_what_is_longer_comes_as_a_file_with_the_table_beside_it() -> None:
    table = csv_file("table.csv", ["a"], [["1"]])
    view = View("Audit of Cup", (LONG,) * (MOST_MESSAGES + 1), table)
    messages = messages_of(view, buttons=(BUTTON,))
    assert len(messages) == MOST_MESSAGES
    assert texts.reading.rest_in_file() in messages[-1].body
    assert [file.name for file in messages[-1].files] == ["audit-of-cup.txt", "table.csv"]
    assert messages[-1].files[0].text == view.text
    assert [len(message.files) for message in messages[:-1]] == [0, 0, 0]
