"""Rules 10, 11 and 13: everybody's line, from the title down to the last place of the lowest league."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from formats.core.memoize import remembered
from formats.core.model import Reason, Standing
from formats.core.results import FULL_POINT
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.tiered_league.arrangement import default_tier
from formats.systems.tiered_league.leagues import League
from formats.systems.tiered_league.next_cycle import trophies
from formats.systems.tiered_league.players import LOST_TITLE_RANK, TITLE_TIER, LastCycle
from formats.systems.tiered_league.structure import tier_letter
from formats.systems.tiered_league.tables import LEAGUES_KEPT, LeagueTable, Line, Tables
from formats.systems.tiered_league.title import Title


def standings(stage: Stage, tables: Tables, title: Title) -> tuple[Standing, ...]:
    """Whoever holds the title first, then whoever has just lost it, then the leagues in order."""
    lines = {line.entrant: line for line in _league_lines(stage, tables, title)}
    top = [who for who in (title.champion, title.holder) if who is not None]
    order = dict.fromkeys([*top, *lines])
    return tuple(
        _with_title(lines.get(who) or _of_holder(who, title), title).model_copy(update={"rank": rank})
        for rank, who in enumerate(order, start=1)
    )


def _league_lines(stage: Stage, tables: Tables, title: Title) -> Iterator[Standing]:
    for league in tables.leagues.all:
        yield from _with_league(league_lines(stage, tables, title, league), league)


@remembered(lambda lines, league: (lines, league), most=LEAGUES_KEPT)
def _with_league(lines: tuple[Standing, ...], league: League) -> tuple[Standing, ...]:
    """The lines of a league with the column that names it."""
    return tuple(
        line.model_copy(update={"tie_breaks": (f"{league.name} {line.rank}", *line.tie_breaks)}) for line in lines
    )


def _lines_depend_on(stage: Stage, tables: Tables, title: Title, league: League) -> tuple[object, ...]:
    """Who is disqualified stands in the league's games, and with the entrants."""
    return (tables.of(league), league, tables.leagues.lowest, stage.entrants, title.champion)


@remembered(_lines_depend_on, most=LEAGUES_KEPT)
def league_lines(stage: Stage, tables: Tables, title: Title, league: League) -> tuple[Standing, ...]:
    """The lines of one league, without the column that names it; `rank` is the place in it."""
    winners = trophies(stage, tables, league)
    return tuple(_each_line(tables.of(league), league, tables.leagues.lowest, winners, title.champion))


def _each_line(
    table: LeagueTable, league: League, lowest: int, winners: tuple[EntrantId, ...], champion: EntrantId | None
) -> Iterator[Standing]:
    half_points, wins, losses, sodos = table.half_points, table.wins, table.losses, table.sodos
    above: EntrantId | None = None
    for line in table.lines:
        who = line.entrant
        tier = _next_tier(league, line, lowest, champion=who == champion)
        trophy = winners.index(who) + 1 if who in winners else None
        # What separated neighbours is told where it is worth a sentence: points speak for themselves.
        separated_from = None if line.separated_by in _NOT_WORTH_TELLING else above
        made = _Made(half_points[who], wins[who], losses[who], sodos[who])
        yield _standing(line, made, tier, trophy, league.name, separated_from)
        above = who


class _Made(NamedTuple):
    """What somebody has made in a league: half-points, games won and lost, SODOS in half-points."""

    half_points: int
    wins: int
    losses: int
    sodos: int


_NOT_WORTH_TELLING = frozenset({None, "points"})


@lru_cache(maxsize=8192)
def _standing(
    line: Line, made: _Made, tier: int, trophy: int | None, league: str, separated_from: EntrantId | None
) -> Standing:
    """A line as it is told: a result changes few of a league's. With the trophy's place, and who stands level above."""
    who, params = line.entrant, dict[str, Scalar](place=trophy, league=league)
    return Standing(
        entrant=who,
        rank=line.place,
        half_points=made.half_points,
        wins=made.wins,
        losses=made.losses,
        tie_breaks=(
            f"{made.sodos / FULL_POINT:g}",
            str(line.best) if line.best == line.worst else f"{line.best}-{line.worst}",
            _tier_shown(tier),
        ),
        note=None if trophy is None else Reason(code="trophy", rule="R11", about=(who,), params=params),
        reasons=()
        if separated_from is None
        else (Reason(code=f"parted_by_{line.separated_by}", rule="R10", about=(separated_from, who)),),
    )


def next_tiers(tables: Tables, title: Title) -> dict[EntrantId, int]:
    """Rule 4: the tier everybody's place leads to, if the next cycle has as many; `TITLE_TIER` with the title."""
    tiers = {} if title.holder is None else {title.holder: _next_tier_of_holder(title.holder, title)}
    for league in tables.leagues.all:
        for line in tables.table(league):
            champion = line.entrant == title.champion
            tiers[line.entrant] = _next_tier(league, line, tables.leagues.lowest, champion=champion)
    return tiers


def _next_tier(league: League, line: Line, lowest: int, *, champion: bool) -> int:
    return TITLE_TIER if champion else _tier_after(league.tier, line.place, lowest)


@cache
def _tier_after(tier: int, place: int, lowest: int) -> int:
    return default_tier(LastCycle(tier, place), lowest)


def _next_tier_of_holder(who: EntrantId, title: Title) -> int:
    return TITLE_TIER if who == title.champion else default_tier(LastCycle(1, LOST_TITLE_RANK), 1)


def _tier_shown(tier: int) -> str:
    return "title" if tier == TITLE_TIER else tier_letter(tier)


def _of_holder(who: EntrantId, title: Title) -> Standing:
    """The line of whoever held the title at the start: in no league, only in the match for the title."""
    won = title.wins[who]
    return Standing(
        entrant=who,
        rank=1,
        half_points=FULL_POINT * won,
        wins=won,
        losses=title.games - won,
        tie_breaks=("title", "", "", _tier_shown(_next_tier_of_holder(who, title))),
    )


def title_note(title: Title, who: EntrantId) -> Reason | None:
    """Says that somebody holds the title now, or has won it; None for everybody else."""
    if who != title.champion:
        return None
    code = "holds_title" if who == title.holder else "won_title"
    return Reason(code=code, rule="R12", about=(who,))


def _with_title(line: Standing, title: Title) -> Standing:
    """Marks whoever holds the title now; a trophy besides becomes one of the reasons."""
    note = title_note(title, line.entrant)
    if note is None:
        return line
    trophy = () if line.note is None else (line.note,)
    return line.model_copy(update={"note": note, "reasons": (*line.reasons, *trophy)})
