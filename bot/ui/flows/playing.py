"""How a game ended: reporting it, confirming, disputing, taking back."""

from __future__ import annotations

from bot.app import actions
from bot.app.buttons import button as action_button
from bot.app.duties import silence_at
from bot.app.messages import LABEL_LIMIT, Button, Message, action_id
from bot.app.names import elide
from bot.app.offers import about_report
from bot.app.scene import Scene
from bot.app.scores import read_score
from bot.app.service import Live
from bot.app.views.person import said
from bot.app.wording import groups as group_words
from bot.app.wording import playing as wording
from bot.app.wording import results
from bot.app.wording.games import result_text
from bot.ui import finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.choices import TIE
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import ConfirmReport, DisputeReport, ReportResult, TakeBackReport
from formats.core.results import Report
from formats.core.values import EntrantId

I_WON, THEY_WON, TIED, DISPUTED = "i_won", "they_won", "tied", "disputed"
FIELD = "text"
LONGEST = 1000
MOST_GAMES = 25
"""How many games can be offered at once."""


async def ask_result(ask: Ask, live: Live, pairing: str | None = None) -> None:
    """Ask how the person's game ended, with a button for each answer; an open report is shown instead.

    Without a game named, somebody who has several open is asked which.
    """
    await ask.think()
    if not pairing and await asked_which(ask, live):
        return
    entrant, game = await finding.my_game(ask, live, pairing)
    scene = finding.scene(ask, live)
    found = scene.game(game.id)
    if found.result is not None or game.id in live.state.reports:
        await ask.say(standing(scene, live.id, game.id, entrant))
        return
    opponent = game.opponent(entrant)
    label = elide(wording.other_won(scene.names.label(opponent)), LABEL_LIMIT)
    buttons = [
        Button(label=wording.I_WON, action=action_id(I_WON, live.id, game.id), style="primary"),
        Button(label=label, action=action_id(THEY_WON, live.id, game.id), style="primary"),
    ]
    if scene.system(found.stage).ties:
        buttons.append(Button(label=wording.TIE, action=action_id(TIED, live.id, game.id)))
    if scene.rules(found.stage).opens_at_once:
        buttons.append(action_button(actions.WON_ON_TIME, live.id, game.id))
    await ask.say(Message(content=wording.how_did_it_end(scene.names.plain(opponent)), buttons=tuple(buttons)))


async def asked_which(ask: Ask, live: Live) -> bool:
    """Offer the person's open games, where there are several."""
    entrant, scene = await finding.me(ask, live), finding.scene(ask, live)
    mine = [game for game in live.state.open_games() if entrant in game.seats]
    if len(mine) < 2:  # noqa: PLR2004 - several
        return False
    buttons = [
        action_button(
            actions.REPORT, live.id, game.id, label=elide(scene.names.label(game.opponent(entrant)), LABEL_LIMIT)
        )
        for game in mine[:MOST_GAMES]
    ]
    await ask.say(Message(content=group_words.WHICH_GAME, buttons=tuple(buttons)))
    return True


async def report(ask: Ask, live: Live, what: Report, pairing: str | None = None) -> None:
    """Report a game; what the person has said already is not said again."""
    entrant, game = await finding.my_game(ask, live, pairing)
    known = live.state.reports.get(game.id)
    if known is None or (known.by, known.report) != (entrant, what):
        change = await ask.carry_out(live, ReportResult(pairing=game.id, by=entrant, report=what))
        live = change.live
    await ask.replace(standing(finding.scene(ask, live), live.id, game.id, entrant))


async def report_typed(ask: Ask, live: Live, winner: str | None, score: str | None, pairing: str | None = None) -> None:
    """Report a game as typed: who won, the score with one's own first, or both; the score alone says who won."""
    entrant, game = await finding.my_game(ask, live, pairing)
    mine_first, opponent = read_score(score), game.opponent(entrant)
    if winner is None and mine_first is not None and mine_first[0] != mine_first[1]:
        winner = entrant if mine_first[0] > mine_first[1] else opponent
    swapped = mine_first is not None and game.seats[0] != entrant
    scores = mine_first[::-1] if mine_first is not None and swapped else mine_first
    await report(ask, live, Report(winner=None if winner in {None, TIE} else winner, scores=scores), game.id)


async def confirm(ask: Ask, live: Live, pairing: str | None = None) -> None:
    """Agree with what the opponent reported. A game that is settled needs no second word."""
    entrant, game = await finding.my_game(ask, live, pairing)
    if finding.scene(ask, live).game(game.id).result is None:
        change = await ask.carry_out(live, ConfirmReport(pairing=game.id, by=entrant))
        live = change.live
    await ask.replace(standing(finding.scene(ask, live), live.id, game.id, entrant))


async def ask_dispute(ask: Ask, live: Live, pairing: str | None = None) -> None:
    """Open the form in which somebody says why they disagree."""
    entrant, game = await finding.my_game(ask, live, pairing)
    await ask.try_out(live, DisputeReport(pairing=game.id, by=entrant))
    field = TextField(FIELD, wording.DISPUTE_FIELD, help=wording.DISPUTE_HELP, long=True, longest=LONGEST)
    await open_form(ask, DISPUTED, live.id, game.id, wording.DISPUTE_TITLE, [field])


async def dispute(ask: Ask, live: Live, words: str, pairing: str | None = None) -> None:
    """Disagree with what the opponent reported."""
    await ask.think()
    entrant, game = await finding.my_game(ask, live, pairing)
    change = await ask.carry_out(live, DisputeReport(pairing=game.id, by=entrant, text=words))
    await ask.say(standing(finding.scene(ask, change.live), live.id, game.id, entrant))


async def take_back(ask: Ask, live: Live, pairing: str | None = None) -> None:
    """Unsay a report that is not official yet."""
    entrant, game = await finding.my_game(ask, live, pairing)
    change = await ask.carry_out(live, TakeBackReport(pairing=game.id, by=entrant))
    await ask.replace(standing(finding.scene(ask, change.live), live.id, game.id, entrant))


def standing(scene: Scene, tournament: str, pairing: str, entrant: EntrantId) -> Message:
    """How things stand with the result of a game, for one of its players, and what they can do about it."""
    game, known = scene.game(pairing), scene.state.reports.get(pairing)
    players = f"**{scene.players(game.pairing)}**"
    if game.result is not None:
        return Message(content=wording.settled(players, result_text(game.result)))
    if known is None:
        return Message(content=wording.REPORT_AGAIN, buttons=(action_button(actions.REPORT, tournament, pairing),))
    opponent, until = scene.names.plain(game.pairing.opponent(entrant)), silence_at(scene.state, known)
    offered = list(about_report(known, game.pairing, entrant))
    if known.disputed_by is not None:
        can_accept = any(action == actions.CONFIRM for action, _, _ in offered)
        text = " ".join([results.disputed(players), *([wording.CAN_ACCEPT] if can_accept else [])])
    elif known.by == entrant:
        text = results.report_saved(opponent, said(scene, known.report), until)
    else:
        text = results.please_confirm(opponent, said(scene, known.report), until)
    buttons = (action_button(action, tournament, argument, label=label) for action, argument, label in offered)
    return Message(content=text, buttons=tuple(buttons))


async def _reported(press: Press, seat_of_winner: int | None) -> None:
    """One of the answers to the question was pressed: 0 for oneself, 1 for the opponent, None for a tie."""
    ask = press.ask
    ask.once("report")
    await ask.think(update=ask.pressed_own)
    live = await finding.tournament(ask, press.tournament)
    entrant, game = await finding.my_game(ask, live, press.argument)
    winner = None if seat_of_winner is None else (entrant, game.opponent(entrant))[seat_of_winner]
    await report(ask, live, Report(winner=winner), game.id)


@button(I_WON)
async def _i_won(press: Press) -> None:
    await _reported(press, 0)


@button(THEY_WON)
async def _they_won(press: Press) -> None:
    await _reported(press, 1)


@button(TIED)
async def _tied(press: Press) -> None:
    await _reported(press, None)


@button(actions.CONFIRM)
async def _confirm_pressed(press: Press) -> None:
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.tournament(ask, press.tournament)
    known = live.state.reports.get(press.argument)
    ask.once(f"confirm:{known.at.timestamp() if known is not None else ''}")
    await confirm(ask, live, press.argument)


@button(actions.DISPUTE)
async def _dispute_pressed(press: Press) -> None:
    await ask_dispute(press.ask, await finding.tournament(press.ask, press.tournament), press.argument)


@form(DISPUTED)
async def _dispute_handed_in(submission: Submission) -> None:
    live = await finding.tournament(submission.ask, submission.tournament)
    await dispute(submission.ask, live, text_of(submission.values, FIELD), submission.argument)


@button(actions.TAKE_BACK)
async def _take_back_pressed(press: Press) -> None:
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.tournament(ask, press.tournament)
    known = live.state.reports.get(press.argument)
    ask.once(f"take_back:{known.at.timestamp() if known is not None else ''}")
    await take_back(ask, live, press.argument)
