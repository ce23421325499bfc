"""Check-in before an event, for directors: open it, list who is present, check others in, close it."""

from __future__ import annotations

from bot.parsing.time_input import read_time
from bot.service.loaded import LoadedTournament
from bot.text.messages import CONTENT_LIMIT, Button, Message, Style, action_id
from bot.text.names import cut
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import bulk_people, next_step
from bot.ui.flows.directing_options import zone_of
from bot.ui.forms import MOST_CHOICES, ListField, open_form
from formats.core.attendance import CHECK_IN, absent, may_check_in, open_check_in
from formats.core.commands import AskForForm, CloseForm, SubmitForm

OPEN, CLOSE, OTHERS = "attend_open", "attend_close", "attend_others"
WHO = "attend:who"


async def open_until(ask: Ask, loaded: LoadedTournament, until: str) -> None:
    """Open it, or move its end."""
    due = read_time(until, await zone_of(ask, loaded), ask.service.clock.now()).at
    change = await ask.carry_out(loaded, AskForForm(form=CHECK_IN, due=due))
    await show(ask, change.loaded)


async def show(ask: Ask, loaded: LoadedTournament) -> None:
    """How it stands, with everything that can be done about it."""
    await ask.say(_standing(ask, loaded))


def _standing(ask: Ask, loaded: LoadedTournament) -> Message:
    state = loaded.state
    if not may_check_in(state):
        text = texts.attendance.too_late() if state.started else texts.attendance.state_none()
        return Message(content=text, buttons=next_step.next_buttons(ask, loaded))
    opened = open_check_in(state)
    if opened is None:
        return Message(
            content=texts.attendance.state_none(), buttons=(_button(loaded, OPEN, texts.attendance.open(), "primary"),)
        )
    missing, everybody = absent(state), len(state.active_entrants())
    names = resolve.context(ask, loaded).names
    lines = [texts.attendance.state_open(here=everybody - len(missing), all=everybody)]
    lines += [] if opened.due is None else [texts.attendance.until(at=stamp_with_distance(opened.due))]
    lines += [texts.attendance.missing(names=listed([names.plain(who) for who in missing]))] if missing else []
    close = _button(loaded, CLOSE, texts.attendance.close(out=len(missing)), "primary")
    others = (_button(loaded, OTHERS, texts.attendance.others()),) if missing else ()
    return Message(content=cut("\n".join(lines), CONTENT_LIMIT), buttons=(close, *others))


def _button(loaded: LoadedTournament, action: str, label: str, style: Style = "secondary") -> Button:
    return Button(label=label, action=action_id(action, loaded.id), style=style)


@button(OPEN, STAFF.giving(AskForForm))
async def _open_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    change = await ask.carry_out(loaded, AskForForm(form=CHECK_IN))
    await ask.replace(_standing(ask, change.loaded))


@button(CLOSE, STAFF.giving(CloseForm))
async def _close_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await next_step.close_check_in(ask, loaded)


@button(OTHERS, STAFF, answers="form")
async def _others_pressed(press: Press) -> None:
    """Open a menu of those who are missing; of more than a menu holds, the form with a line each."""
    ask, loaded = press.ask, await resolve.known(press.ask, press.tournament)
    missing, names = absent(loaded.state), resolve.context(ask, loaded).names
    if not 0 < len(missing) <= MOST_CHOICES:
        await bulk_people.show_form(ask, loaded, "check-ins")
        return
    field = ListField(WHO, texts.attendance.who(), [(who, names.label(who)) for who in missing])
    await open_form(ask, OTHERS, loaded.id, "", texts.attendance.others(), [field])


@form(OTHERS, STAFF.giving(SubmitForm), Fields(choices=(WHO,)))
async def _others_chosen(submission: Submission) -> None:
    """Check in all who were chosen; those who have checked in meanwhile stay so."""
    ask, loaded = await submission.begin_work()
    chosen = set(submission.values.get(WHO) or ()) & set(absent(loaded.state))
    here = [SubmitForm(form=CHECK_IN, entrant=who, content=True, by_director=True) for who in sorted(chosen)]
    await show(ask, (await ask.carry_out(loaded, *here)).loaded if here else loaded)
