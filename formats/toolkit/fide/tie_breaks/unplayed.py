"""Rounds without a game in tie-breaks of Swiss tournaments (article 16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from formats.toolkit.fide.record import FORFEIT_LOSS, FORFEIT_WIN, Entry, Player, Tournament


class Kind(IntEnum):
    """The kinds of rounds of article 16.2; `GAME` is a round that was played."""

    GAME = 0
    AWARDED_BYE = 1
    FORFEIT_WIN = 2
    REQUESTED_BYE = 3
    FORFEIT_LOSS = 4
    FINAL_BYE = 5


VOLUNTARY = frozenset({Kind.REQUESTED_BYE, Kind.FORFEIT_LOSS, Kind.FINAL_BYE})
"""Voluntary unplayed rounds (VUR)."""


def kinds_of(entries: Sequence[Entry]) -> list[Kind]:
    """Return the kind of each round: a requested bye is a final one if no round after it was played or awarded."""
    kinds: list[Kind] = []
    only_voluntary = True
    for entry in reversed(entries):
        if entry.played:
            kind = Kind.GAME
        elif entry.result in "UF":
            kind = Kind.AWARDED_BYE
        elif entry.result == FORFEIT_WIN:
            kind = Kind.FORFEIT_WIN
        elif entry.result == FORFEIT_LOSS:
            kind = Kind.FORFEIT_LOSS
        else:
            kind = Kind.FINAL_BYE if only_voluntary else Kind.REQUESTED_BYE
        only_voluntary = only_voluntary and kind in VOLUNTARY
        kinds.append(kind)
    return kinds[::-1]


@dataclass(frozen=True)
class Scores:
    """What tie-breaks from the results of opponents need, by the index of the player, in tenths of a point.

    `adjusted` are the scores that count where a player is another's opponent: requested byes at the end count as draws
    (16.3).
    """

    tournament: Tournament
    kinds: Sequence[Sequence[Kind]]
    own: Sequence[int]
    adjusted: Sequence[int]

    @staticmethod
    def of(tournament: Tournament) -> Scores:
        """Compute the scores of all players."""
        points = tournament.points
        kinds = [kinds_of(player.entries) for player in tournament.players]
        return Scores(
            tournament=tournament,
            kinds=kinds,
            own=[sum(points.of(entry.result) for entry in player.entries) for player in tournament.players],
            adjusted=[
                sum(
                    points.draw if kind is Kind.FINAL_BYE and not tournament.round_robin else points.of(entry.result)
                    for entry, kind in zip(player.entries, theirs, strict=True)
                )
                for player, theirs in zip(tournament.players, kinds, strict=True)
            ],
        )

    def dummy(self, player: int, entry: Entry) -> int:
        """Return the score of the dummy that a player meets in a round without a game (16.4).

        It has the player's own score, at most the adjusted score of the scheduled opponent of a forfeit, otherwise a
        draw in every round.
        """
        if entry.opponent:
            return min(self.own[player], self.adjusted[entry.opponent - 1])
        return min(self.own[player], self.tournament.points.draw * self.tournament.played_rounds)


def with_last_games_drawn(tournament: Tournament) -> Tournament:
    """Return the tournament as if all paired games of the last round had been drawn (8.3)."""

    def drawn(player: Player) -> Player:
        *before, last = player.entries
        return replace(player, entries=(*before, replace(last, result="="))) if last.opponent else player

    if not tournament.played_rounds:
        return tournament
    return replace(tournament, players=[drawn(player) for player in tournament.players])
