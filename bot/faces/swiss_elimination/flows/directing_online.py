"""Direct the online stage: upload puzzles with passwords and keys, open it, import times, check answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import discord

from bot.errors import NoFormError
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.puzzles import KEPT, Material, missing_materials, read_materials
from bot.faces.swiss_elimination.solving import due_values
from bot.faces.swiss_elimination.stage import playoff_options, playoffs_of
from bot.faces.swiss_elimination.texts import texts
from bot.faces.swiss_elimination.times_table import Submissions, merged, read_times
from bot.parsing.csv_text import decoded
from bot.parsing.search import folded
from bot.parsing.time_input import read_time
from bot.service.loaded import LoadedTournament
from bot.text.arguments import Argument
from bot.text.messages import Button, Message, action_id
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.ui import drafts, resolve
from bot.ui.access import DIRECTORS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.files import content_of
from bot.ui.flows.directing_forms import reach_for
from bot.ui.flows.directing_options import zone_of
from bot.ui.flows.sealed_forms import record_look
from formats.core.commands import AskForForm, SubmitForm
from formats.core.forms import form_now
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, answer_of
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.selection import unchecked_answers


class AnswerToCheck(Argument):
    """An answer that was shown, as one of so many to a task, and whether it is right."""

    entrant: str
    task: int
    submissions: int
    correct: bool


CHECK = "online_check"


def _options(ask: Ask, loaded: LoadedTournament) -> PlayoffOptions:
    """The options of the playoffs, begun or not; refuses other tournaments."""
    options = playoff_options(resolve.context(ask, loaded), max(loaded.state.stage_number, 0))
    if options is None:
        raise NoFormError(loaded.state.title)
    return options


async def open_stage(ask: Ask, loaded: LoadedTournament, until: str | None) -> None:
    """Tell the players that they may start, and until when; again to move that moment."""
    due = read_time(until, await zone_of(ask, loaded), ask.service.clock.now()).at if until else None
    change = await ask.carry_out(loaded, AskForForm(form=ONLINE_TIMES, due=due))
    asked_form = form_now(change.after, ask.service.engine, ONLINE_TIMES)
    reached = str(await reach_for(ask, change.loaded, asked_form.asked.may))
    await ask.say(Message(content=texts.solving_told(reached=reached, **due_values(asked_form.due))))


async def take_puzzles(ask: Ask, loaded: LoadedTournament, file: discord.Attachment) -> None:
    """Keep passwords and keys; what was handed in before is checked by a key that is new."""
    options = _options(ask, loaded)
    settings = ask.service.database.settings
    old = {code: Material.read(stored) for code, stored in (await settings.get(loaded.id, KEPT, {})).items()}
    new = {**old, **await ask.service.read(read_materials, await content_of(file), options)}
    await settings.set(loaded.id, KEPT, {code: material.stored() for code, material in new.items()})
    changed = {
        code: material
        for code, material in new.items()
        if material.key and material.key != old.get(code, Material()).key
    }
    count = await _check_by_key(ask, loaded, changed)
    text = _materials_taken(len(new), *missing_materials(options, new))
    await ask.say(Message(content="\n".join([text, *([texts.solving_rechecked(count=count)] if count else [])])))


async def _check_by_key(ask: Ask, loaded: LoadedTournament, keys: dict[str, Material]) -> int:
    """Check the last answers to these puzzles; returns how many that changed."""
    verdicts = []
    for (form, entrant), entry in loaded.state.forms.items():
        for code, material in keys.items() if form == ONLINE_TIMES else ():
            answer, listed = answer_of(entry.content, code), entry.content["times"].get(code, [])
            correct = material.judge(answer)
            if answer and correct is not None and listed[-1]["correct"] != correct:
                verdicts.append(_verdict(entrant, code, correct=correct))
    if not verdicts:
        return 0
    change = await ask.carry_out(loaded, *verdicts)
    return len({record.command_id for record in change.records})


def _verdict(entrant: EntrantId, code: str, *, correct: bool) -> SubmitForm:
    """The command that records whether the answer that counts is right."""
    content = {"check": {"puzzle": code, "correct": correct}}
    return SubmitForm(form=ONLINE_TIMES, entrant=entrant, content=content, by_director=True)


async def check(ask: Ask, loaded: LoadedTournament, *, seen: bool = False) -> None:
    """Show the next unchecked answer; the log records that the director saw it."""
    if not seen:
        loaded = await record_look(ask, loaded, ONLINE_TIMES)
    playoffs = playoffs_of(resolve.context(ask, loaded))
    left = () if playoffs is None else unchecked_answers(Progress(playoffs.stage, playoffs.options))
    if not left or playoffs is None:
        await ask.replace(Message(content=texts.solving_all_checked()))
        return
    entrant, code = left[0]
    stored = loaded.state.forms[ONLINE_TIMES, entrant].content
    name = playoffs.options.pool("online").get(code, code)
    tasks = playoffs.options.tasks()
    right, wrong = (
        str(AnswerToCheck(entrant, tasks.index(code), len(stored["times"][code]), correct=correct))
        for correct in (True, False)
    )
    buttons = (
        Button(label=texts.solving_right(), action=action_id(CHECK, loaded.id, right), style="success"),
        Button(label=texts.solving_wrong(), action=action_id(CHECK, loaded.id, wrong), style="danger"),
    )
    body = texts.solving_to_check(name=quoted(name), answer=quoted(answer_of(stored, code), 300), left=len(left))
    await ask.replace(Message(title=texts.solving_title(), body=body, buttons=buttons))


@button(CHECK, DIRECTORS)
async def _checked(press: Press) -> None:
    """Right or wrong, if it is still the answer that was shown; then the next one."""
    ask, loaded = await press.begin_work()
    shown = AnswerToCheck.read(press.argument)
    code = _options(ask, loaded).tasks()[shown.task]
    entry = loaded.state.forms.get((ONLINE_TIMES, shown.entrant))
    if entry is not None and len(entry.content["times"].get(code, ())) == shown.submissions:
        await ask.carry_out(loaded, _verdict(shown.entrant, code, correct=shown.correct))
    await check(ask, await resolve.known(ask, loaded.id), seen=True)


async def read_list(ask: Ask, loaded: LoadedTournament, file: discord.Attachment) -> None:
    """Show what a list of times would bring, or everything that is wrong with it."""
    data = await content_of(file)
    times_by_entrant = await _times(ask, loaded, data)
    token = await drafts.keep(ask, loaded.id, actions.TIMES, decoded(data))
    take_over = Button(
        label=texts.solving_take_over(), action=action_id(actions.TIMES, loaded.id, token), style="success"
    )
    count = sum(len(listed) for mine in times_by_entrant.values() for listed in mine.values())
    await ask.say(
        Message(content=texts.solving_times_read(times=count, players=len(times_by_entrant)), buttons=(take_over,))
    )


async def _times(ask: Ask, loaded: LoadedTournament, data: bytes) -> dict[EntrantId, Submissions]:
    context = resolve.context(ask, loaded)
    names: defaultdict[str, list[EntrantId]] = defaultdict(list)
    for entrant in form_now(loaded.state, ask.service.engine, ONLINE_TIMES).asked.may:
        names[folded(context.names.full(entrant))].append(entrant)
    return await ask.service.read(read_times, data, _options(ask, loaded), names)


@button(actions.TIMES, DIRECTORS)
async def _times_taken(press: Press) -> None:
    """Record all of them in one transaction: if one is refused, none is recorded."""
    ask, loaded = await press.begin_work(update=True)
    text = await drafts.fetch(ask, loaded.id, actions.TIMES, press.argument)
    commands = [
        SubmitForm(form=ONLINE_TIMES, entrant=entrant, content=_content(loaded, entrant, times), by_director=True)
        for entrant, times in sorted((await _times(ask, loaded, str(text).encode())).items())
    ]
    await ask.carry_out(loaded, *commands)
    await drafts.forget(ask, loaded.id, actions.TIMES)
    await ask.replace(Message(content=texts.solving_times_taken(players=len(commands))))


def _content(loaded: LoadedTournament, entrant: EntrantId, times: Submissions) -> dict[str, Any]:
    entry = loaded.state.forms.get((ONLINE_TIMES, entrant))
    return merged(None if entry is None else entry.content, times)


def _materials_taken(count: int, without_password: Sequence[str], without_key: Sequence[str]) -> str:
    """Answer an upload of puzzles; keys and passwords are not shown again."""
    lines = [f"{texts.solving_materials(count=count)} {texts.solving_not_in_the_log()}"]
    lines += [texts.solving_without_password(puzzles=listed(without_password))] if without_password else []
    lines += [texts.solving_without_key(puzzles=listed(without_key))] if without_key else []
    return "\n".join(lines)
