"""Mentions of players whose answer is awaited at once: one message each, deleted with the answer.

Two answers are awaited: that of the opponent of a report, where silence confirms it after minutes, and that of a
player who is missed in a game without a time. What is new and what is settled follows from the state before and after a
change, whatever the change was (a confirmation, a dispute, an undo, a director's result).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.announcements.groups import home_of
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reports import please_confirm
from bot.game_server_api.in_use import name_of
from bot.schedule.calls import call_key, missed_key
from bot.text import actions
from bot.text.context import TournamentContext
from bot.text.messages import Message
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.pairings import said
from formats.core.possible.clock import missed_at
from formats.core.possible.presence import missed_player
from formats.core.possible.reports import silence_confirms_at
from formats.core.values import EntrantId, PairingId


class _Call(NamedTuple):
    """Who is mentioned about which game, with what, and the actions that answer it."""

    entrant: EntrantId
    pairing: PairingId
    text: str
    answers: tuple[str, ...]


def change_calls(builder: PostBuilder) -> None:
    """Mention players whose answer is awaited from now on, and delete the mentions that are settled."""
    before, after = _calls(builder.earlier), _calls(builder.context)
    for key, call in before.items():
        if after.get(key) != call:
            builder.change_public(key, [Message(then="delete")], thread=home_of(builder.earlier, call.pairing))
    for key, call in after.items():
        if before.get(key) != call:
            buttons = builder.buttons(*((action, call.pairing) for action in call.answers))
            thread = home_of(builder.context, call.pairing)
            builder.call([call.entrant], call.text, buttons=buttons, thread=thread, key=key)


def _calls(context: TournamentContext) -> Mapping[str, _Call]:
    """Return the awaited answers, by the keys of their posts."""
    return {} if context.state.phase != "running" else {**dict(_to_confirm(context)), **dict(_to_come(context))}


def _to_confirm(context: TournamentContext) -> Iterator[tuple[str, _Call]]:
    """Yield the opponents of reports that count after minutes, until they answer."""
    state, name = context.state, context.names.plain
    for pairing, report in state.reports.items() if state.settings.silence_confirms_minutes is not None else ():
        if report.disputed_by is None and not report.before_start:
            reporter = name_of(report.server) if report.server else name(report.by)
            text = please_confirm(reporter, said(context, report.report), silence_confirms_at(state, pairing))
            opponent = context.game(pairing).pairing.opponent(report.by)
            yield call_key(pairing), _Call(opponent, pairing, text, (actions.CONFIRM, actions.DISPUTE))


def _to_come(context: TournamentContext) -> Iterator[tuple[str, _Call]]:
    """Yield the players who are missed in games without a time."""
    state, name = context.state, context.names.plain
    for game in state.open_games() if state.settings.no_show_minutes is not None and state.notes else ():
        until = missed_at(state, game)
        if until is not None:
            missing = missed_player(state, game)
            text = texts.no_shows.come(
                waiting=name(game.opponent(missing)), until=stamp_with_distance(until), asks=state.settings.no_show_asks
            )
            yield missed_key(game.id), _Call(missing, game.id, text, (actions.HERE,))
