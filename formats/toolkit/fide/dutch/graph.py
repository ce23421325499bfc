"""Who may meet whom in a round, and the proof that everybody left can still be paired (C1 to C5).

Players are vertices numbered by rank from 0; in an odd field the pairing-allocated bye is one vertex more, the last.
Sets of vertices are bits of an integer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from formats.toolkit.fide.dutch.contenders import Contender, Strength
from formats.toolkit.fide.dutch.paired import NoRoundError
from formats.toolkit.fide.record import Tournament
from formats.toolkit.matching.augmenting import NOBODY, complete, members


class RoundGraph:
    """The allowed pairs of a round, and a perfect matching of all players who are not paired yet.

    `near[v]` are those whom `v` may meet, the bye included. `bye` is the vertex of the bye, or None in an even field,
    and `bye_score` the score of the player who will have it (C5). `left` are the vertices not paired yet. `groups` has
    the vertices of each score, the highest score first. `witness` are the mates of a perfect matching (C4).
    """

    def __init__(self, players: Sequence[Contender], tournament: Tournament) -> None:
        """Raise `NoRoundError` if the whole round cannot be paired by C1 to C3."""
        self.players = players
        self.size = len(players)
        self.groups: dict[int, int] = {}
        for vertex, player in enumerate(players):
            self.groups[player.score] = self.groups.get(player.score, 0) | 1 << vertex
        self.near = self._allowed(tournament)
        self.left = (1 << self.size) - 1
        self.bye: int | None = None
        self.bye_score: int | None = None
        self.witness = [NOBODY] * (self.size + 1)
        if self.size % 2:
            self.bye = self.size
            self.left |= 1 << self.bye
            self.bye_score = self._lowest_bye()
        elif not complete(self.near, self.left, self.witness):
            raise NoRoundError

    def _allowed(self, tournament: Tournament) -> list[int]:
        """Return the neighbours of each vertex by C1 and C3 and without forbidden pairs, the bye not included."""
        place = {player.number: vertex for vertex, player in enumerate(self.players)}
        everybody = (1 << self.size) - 1
        near = [everybody & ~(1 << vertex) for vertex in range(self.size)]
        absolute = {1: 0, -1: 0}
        topscorers = 0
        for vertex, player in enumerate(self.players):
            if player.strength == Strength.ABSOLUTE:
                absolute[player.preference] |= 1 << vertex
            topscorers |= player.topscorer << vertex
        for vertex, player in enumerate(self.players):
            for opponent in player.opponents:
                if opponent in place:
                    near[vertex] &= ~(1 << place[opponent])
            if player.strength == Strength.ABSOLUTE and not player.topscorer:
                near[vertex] &= ~(absolute[player.preference] & ~topscorers)
        next_round = tournament.played_rounds + 1
        for rule in tournament.forbidden:
            if rule.begin <= next_round <= rule.end:
                group = sum(1 << place[number] for number in rule.players if number in place)
                for vertex in members(group):
                    near[vertex] &= ~group
        return near

    def _lowest_bye(self) -> int:
        """Allow the bye to players of the lowest score of whom one can have it (C2 and C5); return that score."""
        bye = self.size
        self.near.append(0)
        for score, group in reversed(self.groups.items()):
            may = sum(1 << vertex for vertex in members(group) if self.players[vertex].may_have_bye)
            self.near[bye] = may
            for vertex in members(may):
                self.near[vertex] |= 1 << bye
            if may and complete(self.near, self.left, self.witness):
                return score
            for vertex in members(may):
                self.near[vertex] &= ~(1 << bye)
        raise NoRoundError

    def completes(self, left: int) -> bool:
        """Return True if these vertices have a perfect matching; keep it as the witness of those."""
        mates = list(self.witness)
        if not complete(self.near, left, mates):
            return False
        self.witness = mates
        return True


@dataclass(frozen=True)
class Bracket:
    """A score bracket before pairing, as sets of vertices (1.3, 3.1).

    `moved_down` came from brackets above, `residents` have the bracket's score. `following` is the next score group,
    `below` everybody under this bracket, the bye included.
    """

    graph: RoundGraph
    score: int
    moved_down: int
    residents: int
    following: int
    below: int

    @property
    def everybody(self) -> int:
        """All players of the bracket."""
        return self.moved_down | self.residents

    @property
    def players_below(self) -> int:
        """Everybody under this bracket without the bye."""
        return self.below & ((1 << self.graph.size) - 1)

    @property
    def may_end_with_bye(self) -> bool:
        """True if a single player may go down and have the bye: an odd number, with a score that can have it (C9)."""
        bye_score = self.graph.bye_score
        return bye_score is not None and bye_score >= self.score and self.everybody.bit_count() % 2 == 1

    def where(self, holds: Callable[[Contender], bool]) -> int:
        """Return the players of the bracket of whom this holds."""
        players = self.graph.players
        return sum(1 << vertex for vertex in members(self.everybody) if holds(players[vertex]))


def brackets(graph: RoundGraph) -> Iterator[Bracket]:
    """Yield the brackets from the top score down. Players who were paired must have left the graph before the next."""
    scores = list(graph.groups)
    below = graph.left
    for score, following in zip(scores, [*scores[1:], None], strict=True):
        below &= ~graph.groups[score]
        here = graph.left & ~below
        residents = graph.groups[score]
        yield Bracket(
            graph=graph,
            score=score,
            moved_down=here & ~residents,
            residents=residents,
            following=0 if following is None else graph.groups[following],
            below=below,
        )
