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
"""Where posts that no single event causes are inserted: after the posts about single events and before standings; after
standings and tables, for posts about who is in; after everybody was asked for what they have to hand in, for posts
about games that go on."""


@dataclass(frozen=True, slots=True)
class Story:
    """How a stage came about, for everybody, in the post with which it begins.

    `told` are the entrants in no group for whom the lines say why.
    """

    heading: str
    lines: tuple[str, ...]
    told: frozenset[EntrantId] = frozenset()


class PostsOnEvents(Face):
    """Something is posted because of an event, after what all tournaments post of it."""

    @abstractmethod
    @posting
    def post_event(self, builder: PostBuilder, event: Event) -> None:
        """Post what belongs to an event; called for every event of a change."""


class PostsAtDeadlines(Face):
    """Something is posted besides when a reminder of all tournaments comes due."""

    @abstractmethod
    @posting
    def post_deadline(self, builder: PostBuilder, event: DeadlinePassed) -> None:
        """Post what belongs to the reminder, `event.topic`."""


class PostsAfterEvents(Face):
    """Something is posted that no single event causes."""

    @abstractmethod
    @posting
    def post_after(self, builder: PostBuilder, moment: Moment) -> None:
        """Post what belongs at this place among the posts of a change; called for every change."""


class PostsOrder(Face):
    """The face posts the order after a round itself, so the card of the round leaves it out."""


class TellsStory(Face):
    """The post with which a stage of groups begins says how it came about."""

    @abstractmethod
    @guarded("posts")
    def story(self, context: TournamentContext, started: StageStarted) -> Story | None:
        """How the stage that has just begun came about; None where its places have no history."""


class DatesRounds(Face):
    """Neither the timetable nor the players settle when some rounds are played."""

    @abstractmethod
    @guarded("dates")
    def dates(self, context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
        """When a round (stage from 0, number from 1) is played; None where that is as in all formats."""
