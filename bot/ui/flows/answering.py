"""Answer a format's questions: by the entrant concerned, by a director for anybody, or by drawing lots."""

from __future__ import annotations

from collections.abc import Sequence

from bot.schedule.deadlines import NAG
from bot.service.loaded import LoadedTournament
from bot.service.orders import Step
from bot.text import actions
from bot.text.arguments import NumberOf
from bot.text.buttons import BUTTON_LABELS
from bot.text.buttons import button as shown
from bot.text.context import TournamentContext
from bot.text.format_texts import answer_text, choice_label
from bot.text.messages import BODY_LIMIT, LABEL_LIMIT, Button, Message, action_id
from bot.text.names import cut, elide
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import DIRECTORS, INVOLVED, PLAYERS, STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from bot.views.digest import prompt_line
from formats.core.commands import AnswerPrompt, ContributeToDraw, PassDeadline, WaiveBeacon
from formats.core.draws import prompt_draw
from formats.core.errors import NoSuchPromptError
from formats.core.events import Tick
from formats.core.model import Prompt
from formats.core.possible import answers
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId

MOST_BUTTONS = 25
LONGEST_WORD = 100
LONGEST_REASON = 1000
CHOOSE, LOTS, TYPE = "answer_choose", "answer_lots", "answer_type"


def open_questions(ask: Ask, loaded: LoadedTournament) -> tuple[Prompt, ...]:
    """Return the open questions of the format."""
    step = next_step(loaded.state, ask.service.engine)
    return step.prompts if isinstance(step, WaitForAnswers) else ()


def question_buttons(context: TournamentContext, tournament: str, prompts: Sequence[Prompt]) -> list[Button]:
    """A button for each question."""
    stage = context.state.stage_number
    return [
        shown(
            actions.ANSWER,
            tournament,
            prompt.key,
            label=elide(context.reason(prompt.question, stage, markdown=False), LABEL_LIMIT - 5)
            if len(prompts) > 1
            else "",
        )
        for prompt in prompts[:MOST_BUTTONS]
    ]


async def list_questions(ask: Ask, loaded: LoadedTournament) -> None:
    """Every open question with its button."""
    prompts = open_questions(ask, loaded)
    context = resolve.context(ask, loaded)
    lines = [f"• {prompt_line(context, prompt)}" for prompt in prompts]
    offered = question_buttons(context, loaded.id, prompts)
    if any(prompt.who for prompt in prompts):
        offered.insert(0, shown(actions.NAG, loaded.id))
    await ask.say(Message(body=cut("\n".join(lines), BODY_LIMIT), buttons=tuple(offered[:MOST_BUTTONS])))


@button(actions.NAG, STAFF)
async def _nag_pressed(press: Press) -> None:
    """Everybody who can answer is written to once more; the log says who wanted that."""
    ask, loaded = await press.begin_work()
    await ask.carry_out(loaded, Step(PassDeadline(), tick=Tick(deadline=f"{NAG}:{ask.command_id}", topic=NAG)))
    await ask.say(Message(content=texts.asking.reminded()))


@button(actions.WORD, PLAYERS, answers="form")
async def _word_pressed(press: Press) -> None:
    """The form for a word; refused at once where it would come too late."""
    loaded = await resolve.known(press.ask, press.tournament)
    await resolve.me(press.ask, loaded)
    field = TextField(
        "word", texts.asking.word_field(), help=texts.asking.word_help(), required=True, longest=LONGEST_WORD
    )
    await open_form(press.ask, actions.WORD, loaded.id, press.argument, texts.asking.word_title(), (field,))


@form(actions.WORD, PLAYERS, Fields(texts=("word",)))
async def _word_given(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    entrant = await resolve.me(ask, loaded)
    word = text_of(submission.values, "word")
    await ask.carry_out(loaded, ContributeToDraw(draw=submission.argument, by=entrant, text=word))
    await ask.say(Message(content=texts.asking.word_given()))


async def answer(ask: Ask, loaded: LoadedTournament, key: str, given: str | None) -> str:
    """Answer a question, by lots where nothing is given; returns what to say."""
    prompt = _question(ask, loaded, key)
    change = await ask.carry_out(
        loaded, AnswerPrompt(prompt=key, answer=given, by=await _may_answer(ask, loaded, prompt))
    )
    answered = change.after.stage().answers
    if key not in answered and given is None:
        return texts.draws.announced_again()
    chosen = answered[key].answer if key in answered else given or ""
    return texts.directing.answered(answer=answer_text(prompt, chosen, change.after.stage().plan.system))


def _question(ask: Ask, loaded: LoadedTournament, key: str) -> Prompt:
    for prompt in open_questions(ask, loaded):
        if prompt.key == key:
            return prompt
    raise NoSuchPromptError(key)


async def _may_answer(ask: Ask, loaded: LoadedTournament, prompt: Prompt) -> EntrantId | None:
    """The entrant who answers, or None for a director. Refuses everybody else."""
    person = await ask.person()
    for entrant in loaded.entrants_of(person.id):
        if entrant in prompt.who:
            return entrant
    await resolve.staff(ask, loaded)
    return None


@button(actions.ANSWER, INVOLVED, answers="form")
async def _answer_pressed(press: Press) -> None:
    """Offer the possible answers."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    prompt = _question(ask, loaded, press.argument)
    by = await _may_answer(ask, loaded, prompt)
    question = resolve.context(ask, loaded).reason(prompt.question, loaded.state.stage_number)
    system = loaded.state.stage().plan.system
    if prompt.choices:
        buttons = tuple(
            Button(
                label=elide(choice_label(prompt.question, choice, system), LABEL_LIMIT - 5),
                action=action_id(CHOOSE, loaded.id, str(NumberOf(prompt.key, number))),
                style="primary",
            )
            for number, choice in enumerate(prompt.choices[:MOST_BUTTONS])
        )
        await ask.say(Message(body=question, buttons=buttons))
    elif prompt.low is not None:
        lots = Button(label=texts.directing.draw_lots(), action=action_id(LOTS, loaded.id, prompt.key), style="primary")
        typed = Button(label=texts.directing.type_number(), action=action_id(TYPE, loaded.id, prompt.key))
        waive = [] if by is not None or not _may_waive(ask, loaded, prompt) else [_waive_button(loaded, prompt)]
        await ask.say(Message(body=question, buttons=(lots, typed, *waive)))
    else:
        await _open_form(ask, loaded, prompt)


def _may_waive(ask: Ask, loaded: LoadedTournament, prompt: Prompt) -> bool:
    """Is the draw waiting for a beacon that is late?"""
    draw = prompt_draw(loaded.state.stage_number, prompt.key)
    beacon = answers.awaited(loaded.state, draw)
    return beacon is not None and beacon.at <= ask.service.clock.now()


def _waive_button(loaded: LoadedTournament, prompt: Prompt) -> Button:
    return shown(actions.WAIVE_BEACON, loaded.id, prompt.key)


@button(actions.WAIVE_BEACON, DIRECTORS.giving(WaiveBeacon), answers="form")
async def _waive_pressed(press: Press) -> None:
    """Ask for the reason, which everybody will see."""
    loaded = await resolve.known(press.ask, press.tournament)
    field = TextField(
        "reason", texts.asking.waive_field(), help=texts.asking.waive_help(), required=True, longest=LONGEST_REASON
    )
    title = BUTTON_LABELS[actions.WAIVE_BEACON]()
    await open_form(press.ask, actions.WAIVE_BEACON, loaded.id, press.argument, title, (field,))


@form(actions.WAIVE_BEACON, DIRECTORS.giving(WaiveBeacon), Fields(texts=("reason",)))
async def _waived(submission: Submission) -> None:
    """Have the draw made without its beacon, at once."""
    ask, loaded = await submission.begin_work()
    draw = prompt_draw(loaded.state.stage_number, submission.argument)
    reason = text_of(submission.values, "reason")
    await ask.carry_out(loaded, WaiveBeacon(draw=draw, text=reason), AnswerPrompt(prompt=submission.argument))
    await ask.say(Message(content=texts.asking.waived()))


@button(TYPE, INVOLVED, answers="form")
async def _type_pressed(press: Press) -> None:
    loaded = await resolve.known(press.ask, press.tournament)
    await _open_form(press.ask, loaded, _question(press.ask, loaded, press.argument))


async def _open_form(ask: Ask, loaded: LoadedTournament, prompt: Prompt) -> None:
    question = resolve.context(ask, loaded).reason(prompt.question, loaded.state.stage_number, markdown=False)
    span = (
        "" if prompt.low is None or prompt.high is None else texts.directing.between(low=prompt.low, high=prompt.high)
    )
    field = TextField(
        "answer", texts.directing.answer_field(), prompt.default or "", help=span or question, required=True
    )
    await open_form(ask, actions.ANSWER, loaded.id, prompt.key, question, (field,))


@button(CHOOSE, INVOLVED)
async def _choice_pressed(press: Press) -> None:
    which = NumberOf.read(press.argument)
    loaded = await resolve.known(press.ask, press.tournament)
    await press.ask.think(update=True)
    chosen = _question(press.ask, loaded, which.key).choices[which.number].value
    await press.ask.replace(Message(content=await answer(press.ask, loaded, which.key, chosen)))


@button(LOTS, INVOLVED)
async def _lots_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    await ask.replace(Message(content=await answer(ask, loaded, press.argument, None)))


@form(actions.ANSWER, INVOLVED.giving(AnswerPrompt), Fields(texts=("answer",)))
async def _answer_typed(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    given = text_of(submission.values, "answer")
    await ask.say(Message(content=await answer(ask, loaded, submission.argument, given)))
