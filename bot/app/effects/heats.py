"""Live heats: judges hear when one can begin, everybody sees how it goes in one post that follows it."""

from __future__ import annotations

from bot.app import actions
from bot.app.effects.desk import Desk
from bot.app.messages import Message
from bot.app.playoffs.heats import Heat, board, heats
from bot.app.wording import judging as words
from formats.core import events as ev


def follow(desk: Desk) -> None:
    """After everything else: bring the posts of the heats up to date that something happened to."""
    if not desk.happened(ev.RoundPaired, ev.MatchNoted, ev.ResultRecorded, ev.ResultCleared, ev.CommandUndone):
        return
    found = heats(desk.scene)
    if not found:
        return
    if desk.happened(ev.RoundPaired):
        _ready(desk, found)
    earlier = {heat.key: heat for heat in heats(desk.earlier)}
    for heat in found:
        before = earlier.get(heat.key, heat)
        begun = heat.began is not None or before.began is not None
        if begun and heat != before:
            desk.keep(heat.key, [board(desk.scene, heat)])


def _ready(desk: Desk, found: tuple[Heat, ...]) -> None:
    if all(heat.is_open for heat in found):
        text = words.round_ready(found[0].title, len(found))
        desk.directors(
            Message(title=desk.after.title, body=text, tone="attention", buttons=desk.buttons(actions.JUDGE))
        )
