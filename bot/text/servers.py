"""Texts of game servers: links to games, reports about them, linked accounts. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.text.numbers import listed
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from formats.core.events import GameDoubt

DOUBTS: Mapping[GameDoubt, Phrase] = {
    "time": texts.servers.doubt_time,
    "forfeit": texts.servers.doubt_forfeit,
    "annulled": texts.servers.doubt_annulled,
    "aborted": texts.servers.doubt_aborted,
    "cancelled": texts.servers.doubt_cancelled,
    "unclear": texts.servers.doubt_unclear,
    "swapped": texts.servers.doubt_swapped,
    "wrong_players": texts.servers.doubt_wrong_players,
    "wrong_board": texts.servers.doubt_wrong_board,
    "wrong_time": texts.servers.doubt_wrong_time,
    "wrong_rules": texts.servers.doubt_wrong_rules,
    "wrong_handicap": texts.servers.doubt_wrong_handicap,
    "wrong_variant": texts.servers.doubt_wrong_variant,
    "unrated": texts.servers.doubt_unrated,
    "second_game": texts.servers.doubt_second_game,
    "contradicted": texts.servers.doubt_contradicted,
    "not_judged": texts.servers.doubt_not_judged,
    "changed": texts.servers.doubt_changed,
}
ANSWERS: Mapping[str, Phrase] = by_code(texts.servers, "answer_", "taken", "ignored", "again")


def doubts_text(doubts: Iterable[GameDoubt]) -> str:
    """Why something was not taken."""
    return listed([DOUBTS[doubt]() for doubt in doubts])
