"""What concerns one person: the next game, what they owe, their history. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.numbers import ordinal, points
from bot.text.wording.times import stamp_with_distance

NEXT, HISTORY, TO_DO, NOTES = (
    texts.cards.next,
    texts.cards.history,
    texts.cards.to_do,
    texts.cards.notes,
)
ROUND, OPPONENT, SIDE, RESULT, SPREAD = (
    texts.cards.round,
    texts.cards.opponent,
    texts.cards.side,
    texts.cards.result,
    texts.cards.spread,
)
JUDGED = texts.cards.judged
PLAY_FIRST = texts.cards.play_first
ALSO_OPEN = texts.cards.also_open
NO_GAME = texts.cards.no_game
WAIT_FOR_NEXT = texts.cards.wait_for_next
DISPUTED = texts.cards.disputed
OVER = texts.cards.over
CALLED_OFF = texts.cards.called_off
NOT_BEGUN = texts.cards.not_begun
APPEAL_OPEN = texts.cards.appeal_open
APPEAL_POSSIBLE = texts.cards.appeal_possible
FEE_UNPAID = texts.cards.fee_unpaid
NO_GAMES = texts.cards.no_games
STATUS: Mapping[str, Phrase] = {
    "active": texts.cards.status_active,
    "waiting": texts.cards.status_waiting,
    "withdrawn": texts.cards.status_withdrawn,
    "removed": texts.cards.status_removed,
    "disqualified": texts.cards.status_disqualified,
}


def waiting(place: int) -> str:
    """On the waiting list."""
    return texts.cards.waiting(place=ordinal(place))


def game(round_title: str, board: str, opponent: str, side: str) -> str:
    """Who and what."""
    if not side:
        return texts.cards.game(round_title=round_title, board=board, opponent=opponent)
    return texts.cards.game_side(round_title=round_title, board=board, opponent=opponent, side=side)


def game_anytime(where: str, opponent: str, side: str) -> str:
    """A game that the two arrange themselves, in a group or match."""
    return texts.cards.game_anytime(where=where, opponent=other_game(opponent, side))


def other_game(opponent: str, side: str) -> str:
    """Another game that is open."""
    return texts.cards.other_game_side(opponent=opponent, side=side) if side else f"**{opponent}**"


def by_when(text: str, due: datetime | None) -> str:
    """Something owed, and until when."""
    return text if due is None else texts.cards.by_when(text=text, due=stamp_with_distance(due))


def check_in(start: datetime) -> str:
    """Being there."""
    return texts.cards.check_in(start=stamp_with_distance(start))


def checked_in() -> str:
    """Already there."""
    return texts.cards.checked_in()


def report() -> str:
    """Say how it ended."""
    return texts.cards.report()


def confirm(opponent: str, said: str) -> str:
    """Answer the opponent's report."""
    return texts.cards.confirm(opponent=opponent, said=said)


def wait_for_confirmation(opponent: str, silent_at: datetime | None) -> str:
    """The opponent has to answer one's own report; without `silent_at` silence does not."""
    if silent_at is None:
        return texts.cards.wait_for_confirmation_early(opponent=opponent)
    return texts.cards.wait_for_confirmation(opponent=opponent, silent_at=stamp_with_distance(silent_at))


def availability_tentative() -> str:
    """The time of the open game may still change."""
    return texts.cards.availability_tentative()


def availability_missing() -> str:
    """Never sent anything."""
    return texts.cards.availability_missing()


def availability_again() -> str:
    """Something was sent before."""
    return texts.cards.availability_again()


def answer(question: str) -> str:
    """A prompt."""
    return texts.cards.answer(question=question)


def history_head(name: str, rank: int, came_to: str, record: str) -> str:
    """Where somebody stands; the record comes from `tables.record`."""
    return texts.cards.history_head(name=name, place=ordinal(rank), points=came_to, record=record)


def history_line(round_name: str, opponent: str, side: str, outcome: str) -> str:
    """A game of the past."""
    if not side:
        return texts.cards.history_line(round_name=round_name, outcome=outcome, opponent=opponent)
    return texts.cards.history_line_side(round_name=round_name, outcome=outcome, opponent=opponent, side=side)


def running(line: str, half_points: int, rounds: int, spread: int) -> str:
    """A round on a score card: what was made by its end."""
    won = f"{points(half_points)}–{points(2 * rounds - half_points)}"
    return f"{line} · {won} {spread:+d}"


def opponent_with_place(name: str, place: int) -> str:
    """An opponent, and where they stand now."""
    return f"{name} (#{place})"


def history_other(round_name: str, what: str) -> str:
    """A round without a game."""
    return f"{round_name}: {what}"


def requirements(noted: Sequence[str]) -> list[str]:
    """What directors noted for somebody."""
    return [f"• {text}" for text in noted]
