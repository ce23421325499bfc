"""Events without posts: their author gets a reply, and the live board shows the rest."""

from __future__ import annotations

from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder
from formats.core import events as ev


@posts_because_of(
    ev.TournamentCreated,
    ev.SeedReplaced,
    ev.PlanChanged,
    ev.EntrantChanged,
    ev.FormsSeen,
    ev.PromptsOpened,
    ev.SeriesPlanned,
    ev.StepTold,
    ev.BranchOpened,
    ev.BranchTakenBack,
    ev.BranchRecorded,
    ev.MainLineNamed,
    ev.TeamSought,
)
def nothing(_builder: PostBuilder, _event: ev.Event) -> None:
    """Post nothing; faces may add posts."""
