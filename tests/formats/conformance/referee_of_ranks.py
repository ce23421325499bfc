"""Referee of Swiss elimination: who holds which rank in the end, from the lines of the table and the final record."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from formats.core.model import Standing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId

Holder = EntrantId | int
"""Holder of a rank: an entrant, or the number of an empty seat."""

Line = tuple[str, int, int]
"""A match of the table: its code, and the two ranks, the better one first."""


def check_ranks(stage: Stage, options: Any, standings: Sequence[Standing]) -> None:
    """The winner of a match has the better one of its two ranks; after the last round ranks are places."""
    referee = RefereeOfRanks(stage, options)
    shown = [line for line in standings if not line.apart]
    assert [line.entrant for line in shown] == [who for who in referee.order if isinstance(who, str)]
    assert {line.entrant: (line.wins, line.losses) for line in shown} == {
        line.entrant: (referee.won[line.entrant], referee.lost[line.entrant]) for line in shown
    }


class RefereeOfRanks:
    """Plays the table through with the recorded results."""

    def __init__(self, stage: Stage, options: Any) -> None:
        """From the first round to the last."""
        rounds = sittings(options)
        size = max(rank for lines in rounds for line in lines for rank in line[1:])
        there = stage.rounds[0].pairings.members() if stage.rounds else set(stage.active)
        seats = [who for who in stage.seeds if who in there][:size]
        self.order: list[Holder] = [*seats, *range(len(seats) + 1, size + 1)]
        self.start = list(self.order)
        self.won: Counter[Holder] = Counter()
        self.lost: Counter[Holder] = Counter()
        for round_, lines in zip(stage.rounds, rounds, strict=False):
            self.play(round_, lines)
        present = {who for who in seats if stage.entrants[who].status == "active"}
        for lines in rounds[len(stage.rounds) :]:
            for _, better, worse in lines:
                two = self.order[better - 1], self.order[worse - 1]
                self.win(next((who for who in two if who in present), self.better_seed(*two)), better, worse)

    def play(self, round_: Round, lines: Sequence[Line]) -> None:
        """A round: first everybody who plays takes the ranks of the match, then results swap them."""
        games = {pairing.label: pairing for pairing in round_.pairings.pairings}
        for code, better, worse in lines:
            if code in games:
                self.seat(games[code].seats[0], better)
                self.seat(games[code].seats[1], worse)
        byes = {bye.entrant for bye in round_.pairings.byes}
        members = round_.pairings.members()
        for code, better, worse in lines:
            two = self.order[better - 1], self.order[worse - 1]
            if code in games:
                result = round_.results[games[code].id]
                if result.how != "void":
                    seat = result.winning_seat
                    self.win(self.better_seed(*two) if seat is None else games[code].seats[seat], better, worse)
                continue
            passed_on = [who for who in two if who in byes]
            if passed_on or not members & set(two):
                self.win(passed_on[0] if passed_on else self.better_seed(*two), better, worse)

    def seat(self, who: Holder, rank: int) -> None:
        """Give somebody a rank; its holder has theirs."""
        here, there = self.order.index(who), rank - 1
        self.order[here], self.order[there] = self.order[there], self.order[here]

    def win(self, winner: Holder, better: int, worse: int) -> None:
        """The winner has the better rank."""
        if self.order[better - 1] != winner:
            self.seat(winner, better)
        self.won[winner] += 1
        self.lost[self.order[worse - 1]] += 1

    def better_seed(self, *two: Holder) -> Holder:
        """Whom ties and absence favour."""
        return min(two, key=self.start.index)


def sittings(options: Any) -> list[list[Line]]:
    """The rounds of the table as they are published: one of two venues is two."""
    table = files("formats.systems.swiss_elimination.tables") / f"{options.table}.json"
    lines = options.matches or json.loads(table.read_text(encoding="utf-8"))["matches"]
    found: dict[tuple[str, str], list[Line]] = {}
    for name, code, ranks, _, venue, *_ in (line.split() for line in lines):
        better, _, worse = ranks.partition("-")
        found.setdefault((name, venue), []).append((code, int(better), int(worse)))
    return list(found.values())
