"""Tournaments as plain text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from formats.cli.source import Source
from formats.core.contract import Format
from formats.core.engine import Engine
from formats.core.events import GameTime
from formats.core.model import Bye, Pairing, Reason, RoundPairings, Standing
from formats.core.points import shown
from formats.core.results import Result
from formats.core.state import Round
from formats.core.values import EntrantId, Scalar
from formats.messages.sentences import column_texts, english, message_of, reason_values, variables_of


@dataclass(frozen=True)
class Page:
    """How to speak of a tournament: its names, and the sentences of the stage's system."""

    source: Source
    engine: Engine
    system: Format[Any]
    options: Any

    def pairings(self, pairings: RoundPairings, results: Mapping[str, Result]) -> list[str]:
        """A line a board, then byes and those without a game."""
        worth = self.options.point_table
        lines = [self._board(pairing, results.get(pairing.id)) for pairing in pairings.pairings]
        lines += [f"{self._bye(bye)} ({points(worth.of_bye(bye), worth.scale)})" for bye in pairings.byes]
        if pairings.idle:
            lines.append("   -  no game: " + ", ".join(map(self._name, pairings.idle)))
        return lines

    def _bye(self, bye: Bye) -> str:
        return f"   -  {self._name(bye.entrant)} has {'the round off' if bye.is_round_off else 'a bye'}"

    def _board(self, pairing: Pairing, result: Result | None) -> str:
        sides = self.system.sides or ("", "")
        seats = [
            f"{self._name(entrant)} ({side})" if side else self._name(entrant)
            for entrant, side in zip(pairing.seats, sides, strict=True)
        ]
        label = f"{pairing.label}  " if pairing.label else ""
        return f"{pairing.board:4}  {label}{seats[0]} - {seats[1]}" + ("" if result is None else f"  {score(result)}")

    def round(self, title: str, round_: Round) -> list[str]:
        """A published round with its results."""
        label = f" ({round_.pairings.label})" if round_.pairings.label else ""
        return [f"{title}, round {round_.number}{label}", *self.pairings(round_.pairings, round_.results)]

    def standings(self, standings: Sequence[Standing]) -> list[str]:
        """A table: place, entrant, points, won-lost-tied, tie-breaks."""
        columns = column_texts(self.system.tie_breaks_of(self.options), self.system.key)
        heads = ["", "", "points", "+", "-", "=", *(column.head for column in columns)]
        rows = [
            [
                "-" if line.apart else str(line.rank),
                self._name(line.entrant),
                points(line.points, line.scale),
                str(line.wins),
                str(line.losses),
                str(line.ties),
                *line.tie_breaks,
            ]
            for line in standings
        ]
        return table([heads, *rows])

    def reasons(self, reasons: Iterable[Reason]) -> list[str]:
        """A sentence a line; what a director should look at is marked."""
        return [f"      {'! ' if reason.warning else ''}{self.sentence(reason)}" for reason in reasons]

    def why(self, pairings: RoundPairings, times: Mapping[str, GameTime]) -> list[str]:
        """A round with its rationale."""
        lines = self.reasons(pairings.rationale)
        for pairing in pairings.pairings:
            lines += [self._board(pairing, None), *self.reasons(pairing.reasons)]
            if pairing.id in times:
                time = times[pairing.id]
                lines.append(f"      {'Time' if time.final else 'Tentative time'}: {moment(time.at)}")
                lines += self.reasons(time.reasons)
        for bye in pairings.byes:
            lines += [self._bye(bye), *self.reasons(bye.reasons)]
        return lines

    def sentence(self, reason: Reason) -> str:
        """The reason in words, citing its rule."""
        message = message_of(english(), reason.code, self.system.key)
        if message is None:
            text = reason.code
        else:
            values = reason_values(reason, variables_of(english(), message), self._name, _shown)
            text = english().said(message, values) or reason.code
        return f"{text} [{reason.rule}]" if reason.rule else text

    def _name(self, entrant: EntrantId) -> str:
        return self.source.name(entrant)


def _shown(key: str, value: Scalar) -> str:
    """A parameter: seconds since 1970 where the name ends in `_at`, a length of time where it is `minutes`."""
    if isinstance(value, int) and not isinstance(value, bool):
        if key.endswith("_at"):
            return moment(datetime.fromtimestamp(value, UTC))
        if key == "minutes":
            hours, minutes = divmod(value, 60)
            return f"{hours} h {minutes:02} min" if hours else f"{minutes} min"
    if isinstance(value, float):
        return f"{value:g}"
    return "-" if value is None else str(value)


def moment(at: datetime) -> str:
    """An instant, in UTC."""
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


def points(units: int, scale: int = 2) -> str:
    """Points of which `scale` units make one, by default half-points: `2½`, `7`, `2.25`."""
    whole, rest = divmod(units, scale)
    return f"{whole or ''}½" if 2 * rest == scale else shown(units, scale)


def score(result: Result) -> str:
    """A result by seat: `1-0`, `½-½`, with what is special about it."""
    text = "-".join(map(points, result.half_points))
    if result.scores is not None:
        games = "".join(f" {first}:{second}" for first, second in result.game_scores)
        text += f" ({result.scores[0]}:{result.scores[1]}{',' if games else ''}{games})"
    return text if result.how == "played" else f"{text} {result.how}"


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns beside each other: the second one to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows if column < len(row)) for column in range(max(map(len, rows)))]
    return [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in rows
    ]
