"""Reports and results. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import duration, stamp, stamp_with_distance
from formats.messages.parts import Value

CONFIRMED_BY_SILENCE = Phrase("results-confirmed-by-silence")
PAIRINGS_STAY = Phrase("results-pairings-stay")


def recorded(players: str, score: str) -> str:
    """A result is official."""
    return f"{players}: **{score}**"


def corrected(players: str, before: str, after: str) -> str:
    """A director changed a result."""
    return say("results-corrected", players=players, after=after, before=before)


def entered_by_director(players: str, score: str) -> str:
    """A director entered a result."""
    return say("results-entered-by-director", players=players, score=score)


def report_saved(opponent: str, said: str, silent_at: datetime | None) -> str:
    """To the reporter; without `silent_at` silence does not confirm it."""
    if silent_at is None:
        return say("results-report-saved-early", said=said, opponent=opponent)
    return say("results-report-saved", said=said, opponent=opponent, silent_at_distance=stamp(silent_at, "R"))


def please_confirm(reporter: str, said: str, silent_at: datetime | None) -> str:
    """To the opponent, likewise."""
    if silent_at is None:
        return say("results-please-confirm-early", reporter=reporter, said=said)
    return say("results-please-confirm", reporter=reporter, said=said, silent_at=stamp_with_distance(silent_at))


def said(winner: str | None, scores: tuple[int, int] | None = None, starter: str = "") -> str:
    """What a report says: who won (None for a tie), the points of the winner and of the other, who began."""
    first, second = scores or (0, 0)
    values: dict[str, Value] = {"first": first, "second": second, "started": bool(starter), "starter": starter}
    if winner is None:
        return say("results-said-tied", scored="none" if scores is None else "level", **values)
    scored = "none" if scores is None else "level" if first == second else "apart"
    return say("results-said-won", winner=winner, scored=scored, apart=abs(first - second), **values)


def taken_back(players: str) -> str:
    """A report is gone."""
    return say("results-taken-back", players=players)


def disputed(players: str) -> str:
    """The two disagree."""
    return say("results-disputed", players=players)


def disputed_versions(first: str, first_says: str, second: str, second_says: str) -> str:
    """Who says what, for the director."""
    if not second_says:
        return say("results-disputed-silent", first=first, first_says=first_says, second=second)
    return say("results-disputed-versions", first=first, first_says=first_says, second=second, second_says=second_says)


def their_words(text: str) -> str:
    """What somebody added; already safe to show."""
    return say("results-their-words", text=text)


def forfeited(players: str, absent: str) -> str:
    """One player was absent."""
    return say("results-forfeited", players=players, absent=absent)


def both_absent(players: str) -> str:
    """Nobody came."""
    return say("results-both-absent", players=players)


def left_the_game(players: str, absent: str) -> str:
    """A player left the tournament before the game."""
    return say("results-left-the-game", players=players, absent=absent)


def removed(name: str, *, appeals: bool) -> str:
    """A forfeit costs the place."""
    return say("results-removed", name=name, appeals=appeals)


def how_to_appeal() -> str:
    """To a removed player."""
    return say("results-how-to-appeal")


def rematch(players: str) -> str:
    """A game is played again."""
    return say("results-rematch", players=players)


def is_here(name: str, players: str) -> str:
    """Somebody checked in."""
    return say("results-is-here", name=name, players=players)


def both_here(players: str) -> str:
    """The game can begin."""
    return say("results-both-here", players=players)


def more_time(name: str, opponent: str, until: datetime) -> str:
    """Somebody is patient."""
    return say(
        "results-more-time",
        name=name,
        opponent=opponent,
        until_time=stamp(until, "t"),
        until_distance=stamp(until, "R"),
    )


def can_claim(opponent: str, minutes: int) -> str:
    """To a player who waits in vain."""
    return say("results-can-claim", opponent=opponent, minutes=duration(minutes))


def check_in_opens(players: str, at: datetime, minutes: int) -> str:
    """The playing window."""
    return say("results-check-in-opens", players=players, at=stamp_with_distance(at), minutes=duration(minutes))
