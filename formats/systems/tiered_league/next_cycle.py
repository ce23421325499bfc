"""Results of a cycle for the next one: trophies, and the records that it is arranged from (rules 11 and 14)."""

from __future__ import annotations

from itertools import chain

from formats.core.errors import ResultsMissingError
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.tiered_league.leagues import League, league_rounds
from formats.systems.tiered_league.players import LOST_TITLE_RANK, TITLE_TIER, LastCycle
from formats.systems.tiered_league.tables import Tables
from formats.systems.tiered_league.title import Title

TROPHIES = 3


def is_disqualified(stage: Stage, tables: Tables, who: EntrantId) -> bool:
    """Return True after a game lost by time-out or by not coming, or by a director's decision (rule 9)."""
    return tables.has_missed(who) or stage.entrants[who].status == "disqualified"


def trophies(stage: Stage, tables: Tables, league: League) -> tuple[EntrantId, ...]:
    """Return the first three of a complete league who are not disqualified, best first (rule 11)."""
    if not tables.complete(league):
        return ()
    order = [line.entrant for line in tables.table(league)]
    return tuple([who for who in order if not is_disqualified(stage, tables, who)][:TROPHIES])


def next_cycle(stage: Stage, tables: Tables, title: Title) -> dict[EntrantId, LastCycle]:
    """Return the records of all players for the next cycle (rule 14).

    Raises `ResultsMissingError` with the open games if the leagues are not complete. A title match that is not over
    leaves the title with its holder (reading K8).
    """
    missing = tuple(chain.from_iterable(round_.open_ids() for round_ in league_rounds(stage)))
    if missing:
        raise ResultsMissingError(missing)
    records = {
        line.entrant: LastCycle(league.tier, line.place, is_disqualified(stage, tables, line.entrant))
        for league in tables.leagues.all
        for line in tables.table(league)
    }
    champion, holder = title.champion, title.holder
    if holder is not None and holder != champion:
        records[holder] = LastCycle(1, LOST_TITLE_RANK, is_disqualified(stage, tables, holder))
    if champion is not None:
        records[champion] = LastCycle(TITLE_TIER, LOST_TITLE_RANK, is_disqualified(stage, tables, champion))
    return records
