"""What concerns one person: the next game, what they owe, their history. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.numbers import points
from bot.text.wording.times import stamp_with_distance

STATUS: Mapping[str, Phrase] = {
    "active": texts.cards.status_active,
    "waiting": texts.cards.status_waiting,
    "withdrawn": texts.cards.status_withdrawn,
    "removed": texts.cards.status_removed,
    "disqualified": texts.cards.status_disqualified,
}


def waiting(place: int) -> str:
    """On the waiting list."""
    return texts.cards.waiting(place=texts.numbers.ordinal(number=place))


def game(round_title: str, board: str, opponent: str, side: str) -> str:
    """Who and what."""
    if not side:
        return texts.cards.game(round_title=round_title, board=board, opponent=opponent)
    return texts.cards.game_side(round_title=round_title, board=board, opponent=opponent, side=side)


def other_game(opponent: str, side: str) -> str:
    """Another game that is open."""
    return texts.cards.other_game_side(opponent=opponent, side=side) if side else f"**{opponent}**"


def by_when(text: str, due: datetime | None) -> str:
    """Something owed, and until when."""
    return text if due is None else texts.cards.by_when(text=text, due=stamp_with_distance(due))


def wait_for_confirmation(opponent: str, silent_at: datetime | None) -> str:
    """The opponent has to answer one's own report; without `silent_at` silence does not."""
    if silent_at is None:
        return texts.cards.wait_for_confirmation_early(opponent=opponent)
    return texts.cards.wait_for_confirmation(opponent=opponent, silent_at=stamp_with_distance(silent_at))


def history_line(round_name: str, opponent: str, side: str, outcome: str) -> str:
    """A game of the past."""
    if not side:
        return texts.cards.history_line(round_name=round_name, outcome=outcome, opponent=opponent)
    return texts.cards.history_line_side(round_name=round_name, outcome=outcome, opponent=opponent, side=side)


def running(line: str, half_points: int, rounds: int, spread: int) -> str:
    """A round on a score card: what was made by its end."""
    won = f"{points(half_points)}–{points(2 * rounds - half_points)}"
    return f"{line} · {won} {spread:+d}"


def history_other(round_name: str, what: str) -> str:
    """A round without a game."""
    return f"{round_name}: {what}"


def requirements(noted: Sequence[str]) -> list[str]:
    """What directors noted for somebody."""
    return [f"• {text}" for text in noted]
