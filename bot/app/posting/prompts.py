"""Questions of a format: asked of those they concern, and closed when somebody has answered; public draws of lots."""

from __future__ import annotations

from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking import actions
from bot.app.speaking.format_texts import format_text
from bot.app.speaking.messages import Message
from bot.app.speaking.names import quoted
from bot.app.speaking.wording import direct
from bot.app.speaking.wording import draws as words
from formats.core import events as ev
from formats.core.draws import ALL_DRAWS, prompt_draw, words_for
from formats.core.log import TIMETABLE
from formats.core.model import Prompt
from formats.core.possible.answers import answer_due
from formats.core.steps import Step, WaitForAnswers

WORD_LENGTH = 200


def prompt_key(key: str) -> str:
    """The key of a question; each person asked has their own."""
    return f"prompt:{key}"


def opened(builder: PostBuilder) -> None:
    """Ask what has just become a question."""
    known = {prompt.key for prompt in _open(builder.earlier_step)}
    for prompt in _open(builder.step):
        if prompt.key not in known:
            _ask(builder, prompt)


def _open(step: Step) -> tuple[Prompt, ...]:
    return step.prompts if isinstance(step, WaitForAnswers) else ()


def _ask(builder: PostBuilder, prompt: Prompt) -> None:
    text = direct.question(
        builder.context.reason(prompt.question, builder.after.stage_number), answer_due(builder.after, prompt.key)
    )
    message = Message(
        title=builder.after.title, body=text, tone="attention", buttons=builder.buttons((actions.ANSWER, prompt.key))
    )
    for entrant in prompt.who:
        person = builder.loaded.people.get(entrant)
        if person is not None:
            builder.tell(entrant, message, key=f"{prompt_key(prompt.key)}:{person.id}")
    builder.directors(message, key=prompt_key(prompt.key))


def committed(builder: PostBuilder, event: ev.DrawCommitted) -> None:
    """Everybody learns what will be drawn, and the hash of its secret before it is."""
    stage = builder.after.stage_number
    drawn = [
        prompt for prompt in _open(builder.step) if prompt_draw(stage, prompt.call_for or prompt.key) == event.draw
    ]
    calls = [prompt for prompt in drawn if prompt.who]
    lines = [
        *(builder.context.reason(prompt.question, stage) for prompt in drawn),
        words.announced(event.low, event.high, event.commitment),
        *(words.call_until(answer_due(builder.after, prompt.key)) for prompt in calls[:1]),
    ]
    buttons = builder.buttons(*((actions.ANSWER, prompt.key) for prompt in calls), (actions.WORD, event.draw))
    asked = builder.users(entrant for prompt in calls for entrant in prompt.who)
    builder.public(pages("", blocks_of(lines), mentions=asked, buttons=buttons, tone="attention"))


def contributed(builder: PostBuilder, event: ev.DrawContributed) -> None:
    """Words are public, or nobody could recompute the draw."""
    name = builder.context.names.plain(event.by)
    builder.say(words.word_given(name, quoted(event.text), for_all=event.draw == ALL_DRAWS))


def _mixed_in(builder: PostBuilder, event: ev.PromptAnswered) -> list[str]:
    """The words that were given for the draw, in order."""
    return [quoted(word, WORD_LENGTH) for word in words_for(builder.after, prompt_draw(event.stage, event.prompt))]


def _answerer(builder: PostBuilder, event: ev.PromptAnswered) -> str:
    """Who answered a question that is for players to answer, or entered a number that was drawn elsewhere."""
    if event.by is not None:
        return words.answered_by(builder.context.names.plain(event.by))
    if event.draw is not None:
        return ""
    return words.NOBODY_IN_TIME() if builder.actor == TIMETABLE else words.BY_DIRECTOR()


def answered(builder: PostBuilder, event: ev.PromptAnswered) -> None:
    """Everybody learns the answer; the question loses its button."""
    asked = next((prompt for prompt in _open(builder.earlier_step) if prompt.key == event.prompt), None)
    label = event.answer
    question = ""
    if asked is not None:
        label = next((choice.label for choice in asked.choices if choice.value == event.answer), event.answer)
        question = builder.earlier.reason(asked.question, event.stage)
    if event.draw is None:
        said, how = direct.answered(quoted(format_text(label))), ""
    else:
        said, how = (
            direct.drawn(quoted(format_text(label))),
            words.told(event.secret, event.draw, _mixed_in(builder, event)),
        )
    lines = [question, said, _answerer(builder, event), how]
    message = Message(title=builder.after.title, body="\n".join(filter(None, lines)))
    builder.say(*filter(None, lines))
    for entrant in asked.who if asked is not None else ():
        person = builder.loaded.people.get(entrant)
        if person is not None:
            builder.tell(entrant, message, edits=f"{prompt_key(event.prompt)}:{person.id}")
    builder.change_directors(prompt_key(event.prompt), message)
