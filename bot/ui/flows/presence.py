"""Presence at a game: check in, wait for a late opponent, claim the game."""

from __future__ import annotations

from bot.errors import NoGameError
from bot.schedule.player_buttons import about_presence
from bot.service.loaded import LoadedTournament
from bot.service.personal_links import live_links
from bot.text import actions
from bot.text.arguments import MinutesFor
from bot.text.buttons import button as action_button
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.text.times import duration, stamp, stamp_with_distance
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows.playing import standing
from formats.core.commands import CheckIn, ClaimForfeit, GrantMoreTime
from formats.core.errors import DirectorsDecideError
from formats.core.model import Pairing
from formats.core.possible.presence import claimable_at, forfeits_at, is_here, may_be_missed, missed_until
from formats.core.values import EntrantId

CLAIM_NOW, WAIT = "claim_now", "wait"
STEPS = (5, 10, 15, 30, 60)
"""Minutes that a patient player can give at a press."""


async def here(ask: Ask, loaded: LoadedTournament, pairing: str | None = None, player: str | None = None) -> None:
    """Check in the user, or an entrant they speak for; staff of the tournament may check in any `player`."""
    await ask.think()
    entrant, game = await _who_is_here(ask, loaded, pairing, player)
    if entrant not in resolve.entrants_of(loaded, await ask.person()):
        await resolve.staff(ask, loaded)
        change = await ask.carry_out(loaded, CheckIn(pairing=game.id, by=entrant))
        names = resolve.context(ask, change.loaded).names
        await ask.say(
            Message(
                content=texts.playing.checked_in(
                    name=names.plain(entrant), opponent=names.plain(game.opponent(entrant))
                )
            )
        )
        return
    opponent = game.opponent(entrant)
    reached = await _can_check_in(ask, loaded, opponent)
    if not reached and may_be_missed(loaded.state, game.id) and not is_here(loaded.state, game.id, opponent):
        name = resolve.context(ask, loaded).names.plain(opponent)
        await ask.say(Message(content=texts.playing.guest_missed(opponent=name)))
        return
    change = await ask.carry_out(loaded, CheckIn(pairing=game.id, by=entrant))
    await ask.say(_presence(ask, resolve.context(ask, change.loaded), loaded.id, game, entrant, reached=reached))


async def _can_check_in(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> bool:
    """Return whether the entrant can check in: not a guest without a personal link, whom directors check in."""
    if loaded.acting_for(entrant):
        return True
    return entrant in live_links(loaded, await ask.service.database.personal_links.of(loaded.id))


async def _need_check_in(ask: Ask, loaded: LoadedTournament, game: Pairing, entrant: EntrantId) -> None:
    """Leave a claim to directors where the opponent could not check in; `DirectorsDecideError`."""
    if not await _can_check_in(ask, loaded, game.opponent(entrant)):
        raise DirectorsDecideError(game.id)


async def _who_is_here(
    ask: Ask, loaded: LoadedTournament, pairing: str | None, player: str | None
) -> tuple[EntrantId, Pairing]:
    """Return the entrant to check in and their game; of several, the first who is not checked in yet."""
    if player is None:
        found = [await resolve.my_game(ask, loaded, pairing)]
        mine = resolve.entrants_of(loaded, await ask.person())
        wanted = [game for game in loaded.state.open_games() if pairing is None or game.id == found[0][1].id]
        found = [(entrant, game) for entrant in mine for game in wanted if entrant in game.seats] or found
        waiting = ((entrant, game) for entrant, game in found if not is_here(loaded.state, game.id, entrant))
        return next(waiting, found[0])
    entrant = resolve.entrant(ask, loaded, player)
    if pairing:
        return entrant, resolve.game(ask, loaded, pairing).pairing
    game = next((opened for opened in loaded.state.open_games() if entrant in opened.seats), None)
    if game is None:
        raise NoGameError(loaded.state.title)
    return entrant, game


def _presence(
    ask: Ask, context: TournamentContext, tournament: str, game: Pairing, entrant: EntrantId, *, reached: bool
) -> Message:
    """Show which players are here, and what a waiting player can do."""
    state, opponent = context.state, game.opponent(entrant)
    report = action_button(actions.REPORT, tournament, game.id)
    if is_here(state, game.id, opponent):
        return Message(content=texts.playing.both_here(), buttons=(report,))
    offered = about_presence(state, context.engine, game, entrant, ask.service.clock.now())
    buttons = (action_button(action, tournament, argument, label=label) for action, argument, label in offered)
    claimable, name = claimable_at(state, game), context.names.plain(opponent)
    if (missed := missed_until(state, game.id)) is not None:
        asked = texts.no_shows.asked(opponent=name, until=stamp_with_distance(missed), asks=state.settings.no_show_asks)
        return Message(content=asked, buttons=(*buttons, report))
    if not reached:
        return Message(content=texts.playing.here_guest(opponent=name), buttons=(*buttons, report))
    text = (
        texts.playing.here_late(opponent=name)
        if claimable is None
        else texts.playing.here_alone(
            opponent=name, claimable_time=stamp(claimable, "t"), claimable_distance=stamp(claimable, "R")
        )
    )
    return Message(content=text, buttons=(*buttons, report))


async def ask_how_long(ask: Ask, loaded: LoadedTournament, pairing: str | None = None) -> None:
    """Ask how much more time the opponent gets, after a check that the user may give any."""
    await ask.think()
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    context = resolve.context(ask, loaded)
    await ask.try_out(loaded, GrantMoreTime(pairing=game.id, by=entrant, minutes=STEPS[0]))
    buttons = tuple(
        Button(label=duration(step), action=action_id(WAIT, loaded.id, str(MinutesFor(game.id, step))))
        for step in STEPS
    )
    await ask.say(
        Message(
            content=texts.playing.how_much_time(opponent=context.names.plain(game.opponent(entrant))), buttons=buttons
        )
    )


async def wait(ask: Ask, loaded: LoadedTournament, minutes: int, pairing: str | None = None) -> None:
    """Give the opponent more time."""
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    change = await ask.carry_out(loaded, GrantMoreTime(pairing=game.id, by=entrant, minutes=minutes))
    until = forfeits_at(change.after, game.id, entrant)
    name = resolve.context(ask, change.loaded).names.plain(game.opponent(entrant))
    await ask.replace(
        Message(
            content=texts.playing.waits_until(
                opponent=name, until_time=stamp(until, "t"), until_distance=stamp(until, "R")
            )
        )
    )


async def ask_claim(ask: Ask, loaded: LoadedTournament, pairing: str | None = None) -> None:
    """Explain the effect of a claim before it is made, after a check that the user may make it."""
    await ask.think()
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    context = resolve.context(ask, loaded)
    await ask.try_out(loaded, ClaimForfeit(pairing=game.id, by=entrant))
    await _need_check_in(ask, loaded, game, entrant)
    name = context.names.plain(game.opponent(entrant))
    text = texts.playing.ask_claim(opponent=name, removes=loaded.state.settings.forfeit_removes)
    claim = Button(label=texts.playing.really_claim(), action=action_id(CLAIM_NOW, loaded.id, game.id), style="danger")
    await ask.say(Message(content=text, buttons=(claim, action_button(actions.MORE_TIME, loaded.id, game.id))))


@button(actions.HERE, PLAYERS.giving(CheckIn))
async def _here_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await here(ask, loaded, press.argument)


@button(actions.MORE_TIME, PLAYERS)
async def _more_time_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await ask_how_long(ask, loaded, press.argument)


@button(WAIT, PLAYERS.giving(GrantMoreTime))
async def _minutes_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work(once=WAIT)
    minutes_for = MinutesFor.read(press.argument)
    await wait(ask, loaded, minutes_for.minutes, minutes_for.pairing)


@button(actions.CLAIM, PLAYERS)
async def _claim_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await ask_claim(ask, loaded, press.argument)


@button(CLAIM_NOW, PLAYERS.giving(ClaimForfeit))
async def _claim_meant(press: Press) -> None:
    ask, loaded = await press.begin_work(once=CLAIM_NOW)
    entrant, game = await resolve.my_game(ask, loaded, press.argument)
    await _need_check_in(ask, loaded, game, entrant)
    change = await ask.carry_out(loaded, ClaimForfeit(pairing=game.id, by=entrant))
    await ask.replace(standing(resolve.context(ask, change.loaded), loaded.id, game.id, entrant))
