"""Leagues and other groups of a stage. Names and titles come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance

OWN_THREADS = texts.groups.own_threads
MY_GROUP = texts.groups.my_group
PARTS_TITLE = texts.groups.parts_title


def cut(meaning: str, width: int) -> str:
    """A line across a table, with what it parts."""
    return f"-- {meaning} ".ljust(width, "-")


def games_played(played: int, games: int) -> str:
    """How far a group has come."""
    return texts.groups.games_played(played=played, games=games)


def group_line(title: str, names: str) -> str:
    """A group and who plays in it."""
    return f"**{title}**: {names}"


def ranked_line(title: str, names: Sequence[tuple[str, bool]]) -> str:
    """A group in its order; those who go on from it are bold."""
    shown = [f"**{place}. {name}**" if on else f"{place}. {name}" for place, (name, on) in enumerate(names, start=1)]
    return f"{title}: {', '.join(shown)}"


def stage_begins(title: str, entrants: int, groups: int) -> str:
    """A stage begins, played in groups."""
    return texts.groups.stage_begins(title=title, entrants=entrants, groups=groups)


def outside(names: str) -> str:
    """Who is in none of the groups yet."""
    return texts.groups.outside(names=names)


def group_begins(title: str, games: int) -> str:
    """To everybody in a group, above the list of its games."""
    if games == 1:
        return texts.groups.group_begins_games_1(title=title)
    return texts.groups.group_begins(title=title, games=games)


UNDER_WAY = texts.groups.under_way


def complete(title: str) -> str:
    """The heading of a group's last table."""
    return texts.groups.complete(title=title)


def group_opens(title: str) -> str:
    """To everybody: a group that was not there when the stage began."""
    return texts.groups.group_opens(title=title)


def more_games(title: str) -> str:
    """Another game of a group that has begun before."""
    return texts.groups.more_games(title=title)


def game_line(first: str, second: str) -> str:
    """Who plays whom; the seats come from `rounds.seat`."""
    return f"{first} – {second}"


def how_to_report(time_control: str) -> str:
    """What players do now."""
    text = texts.groups.how_to_report()
    return f"{text} {texts.groups.time_control(time_control=time_control)}" if time_control else text


def winner_line(title: str, names: Sequence[str]) -> str:
    """The best of a group, in order."""
    return f"**{title}**: {', '.join(f'{place}. {name}' for place, name in enumerate(names, start=1))}"


def see_thread(thread: int) -> str:
    """Where a group's thread is."""
    return texts.groups.see_thread(thread=str(thread))


WHICH_GAME = texts.groups.which_game


def lost_on_time(players: str, absent: str) -> str:
    """A game that needs no appointment was lost without being played to its end."""
    return texts.groups.lost_on_time_2(players=players, absent=absent)


def reminder(until: datetime | None) -> str:
    """To those with games that are not over."""
    if until is None:
        return texts.groups.reminder()
    return texts.groups.reminder_until(until=stamp_with_distance(until))


def overdue(until: datetime) -> str:
    """The day has passed."""
    return texts.groups.overdue(until=stamp(until))


RULED = texts.groups.ruled
