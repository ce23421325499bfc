"""Rounds off: players choose rounds in which they do not want to be paired, and directors choose them for others."""

from __future__ import annotations

from collections.abc import Collection

from bot.parsing.round_range import RoundRange
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.games import round_off_text
from bot.text.messages import CONTENT_LIMIT, Button, Message, action_id
from bot.text.names import cut
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import PLAYERS, STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import next_step
from formats.core.commands import SubmitForm
from formats.core.possible.rounds_off import OpenRounds, open_rounds
from formats.core.rounds_off import ROUND_OFF, expected_byes, wishes_of
from formats.core.values import EntrantId

PLAY_ALL, PLAY_ALL_FOR = "round_off_none", "round_off_none_for"


async def choose(ask: Ask, loaded: LoadedTournament, first: int | None, last: int | None) -> None:
    """Take rounds off besides those chosen before, or show how it stands."""
    entrant = await resolve.me(ask, loaded)
    if first is not None:
        loaded = await _add(ask, loaded, entrant, first, last)
    await ask.say(_own_card(ask, loaded, entrant))


async def choose_for(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, first: int | None, last: int | None
) -> None:
    """Give somebody rounds off, or show which they have."""
    if first is not None:
        loaded = await _add(ask, loaded, entrant, first, last, by_director=True)
    await ask.say(_card_of(ask, loaded, entrant))


async def show_all(ask: Ask, loaded: LoadedTournament) -> None:
    """List everybody who has a round off that is to come."""
    names = resolve.context(ask, loaded).names
    lines = [
        texts.rounds_off.theirs(name=names.plain(who), rounds=rounds)
        for who in loaded.state.entrants
        if (rounds := _rounds_of(ask, loaded, who))
    ]
    await ask.say(Message(content=cut("\n".join(lines), CONTENT_LIMIT) if lines else texts.rounds_off.nobody()))


async def _add(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, first: int, last: int | None, *, by_director: bool = False
) -> LoadedTournament:
    end = first if last is None else last
    wanted = range(min(first, end), max(first, end) + 1)
    return await _store(ask, loaded, entrant, wanted, keep=True, by_director=by_director)


async def _store(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: EntrantId,
    wanted: Collection[int],
    *,
    keep: bool = False,
    by_director: bool = False,
) -> LoadedTournament:
    """Store the rounds off that can still be changed: those wanted, and with `keep` those chosen before."""
    allowed = _allowed(ask, _open(ask, loaded, entrant), by_director=by_director)
    stage = _open(ask, loaded, entrant).stage
    before = {number for of, number in wishes_of(loaded.state, entrant) if of == stage and number in allowed}
    content = {"rounds": sorted({*wanted, *(before if keep else ())})}
    command = SubmitForm(form=ROUND_OFF, entrant=entrant, content=content, by_director=by_director)
    return (await ask.carry_out(loaded, command)).loaded


def _open(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> OpenRounds:
    return open_rounds(loaded.state, ask.service.engine, loaded.state.entrant(entrant))


def _allowed(ask: Ask, rounds: OpenRounds, *, by_director: bool) -> range:
    return rounds.of_directors if by_director else rounds.of_players(ask.service.clock.now())


def _rounds_of(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> str:
    """Return the rounds that an entrant has off, with what each will give; empty if there are none to come."""
    state = loaded.state
    stage = max(state.stage_number, 0)
    byes = [
        round_off_text(number, bye, rules.point_table)
        for of_stage in range(stage, len(state.main_line))
        if (rules := ask.service.engine.rules_of(state, of_stage)).takes_rounds_off
        for number, bye in expected_byes(state, ask.service.engine, of_stage, entrant)
    ]
    return listed(byes) if byes else ""


def _own_card(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> Message:
    """Return how it stands for a player, with the buttons that change it."""
    rounds, mine = _open(ask, loaded, entrant), _rounds_of(ask, loaded, entrant)
    allowed = _allowed(ask, rounds, by_director=False)
    lines = [texts.rounds_off.yours(rounds=mine) if mine else texts.rounds_off.none()]
    if rounds.closes is not None and rounds.first in allowed:
        lines.append(texts.rounds_off.until(number=rounds.first, at=stamp_with_distance(rounds.closes)))
    lines.append(texts.rounds_off.private())
    chosen = {number for of, number in wishes_of(loaded.state, entrant) if of == rounds.stage and number in allowed}
    buttons: list[Button] = []
    if allowed and allowed.start not in chosen:
        take = RoundRange(rounds.stage, allowed.start, allowed.start).argument
        label = texts.rounds_off.take(number=allowed.start)
        buttons.append(Button(label=label, action=action_id(actions.ROUND_OFF, loaded.id, take)))
    if chosen:
        buttons.append(Button(label=texts.rounds_off.play(), action=action_id(PLAY_ALL, loaded.id)))
    return Message(content="\n".join(lines), buttons=tuple(buttons))


def _card_of(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> Message:
    """Return how it stands for somebody, for a director."""
    name, rounds = resolve.context(ask, loaded).names.plain(entrant), _rounds_of(ask, loaded, entrant)
    then = next_step.next_buttons(ask, loaded)
    if not rounds:
        return Message(content=texts.rounds_off.theirs_none(name=name), buttons=then)
    clear = Button(label=texts.rounds_off.play(), action=action_id(PLAY_ALL_FOR, loaded.id, entrant))
    return Message(content=texts.rounds_off.theirs(name=name, rounds=rounds), buttons=(clear, *then))


@button(actions.ROUND_OFF, PLAYERS)
async def _round_off_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    entrant = await resolve.me(ask, loaded)
    if press.argument:
        wanted = RoundRange.read(press.argument)
        # A button of an earlier stage is about a round that cannot be chosen any more.
        number = wanted.number if wanted.stage == _open(ask, loaded, entrant).stage else 0
        loaded = await _add(ask, loaded, entrant, number, None)
    await ask.say(_own_card(ask, loaded, entrant))


@button(PLAY_ALL, PLAYERS)
async def _play_all_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    entrant = await resolve.me(ask, loaded)
    await ask.say(_own_card(ask, await _store(ask, loaded, entrant, ()), entrant))


@button(PLAY_ALL_FOR, STAFF.giving(SubmitForm))
async def _play_all_for_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    loaded = await _store(ask, loaded, press.argument, (), by_director=True)
    await ask.say(_card_of(ask, loaded, press.argument))
