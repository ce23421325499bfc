"""Agree on a time while times are tentative: an accepted proposal joins both lists, from which the scheduler chooses.

A typed time is read in the time zone of its author, who is asked for it first, and shown in both zones before the
opponent is asked.
"""

from __future__ import annotations

from datetime import datetime

from bot.errors import NotAStartTimeError, NoTimetableError, TimesFinalError
from bot.parsing.proposals import clock_of
from bot.parsing.time_input import TimeInputError, read_time
from bot.schedule.weeks import shared_starts, tentative_game, week_to_mark
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.arguments import TimeFor, ZoneDraft
from bot.text.messages import LABEL_LIMIT, Button, Message, action_id
from bot.text.names import elide
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import zones
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import NoteMatch, SubmitForm
from formats.core.notes import AGREED, PROPOSED, TimeToPlay
from formats.core.values import EntrantId
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.availability import preferred_slots, with_start
from formats.toolkit.scheduling.rounds import AVAILABILITY, pattern_of

PROPOSE, PROPOSE_ZONE, PROPOSE_ZONE_IS, PROPOSE_AGAIN = "propose", "propose_zone", "propose_zone_is", "propose_again"
TIME, LONGEST = "time", 100
FAR_EAST, FAR_WEST = "Pacific/Kiritimati", "Pacific/Niue"
"""A day and an hour apart: what means the same moment in both needs no zone."""


async def propose(ask: Ask, loaded: LoadedTournament, typed: str) -> None:
    """Show a typed time on both clocks, with the button that asks the opponent; ask for the zone where it matters."""
    zone = (await ask.person()).zone
    if zone is None and _depends_on_zone(ask, typed):
        entrant, game = await resolve.my_game(ask, loaded)
        _movable(ask, loaded, entrant, game.id)
        await _ask_zone(ask, loaded, typed)
        return
    await ask.think()
    await _show(ask, loaded, typed, zone or loaded.state.settings.zone)


def _depends_on_zone(ask: Ask, typed: str) -> bool:
    """Return whether the typed time means different moments in different zones; False for unreadable input."""
    now = ask.service.clock.now()
    try:
        return read_time(typed, FAR_EAST, now).at != read_time(typed, FAR_WEST, now).at
    except TimeInputError:
        return False


async def _show(ask: Ask, loaded: LoadedTournament, typed: str, zone: str) -> None:
    entrant, game = await resolve.my_game(ask, loaded)
    week = _movable(ask, loaded, entrant, game.id)
    at = read_time(typed, zone, ask.service.clock.now()).at
    _need_start(at, week)
    opponent, there = resolve.context(ask, loaded).names.plain(game.opponent(entrant)), loaded.state.settings.zone
    clocks = [clock_of(loaded.speaks_for(who), there, at) for who in (entrant, game.opponent(entrant))]
    text = _will_propose(opponent, at, *clocks)
    send = Button(
        label=elide(texts.availability.propose_to(opponent=opponent), LABEL_LIMIT),
        action=action_id(PROPOSE, loaded.id, str(TimeFor(game.id, at))),
        style="success",
    )
    buttons = (send, zones.change_button(loaded.id))
    await ask.replace(Message(content=text, buttons=buttons))


async def _ask_zone(ask: Ask, loaded: LoadedTournament, typed: str, zone: str = "") -> None:
    """The zone, and in the same form the time, so that nothing typed is lost."""
    when = TextField(TIME, texts.availability.time_field(), value=typed, required=True, longest=LONGEST)
    await open_form(ask, PROPOSE_ZONE, loaded.id, "", texts.zones.form_title(), [zones.zone_field(zone), when])


@form(PROPOSE_ZONE, PLAYERS, Fields(texts=(zones.FIELD, TIME)))
async def _zone_typed(submission: Submission) -> None:
    """Note the zone, then show the time; or ask back."""
    ask, loaded = await submission.begin_work()
    typed_zone, typed = text_of(submission.values, zones.FIELD), text_of(submission.values, TIME)
    token = await drafts.keep(ask, loaded.id, PROPOSE_ZONE, [typed_zone, typed])
    zone = await zones.ask_back(ask, typed_zone, loaded.id, token, pick=PROPOSE_ZONE_IS, other=PROPOSE_AGAIN)
    if zone is not None:
        await _show(ask, await _in_zone(ask, loaded, zone), typed, zone)


async def _in_zone(ask: Ask, loaded: LoadedTournament, zone: str) -> LoadedTournament:
    """The tournament, in which the person now lives there."""
    await zones.remember(ask, zone)
    return await ask.service.loaded(loaded.id)


@button(PROPOSE_AGAIN, PLAYERS, answers="form")
async def _zone_again(press: Press) -> None:
    loaded = await resolve.known(press.ask, press.tournament)
    zone, typed = await drafts.fetch(press.ask, loaded.id, PROPOSE_ZONE, press.argument)
    await _ask_zone(press.ask, loaded, typed, zone)


@button(PROPOSE_ZONE_IS, PLAYERS)
async def _zone_chosen(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    loaded, chosen = await resolve.known(ask, press.tournament), ZoneDraft.read(press.argument)
    _, typed = await drafts.fetch(ask, loaded.id, PROPOSE_ZONE, chosen.token)
    await _show(ask, await _in_zone(ask, loaded, chosen.zone), typed, chosen.zone)


@button(PROPOSE, PLAYERS.giving(NoteMatch))
async def _propose_pressed(press: Press) -> None:
    """It is meant so: the opponent is asked."""
    ask = press.ask
    ask.once(PROPOSE)
    await ask.think(update=True)
    loaded, proposed = await resolve.known(ask, press.tournament), TimeFor.read(press.argument)
    entrant, game = await resolve.my_game(ask, loaded, proposed.pairing)
    week = _movable(ask, loaded, entrant, game.id)
    _need_start(proposed.at, week)
    await _like(ask, loaded, entrant, proposed.at, week)
    await _note(ask, loaded, entrant, PROPOSED, game.id, proposed.at)
    opponent = resolve.context(ask, loaded).names.plain(game.opponent(entrant))
    await ask.replace(
        Message(
            content=texts.availability.proposed(
                opponent=opponent, at=stamp(proposed.at), fix_at_distance=stamp(week.fix_at, "R")
            )
        )
    )


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
    await ask.say(Message(content=texts.availability.you_agreed(at=stamp(at), shared=len(shared))))


def _movable(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, pairing: str) -> RoundWeek:
    """Return the week of the game; refuse a game whose time is final, or a tournament without a timetable."""
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
    """Add the time to the entrant's available times, unless they sent none, which means all of them."""
    pattern = pattern_of(loaded.state, entrant)
    if pattern is None or pattern.covers(at):
        return
    more = with_start(pattern, at, week.slot_minutes).model_dump(mode="json")
    own_id, ask.command_id = ask.command_id, ask.command_id.part("times")
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
    await agree(press.ask, await resolve.known(press.ask, press.tournament), press.argument)


def _will_propose(opponent: str, at: datetime, my_clock: str, their_clock: str) -> str:
    """Return the confirmation question of a proposed time, before the opponent is asked."""
    return texts.availability.will_propose(
        opponent=opponent, at=stamp_with_distance(at), mine=my_clock, theirs=their_clock
    )
