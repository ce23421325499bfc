"""The online stage for its directors: puzzles with passwords and keys, opening it, times from elsewhere, checking."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import discord

from bot.app.csv_text import decoded
from bot.app.errors import NoFormError
from bot.app.messages import Button, Message, action_id
from bot.app.names import quoted
from bot.app.playoffs.puzzles import KEPT, Material, missing_materials, read_materials
from bot.app.playoffs.stage import playoff_options, playoffs_of
from bot.app.playoffs.times_table import Submissions, merged, read_times
from bot.app.search import folded
from bot.app.service import Live
from bot.app.time_input import read_time
from bot.app.wording import solving as words
from bot.ui import drafts, finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows.directing_options import zone_of
from formats.core.commands import AskForForm, LookAtForms, SubmitForm
from formats.core.forms import form_now
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, answer_of
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.selection import unchecked_answers

TIMES, CHECK = "online_times_now", "online_check"


def _options(ask: Ask, live: Live) -> PlayoffOptions:
    """The options of the playoffs, begun or not; refuses other tournaments."""
    options = playoff_options(finding.scene(ask, live), max(live.state.stage_number, 0))
    if options is None:
        raise NoFormError(live.state.title)
    return options


async def open_stage(ask: Ask, live: Live, until: str | None) -> None:
    """Tell the players that they may start, and until when; again to move that moment."""
    due = read_time(until, await zone_of(ask, live), ask.service.clock.now()).at if until else None
    change = await ask.carry_out(live, AskForForm(form=ONLINE_TIMES, due=due))
    one = form_now(change.after, ask.service.engine, ONLINE_TIMES)
    await ask.say(Message(content=words.told(len(one.asked.may), one.due)))


async def take_puzzles(ask: Ask, live: Live, file: discord.Attachment) -> None:
    """Keep passwords and keys; what was handed in before is checked by a key that is new."""
    options = _options(ask, live)
    settings = ask.service.database.settings
    old = {code: Material.read(one) for code, one in (await settings.get(live.id, KEPT, {})).items()}
    new = {**old, **read_materials(await file.read(), options)}
    await settings.set(live.id, KEPT, {code: one.stored() for code, one in new.items()})
    changed = {code: one for code, one in new.items() if one.key and one.key != old.get(code, Material()).key}
    count = await _check_by_key(ask, live, changed)
    text = words.materials(len(new), *missing_materials(options, new))
    await ask.say(Message(content="\n".join([text, *([words.rechecked(count)] if count else [])])))


async def _check_by_key(ask: Ask, live: Live, keys: dict[str, Material]) -> int:
    """Check the last answers to these puzzles; returns how many that changed."""
    checked = 0
    for (form, entrant), entry in live.state.forms.items():
        for code, material in keys.items() if form == ONLINE_TIMES else ():
            answer, listed = answer_of(entry.content, code), entry.content["times"].get(code, [])
            correct = material.judge(answer)
            if (
                answer
                and correct is not None
                and listed[-1]["correct"] != correct
                and await _judge(ask, live, entrant, code, correct=correct)
            ):
                checked += 1
    return checked


async def _judge(ask: Ask, live: Live, entrant: EntrantId, code: str, *, correct: bool) -> bool:
    """Record whether the answer that counts is right."""
    ask.command_id = f"{ask.command_id.partition('+')[0]}+{entrant}{code}"
    content = {"check": {"puzzle": code, "correct": correct}}
    command = SubmitForm(form=ONLINE_TIMES, entrant=entrant, content=content, by_director=True)
    return bool((await ask.carry_out(live, command)).records)


async def check(ask: Ask, live: Live, *, seen: bool = False) -> None:
    """Show the next answer that nobody has checked; the log says that the director looked."""
    if not seen:
        await ask.carry_out(live, LookAtForms(form=ONLINE_TIMES))
        live = await finding.known(ask, live.id)
    playoffs = playoffs_of(finding.scene(ask, live))
    left = () if playoffs is None else unchecked_answers(Progress(playoffs.stage, playoffs.options))
    if not left or playoffs is None:
        await ask.replace(Message(content=words.ALL_CHECKED))
        return
    entrant, code = left[0]
    stored = live.state.forms[ONLINE_TIMES, entrant].content
    name = playoffs.options.pool("online").get(code, code)
    tasks = playoffs.options.tasks()
    which = f"{entrant}.{tasks.index(code)}.{len(stored['times'][code])}"
    buttons = (
        Button(label=words.RIGHT, action=action_id(CHECK, live.id, f"{which}.1"), style="success"),
        Button(label=words.WRONG, action=action_id(CHECK, live.id, f"{which}.0"), style="danger"),
    )
    body = words.to_check(quoted(name), quoted(answer_of(stored, code), 300), len(left))
    await ask.replace(Message(title=words.TITLE, body=body, buttons=buttons))


@button(CHECK)
async def _checked(press: Press) -> None:
    """Right or wrong, if it is still the answer that was shown; then the next one."""
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    entrant, place, count, correct = press.argument.split(".")
    code = _options(ask, live).tasks()[int(place)]
    entry = live.state.forms.get((ONLINE_TIMES, entrant))
    if entry is not None and len(entry.content["times"].get(code, ())) == int(count):
        await _judge(ask, live, entrant, code, correct=correct == "1")
    await check(ask, await finding.known(ask, live.id), seen=True)


async def read_list(ask: Ask, live: Live, file: discord.Attachment) -> None:
    """Show what a list of times would bring, or everything that is wrong with it."""
    data = await file.read()
    found = _times(ask, live, data)
    token = await drafts.keep(ask, live.id, TIMES, decoded(data))
    take_over = Button(label=words.TAKE_OVER, action=action_id(TIMES, live.id, token), style="success")
    count = sum(len(listed) for mine in found.values() for listed in mine.values())
    await ask.say(Message(content=words.times_read(len(found), count), buttons=(take_over,)))


def _times(ask: Ask, live: Live, data: bytes) -> dict[EntrantId, Submissions]:
    scene = finding.scene(ask, live)
    names: defaultdict[str, list[EntrantId]] = defaultdict(list)
    for entrant in form_now(live.state, ask.service.engine, ONLINE_TIMES).asked.may:
        names[folded(scene.names.full(entrant))].append(entrant)
    return read_times(data, _options(ask, live), names)


@button(TIMES)
async def _times_taken(press: Press) -> None:
    """Hand all of them in, each checked before the first is recorded."""
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    text = await drafts.fetch(ask, live.id, TIMES, press.argument)
    commands = [
        SubmitForm(form=ONLINE_TIMES, entrant=entrant, content=_content(live, entrant, times), by_director=True)
        for entrant, times in sorted(_times(ask, live, str(text).encode()).items())
    ]
    for command in commands:
        await ask.try_out(live, command)
    first = ask.command_id
    for command in commands:
        ask.command_id = f"{first}+{command.entrant}"
        await ask.carry_out(live, command)
    await drafts.forget(ask, live.id, TIMES)
    await ask.replace(Message(content=words.times_taken(len(commands))))


def _content(live: Live, entrant: EntrantId, times: Submissions) -> dict[str, Any]:
    entry = live.state.forms.get((ONLINE_TIMES, entrant))
    return merged(None if entry is None else entry.content, times)
