"""A round as text that a director can change: one game, bye or idle entrant a line (or between semicolons).

    Ana - Bo
    Cy - #7
    bye Eve
    idle Fay

The first of a game sits in seat 0 (in Arimaa: gold). Names are matched forgivingly; `#7` is the entrant of that number
of registration. Who sits together as before keeps board and rationale; other games get the boards that became free,
and their labels.
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
from formats.core.state import Round
from formats.core.values import EntrantId, pairing_id

MOST_SPLITS = 12
"""How many ways to split a line into two names are tried at most."""

Problem = tuple[str, str, tuple[str, ...]]
Seats = tuple[str, str]

_LINES = re.compile(r"[;\n]")
_BESIDE = re.compile(r"^(bye|idle)\s*[:\s]\s*(.+)$", re.IGNORECASE)
_TIGHT = re.compile(r"[-–—]")


def round_text(context: TournamentContext, round_: Round) -> str:
    """The round as it is now, to be changed."""
    named = NamedEntrants(context, sorted(round_.pairings.members()))

    def refer(entrant: EntrantId) -> str:
        return named.refer(entrant, misread=_is_misread)

    lines = [" - ".join(map(refer, pairing.seats)) for pairing in round_.pairings.pairings]
    lines += [f"bye {refer(bye.entrant)}" for bye in round_.pairings.byes]
    lines += [f"idle {refer(entrant)}" for entrant in round_.pairings.idle]
    return "\n".join(lines)


def read_round(text: str, context: TournamentContext, round_: Round) -> RoundPairings:
    """The pairings a director wrote for the latest round; `RoundTextError` with everything that cannot be read.

    Whether they account for everybody is for `decide` to say.
    """
    stage = context.state.stage()
    said = _Said(NamedEntrants(context, sorted({*stage.active, *round_.pairings.members()})))
    for line in _LINES.split(text):
        if clean(line):
            said.read(clean(line))
    if said.problems:
        raise RoundTextError(tuple(said.problems))
    worth = {bye.entrant: bye for bye in round_.pairings.byes}
    usual = round_.pairings.byes[0].half_points if round_.pairings.byes else Bye(entrant="").half_points
    return RoundPairings(
        pairings=_seated(said.games, stage.number, round_),
        byes=tuple(worth.get(entrant, Bye(entrant=entrant, half_points=usual)) for entrant in said.byes),
        idle=tuple(said.idle),
        label=round_.pairings.label,
        rationale=round_.pairings.rationale,
        facts=round_.pairings.facts,
    )


def _seated(games: Sequence[Seats], stage: int, round_: Round) -> tuple[Pairing, ...]:
    """The games on boards: the same two stay where they were, the others fill the gaps."""
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
class _Said:
    """What the lines say so far."""

    who: NamedEntrants
    games: list[Seats] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def read(self, line: str) -> None:
        """Take in a line, or note what is wrong with it."""
        if len(line) > LONGEST_LINE:
            self.problems.append((line[:SHOWN], "not_a_game", ()))
            return
        beside = _BESIDE.match(line)
        if beside:
            entrant = self._one(beside[2])
            if entrant is not None:
                (self.byes if beside[1].lower() == "bye" else self.idle).append(entrant)
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
        entrants, others = self.who.find(first), self.who.find(second)
        return (entrants[0], others[0]) if len(entrants) == len(others) == 1 else None

    def _one(self, part: str) -> EntrantId | None:
        found = self.who.find(part)
        if len(found) == 1:
            return found[0]
        self.problems.append((part, "several" if found else "nobody", found))
        return None


def _is_misread(name: str) -> bool:
    """Would a name be taken for more than a name?"""
    return any(mark.search(name) for mark in (_LINES, _TIGHT, BETWEEN)) or _BESIDE.match(name) is not None


def _splits(line: str) -> Iterator[Seats]:
    """Every way to take a line apart into two names; a hyphen within words only where nothing plainer is there."""
    marks = list(BETWEEN.finditer(line)) or list(_TIGHT.finditer(line))
    for mark in marks:
        first, second = line[: mark.start()].strip(), line[mark.end() :].strip()
        if first and second:
            yield first, second
