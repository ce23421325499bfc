"""The format: the rules of this folder applied to a stage."""

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
    CountsMissedRounds,
    HasGroups,
    OpensAtOnce,
    WantsEntrantData,
)
from formats.core.contract import AwaitsResults, Finished, Format, NeedsPairing, Options, Resting, Status
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
from formats.systems.tiered_league.title import title_at_stake, title_of
from formats.systems.tiered_league.words import NAMES, WORDS
from formats.toolkit.by_hand import as_published, same_couples
from formats.toolkit.invitation import INVITATION, invitation_texts, read_invitation
from formats.toolkit.record import couple


class TieredLeague(
    Format[LeagueOptions],
    WantsEntrantData,
    AsksForms[LeagueOptions],
    AdmitsByForms[LeagueOptions],
    OpensAtOnce,
    ChangesInPlay,
    HasGroups[LeagueOptions],
    CarriesOver[LeagueOptions],
    CountsMissedRounds[LeagueOptions],
):
    """A pyramid of leagues in which everybody plays everybody, and a match for the title; see RULES.md."""

    key: ClassVar[str] = "tiered_league"
    title: ClassVar[str] = "Tiered league"
    summary: ClassVar[str] = "Leagues of 5 to 10 in tiers, with promotion and demotion, and a match for the title."
    options: ClassVar[type[Options]] = LeagueOptions
    sides: ClassVar[tuple[str, str] | None] = ("black", "white")
    ties: ClassVar[bool] = False
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (LEAGUE, *COLUMNS)
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = LAST_CYCLE_FIELDS
    words: ClassVar[Mapping[str, str]] = WORDS
    names: ClassVar[tuple[str, ...]] = NAMES
    numbered_rounds: ClassVar[bool] = False
    group_columns: ClassVar[tuple[TieBreak, ...]] = COLUMNS
    forms: ClassVar[tuple[EntrantForm, ...]] = (INVITATION,)
    changeable: ClassVar[frozenset[str]] = frozenset({"title_match", "title_held"})

    def enters(self, entrant: Entrant, forms: Mapping[str, Any], options: LeagueOptions) -> bool:
        """Rule 1: whoever signed up, and accepted the invitation where there are invitations."""
        return not options.invitations or forms.get(INVITATION.key) is True

    def contradictions(self, field: Sequence[Entrant], options: LeagueOptions) -> tuple[Contradiction, ...]:
        """Rules 1 and 2: what cannot be true of the last cycle."""
        return contradictions(field)

    def listed(self, field: Sequence[Entrant], options: LeagueOptions) -> Mapping[EntrantId, Reason]:
        """Rules 2 to 5 and 9: where each comes from and would play."""
        return listed(field)

    def check(self, field: Sequence[Entrant], options: LeagueOptions) -> None:
        """Rules 2 and 3: refuse fields in which somebody has no league, with what a director can do about it."""
        arrange(map(player_of, field))

    def seed(self, field: Sequence[Entrant], options: LeagueOptions, lots: Lots) -> Seeding:
        """Rules 4 to 7: the holder of the title, then tier by tier in the order of the snake."""
        arrangement = arrange(map(player_of, field))
        order = [player.id for filled in arrangement.tiers for player in filled.by_rating]
        holder = () if arrangement.holder is None else (arrangement.holder.id,)
        kept = (
            (Reason(code="title_kept_by_absent", rule="R12", warning=True),)
            if options.title_held and not holder
            else ()
        )
        return Seeding(order=(*holder, *order), rationale=(*kept, *arrangement_reasons(arrangement)))

    def planned_rounds(self, stage: Stage, options: LeagueOptions) -> int | None:
        """Rule 8: as many as the largest league needs; unknown where a match for the title may follow."""
        leagues = leagues_of(stage)
        return None if options.title_match and leagues.holder is not None else leagues.rounds

    def status(self, stage: Stage, options: LeagueOptions) -> Status:
        """All games of the leagues at once; the match for the title begins as soon as league A is complete."""
        leagues = leagues_of(stage)
        if len(league_rounds(stage)) < leagues.rounds:
            return NeedsPairing()
        title_game_open = any(not round_.complete for round_ in title_rounds(stage))
        if not title_game_open and title_of(stage, tables_of(stage), options).next_game:
            return NeedsPairing()
        missing = tuple(chain.from_iterable(round_.open_ids() for round_ in stage.rounds))
        return AwaitsResults(missing) if missing else Finished()

    def pair(self, stage: Stage, options: LeagueOptions, lots: Lots) -> RoundPairings:
        """Rule 8 until every game of the leagues is published, then rule 12."""
        leagues = leagues_of(stage)
        if len(league_rounds(stage)) < leagues.rounds:
            return league_round(stage, leagues)
        return title_round(stage, title_of(stage, tables_of(stage), options), lots)

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: LeagueOptions
    ) -> RoundPairings:
        """R15: who meets whom is laid down; a director changes sides, and seats somebody who is back."""
        if published is not None and published.pairings.label == TITLE_MATCH:
            return same_couples(published.pairings, pairings)
        leagues = leagues_of(stage)
        if len(league_rounds(stage)) >= leagues.rounds:
            title = title_of(stage, tables_of(stage), options)
            if title.next_game is None:
                raise HandmadeRoundError("no_match_for")
            return same_couples(title_round(stage, title, Lots("")), pairings)
        whole = league_round(as_published(stage, published), leagues)
        games = {couple(*pairing.seats): pairing for pairing in whole.pairings}
        return same_couples(whole if published is None else published.pairings, pairings, games)

    def resting_on(self, stage: Stage, pairing: Pairing, result: Result, options: LeagueOptions) -> Resting:
        """R16: the match for the title, if league A would have another winner."""
        return title_at_stake(stage, pairing, result)

    def rank(self, stage: Stage, options: LeagueOptions) -> tuple[Standing, ...]:
        """Rules 10, 11 and 13: who holds the title, then league by league from the top."""
        tables = tables_of(stage)
        return standings(stage, tables, title_of(stage, tables, options))

    def groups(self, stage: Stage, options: LeagueOptions) -> tuple[Group, ...]:
        """Rules 4 and 12: the leagues, and the match for the title once it has begun."""
        return groups_of(stage, leagues_of(stage), options)

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: LeagueOptions
    ) -> Mapping[str, tuple[Standing, ...]]:
        """Rules 10 and 13 for these leagues; and how the match for the title stands."""
        tables = tables_of(stage)
        return group_standings(stage, tables, title_of(stage, tables, options), wanted)

    def next_tiers(self, stage: Stage, options: LeagueOptions) -> Mapping[EntrantId, int]:
        """Rule 4: the tier everybody's place leads to, from 1 at the top; `TITLE_TIER` for whoever holds the title."""
        tables = tables_of(stage)
        return next_tiers(tables, title_of(stage, tables, options))

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: LeagueOptions) -> Reason:
        """R8, R12: all games of the leagues are published together; only the title is played for later."""
        return Reason(code="missed_title_games", rule="R12", about=(who,), params={"rounds": rounds})

    def carry_over(self, stage: Stage, options: LeagueOptions) -> Mapping[EntrantId, Mapping[str, Scalar]]:
        """Rule 14: the records from which the next cycle is arranged."""
        tables = tables_of(stage)
        records = next_cycle(stage, tables, title_of(stage, tables, options))
        return {who: record.attributes() for who, record in records.items()}

    def next_options(self, stage: Stage, options: LeagueOptions) -> Mapping[str, Any]:
        """Rule 14: somebody holds the title then, be it somebody who is not in this field."""
        title = title_of(stage, tables_of(stage), options)
        return {"title_held": title.champion is not None or title.kept_by_absent}

    def still_counts(self, record: Mapping[str, Scalar], stage: Stage, options: LeagueOptions) -> bool:
        """Rule 14: the holder's record, as long as nobody in the field holds the title (reading K14b)."""
        title = title_of(stage, tables_of(stage), options)
        return title.kept_by_absent and record.get(LAST_TIER) == TITLE_TIER

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: LeagueOptions
    ) -> Any:
        """Rule 1: the answer to the invitation, until the games begin."""
        return read_invitation(form, content, begun=stage is not None)

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: LeagueOptions) -> Asked:
        """Rule 1: everybody is invited, where that is the way in."""
        if stage is not None or not options.invitations:
            return Asked()
        everybody = frozenset(entrant.id for entrant in field)
        return Asked(may=everybody, should=everybody, days=options.invitation_days)

    def form_texts(self, form: str, content: Any, options: LeagueOptions) -> Mapping[str, str]:
        """Rule 1: the answer to the invitation as it was chosen."""
        return invitation_texts(content)
