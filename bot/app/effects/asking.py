"""What people are asked about their games and by the format: what they have said, and who still has to answer."""

from __future__ import annotations

from bot.app import actions
from bot.app.answers_due import answer_due, undecided
from bot.app.deadlines import NAG_EVERY, moment_of
from bot.app.duties import forms_missing
from bot.app.effects import forms
from bot.app.effects.desk import Desk
from bot.app.effects.groups import home
from bot.app.effects.pages import blocks_of, pages
from bot.app.messages import Message
from bot.app.noting import answer_buttons
from bot.app.scene import Game, Scene
from bot.app.views.choices import open_choices
from bot.app.wording import asking as words
from formats.core import events as ev
from formats.core.asking import GameQuestion
from formats.core.log import TIMETABLE
from formats.core.model import Prompt, Reason
from formats.core.steps import WaitForAnswers
from formats.core.values import EntrantId


def noted(desk: Desk, event: ev.MatchNoted) -> None:
    """What a format asked about a game has been said: for everybody, where the game is, with what is asked next."""
    game = desk.scene.game(event.pairing)
    asked = _questions(desk.earlier, desk.earlier.game(event.pairing))
    if event.note not in {question.note for question in asked}:
        return
    known = {(question.note, question.who) for question in asked}
    new = [one for one in _questions(desk.scene, game) if (one.note, one.who) not in known]
    lines = [
        f"**{desk.scene.players(game.pairing)}**",
        *(desk.scene.reason(said, game.stage) for said in _said(desk.scene, game)),
        *([_who_said_it(desk)] if event.by is None or _for_another(desk, event.by) else []),
        *(desk.scene.reason(question.question, game.stage) for question in new),
    ]
    messages = pages(
        "",
        blocks_of(lines),
        mentions=desk.users(question.who for question in new),
        buttons=answer_buttons(
            desk.live.id, desk.after, desk.engine, [game.pairing], frozenset(question.note for question in new)
        ),
    )
    desk.public(messages, thread=home(desk, event.pairing))


def _said(scene: Scene, game: Game) -> tuple[Reason, ...]:
    return scene.rules(game.stage).said(game.pairing, scene.stage(game.stage))


def _questions(scene: Scene, game: Game) -> tuple[GameQuestion, ...]:
    return scene.rules(game.stage).questions(game.pairing, scene.stage(game.stage))


def _who_said_it(desk: Desk) -> str:
    return words.TIME_IS_UP if desk.actor == TIMETABLE else words.BY_DIRECTOR


def _for_another(desk: Desk, entrant: EntrantId) -> bool:
    """Did somebody else than the player say it?"""
    person = desk.live.people.get(entrant)
    return person is None or person.id != desk.actor


def choices_due(desk: Desk, event: ev.DeadlinePassed) -> None:
    """A player is reminded of all the choices that are theirs, once."""
    remind_of_choices(desk, event.subject)


def remind_of_choices(desk: Desk, entrant: EntrantId) -> None:
    """Which choices are a player's own, as long as they can still be made."""
    mine = [one for one in open_choices(desk.scene, entrant) if one.due > desk.now]
    if not mine or not desk.wants_reminders(entrant):
        return
    lines = [one.text for one in mine]
    text = "\n".join([*lines, words.yours_until(max(one.due for one in mine))])
    buttons = desk.buttons(actions.MY_GAME)
    for message in pages(desk.after.title, blocks_of([text]), buttons=buttons, tone="attention"):
        desk.tell(entrant, message)


def answer_is_due(desk: Desk, event: ev.DeadlinePassed) -> None:
    """A question is still open: those are asked again who can answer; directors too once time is up."""
    prompt = next((one for one in _open(desk) if one.key == event.subject), None)
    if prompt is None or desk.now >= moment_of(event) + NAG_EVERY:
        return
    remind_of(desk, prompt, directors=not prompt.who or desk.now >= answer_due(desk.after))


def nagged(desk: Desk, event: ev.DeadlinePassed) -> None:
    """A director wants those reminded who have not answered, chosen, or handed in what was asked for."""
    del event
    for prompt in _open(desk):
        remind_of(desk, prompt, directors=False)
    for entrant in dict.fromkeys(one.question.who for one in undecided(desk.after, desk.engine)):
        remind_of_choices(desk, entrant)
    for one, _ in forms_missing(desk.after, desk.engine):
        forms.remind_of(desk, one)


def remind_of(desk: Desk, prompt: Prompt, *, directors: bool) -> None:
    """Ask once more."""
    question = desk.scene.reason(prompt.question, desk.after.stage_number)
    message = Message(
        title=desk.after.title,
        body=words.still_open(question, answer_due(desk.after)),
        tone="attention",
        buttons=desk.buttons((actions.ANSWER, prompt.key)),
    )
    for entrant in prompt.who:
        if desk.wants_reminders(entrant):
            desk.tell(entrant, message)
    if directors:
        desk.directors(message)


def _open(desk: Desk) -> tuple[Prompt, ...]:
    return desk.step.prompts if isinstance(desk.step, WaitForAnswers) else ()
