"""Rounds of groups: who plays where before a round opens, and the way from the groups to the final."""

from __future__ import annotations

from collections.abc import Sequence

from bot.charts.capabilities import ChoosesSketch
from bot.faces.group_rounds.groups_look import groups_look
from bot.faces.group_rounds.phases import phases
from bot.text.context import TournamentContext
from bot.text.picture_kinds import HasPictures, PictureKind
from bot.text.texts import texts
from bot.views.capabilities import PreviewsRounds, RoundLook
from formats.core.state import Round


class GroupRoundsFace(ChoosesSketch, HasPictures, PreviewsRounds):
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

    def look(self, context: TournamentContext, stage: int, rounds: Sequence[Round]) -> RoundLook | None:
        """Preview the groups of a round."""
        return groups_look(context, stage, rounds)


FACE = GroupRoundsFace()
