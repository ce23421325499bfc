"""The live board as Discord shows it."""

from typing import Any

from bot.pictures.drawing import Picture
from bot.text.messages import Button
from bot.ui.cards import COLOURS
from bot.ui.layouts import board_layout, editing_board, editing_board_texts, sending_board
from bot.views.live_board import LiveBoard

PICTURE = Picture(b"png", "Ana leads")
TEXT, GALLERY, SEPARATOR, ROW, CONTAINER = 10, 12, 14, 1, 17
"""Discord's numbers of components."""


def board(buttons: int = 0) -> LiveBoard:
    shown = tuple(Button(label=f"B{number}", action=f"h:standings:t{number}:") for number in range(buttons))
    return LiveBoard("Cup", ("Round 1", "Next: round 2"), shown, tone="good")


def parts(made: LiveBoard, *picture: str) -> list[dict[str, Any]]:
    layout: Any = board_layout(made, *picture)
    (container,) = layout.to_components()
    assert container["type"] == CONTAINER
    assert container["accent_color"] == COLOURS["good"]
    return list(container["components"])


def test_sections_stand_apart_below_the_title() -> None:
    assert [(part["type"], part.get("content")) for part in parts(board())] == [
        (TEXT, "## Cup"),
        (TEXT, "Round 1"),
        (SEPARATOR, None),
        (TEXT, "Next: round 2"),
    ]


def test_four_buttons_stand_in_a_row() -> None:
    rows = [part for part in parts(board(9)) if part["type"] == ROW]
    labels = [[button["label"] for button in row["components"]] for row in rows]
    assert labels == [["B0", "B1", "B2", "B3"], ["B4", "B5", "B6", "B7"], ["B8"]]


def test_one_picture_is_shown_with_what_it_says() -> None:
    (gallery,) = [part for part in parts(board(), "Ana leads") if part["type"] == GALLERY]
    (item,) = gallery["items"]
    assert (item["media"]["url"], item["description"]) == ("attachment://picture-1.png", "Ana leads")
    for arguments in (sending_board(board(), PICTURE)["files"], editing_board(board(), PICTURE)["attachments"]):
        assert [file.description for file in arguments] == ["Ana leads"]


def test_a_kept_picture_is_not_sent_again_and_has_a_line_below() -> None:
    assert "attachments" not in editing_board_texts(board(), "Ana leads", "Picture as of 19:32")
    below = [part for part in parts(board(), "Ana leads", "Picture as of 19:32") if part["type"] in {GALLERY, TEXT}]
    assert [part.get("content") for part in below[-2:]] == [None, "-# Picture as of 19:32"]


def test_the_board_pings_nobody_and_outlives_a_restart() -> None:
    sent = sending_board(board(1), silent=True)
    assert (sent["silent"], sending_board(board(1))["silent"]) == (True, False)
    for arguments in (sent, editing_board(board(1))):
        assert arguments["allowed_mentions"].to_dict() == {"parse": []}
        assert arguments["view"].timeout is None
