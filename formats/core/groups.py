"""Parts of a stage that are played by themselves and have a table of their own: leagues, a match of several games."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.model import Reason, TieBreak
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Cut:
    """A line in a table behind the place `after`; `meaning` says in a few words what it parts."""

    after: int
    meaning: Reason


@dataclass(frozen=True, slots=True)
class Group:
    """A part of a stage; `name` is also the label of its games, `title` what people call it.

    `columns` are those of its table besides points and games, `cuts` the lines in it, from the top down. Where groups
    follow one another within the stage, `part` names the part of it to which this one belongs. `goes_on` says that more
    games of it follow however those published end, as in a match that is not decided. `leaders` is how many places
    count as ahead in it, as those who go on do: pictures shade them once somebody has played.
    """

    name: str
    title: str
    entrants: tuple[EntrantId, ...]
    columns: tuple[TieBreak, ...] = ()
    cuts: tuple[Cut, ...] = ()
    part: str = ""
    goes_on: bool = False
    leaders: int = 0
