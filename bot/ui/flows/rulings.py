"""Appeals of players, and their answers to requirements of directors."""

from __future__ import annotations

from bot.errors import NothingRequiredError
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as action_button
from bot.text.messages import Button, Message, action_id
from bot.text.names import quoted
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import FileAppeal, SubmitForm
from formats.toolkit.requirements import REQUIREMENT, requirements_of

APPEAL, REFUSE_NOW = "appeal", "refuse_now"
FIELD = "text"
LONGEST = 1000


async def ask_appeal(ask: Ask, loaded: LoadedTournament) -> None:
    """Open the form of an appeal, after a check that the entrant has something to appeal against."""
    entrant = await resolve.me(ask, loaded)
    resolve.context(ask, loaded)
    await ask.try_out(loaded, FileAppeal(entrant=entrant, text="-"))
    field = TextField(
        FIELD, texts.playing.appeal_field(), help=texts.playing.appeal_help(), long=True, required=True, longest=LONGEST
    )
    await open_form(ask, APPEAL, loaded.id, "", texts.playing.appeal_title(), [field])


async def appeal(ask: Ask, loaded: LoadedTournament, words: str) -> None:
    """Hand an appeal to the directors."""
    await ask.think()
    entrant = await resolve.me(ask, loaded)
    resolve.context(ask, loaded)
    await ask.carry_out(loaded, FileAppeal(entrant=entrant, text=words))
    await ask.say(Message(content=texts.rulings.appeal_received()))


async def comply(ask: Ask, loaded: LoadedTournament) -> None:
    """Say that one will do what a director requires."""
    await _answer(ask, loaded, complies=True)


async def ask_refusal(ask: Ask, loaded: LoadedTournament) -> None:
    """Warn before a refusal: it costs the game."""
    await ask.think()
    required = requirements_of(loaded.state, await resolve.me(ask, loaded))
    if not required:
        raise NothingRequiredError
    refuse = Button(
        label=texts.playing.really_refuse(), action=action_id(REFUSE_NOW, loaded.id, str(len(required))), style="danger"
    )
    comply_button = action_button(actions.COMPLY, loaded.id)
    await ask.say(
        Message(content=texts.playing.really_refuse_2(text=quoted(required[-1])), buttons=(comply_button, refuse))
    )


async def _answer(ask: Ask, loaded: LoadedTournament, *, complies: bool, number: int | None = None) -> None:
    """Answer the latest requirement, or the one that was shown when the person decided."""
    entrant = await resolve.me(ask, loaded)
    required = requirements_of(loaded.state, entrant)
    if not required:
        raise NothingRequiredError
    content = {"number": number or len(required), "complies": complies}
    await ask.carry_out(loaded, SubmitForm(form=REQUIREMENT, entrant=entrant, content=content))
    await ask.replace(Message(content=texts.playing.complies() if complies else texts.playing.refused()))


@button(actions.APPEAL, PLAYERS, answers="form")
async def _appeal_pressed(press: Press) -> None:
    await ask_appeal(press.ask, await resolve.known(press.ask, press.tournament))


@form(APPEAL, PLAYERS.giving(FileAppeal), Fields(texts=(FIELD,)))
async def _appeal_handed_in(submission: Submission) -> None:
    loaded = await resolve.known(submission.ask, submission.tournament)
    await appeal(submission.ask, loaded, text_of(submission.values, FIELD))


@button(actions.COMPLY, PLAYERS)
async def _comply_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work(once=actions.COMPLY)
    await comply(ask, loaded)


@button(actions.REFUSE, PLAYERS)
async def _refuse_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await ask_refusal(ask, loaded)


@button(REFUSE_NOW, PLAYERS)
async def _refusal_meant(press: Press) -> None:
    ask, loaded = await press.begin_work(once=REFUSE_NOW)
    await _answer(ask, loaded, complies=False, number=int(press.argument))
