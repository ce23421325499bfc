"""Reporting a game that is decided by scores: a form asks for both, and for who started where that matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.app import actions
from bot.app.errors import BadScoreError
from bot.app.messages import Button, Message, action_id
from bot.app.scores import read_points, scored_report
from bot.app.service import Live
from bot.app.wording import scoring as words
from bot.app.wording.errors import error_text
from bot.ui import drafts, finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import playing
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from formats.core.model import Pairing
from formats.core.values import EntrantId

MINE, THEIRS, STARTED = "mine", "theirs", "started"
ME, OPPONENT = "me", "opponent"
LONGEST = 7


async def ask_result(ask: Ask, live: Live, pairing: str | None = None) -> None:
    """Ask how the person's game ended, with the form of a scored game or with buttons; this is the first answer."""
    entrant, game = await finding.my_game(ask, live, pairing)
    found = finding.scene(ask, live).game(game.id)
    rules = finding.scene(ask, live).rules(found.stage)
    if not pairing and rules.opens_at_once and await playing.asked_which(ask, live):
        return
    if rules.scored and found.result is None and game.id not in live.state.reports:
        await _open(ask, live, entrant, game, {})
    else:
        await playing.ask_result(ask, live, game.id if pairing else None)


async def _open(ask: Ask, live: Live, entrant: EntrantId, game: Pairing, typed: Mapping[str, str]) -> None:
    scene = finding.scene(ask, live)
    opponent = scene.names.label(game.opponent(entrant))
    fields: list[FormField] = [
        TextField(MINE, words.MINE, typed.get(MINE, ""), required=True, longest=LONGEST),
        TextField(THEIRS, words.theirs(opponent), typed.get(THEIRS, ""), required=True, longest=LONGEST),
    ]
    if scene.rules(scene.game(game.id).stage).starter_reported:
        planned = ME if game.seats[0] == entrant else OPPONENT
        choices = ((ME, words.I_STARTED), (OPPONENT, words.they_started(opponent)))
        fields.append(ChoiceField(STARTED, words.STARTED, choices, typed.get(STARTED) or planned))
    await open_form(ask, actions.SCORES, live.id, game.id, words.form_title(opponent), fields)


@form(actions.SCORES)
async def _scores_handed_in(submission: Submission) -> None:
    """What cannot be read comes back filled in."""
    ask, values = submission.ask, submission.values
    await ask.think(update=ask.pressed_own)
    live = await finding.known(ask, submission.tournament)
    entrant, game = await finding.my_game(ask, live, submission.argument)
    try:
        mine, theirs = read_points(text_of(values, MINE)), read_points(text_of(values, THEIRS))
    except BadScoreError as error:
        await _give_back(ask, live, game, values, error)
        return
    scores = (mine, theirs) if game.seats[0] == entrant else (theirs, mine)
    starters = {ME: entrant, OPPONENT: game.opponent(entrant)}
    report = scored_report(game, scores, starters.get(chosen_of(values, STARTED)))
    await playing.report(ask, live, report, game.id)


async def _give_back(ask: Ask, live: Live, game: Pairing, values: dict[str, Any], error: BadScoreError) -> None:
    typed = {MINE: text_of(values, MINE), THEIRS: text_of(values, THEIRS), STARTED: chosen_of(values, STARTED)}
    token = await drafts.keep(ask, live.id, actions.SCORES, {"game": game.id, "typed": typed})
    correct = Button(label=words.CORRECT, action=action_id(actions.SCORES, live.id, token), style="primary")
    await ask.say(Message(content=error_text(error), buttons=(correct,)))


@button(actions.SCORES)
async def _correct_pressed(press: Press) -> None:
    """Back to the form, as it was."""
    ask = press.ask
    live = await finding.known(ask, press.tournament)
    draft = await drafts.fetch(ask, live.id, actions.SCORES, press.argument)
    entrant, game = await finding.my_game(ask, live, draft["game"])
    await _open(ask, live, entrant, game, draft["typed"])


@button(actions.REPORT)
async def _report_pressed(press: Press) -> None:
    await ask_result(press.ask, await finding.tournament(press.ask, press.tournament), press.argument)
