"""Options that are published before play: posted and pinned with their check sum, and loud when they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.text.context import TournamentContext
from bot.text.messages import Attachment, Message
from bot.text.names import quoted, typed_value
from bot.text.wording import published as words
from bot.views.table import file_name
from formats.core import events as ev
from formats.core.check_sum import canonical, check_sum


def published_key(stage: int) -> str:
    """The key of what is published of a stage."""
    return f"published:{stage}"


def post_published_options(builder: PostBuilder) -> None:
    """With the opening of sign-up what is published is posted; from then on every change of it is told."""
    opened = any(isinstance(event, ev.PhaseChanged) and event.phase == "registration" for event in builder.events)
    if opened and builder.before.phase == "draft":
        for stage in range(len(builder.after.stages)):
            if published_of(builder.context, stage):
                builder.public(_messages(builder.context, stage), key=published_key(stage))
    elif builder.happened(ev.PlanChanged, ev.CommandUndone) and builder.before.phase != "draft":
        for stage in range(len(builder.after.stages)):
            _tell_change(builder, stage)


def published_of(context: TournamentContext, stage: int) -> Mapping[str, Any]:
    """What is published of a stage of the plan; empty where there is no such stage."""
    if stage >= len(context.state.stages):
        return {}
    return context.rules(stage).published()


def _tell_change(builder: PostBuilder, stage: int) -> None:
    before, after = published_of(builder.earlier, stage), published_of(builder.context, stage)
    if before == after or not after:
        return
    lines = [
        words.changed(builder.context.state.stages[stage].title, playing=bool(builder.after.started)),
        *_differences(before, after),
        words.check_sums(check_sum(before) if before else "", check_sum(after)),
    ]
    builder.public(pages(builder.context.heading(words.TITLE()), blocks_of(lines), tone="bad"))
    builder.change_public(published_key(stage), _messages(builder.context, stage))


def _differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    for name, value in after.items():
        if before.get(name) != value:
            yield words.difference(name, _text(before.get(name)), _text(value))


def _messages(context: TournamentContext, stage: int) -> list[Message]:
    """Every option with its sentence, the check sum, and the text it is the check sum of as a file."""
    options = published_of(context, stage)
    fields, in_force = type(context.options(stage)).model_fields, context.options(stage).in_force()
    lines = [
        words.INTRO(),
        *(
            words.option(name, _text(value, in_force.get(name)), fields[name].description or "")
            for name, value in options.items()
        ),
        words.check_sum_line(check_sum(options)),
    ]
    title = context.heading(f"{quoted(context.state.stages[stage].title)}: {words.TITLE()}")
    made = pages(title, blocks_of(lines), tone="good")
    file = Attachment(
        name=file_name(context.state.title, words.FILE(), ending="json"),
        text=canonical(options),
        description=words.FILE_HELP(),
    )
    return [*made[:-1], made[-1].model_copy(update={"files": (file,), "pinned": True})]


def _text(value: Any, in_force: Any = None) -> str:
    if value is None and in_force is not None:
        return words.by_default(in_force)
    if value is None or value == []:
        return words.NOT_SET()
    if isinstance(value, list):
        return ", ".join(_text(item) for item in value)
    return words.YES_NO[value]() if isinstance(value, bool) else typed_value(str(value), 100)
