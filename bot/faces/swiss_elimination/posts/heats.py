"""Posts of live heats: the panel for judges, and one post per heat that is edited as it goes.

The button of the panel is under that post too. It answers judges, directors and coordinators alone, without a command.
"""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.announcements.strike_through import strike_through
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.heats import Heat, board, heats
from bot.faces.swiss_elimination.texts import texts
from bot.text.messages import Message
from formats.core import events as ev


def change_heat_posts(builder: PostBuilder) -> None:
    """After everything else: bring the posts of the heats up to date that something happened to."""
    if not builder.happened(ev.RoundPaired, ev.MatchNoted, ev.ResultRecorded, ev.ResultCleared, ev.CommandUndone):
        return
    after = heats(builder.context)
    earlier = {heat.key: heat for heat in heats(builder.earlier)}
    if builder.happened(ev.CommandUndone):
        kept = {heat.key for heat in after}
        _mark_taken_back(builder, [heat for key, heat in earlier.items() if key not in kept])
    if after and builder.happened(ev.RoundPaired):
        _ready(builder, after)
    for heat in after:
        before = earlier.get(heat.key, heat)
        begun = heat.began is not None or before.began is not None
        if begun and heat != before:
            buttons = builder.buttons((actions.JUDGE, heat.matches[0].pairing.id)) if heat.is_open else ()
            builder.keep(heat.key, [board(builder.context, heat).model_copy(update={"buttons": buttons})])


def _mark_taken_back(builder: PostBuilder, gone: list[Heat]) -> None:
    """A heat that had begun, of a round that was undone."""
    for heat in gone:
        if heat.began is not None:
            builder.change_public(heat.key, strike_through([board(builder.earlier, heat)], texts.judging_taken_back()))


def _ready(builder: PostBuilder, together: tuple[Heat, ...]) -> None:
    if all(heat.is_open for heat in together):
        text = texts.judging_round_ready(round=together[0].title, panel=texts.judging_open_panel(), heats=len(together))
        message = Message(
            title=builder.after.title, body=text, tone="attention", buttons=builder.buttons(actions.JUDGE)
        )
        for person in builder.loaded.staff_ids("director", "coordinator", "judge"):
            builder.send_to_person(person, message)
