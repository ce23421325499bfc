"""Agreeing on a time while times are tentative: one proposes, it joins both lists, the scheduler chooses from those."""

from __future__ import annotations

from datetime import datetime

from bot.app.asking.time_input import read_time
from bot.app.errors import NotAStartTimeError, NoTimetableError, TimesFinalError
from bot.app.speaking import actions
from bot.app.speaking.arguments import TimeFor
from bot.app.speaking.messages import Message
from bot.app.speaking.wording import availability as wording
from bot.app.timetable.weeks import shared_starts, tentative_game, week_to_mark
from bot.app.tournaments.loaded import LoadedTournament
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from formats.core.commands import NoteMatch, SubmitForm
from formats.core.notes import AGREED, PROPOSED, TimeToPlay
from formats.core.values import EntrantId
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.availability import preferred_slots, with_start
from formats.toolkit.scheduling.rounds import AVAILABILITY, pattern_of


async def propose(ask: Ask, loaded: LoadedTournament, typed: str) -> None:
    """Ask the opponent whether a time suits them."""
    await ask.think()
    entrant, game = await resolve.my_game(ask, loaded)
    context = resolve.context(ask, loaded)
    week = _movable(ask, loaded, entrant, game.id)
    zone = (await ask.person()).zone or loaded.state.settings.zone
    at = read_time(typed, zone, ask.service.clock.now()).at
    _need_start(at, week)
    await _like(ask, loaded, entrant, at, week)
    await _note(ask, loaded, entrant, PROPOSED, game.id, at)
    await ask.say(Message(content=wording.proposed(context.names.plain(game.opponent(entrant)), at, week.fix_at)))


async def agree(ask: Ask, loaded: LoadedTournament, argument: str) -> None:
    """Say yes to a proposed time."""
    await ask.think()
    proposed = TimeFor.read(argument)
    pairing, at = proposed.pairing, proposed.at
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    resolve.context(ask, loaded)
    week = _movable(ask, loaded, entrant, pairing)
    _need_start(at, week)
    await _like(ask, loaded, entrant, at, week)
    loaded = await _note(ask, loaded, entrant, AGREED, pairing, at)
    mine = preferred_slots(pattern_of(loaded.state, entrant), week.slots())
    shared = mine & frozenset(shared_starts(loaded.state, game, entrant, week))
    await ask.say(Message(content=wording.you_agreed(at, len(shared))))


def _movable(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, pairing: str) -> RoundWeek:
    """The week of the game, refused once its time is final or where nobody sets times."""
    now = ask.service.clock.now()
    week, game = week_to_mark(loaded.state, entrant, now), tentative_game(loaded.state, entrant, now)
    if week is None:
        raise NoTimetableError(loaded.state.title)
    if game is None or game.id != pairing:
        raise TimesFinalError(pairing)
    return week


def _need_start(at: datetime, week: RoundWeek) -> None:
    if at not in week.slots():
        raise NotAStartTimeError(at, week.play_from, week.play_until, week.slot_minutes)


async def _like(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, at: datetime, week: RoundWeek) -> None:
    """The time joins those the entrant likes; whoever never sent any likes every time already."""
    pattern = pattern_of(loaded.state, entrant)
    if pattern is None or pattern.covers(at):
        return
    more = with_start(pattern, at, week.slot_minutes).model_dump(mode="json")
    own_id, ask.command_id = ask.command_id, f"{ask.command_id}:times"
    await ask.carry_out(loaded, SubmitForm(form=AVAILABILITY, entrant=entrant, content=more))
    ask.command_id = own_id


async def _note(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, note: str, pairing: str, at: datetime
) -> LoadedTournament:
    content = TimeToPlay(at=int(at.timestamp())).model_dump()
    change = await ask.carry_out(loaded, NoteMatch(pairing=pairing, note=note, by=entrant, content=content))
    return change.loaded


@button(actions.AGREE, PLAYERS)
async def _agree_pressed(press: Press) -> None:
    press.ask.once(actions.AGREE)
    await agree(press.ask, await resolve.tournament(press.ask, press.tournament), press.argument)
