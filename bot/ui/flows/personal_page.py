"""Requests of a personal page: build its screen, and execute acts with the handlers of chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.parsing.open_forms import form_buttons, forms_for, has_other_ways
from bot.parsing.proposals import clock_of
from bot.schedule.weeks import tentative_game
from bot.service.loaded import LoadedTournament
from bot.service.page_settings import read_page_settings
from bot.service.personal_links import is_live
from bot.text import actions
from bot.text.arguments import TimeFor
from bot.text.buttons import button as shown
from bot.text.catalogue import language, languages, set_language
from bot.text.messages import Button, Message, action_id
from bot.text.names import clean
from bot.text.numbers import listed
from bot.text.personal_page import Act, OpenForm, Outcome, Screen, is_sealed, seal
from bot.text.picture_kinds import board_pictures
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form, hand_in, press
from bot.ui.answers import Ask, begun
from bot.ui.error_answers import answer_error
from bot.ui.flows import answering, my_game, proposing, zones
from bot.ui.forms import TextField, open_form, text_of
from bot.ui.host import Host
from bot.ui.link_ask import LinkAsk, shown_message
from bot.views.sealing import is_sealed as is_sealed_stage
from formats.core.commands import ContributeToDraw
from formats.core.errors import TournamentError
from formats.core.notes import AGREED, PROPOSED, TimeToPlay
from formats.core.possible import possible
from formats.core.possible.answers import open_prompts
from formats.core.possible.field import IN
from formats.core.rounds_off import ROUND_OFF
from formats.core.values import EntrantId
from storage.personal_links import PersonalLink

RECEIPTS, PROPOSE = "my_receipts", "propose_time"
ENDED = Screen(outcome="ended")


async def screen_for(herald: Host, act: Act, nonce: str) -> Screen:
    """Return the screen that answers an act, which is carried out first. `nonce` is new and random.

    Nothing is disclosed of a link that does not open. A screen that is only looked at carries nothing out.
    """
    set_language(act.language if act.language in languages() else language())
    link = await herald.service.database.personal_links.with_hash(act.token_hash)
    loaded = None if link is None else await herald.service.current(link.tournament_id)
    if link is None or loaded is None or not is_live(loaded, link):
        return ENDED
    ask = LinkAsk(herald, link, act)
    outcome: Outcome = "shown"
    with begun(ask):
        if act.action:
            outcome = await _acted(ask, link, act)
        return await _screen(ask, link, outcome, nonce)


async def _acted(ask: LinkAsk, link: PersonalLink, act: Act) -> Outcome:
    """Carry out what was sent, unless it was not shown under this link."""
    if not is_sealed(link.form_key, act):
        return "old"
    try:
        async with ask.turn():
            if not act.form:
                await press(ask, act.action)
            elif _is_filled_in(ask, act):
                values: dict[str, Any] = {**act.texts, **{name: list(chosen) for name, chosen in act.choices.items()}}
                await hand_in(ask, act.action, values)
    except Exception as error:  # noqa: BLE001 - as in every handler
        await answer_error(ask, error)
        if isinstance(error, TournamentError) and act.form and ask.form is None:
            opened = OpenForm.read(act.form)
            ask.form = None if opened is None else opened.filled_in(act)
        return "refused"
    return "taken" if ask.has_acted else "shown"


def _is_filled_in(ask: LinkAsk, act: Act) -> bool:
    """Open the form again, filled in, where a field is empty or too long; Discord checks that in chat."""
    opened = OpenForm.read(act.form)
    unusable = () if opened is None else opened.unusable(act)
    if opened is not None and unusable:
        ask.said.append(Message(content=texts.links.fill_in(fields=listed(unusable)), tone="bad"))
        ask.form = opened.filled_in(act)
    return not unusable


async def _screen(ask: LinkAsk, link: PersonalLink, outcome: Outcome, nonce: str) -> Screen:
    answer, opened = list(ask.said), ask.form
    loaded = await ask.service.current(link.tournament_id)
    ask.said.clear()
    if opened is None and is_live(loaded, link):
        await my_game.next_game(ask, loaded)
        ask.said += [*_proposals(ask, loaded, link.entrant_id), _others(ask, loaded, link.entrant_id)]
    context, person = resolve.context(ask, loaded), await ask.person()
    spec = "" if opened is None else opened.model_dump_json()
    return Screen(
        outcome=outcome,
        nonce=nonce,
        title=clean(loaded.state.title),
        name=clean(context.names.full(link.entrant_id)),
        zone=person.zone or loaded.state.settings.zone,
        language=language(),
        answer=tuple(shown_message(message, link.form_key, nonce) for message in answer),
        now=tuple(shown_message(message, link.form_key, nonce) for message in ask.said),
        form=spec,
        form_seal="" if opened is None else seal(link.form_key, nonce, opened.action, spec),
        pictured=loaded.id if await _is_pictured(ask, loaded) else "",
    )


async def _is_pictured(ask: Ask, loaded: LoadedTournament) -> bool:
    """Return whether the tournament's public page shows the picture of its board now."""
    stage = loaded.state.stage_number
    if loaded.state.phase != "running" or stage < 0:
        return False
    context = resolve.context(ask, loaded)
    if is_sealed_stage(context, stage) or not board_pictures(context, stage):
        return False
    return (await read_page_settings(ask.service.database, loaded.id)).shown


def _proposals(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> Iterator[Message]:
    """Yield the opponent's latest proposal of a time, which chat posts, with the button that agrees."""
    game = tentative_game(loaded.state, entrant, ask.service.clock.now())
    about = () if game is None else loaded.state.notes.get(game.id, ())
    times = [note for note in about if note.note in {PROPOSED, AGREED}]
    if game is None or not times or times[-1].note == AGREED or times[-1].by == entrant:
        return
    at, other = TimeToPlay.model_validate(times[-1].content).moment, game.opponent(entrant)
    names, zone = resolve.context(ask, loaded).names, loaded.state.settings.zone
    text = texts.availability.proposal(
        name=names.plain(other),
        at=stamp_with_distance(at),
        your_clock=clock_of(loaded.speaks_for(entrant), zone, at),
        their_clock=clock_of(loaded.speaks_for(other), zone, at),
        opponent=names.plain(entrant),
    )
    agree = shown(actions.AGREE, loaded.id, str(TimeFor(game.id, at)))
    yield Message(body=text, tone="attention", buttons=(agree,))


def _others(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> Message:
    """Return what is asked beside the card, and what chat has commands for."""
    state, now, context = loaded.state, ask.service.clock.now(), resolve.context(ask, loaded)
    asked = [prompt for prompt in open_prompts(state, ask.service.engine) if entrant in prompt.who]
    lines = [context.reason(prompt.question, state.stage_number) for prompt in asked]
    buttons = answering.question_buttons(context, loaded.id, asked)
    for asked_form in forms_for(state, ask.service.engine, entrant, now):
        if has_other_ways(asked_form):
            buttons += form_buttons(loaded.id, asked_form)[1:]
    words = [act for act in possible(state, ask.service.engine, entrant, now) if act.command is ContributeToDraw]
    buttons += [shown(actions.WORD, loaded.id, act.given["draw"]) for act in words]
    if any(act.given.get("form") == ROUND_OFF for act in possible(state, ask.service.engine, entrant, now)):
        buttons.append(shown(actions.ROUND_OFF, loaded.id))
    if tentative_game(state, entrant, now) is not None:
        buttons.append(Button(label=texts.links.propose(), action=action_id(PROPOSE, loaded.id)))
    buttons += [
        Button(label=texts.links.receipts(), action=action_id(RECEIPTS, loaded.id)),
        zones.change_button(loaded.id),
    ]
    if state.entrants[entrant].status in IN:
        buttons.append(shown(actions.LEAVE, loaded.id))
    return Message(body="\n".join(lines), buttons=tuple(buttons))


@button(RECEIPTS, PLAYERS)
async def _receipts_pressed(pressed: Press) -> None:
    await pressed.ask.think()
    await my_game.receipts(pressed.ask, await resolve.known(pressed.ask, pressed.tournament))


@button(PROPOSE, PLAYERS, answers="form")
async def _propose_pressed(pressed: Press) -> None:
    loaded = await resolve.known(pressed.ask, pressed.tournament)
    await resolve.my_game(pressed.ask, loaded)
    when = TextField(proposing.TIME, texts.availability.time_field(), required=True, longest=proposing.LONGEST)
    await open_form(pressed.ask, PROPOSE, loaded.id, "", texts.links.propose(), [when])


@form(PROPOSE, PLAYERS, Fields(texts=(proposing.TIME,)))
async def _time_typed(submission: Submission) -> None:
    loaded = await resolve.known(submission.ask, submission.tournament)
    await proposing.propose(submission.ask, loaded, text_of(submission.values, proposing.TIME))
