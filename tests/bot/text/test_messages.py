"""What a message may be: its limits, its files, what waited in an outbox, and texts elided to what Discord takes."""

from __future__ import annotations

import io
import zipfile

import pytest
from pydantic import ValidationError

from bot.text.messages import BODY_LIMIT, LABEL_LIMIT, TITLE_LIMIT, Attachment, Message, keep_numbers, said


def test_a_text_is_as_long_as_discord_takes_it_and_no_longer() -> None:
    assert Message(title="x" * TITLE_LIMIT).title == "x" * TITLE_LIMIT
    with pytest.raises(ValidationError, match=f"longer than {TITLE_LIMIT} characters"):
        Message(title="x" * (TITLE_LIMIT + 1))


def test_a_file_is_its_text_or_an_archive_that_is_the_same_each_time() -> None:
    plain = Attachment(name="a.txt", text="Ünï")
    assert plain.data() == "Ünï".encode()
    packed = Attachment(name="all.zip", packed=(plain, Attachment(name="b.txt", text="B")))
    assert packed.data() == packed.data()
    with zipfile.ZipFile(io.BytesIO(packed.data())) as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == {"a.txt": "Ünï", "b.txt": "B"}


def test_pictures_of_a_message_that_version_0_1_wrote_are_found() -> None:
    picture = {"tournament": "t1", "version": 3, "kind": "standings"}
    old = Message.model_validate({"title": "Round 1", "sights": [picture]})
    assert old == Message.model_validate({"title": "Round 1", "picture_refs": [picture]})
    assert [ref.kind for ref in old.picture_refs] == ["standings"]


def test_texts_are_elided_to_their_limits_however_deep_they_stand() -> None:
    payload = {
        "title": "x" * 9,
        "buttons": [{"label": "y" * LABEL_LIMIT}, {"label": "y" * (LABEL_LIMIT + 1)}],
        "count": 7,
    }
    told = said(payload, "en", {"label": LABEL_LIMIT})
    assert told["title"] == "x" * 9
    assert told["count"] == 7
    assert [len(button["label"]) for button in told["buttons"]] == [LABEL_LIMIT] * 2
    assert told["buttons"][0]["label"] == "y" * LABEL_LIMIT
    assert told["buttons"][1]["label"].endswith("…")


def test_lines_keep_the_numbers_they_begin_with() -> None:
    tables = "Read:\n7. Ana – Bo\n9. Chi – Dora\n10. Eve – Fred"
    assert Message(body=tables).body == "Read:\n7\\. Ana – Bo\n9\\. Chi – Dora\n10\\. Eve – Fred"
    shared = Message(content="1. **Ana**\n1. **Bo**\n3. **Chi**")
    assert shared.content == "1\\. **Ana**\n1\\. **Bo**\n3\\. **Chi**"
    assert Message.model_validate(shared.model_dump()) == shared


@pytest.mark.parametrize(
    "text", ["3. Ana\n4. Bo", "1. Ana\n\n1. Bo", "```\n1. a\n3. b\n```", "At 4. Bo\nsays 1.", "2. a"]
)
def test_lists_that_count_on_and_code_stay_as_they_are(text: str) -> None:
    assert keep_numbers(text) == text


def test_a_text_without_room_for_the_escapes_stays_as_it_is() -> None:
    text = "1. a\n1. b\n".ljust(BODY_LIMIT, "x")
    assert Message(body=text).body == text
