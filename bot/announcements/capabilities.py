"""Capabilities of faces: posts of one format."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Literal

from bot.announcements.post_builder import PostBuilder
from bot.face_api.face import Face, guarded, posting
from bot.text.context import TournamentContext
from formats.core.events import DeadlinePassed, Event, StageStarted
from formats.core.values import EntrantId

Moment = Literal["results", "field", "play"]
"""Positions for posts that no single event causes.

`results`: after the posts about single events and before standings. `field`: after standings and tables, for posts
about who is in. `play`: after requests for forms, for posts about games in progress.
"""


@dataclass(frozen=True, slots=True)
class Story:
    """Explanation of how a stage came about, part of the post with which it begins.

    `told` are the entrants in no group whom the lines mention already.
    """

    heading: str
    lines: tuple[str, ...]
    told: frozenset[EntrantId] = frozenset()


class PostsOnEvents(Face):
    """The face posts something because of an event, after the posts of all tournaments about it."""

    @abstractmethod
    @posting
    def post_event(self, builder: PostBuilder, event: Event) -> None:
        """Add the posts about an event; called for every event of a change."""


class PostsAtDeadlines(Face):
    """The face posts something when a reminder of all tournaments comes due, besides the reminder's own posts."""

    @abstractmethod
    @posting
    def post_deadline(self, builder: PostBuilder, event: DeadlinePassed) -> None:
        """Add the posts of the face to the reminder `event.topic`."""


class PostsAfterEvents(Face):
    """The face posts something that no single event causes."""

    @abstractmethod
    @posting
    def post_after(self, builder: PostBuilder, moment: Moment) -> None:
        """Add the posts that belong at this position among those of a change; called for every change."""


class PostsOrder(Face):
    """The face posts the order after a round itself, so the card of the round leaves it out."""


class TellsStory(Face):
    """The post with which a stage of groups begins explains how it came about."""

    @abstractmethod
    @guarded("posts")
    def story(self, context: TournamentContext, started: StageStarted) -> Story | None:
        """Return how the stage that has just begun came about; None if there is nothing to explain."""


class DatesRounds(Face):
    """The dates of some rounds are set neither by the timetable nor by the players."""

    @abstractmethod
    @guarded("dates")
    def dates(self, context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
        """Return when a round (stage from 0, number from 1) is played; None for the dates that all formats have."""
