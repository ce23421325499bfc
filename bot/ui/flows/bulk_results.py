"""Enter results of many games: typed or as a file, previewed, all or none."""

from __future__ import annotations

from bot.parsing.result_lines import read_results
from bot.service.loaded import LoadedTournament
from bot.text.context import Game, TournamentContext
from bot.text.errors.error_text import error_text
from bot.text.games import result_text
from bot.text.messages import BODY_LIMIT, CONTENT_LIMIT, Button, Message, action_id
from bot.text.names import cut
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import directing_games
from bot.ui.flows.next_step import next_buttons
from bot.ui.flows.report_warnings import doubts_about
from bot.ui.forms import TextField, open_form
from bot.ui.showing import made
from formats.core.commands import RecordResults
from formats.core.errors import RuleError
from formats.core.state import TournamentState

RESULTS, ENTER, AGAIN = "results", "results_enter", "results_again"
LINES = "lines"
LONGEST = 4000
"""Characters of a form's field."""


async def show_form(ask: Ask, loaded: LoadedTournament, typed: str = "") -> None:
    """The form with one large field."""
    field = TextField(
        LINES, texts.bulk.lines(), typed, help=texts.bulk.lines_help(), long=True, required=True, longest=LONGEST
    )
    await open_form(ask, RESULTS, loaded.id, "", texts.bulk.form_title(), [field])


@form(RESULTS, STAFF.giving(RecordResults), Fields(texts=(LINES,)))
async def _submitted(submission: Submission) -> None:
    ask = submission.ask
    await ask.think()
    await propose(ask, await resolve.known(ask, submission.tournament), str(submission.values.get(LINES) or ""))


async def propose(ask: Ask, loaded: LoadedTournament, text: str) -> None:
    """Show how the lines were understood, with the button that enters them.

    Every refusal keeps the text (unreadable lines, impossible scores): *Correct* opens the form with it.
    """
    context = resolve.context(ask, loaded)
    try:
        command = RecordResults(games=await ask.service.read(read_results, text, context, resolve.own(ask, loaded)))
        for game_report in command.games:
            await directing_games.may_enter(ask, loaded, context.game(game_report.pairing))
        after = (await ask.try_out(loaded, command)).after
    except RuleError as error:
        buttons = await _correcting(ask, loaded, text)
        await ask.say(Message(content=cut(error_text(error, context), CONTENT_LIMIT), buttons=buttons))
        return
    token = await drafts.keep(ask, loaded.id, ENTER, command.model_dump(mode="json"))
    enter = Button(label=texts.bulk.enter(), action=action_id(ENTER, loaded.id, token), style="success")
    lines, odd = await made(_lines, context, after, command), await made(_doubts, ask, loaded, context, command)
    body = cut("\n".join([texts.bulk.preview(), *odd, *lines]), BODY_LIMIT)
    buttons = (enter, *(await _correcting(ask, loaded, text) if odd else ()))
    await ask.say(Message(body=body, tone="attention" if odd else "neutral", buttons=buttons))


async def _correcting(ask: Ask, loaded: LoadedTournament, text: str) -> tuple[Button, ...]:
    """Return the button that opens the form with the text; none where the text is too long for a form."""
    token = await drafts.keep(ask, loaded.id, RESULTS, text)
    again = Button(label=texts.directing.correct(), action=action_id(AGAIN, loaded.id, token), style="primary")
    return (again,) if len(text) <= LONGEST else ()


def _lines(context: TournamentContext, after: TournamentState, command: RecordResults) -> list[str]:
    """How the lines were understood."""
    return [_line(context, after, context.game(game_report.pairing)) for game_report in command.games]


def _line(context: TournamentContext, after: TournamentState, game: Game) -> str:
    """`12. Ada – Ben: 450:380`."""
    result = after.find(game.pairing.id)[1].results[game.pairing.id]
    return f"{game.pairing.board}. {context.players(game.pairing)}: **{result_text(result)}**"


def _doubts(ask: Ask, loaded: LoadedTournament, context: TournamentContext, command: RecordResults) -> list[str]:
    """List the warnings about single results, with their games."""
    lines = []
    for game_report in command.games:
        game = context.game(game_report.pairing)
        lines += [
            texts.numbers.label(label=context.players(game.pairing), text=odd)
            for odd in doubts_about(ask, loaded, game, game_report.report)
        ]
    return lines


@button(AGAIN, STAFF, answers="form")
async def _again(press: Press) -> None:
    """The form again, as it was filled in."""
    loaded = await resolve.known(press.ask, press.tournament)
    await show_form(press.ask, loaded, await drafts.fetch(press.ask, loaded.id, RESULTS, press.argument))


@button(ENTER, STAFF.giving(RecordResults))
async def _enter(press: Press) -> None:
    """Enter what was shown; where a game has a result by now, nothing is entered and it is said which."""
    ask, loaded = await press.begin_work(update=True)
    command = RecordResults.model_validate(await drafts.fetch(ask, loaded.id, ENTER, press.argument))
    for game_report in command.games:
        await directing_games.may_enter(ask, loaded, resolve.context(ask, loaded).game(game_report.pairing))
    change = await ask.carry_out(loaded, command)
    await drafts.forget(ask, loaded.id, ENTER)
    buttons = next_buttons(ask, change.loaded)
    await ask.replace(Message(content=texts.bulk.entered(games=len(command.games)), buttons=buttons))
