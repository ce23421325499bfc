"""Reminders of games that players arrange themselves: in the thread where the games are, or in the channel."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.app import actions
from bot.app.deadlines import moment_of
from bot.app.effects.desk import Desk, Thread
from bot.app.effects.groups import thread_of
from bot.app.effects.pages import blocks_of, pages
from bot.app.views.groups import groups_of
from bot.app.wording import cycle as words
from formats.core import events as ev
from formats.core.model import Pairing

TOO_LATE = timedelta(days=1)


def remind(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Each group's open games, and whoever of their players wants reminders is pinged; late, directors hear of all."""
    if desk.now >= moment_of(event) + TOO_LATE:
        return
    games = desk.after.open_games()
    by_group = {group.name: thread_of(desk.scene, desk.after.stage_number, group) for group in groups_of(desk.scene)}
    for name, thread in by_group.items():
        _list(desk, [game for game in games if game.label == name], thread)
    _list(desk, [game for game in games if game.label not in by_group], None)
    until = desk.after.settings.play_until
    if until is not None and desk.now >= until and games:
        lines = [words.overdue_for_directors(until), *map(desk.scene.players, games)]
        for message in pages(desk.after.title, blocks_of(lines), tone="attention"):
            desk.directors(message)


def _list(desk: Desk, games: Sequence[Pairing], thread: Thread | None) -> None:
    if not games:
        return
    until = desk.after.settings.play_until
    text = words.overdue(until) if until is not None and desk.now >= until else words.unfinished(until)
    seats = dict.fromkeys(seat for game in games for seat in game.seats)
    wanted = [seat for seat in seats if desk.wants_reminders(seat)]
    messages = pages(
        "",
        blocks_of([text, *map(desk.scene.players, games)]),
        mentions=desk.users(wanted),
        buttons=desk.buttons(actions.REPORT, actions.MY_GAME),
        tone="attention",
    )
    desk.public(messages, thread=thread)
