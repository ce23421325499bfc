"""A division file of tsh (`.t`), line by line.

Each line is a player; the number of a player is that of the line, comments and empty lines left out. It reads

    Name, First 1234 2 0 5; 400 50 371; p12 1 0 2; board 1 0 3; class B; off -50

a name, a rating (0: none), the opponents round by round (0: a bye, or absent), the scores, and then fields of their
own: `p12` says who started (1 the player, 2 the opponent, 0 neither), `off` that the player has left. The score of a
bye is its spread. A score of 9999 has not been entered yet.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

NO_SCORE = 9999
BYE = 0
_LINE = re.compile(
    r"(?P<name>[^;]*[^;\s\d])\s+(?P<rating>-?\d+(?:\.\d+)?)\s*(?P<opponents>[\d\s]*)"
    r"(?:;\s*(?P<scores>[-\d\s]*)(?P<fields>(?:;[^;]*)*))?\s*"
)


@dataclass(frozen=True, slots=True)
class Line:
    """One player. Lists have an entry a round, as far as there is one; `fields` are all others, by name, as texts."""

    name: str
    rating: float
    opponents: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    def numbers(self, name: str) -> tuple[int, ...]:
        """A field of whole numbers; empty where it is not there or something else."""
        parts = self.fields.get(name, "").split()
        return tuple(map(int, parts)) if all(re.fullmatch(r"-?\d+", part) for part in parts) else ()

    def score(self, round_number: int) -> int | None:
        """The score in a round; None where it has not been entered."""
        known = self.scores[round_number - 1] if round_number <= len(self.scores) else NO_SCORE
        return None if known == NO_SCORE else known


def read_line(text: str) -> Line | None:
    """A player, or None where the line cannot be read."""
    matched = _LINE.fullmatch(text.strip())
    if matched is None:
        return None
    fields = (part.strip().partition(" ") for part in (matched["fields"] or "").split(";") if part.strip())
    return Line(
        name=" ".join(matched["name"].split()),
        rating=float(matched["rating"]),
        opponents=tuple(map(int, matched["opponents"].split())),
        scores=tuple(map(int, (matched["scores"] or "").split())),
        fields={name: value.strip() for name, _, value in fields},
    )


def write_line(line: Line) -> str:
    """The player as tsh reads it."""
    parts = [
        " ".join([line.name, f"{line.rating:g}", *map(str, line.opponents)]),
        " ".join(map(str, line.scores)),
        *(f"{name} {value}".rstrip() for name, value in line.fields.items()),
    ]
    return "; ".join(parts).replace("; ;", ";;")


def write_file(lines: Sequence[Line]) -> str:
    """A whole division."""
    return "".join(f"{write_line(line)}\n" for line in lines)


def fitting_name(name: str) -> str:
    """The name as tsh can read it back: without semicolons, not beginning a comment, not ending in a digit."""
    plain = " ".join(re.sub(r"[;\x00-\x1f]", " ", name).split()).lstrip("#") or "?"
    return f"{plain}." if plain[-1].isdigit() else plain
