"""Questions of a format: asked of those they concern, and closed when somebody has answered; public draws of lots."""

from __future__ import annotations

from bot.app import actions
from bot.app.answers_due import answer_due
from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.wording import direct
from bot.app.wording import draws as words
from formats.core import events as ev
from formats.core.draws import ALL_DRAWS, prompt_draw, words_for
from formats.core.log import TIMETABLE
from formats.core.model import Prompt
from formats.core.steps import Step, WaitForAnswers

WORD_LENGTH = 200


def prompt_key(key: str) -> str:
    """The key of a question; each person asked has their own."""
    return f"prompt:{key}"


def opened(desk: Desk) -> None:
    """Ask what has just become a question."""
    known = {prompt.key for prompt in _open(desk.earlier_step)}
    for prompt in _open(desk.step):
        if prompt.key not in known:
            _ask(desk, prompt)


def _open(step: Step) -> tuple[Prompt, ...]:
    return step.prompts if isinstance(step, WaitForAnswers) else ()


def _ask(desk: Desk, prompt: Prompt) -> None:
    text = direct.question(desk.scene.reason(prompt.question, desk.after.stage_number), answer_due(desk.after))
    message = Message(
        title=desk.after.title, body=text, tone="attention", buttons=desk.buttons((actions.ANSWER, prompt.key))
    )
    for entrant in prompt.who:
        person = desk.live.people.get(entrant)
        if person is not None:
            desk.tell(entrant, message, key=f"{prompt_key(prompt.key)}:{person.id}")
    desk.directors(message, key=prompt_key(prompt.key))


def committed(desk: Desk, event: ev.DrawCommitted) -> None:
    """Everybody learns what will be drawn, and the hash of its secret before it is."""
    stage = desk.after.stage_number
    drawn = [prompt for prompt in _open(desk.step) if prompt_draw(stage, prompt.call_for or prompt.key) == event.draw]
    calls = [prompt for prompt in drawn if prompt.who]
    lines = [
        *(desk.scene.reason(prompt.question, stage) for prompt in drawn),
        words.announced(event.low, event.high, event.commitment),
        *(words.call_until(answer_due(desk.after)) for _ in calls[:1]),
    ]
    buttons = desk.buttons(*((actions.ANSWER, prompt.key) for prompt in calls), (actions.WORD, event.draw))
    asked = desk.users(entrant for prompt in calls for entrant in prompt.who)
    desk.public(pages("", blocks_of(lines), mentions=asked, buttons=buttons, tone="attention"))


def contributed(desk: Desk, event: ev.DrawContributed) -> None:
    """Words are public, or nobody could recompute the draw."""
    name = desk.scene.names.plain(event.by)
    desk.say(words.word_given(name, quoted(event.text), for_all=event.draw == ALL_DRAWS))


def _mixed_in(desk: Desk, event: ev.PromptAnswered) -> list[str]:
    """The words that were given for the draw, in order."""
    return [quoted(word, WORD_LENGTH) for word in words_for(desk.after, prompt_draw(event.stage, event.prompt))]


def _answerer(desk: Desk, event: ev.PromptAnswered) -> str:
    """Who answered a question that is for players to answer, or entered a number that was drawn elsewhere."""
    if event.by is not None:
        return words.answered_by(desk.scene.names.plain(event.by))
    if event.draw is not None:
        return ""
    return words.NOBODY_IN_TIME if desk.actor == TIMETABLE else words.BY_DIRECTOR


def answered(desk: Desk, event: ev.PromptAnswered) -> None:
    """Everybody learns the answer; the question loses its button."""
    asked = next((prompt for prompt in _open(desk.earlier_step) if prompt.key == event.prompt), None)
    label = event.answer
    question = ""
    if asked is not None:
        label = next((choice.label for choice in asked.choices if choice.value == event.answer), event.answer)
        question = desk.earlier.reason(asked.question, event.stage)
    if event.draw is None:
        said, how = direct.answered(quoted(label)), ""
    else:
        said, how = direct.drawn(quoted(label)), words.told(event.secret, event.draw, _mixed_in(desk, event))
    lines = [question, said, _answerer(desk, event), how]
    message = Message(title=desk.after.title, body="\n".join(filter(None, lines)))
    desk.say(*filter(None, lines))
    for entrant in asked.who if asked is not None else ():
        person = desk.live.people.get(entrant)
        if person is not None:
            desk.tell(entrant, message, edits=f"{prompt_key(event.prompt)}:{person.id}")
    desk.change_directors(prompt_key(event.prompt), message)
