"""Tables of the leagues, with lines between promotion, staying and demotion, and of the title match.

Rules 4, 10, 12 and 13.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from formats.core.groups import Cut, Group
from formats.core.memoize import memoize
from formats.core.model import Reason, Standing, TieBreak
from formats.core.results import FULL_POINT
from formats.core.state import Stage
from formats.systems.tiered_league.arrangement import default_tier
from formats.systems.tiered_league.leagues import TITLE_MATCH, League, Leagues, title_rounds
from formats.systems.tiered_league.options import LeagueOptions
from formats.systems.tiered_league.players import LastCycle
from formats.systems.tiered_league.standings import league_lines, title_note
from formats.systems.tiered_league.structure import tier_letter
from formats.systems.tiered_league.tables import Tables
from formats.systems.tiered_league.title import Title, match_goes_on

LEAGUE = TieBreak("league")
COLUMNS = (TieBreak("sodos"), TieBreak("possible"), TieBreak("next"))


def groups_of(stage: Stage, leagues: Leagues, options: LeagueOptions) -> tuple[Group, ...]:
    """Return every league from the top down, and the title match once it has begun."""
    groups = _league_groups(leagues, options)
    games = title_rounds(stage)
    if not games:
        return groups
    two = tuple(sorted(games[0].pairings.pairings[0].seats, key=stage.seeds.index))
    return (*groups, Group(TITLE_MATCH, TITLE_MATCH, two, goes_on=match_goes_on(stage, leagues.holder, options)))


@memoize(lambda leagues, options: (leagues, options))
def _league_groups(leagues: Leagues, options: LeagueOptions) -> tuple[Group, ...]:
    """Return every league from the top down."""
    has_match = options.title_match and leagues.holder is not None
    return tuple(
        Group(
            league.name,
            f"League {league.name}",
            league.members,
            COLUMNS,
            tuple(_cuts(league, leagues.lowest, has_match=has_match and league.tier == 1)),
        )
        for league in leagues.all
    )


def _cuts(league: League, lowest: int, *, has_match: bool) -> Iterator[Cut]:
    """Yield a line after each place whose next place leads to another tier."""
    if has_match:
        yield Cut(1, Reason(code="line_title", rule="R12"))
    tiers = [default_tier(LastCycle(league.tier, place), lowest) for place in range(1, len(league.members) + 1)]
    for place in range(1, len(tiers)):
        above, below = tiers[place - 1], tiers[place]
        if above < below <= league.tier:
            yield Cut(place, Reason(code="line_up", rule="R4", params={"tier": tier_letter(above)}))
        elif above < below:
            yield Cut(place, Reason(code="line_down", rule="R4", params={"tier": tier_letter(below)}))


def group_standings(
    stage: Stage, tables: Tables, title: Title, wanted: Collection[str]
) -> dict[str, tuple[Standing, ...]]:
    """Return the tables of the wanted leagues and of the title match. Other names are ignored."""
    leagues = tables.leagues.by_name
    by_group = {name: league_lines(stage, tables, title, leagues[name]) for name in wanted if name in leagues}
    return {**by_group, TITLE_MATCH: _match(title)} if TITLE_MATCH in wanted else by_group


def _match(title: Title) -> tuple[Standing, ...]:
    """Return the table of the title match: more games won first, the holder first if equal.

    At the end with the winner.
    """
    two = [who for who in (title.holder, title.challenger) if who is not None]
    two.sort(key=lambda who: -title.wins[who])
    return tuple(
        Standing(
            entrant=who,
            rank=place,
            points=FULL_POINT * title.wins[who],
            wins=title.wins[who],
            losses=sum(title.wins[other] for other in two if other != who),
            note=title_note(title, who) if title.next_game is None else None,
        )
        for place, who in enumerate(two, start=1)
    )
