"""List what is missing before the next step of a tournament."""

from __future__ import annotations

from bot.announcements.round_cards import standings_after_text
from bot.errors import NoQuestionError
from bot.parsing.round_range import can_go_ahead
from bot.schedule.duties import forms_missing, missing
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Button, Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.flows import answering
from bot.ui.showing import made, show
from bot.views.digest import digest_view
from formats.core.possible.answers import open_prompts, undecided
from formats.core.steps import Finish, WaitForAnswers, WaitForResults, next_step

MOST_RESULT_BUTTONS = 20


async def show_open(ask: Ask, loaded: LoadedTournament) -> None:
    """List what the tournament waits for, by whom and until when: the format's questions first."""
    step = next_step(loaded.state, ask.service.engine)
    if isinstance(step, WaitForAnswers):
        await answering.list_questions(ask, loaded)
        return
    found = missing(loaded.state, ask.service.engine, ask.service.clock.now())
    if found.nothing and not isinstance(step, WaitForResults):
        raise NoQuestionError
    await show_missing(ask, loaded)


def _somebody_is_asked(ask: Ask, loaded: LoadedTournament) -> bool:
    """Is there anybody to remind of what was asked?"""
    state, engine = loaded.state, ask.service.engine
    chooses = any(True for _ in undecided(state, engine))
    hands_in = bool(forms_missing(state, engine, ask.service.clock.now()))
    return chooses or hands_in or any(prompt.who for prompt in open_prompts(state, engine))


async def show_missing(ask: Ask, loaded: LoadedTournament) -> None:
    """List what is missing before the next step, with a button for each thing."""
    context = resolve.context(ask, loaded)
    step = next_step(loaded.state, ask.service.engine)
    if isinstance(step, Finish):
        await ask.say(Message(content=texts.directing.all_played()))
        return
    buttons: list[Button] = []
    if _somebody_is_asked(ask, loaded):
        buttons.append(shown(actions.NAG, loaded.id))
    if isinstance(step, WaitForResults):
        for pairing in step.pairings[:MOST_RESULT_BUTTONS]:
            players = " – ".join(map(context.names.label, context.game(pairing).pairing.seats))
            buttons.append(shown(actions.RESULT, loaded.id, pairing, label=players[:80]))
    if isinstance(step, WaitForAnswers):
        buttons += answering.question_buttons(context, loaded.id, step.prompts)
    view = await made(digest_view, context, ask.service.clock.now())
    ahead = can_go_ahead(context) if isinstance(step, WaitForResults) else None
    if ahead is not None:
        label = texts.ahead.button(number=ahead.number, base=standings_after_text(ahead.base or 0))
        buttons.append(shown(actions.AHEAD, loaded.id, ahead.argument, label=label))
    intro = texts.directing.still_missing(count=len(step.pairings)) if isinstance(step, WaitForResults) else ""
    await show(ask, view, buttons=buttons, intro=intro)
