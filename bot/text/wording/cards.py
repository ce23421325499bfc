"""What concerns one person: the next game, what they owe, their history. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import ordinal, points
from bot.text.wording.times import stamp_with_distance

NEXT, HISTORY, TO_DO, NOTES = (
    Phrase("cards-next"),
    Phrase("cards-history"),
    Phrase("cards-to-do"),
    Phrase("cards-notes"),
)
ROUND, OPPONENT, SIDE, RESULT, SPREAD = (
    Phrase("cards-round"),
    Phrase("cards-opponent"),
    Phrase("cards-side"),
    Phrase("cards-result"),
    Phrase("cards-spread"),
)
JUDGED = Phrase("cards-judged")
PLAY_FIRST = Phrase("cards-play-first")
ALSO_OPEN = Phrase("cards-also-open")
NO_GAME = Phrase("cards-no-game")
WAIT_FOR_NEXT = Phrase("cards-wait-for-next")
DISPUTED = Phrase("cards-disputed")
OVER = Phrase("cards-over")
CALLED_OFF = Phrase("cards-called-off")
NOT_BEGUN = Phrase("cards-not-begun")
APPEAL_OPEN = Phrase("cards-appeal-open")
APPEAL_POSSIBLE = Phrase("cards-appeal-possible")
FEE_UNPAID = Phrase("cards-fee-unpaid")
NO_GAMES = Phrase("cards-no-games")
STATUS: Mapping[str, Phrase] = {
    "active": Phrase("cards-status-active"),
    "waiting": Phrase("cards-status-waiting"),
    "withdrawn": Phrase("cards-status-withdrawn"),
    "removed": Phrase("cards-status-removed"),
    "disqualified": Phrase("cards-status-disqualified"),
}


def waiting(place: int) -> str:
    """On the waiting list."""
    return say("cards-waiting", place=ordinal(place))


def game(round_title: str, board: str, opponent: str, side: str) -> str:
    """Who and what."""
    if not side:
        return say("cards-game", round_title=round_title, board=board, opponent=opponent)
    return say("cards-game-side", round_title=round_title, board=board, opponent=opponent, side=side)


def game_anytime(where: str, opponent: str, side: str) -> str:
    """A game that the two arrange themselves, in a group or match."""
    return say("cards-game-anytime", where=where, opponent=other_game(opponent, side))


def other_game(opponent: str, side: str) -> str:
    """Another game that is open."""
    return say("cards-other-game-side", opponent=opponent, side=side) if side else f"**{opponent}**"


def by_when(text: str, due: datetime | None) -> str:
    """Something owed, and until when."""
    return text if due is None else say("cards-by-when", text=text, due=stamp_with_distance(due))


def check_in(start: datetime) -> str:
    """Being there."""
    return say("cards-check-in", start=stamp_with_distance(start))


def checked_in() -> str:
    """Already there."""
    return say("cards-checked-in")


def report() -> str:
    """Say how it ended."""
    return say("cards-report")


def confirm(opponent: str, said: str) -> str:
    """Answer the opponent's report."""
    return say("cards-confirm", opponent=opponent, said=said)


def wait_for_confirmation(opponent: str, silent_at: datetime | None) -> str:
    """The opponent has to answer one's own report; without `silent_at` silence does not."""
    if silent_at is None:
        return say("cards-wait-for-confirmation-early", opponent=opponent)
    return say("cards-wait-for-confirmation", opponent=opponent, silent_at=stamp_with_distance(silent_at))


def availability_tentative() -> str:
    """The time of the open game may still change."""
    return say("cards-availability-tentative")


def availability_missing() -> str:
    """Never sent anything."""
    return say("cards-availability-missing")


def availability_again() -> str:
    """Something was sent before."""
    return say("cards-availability-again")


def answer(question: str) -> str:
    """A prompt."""
    return say("cards-answer", question=question)


def history_head(name: str, rank: int, came_to: str, record: str) -> str:
    """Where somebody stands; the record comes from `tables.record`."""
    return say("cards-history-head", name=name, place=ordinal(rank), points=came_to, record=record)


def history_line(round_name: str, opponent: str, side: str, outcome: str) -> str:
    """A game of the past."""
    if not side:
        return say("cards-history-line", round_name=round_name, outcome=outcome, opponent=opponent)
    return say("cards-history-line-side", round_name=round_name, outcome=outcome, opponent=opponent, side=side)


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


def requirements(texts: Sequence[str]) -> list[str]:
    """What directors noted for somebody."""
    return [f"• {text}" for text in texts]
