"""Enter ratings, fees, check-ins and seeds of many people: typed or as a file, previewed, all or none."""

from __future__ import annotations

from typing import cast

from bot.parsing.people_lines import About, PeopleValues, commands_for, lines_of, read_people
from bot.service.loaded import LoadedTournament
from bot.text.context import TournamentContext
from bot.text.errors.error_text import error_text
from bot.text.messages import BODY_LIMIT, CONTENT_LIMIT, Button, Message, action_id
from bot.text.names import cut, elide
from bot.text.rating_doubts import doubts_about_all
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.next_step import next_buttons
from bot.ui.forms import TextField, open_form
from formats.core.errors import RuleError
from formats.core.events import FeeState

PEOPLE, ENTER, AGAIN = "people", "people_enter", "people_again"
LINES = "lines"
LONGEST = 4000
"""Characters of a form's field."""


async def show_form(ask: Ask, loaded: LoadedTournament, about: About, typed: str | None = None) -> None:
    """The form with one large field."""
    value = lines_of(about, resolve.context(ask, loaded)) if typed is None else typed
    field = TextField(
        LINES,
        texts.bulk.people_lines(),
        elide(value, LONGEST),
        help=texts.bulk.people_help(about=about),
        long=True,
        required=True,
        longest=LONGEST,
    )
    await open_form(ask, PEOPLE, loaded.id, about, texts.bulk.people_title(about=about), [field])


@form(PEOPLE, STAFF, Fields(texts=(LINES,)))
async def _submitted(submission: Submission) -> None:
    ask = submission.ask
    await ask.think()
    loaded, about = await resolve.known(ask, submission.tournament), _about(submission.argument)
    await propose(ask, loaded, about, str(submission.values.get(LINES) or ""))


def _about(argument: str) -> About:
    """Parse the subject of a button or form; unknown ones become check-ins, which are harmless."""
    known = {"ratings", "fees", "check-ins", "seeds"}
    return cast("About", argument if argument in known else "check-ins")


async def propose(ask: Ask, loaded: LoadedTournament, about: About, text: str) -> None:
    """Show how the lines were understood, with the button that takes them over; or every line that was not."""
    context = resolve.context(ask, loaded)
    try:
        said = await ask.service.read(read_people, about, text, context, resolve.own(ask, loaded))
        commands = commands_for(about, said, context)
        await ask.try_out(loaded, *commands)
    except RuleError as error:
        buttons = await _correcting(ask, loaded, about, text)
        await ask.say(Message(content=cut(error_text(error, context), CONTENT_LIMIT), buttons=buttons))
        return
    token = await drafts.keep(ask, loaded.id, ENTER, {"about": about, "text": text})
    enter = Button(label=texts.bulk.enter(), action=action_id(ENTER, loaded.id, token), style="success")
    doubts = _doubts(about, said, context)
    body = cut("\n".join([texts.bulk.preview(), *doubts, *_lines(about, said, context)]), BODY_LIMIT)
    buttons = (enter, *(await _correcting(ask, loaded, about, text) if doubts else ()))
    await ask.say(Message(body=body, tone="attention" if doubts else "neutral", buttons=buttons))


async def _correcting(ask: Ask, loaded: LoadedTournament, about: About, text: str) -> tuple[Button, ...]:
    """Return the button that opens the form with the text; none where the text is too long for a form."""
    token = await drafts.keep(ask, loaded.id, PEOPLE, {"about": about, "text": text})
    again = Button(label=texts.directing.correct(), action=action_id(AGAIN, loaded.id, token), style="primary")
    return (again,) if len(text) <= LONGEST else ()


def _lines(about: About, said: PeopleValues, context: TournamentContext) -> list[str]:
    """How the lines were understood: all there are, the seeding in order."""
    names = [(context.names.plain(who), value) for who, value in said.items()]
    if about == "seeds":
        return [f"{place}. {name}" for place, (name, _) in enumerate(names, start=1)]
    if about == "check-ins":
        return [name for name, _ in names]
    if about == "fees":
        return [texts.directing.fee_marked(name=name, state=cast("FeeState", value)) for name, value in names]
    return [f"{name}: **{value}**" for name, value in names]


def _doubts(about: About, said: PeopleValues, context: TournamentContext) -> list[str]:
    """Questions about unlikely ratings."""
    if about != "ratings":
        return []
    return list(doubts_about_all(context, {who: float(value) for who, value in said.items()}))


@button(AGAIN, STAFF, answers="form")
async def _again(press: Press) -> None:
    """The form again, as it was filled in."""
    loaded = await resolve.known(press.ask, press.tournament)
    draft = await drafts.fetch(press.ask, loaded.id, PEOPLE, press.argument)
    await show_form(press.ask, loaded, _about(draft["about"]), draft["text"])


@button(ENTER, STAFF)
async def _enter(press: Press) -> None:
    """Take over what was shown, read once more as things stand now."""
    ask, loaded = await press.begin_work(update=True)
    draft = await drafts.fetch(ask, loaded.id, ENTER, press.argument)
    about, context = _about(draft["about"]), resolve.context(ask, loaded)
    said = await ask.service.read(read_people, about, draft["text"], context, resolve.own(ask, loaded))
    change = await ask.carry_out(loaded, *commands_for(about, said, context))
    await drafts.forget(ask, loaded.id, ENTER)
    await ask.replace(
        Message(content=texts.bulk.people_entered(count=len(said)), buttons=next_buttons(ask, change.loaded))
    )
