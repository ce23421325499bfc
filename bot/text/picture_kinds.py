"""Which pictures there are of a stage and when they are shown: its format is asked what it can do, and its face."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.face_api.face import Occasion
from bot.face_api.in_use import faces
from bot.text.context import TournamentContext
from bot.text.messages import PictureKind
from formats.toolkit.brackets.format import BracketFormat

IN_EVERY_FORMAT: Mapping[PictureKind, frozenset[Occasion]] = {
    "podium": frozenset({"end", "report"}),
    "pairings": frozenset({"round", "opening"}),
    "standings": frozenset({"standings", "reading", "end", "report"}),
    "crosstable": frozenset({"end", "crosstable", "report"}),
}
"""The pictures of every tournament, with when they are shown; in this order, before those of a face."""

IN_SOME_FORMATS: Mapping[PictureKind, frozenset[Occasion]] = {
    "groups": frozenset({"stage", "part", "reading", "opening", "board", "winners", "crosstable", "report"}),
    "bracket": frozenset({"standings", "progress", "board", "end", "report"}),
    "lives": frozenset({"standings", "progress", "board", "end", "report"}),
}
"""The pictures of formats that can do something besides pairing and ranking, after those of a face."""


def has_groups(context: TournamentContext, stage: int) -> bool:
    """Has the stage begun, and does it fall into groups?"""
    return bool(context.rules(stage).groups(context.stage(stage)))


def has_bracket(context: TournamentContext, stage: int) -> bool:
    """Is the stage a bracket, whichever?"""
    return isinstance(context.system(stage), BracketFormat)


def counts_lives(context: TournamentContext, stage: int) -> bool:
    """Do so many lost games put somebody out of the stage?"""
    return context.rules(stage).lives is not None


_HAS: Mapping[PictureKind, Callable[[TournamentContext, int], bool]] = {
    "groups": has_groups,
    "bracket": has_bracket,
    "lives": counts_lives,
}


def pictures_on(context: TournamentContext, occasion: Occasion, stage: int | None = None) -> tuple[str, ...]:
    """The kinds of pictures that are shown of a stage (default: the one in play) on an occasion, in order."""
    number = context.stage_of(stage)
    every = [kind for kind, shown in IN_EVERY_FORMAT.items() if occasion in shown]
    own = faces().pictures(context.state, occasion)
    some = [kind for kind, shown in IN_SOME_FORMATS.items() if occasion in shown]
    return (*every, *own, *(kind for kind in some if number >= 0 and _HAS[kind](context, number)))


def board_pictures(context: TournamentContext, stage: int) -> tuple[str, ...]:
    """What says most about a stage that is played, first; before its first result who plays whom."""
    if not any(round_.results for round_ in context.stage(stage).rounds):
        return (*reversed(pictures_on(context, "opening", stage)),)
    return (*pictures_on(context, "board", stage), "standings")
