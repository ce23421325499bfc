"""A format's questions: whoever they concern answers them, or a director for anybody, or a draw of lots."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import actions
from bot.app.buttons import button as shown
from bot.app.deadlines import NAG
from bot.app.messages import BODY_LIMIT, LABEL_LIMIT, Button, Message, action_id
from bot.app.names import elide
from bot.app.scene import Scene
from bot.app.service import Live
from bot.app.views.digest import prompt_line
from bot.app.wording import asking
from bot.app.wording import directing as words
from bot.ui import finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import AnswerPrompt, ContributeToDraw, PassDeadline
from formats.core.errors import NoSuchPromptError
from formats.core.events import Tick
from formats.core.model import Prompt
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId

MOST_BUTTONS = 25
LONGEST_WORD = 100
CHOOSE, LOTS, TYPE = "answer_choose", "answer_lots", "answer_type"


def open_questions(ask: Ask, live: Live) -> tuple[Prompt, ...]:
    """What the format waits for."""
    step = next_step(live.state, ask.service.engine)
    return step.prompts if isinstance(step, WaitForAnswers) else ()


def question_buttons(scene: Scene, tournament: str, prompts: Sequence[Prompt]) -> list[Button]:
    """A button for each question."""
    stage = scene.state.stage_number
    return [
        shown(
            actions.ANSWER,
            tournament,
            prompt.key,
            label=elide(scene.reason(prompt.question, stage, markdown=False), LABEL_LIMIT - 5)
            if len(prompts) > 1
            else "",
        )
        for prompt in prompts[:MOST_BUTTONS]
    ]


async def list_questions(ask: Ask, live: Live) -> None:
    """Every open question with its button."""
    prompts = open_questions(ask, live)
    scene = finding.scene(ask, live)
    lines = [f"• {prompt_line(scene, prompt)}" for prompt in prompts]
    offered = question_buttons(scene, live.id, prompts)
    if any(prompt.who for prompt in prompts):
        offered.insert(0, shown(actions.NAG, live.id))
    await ask.say(Message(body=elide("\n".join(lines), BODY_LIMIT), buttons=tuple(offered[:MOST_BUTTONS])))


@button(actions.NAG)
async def _nag_pressed(press: Press) -> None:
    """Everybody who can answer is written to once more; the log says who wanted that."""
    ask = press.ask
    await ask.think()
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    await ask.carry_out(live, PassDeadline(), tick=Tick(deadline=f"{NAG}:{ask.command_id}", topic=NAG))
    await ask.say(Message(content=asking.REMINDED))


@button(actions.WORD)
async def _word_pressed(press: Press) -> None:
    """The form for a word; refused at once where it would come too late."""
    live = await finding.known(press.ask, press.tournament)
    await finding.me(press.ask, live)
    field = TextField("word", asking.WORD_FIELD, help=asking.WORD_HELP, required=True, longest=LONGEST_WORD)
    await open_form(press.ask, actions.WORD, live.id, press.argument, asking.WORD_TITLE, (field,))


@form(actions.WORD)
async def _word_given(submission: Submission) -> None:
    ask = submission.ask
    await ask.think()
    live = await finding.known(ask, submission.tournament)
    entrant = await finding.me(ask, live)
    word = text_of(submission.values, "word")
    await ask.carry_out(live, ContributeToDraw(draw=submission.argument, by=entrant, text=word))
    await ask.say(Message(content=asking.WORD_GIVEN))


async def answer(ask: Ask, live: Live, key: str, given: str | None) -> str:
    """Answer a question, by lots where nothing is given; returns what to say."""
    prompt = _question(ask, live, key)
    change = await ask.carry_out(live, AnswerPrompt(prompt=key, answer=given, by=await _may_answer(ask, live, prompt)))
    answers = change.after.stage().answers
    said = answers[key].answer if key in answers else given or ""
    label = next((choice.label for choice in prompt.choices if choice.value == said), said)
    return words.answered(label)


def _question(ask: Ask, live: Live, key: str) -> Prompt:
    for prompt in open_questions(ask, live):
        if prompt.key == key:
            return prompt
    raise NoSuchPromptError(key)


async def _may_answer(ask: Ask, live: Live, prompt: Prompt) -> EntrantId | None:
    """The entrant who answers, or None for a director. Refuses everybody else."""
    person = await ask.person()
    for entrant in live.entrants_of(person.id):
        if entrant in prompt.who:
            return entrant
    await finding.staff(ask, live)
    return None


@button(actions.ANSWER)
async def _answer_pressed(press: Press) -> None:
    """Offer the possible answers."""
    ask = press.ask
    live = await finding.known(ask, press.tournament)
    prompt = _question(ask, live, press.argument)
    await _may_answer(ask, live, prompt)
    question = finding.scene(ask, live).reason(prompt.question, live.state.stage_number)
    if prompt.choices:
        buttons = tuple(
            Button(
                label=elide(choice.label, LABEL_LIMIT - 5),
                action=action_id(CHOOSE, live.id, f"{prompt.key}.{number}"),
                style="primary",
            )
            for number, choice in enumerate(prompt.choices[:MOST_BUTTONS])
        )
        await ask.say(Message(body=question, buttons=buttons))
    elif prompt.low is not None:
        lots = Button(label=words.DRAW_LOTS, action=action_id(LOTS, live.id, prompt.key), style="primary")
        typed = Button(label=words.TYPE_NUMBER, action=action_id(TYPE, live.id, prompt.key))
        await ask.say(Message(body=question, buttons=(lots, typed)))
    else:
        await _open_form(ask, live, prompt)


@button(TYPE)
async def _type_pressed(press: Press) -> None:
    live = await finding.known(press.ask, press.tournament)
    await _open_form(press.ask, live, _question(press.ask, live, press.argument))


async def _open_form(ask: Ask, live: Live, prompt: Prompt) -> None:
    question = finding.scene(ask, live).reason(prompt.question, live.state.stage_number, markdown=False)
    span = "" if prompt.low is None or prompt.high is None else words.between(prompt.low, prompt.high)
    field = TextField("answer", words.ANSWER_FIELD, prompt.default or "", help=span or question, required=True)
    await open_form(ask, actions.ANSWER, live.id, prompt.key, question, (field,))


@button(CHOOSE)
async def _choice_pressed(press: Press) -> None:
    key, _, number = press.argument.rpartition(".")
    live = await finding.known(press.ask, press.tournament)
    await press.ask.think(update=True)
    chosen = _question(press.ask, live, key).choices[int(number)].value
    await press.ask.replace(Message(content=await answer(press.ask, live, key, chosen)))


@button(LOTS)
async def _lots_pressed(press: Press) -> None:
    await press.ask.think(update=True)
    live = await finding.known(press.ask, press.tournament)
    await press.ask.replace(Message(content=await answer(press.ask, live, press.argument, None)))


@form(actions.ANSWER)
async def _answer_typed(submission: Submission) -> None:
    ask = submission.ask
    await ask.think()
    live = await finding.known(ask, submission.tournament)
    given = text_of(submission.values, "answer")
    await ask.say(Message(content=await answer(ask, live, submission.argument, given)))
