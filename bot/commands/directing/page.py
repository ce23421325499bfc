"""`/td page`: publish a tournament on the web, and list it or not."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.commands.directing.groups import TD
from bot.service.loaded import LoadedTournament
from bot.service.page_settings import PageSettings, keep_page_settings, read_page_settings
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui.access import DIRECTORS
from bot.ui.answers import Ask
from bot.ui.tournament_commands import on_tournament


@TD.command(name="page", description="Show the tournament on the web, live, to all with the link")
@app_commands.describe(
    show="Is there a page at all?",
    find="May search engines and the front page lead to it?",
    log="At the end: give everybody the log, with times and appeals?",
)
@on_tournament(DIRECTORS)
async def page(
    ask: Ask,
    loaded: LoadedTournament,
    show: bool | None = None,  # noqa: FBT001 - an option of the command
    find: bool | None = None,  # noqa: FBT001 - an option of the command
    log: bool | None = None,  # noqa: FBT001 - an option of the command
) -> None:
    """Switch the page on or off, and say what it is like now."""
    base = ask.herald.policies.page
    if base is None:
        await ask.say(Message(content=texts.page_switch.no_pages()))
        return
    database = ask.service.database
    before = await read_page_settings(database, loaded.id)
    chosen = {"shown": show, "found": find, "log": log}
    now = replace(before, **{name: value for name, value in chosen.items() if value is not None})
    if now != before:
        with ask.acting():
            await keep_page_settings(database, loaded.id, now)
    await ask.say(Message(content="\n".join(_page_lines(now, f"{base}/t/{loaded.id}"))))


def _page_lines(settings: PageSettings, address: str) -> list[str]:
    """Where the page is, who finds it, and what it gives away."""
    if not settings.shown:
        return [texts.page_switch.off()]
    return [
        texts.page_switch.on(address=address),
        texts.page_switch.found() if settings.found else texts.page_switch.hidden(),
        *([texts.page_switch.log()] if settings.log else []),
    ]
