"""What discord.py sends for our messages."""

import discord
import pytest

from bot.pictures.drawing import Picture
from bot.text.messages import FILE_LIMIT, Attachment, Button, Message
from bot.ui.cards import COLOURS, editing, embeds_of, files_of, pings_of, sending, view_of, with_pictures

PICTURES = [Picture(b"png", f"Picture {number}") for number in range(12)]
BUTTON = Button(label="My game", action="h:my_game:t1:", style="success", disabled=True, row=2)


def test_a_message_without_a_title_or_a_body_has_no_card() -> None:
    assert embeds_of(Message(content="Hello", footer="below")) == []
    (card,) = embeds_of(Message(title="Round 1"))
    assert (card.title, card.description, card.footer.text, card.image.url) == ("Round 1", None, None, None)


@pytest.mark.parametrize("tone, colour", COLOURS.items())
def test_a_card_has_the_colour_of_its_tone_and_the_first_picture(tone: str, colour: int) -> None:
    message = Message.model_validate({"body": "Paired.", "footer": "below", "tone": tone})
    card, _ = embeds_of(message, 2)
    assert card.colour is not None
    assert (card.title, card.description, card.footer.text) == (None, "Paired.", "below")
    assert (card.colour.value, card.image.url) == (colour, "attachment://picture-1.png")


def test_each_picture_has_a_card_of_its_own_which_discord_shows_as_wide_as_the_message() -> None:
    names = [card.image.url for card in embeds_of(Message(title="Round 1"), 3)]
    assert names == [f"attachment://picture-{number}.png" for number in (1, 2, 3)]
    assert [card.image.url for card in embeds_of(Message(content="Moves"), 2)] == names[:2]
    text = Attachment(name="table.csv", text="")
    assert len(embeds_of(Message(title="Round 1", files=(text,)), len(PICTURES))) == FILE_LIMIT - 1


def test_pictures_after_an_answer_have_cards_too() -> None:
    assert [card.image.url for card in with_pictures([], 2)] == [
        "attachment://picture-1.png",
        "attachment://picture-2.png",
    ]


def test_buttons_outlive_a_restart() -> None:
    assert view_of(Message(content="Hello")) is None
    view = view_of(Message(content="Hello", buttons=(BUTTON,)))
    assert view is not None
    assert (view.timeout, view.is_persistent()) == (None, True)
    (shown,) = view.to_components()[0]["components"]
    assert (shown["label"], shown["custom_id"], shown["disabled"]) == ("My game", "h:my_game:t1:", True)
    assert shown["style"] == discord.ButtonStyle.success.value


async def test_discord_py_keeps_no_view_of_ours() -> None:
    view = view_of(Message(content="Hello", buttons=(BUTTON,)))
    assert view is not None
    assert view.is_finished(), "else one is kept for each message, for a quarter of an hour or for ever"


def test_text_files_have_their_room_and_pictures_come_first_in_the_rest() -> None:
    text = Attachment(name="table.csv", text="Zoë", description="The table")
    found = files_of(Message(content="x", files=(text,)), PICTURES)
    assert len(found) == FILE_LIMIT
    assert [file.filename for file in found[:2]] == ["picture-1.png", "picture-2.png"]
    assert (found[0].description, found[0].fp.read()) == ("Picture 0", b"png")
    assert (found[-1].filename, found[-1].description, found[-1].fp.read().decode()) == (
        "table.csv",
        "The table",
        "Zoë",
    )


def test_nobody_is_pinged_but_the_people_named() -> None:
    nobody, two = pings_of(Message(content="x")), pings_of(Message(content="x", pings=(7, 8)))
    assert (nobody.everyone, nobody.roles, nobody.users, nobody.replied_user) == (False, False, False, False)
    assert (two.everyone, two.roles, two.replied_user) == (False, False, False)
    assert not isinstance(two.users, bool)
    assert [user.id for user in two.users] == [7, 8]


def test_what_is_sent_names_only_what_there_is() -> None:
    assert set(sending(Message(content="Hello"))) == {"allowed_mentions", "content"}
    whole = Message(content="Hello", title="Round 1", buttons=(BUTTON,), files=(Attachment(name="a.txt", text=""),))
    assert set(sending(whole)) == {"allowed_mentions", "content", "embeds", "view", "files"}


def test_an_edit_takes_away_what_the_new_message_has_not() -> None:
    made = editing(Message(title="Round 1"))
    assert (made["content"], made["view"], made["attachments"]) == (None, None, [])
    assert [card.title for card in made["embeds"]] == ["Round 1"]
