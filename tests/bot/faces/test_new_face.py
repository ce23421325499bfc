"""A format nobody has seen before, with a picture and a command of its own, is its folder and that of its face."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.added_formats import AddSystem
from tests.bot.faces.added import AddFace
from tests.bot.world import LOBBY, World
from tests.formats.samples import divisions

FORMAT = Path(divisions.__file__).read_text(encoding="utf-8")

DOOR = """
from bot.announcements.capabilities import PostsOnEvents
from bot.faces.divisions.pictures import flags
from bot.faces.divisions.posts import hoisted
from bot.text.capabilities import ButtonLook, HasButtons
from bot.text.picture_kinds import HasPictures, PictureKind
from formats.core import events as ev


class DivisionsFace(HasButtons, HasPictures, PostsOnEvents):
    key = "divisions"
    buttons = {"salute": ButtonLook("Salute")}
    pictures = (PictureKind("flags", "Flags", flags, shown=frozenset({"progress", "report"})),)

    def post_event(self, builder, event):
        if isinstance(event, ev.StageStarted):
            hoisted(builder, event)


FACE = DivisionsFace()
"""
PICTURES = """
from dataclasses import dataclass

from bot.pictures.canvas import alt_text
from bot.pictures.sheets import begin, foot
from bot.pictures.themes import MARGIN, SMALL


@dataclass(frozen=True)
class Flags:
    title: str
    names: tuple[str, ...]

    def draw(self, theme):
        canvas, y = begin(theme, self.title, "Flags")
        for name in self.names:
            canvas.text(MARGIN, y, name, SMALL)
            y += 20
        return (canvas.finish(foot(canvas, y, ""), alt_text("Flags of", ", ".join(self.names))),)


def flags(context, picture_ref):
    if not context.state.started:
        return None
    return Flags(context.state.title, tuple(context.names.full(who) for who in context.stage().seeds))
"""
POSTS = """
def hoisted(builder, event):
    builder.say(f"{len(event.seeds)} flags are hoisted.", buttons=builder.buttons("salute"))
"""
COMMANDS = """
import discord

from bot.text.messages import Message
from bot.commands.tournament import TOURNAMENT
from bot.ui import resolve
from bot.ui.access import HERE, allowed
from bot.ui.actions import button
from bot.ui.answers import Ask
from bot.ui.showing import show, sights_on
from bot.views.view import View


@TOURNAMENT.command(name="flags", description="Whose flags are hoisted")
@allowed(HERE)
async def flags(interaction: discord.Interaction):
    ask = Ask.of(interaction)
    await ask.think()
    loaded = await resolve.tournament(ask, None)
    await show(ask, View("Flags", ("Look up!",)), picture_refs=sights_on(ask, loaded, "progress"))


@button("salute", HERE)
async def saluted(press):
    await press.ask.say(Message(content="The flag waves back."))
"""


@pytest.fixture
async def painting(tmp_path: Path) -> AsyncIterator[World]:
    """A world in which pictures are painted, asleep."""
    made = World(tmp_path, pictures=True)
    await made.open(asleep=True)
    try:
        yield made
    finally:
        await made.close()


async def test_a_format_with_a_picture_and_a_command_is_two_folders_and_no_edit(
    add_system: AddSystem, add_face: AddFace, painting: World
) -> None:
    add_system("divisions", __init__="from formats.systems.divisions.system import FORMAT", system=FORMAT)
    add_face("divisions", __init__=DOOR, pictures=PICTURES, posts=POSTS, commands=COMMANDS)
    await painting.start_bot()
    director = painting.director
    await director.slash("/td create", channel=LOBBY, what="format:divisions", title="Cup")
    await director.slash("/td open", channel=LOBBY)
    players = await painting.players("Ada", "Ben", "Cy", "Dee")
    for person in players:
        await person.slash("/join", channel=LOBBY)
    await director.slash("/td close", channel=LOBBY)
    await director.slash("/td advance", channel=LOBBY)
    await painting.settled()

    (post,) = [seen for seen in director.sees(LOBBY) if "4 flags are hoisted." in seen.text]
    assert "waves back" in (await players[0].click("Salute", in_=post)).text

    reply = await players[0].slash("/tournament flags", channel=LOBBY)
    (picture,) = (await reply.follow_up()).attachments
    assert "Flags of" in (picture.description or "")
    assert "Ada" in (picture.description or "")
