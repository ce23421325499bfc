"""The reveal: a director posts the script step by step, each after a preview; then the rounds."""

from __future__ import annotations

from bot.faces.swiss_elimination.stage import playoffs_of
from bot.faces.swiss_elimination.texts import texts
from bot.service.loaded import LoadedTournament
from bot.service.worker_jobs import script_of
from bot.text.arguments import Argument
from bot.text.context import TournamentContext
from bot.text.messages import BODY_LIMIT, Button, Message, action_id
from bot.text.names import cut
from bot.text.times import stamp
from bot.ui import resolve
from bot.ui.access import DIRECTORS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.answering import open_questions
from bot.ui.flows.missing import show_missing
from bot.ui.flows.sealed_forms import record_look
from bot.ui.typed_word import FIELD as TYPED_WORD
from bot.ui.typed_word import ask_for_word, is_typed
from formats.core.commands import AnswerPrompt, CloseForm, PublishRound, TellStep
from formats.core.errors import NotNextError
from formats.core.possible.rounds import telling
from formats.core.steps import PairRound, next_step
from formats.systems.swiss_elimination.forms import ONLINE_TIMES
from formats.systems.swiss_elimination.selection import REVEAL, REVEALED


class StepOf(Argument):
    """A step of the script of a stage, counted from 1."""

    stage: int
    step: int


TELL, PUBLISH, CLOSE = "reveal_step", "reveal_rounds", "reveal_close"


async def reveal(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the next step. It is secret until it is revealed, so the log records who has read it."""
    if await _waits(ask, loaded):
        return
    if playoffs_of(resolve.context(ask, loaded)) is not None:
        loaded = await record_look(ask, loaded, ONLINE_TIMES)
    await _show(ask, loaded)


async def _waits(ask: Ask, loaded: LoadedTournament) -> bool:
    """While puzzles can still be solved, say until when, and offer to close the stage. Nothing is looked at."""
    opens = telling(loaded.state, ask.service.engine).opens
    if opens is None or opens <= ask.service.clock.now():
        return False
    close = Button(label=texts.scripts_close_stage(), action=action_id(CLOSE, loaded.id), style="danger")
    title = resolve.context(ask, loaded).heading(texts.scripts_reveal())
    await ask.replace(
        Message(
            title=title,
            body=texts.scripts_stage_open(due=stamp(opens), distance=stamp(opens, "R")),
            tone="attention",
            buttons=(close,),
        )
    )
    return True


@button(CLOSE, DIRECTORS, answers="form")
async def _close_pressed(press: Press) -> None:
    """Closing early is for everybody and at once, so it is typed."""
    title, label, help_text = (
        texts.scripts_close_title(),
        texts.scripts_close_field(word=texts.scripts_close_word()),
        texts.scripts_close_help(),
    )
    await ask_for_word(press.ask, CLOSE, press.tournament, "", title=title, label=label, help_text=help_text)


@form(CLOSE, DIRECTORS, Fields(texts=(TYPED_WORD,)))
async def _close_typed(submission: Submission) -> None:
    """The stage is over, and the reveal can begin."""
    ask, loaded = await submission.begin_work()
    if not is_typed(submission.values, texts.scripts_close_word()):
        await ask.say(Message(content=texts.scripts_not_closed(word=texts.scripts_close_word())))
        return
    ask.once("reveal:close")
    await reveal(ask, (await ask.carry_out(loaded, CloseForm(form=ONLINE_TIMES))).loaded)


async def _show(ask: Ask, loaded: LoadedTournament) -> None:
    """The next step with its button, or what comes after the last."""
    context = resolve.context(ask, loaded)
    lines: list[str] = []
    buttons: list[Button] = []
    playoffs = playoffs_of(context)
    if playoffs is None:
        await ask.replace(Message(content=texts.scripts_no_script()))
        return
    told = playoffs.stage.told
    script = await ask.service.work(script_of, loaded.state)
    question = next((prompt for prompt in open_questions(ask, loaded) if prompt.key == REVEAL), None)
    if question is not None and told == 0:
        lines += [context.reason(question.question, playoffs.number), ""]
    if told < len(script):
        sentences = "\n> ".join(context.reasons(script[told], playoffs.number))
        lines.append(texts.scripts_next_is(step=told + 1, steps=len(script), sentences=sentences))
        label = texts.scripts_next_step() if told else texts.scripts_first_step()
        action = action_id(TELL, loaded.id, str(StepOf(playoffs.number, told + 1)))
        buttons.append(Button(label=label, action=action, style="success"))
    else:
        lines.append(texts.scripts_all_told() if script else texts.scripts_no_script())
    if question is not None and told >= len(script):
        buttons.append(Button(label=texts.scripts_publish(), action=action_id(PUBLISH, loaded.id), style="success"))
    title = context.heading(texts.scripts_reveal())
    await ask.replace(Message(title=title, body=cut("\n".join(lines), BODY_LIMIT), buttons=tuple(buttons)))


@button(TELL, DIRECTORS)
async def _reveal_pressed(press: Press) -> None:
    """Tell the step that was shown; a second press, or another director's, tells nothing twice."""
    ask, loaded = await press.begin_work()
    shown = StepOf.read(press.argument)
    ask.once(f"reveal:{press.argument}")
    try:
        loaded = (await ask.carry_out(loaded, TellStep(stage=shown.stage, step=shown.step))).loaded
    except NotNextError:
        loaded = await resolve.known(ask, loaded.id)
    await _show(ask, loaded)


@button(PUBLISH, DIRECTORS)
async def _publish_pressed(press: Press) -> None:
    """The seal is broken, and the online rounds are published with their results, as far as no draw comes first."""
    ask, loaded = await press.begin_work()
    if any(question.key == REVEAL for question in open_questions(ask, loaded)):
        ask.once("reveal:answer")
        loaded = (await ask.carry_out(loaded, AnswerPrompt(prompt=REVEAL, answer=REVEALED))).loaded
    step = next_step(loaded.state, ask.service.engine)
    if not isinstance(step, PairRound):
        await show_missing(ask, loaded)
        return
    ask.once("reveal:rounds")
    through = _last_online(resolve.context(ask, loaded))
    command = PublishRound(stage=step.stage, round_number=step.round_number, through=through)
    change = await ask.carry_out(loaded, command)
    await ask.replace(Message(content=texts.scripts_published(rounds=len(change.after.started[-1].rounds))))


def _last_online(context: TournamentContext) -> int | None:
    """The number of the last round before the first live one."""
    playoffs = playoffs_of(context)
    if playoffs is None:
        return None
    sittings = playoffs.options.match_table.sittings
    loaded = (number for number, sitting in enumerate(sittings) if sitting.venue == "live")
    return next(loaded, len(sittings)) or None
