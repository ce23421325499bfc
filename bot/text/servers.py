"""Texts of game servers: links to games, reports about them, linked accounts. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from bot.text.numbers import listed
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from formats.core.events import GameDoubt

DOUBTS: Mapping[GameDoubt, Phrase] = by_code(texts.servers, "doubt_", *get_args(GameDoubt))
ANSWERS: Mapping[str, Phrase] = by_code(texts.servers, "answer_", "taken", "ignored", "again")


def doubts_text(doubts: Iterable[GameDoubt]) -> str:
    """Why something was not taken."""
    return listed([DOUBTS[doubt]() for doubt in doubts])
