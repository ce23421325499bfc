"""Standings of all leagues, from the title down to the last place of the lowest league (rules 10, 11 and 13).

A tournament has up to a few thousand players, and one result changes one league. So lines are memoized by league
(`memoize`, by identity of the immutable league table) and single lines by their values (`lru_cache`): a result costs
the lines that it changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from formats.core.memoize import memoize
from formats.core.model import Reason, Standing
from formats.core.points import shown
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
    """Return the standings.

    The title holder first, then the player who has just lost the title, then league by league.
    """
    lines = {line.entrant: line for line in _league_lines(stage, tables, title)}
    top = [who for who in (title.champion, title.holder) if who is not None]
    order = dict.fromkeys([*top, *lines])
    return tuple(
        _with_title(lines.get(who) or _of_holder(who, title), title).model_copy(update={"rank": rank})
        for rank, who in enumerate(order, start=1)
    )


def _league_lines(stage: Stage, tables: Tables, title: Title) -> Iterator[Standing]:
    """Yield the lines of all leagues in order."""
    for league in tables.leagues.all:
        yield from _with_league(league_lines(stage, tables, title, league), league)


@memoize(lambda lines, league: (lines, league), most=LEAGUES_KEPT)
def _with_league(lines: tuple[Standing, ...], league: League) -> tuple[Standing, ...]:
    """Return the lines of a league with the column that names it."""
    return tuple(
        line.model_copy(update={"tie_breaks": (f"{league.name} {line.rank}", *line.tie_breaks)}) for line in lines
    )


def _lines_depend_on(stage: Stage, tables: Tables, title: Title, league: League) -> tuple[object, ...]:
    """Return the arguments of `league_lines` that its result depends on: the key of the memo.

    Disqualification follows from the league's games and from the entrants.
    """
    return (tables.of(league), league, tables.leagues.lowest, stage.entrants, title.champion)


@memoize(_lines_depend_on, most=LEAGUES_KEPT)
def league_lines(stage: Stage, tables: Tables, title: Title, league: League) -> tuple[Standing, ...]:
    """Return the lines of one league without the column that names it; `rank` is the place in the league."""
    winners = trophies(stage, tables, league)
    return tuple(_each_line(tables.of(league), league, tables.leagues.lowest, winners, title.champion))


def _each_line(
    table: LeagueTable, league: League, lowest: int, winners: tuple[EntrantId, ...], champion: EntrantId | None
) -> Iterator[Standing]:
    """Yield the lines of a league."""
    points, wins, losses, sodos = table.points, table.wins, table.losses, table.sodos
    above: EntrantId | None = None
    for line in table.lines:
        who = line.entrant
        tier = _next_tier(league, line, lowest, champion=who == champion)
        trophy = winners.index(who) + 1 if who in winners else None
        # A separation by points needs no sentence.
        separated_from = None if line.separated_by in _UNEXPLAINED else above
        made = _Totals(points[who], wins[who], losses[who], sodos[who], table.scale)
        yield _standing(line, made, tier, trophy, league.name, separated_from)
        above = who


class _Totals(NamedTuple):
    """Totals of a player in a league: points, games won and lost, SODOS; `scale` units make one point."""

    points: int
    wins: int
    losses: int
    sodos: int
    scale: int


_UNEXPLAINED = frozenset({None, "points"})


@lru_cache(maxsize=8192)
def _standing(
    line: Line, made: _Totals, tier: int, trophy: int | None, league: str, separated_from: EntrantId | None
) -> Standing:
    """Return a line of the standings. Cached, since a result changes few lines of a league.

    `trophy` is the place with a trophy, `separated_from` the player above if the tie between the two was broken.
    """
    who, params = line.entrant, dict[str, Scalar](place=trophy, league=league)
    return Standing(
        entrant=who,
        rank=line.place,
        points=made.points,
        scale=made.scale,
        wins=made.wins,
        losses=made.losses,
        tie_breaks=(
            shown(made.sodos, made.scale),
            str(line.best) if line.best == line.worst else f"{line.best}-{line.worst}",
            _tier_shown(tier),
        ),
        note=None if trophy is None else Reason(code="trophy", rule="R11", about=(who,), params=params),
        reasons=()
        if separated_from is None
        else (Reason(code=f"parted_by_{line.separated_by}", rule="R10", about=(separated_from, who)),),
    )


def next_tiers(tables: Tables, title: Title) -> dict[EntrantId, int]:
    """Return the tier that each place leads to, if the next cycle has as many (rule 4); `TITLE_TIER` with the title."""
    tiers = {} if title.holder is None else {title.holder: _next_tier_of_holder(title.holder, title)}
    for league in tables.leagues.all:
        for line in tables.table(league):
            champion = line.entrant == title.champion
            tiers[line.entrant] = _next_tier(league, line, tables.leagues.lowest, champion=champion)
    return tiers


def _next_tier(league: League, line: Line, lowest: int, *, champion: bool) -> int:
    """Return the next tier of a line."""
    return TITLE_TIER if champion else _tier_after(league.tier, line.place, lowest)


@cache
def _tier_after(tier: int, place: int, lowest: int) -> int:
    """Return the tier after a place, by rule 4."""
    return default_tier(LastCycle(tier, place), lowest)


def _next_tier_of_holder(who: EntrantId, title: Title) -> int:
    """Return the next tier of the title holder: the title, or league A after losing it."""
    return TITLE_TIER if who == title.champion else default_tier(LastCycle(1, LOST_TITLE_RANK), 1)


def _tier_shown(tier: int) -> str:
    """Return a tier as text."""
    return "title" if tier == TITLE_TIER else tier_letter(tier)


def _of_holder(who: EntrantId, title: Title) -> Standing:
    """Return the line of the player who held the title at the start: in no league, only in the title match."""
    won = title.wins[who]
    return Standing(
        entrant=who,
        rank=1,
        points=FULL_POINT * won,
        wins=won,
        losses=title.games - won,
        tie_breaks=("title", "", "", _tier_shown(_next_tier_of_holder(who, title))),
    )


def title_note(title: Title, who: EntrantId) -> Reason | None:
    """Return the note that a player holds or has won the title; None for all others."""
    if who != title.champion:
        return None
    code = "holds_title" if who == title.holder else "won_title"
    return Reason(code=code, rule="R12", about=(who,))


def _with_title(line: Standing, title: Title) -> Standing:
    """Return the line with the note about the title. A trophy in its place becomes one of the reasons."""
    note = title_note(title, line.entrant)
    if note is None:
        return line
    trophy = () if line.note is None else (line.note,)
    return line.model_copy(update={"note": note, "reasons": (*line.reasons, *trophy)})
