"""What concerns one person: the next game, what they owe, their history. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.app.speaking.wording.numbers import ordinal, points_word
from bot.app.speaking.wording.times import stamp_with_distance

NEXT, HISTORY, TO_DO, NOTES = "Your next game", "History", "To do", "From the directors"
JUDGED = "Come when your heat is called. The judges enter everything: there is nothing for you to report."
PLAY_FIRST = "Play your game, then report it: either of you may."
ALSO_OPEN = "Your other open games"
NO_GAME = "No game of yours is open."
WAIT_FOR_NEXT = "You will be told as soon as the next round is published."
DISPUTED = "You two disagree about the result; a director will decide."
OVER = "The tournament is over."
CALLED_OFF = "The tournament was called off."
NOT_BEGUN = "Play has not begun."
APPEAL_OPEN = "Your appeal is with the directors."
APPEAL_POSSIBLE = "You may appeal to the directors."
FEE_UNPAID = "Your entry fee is not marked as paid."
NO_GAMES = "No games yet."
STATUS: Mapping[str, str] = {
    "active": "You are in.",
    "waiting": "You are on the waiting list.",
    "withdrawn": "You have withdrawn.",
    "removed": "You are out after a forfeit.",
    "disqualified": "You have been disqualified.",
}


def waiting(place: int) -> str:
    """On the waiting list."""
    return f"You are {ordinal(place)} on the waiting list."


def game(round_title: str, board: str, opponent: str, side: str) -> str:
    """Who and what."""
    you = f", you play **{side}**" if side else ""
    return f"{round_title}, board {board}: against **{opponent}**{you}"


def game_anytime(where: str, opponent: str, side: str) -> str:
    """A game that the two arrange themselves, in a group or match."""
    return f"{where}: against {other_game(opponent, side)}"


def other_game(opponent: str, side: str) -> str:
    """Another game that is open."""
    return f"**{opponent}**" + (f", you play **{side}**" if side else "")


def by_when(text: str, due: datetime | None) -> str:
    """Something owed, and until when."""
    return text if due is None else f"{text} Until {stamp_with_distance(due)}."


def check_in(start: datetime) -> str:
    """Being there."""
    return f"Be there {stamp_with_distance(start)} and press **I'm here**."


def checked_in() -> str:
    """Already there."""
    return "You have checked in."


def report() -> str:
    """Say how it ended."""
    return "Report the result of your game."


def confirm(opponent: str, said: str) -> str:
    """Answer the opponent's report."""
    return f"Confirm or dispute the report of **{opponent}**: {said}."


def wait_for_confirmation(opponent: str, silent_at: datetime) -> str:
    """The opponent has to answer one's own report."""
    return f"You have reported; **{opponent}** is asked to confirm. It counts by {stamp_with_distance(silent_at)}."


def availability_tentative() -> str:
    """The time of the open game may still change."""
    return "If the tentative time does not suit you, correct your times."


def availability_missing() -> str:
    """Never sent anything."""
    return "Say when you can play: so far any time counts as good for you."


def availability_again() -> str:
    """Something was sent before."""
    return "Look over your times for the coming week; without a change the last ones serve again."


def answer(question: str) -> str:
    """A prompt."""
    return f"Answer: {question}"


def history_head(name: str, rank: int | None, half_points: int, wins: int, losses: int) -> str:
    """Where somebody stands."""
    place = f"{ordinal(rank)} with " if rank is not None else ""
    return f"**{name}**: {place}{points_word(half_points)}, {wins} won, {losses} lost"


def history_line(round_name: str, opponent: str, side: str, outcome: str) -> str:
    """A game of the past."""
    as_side = f" as {side}" if side else ""
    return f"{round_name}: {outcome} against {opponent}{as_side}"


def history_other(round_name: str, what: str) -> str:
    """A round without a game."""
    return f"{round_name}: {what}"


def requirements(texts: Sequence[str]) -> list[str]:
    """What directors noted for somebody."""
    return [f"• {text}" for text in texts]
