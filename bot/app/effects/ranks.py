"""The rank board after every round of playoffs, with arrows for what the round changed."""

from __future__ import annotations

from bot.app.actions import round_argument
from bot.app.effects.desk import Desk
from bot.app.effects.pages import pages
from bot.app.playoffs.rank_board import rank_board_view
from bot.app.playoffs.stage import playoffs_of
from formats.core import events as ev

_CHANGING = (ev.RoundPaired, ev.ResultRecorded, ev.ResultCleared, ev.CommandUndone)


def board_key(stage: int, number: int) -> str:
    """The key of the rank board after a round."""
    return f"ranks:{round_argument(stage, number)}"


def follow(desk: Desk) -> None:
    """Post the board of every round that has just been completed; mend those that a correction changes."""
    playoffs = playoffs_of(desk.scene)
    if playoffs is None or not desk.happened(*_CHANGING):
        return
    earlier = playoffs_of(desk.earlier, playoffs.number)
    known = {one.number: one for one in earlier.stage.rounds if one.complete} if earlier is not None else {}
    corrected = False
    for one in playoffs.stage.rounds:
        if not one.complete:
            continue
        before = known.get(one.number)
        corrected = corrected or (before is not None and before != one)
        if before is not None and not corrected:
            continue
        view = rank_board_view(desk.scene, playoffs.number, one.number)
        messages = pages(view.title, view.blocks)
        key = board_key(playoffs.number, one.number)
        if before is None and not desk.happened(ev.CommandUndone):
            desk.public(messages, key=key)
        else:
            desk.change_public(key, messages)
