"""Publish rounds, one or several, after a preview."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from bot.announcements.round_cards import standings_after_text
from bot.charts.rounds import pairing_sheet
from bot.face_api.in_use import faces
from bot.files.chronicle import happenings
from bot.parsing.round_range import RoundRange, round_range_of
from bot.service.loaded import Change, LoadedTournament
from bot.text import actions
from bot.text.arguments import SeenRounds
from bot.text.buttons import BUTTON_LABELS
from bot.text.buttons import button as shown
from bot.text.context import TournamentContext, context_of
from bot.text.messages import Button, Message
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import departures, following, remedies
from bot.ui.flows.missing import show_missing
from bot.ui.progress import awaited
from bot.ui.showing import made, show, show_pictures
from bot.views.audit import record_lines
from bot.views.capabilities import PreviewsStages
from bot.views.groups import part_in_play
from bot.views.preview import look_of, preview_view, whole_preview
from bot.views.view import View
from formats.core.commands import PublishRound
from formats.core.errors import FieldError, RuleError
from formats.core.events import RoundPaired, StageStarted
from formats.core.state import Round
from formats.core.steps import WaitForAnswers, next_step


async def preview(ask: Ask, loaded: LoadedTournament, rounds: int | None = None, base: int | None = None) -> None:
    """The rounds as they would be published; or what is missing before there can be one."""
    wanted = round_range_of(loaded.state, ask.service.engine, rounds, base)
    if wanted is None:
        await show_missing(ask, loaded)
    else:
        await show_preview(ask, loaded, wanted, intro=await departures.warning(ask, loaded))


async def show_preview(ask: Ask, loaded: LoadedTournament, wanted: RoundRange, intro: str = "") -> None:
    """Each of these rounds with its warnings, and under the last the button that publishes exactly this."""
    try:
        change = await awaited(ask, loaded.id, lambda watch: ask.try_out(loaded, wanted.command, watch=watch))
    except FieldError as error:
        if not error.remedies and remedies.field_error(ask, loaded) is None:
            raise
        await remedies.offer(ask, loaded, error)
        return
    buttons = (shown(actions.PUBLISH, loaded.id, str(SeenRounds(wanted.argument, fingerprint(change)))),)
    context = context_of(change.loaded, ask.service.engine)
    paired = [event for event in change.events if isinstance(event, RoundPaired)]
    if not paired:
        new = {record.seq for record in change.records}
        lines = [f"• {seen.text}" for seen in happenings(context, change.loaded.records) if seen.seq in new]
        lines = lines or record_lines(context, change.loaded.records, change.records)
        await ask.say(Message(body="\n".join(lines), buttons=buttons))
        return
    started = next((event for event in change.events if isinstance(event, StageStarted)), None)
    face = None if started is None else faces().of_format(context.system(started.stage).key)
    view = face.preview(context, started) if started is not None and isinstance(face, PreviewsStages) else None
    if view is not None:
        await _show_stage(ask, change, view, buttons, intro)
        return
    if wanted.base is not None and intro != texts.directing.not_like_preview():
        based = _on_standings(wanted.base, len(loaded.state.open_games()))
        intro = "\n".join(filter(None, (based, intro)))
    number = paired[0].stage
    published = context.state.started[number].rounds
    paired_rounds = [published[event.round_number - 1] for event in paired]
    together = [paired_rounds] if context.rules(number).opens_at_once else [[round_] for round_ in paired_rounds]
    for rounds_ in together:
        last = rounds_ is together[-1]
        above = intro if rounds_ is together[0] else ""
        await _show_rounds(ask, context, number, rounds_, buttons=buttons if last else (), intro=above)


async def _show_rounds(
    ask: Ask, context: TournamentContext, stage: int, rounds: Sequence[Round], *, buttons: Sequence[Button], intro: str
) -> None:
    """One message about rounds that are looked at together, everything else in its file, and pictures."""
    look = await made(look_of, context, stage, rounds)
    whole = await made(whole_preview, context, stage, rounds)
    view = await made(preview_view, context, stage, rounds, look)
    await show(ask, view, buttons=buttons, intro=intro, whole=whole)
    if ask.herald.painter is not None:
        sheet = () if look.tells_pairings else (pairing_sheet(context, stage, rounds[0].number),)
        for picture in (*sheet, *look.views):
            await show_pictures(ask, await ask.herald.painter.of_view(picture))


async def _show_stage(ask: Ask, change: Change, view: View, buttons: Sequence[Button], intro: str) -> None:
    """A stage as its face shows it before it begins; with a warning where the last cycle has moved on since."""
    if await following.is_outdated(ask, change.loaded):
        intro = "\n".join(filter(None, (intro, texts.career.outdated())))
        buttons = (*buttons, shown(actions.BRING_ALONG, change.loaded.id))
    await show(ask, view, buttons=buttons, intro=intro)


def fingerprint(change: Change) -> str:
    """Eight digits that change with the pairings."""
    written = [event.pairings.model_dump_json() for event in change.events if isinstance(event, RoundPaired)]
    return f"{zlib.crc32(''.join(written).encode()):08x}"


async def publish(ask: Ask, loaded: LoadedTournament, wanted: RoundRange) -> str:
    """Publish rounds once, also when others do the same at that moment, and return the answer.

    A stage that needs no games is passed through: the round is then that of a later stage.
    """
    try:
        change = await awaited(ask, loaded.id, lambda watch: ask.carry_out(loaded, wanted.command, watch=watch))
    except RuleError:
        if not _is_past(await ask.service.loaded(loaded.id), wanted):
            raise
        return texts.directing.published_already()
    if change.repeated:
        return texts.directing.published_already()
    context = resolve.context(ask, change.loaded)
    paired = [event for event in change.events if isinstance(event, RoundPaired)]
    if not paired:
        waits = isinstance(next_step(change.after, ask.service.engine), WaitForAnswers)
        title = change.after.stages[change.after.stage_number].title
        return (
            texts.directing.stage_begun(title=title, button=BUTTON_LABELS[actions.MISSING]())
            if waits
            else texts.directing.stage_passed(title=title)
        )
    titles = [
        context.round_title(event.stage, change.after.started[event.stage].rounds[event.round_number - 1])
        for event in paired
    ]
    why = await ask.not_posted(change.loaded)
    if why:
        return f"{_not_posted(titles)}\n{why}"
    if context.rules(paired[0].stage).opens_at_once:
        return _opened_text(part_in_play(context), sum(len(event.pairings.pairings) for event in paired))
    return texts.directing.published(round_title=titles[0]) if len(titles) == 1 else _published(titles)


def _is_past(loaded: LoadedTournament, wanted: RoundRange) -> bool:
    """Are the rounds published, or is the tournament even further?"""
    started, stage = loaded.state.started, wanted.stage
    return stage + 1 < len(started) or (stage + 1 == len(started) and wanted.through <= len(started[stage].rounds))


async def publish_next(ask: Ask, loaded: LoadedTournament, rounds: int | None = None, base: int | None = None) -> None:
    """Publish the rounds that are next, without a preview, or list what is missing."""
    wanted = round_range_of(loaded.state, ask.service.engine, rounds, base)
    if wanted is None:
        await show_missing(ask, loaded)
        return
    if await remedies.asks_about_answers(ask, loaded, str(SeenRounds(wanted.argument, ""))):
        return
    away = await departures.warning(ask, loaded)
    text = await publish(ask, loaded, wanted)
    await ask.say(Message(content="\n".join(filter(None, (text, away)))))


@button(actions.AHEAD, STAFF)
async def _ahead_pressed(press: Press) -> None:
    """Preview rounds that are paired before the results they would wait for."""
    ask, loaded = await press.begin_work()
    await show_preview(ask, loaded, RoundRange.read(press.argument))


@button(actions.PUBLISH, STAFF.giving(PublishRound))
async def _publish_pressed(press: Press) -> None:
    """Publish what was previewed; what has changed since is shown first."""
    ask, loaded = await press.begin_work(update=True)
    shown_before = SeenRounds.read(press.argument)
    wanted = RoundRange.read(shown_before.rounds)
    if shown_before.seen and not _is_past(loaded, wanted):
        now = await awaited(ask, loaded.id, lambda watch: ask.try_out(loaded, wanted.command, watch=watch))
        if fingerprint(now) != shown_before.seen:
            await show_preview(ask, loaded, wanted, intro=texts.directing.not_like_preview())
            return
    if not await remedies.asks_about_answers(ask, loaded, press.argument):
        await ask.replace(Message(content=await publish(ask, loaded, wanted)))


@button(remedies.PUBLISH_EARLY, STAFF.giving(PublishRound))
async def _published_early(press: Press) -> None:
    """It is meant, although people may still answer their invitation."""
    ask, loaded = await press.begin_work(update=True)
    wanted = RoundRange.read(SeenRounds.read(press.argument).rounds)
    await ask.replace(Message(content=await publish(ask, loaded, wanted)))


def _on_standings(base: int, still_open: int) -> str:
    """Above a preview: what the round is paired on, and what it does not wait for."""
    text = texts.ahead.on_standings(standings=standings_after_text(base))
    return f"{text} {texts.ahead.still_open(count=still_open)}" if still_open else text


def _published(titles: Sequence[str]) -> str:
    """Several rounds are out."""
    return texts.ahead.published(title=listed([f"**{title}**" for title in titles]))


def _not_posted(titles: Sequence[str]) -> str:
    """Rounds are paired, and could not be posted yet."""
    return texts.delivery.not_posted(titles=listed([f"**{title}**" for title in titles]), count=len(titles))


def _opened_text(part: str, games: int) -> str:
    """Games that are open all at once are out; `part` is the part of the tournament, if it has a name."""
    if part:
        return texts.directing.opened_part(part=part, games=games)
    return texts.directing.opened(games=games)
