"""What stands between now and the next step of a tournament."""

from __future__ import annotations

from bot.app import actions
from bot.app.answers_due import undecided
from bot.app.buttons import button as shown
from bot.app.duties import forms_missing, missing, prompts_open
from bot.app.errors import NoQuestionError
from bot.app.messages import Button, Message
from bot.app.service import Live
from bot.app.views.digest import digest_view
from bot.app.wanted import can_go_ahead
from bot.app.wording import ahead as ahead_words
from bot.app.wording import directing as words
from bot.ui import finding
from bot.ui.answers import Ask
from bot.ui.flows import answering
from bot.ui.showing import show
from formats.core.steps import Finish, WaitForAnswers, WaitForResults, next_step

MOST_RESULT_BUTTONS = 20


async def show_open(ask: Ask, live: Live) -> None:
    """What the tournament waits for, whose turn it is and until when: the format's questions first."""
    step = next_step(live.state, ask.service.engine)
    if isinstance(step, WaitForAnswers):
        await answering.list_questions(ask, live)
        return
    found = missing(live.state, ask.service.engine, ask.service.clock.now())
    if found.nothing and not isinstance(step, WaitForResults):
        raise NoQuestionError
    await show_missing(ask, live)


def _somebody_is_asked(ask: Ask, live: Live) -> bool:
    """Is there anybody to remind of what was asked?"""
    state, engine = live.state, ask.service.engine
    chooses = any(True for _ in undecided(state, engine))
    return chooses or bool(forms_missing(state, engine)) or any(one.who for one in prompts_open(state, engine))


async def show_missing(ask: Ask, live: Live) -> None:
    """What stands between now and the next step, with a button for each thing."""
    scene = finding.scene(ask, live)
    step = next_step(live.state, ask.service.engine)
    if isinstance(step, Finish):
        await ask.say(Message(content=words.ALL_PLAYED))
        return
    buttons: list[Button] = []
    if _somebody_is_asked(ask, live):
        buttons.append(shown(actions.NAG, live.id))
    if isinstance(step, WaitForResults):
        for pairing in step.pairings[:MOST_RESULT_BUTTONS]:
            players = " – ".join(map(scene.names.label, scene.game(pairing).pairing.seats))
            buttons.append(shown(actions.RESULT, live.id, pairing, label=players[:80]))
    if isinstance(step, WaitForAnswers):
        buttons += answering.question_buttons(scene, live.id, step.prompts)
    view = digest_view(scene, ask.service.clock.now())
    ahead = can_go_ahead(scene) if isinstance(step, WaitForResults) else None
    if ahead is not None:
        label = ahead_words.button(ahead.number, ahead.base or 0)
        buttons.append(shown(actions.AHEAD, live.id, ahead.argument, label=label))
    intro = words.still_missing(len(step.pairings)) if isinstance(step, WaitForResults) else ""
    await show(ask, view, buttons=buttons, intro=intro)
