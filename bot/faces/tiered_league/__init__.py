"""The face of tiered leagues: the arrangement of a cycle, and the pyramid."""

from __future__ import annotations

from bot.announcements.capabilities import Story, TellsStory
from bot.charts.capabilities import ChoosesSketch
from bot.faces.tiered_league.arrangement import arrangement_view
from bot.faces.tiered_league.pyramid import moves, pyramid
from bot.faces.tiered_league.story import story_of
from bot.faces.tiered_league.texts import texts
from bot.text.context import TournamentContext
from bot.text.picture_kinds import HasPictures, PictureKind
from bot.views.capabilities import PreviewsStages
from bot.views.view import View
from formats.core.events import StageStarted


class TieredLeagueFace(ChoosesSketch, HasPictures, PreviewsStages, TellsStory):
    """The face of tiered leagues."""

    key = "tiered_league"
    sketch = "tiers"
    pictures = (
        PictureKind(
            "pyramid",
            texts.pyramid_leagues,
            pyramid,
            shown=frozenset({"winners", "reading", "board", "report"}),
            of_whole=True,
        ),
        PictureKind("moves", texts.pyramid_moves, since=moves, shown=frozenset({"stage"})),
    )

    def preview(self, context: TournamentContext, started: StageStarted) -> View:
        """The arrangement of the cycle."""
        return arrangement_view(context, started)

    def story(self, context: TournamentContext, started: StageStarted) -> Story | None:
        """From the last cycle to this one."""
        return story_of(context, started)


FACE = TieredLeagueFace()
