"""Answer a format's questions about a game in play, by its players or by directors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.errors import NotOfferedError
from bot.parsing.game_questions import NoteOffer, fields_of, labels_of, note_offers, question_offers
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text import forms as words
from bot.text.arguments import NoteAbout
from bot.text.buttons import button as shown
from bot.text.errors.forms import form_problems
from bot.text.errors.speaker import Speaker
from bot.text.messages import BODY_LIMIT, LABEL_LIMIT, Button, Message, action_id
from bot.text.names import cut, elide, quoted
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import INVOLVED
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import my_game
from bot.ui.form_fields import filled_in, shown_fields
from bot.ui.forms import ChoiceField, open_form
from formats.core.commands import NoteMatch
from formats.core.engine import Engine
from formats.core.errors import BadFormError
from formats.core.model import Pairing
from formats.core.state import TournamentState

AGAIN = "note_again"
MOST_OFFERS = 25


async def offer(ask: Ask, loaded: LoadedTournament, pairing: str) -> None:
    """For a director: every question about a game with a button for each answer, to be given for a player."""
    context = resolve.context(ask, loaded)
    game = resolve.game(ask, loaded, pairing)
    offers = list(note_offers(loaded.state, ask.service.engine, game.pairing))
    if not offers:
        raise NotOfferedError
    questions = {note_offer.asked.note: context.reason(note_offer.asked.question, game.stage) for note_offer in offers}
    buttons = tuple(
        shown(
            actions.NOTE,
            loaded.id,
            note_offer.argument,
            label=elide(words.answer_for(context.names.label(note_offer.asked.who), note_offer.label), LABEL_LIMIT),
        )
        for note_offer in offers[:MOST_OFFERS]
    )
    await ask.say(Message(title=context.players(game.pairing), body="\n".join(questions.values()), buttons=buttons))


async def _offered(ask: Ask, loaded: LoadedTournament, argument: str) -> tuple[Pairing, NoteOffer]:
    """The answer behind a button, if it is still asked for and the person may give it: a player for themselves."""
    game = loaded.state.find(NoteAbout.read(argument).pairing)[2]
    state, engine = loaded.state, ask.service.engine
    offers = (*note_offers(state, engine, game), *question_offers(state, engine, game))
    note_offer = next((note_offer for note_offer in offers if note_offer.argument == argument), None)
    if note_offer is None:
        raise NotOfferedError
    if note_offer.asked.who not in loaded.entrants_of((await ask.person()).id):
        await resolve.staff(ask, loaded)
    return game, note_offer


@button(actions.NOTE, INVOLVED, answers="form")
async def _note_pressed(press: Press) -> None:
    """Note what the button says at once, or ask for what is needed besides."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    game, note_offer = await _offered(ask, loaded, press.argument)
    if note_offer.value is None:
        await _open(ask, loaded, note_offer, {})
        return
    await ask.think()
    ask.once(f"note:{press.argument}:{len(loaded.state.notes.get(game.id, ()))}")
    message = await _note(ask, loaded, game, note_offer, {note_offer.asked.note: note_offer.value})
    first, *rest = await _said(ask, loaded.id, note_offer, message)
    await ask.replace(first)
    await ask.say_all(rest)


async def _said(ask: Ask, tournament: str, note_offer: NoteOffer, message: Message) -> list[Message]:
    """Answer with the message, or with the player's card drawn again where its button was pressed."""
    loaded = await ask.service.loaded(tournament)
    if not ask.pressed_own or note_offer.asked.who not in loaded.entrants_of((await ask.person()).id):
        return [message]
    return my_game.card(ask, loaded, note_offer.asked.who, message.content)


async def _note(
    ask: Ask, loaded: LoadedTournament, game: Pairing, note_offer: NoteOffer, content: dict[str, str]
) -> Message:
    await ask.carry_out(
        loaded, NoteMatch(pairing=game.id, note=note_offer.asked.note, by=note_offer.asked.who, content=content)
    )
    labels = dict(labels_of(note_offer))
    text = ", ".join(quoted(labels.get(value, value)) for value in content.values())
    return Message(content=texts.forms.noted(game=resolve.context(ask, loaded).players(game), label=text))


async def _open(ask: Ask, loaded: LoadedTournament, note_offer: NoteOffer, values: Mapping[str, str]) -> None:
    title = resolve.context(ask, loaded).reason(note_offer.asked.question, loaded.state.stage_number, markdown=False)
    asked = note_offer.asked
    fields = shown_fields(asked.question.code, note_offer.system, asked.fields, values)
    if not fields:
        value = values.get(asked.note, asked.default or "")
        fields = [ChoiceField(asked.note, note_offer.label, labels_of(note_offer), value, required=False)]
    await open_form(ask, actions.NOTE, loaded.id, note_offer.argument, title, fields)


def _names(state: TournamentState, engine: Engine) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields of each question about an open game."""
    for game in state.open_games():
        for offer in note_offers(state, engine, game):
            yield offer.argument, tuple(field.name for field in fields_of(offer.asked))


@form(actions.NOTE, INVOLVED.giving(NoteMatch), Fields(own=_names))
async def _noted(submission: Submission) -> None:
    """Record valid answers; else show the form again, filled in, with its problems."""
    ask, loaded = await submission.begin_work()
    game, note_offer = await _offered(ask, loaded, submission.argument)
    typed = filled_in(fields_of(note_offer.asked), submission.values)
    try:
        message = await _note(ask, loaded, game, note_offer, typed)
    except BadFormError as error:
        token = await drafts.keep(ask, loaded.id, AGAIN, {"argument": submission.argument, "values": typed})
        again = Button(label=texts.forms.correct(), action=action_id(AGAIN, loaded.id, token), style="primary")
        problems = form_problems(error, Speaker(resolve.context(ask, loaded)))
        text = words.not_right(quoted(note_offer.label), problems)
        message = Message(body=cut(text, BODY_LIMIT), tone="bad", buttons=(again,))
    await ask.say(message)


@button(AGAIN, INVOLVED, answers="form")
async def _correct_pressed(press: Press) -> None:
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    kept = await drafts.fetch(ask, loaded.id, AGAIN, press.argument)
    _, note_offer = await _offered(ask, loaded, kept["argument"])
    await _open(ask, loaded, note_offer, kept["values"])
