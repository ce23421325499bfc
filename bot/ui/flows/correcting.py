"""Correct a result: preview what depends on it, with the alternatives, before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

from bot.service.loaded import LoadedTournament
from bot.service.prizes import prize_lines
from bot.text import actions
from bot.text.arguments import DraftWay
from bot.text.buttons import button as shown
from bot.text.context import Game, TournamentContext, context_of
from bot.text.games import result_text
from bot.text.messages import Button, Message, action_id
from bot.text.names import elide, quoted
from bot.text.numbers import listed
from bot.text.prizes import prize_of
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.next_step import next_buttons
from bot.ui.flows.report_warnings import score_doubts
from bot.ui.forms import TextField, open_form, text_of
from bot.views.pairings import watch_text
from formats.core.commands import RecordResult, RuleForfeit
from formats.core.errors import DependentGamesError
from formats.core.model import Standing
from formats.core.plan import PrizeFor
from formats.core.state import TournamentState
from formats.core.values import EntrantId, PairingId

SURE, STAND, ENTER = "result_sure", "result_stand", "result_enter"
MOST_LISTED = 12
LONGEST, LONGEST_PRIZE = 3500, 80

Correction = RecordResult | RuleForfeit
_READ: TypeAdapter[Correction] = TypeAdapter(Correction)


async def enter(ask: Ask, loaded: LoadedTournament, game: Game, command: Correction) -> None:
    """Carry it out at once where the game is open; else show first what changes."""
    doubts = score_doubts(ask, loaded, game, command.report) if isinstance(command, RecordResult) else []
    if game.result is None and doubts:
        token = await drafts.keep(ask, loaded.id, SURE, command.model_dump(mode="json"))
        right = Button(label=texts.doubts.right(), action=action_id(ENTER, loaded.id, token), style="primary")
        await ask.say(Message(body="\n".join(doubts), tone="attention", buttons=(right,)))
        return
    if game.result is None:
        await _carry_out(ask, loaded, command)
        return
    try:
        change = await ask.try_out(loaded, command)
    except DependentGamesError as error:
        await _ask_about_dependents(ask, loaded, game, command, error)
        return
    after = change.after.find(command.pairing)[1].results[command.pairing]
    if after == game.result:
        await _carry_out(ask, loaded, command)
        return
    context = resolve.context(ask, loaded)
    lines = [
        *doubts,
        texts.corrections.plain(
            players=context.players(game.pairing), before=result_text(game.result), after=result_text(after)
        ),
    ]
    afterwards = context_of(change.loaded, ask.service.engine)
    changed = places_changed(context, afterwards)
    lines += [texts.corrections.places(), *changed] if changed else []
    prizes = prizes_changed(context, afterwards)
    lines += [texts.corrections.prizes(), *prizes] if prizes else []
    token = await drafts.keep(ask, loaded.id, SURE, command.model_dump(mode="json"))
    sure = Button(
        label=texts.corrections.correct(), action=action_id(SURE, loaded.id, str(DraftWay(token))), style="danger"
    )
    await ask.say(Message(body=elide("\n".join(lines), LONGEST), tone="attention", buttons=(sure,)))


def places_changed(before: TournamentContext, after: TournamentContext) -> list[str]:
    """List the entrants whose place in the stage in play changes, the best first."""
    old = {line.entrant: line.rank for line in _standings(before)}
    moved = [line for line in _standings(after) if old.get(line.entrant) != line.rank]
    shown = [
        texts.corrections.place(who=before.names.plain(line.entrant), before=old[line.entrant], after=line.rank)
        for line in moved
        if line.entrant in old
    ]
    return shown[:MOST_LISTED]


def prizes_changed(before: TournamentContext, after: TournamentContext) -> list[str]:
    """The prizes that others would win afterwards, if the last stage ended so; in the order of places."""
    if before.state.stage_number < len(before.state.main_line) - 1:
        return []
    old, new = _winners(before), _winners(after)
    moved = [prize for prize in new if old.get(prize) != new[prize]]
    return [
        texts.corrections.prize(
            prize=_called(prize), before=_named(before, old.get(prize, ())), after=_named(after, new[prize])
        )
        for prize in moved[:MOST_LISTED]
    ]


def _named(context: TournamentContext, entrants: Sequence[EntrantId]) -> str:
    return listed([context.names.plain(who) for who in entrants])


WonPrize = tuple[str, PrizeFor, int, int]
"""The words of a prize (empty for one of a class without any), what it is given for, the class, the place."""


def _winners(context: TournamentContext) -> dict[WonPrize, tuple[EntrantId, ...]]:
    return {
        (text, line.given_for, line.of_class, line.first): line.winners
        for line in prize_lines(context.state, context.engine)
        for text in line.texts or ("",)
    }


def _called(prize: WonPrize) -> str:
    text, given_for, of_class, place = prize
    return quoted(text, LONGEST_PRIZE) if text else prize_of(given_for, of_class, place, place)


def _standings(context: TournamentContext) -> tuple[Standing, ...]:
    number = context.state.stage_number
    return context.system(number).rank(context.stage(number), context.options(number))


async def _ask_about_dependents(
    ask: Ask, loaded: LoadedTournament, game: Game, command: Correction, error: DependentGamesError
) -> None:
    """Which games rest on it, who went on without one, who has gone on wrongly, and the two ways on."""
    context = resolve.context(ask, loaded)
    pairings = [context.game(pairing_id).pairing for pairing_id in error.games]
    games = [context.players(pairing) for pairing in pairings]
    more = ["…"] if len(games) > MOST_LISTED else []
    before = "" if game.result is None else result_text(game.result)
    lines = [
        texts.corrections.rests(
            players=context.players(game.pairing),
            before=before,
            count=len(games),
            names=listed([*games[:MOST_LISTED], *more]),
        )
    ]
    if error.without_game:
        without_game = listed([context.names.plain(who) for who in error.without_game])
        lines.append(texts.corrections.without_game(who=without_game))
    if error.leaving:
        lines.append(texts.corrections.leaving(who=listed([context.names.plain(who) for who in error.leaving])))
    if error.entering:
        lines.append(texts.corrections.entering(who=listed([context.names.plain(who) for who in error.entering])))
    if error.reseeded:
        lines.append(texts.corrections.reseeded())
    watched = [(context.players(pairing), watch_text(context, pairing)) for pairing in pairings[:MOST_LISTED]]
    on_server = [f"{players}, {link}" for players, link in watched if link]
    if on_server:
        lines.append(texts.corrections.on_server(games=listed(on_server)))
    lines.append(texts.corrections.choose())
    token = await drafts.keep(ask, loaded.id, SURE, command.model_dump(mode="json"))
    buttons = (
        Button(
            label=texts.corrections.reset(),
            action=action_id(SURE, loaded.id, str(DraftWay(token, "reset"))),
            style="danger",
        ),
        Button(label=texts.corrections.stand(), action=action_id(STAND, loaded.id, token)),
    )
    await ask.say(Message(body=elide("\n".join(lines), LONGEST), tone="attention", buttons=buttons))


@button(ENTER, STAFF.giving(RecordResult))
async def _scores_are_right(press: Press) -> None:
    """Record a result whose unlikely scores were confirmed by a user who may enter results."""
    ask, loaded = await press.begin_work(update=True)
    command = _with(await drafts.fetch(ask, loaded.id, SURE, press.argument))
    await _carry_out(ask, loaded, command)
    await drafts.forget(ask, loaded.id, SURE)


@button(SURE, DIRECTORS)
async def _sure(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    chosen = DraftWay.read(press.argument)
    command = _with(await drafts.fetch(ask, loaded.id, SURE, chosen.token), dependents=chosen.way)
    await _carry_out(ask, loaded, command)
    await drafts.forget(ask, loaded.id, SURE)


@button(STAND, DIRECTORS, answers="form")
async def _why_it_stands(press: Press) -> None:
    """Ask for the reason of a ruling, filled in with the text of the draft."""
    loaded = await resolve.known(press.ask, press.tournament)
    draft = await drafts.fetch(press.ask, loaded.id, SURE, press.argument)
    field = TextField(
        "reason",
        texts.directing.reason_field(),
        draft["text"],
        help=texts.directing.reason_help(),
        long=True,
        required=True,
    )
    await open_form(press.ask, STAND, loaded.id, press.argument, texts.corrections.stand(), (field,))


@form(STAND, DIRECTORS, Fields(texts=("reason",)))
async def _stands(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    draft = await drafts.fetch(ask, loaded.id, SURE, submission.argument)
    command = _with(draft, dependents="stand", text=text_of(submission.values, "reason"))
    await ask.carry_out(loaded, command)
    await drafts.forget(ask, loaded.id, SURE)
    context = resolve.context(ask, loaded)
    await ask.say(
        Message(content=texts.corrections.stood(players=context.players(context.game(command.pairing).pairing)))
    )


def _with(draft: dict[str, Any], **changed: str) -> Correction:
    return _READ.validate_python({**draft, **changed})


async def _carry_out(ask: Ask, loaded: LoadedTournament, command: Correction) -> None:
    """Do it, and say what is recorded now."""
    context = resolve.context(ask, loaded)
    change = await ask.carry_out(loaded, command)
    buttons = next_buttons(ask, change.loaded)
    if isinstance(command, RuleForfeit):
        players, result = _of_result(context, change.after, command.pairing)
        await ask.say(Message(content=texts.directing.forfeit_ruled(players=players, result=result), buttons=buttons))
        return
    if _lacks_score(context, change.after, command.pairing):
        buttons = (shown(actions.RESULT, loaded.id, command.pairing), *buttons)
    await ask.say(Message(content=recorded(context, change.after, command.pairing), buttons=buttons))


def recorded(context: TournamentContext, after: TournamentState, pairing: PairingId) -> str:
    """Return the sentence about a result that a director has entered."""
    players, result = _of_result(context, after, pairing)
    text = texts.directing.result_entered(players=players, result=result)
    return f"{text} {texts.directing.without_score()}" if _lacks_score(context, after, pairing) else text


def _of_result(context: TournamentContext, after: TournamentState, pairing: PairingId) -> tuple[str, str]:
    return context.players(context.game(pairing).pairing), result_text(after.find(pairing)[1].results[pairing])


def _lacks_score(context: TournamentContext, after: TournamentState, pairing: PairingId) -> bool:
    """Return whether a game has no score although the standings of its stage use scores."""
    return context.rules(context.game(pairing).stage).scored and after.find(pairing)[1].results[pairing].scores is None
