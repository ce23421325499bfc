"""Results typed a line a game: every way people write them, and every way to get it wrong."""

from __future__ import annotations

import pytest

from bot.app.asking.result_lines import Said, understood

FOUR = ((11, 7), (9, 11), (11, 5), (11, 8))


@pytest.mark.parametrize(
    "line, said",
    [
        ("12 450 380", Said(board=12, scores=(450, 380))),
        ("12 450:380", Said(board=12, scores=(450, 380))),
        ("12. 450-380", Said(board=12, scores=(450, 380))),
        ("#12 450 – 380", Said(board=12, scores=(450, 380))),
        ("3 1-0", Said(board=3, winner=0)),
        ("3 0-1", Said(board=3, winner=1)),
        ("3 ½-½", Said(board=3, winner=None)),
        ("Ada 450 Ben 380", Said(names=("Ada", "Ben"), scores=(450, 380))),
        ("Ada: 450, Ben: 380", Said(names=("Ada", "Ben"), scores=(450, 380))),
        ("Ada Lovelace 450 – Ben 380", Said(names=("Ada Lovelace", "Ben"), scores=(450, 380))),
        ("#3 450 #14 380", Said(names=("#3", "#14"), scores=(450, 380))),
        ("Ada beat Ben", Said(names=("Ada", "Ben"), winner=0)),
        ("Ada > Ben", Said(names=("Ada", "Ben"), winner=0)),
        ("Ada drew with Ben", Said(names=("Ada", "Ben"), winner=None)),
        ("Ada - Ben 0-1", Said(names=("Ada", "Ben"), winner=1)),
        ("Ada 3 Ben 1 11-7 9-11 11-5 11-8", Said(names=("Ada", "Ben"), scores=(3, 1), games=FOUR)),
        ("Ada - Ben 3-1 (11-7, 9-11, 11-5, 11-8)", Said(names=("Ada", "Ben"), scores=(3, 1), games=FOUR)),
        ("Ada beat Ben 11:7 9:11 11:5 11:8", Said(names=("Ada", "Ben"), winner=0, games=FOUR)),
        ("Ada vs Ben: 11-7 9-11 11-5 11-8", Said(names=("Ada", "Ben"), scores=(3, 1), games=FOUR)),
        ("12 3-1 11-7 9-11 11-5 11-8", Said(board=12, scores=(3, 1), games=FOUR)),
        ("12 11-7 9-11 11-5 11-8", Said(board=12, scores=(3, 1), games=FOUR)),
        ("12 3 1 11-7 9-11 11-5 11-8", Said(board=12, scores=(3, 1), games=FOUR)),
        ("Ada Ben 11-7", None),
        ("Ada and Ben", None),
        ("12", None),
        ("12 450", None),
    ],
)
def test_what_a_line_says(line: str, said: Said | None) -> None:
    assert understood(line) == said
