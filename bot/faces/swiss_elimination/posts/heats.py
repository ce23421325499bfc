"""Live heats: judges hear when one can begin, everybody sees how it goes in one post that follows it."""

from __future__ import annotations

from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking.messages import Message
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.heats import Heat, board, heats
from bot.faces.swiss_elimination.wording import judging as words
from formats.core import events as ev


def change_heat_posts(builder: PostBuilder) -> None:
    """After everything else: bring the posts of the heats up to date that something happened to."""
    if not builder.happened(ev.RoundPaired, ev.MatchNoted, ev.ResultRecorded, ev.ResultCleared, ev.CommandUndone):
        return
    found = heats(builder.context)
    if not found:
        return
    if builder.happened(ev.RoundPaired):
        _ready(builder, found)
    earlier = {heat.key: heat for heat in heats(builder.earlier)}
    for heat in found:
        before = earlier.get(heat.key, heat)
        begun = heat.began is not None or before.began is not None
        if begun and heat != before:
            builder.keep(heat.key, [board(builder.context, heat)])


def _ready(builder: PostBuilder, found: tuple[Heat, ...]) -> None:
    if all(heat.is_open for heat in found):
        text = words.round_ready(found[0].title, len(found))
        builder.directors(
            Message(title=builder.after.title, body=text, tone="attention", buttons=builder.buttons(actions.JUDGE))
        )
