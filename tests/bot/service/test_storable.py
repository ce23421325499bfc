import pytest

from bot.service.storable import make_storable, storable


@pytest.mark.parametrize(
    "sent, kept",
    [("a\0b", "ab"), ("\0", ""), ("x\ud800y\udfff", "xy"), ("ok \U0001f600 \u202e", "ok \U0001f600 \u202e")],
)
def test_nul_and_halves_of_characters_are_left_out_and_nothing_else(sent: str, kept: str) -> None:
    assert storable(sent) == kept


def test_every_text_in_what_was_sent_is_looked_through() -> None:
    sent = {"options": [{"name": "title", "value": "a\0"}, {"values": ["\0b", 3, True, None]}], "custom_id": "f:x\0"}
    make_storable(sent)
    assert sent == {"options": [{"name": "title", "value": "a"}, {"values": ["b", 3, True, None]}], "custom_id": "f:x"}
