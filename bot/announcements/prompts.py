"""Posts about prompts of a format and about public draws.

A prompt is posted to those who can answer it, and loses its buttons when it is answered. A draw is announced with the
hash of its secret before it is made (commitment), so that anyone can verify it afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.schedule.deadlines import FORM_DUE
from bot.text import actions
from bot.text.format_texts import answer_text, format_text
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.views.draws import waiting_for_beacon
from formats.core import events as ev
from formats.core.draws import ALL_DRAWS, prompt_draw, words_for
from formats.core.events import DrawCommitted
from formats.core.log import TIMETABLE
from formats.core.model import Draw, Prompt
from formats.core.possible.answers import answer, answer_due, is_asked
from formats.core.steps import Step, WaitForAnswers


def prompt_key(key: str) -> str:
    """Return the post key of a prompt in the channel; direct messages append the person's id."""
    return f"prompt:{key}"


def ask_new_questions(builder: PostBuilder) -> None:
    """Post the prompts that have opened with this change, those about a form once it cannot be handed in any more."""
    known = {prompt.key for prompt in _open(builder.earlier_step)}
    for prompt in _open(builder.step):
        if _has_ended(builder, prompt.after_form) or (prompt.key not in known and _can_answer(builder, prompt)):
            _ask(builder, prompt)


def _can_answer(builder: PostBuilder, prompt: Prompt) -> bool:
    """Return whether a prompt can be answered now: one about a form not before that form is over."""
    opens = answer(builder.after, prompt).opens
    return is_asked(builder.after, prompt) and (opens is None or opens <= builder.now)


def _has_ended(builder: PostBuilder, form: str | None) -> bool:
    """Return whether a form ended with this change: a director closed it, or else its time is up."""
    ask = None if form is None else builder.after.asked.get(form)
    if ask is None:
        return False
    if ask.closed:
        return any(isinstance(event, ev.FormClosed) and event.form == form for event in builder.events)
    ticks = (event for event in builder.events if isinstance(event, ev.DeadlinePassed))
    return any((tick.topic, tick.subject, tick.at) == (FORM_DUE, form, ask.due) for tick in ticks)


def _open(step: Step) -> tuple[Prompt, ...]:
    """Return the open prompts of a step."""
    return step.prompts if isinstance(step, WaitForAnswers) else ()


def _ask(builder: PostBuilder, prompt: Prompt) -> None:
    """Post a prompt to those who can answer it, and to directors."""
    text = texts.direct.question(
        text=builder.context.reason(prompt.question, builder.after.stage_number),
        due=stamp_with_distance(answer_due(builder.after, prompt.key)),
    )
    message = Message(
        title=builder.after.title, body=text, tone="attention", buttons=builder.buttons((actions.ANSWER, prompt.key))
    )
    for entrant in prompt.who:
        person = builder.loaded.people.get(entrant)
        if person is not None:
            builder.send(entrant, message, key=f"{prompt_key(prompt.key)}:{person.id}")
    if not _is_called_for(builder, prompt):
        builder.call(prompt.who, text, buttons=message.buttons, key=prompt_key(prompt.key))
    builder.directors(message, key=prompt_key(prompt.key))


def _is_called_for(builder: PostBuilder, prompt: Prompt) -> bool:
    """Return whether the prompt is part of a draw that is announced with it."""
    draw = prompt_draw(builder.after.stage_number, prompt.call_for or prompt.key)
    return any(isinstance(event, ev.DrawCommitted) and event.draw == draw for event in builder.events)


def draw_key(draw: str) -> str:
    """Return the post key of the announcement of a draw."""
    return f"draw:{draw}"


@posts_because_of(ev.DrawCommitted)
def draw_announced(builder: PostBuilder, event: ev.DrawCommitted) -> None:
    """Announce what will be drawn, when and how, with the hash of the secret.

    If the hash was posted before, that post is updated with the time. A new secret gets a new post.
    """
    known = builder.before.commitments.get(event.draw)
    if known is not None and known.commitment == event.commitment:
        builder.keep(draw_key(event.draw), _announcement(builder, event, ping=False))
    else:
        builder.public(_announcement(builder, event), key=draw_key(event.draw))


def _announcement(
    builder: PostBuilder, event: ev.DrawCommitted, *, ping: bool = True, step: Step | None = None
) -> list[Message]:
    """Return the announcement of a draw: its purpose, the hash, contributed words, and who may call a number."""
    stage = builder.after.stage_number
    drawn = [
        prompt
        for prompt in _open(step or builder.step)
        if prompt_draw(stage, prompt.call_for or prompt.key) == event.draw
    ]
    calls = [prompt for prompt in drawn if prompt.who]
    given = builder.after.words.get(event.draw, ())
    lines = [
        *(builder.context.reason(prompt.question, stage) for prompt in drawn),
        texts.draws.announced(low=event.low, high=event.high, commitment=event.commitment),
        *_moment_text(event),
        *waiting_for_beacon(builder.after, event.draw),
        *(
            texts.draws.call_until(due=stamp_with_distance(answer_due(builder.after, prompt.key)))
            for prompt in calls[:1]
        ),
        *(
            texts.draws.word_given(who=builder.context.names.plain(word.by), word=_code_text(word.text), for_all=False)
            for word in given
        ),
    ]
    buttons = builder.buttons(*((actions.ANSWER, prompt.key) for prompt in calls), (actions.WORD, event.draw))
    mentions = builder.called(entrant for prompt in calls for entrant in prompt.who) if ping else ()
    return pages("", blocks_of(lines), mentions=mentions, buttons=buttons, tone="attention")


def beacon_key(draw: str) -> str:
    """Return the key of the question to directors about a draw that waits for its beacon."""
    return f"beacon:{draw}"


@posts_because_of(ev.DrawDelayed)
def draw_delayed(builder: PostBuilder, event: ev.DrawDelayed) -> None:
    """Update the post of the draw with the reason of the delay.

    The first time, notify directors of the possible actions.
    """
    builder.keep(draw_key(event.draw), _announcement(builder, builder.after.commitments[event.draw], ping=False))
    if event.draw in builder.before.delayed:
        return
    body = texts.directors.beacon_missing(until=stamp(event.until, "T"))
    button = builder.button(actions.WAIVE_BEACON, event.draw.partition("/")[2])
    message = Message(title=builder.after.title, body=body, tone="attention", buttons=(button,))
    builder.directors(message, key=beacon_key(event.draw))


@posts_because_of(ev.BeaconWaived)
def beacon_waived(builder: PostBuilder, event: ev.BeaconWaived) -> None:
    """Announce which director has a draw made without its beacon, and why."""
    said = texts.draws.waived(who=builder.context.names.person(builder.actor), text=quoted(event.text))
    builder.keep(draw_key(event.draw), _announcement(builder, builder.after.commitments[event.draw], ping=False))
    builder.say(said)
    if event.draw in builder.before.delayed:
        builder.change_directors(beacon_key(event.draw), Message(title=builder.after.title, body=said))


@posts_because_of(ev.DrawContributed)
def word_given(builder: PostBuilder, event: ev.DrawContributed) -> None:
    """Post a contributed word. Words are public, because the draw cannot be recomputed without them."""
    draw = builder.after.commitments.get(event.draw)
    if draw is not None:
        builder.keep(draw_key(event.draw), _announcement(builder, draw, ping=False))
        return
    name = builder.context.names.plain(event.by)
    builder.say(texts.draws.word_given(who=name, word=_code_text(event.text), for_all=event.draw == ALL_DRAWS))


def _mixed_in(builder: PostBuilder, event: ev.PromptAnswered) -> list[str]:
    """Return what was mixed into the draw, in order: the words, then the randomness of the beacon."""
    given = words_for(builder.after, prompt_draw(event.stage, event.prompt))
    return [*given, *([event.beacon] if event.beacon else [])]


def _beacon(builder: PostBuilder, event: ev.PromptAnswered) -> list[str]:
    """Return which round of the beacon was used, or that the named round was not available."""
    committed = builder.after.commitments.get(prompt_draw(event.stage, event.prompt))
    if event.draw is None or committed is None or committed.beacon is None:
        return []
    return [
        texts.draws.told_beacon(round=str(committed.beacon.number), address=committed.beacon.address)
        if event.beacon
        else texts.draws.told_no_beacon()
    ]


def _answerer(builder: PostBuilder, event: ev.PromptAnswered) -> str:
    """Return who answered a prompt that is for players, or entered a number drawn elsewhere."""
    if event.by is not None:
        return texts.draws.answered_by(name=builder.context.names.plain(event.by))
    if event.draw is not None:
        return ""
    return texts.draws.nobody_in_time() if builder.actor == TIMETABLE else texts.draws.by_director()


@posts_because_of(ev.PromptAnswered)
def question_answered(builder: PostBuilder, event: ev.PromptAnswered) -> None:
    """Post the answer in place of the prompt, and remove its buttons."""
    prompt = next((prompt for prompt in _open(builder.earlier_step) if prompt.key == event.prompt), None)
    answer, question = format_text(event.answer), ""
    if prompt is not None:
        answer = answer_text(prompt, event.answer, builder.after.stages[event.stage].system)
        question = builder.earlier.reason(prompt.question, event.stage)
    if event.draw is None:
        said, how = texts.direct.answered(answer=quoted(answer)), ""
    else:
        said, how = (
            texts.direct.drawn(number=quoted(answer)),
            _revealed_text(event.secret, event.draw, _mixed_in(builder, event)),
        )
    lines = [question, said, _answerer(builder, event), how, *_beacon(builder, event)]
    message = Message(title=builder.after.title, body="\n".join(filter(None, lines)))
    if prompt is None or prompt.after_form is None:  # the content of a form is posted by the events that follow
        builder.keep(prompt_key(event.prompt), pages("", blocks_of(filter(None, lines))))
    for entrant in prompt.who if prompt is not None else ():
        person = builder.loaded.people.get(entrant)
        if person is not None:
            builder.send(entrant, message, edits=f"{prompt_key(event.prompt)}:{person.id}")
    builder.change_directors(prompt_key(event.prompt), message)
    draw = prompt_draw(event.stage, event.prompt)
    if draw in builder.before.delayed and draw not in builder.before.waived:
        promised = builder.after.commitments[draw]
        builder.keep(draw_key(draw), _announcement(builder, promised, ping=False, step=builder.earlier_step))
        builder.change_directors(beacon_key(draw), message)


def _moment_text(event: DrawCommitted) -> list[str]:
    """Until when words count, what is mixed in last, and how the number will be computed."""
    if event.closes is None:
        return [_how(event)]
    beacon = event.beacon
    mixed_in = (
        texts.draws.no_beacon()
        if beacon is None
        else texts.draws.beacon(round=str(beacon.number), at=stamp(beacon.at, "T"), address=beacon.address)
    )
    return [texts.draws.closes(at=stamp_with_distance(event.closes)), mixed_in, _how(event)]


def _how(event: DrawCommitted) -> str:
    purpose = event.draw.partition("/")[2]
    return texts.draws.how(low=event.low, purpose=purpose, size=event.high - event.low + 1)


def _code_text(word: str) -> str:
    """A word as it was recorded, to be copied; it holds no backtick."""
    return f"`{word}`"


def _revealed_text(secret: str, draw: Draw, words: Sequence[str] = ()) -> str:
    """A public draw was made: its secret, what was mixed into it in order, and how the number follows."""
    size = draw.high - draw.low + 1
    lines = [texts.draws.told_secret(secret=secret)]
    if words:
        lines.append(texts.draws.told_mixed(given=", ".join(map(_code_text, words)), seed=draw.seed))
    text = f"{draw.seed}/{draw.purpose}/{draw.counter}"
    lines.append(texts.draws.told_number(text=text, rest=draw.value - draw.low, size=size, value=draw.value))
    return " ".join(lines)
