"""Match tables: who meets whom by rank, in which bracket, where and when (rules 5 to 7)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeGuard, get_args

Bracket = Literal["winners", "losers", "placement", "championship"]
Venue = Literal["online", "live"]

BRACKETS: tuple[Bracket, ...] = get_args(Bracket)
VENUES: tuple[Venue, ...] = get_args(Venue)

_LINE = re.compile(r"(\w{1,8}) +(\w{1,12}) +(\d{1,3})-(\d{1,3}) +([a-z]+) +([a-z]+)(?: +heat +(\d{1,3}))?")


class TableError(ValueError):
    """A match table that cannot be played. `code` is the problem, `line` where it is."""

    def __init__(self, code: str, line: str = "") -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line


@dataclass(frozen=True, slots=True)
class Match:
    """One line of the table. `ranks` has the better rank first; `heat` numbers live matches shown together."""

    round: str
    code: str
    ranks: tuple[int, int]
    bracket: Bracket
    venue: Venue
    heat: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """The matches of a round at one venue: the unit that is published and played at a time (reading W17)."""

    round: str
    venue: Venue
    matches: tuple[Match, ...]

    @property
    def ranks(self) -> frozenset[int]:
        """Return the ranks that have a match."""
        return frozenset(rank for match in self.matches for rank in match.ranks)


@dataclass(frozen=True)
class MatchTable:
    """All matches in the order of play. Create it with `read_table`, which refuses tables that cannot be played."""

    matches: tuple[Match, ...]

    @cached_property
    def size(self) -> int:
        """The number of seats, virtual byes included."""
        return max(match.ranks[1] for match in self.matches)

    @cached_property
    def sittings(self) -> tuple[Sitting, ...]:
        """The rounds, those at both venues as two, in the order of play."""
        grouped: dict[tuple[str, Venue], list[Match]] = {}
        for match in self.matches:
            grouped.setdefault((match.round, match.venue), []).append(match)
        return tuple(Sitting(name, venue, tuple(matches)) for (name, venue), matches in grouped.items())

    @cached_property
    def rounds(self) -> tuple[str, ...]:
        """The letters of the rounds, in the order of their first match."""
        return tuple(dict.fromkeys(match.round for match in self.matches))

    def of_round(self, name: str) -> tuple[Match, ...]:
        """Return the matches of a round at both venues."""
        return tuple(match for match in self.matches if match.round == name)

    def is_split(self, name: str) -> bool:
        """Return True if the round is played at both venues."""
        return len({match.venue for match in self.of_round(name)}) > 1

    def rounds_at(self, venue: Venue) -> tuple[str, ...]:
        """Return the letters of the rounds with a match at that venue."""
        return tuple(sitting.round for sitting in self.sittings if sitting.venue == venue)

    def last_round(self, rank: int, venue: Venue | None = None) -> str | None:
        """Return the last round in which that rank has a match, at that venue or at any; None if there is none."""
        playing = [match.round for match in self.matches if rank in match.ranks and venue in {None, match.venue}]
        return max(playing, key=self.rounds.index, default=None)

    def next_match(self, rank: int, after: str) -> Match | None:
        """Return the first match of that rank in a later round; None if there is none."""
        start = self.rounds.index(after) + 1
        later = (match for name in self.rounds[start:] for match in self.of_round(name))
        return next((match for match in later if rank in match.ranks), None)

    def done_online(self, name: str) -> frozenset[int]:
        """Return the ranks without an online match in that round or a later one (reading W4)."""
        start = self.rounds.index(name)
        to_come = {match.round for match in self.matches} & set(self.rounds[start:])
        busy = {
            rank for match in self.matches if match.venue == "online" and match.round in to_come for rank in match.ranks
        }
        return frozenset(range(1, self.size + 1)) - busy

    def possible_losses(self) -> Iterator[tuple[str, tuple[frozenset[int], ...]]]:
        """Yield after each round how many matches the holder of each rank (index 0 is rank 1) may have lost.

        The better rank of a match is the winner's, so the possible losses of that rank are those of both players
        before.
        """
        losses = [frozenset({0})] * self.size
        for name in self.rounds:
            for match in self.of_round(name):
                better, worse = (rank - 1 for rank in match.ranks)
                either = losses[better] | losses[worse]
                losses[better], losses[worse] = either, frozenset(lost + 1 for lost in either)
            yield name, tuple(losses)


def read_table(lines: Iterable[str]) -> MatchTable:
    """Parse and check a table from lines such as `F F1 1-2 winners live heat 1`. Raises `TableError`.

    A line has round, code, ranks (the better first), bracket, venue, and for live matches shown together the heat.
    """
    matches = tuple(_read_line(line) for line in lines)
    table = MatchTable(matches)
    _check_ranks(table)
    _check_codes(table)
    _check_order(table)
    _check_brackets(table)
    return table


def _read_line(line: str) -> Match:
    """Parse a line."""
    parts = _LINE.fullmatch(line.strip())
    if parts is None:
        raise TableError("unreadable", line)
    name, code, better, worse, bracket, venue, heat = parts.groups()
    if not _is_bracket(bracket):
        raise TableError("unknown_bracket", line)
    if not _is_venue(venue):
        raise TableError("unknown_venue", line)
    if not 1 <= int(better) < int(worse):
        raise TableError("ranks_out_of_order", line)
    return Match(name, code, (int(better), int(worse)), bracket, venue, int(heat) if heat else None)


def _is_bracket(word: str) -> TypeGuard[Bracket]:
    """Return True for the name of a bracket."""
    return word in BRACKETS


def _is_venue(word: str) -> TypeGuard[Venue]:
    """Return True for the name of a venue."""
    return word in VENUES


def _check_ranks(table: MatchTable) -> None:
    """Check that every rank up to the last plays at least once, and at most once in a round."""
    if not table.matches:
        raise TableError("empty")
    if {rank for match in table.matches for rank in match.ranks} != set(range(1, table.size + 1)):
        raise TableError("rank_without_match")
    for name in table.rounds:
        seen: set[int] = set()
        for match in table.of_round(name):
            if seen & set(match.ranks):
                raise TableError("rank_twice_in_a_round", match.code)
            seen |= set(match.ranks)


def _check_codes(table: MatchTable) -> None:
    """Check that codes are unique."""
    codes: set[str] = set()
    for match in table.matches:
        if match.code in codes:
            raise TableError("code_twice", match.code)
        codes.add(match.code)


def _check_order(table: MatchTable) -> None:
    """Check that no later round that is played earlier needs the ranks of a match that waits for its venue (W17)."""
    for place, sitting in enumerate(table.sittings):
        for later in table.sittings[place + 1 :]:
            overtaken = table.rounds.index(later.round) < table.rounds.index(sitting.round)
            if overtaken and sitting.ranks & later.ranks:
                raise TableError("overtakes_a_match", later.matches[0].code)


def _check_brackets(table: MatchTable) -> None:
    """Check that a bracket's label holds for both players of a match, for all results before it (rule 6)."""
    losses = (frozenset({0}),) * table.size
    for name, after in table.possible_losses():
        for match in table.of_round(name):
            possible = losses[match.ranks[0] - 1] | losses[match.ranks[1] - 1]
            if match.bracket != "championship" and {bracket_of(lost) for lost in possible} != {match.bracket}:
                raise TableError("bracket_does_not_hold", match.code)
        losses = after


def bracket_of(losses: int) -> Bracket:
    """Return the bracket for a number of losses: none, one, more (rule 6)."""
    if losses == 0:
        return "winners"
    return "losers" if losses == 1 else "placement"
