"""Reports and results. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import duration, stamp, stamp_with_distance
from formats.messages.parts import Value

CONFIRMED_BY_SILENCE = texts.results.confirmed_by_silence
PAIRINGS_STAY = texts.results.pairings_stay


def recorded(players: str, score: str) -> str:
    """A result is official."""
    return f"{players}: **{score}**"


def corrected(players: str, before: str, after: str) -> str:
    """A director changed a result."""
    return texts.results.corrected(players=players, after=after, before=before)


def entered_by_director(players: str, score: str) -> str:
    """A director entered a result."""
    return texts.results.entered_by_director(players=players, score=score)


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


def taken_back(players: str) -> str:
    """A report is gone."""
    return texts.results.taken_back(players=players)


def disputed(players: str) -> str:
    """The two disagree."""
    return texts.results.disputed(players=players)


def disputed_versions(first: str, first_says: str, second: str, second_says: str) -> str:
    """Who says what, for the director."""
    if not second_says:
        return texts.results.disputed_silent(first=first, first_says=first_says, second=second)
    return texts.results.disputed_versions(first=first, first_says=first_says, second=second, second_says=second_says)


def their_words(text: str) -> str:
    """What somebody added; already safe to show."""
    return texts.results.their_words(text=text)


def forfeited(players: str, absent: str) -> str:
    """One player was absent."""
    return texts.results.forfeited(players=players, absent=absent)


def both_absent(players: str) -> str:
    """Nobody came."""
    return texts.results.both_absent(players=players)


def left_the_game(players: str, absent: str) -> str:
    """A player left the tournament before the game."""
    return texts.results.left_the_game(players=players, absent=absent)


def removed(name: str, *, appeals: bool) -> str:
    """A forfeit costs the place."""
    return texts.results.removed(name=name, appeals=appeals)


def how_to_appeal() -> str:
    """To a removed player."""
    return texts.results.how_to_appeal()


def rematch(players: str) -> str:
    """A game is played again."""
    return texts.results.rematch(players=players)


def is_here(name: str, players: str) -> str:
    """Somebody checked in."""
    return texts.results.is_here(name=name, players=players)


def both_here(players: str) -> str:
    """The game can begin."""
    return texts.results.both_here(players=players)


def more_time(name: str, opponent: str, until: datetime) -> str:
    """Somebody is patient."""
    return texts.results.more_time(
        name=name, opponent=opponent, until_time=stamp(until, "t"), until_distance=stamp(until, "R")
    )


def can_claim(opponent: str, minutes: int) -> str:
    """To a player who waits in vain."""
    return texts.results.can_claim(opponent=opponent, minutes=duration(minutes))


def check_in_opens(players: str, at: datetime, minutes: int) -> str:
    """The playing window."""
    return texts.results.check_in_opens(players=players, at=stamp_with_distance(at), minutes=duration(minutes))
