"""Leagues and other groups of a stage. Names and titles come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts


def group_line(title: str, names: str) -> str:
    """A group and who plays in it."""
    return f"**{title}**: {names}"


def ranked_line(title: str, names: Sequence[tuple[str, bool]]) -> str:
    """A group in its order; those who go on from it are bold."""
    shown = [f"**{place}. {name}**" if on else f"{place}. {name}" for place, (name, on) in enumerate(names, start=1)]
    return f"{title}: {', '.join(shown)}"


def group_begins(title: str, games: int) -> str:
    """To everybody in a group, above the list of its games."""
    if games == 1:
        return texts.groups.group_begins_games_1(title=title)
    return texts.groups.group_begins(title=title, games=games)


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
