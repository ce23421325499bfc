"""Reports and results. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.times import duration, stamp, stamp_with_distance

PAIRINGS_STAY = "Standings are recalculated; rounds already published stay as they are."
CONFIRMED_BY_SILENCE = "Nobody disagreed in time, so the report counts."
HOW_TO_TAKE_BACK = "Was that a slip? Press **Take back** while your opponent has not confirmed."


def recorded(players: str, score: str) -> str:
    """A result is official."""
    return f"{players}: **{score}**"


def corrected(players: str, before: str, after: str) -> str:
    """A director changed a result."""
    return f"A director has corrected {players}: **{after}** instead of {before}. {PAIRINGS_STAY}"


def entered_by_director(players: str, score: str) -> str:
    """A director entered a result."""
    return f"{players}: **{score}**, entered by a director."


def report_saved(opponent: str, said: str, silent_at: datetime) -> str:
    """To the reporter."""
    return (
        f"Noted: {said}. **{opponent}** is asked to confirm; without an answer it counts {stamp(silent_at, 'R')}. "
        f"{HOW_TO_TAKE_BACK}"
    )


def please_confirm(reporter: str, said: str, silent_at: datetime) -> str:
    """To the opponent."""
    return (
        f"**{reporter}** reports your game: {said}. Confirm or dispute it until {stamp_with_distance(silent_at)}; "
        "without an answer it counts."
    )


def said_won(winner: str, scores: str = "") -> str:
    """What a report says."""
    return f"**{winner}** won{scores}"


def said_tied(scores: str = "") -> str:
    """What a report says."""
    return f"a tie{scores}"


def scores(first: int, second: int) -> str:
    """Scores, after the outcome, and how far they are apart."""
    apart = abs(first - second)
    return f" ({first}:{second}, by {apart})" if apart else f" ({first}:{second})"


def started(name: str) -> str:
    """Who began the game."""
    return f"; {name} started"


def taken_back(players: str) -> str:
    """A report is gone."""
    return f"The report of {players} was taken back. Please report the game again."


def disputed(players: str) -> str:
    """The two disagree."""
    return f"The players disagree about {players}. A director will decide; until then nothing counts."


def disputed_versions(first: str, first_says: str, second: str, second_says: str) -> str:
    """Who says what, for the director."""
    return f"**{first}** says: {first_says}. **{second}** says: {second_says or 'that is not right'}."


def their_words(text: str) -> str:
    """What somebody added; already safe to show."""
    return f"In their words: “{text}”"


def forfeited(players: str, absent: str) -> str:
    """One player was absent."""
    return f"{players}: lost by forfeit, because {absent} did not appear."


def both_absent(players: str) -> str:
    """Nobody came."""
    return f"{players}: nobody appeared, so both lose by forfeit."


def left_the_game(players: str, absent: str) -> str:
    """A player left the tournament before the game."""
    return f"{players}: won without play, because {absent} has left."


def removed(name: str, *, appeals: bool) -> str:
    """A forfeit costs the place."""
    text = f"After the forfeit **{name}** is out of the tournament and will not be paired again"
    return f"{text}, unless the directors accept an appeal." if appeals else f"{text}."


def how_to_appeal() -> str:
    """To a removed player."""
    return "If something was beyond your control, press **Appeal** and tell the directors. The lost game stays lost."


def rematch(players: str) -> str:
    """A game is played again."""
    return f"A director orders a rematch: {players}. What was reported or recorded no longer counts."


def is_here(name: str, players: str) -> str:
    """Somebody checked in."""
    return f"**{name}** is here for {players}."


def both_here(players: str) -> str:
    """The game can begin."""
    return f"{players}: both are here. Have a good game!"


def more_time(name: str, opponent: str, until: datetime) -> str:
    """Somebody is patient."""
    return f"**{name}** waits for **{opponent}** until {stamp(until, 't')} ({stamp(until, 'R')})."


def can_claim(opponent: str, minutes: int) -> str:
    """To a player who waits in vain."""
    return (
        f"**{opponent}** is more than {duration(minutes)} late. You may claim the game, or give more time. "
        "There is no hurry."
    )


def check_in_opens(players: str, at: datetime, minutes: int) -> str:
    """The playing window."""
    return (
        f"{players}: the game begins {stamp_with_distance(at)}. Press **I'm here**. Whoever is more than "
        f"{duration(minutes)} late can lose by forfeit."
    )
