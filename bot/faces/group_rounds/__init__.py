"""The face of rounds of groups: the preview of a round, and the path from the groups to the final."""

from __future__ import annotations

from collections.abc import Sequence

from bot.announcements.capabilities import PostsOnEvents
from bot.announcements.post_builder import PostBuilder
from bot.charts.capabilities import ChoosesSketch
from bot.faces.group_rounds.groups_look import groups_look
from bot.faces.group_rounds.phases import phases
from bot.text.context import TournamentContext
from bot.text.picture_kinds import HasPictures, PictureKind
from bot.text.texts import texts
from bot.views.capabilities import PreviewsRounds, RoundLook
from formats.core.events import EntrantStatusChanged, Event
from formats.core.state import Round
from formats.systems.group_rounds.system import GroupRounds

SEATS = frozenset({"leaves_seat", "leaves_empty", "enters"})
"""Codes of reasons that say who takes a place in the next round."""


class GroupRoundsFace(ChoosesSketch, HasPictures, PostsOnEvents, PreviewsRounds):
    """The face of rounds of groups."""

    key = "group_rounds"
    sketch = "groups_final"
    pictures = (
        PictureKind(
            "phases",
            texts.groups.parts_title,
            lambda context, picture_ref: phases(context, picture_ref.stage),
            shown=frozenset({"progress", "part", "end", "report"}),
        ),
    )

    def post_event(self, builder: PostBuilder, event: Event) -> None:
        """Post who takes the place of an entrant who leaves between two rounds."""
        context = builder.earlier
        if not isinstance(event, EntrantStatusChanged) or event.status == "active" or not context.state.started:
            return
        number = context.state.stage_number
        system = context.system(number)
        if isinstance(system, GroupRounds) and event.entrant in context.stage(number).active:
            leaving = system.leave(context.stage(number), event.entrant, context.options(number))
            said = context.reasons([reason for reason in leaving.reasons if reason.code in SEATS], number)
            if said:
                builder.say(*said)

    def look(self, context: TournamentContext, stage: int, rounds: Sequence[Round]) -> RoundLook | None:
        """Preview the groups of a round."""
        return groups_look(context, stage, rounds)


FACE = GroupRoundsFace()
