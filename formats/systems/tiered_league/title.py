"""The title: its holder, the challenger, and the state of their match (rules 5 and 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from formats.core.contract import Dependents
from formats.core.game_counts import counted_games, wins_and_losses
from formats.core.memoize import memoize
from formats.core.model import Pairing, Reason
from formats.core.points import PointTable
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.tiered_league.leagues import TITLE_MATCH, leagues_of, title_rounds
from formats.systems.tiered_league.options import LeagueOptions
from formats.systems.tiered_league.tables import Tables, tables_of


@dataclass(frozen=True)
class Title:
    """The title at one moment.

    `holder` held it when the cycle began (None if there was no holder); `challenger` is known once league A is
    complete. `games` counts the games for the title that have a result, `wins` those won by each. `goes_on` is False if
    the match cannot be played, or no longer. `kept_by_absent`: the holder is not in the field (reading K14b).
    """

    holder: EntrantId | None
    challenger: EntrantId | None
    games: int
    wins: Counter[EntrantId]
    games_to_win: int
    goes_on: bool
    kept_by_absent: bool = False

    @property
    def champion(self) -> EntrantId | None:
        """Return the current title holder: the challenger only after winning the match, or if there was no holder."""
        if self.challenger is None or self.kept_by_absent:
            return self.holder
        won = self.wins[self.challenger] >= self.games_to_win
        return self.challenger if self.holder is None or won else self.holder

    @property
    def next_game(self) -> tuple[EntrantId, EntrantId] | None:
        """Return holder and challenger while another game is needed and can be played."""
        decided = max(self.wins.values(), default=0) >= self.games_to_win
        if self.holder is None or self.challenger is None or decided or not self.goes_on:
            return None
        return self.holder, self.challenger


KEPT_BY_ABSENT, KEPT_BY = "title_kept_by_absent", "title_kept_by"
"""Codes of the reason that the title is not played for: its holder, unknown or known, is not in the field."""


def title_kept_by(holder: EntrantId | None) -> Reason:
    """Return the reason that an absent holder keeps the title; `holder` is known if on the list of the cycle."""
    if holder is None:
        return Reason(code=KEPT_BY_ABSENT, rule="R12", warning=True)
    return Reason(code=KEPT_BY, rule="R12", about=(holder,), warning=True)


@memoize(lambda stage: (stage.rationale,))
def absent_holder(stage: Stage) -> Reason | None:
    """Return the reason, recorded at the start, that an absent holder keeps the title."""
    return next((reason for reason in stage.rationale if reason.code in {KEPT_BY, KEPT_BY_ABSENT}), None)


@memoize(lambda stage, tables, options: (stage, tables.leagues, options))
def title_of(stage: Stage, tables: Tables, options: LeagueOptions) -> Title:
    """Return the title after the results so far.

    The match ends without a winner if one of the two has left or neither came to a game; the holder keeps the title.
    """
    holder = tables.leagues.holder
    challenger = _opponent_in(title_rounds(stage), holder)
    if challenger is None and options.title_match:
        challenger = _winner_of_a(stage, tables)
    return _between(stage, holder, challenger, options)


def match_goes_on(stage: Stage, holder: EntrantId | None, options: LeagueOptions) -> bool:
    """Return True if the match for the title has begun and is not decided."""
    challenger = _opponent_in(title_rounds(stage), holder)
    return challenger is not None and _between(stage, holder, challenger, options).next_game is not None


def _between(stage: Stage, holder: EntrantId | None, challenger: EntrantId | None, options: LeagueOptions) -> Title:
    """Return the title with this holder and challenger."""
    rounds = title_rounds(stage)
    wins, _ = wins_and_losses(rounds)
    nobody_came = any(len(result.absent) > 1 for _, result in counted_games(rounds))
    both_in = _is_in(stage, holder) and _is_in(stage, challenger)
    return Title(
        holder=holder,
        challenger=challenger,
        games=sum(1 for _ in counted_games(rounds)),
        wins=wins,
        games_to_win=options.games_to_win,
        goes_on=both_in and not nobody_came,
        kept_by_absent=holder is None and (options.title_held or absent_holder(stage) is not None),
    )


def _is_in(stage: Stage, who: EntrantId | None) -> bool:
    """Return True if the entrant may be paired."""
    return who is not None and stage.entrants[who].status == "active"


def _opponent_in(rounds: Iterable[Round], holder: EntrantId | None) -> EntrantId | None:
    """Return the player whom the holder has been paired with. The pairing stays, also after corrections in league A."""
    seats = (pairing for round_ in rounds for pairing in round_.pairings.pairings if holder in pairing.seats)
    return next((who for pairing in seats for who in pairing.seats if who != holder), None)


def _winner_of_a(stage: Stage, tables: Tables) -> EntrantId | None:
    """Return the winner of league A once it is complete (rule 12); if disqualified, the next player (reading K8)."""
    top = next(iter(tables.leagues.all), None)
    if top is None or not tables.complete(top):
        return None
    order = [line.entrant for line in tables.table(top)]
    return next((who for who in order if stage.entrants[who].status != "disqualified"), None)


def title_at_stake(stage: Stage, pairing: Pairing, result: Result, worth: PointTable) -> Dependents:
    """Return the games for the title if league A would have another winner with this result (rule 16)."""
    games = title_rounds(stage)
    if not games or pairing.label == TITLE_MATCH:
        return Dependents()
    leagues = leagues_of(stage)
    was = _opponent_in(games, leagues.holder)
    will = _winner_of_a(stage, Tables(stage.with_result(pairing.id, result), leagues, worth))
    if _winner_of_a(stage, tables_of(stage, worth)) == will or was == will:
        return Dependents()
    return Dependents(
        games=tuple(game.id for round_ in games for game in round_.pairings.pairings),
        kept=games[0].number - 1,
        leaving=() if was is None else (was,),
        entering=() if will is None else (will,),
    )
