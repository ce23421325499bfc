"""Taking a tournament out: tables for everybody, the log for those who run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.errors import SealedLogError
from bot.app.messages import Attachment, Message
from bot.app.views.crosstable import crosstable_view
from bot.app.views.schedule import schedule_view
from bot.app.views.standings import field_view, standings_view
from bot.app.views.table import file_name
from bot.app.wording import reading
from bot.ui import finding
from formats.core.commands import LookAtForms
from formats.core.forms import form_now, sealed_forms
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
    person, sealed = (await ask.person()).id, sealed_forms(live.state, ask.service.engine)
    if person in (live.staff_ids("director") if sealed else live.staff_ids("director", "coordinator")):
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
    """The whole log as JSON lines. What is sealed is in it: then it is for directors, and recorded.

    Raises `SealedLogError`.
    """
    sealed = sealed_forms(live.state, ask.service.engine)
    if sealed and (await ask.person()).id not in live.staff_ids("director"):
        raise SealedLogError(tuple(form_now(live.state, ask.service.engine, key).form.title for key in sealed))
    command_id = ask.command_id
    for key in sealed:
        ask.command_id = f"{command_id}:{key}"
        await ask.carry_out(live, LookAtForms(form=key))
    text = await export_log(ask.service.database, live.id)
    return Attachment(name=file_name(live.state.title, "log", ending="jsonl"), text=text)
