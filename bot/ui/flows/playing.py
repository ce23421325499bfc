"""Report a game: report, confirm, dispute, withdraw a report."""

from __future__ import annotations

from datetime import datetime

from bot.announcements.reports import please_confirm
from bot.schedule.player_buttons import about_report
from bot.schedule.result_buttons import result_buttons
from bot.service.loaded import LoadedTournament
from bot.service.personal_links import live_links
from bot.text import actions
from bot.text.buttons import button as action_button
from bot.text.context import TournamentContext
from bot.text.games import result_text
from bot.text.messages import LABEL_LIMIT, Message
from bot.text.names import elide
from bot.text.texts import texts
from bot.text.times import stamp
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from bot.views.pairings import said
from formats.core.commands import ConfirmReport, DisputeReport, ReportResult, TakeBackReport
from formats.core.model import Pairing
from formats.core.possible.reports import silence_confirms_at
from formats.core.results import Report
from formats.core.values import EntrantId

DISPUTED = "disputed"
FIELD = "text"
LONGEST = 1000
MOST_GAMES = 25
"""How many games can be offered at once."""


async def ask_result(ask: Ask, loaded: LoadedTournament, pairing: str | None = None) -> None:
    """Ask how the person's game ended, with a button for each answer; an open report is shown instead.

    A person with several open games is asked which one, unless it is named.
    """
    await ask.think()
    if not pairing and await asked_which(ask, loaded):
        return
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    context = resolve.context(ask, loaded)
    found = context.game(game.id)
    if found.result is not None or game.id in loaded.state.reports:
        await ask.say(standing(context, loaded.id, game.id, entrant))
        return
    opponent = game.opponent(entrant)
    label = elide(texts.playing.other_won(name=context.names.label(opponent)), LABEL_LIMIT)
    buttons = list(result_buttons(context, loaded.id, found.stage, game.id, [game], they_won=label))
    if context.rules(found.stage).best_of(game) > 1:
        buttons.append(action_button(actions.GAME_SCORES, loaded.id, game.id))
    if context.rules(found.stage).opens_at_once:
        buttons.append(action_button(actions.WON_ON_TIME, loaded.id, game.id))
    await ask.say(
        Message(content=texts.playing.how_did_it_end(opponent=context.names.plain(opponent)), buttons=tuple(buttons))
    )


async def asked_which(ask: Ask, loaded: LoadedTournament) -> bool:
    """Offer the person's open games, where there are several."""
    me, context = await resolve.mine_in_play(ask, loaded), resolve.context(ask, loaded)
    mine = [(entrant, game) for game in loaded.state.open_games() for entrant in me if entrant in game.seats]
    if len(mine) < 2:  # noqa: PLR2004 - several
        return False
    name = context.names.label
    called = {game.id: name(game.opponent(entrant)) for entrant, game in mine}
    if len(me) > 1:
        called = {game.id: f"{name(entrant)} – {name(game.opponent(entrant))}" for entrant, game in mine}
    buttons = [
        action_button(actions.REPORT, loaded.id, game, label=elide(label, LABEL_LIMIT))
        for game, label in list(called.items())[:MOST_GAMES]
    ]
    await ask.say(Message(content=texts.groups.which_game(), buttons=tuple(buttons)))
    return True


async def report(ask: Ask, loaded: LoadedTournament, what: Report, pairing: str | None = None) -> None:
    """Report a game; what the person has said already is not said again, except before the game was to begin."""
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    known = loaded.state.reports.get(game.id)
    if resolve.context(ask, loaded).game(game.id).result is not None:
        pass  # settled meanwhile: the answer shows how
    elif known is None or known.before_start or (known.by, known.report) != (entrant, what):
        change = await ask.carry_out(loaded, ReportResult(pairing=game.id, by=entrant, report=what))
        loaded = await _agreed_by_guest(ask, change.loaded, game, entrant)
    await ask.replace(standing(resolve.context(ask, loaded), loaded.id, game.id, entrant))


async def _agreed_by_guest(ask: Ask, loaded: LoadedTournament, game: Pairing, entrant: EntrantId) -> LoadedTournament:
    """Confirm a report against a guest at once: a guest is not on Discord and cannot be asked; directors correct it.

    Not where another person speaks for the guest, who is asked like any player, nor where the guest has a personal link
    and can answer, and not before the game was to begin.
    """
    guest, known = game.opponent(entrant), loaded.state.reports.get(game.id)
    others = {person.id for person in loaded.acting_for(guest)} - {(await ask.person()).id}
    if known is None or known.disputed_by is not None or known.before_start or guest not in loaded.people or others:
        return loaded
    if guest in live_links(loaded, await ask.service.database.personal_links.of(loaded.id)):
        return loaded
    ask.command_id = ask.command_id.part("guest")
    return (await ask.carry_out(loaded, ConfirmReport(pairing=game.id, by=guest))).loaded


async def confirm(ask: Ask, loaded: LoadedTournament, pairing: str | None = None) -> None:
    """Agree with what the opponent reported. A game that is settled needs no second word."""
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    if resolve.context(ask, loaded).game(game.id).result is None:
        change = await ask.carry_out(loaded, ConfirmReport(pairing=game.id, by=entrant))
        loaded = change.loaded
    await ask.replace(standing(resolve.context(ask, loaded), loaded.id, game.id, entrant))


def standing(context: TournamentContext, tournament: str, pairing: str, entrant: EntrantId) -> Message:
    """How things stand with the result of a game, for one of its players, and what they can do about it."""
    game, known = context.game(pairing), context.state.reports.get(pairing)
    players = f"**{context.players(game.pairing)}**"
    if game.result is not None:
        return Message(content=texts.playing.settled(players=players, score=result_text(game.result)))
    if known is None:
        return Message(
            content=texts.playing.report_again(), buttons=(action_button(actions.REPORT, tournament, pairing),)
        )
    opponent, until = context.names.plain(game.pairing.opponent(entrant)), silence_confirms_at(context.state, pairing)
    offered = list(about_report(context.state, context.engine, game.pairing, entrant))
    if known.disputed_by is not None:
        can_accept = any(action == actions.CONFIRM for action, _, _ in offered)
        text = " ".join(
            [texts.results.disputed(players=players), *([texts.playing.can_accept()] if can_accept else [])]
        )
    elif known.by == entrant:
        text = _report_saved(opponent, said(context, known.report), until)
    else:
        text = please_confirm(opponent, said(context, known.report), until)
    buttons = (action_button(action, tournament, argument, label=label) for action, argument, label in offered)
    return Message(content=text, buttons=tuple(buttons))


@button(actions.CONFIRM, PLAYERS.giving(ConfirmReport))
async def _confirm_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    known = loaded.state.reports.get(press.argument)
    ask.once(f"confirm:{known.at.timestamp() if known is not None else ''}")
    await confirm(ask, loaded, press.argument)


@button(actions.DISPUTE, PLAYERS, answers="form")
async def _dispute_pressed(press: Press) -> None:
    """Open the form for the reasons of a dispute."""
    ask, loaded = press.ask, await resolve.known(press.ask, press.tournament)
    entrant, game = await resolve.my_game(ask, loaded, press.argument)
    await ask.try_out(loaded, DisputeReport(pairing=game.id, by=entrant))
    field = TextField(
        FIELD, texts.playing.dispute_field(), help=texts.playing.dispute_help(), long=True, longest=LONGEST
    )
    await open_form(ask, DISPUTED, loaded.id, game.id, texts.playing.dispute_title(), [field])


@form(DISPUTED, PLAYERS.giving(DisputeReport), Fields(texts=(FIELD,)))
async def _dispute_handed_in(submission: Submission) -> None:
    """Disagree with what the opponent reported."""
    ask, loaded = await submission.begin_work()
    entrant, game = await resolve.my_game(ask, loaded, submission.argument)
    words = text_of(submission.values, FIELD)
    change = await ask.carry_out(loaded, DisputeReport(pairing=game.id, by=entrant, text=words))
    await ask.say(standing(resolve.context(ask, change.loaded), loaded.id, game.id, entrant))


@button(actions.TAKE_BACK, PLAYERS.giving(TakeBackReport))
async def _take_back_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    known = loaded.state.reports.get(press.argument)
    ask.once(f"take_back:{known.at.timestamp() if known is not None else ''}")
    entrant, game = await resolve.my_game(ask, loaded, press.argument)
    change = await ask.carry_out(loaded, TakeBackReport(pairing=game.id, by=entrant))
    await ask.replace(standing(resolve.context(ask, change.loaded), loaded.id, game.id, entrant))


def _report_saved(opponent: str, said: str, silent_at: datetime | None) -> str:
    """To the reporter; without `silent_at` silence does not confirm it."""
    if silent_at is None:
        return texts.results.report_saved_early(said=said, opponent=opponent)
    return texts.results.report_saved(said=said, opponent=opponent, silent_at_distance=stamp(silent_at, "R"))
