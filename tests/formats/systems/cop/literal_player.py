"""Play the simulations of COP one game at a time, to compare the counts of the arrays with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from formats.systems.cop.factor import factor_runs
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position
from formats.systems.cop.simulation import chunk_sizes
from formats.systems.cop.stream import MarginTable, generator
from formats.systems.cop.terms import Terms

SEED = "test"


def random_position(seed: int, size: int, left: int) -> Position:
    """Close standings whose seeds are in no order."""
    chance = random.Random(seed)
    seeds = chance.sample(range(100), size)
    lines = sorted((-chance.randrange(0, 7), -chance.randrange(-300, 300), seed) for seed in seeds)
    return Position(
        players=tuple(f"e{seed}" for _, _, seed in lines),
        half_points=tuple(-points for points, _, _ in lines),
        spreads=tuple(-spread for _, spread, _ in lines),
        seeds=tuple(seed for _, _, seed in lines),
        rounds_left=left,
        paired_rounds=5,
    )


def terms(position: Position, simulations: int = 60, **options: Any) -> Terms:
    given = {"simulations": simulations, "always_wins_simulations": simulations, "gibson_spread": (9, 7), **options}
    return Terms.of(CopOptions(**given), position.rounds_left)


@dataclass
class Player:
    rank: int
    points: int
    spread: int
    seed: int

    def won_by(self, margin: int) -> None:
        self.points += 1 + (margin > 0) - (margin < 0)
        self.spread += margin

    @property
    def key(self) -> tuple[int, int, int]:
        return -self.points, -self.spread, self.seed


class Literal:
    """Plays the rest of an event with lists, draw by draw."""

    def __init__(self, position: Position, rules: Terms, size: int) -> None:
        self.position, self.rules, self.size = position, rules, size
        self.places = size + size % 2

    def draws(self, purpose: str) -> Iterator[list[list[int]]]:
        """For each simulation the margins of every game of every round."""
        for chunk, rows in enumerate(chunk_sizes(self.rules.simulations, self.places)):
            bits = generator(SEED, purpose, chunk)
            rounds = [
                MarginTable(self.rules.kind_of_margins, greatest, lambda margins: margins).draw(
                    bits, rows, self.places // 2
                )
                for greatest in reversed(self.rules.margins)
            ]
            for row in range(rows):
                yield [drawn[row].tolist() for drawn in rounds]

    def start(self) -> list[Player]:
        position = self.position
        return [
            Player(rank, position.half_points[rank], position.spreads[rank], position.seeds[rank])
            for rank in range(self.size)
        ]

    def play(self, players: list[Player], pairs: list[tuple[int, int]], margins: list[int], winner: int | None) -> None:
        """One round; the draw of a game counts for the second player. Places after the last player are nobody's."""
        for (first, second), margin in zip(pairs, margins, strict=False):
            if second >= len(players):
                players[first].won_by(self.rules.bye_spread)
                continue
            a, b = players[first], players[second]
            won = margin
            if winner == b.rank:
                won = abs(margin) + 1
            elif winner == a.rank:
                won = -abs(margin) - 1
            a.won_by(-won)
            b.won_by(won)
        players.sort(key=lambda player: player.key)

    def counts(self, factor: int, block: int) -> list[list[int]]:
        counts = [[0] * self.size for _ in range(self.size)]
        for rounds in self.draws(f"factor {factor}"):
            players = self.start()
            for left, margins in zip(range(len(rounds), 0, -1), rounds, strict=True):
                runs = factor_runs(self.places, min(left, factor), block)
                self.play(players, [pair for run in runs for pair in run.pairs()], margins, None)
            for place, player in enumerate(players):
                counts[player.rank][place] += 1
        return counts

    def wins(self, candidate: int, factor: int, *, meeting_the_leader: bool) -> int:
        """How often the candidate, winning every game, is first at the end."""
        purpose = "meeting the leader" if meeting_the_leader else "in factor pairings"
        won = 0
        for rounds in self.draws(purpose):
            players = self.start()
            for left, margins in zip(range(len(rounds), 0, -1), rounds, strict=True):
                if meeting_the_leader:
                    players = self.with_the_leader(players, candidate, min(left, factor), margins)
                else:
                    runs = factor_runs(self.places, min(left, factor))
                    self.play(players, [pair for run in runs for pair in run.pairs()], margins, candidate)
            won += players[0].rank == candidate
        return won

    def with_the_leader(self, players: list[Player], candidate: int, factor: int, margins: list[int]) -> list[Player]:
        hero = next(player for player in players if player.rank == candidate)
        best, *others = [player for player in players if player is not hero]
        hero.won_by(abs(margins[-1]) + 1)
        best.won_by(-abs(margins[-1]) - 1)
        runs = factor_runs(self.places - 2, factor)
        self.play(others, [pair for run in runs for pair in run.pairs()], margins, None)
        return sorted([hero, best, *others], key=lambda player: player.key)
