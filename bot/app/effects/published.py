"""Options that are published before play: posted and pinned with their check sum, and loud when they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.messages import Attachment, Message
from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.views.table import file_name
from bot.app.wording import published as words
from formats.core import events as ev
from formats.core.check_sum import canonical, check_sum


def published_key(stage: int) -> str:
    """The key of what is published of a stage."""
    return f"published:{stage}"


def told(desk: Desk) -> None:
    """With the opening of sign-up what is published is posted; from then on every change of it is told."""
    opened = any(isinstance(event, ev.PhaseChanged) and event.phase == "registration" for event in desk.events)
    if opened and desk.before.phase == "draft":
        for stage in range(len(desk.after.stages)):
            if published_of(desk.scene, stage):
                desk.public(_messages(desk.scene, stage), key=published_key(stage))
    elif desk.happened(ev.PlanChanged, ev.CommandUndone) and desk.before.phase != "draft":
        for stage in range(len(desk.after.stages)):
            _tell_change(desk, stage)


def published_of(scene: Scene, stage: int) -> Mapping[str, Any]:
    """What is published of a stage of the plan; empty where there is no such stage."""
    if stage >= len(scene.state.stages):
        return {}
    return scene.rules(stage).published()


def _tell_change(desk: Desk, stage: int) -> None:
    before, after = published_of(desk.earlier, stage), published_of(desk.scene, stage)
    if before == after or not after:
        return
    lines = [
        words.changed(desk.scene.state.stages[stage].title, playing=bool(desk.after.started)),
        *_differences(before, after),
        words.check_sums(check_sum(before) if before else "", check_sum(after)),
    ]
    desk.public(pages(desk.scene.heading(words.TITLE), blocks_of(lines), tone="bad"))
    desk.change_public(published_key(stage), _messages(desk.scene, stage))


def _differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    for name, value in after.items():
        if before.get(name) != value:
            yield words.difference(name, _text(before.get(name)), _text(value))


def _messages(scene: Scene, stage: int) -> list[Message]:
    """Every option with its sentence, the check sum, and the text it is the check sum of as a file."""
    options = published_of(scene, stage)
    fields = type(scene.options(stage)).model_fields
    lines = [
        words.INTRO,
        *(words.option(name, _text(value), fields[name].description or "") for name, value in options.items()),
        words.check_sum_line(check_sum(options)),
    ]
    title = scene.heading(f"{quoted(scene.state.stages[stage].title)}: {words.TITLE}")
    made = pages(title, blocks_of(lines), tone="good")
    file = Attachment(
        name=file_name(scene.state.title, words.FILE, ending="json"),
        text=canonical(options),
        description=words.FILE_HELP,
    )
    return [*made[:-1], made[-1].model_copy(update={"files": (file,), "pinned": True})]


def _text(value: Any) -> str:
    if value is None or value == []:
        return words.NOT_SET
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return words.YES_NO[value] if isinstance(value, bool) else quoted(str(value), 100)
