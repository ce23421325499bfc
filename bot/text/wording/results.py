"""Reports and results. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance
from formats.messages.parts import Value


def report_saved(opponent: str, said: str, silent_at: datetime | None) -> str:
    """To the reporter; without `silent_at` silence does not confirm it."""
    if silent_at is None:
        return texts.results.report_saved_early(said=said, opponent=opponent)
    return texts.results.report_saved(said=said, opponent=opponent, silent_at_distance=stamp(silent_at, "R"))


def please_confirm(reporter: str, said: str, silent_at: datetime | None) -> str:
    """To the opponent, likewise."""
    if silent_at is None:
        return texts.results.please_confirm_early(reporter=reporter, said=said)
    return texts.results.please_confirm(reporter=reporter, said=said, silent_at=stamp_with_distance(silent_at))


def said(winner: str | None, scores: tuple[int, int] | None = None, starter: str = "") -> str:
    """What a report says: who won (None for a tie), the points of the winner and of the other, who began."""
    first, second = scores or (0, 0)
    values: dict[str, Value] = {"first": first, "second": second, "started": bool(starter), "starter": starter}
    if winner is None:
        return texts.results.said_tied(scored="none" if scores is None else "level", **values)
    scored = "none" if scores is None else "level" if first == second else "apart"
    return texts.results.said_won(winner=winner, scored=scored, apart=abs(first - second), **values)


def disputed_versions(first: str, first_says: str, second: str, second_says: str) -> str:
    """Who says what, for the director."""
    if not second_says:
        return texts.results.disputed_silent(first=first, first_says=first_says, second=second)
    return texts.results.disputed_versions(first=first, first_says=first_says, second=second, second_says=second_says)
