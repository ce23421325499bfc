"""Posts of questions to players about their games and by the format: answers, and who still has to answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.announcements import forms, players
from bot.announcements.due_together import due_together
from bot.announcements.event_posts import posts_because_of
from bot.announcements.groups import home
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder, Thread
from bot.parsing.game_questions import answer_buttons
from bot.schedule.deadlines import moment_of
from bot.schedule.duties import forms_missing
from bot.schedule.reminder import NAG_EVERY
from bot.text import actions
from bot.text.context import Game, TournamentContext
from bot.text.messages import Message
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.choices import open_choices
from formats.core import events as ev
from formats.core.asking import GameQuestion
from formats.core.log import TIMETABLE
from formats.core.model import Prompt, Reason
from formats.core.possible.answers import answer_due, game_asks, undecided
from formats.core.steps import WaitForAnswers
from formats.core.values import EntrantId


def asked_key(entrant: EntrantId) -> str:
    """Return the post key of the latest call to a player to answer questions about games."""
    return f"asked:{entrant}"


@posts_because_of(ev.MatchNoted)
def question_of_game_answered(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """Post an answer to a question of a format about a game, and call the players who have to answer next.

    Answers are shown below the group's table. A player who was called and has not answered is not called again: the
    existing call is updated.
    """
    game = builder.context.game(event.pairing)
    known = _open_questions(builder.earlier, builder.earlier.game(event.pairing))
    if event.note not in {question.note for question in known}:
        return
    thread = home(builder, event.pairing)
    by_player = event.by is not None and not _for_another(builder, event.by)
    if thread is None or not (by_player or builder.actor == TIMETABLE):
        _post_answers(builder, game, thread, by_player=by_player)
    asked = _open_questions(builder.context, game)
    for who in dict.fromkeys(question.who for question in (*known, *asked)):
        new = [question for question in asked if question.who == who and question not in known]
        _call(builder, who, game, new, thread)


def _post_answers(builder: PostBuilder, game: Game, thread: Thread | None, *, by_player: bool) -> None:
    """Post all answers about a game: those that directors gave for players, or if no table shows them."""
    builder.say(
        f"**{builder.context.players(game.pairing)}**",
        *(builder.context.reason(reason, game.stage) for reason in _answers(builder.context, game)),
        *([] if by_player else [_source_of_answer(builder)]),
        thread=thread,
    )


def _call(builder: PostBuilder, who: EntrantId, game: Game, new: Sequence[GameQuestion], thread: Thread | None) -> None:
    """Update the call to a player, or post one if none is open; once all is answered it shows the answers.

    The player who answered gets the next question in the reply.
    """
    lines, earlier = _questions_to(builder.context, who), _questions_to(builder.earlier, who)
    if not (lines or earlier):
        return
    if not lines:
        answers = (builder.context.reason(reason, game.stage) for reason in _answers(builder.context, game))
        answered = " ".join([f"**{builder.context.players(game.pairing)}** ·", *answers])
        builder.change_public(asked_key(who), pages("", blocks_of([answered])))
        return
    buttons = answer_buttons(
        builder.loaded.id, builder.after, builder.engine, [game.pairing], frozenset(question.note for question in new)
    )
    buttons = buttons if len(lines) == len(new) else builder.buttons(actions.MY_GAME)
    if new:
        builder.send(who, Message(title=builder.after.title, body="\n".join(lines), tone="attention", buttons=buttons))
    if new and not earlier and _for_another(builder, who):
        builder.call([who], *lines, buttons=buttons, thread=thread, key=asked_key(who))
    else:
        builder.change_public(asked_key(who), pages("", blocks_of(lines), buttons=buttons))


def _questions_to(context: TournamentContext, who: EntrantId) -> list[str]:
    """Return the questions to a player about open games for which an answer was given before."""
    asks = game_asks(context.state, context.engine, who)
    notes = context.state.notes
    return [
        context.reason(ask.question.question, context.state.stage_number)
        for ask in asks
        if not ask.said and notes.get(ask.pairing.id)
    ]


def _answers(context: TournamentContext, game: Game) -> tuple[Reason, ...]:
    """Return the answers about a game."""
    return context.rules(game.stage).said(game.pairing, context.stage(game.stage))


def _open_questions(context: TournamentContext, game: Game) -> tuple[GameQuestion, ...]:
    """Return the open questions about a game."""
    return context.rules(game.stage).questions(game.pairing, context.stage(game.stage))


def _source_of_answer(builder: PostBuilder) -> str:
    """Return who gave the answer for the player: the timetable or a director."""
    return texts.asking.time_is_up() if builder.actor == TIMETABLE else texts.asking.by_director()


def _for_another(builder: PostBuilder, entrant: EntrantId) -> bool:
    """Return whether another person gave the answer for the player."""
    return not builder.acted_themselves(entrant)


def choices_due(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Remind players of all their choices, once for all that are due at the same time."""
    remind_of_choices(builder, due_together(builder, event))


def remind_of_choices(builder: PostBuilder, entrants: Iterable[EntrantId]) -> None:
    """Remind entrants of their open choices, with one call in each thread with their games."""
    buttons = builder.buttons(actions.MY_GAME)
    late: dict[Thread | None, list[EntrantId]] = {}
    until = builder.now
    for entrant in entrants:
        mine = [choice for choice in open_choices(builder.context, entrant) if choice.due > builder.now]
        if not mine or not builder.wants_reminders(entrant):
            continue
        until = max(until, *(choice.due for choice in mine))
        lines = [
            *(choice.text for choice in mine),
            texts.asking.yours_until(due=stamp_with_distance(max(choice.due for choice in mine))),
        ]
        players.send_card(builder, entrant, *lines)
        late.setdefault(home(builder, mine[0].pairing), []).append(entrant)
    for thread, called in late.items():
        builder.call(called, texts.asking.yours_until(due=stamp_with_distance(until)), buttons=buttons, thread=thread)


def answer_is_due(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Remind those who can answer an open prompt; directors too once its time is up."""
    prompt = next((prompt for prompt in _open(builder) if prompt.key == event.subject), None)
    if prompt is None or builder.now >= moment_of(event) + NAG_EVERY:
        return
    remind_of(builder, prompt, directors=not prompt.who or builder.now >= answer_due(builder.after, prompt.key))


def nagged(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Remind everyone who has not answered, chosen or submitted, at a director's request."""
    del event
    for prompt in _open(builder):
        remind_of(builder, prompt, directors=False)
    remind_of_choices(
        builder, dict.fromkeys(choice.question.who for choice in undecided(builder.after, builder.engine))
    )
    for form, _ in forms_missing(builder.after, builder.engine, builder.now):
        forms.remind_of(builder, form)


def remind_of(builder: PostBuilder, prompt: Prompt, *, directors: bool) -> None:
    """Remind of one prompt."""
    question = builder.context.reason(prompt.question, builder.after.stage_number)
    text = texts.asking.still_open(question=question, due=stamp_with_distance(answer_due(builder.after, prompt.key)))
    buttons = builder.buttons((actions.ANSWER, prompt.key))
    message = Message(title=builder.after.title, body=text, tone="attention", buttons=buttons)
    reminded = [entrant for entrant in prompt.who if builder.wants_reminders(entrant)]
    for entrant in reminded:
        players.send_card(builder, entrant, text)
    builder.call(reminded, text, buttons=buttons)
    if directors:
        builder.directors(message)


def _open(builder: PostBuilder) -> tuple[Prompt, ...]:
    """Return the open prompts."""
    return builder.step.prompts if isinstance(builder.step, WaitForAnswers) else ()
