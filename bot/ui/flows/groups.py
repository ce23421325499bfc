"""Show the user's own league or group with its table and thread; record wins on time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.announcements.groups import thread_of
from bot.errors import NoGroupError
from bot.parsing.search import folded
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.arguments import LoserOf
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import DIRECTORS, HERE, PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.choices import of_tournament
from bot.ui.forms import TextField, open_form, text_of
from bot.ui.showing import show
from bot.views.groups import group_views, groups_of, groups_with
from formats.core.commands import NoteMatch, RuleForfeit
from formats.core.groups import Group
from formats.core.notes import TIME_ADMITTED, TIME_DENIED, TIMED_OUT
from formats.core.possible.time_claims import time_claim

DENIED, WHY = "time_denied", "why"


async def my_group(ask: Ask, loaded: LoadedTournament) -> None:
    """The tables of the groups the person plays in, and where their threads are."""
    mine = groups_with(resolve.context(ask, loaded), await resolve.me(ask, loaded))
    if not mine:
        raise NoGroupError
    await _show(ask, loaded, mine)


async def named_group(ask: Ask, loaded: LoadedTournament, name: str) -> None:
    """The table of a group, by its name or title; `NoGroupError`."""
    wanted = folded(name)
    groups = [
        group for group in groups_of(resolve.context(ask, loaded)) if wanted in map(folded, (group.name, group.title))
    ]
    if not groups:
        raise NoGroupError
    await _show(ask, loaded, groups)


@of_tournament
async def complete(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The groups of the stage in play."""
    return {group.name: group.title for group in groups_of(resolve.context(ask, loaded))}


async def _show(ask: Ask, loaded: LoadedTournament, groups: list[Group]) -> None:
    context, stage = resolve.context(ask, loaded), loaded.state.stage_number
    buttons = (shown(actions.REPORT, loaded.id), shown(actions.MY_GAME, loaded.id))
    for group, view in zip(groups, group_views(context, stage, groups), strict=True):
        thread = await ask.service.database.outbox.thread(loaded.id, thread_of(context, stage, group).key)
        await show(ask, view, intro="" if thread is None else _see_thread(thread), buttons=buttons)


@button(actions.GROUP, HERE)
async def _group_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await my_group(ask, loaded)


@button(actions.WON_ON_TIME, PLAYERS)
async def _won_on_time(press: Press) -> None:
    """The player says so; the opponent answers first, then a director looks at the game."""
    ask, loaded = await press.begin_work(once="won_on_time")
    entrant, game = await resolve.my_game(ask, loaded, press.argument)
    change = await ask.carry_out(loaded, NoteMatch(pairing=game.id, note=TIMED_OUT, by=entrant))
    claim, accused = time_claim(change.after, game), loaded.acting_for(game.opponent(entrant))
    waits = claim is not None and not claim.answered and bool(accused)
    until = claim.due if waits and claim is not None and claim.due is not None else None
    until = None if until is None or until <= ask.service.clock.now() else until
    name = resolve.context(ask, change.loaded).names.plain(game.opponent(entrant))
    await ask.replace(Message(content=_noted_text(name, until)))


@button(actions.ADMIT_TIME, PLAYERS.giving(NoteMatch))
async def _admitted(press: Press) -> None:
    """The opponent is right: the game is lost."""
    ask, loaded = await press.begin_work(once="admit_time")
    entrant, game = await resolve.my_game(ask, loaded, press.argument)
    await ask.carry_out(loaded, NoteMatch(pairing=game.id, note=TIME_ADMITTED, by=entrant))
    await ask.replace(Message(content=texts.time_claims.admitted()))


@button(actions.DENY_TIME, PLAYERS, answers="form")
async def _denies(press: Press) -> None:
    """The player disagrees, and says why."""
    field = TextField(WHY, texts.time_claims.deny_field(), long=True)
    await open_form(press.ask, DENIED, press.tournament, press.argument, texts.time_claims.deny_title(), [field])


@form(DENIED, PLAYERS.giving(NoteMatch), Fields(texts=(WHY,)))
async def _denied(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    entrant, game = await resolve.my_game(ask, loaded, submission.argument)
    content = {"text": text_of(submission.values, WHY)}
    await ask.carry_out(loaded, NoteMatch(pairing=game.id, note=TIME_DENIED, by=entrant, content=content))
    await ask.say(Message(content=texts.time_claims.denied_noted()))


@button(actions.TIME_OUT, DIRECTORS)
async def _ruled(press: Press) -> None:
    """A director rules that the game was lost on time."""
    ask, loaded = await press.begin_work(update=True)
    lost = LoserOf.read(press.argument)
    await ask.carry_out(loaded, RuleForfeit(pairing=lost.pairing, absent=(lost.loser,), on_time=True))
    await ask.replace(Message(content=texts.groups.ruled()))


def _see_thread(thread: int) -> str:
    """Where a group's thread is."""
    return texts.groups.see_thread(thread=str(thread))


def _noted_text(opponent: str, until: datetime | None) -> str:
    """Return the answer to a claim, with the time by which the opponent may object."""
    if until is None:
        return texts.groups.timed_out_noted()
    return texts.time_claims.noted(opponent=opponent, until=stamp_with_distance(until))
