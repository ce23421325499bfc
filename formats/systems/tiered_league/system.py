"""The tiered league format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar

from formats.core.asking import Asked, Contradiction, EntrantField, EntrantForm
from formats.core.capabilities import (
    AdmitsByForms,
    AsksForms,
    CarriesOver,
    ChangesInPlay,
    HasGroups,
    OpensAtOnce,
    WantsEntrantData,
)
from formats.core.contract import AwaitsResults, Dependents, Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import HandmadeRoundError
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.tiered_league.arrangement import arrange
from formats.systems.tiered_league.groups import COLUMNS, LEAGUE, group_standings, groups_of
from formats.systems.tiered_league.last_cycle import contradictions, listed
from formats.systems.tiered_league.leagues import TITLE_MATCH, league_rounds, leagues_of, title_rounds
from formats.systems.tiered_league.next_cycle import next_cycle
from formats.systems.tiered_league.options import LeagueOptions
from formats.systems.tiered_league.players import LAST_CYCLE_FIELDS, LAST_TIER, TITLE_TIER, player_of
from formats.systems.tiered_league.reasons import arrangement_reasons
from formats.systems.tiered_league.rounds import league_round, title_round
from formats.systems.tiered_league.standings import next_tiers, standings
from formats.systems.tiered_league.tables import tables_of
from formats.systems.tiered_league.title import absent_holder, title_at_stake, title_kept_by, title_of
from formats.toolkit.by_hand import as_published, same_couples
from formats.toolkit.invitation import INVITATION, invitation_texts, read_invitation
from formats.toolkit.record import couple
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import SimulatesRest, quick_runs

QUICK_COSTS = 2_000_000
"""Pairs of players in all runs for which 100 ms of CPU are enough."""

MOST_SIMULATED = 256
"""Number of players up to which the rest is simulated."""


class TieredLeague(
    Format[LeagueOptions],
    WantsEntrantData,
    AsksForms[LeagueOptions],
    AdmitsByForms[LeagueOptions],
    OpensAtOnce,
    ChangesInPlay,
    HasGroups[LeagueOptions],
    CarriesOver[LeagueOptions],
    SimulatesRest[LeagueOptions],
):
    """A pyramid of round-robin leagues, and a match for the title; see RULES.md."""

    key: ClassVar[str] = "tiered_league"
    options: ClassVar[type[Options]] = LeagueOptions
    sides: ClassVar[tuple[str, str] | None] = ("black", "white")
    ties: ClassVar[bool] = False
    scored_in = "wins"
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (LEAGUE, *COLUMNS)
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = LAST_CYCLE_FIELDS
    numbered_rounds: ClassVar[bool] = False
    group_columns: ClassVar[tuple[TieBreak, ...]] = COLUMNS
    forms: ClassVar[tuple[EntrantForm, ...]] = (INVITATION,)
    changeable: ClassVar[frozenset[str]] = frozenset({"title_match", "title_held"})

    def enters(self, entrant: Entrant, forms: Mapping[str, Any], options: LeagueOptions) -> bool:
        """Return True for an entrant who signed up and, if invitations are used, accepted (rule 1)."""
        return not options.invitations or forms.get(INVITATION.key) is True

    def contradictions(self, field: Sequence[Entrant], options: LeagueOptions) -> tuple[Contradiction, ...]:
        """Return statements about the last cycle that cannot be true together (rules 1 and 2)."""
        return contradictions(field)

    def listed(self, field: Sequence[Entrant], options: LeagueOptions) -> Mapping[EntrantId, Reason]:
        """Return for each entrant the league of the last cycle and the tier to be played (rules 2 to 5 and 9)."""
        return listed(field)

    def check(self, field: Sequence[Entrant], options: LeagueOptions) -> None:
        """Refuse fields in which a player has no league, with what a director can do about it (rules 2 and 3)."""
        arrange(map(player_of, field))

    def seed(self, field: Sequence[Entrant], options: LeagueOptions, lots: Lots) -> Seeding:
        """Return the title holder, then tier by tier in the order of the snake (rules 4 to 7)."""
        arrangement = arrange(map(player_of, field))
        order = [player.id for filled in arrangement.tiers for player in filled.by_rating]
        holder = () if arrangement.holder is None else (arrangement.holder.id,)
        return Seeding(order=(*holder, *order), rationale=arrangement_reasons(arrangement))

    def planned_rounds(self, stage: Stage, options: LeagueOptions) -> int | None:
        """Return the rounds of the largest league (rule 8); None if a match for the title may follow."""
        leagues = leagues_of(stage)
        return None if options.title_match and leagues.holder is not None else leagues.rounds

    def status(self, stage: Stage, options: LeagueOptions) -> Status:
        """Return what the stage waits for.

        All league games are published at once; the title match begins as soon as league A is complete.
        """
        leagues = leagues_of(stage)
        if len(league_rounds(stage)) < leagues.rounds:
            return NeedsPairing()
        title_game_open = any(not round_.complete for round_ in title_rounds(stage))
        if not title_game_open and title_of(stage, tables_of(stage, options.point_table), options).next_game:
            return NeedsPairing()
        missing = tuple(chain.from_iterable(round_.open_ids() for round_ in stage.rounds))
        return AwaitsResults(missing) if missing else Finished()

    def pair(self, stage: Stage, options: LeagueOptions, lots: Lots) -> RoundPairings:
        """Pair league rounds (rule 8) until all are published, then games for the title (rule 12)."""
        leagues = leagues_of(stage)
        if len(league_rounds(stage)) < leagues.rounds:
            return league_round(stage, leagues)
        return title_round(stage, title_of(stage, tables_of(stage, options.point_table), options), lots)

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: LeagueOptions
    ) -> RoundPairings:
        """Accept exchanged sides and a returning player (R15): the table fixes who meets whom."""
        if published is not None and published.pairings.label == TITLE_MATCH:
            return same_couples(published.pairings, pairings)
        leagues = leagues_of(stage)
        if len(league_rounds(stage)) >= leagues.rounds:
            title = title_of(stage, tables_of(stage, options.point_table), options)
            if title.next_game is None:
                raise HandmadeRoundError("no_match_for")
            return same_couples(title_round(stage, title, Lots("")), pairings)
        whole = league_round(as_published(stage, published), leagues)
        games = {couple(*pairing.seats): pairing for pairing in whole.pairings}
        return same_couples(whole if published is None else published.pairings, pairings, games)

    def dependents_of(self, stage: Stage, pairing: Pairing, result: Result, options: LeagueOptions) -> Dependents:
        """Return the title match if league A would have another winner (R16)."""
        return title_at_stake(stage, pairing, result, options.point_table)

    def rank(self, stage: Stage, options: LeagueOptions) -> tuple[Standing, ...]:
        """Rank the title holder first, then league by league from the top (rules 10, 11 and 13)."""
        tables = tables_of(stage, options.point_table)
        return standings(stage, tables, title_of(stage, tables, options))

    def groups(self, stage: Stage, options: LeagueOptions) -> tuple[Group, ...]:
        """Return the leagues, and the title match once it has begun (rules 4 and 12)."""
        return groups_of(stage, leagues_of(stage), options)

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: LeagueOptions
    ) -> Mapping[str, tuple[Standing, ...]]:
        """Return the tables of these leagues (rules 10 and 13) and of the title match."""
        tables = tables_of(stage, options.point_table)
        return group_standings(stage, tables, title_of(stage, tables, options), wanted)

    def next_tiers(self, stage: Stage, options: LeagueOptions) -> Mapping[EntrantId, int]:
        """Return the tier that each place leads to, from 1 at the top; `TITLE_TIER` for the title holder (rule 4)."""
        tables = tables_of(stage, options.point_table)
        return next_tiers(tables, title_of(stage, tables, options))

    def simulates_odds(self, stage: Stage, options: LeagueOptions) -> bool:
        """Return False for more players than the simulator holds."""
        return len(stage.seeds) <= MOST_SIMULATED

    def quick_simulations(self, stage: Stage, options: LeagueOptions) -> int:
        """Return how often the rest is simulated in 100 ms of CPU (`tests/bench/bench_simulator.py`)."""
        return quick_runs(len(stage.seeds), QUICK_COSTS)

    def rest(self, stage: Stage, options: LeagueOptions) -> Rest:
        """Return the open games of the leagues, and the match for the title (rules 8 and 12)."""
        from formats.systems.tiered_league.simulation import rest_of_leagues  # noqa: PLC0415 - imports NumPy

        title, leagues = title_of(stage, tables_of(stage, options.point_table), options), leagues_of(stage)
        ranked = self.rank(stage, options)
        return rest_of_leagues(stage, leagues, title, ranked, options.point_table, match=options.title_match)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: LeagueOptions) -> Reason:
        """Return the reason for missed rounds.

        Only games for the title are published later than the start (R8, R12).
        """
        return Reason(code="missed_title_games", rule="R12", about=(who,), params={"rounds": rounds})

    def carry_over(self, stage: Stage, options: LeagueOptions) -> Mapping[EntrantId, Mapping[str, Scalar]]:
        """Return the records from which the next cycle is arranged (rule 14)."""
        tables = tables_of(stage, options.point_table)
        records = next_cycle(stage, tables, title_of(stage, tables, options))
        return {who: record.attributes() for who, record in records.items()}

    def next_options(self, stage: Stage, options: LeagueOptions) -> Mapping[str, Any]:
        """Return the options of the next cycle.

        Whether the title is held, maybe by a player outside this field (rule 14).
        """
        title = title_of(stage, tables_of(stage, options.point_table), options)
        return {"title_held": title.champion is not None or title.kept_by_absent}

    def absent(self, field: Sequence[Entrant], others: Sequence[Entrant], options: LeagueOptions) -> tuple[Reason, ...]:
        """Say that an absent title holder keeps it, by name if on the list of this cycle (rule 12, reading K14b)."""
        if any(player_of(entrant).holds_title for entrant in field):
            return ()
        holder = next((entrant.id for entrant in others if player_of(entrant).holds_title), None)
        return () if holder is None and not options.title_held else (title_kept_by(holder),)

    def left_as_it_was(self, stage: Stage, options: LeagueOptions) -> tuple[Reason, ...]:
        """Say at the end that an absent holder keeps the title (rule 14, reading K14b)."""
        if not title_of(stage, tables_of(stage, options.point_table), options).kept_by_absent:
            return ()
        recorded = absent_holder(stage) or title_kept_by(None)
        return (recorded.model_copy(update={"code": f"{recorded.code}_still", "warning": False}),)

    def still_counts(self, record: Mapping[str, Scalar], stage: Stage, options: LeagueOptions) -> bool:
        """Return True for the record of an absent title holder, as long as no player of the field holds the title.

        Rule 14, reading K14b.
        """
        title = title_of(stage, tables_of(stage, options.point_table), options)
        return title.kept_by_absent and record.get(LAST_TIER) == TITLE_TIER

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: LeagueOptions
    ) -> Any:
        """Return the answer to the invitation, until the games begin (rule 1)."""
        return read_invitation(form, content, begun=stage is not None)

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: LeagueOptions) -> Asked:
        """Ask all entrants, if invitations are used (rule 1)."""
        if stage is not None or not options.invitations:
            return Asked()
        everybody = frozenset(entrant.id for entrant in field)
        return Asked(may=everybody, should=everybody, days=options.invitation_days)

    def form_texts(self, form: str, content: Any, options: LeagueOptions) -> Mapping[str, str]:
        """Return the answer to the invitation as the text that was chosen (rule 1)."""
        return invitation_texts(content)
