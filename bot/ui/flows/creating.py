"""Create a tournament: from a menu, by name, or with the form of a quick event."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import zip_longest

from bot.charts.kinds import kinds_sheet
from bot.errors import BadFieldsError
from bot.parsing import tonight
from bot.parsing.plan_fields import label_of
from bot.parsing.time_input import read_time
from bot.parsing.tonight import FIELD_LABELS
from bot.service.loaded import LoadedTournament
from bot.service.orders import Order, Step
from bot.service.page_settings import PageSettings, keep_page_settings
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.errors.error_text import error_text
from bot.text.format_texts import format_summary, format_title
from bot.text.messages import BODY_LIMIT, Button, Message, action_id
from bot.text.names import cut, quoted
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import MANAGERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import format_advisor
from bot.ui.flows.format_advisor import NEW
from bot.ui.flows.next_step import next_buttons
from bot.ui.forms import MOST_CHOICES, ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from bot.ui.showing import add_pictures, made
from formats import registry
from formats.core.commands import CreateTournament, OpenRegistration
from formats.core.errors import UnknownFormatError
from formats.core.lots import strengthened
from formats.core.plan import Settings, StagePlan
from formats.messages.sentences import english_title
from storage.tournaments import Bindings, Staff

CREATE, TONIGHT, TONIGHT_AGAIN = "create", "tonight", "tonight_again"
CLOSES, FIRST_ROUND = "registration_closes", "first_round"
WHAT = "what"
SEED_BYTES = 16
LONGEST_NAME = 100
NO = "no"


def plan_of(ask: Ask, what: str, title: str | None, seed: str) -> CreateTournament:
    """The command for `preset:KEY` or `format:KEY`, in the language of the server. `UnknownFormatError`.

    A player wins one prize at most unless a director decides otherwise; a log without that setting keeps its meaning.
    """
    plan = _plan(what, title, seed)
    settings = plan.settings.model_copy(update={"language": resolve.server_language(ask), "one_prize": True})
    return plan.model_copy(update={"settings": settings})


def _plan(what: str, title: str | None, seed: str) -> CreateTournament:
    kind, _, key = what.partition(":")
    if kind == "preset":
        preset = registry.preset(key)
        return CreateTournament(
            title=title or preset.title, preset=key, stages=preset.stages, settings=preset.settings, seed=seed
        )
    if kind != "format":
        raise UnknownFormatError(what)
    stage = StagePlan(system=registry.engine().format_of(key).key, title=english_title(key))
    return CreateTournament(title=title or stage.title, stages=(stage,), settings=Settings(), seed=seed)


def drawn_seed() -> str:
    """Chance, from which all draws of a tournament grow."""
    return secrets.token_hex(SEED_BYTES)


def typed_seed(typed: str) -> str:
    """The seed that a director typed; a short one gets random bits, which are published with it at the end."""
    return strengthened(typed, secrets.token_hex(SEED_BYTES))


async def create(ask: Ask, plan: CreateTournament, channel: int, voice: int | None = None) -> LoadedTournament:
    """Create a tournament that is announced in a channel, and names a voice channel, with the user as its director."""
    resolve.check_channel(ask, channel)
    if voice is not None:
        resolve.check_voice_channel(ask, voice)
    person = await ask.person()
    staff = (Staff(person.id, "director"),)
    with ask.acting():
        bindings = Bindings(guild_id=ask.guild_id, channel_id=channel, voice_channel_id=voice, staff_added=staff)
        step = Step(plan, bindings=bindings)
        loaded = await ask.service.create(Order.of(step, actor=person.id, command_id=ask.command_id))
        if ask.herald.policies.pages_at_once:
            shown = PageSettings(shown=True, found=True)
            await keep_page_settings(ask.service.database, loaded.id, shown)
    return loaded


async def open_at_once(ask: Ask, loaded: LoadedTournament) -> LoadedTournament:
    """Open sign-up as part of creating it."""
    ask.command_id = ask.command_id.part("open")
    return (await ask.carry_out(loaded, OpenRegistration())).loaded


async def closing_at(ask: Ask, plan: CreateTournament, text: str) -> CreateTournament:
    """The plan with the moment at which sign-up closes, as it was typed; `BadFieldsError` where that has passed."""
    at = await _ahead(ask, text, plan.settings.zone, CLOSES)
    return plan.model_copy(update={"settings": plan.settings.model_copy(update={CLOSES: at})})


async def start_at(ask: Ask, text: str) -> datetime:
    """The start of an event for tonight, as it was typed; `BadFieldsError` where that has passed."""
    return await _ahead(ask, text, Settings().zone, FIRST_ROUND)


async def _ahead(ask: Ask, text: str, zone: str, what: str) -> datetime:
    """A moment that was typed on the clock of the person, or of the zone if theirs is not known."""
    now = ask.service.clock.now()
    at = read_time(text, (await ask.person()).zone or zone, now).at
    if at <= now:
        label = label_of(what)
        raise BadFieldsError(((label, texts.doubts.past(what=label)),))
    return at


async def say_created(ask: Ask, loaded: LoadedTournament, channel: int, more: str = "") -> Message:
    """Answer that it exists, and how it goes on."""
    closes = loaded.state.settings.registration_closes if loaded.state.phase == "registration" else None
    title = loaded.state.title
    if closes is not None:
        sentence = texts.directing.closes_then(title=title, channel=str(channel), at=stamp_with_distance(closes))
    elif ask.service.engine.rules_of(loaded.state, 0).comes_as_list:
        sentence = texts.directing.created_for_a_list(title=title)
    else:
        sentence = _created_text(title, channel)
    text = " ".join(filter(None, (sentence, more)))
    answer = Message(content=text, buttons=next_buttons(ask, loaded))
    await ask.say(answer)
    return answer


@dataclass(frozen=True)
class Offered:
    """A line of the menu: what it creates, its title and sentence, and the formats of its stages."""

    what: str
    title: str
    summary: str
    systems: tuple[str, ...]


def everything() -> Mapping[str, tuple[Offered, ...]]:
    """Return everything that can be created, by heading, in the language of the user."""
    presets = [
        Offered(
            f"preset:{preset.key}",
            preset.title,
            preset.summary,
            tuple(plan.system for plan in preset.stages),
        )
        for preset in registry.presets().values()
    ]
    systems = [Offered(f"format:{key}", format_title(key), format_summary(key), (key,)) for key in registry.systems()]
    return {texts.tonight.presets(): tuple(presets), texts.tonight.formats(): tuple(systems)}


async def show_menu(ask: Ask) -> None:
    """Everything that can be created, a sentence for each, the ways to choose, and a picture, in one message."""
    offered = everything()
    blocks = [
        "\n".join(
            [f"**{heading}**", *(texts.tonight.choice(title=offer.title, summary=offer.summary) for offer in offers)]
        )
        for heading, offers in offered.items()
    ]
    ways = (actions.TONIGHT, actions.CHOOSE_KIND, actions.FIT, actions.TWO_STAGES)
    body = cut("\n\n".join(blocks), BODY_LIMIT)
    menu = Message(content=texts.tonight.menu(), body=body, buttons=tuple(shown(action, "") for action in ways))
    await ask.say(menu)
    await show_kinds(ask, offered, menu)


def in_a_list(offered: Mapping[str, tuple[Offered, ...]], room: int = MOST_CHOICES) -> list[Offered]:
    """Return what can be chosen in a list: all, or else without the last formats of which a preset is made alone."""
    offers = [offer for part in offered.values() for offer in part]
    alone = {offer.systems for offer in offers if offer.what.startswith("preset:")}
    spare = [offer for offer in offers if offer.what.startswith("format:") and offer.systems in alone]
    left_out = spare[-(len(offers) - room) :] if len(offers) > room else []
    return [offer for offer in offers if offer not in left_out][:room]


async def show_kinds(ask: Ask, offered: Mapping[str, tuple[Offered, ...]], answer: Message, title: str = "") -> None:
    """Add a picture of these formats to the answer once it is drawn; the answer itself does not wait for it."""
    painter = ask.herald.painter
    if painter is None:
        return
    parts = [(heading, [(offer.title, offer.systems) for offer in offers]) for heading, offers in offered.items()]
    view = await made(kinds_sheet, parts, registry.systems(), title)
    await add_pictures(ask, answer, await painter.of_lasting_view(view))


@button(actions.CHOOSE_KIND, MANAGERS, answers="form")
async def _choose_pressed(press: Press) -> None:
    choices = [(offer.what, offer.title) for offer in in_a_list(everything())]
    fields: list[FormField] = [
        ChoiceField(WHAT, FIELD_LABELS[tonight.KIND](), choices),
        TextField(tonight.NAME, FIELD_LABELS[tonight.NAME](), longest=LONGEST_NAME),
    ]
    await open_form(press.ask, CREATE, "", "", texts.tonight.choose_title(), fields)


@form(CREATE, MANAGERS, Fields(texts=(tonight.NAME,), choices=(WHAT,)))
async def _chosen(submission: Submission) -> None:
    """Create what was chosen from the list, announced where it was asked for."""
    ask, values = submission.ask, submission.values
    await ask.think()
    channel = ask.channel_id or 0
    plan = plan_of(ask, chosen_of(values, WHAT), text_of(values, tonight.NAME) or None, drawn_seed())
    loaded = await create(ask, plan, channel)
    await say_created(ask, loaded, channel)


@button(actions.TONIGHT, MANAGERS, answers="form")
async def _tonight_pressed(press: Press) -> None:
    await show_form(press.ask)


@button(format_advisor.PLAY, MANAGERS, answers="form")
async def _recommended(press: Press) -> None:
    """The form with the kind that was recommended."""
    await show_form(press.ask, format_advisor.chosen_for_tonight(press.argument))


async def show_form(ask: Ask, typed: Mapping[str, str] | None = None) -> None:
    """The form of a tournament for tonight, with what was typed before."""
    before = typed or {}
    labels = {name: label() for name, label in FIELD_LABELS.items()}
    name = before.get(tonight.NAME) or texts.tonight.default_name()
    kinds = [*tonight.kinds(ask.service.engine), (actions.FIT, texts.fitting.title())]
    fields: list[FormField] = [
        TextField(tonight.NAME, labels[tonight.NAME], name, required=True, longest=LONGEST_NAME),
        ChoiceField(
            tonight.KIND,
            labels[tonight.KIND],
            kinds,
            before.get(tonight.KIND) or tonight.usual_kind(ask.service.engine),
        ),
        TextField(
            tonight.ROUNDS,
            labels[tonight.ROUNDS],
            before.get(tonight.ROUNDS, ""),
            help=texts.tonight.rounds_help(),
            longest=10,
        ),
        _choices(
            tonight.BEST_OF, [(games, texts.tonight.series(games=int(games))) for games in tonight.SERIES], before
        ),
        _choices(tonight.THIRD_PLACE, [(NO, texts.tonight.no()), (tonight.THIRD_PLACE, texts.tonight.yes())], before),
    ]
    given = ".".join(before.get(name, "") for name in tonight.OF_THE_COMMAND)
    await open_form(ask, TONIGHT, "", given, texts.tonight.form_title(), fields)


def _choices(name: str, choices: list[tuple[str, str]], before: Mapping[str, str]) -> ChoiceField:
    """A choice, with what was chosen before or else the first."""
    return ChoiceField(name, FIELD_LABELS[name](), choices, before.get(name) or choices[0][0])


@form(
    TONIGHT,
    MANAGERS,
    Fields(texts=(tonight.NAME, tonight.ROUNDS), choices=(tonight.KIND, tonight.BEST_OF, tonight.THIRD_PLACE)),
)
async def _submitted(submission: Submission) -> None:
    """Create it and open sign-up at once; what cannot be read comes back filled in."""
    ask, values = submission.ask, submission.values
    await ask.think()
    typed = {name: text_of(values, name) for name in (tonight.NAME, tonight.ROUNDS)}
    typed |= {name: chosen_of(values, name) for name in (tonight.KIND, tonight.BEST_OF, tonight.THIRD_PLACE)}
    typed |= dict(zip_longest(tonight.OF_THE_COMMAND, submission.argument.split("."), fillvalue=""))
    if typed[tonight.KIND] == actions.FIT:
        await ask.say(Message(content=texts.fitting.title(), buttons=(shown(actions.FIT, ""),)))
        return
    try:
        stage = tonight.stage_of(ask.service.engine, typed)
    except BadFieldsError as error:
        token = await drafts.keep(ask, NEW, TONIGHT, typed)
        again = Button(label=texts.directing.correct(), action=action_id(TONIGHT_AGAIN, "", token), style="primary")
        await ask.say(Message(content=error_text(error)[:2000], buttons=(again,)))
        return
    teams = int(typed[tonight.TEAM_SIZE] or 1)
    settings = tonight.settings_of(resolve.server_language(ask), teams)
    if typed[tonight.STARTS]:
        start = datetime.fromtimestamp(int(typed[tonight.STARTS]), UTC)
        settings = tonight.starting_at(settings, start, (await ask.person()).zone or settings.zone)
    title = typed[tonight.NAME] or texts.tonight.default_name()
    plan = CreateTournament(title=title, stages=(stage,), settings=settings, seed=drawn_seed())
    channel = ask.channel_id or 0
    loaded = await create(ask, plan, channel, int(typed[tonight.VOICE] or 0) or None)
    join = shown(actions.JOIN_TEAM if teams > 1 else actions.JOIN, loaded.id)
    buttons = (join, *next_buttons(ask, await open_at_once(ask, loaded)))
    await ask.say(Message(content=_opened_text(loaded, channel, teams=teams > 1), buttons=buttons))


@button(TONIGHT_AGAIN, MANAGERS, answers="form")
async def _again(press: Press) -> None:
    """The form again, as it was filled in."""
    await show_form(press.ask, await drafts.fetch(press.ask, NEW, TONIGHT, press.argument))


def _created_text(title: str, channel: int) -> str:
    """A new tournament."""
    return texts.directing.created(title=title, channel=str(channel))


def _opened_text(loaded: LoadedTournament, channel: int, *, teams: bool) -> str:
    """It is there, people can join, who or what starts it, and how it goes on."""
    said = texts.tonight.opened_teams if teams else texts.tonight.opened
    start = loaded.state.settings.first_round
    starts = texts.tonight.press_start() if start is None else texts.tonight.starts_then(at=stamp_with_distance(start))
    is_open = said(title=quoted(loaded.state.title), channel=str(channel))
    return f"{is_open} {starts} {texts.tonight.goes_on(minutes=tonight.PAUSE_MINUTES)}"
