"""The director's way through a tournament: preview, publish, advance."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from bot.app import actions
from bot.app.buttons import button as shown
from bot.app.messages import Message
from bot.app.scenes import scene_of
from bot.app.service import Order
from bot.app.views.audit import audit_entries
from bot.app.views.digest import digest_view
from bot.app.views.pairings import preview_view
from bot.app.wording import directing as words
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.flows import answering, arranging, reading
from bot.ui.showing import show
from formats.core.commands import CloseRegistration, FinishTournament, OpenRegistration, PublishRound
from formats.core.errors import FieldError, RuleError, WrongPhaseError
from formats.core.events import RoundPaired
from formats.core.steps import Finish, PairRound, WaitForAnswers, WaitForResults, next_step

if TYPE_CHECKING:
    from bot.app.messages import Button
    from bot.app.service import Change, Live
    from bot.ui.answers import Ask
    from formats.core.commands import Command

MOST_RESULT_BUTTONS = 20


async def planned(ask: Ask, live: Live, command: Command) -> Change:
    """What a command of this person would do."""
    person = await ask.person()
    return await ask.service.preview(live.id, Order(command=command, actor=person.id, command_id=ask.command_id))


def told(ask: Ask, change: Change) -> list[str]:
    """What a change does, in the words of the log."""
    scene = scene_of(change.live, ask.service.engine)
    new = {record.seq for record in change.records}
    entries = audit_entries(scene, change.live.records, {})
    return [f"• {entry.text}" for entry in entries if entry.record.seq in new]


async def preview(ask: Ask, live: Live) -> None:
    """The next round as it would be published; or what is missing before there can be one."""
    step = next_step(live.state, ask.service.engine)
    match step:
        case PairRound(stage, number):
            await _show_preview(ask, live, PublishRound(stage=stage, round_number=number))
        case WaitForResults() | WaitForAnswers() | Finish():
            await missing(ask, live)
        case _:
            raise WrongPhaseError(live.state.phase, ("closed", "running"))


async def _show_preview(ask: Ask, live: Live, command: PublishRound, intro: str = "") -> None:
    try:
        change = await planned(ask, live, command)
    except FieldError as error:
        if not error.remedies:
            raise
        await arranging.offer_remedies(ask, live, error)
        return
    argument = f"{actions.round_argument(command.stage, command.round_number)}.{fingerprint(change)}"
    buttons = (shown(actions.PUBLISH, live.id, argument),)
    if not any(isinstance(event, RoundPaired) for event in change.events):
        await ask.say(Message(body="\n".join(told(ask, change)), buttons=buttons))
        return
    if await arranging.showed(ask, change, buttons, intro):
        return
    await show(ask, preview_view(scene_of(change.live, ask.service.engine)), buttons=buttons, intro=intro)


def fingerprint(change: Change) -> str:
    """Eight digits that change with the pairings."""
    texts = [event.pairings.model_dump_json() for event in change.events if isinstance(event, RoundPaired)]
    return f"{zlib.crc32(''.join(texts).encode()):08x}"


async def missing(ask: Ask, live: Live) -> None:
    """What stands between now and the next step, with a button for each thing."""
    scene = finding.scene(ask, live)
    step = next_step(live.state, ask.service.engine)
    if isinstance(step, Finish):
        await ask.say(Message(content=words.ALL_PLAYED))
        return
    buttons: list[Button] = []
    if isinstance(step, WaitForResults):
        for pairing in step.pairings[:MOST_RESULT_BUTTONS]:
            players = " – ".join(map(scene.names.label, scene.game(pairing).pairing.seats))
            buttons.append(shown(actions.RESULT, live.id, pairing, label=players[:80]))
    if isinstance(step, WaitForAnswers):
        buttons += answering.question_buttons(scene, live.id, step.prompts)
    view = digest_view(scene, ask.service.clock.now())
    intro = words.still_missing(len(step.pairings)) if isinstance(step, WaitForResults) else ""
    await show(ask, view, buttons=buttons, intro=intro)


async def publish(ask: Ask, live: Live, stage: int, number: int) -> str:
    """Publish a round, once, whoever else is doing the same; returns what to say.

    A stage that needs no games is passed through: the round is then that of a later stage.
    """
    try:
        change = await ask.carry_out(live, PublishRound(stage=stage, round_number=number))
    except RuleError:
        if not _is_past(await ask.service.live(live.id), stage, number):
            raise
        return words.PUBLISHED_ALREADY
    if change.repeated:
        return words.PUBLISHED_ALREADY
    for event in change.events:
        if isinstance(event, RoundPaired):
            one = change.after.started[event.stage].rounds[event.round_number - 1]
            return words.published(finding.scene(ask, change.live).round_title(event.stage, one))
    return words.stage_passed(change.after.stages[change.after.stage_number].title)


def _is_past(live: Live, stage: int, number: int) -> bool:
    """Is the round published, or the tournament even further?"""
    started = live.state.started
    return stage + 1 < len(started) or (stage + 1 == len(started) and number <= len(started[stage].rounds))


async def publish_next(ask: Ask, live: Live) -> None:
    """Publish the round that is next, without a preview."""
    step = next_step(live.state, ask.service.engine)
    if not isinstance(step, PairRound):
        await preview(ask, live)
        return
    await ask.say(Message(content=await publish(ask, live, step.stage, step.round_number)))


async def advance(ask: Ask, live: Live) -> None:
    """Take the one step that comes next as things stood when the person asked: twice at once is once."""
    phase = live.state.phase
    if phase == "draft":
        await ask.carry_out(live, OpenRegistration())
        await ask.say(Message(content=words.OPEN_FIRST))
        return
    if phase == "registration":
        await close(ask, live)
        return
    if phase in {"finished", "cancelled"}:
        await ask.say(Message(content=words.FINISHED if phase == "finished" else words.CANCELLED))
        return
    step = next_step(live.state, ask.service.engine)
    if isinstance(step, PairRound):
        await publish_next(ask, live)
    elif isinstance(step, Finish):
        change = await ask.carry_out(live, FinishTournament())
        await ask.say(Message(content=words.finished(change.after.title)))
    else:
        await missing(ask, live)


async def close(ask: Ask, live: Live) -> None:
    """Close sign-up; who is faster closes it."""
    try:
        change = await ask.carry_out(live, CloseRegistration())
    except WrongPhaseError as error:
        if error.phase != "closed":
            raise
        await ask.say(Message(content=words.NOTHING_DONE))
        return
    count = len(change.after.active_entrants())
    await ask.say(Message(content=words.signup_is(change.after.title, is_open=False, count=count)))


@button(actions.PUBLISH)
async def _publish_pressed(press: Press) -> None:
    """Publish what was previewed; what has changed since is shown first."""
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    round_given, _, seen = press.argument.partition(".")
    stage, number = reading.round_named(round_given)
    step = next_step(live.state, ask.service.engine)
    if seen and isinstance(step, PairRound) and (step.stage, step.round_number) == (stage, number):
        command = PublishRound(stage=stage, round_number=number)
        if fingerprint(await planned(ask, live, command)) != seen:
            await _show_preview(ask, live, command, intro=words.NOT_LIKE_PREVIEW)
            return
    await ask.replace(Message(content=await publish(ask, live, stage, number)))
