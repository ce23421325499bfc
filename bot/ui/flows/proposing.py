"""Agreeing on a time while times are tentative: one proposes, it joins both lists, the scheduler chooses from those."""

from __future__ import annotations

from datetime import datetime

from bot.app import actions
from bot.app.errors import NotAStartTimeError, NoTimetableError, TimesFinalError
from bot.app.messages import Message
from bot.app.proposals import AGREED, PROPOSED, proposal_of
from bot.app.service import Live
from bot.app.time_input import read_time
from bot.app.weeks import shared_starts, tentative_game, week_to_mark
from bot.app.wording import availability as wording
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from formats.core.commands import NoteMatch, SubmitForm
from formats.core.values import EntrantId
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.availability import preferred_slots, with_start
from formats.toolkit.scheduling.rounds import AVAILABILITY, pattern_of


async def propose(ask: Ask, live: Live, typed: str) -> None:
    """Ask the opponent whether a time suits them."""
    await ask.think()
    entrant, game = await finding.my_game(ask, live)
    scene = finding.scene(ask, live)
    week = _movable(ask, live, entrant, game.id)
    zone = (await ask.person()).zone or live.state.settings.zone
    at = read_time(typed, zone, ask.service.clock.now()).at
    _need_start(at, week)
    await _like(ask, live, entrant, at, week)
    await _note(ask, live, entrant, PROPOSED, game.id, at)
    await ask.say(Message(content=wording.proposed(scene.names.plain(game.opponent(entrant)), at, week.fix_at)))


async def agree(ask: Ask, live: Live, argument: str) -> None:
    """Say yes to a proposed time."""
    await ask.think()
    pairing, at = proposal_of(argument)
    entrant, game = await finding.my_game(ask, live, pairing)
    finding.scene(ask, live)
    week = _movable(ask, live, entrant, pairing)
    _need_start(at, week)
    await _like(ask, live, entrant, at, week)
    live = await _note(ask, live, entrant, AGREED, pairing, at)
    mine = preferred_slots(pattern_of(live.state, entrant), week.slots())
    shared = mine & frozenset(shared_starts(live.state, game, entrant, week))
    await ask.say(Message(content=wording.you_agreed(at, len(shared))))


def _movable(ask: Ask, live: Live, entrant: EntrantId, pairing: str) -> RoundWeek:
    """The week of the game, refused once its time is final or where nobody sets times."""
    now = ask.service.clock.now()
    week, game = week_to_mark(live.state, entrant, now), tentative_game(live.state, entrant, now)
    if week is None:
        raise NoTimetableError(live.state.title)
    if game is None or game.id != pairing:
        raise TimesFinalError(pairing)
    return week


def _need_start(at: datetime, week: RoundWeek) -> None:
    if at not in week.slots():
        raise NotAStartTimeError(at, week.play_from, week.play_until, week.slot_minutes)


async def _like(ask: Ask, live: Live, entrant: EntrantId, at: datetime, week: RoundWeek) -> None:
    """The time joins those the entrant likes; whoever never sent any likes every time already."""
    pattern = pattern_of(live.state, entrant)
    if pattern is None or pattern.covers(at):
        return
    more = with_start(pattern, at, week.slot_minutes).model_dump(mode="json")
    own_id, ask.command_id = ask.command_id, f"{ask.command_id}:times"
    await ask.carry_out(live, SubmitForm(form=AVAILABILITY, entrant=entrant, content=more))
    ask.command_id = own_id


async def _note(ask: Ask, live: Live, entrant: EntrantId, note: str, pairing: str, at: datetime) -> Live:
    content = {"at": int(at.timestamp())}
    change = await ask.carry_out(live, NoteMatch(pairing=pairing, note=note, by=entrant, content=content))
    return change.live


@button(actions.AGREE)
async def _agree_pressed(press: Press) -> None:
    press.ask.once(actions.AGREE)
    await agree(press.ask, await finding.tournament(press.ask, press.tournament), press.argument)
