"""The rank board after every round of playoffs, with arrows for what the round changed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.announcements.pages import pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.strike_through import strike_through
from bot.faces.swiss_elimination.rank_board import rank_board_view
from bot.faces.swiss_elimination.stage import Playoffs, playoffs_of
from bot.faces.swiss_elimination.texts import texts
from bot.text.actions import round_argument
from formats.core import events as ev
from formats.core.state import Round

_CHANGING = (ev.RoundPaired, ev.PlayTakenBack, ev.ResultRecorded, ev.ResultCleared, ev.CommandUndone)


def board_key(stage: int, number: int) -> str:
    """The key of the rank board after a round."""
    return f"ranks:{round_argument(stage, number)}"


def post_rank_boards(builder: PostBuilder) -> None:
    """Post the board of every round that has just been completed; mend those that a correction changes."""
    playoffs = playoffs_of(builder.context)
    if playoffs is None or not builder.happened(*_CHANGING):
        return
    earlier = playoffs_of(builder.earlier, playoffs.number)
    known = {round_.number: round_ for round_ in earlier.stage.rounds if round_.complete} if earlier is not None else {}
    _mark_taken_back(builder, playoffs, known)
    corrected = False
    for round_ in playoffs.stage.rounds:
        if not round_.complete:
            continue
        before = known.get(round_.number)
        corrected = corrected or (before is not None and before != round_)
        if before is not None and not corrected:
            continue
        view = rank_board_view(builder.context, playoffs.number, round_.number)
        messages = pages(view.title, view.blocks)
        key = board_key(playoffs.number, round_.number)
        if before is None and not builder.happened(ev.CommandUndone):
            builder.public(messages, key=key)
        else:
            builder.change_public(key, messages)


def _mark_taken_back(builder: PostBuilder, playoffs: Playoffs, known: Mapping[int, Round]) -> None:
    """The boards of rounds that are complete no more, or gone."""
    complete = {round_.number for round_ in playoffs.stage.rounds if round_.complete}
    for number in known.keys() - complete:
        view = rank_board_view(builder.earlier, playoffs.number, number)
        messages = strike_through(pages(view.title, view.blocks), texts.judging_taken_back())
        builder.change_public(board_key(playoffs.number, number), messages)
