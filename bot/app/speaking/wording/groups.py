"""Leagues and other groups of a stage. Names and titles come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import stamp, stamp_with_distance

OWN_THREADS = "Every group has a thread of its own in this channel: its table, its games, its results."
NO_GROUP = "You are in none of the groups of this tournament."
OPEN_GAMES = "Open games"
MY_GROUP = "My group"


def cut(meaning: str, width: int) -> str:
    """A line across a table, with what it parts."""
    return f"-- {meaning} ".ljust(width, "-")


def games_played(played: int, games: int) -> str:
    """How far a group has come."""
    return f"{played} of {counted(games, 'game')} played."


def group_line(title: str, names: str) -> str:
    """A group and who plays in it."""
    return f"**{title}**: {names}"


def stage_begins(title: str, entrants: int, groups: int) -> str:
    """A stage begins, played in groups."""
    return f"**{title}** begins with {counted(entrants, 'player')} in {counted(groups, 'group')}."


def outside(names: str) -> str:
    """Who is in none of the groups yet."""
    return f"In no group: {names}."


def group_begins(title: str, games: int) -> str:
    """To everybody in a group, above the list of its games."""
    if games == 1:
        return f"**{title}** begins."
    return f"**{title}** begins: {counted(games, 'game')}, all open now, in any order you like."


def complete(title: str) -> str:
    """The heading of a group's last table."""
    return f"{title}: all games have been played"


def group_opens(title: str) -> str:
    """To everybody: a group that was not there when the stage began."""
    return f"**{title}** begins. It has a thread of its own."


def more_games(title: str) -> str:
    """Another game of a group that has begun before."""
    return f"**{title}**: the next game is open."


def game_line(first: str, second: str) -> str:
    """Who plays whom; the seats come from `rounds.seat`."""
    return f"{first} – {second}"


def how_to_report(time_control: str) -> str:
    """What players do now."""
    text = "Invite your opponents, play, and press **Report** when a game is over; either of you may."
    return f"{text} Time control: {time_control}" if time_control else text


def winner_line(title: str, names: Sequence[str]) -> str:
    """The best of a group, in order."""
    return f"**{title}**: {', '.join(f'{place}. {name}' for place, name in enumerate(names, start=1))}"


def see_thread(thread: int) -> str:
    """Where a group's thread is."""
    return f"Your thread: <#{thread}>"


WHICH_GAME = "Which of your games is over?"


def lost_on_time(players: str, absent: str) -> str:
    """A game that needs no appointment was lost without being played to its end."""
    return f"{players}: {absent} has lost on time, or did not play."


def reminder(until: datetime | None) -> str:
    """To those with games that are not over."""
    text = "These games have no result yet."
    return f"{text} Please finish them by {stamp_with_distance(until)}." if until is not None else text


def overdue(until: datetime) -> str:
    """The day has passed."""
    return f"These games should have been over by {stamp(until)}. Please report them, or tell a director."


def timed_out(player: str, opponent: str) -> str:
    """To directors: somebody claims a win on time."""
    return f"**{player}** says that **{opponent}** has lost their game on time. Please look at the game and rule."


TIMED_OUT_NOTED = "Noted. A director looks at the game and rules that it was lost on time."
LOST_ON_TIME = "Lost on time."
RULED = "Ruled: the game is lost on time."
