"""What a format wants to know about a game in play, said by its players, or by directors for them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app import actions
from bot.app.buttons import button as shown
from bot.app.errors import NotOfferedError
from bot.app.messages import BODY_LIMIT, LABEL_LIMIT, Button, Message, action_id
from bot.app.names import elide, quoted
from bot.app.noting import NoteOffer, note_offers
from bot.app.service import Live
from bot.app.wording import forms as words
from bot.app.wording.errors_engine import form_problems
from bot.app.wording.speaker import Speaker
from bot.ui import drafts, finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import mine
from bot.ui.form_fields import filled_in, shown_fields
from bot.ui.forms import open_form
from formats.core.commands import NoteMatch
from formats.core.errors import BadFormError
from formats.core.model import Pairing

AGAIN = "note_again"
MOST_OFFERS = 25


async def offer(ask: Ask, live: Live, pairing: str) -> None:
    """For a director: every question about a game with a button for each answer, to be given for a player."""
    scene = finding.scene(ask, live)
    game = scene.game(pairing)
    found = list(note_offers(live.state, ask.service.engine, game.pairing))
    if not found:
        raise NotOfferedError
    questions = {one.asked.note: scene.reason(one.asked.question, game.stage) for one in found}
    buttons = tuple(
        shown(
            actions.NOTE,
            live.id,
            one.argument,
            label=elide(words.answer_for(scene.names.label(one.asked.who), one.label), LABEL_LIMIT),
        )
        for one in found[:MOST_OFFERS]
    )
    await ask.say(Message(title=scene.players(game.pairing), body="\n".join(questions.values()), buttons=buttons))


async def _offered(ask: Ask, live: Live, argument: str) -> tuple[Pairing, NoteOffer]:
    """The answer behind a button, if it is still asked for and the person may give it: a player for themselves."""
    game = live.state.find(argument.partition(".")[0])[2]
    offers = note_offers(live.state, ask.service.engine, game)
    one = next((offer for offer in offers if offer.argument == argument), None)
    if one is None:
        raise NotOfferedError
    if one.asked.who not in live.entrants_of((await ask.person()).id):
        await finding.staff(ask, live)
    return game, one


@button(actions.NOTE)
async def _note_pressed(press: Press) -> None:
    """Note what the button says at once, or ask for what is needed besides."""
    ask = press.ask
    live = await finding.known(ask, press.tournament)
    game, one = await _offered(ask, live, press.argument)
    if one.value is None:
        await _open(ask, live, one, {})
        return
    await ask.think(update=ask.pressed_own)
    ask.once(f"note:{press.argument}:{len(live.state.notes.get(game.id, ()))}")
    said = await _note(ask, live, game, one, {one.asked.note: one.value})
    first, *rest = await _said(ask, live.id, one, said)
    await ask.replace(first)
    await ask.say_all(rest)


async def _said(ask: Ask, tournament: str, one: NoteOffer, said: Message) -> list[Message]:
    """A card whose button a player has pressed is shown anew: there may be more to say."""
    live = await ask.service.live(tournament)
    if not ask.pressed_own or one.asked.who not in live.entrants_of((await ask.person()).id):
        return [said]
    return mine.card(ask, live, one.asked.who, said.content)


async def _note(ask: Ask, live: Live, game: Pairing, one: NoteOffer, content: dict[str, str]) -> Message:
    await ask.carry_out(live, NoteMatch(pairing=game.id, note=one.asked.note, by=one.asked.who, content=content))
    said = quoted(one.label) if one.value is not None else ", ".join(map(quoted, content.values()))
    return Message(content=words.noted(finding.scene(ask, live).players(game), said))


async def _open(ask: Ask, live: Live, one: NoteOffer, values: Mapping[str, str]) -> None:
    title = finding.scene(ask, live).reason(one.asked.question, live.state.stage_number, markdown=False)
    await open_form(ask, actions.NOTE, live.id, one.argument, title, shown_fields(one.asked.fields, values))


@form(actions.NOTE)
async def _noted(submission: Submission) -> None:
    """What fits is noted; anything else comes back filled in, with what is wrong."""
    ask = submission.ask
    await ask.think()
    live = await finding.known(ask, submission.tournament)
    game, one = await _offered(ask, live, submission.argument)
    typed = filled_in(one.asked.fields, submission.values)
    try:
        message = await _note(ask, live, game, one, typed)
    except BadFormError as error:
        token = await drafts.keep(ask, live.id, AGAIN, {"argument": submission.argument, "values": typed})
        again = Button(label=words.CORRECT, action=action_id(AGAIN, live.id, token), style="primary")
        problems = form_problems(error, Speaker(finding.scene(ask, live)))
        text = words.not_right(quoted(one.label), problems)
        message = Message(body=elide(text, BODY_LIMIT), tone="bad", buttons=(again,))
    await ask.say(message)


@button(AGAIN)
async def _correct_pressed(press: Press) -> None:
    ask = press.ask
    live = await finding.known(ask, press.tournament)
    kept = await drafts.fetch(ask, live.id, AGAIN, press.argument)
    _, one = await _offered(ask, live, kept["argument"])
    await _open(ask, live, one, kept["values"])
