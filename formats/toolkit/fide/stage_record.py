"""A stage of Herald as the record of a chess tournament, for pairing, tie-breaks and report files.

Seat 0 is white, unless the result names the seat that began. A game that does not count, an open game and a round
without a game or bye are zero-point byes (`Z`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from formats.core.capabilities import ChessLike
from formats.core.model import Bye, Entrant, Pairing
from formats.core.points import USUAL, PointTable
from formats.core.results import FULL_POINT, Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.toolkit.fide.record import BLACK, WHITE, Entry, Player, Points, Tournament, first_colour
from formats.toolkit.point_options import PointOptions

TITLES: Final = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""Titles, the highest first (C.04.2 2.2)."""

INITIAL_COLOUR, ACCELERATED_TO = "initial_colour", "accelerated_to"
"""Facts of round 1: the initial colour that was drawn, and the last player of the accelerated group."""

ABSENT: Final = Entry("Z")
LARGEST_RATING: Final = 9999
TENTHS: Final = 10

_BYES: Final[Mapping[str, str]] = {"allocated": "U", "full": "F", "half": "H", "zero": "Z"}


@dataclass(frozen=True)
class Position:
    """A tournament and the entrant of each number: `order[n - 1]` has number `n`."""

    order: Sequence[EntrantId]
    tournament: Tournament

    def entrant(self, number: int) -> EntrantId:
        """Return the entrant of a number."""
        return self.order[number - 1]


class RecordedAsChess(ChessLike):
    """A format whose stages are chess tournaments of a federation: they have a report file and its tie-breaks."""

    everybody_meets: ClassVar[bool] = False
    """Is it a round robin?"""

    def report_type_of(self, options: Any) -> str:
        """Return the code of the pairing system in report files (record 192), empty if there is none."""
        return ""

    def report_tie_breaks(self, options: Any) -> tuple[str, ...] | None:
        """Return the codes (C.07) of the tie-breaks after points; None if other criteria order the standings."""
        return None

    def chess_record(self, stage: Stage, options: Any) -> Position | None:
        """Return the complete rounds, numbered by seeds; None if a report file cannot have the points table.

        `Tournament.rounds` is the number of these rounds: the planned number is `Format.planned_rounds`.
        """
        table = options.point_table if isinstance(options, PointOptions) else USUAL
        points = points_of(table, getattr(options, "bye_half_points", FULL_POINT))
        if points is None:
            return None
        rounds = complete_rounds(stage)
        players = recorded_players(stage, stage.seeds, rounds)
        colour = first_colour(players)
        return Position(stage.seeds, Tournament(players, len(rounds), colour, points, round_robin=self.everybody_meets))


def points_of(table: PointTable, bye_half_points: int = FULL_POINT) -> Points | None:
    """Return a points table in tenths, None if a report file cannot have it.

    A file has one value each for wins, draws, losses, absences and the pairing-allocated bye, with one decimal.
    `bye_half_points` are the half-points of that bye, for a table that has no value for it.
    """
    bye = table.of_bye(Bye(entrant="", half_points=bye_half_points))
    worth = (table.win, table.tie, table.loss, table.forfeit_loss, bye)
    one_value_each = (
        table.win == table.forfeit_win == table.full_bye
        and table.tie == table.half_bye
        and table.forfeit_loss == table.zero_bye
        and not table.bonuses
    )
    if not one_value_each or any(TENTHS * value % table.scale for value in worth):
        return None
    win, draw, loss, absence, bye = (TENTHS * value // table.scale for value in worth)
    return Points(win=win, draw=draw, loss=loss, absence=absence, bye=bye)


def complete_rounds(stage: Stage) -> list[Round]:
    """Return the rounds before the first one with an open game."""
    rounds: list[Round] = []
    for round_ in stage.rounds:
        if not round_.complete:
            break
        rounds.append(round_)
    return rounds


def recorded_players(stage: Stage, order: Sequence[EntrantId], rounds: Iterable[Round]) -> list[Player]:
    """Return the players of a stage, numbered by `order`, with an entry for each of these rounds."""
    number = {who: place for place, who in enumerate(order, start=1)}
    entries = [_entries(round_, number) for round_ in rounds]
    return [
        _player(stage.entrants[who], place, tuple(row.get(place, ABSENT) for row in entries))
        for who, place in number.items()
    ]


def rating_of(entrant: Entrant) -> int:
    """Return the rating as a whole number if a file can have it, else 0."""
    rating = round(entrant.data.rating or 0)
    return rating if 0 < rating <= LARGEST_RATING else 0


def _player(entrant: Entrant, number: int, entries: tuple[Entry, ...]) -> Player:
    def text(key: str) -> str:
        return str(entrant.data.attributes.get(key) or "").strip()

    return Player(
        number=number,
        entries=entries,
        rating=rating_of(entrant),
        sex=text("sex"),
        title=text("title").upper(),
        federation=text("federation").upper(),
        fide_id=text("fide_id"),
        born=text("born"),
    )


def _entries(round_: Round, number: Mapping[EntrantId, int]) -> dict[int, Entry]:
    """Return the entries of a round by number."""
    found = {number[bye.entrant]: Entry(_BYES[bye.kind]) for bye in round_.pairings.byes}
    for pairing in round_.pairings.pairings:
        if pairing.id in round_.results:
            found.update(_game_entries(pairing, round_.results[pairing.id], number))
    return found


def _game_entries(pairing: Pairing, result: Result, number: Mapping[EntrantId, int]) -> dict[int, Entry]:
    numbers = [number[who] for who in pairing.seats]
    if result.how == "void":
        return dict.fromkeys(numbers, ABSENT)
    letters = "-+" if result.how == "forfeit" else "0=1"
    colours = (BLACK, WHITE) if result.first == pairing.seats[1] else (WHITE, BLACK)
    return {
        mine: Entry(letters[made * (len(letters) - 1) // 2], other, colour)
        for mine, other, made, colour in zip(numbers, numbers[::-1], result.half_points, colours, strict=True)
    }
