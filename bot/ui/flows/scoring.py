"""Report a game by scores, with a form that also asks who started where that matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.errors import BadScoreError
from bot.parsing.scores import (
    LONGEST_GAMES,
    is_several_games,
    read_games,
    read_points,
    read_score,
    scored_report,
    series_report,
    turned,
)
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.errors.error_text import error_text
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import playing, report_warnings
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from formats.core.commands import ReportResult
from formats.core.errors import BadReportError
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId

MINE, THEIRS, STARTED = "mine", "theirs", "started"
ME, OPPONENT = "me", "opponent"
LONGEST = 7
GAMES, GAMES_AGAIN = "games", "game_scores_again"
GAMES_EXAMPLE = "11-7 9-11 11-5"


async def ask_result(ask: Ask, loaded: LoadedTournament, pairing: str | None = None) -> None:
    """Ask how the person's game ended, with the form of a scored game or with buttons; this is the first answer.

    Where no game is scored the answer is never a form, so it can be deferred.
    """
    context = resolve.context(ask, loaded)
    if not any(context.rules(number).scored for number in range(len(loaded.state.stages))):
        await ask.think()
        await playing.ask_result(ask, loaded, pairing)
        return
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    found = context.game(game.id)
    rules = context.rules(found.stage)
    several = not pairing and (rules.opens_at_once or await _speaks_for_several(ask, loaded))
    if several and await playing.asked_which(ask, loaded):
        return
    if rules.scored and found.result is None and game.id not in loaded.state.reports:
        await _open(ask, loaded, entrant, game, {})
    else:
        await playing.ask_result(ask, loaded, game.id if pairing else None)


async def _speaks_for_several(ask: Ask, loaded: LoadedTournament) -> bool:
    return len(await resolve.mine_in_play(ask, loaded)) > 1


async def _open(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, game: Pairing, typed: Mapping[str, str]
) -> None:
    context = resolve.context(ask, loaded)
    opponent = context.names.label(game.opponent(entrant))
    fields: list[FormField] = [
        TextField(MINE, texts.scoring.mine(), typed.get(MINE, ""), required=True, longest=LONGEST),
        TextField(
            THEIRS, texts.scoring.theirs(opponent=opponent), typed.get(THEIRS, ""), required=True, longest=LONGEST
        ),
    ]
    if context.rules(context.game(game.id).stage).starter_reported:
        planned = ME if game.seats[0] == entrant else OPPONENT
        choices = ((ME, texts.scoring.i_started()), (OPPONENT, texts.scoring.they_started(opponent=opponent)))
        fields.append(ChoiceField(STARTED, texts.scoring.started(), choices, typed.get(STARTED) or planned))
    await open_form(ask, actions.SCORES, loaded.id, game.id, texts.scoring.form_title(opponent=opponent), fields)


@form(actions.SCORES, PLAYERS.giving(ReportResult), Fields(texts=(MINE, THEIRS), choices=(STARTED,)))
async def _scores_handed_in(submission: Submission) -> None:
    """Record the scores; an unreadable form is shown again, filled in."""
    ask, loaded = await submission.begin_work()
    values = submission.values
    entrant, game = await resolve.my_game(ask, loaded, submission.argument)
    try:
        mine, theirs = read_points(text_of(values, MINE)), read_points(text_of(values, THEIRS))
    except BadScoreError as error:
        await _give_back(ask, loaded, game, values, error)
        return
    scores = (mine, theirs) if game.seats[0] == entrant else (theirs, mine)
    starters = {ME: entrant, OPPONENT: game.opponent(entrant)}
    report = scored_report(game, scores, starters.get(chosen_of(values, STARTED)))
    await report_warnings.report(ask, loaded, game, report)


async def report_typed(
    ask: Ask, loaded: LoadedTournament, winner: str | None, score: str | None, pairing: str | None = None
) -> None:
    """Report a game as typed: who won, the score with one's own first, or both; the score alone says who won."""
    entrant, game = await resolve.my_game(ask, loaded, pairing)
    if score is not None and is_several_games(score):
        await report_games(ask, loaded, game, entrant, score, winner)
        return
    mine_first, opponent = read_score(score), game.opponent(entrant)
    won = None if winner is None else resolve.winner(ask, loaded, game, winner)
    if winner is None and mine_first is not None and mine_first[0] != mine_first[1]:
        won = entrant if mine_first[0] > mine_first[1] else opponent
    swapped = mine_first is not None and game.seats[0] != entrant
    scores = mine_first[::-1] if mine_first is not None and swapped else mine_first
    report = Report(winner=won, scores=scores)
    await report_warnings.report(ask, loaded, game, report)


async def report_games(
    ask: Ask, loaded: LoadedTournament, game: Pairing, entrant: EntrantId, typed: str, winner: str | None = None
) -> None:
    """Report a match by the scores of its games, one's own first, and who won where that is said too.

    A single score that can be that of the match is meant so: one game decides none of several.
    """
    mine_first = read_games(typed)
    context = resolve.context(ask, loaded)
    needed = context.rules(context.game(game.id).stage).best_of(game) // 2 + 1
    if len(mine_first) == 1 and max(mine_first[0]) <= needed:
        await report_typed(ask, loaded, winner, typed, game.id)
        return
    what = series_report(game, mine_first if game.seats[0] == entrant else turned(mine_first))
    if winner is not None:
        what = what.model_copy(update={"winner": resolve.winner(ask, loaded, game, winner)})
    await report_warnings.report(ask, loaded, game, what)


@button(actions.GAME_SCORES, PLAYERS, answers="form")
async def _games_pressed(press: Press) -> None:
    """One field for the scores of all games."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    entrant, game = await resolve.my_game(ask, loaded, press.argument)
    await _open_games(ask, loaded, entrant, game, "")


async def _open_games(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, game: Pairing, typed: str) -> None:
    opponent = resolve.context(ask, loaded).names.label(game.opponent(entrant))
    field = TextField(
        GAMES,
        texts.scoring.games_field(),
        typed,
        help=texts.scoring.games_help(),
        placeholder=GAMES_EXAMPLE,
        required=True,
        longest=LONGEST_GAMES,
    )
    await open_form(ask, actions.GAME_SCORES, loaded.id, game.id, texts.scoring.form_title(opponent=opponent), [field])


@form(actions.GAME_SCORES, PLAYERS.giving(ReportResult), Fields(texts=(GAMES,)))
async def _games_handed_in(submission: Submission) -> None:
    """Record the games of a match; an unreadable or invalid form is shown again, filled in."""
    ask, typed = submission.ask, text_of(submission.values, GAMES)
    await ask.think()
    loaded = await resolve.known(ask, submission.tournament)
    entrant, game = await resolve.my_game(ask, loaded, submission.argument)
    try:
        await report_games(ask, loaded, game, entrant, typed)
    except (BadScoreError, BadReportError) as error:
        token = await drafts.keep(ask, loaded.id, GAMES_AGAIN, {"game": game.id, "typed": typed})
        correct = Button(
            label=texts.scoring.correct(), action=action_id(GAMES_AGAIN, loaded.id, token), style="primary"
        )
        text = error_text(error, resolve.context(ask, loaded))
        await ask.say(Message(content=text, buttons=(correct,)))


@button(GAMES_AGAIN, PLAYERS, answers="form")
async def _games_again(press: Press) -> None:
    """Back to the form, as it was."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    draft = await drafts.fetch(ask, loaded.id, GAMES_AGAIN, press.argument)
    entrant, game = await resolve.my_game(ask, loaded, draft["game"])
    await _open_games(ask, loaded, entrant, game, draft["typed"])


async def _give_back(
    ask: Ask, loaded: LoadedTournament, game: Pairing, values: dict[str, Any], error: BadScoreError
) -> None:
    typed = {MINE: text_of(values, MINE), THEIRS: text_of(values, THEIRS), STARTED: chosen_of(values, STARTED)}
    token = await drafts.keep(ask, loaded.id, actions.SCORES, {"game": game.id, "typed": typed})
    correct = Button(label=texts.scoring.correct(), action=action_id(actions.SCORES, loaded.id, token), style="primary")
    await ask.say(Message(content=error_text(error), buttons=(correct,)))


@button(actions.SCORES, PLAYERS, answers="form")
async def _correct_pressed(press: Press) -> None:
    """Back to the form, as it was."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    draft = await drafts.fetch(ask, loaded.id, actions.SCORES, press.argument)
    entrant, game = await resolve.my_game(ask, loaded, draft["game"])
    await _open(ask, loaded, entrant, game, draft["typed"])


@button(actions.REPORT, PLAYERS, answers="form")
async def _report_pressed(press: Press) -> None:
    await ask_result(press.ask, await resolve.known(press.ask, press.tournament), press.argument)
