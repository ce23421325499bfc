"""The lines of players (001): columns, and what must agree between the lines of two opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from formats.toolkit.fide.record import NO_COLOUR, PLAYED, RESULTS, Entry, Player, Points
from formats.toolkit.fide.trf.report import FIRST_ROUND, ROUND_WIDTH, ReportError

BYES = "UHFZ"
ABSENT = Entry("Z")
POINTS_END = 84
NAME_START, NAME_END = 14, 47


@dataclass(frozen=True)
class PlayerLine:
    """A line of a player: `points` in tenths as the file has them, `blank` the rounds (from 0) without an entry."""

    line: int
    player: Player
    points: int


def read_player(text: str, line: int) -> PlayerLine:
    """Return the player of a line. Raises `ReportError`."""
    if len(text.rstrip()) < POINTS_END - 3:
        raise ReportError(line, "short_line")
    cells = [text[start : start + ROUND_WIDTH] for start in range(FIRST_ROUND, len(text.rstrip()), ROUND_WIDTH)]
    number = whole(text[4:8], line)
    player = Player(
        number=number,
        entries=tuple(_entry(cell, number, line) for cell in cells),
        sex=text[9].strip(),
        title=text[10:13].strip(),
        name=text[NAME_START:NAME_END].rstrip(),
        rating=whole(text[48:52] if text[48:52].strip() else "0", line),
        federation=text[53:56].strip(),
        fide_id=text[57:68].strip(),
        born=text[69:79].strip(),
        rank=whole(text[85:89] if text[85:89].strip() else "0", line),
    )
    return PlayerLine(line, player, tenths(text[80:84], line))


def national_number(text: str) -> int:
    """Return the number of the player whose national rating a line has; 0 for any other line.

    It is a player's line that begins with the three letters of a federation.
    """
    code, number = text[:3], text[4:8].strip()
    federation = code.isalpha() and not code.upper().startswith(("XX", "BB"))
    return int(number) if federation and number.isdecimal() and len(text) > NAME_END else 0


def with_name(text: str, name: str) -> str:
    """Return a player's line with another name, cut to its columns."""
    return f"{text[:NAME_START]}{name:<{NAME_END - NAME_START}.{NAME_END - NAME_START}}{text[NAME_END:]}"


def whole(text: str, line: int) -> int:
    """Return a whole number; raises `ReportError` for anything else."""
    if not text.strip().isdecimal():
        raise ReportError(line, "bad_number")
    return int(text)


def tenths(text: str, line: int) -> int:
    """Return points as tenths; raises `ReportError` for anything but a number with up to one decimal."""
    units, _, decimals = text.strip().partition(".")
    if not (units + decimals).isdecimal() or len(decimals) > 1:
        raise ReportError(line, "bad_number")
    return 10 * int(units or "0") + int(decimals or "0")


def _entry(cell: str, number: int, line: int) -> Entry:
    """Return the entry of a round: four columns of the opponent, the colour at 6, the result at 8.

    A game without a result is open: it has an opponent and the result `Z`. Lichess writes that letter too.
    """
    opponent, colour, result = cell[:4].strip(), cell[5:6].strip().lower(), cell[7:8].strip().upper()
    if not (opponent or colour or result):
        return ABSENT
    if colour not in {"w", "b", NO_COLOUR, ""}:
        raise ReportError(line, "unknown_colour")
    if result and result not in RESULTS:
        raise ReportError(line, "unknown_result")
    other = whole(opponent or "0", line)
    if other == number:
        raise ReportError(line, "meets_self")
    running = result == "Z" and colour in {"w", "b"}
    if other and result and result in BYES and not running:
        raise ReportError(line, "bye_with_opponent")
    if not other and result in PLAYED:
        raise ReportError(line, "game_without_opponent")
    if not other and result in {"+", "-"}:
        # Older files write byes so.
        result = "F" if result == "+" else "Z"
    return Entry(result or "Z", other, colour or NO_COLOUR)


def in_numerical_order(lines: Sequence[PlayerLine]) -> list[PlayerLine]:
    """Return the lines by number; raises `ReportError` for numbers that occur twice or are left out."""
    known: set[int] = set()
    for one in lines:
        if one.player.number in known:
            raise ReportError(one.line, "number_twice")
        known.add(one.player.number)
    ordered = sorted(lines, key=lambda one: one.player.number)
    for place, one in enumerate(ordered, start=1):
        if one.player.number != place:
            raise ReportError(one.line, "number_missing")
    return ordered


def of_equal_length(lines: Sequence[PlayerLine]) -> tuple[list[PlayerLine], dict[int, str]]:
    """Return the lines with the rounds that were paired, and the byes of the next round that stand behind them.

    A round was paired if it has an opponent or a pairing-allocated bye.
    """
    paired = 0
    for one in lines:
        for number, entry in enumerate(one.player.entries, start=1):
            if entry.opponent or entry.result == "U":
                paired = max(paired, number)
    byes = {one.player.number: one.player.entries[paired].result for one in lines if len(one.player.entries) > paired}
    cut = [
        replace(
            one,
            player=replace(
                one.player, entries=(*one.player.entries[:paired], *[ABSENT] * (paired - len(one.player.entries)))
            ),
        )
        for one in lines
    ]
    return cut, byes


def check_players(lines: Sequence[PlayerLine], points: Points, absent: Mapping[int, str]) -> None:
    """Check that opponents name each other with different colours, and that points are the sum of the results.

    The points of a file may include the bye of the next round. Raises `ReportError` for the first line that is wrong.
    """
    for one in lines:
        player = one.player
        for place, entry in enumerate(player.entries):
            if not entry.opponent:
                continue
            other = lines[entry.opponent - 1].player.entries[place] if entry.opponent <= len(lines) else None
            if other is None or other.opponent != player.number:
                raise ReportError(one.line, "not_mutual")
            if entry.colour == other.colour and entry.colour != NO_COLOUR:
                raise ReportError(one.line, "same_colour")
        total = sum(points.of(entry.result) for entry in player.entries)
        bye = points.of(absent[player.number]) if player.number in absent else 0
        if one.points not in {total, total + bye}:
            raise ReportError(one.line, "points_differ")
