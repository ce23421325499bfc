"""Play the rest of all leagues and the match for the title in all runs at once (rules 8 to 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from formats.core.model import Standing
from formats.core.points import PointTable
from formats.core.state import Round, Stage
from formats.systems.tiered_league.leagues import Leagues, league_rounds, title_rounds
from formats.systems.tiered_league.rounds import league_round
from formats.systems.tiered_league.title import Title
from formats.toolkit.simulator.begun import Begun, open_pairings, rest_of_table
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.groups import group_places
from formats.toolkit.simulator.outcome import Outcome, placed
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.tables import Record
from formats.toolkit.tie_breaks import Table


def rest_of_leagues(
    stage: Stage, leagues: Leagues, title: Title, standings: Sequence[Standing], worth: PointTable, *, match: bool
) -> Rest:
    """Return what is left: the games of the leagues, and if there is a `match` for the title, its games."""
    published = replace(stage, rounds=league_rounds(stage))
    while len(published.rounds) < leagues.rounds:
        coming = Round(published.next_round, league_round(published, leagues), {})
        published = replace(published, rounds=(*published.rounds, coming))
    begun = Begun(Table(published, everybody_meets=True, worth=worth), standings)
    rest = rest_of_table(begun, (), (), (), firm=False, ranked=_ranked(stage, leagues))
    open_ids = {game.id for game in open_pairings(stage)}
    open_games = [game for game in rest.games if game.id in open_ids]
    played = _TitleMatch(stage, leagues, title) if match and title.holder is not None else None
    titles = [game for round_ in title_rounds(stage) for game in round_.open_pairings()]

    def play(dice: Dice) -> Outcome:
        outcome = rest.play(dice)
        wins = np.zeros((dice.runs, 0), dtype=np.bool_) if outcome.open_wins is None else outcome.open_wins
        outcome = replace(outcome, open_wins=wins[:, : len(open_games)])
        return outcome if played is None else played.after(outcome, dice)

    return replace(rest, play=play, games=[*open_games, *titles])


def _ranked(stage: Stage, leagues: Leagues) -> Callable[[Record], tuple[Whole, Whole]]:
    """Return the function that ranks all: the title holder, then league by league (rules 10 and 11)."""
    seats = {who: seat for seat, who in enumerate(stage.seeds)}
    groups = [[seats[who] for who in league.members] for league in leagues.all]
    level = np.zeros(len(seats), dtype=np.int64)
    for number, group in enumerate(groups, start=1):
        level[group] = -number
    initial = sorted(leagues.initial_standings, key=leagues.initial_standings.__getitem__)
    last = np.zeros(len(seats), dtype=np.int64)
    last[[seats[who] for who in initial]] = -np.arange(len(initial))

    def ranked(record: Record) -> tuple[Whole, Whole]:
        places = group_places(record, groups, ("sodos",), last)
        return placed([np.broadcast_to(level, places.shape), -places])

    return ranked


@dataclass(frozen=True)
class _TitleMatch:
    """The match between the title holder and the challenger (rule 12)."""

    stage: Stage
    leagues: Leagues
    title: Title

    def after(self, leagues: Outcome, dice: Dice) -> Outcome:
        """Return the outcome with the match played; who has won it comes first."""
        seeds, title = self.stage.seeds, self.title
        holder, rows = np.full(dice.runs, seeds.index(title.holder or "")), np.arange(dice.runs)
        challenger = self._challengers(leagues)
        wins = [np.full(dice.runs, title.wins[who] if who else 0) for who in (title.holder, title.challenger)]
        games, open_wins = leagues.games.copy(), leagues.open_wins
        active = np.array([self.stage.entrants[who].status == "active" for who in seeds])
        playing = active[holder] & active[challenger] & (title.goes_on or title.challenger is None)
        open_game = next((game for round_ in title_rounds(self.stage) for game in round_.open_pairings()), None)
        while (left := playing & (np.maximum(*wins) < title.games_to_win)).any():
            won = dice.first_wins(holder[:, None], challenger[:, None])[:, 0]
            if open_game is not None and open_wins is not None:
                first_wins = won if open_game.seats[0] == title.holder else ~won
                open_wins, open_game = np.column_stack((open_wins, first_wins)), None
            wins = [wins[0] + (left & won), wins[1] + (left & ~won)]
            games[rows, holder] += left
            games[rows, challenger] += left
        champion = np.where(wins[1] >= title.games_to_win, challenger, holder)
        first: Flags = np.arange(dice.seats) == champion[:, None]
        places, order = placed([first.astype(np.int64), -leagues.places])
        return replace(leagues, places=places, order=order, games=games, open_wins=open_wins)

    def _challengers(self, leagues: Outcome) -> Whole:
        """Return the seat of the challenger in each run: the winner of league A who is not disqualified."""
        seeds, entrants = self.stage.seeds, self.stage.entrants
        if self.title.challenger is not None:
            return np.full(len(leagues.places), seeds.index(self.title.challenger))
        may = [who for who in self.leagues.all[0].members if entrants[who].status != "disqualified"]
        seats = np.array([seeds.index(who) for who in may])
        return np.asarray(seats[leagues.places[:, seats].argmin(axis=1)])
