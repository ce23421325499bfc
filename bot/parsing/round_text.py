"""A round as text that a director can edit: one game, bye or idle entrant in each line (or between semicolons).

    Ana - Bo
    Cy - #7
    bye Eve
    off Gil
    idle Fay

`off` is a round off, worth what the options say. The first of a game gets seat 0 (in Arimaa: gold). Names are matched
leniently; `#7` is the entrant with that registration number. Pairs that are unchanged keep board and rationale; other
games get the boards that became free, with their labels.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from bot.errors import RoundTextError
from bot.parsing.lines import LONGEST_LINE, SHOWN
from bot.parsing.named_entrants import BETWEEN, NamedEntrants
from bot.text.context import TournamentContext
from bot.text.names import clean
from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.rounds_off import round_off_bye
from formats.core.state import Round
from formats.core.values import EntrantId, pairing_id

MOST_SPLITS = 12
"""Maximum number of ways to split a line into two names that are tried."""

Problem = tuple[str, str, tuple[str, ...]]
Seats = tuple[str, str]

_LINES = re.compile(r"[;\n]")
_BESIDE = re.compile(r"^(bye|off|idle)\s*[:\s]\s*(.+)$", re.IGNORECASE)
_TIGHT = re.compile(r"[-–—]")


def round_text(context: TournamentContext, round_: Round) -> str:
    """Return the current round as text for editing."""
    named = NamedEntrants(context, sorted(round_.pairings.members()))

    def refer(entrant: EntrantId) -> str:
        return named.refer(entrant, misread=_is_misread)

    lines = [" - ".join(map(refer, pairing.seats)) for pairing in round_.pairings.pairings]
    lines += [f"{'off' if bye.is_round_off else 'bye'} {refer(bye.entrant)}" for bye in round_.pairings.byes]
    lines += [f"idle {refer(entrant)}" for entrant in round_.pairings.idle]
    return "\n".join(lines)


def read_round(text: str, context: TournamentContext, round_: Round) -> RoundPairings:
    """Return the pairings that a director wrote for the latest round. Raises `RoundTextError` with every problem.

    Whether all entrants are included is checked by `decide`.
    """
    stage = context.state.stage()
    said = _RoundReader(NamedEntrants(context, sorted({*stage.active, *round_.pairings.members()})))
    for line in _LINES.split(text):
        if clean(line):
            said.read(clean(line))
    if said.problems:
        raise RoundTextError(tuple(said.problems))
    allocated = {bye.entrant: bye for bye in round_.pairings.allocated_byes}
    usual = next((bye.half_points for bye in allocated.values()), Bye(entrant="").half_points)
    rules = context.rules(stage.number)
    return RoundPairings(
        pairings=_seated(said.games, stage.number, round_),
        byes=(
            *(allocated.get(entrant, Bye(entrant=entrant, half_points=usual)) for entrant in said.byes),
            *(round_off_bye(rules, stage, entrant, round_.number) for entrant in said.off),
        ),
        idle=tuple(said.idle),
        label=round_.pairings.label,
        rationale=round_.pairings.rationale,
        facts=round_.pairings.facts,
    )


def _seated(games: Sequence[Seats], stage: int, round_: Round) -> tuple[Pairing, ...]:
    """Return the games on boards: unchanged pairs keep theirs, others fill the gaps."""
    old = {frozenset(pairing.seats): pairing for pairing in round_.pairings.pairings}
    labels = {pairing.board: pairing.label for pairing in round_.pairings.pairings}
    kept = {old[frozenset(seats)].board for seats in games if frozenset(seats) in old}
    free = (board for board in range(1, len(games) + len(old) + 1) if board not in kept)
    seated = []
    for seats in games:
        before = old.pop(frozenset(seats), None)
        if before is None:
            board = next(free)
            number = pairing_id(stage, round_.number, board)
            seated.append(Pairing(id=number, board=board, seats=seats, label=labels.get(board, "")))
        else:
            seated.append(before if before.seats == seats else before.model_copy(update={"seats": seats}))
    return tuple(sorted(seated, key=lambda pairing: pairing.board))


@dataclass
class _RoundReader:
    """Collects the lines of a round."""

    who: NamedEntrants
    games: list[Seats] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)
    off: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def read(self, line: str) -> None:
        """Parse a line, or add its problem."""
        if len(line) > LONGEST_LINE:
            self.problems.append((line[:SHOWN], "not_a_game", ()))
            return
        beside = _BESIDE.match(line)
        if beside:
            entrant = self._one(beside[2])
            if entrant is not None:
                {"bye": self.byes, "off": self.off, "idle": self.idle}[beside[1].lower()].append(entrant)
            return
        splits = list(islice(_splits(line), MOST_SPLITS))
        plain = [seats for first, second in splits if (seats := self._seats(first, second)) is not None]
        if plain:
            self.games.append(plain[0])
        elif splits:
            for part in splits[0]:
                self._one(part)
        else:
            self.problems.append((line, "not_a_game", ()))

    def _seats(self, first: str, second: str) -> Seats | None:
        """Return the two players of a game, or None if a name is ambiguous or unknown."""
        entrants, others = self.who.find(first), self.who.find(second)
        return (entrants[0], others[0]) if len(entrants) == len(others) == 1 else None

    def _one(self, part: str) -> EntrantId | None:
        """Return the entrant of a name, or add a problem."""
        found = self.who.find(part)
        if len(found) == 1:
            return found[0]
        self.problems.append((part, "several" if found else "nobody", found))
        return None


def _is_misread(name: str) -> bool:
    """Return True if a name could be parsed as more than a name."""
    return any(mark.search(name) for mark in (_LINES, _TIGHT, BETWEEN)) or _BESIDE.match(name) is not None


def _splits(line: str) -> Iterator[Seats]:
    """Yield every way to split a line into two names; at a hyphen within words only if there is no other separator."""
    marks = list(BETWEEN.finditer(line)) or list(_TIGHT.finditer(line))
    for mark in marks:
        first, second = line[: mark.start()].strip(), line[mark.end() :].strip()
        if first and second:
            yield first, second
