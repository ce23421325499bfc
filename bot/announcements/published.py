"""Options that are published before play: pinned post with their checksum, and a warning when they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.text.context import TournamentContext
from bot.text.format_texts import option_help, option_label
from bot.text.messages import Attachment, Message
from bot.text.names import quoted, typed_value
from bot.text.texts import texts
from bot.views.table import file_name
from formats.core import events as ev
from formats.core.check_sum import canonical, check_sum

YES_NO = {True: texts.published.yes_no_true, False: texts.published.yes_no_false}


def published_key(stage: int) -> str:
    """Return the post key of the published options of a stage."""
    return f"published:{stage}"


def post_published_options(builder: PostBuilder) -> None:
    """Post the published options when the draft ends, by sign-up or with an imported field; then every change of them.

    A draft that ends again after an undo edits the post of the first time. A series has no rounds: each of its evenings
    posts its own.
    """
    if builder.after.phase == "series":
        return
    if builder.happened(ev.PhaseChanged) and builder.before.phase == "draft" and builder.after.phase != "cancelled":
        for stage in range(len(builder.after.stages)):
            if published_of(builder.context, stage):
                builder.keep(published_key(stage), _messages(builder.context, stage))
    elif builder.happened(ev.PlanChanged, ev.CommandUndone) and builder.before.phase != "draft":
        for stage in range(len(builder.after.stages)):
            _post_change(builder, stage)


def published_of(context: TournamentContext, stage: int) -> Mapping[str, Any]:
    """Return the published options of a stage of the plan; empty if there is no such stage."""
    if stage >= len(context.state.stages):
        return {}
    return context.rules(stage).published()


def _post_change(builder: PostBuilder, stage: int) -> None:
    """Post a change of the published options of a stage, and update the pinned post."""
    before, after = published_of(builder.earlier, stage), published_of(builder.context, stage)
    if before == after or not after:
        return
    lines = [
        texts.published.changed(stage=builder.context.state.stages[stage].title, playing=bool(builder.after.started)),
        *_differences(before, after),
        texts.published.check_sums(before=check_sum(before) if before else "", after=check_sum(after)),
    ]
    builder.public(pages(builder.context.heading(texts.published.title()), blocks_of(lines), tone="bad"))
    builder.change_public(published_key(stage), _messages(builder.context, stage))


def _differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for every changed option."""
    for name, value in after.items():
        if before.get(name) != value:
            yield f"**{option_label(name)}**: {_text(before.get(name))} → **{_text(value)}**"


def _messages(context: TournamentContext, stage: int) -> list[Message]:
    """Return the post: every option with its help text, the checksum, and the text it is computed from as a file."""
    options = published_of(context, stage)
    in_force = context.options(stage).in_force()
    system = context.system(stage).key
    lines = [
        texts.published.intro(),
        *(
            f"**{option_label(name)}**: {_text(value, in_force.get(name))}. {option_help(name, system)}"
            for name, value in options.items()
        ),
        texts.published.check_sum_line(check_sum=check_sum(options)),
    ]
    title = context.heading(
        texts.numbers.label(label=quoted(context.state.stages[stage].title), text=texts.published.title())
    )
    made = pages(title, blocks_of(lines), tone="good")
    file = Attachment(
        name=file_name(context.state.title, texts.published.file(), ending="json"),
        text=canonical(options),
        description=texts.published.file_help(),
    )
    return [*made[:-1], made[-1].model_copy(update={"files": (file,), "pinned": True})]


def _text(value: Any, in_force: Any = None) -> str:
    """Return the value of an option as text."""
    if value is None and in_force is not None:
        return texts.published.by_default(value=in_force)
    if value is None or value == []:
        return texts.published.not_set()
    if isinstance(value, list):
        return ", ".join(_text(item) for item in value)
    return YES_NO[value]() if isinstance(value, bool) else typed_value(str(value), 100)
