"""What people are asked about their games and by the format: what they have said, and who still has to answer."""

from __future__ import annotations

from bot.app.asking.game_questions import answer_buttons
from bot.app.posting import forms
from bot.app.posting.groups import home
from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking import actions
from bot.app.speaking.context import Game, TournamentContext
from bot.app.speaking.messages import Message
from bot.app.speaking.wording import asking as words
from bot.app.timetable.deadlines import moment_of
from bot.app.timetable.duties import forms_missing
from bot.app.timetable.reminder import NAG_EVERY
from bot.app.views.choices import open_choices
from formats.core import events as ev
from formats.core.asking import GameQuestion
from formats.core.log import TIMETABLE
from formats.core.model import Prompt, Reason
from formats.core.possible.answers import answer_due, undecided
from formats.core.steps import WaitForAnswers
from formats.core.values import EntrantId


def noted(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """What a format asked about a game has been said: for everybody, where the game is, with what is asked next."""
    game = builder.context.game(event.pairing)
    asked = _questions(builder.earlier, builder.earlier.game(event.pairing))
    if event.note not in {question.note for question in asked}:
        return
    known = {(question.note, question.who) for question in asked}
    new = [one for one in _questions(builder.context, game) if (one.note, one.who) not in known]
    lines = [
        f"**{builder.context.players(game.pairing)}**",
        *(builder.context.reason(said, game.stage) for said in _said(builder.context, game)),
        *([_who_said_it(builder)] if event.by is None or _for_another(builder, event.by) else []),
        *(builder.context.reason(question.question, game.stage) for question in new),
    ]
    messages = pages(
        "",
        blocks_of(lines),
        mentions=builder.users(question.who for question in new),
        buttons=answer_buttons(
            builder.loaded.id,
            builder.after,
            builder.engine,
            [game.pairing],
            frozenset(question.note for question in new),
        ),
    )
    builder.public(messages, thread=home(builder, event.pairing))


def _said(context: TournamentContext, game: Game) -> tuple[Reason, ...]:
    return context.rules(game.stage).said(game.pairing, context.stage(game.stage))


def _questions(context: TournamentContext, game: Game) -> tuple[GameQuestion, ...]:
    return context.rules(game.stage).questions(game.pairing, context.stage(game.stage))


def _who_said_it(builder: PostBuilder) -> str:
    return words.TIME_IS_UP() if builder.actor == TIMETABLE else words.BY_DIRECTOR()


def _for_another(builder: PostBuilder, entrant: EntrantId) -> bool:
    """Did somebody else than the player say it?"""
    person = builder.loaded.people.get(entrant)
    return person is None or person.id != builder.actor


def choices_due(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """A player is reminded of all the choices that are theirs, once."""
    remind_of_choices(builder, event.subject)


def remind_of_choices(builder: PostBuilder, entrant: EntrantId) -> None:
    """Which choices are a player's own, as long as they can still be made."""
    mine = [one for one in open_choices(builder.context, entrant) if one.due > builder.now]
    if not mine or not builder.wants_reminders(entrant):
        return
    lines = [one.text for one in mine]
    text = "\n".join([*lines, words.yours_until(max(one.due for one in mine))])
    buttons = builder.buttons(actions.MY_GAME)
    for message in pages(builder.after.title, blocks_of([text]), buttons=buttons, tone="attention"):
        builder.tell(entrant, message)


def answer_is_due(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """A question is still open: those are asked again who can answer; directors too once time is up."""
    prompt = next((one for one in _open(builder) if one.key == event.subject), None)
    if prompt is None or builder.now >= moment_of(event) + NAG_EVERY:
        return
    remind_of(builder, prompt, directors=not prompt.who or builder.now >= answer_due(builder.after, prompt.key))


def nagged(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """A director wants those reminded who have not answered, chosen, or handed in what was asked for."""
    del event
    for prompt in _open(builder):
        remind_of(builder, prompt, directors=False)
    for entrant in dict.fromkeys(one.question.who for one in undecided(builder.after, builder.engine)):
        remind_of_choices(builder, entrant)
    for one, _ in forms_missing(builder.after, builder.engine):
        forms.remind_of(builder, one)


def remind_of(builder: PostBuilder, prompt: Prompt, *, directors: bool) -> None:
    """Ask once more."""
    question = builder.context.reason(prompt.question, builder.after.stage_number)
    message = Message(
        title=builder.after.title,
        body=words.still_open(question, answer_due(builder.after, prompt.key)),
        tone="attention",
        buttons=builder.buttons((actions.ANSWER, prompt.key)),
    )
    for entrant in prompt.who:
        if builder.wants_reminders(entrant):
            builder.tell(entrant, message)
    if directors:
        builder.directors(message)


def _open(builder: PostBuilder) -> tuple[Prompt, ...]:
    return builder.step.prompts if isinstance(builder.step, WaitForAnswers) else ()
