"""Taking a tournament out: tables for everybody, the log for those who run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.messages import Attachment, Message
from bot.app.views.crosstable import crosstable_view
from bot.app.views.schedule import schedule_view
from bot.app.views.standings import field_view, standings_view
from bot.app.views.table import file_name
from bot.app.wording import reading
from bot.ui import finding
from storage.transfer import export_log

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.app.scene import Scene
    from bot.app.service import Live
    from bot.app.views.view import View
    from bot.ui.answers import Ask

MOST_FILES = 10
"""Files Discord takes in one message."""


async def export(ask: Ask, live: Live) -> None:
    """Tables as files; directors and coordinators get the log too."""
    scene = finding.scene(ask, live)
    files = [
        Attachment(name=view.csv.filename, text=view.csv.text, description=view.title[:1024])
        for view in _tables(scene)
        if view.csv is not None
    ]
    texts = [reading.EXPORTED]
    if (await ask.person()).id in live.staff_ids("director", "coordinator"):
        files.append(await log_file(ask, live))
        texts.append(reading.LOG_EXPORTED)
    for start in range(0, len(files), MOST_FILES):
        await ask.say(
            Message(content="\n".join(texts) if start == 0 else "", files=tuple(files[start : start + MOST_FILES]))
        )


def _tables(scene: Scene) -> Iterator[View]:
    yield field_view(scene)
    for number in range(len(scene.state.started)):
        yield standings_view(scene, number)
        yield crosstable_view(scene, number)
    if scene.state.started:
        yield schedule_view(scene, everything=True)


async def log_file(ask: Ask, live: Live) -> Attachment:
    """The whole log as JSON lines."""
    text = await export_log(ask.service.database, live.id)
    return Attachment(name=file_name(live.state.title, "log", ending="jsonl"), text=text)
