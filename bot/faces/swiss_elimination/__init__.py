"""Playoffs by Swiss elimination: ranks, puzzles solved online and live, judges, the reveal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import ClassVar

from bot.announcements.capabilities import (
    DatesRounds,
    Moment,
    PostsAfterEvents,
    PostsAtDeadlines,
    PostsOnEvents,
    PostsOrder,
)
from bot.announcements.post_builder import PostBuilder
from bot.charts.capabilities import ChoosesSketch, PlaysForRanks, RankPaths
from bot.faces.swiss_elimination import actions, eligible
from bot.faces.swiss_elimination import stage as playoffs
from bot.faces.swiss_elimination.heats import entry_text
from bot.faces.swiss_elimination.pictures import match_diagram, rank_paths, rank_rounds, revealed_path, strategy_path
from bot.faces.swiss_elimination.posts import heats, online, ranks, scripts, seats
from bot.faces.swiss_elimination.texts import texts
from bot.parsing.capabilities import FormList, HandsInForms
from bot.pictures.bracket import BracketRound
from bot.schedule import deadlines
from bot.text.capabilities import ButtonLook, HasButtons
from bot.text.context import TournamentContext
from bot.text.picture_kinds import HasPictures, PictureKind
from bot.text.texts import texts as common
from bot.views.capabilities import DescribesNotes, SplitField, SplitsField
from formats.core import events as ev
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES


class SwissEliminationFace(
    ChoosesSketch,
    DatesRounds,
    DescribesNotes,
    HandsInForms,
    HasButtons,
    HasPictures,
    PlaysForRanks,
    PostsAfterEvents,
    PostsAtDeadlines,
    PostsOnEvents,
    PostsOrder,
    SplitsField,
):
    """The face of Swiss elimination."""

    key = "swiss_elimination"
    sketch = "path"
    buttons: ClassVar[Mapping[str, ButtonLook]] = {
        actions.RANK: ButtonLook(texts.rank_board_button),
        actions.SOLVE: ButtonLook(texts.solving_button, "primary"),
        actions.JUDGE: ButtonLook(common.directing.judges_panel, "primary"),
    }
    pictures = (
        PictureKind(
            "strategy_path",
            texts.scripts_strategy_path,
            lambda context, picture_ref: strategy_path(context, picture_ref.stage),
            shown=frozenset({"standings", "reading", "progress", "board", "end", "report"}),
        ),
        PictureKind(
            "revealed_path",
            texts.scripts_strategy_path,
            lambda context, picture_ref: revealed_path(context, picture_ref.stage),
            shown=frozenset({"reveal"}),
        ),
        PictureKind(
            "match_diagram",
            texts.scripts_match_diagram,
            lambda context, picture_ref: match_diagram(context, picture_ref.stage),
            shown=frozenset({"round"}),
        ),
    )
    ways_to_hand_in: ClassVar[Mapping[str, tuple[str, ...]]] = {
        PREFERENCES: (actions.RANK,),
        ONLINE_TIMES: (actions.SOLVE,),
    }
    lists: ClassVar[Mapping[str, FormList]] = {ONLINE_TIMES: FormList("/playoffs times", actions.TIMES)}

    def post_event(self, builder: PostBuilder, event: ev.Event) -> None:
        """The online stage, and the steps of the reveal."""
        match event:
            case ev.FormAsked():
                online.online_stage_opened(builder, event)
            case ev.FormClosed():
                online.online_stage_closed(builder, event)
                seats.post_seeds_early(builder, event)
            case ev.StepTold():
                scripts.post_step_of_reveal(builder, event)
            case ev.CommandUndone():
                scripts.mark_steps_taken_back(builder, event)

    def post_deadline(self, builder: PostBuilder, event: ev.DeadlinePassed) -> None:
        """Puzzles that are left to solve, and the seeds once ranks are due."""
        match event.topic:
            case deadlines.FORM_MISSING:
                online.remind_of_puzzles(builder, event)
            case deadlines.FORM_DUE:
                seats.post_seeds(builder, event)

    def post_after(self, builder: PostBuilder, moment: Moment) -> None:
        """Boards of ranks, changes of seats, and the heats of live rounds."""
        match moment:
            case "results":
                ranks.post_rank_boards(builder)
            case "field":
                seats.post_changes_of_seats(builder)
            case "play":
                heats.change_heat_posts(builder)

    def split_field(self, context: TournamentContext, stage: int) -> SplitField | None:
        """Reserves have no seat."""
        return eligible.split_field(context, stage)

    def listed_seats(self, context: TournamentContext, now: datetime) -> tuple[EntrantId, ...]:
        """Seats are listed when the answers to the invitation are in."""
        return seats.listed_seats(context, now)

    def rank_rounds(self, context: TournamentContext, stage: int) -> tuple[BracketRound, ...]:
        """Matches by their codes, with ranks, times and puzzles."""
        return rank_rounds(context, stage)

    def rank_paths(self, context: TournamentContext, stage: int) -> RankPaths | None:
        """The strategy path as numbers."""
        return rank_paths(context, stage)

    def note_text(self, event: ev.MatchNoted, name: Callable[[EntrantId], str]) -> str | None:
        """Describe a judge's entry."""
        return entry_text(event, name)

    def dates(self, context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
        """Judges call the matches of live rounds."""
        return playoffs.dates(context, stage, round_number)


FACE = SwissEliminationFace()
